"""A match as text that can be verified: its format, its fingerprint, and the replay as proof."""

import hashlib
import json
import re
from collections.abc import Mapping
from typing import Any

import engine
from engine.chance import commitment, seed_of
from engine.game import AnyGame
from engine.luck import seeded
from engine.state import Result
from service.installation.coded_error import CodedError
from service.language.digits import in_plain_digits
from service.language.terminal import harmless_json
from service.matches.replay import UNDO, again
from service.matches.seeds import WORD

FORMAT = "staffetta-match-1"
LISTED = ("moves", "entries")  # lists with one item a line
MARKS = ("player", "bot", "forced", "timeout", "absent", UNDO)
# Exceptions that a beginning may raise if it has the form of a state but is impossible.
IMPOSSIBLE = (ArithmeticError, AttributeError, LookupError, TypeError, ValueError)
TYPES = {
    "match": str,
    "game": str,
    "rules_version": int,
    "seats": int,
    "players": list,
    "language": str,
    "options": dict,
    "commitment": str,
    "status": str,
    "moves": list,
    "result": dict | None,
    "seed": str | None,
    "fingerprint": str,
}


AGREED = "agreed"  # the reason of a result that the players have agreed on


class Unverified(CodedError):
    """Raised if a text is not a genuine export; `code` is the reason, with facts."""


def with_fingerprint(data: dict[str, Any]) -> str:
    """Return the text of a match, with its fingerprint added."""
    return write({**data, "fingerprint": fingerprint(data)})


def write(data: dict[str, Any]) -> str:
    """Return JSON for people to read: one fact a line, one move a line."""
    return harmless_json(_plain_text(data))


def _plain_text(data: dict[str, Any]) -> str:
    """Return the text without escapes, as earlier releases wrote it.

    Names from a data file of a box's owner may have characters that are unsafe for a terminal.
    """
    lines = []
    for key, value in data.items():
        if key in LISTED and value:
            moves = ",\n  ".join(json.dumps(move, ensure_ascii=False) for move in value)
            lines.append(f" {json.dumps(key)}: [\n  {moves}\n ]")
        else:
            lines.append(f" {json.dumps(key)}: {json.dumps(value, ensure_ascii=False)}")
    return "{\n" + ",\n".join(lines) + "\n}\n"


def fingerprint(data: dict[str, Any]) -> str:
    """Return the SHA-256 of everything but the fingerprint, in a canonical form."""
    rest = {key: value for key, value in data.items() if key != "fingerprint"}
    canonical = json.dumps(rest, sort_keys=True, separators=(",", ":"), ensure_ascii=True)
    return hashlib.sha256(canonical.encode()).hexdigest()


def is_sealed(data: dict[str, Any], text: str) -> bool:
    """True if the text is exactly the export of `data`, with the right fingerprint."""
    is_ours = text in (write(data), _plain_text(data))
    return is_ours and data.get("fingerprint") == fingerprint(data)


def verify(text: str) -> dict[str, Any]:
    """Check an exported match and return it; raises Unverified.

    A finished game is replayed from its seed: commitment, moves and result must match. Of a running
    game only the form can be checked, since its seed is still secret.
    """
    try:
        data = _read(text)
        if not is_sealed(data, text):
            raise Unverified("changed")
        if data["seed"] is not None:
            _replay(data)
        elif data["status"] == "over":
            raise Unverified("no_seed")
    except RecursionError:
        raise Unverified("not_json") from None
    return data


def read_export(text: str, form: str, types: Mapping[str, Any]) -> dict[str, Any]:
    """Parse an export of the format `form`, and check that each value has its type in `types`.

    Raises Unverified.
    """
    try:
        data = json.loads(text)
    except ValueError:
        raise Unverified("not_json") from None
    if not isinstance(data, dict) or data.get("format") != form:
        raise Unverified("not_an_export")
    if not all(name in data and isinstance(data[name], kind) for name, kind in types.items()):
        raise Unverified("not_an_export")
    return data


def _read(text: str) -> dict[str, Any]:
    data = read_export(text, FORMAT, TYPES)
    if data["game"] not in engine.families():
        raise Unverified("unknown_game")
    if not all(_is_move(move) for move in data["moves"]):
        raise Unverified("not_an_export")
    return data


def _is_move(move: Any) -> bool:
    return (
        isinstance(move, list)
        and [type(part) for part in move] == [int, str, str]
        and move[2] in MARKS
    )


def _replay(data: dict[str, Any]) -> None:
    game = engine.load(data["game"])
    try:
        seed = bytes.fromhex(data["seed"])
        state = begun(game, data, seed)
    except (ValueError, engine.BadOption):
        raise Unverified("not_an_export") from None
    if commitment(seed) != data.get("commitment"):
        raise Unverified("other_seed")
    if "server_code" in data and not _is_made_of_words(data):
        raise Unverified("other_words")
    state = _play(game, state, data)
    if ends_early(data):
        if game.result(state) is not None or not _is_told_result(data):
            raise Unverified("other_result")
        return
    if json.loads(json.dumps(game.result(state))) != data.get("result"):
        raise Unverified("other_result")


def ends_early(data: dict[str, Any]) -> bool:
    """True if the moves stop before the end: it was played at a table, or a draw was agreed."""
    return "ended_at_table" in data or is_agreed(data)


def is_agreed(data: Mapping[str, Any]) -> bool:
    """True if the players have agreed on a draw."""
    result = data["result"]
    return isinstance(result, dict) and result.get("reason") == AGREED


def _is_told_result(data: dict[str, Any]) -> bool:
    """True if a result has a valid form: each seat has one place, and all or no seats a score.

    It is for games that ended at a table, or by agreement, since no move proves their result.
    """
    if is_agreed(data) and "ended_at_table" not in data:
        drawn = {"winners": [], "ranking": [[*range(data["seats"])]], "scores": []}
        return bool(data["result"] == {**drawn, "reason": AGREED})
    result, seats = data["result"], range(data["seats"])
    try:
        ranked = sorted(seat for place in result["ranking"] for seat in place)
        scored = [type(score) for score in result["scores"]]
        is_whole = ranked == [*seats] and scored in ([], [int] * len(seats))
        is_whole = is_whole and all(seat in seats for seat in result["winners"])
        words = [data["ended_at_table"], result["reason"]]
    except IMPOSSIBLE:
        return False
    is_known = result.keys() <= Result.__annotations__.keys()
    is_counted = result.get("counted", "score") in ("score", "lead")
    return is_whole and is_known and is_counted and all(isinstance(each, str) for each in words)


def _is_made_of_words(data: dict[str, Any]) -> bool:
    """True if the seed can be derived from the words of the server and the players."""
    word: Any = data.get("server_word")
    words: Any = data.get("player_words")
    if not is_code(word) or not isinstance(words, list) or len(words) != data["seats"]:
        return False
    if not all(each == "" or (isinstance(each, str) and WORD.fullmatch(each)) for each in words):
        return False
    made = commitment(bytes.fromhex(word)), seed_of(word, words).hex()
    return made == (data["server_code"], data["seed"])


def is_code(text: Any) -> bool:
    """True if the text has the form of a SHA-256, which a server's word also has."""
    return isinstance(text, str) and re.fullmatch("[0-9a-f]{64}", text) is not None


def codes_of(data: dict[str, Any]) -> list[str]:
    """Return the shuffle check codes in this match's letters: after everyone joined, and before."""
    return [data["commitment"], *([data["server_code"]] if "server_code" in data else [])]


def _play(game: AnyGame, state: Any, data: dict[str, Any]) -> Any:
    """Replay all moves and return the final state; raises Unverified.

    If the beginning is impossible, the engine may raise any exception; Unverified replaces it.
    """
    played = again(game, state, data["moves"])
    try:
        for number, (seat, action, mark) in enumerate(data["moves"]):
            is_over = game.result(played.state) is not None
            if is_over or played.refusal(seat, action, mark):
                raise Unverified("illegal_move", number=number, action=action)
            played.play(seat, action, mark)
    except IMPOSSIBLE:
        if data.get("begins") is None:
            raise
        raise Unverified("not_an_export") from None
    return played.state


def begun(game: AnyGame, data: dict[str, Any], seed: bytes) -> Any:
    """Return the state before the first move; raises BadOption, or ValueError for a bad beginning.

    A match that continued a table begins from the table's state, with luck from the match's seed.
    """
    options = game.options_then(data["options"], data["rules_version"])
    if data.get("begins") is None:
        return game.setup(data["seats"], options, seed)
    state = game.from_json(data["begins"])
    if (state.seats, state.turn, state.luck) != (data["seats"], 0, seeded(seed)):
        raise ValueError("begins otherwise than it says")
    return state


def plain_code(text: str) -> str | None:
    """Return the 64 digits of a SHA-256 copied from a letter, or None for other text."""
    digits = "".join(in_plain_digits(text).split())
    return digits.lower() if re.fullmatch("[0-9a-fA-F]{64}", digits) else None

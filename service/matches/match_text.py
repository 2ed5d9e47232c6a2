"""A match as text that anybody can check: its form, its fingerprint, and the replay as proof."""

import hashlib
import json
import re
from collections.abc import Mapping
from typing import Any

import engine
from engine.chance import commitment, seed_of
from engine.game import AnyGame
from engine.luck import seeded
from service.language.digits import in_plain_digits
from service.language.terminal import harmless_json
from service.matches.playing_again import UNDO, again
from service.matches.seeds import WORD

FORMAT = "staffetta-match-1"
LISTED = ("moves", "entries")  # with a line for each
MARKS = ("player", "bot", "forced", "timeout", "absent", UNDO)
# What may come of a beginning that is a state by its form and as no game can stand.
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


class Unverified(Exception):
    """The text is not what it claims to be; `code` says what is wrong, with facts."""

    def __init__(self, code: str, **facts: Any) -> None:
        super().__init__(code)
        self.code, self.facts = code, facts


def with_fingerprint(data: dict[str, Any]) -> str:
    """The text of a match, with its fingerprint."""
    return write({**data, "fingerprint": fingerprint(data)})


def write(data: dict[str, Any]) -> str:
    """JSON that a person can read in any terminal: one fact a line, one move a line."""
    return harmless_json(_plain_text(data))


def _plain_text(data: dict[str, Any]) -> str:
    """The same as exports were written before, with whatever an owner's data holds in it."""
    lines = []
    for key, value in data.items():
        if key in LISTED and value:
            moves = ",\n  ".join(json.dumps(move, ensure_ascii=False) for move in value)
            lines.append(f" {json.dumps(key)}: [\n  {moves}\n ]")
        else:
            lines.append(f" {json.dumps(key)}: {json.dumps(value, ensure_ascii=False)}")
    return "{\n" + ",\n".join(lines) + "\n}\n"


def fingerprint(data: dict[str, Any]) -> str:
    """SHA-256 over everything but the fingerprint itself, in one canonical form."""
    rest = {key: value for key, value in data.items() if key != "fingerprint"}
    canonical = json.dumps(rest, sort_keys=True, separators=(",", ":"), ensure_ascii=True)
    return hashlib.sha256(canonical.encode()).hexdigest()


def is_sealed(data: dict[str, Any], text: str) -> bool:
    """Whether this is a text as we write it, of these data, with their fingerprint."""
    is_ours = text in (write(data), _plain_text(data))
    return is_ours and data.get("fingerprint") == fingerprint(data)


def verify(text: str) -> dict[str, Any]:
    """Check an exported match and return it; raises Unverified.

    A finished game is replayed from its seed: the commitment, every move and the result must
    fit. Of an unfinished one only the form can be checked, for its seed is still secret.
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
    """The facts of an export of that form, each of its type; raises Unverified."""
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
    if json.loads(json.dumps(game.result(state))) != data.get("result"):
        raise Unverified("other_result")


def _is_made_of_words(data: dict[str, Any]) -> bool:
    """True if the seed is the one that the server's word and the players' make."""
    word: Any = data.get("server_word")
    words: Any = data.get("player_words")
    if not is_code(word) or not isinstance(words, list) or len(words) != data["seats"]:
        return False
    if not all(each == "" or (isinstance(each, str) and WORD.fullmatch(each)) for each in words):
        return False
    made = commitment(bytes.fromhex(word)), seed_of(word, words).hex()
    return made == (data["server_code"], data["seed"])


def is_code(text: Any) -> bool:
    """True if it is a SHA-256, or a server's word, as exports hold it."""
    return isinstance(text, str) and re.fullmatch("[0-9a-f]{64}", text) is not None


def codes_of(data: dict[str, Any]) -> list[str]:
    """The codes that letters of this match have borne: after everybody had joined, and before."""
    return [data["commitment"], *([data["server_code"]] if "server_code" in data else [])]


def _play(game: AnyGame, state: Any, data: dict[str, Any]) -> Any:
    """All its moves; of a beginning as no game can stand anything may come, and is no export."""
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
    """The state before the first move; raises BadOption, or ValueError for what is none.

    A match that went on from a table begins as that stood, with luck by the match's own seed.
    """
    options = game.options_then(data["options"], data["rules_version"])
    if data.get("begins") is None:
        return game.setup(data["seats"], options, seed)
    state = game.from_json(data["begins"])
    if (state.seats, state.turn, state.luck) != (data["seats"], 0, seeded(seed)):
        raise ValueError("begins otherwise than it says")
    return state


def plain_code(text: str) -> str | None:
    """A published SHA-256 as people copy it from a letter: its 64 digits; None for all else."""
    digits = "".join(in_plain_digits(text).split())
    return digits.lower() if re.fullmatch("[0-9a-fA-F]{64}", digits) else None

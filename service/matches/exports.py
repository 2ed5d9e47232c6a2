"""A match as text that anybody can check: written once, verified without a database.

The text holds no addresses, no links and no standing orders. Until the game is over it holds no
seed, and of a move no more than everybody was told of it.
"""

import hashlib
import json
from collections import defaultdict
from typing import Any

from sqlalchemy import Connection

import engine
from engine.chance import commitment
from service.database.rows import MoveRow
from service.language.terminal import harmless_json
from service.matches import states, store
from service.matches.store import Standing

FORMAT = "staffetta-match-1"
MARKS = ("player", "bot", "forced", "timeout", "absent")
# That a move was ordered beforehand is its owner's secret; that one is an aside, its verb says.
PRIVATE_MARKS = {"order": "player", "aside": "player"}
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


def export(connection: Connection, match_id: str) -> str:
    """The match as JSON text, one move a line."""
    standing = store.load(connection, match_id)
    match = standing.match
    seed, is_over = bytes.fromhex(match.seed), match.status == "over"
    data = {
        "format": FORMAT,
        "match": match.id,
        "game": match.game,
        "rules_version": match.rules_version,
        "seats": match.seats,
        "players": standing.names,
        "language": match.language,
        "options": match.options,
        "commitment": commitment(seed),
        "status": match.status,
        "moves": _course(connection, standing) if is_over else _moves_told(connection, standing),
        "result": match.result,
        "seed": match.seed if is_over else None,
    }
    return _text({**data, "fingerprint": fingerprint(data)})


def _moves(connection: Connection, standing: Standing) -> list[list[Any]]:
    return [_row(move) for move in states.moves_of(connection, standing.match.id)]


def _course(connection: Connection, standing: Standing) -> list[list[Any]]:
    """The moves with what was done beside them: nothing of it is secret any more."""
    return [_row(step) for step in states.course_of(connection, standing.match.id)]


def _row(step: states.Step) -> list[Any]:
    mark = step.mark if isinstance(step, MoveRow) else "aside"
    return [step.seat, step.action, PRIVATE_MARKS.get(mark, mark)]


def _moves_told(connection: Connection, standing: Standing) -> list[list[Any]]:
    """The moves of a game in course, as a spectator may know them."""
    told: dict[int, set[tuple[str, Any]]] = defaultdict(set)
    for event in store.events(connection, standing, None, 0):
        told[event["turn"]] |= _named(event)
    moves = _moves(connection, standing)
    return [
        [seat, _as_told(standing.game, action, told[number]), mark]
        for number, (seat, action, mark) in enumerate(moves)
    ]


def _as_told(game: Any, action: str, told: set[tuple[str, Any]]) -> str:
    """The action, or its verb alone where it names what was not told to everybody."""
    facts = {**(game.describe(action) or {})}
    for name in ("kind", "group"):
        facts.pop(name, None)
    return action if _named(facts) <= told else f"{action.partition(' ')[0]} ?"


def _named(facts: dict[str, Any]) -> set[tuple[str, Any]]:
    """What some facts name, each with its noun: ("card", "m6")."""
    named = set()
    for name, value in facts.items():
        noun = name.rpartition("_")[2].removesuffix("s")
        named |= {(noun, each) for each in (value if isinstance(value, list) else [value])}
    return named


def _text(data: dict[str, Any]) -> str:
    """JSON that a person can read in any terminal: one fact a line, one move a line."""
    return harmless_json(_plain_text(data))


def _plain_text(data: dict[str, Any]) -> str:
    """The same as exports were written before, with whatever an owner's data holds in it."""
    lines = []
    for key, value in data.items():
        if key == "moves" and value:
            moves = ",\n  ".join(json.dumps(move, ensure_ascii=False) for move in value)
            lines.append(f' "moves": [\n  {moves}\n ]')
        else:
            lines.append(f" {json.dumps(key)}: {json.dumps(value, ensure_ascii=False)}")
    return "{\n" + ",\n".join(lines) + "\n}\n"


def fingerprint(data: dict[str, Any]) -> str:
    """SHA-256 over everything but the fingerprint itself, in one canonical form."""
    rest = {key: value for key, value in data.items() if key != "fingerprint"}
    canonical = json.dumps(rest, sort_keys=True, separators=(",", ":"), ensure_ascii=True)
    return hashlib.sha256(canonical.encode()).hexdigest()


def verify(text: str) -> dict[str, Any]:
    """Check an exported match and return it; raises Unverified.

    A finished game is replayed from its seed: the commitment, every move and the result must
    fit. Of an unfinished one only the form can be checked, for its seed is still secret.
    """
    try:
        data = _read(text)
        if data.get("fingerprint") != fingerprint(data) or text not in (
            _text(data),
            _plain_text(data),
        ):
            raise Unverified("changed")
        if data["seed"] is not None:
            _replay(data)
        elif data["status"] == "over":
            raise Unverified("no_seed")
    except RecursionError:
        raise Unverified("not_json") from None
    return data


def _read(text: str) -> dict[str, Any]:
    try:
        data = json.loads(text)
    except ValueError:
        raise Unverified("not_json") from None
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise Unverified("not_an_export")
    if not all(name in data and isinstance(data[name], kind) for name, kind in TYPES.items()):
        raise Unverified("not_an_export")
    if data["game"] not in engine.games():
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
    game = engine.games()[data["game"]]
    try:
        seed = bytes.fromhex(data["seed"])
        options = game.options_then(data["options"], data["rules_version"])
        state = game.setup(data["seats"], options, seed)
    except (ValueError, engine.BadOption):
        raise Unverified("not_an_export") from None
    if commitment(seed) != data.get("commitment"):
        raise Unverified("other_seed")
    for number, (seat, action, _) in enumerate(data["moves"]):
        if game.result(state) is not None or game.refusal(state, seat, action):
            raise Unverified("illegal_move", number=number, action=action)
        game.play(state, seat, action)
    if json.loads(json.dumps(game.result(state))) != data.get("result"):
        raise Unverified("other_result")

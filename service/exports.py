"""A match as text that anybody can check: written once, verified without a database.

The text holds no addresses and no links; the seed stands in it only when the game is over.
"""

import hashlib
import json
from typing import Any

from sqlalchemy import Connection

import engine
from engine.chance import commitment
from service import store

FORMAT = "staffetta-match-1"


class Unverified(Exception):
    """The text is not what it claims to be; `code` says what is wrong, with facts."""

    def __init__(self, code: str, **facts: Any) -> None:
        super().__init__(code)
        self.code, self.facts = code, facts


def export(connection: Connection, match_id: str) -> str:
    """The match as JSON text, one move a line."""
    standing = store.load(connection, match_id)
    match = standing.match
    seed = bytes.fromhex(match.seed)
    data = {
        "format": FORMAT,
        "match": match.id,
        "game": match.game,
        "rules_version": match.rules_version,
        "seats": match.seats,
        "players": standing.names,
        "options": json.loads(match.options),
        "commitment": commitment(seed),
        "status": match.status,
        "moves": [
            [move.seat, move.action, move.mark] for move in store.moves_of(connection, match_id)
        ],
        "result": json.loads(match.result) if match.result else None,
        "seed": match.seed if match.status == "over" else None,
    }
    return _text({**data, "fingerprint": fingerprint(data)})


def _text(data: dict[str, Any]) -> str:
    """JSON that a person can read: one fact a line, one move a line."""
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
    data = _read(text)
    if data.get("fingerprint") != fingerprint(data):
        raise Unverified("changed")
    if data["seed"] is not None:
        _replay(data)
    elif data["status"] == "over":
        raise Unverified("no_seed")
    return data


def _read(text: str) -> dict[str, Any]:
    try:
        data = json.loads(text)
    except (ValueError, RecursionError):
        raise Unverified("not_json") from None
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise Unverified("not_an_export")
    if data.get("game") not in engine.games():
        raise Unverified("unknown_game")
    if not all(_is_move(move) for move in _list(data.get("moves"))) or "seed" not in data:
        raise Unverified("not_an_export")
    return data


def _list(value: Any) -> list[Any]:
    return value if isinstance(value, list) else [None]


def _is_move(move: Any) -> bool:
    return (
        isinstance(move, list)
        and len(move) == 3
        and isinstance(move[0], int)
        and isinstance(move[1], str)
    )


def _replay(data: dict[str, Any]) -> None:
    game = engine.games()[data["game"]]
    try:
        seed = bytes.fromhex(data["seed"])
        state = game.setup(data["seats"], data["options"], seed)
    except (ValueError, TypeError, engine.BadOption):
        raise Unverified("not_an_export") from None
    if commitment(seed) != data.get("commitment"):
        raise Unverified("other_seed")
    for number, (seat, action, _) in enumerate(data["moves"]):
        if game.refusal(state, seat, action):
            raise Unverified("illegal_move", number=number, action=action)
        game.play(state, seat, action)
    if json.loads(json.dumps(game.result(state))) != data.get("result"):
        raise Unverified("other_result")

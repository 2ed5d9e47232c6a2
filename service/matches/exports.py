"""Export of a match as text that can be verified.

The text has no addresses, links or standing orders. Before the end of the match it has no seed, and
only those parts of its moves that everybody could see.
"""

from collections import defaultdict
from typing import Any

from sqlalchemy import Connection

from engine.game import AnyGame
from engine.table import plain
from service.database.rows import MoveRow
from service.language.words import speaker
from service.matches import hash_chain, match_text, seeds, shown_names, states, store
from service.matches.store import LoadedMatch

# An order's move is marked as the player's: orders are secret. An aside is known by its verb.
PRIVATE_MARKS = {"order": "player", "aside": "player"}


def export(connection: Connection, match_id: str) -> str:
    """Return the match as JSON text, one move a line."""
    loaded = store.load(connection, match_id)
    match = loaded.match
    is_over = match.status == "over"
    data = {
        "format": match_text.FORMAT,
        "match": match.id,
        "game": match.game,
        "rules_version": match.rules_version,
        "seats": match.seats,
        "players": shown_names.of_match(loaded, speaker(match.language)),
        "language": match.language,
        "options": match.options,
        "commitment": seeds.code_of(match),
        "status": match.status,
        "moves": _course(connection, loaded) if is_over else _moves_told(connection, loaded),
        "result": match.result,
        "seed": match.seed if is_over else None,
        **_words(loaded),
    }
    if match.table_id is not None and is_over:
        data["ended_at_table"] = match.table_id
    if match_text.ends_early(data):
        data["result"] = plain(match.result or {})
    if match.begins is not None and is_over:
        data["begins"] = match.begins
    return match_text.with_fingerprint(data)


def _words(loaded: LoadedMatch) -> dict[str, Any]:
    """Return the words of the seed (see seeds.py) that may be published now.

    The hash of the server's word may always be published, the word itself only once the match is
    over. The players' words may be published once there is a seed.
    """
    match = loaded.match
    if match.word is None:
        return {}
    told: dict[str, Any] = {"server_code": seeds.code_of_word(match)}
    if match.seed:
        told["player_words"] = [seat.word for seat in loaded.seats]
    if match.status == "over":
        told["server_word"] = match.word
    return told


def _course(connection: Connection, loaded: LoadedMatch) -> list[list[Any]]:
    """Return the moves with the out-of-turn actions; nothing is secret after the end."""
    return [_row(step) for step in states.course_of(connection, loaded.match.id)]


def _row(step: hash_chain.Step) -> list[Any]:
    mark = step.mark if isinstance(step, MoveRow) else "aside"
    return [step.seat, step.action, PRIVATE_MARKS.get(mark, mark)]


def _moves_told(connection: Connection, loaded: LoadedMatch) -> list[list[Any]]:
    """Return the moves of a running game that a spectator may know, as [seat, action, mark]."""
    told: dict[int, set[tuple[str, Any]]] = defaultdict(set)
    happened = store.events(connection, loaded, None, 0)
    for event in happened + store.fallen_events(connection, loaded, None, 0):
        told[event["turn"]] |= _named(event)
    moves = [_row(move) for move in states.moves_of(connection, loaded.match.id)]
    return [
        [seat, _as_told(loaded.game, action, told[number]), mark]
        for number, (seat, action, mark) in enumerate(moves)
    ]


def _as_told(game: AnyGame, action: str, told: set[tuple[str, Any]]) -> str:
    """Return the action, or only its verb if it names something that is not in `told`."""
    facts = {**(game.describe(action) or {})}
    for name in ("kind", "group"):
        facts.pop(name, None)
    return action if _named(facts) <= told else f"{action.partition(' ')[0]} ?"


def _named(facts: dict[str, Any]) -> set[tuple[str, Any]]:
    """Return pairs of noun and name from some facts, such as ("card", "m6")."""
    named = set()
    for name, value in facts.items():
        noun = name.rpartition("_")[2].removesuffix("s")
        named |= {(noun, each) for each in (value if isinstance(value, list) else [value])}
    return named

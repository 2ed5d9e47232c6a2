"""What a match has come to: the engine's state, read or rebuilt, and whether its moves are whole.

The truth is the seed and the moves. `match.state` is the engine's state without its log, kept so
that a turn costs the same at move 5 and at move 500; it is thrown away and rebuilt at will. Each
move bears a seal over itself and the seal before it, and the match the last one: an entry that
was changed, taken out or put in by hand or by a fault is found by its number.
"""

import logging
from hashlib import sha256
from typing import Any

from sqlalchemy import Connection, bindparam, select
from sqlalchemy.exc import SQLAlchemyError

import engine
from engine.game import AnyGame
from service.database.models import MATCH, MOVE
from service.database.rows import AsideRow, MatchRow, MoveRow, fetch_all, from_json, to_json
from service.database.statements import Query
from service.matches import asides, recent

log = logging.getLogger(__name__)
Step = MoveRow | AsideRow  # of a match's course
SEALED = ("number", "seat", "action", "mark", "asked_turn", "at", "told")
SEAL_LENGTH = 32
MOVES_OF = Query(
    select(MOVE)
    .where(MOVE.c.match_id == bindparam("of"), MOVE.c.number >= bindparam("since"))
    .order_by(MOVE.c.number),
    MoveRow,
)
IN_PLAY, PLAYED = ("running",), ("running", "over")


class Unreadable(Exception):
    """A match whose stored state cannot be read, and which its moves do not give again.

    `language` is that of whoever wanted to see it.
    """

    def __init__(self, match_id: str, why: str) -> None:
        super().__init__(f"{match_id}: {why}")
        self.match_id, self.language = match_id, ""


def moves_of(connection: Connection, match_id: str, since: int = 0) -> list[MoveRow]:
    """The moves from that number on, in order."""
    return MOVES_OF.all(connection, of=match_id, since=since)


def course_of(connection: Connection, match_id: str) -> list[Step]:
    """The moves, and before each what was done aside since the last."""
    said = asides.of_match(connection, match_id)
    return sorted([*said, *moves_of(connection, match_id)], key=_place)


def _place(step: Step) -> tuple[int, int, int]:
    """An aside stands before the move that has the number of its turn."""
    return (step.number, 1, 0) if isinstance(step, MoveRow) else (step.turn, 0, step.number)


def play_again(game: AnyGame, state: Any, step: Step) -> None:
    """A move or an aside as it was stored."""
    game.play(state, step.seat, step.action)
    if isinstance(step, MoveRow) and state.turn == step.number:
        state.turn += 1  # in old matches an aside counted as a turn


# --- the state -------------------------------------------------------------


def state_of(connection: Connection, match: MatchRow) -> Any:
    """The present state, None before the start; raises Unreadable."""
    if match.state_json is None:
        return None
    game = engine.games().get(match.game)
    if game is None:
        raise Unreadable(match.id, "no such game")
    known = recent.recall(game, match.state_json)
    if known is not None and known.turn == match.turn:
        return known
    if match.rules_version != game.rules_version:
        return game.forget(_rebuilt(connection, match))
    try:
        state = game.from_json({**(match.state or {}), "log": []})
        if state.turn == match.turn:
            return state
        why = f"of turn {state.turn}, not {match.turn}"
    except Exception as error:  # whatever is wrong with it, the moves are there still
        why = type(error).__name__
    name = f"{match.id} {match.turn} {match.state_json}"  # for two may have the same rubbish stored
    state = recent.recall(game, name)
    if state is None:
        state = game.forget(_rebuilt(connection, match))
        log.warning("a state was rebuilt from its moves", extra={"match": match.id, "why": why})
        recent.remember(game, name, state)
    return state


def _rebuilt(connection: Connection, match: MatchRow) -> Any:
    """The state that the moves lead to, its log with it; raises Unreadable."""
    try:
        state = replay(connection, match)
    except SQLAlchemyError:
        raise
    except Exception as error:
        raise Unreadable(match.id, type(error).__name__) from error
    if state.turn != match.turn:
        raise Unreadable(match.id, f"the moves lead to turn {state.turn}")
    return state


def begun(game: AnyGame, match: MatchRow) -> Any:
    """The state before the first move: the set-up by the seed, or what a table had come to."""
    if match.begins is not None:
        return game.from_json(match.begins)
    return game.setup(match.seats, match.options, bytes.fromhex(match.seed))


def replay(connection: Connection, match: MatchRow, turn: int | None = None) -> Any:
    """The state that the seed and the moves give under the present rules; at that turn, or now."""
    game = engine.games()[match.game]
    state = begun(game, match)
    for step in course_of(connection, match.id):
        if state.turn == turn:
            break
        play_again(game, state, step)
    return state


def log_of(connection: Connection, match: MatchRow, since: int) -> list[Any]:
    """What the engine logs from that turn on when the match is played again; raises Unreadable."""
    return [entry for entry in _rebuilt(connection, match).log if entry[0] >= since]


# --- seals -----------------------------------------------------------------


def seal_in_order(last: str, rows: list[dict[str, Any]]) -> str:
    """Give each row of a move its seal, and return the last."""
    for row in rows:
        last = row["seal"] = _seal(last, [row[name] for name in SEALED])
    return last


def _seal(last: str, entry: list[Any]) -> str:
    return sha256(f"{last} {entry!r}".encode()).hexdigest()[:SEAL_LENGTH]


def _sealed(move: MoveRow) -> list[Any]:
    """What the seal of a move is over, in the order of SEALED."""
    of_whom = [move.number, move.seat, move.action, move.mark]
    return [*of_whom, move.asked_turn, move.at, move.told_json]


def first_broken(match: MatchRow, moves: list[MoveRow]) -> int | None:
    """The number of the first move that is not as it was stored; None where all are.

    Moves of before there were seals have none, and stand before all others.
    """
    last = ""
    for place, move in enumerate(moves):
        if move.number != place:
            return place
        if not move.seal and not last:
            continue
        last = _seal(last, _sealed(move))
        if move.seal != last:
            return move.number
    return None if last == match.seal and len(moves) == match.turn else len(moves)


# --- looking for what is wrong ---------------------------------------------


def misfits(connection: Connection, every: bool) -> list[tuple[str, str | None]]:
    """Each match (running ones, or all) with what no longer fits the present rules, or None."""
    wanted = PLAYED if every else IN_PLAY
    query = select(MATCH).where(MATCH.c.status.in_(wanted))
    matches = fetch_all(connection, query, MatchRow)
    return [(match.id, _misfit(connection, match)) for match in matches]


def _misfit(connection: Connection, match: MatchRow) -> str | None:
    moves = moves_of(connection, match.id)
    broken = first_broken(match, moves)
    if broken is not None:
        changed = [move.action for move in moves if move.number == broken]
        return f"{broken}: {' '.join([*changed, '(changed)'])}"
    game = engine.games().get(match.game)
    if game is None:
        return "game"
    try:
        return _first_refused(game, match, course_of(connection, match.id)) or _other_state(
            connection, game, match
        )
    except engine.BadOption as bad:
        return f"{bad.data['option']} ({bad.data['code']})"
    except (ValueError, TypeError):
        return "options"


def _first_refused(game: AnyGame, match: MatchRow, steps: list[Step]) -> str | None:
    state = begun(game, match)
    for step in steps:
        refusal = game.refusal(state, step.seat, step.action)
        if refusal:
            return f"{state.turn}: {step.action} ({refusal['code']})"
        play_again(game, state, step)
    return None


def _other_state(connection: Connection, game: AnyGame, match: MatchRow) -> str | None:
    """Whether what is stored is another state than the moves lead to."""
    if match.rules_version != game.rules_version:
        return None
    present = from_json(to_json(game.to_json(replay(connection, match))))
    del present["log"]
    try:
        return None if match.state == present else "state"
    except ValueError:
        return "state"


def unreadable(connection: Connection) -> list[str]:
    """The running matches that cannot be shown to anybody."""
    return [match.id for match in _running(connection) if not is_readable(connection, match)]


def is_readable(connection: Connection, match: MatchRow) -> bool:
    """Whether its state can be had at all."""
    try:
        state_of(connection, match)
    except Unreadable:
        return False
    return True


def damaged(connection: Connection) -> list[str]:
    """The running matches of which a move is not as it was stored."""
    return [
        match.id
        for match in _running(connection)
        if first_broken(match, moves_of(connection, match.id)) is not None
    ]


def _running(connection: Connection) -> list[MatchRow]:
    query = select(MATCH).where(MATCH.c.status.in_(IN_PLAY)).order_by(MATCH.c.id)
    return fetch_all(connection, query, MatchRow)

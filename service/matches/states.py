"""State of a match: decoded or replayed, with checks that its moves are unchanged.

Seed and moves are the truth. `match.state` is a cache: the engine's state without its log, kept so
that a turn costs the same at move 5 and move 500. Hash chains show entries that were changed.
"""

import logging
from collections.abc import Iterator
from typing import Any

from sqlalchemy import Connection, bindparam, select
from sqlalchemy.exc import SQLAlchemyError

import engine
from engine.game import AnyGame
from service.database.rows import MATCH, MOVE, MatchRow, MoveRow, fetch_all, from_json, to_json
from service.database.statements import Query
from service.matches import hash_chain, out_of_turn, state_cache
from service.matches.hash_chain import Step
from service.matches.replay import Again, Line, again
from service.matches.undo import undone

log = logging.getLogger(__name__)
MOVES_OF = Query(
    select(MOVE)
    .where(MOVE.c.match_id == bindparam("of"), MOVE.c.number >= bindparam("since"))
    .order_by(MOVE.c.number),
    MoveRow,
)
IN_PLAY, PLAYED = ("running",), ("running", "over")


class Unreadable(Exception):
    """Raised if a match can neither be decoded nor replayed.

    `language` is the language of the reader who wanted to see the match.
    """

    def __init__(self, match_id: str, why: str) -> None:
        super().__init__(f"{match_id}: {why}")
        self.match_id, self.language = match_id, ""


def moves_of(connection: Connection, match_id: str, since: int = 0) -> list[MoveRow]:
    """Return a match's moves from the number `since` on, in order."""
    return MOVES_OF.all(connection, of=match_id, since=since)


def course_of(connection: Connection, match_id: str) -> list[Step]:
    """Return the moves and out-of-turn actions in order; actions precede the move of their turn."""
    said = out_of_turn.of_match(connection, match_id)
    return sorted([*said, *moves_of(connection, match_id)], key=_place)


def _place(step: Step) -> tuple[int, int, int]:
    """Return a sort key: an out-of-turn action precedes the move with its turn's number."""
    return (step.number, 1, 0) if isinstance(step, MoveRow) else (step.turn, 0, step.number)


def line_of(step: Step) -> Line:
    """Return a step as (seat, action, mark), so that it can be replayed."""
    return step.seat, step.action, step.mark if isinstance(step, MoveRow) else "aside"


def _play_again(played: Again, step: Step) -> None:
    """Replay a stored move or out-of-turn action."""
    played.play(*line_of(step))
    if isinstance(step, MoveRow) and played.state.turn == step.number:
        played.state.turn += 1  # in old matches out-of-turn actions counted as turns


def _begun_again(game: AnyGame, match: MatchRow, steps: list[Step]) -> Again:
    return again(game, begun(game, match), map(line_of, steps))


# --- the state -------------------------------------------------------------


def state_of(connection: Connection, match: MatchRow) -> Any:
    """Return the current state, None before the start; raises Unreadable."""
    if match.state_json is None:
        return None
    game = engine.games().get(match.game)
    if game is None:
        raise Unreadable(match.id, "no such game")
    known = state_cache.recall(game, match.state_json)
    if known is not None and known.turn == match.turn:
        return known
    if match.rules_version != game.rules_version:
        return game.forget(_rebuilt(connection, match))
    try:
        state = game.from_json({**(match.state or {}), "log": []})
        if state.turn == match.turn:
            return state
        why = f"of turn {state.turn}, not {match.turn}"
    except Exception as error:  # the moves are still there
        why = type(error).__name__
    name = f"{match.id} {match.turn} {match.state_json}"  # two matches may store the same bad text
    state = state_cache.recall(game, name)
    if state is None:
        state = game.forget(_rebuilt(connection, match))
        log.warning("a state was rebuilt from its moves", extra={"match": match.id, "why": why})
        state_cache.remember(game, name, state)
    return state


def _rebuilt(connection: Connection, match: MatchRow) -> Any:
    """Return the state from a replay, with its log; raises Unreadable."""
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
    """Return the state before the first move: the seeded set-up, or a table's state."""
    if match.begins is not None:
        return game.from_json(match.begins)
    return game.setup(match.seats, match.options, bytes.fromhex(match.seed))


def replay(connection: Connection, match: MatchRow, turn: int | None = None) -> Any:
    """Return the state of a replay under the current rules at `turn`, or after the last move."""
    steps = course_of(connection, match.id)
    played = _begun_again(engine.games()[match.game], match, steps)
    for step in steps:
        if played.state.turn == turn:
            break
        _play_again(played, step)
    return played.state


def played_till(connection: Connection, match: MatchRow, *numbers: int) -> Again:
    """Replay the match, and keep the states before the moves of those numbers.

    These states show the choices that a move had, and let it be undone.
    """
    steps = course_of(connection, match.id)
    played = _begun_again(engine.games()[match.game], match, steps)
    played.wanted.update(numbers)
    for step in steps:
        _play_again(played, step)
    return played


def walk(connection: Connection, match: MatchRow) -> Iterator[Any]:
    """Yield the state at the start of a replay and after each step.

    It is always the same object, changed in place.
    """
    steps = course_of(connection, match.id)
    played = _begun_again(engine.games()[match.game], match, steps)
    yield played.state
    for step in steps:
        _play_again(played, step)
        yield played.state


def log_of(connection: Connection, match: MatchRow, since: int) -> list[Any]:
    """Return the engine's log of a replay from turn `since` on; raises Unreadable."""
    return [entry for entry in _rebuilt(connection, match).log if entry[0] >= since]


# --- looking for what is wrong ---------------------------------------------


def misfits(connection: Connection, every: bool) -> list[tuple[str, str | None]]:
    """Return the id of each running match, and its fault under the current rules.

    With `every`, finished matches are included. The fault is None if a replay shows none.
    """
    wanted = PLAYED if every else IN_PLAY
    query = select(MATCH).where(MATCH.c.status.in_(wanted))
    matches = fetch_all(connection, query, MatchRow)
    return [(match.id, _misfit(connection, match)) for match in matches]


def _misfit(connection: Connection, match: MatchRow) -> str | None:
    changed = _changed(connection, match)
    if changed:
        return changed
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


def _changed(connection: Connection, match: MatchRow) -> str | None:
    """Describe the first changed move, else the first changed out-of-turn action; None if none."""
    moves, said = moves_of(connection, match.id), out_of_turn.of_match(connection, match.id)
    broken = hash_chain.first_broken(moves, match.seal)
    if broken is None and len(moves) != match.turn:
        broken = len(moves)
    if broken is not None:
        return _named(str(broken), [move.action for move in moves if move.number == broken])
    broken = hash_chain.first_broken(said, match.aside_seal)
    if broken is not None:
        return _named(f"aside {broken}", [each.action for each in said if each.number == broken])
    return None


def _named(place: str, actions: list[str]) -> str:
    return f"{place}: {' '.join([*actions, '(changed)'])}"


def _first_refused(game: AnyGame, match: MatchRow, steps: list[Step]) -> str | None:
    played = _begun_again(game, match, steps)
    for step in steps:
        refusal = played.refusal(*line_of(step))
        if refusal:
            return f"{played.state.turn}: {step.action} ({refusal['code']})"
        _play_again(played, step)
    return None


def _other_state(connection: Connection, game: AnyGame, match: MatchRow) -> str | None:
    """Return the name of a column that differs from a replay, taken_back or state, or None."""
    if match.taken_back != undone.spans(moves_of(connection, match.id)):
        return "taken_back"
    if match.rules_version != game.rules_version:
        return None
    present = from_json(to_json(game.to_json(replay(connection, match))))
    del present["log"]
    try:
        return None if match.state == present else "state"
    except ValueError:
        return "state"


def unreadable(connection: Connection, after: str, most: int) -> list[tuple[str, bool]]:
    """Return ids of the next running matches after `after`, each with True if it is unreadable."""
    matches = _running(connection, after, most)
    return [(match.id, not is_readable(connection, match)) for match in matches]


def is_readable(connection: Connection, match: MatchRow) -> bool:
    """True if the match's state can be decoded or replayed."""
    try:
        state_of(connection, match)
    except Unreadable:
        return False
    return True


def damaged(connection: Connection, after: str, most: int) -> list[tuple[str, bool]]:
    """Return ids of the next running matches after `after`, each with True if a move was changed.

    A changed out-of-turn action counts too.
    """
    matches = _running(connection, after, most)
    return [(match.id, _changed(connection, match) is not None) for match in matches]


def positions(connection: Connection, after: str, most: int) -> list[tuple[str, str]]:
    """Return ids of the next begun matches after `after`, each with a text of its position.

    The text begins with the match's first changed move, or None.
    """
    return [(match.id, _position(connection, match)) for match in _next(connection, after, most)]


def _position(connection: Connection, match: MatchRow) -> str:
    changed = _changed(connection, match)
    try:
        state = state_of(connection, match) if match.status in IN_PLAY else None
    except Unreadable as unreadable:
        return f"{changed} {unreadable}"
    game = engine.games().get(match.game)
    return f"{changed} {to_json(game.to_json(state)) if game and state else match.status}"


def _running(connection: Connection, after: str, most: int) -> list[MatchRow]:
    """Return the next running matches after the id `after`, at most `most`, in order of id."""
    return _next(connection, after, most, IN_PLAY)


def _next(
    connection: Connection, after: str, most: int, statuses: tuple[str, ...] = PLAYED
) -> list[MatchRow]:
    query = select(MATCH).where(MATCH.c.status.in_(statuses), MATCH.c.id > after)
    return fetch_all(connection, query.order_by(MATCH.c.id).limit(most), MatchRow)

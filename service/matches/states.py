"""What a match has come to: the engine's state, read or rebuilt, and whether its moves are whole.

The truth is the seed and the moves. `match.state` is the engine's state without its log, kept so
that a turn costs the same at move 5 and at move 500; it is thrown away and rebuilt at will. What
was done bears seals, by which an entry that is not as it was stored is found.
"""

import logging
from collections.abc import Iterator
from typing import Any

from sqlalchemy import Connection, bindparam, select
from sqlalchemy.exc import SQLAlchemyError

import engine
from engine.game import AnyGame
from service.database.models import MATCH, MOVE
from service.database.rows import MatchRow, MoveRow, fetch_all, from_json, to_json
from service.database.statements import Query
from service.matches import asides, recent, seals, taken_back
from service.matches.playing_again import Again, Line, again
from service.matches.seals import Step

log = logging.getLogger(__name__)
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


def line_of(step: Step) -> Line:
    """A move or an aside as it can be played again."""
    return step.seat, step.action, step.mark if isinstance(step, MoveRow) else "aside"


def _play_again(played: Again, step: Step) -> None:
    """A move or an aside as it was stored."""
    played.play(*line_of(step))
    if isinstance(step, MoveRow) and played.state.turn == step.number:
        played.state.turn += 1  # in old matches an aside counted as a turn


def _begun_again(game: AnyGame, match: MatchRow, steps: list[Step]) -> Again:
    return again(game, begun(game, match), map(line_of, steps))


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
    steps = course_of(connection, match.id)
    played = _begun_again(engine.games()[match.game], match, steps)
    for step in steps:
        if played.state.turn == turn:
            break
        _play_again(played, step)
    return played.state


def played_till(connection: Connection, match: MatchRow, *numbers: int) -> Again:
    """The match played again till now, with what stood before the moves of those numbers kept.

    So it is known what one of them was chosen from, and it can be taken back.
    """
    steps = course_of(connection, match.id)
    played = _begun_again(engine.games()[match.game], match, steps)
    played.wanted.update(numbers)
    for step in steps:
        _play_again(played, step)
    return played


def walk(connection: Connection, match: MatchRow) -> Iterator[Any]:
    """The match played again from its beginning: the state after each of its moves, played on."""
    steps = course_of(connection, match.id)
    played = _begun_again(engine.games()[match.game], match, steps)
    yield played.state
    for step in steps:
        _play_again(played, step)
        yield played.state


def log_of(connection: Connection, match: MatchRow, since: int) -> list[Any]:
    """What the engine logs from that turn on when the match is played again; raises Unreadable."""
    return [entry for entry in _rebuilt(connection, match).log if entry[0] >= since]


# --- looking for what is wrong ---------------------------------------------


def misfits(connection: Connection, every: bool) -> list[tuple[str, str | None]]:
    """Each match (running ones, or all) with what no longer fits the present rules, or None."""
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
    """The first move that is not as it was stored, else the first aside; None where all are."""
    moves, said = moves_of(connection, match.id), asides.of_match(connection, match.id)
    broken = seals.first_broken(moves, match.seal)
    if broken is None and len(moves) != match.turn:
        broken = len(moves)
    if broken is not None:
        return _named(str(broken), [move.action for move in moves if move.number == broken])
    broken = seals.first_broken(said, match.aside_seal)
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
    """Whether what is stored is another state than the moves lead to, or other ones fell."""
    if match.taken_back != taken_back.spans(moves_of(connection, match.id)):
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
    """Return the ids of the next running matches, and whether each cannot be shown to anybody."""
    matches = _running(connection, after, most)
    return [(match.id, not is_readable(connection, match)) for match in matches]


def is_readable(connection: Connection, match: MatchRow) -> bool:
    """Whether its state can be had at all."""
    try:
        state_of(connection, match)
    except Unreadable:
        return False
    return True


def damaged(connection: Connection, after: str, most: int) -> list[tuple[str, bool]]:
    """Return the ids of the next running matches, and whether a move or an aside was changed."""
    matches = _running(connection, after, most)
    return [(match.id, _changed(connection, match) is not None) for match in matches]


def _running(connection: Connection, after: str, most: int) -> list[MatchRow]:
    """Return so many running matches in the order of their ids, those after `after`."""
    query = select(MATCH).where(MATCH.c.status.in_(IN_PLAY), MATCH.c.id > after)
    return fetch_all(connection, query.order_by(MATCH.c.id).limit(most), MatchRow)

"""Habits: answers that a player repeats by hand, so that a page can offer to ask less often."""

import logging

from sqlalchemy import Connection
from sqlalchemy.exc import SQLAlchemyError

from engine.orders import Answered, Ordering, Stance
from service.database.rows import MoveRow
from service.matches import states
from service.matches.store import LoadedMatch
from service.matches.undo import undone

log = logging.getLogger(__name__)
IN_A_ROW = 3
LOOK_BACK = 60  # moves: more than a round of a battle has


def stance_like(
    connection: Connection, loaded: LoadedMatch, seat: int, number: int
) -> Stance | None:
    """Return a stance that would have given the seat's last three answers, if there is one.

    `number` is the number of the third move. The stance is offered only then, not again after a
    fourth.
    """
    rules = loaded.game.orders
    if rules is None or not loaded.is_running:
        return None
    moves = _own_moves(connection, loaded, seat)
    chosen = [move for move in moves[-IN_A_ROW:] if move.mark == "player"]
    if len(chosen) < IN_A_ROW or chosen[-1].number != number:
        return None
    answers = _answers(connection, loaded, [move for move in moves if move.mark == "player"])
    found = rules.like(answers[-IN_A_ROW:]) if answers else None
    return found if found and _is_third(rules, found, answers, loaded, seat) else None


def _own_moves(connection: Connection, loaded: LoadedMatch, seat: int) -> list[MoveRow]:
    """Return the seat's last moves that were not undone: IN_A_ROW of them and the one before."""
    since = max(0, loaded.match.turn - LOOK_BACK)
    moves = undone.standing(loaded.match, states.moves_of(connection, loaded.match.id, since))
    own = [move for move in moves if move.seat == seat and move.mark != "aside"]
    return own[-IN_A_ROW - 1 :]


def _answers(connection: Connection, loaded: LoadedMatch, moves: list[MoveRow]) -> list[Answered]:
    """Return each move with the view and choices its seat had; [] if these cannot be replayed."""
    game, numbers = loaded.game, [move.number for move in moves]
    try:
        played = states.played_till(connection, loaded.match, *numbers)
    except SQLAlchemyError:
        raise
    except Exception:  # the current rules may not replay the match
        log.warning("a habit cannot be seen", extra={"match": loaded.match.id}, exc_info=True)
        return []
    seen = [(move, played.kept[move.number][1]) for move in moves]
    return [
        Answered(game.view(state, m.seat), game.legal_actions(state, m.seat), m.action)
        for m, state in seen
    ]


def _is_third(
    rules: Ordering, found: Stance, answers: list[Answered], loaded: LoadedMatch, seat: int
) -> bool:
    """True if the stance covers exactly three of the answers in the current battle.

    The battle must also go on, so that the stance can still be given.
    """
    view = loaded.game.view(loaded.state, seat)
    now = rules.scope(found.line, view)
    alike = [
        each
        for each in answers
        if rules.scope(found.line, each.view) == now
        and rules.answer(found.line, each.view, each.legal, []) is not None
    ]
    return len(alike) == IN_A_ROW and rules.refusal(found.line, view) is None

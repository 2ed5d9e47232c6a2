"""What somebody answers by hand again and again, for a page that offers to ask less often."""

import logging

from sqlalchemy import Connection
from sqlalchemy.exc import SQLAlchemyError

from engine.orders import Answered, Ordering, Stance
from service.database.rows import MoveRow
from service.matches import states, taken_back
from service.matches.store import LoadedMatch

log = logging.getLogger(__name__)
IN_A_ROW = 3
LOOK_BACK = 60  # moves: more than a round of a battle has, however many play


def stance_like(
    connection: Connection, loaded: LoadedMatch, seat: int, number: int
) -> Stance | None:
    """A stance that would have played what a seat has just played by hand, the third time in a row.

    `number` is the third of these moves. Nothing after the fourth: it was offered once.
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
    """The last of a seat's moves that count: one more than those that are looked at."""
    since = max(0, loaded.match.turn - LOOK_BACK)
    moves = taken_back.standing(loaded.match, states.moves_of(connection, loaded.match.id, since))
    own = [move for move in moves if move.seat == seat and move.mark != "aside"]
    return own[-IN_A_ROW - 1 :]


def _answers(connection: Connection, loaded: LoadedMatch, moves: list[MoveRow]) -> list[Answered]:
    """Each move with what its seat saw when it was asked; [] where that cannot be had again."""
    game, numbers = loaded.game, [move.number for move in moves]
    try:
        played = states.played_till(connection, loaded.match, *numbers)
    except SQLAlchemyError:
        raise
    except Exception:  # what no longer fits the rules cannot be played again
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
    """Whether these were the first three of one battle, which is on and can still be left to it."""
    view = loaded.game.view(loaded.state, seat)
    now = rules.scope(found.line, view)
    alike = [
        each
        for each in answers
        if rules.scope(found.line, each.view) == now
        and rules.answer(found.line, each.view, each.legal, []) is not None
    ]
    return len(alike) == IN_A_ROW and rules.refusal(found.line, view) is None

"""Undo by the player alone, before any other player acts and before hidden facts are revealed.

Like a turn, it neither loads nor commits. The move stays in the log, a new line says that it was
undone, and its seat is asked again.
"""

import logging
from typing import Any

from sqlalchemy import Connection
from sqlalchemy.exc import SQLAlchemyError

from engine.errors import IllegalAction
from engine.revealed import teaches
from service.database.rows import MatchRow, MoveRow
from service.matches import open_decisions, orders, outbox, promises, states, store, turns
from service.matches.replay import UNDO, undo
from service.matches.store import LoadedMatch, Played
from service.matches.turns import Taken
from service.matches.undo import undone

log = logging.getLogger(__name__)
CHOSEN = ("player", "order")  # marks of chosen moves
LOOK_BACK = 24  # automatic moves, at most, after a move that can be undone
MOST_IN_A_ROW = 8  # undos in a row, so that nobody is asked and unasked forever


class NotTakenBack(Exception):
    """Raised if the move cannot be undone, or no longer; nothing has changed."""


# --- whether it can be -----------------------------------------------------


def last_move(connection: Connection, loaded: LoadedMatch, seat: int) -> MoveRow | None:
    """Return the move that this seat can undo now, or None."""
    if not loaded.is_running:
        return None
    moves = _since_last_choice(connection, loaded.match, seat)
    is_free = bool(moves) and have_taught(connection, loaded, moves) is False
    return moves[0] if is_free else None


def _since_last_choice(connection: Connection, match: MatchRow, seat: int) -> list[MoveRow]:
    """Return the seat's last move and the moves it forced; [] if somebody else acted since."""
    since = max(0, _last_that_stands(match) - LOOK_BACK)
    moves = undone.standing(match, states.moves_of(connection, match.id, since))
    found: list[MoveRow] = []
    while moves and not (found and found[0].mark in CHOSEN):
        found.insert(0, moves.pop())
        is_own = found[0].seat == seat and found[0].mark in CHOSEN
        if not is_own and found[0].mark != "forced":
            return []
    if not found or found[0].mark not in CHOSEN:
        return []
    stands_before = moves[-1].number if moves else -1
    in_a_row = sum(last > stands_before for _, last in match.taken_back)
    return found if in_a_row < MOST_IN_A_ROW else []


def _last_that_stands(match: MatchRow) -> int:
    """Return the number of the last move that was not undone."""
    number = match.turn - 1
    for first, last in reversed(match.taken_back):
        if first <= number <= last:
            number = first - 1
    return number


def have_taught(connection: Connection, loaded: LoadedMatch, moves: list[MoveRow]) -> bool | None:
    """Return True if one of these moves revealed something to the player who made it.

    `moves` are all moves since the first one that were not undone, forced moves included. Returns
    None if they are illegal under the current rules.
    """
    try:
        return _teach(connection, loaded, moves)
    except SQLAlchemyError:
        raise
    except Exception:
        log.warning("a move cannot be taken back", extra={"match": loaded.match.id}, exc_info=True)
        return None


def _teach(connection: Connection, loaded: LoadedMatch, moves: list[MoveRow]) -> bool:
    chosen = [place for place, move in enumerate(moves) if move.mark != "forced"]
    numbers = [moves[place].number for place in chosen]
    played = states.played_till(connection, loaded.match, *numbers)
    for at, end, number in zip(chosen, [*chosen[1:], len(moves)], numbers, strict=True):
        lines = [(move.seat, move.action) for move in moves[at:end]]
        if teaches(loaded.game, played.kept[number][1], moves[at].seat, lines):
            return True
    return False


# --- taking it back --------------------------------------------------------


def take_back(
    connection: Connection, loaded: LoadedMatch, seat: int, number: int, now: int
) -> Taken:
    """Undo the last move if it has that number; raises NotTakenBack.

    A repeated request returns the outcome of the first one.
    """
    match = loaded.match
    if any(first == number for first, _ in match.taken_back):
        return Taken(match.turn, already=True)
    move = last_move(connection, loaded, seat)
    if move is None or move.number != number:
        raise NotTakenBack
    let_fall(connection, loaded, move, now)
    return Taken(loaded.state.turn)


def let_fall(
    connection: Connection, loaded: LoadedMatch, move: MoveRow, now: int, by_letter: bool = False
) -> None:
    """Undo a move and everything after it; raises NotTakenBack.

    Its player is asked again: by a letter if `by_letter`, since they are not at the page. Then bots
    play at once.
    """
    match = loaded.match
    loaded.state = _without(connection, loaded, move)
    line = Played(match.turn, move.seat, undo(move.number), UNDO, match.turn)
    store.append(connection, loaded, [line], now)
    outbox.withdraw(connection, match.id, move.number + 1, now)
    orders.bring_back(connection, loaded, move)
    promises.fall(connection, loaded, move.number)
    _ask_again(connection, loaded, move, now)
    if not by_letter:
        return
    asked = [loaded.seats[seat] for seat in loaded.to_act()]
    by_itself = [row for row in asked if row.bot or loaded.is_played_by_bot(row, now)]
    if loaded.seats[move.seat] not in by_itself:
        outbox.write(connection, loaded.seats[move.seat], "turn", loaded.state.turn, now)
    if by_itself:
        turns.carry_on(connection, store.load(connection, match.id), now)


def _without(connection: Connection, loaded: LoadedMatch, move: MoveRow) -> Any:
    """Return the state before a move, with later out-of-turn actions kept."""
    played = states.played_till(connection, loaded.match, move.number)
    try:
        played.play(move.seat, undo(move.number), UNDO)
    except IllegalAction:
        raise NotTakenBack from None
    return loaded.game.forget(played.state)


def _ask_again(connection: Connection, loaded: LoadedMatch, move: MoveRow, now: int) -> None:
    """Give the player of an undone move the rest of their time.

    Players who were asked because of that move are not asked any more.
    """
    match, turn = loaded.match, loaded.state.turn
    again = set(loaded.game.to_act(loaded.state))
    due = open_decisions.of_match(connection, match.id)
    stay = {seat for seat, row in due.items() if seat in again and row.turn <= move.number}
    stay.discard(move.seat)
    open_decisions.settle(connection, match.id, sorted(due.keys() - stay))
    mover = loaded.seats[move.seat]
    open_decisions.ask_again(connection, mover, turn, loaded.clock_of(mover), move, now)
    for row in (loaded.seats[seat] for seat in sorted(again - stay - {move.seat})):
        open_decisions.ask(connection, row, turn, loaded.clock_of(row), now)
        if not row.absent:
            outbox.write(connection, row, "turn", turn, now)

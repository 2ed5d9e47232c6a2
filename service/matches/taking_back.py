"""A move taken back by whoever made it, while nobody else has acted and nothing hidden is known.

Loads nothing and commits nothing, as a turn does. The move stays in the log, and a line of its own
says that it counts no more; the seat is asked again, and whoever was asked by it no longer is.
"""

import logging
from typing import Any

from sqlalchemy import Connection
from sqlalchemy.exc import SQLAlchemyError

from engine.errors import IllegalAction
from engine.learning import teaches
from service.database.rows import MatchRow, MoveRow
from service.installation.latest import Latest
from service.matches import chosen_from, deadlines, orders, outbox, states, store, taken_back
from service.matches.playing_again import UNDO, number_of, undo
from service.matches.store import LoadedMatch, Played
from service.matches.turns import Taken

log = logging.getLogger(__name__)
OWN = ("player", "order")  # what somebody chose, now or beforehand
LOOK_BACK = 24  # moves that nobody chose, at most, after one that can be taken back
MOST_IN_A_ROW = 8  # without a move that stands in between: nobody is asked and unasked for ever


class NotTakenBack(Exception):
    """That move cannot be taken back, or not any more; nothing has changed."""


# --- whether it can be -----------------------------------------------------


def last_move(connection: Connection, loaded: LoadedMatch, seat: int) -> MoveRow | None:
    """The move that this seat can take back now, if there is one."""
    if not loaded.is_running:
        return None
    moves = _since_last_choice(connection, loaded, seat)
    is_free = bool(moves) and have_taught(connection, loaded, moves) is False
    return moves[0] if is_free else None


_last_chosen: Latest[tuple[MatchRow, str, int], list[MoveRow]] = Latest(400)


def _since_last_choice(connection: Connection, loaded: LoadedMatch, seat: int) -> list[MoveRow]:
    """The seat's last move and those that it forced; [] where somebody else has acted."""
    key = (loaded.match, loaded.seal, seat)
    found = _last_chosen.get(key)
    if found is None:
        found = _read_since_last_choice(connection, loaded.match, seat)
        _last_chosen.put(key, found)
    return found


def _read_since_last_choice(connection: Connection, match: MatchRow, seat: int) -> list[MoveRow]:
    since = max(0, _last_that_stands(match) - LOOK_BACK)
    moves = taken_back.standing(match, states.moves_of(connection, match.id, since))
    found: list[MoveRow] = []
    while moves and not (found and found[0].mark in OWN):
        found.insert(0, moves.pop())
        is_own = found[0].seat == seat and found[0].mark in OWN
        if not is_own and found[0].mark != "forced":
            return []
    if not found or found[0].mark not in OWN:
        return []
    stands_before = moves[-1].number if moves else -1
    in_a_row = sum(last > stands_before for _, last in match.taken_back)
    return found if in_a_row < MOST_IN_A_ROW else []


def _last_that_stands(match: MatchRow) -> int:
    """The number of the last move that counts."""
    number = match.turn - 1
    for first, last in reversed(match.taken_back):
        if first <= number <= last:
            number = first - 1
    return number


_taught: Latest[tuple[str, str, int], tuple[bool | None]] = Latest(2_000)


def have_taught(connection: Connection, loaded: LoadedMatch, moves: list[MoveRow]) -> bool | None:
    """Whether one of these moves, with those that it forced, has shown what its mover did not know.

    They are all that stand from the first on; asked once of each. None where the rules of now no
    longer play them.
    """
    key = (loaded.match.id, loaded.match.seal, moves[0].number)
    known = _taught.get(key)
    if known is not None:
        return known[0]
    try:
        found = _teach(connection, loaded, moves)
    except SQLAlchemyError:
        raise
    except Exception:
        log.warning("a move cannot be taken back", extra={"match": loaded.match.id}, exc_info=True)
        found = None
    _taught.put(key, (found,))
    return found


def _teach(connection: Connection, loaded: LoadedMatch, moves: list[MoveRow]) -> bool:
    chosen = [place for place, move in enumerate(moves) if move.mark != "forced"]
    stood = _chosen_from(connection, loaded, [moves[at] for at in chosen])
    for at, end, before in zip(chosen, [*chosen[1:], len(moves)], stood, strict=True):
        lines = [(move.seat, move.action) for move in moves[at:end]]
        if teaches(loaded.game, before, moves[at].seat, lines):
            return True
    return False


def _chosen_from(connection: Connection, loaded: LoadedMatch, moves: list[MoveRow]) -> list[Any]:
    """The state before each of these moves: as a page showed it, or else played again."""
    known = [chosen_from.recall(loaded, move) for move in moves]
    if all(state is not None for state in known):
        return known
    numbers = [move.number for move in moves]
    played = states.played_till(connection, loaded.match, *numbers)
    return [played.kept[number][1] for number in numbers]


# --- taking it back --------------------------------------------------------


def take_back(
    connection: Connection, loaded: LoadedMatch, seat: int, number: int, now: int
) -> Taken:
    """Take back the last move, if it has that number and still can be; raises NotTakenBack.

    Again for the same number: answered as the first time.
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
    """Take back that move with all that followed it; raises NotTakenBack where it cannot be.

    Whoever made it is asked again, `by_letter` where they are not at the page.
    """
    match = loaded.match
    loaded.state = _without(connection, loaded, move)
    line = Played(match.turn, move.seat, undo(move.number), UNDO, match.turn)
    store.append(connection, loaded, [line], now)
    outbox.withdraw(connection, match.id, move.number + 1, now)
    orders.bring_back(connection, loaded, move)
    _ask_again(connection, loaded, move, now)
    if by_letter:
        outbox.write(connection, loaded.seats[move.seat], "turn", loaded.state.turn, now)


def _without(connection: Connection, loaded: LoadedMatch, move: MoveRow) -> Any:
    """How the match stands without that move; what was done aside since stays done."""
    played = states.played_till(connection, loaded.match, move.number)
    try:
        played.play(move.seat, undo(move.number), UNDO)
    except IllegalAction:
        raise NotTakenBack from None
    return loaded.game.forget(played.state)


def _ask_again(connection: Connection, loaded: LoadedMatch, move: MoveRow, now: int) -> None:
    """Whoever made the move has what was left of the time; who was asked by it no longer is."""
    match, turn = loaded.match, loaded.state.turn
    again = set(loaded.game.to_act(loaded.state))
    due = deadlines.of_match(connection, match.id)
    stay = {seat for seat, row in due.items() if seat in again and row.turn <= move.number}
    stay.discard(move.seat)
    deadlines.settle(connection, match.id, sorted(due.keys() - stay))
    mover, used = loaded.seats[move.seat], _time_used(connection, match, move)
    deadlines.ask_again(connection, mover, turn, match.pace, used, now)
    for row in (loaded.seats[seat] for seat in sorted(again - stay - {move.seat})):
        deadlines.ask(connection, row, turn, None if row.bot else match.pace, now)
        if not row.absent:
            outbox.write(connection, row, "turn", turn, now)


def _time_used(connection: Connection, match: MatchRow, move: MoveRow) -> int:
    """Seconds that the mover took over this decision, what was taken back before included."""
    moves = states.moves_of(connection, match.id)
    used, last = 0, move
    while True:
        before = moves[last.asked_turn - 1] if last.asked_turn else None
        used += last.at - (before.at if before else match.started_at or last.at)
        if before is None or (before.mark, before.seat) != (UNDO, move.seat):
            return used
        last = moves[number_of(before.action)]

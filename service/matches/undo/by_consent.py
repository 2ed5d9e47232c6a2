"""Undo by consent, after others have moved or hidden information was revealed.

The player of the move asks, and the players whose moves would be undone get a letter. If random or
hidden things were revealed since, everybody gets one. The game does not wait: the next move ends
the request. Each move can be the subject of one request only.
"""

from dataclasses import dataclass

from sqlalchemy import Connection

from service.database.rows import MoveRow, RequestRow
from service.matches import outbox, states, stoppable_acts, store
from service.matches.store import LoadedMatch
from service.matches.undo import alone, undone
from service.matches.undo.alone import CHOSEN, NotTakenBack

MOST_FALLEN = 40  # moves that can be undone at most


@dataclass(frozen=True)
class Askable:
    """A move that its player can ask to undo, and the seats that would have to agree."""

    move: MoveRow
    whom: list[int]


def askable(connection: Connection, loaded: LoadedMatch, seat: int) -> Askable | None:
    """Return the seat's last move if its player may ask others to let it be undone."""
    match = loaded.match
    number = store.last_own_turn(connection, match, seat)
    if not loaded.is_running or number is None or _of_move(connection, match.id, number):
        return None
    if alone.last_move(connection, loaded, seat) is not None:
        return None  # it needs nobody's consent
    moves = undone.standing(match, states.moves_of(connection, match.id, number))
    if len(moves) > MOST_FALLEN:
        return None
    whom = _concerned(connection, loaded, moves)
    return Askable(moves[0], whom) if whom else None


def _concerned(connection: Connection, loaded: LoadedMatch, moves: list[MoveRow]) -> list[int]:
    """Return the seats that must agree to undo these moves.

    They are the seats with undone moves, or all if hidden information was revealed. A card drawn
    from a pile counts as revealed: after the undo its player would still know it.
    """
    mover, fallen = moves[0].seat, {move.seat for move in moves if move.mark in CHOSEN}
    people = [row.number for row in loaded.joined if not row.bot and not row.absent]
    taught = alone.have_taught(connection, loaded, moves)
    if taught is None:
        return []  # the moves cannot be replayed
    if taught or fallen == {mover}:
        fallen = set(people)
    return [seat for seat in people if seat in fallen and seat != mover]


# --- asking and answering --------------------------------------------------


def ask(connection: Connection, loaded: LoadedMatch, seat: int, number: int, now: int) -> None:
    """Ask all who would have to agree; raises NotTakenBack.

    A second request for the same move does nothing.
    """
    if number >= loaded.match.turn:
        raise NotTakenBack
    earlier = _of_move(connection, loaded.match.id, number)
    if earlier is not None and earlier.seat == seat:
        return
    wanted = askable(connection, loaded, seat)
    if wanted is None or wanted.move.number != number or standing(connection, loaded):
        raise NotTakenBack
    stoppable_acts.ask(connection, loaded, "undo", number, seat, wanted.whom, now)


def standing(connection: Connection, loaded: LoadedMatch) -> RequestRow | None:
    """Return the request that waits for answers, or None; a later move ends it."""
    if not loaded.is_running:
        return None
    request = stoppable_acts.last(connection, loaded.match.id, "undo")
    stands = request and request.status == "asked" and request.turn == loaded.match.turn
    return request if stands else None


def waits_for(connection: Connection, loaded: LoadedMatch, seat: int, number: int) -> int | None:
    """Return the seat that asked to undo that move, if this seat has yet to answer it."""
    request = standing(connection, loaded)
    is_asked = request and request.about == number and seat in request.still_asked
    return request.seat if request and is_asked else None


def agree(connection: Connection, loaded: LoadedMatch, seat: int, number: int, now: int) -> None:
    """Agree to the undo; raises NotTakenBack if this seat is not asked.

    The undo is done once everybody who was asked has agreed.
    """
    request = _asked_of(connection, loaded, seat, number)
    if stoppable_acts.answer(connection, request, seat, does_agree=True).still_asked:
        return
    (move,) = states.moves_of(connection, loaded.match.id, number)[:1]
    alone.let_fall(connection, loaded, move, now, by_letter=True)
    stoppable_acts.close(connection, request, "done", now)


def refuse(connection: Connection, loaded: LoadedMatch, seat: int, number: int, now: int) -> None:
    """Refuse the undo: the move stands, and the player who asked gets a letter."""
    request = _asked_of(connection, loaded, seat, number)
    stoppable_acts.close(connection, request, "stopped", now)
    asker = loaded.seats[request.seat]
    outbox.write(connection, asker, "refused", loaded.match.turn, now, seat=seat)


def _asked_of(connection: Connection, loaded: LoadedMatch, seat: int, number: int) -> RequestRow:
    request = standing(connection, loaded)
    if request is None or waits_for(connection, loaded, seat, number) is None:
        raise NotTakenBack
    return request


def _of_move(connection: Connection, match_id: str, number: int) -> RequestRow | None:
    return stoppable_acts.of_about(connection, match_id, "undo", number)

"""Time banks: a player who answers promptly saves time, which is spent when a deadline passes.

A match has them if nights do not count in it. Saved time is in seconds of the clock, and never more
than one decision may take.
"""

from sqlalchemy import Connection

from service.database.rows import DueRow, SeatRow
from service.matches import open_decisions, outbox, store
from service.matches.paces import HOUR
from service.matches.store import LoadedMatch

PROMPT = 2  # an answer within this part of the time is prompt
SAVED = 4  # part of the time left that is then saved


def save(connection: Connection, loaded: LoadedMatch, seat: SeatRow, now: int) -> None:
    """Add to the time bank of a player who answers now; unused time lent from it goes back."""
    clock = loaded.clock_of(seat)
    if not clock.control.only_awake:
        return
    due = open_decisions.of_match(connection, seat.match_id).get(seat.number)
    if due is None or open_decisions.is_endless(due):
        return
    allowance = clock.allowance
    left = clock.counted(now, due.deadline_at)
    if due.lent > 0:
        saved = min(due.lent, left)
    elif due.lent == open_decisions.ASKED_AGAIN or left * PROMPT < allowance:
        return
    else:
        saved = min(allowance, seat.saved_seconds + left // SAVED)
    store.update_seat(connection, seat, saved_seconds=saved)


def spend(
    connection: Connection, loaded: LoadedMatch, seat: SeatRow, due: DueRow, now: int
) -> bool:
    """Extend an overdue decision by the time in the player's bank, and write to them.

    Return False if that is not possible: less than an hour is saved, the decision has had such time
    already, or the player is absent.
    """
    clock, saved = loaded.clock_of(seat), seat.saved_seconds
    if seat.absent or due.lent > 0 or saved < HOUR or not clock.control.only_awake:
        return False
    store.update_seat(connection, seat, saved_seconds=0)
    open_decisions.lend(connection, due, clock, saved, now)
    outbox.write(connection, seat, "reminder", due.turn, now, lent=saved)
    return True

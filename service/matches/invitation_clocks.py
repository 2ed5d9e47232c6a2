"""Clocks of invitations: when an unanswered one is repeated, and when it expires.

`SeatRow.invitation_due` is when the scheduler looks at an invitation. Before
`SeatRow.invited_until`, that is for its reminder. The time stands still while the service is down
and while the letter waits to be sent.
"""

from sqlalchemy import Connection, bindparam, select, update

from service.database.rows import SEAT, LetterRow, SeatRow
from service.database.statements import Statement
from service.matches import outbox, store
from service.matches.paces import DAY, HOUR

LETTERS = ("invitation", "takeover")
REMIND, TERM = 3 * DAY, 7 * DAY  # seconds until the reminder, and until the end
LOOK_AGAIN = HOUR  # seconds until the scheduler looks again at a letter that waits
OVERDUE = Statement(
    select(SEAT.c.match_id)
    .where(SEAT.c.invitation_due <= bindparam("now"))
    .order_by(SEAT.c.invitation_due)
    .limit(20)
)


def start(connection: Connection, seat: SeatRow, now: int, reminds: bool = True) -> None:
    """Start the clock of an invitation; `reminds` is False for a repeated one: no reminder."""
    until = now + TERM
    due = now + REMIND if reminds else until
    store.update_seat(connection, seat, invited_until=until, invitation_due=due)


def overdue(connection: Connection, now: int) -> list[str]:
    """Return ids of matches with an invitation to look at now, a limited number per call."""
    found = (match_id for (match_id,) in OVERDUE.tuples(connection, now=now))
    return list(dict.fromkeys(found))


def put_off(connection: Connection, match_id: str, now: int) -> None:
    """Look at the invitations of a match later, since the match cannot be read now."""
    due = update(SEAT).where(SEAT.c.match_id == match_id, SEAT.c.invitation_due <= now)
    connection.execute(due.values(invitation_due=now + LOOK_AGAIN))


def until(seat: SeatRow, letter: LetterRow, now: int) -> int | None:
    """Return when the invitation in a letter expires if the letter goes now; None for never."""
    if letter.kind not in LETTERS or seat.invited_until is None:
        return None
    return seat.invited_until + _delay(letter, now)


def note_sent(connection: Connection, letter: LetterRow, seat: SeatRow, now: int) -> None:
    """Move the end of an invitation by the time that its letter has waited to be sent."""
    late = until(seat, letter, now)
    if late is None or late == seat.invited_until or seat.invitation_due is None:
        return
    assert seat.invited_until is not None, "it has an end"
    reminds = seat.invitation_due < seat.invited_until
    due = min(seat.invitation_due + late - seat.invited_until, late - TERM + REMIND)
    values = {"invited_until": late, "invitation_due": due if reminds else late}
    store.update_seat(connection, seat, **values)


def _delay(letter: LetterRow, now: int) -> int:
    waited = 0 if letter.beside else now - letter.waits_since
    return waited if waited > outbox.LATE else 0


def shift(connection: Connection, seconds: int) -> None:
    """Move the ends and reminders of all invitations by an outage; negative `seconds` move back."""
    columns = (SEAT.c.invited_until, SEAT.c.invitation_due)
    values = {column.name: column + seconds for column in columns}
    connection.execute(update(SEAT).where(SEAT.c.invitation_due.is_not(None)).values(**values))


def set_back(connection: Connection, now: int) -> None:
    """Shorten the time of invitations that became too long when the clock was set back."""
    too_long = SEAT.c.invited_until - (now + TERM)
    values = {"invited_until": now + TERM, "invitation_due": SEAT.c.invitation_due - too_long}
    far = (SEAT.c.invitation_due.is_not(None), too_long > 0)
    connection.execute(update(SEAT).where(*far).values(**values))

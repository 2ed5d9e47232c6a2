"""Deadlines, one row for each open decision; times are seconds of Unix time."""

from functools import lru_cache
from typing import Any

from sqlalchemy import Connection, Select, and_, bindparam, delete, func, insert, select, update

from service.database.rows import DUE, MATCH, SEAT, DueInZoneRow, DueRow, SeatRow, fetch_all
from service.database.statements import Look, Query, Statement
from service.matches.paces import ENDLESS, HOUR
from service.matches.reminders import TOO_CLOSE, by_day, reminder_times

_ONE = (DUE.c.match_id == bindparam("of"), DUE.c.seat == bindparam("who"))
ASK = Statement(insert(DUE))
SETTLE = Statement(delete(DUE).where(*_ONE))
SETTLE_ALL = Statement(delete(DUE).where(DUE.c.match_id == bindparam("of")))
HELD = 4 * ENDLESS  # `due_at` of the decisions of a paused match; the scheduler never gets there
IS_OPEN = DUE.c.due_at < HELD
OF_MATCH = Query(select(DUE).where(DUE.c.match_id == bindparam("of"), IS_OPEN), DueRow)
_ARE_DUE = select(DUE).where(DUE.c.due_at <= bindparam("now"))
HAS_DUE = Look(_ARE_DUE.limit(1))
# Players lock the match's row too. SQLite has one writer at a time and no row locks.
CLAIM = Query(
    _ARE_DUE.join(MATCH, MATCH.c.id == DUE.c.match_id)
    .order_by(DUE.c.due_at, DUE.c.match_id)
    .limit(1)
    .with_for_update(of=(MATCH, DUE), skip_locked=True),
    DueRow,
)


def ask(connection: Connection, seat: SeatRow, turn: int, seconds: int, now: int) -> None:
    """Give a seat that many seconds from now on; with ENDLESS it gets no reminders either."""
    deadline = now + seconds
    reminders = () if seconds == ENDLESS else reminder_times(now, deadline, seat.timezone)
    row = {
        "due_at": next(iter(reminders), deadline),
        "match_id": seat.match_id,
        "seat": seat.number,
        "turn": turn,
        "stage": 0,
        "began_at": now,
        "deadline_at": deadline,
    }
    ASK.run(connection, **row)


def ask_again(
    connection: Connection, seat: SeatRow, turn: int, seconds: int, used: int, now: int
) -> None:
    """Ask a seat again. It gets the time not yet `used` (seconds), but at least an hour."""
    ask(connection, seat, turn, seconds, now - min(max(0, used), seconds - HOUR))
    due = of_match(connection, seat.match_id)[seat.number]
    if due.due_at < now + TOO_CLOSE:  # a player who was just here needs no reminder
        move_on(connection, due, seat.timezone, now)


def is_endless(due: DueRow) -> bool:
    """True if a decision has no deadline."""
    return due.deadline_at >= ENDLESS


def settle(connection: Connection, match_id: str, seats: list[int]) -> None:
    """Remove the open decisions of these seats."""
    SETTLE.run_for_each(connection, [{"of": match_id, "who": seat} for seat in seats])


def settle_all(connection: Connection, match_id: str) -> None:
    """Remove all decisions of the match."""
    SETTLE_ALL.run(connection, of=match_id)


def move_on(connection: Connection, due: DueRow, timezone: str, now: int) -> None:
    """Schedule the next reminder of a decision, or its deadline.

    Reminders are skipped if their time has passed already.
    """
    moments = [*reminder_times(due.began_at, due.deadline_at, timezone), due.deadline_at]
    stage = due.stage + 1
    while stage < len(moments) - 1 and moments[stage] < now + TOO_CLOSE:
        stage += 1
    _set(connection, due, due_at=moments[min(stage, len(moments) - 1)], stage=stage)


def follow_zone(connection: Connection, due: DueRow, timezone: str) -> None:
    """Set the next reminder for the reader's new time zone."""
    if is_endless(due):
        return
    moments = [*reminder_times(due.began_at, due.deadline_at, timezone), due.deadline_at]
    _set(connection, due, due_at=moments[min(due.stage, len(moments) - 1)])


def postpone(connection: Connection, due: DueRow, until: int) -> None:
    """Let the scheduler look at this decision again at `until`; the deadline may be earlier."""
    _set(connection, due, due_at=until)


def extend(connection: Connection, due: DueRow, seconds: int, timezone: str) -> None:
    """Move a decision's deadline and reminder later, for time the player could not use."""
    if is_endless(due):
        return
    _set(
        connection,
        due,
        due_at=_moved(due.due_at + seconds, due.deadline_at + seconds, timezone),
        began_at=due.began_at + seconds,
        deadline_at=due.deadline_at + seconds,
    )


def extend_all(connection: Connection, seconds: int) -> None:
    """Move every deadline later by an outage of the service, and no reminder into the night."""
    columns = (DUE.c.due_at, DUE.c.began_at, DUE.c.deadline_at)
    values = {column.name: column + seconds for column in columns}
    connection.execute(update(DUE).where(DUE.c.due_at < ENDLESS).values(**values))
    seated = and_(SEAT.c.match_id == DUE.c.match_id, SEAT.c.number == DUE.c.seat)
    query = select(DUE, SEAT.c.timezone).join(SEAT, seated).where(DUE.c.due_at < DUE.c.deadline_at)
    moved = lru_cache(maxsize=10_000)(by_day)  # many reminders have the same time
    at_night = [
        {"of": due.match_id, "who": due.seat, "moment": moment}
        for due in fetch_all(connection, query, DueInZoneRow)
        if (moment := moved(due.due_at, due.timezone)) != due.due_at
    ]
    if at_night:
        connection.execute(update(DUE).where(*_ONE).values(due_at=bindparam("moment")), at_night)


def begin_by(connection: Connection, now: int) -> None:
    """Correct decisions that seem to have begun in the future, after the clock was set back."""
    seated = and_(SEAT.c.match_id == DUE.c.match_id, SEAT.c.number == DUE.c.seat)
    ahead = (DUE.c.began_at > now + HOUR, IS_OPEN)
    query = select(DUE, SEAT.c.timezone).join(SEAT, seated).where(*ahead)
    for due in fetch_all(connection, query, DueInZoneRow):
        extend(connection, due, now - due.began_at, due.timezone)


def begin_again(connection: Connection, due: DueRow, now: int) -> None:
    """Give the full time again for a decision in a match that was unreadable.

    The next reminder must be in the future, or the scheduler would look at it forever.
    """
    extend(connection, due, now - due.began_at, "UTC")
    again = of_match(connection, due.match_id).get(due.seat)
    if again and again.due_at <= now:  # its reminder would be before the night, which has begun
        postpone(connection, again, now + TOO_CLOSE)


# --- pauses ----------------------------------------------------------------


def hold(connection: Connection, match_id: str) -> None:
    """Stop the clock of all decisions of a match."""
    held = update(DUE).where(DUE.c.match_id == match_id, IS_OPEN)
    connection.execute(held.values(due_at=HELD))


def release(connection: Connection, match_id: str, seconds: int, now: int) -> None:
    """Start the clock of all decisions of a match again, later by the seconds of its pause."""
    seated = and_(SEAT.c.match_id == DUE.c.match_id, SEAT.c.number == DUE.c.seat)
    query = select(DUE, SEAT.c.timezone).join(SEAT, seated)
    held = query.where(DUE.c.match_id == match_id, DUE.c.due_at >= HELD)
    for due in fetch_all(connection, held, DueInZoneRow):
        go_on(connection, due, seconds, due.timezone, now)


def go_on(connection: Connection, due: DueRow, seconds: int, timezone: str, now: int) -> None:
    """Let a decision's clock go on after it stood still that long, with its next reminder."""
    if is_endless(due):
        _set(connection, due, due_at=due.deadline_at)
        return
    began, deadline = due.began_at + seconds, due.deadline_at + seconds
    moments = [*reminder_times(began, deadline, timezone), deadline]
    later = [at for at in moments[due.stage :] if at >= now + TOO_CLOSE]
    due_at = next(iter(later), deadline)
    stage = moments.index(due_at)
    _set(connection, due, due_at=due_at, stage=stage, began_at=began, deadline_at=deadline)


def shift_held(connection: Connection, seconds: int, matches: Select[Any]) -> None:
    """Move the stopped deadlines of some matches, which `matches` selects by id."""
    held = (DUE.c.match_id.in_(matches), DUE.c.due_at >= HELD, DUE.c.deadline_at < ENDLESS)
    columns = (DUE.c.began_at, DUE.c.deadline_at)
    values = {column.name: column + seconds for column in columns}
    connection.execute(update(DUE).where(*held).values(**values))


def _moved(due_at: int, deadline_at: int, timezone: str) -> int:
    """Return `due_at`, if it is a deadline; a reminder at night is moved to the evening."""
    return due_at if due_at >= deadline_at else by_day(due_at, timezone)


def _set(connection: Connection, due: DueRow, **values: int) -> None:
    query = update(DUE).where(*_ONE, DUE.c.turn == due.turn).values(**values)
    connection.execute(query, {"of": due.match_id, "who": due.seat})


def has_due(connection: Connection, now: int) -> bool:
    """Return True if any decision is due: a look that takes no lock."""
    return HAS_DUE.finds_any(connection, now=now)


def overdue(connection: Connection, now: int) -> int:
    """Return the number of seconds since the most overdue decision was due, or 0."""
    earliest: int | None = connection.execute(select(func.min(DUE.c.due_at))).scalar()
    return 0 if earliest is None else max(0, now - earliest)


def claim(connection: Connection, now: int) -> DueRow | None:
    """Lock the match of the most overdue decision that is not locked, and return the decision.

    Another process may have settled the decision just before this one got the lock.
    """
    return CLAIM.first(connection, now=now)


def of_match(connection: Connection, match_id: str) -> dict[int, DueRow]:
    """The open decisions of a match by seat."""
    return {due.seat: due for due in OF_MATCH.all(connection, of=match_id)}

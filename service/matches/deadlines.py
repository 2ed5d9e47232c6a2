"""Deadlines, one row for each open decision; times are seconds of Unix time."""

from collections.abc import Iterator
from typing import Any

from sqlalchemy import Connection, Select, and_, bindparam, delete, func, insert, select, update

from service.database.rows import DUE, MATCH, SEAT, DueOnClockRow, DueRow, SeatRow, fetch_all
from service.database.statements import Look, Query, Statement
from service.matches.clock import TOO_CLOSE, Clock, from_columns
from service.matches.paces import ENDLESS, HOUR

_ONE = (DUE.c.match_id == bindparam("of"), DUE.c.seat == bindparam("who"))
ASK = Statement(insert(DUE))
SETTLE = Statement(delete(DUE).where(*_ONE))
SETTLE_ALL = Statement(delete(DUE).where(DUE.c.match_id == bindparam("of")))
ASKED_AGAIN = -1  # in `DueRow.lent`: the answer saves no time
HELD = 4 * ENDLESS  # `due_at` of the decisions of a paused match; the scheduler never gets there
IS_OPEN = DUE.c.due_at < HELD
OF_MATCH = Query(select(DUE).where(DUE.c.match_id == bindparam("of"), IS_OPEN), DueRow)
HELD_TOO = Query(select(DUE).where(DUE.c.match_id == bindparam("of")), DueRow)
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

_ON_CLOCKS = (
    select(
        DUE,
        MATCH.c.pace,
        MATCH.c.clock,
        *(SEAT.c[name] for name in ("timezone", "wakes", "sleeps", "days_off", "holidays")),
        SEAT.c.away,
        SEAT.c.rhythm,
    )
    .join(SEAT, and_(SEAT.c.match_id == DUE.c.match_id, SEAT.c.number == DUE.c.seat))
    .join(MATCH, MATCH.c.id == DUE.c.match_id)
)


def ask(connection: Connection, seat: SeatRow, turn: int, clock: Clock, now: int) -> None:
    """Ask a seat: its clock begins. Without a deadline there are no reminders either."""
    ask_until(connection, seat, turn, clock, now, clock.deadline(now))


def ask_until(
    connection: Connection,
    seat: SeatRow,
    turn: int,
    clock: Clock,
    began: int,
    deadline: int,
    lent: int = 0,
) -> None:
    """Ask a seat: its time began then and ends at that deadline."""
    moments = _moments(clock, began, deadline)
    row = {
        "due_at": moments[0],
        "match_id": seat.match_id,
        "seat": seat.number,
        "turn": turn,
        "stage": 0,
        "began_at": began,
        "deadline_at": deadline,
        "lent": lent,
    }
    ASK.run(connection, **row)


def ask_again(
    connection: Connection, seat: SeatRow, turn: int, clock: Clock, used: int, now: int
) -> None:
    """Ask a seat again. It gets the time not yet `used` (seconds), but at least an hour."""
    began = now - min(max(0, used), clock.control.pace.seconds - HOUR)
    deadline = clock.deadline(began)
    least = clock.counting_from(now + HOUR)
    until = max(deadline, least)
    ask_until(connection, seat, turn, clock, began, until, lent=ASKED_AGAIN)
    due = of_match(connection, seat.match_id)[seat.number]
    if due.due_at < now + TOO_CLOSE:  # a player who was just here needs no reminder
        move_on(connection, due, clock, now)


def is_endless(due: DueRow) -> bool:
    """True if a decision has no deadline."""
    return due.deadline_at >= ENDLESS


def settle(connection: Connection, match_id: str, seats: list[int]) -> None:
    """Remove the open decisions of these seats."""
    SETTLE.run_for_each(connection, [{"of": match_id, "who": seat} for seat in seats])


def settle_all(connection: Connection, match_id: str) -> None:
    """Remove all decisions of the match."""
    SETTLE_ALL.run(connection, of=match_id)


def move_on(connection: Connection, due: DueRow, clock: Clock, now: int) -> None:
    """Schedule the next reminder of a decision, or its deadline.

    Reminders are skipped if their time has passed already.
    """
    moments = _moments(clock, due.began_at, due.deadline_at)
    stage = due.stage + 1
    while stage < len(moments) - 1 and moments[stage] < now + TOO_CLOSE:
        stage += 1
    _set(connection, due, due_at=moments[min(stage, len(moments) - 1)], stage=stage)


def follow(connection: Connection, due: DueRow, clock: Clock) -> None:
    """Set the next reminder after the clock's zone, waking hours or rhythm changed."""
    if is_endless(due):
        return
    moments = _moments(clock, due.began_at, due.deadline_at)
    _set(connection, due, due_at=moments[min(due.stage, len(moments) - 1)])


def wait(connection: Connection, due: DueRow, before: Clock, after: Clock, since: int) -> None:
    """Let a decision's remaining time count by another clock from a moment on.

    Its deadline never becomes earlier. With a bot that plays for an absent player, the scheduler
    looks at the decision when the absence begins.
    """
    left = before.counted(since, due.deadline_at)
    deadline = max(due.deadline_at, after.later(since, left))
    moments = _moments(after, due.began_at, deadline)
    due_at = next((at for at in moments if at > since), deadline)
    is_held = due.due_at >= HELD
    stage = moments.index(due_at)
    values = {"due_at": HELD if is_held else due_at, "stage": stage, "deadline_at": deadline}
    _set(connection, due, **values)


def lend(connection: Connection, due: DueRow, clock: Clock, seconds: int, now: int) -> None:
    """Add saved seconds to a decision after its deadline."""
    deadline = clock.later(now, seconds)
    moments = _moments(clock, due.began_at, deadline)
    due_at = next((at for at in moments if at >= now + TOO_CLOSE), deadline)
    values = {"due_at": due_at, "stage": moments.index(due_at), "deadline_at": deadline}
    _set(connection, due, **values, lent=seconds)


def postpone(connection: Connection, due: DueRow, until: int) -> None:
    """Let the scheduler look at this decision again at `until`; the deadline may be earlier."""
    _set(connection, due, due_at=until)


def extend(connection: Connection, due: DueRow, seconds: int, clock: Clock) -> None:
    """Move a decision's deadline and reminder later, for time the player could not use."""
    if not is_endless(due):
        _set(connection, due, **_later(due, seconds, clock))


def set_deadline(connection: Connection, due: DueRow, until: int, clock: Clock, now: int) -> None:
    """Give a decision a later deadline, and schedule its next reminder."""
    moments = _moments(clock, due.began_at, until)
    due_at = next((at for at in moments if at >= now + TOO_CLOSE), until)
    _set(connection, due, due_at=due_at, stage=moments.index(due_at), deadline_at=until)


def extend_all(connection: Connection, seconds: int) -> None:
    """Move every deadline later by an outage of the service, and no reminder into the night."""
    columns = (DUE.c.due_at, DUE.c.began_at, DUE.c.deadline_at)
    values = {column.name: column + seconds for column in columns}
    connection.execute(update(DUE).where(DUE.c.due_at < ENDLESS).values(**values))
    moved = [
        {
            "of": due.match_id,
            "who": due.seat,
            "next": later["due_at"],
            "until": later["deadline_at"],
        }
        for due, clock in _on_clocks(connection, DUE.c.due_at < ENDLESS)
        if (later := _later(due, 0, clock))["due_at"] != due.due_at
        or later["deadline_at"] != due.deadline_at
    ]
    if moved:
        values = {"due_at": bindparam("next"), "deadline_at": bindparam("until")}
        connection.execute(update(DUE).where(*_ONE).values(**values), moved)


def begin_by(connection: Connection, now: int) -> None:
    """Correct decisions that seem to have begun in the future, after the clock was set back."""
    for due, clock in _on_clocks(connection, DUE.c.began_at > now + HOUR, IS_OPEN):
        extend(connection, due, now - due.began_at, clock)


def begin_again(connection: Connection, due: DueRow, now: int) -> None:
    """Give the full time again for a decision in a match that was unreadable.

    The next reminder must be in the future, or the scheduler would look at it forever.
    """
    one = (DUE.c.match_id == due.match_id, DUE.c.seat == due.seat)
    for _, clock in _on_clocks(connection, *one):
        extend(connection, due, now - due.began_at, clock)
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
    for due, clock in _on_clocks(connection, DUE.c.match_id == match_id, DUE.c.due_at >= HELD):
        go_on(connection, due, seconds, clock, now)


def go_on(connection: Connection, due: DueRow, seconds: int, clock: Clock, now: int) -> None:
    """Let a decision's clock go on after it stood still that long, with its next reminder."""
    if is_endless(due):
        _set(connection, due, due_at=due.deadline_at)
        return
    began = due.began_at + seconds
    deadline = _end(due, seconds, clock)
    moments = _moments(clock, began, deadline)
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


def _later(due: DueRow, seconds: int, clock: Clock) -> dict[str, int]:
    """Return the times of a decision later by those seconds, none of them at a wrong hour."""
    deadline = _end(due, seconds, clock)
    is_over = due.due_at >= due.deadline_at
    due_at = deadline if is_over else min(deadline, clock.by_day(due.due_at + seconds))
    return {"due_at": due_at, "began_at": due.began_at + seconds, "deadline_at": deadline}


def _end(due: DueRow, seconds: int, clock: Clock) -> int:
    """Return a deadline later by those seconds, and not at an hour that does not count."""
    later = due.deadline_at + seconds
    return clock.counting_from(later) if due.deadline_at > due.began_at else later


def _moments(clock: Clock, began: int, deadline: int) -> list[int]:
    """Return the times of a decision's reminders, and its deadline."""
    if deadline - began >= ENDLESS:
        return [deadline]
    gone = (gone for gone, _ in clock.days.away if clock.control.plays_on)
    leaving = (at for at in gone if began < at < deadline)
    return [*sorted([*clock.reminders(began, deadline), *leaving]), deadline]


def _on_clocks(connection: Connection, *conditions: Any) -> Iterator[tuple[DueRow, Clock]]:
    """Yield decisions, each with the clock of its seat."""
    for due in fetch_all(connection, _ON_CLOCKS.where(*conditions), DueOnClockRow):
        columns = (
            due.pace,
            due.clock_json,
            due.timezone,
            due.wakes,
            due.sleeps,
            due.days_off,
            due.holidays,
            due.away_json,
            due.rhythm,
        )
        yield due, from_columns(*columns)


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


def of_match(connection: Connection, match_id: str, and_held: bool = False) -> dict[int, DueRow]:
    """The open decisions of a match by seat; with `and_held`, those of a paused match too."""
    query = HELD_TOO if and_held else OF_MATCH
    return {due.seat: due for due in query.all(connection, of=match_id)}

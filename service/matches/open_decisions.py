"""Deadlines, one row for each open decision; times are seconds of Unix time."""

from collections.abc import Iterator
from operator import attrgetter
from typing import Any

import msgspec
from sqlalchemy import Connection, Select, and_, bindparam, delete, func, insert, select, update

from service.database.rows import (
    DUE,
    MATCH,
    SEAT,
    DueOnClockRow,
    DueRow,
    MoveRow,
    SeatRow,
    fetch_all,
)
from service.database.statements import Look, Query, Statement
from service.matches.clock import OF_MATCH_ROW, OF_SEAT_ROW, TOO_CLOSE, Clock, from_columns
from service.matches.paces import ENDLESS, HOUR

_ONE = (DUE.c.match_id == bindparam("of"), DUE.c.seat == bindparam("who"))
ASK = Statement(insert(DUE))
SETTLE = Statement(delete(DUE).where(*_ONE))
SETTLE_ALL = Statement(delete(DUE).where(DUE.c.match_id == bindparam("of")))
ASKED_AGAIN = -1  # in `DueRow.lent`: the answer adds nothing to the time bank
HELD = 4 * ENDLESS  # `due_at` of the decisions of a paused match; the scheduler never gets there
IS_OPEN = DUE.c.due_at < HELD
OF_MATCH = Query(select(DUE).where(DUE.c.match_id == bindparam("of"), IS_OPEN), DueRow)
LOCKED = Query(select(DUE).where(*_ONE, IS_OPEN).with_for_update(), DueRow)
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

# Locked, so that no move is made between reading a deadline and moving it.
_ON_CLOCKS = (
    select(
        DUE,
        *(MATCH.c[name.removesuffix("_json")] for name in OF_MATCH_ROW),
        *(SEAT.c[name.removesuffix("_json")] for name in OF_SEAT_ROW),
    )
    .join(SEAT, and_(SEAT.c.match_id == DUE.c.match_id, SEAT.c.number == DUE.c.seat))
    .join(MATCH, MATCH.c.id == DUE.c.match_id)
    .with_for_update(of=DUE)
)
_clock_columns = attrgetter(*OF_MATCH_ROW, *OF_SEAT_ROW)


def ask(
    connection: Connection,
    seat: SeatRow,
    turn: int,
    clock: Clock,
    now: int,
    *,
    is_here: bool = False,
) -> None:
    """Store a question to a seat, and start its clock; no deadline means no reminders.

    With `is_here`, its player has just answered another question, and cannot add to their time bank
    by this one.
    """
    lent = ASKED_AGAIN if is_here else 0
    ask_until(connection, seat, turn, clock, now, clock.deadline(now), lent)


def ask_until(
    connection: Connection,
    seat: SeatRow,
    turn: int,
    clock: Clock,
    began: int,
    deadline: int,
    lent: int = 0,
) -> None:
    """Store a question to a seat, with a time from `began` to `deadline` to answer it.

    `lent` is as in DueRow.
    """
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
    connection: Connection, seat: SeatRow, turn: int, clock: Clock, undone: MoveRow, now: int
) -> None:
    """Ask a seat again after its move was undone.

    It gets the time that was left at the move, but at least an hour.
    """
    until = clock.deadline(now)
    if undone.deadline_at is not None and now < until < ENDLESS:
        rest = clock.rest(undone.deadline_at, undone.at, now)
        until = max(rest, clock.counting_from(now + HOUR))
    ask_until(connection, seat, turn, clock, now, until, lent=ASKED_AGAIN)
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


def follow(connection: Connection, due: DueRow, clock: Clock, now: int) -> None:
    """Set the next reminder after the clock's zone, waking hours or rhythm changed."""
    if not is_endless(due):
        _schedule(connection, due, clock, due.deadline_at, now + TOO_CLOSE)


def wait(connection: Connection, due: DueRow, before: Clock, after: Clock, since: int) -> None:
    """Let the time left at `since` count by the clock `after` instead of the clock `before`.

    The deadline never becomes earlier. Where a bot plays for absent players, the scheduler looks at
    the decision when the absence begins.
    """
    deadline = after.waiting(due.deadline_at, since, before)
    held = {"due_at": HELD} if is_held(due) else {}
    _schedule(connection, due, after, deadline, since + 1, **held)


def lend(connection: Connection, due: DueRow, clock: Clock, seconds: int, now: int) -> None:
    """Extend a decision after its deadline by `seconds` from the player's time bank."""
    deadline = clock.in_the_evening(clock.later(now, seconds), now)
    _schedule(connection, due, clock, deadline, now + TOO_CLOSE, lent=seconds)


def postpone(connection: Connection, due: DueRow, until: int) -> None:
    """Let the scheduler look at this decision again at `until`; the deadline may be earlier.

    If the decision was rescheduled or held meanwhile, nothing changes.
    """
    same = (DUE.c.turn == due.turn, DUE.c.due_at == due.due_at)
    query = update(DUE).where(*_ONE, *same).values(due_at=until)
    connection.execute(query, {"of": due.match_id, "who": due.seat})


def extend(connection: Connection, due: DueRow, seconds: int, clock: Clock, now: int) -> None:
    """Move a decision's deadline and reminder later by `seconds` lost just before `now`.

    Nothing was lost if the deadline had passed before. The mail sender calls this without the
    match's lock. So the row is read again with its own lock.
    """
    again = LOCKED.first(connection, of=due.match_id, who=due.seat)
    if again is None or again.turn != due.turn or is_endless(again):
        return
    if again.deadline_at >= now - seconds:
        _set(connection, again, **_later(again, seconds, clock, now))


def give_back(connection: Connection, due: DueRow, since: int, clock: Clock, now: int) -> None:
    """Give back the time from `since` on, in which the player could not know of the question.

    The rest of their time begins now.
    """
    if not is_endless(due):
        lost = max(0, now - max(due.began_at, since))
        _set(connection, due, **_later(due, lost, clock, now) | {"began_at": now})


def set_deadline(connection: Connection, due: DueRow, until: int, clock: Clock, now: int) -> None:
    """Give a decision a later deadline, and schedule its next reminder."""
    _schedule(connection, due, clock, until, now + TOO_CLOSE)


def forbid_saving(connection: Connection, due: DueRow) -> None:
    """Let the answer to a decision add nothing to the player's time bank."""
    _set(connection, due, lent=ASKED_AGAIN)


def extend_all(connection: Connection, seconds: int, now: int) -> None:
    """Move every deadline by an outage that ends now, but move no reminder into the night."""
    moved: list[dict[str, Any]] = [
        {
            "of": due.match_id,
            "who": due.seat,
            "next": later["due_at"],
            "began": later["began_at"],
            "until": later["deadline_at"],
        }
        for due, clock in _on_clocks(connection, DUE.c.due_at < ENDLESS)
        for later in [_later(due, seconds, clock, now)]
    ]
    if moved:
        names = {"due_at": "next", "began_at": "began", "deadline_at": "until"}
        times: dict[str, Any] = {name: bindparam(each) for name, each in names.items()}
        connection.execute(update(DUE).where(*_ONE).values(times), moved)


def begin_by(connection: Connection, now: int) -> None:
    """Correct decisions that seem to have begun in the future, after the clock was set back."""
    for due, clock in _on_clocks(connection, DUE.c.began_at > now + HOUR, IS_OPEN):
        extend(connection, due, now - due.began_at, clock, now)


def begin_again(connection: Connection, due: DueRow, now: int) -> None:
    """Give the full time again for a decision in a match that was unreadable.

    The next reminder must be in the future, or the scheduler would look at it forever.
    """
    one = (DUE.c.match_id == due.match_id, DUE.c.seat == due.seat)
    for _, clock in _on_clocks(connection, *one):
        extend(connection, due, now - due.began_at, clock, now)
    again = of_match(connection, due.match_id).get(due.seat)
    if again and again.due_at <= now:  # its reminder would be before the night, which has begun
        postpone(connection, again, now + TOO_CLOSE)


# --- pauses ----------------------------------------------------------------


def is_held(due: DueRow) -> bool:
    """True if the clock of a decision stands still because its match is paused."""
    return due.due_at >= HELD


def hold(connection: Connection, match_id: str) -> None:
    """Stop the clock of all decisions of a match."""
    held = update(DUE).where(DUE.c.match_id == match_id, IS_OPEN)
    connection.execute(held.values(due_at=HELD))


def release(connection: Connection, match_id: str, seconds: int, now: int) -> None:
    """Start the clock of all decisions of a match again, after its pause of `seconds`."""
    for due, clock in _on_clocks(connection, DUE.c.match_id == match_id, DUE.c.due_at >= HELD):
        go_on(connection, due, seconds, clock, now)


def go_on(connection: Connection, due: DueRow, seconds: int, clock: Clock, now: int) -> None:
    """Let a decision's clock go on after it stood still for `seconds`, with its next reminder."""
    if is_endless(due):
        _set(connection, due, due_at=due.deadline_at)
        return
    moved = msgspec.structs.replace(due, began_at=due.began_at + seconds)
    deadline = _end(due, seconds, clock, now)
    _schedule(connection, moved, clock, deadline, now + TOO_CLOSE, began_at=moved.began_at)


def shift_held(connection: Connection, seconds: int, matches: Select[Any]) -> None:
    """Move stopped deadlines by `seconds`; `matches` selects the ids of their matches."""
    held = (DUE.c.match_id.in_(matches), DUE.c.due_at >= HELD, DUE.c.deadline_at < ENDLESS)
    columns = (DUE.c.began_at, DUE.c.deadline_at)
    values = {column.name: column + seconds for column in columns}
    connection.execute(update(DUE).where(*held).values(**values))


def _later(due: DueRow, seconds: int, clock: Clock, now: int) -> dict[str, int]:
    """Return a decision's times moved later by `seconds`, none of them to a quiet hour."""
    deadline = _end(due, seconds, clock, now)
    is_over = due.due_at >= due.deadline_at
    due_at = deadline if is_over else min(deadline, clock.by_day(due.due_at + seconds))
    return {"due_at": due_at, "began_at": due.began_at + seconds, "deadline_at": deadline}


def _end(due: DueRow, seconds: int, clock: Clock, now: int) -> int:
    """Return a deadline moved later by `seconds` that were lost, to an hour that counts.

    A deadline that had passed before the loss stays as far in the past: a vote may be about it.
    """
    if due.deadline_at > max(due.began_at, now - seconds):
        return clock.moved(due.deadline_at, seconds, now)
    return due.deadline_at + seconds


def _moments(clock: Clock, began: int, deadline: int) -> list[int]:
    """Return when the scheduler looks at a decision: for reminders, and last at its deadline.

    Where a bot plays for absent players, it also looks when an absence begins.
    """
    if deadline - began >= ENDLESS:
        return [deadline]
    gone = (gone for gone, _ in clock.days.away if clock.control.plays_on)
    leaving = (at for at in gone if began < at < deadline)
    return [*sorted([*clock.reminders(began, deadline), *leaving]), deadline]


def _on_clocks(connection: Connection, *conditions: Any) -> Iterator[tuple[DueRow, Clock]]:
    """Yield decisions, each with the clock of its seat."""
    for due in fetch_all(connection, _ON_CLOCKS.where(*conditions), DueOnClockRow):
        yield due, from_columns(*_clock_columns(due))


def _schedule(
    connection: Connection, due: DueRow, clock: Clock, deadline: int, since: int, **values: int
) -> None:
    """Give a decision a deadline, with the next reminder from `since` on, and other values."""
    moments = _moments(clock, due.began_at, deadline)
    due_at = next((at for at in moments if at >= since), deadline)
    times = {"due_at": due_at, "stage": moments.index(due_at), "deadline_at": deadline}
    _set(connection, due, **times | values)


def _set(connection: Connection, due: DueRow, **values: int) -> None:
    query = update(DUE).where(*_ONE, DUE.c.turn == due.turn).values(**values)
    connection.execute(query, {"of": due.match_id, "who": due.seat})


def has_due(connection: Connection, now: int) -> bool:
    """True if any decision is due; takes no lock."""
    return HAS_DUE.finds_any(connection, now=now)


def overdue(connection: Connection, now: int) -> int:
    """Return the number of seconds since the most overdue decision was due, or 0."""
    earliest: int | None = connection.execute(select(func.min(DUE.c.due_at))).scalar()
    return 0 if earliest is None else max(0, now - earliest)


def claim(connection: Connection, now: int) -> DueRow | None:
    """Lock the match of the most overdue decision that is not locked, and return the decision.

    Another process may have removed the decision just before this one got the lock.
    """
    return CLAIM.first(connection, now=now)


def of_match(connection: Connection, match_id: str, and_held: bool = False) -> dict[int, DueRow]:
    """Return the open decisions of a match by seat; `and_held` includes those of a paused match."""
    query = HELD_TOO if and_held else OF_MATCH
    return {due.seat: due for due in query.all(connection, of=match_id)}

"""What time brings: reminders, defaults at the deadline, and outages that cost nobody a turn.

One pass (`tick`) may run at any moment, in any number of processes: rows say what is due, and
each is looked at again under the match's lock. Knows no words and sends no letter.
"""

import logging
from datetime import UTC, datetime
from typing import Any

from apscheduler.schedulers.background import BackgroundScheduler
from apscheduler.triggers.interval import IntervalTrigger
from sqlalchemy import Connection, Row, insert, select, update

from service import deadlines, outbox, store, turns
from service.models import Heartbeat
from service.office import Office

log = logging.getLogger(__name__)
HEARTBEAT = Heartbeat.__table__
ROLE = "clock"
TICK_SECONDS = 1
BEAT_SECONDS = 5
OUTAGE_SECONDS = 60  # a running clock that was silent for longer was not running
OUTAGE_BETWEEN_CALLS = 3600  # `staffetta tick` may be called by cron, every few minutes
MOST_AT_ONCE = 200
LOOK_AGAIN = 300


def tick(office: Office, outage: int = OUTAGE_BETWEEN_CALLS) -> int:
    """One pass: count an outage out, then do what is due. Returns how many decisions it saw."""
    beat(office, outage)
    now = office.now()
    due = office.database.read(lambda connection: deadlines.are_due(connection, now, MOST_AT_ONCE))
    for row in due:
        _attempt(office, row, now)
    return len(due)


def _attempt(office: Office, due: Row, now: int) -> None:
    """One match that cannot be played on must not stop the others."""
    try:
        office.database.write(lambda connection: _attend(connection, due, now))
    except Exception:
        log.exception("a deadline could not be handled", extra={"match": due.match_id})
        office.database.write(lambda connection: deadlines.postpone(connection, due, now + 600))


def _attend(connection: Connection, due: Row, now: int) -> None:
    """Remind, or play the default, if that is still what the moment asks for."""
    standing = store.load(connection, due.match_id, lock=True)
    current = deadlines.of_match(connection, due.match_id).get(due.seat)
    if current is None or current.due_at > now:
        return
    seat = standing.seats[due.seat]
    if now < current.deadline_at:
        outbox.write(connection, seat, "reminder", current.turn, now)
        deadlines.move_on(connection, current, seat)
    elif outbox.is_waiting(connection, seat.match_id, seat.number, seat.tenure):
        # Nobody loses a turn over a letter that was never handed over.
        deadlines.postpone(connection, current, now + LOOK_AGAIN)
    else:
        action = standing.game.timeout_action(standing.state, seat.number)
        turns.take(connection, standing, seat.number, current.turn, action, now, "timeout")


# --- outages ---------------------------------------------------------------


def start(office: Office) -> int:
    """The clock begins to run: whatever lay between its last beat and now was an outage."""
    return office.database.write(
        lambda connection: _beat(connection, office, OUTAGE_SECONDS, starting=True)
    )


def beat(office: Office, outage: int) -> int:
    """Note that the service works; returns the seconds of an outage found, 0 for none."""
    last = office.database.read(_last_beat)
    if last and 0 <= office.clock.machine() - last.machine_at < BEAT_SECONDS:
        return 0
    return office.database.write(lambda connection: _beat(connection, office, outage))


def _beat(
    connection: Connection, office: Office, outage: int, starting: bool = False
) -> int:
    """While running, silence is measured by the machine's clock; at a start by the service's.

    The two differ only in a rehearsal, where time may leap ahead under a running service.
    """
    now, machine = office.now(), office.clock.machine()
    last = _last_beat(connection)
    values = {"at": now, "machine_at": machine}
    if last is None:
        connection.execute(insert(HEARTBEAT).values(role=ROLE, **values))
        return 0
    connection.execute(update(HEARTBEAT).where(HEARTBEAT.c.role == ROLE).values(**values))
    gap = now - last.at if starting else machine - last.machine_at
    if gap <= outage:
        return 0
    log.warning("deadlines move by an outage", extra={"seconds": gap})
    deadlines.extend_all(connection, gap)
    outbox.shift_waiting(connection, gap)
    return gap


def _last_beat(connection: Connection) -> Any:
    query = select(HEARTBEAT).where(HEARTBEAT.c.role == ROLE)
    return connection.execute(query).first()


def age(connection: Connection, office: Office) -> int | None:
    """Seconds since the clock last worked; None if it never did."""
    last = _last_beat(connection)
    return None if last is None else office.clock.machine() - last.machine_at


# --- the running clock -----------------------------------------------------


class SteadyScheduler(BackgroundScheduler):
    """APScheduler that keeps ticking when the machine's clock is set back.

    The stock scheduler waits for the old wall time to come round again.
    """

    longest_sleep = 5

    def _process_jobs(self) -> float:
        now = datetime.now(UTC)
        for job in self.get_jobs():
            trigger, upcoming = job.trigger, job.next_run_time
            if isinstance(trigger, IntervalTrigger) and upcoming:
                if upcoming - now > trigger.interval * 2:
                    self.modify_job(job.id, next_run_time=now)
        wait = super()._process_jobs()
        return self.longest_sleep if wait is None else min(wait, self.longest_sleep)


def run(office: Office) -> BackgroundScheduler:
    """Start ticking in the background; `.shutdown()` ends it."""
    start(office)
    scheduler = SteadyScheduler(timezone="UTC")
    scheduler.add_job(
        tick,
        "interval",
        seconds=TICK_SECONDS,
        args=(office, OUTAGE_SECONDS),
        coalesce=True,
        max_instances=1,
        misfire_grace_time=None,
    )
    logging.getLogger("apscheduler").setLevel(logging.ERROR)
    scheduler.start()
    return scheduler

"""Heartbeats: the web process and the scheduler record that they work; silence is an outage.

Outages are added to every deadline. A clock that jumped ahead and was corrected costs no player any
time.
"""

import logging
import threading

from sqlalchemy import Connection, bindparam, insert, select, update

from service.database.rows import HEARTBEAT, MATCH, HeartbeatRow, fetch_all
from service.installation import disk, machines
from service.installation.context import Installation
from service.matches import (
    campaigns,
    deals,
    digests,
    invitation_clocks,
    moved_dates,
    open_decisions,
    outbox,
    pauses,
    vote_clocks,
)

log = logging.getLogger(__name__)
CLOCK, WEB = "clock", "web"
BEAT_SECONDS = 5
OUTAGE_SECONDS = 60  # seconds of silence after which a running scheduler counts as stopped
OUTAGE_AT_START = 10  # a scheduler that starts was not running since its last beat
OUTAGE_BETWEEN_CALLS = 3600  # `staffetta tick` may be called by cron, every few minutes
SET_BACK = 60  # smaller steps back are adjustments
A_WEEK = 7 * 24 * 3600  # within this time a jump ahead is corrected to the second
ALIVE = 60  # seconds since a beat within which its machine may still use the data
WEB_SILENT = 20  # seconds without a beat after which the web process counts as stopped

# The service works while both sides do: the scheduler, and the web process that takes moves. The
# scheduler's row says until when the service has worked.


def begin(installation: Installation) -> bool:
    """Record the start of the scheduler; return True if the service works.

    The time since the scheduler's last beat counts as an outage.
    """
    return installation.database.write(
        lambda c: _beat(c, installation, OUTAGE_AT_START, starting=True)
    )


def beat(installation: Installation, outage: int) -> bool:
    """Record a beat of the scheduler; return True if the service works.

    It does not work if the web process is silent; then the scheduler lets no deadline pass. A
    silence of more than `outage` seconds counts as an outage.
    """
    beats = installation.database.read(_beats)
    now, machine = installation.now(), installation.clock.machine()
    last, web = beats.get(CLOCK), beats.get(WEB)
    since = [now - last.at, machine - last.machine_at] if last else [BEAT_SECONDS]
    is_silent = web is not None and _is_silent(web, machine)
    if all(0 <= age < BEAT_SECONDS for age in since) and not is_silent:
        return True
    return installation.database.write(lambda connection: _beat(connection, installation, outage))


def _beat(
    connection: Connection, installation: Installation, outage: int, starting: bool = False
) -> bool:
    """Record a beat, and count the silence before it as an outage if it was long enough.

    Silence is measured by the machine's clock while running, and by the service's at a start.
    The clocks differ in test mode only, where time may jump under a running service.
    """
    beats = _beats(connection, lock=True)
    last, web = beats.get(CLOCK), beats.get(WEB)
    now, machine = installation.now(), installation.clock.machine()
    if last is None:
        _note(connection, CLOCK, now, machine, is_first=True)
        return True
    if web and _is_silent(web, machine):
        at, machine_at = min(last.at, web.at), min(last.machine_at, web.machine_at)
        _note(connection, CLOCK, at, machine_at)
        return False
    if last.at - now > SET_BACK:
        _set_right(connection, beats, now, machine)
        return True
    _note(connection, CLOCK, now, machine)
    gap = now - last.at if starting else machine - last.machine_at
    if gap > outage:
        log.warning("deadlines move by an outage", extra={"seconds": gap})
        _shift(connection, gap, now)
        moved_dates.tell_all(connection, gap, now)
        leapt = gap + (last.leapt if now - last.leapt_at < A_WEEK else 0)
        connection.execute(_LEAP, {"of": CLOCK, "seconds": leapt, "moment": now})
    return True


def _set_right(
    connection: Connection, beats: dict[str, HeartbeatRow], now: int, machine: int
) -> None:
    """Correct for a clock that was set back, and that may have jumped ahead before.

    The jump was then recorded as an outage, which moved all deadlines. They move back by the same
    time, but at most by as much as the clock went back, so that no player loses time. Work that is
    now planned for the distant future becomes due at once.
    """
    last = beats[CLOCK]
    recent = last.leapt if last.at - last.leapt_at < A_WEEK else 0
    taken_off = min(last.at - now, recent)
    facts = {"seconds": last.at - now, "taken_off": taken_off}
    log.warning("the clock has been set back", extra=facts)
    if taken_off:
        _shift(connection, -taken_off, now)
    connection.execute(
        _LEAP, {"of": CLOCK, "seconds": recent - taken_off, "moment": min(last.leapt_at, now)}
    )
    vote_clocks.set_back(connection, now)
    pauses.set_back(connection, taken_off, now)
    open_decisions.begin_by(connection, now)
    outbox.set_back(connection, now)
    digests.set_back(connection, now)
    campaigns.set_back(connection, now)
    invitation_clocks.set_back(connection, now)
    for role in beats:
        _note(connection, role, now, machine)


def _shift(connection: Connection, seconds: int, now: int) -> None:
    """Move the times of everything that waits, later or (for negative seconds) earlier."""
    vote_clocks.extend_all(connection, seconds)
    open_decisions.extend_all(connection, seconds, now)
    outbox.shift_waiting(connection, seconds)
    deals.shift(connection, seconds, _GOING_ON)
    invitation_clocks.shift(connection, seconds)


def _is_silent(web: HeartbeatRow, machine: int) -> bool:
    """True if the web process has stopped.

    A web process that never recorded a beat has no row, and callers do not ask about it.
    """
    return machine - web.machine_at > WEB_SILENT


_GOING_ON = select(MATCH.c.id).where(MATCH.c.paused_at.is_(None))  # a pause moves its own times
_ALL = select(HEARTBEAT).order_by(HEARTBEAT.c.role)
_FIRST = insert(HEARTBEAT)
_AGAIN = update(HEARTBEAT).where(HEARTBEAT.c.role == bindparam("of"))
_LEAP = _AGAIN.values(leapt=bindparam("seconds"), leapt_at=bindparam("moment"))


def _beats(connection: Connection, lock: bool = False) -> dict[str, HeartbeatRow]:
    query = _ALL.with_for_update() if lock else _ALL
    return {row.role: row for row in fetch_all(connection, query, HeartbeatRow)}


def _note(
    connection: Connection, role: str, now: int, machine: int, is_first: bool = False
) -> None:
    values = {"at": now, "machine_at": machine, "machine": machines.own()}
    if is_first:
        connection.execute(_FIRST, {"role": role, "leapt": 0, "leapt_at": 0, **values})
    else:
        connection.execute(_AGAIN.values(**values), {"of": role})


def last_at(connection: Connection) -> int:
    """Return the time of the scheduler's last beat; 0 if none.

    In a restored database, this is about the time of its backup.
    """
    beats = _beats(connection)
    return beats[CLOCK].at if CLOCK in beats else 0


def begin_anew(connection: Connection, now: int, machine: int) -> int:
    """Treat the time since the backup was made as an outage; return when it was made."""
    beats = _beats(connection, lock=True)
    was = beats[CLOCK].at if CLOCK in beats else now
    if was < now:
        _shift(connection, now - was, now)
    for role in beats:
        _note(connection, role, now, machine)
    return was


def age(connection: Connection, installation: Installation, role: str = CLOCK) -> int | None:
    """Return the seconds since the last beat of `role`; None if it never had one.

    The scheduler's last beat is the time up to which the service has worked.
    """
    last = _beats(connection).get(role)
    return None if last is None else installation.clock.machine() - last.machine_at


def settled(connection: Connection, now: int) -> int:
    """Return a time that has certainly passed, even if the clock has just jumped ahead by mistake.

    It is `now` minus the outages and clock jumps of the last week, as these may still be corrected.
    """
    last = _beats(connection).get(CLOCK)
    is_recent = last is not None and now - last.leapt_at < A_WEEK
    return now - last.leapt if last is not None and is_recent else now


def is_running(connection: Connection, installation: Installation) -> bool:
    """True if the scheduler or a web process recorded a beat a moment ago."""
    now = installation.clock.machine()
    return any(abs(now - each.machine_at) < WEB_SILENT for each in _beats(connection).values())


def elsewhere(connection: Connection, installation: Installation) -> tuple[str, int] | None:
    """Return the name of another machine that used this SQLite file, and the seconds since then.

    Return None if there was none within a minute. Several machines may share PostgreSQL.
    """
    now, mine = installation.clock.machine(), machines.own()
    for beat in _beats(connection).values() if installation.database.is_sqlite else ():
        seconds = abs(now - beat.machine_at)
        if beat.machine and seconds < ALIVE and not machines.is_same(beat.machine, mine):
            return machines.name(beat.machine), seconds
    return None


def note_web(installation: Installation) -> None:
    """Record that the web process answers and can store moves."""

    def work(connection: Connection) -> None:
        is_first = WEB not in _beats(connection, lock=True)
        _note(connection, WEB, installation.now(), installation.clock.machine(), is_first)

    disk.try_room(installation.settings)
    installation.database.write(work)


def touch(connection: Connection) -> None:
    """Write a row without changing it, to test if the database takes writes."""
    connection.execute(update(HEARTBEAT).values(at=HEARTBEAT.c.at))


class Presence(threading.Thread):
    """A thread that beats every few seconds while a process serves pages."""

    def __init__(self, installation: Installation) -> None:
        super().__init__(name="presence", daemon=True)
        self._installation = installation
        self._ended = threading.Event()
        note_web(installation)

    def run(self) -> None:
        """Beat until `end` is called."""
        while not self._ended.wait(BEAT_SECONDS):
            try:
                note_web(self._installation)
            except Exception:
                log.exception("the web side could not say that it works")

    def end(self) -> None:
        """Stop beating; other web processes go on."""
        self._ended.set()
        self.join(timeout=5)

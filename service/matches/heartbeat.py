"""Heartbeats: rows that say until when each side of the service worked; silence is an outage.

An outage is counted out of every deadline, and a clock that leapt and was set right takes nothing
from anybody.
"""

import logging
import threading

from sqlalchemy import Connection, bindparam, insert, select, update

from service.database.models import HEARTBEAT
from service.database.rows import HeartbeatRow, fetch_all
from service.installation import disk
from service.installation.parts import Installation
from service.matches import campaigns, deadlines, outbox

log = logging.getLogger(__name__)
CLOCK, WEB = "clock", "web"
BEAT_SECONDS = 5
OUTAGE_SECONDS = 60  # a running clock that was silent for longer was not running
OUTAGE_AT_START = 10  # one that starts was certainly not running since its last beat
OUTAGE_BETWEEN_CALLS = 3600  # `staffetta tick` may be called by cron, every few minutes
SET_BACK = 60  # a clock that goes back by less is only being trimmed
A_WEEK = 7 * 24 * 3600  # within which a clock that leapt ahead is set right to the second
WEB_SILENT = 20  # after so many seconds without a beat the web side takes no moves

# The service works while both of its sides do: the clock, and the web that takes the moves. The
# clock alone counts: its row says until when the service is known to have worked.


def begin(installation: Installation) -> bool:
    """The clock begins to run: whatever lay between its last beat and now was an outage."""
    return installation.database.write(
        lambda c: _beat(c, installation, OUTAGE_AT_START, starting=True)
    )


def beat(installation: Installation, outage: int) -> bool:
    """Note that the service works; False while it does not, and nothing may fall due."""
    beats, now, machine = (
        installation.database.read(_beats),
        installation.now(),
        installation.clock.machine(),
    )
    last, web = beats.get(CLOCK), beats.get(WEB)
    since = [now - last.at, machine - last.machine_at] if last else [BEAT_SECONDS]
    is_silent = web is not None and _is_silent(web, machine)
    if all(0 <= age < BEAT_SECONDS for age in since) and not is_silent:
        return True
    return installation.database.write(lambda connection: _beat(connection, installation, outage))


def _beat(
    connection: Connection, installation: Installation, outage: int, starting: bool = False
) -> bool:
    """While running, silence is measured by the machine's clock; at a start by the service's.

    The two differ only in a rehearsal, where time may leap ahead under a running service.
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
        _shift(connection, gap)
        leapt = gap + (last.leapt if now - last.leapt_at < A_WEEK else 0)
        connection.execute(_LEAP, {"of": CLOCK, "seconds": leapt, "moment": now})
    return True


def _set_right(
    connection: Connection, beats: dict[str, HeartbeatRow], now: int, machine: int
) -> None:
    """The clock has gone back: what looked like an outage before may have been a leap of it.

    As much as the deadlines were moved by then, and no more than the clock went back, is taken
    off again: the time that is left to anybody does not shrink. What was asked, put off or
    leased at a moment that is now to come would otherwise wait for that moment.
    """
    last = beats[CLOCK]
    recent = last.leapt if last.at - last.leapt_at < A_WEEK else 0
    taken_off = min(last.at - now, recent)
    facts = {"seconds": last.at - now, "taken_off": taken_off}
    log.warning("the clock has been set back", extra=facts)
    if taken_off:
        _shift(connection, -taken_off)
    connection.execute(
        _LEAP, {"of": CLOCK, "seconds": recent - taken_off, "moment": min(last.leapt_at, now)}
    )
    deadlines.begin_by(connection, now)
    outbox.set_back(connection, now)
    campaigns.set_back(connection, now)
    for role in beats:
        _note(connection, role, now, machine)


def _shift(connection: Connection, seconds: int) -> None:
    """Count time out of everything that waits, or back in."""
    deadlines.extend_all(connection, seconds)
    outbox.shift_waiting(connection, seconds)


def _is_silent(web: HeartbeatRow, machine: int) -> bool:
    """Whether the web side has stopped; where it never beat, somebody else serves the pages."""
    return machine - web.machine_at > WEB_SILENT


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
    values = {"at": now, "machine_at": machine}
    if is_first:
        connection.execute(_FIRST, {"role": role, "leapt": 0, "leapt_at": 0, **values})
    else:
        connection.execute(_AGAIN.values(**values), {"of": role})


def begin_anew(connection: Connection, now: int, machine: int) -> int:
    """The rows are those of an earlier day: all since then is an outage. Returns that moment."""
    beats = _beats(connection, lock=True)
    was = beats[CLOCK].at if CLOCK in beats else now
    if was < now:
        _shift(connection, now - was)
    for role in beats:
        _note(connection, role, now, machine)
    return was


def age(connection: Connection, installation: Installation, role: str = CLOCK) -> int | None:
    """Seconds since the service last worked, or one side of it; None if it never did."""
    last = _beats(connection).get(role)
    return None if last is None else installation.clock.machine() - last.machine_at


def note_web(installation: Installation) -> None:
    """The web side answers, and moves can be made: this row is one write, and there is room."""

    def work(connection: Connection) -> None:
        is_first = WEB not in _beats(connection, lock=True)
        _note(connection, WEB, installation.now(), installation.clock.machine(), is_first)

    disk.try_room(installation.settings)
    installation.database.write(work)


def touch(connection: Connection) -> None:
    """Write what stands there already: whether that can be done is all one wants to see."""
    connection.execute(update(HEARTBEAT).values(at=HEARTBEAT.c.at))


class Presence(threading.Thread):
    """Says every few seconds, for as long as a process serves pages, that it does."""

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
        """Stop; the web side of other processes goes on."""
        self._ended.set()
        self.join(timeout=5)

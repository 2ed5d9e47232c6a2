"""What time brings: reminders, defaults at the deadline, and outages that cost nobody a turn.

One pass (`tick`) may run at any moment, in any number of processes. Rows say what is due, and each
process claims the next one together with its match. A match that somebody else has locked is left
for a later pass. Letters are rows, which the sender hands over.
"""

import logging
import time
from collections.abc import Iterator
from datetime import UTC, datetime
from functools import partial
from itertools import chain

from apscheduler.jobstores.base import JobLookupError
from apscheduler.schedulers.background import BackgroundScheduler
from apscheduler.triggers.interval import IntervalTrigger
from sqlalchemy import Connection

from service.database import patience
from service.database.connections import is_locked
from service.database.models import LINK
from service.database.rows import DueRow, SeatRow
from service.groups import keeping as groups
from service.installation import tallies
from service.installation.parts import Installation
from service.links import store as links
from service.matches import (
    deadlines,
    heartbeat,
    outbox,
    reminders,
    states,
    store,
    turns,
)
from service.matches.states import Unreadable
from service.operations.in_pieces import in_pieces
from service.people import link_rotation, newcomers, sequels, unconfirmed
from service.tables import keeping

log = logging.getLogger(__name__)
TICK_SECONDS = 1
ANOTHER_KEY = (
    "links in letters were made with another secret key and run out in 14 days; unless you changed "
    "the key on purpose, put the right one back and start again"
)
MOST_IN_A_PASS = 10_000
BEAT_EVERY = 50  # decisions: a long backlog is no outage
LOCK = 1.0  # seconds that one decision may wait for a lock, while all others wait for it
SOON, LOOK_AGAIN, SET_ASIDE = 5, 300, 600
LONGEST_REST = 1.0  # seconds between two pieces of what is looked over at the start
ANY_ASKING = (*outbox.ASKING, "reminder")


def tick(installation: Installation, outage: int = heartbeat.OUTAGE_BETWEEN_CALLS) -> int:
    """One pass: count an outage out, then do what is due. Returns how many decisions it saw.

    What follows a finished game begins last: a deadline may have ended one just now.
    """
    if not heartbeat.beat(installation, outage):
        return 0
    now = installation.now()
    seen = _attend_all(installation, now, outage)
    sequels.begin_waiting(installation)
    _end_superseded_links(installation, now)
    _forget_what_nobody_agreed_to(installation, now)
    _forget_newcomers(installation, now)
    _forget_left_tables(installation, now)
    _forget_empty_groups(installation, now)
    tallies.prune(installation.database, now)
    return seen


def _end_superseded_links(installation: Installation, now: int) -> None:
    if installation.database.read(lambda connection: links.are_due(connection, now)):
        installation.database.write(lambda connection: links.end_due(connection, now))


def _forget_what_nobody_agreed_to(installation: Installation, now: int) -> None:
    """Matches whose hosts never pressed the button, with the addresses typed for them."""
    for match_id in installation.database.read(lambda c: unconfirmed.overdue(c, now)):
        installation.database.write(partial(unconfirmed.forget, match_id=match_id, now=now))


def _forget_newcomers(installation: Installation, now: int) -> None:
    """What was typed on the pages of open links, whether it came to a seat or not."""
    if old := installation.database.read(lambda c: newcomers.overdue(c, now)):
        installation.database.write(partial(newcomers.forget, newcomers=old))


def _forget_left_tables(installation: Installation, now: int) -> None:
    for table_id in installation.database.read(lambda c: keeping.overdue(c, now)):
        installation.database.write(partial(keeping.forget, table_id=table_id, now=now))


def _forget_empty_groups(installation: Installation, now: int) -> None:
    for group_id in installation.database.read(lambda c: groups.overdue(c, now)):
        installation.database.write(partial(groups.forget, group_id=group_id, now=now))


def _attend_all(installation: Installation, now: int, outage: int) -> int:
    """Attend the due decisions that no other clock has claimed; return how many decisions."""
    if not installation.database.read(lambda connection: deadlines.has_due(connection, now)):
        return 0
    for seen in range(MOST_IN_A_PASS):
        if seen % BEAT_EVERY == BEAT_EVERY - 1 and not heartbeat.beat(installation, outage):
            return seen
        if not _attend_next(installation, now):
            return seen
    return MOST_IN_A_PASS


def _attend_next(installation: Installation, now: int) -> bool:
    """Claim and attend the most overdue decision; False if there is none to be had.

    One match that cannot be played on, or is locked, must not stop the others.
    """
    claimed: DueRow | None = None

    def work(connection: Connection) -> None:
        nonlocal claimed
        claimed = deadlines.claim(connection, now)
        if claimed:
            _attend(connection, claimed, now)

    try:
        with patience.within(patience.STATEMENT, lock=LOCK):
            installation.database.write(work)
    except Exception as error:
        if claimed:
            _put_off(installation, claimed, now, error)
        elif not is_locked(error):  # another process writes for longer than usual
            raise
    return claimed is not None


def _put_off(installation: Installation, due: DueRow, now: int, error: Exception) -> None:
    """Look at the decision later, because of that error."""
    if isinstance(error, Unreadable):
        log.error("a match cannot be read", extra={"match": due.match_id})
        installation.database.write(lambda connection: deadlines.begin_again(connection, due, now))
        return
    until = now + (SOON if is_locked(error) else SET_ASIDE)
    if not is_locked(error):
        about = {"match": due.match_id}
        log.error("a deadline could not be handled", exc_info=error, extra=about)
    installation.database.write(lambda connection: deadlines.postpone(connection, due, until))


def _attend(connection: Connection, due: DueRow, now: int) -> None:
    """Remind, or play the default, if that is still what the moment asks for."""
    loaded = store.load(connection, due.match_id)
    current = deadlines.of_match(connection, due.match_id).get(due.seat)
    if current is None or current.due_at > now:
        return
    seat = loaded.seats[due.seat]
    if seat.bot:  # its moves were more than one transaction takes
        turns.carry_on(connection, loaded, now)
    elif now < current.deadline_at:
        _remind(connection, seat, current, now)
    elif outbox.is_waiting(connection, seat):
        # Nobody loses a turn over a letter that was never handed over.
        deadlines.postpone(connection, current, now + LOOK_AGAIN)
    else:
        action = loaded.game.timeout_action(loaded.state, seat.number)
        turns.take(connection, loaded, seat.number, current.turn, action, now, "timeout")


def _remind(connection: Connection, seat: SeatRow, due: DueRow, now: int) -> None:
    """By day only; not a seat that is absent, nor one whose last letter is still on its way."""
    if reminders.is_quiet(now, seat.timezone):  # we are late: the evening before has gone by
        morning = reminders.morning_after(now, seat.timezone)
        deadlines.postpone(connection, due, min(morning, due.deadline_at))
        return
    if not seat.absent and not outbox.is_waiting(connection, seat, ANY_ASKING):
        outbox.write(connection, seat, "reminder", due.turn, now)
    deadlines.move_on(connection, due, seat.timezone, now)


def start(installation: Installation) -> bool:
    """The clock begins to run: whatever lay between its last beat and now was an outage."""
    return heartbeat.begin(installation)


def follow_key(installation: Installation) -> Iterator[None]:
    """Make links anew that were derived from another secret key, piece by piece.

    Those of a letter that goes out meanwhile are made anew with it.
    """
    tokens, has_warned = installation.tokens, False
    for piece in in_pieces(installation.database, partial(link_rotation.astray, tokens)):
        astray = [link for link, is_astray in piece if is_astray]
        if astray and not has_warned:
            has_warned = True
            log.warning(ANOTHER_KEY)
        if astray:
            which, now = LINK.c.id.in_(astray), installation.now()
            renew = partial(link_rotation.follow_key, tokens=tokens, now=now, which=which)
            installation.database.write(renew)
        yield


# --- the running clock -----------------------------------------------------


class SteadyScheduler(BackgroundScheduler):  # type: ignore[misc]  # it has no types
    """APScheduler that keeps ticking when the machine's clock is set back, and ends in peace.

    The stock scheduler waits for the old wall time to come round again, and stumbles over jobs
    that it has forgotten where it is told to end while it looks through them.
    """

    longest_sleep = 5

    def _process_jobs(self) -> float:
        try:
            self._set_right()
            wait = super()._process_jobs()
        except JobLookupError:
            if self.running:
                raise
            return 0
        return self.longest_sleep if wait is None else min(wait, self.longest_sleep)

    def _set_right(self) -> None:
        now = datetime.now(UTC)
        for job in self.get_jobs():
            trigger, upcoming = job.trigger, job.next_run_time
            if not isinstance(trigger, IntervalTrigger) or not upcoming:
                continue
            if upcoming - now > trigger.interval * 2:
                self.modify_job(job.id, next_run_time=now)


def warn_of_damage(installation: Installation) -> Iterator[None]:
    """Look over the moves of running matches, piece by piece, and warn of those that were changed.

    A keeper who has just put rows in place hears of their faults.
    """
    for piece in in_pieces(installation.database, states.damaged):
        for match_id in (match for match, is_damaged in piece if is_damaged):
            log.warning("a stored move was changed; replay says which", extra={"match": match_id})
        yield


def look_over(installation: Installation, scheduler: BackgroundScheduler) -> None:
    """Look over all links and moves once, at the start, and leave half of the time to others."""
    began = time.monotonic()
    for _ in chain(follow_key(installation), warn_of_damage(installation)):
        time.sleep(min(time.monotonic() - began, LONGEST_REST))
        if not scheduler.running:
            return
        began = time.monotonic()


def run(installation: Installation) -> BackgroundScheduler:
    """Start ticking in the background; `.shutdown()` ends it."""
    start(installation)
    scheduler = SteadyScheduler(timezone="UTC")
    scheduler.add_job(look_over, args=(installation, scheduler))
    scheduler.add_job(
        tick,
        "interval",
        seconds=TICK_SECONDS,
        args=(installation, heartbeat.OUTAGE_SECONDS),
        coalesce=True,
        max_instances=1,
        misfire_grace_time=None,
    )
    logging.getLogger("apscheduler").setLevel(logging.ERROR)
    scheduler.start()
    return scheduler

"""The scheduler: reminders, moves at the deadline, and extra time after outages.

A pass (`tick`) may run at any time, in any number of processes. Rows list the work that is due.
Each process claims the next row together with its match, and skips matches that are locked. Letters
are rows too, which the mail sender sends.
"""

import logging
import time
from collections.abc import Iterator
from contextlib import suppress
from datetime import UTC, datetime
from functools import partial
from itertools import chain

from apscheduler.jobstores.base import JobLookupError
from apscheduler.schedulers.background import BackgroundScheduler
from apscheduler.triggers.interval import IntervalTrigger
from sqlalchemy import Connection

from service.database import patience
from service.database.connections import is_locked
from service.database.rows import LINK, DueRow, SeatRow
from service.installation import limit_counters, origin
from service.installation.context import Installation
from service.links import store as links
from service.matches import (
    deadlines,
    digests,
    heartbeat,
    outbox,
    pauses,
    states,
    store,
    time_banks,
    turns,
    votes,
)
from service.matches.states import Unreadable
from service.matches.store import LoadedMatch
from service.operations import pruning
from service.operations.batches import in_pieces
from service.people import (
    campaign_sequels,
    link_rotation,
    newcomers,
    trials,
    unconfirmed_matches,
)
from service.seasons import retention as groups
from service.tables import continued_matches, evenings, retention

log = logging.getLogger(__name__)
TICK_SECONDS = 1
PRUNE_SECONDS = 60
ANOTHER_KEY = (
    "links in letters were made with another secret key and run out in 14 days; unless you changed "
    "the key on purpose, put the right one back and start again"
)
MOST_IN_A_PASS = 10_000
BEAT_EVERY = 50  # decisions between heartbeats, so that a long backlog does not look like an outage
LOCK = 1.0  # seconds to wait for a lock; all other decisions wait meanwhile
SOON, LOOK_AGAIN, SET_ASIDE = 5, 300, 600
LONGEST_REST = 1.0  # longest pause in seconds between two pieces of the checks after the start
ANY_ASKING = (*outbox.ASKING, "reminder")


def tick(installation: Installation, outage: int = heartbeat.OUTAGE_BETWEEN_CALLS) -> int:
    """Run one pass: measure outages, then handle due rows; return the number of decisions.

    The next games of campaigns start last, as a deadline may just have ended the game before.
    """
    with origin.coming("clock"):
        return _tick(installation, outage)


def _tick(installation: Installation, outage: int) -> int:
    if not heartbeat.beat(installation, outage):
        return 0
    now = installation.now()
    seen = _attend_all(installation, now, outage)
    campaign_sequels.begin_waiting(installation)
    _write_daily_letters(installation, now)
    _end_superseded_links(installation, now)
    _forget_what_nobody_agreed_to(installation, now)
    _forget_trials(installation, now)
    _forget_newcomers(installation, now)
    _forget_left_tables(installation, now)
    _settle_evenings(installation, now)
    _end_pauses(installation, now)
    _settle_votes(installation, now)
    _forget_empty_groups(installation, now)
    limit_counters.prune(installation.database, now)
    return seen


def _write_daily_letters(installation: Installation, now: int) -> None:
    if installation.database.read(lambda connection: digests.are_due(connection, now)):
        while installation.database.write(partial(digests.write_next, now=now)):
            pass


def _end_superseded_links(installation: Installation, now: int) -> None:
    if installation.database.read(lambda connection: links.are_due(connection, now)):
        installation.database.write(lambda connection: links.end_due(connection, now))


def _forget_what_nobody_agreed_to(installation: Installation, now: int) -> None:
    """Delete matches that their hosts never confirmed, with the addresses typed there."""
    for match_id in installation.database.read(lambda c: unconfirmed_matches.overdue(c, now)):
        installation.database.write(partial(unconfirmed_matches.forget, match_id=match_id, now=now))


def _forget_trials(installation: Installation, now: int) -> None:
    for match_id in installation.database.read(lambda c: trials.overdue(c, now)):
        installation.database.write(partial(trials.forget, match_id=match_id))


def _forget_newcomers(installation: Installation, now: int) -> None:
    """Delete old applications for open seats, whether or not they got a seat."""
    if old := installation.database.read(lambda c: newcomers.overdue(c, now)):
        installation.database.write(partial(newcomers.forget, newcomers=old))


def _forget_left_tables(installation: Installation, now: int) -> None:
    for table_id in installation.database.read(lambda c: retention.overdue(c, now)):
        installation.database.write(partial(retention.forget, table_id=table_id, now=now))
    for table_id in installation.database.read(lambda c: evenings.overdue(c, now)):
        installation.database.write(partial(evenings.forget, table_id=table_id))


def _settle_evenings(installation: Installation, now: int) -> None:
    """End the pauses of matches after their tables have ended or were deleted or frozen."""
    for match_id in installation.database.read(lambda c: continued_matches.settled(c, now)):
        with suppress(Unreadable):  # it stays paused; `staffetta replay` names it
            installation.database.write(
                partial(continued_matches.settle, match_id=match_id, now=now)
            )


def _end_pauses(installation: Installation, now: int) -> None:
    for match_id in installation.database.read(lambda c: pauses.ended(c, now)):
        with suppress(Unreadable):  # it stays paused; `staffetta replay` names it
            installation.database.write(partial(pauses.end, match_id=match_id, now=now))


def _settle_votes(installation: Installation, now: int) -> None:
    for match_id in installation.database.read(lambda c: votes.overdue(c, now)):
        try:
            installation.database.write(partial(votes.settle, match_id=match_id, now=now))
        except Unreadable:  # `staffetta replay` names the match
            installation.database.write(partial(votes.put_off, match_id=match_id, now=now))


def _forget_empty_groups(installation: Installation, now: int) -> None:
    for group_id in installation.database.read(lambda c: groups.overdue(c, now)):
        installation.database.write(partial(groups.forget, group_id=group_id, now=now))


def _attend_all(installation: Installation, now: int, outage: int) -> int:
    """Handle the due decisions that no other process claims; return how many."""
    if not installation.database.read(lambda connection: deadlines.has_due(connection, now)):
        return 0
    for seen in range(MOST_IN_A_PASS):
        if seen % BEAT_EVERY == BEAT_EVERY - 1 and not heartbeat.beat(installation, outage):
            return seen
        if not _attend_next(installation, now):
            return seen
    return MOST_IN_A_PASS


def _attend_next(installation: Installation, now: int) -> bool:
    """Claim and handle the most overdue decision; return False if there is none.

    A match that cannot continue or is locked must not stop the others.
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
        elif not is_locked(error):  # another process is writing for unusually long
            raise
    return claimed is not None


def _put_off(installation: Installation, due: DueRow, now: int, error: Exception) -> None:
    """Reschedule a decision after an error."""
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
    """Send the reminder or play the default, if it is still due."""
    loaded = store.load(connection, due.match_id)
    current = deadlines.of_match(connection, due.match_id).get(due.seat)
    if current is None or current.due_at > now:
        return
    seat = loaded.seats[due.seat]
    if seat.bot or loaded.is_played_by_bot(seat, now):
        # A bot has more moves to play than fit in one transaction, or its player has just left.
        turns.carry_on(connection, loaded, now)
    elif now < current.deadline_at:
        _remind(connection, loaded, seat, current, now)
    elif outbox.is_unasked(connection, seat):
        # A player must not lose a turn because a letter was never sent.
        deadlines.postpone(connection, current, now + LOOK_AGAIN)
    elif not time_banks.spend(connection, loaded, seat, current, now):
        action = loaded.game.timeout_action(loaded.state, seat.number)
        turns.take(connection, loaded, seat.number, current.turn, action, now, "timeout")


def _remind(
    connection: Connection, loaded: LoadedMatch, seat: SeatRow, due: DueRow, now: int
) -> None:
    """Send a reminder, unless it is night, the seat is absent or its last letter is unsent."""
    clock = loaded.clock_of(seat)
    if clock.is_quiet(now):  # we are late: the reminder was due last evening
        deadlines.postpone(connection, due, min(clock.morning_after(now), due.deadline_at))
        return
    if not seat.absent and not outbox.is_waiting(connection, seat, ANY_ASKING):
        outbox.write(connection, seat, "reminder", due.turn, now)
    deadlines.move_on(connection, due, clock, now)


def start(installation: Installation) -> bool:
    """Start the scheduler: the time since its last beat was an outage."""
    return heartbeat.begin(installation)


def follow_key(installation: Installation) -> Iterator[None]:
    """Renew links that were derived from another secret key, piece by piece.

    A letter that is sent meanwhile renews its own links.
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


# --- the scheduler's thread ------------------------------------------------


class SteadyScheduler(BackgroundScheduler):  # type: ignore[misc]  # it has no types
    """APScheduler that survives a jump of the machine's clock, and shuts down cleanly.

    After a jump back the stock scheduler would wait until the old time comes again. After a jump
    ahead it lists each missed second, which for a year takes 38 seconds and 1.7 GB. It also fails
    over forgotten jobs if it is shut down while it processes them.
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
            if abs(upcoming - now) > trigger.interval * 2:
                self.modify_job(job.id, next_run_time=now)


def warn_of_damage(installation: Installation) -> Iterator[None]:
    """Check the moves of running matches, piece by piece, and log any that were changed.

    An operator who has just restored rows learns of damage this way.
    """
    for piece in in_pieces(installation.database, states.damaged):
        for match_id in (match for match, is_damaged in piece if is_damaged):
            log.warning("a stored move was changed; replay says which", extra={"match": match_id})
        yield


def look_over(installation: Installation, scheduler: BackgroundScheduler) -> None:
    """Check all links and moves once after the start, for at most half of the time."""
    began = time.monotonic()
    for _ in chain(follow_key(installation), warn_of_damage(installation)):
        time.sleep(min(time.monotonic() - began, LONGEST_REST))
        if not scheduler.running:
            return
        began = time.monotonic()


def run(installation: Installation) -> BackgroundScheduler:
    """Start the scheduler in a background thread; `.shutdown()` ends it."""
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
    for job in (pruning.prune_by_settings, pruning.wipe_owed):
        scheduler.add_job(
            job,
            "interval",
            seconds=PRUNE_SECONDS,
            args=(installation,),
            coalesce=True,
            max_instances=1,
            misfire_grace_time=None,
        )
    logging.getLogger("apscheduler").setLevel(logging.ERROR)
    scheduler.start()
    return scheduler

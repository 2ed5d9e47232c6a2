"""The scheduler: reminders, moves at the deadline, and extra time after outages.

A pass (`tick`) may run at any time, in any number of processes. Rows list the work that is due.
Each process claims the next row together with its match, and skips matches that are locked. Letters
are rows too, which the mail sender sends.
"""

import logging
import time
from collections.abc import Callable, Iterator, Sequence
from datetime import UTC, datetime
from functools import partial
from itertools import chain
from typing import NamedTuple

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
    digests,
    heartbeat,
    invitation_clocks,
    late_votes,
    open_decisions,
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
    invitations,
    link_rotation,
    newcomers,
    trials,
    unconfirmed_matches,
)
from service.seasons import play_photos
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
    if _do_chores(installation, now):
        _do_chores(installation, now)  # a deleted table, for example, lets its match go on
    return seen


class Chore(NamedTuple):
    """A kind of regular work: `overdue` returns the ids of due rows, and `do` handles one of them.

    Each is handled in its own transaction. `put_off` is called instead if the match cannot be
    read; without `put_off`, the match is left as it is.
    """

    overdue: Callable[[Connection, int], Sequence[str]]
    do: Callable[[Connection, str, int], object]
    put_off: Callable[[Connection, str, int], None] | None = None


EACH = (
    Chore(digests.overdue, digests.write),
    Chore(unconfirmed_matches.overdue, unconfirmed_matches.forget),
    Chore(trials.overdue, lambda c, match_id, now: trials.forget(c, match_id)),
    Chore(retention.overdue, retention.forget),
    Chore(evenings.overdue, lambda c, table_id, now: evenings.forget(c, table_id)),
    Chore(play_photos.overdue, lambda c, of, now: play_photos.forget(c, *of.split())),
    Chore(continued_matches.settled, continued_matches.settle),
    Chore(pauses.ended, pauses.end),
    Chore(votes.overdue, votes.settle, votes.put_off),
    Chore(invitation_clocks.overdue, invitations.attend, invitation_clocks.put_off),
    Chore(groups.overdue, groups.forget),
)
# Work on all due rows in one transaction: a function that is True if there are any, and the work.
ALL_AT_ONCE = (
    (links.are_due, links.end_due),
    (newcomers.are_due, newcomers.forget),
    (limit_counters.are_due, limit_counters.prune),
)


def _do_chores(installation: Installation, now: int) -> bool:
    """Look for all kinds of due work in one read, then do it; return True if there was any."""

    def look(connection: Connection) -> tuple[list[bool], list[Sequence[str]]]:
        are_due = [are_due(connection, now) for are_due, _ in ALL_AT_ONCE]
        return are_due, [chore.overdue(connection, now) for chore in EACH]

    are_due, overdue = installation.database.read(look)
    for is_due, (_, do) in zip(are_due, ALL_AT_ONCE, strict=True):
        if is_due:
            installation.database.write(partial(do, now=now))
    for chore, rows in zip(EACH, overdue, strict=True):
        for row in rows:
            _do(installation, chore, row, now)
    return any(are_due) or any(overdue)


def _do(installation: Installation, chore: Chore, row: str, now: int) -> None:
    try:
        installation.database.write(lambda connection: chore.do(connection, row, now))
    except Unreadable:  # `staffetta replay` names the match
        if put_off := chore.put_off:
            installation.database.write(lambda connection: put_off(connection, row, now))


def _attend_all(installation: Installation, now: int, outage: int) -> int:
    """Handle the due decisions that no other process claims; return how many."""
    if not installation.database.read(lambda connection: open_decisions.has_due(connection, now)):
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
        claimed = open_decisions.claim(connection, now)
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
        installation.database.write(
            lambda connection: open_decisions.begin_again(connection, due, now)
        )
        return
    until = now + (SOON if is_locked(error) else SET_ASIDE)
    if not is_locked(error):
        about = {"match": due.match_id}
        log.error("a deadline could not be handled", exc_info=error, extra=about)
    installation.database.write(lambda connection: open_decisions.postpone(connection, due, until))


def _attend(connection: Connection, due: DueRow, now: int) -> None:
    """Handle a decision if it is still due: let a bot play, remind, or act on the deadline."""
    loaded = store.load(connection, due.match_id)
    current = open_decisions.of_match(connection, due.match_id).get(due.seat)
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
        open_decisions.postpone(connection, current, now + LOOK_AGAIN)
    elif not time_banks.spend(connection, loaded, seat, current, now):
        late_votes.settle(connection, loaded, current, now)


def _remind(
    connection: Connection, loaded: LoadedMatch, seat: SeatRow, due: DueRow, now: int
) -> None:
    """Send a reminder, unless the seat is absent or its last letter is unsent.

    At night, postpone it to the morning.
    """
    clock = loaded.clock_of(seat)
    if clock.is_quiet(now):  # we are late: the reminder was due last evening
        open_decisions.postpone(connection, due, min(clock.morning_after(now), due.deadline_at))
        return
    if not seat.absent and not outbox.is_waiting(connection, seat, ANY_ASKING):
        outbox.write(connection, seat, "reminder", due.turn, now)
    open_decisions.move_on(connection, due, clock, now)


def start(installation: Installation) -> bool:
    """Record the scheduler's start; the time since its last heartbeat counts as an outage.

    Return True if the service works.
    """
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
    """Check all links and moves once after the start; pause after each piece as long as it took."""
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
    often = {"coalesce": True, "max_instances": 1, "misfire_grace_time": None}
    about = (installation, heartbeat.OUTAGE_SECONDS)
    scheduler.add_job(tick, "interval", seconds=TICK_SECONDS, args=about, **often)
    for job in (pruning.prune_by_settings, pruning.wipe_owed):
        scheduler.add_job(job, "interval", seconds=PRUNE_SECONDS, args=(installation,), **often)
    logging.getLogger("apscheduler").setLevel(logging.ERROR)
    scheduler.start()
    return scheduler

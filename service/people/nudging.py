"""Nudges: reminders of late players, asked for by the host or a waiting player once a day."""

from dataclasses import dataclass, field

from sqlalchemy import Connection

from service.database.rows import DueRow
from service.matches import deeds, open_decisions, outbox
from service.matches.clock import TOO_CLOSE
from service.matches.paces import DAY
from service.matches.store import LoadedMatch
from service.people.problems import NotPossible

DEED = "nudged"


@dataclass(frozen=True)
class Nudges:
    """The nudges that are `possible` now, as seats, and those already `done`.

    `done` maps each seat nudged in the last day to the time of the nudge, in seconds since 1970.
    """

    possible: list[int] = field(default_factory=list)
    done: dict[int, int] = field(default_factory=dict)


def now_for(connection: Connection, loaded: LoadedMatch, by: int, now: int) -> Nudges:
    """Return the nudges that the seat `by`, of the host or a player, can give or should know of."""
    due = open_decisions.of_match(connection, loaded.match.id) if loaded.is_running else {}
    others = {seat: row for seat, row in due.items() if seat != by and not loaded.seats[seat].bot}
    is_waiting = by not in due and loaded.seats[by].status == "joined"
    if not others or not (is_waiting or by == loaded.match.host):
        return Nudges()
    done = _done(connection, loaded, now)
    late = [seat for seat, row in others.items() if _is_late(loaded, row, now)]
    possible = [
        seat
        for seat in late
        if seat not in done and not outbox.is_waiting(connection, loaded.seats[seat])
    ]
    return Nudges(sorted(possible), {seat: at for seat, at in done.items() if seat in others})


def nudge(connection: Connection, loaded: LoadedMatch, seat: int, by: int, now: int) -> None:
    """Send a seat's late player a reminder in the name of `by`, another seat; raises NotPossible.

    The letter waits for that player's morning. Nudging twice sends one letter.
    """
    found = now_for(connection, loaded, by, now)
    if seat in found.done:
        return
    if seat not in found.possible:
        raise NotPossible("nudge")
    due, row = open_decisions.of_match(connection, loaded.match.id)[seat], loaded.seats[seat]
    # The host's nudge must not show which seat is the host's.
    who = None if loaded.is_anonymous else by
    told = {} if who is None else {"by": who}
    outbox.write(connection, row, "reminder", due.turn, now, **told)
    deeds.note(connection, loaded.match.id, DEED, now, seat=seat, turn=due.turn, asker=who)
    if due.due_at < min(due.deadline_at, now + TOO_CLOSE):  # a second reminder would be noise
        open_decisions.move_on(connection, due, loaded.clock_of(row), now)


def _is_late(loaded: LoadedMatch, due: DueRow, now: int) -> bool:
    """True if half of the time for a decision has passed, or a day if it has no deadline.

    An absent player is never late, nor is one who gets no letters, except in an anonymous match.
    """
    row = loaded.seats[due.seat]
    # In an anonymous match nobody may learn from a missing button who gets no letters.
    if row.absent or not (loaded.is_anonymous or outbox.gets_letters(row)):
        return False
    if open_decisions.is_endless(due):
        return now - due.began_at >= DAY
    clock = loaded.clock_of(row)
    passed = clock.counted(due.began_at, now)
    return 2 * passed >= clock.counted(due.began_at, due.deadline_at)


def _done(connection: Connection, loaded: LoadedMatch, now: int) -> dict[int, int]:
    """Map each seat that was nudged in the last day to the time of the nudge."""
    noted = deeds.of_match(connection, loaded.match.id)
    recent = [each for each in noted if each.kind == DEED and 0 <= now - each.at < DAY]
    return {each.seat: each.at for each in recent if each.seat is not None}

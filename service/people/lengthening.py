"""More time for open decisions, given by the host: within limits, and announced to everybody.

The host's form names the deadlines that it showed, so that sending it twice lengthens once.
"""

import re
from dataclasses import dataclass

from sqlalchemy import Connection

from service.database.rows import DeedRow, DueRow
from service.matches import deeds, open_decisions, outbox
from service.matches.paces import DAY, HOUR
from service.matches.store import LoadedMatch
from service.people.problems import NotPossible

DEED, LETTER = "lengthened", "longer"
HOURS = (12, 24, 72)  # that a host can add
BEYOND = 7 * DAY  # seconds that a deadline may be later than one that begins now
IN_ALL = 14 * DAY  # seconds that a host may add to one decision
EVERYBODY = "all"
_DATES = re.compile(r"([0-9]{1,2})-([0-9]{1,12})", re.ASCII)
_LONGEST = 400  # characters of the seats and deadlines in a form


@dataclass(frozen=True)
class Lengthening:
    """An open decision, its deadline, and the later deadlines that the host can choose.

    `later` has the new deadline for each number of hours that can be added. Hours beyond a limit
    are left out. Times are seconds since 1970.
    """

    seat: int
    turn: int
    deadline: int
    later: dict[int, int]


def offered(connection: Connection, loaded: LoadedMatch, now: int) -> list[Lengthening]:
    """Return the decisions that the host can give more time for: their clock runs."""
    due = open_decisions.of_match(connection, loaded.match.id) if loaded.is_running else {}
    held_up = outbox.held_up(connection, loaded.seats, due)
    timed = [
        row
        for seat, row in sorted(due.items())
        if not (open_decisions.is_endless(row) or loaded.seats[seat].bot or seat in held_up)
    ]
    given = _given(connection, loaded) if timed else []
    return [_of(loaded, row, given, now) for row in timed]


def dates(found: list[Lengthening]) -> str:
    """Return pairs of seat and deadline as one text, which the form sends back as `asked`."""
    return " ".join(f"{each.seat}-{each.deadline}" for each in found)


def lengthen(
    connection: Connection, loaded: LoadedMatch, who: str, hours: str, asked: str, now: int
) -> None:
    """Give more time to one seat, or to all seats that have to answer, and tell everybody.

    The texts are those of the form: `who` is a seat's number or EVERYBODY, `hours` one of HOURS,
    and `asked` the result of `dates`. Raises NotPossible.
    """
    pairs = _DATES.findall(asked) if len(asked) <= _LONGEST else []
    before = {int(seat): int(at) for seat, at in pairs if who in (seat, EVERYBODY)}
    if hours not in map(str, HOURS) or not before:
        raise NotPossible("longer_choice")
    found = {each.seat: each for each in offered(connection, loaded, now)}
    given = _given(connection, loaded)
    done = {(each.seat, each.facts["deadline"]) for each in given if _has(each, hours)}
    fresh = {seat: at for seat, at in before.items() if (seat, at) not in done}
    if any(seat not in found or found[seat].deadline != at for seat, at in fresh.items()):
        raise NotPossible("longer_changed")
    later = {seat: at for seat in fresh if (at := found[seat].later.get(int(hours)))}
    if fresh and not later:
        raise NotPossible("longer_enough")
    for seat, until in later.items():
        _give(connection, loaded, found[seat], int(hours), until, now)
    if later:
        _tell(connection, loaded, [found[seat] for seat in later], now)


def still_told(connection: Connection, loaded: LoadedMatch, told: list[list[int]]) -> list[int]:
    """Return the seats in a letter that still have the same question to answer.

    `told` has the letter's pairs of seat and turn.
    """
    due = open_decisions.of_match(connection, loaded.match.id) if told else {}
    return [seat for seat, turn in told if seat in due and due[seat].turn == turn]


def _of(loaded: LoadedMatch, due: DueRow, given: list[DeedRow], now: int) -> Lengthening:
    clock = loaded.clock_of(loaded.seats[due.seat])
    added = sum(
        each.facts["when"] - each.facts["deadline"]
        for each in given
        if (each.seat, each.turn) == (due.seat, due.turn)
    )
    latest = min(clock.deadline(now) + BEYOND, due.deadline_at + IN_ALL - added)
    since = max(due.deadline_at, now)  # the scheduler may have yet to act on a deadline
    later = {hours: clock.counting_from(since + hours * HOUR) for hours in HOURS}
    kept = {hours: at for hours, at in later.items() if at <= latest}
    return Lengthening(due.seat, due.turn, due.deadline_at, kept)


def _given(connection: Connection, loaded: LoadedMatch) -> list[DeedRow]:
    return [each for each in deeds.of_match(connection, loaded.match.id) if each.kind == DEED]


def _has(deed: DeedRow, hours: str) -> bool:
    return str(deed.facts["hours"]) == hours


def _give(
    connection: Connection,
    loaded: LoadedMatch,
    given: Lengthening,
    hours: int,
    until: int,
    now: int,
) -> None:
    due = open_decisions.of_match(connection, loaded.match.id)[given.seat]
    clock = loaded.clock_of(loaded.seats[given.seat])
    open_decisions.set_deadline(connection, due, until, clock, now)
    facts = {"hours": hours, "deadline": given.deadline, "when": until}
    deeds.note(connection, loaded.match.id, DEED, now, seat=given.seat, turn=given.turn, **facts)


def _tell(connection: Connection, loaded: LoadedMatch, given: list[Lengthening], now: int) -> None:
    """Write to everybody, except to seats that get a waiting question with the new deadline."""
    told = [[each.seat, each.turn] for each in given]
    asked = {each.seat for each in given}
    for row in loaded.joined:
        if not (row.number in asked and outbox.is_waiting(connection, row, outbox.ANY_ASKING)):
            outbox.write(connection, row, LETTER, loaded.match.turn, now, told=told)

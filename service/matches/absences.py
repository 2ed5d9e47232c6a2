"""Absences that players announce: the clock waits, or a bot plays, as the match was set up.

A seat's absences are its time spans in `SeatRow.away`, past ones included: they add up to a total
that a match allows each player. Times are seconds since 1970.
"""

from collections.abc import Sequence
from datetime import date, datetime, time, timedelta
from zoneinfo import ZoneInfo

from sqlalchemy import Connection

from service.database.rows import SeatRow, to_json
from service.matches import deeds, moved_dates, open_decisions, outbox, store, turns
from service.matches.clock import Stretch
from service.matches.paces import DAY
from service.matches.store import LoadedMatch

MOST_DAYS = 30  # for each player in a match
FARTHEST = 365 * DAY
LETTER = "away"


class NotAway(Exception):
    """Raised if an absence cannot be announced; the argument is past, backwards, far or long."""


def announce(
    connection: Connection, loaded: LoadedMatch, number: int, gone: int, back: int, now: int
) -> int | None:
    """Announce that a player is away from `gone` until `back`; return how many others were told.

    Raises NotAway. A repeated or contained absence changes nothing, and then None is returned.
    """
    seat, gone = loaded.seats[number], max(gone, now)
    if back <= now:
        raise NotAway("past")
    if back <= gone:
        raise NotAway("backwards")
    if back > now + FARTHEST:
        raise NotAway("far")
    away = merged([*seat.away, (gone, back)])
    if away == merged(seat.away):
        return None
    if _total(away, seat.timezone) + _gained(connection, loaded, seat) > MOST_DAYS * DAY:
        raise NotAway("long")
    _set(connection, loaded, seat, away, now)
    deeds.note(connection, seat.match_id, "away", now, seat=number, turn=loaded.match.turn)
    gone, back = next(span for span in away if span[0] <= gone < span[1])
    told = _tell(connection, loaded, seat, now, gone=gone, back=back)
    if loaded.clock_of(seat).control.plays_on and gone <= now:
        turns.carry_on(connection, store.load(connection, seat.match_id), now)
    return told


def announce_days(
    connection: Connection, loaded: LoadedMatch, number: int, first: date, last: date, now: int
) -> int | None:
    """Announce that a player is away from `first` to `last`, both included, in their time zone.

    Returns and raises as `announce` does.
    """
    zone = ZoneInfo(loaded.seats[number].timezone)
    days = (first, last + timedelta(days=1))
    gone, back = (int(datetime.combine(day, time(), zone).timestamp()) for day in days)
    return announce(connection, loaded, number, gone, back, now)


def come_back(connection: Connection, loaded: LoadedMatch, number: int, now: int) -> int | None:
    """End a player's absence, and cancel later ones; deadlines stay where they are.

    Return how many others were told, or None if nothing changed.
    """
    seat = loaded.seats[number]
    away = [(gone, min(back, now)) for gone, back in seat.away if gone < now]
    if away == list(seat.away):
        return None
    due = open_decisions.of_match(connection, seat.match_id, and_held=True).get(number)
    cut = _total(_till(seat.away, due.deadline_at), seat.timezone) if due else 0
    gained = 0 if loaded.clock_of(seat).control.plays_on else cut - _total(away, seat.timezone)
    about = {"seat": number, "turn": loaded.match.turn}
    facts = {"tenure": seat.tenure, "gained": max(0, gained)}
    _set(connection, loaded, seat, away, now)
    deeds.note(connection, seat.match_id, "back", now, **about, **facts)
    return _tell(connection, loaded, seat, now)


def ahead(seat: SeatRow, now: int) -> list[Stretch]:
    """Return the absences of a seat's player that have not ended yet."""
    return [(gone, back) for gone, back in seat.away if back > now]


def merged(spans: list[Stretch]) -> list[Stretch]:
    """Return the time spans in order, with those that overlap or touch joined."""
    found: list[Stretch] = []
    for gone, back in sorted(spans):
        if found and gone <= found[-1][1]:
            found[-1] = (found[-1][0], max(back, found[-1][1]))
        else:
            found.append((gone, back))
    return found


def days_left(connection: Connection, loaded: LoadedMatch, number: int) -> int:
    """Return the whole days that the player may still be away in this match."""
    seat = loaded.seats[number]
    taken = _total(seat.away, seat.timezone) + _gained(connection, loaded, seat)
    return max(0, MOST_DAYS - -(-taken // DAY))


def _gained(connection: Connection, loaded: LoadedMatch, seat: SeatRow) -> int:
    """Return the seconds by which the open decision waits for absences that ended early.

    Its deadline stays when a player comes back. If these seconds did not count, the player could be
    away for the same days twice.
    """
    due = open_decisions.of_match(connection, seat.match_id, and_held=True).get(seat.number)
    if due is None:
        return 0
    returns = (
        each.facts
        for each in deeds.of_match(connection, seat.match_id)
        if each.kind == "back" and each.seat == seat.number and each.turn >= due.turn
    )
    return sum(each["gained"] for each in returns if each.get("tenure") == seat.tenure)


def _till(spans: Sequence[Stretch], until: int) -> list[Stretch]:
    """Return the parts of absences that are before the moment `until`."""
    return [(gone, min(back, until)) for gone, back in spans if gone < until]


def _total(spans: Sequence[Stretch], zone: str) -> int:
    """Return the length of all absences in seconds, as a clock in that zone shows it.

    So every day of a calendar has 24 hours, even when the clocks change.
    """
    there = ZoneInfo(zone)
    walls = [[datetime.fromtimestamp(at, there).replace(tzinfo=None) for at in s] for s in spans]
    return sum(int((back - gone).total_seconds()) for gone, back in walls)


def _set(
    connection: Connection, loaded: LoadedMatch, seat: SeatRow, away: list[Stretch], now: int
) -> None:
    """Store the absences and let the seat's open decision wait for them."""
    before = loaded.clock_of(seat)
    store.update_seat(connection, seat, away=to_json(away))
    again = store.load(connection, seat.match_id)
    due = open_decisions.of_match(connection, seat.match_id, and_held=True).get(seat.number)
    if due is not None and not open_decisions.is_endless(due):
        since = loaded.match.paused_at or now
        after = again.clock_of(again.seats[seat.number])
        open_decisions.wait(connection, due, before, after, since)
        moved_dates.tell(connection, again.seats[seat.number], due, now)


def _tell(
    connection: Connection, loaded: LoadedMatch, seat: SeatRow, now: int, **about: int
) -> int:
    """Write to the other players if the game is under way; return how many they are."""
    people = [row for row in loaded.joined if not row.bot and not row.absent]
    others = [row for row in people if row.number != seat.number and loaded.is_under_way]
    for row in others:
        outbox.write(connection, row, LETTER, loaded.match.turn, now, seat=seat.number, **about)
    return len(others)

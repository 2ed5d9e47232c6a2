"""Absences that players announce: the clock waits, or a bot plays, as the match was set up.

A seat's absences are its time spans in `SeatRow.away`, past ones included: they add up to a total
that a match allows each player. Times are seconds since 1970.
"""

from datetime import date, datetime, time, timedelta
from zoneinfo import ZoneInfo

from sqlalchemy import Connection

from service.database.rows import SeatRow, to_json
from service.matches import deadlines, deeds, moved_dates, outbox, store, turns
from service.matches.clock import Stretch
from service.matches.paces import DAY
from service.matches.store import LoadedMatch

MOST_DAYS = 30  # for each player in a match
FARTHEST = 365 * DAY
LETTER = "away"


class NotAway(Exception):
    """An absence that cannot be announced; the argument is past, backwards, far or long."""


def announce(
    connection: Connection, loaded: LoadedMatch, number: int, gone: int, back: int, now: int
) -> None:
    """Announce that a player is away between two moments, and tell the others.

    Raises NotAway. A repeated or contained absence changes nothing.
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
        return
    if total(away) > MOST_DAYS * DAY:
        raise NotAway("long")
    _set(connection, loaded, seat, away, now)
    deeds.note(connection, seat.match_id, "away", now, seat=number, turn=loaded.match.turn)
    gone, back = next(span for span in away if span[0] <= gone < span[1])
    _tell(connection, loaded, seat, now, gone=gone, back=back)
    if loaded.clock_of(seat).control.plays_on and gone <= now:
        turns.carry_on(connection, store.load(connection, seat.match_id), now)


def announce_days(
    connection: Connection, loaded: LoadedMatch, number: int, first: date, last: date, now: int
) -> None:
    """Announce that a player is away from one day to another, by their own calendar."""
    zone = ZoneInfo(loaded.seats[number].timezone)
    days = (first, last + timedelta(days=1))
    gone, back = (int(datetime.combine(day, time(), zone).timestamp()) for day in days)
    announce(connection, loaded, number, gone, back, now)


def come_back(connection: Connection, loaded: LoadedMatch, number: int, now: int) -> None:
    """End a player's absence, and cancel later ones; deadlines stay where they are."""
    seat = loaded.seats[number]
    away = [(gone, min(back, now)) for gone, back in seat.away if gone < now]
    if away == list(seat.away):
        return
    _set(connection, loaded, seat, away, now)
    deeds.note(connection, seat.match_id, "back", now, seat=number, turn=loaded.match.turn)
    _tell(connection, loaded, seat, now)


def ahead(seat: SeatRow, now: int) -> list[Stretch]:
    """Return the present absence and later ones, as agreed on so far."""
    return [(gone, back) for gone, back in seat.away if back > now]


def merged(spans: list[Stretch]) -> list[Stretch]:
    """Return the time spans in order, those that overlap or touch as one."""
    found: list[Stretch] = []
    for gone, back in sorted(spans):
        if found and gone <= found[-1][1]:
            found[-1] = (found[-1][0], max(back, found[-1][1]))
        else:
            found.append((gone, back))
    return found


def total(spans: list[Stretch]) -> int:
    """Return the length of all absences in seconds."""
    return sum(back - gone for gone, back in spans)


def days_left(seat: SeatRow) -> int:
    """Return the whole days that the player may still be away in this match."""
    return max(0, MOST_DAYS - -(-total(list(seat.away)) // DAY))


def _set(
    connection: Connection, loaded: LoadedMatch, seat: SeatRow, away: list[Stretch], now: int
) -> None:
    """Store the absences and let the seat's open decision wait for them."""
    before = loaded.clock_of(seat)
    store.update_seat(connection, seat, away=to_json(away))
    again = store.load(connection, seat.match_id)
    due = deadlines.of_match(connection, seat.match_id, and_held=True).get(seat.number)
    if due is not None and not deadlines.is_endless(due):
        since = loaded.match.paused_at or now
        after = again.clock_of(again.seats[seat.number])
        deadlines.wait(connection, due, before, after, since)
        moved_dates.tell(connection, again.seats[seat.number], due, now)


def _tell(
    connection: Connection, loaded: LoadedMatch, seat: SeatRow, now: int, **about: int
) -> None:
    """Write to the others, once their game is under way."""
    if not loaded.is_under_way:
        return
    for row in loaded.joined:
        if row.number != seat.number and not row.bot and not row.absent:
            turn = loaded.match.turn
            outbox.write(connection, row, LETTER, turn, now, seat=seat.number, **about)

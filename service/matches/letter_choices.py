"""The letters that a player wants by mail: each kind at once, in the daily letter, or not at all.

The other kinds always come: the end, a default that was played, and all about links and addresses.
"""

from collections.abc import Mapping
from datetime import UTC, datetime, time, timedelta
from typing import Any, Literal, get_args
from zoneinfo import ZoneInfo

from sqlalchemy import Connection

from service.database.rows import SEAT, DueRow, SeatRow
from service.matches import deadlines

Choice = Literal["on", "digest", "off"]
CHOICES: tuple[Choice, ...] = get_args(Choice)
# The kinds of letters in each group. Reminders have a rhythm instead (clock.py).
GROUPS = {"questions": ("turn",), "news": ("news", "paused", "resumed", "host_away")}
GROUP_OF = {kind: group for group, kinds in GROUPS.items() for kind in kinds}
HOURS = range(24)
USUAL_HOUR = 18  # o'clock of the daily letter, in the player's time zone


def of_kind(seat: SeatRow, kind: str) -> Choice:
    """Return the player's choice for a kind of letter."""
    chosen: Choice = seat.letters.get(GROUP_OF.get(kind, ""), "on")
    return chosen


def hour_of(seat: SeatRow) -> int:
    """Return the hour of the player's daily letter."""
    return int(seat.letters.get("hour", USUAL_HOUR))


def read(typed: Mapping[str, str]) -> dict[str, Any] | None:
    """Return the choices in a form, or None if it has unknown ones."""
    hour = typed.get("hour", "")
    if not (hour.isascii() and hour.isdigit() and int(hour[:3]) in HOURS):
        return None
    chosen = {group: typed.get(group, "") for group in GROUPS}
    if any(choice not in CHOICES for choice in chosen.values()):
        return None
    return {**chosen, "hour": int(hour)}


def hold(connection: Connection, seat: SeatRow, kind: str, now: int) -> bool:
    """True if a letter of that kind isn't written now; the daily letter may then bring its news.

    A question comes at once if half of its time would be over by the time of the daily letter.
    """
    if seat.ways == "others":
        return False
    chosen = of_kind(seat, kind)
    if chosen != "digest":
        return chosen == "off"
    at = next_time(seat, now)
    if kind == "turn":
        due = deadlines.of_match(connection, seat.match_id).get(seat.number)
        if due is None or not _can_wait(due, now, at):
            return False
    if seat.digest_at is None:
        one = (SEAT.c.match_id == seat.match_id, SEAT.c.number == seat.number)
        connection.execute(SEAT.update().where(*one).values(digest_at=at))
    return True


def next_time(seat: SeatRow, now: int) -> int:
    """Return the time of the player's next daily letter."""
    return next_at(now, time(hour_of(seat)), seat.timezone)


def next_at(now: int, clock: time, timezone: str) -> int:
    """Return the next time at which a clock in the time zone shows that time."""
    zone = ZoneInfo(timezone)
    today = datetime.fromtimestamp(now, zone).date()
    days = (today + timedelta(days=number) for number in range(4))
    moments = (datetime.combine(day, clock, zone).astimezone(UTC).timestamp() for day in days)
    return next(int(moment) for moment in moments if moment > now)


def _can_wait(due: DueRow, now: int, at: int) -> bool:
    return deadlines.is_endless(due) or due.deadline_at - at >= (due.deadline_at - now) / 2

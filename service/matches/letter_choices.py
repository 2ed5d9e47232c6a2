"""A player's choices about letters: by mail at once, in the daily letter, or off.

Letters by the ways beside mail (ways.py) can be off too. The choices are for the kinds of letters
in GROUPS. All other kinds always come, such as the end, a default move, links and addresses.
"""

from collections.abc import Mapping
from datetime import UTC, datetime, time, timedelta
from typing import Any, Literal, get_args
from zoneinfo import ZoneInfo

from sqlalchemy import Connection

from service.database.rows import SEAT, DueRow, SeatRow
from service.matches import open_decisions
from service.matches.clock import Clock, Days, TimeControl
from service.matches.paces import HOUR, NO_LIMIT

Choice = Literal["on", "digest", "off"]
CHOICES: tuple[Choice, ...] = get_args(Choice)
# The kinds of letters in each group. Reminders have a rhythm too (clock.py).
GROUPS = {
    "questions": ("turn",),
    "reminders": ("reminder",),
    "news": ("news", "paused", "resumed", "host_away"),
}
GROUP_OF = {kind: group for group, kinds in GROUPS.items() for kind in kinds}
BY_WAYS = "ways-"  # before the name of a group: the choice for the ways beside mail
QUIET = "quiet"
HOURS = range(24)
USUAL_HOUR = 18  # o'clock of the daily letter, in the player's time zone


def of_kind(seat: SeatRow, kind: str) -> Choice:
    """Return the player's choice for a kind of letter."""
    chosen: Choice = seat.letters.get(GROUP_OF.get(kind, ""), "on")
    return chosen


def is_off(seat: SeatRow, kind: str) -> bool:
    """True if the player wants no letters of that kind by the ways beside mail."""
    return seat.letters.get(f"{BY_WAYS}{GROUP_OF.get(kind, '')}") == "off"


def quiet_for(seat: SeatRow, now: int) -> int:
    """Return the seconds until the player's morning if letters by other ways wait for it; else 0.

    Letters by mail do not wait.
    """
    if not seat.letters.get(QUIET):
        return 0
    days = Days(seat.timezone, seat.wakes, seat.sleeps)
    return Clock(TimeControl(NO_LIMIT), days).morning_after(now) - now


def hour_of(seat: SeatRow) -> int:
    """Return the hour of the player's daily letter, 0 to 23."""
    return int(seat.letters.get("hour", USUAL_HOUR))


def read(typed: Mapping[str, str]) -> dict[str, Any] | None:
    """Return the choices typed into a form, or None if one of them is unknown."""
    hour = typed.get("hour", "")
    if not (hour.isascii() and hour.isdigit() and int(hour[:3]) in HOURS):
        return None
    chosen: dict[str, Any] = {group: typed.get(group, "on") for group in GROUPS}
    by_ways = {f"{BY_WAYS}{group}": typed.get(f"{BY_WAYS}{group}", "on") for group in GROUPS}
    if any(choice not in CHOICES for choice in chosen.values()):
        return None
    if any(choice not in ("on", "off") for choice in by_ways.values()):
        return None
    chosen |= {name: choice for name, choice in by_ways.items() if choice == "off"}
    chosen |= {QUIET: True} if typed.get(QUIET) else {}
    return {**chosen, "hour": int(hour)}


def hold(connection: Connection, seat: SeatRow, kind: str, now: int) -> bool:
    """Return True if a letter of that kind is not to be written now.

    Its kind is off, or it is left to the daily letter, and the seat gets the time of that. A
    question is not left to the daily letter if half of its time would be over by then. Neither is a
    reminder if less than two hours would be left.
    """
    if seat.ways == "others":
        return False
    chosen = of_kind(seat, kind)
    if chosen != "digest":
        return chosen == "off"
    at = next_time(seat, now)
    if kind in ("turn", "reminder"):
        due = open_decisions.of_match(connection, seat.match_id).get(seat.number)
        if due is None or not _can_wait(due, now, at, kind):
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


def _can_wait(due: DueRow, now: int, at: int, kind: str) -> bool:
    if kind == "reminder":
        return due.deadline_at - at >= 2 * HOUR
    return open_decisions.is_endless(due) or due.deadline_at - at >= (due.deadline_at - now) / 2

"""Times of reminders: by day in the reader's time zone, never at night."""

from datetime import UTC, date, datetime, time, timedelta
from zoneinfo import ZoneInfo

from service.matches.paces import HOUR

QUIET_FROM, QUIET_UNTIL = time(22), time(8)
TOO_CLOSE = 30 * 60  # seconds after a letter in which a reminder is noise
A_DAY, A_MINUTE = timedelta(days=1), timedelta(minutes=1)


def reminder_times(began_at: int, deadline_at: int, timezone: str) -> list[int]:
    """Return when to remind: at half time and two hours before the deadline, by day.

    A time between 22:00 and 8:00 in the reader's zone moves to the evening before. It is left out
    if it would then coincide with the letter or another reminder.
    """
    wanted = ((began_at + deadline_at) // 2, deadline_at - 2 * HOUR)
    kept: list[int] = []
    for moment in sorted(by_day(at, timezone) for at in wanted):
        previous = kept[-1] if kept else began_at
        if moment - previous >= TOO_CLOSE:
            kept.append(moment)
    return kept


def by_day(at: int, timezone: str) -> int:
    """Return the time itself, or the last minute before the quiet hours it falls into."""
    local = datetime.fromtimestamp(at, ZoneInfo(timezone))
    if not _is_night(local):
        return at
    evening = local.date() if local.time() >= QUIET_FROM else local.date() - A_DAY
    moment = _instant(evening, QUIET_FROM, timezone, before=A_MINUTE)
    if moment <= at:
        return moment
    # The day before may not exist: Samoa once crossed the date line.
    return _instant(evening - A_DAY, QUIET_FROM, timezone, before=A_MINUTE)


def is_quiet(at: int, timezone: str) -> bool:
    """True if that time is in the reader's quiet hours."""
    return _is_night(datetime.fromtimestamp(at, ZoneInfo(timezone)))


def morning_after(at: int, timezone: str) -> int:
    """Return the end of the quiet hours that the time falls into."""
    local = datetime.fromtimestamp(at, ZoneInfo(timezone))
    day = local.date() + A_DAY if local.time() >= QUIET_FROM else local.date()
    return _instant(day, QUIET_UNTIL, timezone)


def _is_night(local: datetime) -> bool:
    return not QUIET_UNTIL <= local.time() < QUIET_FROM


def _instant(day: date, at: time, timezone: str, before: timedelta = timedelta()) -> int:
    local = datetime.combine(day, at, ZoneInfo(timezone)) - before
    return int(local.astimezone(UTC).timestamp())

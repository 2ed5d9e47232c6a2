"""Sentences about time: until a deadline or the end of a trial, and since a seat was asked.

A trial is a match against bots that is deleted after some days.
"""

from dataclasses import dataclass
from datetime import UTC, datetime

from service.language import dates
from service.language.words import Speaker
from service.matches.paces import DAY, HOUR
from service.views.match_view import MatchView

MINUTE = 60
AWAKE = 14 * HOUR  # waking time in a day
# Units of time, each with the least number of seconds it is used for.
UNITS = (("days", DAY, 2 * DAY), ("hours", HOUR, HOUR), ("minutes", MINUTE, 0))


@dataclass(frozen=True)
class TimeLeft:
    """The time left: in words, and in percent as `share`.

    `until` is the deadline in short; `began` is when the time began, in seconds since 1970.
    """

    words: str
    until: str
    share: int
    began: int


def time_left(s: MatchView, now: int) -> TimeLeft | None:
    """Return the time left at that moment (seconds since 1970), or None."""
    due = s.deadline_at
    if due is None or not s.is_running or s.is_held_up:
        return None
    began = due - DAY if s.began_at is None else s.began_at
    left = max(MINUTE, due - now)
    unit, seconds = next((unit, seconds) for unit, seconds, least in UNITS if left >= least)
    is_late = due <= now and s.match.clock.get("asks_first")
    words = s.say("left-none") if is_late else s.say(f"left-{unit}", count=left // seconds)
    share = min(100, max(0, round(100 * (due - now) / (due - began))))
    end, present = (datetime.fromtimestamp(at, UTC) for at in (due, now))
    when = dates.brief(end, present, s.reader.timezone, s.reader.language)
    return TimeLeft(words, s.say("left-until", when=when), share, began)


def usually(say: Speaker, seconds: int) -> str:
    """Return how long a player usually takes to answer; `seconds` count waking time only."""
    if seconds < AWAKE:
        return say("usually-hours", count=max(1, -(-seconds // HOUR)))
    return say("usually-days", count=-(-seconds // AWAKE))


def kept_until(s: MatchView) -> str:
    """Return the day on which a trial is erased, or "" for other matches."""
    if s.match.until is None:
        return ""
    return dates.date(dates.local_time(s.match.until, s.reader.timezone), s.reader.language)

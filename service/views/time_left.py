"""How much time whoever is asked has left, and since when they are asked."""

from dataclasses import dataclass

from service.matches.paces import HOUR, PACES
from service.views.match_view import MatchView

MINUTE, DAY = 60, 24 * HOUR
# What time is counted in, from how many seconds on.
UNITS = (("days", DAY, 2 * DAY), ("hours", HOUR, HOUR), ("minutes", MINUTE, 0))


@dataclass(frozen=True)
class TimeLeft:
    """In words, as the share in percent, and since when it runs (seconds since 1970)."""

    words: str
    share: int
    began: int


def time_left(s: MatchView, now: int) -> TimeLeft | None:
    """What is left at that moment (seconds since 1970); None where nobody is asked."""
    due = s.deadline_at
    if due is None or not s.is_running:
        return None
    whole = PACES[s.match.pace].seconds
    left = max(MINUTE, due - now)
    unit, seconds = next((unit, seconds) for unit, seconds, least in UNITS if left >= least)
    words = s.say(f"left-{unit}", count=left // seconds)
    share = min(100, max(0, round(100 * (due - now) / whole)))
    return TimeLeft(words, share, due - whole)

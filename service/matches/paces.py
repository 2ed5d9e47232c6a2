"""Paces: presets for the time that a decision may take."""

from dataclasses import dataclass

HOUR = 3600
DAY = 24 * HOUR
ENDLESS = 10**12  # seconds for a decision without a deadline


@dataclass(frozen=True)
class Pace:
    """A preset: its id and the seconds that each decision may take.

    With `evening`, decisions end at nine in the evening instead, and `seconds` is the longest
    time until then.
    """

    id: str
    seconds: int
    evening: bool = False

    @property
    def is_endless(self) -> bool:
        """True if decisions have no deadline."""
        return self.seconds == ENDLESS


NO_TIME = Pace("no_time", 0)  # of a bot
NO_LIMIT = Pace("none", ENDLESS)
PACES = {
    pace.id: pace
    for pace in (
        Pace("brisk", 6 * HOUR),
        Pace("fast", 12 * HOUR),
        Pace("daily", DAY),
        Pace("evening", 30 * HOUR, evening=True),
        Pace("relaxed", 3 * DAY),
        Pace("weekly", 7 * DAY),
        Pace("fortnight", 14 * DAY),
        NO_LIMIT,
    )
}
DEFAULT_PACE = "daily"

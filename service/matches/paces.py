"""Paces: presets for the time that a decision may take."""

from dataclasses import dataclass

HOUR = 3600
ENDLESS = 10**12  # seconds for a decision without a deadline


@dataclass(frozen=True)
class Pace:
    """A preset: its id and the seconds that each decision may take."""

    id: str
    seconds: int

    @property
    def hours(self) -> int:
        """Return the time in hours."""
        return self.seconds // HOUR


PACES = {
    pace.id: pace
    for pace in (Pace("fast", 12 * HOUR), Pace("daily", 24 * HOUR), Pace("relaxed", 72 * HOUR))
}
DEFAULT_PACE = "daily"

"""The service's clock; all other code gets the time as an argument."""

import time
from dataclasses import dataclass
from pathlib import Path

FARTHEST = 100 * 365 * 24 * 3600  # seconds that test mode may shift by


@dataclass(frozen=True)
class Clock:
    """The service's time in whole seconds since 1970, UTC.

    `offset_file` (test mode only) holds the seconds to add; it is read on every use.
    """

    offset_file: Path | None = None

    def now(self) -> int:
        """Return the service's time, which test mode may shift."""
        return int(time.time()) + self._offset()

    def machine(self) -> int:
        """Return the machine's time, which test mode does not shift."""
        return int(time.time())

    def _offset(self) -> int:
        if self.offset_file is None:
            return 0
        try:
            offset = int(float(self.offset_file.read_text().strip() or 0))
        except (OSError, ValueError, OverflowError):
            return 0
        return offset if abs(offset) <= FARTHEST else 0

"""The one place that reads a clock; everything else is handed the time."""

import time
from dataclasses import dataclass
from pathlib import Path

FARTHEST = 100 * 365 * 24 * 3600  # a rehearsal goes no farther from now, nor does any calendar


@dataclass(frozen=True)
class Clock:
    """The service's time in whole seconds since 1970, UTC.

    `offset_file` (rehearsals only) holds seconds to add, read at each use.
    """

    offset_file: Path | None = None

    def now(self) -> int:
        """The service's own time."""
        return int(time.time()) + self._offset()

    def machine(self) -> int:
        """The machine's time, whatever the rehearsal pretends."""
        return int(time.time())

    def _offset(self) -> int:
        if self.offset_file is None:
            return 0
        try:
            offset = int(float(self.offset_file.read_text().strip() or 0))
        except (OSError, ValueError, OverflowError):
            return 0
        return offset if abs(offset) <= FARTHEST else 0

"""How often one address may do what costs others something; remembers a window in memory."""

import threading
from collections import defaultdict, deque

from werkzeug.exceptions import TooManyRequests

# What may be done so many times in so many seconds by one address.
LIMITS = {
    "new": (40, 60.0),
    "new today": (1000, 24 * 3600.0),
    "guess": (120, 60.0),
}
MOST_KEYS = 10_000


class Limits:
    """What the addresses of one process have done of late."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._seen: dict[tuple[str, str], deque[float]] = defaultdict(deque)

    def check(self, what: str, address: str, now: float) -> None:
        """Count one more; raises TooManyRequests beyond the limit."""
        most, window = LIMITS[what]
        with self._lock:
            if len(self._seen) > MOST_KEYS:
                self._seen.clear()
            times = self._seen[what, address]
            while times and not 0 <= now - times[0] <= window:
                times.popleft()
            if len(times) >= most:
                raise TooManyRequests
            times.append(now)

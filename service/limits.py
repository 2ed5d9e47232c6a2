"""How often one address may do what costs others something; remembers a window in memory."""

import threading
from collections import defaultdict, deque

from werkzeug.exceptions import TooManyRequests

# What may be done so many times in so many seconds by one address.
LIMITS = {"new": (40, 60.0), "guess": (120, 60.0)}
MOST_KEYS = 10_000
_lock = threading.Lock()
_seen: dict[tuple[str, str], deque[float]] = defaultdict(deque)


def check(what: str, address: str, now: float) -> None:
    """Count one more; raises TooManyRequests beyond the limit."""
    most, window = LIMITS[what]
    with _lock:
        if len(_seen) > MOST_KEYS:
            _seen.clear()
        times = _seen[what, address]
        while times and now - times[0] > window:
            times.popleft()
        if len(times) >= most:
            raise TooManyRequests
        times.append(now)

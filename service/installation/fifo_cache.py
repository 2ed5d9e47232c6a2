"""A small in-memory cache with a limited number of entries."""

from collections import OrderedDict
from collections.abc import Hashable
from threading import Lock
from typing import Generic, TypeVar

K = TypeVar("K", bound=Hashable)
V = TypeVar("V")


class FifoCache(Generic[K, V]):
    """A thread-safe FIFO cache keyed by the inputs; each process has its own."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._things: OrderedDict[K, V] = OrderedDict()
        self._lock = Lock()

    def __len__(self) -> int:
        return len(self._things)

    def get(self, key: K) -> V | None:
        """Return the cached value, or None."""
        return self._things.get(key)

    def put(self, key: K, thing: V) -> None:
        """Store a value; the oldest entry is evicted beyond the limit."""
        with self._lock:
            self._things.pop(key, None)
            self._things[key] = thing
            if len(self._things) > self._most:
                self._things.popitem(last=False)

    def clear(self) -> None:
        """Delete all entries."""
        with self._lock:
            self._things.clear()

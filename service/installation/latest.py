"""What was worked out a while ago and may be asked for again: so many things, the latest."""

from collections import OrderedDict
from collections.abc import Hashable
from threading import Lock
from typing import Generic, TypeVar

K = TypeVar("K", bound=Hashable)
V = TypeVar("V")


class Latest(Generic[K, V]):
    """Things by what they were made from; what was put in longest ago goes first.

    For threads side by side. A process that begins has none.
    """

    def __init__(self, most: int) -> None:
        self._most = most
        self._things: OrderedDict[K, V] = OrderedDict()
        self._lock = Lock()

    def __len__(self) -> int:
        return len(self._things)

    def get(self, key: K) -> V | None:
        """What was put there, if it is there still."""
        return self._things.get(key)

    def put(self, key: K, thing: V) -> None:
        """Keep it, in the place of whatever was there."""
        with self._lock:
            self._things.pop(key, None)
            self._things[key] = thing
            if len(self._things) > self._most:
                self._things.popitem(last=False)

"""Threads shared fairly between networks, so that a flood from one delays others little.

A network can use `ALONE` threads at once; while another network sends requests too, `TOGETHER`.
Further requests wait a short time, without occupying a thread.
"""

import asyncio
import time
from collections import OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field

from service.installation.networks import network_of

ALONE, TOGETHER = 8, 3  # requests of one network in progress at once
PRESENT = 60.0  # seconds for which a network counts after its last request
LONGEST_TURN = 2.0  # seconds that a request waits for its turn while others are present


@dataclass
class _Share:
    in_hand: int = 0
    waiting: deque[asyncio.Future[None]] = field(default_factory=deque)


class Shares:
    """The threads that each network uses and waits for. Used by one event loop only."""

    def __init__(self) -> None:
        self._of: dict[str, _Share] = {}
        self._seen: OrderedDict[str, float] = OrderedDict()  # the latest at its end

    @asynccontextmanager
    async def turn(self, address: str) -> AsyncIterator[bool]:
        """Wait for a thread for the network of the IP `address`; yield False if it takes too long.

        The thread counts as used until the block ends.
        """
        network = network_of(address)
        self._see(network)
        share = self._of.setdefault(network, _Share())
        has_turn = await self._wait(network, share)
        try:
            yield has_turn
        finally:
            if has_turn:
                share.in_hand -= 1
            self._pass_on(network, share)
            if not share.in_hand and not share.waiting:
                self._of.pop(network, None)

    async def _wait(self, network: str, share: _Share) -> bool:
        if not share.waiting and share.in_hand < self._most(network):
            share.in_hand += 1
            return True
        mine: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        share.waiting.append(mine)
        try:
            while not mine.done():
                await asyncio.wait([mine], timeout=LONGEST_TURN)
                if not mine.done() and self._most(network) == TOGETHER:
                    share.waiting.remove(mine)
                    return False
        except asyncio.CancelledError:
            if mine.done():
                share.in_hand -= 1
                self._pass_on(network, share)
            else:
                share.waiting.remove(mine)
            raise
        return True

    def _pass_on(self, network: str, share: _Share) -> None:
        """Let this network's waiting requests run, as far as its limit allows."""
        while share.waiting and share.in_hand < self._most(network):
            share.in_hand += 1
            share.waiting.popleft().set_result(None)

    def _most(self, network: str) -> int:
        """Return how many requests of this network may be in progress at once now."""
        others = (seen for other, seen in reversed(self._seen.items()) if other != network)
        is_alone = next(others, 0.0) < time.monotonic() - PRESENT
        return ALONE if is_alone else TOGETHER

    def _see(self, network: str) -> None:
        now = time.monotonic()
        self._seen[network] = now
        self._seen.move_to_end(network)
        while len(self._seen) > 1 and next(iter(self._seen.values())) < now - PRESENT:
            self._seen.popitem(last=False)

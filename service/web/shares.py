"""Threads shared between networks: a flood from one of them keeps the others waiting for little.

A network has so many requests in hand at once; its others wait for their turn without a thread, and
not for long. This machine has more turns: where a proxy is not named, everybody comes from it.
"""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass

from service.installation.networks import is_loopback, network_of

MOST, MOST_AT_HOME = 3, 10
LONGEST_TURN = 2.0  # seconds that a request waits for its turn


@dataclass
class _Share:
    free: asyncio.Semaphore
    users: int = 0  # requests that have a turn or wait for one


class Shares:
    """The networks with requests in hand. Used by one event loop alone."""

    def __init__(self) -> None:
        self._of: dict[str, _Share] = {}

    @asynccontextmanager
    async def turn(self, address: str) -> AsyncIterator[bool]:
        """Wait for a turn of this visitor's network; False if none came in time."""
        network = network_of(address)
        most = MOST_AT_HOME if is_loopback(address) else MOST
        share = self._of.setdefault(network, _Share(asyncio.Semaphore(most)))
        share.users += 1
        has_turn = False
        try:
            try:
                async with asyncio.timeout(LONGEST_TURN):
                    await share.free.acquire()
                has_turn = True
            except TimeoutError:
                pass
            yield has_turn
        finally:
            if has_turn:
                share.free.release()
            share.users -= 1
            if not share.users:
                del self._of[network]

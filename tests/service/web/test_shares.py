"""Turns shared between networks: one that asks for many waits for its own, and others for none."""

import asyncio
from contextlib import AsyncExitStack

import pytest

from service.web import shares
from service.web.shares import MOST, MOST_AT_HOME, Shares

FLOOD, OTHER = "203.0.113.7", "198.51.100.9"


async def take(held: AsyncExitStack, every: Shares, address: str) -> bool:
    return await held.enter_async_context(every.turn(address))


@pytest.mark.parametrize(
    ("address", "neighbour", "most"),
    [
        (FLOOD, "203.0.113.200", MOST),
        ("2001:db8::7", "2001:db8::1:7", MOST),
        ("127.0.0.1", "127.0.0.2", MOST_AT_HOME),
    ],
)
def test_a_network_has_so_many_turns_at_once_and_others_have_theirs(
    monkeypatch: pytest.MonkeyPatch, address: str, neighbour: str, most: int
) -> None:
    monkeypatch.setattr(shares, "LONGEST_TURN", 0)

    async def work() -> None:
        every = Shares()
        async with AsyncExitStack() as held:
            for _ in range(most):
                assert await take(held, every, address)
            assert not await take(held, every, address)
            assert not await take(held, every, neighbour)
            assert await take(held, every, OTHER)
        assert every._of == {}, "nothing is kept of those who have gone"

    asyncio.run(work())


def test_those_who_wait_are_served_one_after_the_other() -> None:
    async def work() -> list[int]:
        every, served = Shares(), []

        async def ask(number: int) -> None:
            async with every.turn(FLOOD) as has_turn:
                assert has_turn
                served.append(number)
                await asyncio.sleep(0)

        await asyncio.gather(*(ask(number) for number in range(5 * MOST)))
        return served

    assert asyncio.run(work()) == [*range(5 * MOST)]


def test_one_that_goes_away_while_it_waits_leaves_its_place() -> None:
    async def work() -> None:
        every = Shares()
        async with AsyncExitStack() as held:
            for _ in range(MOST):
                assert await take(held, every, FLOOD)
            waits = asyncio.create_task(take(AsyncExitStack(), every, FLOOD))
            await asyncio.sleep(0)
            waits.cancel()
            with pytest.raises(asyncio.CancelledError):
                await waits
        assert every._of == {}

    asyncio.run(work())

"""Threads shared between networks: a busy network's requests wait, and no other network's do."""

import asyncio
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from contextlib import AsyncExitStack
from typing import Any

import pytest

from service.web import fair_threads
from service.web.fair_threads import ALONE, TOGETHER, Shares

FLOOD, NEIGHBOUR, OTHER = "203.0.113.7", "203.0.113.200", "198.51.100.9"


async def take(held: AsyncExitStack, every: Shares, address: str) -> bool:
    return await held.enter_async_context(every.turn(address))


async def come_and_go(every: Shares, address: str) -> None:
    async with every.turn(address) as has_turn:
        assert has_turn


def run(work: Coroutine[Any, Any, Any]) -> Any:
    """Run a coroutine in a thread of its own, as the tests' browser has a loop in the main one."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, work).result()


@pytest.fixture
def no_patience(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fair_threads, "LONGEST_TURN", 0)


@pytest.mark.usefixtures("no_patience")
@pytest.mark.parametrize(
    ("address", "neighbour"),
    [(FLOOD, NEIGHBOUR), ("2001:db8::7", "2001:db8::1:7"), ("127.0.0.1", "127.0.0.2")],
)
def test_while_another_is_present_a_network_has_a_few_turns(address: str, neighbour: str) -> None:
    async def work() -> None:
        every = Shares()
        await come_and_go(every, OTHER)
        async with AsyncExitStack() as held:
            for _ in range(TOGETHER):
                assert await take(held, every, address)
            assert not await take(held, every, address)
            assert not await take(held, every, neighbour)
            assert await take(held, every, OTHER)
        assert every._of == {}, "nothing is kept of those who have gone"

    run(work())


@pytest.mark.usefixtures("no_patience")
def test_alone_it_has_many_and_those_beyond_wait_as_long_as_it_takes() -> None:
    async def work() -> None:
        every = Shares()
        async with AsyncExitStack() as held:
            for _ in range(ALONE):
                assert await take(held, every, FLOOD)
            more = asyncio.create_task(come_and_go(every, FLOOD))
            for _ in range(10):
                await asyncio.sleep(0)
            assert not more.done()
            await held.aclose()
        await more
        assert every._of == {}

    run(work())


@pytest.mark.usefixtures("no_patience")
def test_a_flood_that_was_alone_gets_no_more_turns_once_another_comes() -> None:
    async def work() -> None:
        every = Shares()
        async with AsyncExitStack() as held:
            for _ in range(ALONE - 1):
                assert await take(held, every, FLOOD)
            assert await take(held, every, OTHER)
            assert not await take(held, every, FLOOD)

    run(work())


def test_a_network_silent_for_a_while_no_longer_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        every = Shares()
        await come_and_go(every, OTHER)
        await come_and_go(every, FLOOD)
        assert every._most("203.0.113.0/24") == TOGETHER
        monkeypatch.setattr(fair_threads, "PRESENT", -1.0)
        assert every._most("203.0.113.0/24") == ALONE
        await come_and_go(every, FLOOD)
        assert len(every._seen) <= 1

    run(work())


def test_waiting_requests_are_served_in_order() -> None:
    async def work() -> list[int]:
        every, served = Shares(), []
        await come_and_go(every, OTHER)

        async def ask(number: int) -> None:
            async with every.turn(FLOOD) as has_turn:
                assert has_turn
                served.append(number)
                await asyncio.sleep(0)

        await asyncio.gather(*(ask(number) for number in range(5 * TOGETHER)))
        return served

    assert run(work()) == [*range(5 * TOGETHER)]


@pytest.mark.parametrize("is_given", [False, True], ids=["while it waits", "as its turn comes"])
def test_one_that_goes_away_leaves_its_turn_to_the_next(is_given: bool) -> None:
    async def work() -> None:
        every = Shares()
        await come_and_go(every, OTHER)
        async with AsyncExitStack() as held:
            for _ in range(TOGETHER):
                assert await take(held, every, FLOOD)
            waits = asyncio.create_task(come_and_go(every, FLOOD))
            following = asyncio.create_task(come_and_go(every, FLOOD))
            await asyncio.sleep(0)
            if is_given:
                await held.aclose()
            waits.cancel()
            with pytest.raises(asyncio.CancelledError):
                await waits
        await following
        assert every._of == {}

    run(work())

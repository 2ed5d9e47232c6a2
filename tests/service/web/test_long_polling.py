"""Requests that wait for a change of a table: answered on the change, or after a short time."""

import asyncio
from collections.abc import Callable
from typing import Any

import pytest
from sqlalchemy import Connection

from service.people import link_rotation
from service.tables import claiming, store
from service.web import long_polling
from service.web.long_polling import Waiting
from tests.service.tables.tables_of_tests import NOBODY, Companions, open_pad
from tests.service.trial_installation import TrialInstallation
from tests.service.web.test_fair_threads import run

PATIENCE = 20  # seconds, in cases that should not wait


@pytest.fixture
def at(house: TrialInstallation) -> Companions:
    return open_pad(house)


def request(at: Companions, token: str = "", **changes: str) -> dict[str, Any]:
    """Return a request of a page with the table's present state."""
    row = at.held(at.opened.host).row
    usual = {
        "REQUEST_METHOD": "GET",
        "PATH_INFO": f"/t/{token or at.opened.watch}/state",
        "HTTP_IF_NONE_MATCH": f'"{store.stamp(row)}-en"',
        "HTTP_PREFER": "respond-async, wait=25",
    }
    return {name: text for name, text in {**usual, **changes}.items() if text}


async def in_thread(work: Callable[..., Any], *about: Any) -> Any:
    return await asyncio.get_running_loop().run_in_executor(None, work, *about)


def answered(
    at: Companions, environ: dict[str, Any], meanwhile: Callable[[], Any], within: float = PATIENCE
) -> bool:
    """True if a waiting request is answered within `within` seconds after `meanwhile` is called."""
    return released(at.house, environ, meanwhile, within)


def released(
    house: TrialInstallation,
    environ: dict[str, Any],
    meanwhile: Callable[[], Any],
    within: float = PATIENCE,
) -> bool:
    async def work() -> bool:
        keeping = Waiting(house.installation.database)
        kept = asyncio.create_task(keeping.until_changed(environ, in_thread))
        await asyncio.sleep(0.5)
        assert not kept.done()
        await in_thread(meanwhile)
        done, _ = await asyncio.wait([kept], timeout=within)
        keeping.stop()
        await kept
        return bool(done)

    return run(work())


def is_kept(at: Companions, environ: dict[str, Any]) -> bool:
    """True if a request has to wait."""

    async def work() -> bool:
        keeping = Waiting(at.house.installation.database)
        kept = asyncio.create_task(keeping.until_changed(environ, in_thread))
        done, _ = await asyncio.wait([kept], timeout=PATIENCE)
        keeping.stop()
        await kept
        return not done

    return run(work())


def test_a_phone_with_the_current_table_waits_until_an_entry(at: Companions) -> None:
    assert answered(at, request(at), lambda: at.enter(at.opened.host, "row"))


def test_an_entry_of_this_process_is_announced_immediately(
    at: Companions, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(long_polling, "LOOK", 10 * PATIENCE)

    async def work() -> None:
        keeping = Waiting(at.house.installation.database)
        kept = asyncio.create_task(keeping.until_changed(request(at), in_thread))
        await asyncio.sleep(0.1)
        await in_thread(at.enter, at.opened.host, "row")
        keeping.look_now()
        await asyncio.wait_for(kept, PATIENCE)

    run(work())


def test_a_claim_is_announced_too(at: Companions) -> None:
    assert answered(at, request(at), lambda: at.claim(at.opened.seats[0]))


def renew_screen(connection: Connection, at: Companions) -> None:
    held = store.find(connection, at.opened.host)
    claiming.renew_screen(connection, held, at.house.installation.tokens, at.house.time.now())


def renew_all(connection: Connection, at: Companions) -> None:
    link_rotation.renew_all(connection, at.house.installation.tokens, at.house.time.now())


@pytest.mark.parametrize("end", [renew_screen, renew_all])
def test_a_phone_that_waits_with_a_link_that_ends_is_told_so(
    at: Companions, end: Callable[..., None]
) -> None:
    write = at.house.installation.database.write
    assert answered(at, request(at), lambda: write(lambda c: end(c, at)))
    assert at.house.client.get(f"/t/{at.opened.watch}/state").status_code == 410


def test_changes_of_another_table_release_no_waiting_request(at: Companions) -> None:
    other = open_pad(at.house, key="other")
    assert not answered(at, request(at), lambda: other.enter(other.opened.host, "row"), 1)


def test_a_program_waits_by_its_bearer(at: Companions) -> None:
    bearer = {"PATH_INFO": "/api/v1/table", "HTTP_AUTHORIZATION": f"Bearer {at.opened.seats[1]}"}
    assert answered(at, request(at, **bearer), lambda: at.enter(at.opened.host, "row"))


@pytest.mark.parametrize(
    "other",
    [
        {"HTTP_PREFER": ""},
        {"HTTP_PREFER": "wait=0"},
        {"HTTP_PREFER": "wait=x, await=7"},
        {"HTTP_IF_NONE_MATCH": ""},
        {"HTTP_IF_NONE_MATCH": '"of yesterday"'},
        {"HTTP_IF_NONE_MATCH": "*"},
        {"REQUEST_METHOD": "POST"},
        {"PATH_INFO": "/"},
        {"PATH_INFO": f"/t/{NOBODY}/state"},
        {"PATH_INFO": f"/t/{'x' * 10_000}/state"},
        {"PATH_INFO": "/api/v1/table"},
        {"PATH_INFO": "/api/v1/table", "HTTP_AUTHORIZATION": "Bearer é"},
    ],
)
def test_all_others_are_answered_at_once(at: Companions, other: dict[str, str]) -> None:
    assert not is_kept(at, request(at, **other))


def test_no_request_waits_longer_than_it_wants_or_is_allowed(
    at: Companions, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(long_polling, "LONGEST", 0.05)
    assert not is_kept(at, request(at, HTTP_PREFER="wait=9999"))


def test_a_limited_number_of_requests_wait_at_the_same_time(
    at: Companions, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(long_polling, "MOST", 0)
    assert not is_kept(at, request(at))


def test_many_waiting_requests_share_one_query_and_leave_nothing_behind(
    at: Companions, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[int] = []
    really = store.stamps
    monkeypatch.setattr(store, "stamps", lambda c, ids: (asked.append(len(ids)), really(c, ids))[1])

    async def work() -> Waiting:
        keeping = Waiting(at.house.installation.database)
        ways = [request(at, token) for token in (at.opened.watch, *at.opened.seats) * 5]
        kept = [asyncio.create_task(keeping.until_changed(way, in_thread)) for way in ways]
        await asyncio.sleep(0.5)
        assert not any(each.done() for each in kept)
        await in_thread(at.enter, at.opened.host, "row")
        await asyncio.wait_for(asyncio.gather(*kept), PATIENCE)
        return keeping

    keeping = run(work())
    assert {*asked} == {1}
    assert (keeping._waiting, keeping._count) == ({}, 0)


def test_waiting_requests_are_answered_if_the_database_fails(
    at: Companions, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object) -> None:
        raise OSError

    assert answered(at, request(at), lambda: monkeypatch.setattr(store, "stamps", fail))

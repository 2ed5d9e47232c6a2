"""Pages made before they are asked for: of whoever a move asks, while nobody waits."""

import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from http.client import HTTPConnection

import pytest

import engine
from service.installation.latest import Latest
from service.operations.serving import listen
from service.web import ahead, kept
from service.web.ahead import Ahead
from tests.service.at_table import Table, begin
from tests.service.operations.test_serving import free_port
from tests.service.trial_installation import TrialInstallation

pytestmark = pytest.mark.parametrize("database_url", ["sqlite"], indirect=True)
FORM = {"Content-Type": "application/x-www-form-urlencoded"}


@pytest.fixture(autouse=True)
def parts(monkeypatch: pytest.MonkeyPatch) -> Latest[bytes, object]:
    here: Latest[bytes, object] = Latest(kept.MOST)
    monkeypatch.setattr(kept, "_parts", here)
    return here


def makes_ahead(house: TrialInstallation) -> Ahead:
    found: Ahead = house.client.application.extensions["ahead"]
    return found


def post_move(house: TrialInstallation, table: Table) -> None:
    action = table.actions[0].replace(" ", "%20")
    where = f"/s/{table.seats[table.asked]}/{table.turn}/{action}"
    assert house.client.post(where, data={"sure": "yes"}).status_code == 303


@pytest.mark.parametrize("game", engine.games())
def test_the_page_of_whoever_is_asked_is_there_before_they_come(
    house: TrialInstallation, parts: Latest[bytes, object], game: str
) -> None:
    table, made = begin(house, game=game).play(6), makes_ahead(house)
    post_move(house, table)
    assert made.is_due and not len(parts)
    while made.is_due:
        made.make_one()
    ready = len(parts)
    assert ready > 1
    for seat in table.loaded().to_act():
        assert "moves" in house.get(f"/s/{table.seats[seat]}").text
    assert len(parts) == ready, "nothing was left to make"


def test_a_move_by_a_program_is_one_too(house: TrialInstallation) -> None:
    table, made = begin(house).play(6), makes_ahead(house)
    answer = table.act_by_api(table.asked, table.turn, table.actions[0])
    assert answer.status_code == 200 and made.is_due


def test_a_match_that_is_over_or_gone_asks_nobody(
    house: TrialInstallation, parts: Latest[bytes, object], caplog: pytest.LogCaptureFixture
) -> None:
    table, made = begin(house).play(None), makes_ahead(house)
    made.note(table.match)
    made.note("no such match")
    while made.is_due:
        made.make_one()
    assert not len(parts)
    assert [each.message for each in caplog.records if each.levelname == "WARNING"] == [
        "a page could not be made ahead"
    ]


def test_ten_thousand_moves_are_not_remembered(house: TrialInstallation) -> None:
    made = makes_ahead(house)
    for number in range(10_000):
        made.note(f"match {number}")
    assert len(made._matches) == ahead.MOST


@contextmanager
def served(house: TrialInstallation) -> Iterator[tuple[HTTPConnection, Callable[[], bool]]]:
    """As `serve` does it, pages made ahead included; and whether all that was due is made."""
    port, opened = free_port(), threading.Event()
    server = listen(house.client.application, "127.0.0.1", port, ahead=makes_ahead(house))
    answering = threading.Thread(target=server.run, args=(opened.set,), daemon=True)
    answering.start()
    assert opened.wait(60)
    yield HTTPConnection("127.0.0.1", port), lambda: server._idle is None
    server.stop()
    answering.join()


def until(holds: Callable[[], bool]) -> None:
    for _ in range(2000):
        if holds():
            return
        time.sleep(0.01)
    raise AssertionError("it did not come")


def test_the_server_makes_them_once_it_has_answered(
    house: TrialInstallation, parts: Latest[bytes, object]
) -> None:
    table = begin(house).play(6)
    with served(house) as (client, is_at_rest):
        action = table.actions[0].replace(" ", "%20")
        where = f"/s/{table.seats[table.asked]}/{table.turn}/{action}"
        client.request("POST", where, "sure=yes", FORM)
        assert client.getresponse().read() == b""
        until(lambda: len(parts) > 1 and is_at_rest())
        ready = len(parts)
        client.request("GET", f"/s/{table.seats[table.asked]}")
        assert client.getresponse().status == 200
        assert len(parts) == ready


def test_a_page_that_cannot_be_made_stops_neither_the_server_nor_the_next(
    house: TrialInstallation, monkeypatch: pytest.MonkeyPatch, parts: Latest[bytes, object]
) -> None:
    table, made = begin(house).play(6), makes_ahead(house)
    real, failed = made._make, []

    def fails_once(token: str) -> None:
        if not failed:
            failed.append(token)
            raise RuntimeError
        real(token)

    monkeypatch.setattr(made, "_make", fails_once)
    with served(house) as (client, is_at_rest):
        for _ in range(2):
            action = table.actions[0].replace(" ", "%20")
            where = f"/s/{table.seats[table.asked]}/{table.turn}/{action}"
            client.request("POST", where, "sure=yes", FORM)
            assert client.getresponse().read() == b""
            until(lambda: bool(failed) and is_at_rest())
        until(lambda: len(parts) > 1)
    assert failed

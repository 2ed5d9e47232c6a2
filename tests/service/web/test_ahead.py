"""Pages made before they are asked for: of whoever a move asks, while nobody waits."""

import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from http.client import HTTPConnection

import msgspec
import pytest

import engine
from service.database.rows import DueRow
from service.installation.latest import Latest
from service.operations.serving import listen
from service.web import ahead, kept
from service.web.ahead import Ahead
from tests.service.at_table import begin
from tests.service.operations.test_serving import free_port
from tests.service.trial_installation import TrialInstallation

pytestmark = pytest.mark.parametrize("database_url", ["sqlite"], indirect=True)


@pytest.fixture(autouse=True)
def parts(monkeypatch: pytest.MonkeyPatch) -> Latest[bytes, object]:
    here: Latest[bytes, object] = Latest(kept.MOST)
    monkeypatch.setattr(kept, "_parts", here)
    return here


def makes_ahead(house: TrialInstallation) -> Ahead:
    found: Ahead = house.client.application.extensions["ahead"]
    return found


def make_all(made: Ahead) -> None:
    made.look()
    while made.is_due:
        made.make_one()


@pytest.mark.parametrize("game", engine.games())
def test_the_page_of_whoever_is_asked_is_there_before_they_come(
    house: TrialInstallation, parts: Latest[bytes, object], game: str
) -> None:
    table, made = begin(house, game=game).play(6), makes_ahead(house)
    make_all(made)
    ready = len(parts)
    assert ready > 1
    for seat in table.loaded().to_act():
        assert "moves" in house.get(f"/s/{table.seats[seat]}").text
    assert len(parts) == ready, "nothing was left to make"
    made.look()
    assert not made.is_due, "nobody was asked since"
    table.play(1)
    make_all(made)
    assert len(parts) > ready, "whoever took the move, and wherever"


def test_those_asked_last_come_first_and_there_is_an_end(
    house: TrialInstallation, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ahead, "MOST", 3)
    made, tables = makes_ahead(house), []
    for number in range(5):
        tables.append(begin(house, seed=str(number)).play(2))
        house.pass_time(60)
    order: list[str] = []
    monkeypatch.setattr(made, "_make", lambda row: order.append(row.match_id))
    make_all(made)
    assert order == [table.match for table in tables[:1:-1]]


def test_a_match_that_has_ended_meanwhile_or_is_gone_asks_nobody(
    house: TrialInstallation, parts: Latest[bytes, object], caplog: pytest.LogCaptureFixture
) -> None:
    table, made = begin(house).play(6), makes_ahead(house)
    made.look()
    gone = msgspec.structs.replace(made._due[0], match_id="no such match")
    made._due.append(gone)
    table.play(None)
    while made.is_due:
        made.make_one()
    assert not len(parts)
    assert [each.message for each in caplog.records if each.levelname == "WARNING"] == [
        "a page could not be made ahead"
    ]


@contextmanager
def served(house: TrialInstallation) -> Iterator[HTTPConnection]:
    """As `serve` does it, pages made ahead included."""
    port, opened = free_port(), threading.Event()
    server = listen(house.client.application, "127.0.0.1", port, ahead=makes_ahead(house))
    answering = threading.Thread(target=server.run, args=(opened.set,), daemon=True)
    answering.start()
    assert opened.wait(60)
    yield HTTPConnection("127.0.0.1", port)
    server.stop()
    answering.join()


def until(holds: Callable[[], bool]) -> None:
    for _ in range(2000):
        if holds():
            return
        time.sleep(0.01)
    raise AssertionError("it did not come")


def test_the_server_makes_them_while_nobody_asks(
    house: TrialInstallation, parts: Latest[bytes, object]
) -> None:
    table, made = begin(house).play(6), makes_ahead(house)
    with served(house) as client:
        until(lambda: len(parts) > 1 and not made.is_due)
        ready = len(parts)
        client.request("GET", f"/s/{table.seats[table.asked]}")
        answer = client.getresponse()
        assert answer.status == 200 and answer.read()
        assert len(parts) == ready
        table.play(1)
        until(lambda: len(parts) > ready and not made.is_due)


def test_a_page_that_cannot_be_made_stops_neither_the_server_nor_the_next(
    house: TrialInstallation, monkeypatch: pytest.MonkeyPatch, parts: Latest[bytes, object]
) -> None:
    table, made = begin(house).play(6), makes_ahead(house)
    real, failed = made._make, []

    def fails_once(row: DueRow) -> None:
        if not failed:
            failed.append(row)
            raise RuntimeError
        real(row)

    monkeypatch.setattr(made, "_make", fails_once)
    with served(house):
        until(lambda: bool(failed))
        table.play(1)
        until(lambda: len(parts) > 1)

"""Rows processed in batches, with the scheduler's own tasks in between."""

import threading
from dataclasses import replace
from itertools import chain

import pytest
from sqlalchemy import Connection

from service.database.connections import Database
from service.matches import states
from service.operations import batches, scheduler
from service.operations.batches import those
from service.operations.scheduler import SteadyScheduler
from tests.service.at_table import Table, begin
from tests.service.installation.test_keys import with_another_key
from tests.service.seated import listening
from tests.service.trial_installation import TrialInstallation

COUNT = 5


@pytest.fixture(autouse=True)
def small_pieces(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(batches, "PIECE", 2)


@pytest.fixture
def tables(house: TrialInstallation) -> list[Table]:
    return [begin(house).play(2) for _ in range(COUNT)]


@pytest.mark.parametrize("count", range(COUNT))
def test_every_row_is_looked_at_once_whatever_their_number(
    house: TrialInstallation, count: int
) -> None:
    names = sorted(begin(house).match for _ in range(count))
    seen: list[list[str]] = []

    def look(connection: Connection, after: str, most: int) -> list[tuple[str, bool]]:
        piece = states.damaged(connection, after, most)
        seen.append([name for name, _ in piece])
        return [(name, True) for name, _ in piece]

    assert those(house.installation.database, look) == names
    assert [*chain(*seen)] == names and max(map(len, seen)) <= batches.PIECE


def test_a_start_beats_before_it_looks_at_any_match_or_link(
    house: TrialInstallation, tables: list[Table]
) -> None:
    database = Database(house.installation.settings.database_url)
    with listening(database) as heard:
        scheduler.start(replace(house.installation, database=database))
    database.close()
    said = " ".join(heard)
    assert "heartbeat" in said
    assert not [word for word in ("match.", "link.", "move.") if word in said]


def test_links_of_another_key_are_renewed_in_batches(
    house: TrialInstallation, tables: list[Table]
) -> None:
    anew = with_another_key(house)
    before = [anew.seat_tokens(table.match) for table in tables]
    pieces = sum(1 for _ in scheduler.follow_key(anew.installation))
    assert pieces >= 2 * COUNT, "three seats and a host each, and some of the new links"
    after = [anew.seat_tokens(table.match) for table in tables]
    assert not any(chain(*before)) and all(chain(*after))
    assert [anew.client.get(f"/s/{token}").status_code for token in tables[0].seats] == [200] * 3


def test_looking_over_ends_with_the_clock(
    house: TrialInstallation, tables: list[Table], monkeypatch: pytest.MonkeyPatch
) -> None:
    seen: list[int] = []
    goes_on, damaged = threading.Event(), states.damaged

    def look(connection: Connection, after: str, most: int) -> list[tuple[str, bool]]:
        seen.append(most)
        goes_on.set()
        while steady.running:
            goes_on.wait(0.01)
        return damaged(connection, after, most)

    monkeypatch.setattr(states, "damaged", look)
    steady = SteadyScheduler(timezone="UTC")
    steady.add_job(scheduler.look_over, args=(house.installation, steady))
    steady.start()
    assert goes_on.wait(60)
    steady.shutdown()
    assert seen == [2], "one piece, and no more after the end"

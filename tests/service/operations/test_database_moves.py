"""Moves between databases: everything arrives, no link is lost, and mistakes are refused."""

import re
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest
import sqlalchemy
from click.testing import Result
from sqlalchemy import Connection, select

from service.database import move_marks, upgrading
from service.database.rows import metadata
from service.installation.settings import keep_secret
from service.language.words import speaker
from service.matches import heartbeat, states
from service.operations import database_moves, scheduler
from service.operations.database_moves import NotMoved, move
from service.operations.doctor import examine
from service.operations.startup import CannotServe, ready_installation
from tests.service.at_table import Table, begin, digest
from tests.service.empty_databases import empty_database
from tests.service.seasons.seasons_of_tests import open_season, play_table
from tests.service.trial_installation import SECRET, TrialInstallation, install

Told = list[tuple[str, int, int]]
# Most refusals are found the same way on either database; the new one is PostgreSQL here.
sqlite_alone = pytest.mark.parametrize("database_url", ["sqlite"], indirect=True)


@pytest.fixture
def table(house: TrialInstallation) -> Iterator[Table]:
    """A match in progress, in an installation that stopped a minute ago."""
    keep_secret(house.installation.settings.data, SECRET)
    scheduler.start(house.installation)
    heartbeat.note_web(house.installation)
    table = begin(house).play(8)
    house.new_letters()
    table.play(1)
    house.time.seconds += 60
    yield table
    house.installation.database.write(move_marks.remove)


def add_more(house: TrialInstallation) -> None:
    """Add a season, a table and a finished match."""
    open_season(house)
    play_table(house, "Ana", "Béla")
    begin(house).play(None)


@pytest.fixture
def url(house: TrialInstallation, postgres: str | None, tmp_path: Path) -> Iterator[str]:
    """Yield the URL of an empty database of the other kind; without PostgreSQL, of SQLite."""
    if not house.installation.database.is_sqlite or postgres is None:
        yield f"sqlite:///{tmp_path / 'new' / 'staffetta.db'}"
        return
    with empty_database(postgres) as empty:
        yield empty


@pytest.fixture(autouse=True)
def folder(tmp_path: Path) -> None:
    (tmp_path / "new").mkdir()


def moved(table: Table, url: str) -> Table:
    """Return the match in an installation on the new database."""
    house = install(table.house.installation.settings.data, url)
    house.time.seconds = table.house.time.seconds
    return replace(table, house=house)


def seen(table: Table) -> list[dict]:
    return [table.seat_by_api(seat) for seat in range(len(table.seats))]


def rows_of(table: Table) -> dict[str, list[str]]:
    """Return all rows, except counts and the times at which links were last used."""

    def look(connection: Connection) -> dict[str, list[str]]:
        return {
            each.name: sorted(map(repr, connection.execute(select(*columns_of(each)))))
            for each in metadata.sorted_tables
            if each.name != "tally"
        }

    return table.house.installation.database.read(look)


def columns_of(table: sqlalchemy.Table) -> list[sqlalchemy.Column]:
    return [column for column in table.columns if column.name != "used_at"]


def tell_nobody(*about: object) -> None:
    pass


def test_every_seat_sees_the_same_and_every_link_leads_on(table: Table, url: str) -> None:
    add_more(table.house)
    before, told = (rows_of(table), seen(table)), []
    rows, matches = move(table.house.installation, url, lambda *about: told.append(about))
    there = moved(table, url)
    assert (rows_of(there), seen(there)) == before
    assert matches == 2 and rows == sum(count for _, done, count in told if done == count)
    turn, action = there.turn, there.actions[0]
    assert there.act_by_api(there.asked, turn, action).status_code == 200
    assert there.house.client.get(f"/h/{table.host}").status_code == 200
    there.house.installation.database.close()


def test_there_and_back(table: Table, url: str, tmp_path: Path) -> None:
    add_more(table.house)
    before = rows_of(table), seen(table)
    move(table.house.installation, url, tell_nobody)
    there = moved(table, url)
    back = f"sqlite:///{tmp_path / 'new' / 'back.db'}"
    move(there.house.installation, back, tell_nobody)
    home = moved(table, back)
    assert (rows_of(home), seen(home)) == before
    for each in (there, home):
        each.house.installation.database.close()


def test_a_worker_that_was_not_stopped_sends_no_letter_twice(table: Table, url: str) -> None:
    table.house.new_letters()
    begin(table.house)
    move(table.house.installation, url, tell_nobody)
    assert table.house.new_letters() == []
    there = moved(table, url)
    assert len(there.house.new_letters()) > 1
    there.house.installation.database.close()


# --- interruptions ---------------------------------------------------------


class PowerCut(Exception):
    pass


def interrupted(table: Table, url: str, monkeypatch: pytest.MonkeyPatch) -> Told:
    """Move in small pieces until a simulated power failure; return the progress reports so far."""
    monkeypatch.setattr(database_moves, "PIECE", 5)
    told: Told = []

    def tell(*about: object) -> None:
        told.append(about)
        if len(told) == 9:
            raise PowerCut

    with pytest.raises(PowerCut):
        move(table.house.installation, url, tell)
    return told


def test_an_interrupted_move_continues_where_it_stopped(
    table: Table, url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    before, again = rows_of(table), []
    first = interrupted(table, url, monkeypatch)
    move(table.house.installation, url, lambda *about: again.append(about))
    there = moved(table, url)
    assert rows_of(there) == before
    assert not set(first) & set(again), "nothing is copied twice"
    there.house.installation.database.close()


@sqlite_alone
def test_after_the_service_ran_an_interrupted_move_begins_again(
    table: Table, url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    interrupted(table, url, monkeypatch)
    table.play(3)
    heartbeat.note_web(table.house.installation)
    table.house.time.seconds += 60
    before = rows_of(table)
    move(table.house.installation, url, tell_nobody)
    there = moved(table, url)
    assert rows_of(there) == before
    there.house.installation.database.close()


def test_an_unfinished_move_is_not_served(
    table: Table, url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    interrupted(table, url, monkeypatch)
    settings = table.house.installation.settings
    with pytest.raises(CannotServe, match="is not finished"):
        ready_installation(settings.model_copy(update={"database_url": url}))
    ready_installation(settings).database.close()


# --- refusals --------------------------------------------------------------


@sqlite_alone
def test_a_move_cut_short_before_the_first_row_is_not_served(
    table: Table, url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def cut(*about: object, **more: object) -> None:
        raise PowerCut

    with monkeypatch.context() as patched:
        patched.setattr(database_moves, "_claim", cut)
        with pytest.raises(PowerCut):
            move(table.house.installation, url, tell_nobody)
    settings = table.house.installation.settings
    with pytest.raises(CannotServe, match="run staffetta move-database again|without games"):
        ready_installation(settings.model_copy(update={"database_url": url}))
    move(table.house.installation, url, tell_nobody)
    ready_installation(settings.model_copy(update={"database_url": url})).database.close()


def test_the_old_database_is_served_no_more(
    table: Table, url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    settings = table.house.installation.settings
    move(table.house.installation, url, tell_nobody)
    with pytest.raises(CannotServe, match="was moved to another one"):
        ready_installation(settings)
    ready_installation(settings.model_copy(update={"database_url": url})).database.close()
    monkeypatch.setenv("STAFFETTA_DATA", str(settings.data))
    monkeypatch.setenv("STAFFETTA_DATABASE_URL", settings.database_url)
    assert "was moved to another one" in examine(speaker("en"))[-1].text


def refused(table: Table, url: str, code: str) -> None:
    before = digest(table.house)
    with pytest.raises(NotMoved, match=code):
        move(table.house.installation, url, tell_nobody)
    assert digest(table.house) == before
    assert table.house.installation.database.read(move_marks.find) is None


def test_a_running_service_is_not_moved(table: Table, url: str) -> None:
    heartbeat.note_web(table.house.installation)
    refused(table, url, "serving")
    scheduler.tick(table.house.installation)
    table.house.time.seconds += 1
    refused(table, url, "serving")


@sqlite_alone
def test_a_database_that_is_written_to_during_the_move_stays(table: Table, url: str) -> None:
    done = []

    def play(*about: object) -> None:
        if not done:
            table.play(1)
        done.append(about)

    with pytest.raises(NotMoved, match="meanwhile"):
        move(table.house.installation, url, play)
    assert table.house.installation.database.read(move_marks.find) is None


def test_a_database_with_rows_is_not_written_to(table: Table, url: str) -> None:
    upgrading.upgrade(url)
    other = moved(table, url)
    begin(other.house)
    before = digest(other.house)
    refused(table, url, "used")
    refused(table, table.house.installation.settings.database_url, "in_use")
    assert digest(other.house) == before
    other.house.installation.database.close()


@sqlite_alone
def test_a_database_that_cannot_be_opened_is_named(table: Table, tmp_path: Path) -> None:
    refused(table, f"sqlite:///{tmp_path / 'nowhere' / 'new.db'}", "failed")


@sqlite_alone
@pytest.mark.parametrize(
    ("name", "change"),
    [
        ("move", lambda rows: rows[:3] + rows[4:]),
        ("match", lambda rows: [{**row, "state": "{}"} for row in rows]),
        ("move", lambda rows: [{**row, "action": "pass "} for row in rows]),
    ],
    ids=["a lost row", "a changed position", "a changed move"],
)
def test_a_difference_is_found(
    table: Table,
    url: str,
    name: str,
    change: Callable[[list], list],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    usual = database_moves._insert

    def damage(connection: Connection, table: sqlalchemy.Table, rows: list) -> None:
        usual(connection, table, change(rows) if table.name == name else rows)

    monkeypatch.setattr(database_moves, "_insert", damage)
    refused(table, url, "different")


@sqlite_alone
def test_chains_and_positions_are_compared_even_if_all_rows_were_equal(
    table: Table, url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    usual, asked = states.positions, []

    def other(connection: Connection, after: str, most: int) -> list[tuple[str, str]]:
        found = usual(connection, after, most)
        asked.append(found)
        return found if len(asked) < 3 else [(match, "otherwise") for match, _ in found]

    monkeypatch.setattr(states, "positions", other)
    refused(table, url, "different")


# --- an empty database beside a used one -----------------------------------


def test_an_empty_database_beside_a_used_one_is_not_served(
    table: Table, url: str, tmp_path: Path
) -> None:
    house = table.house.installation
    if not house.database.is_sqlite:
        move(house, f"sqlite:///{house.settings.data / 'staffetta.db'}", tell_nobody)
    settings = house.settings.model_copy(update={"database_url": url})
    with pytest.raises(CannotServe, match="move-database"):
        ready_installation(settings)
    if url.startswith("sqlite"):
        assert not (tmp_path / "new" / "staffetta.db").exists()
    else:
        assert upgrading.is_empty(url)
    upgrading.upgrade(url)
    with pytest.raises(CannotServe, match="move-database"):
        ready_installation(settings)
    begin(moved(table, url).house)
    ready_installation(settings).database.close()


def test_beside_a_database_without_matches_a_new_one_is_served(
    house: TrialInstallation, url: str
) -> None:
    settings = house.installation.settings
    upgrading.upgrade(f"sqlite:///{settings.data / 'staffetta.db'}")
    ready_installation(settings.model_copy(update={"database_url": url})).database.close()


# --- the command -----------------------------------------------------------


def test_the_command_says_what_it_does(
    table: Table,
    url: str,
    run: Callable[..., Result],
    run_in: Callable[..., Result],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    told = run_in("move-database", url)
    assert told.exit_code == 0 and told.stdout == ""
    assert re.search(r"^move: (\d+)/\1$", told.stderr, re.MULTILINE)
    assert "STAFFETTA_DATABASE_URL" in told.stderr
    again = run_in("move-database", url)
    assert again.exit_code == 1 and "isn’t empty" in again.stderr
    assert "was moved to another one" in run_in("replay", "--all").stderr
    assert "takes sqlite" in run_in("move-database", "mysql://nowhere/x").stderr
    monkeypatch.setenv("STAFFETTA_DATABASE_URL", url)
    assert run("replay", "--all").exit_code == 0

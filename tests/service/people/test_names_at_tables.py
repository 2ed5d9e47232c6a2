"""The names of erased people at the tables from which their matches came, or at which they went on.

A namesake at another seat or table keeps the name.
"""

from typing import Any

import pytest
from sqlalchemy import Connection, select

from service.database.rows import TABLE_SEAT, metadata
from service.matches import pauses, store
from service.people import personal_data, unconfirmed_matches
from service.tables import claiming, next_games
from service.tables.creation import OpenedTable
from tests.service.at_table import Table, begin
from tests.service.tables.tables_of_tests import Companions
from tests.service.tables.test_continued_matches import lay, play_to_the_end, take_back
from tests.service.tables.test_freezing import freeze, open_condottiere, play_half, say_all
from tests.service.trial_installation import CYRUS, TrialInstallation

CANARY = "Quirrelwick"
GONE = {"name": CANARY, "email": "q@canary.example", "language": "en"}


@pytest.fixture
def table(house: TrialInstallation) -> Table:
    return begin(house, GONE, CYRUS | {"language": "en"}).play(6)


def erase(house: TrialInstallation, address: str = GONE["email"]) -> None:
    database, now = house.installation.database, house.time.now()
    database.write(lambda c: personal_data.erase(c, address, now))


def rows(house: TrialInstallation) -> str:
    """Return all rows of the database."""

    def work(connection: Connection) -> str:
        return repr([connection.execute(select(each)).all() for each in metadata.sorted_tables])

    return house.installation.database.read(work)


def rename(at: Companions, seat: int, name: str) -> None:
    held, write = at.held(at.opened.host), at.house.installation.database.write
    write(lambda c: claiming.rename(c, held, seat, name))


def go_on(at: Companions, game: str = "pad") -> Companions:
    """Begin the evening's next game; return its table."""
    house, held = at.house, at.held(at.opened.host)
    tokens, now = house.installation.tokens, house.time.now()
    table_id = house.installation.database.write(
        lambda c: next_games.begin(c, held, game, tokens, now)
    )
    opened = at.opened
    return Companions(house, OpenedTable(table_id, opened.host, opened.watch, opened.seats))


def stamp_of(at: Companions) -> int:
    return at.held(at.opened.host).row.changes


def names_of(at: Companions) -> list[str]:
    query = select(TABLE_SEAT.c.name).where(TABLE_SEAT.c.table_id == at.opened.id)
    found = at.house.installation.database.read(
        lambda c: c.execute(query.order_by(TABLE_SEAT.c.number)).scalars().all()
    )
    return [*found]


def test_a_table_at_which_the_match_goes_on_has_no_name(table: Table) -> None:
    at = lay(table)
    shown = stamp_of(at)
    erase(table.house)
    assert CANARY not in rows(table.house) and stamp_of(at) > shown


def test_a_name_that_the_phone_spells_otherwise_goes_too(table: Table) -> None:
    at = lay(table)
    rename(at, 1, f"{CANARY} the Great")
    erase(table.house)
    assert CANARY not in rows(table.house) and names_of(at) == ["Ana", "", CYRUS["name"]]


def test_a_table_that_was_taken_back_or_left_has_no_name(table: Table) -> None:
    house = table.house
    lay(table)
    take_back(table)
    at = lay(table)
    loaded, now = table.loaded(), house.time.now()
    house.installation.database.write(lambda c: pauses.resume(c, loaded, now, "gone"))
    assert CANARY in names_of(at)
    erase(house)
    assert CANARY not in rows(house)


def test_the_next_game_of_the_evening_has_no_name(table: Table) -> None:
    at = lay(table)
    play_to_the_end(at)
    following = go_on(at)
    erase(table.house)
    assert CANARY not in rows(table.house) and names_of(following) == ["Ana", "", CYRUS["name"]]


def test_others_who_sit_there_in_the_next_game_keep_their_names(table: Table) -> None:
    at = lay(table)
    play_to_the_end(at)
    following = go_on(at)
    rename(following, 1, "Dara")
    rename(following, 2, CANARY)
    erase(table.house)
    assert names_of(at)[1] == "" and names_of(following) == ["Ana", "Dara", CANARY]


@pytest.fixture
def frozen(house: TrialInstallation) -> Any:
    """A table where seat 0 has the tested name, and the match into which it was frozen."""
    at = open_condottiere(house)
    rename(at, 0, CANARY)
    say_all(at, play_half(at))
    return at, freeze(at)


def test_the_table_from_which_the_match_came_has_no_name(
    house: TrialInstallation, frozen: Any
) -> None:
    at, match = frozen
    host = house.installation.database.read(lambda c: store.load(c, match).host)
    assert CANARY in names_of(at)
    erase(house, host.address)
    assert CANARY not in rows(house) and names_of(at)[0] == "" and names_of(at)[1]


def test_a_table_that_was_opened_again_keeps_the_names_of_those_who_stay(
    house: TrialInstallation, frozen: Any
) -> None:
    at, match = frozen
    now, write = house.time.now(), house.installation.database.write
    before = names_of(at)
    write(lambda c: unconfirmed_matches.forget(c, match, now))
    assert names_of(at) == before

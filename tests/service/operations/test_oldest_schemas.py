"""Databases of the three oldest schemas: an upgrade keeps stances, a pending undo and a season.

The rows are those that the release with schema 0026 left. Its own migrations lead to the other two.
"""

import gzip
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Boolean, Connection, MetaData, Table, create_engine, insert, select

from service.database import upgrading
from service.database.migrating import migrate
from service.database.rows import STANDING_ORDER
from service.links.store import Target
from service.matches import states, store
from service.seasons import listing
from tests.service import at_table
from tests.service.empty_databases import empty_database
from tests.service.operations.test_upgrades import EARLIER, FIRST, SENT_AT
from tests.service.trial_installation import TrialInstallation, install

OLDEST = (FIRST, "0027", "0028")
# Seat 1 has a standing order and wants move 3 undone; seat 2 is offered to somebody new.
PENDING, WISHER, ASKED, MOVE = "l7uu6xystw4r", 1, (0, 2), 3
SEASON, TITLE, GAMES = "zne74ei4vqk6", "Thursdays", 2


@pytest.fixture(params=["sqlite", "postgres"])
def url(request: pytest.FixtureRequest, tmp_path: Path, postgres: str | None) -> Iterator[str]:
    if request.param == "sqlite":
        yield f"sqlite:///{tmp_path / 'staffetta.db'}"
        return
    if postgres is None:
        pytest.skip("no PostgreSQL answers")
    with empty_database(postgres) as empty:
        yield empty


def load(url: str, schema: str) -> None:
    """Fill an empty database with the earlier rows, in that schema."""
    engine, old = create_engine(url), MetaData()
    with engine.begin() as connection:
        migrate(connection, upgrading.FOLDER, FIRST)
        old.reflect(connection)
        with closing(sqlite3.connect(":memory:")) as kept:
            kept.executescript(gzip.decompress((EARLIER / "at_0026.sql.gz").read_bytes()).decode())
            kept.row_factory = sqlite3.Row
            for table in old.sorted_tables:
                copy_rows(kept, connection, table)
    with engine.begin() as connection:
        migrate(connection, upgrading.FOLDER, schema)
    engine.dispose()


def copy_rows(kept: sqlite3.Connection, connection: Connection, table: Table) -> None:
    truths = [column.name for column in table.columns if isinstance(column.type, Boolean)]
    found = [dict(row) for row in kept.execute(f'SELECT * FROM "{table.name}"')]
    rows = [{**row, **{name: bool(row[name]) for name in truths}} for row in found]
    if rows and table.name != "alembic_version":
        connection.execute(insert(table), rows)


@pytest.mark.parametrize("schema", OLDEST)
def test_stances_a_pending_undo_and_a_season_come_along(
    url: str, schema: str, tmp_path: Path
) -> None:
    load(url, schema)
    engine = create_engine(url)
    with engine.connect() as connection:
        assert upgrading.version(connection) == schema
    engine.dispose()
    upgrading.upgrade(url)
    house = install(tmp_path, url)
    house.time.seconds = SENT_AT
    read = house.installation.database.read
    assert {fault for _, fault in read(lambda c: states.misfits(c, True))} == {None}
    its = STANDING_ORDER.c.match_id == PENDING, STANDING_ORDER.c.seat == WISHER
    lines = read(lambda c: c.execute(select(STANDING_ORDER.c.line).where(*its)).scalars().all())
    assert lines == ["discard-always"]
    the_undo_is_agreed(house)
    the_season_is_kept(house)
    house.installation.database.close()


def the_undo_is_agreed(house: TrialInstallation) -> None:
    def moves() -> list[Any]:
        return house.installation.database.read(lambda c: store.moves_of(c, PENDING))

    seats = house.seat_tokens(PENDING)
    assert house.get(f"/s/{seats[2]}/join").submit("join").status == 200
    assert [move.mark for move in moves()] == ["player"] * (MOVE + 1)
    for seat in ASKED:
        assert house.get(f"/s/{seats[seat]}/consent/{MOVE}").submit("consent").status == 200
    undo = moves()[MOVE + 1]
    assert (undo.mark, undo.seat) == ("undo", WISHER)
    table = at_table.Table(house, PENDING, seats, "").play(3)
    assert table.turn > MOVE + 3
    assert house.get(f"/s/{seats[WISHER]}/orders").status == 200


def the_season_is_kept(house: TrialInstallation) -> None:
    page = house.get(f"/g/{house.token('season_host', Target(group_id=SEASON))}")
    assert page.status == 200 and TITLE in page.text
    plays = house.installation.database.read(lambda c: listing.of_season(c, SEASON))
    assert len(plays) == GAMES

"""The database schema: created whole, upgraded whole, and untouched in a foreign database."""

import shutil
import sqlite3
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from importlib import import_module
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, create_engine, select, text
from sqlalchemy.engine import make_url
from sqlalchemy.exc import OperationalError

from service.database import upgrading
from service.database.connections import sqlite_file
from service.database.rows import GAME_TABLE, HEARTBEAT, LINK, TABLE_SEAT, metadata
from service.people import seat_links

ADD_A_BEAT = text("INSERT INTO heartbeat (role, at, machine_at) VALUES ('clock', 7, 7)")
FAILS_HALF_WAY = '''
"""A migration that breaks off in the middle."""
from alembic import op
revision = "9000"
down_revision = "{latest}"


def upgrade() -> None:
    op.execute("DELETE FROM heartbeat")
    op.execute("CREATE TABLE half (done INTEGER)")
    op.execute("INSERT INTO nowhere VALUES (1)")
'''


@pytest.fixture(params=["sqlite", "postgres"])
def empty(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """A database without a table."""
    if request.param == "sqlite":
        yield f"sqlite:///{tmp_path / 'fresh.db'}"
        return
    beside = request.getfixturevalue("postgres")
    if beside is None:
        pytest.skip("no PostgreSQL answers")
    name = f"{make_url(beside).database}_schema"
    server = create_engine(beside, isolation_level="AUTOCOMMIT")
    with server.connect() as connection:
        connection.execute(text(f"DROP DATABASE IF EXISTS {name} WITH (FORCE)"))
        connection.execute(text(f"CREATE DATABASE {name}"))
        yield make_url(beside).set(database=name).render_as_string(hide_password=False)
        connection.execute(text(f"DROP DATABASE {name} WITH (FORCE)"))


def ask(url: str, work: object) -> object:
    engine = create_engine(url)
    with engine.begin() as connection:
        found = work(connection)
    engine.dispose()
    return found


def beats(url: str) -> int:
    return ask(url, lambda c: len(c.execute(HEARTBEAT.select()).all()))


def tables(connection: Connection) -> set[str]:
    return set(connection.dialect.get_table_names(connection))


def test_an_empty_database_gets_every_table(empty: str) -> None:
    upgrading.upgrade(empty)
    assert ask(empty, tables) == {*metadata.tables, "alembic_version"}
    assert ask(empty, upgrading.version) == upgrading.latest()


def test_the_tables_are_those_of_the_models(empty: str) -> None:
    def differences(connection: Connection) -> list:
        return compare_metadata(MigrationContext.configure(connection), metadata)

    upgrading.upgrade(empty)
    assert ask(empty, differences) == []


def test_an_up_to_date_database_is_left_alone(empty: str) -> None:
    upgrading.upgrade(empty)
    ask(empty, lambda c: c.execute(ADD_A_BEAT))
    upgrading.upgrade(empty)
    assert beats(empty) == 1


def test_many_processes_may_start_at_once(empty: str) -> None:
    with ThreadPoolExecutor(6) as threads:
        list(threads.map(upgrading.upgrade, [empty] * 6))
    assert ask(empty, upgrading.version) == upgrading.latest()


def test_the_versions_in_file_names_are_those_of_alembic() -> None:
    config = Config()
    config.set_main_option("script_location", str(upgrading.FOLDER))
    scripts = ScriptDirectory.from_config(config)
    assert {each.revision for each in scripts.walk_revisions()} == upgrading._known()
    assert scripts.get_heads() == [upgrading.latest()]


CAPITALS = """
INSERT INTO link (id, kind, salt, token_hash, address, made_at) VALUES
 ('a', 'calendar', '', 'a', 'Anna@mail.example', 1),
 ('b', 'calendar', '', 'b', 'anna@mail.example', 1),
 ('c', 'calendar', '', 'c', 'ÁRPÁD@mail.example', 1),
 ('d', 'calendar', '', 'd', '', 1);
INSERT INTO game_table
 (id, game, options, seats, rules_version, language, status, creation_key, number, seal, changes,
  clock, made_at, touched_at)
 VALUES ('t', 'pad', '{}', 1, 1, 'en', 'open', 'k', 0, '', 0, false, 1, 1);
INSERT INTO table_seat (table_id, number, tenure, name, private) VALUES
 ('t', 0, 0, 'Anna', '{"things":["é"],"address":"Anna@mail.example"}'), ('t', 1, 0, '', NULL);
ALTER TABLE address_change DROP COLUMN by_host;
DROP INDEX ix_game_table_opened_by;
ALTER TABLE game_table DROP COLUMN opened_by;
UPDATE alembic_version SET version_num = '0056'
"""
OPENED = """
INSERT INTO game_table
 (id, game, options, seats, rules_version, language, status, creation_key, number, seal, changes,
  clock, made_at, touched_at)
 VALUES ('a', 'pad', '{}', 1, 1, 'en', 'open', 'match xyz 12', 0, '', 0, false, 1, 1),
  ('b', 'pad', '{}', 1, 1, 'en', 'over', 'match xyz 12 1', 0, '', 0, false, 1, 1),
  ('c', 'pad', '{}', 1, 1, 'en', 'over', 'after xyz 2', 0, '', 0, false, 1, 1),
  ('d', 'pad', '{}', 1, 1, 'en', 'over', 'matchless', 0, '', 0, false, 1, 1);
DROP INDEX ix_game_table_opened_by;
ALTER TABLE game_table DROP COLUMN opened_by;
UPDATE alembic_version SET version_num = '0058'
"""


def run_each(connection: Connection, script: str) -> None:
    for each in script.split(";"):
        connection.execute(text(each.replace(":", "\\:")))


def test_addresses_of_earlier_releases_come_along_in_lower_case(empty: str) -> None:
    upgrading.upgrade(empty)
    ask(empty, lambda c: run_each(c, CAPITALS))
    upgrading.upgrade(empty)
    links = select(LINK.c.address).order_by(LINK.c.id)
    found = ask(empty, lambda c: c.execute(links).scalars().all())
    assert found == ["anna@mail.example"] * 2 + ["árpád@mail.example", ""]
    said = select(TABLE_SEAT.c.private).order_by(TABLE_SEAT.c.number)
    first, second = ask(empty, lambda c: c.execute(said).scalars().all())
    assert (first, second) == ('{"things":["é"],"address":"anna@mail.example"}', None)


def test_tables_that_continue_a_match_are_found_after_the_upgrade(empty: str) -> None:
    upgrading.upgrade(empty)
    ask(empty, lambda c: run_each(c, OPENED))
    upgrading.upgrade(empty)
    opened = seat_links.opened_by("xyz").order_by(GAME_TABLE.c.id)
    assert ask(empty, lambda c: c.execute(opened).scalars().all()) == ["a", "b"]


def test_every_column_of_addresses_is_in_that_upgrade() -> None:
    module = import_module("service.database.migrations.versions.0057_addresses_in_lower_case")
    every = [(each, name) for each in metadata.sorted_tables for name in ("address", "former")]
    assert {(each.name, name) for each, name in every if name in each.c} == {*module.COLUMNS}


def test_a_database_of_a_later_release_is_refused_untouched(empty: str) -> None:
    upgrading.upgrade(empty)
    ask(empty, lambda c: c.execute(text("UPDATE alembic_version SET version_num = '9999'")))
    with pytest.raises(upgrading.NewerSchema, match="9999"):
        upgrading.upgrade(empty)
    assert ask(empty, upgrading.version) == "9999"


@pytest.fixture
def next_release(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A release whose newest migration fails half way."""
    folder = tmp_path / "migrations"
    shutil.copytree(upgrading.FOLDER, folder, ignore=shutil.ignore_patterns("__pycache__"))
    fails = FAILS_HALF_WAY.format(latest=upgrading.latest())
    (folder / "versions" / "9000_fails.py").write_text(fails)
    monkeypatch.setattr(upgrading, "FOLDER", folder)


def test_a_migration_that_breaks_off_leaves_everything_as_it_was(
    empty: str, request: pytest.FixtureRequest
) -> None:
    upgrading.upgrade(empty)
    latest = upgrading.latest()
    ask(empty, lambda c: c.execute(ADD_A_BEAT))
    request.getfixturevalue("next_release")
    with pytest.raises(Exception, match="nowhere"):
        upgrading.upgrade(empty)
    assert beats(empty) == 1 and ask(empty, upgrading.version) == latest
    assert "half" not in ask(empty, tables)


def test_a_file_is_copied_whole_before_it_changes(
    tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    url = f"sqlite:///{tmp_path / 'fresh.db'}"
    upgrading.upgrade(url)
    latest = upgrading.latest()
    held = sqlite3.connect(sqlite_file(url))  # keeps written rows in the write-ahead log
    held.execute("INSERT INTO heartbeat (role, at, machine_at) VALUES ('clock', 7, 7)")
    held.commit()
    request.getfixturevalue("next_release")
    with pytest.raises(Exception, match="nowhere"):
        upgrading.upgrade(url)
    held.close()
    assert beats(f"sqlite:///{tmp_path / f'fresh.db.before-{latest}'}") == 1


ADDS_A_COLUMN = """
import sqlalchemy as sa
from alembic import op
revision = "9000"
down_revision = "{latest}"


def upgrade() -> None:
    op.add_column("heartbeat", sa.Column("mood", sa.Text(), server_default="fair", nullable=False))
"""


@pytest.fixture
def good_release(request: pytest.FixtureRequest, empty: str) -> str:
    """Yield the URL of a database with one heartbeat, before a release that adds a column."""
    upgrading.upgrade(empty)
    ask(empty, lambda c: c.execute(ADD_A_BEAT))
    latest = upgrading.latest()
    request.getfixturevalue("next_release")
    (upgrading.FOLDER / "versions" / "9000_fails.py").unlink()
    migration = upgrading.FOLDER / "versions" / "9000_adds.py"
    migration.write_text(ADDS_A_COLUMN.format(latest=latest))
    return empty


def test_an_upgrade_is_logged_with_its_versions_and_the_copy(
    good_release: str, caplog: pytest.LogCaptureFixture
) -> None:
    before = ask(good_release, upgrading.version)
    upgrading.upgrade(good_release)
    upgrading.upgrade(good_release)
    (said,) = [line for line in caplog.messages if "was upgraded" in line]
    assert f"from {before} to 9000" in said
    file = sqlite_file(good_release)
    assert file is None or said.endswith(f"{file}.before-{before}")


def test_an_upgrade_can_be_looked_at_without_a_change(good_release: str) -> None:
    before = ask(good_release, upgrading.version)

    def look(connection: Connection) -> tuple[str | None, str]:
        mood = connection.execute(text("SELECT mood FROM heartbeat")).scalar_one()
        return upgrading.version(connection), mood

    assert upgrading.look_ahead(good_release, look) == ("9000", "fair")
    assert ask(good_release, upgrading.version) == before and beats(good_release) == 1
    file = sqlite_file(good_release)
    assert file is None or not [*file.parent.glob("*.before-*")]


@pytest.mark.parametrize("failures", [1, upgrading.TRIES])
def test_a_race_that_sqlite_lost_is_run_again_a_few_times(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, failures: int
) -> None:
    url, left, migrate = f"sqlite:///{tmp_path / 'lost.db'}", [failures], upgrading._migrate

    def lose(connection: Connection) -> None:
        migrate(connection)
        if left[0]:
            left[0] -= 1
            lost = sqlite3.OperationalError("locking protocol")
            raise OperationalError("COMMIT", None, lost)

    monkeypatch.setattr(upgrading, "_migrate", lose)
    if failures == upgrading.TRIES:
        with pytest.raises(OperationalError):
            upgrading.upgrade(url)
        return
    upgrading.upgrade(url)
    engine = create_engine(url)
    with engine.connect() as connection:
        assert upgrading.version(connection) == upgrading.latest()
    engine.dispose()

"""Databases of earlier releases with games in progress: upgraded whole, or not at all."""

import gzip
import hashlib
import json
import os
import shutil
import signal
import sqlite3
import time
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest
from click.testing import CliRunner
from sqlalchemy import Engine, create_engine, event, inspect, select

from service.database import upgrading
from service.database.connections import Database
from service.database.migrating import migrate
from service.database.rows import MATCH
from service.language.words import speaker
from service.matches import exports, match_text, states
from service.operations.commands import staffetta
from service.operations.doctor import examine
from tests.service.at_table import Table, begin
from tests.service.operations.test_serving import fails
from tests.service.trial_installation import SECRET, TrialInstallation, install

FIRST = "0026"
NEXT_RELEASE = '''
"""A migration of a release to come."""
import sqlalchemy as sa
from alembic import op
revision = "9000"
down_revision = "{latest}"


def upgrade() -> None:
    op.add_column("seat", sa.Column("title", sa.Text(), server_default="", nullable=False))
    op.create_table("medal", sa.Column("name", sa.Text(), primary_key=True))
'''


@pytest.fixture
def played(tmp_path: Path) -> Table:
    """Two matches in progress, with questions for discards as in the first release."""
    url = f"sqlite:///{tmp_path / 'present.db'}"
    upgrading.upgrade(url)
    house = install(tmp_path, url)
    begin(house, options={"asked_discards": True}).play(5)
    return begin(house, options={"asked_discards": True}).play(9)


@pytest.fixture
def old(tmp_path: Path, played: Table) -> Path:
    """The same matches in a file of the oldest release that can be upgraded."""
    file = tmp_path / "old.db"
    engine = create_engine(f"sqlite:///{file}")
    with engine.begin() as connection:
        migrate(connection, upgrading.FOLDER, FIRST)
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("ATTACH ? AS present", [str(tmp_path / "present.db")])
        for table in COLUMNS:
            columns = [column["name"] for column in inspect(engine).get_columns(table)]
            chosen = ", ".join(MOVED.get(f"{table}.{column}", column) for column in columns)
            connection.execute(
                f'INSERT INTO "{table}" ({", ".join(columns)}) '
                f'SELECT {chosen} FROM present."{table}" AS now'
            )
        connection.commit()
    engine.dispose()
    return file


def of_link(column: str, *where: str) -> str:
    """Return SQL for a column that is now in `link`, but in old releases in the target's row."""
    conditions = " AND ".join(where)
    return f"(SELECT {column} FROM present.link AS link WHERE {conditions})"


SEATS = ("kind = 'seat'", "link.match_id = now.match_id", "link.number = now.number")
HOSTS = ("kind = 'host'", "link.match_id = now.id")
MOVED = {
    "seat.token_salt": of_link("salt", *SEATS),
    "seat.token_hash": of_link("token_hash", *SEATS),
    "match.host_salt": of_link("salt", *HOSTS),
    "match.host_hash": of_link("token_hash", *HOSTS),
}


def rows(file: Path) -> dict[str, tuple[int, str]]:
    """Return each old table's number of rows, and a hash over its columns."""
    engine = create_engine(f"sqlite:///{file}")
    with engine.connect() as connection:
        found = {}
        for table, columns in COLUMNS.items():
            every = connection.exec_driver_sql(f'SELECT {columns} FROM "{table}"').all()
            digest = hashlib.sha256(repr(sorted(map(tuple, every))).encode()).hexdigest()
            found[table] = len(every), digest
    engine.dispose()
    return found


COLUMNS = {
    "match": "id, seats, seed, turn, status, state",
    "seat": "match_id, number, name, address, status",
    "move": "match_id, number, seat, action, told",
    "letter": "match_id, id, kind, facts",
    "due": "match_id, seat, deadline_at",
}


def version(file: Path) -> str:
    with closing(sqlite3.connect(file)) as connection:
        return connection.execute("SELECT version_num FROM alembic_version").fetchone()[0]


def misfits(file: Path) -> list[str | None]:
    database = Database(f"sqlite:///{file}")
    found = database.read(lambda connection: states.misfits(connection, True))
    database.close()
    return [fault for _, fault in found]


def test_games_in_course_come_along_and_are_played_on(old: Path, tmp_path: Path) -> None:
    before = rows(old)
    assert before["match"][0] == 2 and before["move"][0] >= 14
    hashes_before = [*hashes(old, "seat"), *hashes(old, "match", "host_hash")]
    upgrading.upgrade(f"sqlite:///{old}")
    assert version(old) == upgrading.latest()
    assert rows(old) == before == rows(old.with_name(f"{old.name}.before-{FIRST}"))
    assert misfits(old) == [None, None]
    assert set(hashes(old, "link")) == set(hashes_before)
    with closing(sqlite3.connect(old)) as connection:
        assert connection.execute("PRAGMA foreign_key_check").fetchall() == []
        assert connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
    house = install(tmp_path / "again", f"sqlite:///{old}")
    for match in ids(house):
        Table(house, match, [], "").play(3)
    house.installation.database.close()
    assert misfits(old) == [None, None]


def hashes(file: Path, table: str, column: str = "token_hash") -> list[str]:
    with closing(sqlite3.connect(file)) as connection:
        return [found for (found,) in connection.execute(f'SELECT {column} FROM "{table}"')]


def ids(house: TrialInstallation) -> list[str]:
    return [
        match_id for match_id, _ in house.installation.database.read(lambda c: states.misfits(c, 1))
    ]


def test_a_migration_killed_anywhere_leaves_the_old_tables_or_the_new(
    old: Path, tmp_path: Path
) -> None:
    before, whole = rows(old), tmp_path / "copy.db"
    shutil.copy(old, whole)
    statements = killed_at(whole, None)
    assert statements > 9
    for number in range(1, statements + 1, max(1, statements // 6)):
        copy = tmp_path / f"killed-{number}.db"
        shutil.copy(old, copy)
        assert killed_at(copy, number) == -signal.SIGKILL
        assert version(copy) in (FIRST, upgrading.latest()) and rows(copy) == before
        upgrading.upgrade(f"sqlite:///{copy}")
        assert version(copy) == upgrading.latest() and rows(copy) == before
        assert misfits(copy) == [None, None]


def killed_at(file: Path, number: int | None) -> int:
    """Upgrade a file in a process that kills itself before its statement `number`.

    Return the number of statements if None, else the status with which the process ended.
    """
    child = os.fork()
    if child == 0:
        seen = [0]

        def count(*about: object) -> None:
            seen[0] += 1
            if seen[0] == number:
                os.kill(os.getpid(), signal.SIGKILL)

        event.listen(Engine, "before_cursor_execute", count)
        try:
            upgrading.upgrade(f"sqlite:///{file}")
        finally:
            os._exit(seen[0])
    return os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])


# --- two releases at once ---------------------------------------------------


@pytest.fixture
def next_release(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(upgrading, "FOLDER", with_a_next_release(tmp_path))


def with_a_next_release(tmp_path: Path) -> Path:
    """Return a folder of migrations that has one more."""
    folder = tmp_path / "migrations"
    shutil.copytree(upgrading.FOLDER, folder, ignore=shutil.ignore_patterns("__pycache__"))
    migration = NEXT_RELEASE.format(latest=upgrading.latest())
    (folder / "versions" / "9000_next.py").write_text(migration)
    return folder


def test_a_database_older_than_the_oldest_release_is_refused_in_one_line(
    played: Table, tmp_path: Path
) -> None:
    played.house.installation.database.close()
    with closing(sqlite3.connect(tmp_path / "present.db")) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '0025'")
        connection.commit()
    before = rows(tmp_path / "present.db")
    url = {"STAFFETTA_DATABASE_URL": played.house.installation.settings.database_url}
    told = fails(tmp_path, "serve", **url)
    assert "0025" in told and "fbee438" in told
    assert rows(tmp_path / "present.db") == before


def test_play_goes_on_while_another_process_upgrades(
    played: Table, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    url, turn = played.house.installation.settings.database_url, played.turn
    request.getfixturevalue("next_release")
    upgrading.upgrade(url)
    played.play(5)
    assert played.turn > turn and version(tmp_path / "present.db") == "9000"
    played.house.installation.database.close()
    assert misfits(tmp_path / "present.db") == [None, None]


def test_the_release_of_before_refuses_the_upgraded_database_in_a_line(
    played: Table,
    tmp_path: Path,
    request: pytest.FixtureRequest,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    played.house.installation.database.close()
    request.getfixturevalue("next_release")
    upgrading.upgrade(played.house.installation.settings.database_url)
    before = rows(tmp_path / "present.db")
    url = {"STAFFETTA_DATABASE_URL": played.house.installation.settings.database_url}
    assert "a later release (9000)" in fails(tmp_path, "serve", **url)
    monkeypatch.undo()
    monkeypatch.setenv("STAFFETTA_DATA", str(tmp_path))
    monkeypatch.setenv("STAFFETTA_SECRET_KEY", SECRET)
    monkeypatch.setenv("STAFFETTA_DATABASE_URL", url["STAFFETTA_DATABASE_URL"])
    last = examine(speaker("en"))[-1]
    assert not last.good and "those of a later release" in last.text and "9000" in last.text
    assert rows(tmp_path / "present.db") == before


def test_the_former_release_goes_on_with_the_copy_and_players_are_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Return to the former release as deploy/README.md says, after moves with the later one."""
    file = tmp_path / "staffetta.db"
    url, former = f"sqlite:///{file}", upgrading.latest()
    upgrading.upgrade(url)
    table = begin(install(tmp_path, url)).play(5)
    table.house.new_letters()
    turn = table.turn
    with monkeypatch.context() as later:
        later.setattr(upgrading, "FOLDER", with_a_next_release(tmp_path))
        upgrading.upgrade(url)
        assert version(file) == "9000" and table.play(4).turn > turn
    table.house.installation.database.close()
    (tmp_path / "aside").mkdir()
    for each in tmp_path.glob("staffetta.db*"):
        if "before-" not in each.name:
            each.rename(tmp_path / "aside" / each.name)
    file.with_name(f"staffetta.db.before-{former}").rename(file)
    monkeypatch.setenv("STAFFETTA_DATA", str(tmp_path))
    monkeypatch.setenv("STAFFETTA_SECRET_KEY", SECRET)
    told = CliRunner().invoke(staffetta, ["restored"])
    assert told.exit_code == 0 and version(file) == former
    assert misfits(file) == [None]
    again = replace(table, house=install(tmp_path, url))
    again.house.time.seconds = int(time.time()) + 60
    letters = [each for each in again.house.new_letters() if each.kind == "restored"]
    assert len({each.to for each in letters}) == 3
    assert again.turn == turn and again.play(3).turn > turn
    again.house.installation.database.close()
    assert misfits(file) == [None]


# --- links in letters that were sent before --------------------------------


EARLIER = Path(__file__).parent / "earlier"
SENT_AT = 1_774_339_321  # the time of the last letter


@pytest.fixture
def earlier(tmp_path: Path) -> TrialInstallation:
    """An installation with matches in every state, as left by the release with migration 0026.

    It has a table, a season, a campaign, a seat offered to a replacement, and a renewed link. A
    change of address and a request for an open seat are unconfirmed.
    """
    with closing(sqlite3.connect(tmp_path / "staffetta.db")) as connection:
        script = gzip.decompress((EARLIER / "at_0026.sql.gz").read_bytes())
        connection.executescript(script.decode())
    url = f"sqlite:///{tmp_path / 'staffetta.db'}"
    upgrading.upgrade(url)
    house = install(tmp_path, url)
    house.time.seconds = SENT_AT
    return house


def test_replay_before_the_first_start_of_a_release_changes_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "staffetta.db"
    with closing(sqlite3.connect(file)) as connection:
        connection.executescript(
            gzip.decompress((EARLIER / "at_0026.sql.gz").read_bytes()).decode()
        )
    monkeypatch.setenv("STAFFETTA_DATA", str(tmp_path))
    monkeypatch.setenv("STAFFETTA_SECRET_KEY", SECRET)
    told = CliRunner().invoke(staffetta, ["replay", "--all"])
    assert told.exit_code == 0 and told.output.count("  ok") > 5
    assert version(file) == "0026" and not [*tmp_path.glob("*.before-*")]


def test_every_link_of_every_letter_answers_as_before(earlier: TrialInstallation) -> None:
    rows = [line.split("\t") for line in (EARLIER / "at_0026.tsv").read_text("utf-8").splitlines()]
    assert len(rows) > 150
    for path, status in rows:
        assert earlier.client.get(path).status_code == int(status), path


def test_matches_in_course_go_on_by_the_seed_they_began_with(earlier: TrialInstallation) -> None:
    database = earlier.installation.database
    ids = database.read(
        lambda c: list(c.execute(select(MATCH.c.id).where(MATCH.c.status == "running")).scalars())
    )
    assert len(ids) > 2
    for match in ids:
        promised = json.loads(database.read(lambda c, m=match: exports.export(c, m)))["commitment"]
        Table(earlier, match, earlier.seat_tokens(match), "").play(None)
        over = match_text.verify(database.read(lambda c, m=match: exports.export(c, m)))
        assert over["commitment"] == promised and "server_word" not in over

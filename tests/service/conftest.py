"""Fixtures for tests of the service: an installation on each database available here."""

import logging
import os
import shutil
import sqlite3
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from secrets import token_hex
from zlib import crc32

import pytest
from click.testing import CliRunner, Result
from sqlalchemy import Engine, create_engine, text
from sqlalchemy.exc import OperationalError

from service.database import patience, upgrading
from service.database.rows import metadata
from service.installation import logs
from service.language import catalogues
from service.mail import letters
from service.matches import exports
from service.operations.commands import staffetta
from tests.service.at_table import begin
from tests.service.hooks import Hook, listening
from tests.service.smtp_server import FaultyServer, serving
from tests.service.trial_installation import ANA, BELA, CYRUS, SECRET, TrialInstallation, install
from tests.service.world_of_links import World

LOCAL_SOCKET = "postgresql+psycopg:///postgres?host=/var/run/postgresql"
# Every run has its own name: process numbers repeat, and a killed run leaves its database.
OWN_DATABASE = f"staffetta_tests_{token_hex(8)}"
NEEDED = "STAFFETTA_TEST_NEED_POSTGRES"


@pytest.fixture
def hook() -> Iterator[Hook]:
    with listening() as found:
        yield found


@pytest.fixture
def server() -> Iterator[FaultyServer]:
    with serving(FaultyServer()) as running:
        yield running


@pytest.fixture(autouse=True)
def strict_words() -> Iterator[None]:
    """Treat a missing word as an error, so that no test reads a key instead of a sentence."""
    catalogues.be_strict()
    yield
    catalogues.be_strict(False)


@pytest.fixture(autouse=True)
def patient_requests(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let requests wait for locks as long as a busy machine needs, so that none is refused."""
    monkeypatch.setattr(patience, "REQUEST", 60.0)


@pytest.fixture(autouse=True)
def usual_modes() -> Iterator[None]:
    """Restore the umask after each test, as commands run in this process change it."""
    usual = os.umask(0o022)
    yield
    os.umask(usual)


@pytest.fixture(autouse=True)
def usual_log() -> Iterator[None]:
    """Drop the log's lines after each test, as commands run in this process send them to stderr."""
    root = logging.getLogger()
    level = root.level
    yield
    logs.requests_to(None)
    for handler in root.handlers[:]:
        if any(isinstance(each, logs.Sparing) for each in handler.filters):
            root.removeHandler(handler)
    root.setLevel(level)


@pytest.fixture(scope="session")
def postgres() -> Iterator[str | None]:
    """Yield the URL of a database of our own on the PostgreSQL server, or None without one.

    STAFFETTA_TEST_POSTGRES_URL=off gives None, for quick runs during development.
    """
    url = os.environ.get("STAFFETTA_TEST_POSTGRES_URL") or LOCAL_SOCKET
    if url == "off" and not os.environ.get(NEEDED):
        yield None
        return
    server = create_engine(url, isolation_level="AUTOCOMMIT")
    try:
        _run(server, f"CREATE DATABASE {OWN_DATABASE}")
        # no test here cuts PostgreSQL's power; the one that does has its own cluster
        _run(server, f"ALTER DATABASE {OWN_DATABASE} SET synchronous_commit = off")
    except OperationalError:
        if os.environ.get(NEEDED):
            raise
        yield None
        return
    own = server.url.set(database=OWN_DATABASE).render_as_string(hide_password=False)
    upgrading.upgrade(own)
    yield own
    _emptying(own).dispose()
    _run(server, f"DROP DATABASE {OWN_DATABASE} WITH (FORCE)")


def _run(server: Engine, statement: str) -> None:
    with server.connect() as connection:
        connection.execute(text(statement))


@pytest.fixture(scope="session")
def blank_file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A SQLite file with all tables and no rows, to copy: building one takes 50 times as long."""
    file = tmp_path_factory.mktemp("blank") / "staffetta.db"
    upgrading.upgrade(f"sqlite:///{file}")
    with sqlite3.connect(file) as database:
        database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    return file


@pytest.fixture(params=["sqlite", "postgres"])
def database_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Return the URL of an empty database, with its tables, on SQLite or on PostgreSQL.

    Most tests run on both. A test that plays a whole game takes too long for that. It uses the
    parameter `dealt` and runs on one of them, chosen by a hash of the test's name. A number, as in
    `dealt 1`, chooses instead: PostgreSQL if it is odd.
    """
    (kind, *number), url = request.param.split(), request.getfixturevalue("postgres")
    if kind == "dealt":
        lot = int(number[0]) if number else crc32(request.node.nodeid.encode())
        kind = "postgres" if url and lot % 2 else "sqlite"
    if kind == "sqlite":
        file = tmp_path / "staffetta.db"
        shutil.copyfile(request.getfixturevalue("blank_file"), file)
        return f"sqlite:///{file}"
    if url is None:
        pytest.skip("no PostgreSQL answers at STAFFETTA_TEST_POSTGRES_URL or on the local socket")
    _empty(url)
    return str(url)


def _empty(url: str) -> None:
    """Delete all rows one by one; tests have few, so this is ten times as fast as TRUNCATE."""
    emptied = [f'DELETE FROM "{table.name}"' for table in reversed(metadata.sorted_tables)]
    with _emptying(url).begin() as connection:
        connection.execute(text("; ".join(emptied)))


@cache
def _emptying(url: str) -> Engine:
    """Return an engine with one lasting connection: PostgreSQL takes long to open one."""
    return create_engine(url, pool_size=1, max_overflow=0, pool_pre_ping=True)


@pytest.fixture
def house(tmp_path: Path, database_url: str) -> Iterator[TrialInstallation]:
    """A fresh installation."""
    installation = install(tmp_path, database_url)
    yield installation
    installation.installation.database.close()


@pytest.fixture(scope="session")
def lasting_house(
    blank_file: Path, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[TrialInstallation]:
    """An installation shared by tests that only read; each creates its own data there."""
    folder = tmp_path_factory.mktemp("lasting")
    shutil.copyfile(blank_file, folder / "staffetta.db")
    installation = install(folder, f"sqlite:///{folder / 'staffetta.db'}")
    yield installation
    installation.installation.database.close()


@pytest.fixture(scope="session")
def finished(lasting_house: TrialInstallation) -> str:
    """The export of a match played to its end."""
    match = begin(lasting_house).play(None).match
    return lasting_house.installation.database.read(lambda c: exports.export(c, match))


@pytest.fixture(scope="module")
def world(blank_file: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[World]:
    """Links of every kind in every state, in an installation that tests only read."""
    folder = tmp_path_factory.mktemp("links")
    shutil.copyfile(blank_file, folder / "staffetta.db")
    house = install(folder, f"sqlite:///{folder / 'staffetta.db'}")
    yield World(house)
    house.installation.database.close()


@pytest.fixture
def small_boards(monkeypatch: pytest.MonkeyPatch) -> None:
    """Draw the boards of letters small: at full size they take most of a game's time."""
    monkeypatch.setattr(letters, "BOARD_WIDTH", 40)


@pytest.fixture
def proposal() -> dict:
    """The proposal that Ana sends for a match with Béla and Cyrus, in three languages."""
    return {
        "game": "condottiere-3e",
        "pace": "daily",
        "language": "en",
        "host": ANA,
        "players": [BELA, CYRUS],
        "seed": "a fair in Siena",
    }


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Callable[..., Result]:
    """Run `staffetta` with these arguments, in an environment with only a data folder."""
    for name in [*os.environ]:
        if name.startswith("STAFFETTA_") and not name.startswith("STAFFETTA_TEST_"):
            monkeypatch.delenv(name)
    monkeypatch.setenv("STAFFETTA_DATA", str(tmp_path / "data"))

    def run(*words: str, stdin: str | bytes | None = None) -> Result:
        return CliRunner().invoke(staffetta, list(words), input=stdin, prog_name="staffetta")

    return run


@pytest.fixture
def run_in(
    run: Callable[..., Result], house: TrialInstallation, monkeypatch: pytest.MonkeyPatch
) -> Callable[..., Result]:
    """Run `staffetta` on the test's installation."""
    settings = house.installation.settings
    monkeypatch.setenv("STAFFETTA_DATA", str(settings.data))
    monkeypatch.setenv("STAFFETTA_DATABASE_URL", settings.database_url)
    monkeypatch.setenv("STAFFETTA_SECRET_KEY", SECRET)
    return run

"""What tests of the service share: an installation on every database that answers here."""

import os
import shutil
import sqlite3
from collections.abc import Callable, Iterator
from pathlib import Path
from secrets import token_hex
from typing import Any
from zlib import crc32

import pytest
from click.testing import CliRunner, Result
from markupsafe import Markup
from sqlalchemy import Connection, Engine, create_engine, text
from sqlalchemy.exc import OperationalError
from sqlalchemy.pool import NullPool

from service.database import upgrading
from service.database.models import metadata
from service.database.rows import MoveRow
from service.language import catalogues
from service.mail import letters
from service.matches import exports, store, taking_back
from service.operations.commands import staffetta
from service.views import match_view
from service.views.seat_view import SeatView
from service.web.kept import Kept
from tests.service.at_table import begin
from tests.service.trial_installation import ANA, BELA, CYRUS, SECRET, TrialInstallation, install
from tests.service.world_of_links import World

LOCAL_SOCKET = "postgresql+psycopg:///postgres?host=/var/run/postgresql"
# No run meets another, nor what one that was killed has left: numbers of processes come again.
OWN_DATABASE = f"staffetta_tests_{token_hex(8)}"
NEEDED = "STAFFETTA_TEST_NEED_POSTGRES"


@pytest.fixture(autouse=True)
def strict_words() -> Iterator[None]:
    """A missing word is an error, so that no test reads a key where a sentence belongs."""
    catalogues.be_strict()
    yield
    catalogues.be_strict(False)


@pytest.fixture(autouse=True)
def as_if_made_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    """What was kept of a page or of a match is what would be made now, in every test."""
    kept_part = Kept.part

    def part(tag: Kept, s: SeatView, named: list[Any], caller: Callable[[], Markup]) -> Markup:
        found = kept_part(tag, s, named, caller)
        assert found == caller(), f"{named}: kept is not what would be made now"
        return found

    kept_events, kept_moves = match_view.happened, taking_back._since_last_choice

    def happened(
        connection: Connection, loaded: store.LoadedMatch, seat: int | None, since: int
    ) -> list[dict[str, Any]]:
        found = kept_events(connection, loaded, seat, since)
        assert found == store.events(connection, loaded, seat, since)
        return found

    def moves(connection: Connection, loaded: store.LoadedMatch, seat: int) -> list[MoveRow]:
        found = kept_moves(connection, loaded, seat)
        assert found == taking_back._read_since_last_choice(connection, loaded.match, seat)
        return found

    monkeypatch.setattr(match_view, "happened", happened)
    monkeypatch.setattr(taking_back, "_since_last_choice", moves)
    monkeypatch.setattr(Kept, "part", part)


@pytest.fixture(autouse=True)
def usual_modes() -> Iterator[None]:
    """What a command run in this process does to its umask ends with the test."""
    usual = os.umask(0o022)
    yield
    os.umask(usual)


@pytest.fixture(scope="session")
def postgres() -> Iterator[str | None]:
    """The address of a database of our own on the PostgreSQL server, None without a server.

    STAFFETTA_TEST_POSTGRES_URL=off asks for none: the quick half, while one is at work.
    """
    url = os.environ.get("STAFFETTA_TEST_POSTGRES_URL") or LOCAL_SOCKET
    if url == "off" and not os.environ.get(NEEDED):
        yield None
        return
    server = create_engine(url, isolation_level="AUTOCOMMIT")
    try:
        _run(server, f"CREATE DATABASE {OWN_DATABASE}")
        # No test here takes PostgreSQL's power away; the one that does has a cluster of its own.
        _run(server, f"ALTER DATABASE {OWN_DATABASE} SET synchronous_commit = off")
    except OperationalError:
        if os.environ.get(NEEDED):
            raise
        yield None
        return
    own = server.url.set(database=OWN_DATABASE).render_as_string(hide_password=False)
    upgrading.upgrade(own)
    yield own
    _run(server, f"DROP DATABASE {OWN_DATABASE} WITH (FORCE)")


def _run(server: Engine, statement: str) -> None:
    with server.connect() as connection:
        connection.execute(text(statement))


@pytest.fixture(scope="session")
def blank_file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A SQLite file with all tables, no rows, to be copied: making one costs fifty times that."""
    file = tmp_path_factory.mktemp("blank") / "staffetta.db"
    upgrading.upgrade(f"sqlite:///{file}")
    with sqlite3.connect(file) as database:
        database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    return file


@pytest.fixture(params=["sqlite", "postgres"])
def database_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database of either kind, its tables made.

    A test that plays a whole game asks for one of the two, `dealt` by the test's name: what
    differs between them is seen by tests that run on both, in a fraction of the time.
    """
    kind, url = request.param, request.getfixturevalue("postgres")
    if kind == "dealt":
        kind = "postgres" if url and crc32(request.node.nodeid.encode()) % 2 else "sqlite"
    if kind == "sqlite":
        file = tmp_path / "staffetta.db"
        shutil.copyfile(request.getfixturevalue("blank_file"), file)
        return f"sqlite:///{file}"
    if url is None:
        pytest.skip("no PostgreSQL answers at STAFFETTA_TEST_POSTGRES_URL or on the local socket")
    _empty(url)
    return str(url)


def _empty(url: str) -> None:
    """Rows of a test are few: taking them out one by one is ten times as quick as TRUNCATE."""
    engine = create_engine(url, poolclass=NullPool)
    emptied = [f'DELETE FROM "{table.name}"' for table in reversed(metadata.sorted_tables)]
    with engine.begin() as connection:
        connection.execute(text("; ".join(emptied)))


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
    """One for what several tests only read: each makes what it needs there, and changes no more."""
    folder = tmp_path_factory.mktemp("lasting")
    shutil.copyfile(blank_file, folder / "staffetta.db")
    installation = install(folder, f"sqlite:///{folder / 'staffetta.db'}")
    yield installation
    installation.installation.database.close()


@pytest.fixture(scope="session")
def finished(lasting_house: TrialInstallation) -> str:
    """The export of a match that was played to its end."""
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
    """Every letter's board is drawn, but small: at full size it takes most of a game's time."""
    monkeypatch.setattr(letters, "BOARD_WIDTH", 40)


@pytest.fixture
def proposal() -> dict:
    """What Ana sends to set up a match with Béla and Cyrus, one language each."""
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
    """`staffetta` with these words, in an environment that holds nothing but a data folder."""
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
    """The same on the installation of the test."""
    settings = house.installation.settings
    monkeypatch.setenv("STAFFETTA_DATA", str(settings.data))
    monkeypatch.setenv("STAFFETTA_DATABASE_URL", settings.database_url)
    monkeypatch.setenv("STAFFETTA_SECRET_KEY", SECRET)
    return run

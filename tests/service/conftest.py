"""What tests of the service share: an installation on every database that answers here."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from installation import ANA, BELA, CYRUS, Installation, install
from sqlalchemy import Engine, create_engine, text
from sqlalchemy.exc import OperationalError

from service import letters, schema, wordbooks
from service.models import metadata

LOCAL_SOCKET = "postgresql+psycopg:///postgres?host=/var/run/postgresql"
OWN_DATABASE = f"staffetta_tests_{os.getpid()}"  # two runs at once do not meet
NEEDED = "STAFFETTA_TEST_NEED_POSTGRES"


@pytest.fixture(autouse=True)
def strict_words() -> Iterator[None]:
    """A missing word is an error, so that no test reads a key where a sentence belongs."""
    wordbooks.be_strict()
    yield
    wordbooks.be_strict(False)


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
    except OperationalError:
        if os.environ.get(NEEDED):
            raise
        yield None
        return
    own = server.url.set(database=OWN_DATABASE).render_as_string(hide_password=False)
    schema.upgrade(own)
    yield own
    _run(server, f"DROP DATABASE {OWN_DATABASE} WITH (FORCE)")


def _run(server: Engine, statement: str) -> None:
    with server.connect() as connection:
        connection.execute(text(statement))


@pytest.fixture(params=["sqlite", "postgres"])
def database_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database of either kind, its tables made."""
    if request.param == "sqlite":
        url = f"sqlite:///{tmp_path / 'staffetta.db'}"
        schema.upgrade(url)
        return url
    url = request.getfixturevalue("postgres")
    if url is None:
        pytest.skip("no PostgreSQL answers at STAFFETTA_TEST_POSTGRES_URL or on the local socket")
    _empty(url)
    return url


def _empty(url: str) -> None:
    engine = create_engine(url)
    names = ", ".join(f'"{table.name}"' for table in metadata.sorted_tables)
    with engine.begin() as connection:
        connection.execute(text(f"TRUNCATE {names}"))
    engine.dispose()


@pytest.fixture
def house(tmp_path: Path, database_url: str) -> Iterator[Installation]:
    """A fresh installation."""
    installation = install(tmp_path, database_url)
    yield installation
    installation.office.database.close()


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

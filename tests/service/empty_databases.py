"""Empty databases on the PostgreSQL server of the tests."""

import contextlib
from collections.abc import Iterator
from secrets import token_hex

from sqlalchemy import create_engine, text


@contextlib.contextmanager
def empty_database(server: str) -> Iterator[str]:
    """Yield the URL of an empty database on that server."""
    engine = create_engine(server, isolation_level="AUTOCOMMIT")
    name = f"staffetta_tests_{token_hex(8)}"
    with engine.connect() as connection:
        connection.execute(text(f"CREATE DATABASE {name}"))
        try:
            yield engine.url.set(database=name).render_as_string(hide_password=False)
        finally:
            connection.execute(text(f"DROP DATABASE {name} WITH (FORCE)"))
    engine.dispose()

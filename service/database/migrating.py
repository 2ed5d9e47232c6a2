"""Alembic at work: the migrations that a database has not seen yet, in their order."""

from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection


def migrate(connection: Connection, folder: Path, version: str = "head") -> None:
    """Carry them out on this connection, up to that version; nothing is committed."""
    config = Config()
    config.set_main_option("script_location", str(folder))
    config.attributes["connection"] = connection
    command.upgrade(config, version)

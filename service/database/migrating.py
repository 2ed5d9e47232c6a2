"""Migrations run by Alembic."""

from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection


def migrate(connection: Connection, folder: Path, version: str = "head") -> None:
    """Run the missing migrations on this connection, up to `version`; does not commit."""
    config = Config()
    config.set_main_option("script_location", str(folder))
    config.attributes["connection"] = connection
    command.upgrade(config, version)

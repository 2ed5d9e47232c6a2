"""Matches that have begun keep their rules after an update of the service."""

import json

import pytest
from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy import create_engine, text

from service.database import upgrading


def migration(revision: str) -> object:
    config = Config()
    config.set_main_option("script_location", str(upgrading.FOLDER))
    return ScriptDirectory.from_config(config).get_revision(revision).module


@pytest.mark.parametrize("name", ["match", "game_table"])
@pytest.mark.parametrize(
    ("game", "seats", "status", "is_kept"),
    [
        ("troyes", 1, "running", True),
        ("troyes", 1, "open", True),
        ("troyes", 1, "over", True),
        ("troyes", 2, "running", False),
        ("btwixt", 1, "running", False),
    ],
)
def test_a_challenge_that_has_begun_leaves_le_roy_without_ties(
    name: str, game: str, seats: int, status: str, is_kept: bool
) -> None:
    there = create_engine("sqlite://")
    row = {"id": "a", "game": game, "seats": seats, "status": status}
    with there.begin() as connection:
        for each in ("match", "game_table"):
            columns = "id TEXT, game TEXT, seats INTEGER, status TEXT, options TEXT"
            connection.execute(text(f"CREATE TABLE {each} ({columns})"))
        insert = f"INSERT INTO {name} VALUES (:id, :game, :seats, :status, :options)"
        connection.execute(text(insert), row | {"options": '{"bonus_cards": true}'})
        new = {"id": "b", "status": "inviting", "options": "{}"}
        connection.execute(text(insert.replace(name, "match")), row | new)
        migration("0028").keep_le_roy_without_ties(connection)
        found = dict(connection.execute(text(f"SELECT id, options FROM {name}")).all())
        invited = connection.execute(text("SELECT options FROM match WHERE id = 'b'")).scalar_one()
    kept = {"le_roy_shares": False} if is_kept else {}
    assert json.loads(found["a"]) == kept | {"bonus_cards": True}
    assert invited == "{}"

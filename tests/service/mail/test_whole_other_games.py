"""Whole games by letters alone, for games without such a test of their own in this folder."""

import json
from pathlib import Path

import pytest
from click.testing import CliRunner

import engine
from engine.game import AnyGame
from service.operations.commands import staffetta
from tests.service.friends import PEOPLE, set_up
from tests.service.trial_installation import TrialInstallation
from tests.tables import some_seats

WITH_THEIR_OWN = {"btwixt", "condottiere", "troyes"}
OTHERS = [
    game
    for game in engine.games().values()
    if game.family not in WITH_THEIR_OWN and game.seats[-1] > 1
]
MOST_ANSWERS = 300
pytestmark = [
    pytest.mark.usefixtures("small_boards"),
    pytest.mark.parametrize("database_url", ["dealt"], indirect=True),
]


@pytest.mark.parametrize("game", OTHERS, ids=lambda game: game.id)
def test_any_other_game_is_played_to_its_end_by_letters(
    house: TrialInstallation, game: AnyGame, tmp_path: Path
) -> None:
    seats = some_seats(game)
    host, *guests = PEOPLE[:seats]
    body = {"game": game.id, "language": "en", "seed": "a fair elsewhere"}
    friends = set_up(house, {**body, "host": host, "players": guests})
    friends.play_on(MOST_ANSWERS)
    over = {letter.to: letter for letter in friends.of_kind("over")}
    assert sorted(over) == sorted(each["email"] for each in PEOPLE[:seats])
    for letter in over.values():
        assert any(line.startswith(("  1.", "  ۱.")) for line in letter.text.splitlines())
        assert house.get(letter.seat_page).status == 200
    link = next(link for link in over[host["email"]].links if link.endswith("/export"))
    export = tmp_path / "game.json"
    export.write_bytes(house.client.get(link.removeprefix("https://play.example")).data)
    said = CliRunner().invoke(staffetta, ["verify", str(export)])
    assert said.exit_code == 0, said.output
    assert json.loads(export.read_text(encoding="utf-8"))["game"] == game.id

"""The demo: running games of every kind, open to any visitor."""

import json

import pytest
from sqlalchemy import select

import engine
from service.database.rows import DUE, MATCH, SEAT
from service.operations import demo
from service.views import options
from tests.service.trial_installation import TrialInstallation
from tests.tables import some_seats

pytestmark = pytest.mark.parametrize("database_url", ["sqlite"], indirect=True)


def test_every_game_runs_at_a_table_and_at_its_smallest_and_one_waits(
    house: TrialInstallation,
) -> None:
    demo.furnish(house.installation)
    matches = house.installation.database.read(lambda c: c.execute(select(MATCH)).all())
    running = {(each.game, each.seats) for each in matches if each.status == "running"}
    for game in engine.games().values():
        fewest = game.seats[0]
        assert {(game.id, fewest), (game.id, some_seats(game))} <= running
        assert any(each.game == game.id and each.status == "over" for each in matches)
    assert [each.game for each in matches if each.status == "inviting"] == [options.offered()[0].id]
    assert any(json.loads(each.options) for each in matches if each.status == "running")
    seats = house.installation.database.read(lambda c: c.execute(select(SEAT)).all())
    with_bots = {each.match_id for each in seats if each.bot}
    assert {each.game for each in matches if each.id in with_bots} >= {
        game.id for game in engine.games().values() if game.bot and game.seats[0] > 1
    }


def test_the_mailbox_has_a_letter_to_every_player_asked(house: TrialInstallation) -> None:
    """Test seats that move twice in a row as well: in the demo no browser has their page open."""
    demo.furnish(house.installation)
    sent = {
        (letter["X-Staffetta-Match"], int(letter["X-Staffetta-Seat"]))
        for letter in house.new_letters()
        if letter.kind == "turn"
    }
    rows = house.installation.database.read(lambda c: c.execute(select(DUE)).all())
    assert {(each.match_id, each.seat) for each in rows} == sent and len(sent) > 10

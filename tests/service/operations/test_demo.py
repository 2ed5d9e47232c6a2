"""What the demo shows: a running game of every kind, for whoever opens it to look into."""

import json

import pytest
from sqlalchemy import select

import engine
from service.database.models import Due, Match, Seat
from service.operations import demo
from service.views import options
from tests.service.trial_installation import TrialInstallation
from tests.tables import some_seats

pytestmark = pytest.mark.parametrize("database_url", ["sqlite"], indirect=True)


def test_every_game_runs_at_a_table_and_at_its_smallest_and_one_waits(
    house: TrialInstallation,
) -> None:
    demo.furnish(house.installation)
    matches = house.installation.database.read(lambda c: c.execute(select(Match.__table__)).all())
    running = {(each.game, each.seats) for each in matches if each.status == "running"}
    for game in engine.games().values():
        fewest = game.seats[0]
        assert {(game.id, fewest), (game.id, some_seats(game))} <= running
        assert any(each.game == game.id and each.status == "over" for each in matches)
    assert [each.game for each in matches if each.status == "inviting"] == [options.offered()[0].id]
    assert any(json.loads(each.options) for each in matches if each.status == "running")
    seats = house.installation.database.read(lambda c: c.execute(select(Seat.__table__)).all())
    with_bots = {each.match_id for each in seats if each.bot}
    assert {each.game for each in matches if each.id in with_bots} >= {
        game.id for game in engine.games().values() if game.bot and game.seats[0] > 1
    }


def test_the_mailbox_holds_a_letter_to_whoever_is_asked(house: TrialInstallation) -> None:
    """Also to who has just moved and is asked again: in the demo nobody has that page open."""
    demo.furnish(house.installation)
    sent = {
        (letter["X-Staffetta-Match"], int(letter["X-Staffetta-Seat"]))
        for letter in house.new_letters()
        if letter.kind == "turn"
    }
    rows = house.installation.database.read(lambda c: c.execute(select(Due.__table__)).all())
    assert {(each.match_id, each.seat) for each in rows} == sent and len(sent) > 10

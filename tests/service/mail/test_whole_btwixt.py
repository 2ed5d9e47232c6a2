"""B'Twixt by letters alone: four leaders, three languages, events and leader cards."""

import pytest

from tests.service.at_table import bearer
from tests.service.friends import PEOPLE, Friends, set_up
from tests.service.trial_installation import TrialInstallation

MOST_ANSWERS = 600
pytestmark = [
    pytest.mark.usefixtures("small_boards"),
    pytest.mark.parametrize("database_url", ["dealt"], indirect=True),
]
OPTIONS = {"leader_mode": "advanced", "event_module": True, "season_refresh": "refill"}
CAME_UP = {
    "leader_chosen",
    "season_started",
    "revealed",
    "recruited",
    "recruited_tied",
    "ally_placed",
    "token_gained",
    "choosing",
    "chosen",
    "saw_tokens",
    "spent",
    "council_scored",
    "game_over",
}


def test_four_leaders_play_a_whole_game_by_their_letters(house: TrialInstallation) -> None:
    host, *others = PEOPLE
    body = {"game": "btwixt", "options": OPTIONS, "language": "en", "seed": "council 12"}
    friends = set_up(house, {**body, "host": host, "players": others})
    friends.play_on(MOST_ANSWERS)
    check_the_end(friends)


def check_the_end(friends: Friends) -> None:
    """Check that all have the last letter and that the options had their effects."""
    over = {letter.to: letter for letter in friends.of_kind("over")}
    assert sorted(over) == sorted(each["email"] for each in PEOPLE)
    seen: set[str] = set()
    for person in PEOPLE:
        token = over[person["email"]].seat_page.rpartition("/")[2]
        seat = friends.house.client.get("/api/v1/seat", headers=bearer(token)).json
        seen |= {event["kind"] for event in seat["events"]}
        assert seat["over"] and len(seat["result"]["ranking"][0]) >= 1
    assert seen >= CAME_UP

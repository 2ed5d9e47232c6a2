"""Every edition, and every option with its own questions or events, to its end by letters."""

from typing import Any, NamedTuple

import pytest

from tests.service.at_table import bearer
from tests.service.friends import PEOPLE, Friends, set_up
from tests.service.trial_installation import TrialInstallation

MOST_ANSWERS = 300
pytestmark = [
    pytest.mark.usefixtures("small_boards"),
    pytest.mark.parametrize("database_url", ["dealt"], indirect=True),
]


class Case(NamedTuple):
    """A game with a seed that makes it short, and the events expected in it."""

    game: str
    seats: int
    seed: str
    came_up: set[str]
    winners: int = 1
    options: dict[str, Any] = {}


HIDDEN = {"hidden_cards": True, "takeover": True, "draw_after_battle": True}
SECRET = {"simultaneous_discards": True, "larger_empires": True, "hide_hand_counts": True}
FIRST = {"takeover": True, "simultaneous_discards": True, "decline_limit": 2}
FIRST |= {"hide_hand_counts": False}
SPRING = {"spring_bonus": "per_card", "strict_borders": True, "hidden_cards": True}
SPRING |= {"larger_empires": True, "simultaneous_discards": True}
CASES = {
    "hidden cards": Case(
        *("condottiere-3e", 3, "hidden 982"),
        {"attacked", "taken_over", "played_hidden", "turned_up", "took_cards"},
        options=HIDDEN,
    ),
    "secret discards": Case(
        *("condottiere-3e", 4, "secret 408", {"answered", "hands_kept", "hand_discarded"}),
        options=SECRET,
    ),
    "first edition": Case("condottiere-1e", 3, "first 9422", {"declined", "truce"}),
    "first edition with options": Case(
        *("condottiere-1e", 3, "first-options 118", {"attacked", "held_back", "declined"}),
        options=FIRST,
    ),
    "Rakab": Case("rakab", 3, "rakab 865", {"conquered"}),
    "Rakab with options": Case(
        *("rakab", 4, "rakab-options 93", {"played_hidden", "turned_up", "answered"}),
        options=SPRING,
    ),
    "duel": Case("rakab", 2, "duel 474", {"took_cards", "besieged"}),
    "duel without a winner": Case("rakab", 2, "duel 4130", {"undecided"}, winners=0),
    "duel with options": Case(
        *("rakab", 2, "duel-options 936", {"hand_discarded"}),
        options={"skip_sites": True, "duel_discards": True, "asked_discards": True},
    ),
}


@pytest.mark.parametrize("case", CASES.values(), ids=CASES.keys())
def test_a_game_is_played_to_its_end_by_letters_alone(house: TrialInstallation, case: Case) -> None:
    host, *others = PEOPLE[: case.seats]
    body = {"game": case.game, "options": case.options, "language": "en", "seed": case.seed}
    friends = set_up(house, {**body, "host": host, "players": others})
    friends.play_on(MOST_ANSWERS)
    check_the_end(friends, case)


def check_the_end(friends: Friends, case: Case) -> None:
    """Check the last letters, the events expected from the options, and the result."""
    over = {letter.to: letter for letter in friends.of_kind("over")}
    assert sorted(over) == sorted(each["email"] for each in PEOPLE[: case.seats])
    host = over[PEOPLE[0]["email"]]
    token = host.seat_page.rpartition("/")[2]
    seat = friends.house.client.get("/api/v1/seat", headers=bearer(token)).json
    assert {event["kind"] for event in seat["events"]} >= case.came_up
    assert len(seat["result"]["winners"]) == case.winners
    if not case.winners:
        assert host.text.startswith("Nobody wins this game.")
        assert "Nobody wins the game: the cards are gone" in " ".join(host.text.split())

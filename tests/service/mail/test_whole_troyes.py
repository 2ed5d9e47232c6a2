"""Troyes by letters alone: three friends in three languages, and one alone."""

from __future__ import annotations

import pytest

from tests.service.at_table import bearer
from tests.service.friends import PEOPLE, Friends, set_up
from tests.service.trial_installation import ANA, TrialInstallation

MOST_ANSWERS = 400
pytestmark = [
    pytest.mark.usefixtures("small_boards"),
    pytest.mark.parametrize("database_url", ["dealt"], indirect=True),
]


def play_on(friends: Friends) -> None:
    friends.play_on(MOST_ANSWERS)
    assert not friends.unanswered, "not over"


def seat_of(house: TrialInstallation, friends: Friends) -> dict:
    over = {letter.to: letter for letter in friends.of_kind("over")}
    token = over[ANA["email"]].seat_page.rpartition("/")[2]
    return house.client.get("/api/v1/seat", headers=bearer(token)).json


def test_three_friends_play_troyes_by_their_letters(house: TrialInstallation) -> None:
    body = {"game": "troyes", "language": "en", "seed": "a fair in Troyes"}
    friends = set_up(house, {**body, "host": PEOPLE[0], "players": [*PEOPLE[1:3]]})
    play_on(friends)
    over = sorted(letter.to for letter in friends.of_kind("over"))
    assert over == sorted(person["email"] for person in PEOPLE[:3])
    seat = seat_of(house, friends)
    assert seat["view"]["round"] == 5 and len(seat["result"]["scores"]) == 3
    assert {"countered", "scored", "event_came"} <= {event["kind"] for event in seat["events"]}


def test_one_plays_against_le_roy_by_letters(house: TrialInstallation) -> None:
    body = {"game": "troyes", "language": "en", "seed": "the king 3", "host": ANA, "players": []}
    house.api(body)
    friends = Friends(house, "the king")
    friends.look()
    assert friends.kinds()["turn"] == 1
    play_on(friends)
    assert [letter.to for letter in friends.of_kind("over")] == [ANA["email"]]
    seat = seat_of(house, friends)
    assert "le_roy" in seat["result"] and seat["result"]["reason"].startswith("solo_")
    [last] = friends.of_kind("over")
    assert f"  Le Roy: {seat['result']['le_roy']}" in last.text.splitlines(), "whom one played"
    for part in ("Points during the game", "Spaces of the tradesmen", "In all"):
        assert part in last.html

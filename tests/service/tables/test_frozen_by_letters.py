"""A table that was frozen into a match is played by letters to its end."""

from __future__ import annotations

import pytest

import engine
from tests.service.friends import Friends
from tests.service.tables.test_freezing import freeze, load, open_condottiere, play_half, say_all
from tests.service.trial_installation import TrialInstallation


@pytest.mark.parametrize("database_url", ["dealt"], indirect=True)
def test_a_frozen_table_is_played_by_letters_to_its_end(
    house: TrialInstallation,
) -> None:
    at = open_condottiere(house)
    state = play_half(at)
    say_all(at, state)
    match = freeze(at)
    assert freeze(at) == match
    assert house.agree(match).status_code == 303
    friends = Friends(house, "frozen")
    friends.look()
    friends.join()
    game, begun = engine.load("condottiere-3e"), load(house, match)
    assert begun.state.hands == state.hands
    wanted = game.view(state, None)
    seen = game.view(begun.state, None)
    for name in wanted.keys() - {"turn", "options"}:
        assert seen[name] == wanted[name], name
    friends.look()
    friends.play_on(1000)
    assert load(house, match).match.status == "over"
    assert friends.kinds()["over"] == 3

"""Other worlds of Troyes for a seat: possible ones that look the same to it."""

from __future__ import annotations

import pytest

from tests.engine.laws import broken
from tests.engine.troyes.positions import ANNA, GAME, GREY, choices, laid, random_game


@pytest.mark.parametrize("seats", GAME.seats)
def test_another_world_is_possible_and_agrees_with_the_seats_knowledge(seats: int) -> None:
    for number in range(3):
        for state in random_game(seats, number, choices(number)):
            if state.turn % 9:
                continue
            for reader in (None, 0):
                world = GAME.reshuffle_unseen(state, reader, b"elsewhere")
                assert broken(GAME, world) == []
                assert GAME.view(world, reader) == GAME.view(state, reader)


def test_hidden_things_differ_in_another_world() -> None:
    state = GAME.setup(3, {}, b"hidden")
    worlds = [GAME.reshuffle_unseen(state, 0, bytes([n])) for n in range(30)]
    for look in (
        lambda world: world.characters[1],
        lambda world: world.activities,
        lambda world: world.decks[0],
        lambda world: world.decks[1],
        lambda world: world.unused,
        lambda world: world.luck,
    ):
        assert len({repr(look(world)) for world in worlds}) > 3
    assert {world.characters[0] for world in worlds} == {state.characters[0]}


OF_MANY_SIZES = """
[activity.merchant]
vp_spaces = [2]
[activity.artisan]
vp_spaces = [1, 1, 1]
[activity.chivalry]
vp_spaces = [2, 1, 1, 1]
"""


def test_20_a_face_down_card_has_the_spaces_of_any_possible_card() -> None:
    """With an owner's numbers, another card in the slot has its own spaces, all of them free."""
    state = GAME.setup(2, {"data": OF_MANY_SIZES}, b"sizes")
    sizes = set()
    for number in range(20):
        world = GAME.reshuffle_unseen(state, 0, bytes([number]))
        assert broken(GAME, world) == []
        sizes.add(tuple(map(len, world.tradesmen)))
        while world.round < 2:
            world = GAME.play(world, world.actor, GAME.timeout_action(world, world.actor))
    assert len(sizes) > 3


def test_20_an_actions_description_does_not_reveal_a_face_down_card() -> None:
    state = laid(dice={ANNA: "y5 r5 w5", GREY: "w2"}, round=1, deniers={ANNA: 20})
    worlds = [GAME.reshuffle_unseen(state, ANNA, bytes([number])) for number in range(9)]
    cards = [card.id for card in state.rules.cards.activities]
    for action in [f"activate {card} {die}" for card in cards for die in ("y5", "r5", "w5")]:
        for world in worlds:
            assert GAME.refusal(world, ANNA, action) == GAME.refusal(state, ANNA, action)
            assert GAME.describe(action, world) == GAME.describe(action, state)
            assert GAME.build(world, ANNA, action) == GAME.build(state, ANNA, action)


def test_alone_everybody_sees_the_points_as_the_table_does() -> None:
    for state in random_game(1, 5):
        assert GAME.view(state, None)["players"][0]["points"] == state.points[0]


def test_points_and_characters_of_others_are_hidden_until_the_end() -> None:
    for state in random_game(3, 5):
        view = GAME.view(state, 1)
        over = state.phase == "over"
        assert [player["points"] is None for player in view["players"]] == [
            not over,
            False,
            not over,
        ]
        assert (view["characters"] is None) != over
        assert view["hand"] == [
            state.rules.cards.characters[card].id for card in state.characters[1]
        ]
        assert "hand" not in GAME.view(state, None)

"""The predicted effect of a card on the strengths of a battle."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tests.engine.condottiere.positions import ANA, BELA, CYRUS, FIRST, GAME, RAKAB, battle


def said(state: Any, action: str, seat: int = ANA, game: Any = GAME) -> list[dict[str, Any]]:
    return game.build(state, seat, action)["sums"]


def test_the_sums_of_a_card_have_the_line_before_and_after_and_the_leader() -> None:
    state = battle(["m2 m3", "m6", ""], ["m2 winter heroine", "m1", "m1"])
    assert said(state, "play m2") == [
        {"kind": "line", "now": 5, "then": 7},
        {"kind": "leads", "by": 1},
    ]
    assert said(state, "play winter") == [
        {"kind": "line", "now": 5, "then": 2},
        {"kind": "line_of", "seat": BELA, "now": 6, "then": 1},
        {"kind": "leads", "by": 1},
    ]
    assert said(state, "pass") == [{"kind": "trails", "by": 1, "leader_seat": BELA}]


def test_the_sums_of_a_bishop_name_the_lines_it_hits() -> None:
    state = battle(["m2", "m6 m6", "m6"], ["bishop", "m1", "m1"])
    found = said(state, "play bishop torino")
    assert found == [
        {"kind": "line_of", "seat": BELA, "now": 12, "then": 0},
        {"kind": "line_of", "seat": CYRUS, "now": 6, "then": 0},
        {"kind": "leads", "by": 2},
    ]


def test_the_sums_of_a_card_without_effect_say_so() -> None:
    state = battle(["", "", ""], ["drummer spring scarecrow", "m1", "m1"])
    for card in ("drummer", "spring", "scarecrow"):
        assert said(state, f"play {card}") == [{"kind": "no_effect"}, {"kind": "level"}]


def test_the_sums_of_a_face_down_card_show_no_number() -> None:
    state = battle(["m2", "m6", ""], ["m4", "m1", "m1"], options={"hidden_cards": True})
    assert said(state, "play m4")[0] == {"kind": "face_down"}


def test_the_sums_of_a_card_that_ends_the_battle_turn_up_nothing() -> None:
    state = battle(["m2", "m6", ""], ["surrender", "m1", "m1"], passed=(CYRUS,))
    trailing = {"kind": "trails", "by": 4, "leader_seat": BELA}
    assert said(state, "play surrender") == [{"kind": "ends"}, trailing]
    alone = battle(["m2", "m6", ""], ["m1", "m1", "m1"], passed=(BELA, CYRUS))
    assert said(alone, "pass") == [trailing, {"kind": "ends"}]
    truce = battle(["m2", "m6", ""], ["bishop", "m1", "m1"], game=FIRST)
    assert said(truce, "play bishop", game=FIRST) == [{"kind": "ends"}]


@pytest.mark.parametrize("game", [GAME, FIRST, RAKAB], ids=lambda game: game.id)
def test_predicted_strengths_are_those_after_the_card(game: Any) -> None:
    """Test random games, with every card that does not end the battle."""
    luck, tried = random.Random(7), 0
    state = game.setup(3, {}, b"foretold")
    while (seats := game.to_act(state)) and tried < 150:
        seat = seats[0]
        action = luck.choice(game.legal_actions(state, seat))
        found = {each["kind"]: each for each in said(state, action, seat, game)}
        battle_now, state = state.battle, game.apply(state, seat, action)
        if "line" in found and state.battle == battle_now and state.phase == "battle":
            assert game.view(state, seat)["players"][seat]["strength"] == found["line"]["then"]
            tried += 1
    assert tried > 20

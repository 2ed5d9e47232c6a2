"""What a card would do to the numbers of a battle, said before it is played."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tests.engine.condottiere.positions import ANA, BELA, CYRUS, FIRST, GAME, RAKAB, battle


def said(state: Any, action: str, seat: int = ANA, game: Any = GAME) -> list[dict[str, Any]]:
    return game.build(state, seat, action)["sums"]


def test_a_card_says_the_line_before_and_after_and_who_would_lead() -> None:
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


def test_a_bishop_says_whose_line_it_hits() -> None:
    state = battle(["m2", "m6 m6", "m6"], ["bishop", "m1", "m1"])
    found = said(state, "play bishop torino")
    assert found == [
        {"kind": "line_of", "seat": BELA, "now": 12, "then": 0},
        {"kind": "line_of", "seat": CYRUS, "now": 6, "then": 0},
        {"kind": "leads", "by": 2},
    ]


def test_a_card_that_does_nothing_says_so() -> None:
    state = battle(["", "", ""], ["drummer spring scarecrow", "m1", "m1"])
    for card in ("drummer", "spring", "scarecrow"):
        assert said(state, f"play {card}") == [{"kind": "no_effect"}, {"kind": "level"}]


def test_a_card_that_goes_face_down_says_so_and_no_number_of_it() -> None:
    state = battle(["m2", "m6", ""], ["m4", "m1", "m1"], options={"hidden_cards": True})
    assert said(state, "play m4")[0] == {"kind": "face_down"}


def test_what_ends_a_battle_says_so_and_turns_up_nothing() -> None:
    state = battle(["m2", "m6", ""], ["surrender", "m1", "m1"], passed=(CYRUS,))
    trailing = {"kind": "trails", "by": 4, "leader_seat": BELA}
    assert said(state, "play surrender") == [{"kind": "ends"}, trailing]
    alone = battle(["m2", "m6", ""], ["m1", "m1", "m1"], passed=(BELA, CYRUS))
    assert said(alone, "pass") == [trailing, {"kind": "ends"}]
    truce = battle(["m2", "m6", ""], ["bishop", "m1", "m1"], game=FIRST)
    assert said(truce, "play bishop", game=FIRST) == [{"kind": "ends"}]


@pytest.mark.parametrize("game", [GAME, FIRST, RAKAB], ids=lambda game: game.id)
def test_what_is_said_is_what_comes_of_it(game: Any) -> None:
    """In whole games by chance, of every card that ends no battle."""
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

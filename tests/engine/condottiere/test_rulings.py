"""The rulings of docs/rules, by id, without those of the optional rules."""

from __future__ import annotations

import pytest

from engine.condottiere.box.regions import ITALY17, largest_group
from tests.engine.condottiere.positions import (
    ANA,
    BELA,
    CYRUS,
    GAME,
    REGIONS,
    asking,
    battle,
    do,
    passes,
    strengths,
)


def test_a3_01_the_papal_token_may_not_go_on_the_contested_region() -> None:
    state = battle(["m1", ""], ["bishop", ""], site="siena")
    assert "play bishop siena" not in GAME.legal_actions(state, ANA)
    assert GAME.refusal(state, ANA, "play bishop siena") == {
        "code": "region_contested",
        "region": "siena",
    }


def test_a3_02_the_highest_mercenary_goes_by_its_printed_number() -> None:
    assert strengths(battle(["m4 m2 drummer", "m6 spring"])) == [12, 9]
    state = do(battle(["m4 m2 drummer", "m6"], ["bishop", ""]), "play bishop off")
    assert strengths(state) == [12, 0]


def test_a3_03_after_a_tie_the_most_courtesans_make_the_holder() -> None:
    assert passes(battle(["m6", "m6", "courtesan"])).holder == CYRUS


def test_a3_04_adjacent_regions_are_a_connected_group() -> None:
    chain = [REGIONS.index(region) for region in ("genova", "parma", "lucca")]
    assert largest_group(ITALY17, chain) == 3


def test_a3_08_a_round_has_as_many_battles_as_the_cards_allow() -> None:
    state = battle(["", ""], ["m1 m2", "m1 m2"])
    for _ in range(5):
        state = do(passes(state), "besiege siena")
    assert state.round == 1 and state.battle == 7


def test_a3_09_the_site_is_chosen_before_discards_and_redeal() -> None:
    state = passes(asking(["m2", "m1"], ["winter", ""]))
    assert state.phase == "choose"
    state = do(state, "besiege roma")
    assert state.phase == "discard" and state.round == 1
    state = do(state, "discard")
    assert state.round == 2 and GAME.view(state, None)["site"] == "roma"


def test_a3_10_hands_are_discarded_in_public_clockwise_from_the_new_holder() -> None:
    state = passes(asking(["m1", "m5", "m2"], ["winter", "spring", "heroine"]))
    state = do(state, "besiege roma")
    asked = []
    while state.phase == "discard":
        asked += GAME.to_act(state)
        state = do(state, "keep")
    assert asked == [BELA, CYRUS, ANA]
    kept = [event["seat"] for event in GAME.events(state, None, 0) if event["kind"] == "hand_kept"]
    assert kept == asked


def test_a3_11_kept_cards_count_toward_the_ten() -> None:
    state = do(passes(battle(["m1", "m1"], ["m2 m3", ""])), "besiege roma", "retain m2 m3")
    assert [player["hand_size"] for player in GAME.view(state, None)["players"]] == [10, 10]


@pytest.mark.parametrize("reader", [None, ANA, BELA])
def test_a3_12_hand_sizes_are_public(reader: int | None) -> None:
    seen = GAME.view(battle(["", ""], ["m1 m2", "m3"]), reader)
    assert [player["hand_size"] for player in seen["players"]] == [2, 1]


def test_a3_13_the_left_neighbour_becomes_holder_even_without_cards() -> None:
    state = passes(battle(["m1", "m1", ""], ["m2", "", "m2"]))
    assert state.holder == BELA and GAME.to_act(state) == [BELA]


def test_a3_14_a_surrender_on_equal_lines_is_an_ordinary_tie() -> None:
    state = do(battle(["m3", "m3", ""], ["surrender", "", ""]), "play surrender")
    assert GAME.view(state, None)["owners"]["siena"] is None and state.holder == BELA


def test_a3_16_a_hand_is_discarded_whole_or_not_at_all() -> None:
    state = do(passes(asking(["m1", ""], ["winter spring", "m1"])), "besiege roma")
    assert GAME.legal_actions(state, ANA) == ["discard", "keep"]
    state = do(state, "discard")
    assert GAME.view(state, None)["players"][ANA]["hand_size"] == 0


def test_a3_17_the_papal_token_goes_off_the_board_when_no_region_is_left() -> None:
    owned = {region: number % 2 for number, region in enumerate(REGIONS) if region != "siena"}
    state = battle(["m1", ""], ["bishop", ""], owned=owned, site="siena")
    assert GAME.legal_actions(state, ANA) == ["play bishop off", "pass"]

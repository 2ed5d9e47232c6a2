"""The first edition: its differences from the third, by the ids of docs/rules/condottiere-1e.md."""

from __future__ import annotations

from typing import Any

import pytest

from engine.condottiere.box.cards import CARDS, MERCENARIES, SCARECROW
from engine.condottiere.state import State
from tests.engine.condottiere.positions import (
    ANA,
    BELA,
    CYRUS,
    FIRST,
    REGIONS,
    battle,
    do,
    line,
    passes,
    strengths,
    told,
)
from tests.engine.condottiere.test_battle import named


def fight(lines: list[str], hands: list[str] | None = None, **more: Any) -> State:
    return battle(lines, hands, game=FIRST, **more)


def sizes(state: State) -> list[int]:
    return [sum(hand) for hand in state.hands]


def owner(state: State, region: str) -> int | None:
    return FIRST.view(state, None)["owners"][region]


def test_the_box_holds_96_cards_without_spring_and_courtesan() -> None:
    box = dict(zip(CARDS, FIRST.edition.deck, strict=True))
    assert sum(box.values()) == 96 and box["m1"] == box["scarecrow"] == 15
    assert sum(FIRST.edition.deck[card] for card in MERCENARIES) == 63
    assert box["spring"] == box["courtesan"] == 0 and box["bishop"] == 3


@named("first")
def test_strengths_are_those_of_the_rulebook(case: dict[str, Any]) -> None:
    state = fight(case["lines"])
    if "play" in case:
        seat, action = case["play"]
        hands = ["", ""]
        hands[seat] = action.split()[1]
        state = do(fight(case["lines"], hands, actor=seat), action)
        assert [line(state, ANA), line(state, BELA)] == case["after"]
    assert strengths(state) == case["totals"]


# --- a bishop makes peace --------------------------------------------------


def test_a_bishop_as_the_first_card_ends_the_battle_without_a_winner_c1_31() -> None:
    state = do(fight(["", "", ""], ["bishop m1", "m1", "m1"]), "play bishop")
    assert owner(state, "siena") is None and state.holder == BELA
    assert told(state, None, "truce")[0]["seat"] == ANA
    assert told(state, None, "battle_ended") == []


def test_a1_08_after_a_bishop_the_token_goes_left_of_the_seat_that_held_it() -> None:
    state = fight(["m10", "", ""], ["m1", "m1", "bishop m1"], actor=CYRUS)
    state = do(state, "play bishop")
    assert state.holder == BELA and owner(state, "siena") is None


def test_there_is_no_papal_token_for_a_bishop_to_move() -> None:
    state = fight(["", ""], ["bishop", "m1"])
    assert FIRST.legal_actions(state, ANA) == ["play bishop", "pass"]
    assert FIRST.refusal(state, ANA, "play bishop roma")["code"] == "favour_out_of_play"


def test_a1_11_any_card_may_be_the_first_of_a_battle_a_bishop_too() -> None:
    every = "m1 winter drummer heroine surrender scarecrow bishop"
    legal = FIRST.legal_actions(fight(["", ""], [every, "m1"]), ANA)
    assert legal == [*(f"play {card}" for card in every.split()), "pass"]


def test_a_surrender_on_empty_lines_has_no_winner_c1_32() -> None:
    state = do(fight(["", "", ""], ["surrender", "m1", "m1"]), "play surrender")
    assert owner(state, "siena") is None and state.holder == BELA


def test_a1_07_a_tie_after_a_surrender_sends_the_token_left() -> None:
    state = do(fight(["m3", "m3", ""], ["surrender m1", "m1", "m1"]), "play surrender")
    assert owner(state, "siena") is None and state.holder == BELA


def test_a1_09_a_scarecrow_stays_in_its_line_and_cannot_be_taken_back() -> None:
    state = do(fight(["m3", ""], ["scarecrow scarecrow", "m1"]), "play scarecrow", "pass")
    assert line(state, ANA) == ["m3", "scarecrow"]
    assert FIRST.legal_actions(state, ANA) == ["play scarecrow", "play scarecrow m3", "pass"]
    state = do(passes(state), "keep") if state.phase == "discard" else passes(state)
    assert SCARECROW not in state.lines[ANA]


# --- after the battle ------------------------------------------------------


def test_the_winner_becomes_holder_always() -> None:
    state = passes(fight(["m1", "m5", ""], ["m1", "m1", "m1"]))
    assert state.holder == BELA and told(state, None, "holder")[0]["reason"] == "winner"


def test_a1_03_the_site_is_chosen_after_discards_and_redeal() -> None:
    state = passes(fight(["m2", "m1"], ["winter", ""], options={"asked_discards": True}))
    assert state.phase == "discard" and FIRST.to_act(state) == [ANA]
    assert line(state, ANA) == [] and FIRST.view(state, None)["site"] is None
    state = do(state, "discard")
    assert state.phase == "choose" and state.round == 2


def test_a1_10_hands_are_discarded_clockwise_from_the_new_holder() -> None:
    state = passes(
        fight(
            ["m1", "m5", "m2"], ["winter", "drummer", "heroine"], options={"asked_discards": True}
        )
    )
    asked = []
    while state.phase == "discard":
        asked += FIRST.to_act(state)
        state = do(state, "keep")
    assert asked == [BELA, CYRUS, ANA]


def test_the_last_seat_with_cards_hands_all_of_them_in() -> None:
    state = passes(fight(["m2", "m1"], ["m10 heroine", ""]))
    assert told(state, None, "handed_in") == [
        {"turn": state.turn - 1, "kind": "handed_in", "seat": ANA, "count": 2}
    ]
    assert state.round == 2 and sizes(state) == [12, 10]


def test_a1_02_the_round_also_ends_when_no_seat_has_cards() -> None:
    assert passes(fight(["m2", "m1"], ["", ""])).round == 2


def test_a1_12_a_holder_without_cards_stays_holder_after_a_redeal() -> None:
    state = passes(fight(["m5", "m1"], ["", "m2 m3"]))
    assert state.round == 2 and state.holder == ANA and FIRST.to_act(state) == [ANA]


def test_each_city_is_worth_two_cards_c1_06() -> None:
    owned = {"parma": BELA, "venezia": BELA, "siena": BELA}
    state = passes(fight(["m2", "m2"], owned=owned, site="roma"))
    assert sizes(state) == [10, 16]


def test_the_supply_always_suffices() -> None:
    assert 6 * 10 + 2 * 17 <= 96


# --- the choice of a city --------------------------------------------------


def choosing(seats: int = 3, **options: Any) -> State:
    return FIRST.setup(seats, options, b"choose")


def test_the_holder_may_hand_the_choice_on_to_the_left() -> None:
    state = choosing()
    first = state.holder
    assert FIRST.legal_actions(state, first)[-1] == "decline"
    state = do(state, "decline")
    assert FIRST.to_act(state) == [(first + 1) % 3] == [state.holder]
    assert told(state, None, "declined")[0]["holder_seat"] == state.holder
    state = do(state, "besiege roma")
    # The player who names the city holds the token and leads.
    assert FIRST.to_act(state) == [(first + 1) % 3]


def test_a1_01_once_all_have_declined_the_first_must_choose() -> None:
    state = do(choosing(), "decline", "decline", "decline")
    assert "decline" not in FIRST.legal_actions(state, state.holder)
    assert FIRST.refusal(state, state.holder, "decline") == {"code": "declined_by_all"}
    twice = do(choosing(decline_limit=2), *["decline"] * 5)
    assert "decline" in FIRST.legal_actions(twice, twice.holder)
    assert "decline" not in FIRST.legal_actions(do(twice, "decline"), (twice.holder + 1) % 3)


def test_a_silent_holder_names_a_city_and_declines_nothing() -> None:
    names = {
        FIRST.timeout_action(FIRST.setup(2, {}, bytes([n])), seat)
        for n in range(60)
        for seat in range(2)
    }
    assert "decline" not in names and len(names) > 8


# --- the end of the game ---------------------------------------------------


@pytest.mark.parametrize("site", ["parma", "modena", "firenze"])
def test_three_cities_in_a_chain_win_c1_07(site: str) -> None:
    owned = dict.fromkeys(["genova", "lucca", "bologna"], ANA)
    state = passes(fight(["m10", "", "", ""], ["m1"] * 4, site=site, owned=owned))
    assert FIRST.result(state)["winners"] == [ANA]
    assert FIRST.result(state)["reason"] == "adjacent"


def test_another_city_does_not_join_them_c1_30() -> None:
    owned = dict.fromkeys(["genova", "lucca", "bologna"], ANA)
    state = passes(fight(["m10", "", "", ""], ["m1"] * 4, site="milano", owned=owned))
    assert FIRST.result(state) is None
    assert FIRST.view(state, None)["players"][ANA]["largest_group"] == 2


def test_cities_alone_do_not_win() -> None:
    apart = ["torino", "venezia", "lucca", "ancona", "siena"]
    state = passes(
        fight(["m10", "", ""], ["m1"] * 3, site="ferrara", owned=dict.fromkeys(apart, 0))
    )
    assert FIRST.result(state) is None
    assert FIRST.view(state, None)["targets"] == {"total": None, "adjacent": 4}


def tied_finals() -> State:
    taken = [region for region in REGIONS if region != "modena"]
    owned = {region: number % 6 for number, region in enumerate(taken)}
    lines = ["", "", "", "", "m10", ""]
    state = passes(fight(lines, owned=owned, site="modena"))
    assert state.finalists == (0, 1, 2, 3, 4)
    return state


def test_tied_seats_get_ten_cards_and_two_for_each_city() -> None:
    assert sizes(tied_finals()) == [16, 16, 16, 16, 16, 0]


def test_before_the_final_battle_the_old_hands_are_burned() -> None:
    """Cards are left in hands after the last battle, but new hands replace them."""
    taken = [region for region in REGIONS if region != "modena"]
    owned = {region: number % 6 for number, region in enumerate(taken)}
    hands = ["m1 m2", "m3", "", "", "m4", "m5 m6"]
    state = passes(fight(["", "", "", "", "m10", ""], hands, owned=owned, site="modena"))
    assert sizes(state) == [16, 16, 16, 16, 16, 0] and sum(state.burned) == 0
    dealt = [event["count"] for event in FIRST.events(state, None, 0) if event["kind"] == "dealt"]
    assert dealt[-5:] == [16] * 5


def test_a1_04_the_holder_leads_the_final_battle() -> None:
    assert FIRST.to_act(tied_finals()) == [4]


def test_a_tied_final_battle_has_no_winner() -> None:
    state = tied_finals()
    while state.phase == "battle":
        state = do(state, "pass")
    assert FIRST.result(state) == {
        "winners": [],
        "ranking": [[0, 1, 2, 3, 4], [5]],
        "scores": [3, 3, 3, 3, 3, 2],
        "reason": "final_battle",
    }


def test_a_bishop_in_the_final_battle_leaves_the_game_without_a_winner() -> None:
    state = tied_finals()
    state.hands[4][CARDS.index("bishop")] = 1
    state = do(state, "play bishop")
    assert FIRST.result(state)["winners"] == []


# --- 9 optional rules, 11 information --------------------------------------


@pytest.mark.parametrize(("seats", "target"), [(2, 5), (3, 5), (4, 4), (6, 4)])
def test_larger_empires_need_one_more_city(seats: int, target: int) -> None:
    state = FIRST.setup(seats, {"larger_empires": True}, b"x")
    assert FIRST.view(state, None)["targets"]["adjacent"] == target


def raid(lines: list[str], hands: list[str]) -> State:
    return fight(lines, hands, owned={"siena": BELA}, options={"takeover": True})


def test_without_a_winner_the_defender_keeps_the_city_and_becomes_holder() -> None:
    state = passes(raid(["m5", "", "m5"], ["m1", "m1", "m1"]))
    assert owner(state, "siena") == BELA == state.holder


def test_a_bishop_leaves_the_city_to_an_owner_who_has_played_nothing() -> None:
    state = do(raid(["m10", "", ""], ["bishop m1", "m1", "m1"]), "play bishop")
    assert owner(state, "siena") == BELA == state.holder


def test_a_surrender_before_the_defender_has_played_shuts_him_out() -> None:
    state = do(raid(["m10", "", ""], ["surrender m1", "m1", "m1"]), "play surrender")
    assert owner(state, "siena") == ANA
    state = do(raid(["", "", ""], ["surrender m1", "m1", "m1"]), "play surrender")
    assert owner(state, "siena") == BELA == state.holder


def test_a1_06_with_takeover_too_the_game_ends_when_every_city_is_owned() -> None:
    taken = [region for region in REGIONS if region != "napoli"]
    owned = {region: 1 + number % 5 for number, region in enumerate(taken)}
    state = passes(
        fight(["m10", *[""] * 5], site="napoli", owned=owned, options={"takeover": True})
    )
    assert FIRST.result(state)["reason"] == "count" and FIRST.result(state)["winners"] == [BELA]


def test_the_defender_may_come_in_after_all_the_others_have_passed() -> None:
    state = raid(["m1", "", ""], ["m1 m2", "m3 m4", "m1"])
    state = do(state, "pass", "pass", "pass", "play m3", "play m4", "pass")
    assert owner(state, "siena") == BELA


def test_hand_sizes_are_secret_unless_agreed_otherwise() -> None:
    seen = FIRST.view(FIRST.setup(2, {}, b"x"), ANA)
    assert [player["hand_size"] for player in seen["players"]] == [10, None]
    open_hands = FIRST.setup(2, {"hide_hand_counts": False}, b"x")
    assert FIRST.view(open_hands, None)["players"][BELA]["hand_size"] == 10

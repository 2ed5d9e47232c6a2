"""Between battles: choosing, discarding, retaining, redealing, and the end of a game."""

from __future__ import annotations

import pytest

from engine.condottiere.box.cards import count
from engine.condottiere.rules.concluding import count_regions, end_battle
from engine.condottiere.state import State
from tests.engine.condottiere.positions import (
    ANA,
    BELA,
    CYRUS,
    DARA,
    EMMA,
    GAME,
    REGIONS,
    asking,
    battle,
    do,
    hand,
    numbers,
    passes,
    strengths,
    told,
)


def sizes(state: State) -> list[int]:
    return [player["hand_size"] for player in GAME.view(state, None)["players"]]


# --- 3. setup, 4.1 choose --------------------------------------------------


@pytest.mark.parametrize("seats", GAME.seats)
def test_ten_cards_are_dealt_before_the_first_region_is_chosen(seats: int) -> None:
    state = GAME.setup(seats, {}, b"set up")
    assert sizes(state) == [10] * seats
    assert GAME.to_act(state) == [state.holder] and state.phase == "choose"
    assert GAME.legal_actions(state, state.holder) == [f"besiege {region}" for region in REGIONS]


def test_the_first_holder_differs_with_the_seed() -> None:
    holders = {GAME.setup(3, {}, bytes([number])).holder for number in range(30)}
    assert holders == {0, 1, 2}


def test_a_region_with_a_marker_or_the_favour_cannot_be_besieged() -> None:
    state = passes(battle(["m2", "m1"], ["m1", "m1"], owned={"roma": BELA}, favour="napoli"))
    offered = GAME.legal_actions(state, ANA)
    assert len(offered) == 14
    for region in ("roma", "napoli", "siena"):
        assert f"besiege {region}" not in offered


def test_a_region_just_tied_over_may_be_besieged_again() -> None:
    state = passes(battle(["m1", "m1"], ["m1", "m1"]))
    assert "besiege siena" in GAME.legal_actions(state, BELA)


def test_a_holder_without_cards_chooses_and_then_only_passes() -> None:
    state = passes(battle(["m10", "m1", ""], ["", "m2", "m3"]))
    state = do(state, "besiege roma")
    assert GAME.to_act(state) == [ANA] and GAME.legal_actions(state, ANA) == ["pass"]


# --- 4.4 burn lines, 4.5 hand discard --------------------------------------


def test_lines_lie_until_the_next_site_is_chosen_and_burn_then() -> None:
    state = passes(battle(["m10 winter", "m1"], ["m2", "m2"]))
    assert strengths(state) == [1, 1]
    burned = GAME.view(state, None)["burned"]
    state = do(state, "besiege roma")
    seen = GAME.view(state, None)
    assert seen["burned"] == burned + 3 and seen["season"] is None
    assert not any(player["line"] or player["passed"] for player in seen["players"])


def test_only_hands_without_a_mercenary_are_asked_to_discard() -> None:
    hands = ["winter", "m1", "heroine spring", ""]
    state = do(passes(asking(["m1", "", "", ""], hands)), "besiege roma")
    assert GAME.to_act(state) == [ANA]
    assert GAME.legal_actions(state, ANA) == ["discard", "keep"]
    state = do(state, "discard")
    assert GAME.to_act(state) == [CYRUS] and state.phase == "discard"
    state = do(state, "keep")
    assert state.phase == "battle" and sizes(state) == [0, 1, 2, 0]


def test_cards_burned_from_a_hand_are_counted_for_all_and_shown_to_their_owner() -> None:
    state = do(passes(asking(["m1", "m2"], ["winter spring", "m1"])), "besiege roma", "discard")
    assert told(state, BELA, "hand_discarded") == [
        {"turn": state.turn - 1, "kind": "hand_discarded", "seat": ANA, "count": 2}
    ]
    assert told(state, ANA, "burned_own")[0]["cards"] == ["winter", "spring"]
    assert told(state, BELA, "burned_own") == told(state, None, "burned_own") == []


# --- 4.6 round check and redeal --------------------------------------------


def test_the_last_seat_with_cards_retains_two_at_most() -> None:
    state = passes(battle(["m1", "m2"], ["m10 m10 heroine", ""]))
    state = do(state, "besiege roma")
    assert state.phase == "retain" and GAME.to_act(state) == [ANA]
    assert GAME.legal_actions(state, ANA) == [
        "retain none",
        "retain m10",
        "retain heroine",
        "retain m10 m10",
        "retain m10 heroine",
    ]


def test_retained_cards_count_toward_the_new_hand_c3_33() -> None:
    owned = {"roma": ANA, "milano": ANA, "ancona": ANA}
    state = passes(battle(["m1", "m2"], ["m10 m10 heroine", ""], owned=owned))
    state = do(state, "besiege napoli", "retain m10 heroine")
    assert sizes(state) == [13, 11]
    dealt = told(state, BELA, "dealt")[-2]
    assert (dealt["seat"], dealt["count"], dealt["size"]) == (ANA, 11, 13)
    assert {"m10", "heroine"} <= set(hand(state, ANA))


def test_a_seat_with_three_regions_is_dealt_thirteen_cards_c3_10() -> None:
    owned = {"venezia": BELA, "parma": BELA, "siena": BELA}
    state = battle(["m2", "m2", "m1"], owned=owned, site="roma")
    state = do(passes(state), "besiege roma")
    assert sizes(state) == [10, 13, 10] and state.round == 2


def test_two_seats_with_cards_fight_on_without_a_redeal() -> None:
    state = do(passes(battle(["m2", "m1", ""], ["m1", "", "m5"])), "besiege roma")
    assert state.phase == "battle" and state.round == 1 and sizes(state) == [1, 0, 1]


def test_a_hand_discarded_may_end_the_round() -> None:
    state = do(passes(asking(["m2", "m1"], ["winter", "m5"])), "besiege roma", "discard")
    assert state.phase == "retain" and GAME.to_act(state) == [BELA]


# --- 10.1 victory ----------------------------------------------------------


@pytest.mark.parametrize(
    ("seats", "owned", "site", "reason"),
    [
        (2, ["torino", "genova", "parma"], "modena", "adjacent"),
        (3, ["torino", "genova"], "parma", None),
        (4, ["genova", "parma"], "lucca", "adjacent"),
        (4, ["genova", "lucca"], "bologna", None),
        (3, ["torino", "venezia", "lucca", "siena", "ancona"], "bologna", "total"),
        (6, ["torino", "venezia", "lucca", "siena"], "ancona", "total"),
        (5, ["torino", "genova", "venezia", "siena"], "milano", "adjacent"),
    ],
)
def test_a_conqueror_wins_by_adjacent_regions_or_by_their_number(
    seats: int, owned: list[str], site: str, reason: str | None
) -> None:
    lines = ["m10", *[""] * (seats - 1)]
    state = passes(battle(lines, ["m1"] * seats, owned=dict.fromkeys(owned, ANA), site=site))
    if reason is None:
        assert state.phase == "choose" and GAME.result(state) is None
    else:
        result = GAME.result(state)
        assert (result["winners"], result["reason"]) == ([ANA], reason)
        assert result["scores"] == [len(owned) + 1, *[0] * (seats - 1)]
        assert result["ranking"] == [[ANA], list(range(1, seats))]
        assert GAME.to_act(state) == [] and state.phase == "over"


def test_a_loser_who_meets_no_target_does_not_win_by_another_s_battle() -> None:
    state = passes(battle(["m10", "m1"], owned={"roma": BELA}))
    assert GAME.result(state) is None


# --- 10.2 count, 10.3 the final battle -------------------------------------

# Sixteen regions, four for each seat, with no three connected; Roma is free.
SCATTERED = {
    ANA: ["torino", "venezia", "lucca", "ancona"],
    BELA: ["milano", "siena", "spoleto", "ferrara"],
    CYRUS: ["genova", "mantova", "firenze", "napoli"],
    DARA: ["parma", "urbino", "bologna"],
}


def full_board(favour: str, *, modena: int) -> State:
    """Return the last battle: all regions are owned except the papal one."""
    owned = {region: seat for seat, regions in SCATTERED.items() for region in regions}
    lines = ["", "", "", ""]
    lines[modena] = "m10"
    return battle(lines, owned=owned, site="modena", favour=favour)


def test_when_every_region_is_taken_or_papal_the_most_regions_win() -> None:
    taken = [region for region in REGIONS if region not in ("roma", "napoli")]
    owned = {region: number % 5 for number, region in enumerate(taken)}
    lines = ["m10", "", "", "", ""]
    state = passes(battle(lines, owned=owned, site="napoli", favour="roma"))
    assert GAME.result(state) == {
        "winners": [ANA],
        "ranking": [[ANA], [BELA, CYRUS, DARA, EMMA]],
        "scores": [4, 3, 3, 3, 3],
        "reason": "count",
    }


def final_battle() -> State:
    """Return the final battle after a tie for Modena: three seats have the most regions."""
    state = full_board("roma", modena=ANA)
    state.lines[BELA] = numbers("m10")
    state.owner[REGIONS.index("modena")] = DARA
    state.log.clear()
    count_regions(state)
    return state


def test_seats_tied_for_most_regions_fight_a_final_battle() -> None:
    state = final_battle()
    assert GAME.view(state, None)["final_battle"] == [ANA, BELA, CYRUS, DARA]
    assert sizes(state) == [14, 14, 14, 14]
    assert state.phase == "battle" and GAME.view(state, None)["site"] is None


def test_only_tied_seats_take_part_in_the_final_battle() -> None:
    state = full_board("roma", modena=ANA)
    state.holder = DARA
    count_regions(state)
    assert GAME.view(state, None)["final_battle"] == [ANA, BELA, CYRUS]
    assert sizes(state) == [14, 14, 14, 0]
    # The holder does not take part: the first participant clockwise from the holder leads.
    assert GAME.to_act(state) == [ANA]
    refusal = GAME.refusal(state, DARA, "pass")
    assert refusal == {"code": "not_in_final_battle", "seats": [ANA, BELA, CYRUS]}


def test_a_bishop_of_the_final_battle_only_burns() -> None:
    state = final_battle()
    state.hands[ANA] = count(numbers("bishop m1"))
    state.lines[BELA] = numbers("m5")
    assert GAME.legal_actions(state, ANA) == ["play m1", "play bishop", "pass"]
    state = do(state, "play bishop")
    assert state.lines[BELA] == []
    assert GAME.view(state, None)["favour"] == "roma"


@pytest.mark.parametrize(
    ("lines", "winners", "ranking"),
    [
        (["m1", "m5", "", ""], [BELA], [[BELA], [ANA, CYRUS, DARA]]),
        (["m5", "m5", "", ""], [ANA, BELA], [[ANA, BELA], [CYRUS, DARA]]),
        (["", "", "", ""], [ANA, BELA, CYRUS, DARA], [[ANA, BELA, CYRUS, DARA]]),
    ],
)
def test_the_final_battle_decides_or_is_shared(
    lines: list[str], winners: list[int], ranking: list[list[int]]
) -> None:
    state = final_battle()
    state.lines = [numbers(cards) for cards in lines]
    end_battle(state)
    result = GAME.result(state)
    assert (result["winners"], result["ranking"]) == (winners, ranking)
    assert result["reason"] == "final_battle" and result["scores"] == [4, 4, 4, 4]
    assert told(state, None, "final_battle_ended")[0]["seats"] == [ANA, BELA, CYRUS, DARA]


# --- passive and silent players --------------------------------------------


def test_a_third_battle_running_without_a_card_is_warned_of() -> None:
    state = battle(["", ""], ["m1", "m1"])
    for _ in range(3):
        state = do(passes(state), "besiege siena")
    assert [event["count"] for event in told(state, None, "stalemate")] == [3]
    state = do(passes(do(state, "play m1")), "besiege roma")
    assert len(told(state, None, "stalemate")) == 1


def test_a_silent_seat_passes_keeps_and_retains_its_strongest() -> None:
    state = asking(["m1", "m2"], ["m10 m6 heroine courtesan", ""])
    assert GAME.timeout_action(state, ANA) == "pass"
    state = do(passes(state), "besiege roma")
    assert GAME.timeout_action(state, ANA) == "retain m10 heroine"
    asked = do(passes(asking(["m1", "m2"], ["winter", "m1"])), "besiege roma")
    assert GAME.timeout_action(asked, ANA) == "keep"


def test_ties_among_retained_cards_go_by_the_code_of_the_card() -> None:
    state = asking(["m1", "m2"], ["winter scarecrow bishop m1 courtesan", ""])
    state = do(passes(state), "besiege roma")
    assert GAME.timeout_action(state, ANA) == "retain m1 courtesan"
    state = asking(["m1", "m2"], ["winter scarecrow bishop", ""])
    state = do(passes(state), "besiege roma", "keep")
    assert GAME.timeout_action(state, ANA) == "retain scarecrow bishop"


def test_the_region_of_a_silent_holder_is_the_seed_s_and_draws_nothing() -> None:
    states = [GAME.setup(2, {}, bytes([number])) for number in range(40)]
    chosen = {GAME.timeout_action(state, state.holder) for state in states}
    assert len(chosen) > 8
    assert GAME.timeout_action(states[0], states[0].holder) in chosen
    assert states[0].luck.draws == 1

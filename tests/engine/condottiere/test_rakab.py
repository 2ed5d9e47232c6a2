"""Rakab, also as a duel: its differences, by the ids of its rules."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest

from engine.condottiere.box.cards import CARDS
from engine.condottiere.box.regions import RAKAB14, largest_group, without_loose_borders
from engine.condottiere.known import OTHER_CARD
from engine.condottiere.state import State
from tests.engine.condottiere.positions import (
    ANA,
    BELA,
    CYRUS,
    RAKAB,
    battle,
    do,
    hand,
    line,
    numbers,
    passes,
    random_game,
    strengths,
    told,
)
from tests.engine.condottiere.test_battle import named
from tests.engine.condottiere.test_invariants import all_cards

REGIONS = RAKAB.land.regions


def fight(lines: list[str], hands: list[str] | None = None, **more: Any) -> State:
    """Return a battle of at least three seats, since two would be a duel."""
    seats = max(3, len(lines))
    hands = hands or []
    padded = [[*each, *[""] * (seats - len(each))] for each in (lines, hands)]
    return battle(*padded, game=RAKAB, **more)


def sizes(state: State) -> list[int]:
    return [sum(hand) for hand in state.hands]


def owner(state: State, region: str) -> int | None:
    return RAKAB.view(state, None)["owners"][region]


# --- the map ---------------------------------------------------------------


def test_the_map_has_14_provinces_and_29_borders_that_both_sides_know() -> None:
    assert len(REGIONS) == 14 and sum(map(len, RAKAB14.borders)) == 2 * 29
    for region, borders in enumerate(RAKAB14.borders):
        assert region not in borders
        assert all(region in RAKAB14.borders[other] for other in borders)


@pytest.mark.parametrize(("size", "groups"), [(3, 70), (4, 169), (5, 371)])
def test_the_map_has_as_many_connected_groups_as_were_counted(size: int, groups: int) -> None:
    owned = combinations(range(14), size)
    assert sum(largest_group(RAKAB14, regions) == size for regions in owned) == groups


def test_borders_in_a_point_may_be_left_out() -> None:
    strict = without_loose_borders(RAKAB14)
    assert sum(map(len, strict.borders)) == 2 * 27
    state = RAKAB.setup(3, {"strict_borders": True}, b"x")
    assert state.rules.land.borders == strict.borders


def test_a_region_of_the_other_map_is_unknown() -> None:
    state = RAKAB.setup(3, {}, b"x")
    assert RAKAB.refusal(state, state.holder, "besiege roma") == {"code": "region_unknown"}
    assert RAKAB.describe("besiege roma") is None
    assert RAKAB.describe("besiege lia")["region"] == "lia"


# --- strength and cards ----------------------------------------------------


@named("rakab")
def test_strengths_are_those_of_the_rulebook(case: dict[str, Any]) -> None:
    state = fight(case["lines"], on_top=case.get("season"))
    if "play" in case:
        seat, action = case["play"]
        hands = ["", ""]
        hands[seat] = "bishop"
        state = fight(case["lines"], hands, actor=seat, on_top=case.get("season"))
        state = do(state, action)
        assert [line(state, ANA), line(state, BELA)] == case["after"]
    assert strengths(state)[: len(case["totals"])] == case["totals"]
    if "totals_per_card" in case:
        other = {"spring_bonus": "per_card"}
        state = fight(case["lines"], on_top=case["season"], options=other)
        assert strengths(state)[:2] == case["totals_per_card"]


def test_ar_01_spring_gives_three_to_an_army_or_by_option_to_each_soldier() -> None:
    assert strengths(fight(["m6 m6", "m6"], on_top="spring"))[:2] == [15, 9]
    per_card = {"spring_bonus": "per_card"}
    assert strengths(fight(["m6 m6", "m6"], on_top="spring", options=per_card))[:2] == [18, 9]


def test_ar_12_only_equality_at_the_top_keeps_a_province_empty() -> None:
    state = passes(fight(["m6", "m2", "m2"], ["m1", "m1", "m1"]))
    assert owner(state, "morina") == ANA


def test_the_bonus_of_an_army_is_on_the_first_of_its_highest_cards() -> None:
    state = fight(["m6 m6", "m6"], on_top="spring")
    assert RAKAB.view(state, None)["players"][ANA]["worth"] == [9, 6]


def test_ar_11_a_season_lies_on_the_board_and_the_newest_counts() -> None:
    state = fight(["m10", "m6"], ["winter", "spring", "winter"])
    state = do(state, "play winter")
    assert strengths(state) == [1, 1, 0] and line(state, ANA) == ["m10"]
    state = do(state, "play spring")
    assert strengths(state) == [13, 6, 0]
    state = do(state, "play winter")
    assert len(state.slot) == 3 and RAKAB.view(state, None)["season"] == "winter"
    state = passes(state)
    assert state.slot == () and RAKAB.view(state, None)["season"] is None


def test_the_elder_must_put_the_token_on_an_empty_province() -> None:
    state = fight(["m1"], ["bishop m2"], owned={"lia": BELA}, favour="enna")
    legal = RAKAB.legal_actions(state, ANA)
    assert "play bishop enna" in legal and "play bishop lia" not in legal
    assert "play bishop morina" not in legal  # AR-10
    assert RAKAB.refusal(state, ANA, "play bishop off") == {
        "code": "favour_must_be_placed",
        "card": "bishop",
    }
    assert RAKAB.refusal(state, ANA, "play bishop")["code"] == "needs_region"
    state = do(state, "play bishop rollo")
    assert RAKAB.view(state, None)["favour"] == "rollo" and line(state, ANA) == ["bishop"]


def test_ar_06_the_token_stays_when_no_province_is_empty() -> None:
    owned = {region: number % 3 for number, region in enumerate(REGIONS) if region != "morina"}
    state = fight(["m1"], ["bishop m2"], owned=owned)
    assert RAKAB.legal_actions(state, ANA) == ["play m2", "play bishop", "pass"]
    assert RAKAB.view(do(state, "play bishop"), None)["favour"] is None


def test_ar_13_a_scarecrow_may_take_nothing_and_stays_in_the_row() -> None:
    state = do(fight(["m1"], ["scarecrow"]), "play scarecrow")
    assert line(state, ANA) == ["m1", "scarecrow"]


# --- the next chooser ------------------------------------------------------


def test_after_a_tie_the_last_to_pass_chooses_rk_31() -> None:
    state = fight(["m6", "m6", ""], ["m1", "m1", "m1"], actor=CYRUS)
    state = do(state, "pass", "pass", "pass")
    assert owner(state, "morina") is None and state.holder == BELA
    assert told(state, None, "holder")[0]["reason"] == "last_to_pass"


def test_when_all_pass_at_once_the_last_of_them_chooses_rk_32() -> None:
    state = passes(fight(["", "", ""], ["m1", "m1", "m1"]))
    assert owner(state, "morina") is None and state.holder == CYRUS


def test_ar_03_a_seat_without_cards_passes_too_and_that_counts() -> None:
    state = passes(fight(["", "", ""], ["m1", "m1", ""]))
    assert state.holder == CYRUS


def test_ar_05_a_flag_bearer_before_any_pass_makes_its_player_choose_rk_33() -> None:
    state = do(fight(["", "", ""], ["surrender m1", "m1", "m1"]), "play surrender")
    assert owner(state, "morina") is None and state.holder == ANA
    assert told(state, None, "holder")[0]["reason"] == "surrendered"
    state = fight(["", "", ""], ["m1", "surrender m1", "m1"])
    assert do(state, "pass", "play surrender").holder == ANA


def test_ar_04_after_a_tie_the_most_lionesses_choose_rk_34() -> None:
    state = passes(fight(["m6", "m6", "courtesan"], ["m1", "m1", "m1"]))
    assert owner(state, "morina") is None and state.holder == CYRUS


# --- regroup and the end ---------------------------------------------------


def test_ar_07_a_chain_of_three_provinces_is_three_side_by_side() -> None:
    chain = [REGIONS.index(region) for region in ("bella", "caline", "enna")]
    assert largest_group(RAKAB14, chain) == 3
    first, middle, last = chain
    assert last not in RAKAB14.borders[first] and middle in RAKAB14.borders[last]


def test_ar_14_hand_sizes_are_public() -> None:
    seen = RAKAB.view(fight(["", ""], ["m1 m2", "m3"]), None)
    assert [player["hand_size"] for player in seen["players"]] == [2, 1, 0]


def test_ar_15_a_win_does_not_wait_until_hands_are_regrouped() -> None:
    near = dict.fromkeys(["rollo", "borge"], ANA)
    state = passes(fight(["m6", "", ""], ["winter", "m1", "m1"], owned=near))
    assert state.phase == "over" and sizes(state) == [1, 1, 1]
    assert line(state, ANA) == ["m6"]


def test_the_site_is_chosen_last() -> None:
    state = passes(fight(["m6", "", ""], ["winter", "m1", "m1"], options={"asked_discards": True}))
    assert state.phase == "discard" and RAKAB.to_act(state) == [ANA]
    assert do(state, "keep").phase == "choose"


def test_a_seat_with_two_provinces_is_dealt_twelve_cards_rk_30() -> None:
    state = passes(fight(["m6", "", ""], ["m1", "", ""], owned={"lia": ANA}))
    assert told(state, None, "handed_in")[0]["count"] == 1
    assert sizes(state) == [12, 10, 10]


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_five_provinces_or_three_adjacent_ones_win_for_any_seat(seats: int) -> None:
    lines = ["m6", *[""] * (seats - 1)]
    apart = dict.fromkeys(["bella", "atela", "lia", "elinia"], ANA)
    assert RAKAB.result(passes(fight(lines, owned=apart)))["reason"] == "total"
    near = dict.fromkeys(["rollo", "borge"], ANA)
    assert RAKAB.result(passes(fight(lines, owned=near)))["reason"] == "adjacent"


def test_when_no_province_is_empty_the_most_provinces_win_together() -> None:
    taken = [region for region in REGIONS if region not in ("morina", "lia")]
    owned = {region: 1 + number % 4 for number, region in enumerate(taken)}
    lines = ["m6", *[""] * 5]
    state = passes(fight(lines, owned=owned, favour="lia"))
    result = RAKAB.result(state)
    assert result["winners"] == [1, 2, 3, 4] and result["reason"] == "count"


# --- the duel --------------------------------------------------------------


def duel(**options: Any) -> State:
    return RAKAB.setup(2, options, b"duel")


def test_each_player_of_a_duel_has_a_deck_of_23_and_a_hand_of_eight() -> None:
    state = duel()
    assert sizes(state) == [8, 8] and [len(deck) for deck in state.decks] == [15, 15]
    for seat in (ANA, BELA):
        whole = sorted([*numbers(hand(state, seat)), *state.decks[seat]])
        assert [whole.count(card) for card in range(15)] == [*[2] * 7, 1, 1, 0, 1, 1, 1, 3, 1]
    assert RAKAB.view(state, None)["targets"] == {"total": 3, "adjacent": None}


def test_played_cards_leave_the_duel_and_hands_refill_from_their_own_deck() -> None:
    state = do(duel(), "besiege lia")
    seat = state.holder
    card = next(card for card in hand(state, seat) if card.startswith("m"))
    state = passes(do(state, f"play {card}"))
    assert sizes(state) == [8, 8] and sum(state.burned) == 1
    assert [len(deck) for deck in state.decks][seat] == 14
    assert owner(state, "lia") == seat and state.phase == "choose"
    assert all_cards(state) == state.rules.deck


def test_an_elder_of_a_duel_only_burns() -> None:
    state = do(duel(), "besiege lia")
    state.hands[state.holder][CARDS.index("bishop")] = 1
    assert "play bishop" in RAKAB.legal_actions(state, state.holder)


def test_three_battles_won_win_the_duel() -> None:
    reasons = set()
    for number in range(40):
        *_, state = random_game(2, number, game=RAKAB)
        result = RAKAB.result(state)
        reasons.add(result["reason"])
        assert (max(result["scores"]) == 3) == (result["reason"] == "total")
    assert reasons == {"total", "exhausted"} or reasons == {"total"}


def spent(**options: Any) -> State:
    """Return a duel near its end, with empty decks."""
    state = do(duel(**options), "besiege lia")
    for seat, deck in enumerate(state.decks):
        for card in [*deck, *numbers(hand(state, seat))]:
            state.burned[card] += 1
        state.hands[seat] = [0] * 15
    state.decks = ((), ())
    return state


def test_a_duel_without_cards_ends_and_equal_wins_are_a_draw() -> None:
    state = passes(spent())
    assert RAKAB.result(state) == {
        "winners": [],
        "ranking": [[ANA, BELA]],
        "scores": [0, 0],
        "reason": "exhausted",
    }


def test_ar_09_three_battles_without_a_card_end_a_duel_with_a_player_out_of_cards() -> None:
    state = spent()
    state.hands[ANA][0], state.burned[0] = 1, state.burned[0] - 1
    for _ in range(2):
        state = passes(state)
        assert state.phase == "choose"
        state = do(state, "besiege enna")
    assert RAKAB.result(passes(state))["reason"] == "exhausted"


def test_ar_08_the_only_one_who_has_cards_left_in_a_duel_keeps_them() -> None:
    state = spent()
    state.hands[ANA][0], state.burned[0] = 1, state.burned[0] - 1
    assert sizes(passes(state)) == [1, 0]


def test_ar_09_battles_before_a_player_was_out_of_cards_do_not_count() -> None:
    """Both could play in two battles; Ana burns her last hand after the third."""
    drummer = CARDS.index("drummer")
    state = spent(duel_discards=True, asked_discards=True)
    for seat, card in ((ANA, drummer), (BELA, 0)):
        state.hands[seat][card], state.burned[card] = 1, state.burned[card] - 1
    for _ in range(2):
        state = do(passes(state), "keep", "besiege enna")
    state = do(passes(state), "discard")
    for _ in range(3):
        assert state.phase == "choose"
        state = passes(do(state, "besiege enna"))
    assert RAKAB.result(state)["reason"] == "exhausted"


@pytest.mark.parametrize(("discards", "phase"), [(False, "choose"), (True, "discard")])
def test_ar_08_a_hand_without_soldiers_is_burned_in_a_duel_only_by_option(
    discards: bool, phase: str
) -> None:
    state = do(duel(duel_discards=discards, asked_discards=True), "besiege lia")
    for seat in (ANA, BELA):
        for card in range(7):
            state.burned[card] += state.hands[seat][card]
            state.hands[seat][card] = 0
    assert passes(state).phase == phase


def soldier_free_hand_kept() -> State:
    """Return the state after Ana has kept a hand without soldiers and refilled it."""
    state = do(duel(duel_discards=True, asked_discards=True, first_holder=1), "besiege lia")
    for card in range(7):
        state.burned[card] += state.hands[ANA][card]
        state.hands[ANA][card] = 0
    return do(passes(state), "keep")


def test_a_hand_kept_without_a_soldier_and_filled_up_may_hold_some() -> None:
    state = soldier_free_hand_kept()
    assert RAKAB.to_json(RAKAB.from_json(RAKAB.to_json(state))) == RAKAB.to_json(state)
    kept = state.known[ANA].count(OTHER_CARD)
    assert 0 < kept < 8 == sizes(state)[ANA]
    worlds = [RAKAB.reshuffle_unseen(state, BELA, bytes([n])) for n in range(40)]
    soldiers = {sum(world.hands[ANA][:7]) for world in worlds}
    # The cards kept are not soldiers; the new ones are unknown.
    assert len(soldiers) > 1 and max(soldiers) <= 8 - kept


def test_a_duel_may_skip_the_choice_of_provinces() -> None:
    state = duel(skip_sites=True)
    assert state.phase == "battle" and RAKAB.view(state, None)["site"] == REGIONS[0]
    state = passes(state)
    assert state.phase == "battle" and state.battle == 2


def test_the_cards_of_one_deck_never_come_to_the_other_player() -> None:
    state = do(duel(), "besiege lia")
    worlds = [RAKAB.reshuffle_unseen(state, ANA, bytes([n])) for n in range(20)]
    assert len({tuple(hand(world, BELA)) for world in worlds}) > 10
    assert len({world.decks[ANA] for world in worlds}) > 10
    for world in worlds:
        for seat in (ANA, BELA):
            whole = sorted([*numbers(hand(world, seat)), *world.decks[seat]])
            assert whole == sorted([*numbers(hand(state, seat)), *state.decks[seat]])


def test_a_game_without_rounds_tells_no_number_of_one() -> None:
    assert [event["round"] for event in told(duel(), None, "round_started")] == [0]
    of_three = RAKAB.setup(3, {}, bytes(32))
    assert [event["round"] for event in told(of_three, None, "round_started")] == [1]

"""The rulings of section 19 of docs/rules/troyes.md without a switch, by number."""

from __future__ import annotations

from engine.troyes.rules import le_roy
from engine.troyes.rules.ending import account
from engine.troyes.rules.event_cards import (
    MARAUDING,
    awards,
    bring_citizen,
    call,
    run_events,
    undo_work,
)
from engine.troyes.state import NOBODY
from tests.engine.troyes.positions import (
    ANNA,
    EMILY,
    FAYE,
    GAME,
    GEOFFREY,
    GREY,
    LE_ROY,
    do,
    flags,
    laid,
    queue,
    refused,
    slot,
    stands,
    told,
)


def test_q3_each_event_that_cannot_be_met_costs_its_own_two_points() -> None:
    state = laid(2, events={"civil_war": [], "heresy": []}, deniers={ANNA: 0}, points={ANNA: 9})
    state.influence[ANNA] = 0
    run_events(state)
    assert state.points[ANNA] == 9 - 2 - 2


def test_q6_more_than_enough_may_be_paid_against_black_dice() -> None:
    state = laid(phase="counter", black=(2,), dice={ANNA: "r6 w6", FAYE: "y1"})
    state = do(state, "counter 2 r6 w6")
    assert state.influence[ANNA] == 5 and state.dice[ANNA] == [(), (), ()]


def test_q7_who_can_only_counter_a_lower_die_suffers_the_highest() -> None:
    state = laid(phase="counter", black=(6, 1), dice={ANNA: "w1 y2"}, points={ANNA: 5})
    assert refused(state, "counter 1 w1")["code"] == "black_highest"
    state = do(state, "suffer")
    assert state.black == (1,) and state.points[ANNA] == 3


def test_q11_a_stored_cube_is_not_for_the_action_that_earns_it_and_outlives_the_tradesman() -> None:
    state = laid(dice={ANNA: "w5 w4 y3"}, open="confession", deniers={ANNA: 20})
    assert refused(state, "activate confession w5 with:confession")["code"] == "cube_not_there"
    left = laid(dice={ANNA: "y5 y1"}, cubes={"priest": {ANNA: 1}})
    assert told(do(left, "farm y5 with:priest"), "farmed")[0]["value"] == 8


def test_q12_a_cube_may_change_the_dice_that_activate_a_card() -> None:
    state = laid(dice={ANNA: "y3 y1"}, tradesmen={"sculptor": [ANNA]}, cubes={"priest": {ANNA: 1}})
    assert do(state, "activate sculptor y3 with:priest").points[ANNA] == 2


def test_q15_equal_numbers_go_to_different_levels_and_every_die_is_placed() -> None:
    state = laid(dice={ANNA: "w4 w4 w4 y1"}, cathedral={4: [FAYE]})
    assert refused(state, "cathedral w4 w4 w4") == {"code": "column_full", "number": 4}
    assert do(state, "cathedral w4 w4").cathedral[3] == (FAYE, ANNA, ANNA)


def test_q18_a_colour_with_a_lying_citizen_is_expelled_by_no_seat() -> None:
    state = laid(
        standing={"P1": GREY, "P2": ANNA, "P3": EMILY},
        lying={"palace": [GREY, ANNA]},
        dice={ANNA: "r1 r2 r3"},
    )
    codes = [(refused(state, f"citizen r{n}") or {}).get("code") for n in (1, 2, 3)]
    assert codes == ["protected", "protected", None]
    full = {f"P{n}": EMILY for n in range(1, 7)}
    kept = laid(standing=full, lying={"palace": [EMILY]}, events={"succession_conflict": []})
    bring_citizen(kept, kept.queue[1], {"building": "palace"})
    assert kept.spaces[:6] == [EMILY] * 6 and told(kept, "citizen_kept_out")


def test_q19_a_lying_citizen_or_one_of_the_same_building_may_be_placed() -> None:
    state = laid(standing={"P1": ANNA}, lying={"palace": [ANNA]}, dice={ANNA: "r1 r4"})
    assert stands(do(state, "citizen r4 from:P1"), "P1", "P4") == [None, ANNA]
    assert do(state, "citizen r4 from:palace").lying[0] == ()
    # The last expelled citizen there was lifted, so it no longer protects others.
    assert do(state, "citizen r1 from:palace").lying[0] == (ANNA,)


def test_q20_the_best_free_space_is_taken() -> None:
    state = laid(dice={ANNA: "y4 y1"}, tradesmen={"merchant": [None, FAYE]})
    state = do(state, "activate merchant y4")
    assert state.tradesmen[slot(state, "merchant")] == (ANNA, FAYE)


def test_q22_uses_that_cannot_be_paid_are_not_made_and_one_must_be() -> None:
    table = {"dice": {ANNA: "y6 y6 y1"}, "tradesmen": {"innkeeper": [ANNA]}}
    state = do(laid(**table, deniers={ANNA: 2}, influence={ANNA: 0}), "activate innkeeper y6 y6")
    assert (state.deniers[ANNA], state.influence[ANNA]) == (0, 2)
    poor = laid(**table, deniers={ANNA: 0})
    assert refused(poor, "activate innkeeper y6 y6")["code"] == "use_unpaid"


def test_q23_a_grey_cube_of_support_that_fills_a_card_resolves_it_at_once() -> None:
    state = laid(events={"war": [ANNA] * 5, "heresy": [], "support": []}, points={ANNA: 0})
    run_events(state)
    assert "war" not in queue(state) and state.points[ANNA] == 5
    assert flags(state, "heresy") == [GREY] and flags(state, "marauding") == []


def test_q25_halves_are_lost() -> None:
    assert awards([0, 1], 4, 1)[0] == {0: 2, 1: 2}
    assert awards([0, 0, 1, 2], 5, 3)[0] == {0: 5, 1: 1, 2: 1}


def test_q27_a_card_filled_on_the_way_is_resolved_before_the_next_cube() -> None:
    state = laid(
        dice={ANNA: "r6 r1"},
        tradesmen={"diplomat": [ANNA]},
        events={"skirmishes_1": [FAYE, FAYE], "war": []},
        influence={ANNA: 1},
    )
    state = do(state, "activate diplomat r6", "flag skirmishes_1")
    assert queue(state) == ["marauding", "war"] and state.points[:2] == [1, 3]
    assert refused(state, "flag skirmishes_1")["code"] == "event_not_there"
    assert do(state, "flag war").influence[ANNA] == 1


def test_q28_points_of_work_undone_stay() -> None:
    state = laid(cathedral={6: [ANNA]}, points={ANNA: 1}, events={"interruption_of_work": []})
    undo_work(state, state.queue[1], {})
    assert state.cathedral[5] == () and state.points[ANNA] == 1


def test_q29_no_more_than_eight_grey_citizens_stand_and_lie() -> None:
    standing = {"P1": GREY, "P2": GREY} | {f"B{row}.{p}": GREY for row in "12" for p in "12"}
    state = laid(standing=standing, lying={"palace": [GREY], "bishopric": [GREY]})
    assert state.supply[4] == 0
    bring_citizen(state, MARAUDING, {"building": "city_hall"})
    assert state.spaces[12:] == [NOBODY] * 6 and told(state, "citizens_used_up")


def test_q30_money_in_a_district_cannot_be_spent_nor_taxed() -> None:
    state = laid(
        2,
        actor=FAYE,
        dice={FAYE: "r6 r1", GREY: "y2"},
        deniers={ANNA: 0},
        standing={"C1.1": ANNA},
        tradesmen={"tax_collector": [FAYE]},
        passed=(ANNA,),
    )
    state.pouch[ANNA] = 5
    state = do(state, "activate tax_collector r6")
    assert state.deniers[:2] == [0, 10] and state.pouch[ANNA] == 6


def test_q36_le_roy_counters_and_completes_with_the_dice_he_has() -> None:
    state = laid(1, dice={ANNA: "y1", GREY: "r6"}, events={"war": []})
    le_roy.fight(state, 5)
    assert queue(state) == ["marauding"] and state.points[LE_ROY] == 8
    state = laid(1, dice={ANNA: "y1", GREY: "w2"})
    le_roy.build(state, 7)
    assert state.points[LE_ROY] == 2 and state.cathedral[5] == (LE_ROY,) == state.cathedral[4]


def test_q42_an_empty_deck_answers_no_call() -> None:
    state = laid(events={"war": []})
    state.decks[1] = ()
    call(state, state.queue[1])
    assert queue(state) == ["marauding", "war"]


def test_q43_cubes_beyond_the_free_flags_are_not_placed_and_bring_nothing() -> None:
    state = laid(dice={ANNA: "r6 r6 r1"}, events={"skirmishes_1": [FAYE, FAYE]})
    assert do(state, "combat skirmishes_1 r6 r6").influence[ANNA] == 4 + 1


def test_q44_three_of_a_yellow_group_place_a_cube_on_marauding() -> None:
    state = laid(dice={ANNA: "y6 r6"})
    assert refused(state, "combat marauding r6") == {"code": "dice_colour", "colour": "yellow"}
    assert flags(do(state, "combat marauding y6"), "marauding") == [ANNA, ANNA]


def test_q45_baker_and_banquet_count_the_dice_left_after_paying() -> None:
    bonus = {"bonus_cards": True}
    state = laid(
        dice={ANNA: "y5 y1", FAYE: "y2", GREY: "y3"}, tradesmen={"baker": [ANNA]}, options=bonus
    )
    assert do(state, "activate baker y5").deniers[ANNA] == 10 + 3
    state = laid(dice={ANNA: "r5 r1", FAYE: "r2"}, tradesmen={"banquet": [ANNA]}, options=bonus)
    assert do(state, "activate banquet r5").points[ANNA] == 1


def test_q46_a_tradesman_without_a_space_counts_for_le_florentin() -> None:
    state = laid(
        3,
        tradesmen={"merchant": [FAYE, GEOFFREY, ANNA], "monk": [ANNA]},
        points={ANNA: 0},
    )
    florentin = [card.id for card in state.rules.cards.characters].index("le_florentin")
    state.characters[ANNA] = (florentin,)
    found = account(state, ANNA)
    assert found["tradesmen"] == 4 and found["characters"]["le_florentin"] == 1
    assert GAME.view(state, None)["players"][ANNA]["tradesmen"] == 2

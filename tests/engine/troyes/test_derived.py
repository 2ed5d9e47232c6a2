"""Our own examples of Troyes (18.2), by id."""

from __future__ import annotations

import pytest

from engine.troyes.rules import le_roy
from engine.troyes.rules.ending import account
from engine.troyes.rules.event_cards import (
    add_cubes,
    add_work,
    awards,
    bring_citizen,
    run_events,
    undo_work,
)
from engine.troyes.rules.groups import value_of
from engine.troyes.rules.rounds import next_to_act, pay_wages
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

PALACE = {f"P{n}": ANNA for n in range(1, 7)}


def effect_of(name: str) -> dict:
    cards = laid().rules.cards
    return cards.activities[cards.activity_number[name]].effect


def test_d1_wages_that_cannot_be_paid_cost_points() -> None:
    for points, left in ((3, 1), (1, 0), (0, 0)):
        state = laid(standing=PALACE, deniers={ANNA: 0}, points={ANNA: points})
        assert pay_wages(state, ANNA) == [6, 0, 0]
        assert state.deniers[ANNA] == 0 and state.points[ANNA] == left


def test_d2_each_event_that_cannot_be_met_costs_points() -> None:
    state = laid(
        2,
        events={"civil_war": [], "heresy": []},
        deniers={ANNA: 2, FAYE: 9},
        influence={ANNA: 1, FAYE: 9},
        points={ANNA: 9, FAYE: 9},
    )
    assert run_events(state) == 1
    assert (state.deniers[:2], state.influence[:2], state.points[:2]) == ([0, 6], [0, 7], [5, 9])


def test_d3_a_seat_that_cannot_counter_the_highest_takes_the_penalty() -> None:
    own = {ANNA: "w1 y2", FAYE: "r6"}
    state = laid(phase="counter", black=(5,), dice=own, points={ANNA: 2})
    state = do(state, "suffer")
    assert state.black == () and state.points[ANNA] == 0 and state.influence[ANNA] == 4
    assert state.dice[ANNA] == [(), (1,), (2,)]
    state = laid(phase="counter", black=(3, 2), dice=own)
    assert refused(state, "counter 2 y2")["code"] == "black_highest"
    assert refused(state, "suffer")["code"] == "can_counter"
    assert refused(state, "counter 3 w1 y2") is None


def test_d4_red_dice_count_twice_and_others_once() -> None:
    own = {ANNA: "r3 y1"}
    state = laid(phase="counter", black=(6, 1), dice=own)
    assert refused(state, "counter 6 r3 y1") is None
    assert refused(state, "counter 6 r3") is None
    assert refused(state, "counter 6 1 r3") == {"code": "too_weak", "needed": 7, "value": 6}


def test_d5_a_tie_of_three_divides_both_prizes_by_three() -> None:
    assert awards([2, 0, 1], 4, 2) == ({2: 2, 0: 2, 1: 2}, 2)


def test_d6_a_tie_for_the_second_place_divides_the_second_prize() -> None:
    assert awards([0, 1, 0, 3, 0], 5, 3) == ({0: 5, 1: 1, 3: 1}, 0)


def test_d7_grey_cubes_take_a_place_and_burn_the_card() -> None:
    state = laid(events={"brigands_1": [GREY, GREY, ANNA]}, dice={ANNA: "r3 r1"})
    add_cubes(state, state.queue[1], 4, 1)
    assert state.points[ANNA] == 2 and queue(state) == ["marauding"]
    assert told(state, "event_burned")[0]["card"] == "brigands_1"
    assert state.taken == [()] * 5


def test_d8_a_single_owner_of_cubes_gets_both_prizes() -> None:
    state = laid(events={"skirmishes_1": [ANNA, ANNA]}, dice={ANNA: "r3 r1"})
    state = do(state, "combat skirmishes_1 r3")
    assert state.points[ANNA] == 4 and len(state.taken[ANNA]) == 1


def test_d9_the_monk_makes_three_yellow_dice_of_a_white_one() -> None:
    state = laid(dice={FAYE: "w4 w1"}, cubes={"monk": {ANNA: 1}}, deniers={ANNA: 2})
    state = do(state, "farm 1:w4 with:monk")
    assert state.deniers[ANNA] == 6 and state.stored[slot(state, "monk")][ANNA] == 0


def test_d10_the_blacksmith_adds_five_to_the_group() -> None:
    state = laid(
        dice={ANNA: "r2 r3 r1"}, cubes={"blacksmith": {ANNA: 1}}, tradesmen={"mercenary": [ANNA]}
    )
    state = do(state, "activate mercenary r2 r3 with:blacksmith")
    assert told(state, "activated")[0]["value"] == 10
    assert state.deniers[ANNA] == 10 + 3 * 3


def test_d11_cubes_that_change_each_die() -> None:
    assert value_of(effect_of("apprenticeship"), [6, 6, 1]) == 15
    assert value_of(effect_of("confession"), [6, 6, 1]) == 19
    assert value_of(effect_of("priest"), [6]) == 9


def test_d12_the_prior_builds_two_cubes_with_one_die() -> None:
    state = laid(dice={ANNA: "w4 w1"}, cubes={"prior": {ANNA: 2}}, options={"bonus_cards": True})
    full = laid(
        dice={ANNA: "w4 w1"},
        cubes={"prior": {ANNA: 2}},
        options={"bonus_cards": True},
        cathedral={4: [FAYE, FAYE]},
    )
    assert refused(full, "cathedral w4 with:prior") == {"code": "column_full", "number": 4}
    state = do(state, "cathedral w4 with:prior")
    assert state.cathedral[3] == (ANNA, ANNA)
    assert state.points[ANNA] == 2 and state.influence[ANNA] == 8


def test_d13_a_lying_citizen_protects_those_of_its_colour() -> None:
    state = laid(
        standing={"P1": EMILY, "P2": FAYE, "P5": EMILY},
        lying={"palace": [EMILY]},
        dice={ANNA: "r1 r2 r3 r5"},
    )
    for number, code in ((1, "protected"), (5, "protected"), (2, None), (3, None)):
        refusal = refused(state, f"citizen r{number}")
        assert (refusal or {}).get("code") == code


def test_d14_rows_are_pushed_from_the_left() -> None:
    full = laid(standing={"B1.1": ANNA, "B1.2": FAYE}, actor=GEOFFREY, dice={GEOFFREY: "w1 w2"})
    pushed = do(full, "citizen w2")
    assert stands(pushed, "B1.1", "B1.2") == [GEOFFREY, ANNA] and pushed.lying[1] == (FAYE,)
    gap = laid(standing={"B1.1": ANNA}, actor=GEOFFREY, dice={GEOFFREY: "w1 w2"})
    assert stands(do(gap, "citizen w2"), "B1.1", "B1.2") == [ANNA, GEOFFREY]
    row = {"C1.1": ANNA, "C2.1": ANNA}
    state = laid(standing=row, events={"wayfarers": []})
    bring_citizen(state, state.queue[1], {"building": "city_hall"})
    entered = "C1" if stands(state, "C1.1") == [GREY] else "C2"
    assert stands(state, f"{entered}.1", f"{entered}.2") == [GREY, ANNA]
    assert state.lying == [(), (), ()]


def test_d15_work_on_the_cathedral_is_added_and_undone() -> None:
    state = laid(events={"migrant_workers": []}, cathedral={1: [0], 2: [0], 4: [0]})
    add_work(state, state.queue[1], {})
    assert state.cathedral[2] == (4,)
    built = {1: [0], 2: [0, 0], 3: [0], 4: [0], 5: [0, 0], 6: [0]}
    state = laid(events={"interruption_of_work": []}, cathedral=built)
    undo_work(state, state.queue[1], {})
    assert told(state, "work_undone")[0] == {
        "turn": 0, "kind": "work_undone", "card": "interruption_of_work", "seat": 0,
        "level": 2, "number": 5,
    }  # fmt: skip
    assert state.cathedral[4] == (0,)


def test_d16_a_seat_that_has_passed_is_paid_for_each_skipped_turn() -> None:
    state = laid(2, dice={FAYE: "y1 y1 y1 y1 y2"}, deniers={ANNA: 0})
    state = do(state, "pass", "citizen y1", "citizen y1", "citizen y1")
    assert state.pouch[ANNA] == 5 and state.deniers[ANNA] == 0
    state = do(state, "pass")
    assert state.deniers[ANNA] == 5 + 10 and state.pouch[ANNA] == 0


def test_d17_levels_without_a_cube_cost_and_marked_events_count() -> None:
    state = laid(
        cathedral={1: [ANNA, FAYE, ANNA]},
        events={"marauding": [ANNA], "war": [FAYE, ANNA], "drought": [ANNA], "heresy": [FAYE]},
    )
    found = account(state, ANNA)
    assert found["levels"] == -2 and found["marked_events"] == 3


def test_d18_cubes_of_the_archer_may_be_spread_and_a_full_card_is_resolved_at_once() -> None:
    for attempt in range(400):
        state = laid(
            dice={ANNA: "r3 r3 r3 y1"},
            tradesmen={"archer": [ANNA]},
            events={"war": [FAYE, FAYE, FAYE, ANNA, ANNA], "drought": []},
            seed=b"archer %d" % attempt,
        )
        state = do(state, "activate archer r3 r3 r3")
        if sorted(told(state, "archer_rolled")[0]["numbers"]) == [2, 3, 6]:
            break
    assert state.phase == "flag" and state.choosing[1] == 2
    assert refused(state, "enough") == {"code": "cubes_left", "count": 2}
    state = do(state, "flag war")
    assert queue(state) == ["marauding", "drought"] and state.points[ANNA] == 4
    state = do(state, "flag drought")
    assert flags(state, "drought") == [ANNA] and state.phase == "act"
    assert state.influence[ANNA] == 6


def test_d19_the_captain_counts_marked_events_with_marauding() -> None:
    state = laid(
        dice={ANNA: "r6 r6 r1"},
        tradesmen={"captain": [ANNA]},
        events={"marauding": [ANNA], "war": [ANNA], "drought": [ANNA], "heresy": [FAYE]},
    )
    assert do(state, "activate captain r6").points[ANNA] == 3
    assert do(state, "activate captain r6 r6").points[ANNA] == 6


@pytest.mark.parametrize("mine", ["", "y6"])
def test_d20_le_roy_buys_the_best_die_of_the_player_if_there_is_one(mine: str) -> None:
    state = laid(1, dice={ANNA: mine, GREY: "r5 w4 y4 y1"}, deniers={ANNA: 0})
    le_roy.buy(state, 3)
    assert state.points[LE_ROY] == 2
    if mine:
        assert state.deniers[ANNA] == 4 and state.dice[ANNA] == [(), (), ()]
        assert state.dice[LE_ROY] == [(), (4,), (1, 4)]
    else:
        assert state.deniers[ANNA] == 0 and state.dice[LE_ROY] == [(), (4,), (1,)]


def test_the_last_die_ends_the_round() -> None:
    state = laid(dice={ANNA: "y4"})
    assert GAME.to_act(state) == [ANNA]
    next_to_act(state, GEOFFREY)
    assert state.actor == GEOFFREY
    state.actor = ANNA
    assert do(state, "farm y4").round == 4

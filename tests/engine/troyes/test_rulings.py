"""The rulings of section 19 of docs/rules/troyes.md, with both values of each switch."""

from __future__ import annotations

from itertools import combinations_with_replacement, product, takewhile
from typing import Any

import pytest

from engine.troyes.box.cards import CARDS, SIDES
from engine.troyes.rules import le_roy
from engine.troyes.rules.ending import among_players
from engine.troyes.rules.event_cards import draw_events, run_events
from engine.troyes.rules.groups import strength
from engine.troyes.rules.rounds import next_to_counter, pay_wages
from engine.troyes.state import State
from tests.engine.troyes.positions import (
    ANNA,
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
    stands,
    told,
)


def code(refusal: dict | None) -> str | None:
    return refusal and refusal["code"]


def test_q1_an_unpaid_citizen_may_be_idle_instead() -> None:
    standing = {f"P{n}": ANNA for n in range(1, 7)} | {"B1.1": ANNA}
    state = laid(
        standing=standing,
        deniers={ANNA: 0},
        points={ANNA: 5},
        options={"wage_shortfall": "block"},
    )
    assert pay_wages(state, ANNA) == [4, 1, 0]
    assert state.deniers[ANNA] == 1 and state.points[ANNA] == 5


@pytest.mark.parametrize(("floor", "left"), [(0, 0), ("none", -1)])
def test_q2_points_may_be_kept_from_falling_below_nothing(floor: int | str, left: int) -> None:
    state = laid(
        phase="counter",
        black=(5,),
        points={ANNA: 1},
        dice={GREY: "r1"},
        options={"vp_floor_during_game": floor},
    )
    assert do(state, "suffer").points[ANNA] == left


@pytest.mark.parametrize("duty", [False, True])
def test_q4_influence_need_not_be_spent_to_be_able_to_counter(duty: bool) -> None:
    options = {"must_use_influence_to_counter": duty}
    own = {ANNA: "w1", FAYE: "w1"}
    state = laid(phase="counter", black=(5,), dice=own, options=options)
    assert code(refused(state, "suffer")) == ("must_use_influence" if duty else None)
    poor = laid(phase="counter", black=(5,), dice=own, influence={ANNA: 0}, options=options)
    assert refused(poor, "suffer") is None
    assert GAME.timeout_action(state, ANNA) == ("reroll w1" if duty else "suffer")


@pytest.mark.parametrize(("cap", "rolled"), [(6, 6), ("none", 7)])
def test_q5_no_more_than_six_black_dice(cap: int | str, rolled: int) -> None:
    reds = ("brigands_1", "brigands_2", "war", "normans_attack")
    state = laid(events={red: [] for red in reds}, options={"black_dice_cap": cap}, round=4)
    assert run_events(state) == rolled


@pytest.mark.parametrize("allowed", [True, False])
def test_q8_passing_after_influence(allowed: bool) -> None:
    options = {"pass_after_influence_allowed": allowed}
    state = laid(dice={ANNA: "y3 y4"}, options=options)
    helped = do(state, "recruit")
    silence = GAME.timeout_action(helped, ANNA)
    assert silence in GAME.legal_actions(helped, ANNA) and (silence == "pass") == allowed
    assert code(refused(helped, "pass")) == (None if allowed else "pass_too_late")
    stuck = laid(dice={FAYE: "y3 y4"}, deniers={ANNA: 0}, options=options)
    assert refused(do(stuck, "recruit"), "pass") is None


@pytest.mark.parametrize("allowed", [True, False])
def test_q10_fewer_uses_than_there_could_be(allowed: bool) -> None:
    options = {"partial_activation_allowed": allowed}
    state = laid(dice={ANNA: "y6 y2"}, tradesmen={"innkeeper": [ANNA]}, options=options)
    assert code(refused(state, "activate innkeeper y6 x2")) == (None if allowed else "uses_fixed")
    assert refused(state, "activate innkeeper y6") is None
    assert code(refused(state, "activate innkeeper y6 x3")) == "uses_unsaid"
    assert code(refused(state, "activate innkeeper y6 x4")) == "too_many_uses"
    state = laid(dice={ANNA: "y5 y5 y1"}, tradesmen={"miller": [ANNA]}, options=options)
    one = refused(state, "activate miller y5 y5 p1")
    assert code(one) == (None if allowed else "uses_fixed")
    assert refused(state, "activate miller y5 y5 p1 b1") is None


@pytest.mark.parametrize(("free", "costs"), [(True, 0), (False, 4)])
def test_q13_tithing_from_the_neutral_district(free: bool, costs: int) -> None:
    state = laid(
        dice={ANNA: "y2", GREY: "y6 y1"},
        cubes={"tithing": {ANNA: 1}},
        options={"tithing_free_from_neutral": free},
    )
    state = do(state, "farm y2 g:y6 with:tithing")
    assert state.deniers[ANNA] == 10 - costs + 4


def test_q13_a_second_die_of_the_same_district_is_paid_for() -> None:
    state = laid(dice={ANNA: "y2", FAYE: "y6 y6 y1"}, cubes={"tithing": {ANNA: 1}})
    state = do(state, "farm 1:y6 1:y6 with:tithing")
    assert state.deniers[:2] == [10 - 4 + 6, 14]


@pytest.mark.parametrize("allowed", [True, False])
def test_q14_dice_made_by_a_card_place_no_citizens(allowed: bool) -> None:
    state = laid(
        dice={ANNA: "w3 y1"},
        cubes={"templar": {ANNA: 1}, "blacksmith": {ANNA: 1}},
        options={"conversion_cards_may_place_citizens": allowed},
    )
    assert code(refused(state, "citizen w3 with:templar")) == (None if allowed else "cube_unfit")
    assert code(refused(state, "citizen w3 with:blacksmith")) == "cube_unfit"
    if allowed:
        assert stands(do(state, "citizen w3 with:templar"), "P3") == [ANNA]


@pytest.mark.parametrize("allowed", [True, False])
def test_q14_militia_enters_the_palace(allowed: bool) -> None:
    state = laid(
        dice={ANNA: "y3 y1"},
        cubes={"militia": {ANNA: 1}},
        options={"militia_may_place_in_palace": allowed},
    )
    assert code(refused(state, "citizen y3 with:militia")) == (None if allowed else "cube_unfit")
    if allowed:
        assert stands(do(state, "citizen y3 with:militia"), "P3") == [ANNA]


@pytest.mark.parametrize("push", [False, True])
def test_q17_how_a_citizen_enters_a_row_with_a_gap(push: bool) -> None:
    entry = "always_push_from_left" if push else "first_free_else_push"
    state = laid(standing={"C1.1": FAYE}, dice={ANNA: "y1 y2"}, options={"row_entry": entry})
    state = do(state, "citizen y1")
    assert stands(state, "C1.1", "C1.2") == ([ANNA, FAYE] if push else [FAYE, ANNA])


@pytest.mark.parametrize("all_paid", [True, False])
def test_q21_a_tie_pays_every_tied_player(all_paid: bool) -> None:
    state = laid(
        dice={ANNA: "r5 r3", FAYE: "r3", GEOFFREY: "r2"},
        tradesmen={"joust": [ANNA]},
        options={"procession_joust_tie_pays_all": all_paid},
    )
    state = do(state, "activate joust r5")
    assert state.points[:3] == [2, 2 if all_paid else 0, 0]
    beaten = laid(dice={ANNA: "r5 r2", FAYE: "r3"}, tradesmen={"joust": [ANNA]})
    assert do(beaten, "activate joust r5").points[:2] == [0, 0]


def test_q21_the_other_ruling_may_be_chosen_by_its_name() -> None:
    options = {"procession_joust_tie_pays_all": "active_player_only"}
    state = laid(dice={ANNA: "r5 r3", FAYE: "r3"}, tradesmen={"joust": [ANNA]}, options=options)
    assert GAME.to_json(state)["options"] == {"procession_joust_tie_pays_all": False}
    assert do(state, "activate joust r5").points[:2] == [2, 0]


@pytest.mark.parametrize("counted", [True, False])
def test_q24_grey_cubes_are_ranked(counted: bool) -> None:
    state = laid(
        dice={ANNA: "r4 y1"},
        events={"brigands_1": [GREY, GREY, FAYE]},
        options={"neutral_counts_in_event_ranking": counted},
    )
    state = do(state, "combat brigands_1 r4")
    assert state.points[:2] == ([1, 1] if counted else [2, 2])
    assert len(state.taken[FAYE]) == (0 if counted else 1)


@pytest.mark.parametrize("taken", [False, True])
def test_q26_marauding_stays_and_may_count_as_taken(taken: bool) -> None:
    state = laid(
        dice={ANNA: "y3 y1"},
        events={"marauding": [FAYE, ANNA, ANNA]},
        options={"marauding_taken": taken},
    )
    state = do(state, "combat marauding y3")
    assert queue(state) == ["marauding"] and flags(state, "marauding") == []
    assert state.points[:2] == [2, 1] and len(state.taken[ANNA]) == taken
    assert len(told(state, "marauding_cleared")) == 1 - taken


@pytest.mark.parametrize(
    ("tie", "winners"),
    [("shared", [0, 1]), ("most_influence", [1]), ("most_deniers", [0])],
)
def test_q31_a_tie_at_the_end(tie: str, winners: list[int]) -> None:
    state = laid(
        3,
        deniers={ANNA: 9, FAYE: 5, GEOFFREY: 99},
        influence={ANNA: 1, FAYE: 2, GEOFFREY: 9},
        options={"final_tie": tie},
    )
    result = among_players(state, [20, 20, 3], [])
    assert result["winners"] == winners and result["ranking"][-1] == [GEOFFREY]


@pytest.mark.parametrize("pick", ["random", "choose"])
def test_q32_resistance_calls_a_red_card_that_had_left_the_game(pick: str) -> None:
    state = laid(3, round=2, options={"bonus_cards": True, "resistance_pick": pick}, start=FAYE)
    numbers = state.rules.cards.event_number
    reds = [n for n in (*state.decks[0], *state.unused) if n != numbers["resistance"]]
    state.decks[0], state.unused = (numbers["resistance"], *reds[:2]), tuple(reds[2:])
    unused = GAME.view(state, None)["unused"]
    assert unused == [] and draw_events(state) == (pick == "random")
    if pick == "choose":
        assert state.actor == FAYE and state.phase == "call"
        wanted = GAME.view(state, None)["unused"][-1]
        assert GAME.timeout_action(state, FAYE) in GAME.legal_actions(state, FAYE)
        assert code(refused(state, "call drought")) == "event_not_there"
        state = do(state, f"call {wanted}")
        assert wanted in queue(state)
    colours = [state.rules.cards.events[card].colour for card in state.queue]
    assert colours[:3] == [-1, 0, 0] and len(state.decks[0]) == 2
    assert len(queue(state)) == 4 or colours[3:] == []


def test_resistance_takes_the_newest_cube_of_every_other_event_with_it() -> None:
    state = laid(
        3,
        dice={ANNA: "r4 y1"},
        events={
            "resistance": [ANNA] * 3,
            "war": [FAYE, ANNA],
            "marauding": [FAYE],
            "brigands_1": [],
        },
        options={"bonus_cards": True},
    )
    state = do(state, "combat resistance r4")
    assert flags(state, "brigands_1") == [] and len(told(state, "cube_lost")) == 2
    assert flags(state, "war") == [FAYE] and flags(state, "marauding") == []


def test_resistance_calls_nothing_when_no_red_card_had_left_the_game() -> None:
    state = laid(3, round=2, options={"bonus_cards": True})
    state.decks[0], state.unused = (state.rules.cards.event_number["resistance"],), ()
    assert draw_events(state) and queue(state) == ["marauding", "resistance"]


def test_an_event_takes_effect_before_grey_cubes_counter_it() -> None:
    """Support acts after the events to its left, and then fills their flags and counters them."""
    events = {"brigands_1": [ANNA] * 3, "support": []}
    state = laid(events=events)
    alone = run_events(laid(events={"support": []}))
    assert run_events(state) == alone + 1
    assert queue(state) == ["marauding", "support"] and flags(state, "marauding") == [GREY]


@pytest.mark.parametrize("points", [2, 3])
def test_q35_le_roys_points_on_two_and_twelve(points: int) -> None:
    state = laid(1, dice={GREY: "r5 w4 y4"}, options={"solo_vp_2_12": points})
    le_roy.buy(state, 12)
    assert state.points[LE_ROY] == points and state.dice[LE_ROY] == [(), (), ()]


def points_after(state: State, action: str) -> list[int]:
    after = do(state, action)
    return [gained - had for had, gained in zip(state.points, after.points, strict=True)]


@pytest.mark.parametrize("needed", [False, True])
def test_q47_joust_without_red_dice_is_a_tie(needed: bool) -> None:
    state = laid(
        3,
        dice={ANNA: "r5", FAYE: "w1", GREY: "y1"},
        tradesmen={"joust": [ANNA]},
        options={"joust_needs_red_die": needed},
    )
    assert points_after(state, "activate joust r5") == ([0] * 4 if needed else [2, 2, 2, 0])
    beaten = laid(3, dice={ANNA: "r5", GREY: "r1"}, tradesmen={"joust": [ANNA]})
    assert points_after(beaten, "activate joust r5") == [0] * 4
    alone = laid(
        3,
        dice={ANNA: "r5", FAYE: "w1", GREY: "y1"},
        tradesmen={"joust": [ANNA]},
        options={"procession_joust_tie_pays_all": False},
    )
    assert points_after(alone, "activate joust r5") == [2, 0, 0, 0]


@pytest.mark.parametrize("whoever", [False, True])
def test_q48_procession_may_pay_every_player_with_most(whoever: bool) -> None:
    def points(**dice: str) -> list[int]:
        whose = {"anna": ANNA, "faye": FAYE, "geoffrey": GEOFFREY, "grey": GREY}
        state = laid(
            3,
            dice={whose[name]: words for name, words in dice.items()},
            tradesmen={"procession": [ANNA]},
            options={"procession_pays_most": whoever, "procession_joust_tie_pays_all": False},
        )
        return points_after(state, "activate procession w5")

    rivals = [0, 2, 2, 0] if whoever else [0] * 4
    assert points(anna="w5 y1", faye="y1 y1", geoffrey="r1 r1", grey="w1") == rivals
    assert points(anna="w5 y1", grey="y1 y1") == [0] * 4
    assert points(anna="w5", faye="y1") == ([0, 2, 0, 0] if whoever else [0] * 4)
    tied = [2, 2, 0, 0] if whoever else [2, 0, 0, 0]
    assert points(anna="w5 y1", faye="y1", grey="w1") == tied
    assert points(anna="w5", grey="y6") == [0] * 4


def test_q48_procession_without_dice_is_not_a_tie() -> None:
    for whoever in (False, True):
        options = {"procession_pays_most": whoever}
        state = laid(3, dice={ANNA: "w5"}, tradesmen={"procession": [ANNA]}, options=options)
        assert points_after(state, "activate procession w5") == [0] * 4


@pytest.mark.parametrize("shares", [False, True])
def test_q21_whether_le_roy_scores_a_tie_as_a_player_would(shares: bool) -> None:
    def points(card: str, die: str, mine: str, his: str, **more: Any) -> list[int]:
        state = laid(
            1,
            dice={ANNA: f"{die} {mine}", GREY: his},
            tradesmen={card: [ANNA]},
            options={"le_roy_shares": shares, **more},
        )
        events = GAME.events(do(state, f"activate {card} {die}"), ANNA, state.turn)
        before_his_turn = takewhile(lambda event: event["kind"] != "roy_rolled", events)
        gained = {event["kind"]: event.get("points") for event in before_his_turn}
        return [gained.get(kind, 0) for kind in ("gained_points", "roy_gained")]

    share = 2 if shares else 0
    assert points("procession", "w5", "y1 y2", "w1 r6") == [2, share]
    assert points("procession", "w5", "y1 y2", "w1") == [2, 0]
    assert points("procession", "w5", "y1", "w1 r6") == [0, 0]
    assert points("joust", "r6", "r3 r1", "r4") == [2, share]
    assert points("joust", "r6", "y3", "w4") == [2, share], "0 to 0 is a tie"
    assert points("joust", "r6", "r3", "r4") == [0, 0]
    alone = {"procession_joust_tie_pays_all": False}
    assert points("procession", "w5", "y1 y2", "w1 r6", **alone) == [2, 0]
    most = {"procession_pays_most": True}
    assert points("procession", "w5", "y1", "w1 r6", **most) == [0, share]


@pytest.mark.parametrize("free", [True, False])
def test_only_tithing_makes_dice_of_le_roy_free(free: bool) -> None:
    state = laid(
        1,
        dice={ANNA: "y2", GREY: "y6 y4 y1"},
        cubes={"tithing": {ANNA: 1}},
        options={"tithing_free_from_neutral": free},
    )
    assert do(state, "farm g:y1 g:y4 g:y6 with:tithing").deniers[ANNA] == 10 + 5


def test_a_challenge_that_began_before_goes_on_without_a_share_for_le_roy() -> None:
    stored = GAME.to_json(laid(1, dice={ANNA: "y1"}))
    assert GAME.from_json(stored).rules.le_roy_shares
    assert not GAME.from_json(stored | {"version": 2}).rules.le_roy_shares
    agreed = stored | {"version": 2, "options": {"le_roy_shares": True}}
    assert GAME.from_json(agreed).rules.le_roy_shares


@pytest.mark.parametrize("spared", [False, True])
def test_q49_whether_interruption_of_work_takes_a_cube_of_le_roy(spared: bool) -> None:
    options = {"interruption_spares_le_roy": spared}
    his = {1: [ANNA, GREY], 6: [ANNA]}
    state = laid(1, events={"interruption_of_work": []}, cathedral=his, options=options)
    run_events(state)
    assert state.cathedral[0] == ((ANNA, LE_ROY) if spared else (ANNA,))
    assert len(told(state, "work_spared")) == spared
    mine = {1: [GREY, ANNA], 6: [ANNA]}
    state = laid(1, events={"interruption_of_work": []}, cathedral=mine, options=options)
    run_events(state)
    assert state.cathedral[0] == (LE_ROY,) and told(state, "work_undone")[0]["seat"] == ANNA


@pytest.mark.parametrize("rest", [False, True])
@pytest.mark.parametrize("first", [ANNA, LE_ROY])
def test_q50_whether_black_dice_go_back_to_le_roy(first: int, rest: bool) -> None:
    state = laid(
        1,
        phase="act",
        dice={ANNA: "r6 r6 r6 y1", GREY: "r5 w5 y5 y4"},
        options={"player_counters_rest": rest},
        start=first,
    )
    state.black = (5, 4, 3, 2)
    next_to_counter(state, first)
    seen = [state.black]
    while state.phase == "counter":
        state = do(GAME.from_json(GAME.to_json(state)), f"counter {state.black[0]} r6")
        seen.append(state.black)
    mine_first = [(5, 4, 3, 2), (3, 2), *([(2,), ()] if rest else [()])]
    his_first = [(4, 3, 2), *([(3, 2), (2,), ()] if rest else [(2,), ()])]
    assert seen == (mine_first if first == ANNA else his_first)


@pytest.mark.parametrize("all_move", [False, True])
def test_q51_a_citizen_of_an_event_in_a_row_with_a_gap(all_move: bool) -> None:
    options = {"event_row_entry": "push_all" if all_move else "push_to_gap"}

    def after(**standing: int) -> State:
        places = {f"C{name[1]}.{name[2]}": who for name, who in standing.items()}
        lying = {"city_hall": [GEOFFREY]} if GEOFFREY in standing.values() else {}
        state = laid(3, standing=places, lying=lying, events={"wayfarers": []}, options=options)
        run_events(state)
        return state

    gap = after(c11=ANNA, c13=FAYE, c21=ANNA, c23=FAYE)
    row = "C1" if GREY in stands(gap, "C1.1") else "C2"
    places = stands(gap, *(f"{row}.{n}" for n in (1, 2, 3)))
    # if all move on, Anna is in the middle, with the gap at the end
    assert places == ([GREY, ANNA, None] if all_move else [GREY, ANNA, FAYE])
    assert gap.lying[2] == ((FAYE,) if all_move else ())
    kept = after(c11=ANNA, c13=GEOFFREY, c21=ANNA, c23=GEOFFREY)
    assert bool(told(kept, "citizen_kept_out")) == all_move
    end = after(c11=ANNA, c21=ANNA)
    row = "C1" if GREY in stands(end, "C1.1") else "C2"
    assert stands(end, f"{row}.1", f"{row}.2") == [GREY, ANNA] and end.lying[2] == ()


def test_q52_a_group_worth_1_works_no_field() -> None:
    state = laid(dice={ANNA: "y1 y2"})
    assert refused(state, "farm y1") == {
        "code": "too_little_to_farm",
        "value": 1,
        "divisor": 2,
    }
    assert refused(state, "farm y2") is None and "farm y1" not in GAME.legal_actions(state, ANNA)


def test_a_flip_reaches_no_strength_that_rerolls_for_its_influence_do_not() -> None:
    turn, dice = CARDS.turn, list(product(range(3), SIDES))
    rerolls = turn["flip"] // turn["reroll"]
    for size in range(1, turn["flip_dice"] + 1):
        for group in combinations_with_replacement(dice, size):
            flipped = sum(strength(colour, 7 - number) for colour, number in group)
            assert size <= rerolls and flipped <= sum(strength(colour, 6) for colour, _ in group)

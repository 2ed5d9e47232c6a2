"""The King's Challenge (section 16): Le Roy's actions follow his table."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import engine
from engine.state import without_log
from engine.troyes.rules import le_roy
from engine.troyes.rules.ending import REASONS, against_le_roy
from engine.troyes.rules.event_cards import add_work
from engine.troyes.rules.rounds import next_to_counter
from engine.troyes.rules.setup import by_strength
from engine.troyes.telling.digest import DEEDS
from tests.engine.troyes.positions import (
    ANNA,
    GAME,
    GREY,
    LE_ROY,
    do,
    flags,
    laid,
    queue,
    random_game,
    slot,
    stands,
    told,
)

TOWN = {"C1.1": ANNA, "C1.2": GREY, "C1.3": ANNA, "C2.1": GREY, "P6": ANNA, "P5": GREY}


def test_twelve_of_le_roy_and_six_of_the_player_fill_the_buildings() -> None:
    for number in range(5):
        for state in random_game(1, number):
            if state.round:
                break
        assert len(told(state, "placed")) == 6
        rows = [event["spaces"] for event in told(state, "neutral_placed")]
        assert [len(spaces) for spaces in rows] == [3, 3, 3, 3]


def test_the_named_start_player_must_sit_at_the_table() -> None:
    for seats in (1, 2, 3):
        assert GAME.setup(seats, {"start_player": seats}, b"x").start == seats - 1
        with pytest.raises(engine.BadOption) as raised:
            GAME.setup(seats, {"start_player": seats + 1}, b"x")
        assert raised.value.data["takes"] == [0, seats]


def test_his_citizens_take_the_best_free_space_of_their_building() -> None:
    state = GAME.setup(1, {}, b"first")
    [first] = [event["spaces"] for event in told(state, "neutral_placed")]
    for name, letter in (("palace", "P"), ("bishopric", "B"), ("city_hall", "C")):
        mine = [space for space in first if space[0] == letter]
        assert mine == state.rules.cards.solo[name][: len(mine)]


def test_of_equal_dice_the_red_one_comes_first_then_the_yellow_one() -> None:
    red, white, yellow = range(3)
    assert by_strength([1, 4, 4, 6, 4, 1], 2) == [white, red, yellow, white, red, yellow]
    state = laid(1, dice={ANNA: "y1", GREY: "r3 w5 y5 y3"})
    assert le_roy.best_dice(state, LE_ROY) == [(yellow, 5), (white, 5), (red, 3), (yellow, 3)]


def test_he_counters_with_his_best_die_of_any_number() -> None:
    state = laid(
        1, phase="counter", black=(6, 5), dice={ANNA: "y1", GREY: "r2 y2 w1"}, standing=TOWN
    )
    next_to_counter(state, LE_ROY)
    assert state.black == (5,) and state.dice[LE_ROY] == [(), (1,), (2,)]
    assert state.actor == ANNA


@pytest.mark.parametrize(("rolled", "price", "own"), [(2, 6, 2), (12, 6, 2), (3, 4, 1), (11, 4, 1)])
def test_he_buys_the_players_best_die(rolled: int, price: int, own: int) -> None:
    state = laid(1, dice={ANNA: "r4 y4 w4", GREY: "r1 w1 y1 y2"}, deniers={ANNA: 0})
    le_roy.ACTIONS[rolled](state, rolled)
    assert state.dice[ANNA] == [(), (4,), (4,)] and state.deniers[ANNA] == price
    left = sum(len(dice) for dice in state.dice[LE_ROY])
    assert left == 4 - own and state.points[LE_ROY] == 2


def test_he_places_a_citizen_where_one_of_the_player_falls() -> None:
    state = laid(1, dice={ANNA: "y1", GREY: "y6 r1"}, standing=TOWN)
    le_roy.settle(state, 4)
    assert stands(state, "C1.1", "C1.2", "C1.3") == [GREY, ANNA, GREY]
    assert state.lying[2] == (ANNA,)


def test_he_takes_the_best_free_space_if_he_can_expel_no_citizen() -> None:
    state = laid(1, dice={ANNA: "y1", GREY: "r6 y1"}, standing=TOWN, lying={"palace": [ANNA]})
    le_roy.settle(state, 10)
    assert stands(state, "P6", "P4") == [ANNA, GREY]
    full = {f"P{n}": GREY for n in range(1, 7)}
    state = laid(1, dice={ANNA: "y1", GREY: "r6 y1"}, standing=full)
    le_roy.settle(state, 10)
    assert told(state, "roy_idle") and state.dice[LE_ROY] == [(), (), (1,)]


def test_he_counters_the_rightmost_event() -> None:
    state = laid(
        1,
        dice={ANNA: "y1", GREY: "r6 r5 w4 w3 y2"},
        events={"war": [], "brigands_1": [ANNA]},
    )
    le_roy.fight(state, 5)
    assert queue(state) == ["marauding", "war"] and state.points[:2] == [2, 3]
    assert state.taken[LE_ROY] and state.dice[LE_ROY] == [(), (3,), (2,)]
    state.queue, state.flags = [0], [()]
    le_roy.fight(state, 9)
    assert queue(state) == ["marauding"] and flags(state, "marauding") == []
    assert state.points[LE_ROY] == 3 + 3


def test_he_hires_where_it_pays_best() -> None:
    state = laid(
        1,
        dice={ANNA: "y1", GREY: "y6 y5"},
        open="monk merchant archer",
        tradesmen={"monk": [ANNA]},
        round=1,
    )
    le_roy.hire(state, 6)
    # The Monk's other space and the first ones of Merchant and Archer are worth two each.
    assert state.tradesmen[slot(state, "archer")][0] == LE_ROY
    state = laid(1, dice={GREY: "y6 y5"}, open="monk merchant archer", round=1)
    le_roy.hire(state, 6)
    assert state.tradesmen[slot(state, "monk")][0] == LE_ROY
    assert told(state, "roy_hired")[0]["points"] == 4


def test_he_builds_on_the_lowest_level_from_above() -> None:
    state = laid(
        1,
        dice={ANNA: "y1", GREY: "w6 w5 y1"},
        cathedral={6: [ANNA], 4: [ANNA], 3: [ANNA], 2: [ANNA], 1: [ANNA]},
    )
    le_roy.build(state, 7)
    assert state.cathedral[4] == (LE_ROY,) and state.cathedral[5] == (ANNA, LE_ROY)
    assert state.points[LE_ROY] == 2
    full = laid(1, dice={GREY: "w6 w5 y1"}, cathedral={n: [ANNA] * 3 for n in range(1, 7)})
    le_roy.build(full, 7)
    assert full.points[LE_ROY] == 2 and told(full, "roy_gained")


def test_he_builds_one_cube_where_one_space_is_free_and_gets_nothing_for_the_other() -> None:
    cathedral = {n: [ANNA] * 3 for n in range(2, 7)} | {1: [ANNA] * 2}
    state = laid(1, dice={GREY: "w6 w5 y1"}, cathedral=cathedral)
    le_roy.build(state, 7)
    assert state.cathedral[0] == (ANNA, ANNA, LE_ROY)
    assert state.points[LE_ROY] == 1 and not told(state, "roy_gained")


def test_the_top_character_is_scored_for_both_and_leaves_the_game() -> None:
    state = laid(1, dice={ANNA: "y1"}, standing=TOWN, cathedral={1: [ANNA] * 3, 2: [ANNA]})
    names = [card.id for card in state.rules.cards.characters]
    state.characters[LE_ROY] = (names.index("urbain_iv"), names.index("hugues_de_payns"))
    le_roy.score(state, 8)
    assert state.points == [1, 0] and len(state.characters[LE_ROY]) == 1
    state.influence[ANNA] = 15
    le_roy.score(state, 8)
    assert state.points == [7, 0]
    le_roy.score(state, 8)
    assert state.points == [7, 1]


def test_he_completes_an_action_with_fewer_dice() -> None:
    state = laid(1, dice={ANNA: "y1", GREY: "w3"})
    le_roy.build(state, 7)
    assert state.dice[LE_ROY] == [(), (), ()] and state.points[LE_ROY] == 2


def test_migrant_workers_give_him_a_point() -> None:
    state = laid(1, events={"migrant_workers": []})
    add_work(state, state.queue[1], {})
    assert state.points[LE_ROY] == 1 and state.cathedral[0] == (LE_ROY,)


def test_cards_change_against_him() -> None:
    """16.4: the bank pays for his citizens, three of his dice are free, red ones do not count."""
    state = laid(
        1, dice={ANNA: "r6", GREY: "y1 r3 r4"}, tradesmen={"tax_collector": [ANNA]}, standing=TOWN
    )
    state = do(state, "activate tax_collector r6")
    assert told(state, "gained_deniers")[0]["deniers"] == 2 * 2
    state = laid(1, dice={ANNA: "w1", GREY: "y1 y2 y6 y6"}, cubes={"tithing": {ANNA: 1}})
    assert GAME.refusal(state, ANNA, "farm g:y1 g:y2 g:y6 with:tithing") is None
    banquet = {"options": {"bonus_cards": True}, "tradesmen": {"banquet": [ANNA]}}
    state = laid(1, dice={ANNA: "r5 r1", GREY: "r1 r1 r2 y1"}, **banquet)
    state = do(state, "activate banquet r5")
    assert told(state, "gained_points")[0]["points"] == 1


@pytest.mark.parametrize(
    ("mine", "his", "reason", "won"),
    [
        (3, 9, "solo_0", False),
        (9, 9, "solo_0", False),
        (10, 9, "solo_1", True),
        (15, 9, "solo_2", True),
        (24, 9, "solo_3", True),
        (29, 9, "solo_4", True),
        (30, 9, "solo_5", True),
    ],
)
def test_how_well_it_went(mine: int, his: int, reason: str, won: bool) -> None:
    result = against_le_roy(laid(1), [mine, his], [])
    assert result["reason"] == reason and reason in REASONS
    assert result["winners"] == ([ANNA] if won else []) and result["le_roy"] == his


def test_the_start_player_card_changes_hands() -> None:
    starts = [told_start for state in random_game(1, 2) for told_start in [state.start]]
    assert set(starts) == {ANNA, LE_ROY}
    *_, last = random_game(1, 2)
    order = [event["seat"] for event in told(last, "round_started")]
    assert order == [ANNA, None, ANNA, None]


def test_the_outlook_shows_the_result_of_each_sum() -> None:
    """The outlook equals the result after the roll, and looking changes nothing."""
    state = laid(
        1, dice={ANNA: "r5", GREY: "w6 w5 y3"}, deniers={ANNA: 4}, standing=TOWN, open="monk"
    )
    before = GAME.to_json(state)
    outlook = GAME.view(state, ANNA)["outlook"]
    assert GAME.to_json(state) == before
    assert sum(each["ways"] for each in outlook) == 36
    for each in outlook:
        for number in each["numbers"]:
            after = without_log(state)
            le_roy.ACTIONS[number](after, number)
            kinds = [event["kind"] for event in GAME.events(after, ANNA, 0)]
            assert [event["kind"] for event in each["events"]] == kinds
        assert each["deeds"] and {deed["kind"] for deed in each["deeds"]} <= set(DEEDS)


def test_nothing_is_foreseen_if_he_has_no_dice() -> None:
    assert GAME.view(laid(1, dice={ANNA: "r5"}, standing=TOWN), ANNA)["outlook"] == []
    assert GAME.view(laid(2, dice={ANNA: "r5", GREY: "w1"}), ANNA)["outlook"] == []


def test_the_characters_show_their_points_so_far() -> None:
    state = laid(1, deniers={ANNA: 18}, standing=TOWN)
    view = GAME.view(state, ANNA)
    points = dict(zip(view["fan"], view["fan_points"], strict=True))
    assert points["thibaut_ii"] == [6, 0] and points["henry_i"] == [0, 0]


def test_his_point_from_migrant_workers_is_logged() -> None:
    state = laid(1, dice={ANNA: "y1"}, standing=TOWN)
    add_work(state, state.rules.cards.event_number["migrant_workers"], {})
    assert [event["points"] for event in told(state, "roy_gained")] == [1]


def test_migrant_workers_add_nothing_to_a_finished_cathedral() -> None:
    state = laid(1, dice={ANNA: "y1"}, cathedral={n: [ANNA, GREY, GREY] for n in range(1, 7)})
    before = (list(state.points), list(state.cathedral))
    add_work(state, state.rules.cards.event_number["migrant_workers"], {})
    assert (state.points, state.cathedral) == before and not told(state, "work_added")


@pytest.mark.parametrize("deed", [le_roy.settle, le_roy.hire])
def test_without_citizens_he_does_nothing(deed: Callable[..., None]) -> None:
    state = laid(1, dice={ANNA: "y1", GREY: "r3 w5"})
    state.supply[LE_ROY] = 0
    before = (list(state.spaces), without_log(state).tradesmen)
    deed(state, 4)
    assert [event["kind"] for event in GAME.events(state, ANNA, 0)][-1] == "roy_idle"
    assert (list(state.spaces), state.tradesmen) == before

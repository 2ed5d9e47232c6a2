"""The worked examples of B'Twixt (section 13), each a test with its id (T1 to T24)."""

from __future__ import annotations

import pytest

from engine import IllegalAction
from engine.btwixt.box.cards import HOUSE, TRACKS
from engine.btwixt.game import GAME
from engine.btwixt.rules import councils
from engine.btwixt.rules.influence import best
from engine.btwixt.state import NOBODY, RoundRule
from tests.engine.btwixt.positions import (
    ANA,
    BELA,
    CYRUS,
    DARA,
    bid,
    do,
    finish_round,
    hand,
    kneel_all,
    table,
    told,
    totals,
)


def test_t1_the_highest_total_recruits() -> None:
    state = table([""] * 3, ["s18 s18 s18", "s21 s21 s21", "s01"])
    assert totals(state) == [12, 15, 1]
    state = kneel_all(state)
    assert GAME.view(state, None)["winner"] == BELA and state.phase == "ally"


def test_t2_if_no_card_is_played_the_first_player_recruits_and_takes_a_token() -> None:
    state = kneel_all(table(["s01"] * 2 + [""] * 2, first=CYRUS))
    assert GAME.view(state, None)["winner"] == CYRUS
    state = do(state, "ally left")
    assert state.phase == "token" and state.actor == CYRUS
    state = do(state, "token right")
    assert [council["tokens"] for council in GAME.view(state, None)["councils"]][BELA] == ["t1"]


def test_t3_a_tie_goes_to_the_tied_leader_nearest_to_the_first_player() -> None:
    state = table([""] * 4, ["s01", "s18 s21", "s02", "s18 s21"], first=CYRUS)
    assert totals(state) == [1, 9, 1, 9]
    assert GAME.view(kneel_all(state), None)["winner"] == DARA


def test_t4_four_leaders_play_three_seasons_of_five_rounds() -> None:
    track = TRACKS[4]
    assert (track.rounds, len(track.seasons), track.start) == (5, 3, 3)
    state, spaces = table([""] * 4), []
    while state.phase != "over":
        view = GAME.view(state, None)
        spaces.append((view["season"], view["space"]))
        state = finish_round(state)
    seasons = ("summer", "autumn", "winter")
    assert spaces == [(season, space) for season in seasons for space in (3, 4, 5, 6, 7)]


@pytest.mark.parametrize(("seats", "rounds"), [(3, 12), (5, 12), (6, 14)])
def test_t5_so_many_rounds_are_played(seats: int, rounds: int) -> None:
    state, played = table([""] * seats), 0
    assert GAME.view(state, None)["rounds_total"] == rounds
    while state.phase != "over":
        state, played = finish_round(state), played + 1
    assert played == rounds


SCORES = [
    ("T6", [10, 12, 15], [1, 1, 1], [10, 10, 12], [CYRUS], "small"),
    ("T7", [9, 14, 11, 16], [1, 1, 1, 1], [9, 9, 11, 11], [DARA], "large"),
    ("T8", [10, 12, 10, 12], [3, 4, 2, 5], [10, 10, 10, 10], [ANA], "allies"),
    ("T9", [10, 12, 10, 12], [3, 3, 3, 3], [10] * 4, [ANA, BELA, CYRUS, DARA], "shared"),
]


@pytest.mark.parametrize(
    ("powers", "allies", "small", "winners", "reason"),
    [case[1:] for case in SCORES],
    ids=[case[0] for case in SCORES],
)
def test_t6_to_t9_the_three_tests(
    powers: list[int], allies: list[int], small: list[int], winners: list[int], reason: str
) -> None:
    found = councils.standings(powers, allies)
    result = councils.result(found)
    assert [each.small for each in found] == small == result["scores"]
    assert result["winners"] == winners == result["ranking"][0] and result["reason"] == reason


def test_t7_the_large_councils() -> None:
    found = councils.standings([9, 14, 11, 16], [1] * 4)
    assert [each.large for each in found][CYRUS:] == [14, 16]


def test_t8_the_allies_of_both_councils() -> None:
    found = councils.standings([10, 12, 10, 12], [3, 4, 2, 5])
    assert [each.allies for each in found] == [8, 7, 6, 7]


def test_t10_the_first_player_moves_on_at_a_season_s_end_too() -> None:
    state = table([""] * 5)
    for _ in range(6):
        state = finish_round(state)
    view = GAME.view(state, None)
    assert view["first_player"] == 6 % 5 and (view["season"], view["round"]) == ("winter", 1)


def test_t11_three_cards_and_what_they_make_of_one_another() -> None:
    state = table(["s16 s13 s23", "", ""], kneeling=(BELA, CYRUS))
    state = do(state, "play s16", "play s13", "play s23")
    assert bid(state, ANA) == [("s16", 5), ("s13", 5), ("s23", 5)] and totals(state)[ANA] == 15


def four_cards() -> list[str]:
    return ["play s16", "play s13", "play s23", "play s24"]


def test_t12_a_fourth_card_takes_from_the_third_and_brings_its_leader_down() -> None:
    state = table(["s16 s13 s23 s24 s01", "s01", ""], kneeling=(CYRUS, BELA))
    state = do(state, *four_cards())
    assert told(state, None, "counted")[0]["totals"][ANA] == 5 + 5 + 3 + 6 == 19
    assert told(state, None, "brought_down")[0]["seat"] == ANA


def test_t13_the_same_under_a_cap() -> None:
    cap = (RoundRule("value_cap", 4, NOBODY),)
    state = table(["s16 s13 s23 s24 s01", "", ""], kneeling=(BELA, CYRUS), rules=cap)
    state = do(state, *four_cards())
    assert told(state, None, "counted")[0]["totals"][ANA] == 4 + 4 + 3 + 4 == 15


def test_t14_floor_and_cap() -> None:
    both = (RoundRule("value_floor", 3, NOBODY), RoundRule("value_cap", 4, NOBODY))
    state = table([""] * 3, ["s01 s05 s26", "", ""], rules=both)
    assert [worth for _, worth in bid(state, ANA)] == [3, 3, 4] and totals(state)[ANA] == 10


def test_t15_the_lowest_wins_among_those_with_a_card() -> None:
    low = (RoundRule("low_wins", 0, NOBODY),)
    state = kneel_all(table([""] * 3, ["", "s16", "s26"], rules=low))
    assert told(state, None, "counted")[0]["totals"] == [0, 4, 7]
    assert GAME.view(state, None)["winner"] == BELA
    state = kneel_all(table([""] * 3, rules=low, first=CYRUS))
    assert GAME.view(state, None)["winner"] == CYRUS


def test_t16_a_copy_takes_the_printed_value_without_lasting_changes() -> None:
    state = do(table(["s03", "", ""], ["", "s21:6", ""]), "play s03")
    assert totals(state)[:2] == [5, 6]


def test_t17_a_swap_needs_a_card_of_one_s_own() -> None:
    state = do(table(["s04", "", ""], ["", "s26", ""]), "play s04")
    assert told(state, None, "no_effect") and bid(state, ANA) == [("s04", 1)]


def test_t18_a_returned_card_cannot_be_played_again_in_this_round() -> None:
    state = table(["s07", "s16", "s09"], ["", "s26", ""], kneeling=(CYRUS,))
    state = do(state, "play s07")
    assert hand(state, BELA) == ["s16", "s26"] and state.actor == BELA
    assert GAME.refusal(state, BELA, "play s26") == {"code": "card_locked", "card": "s26"}
    with pytest.raises(IllegalAction):
        GAME.apply(state, BELA, "play s26")
    state = finish_round(do(state, "kneel"))
    assert state.actor == BELA and "play s26" in GAME.legal_actions(state, BELA)


@pytest.mark.parametrize(("rival", "back"), [("s01", False), ("s26", True)])
def test_t19_safe_conduct_comes_back_to_those_who_lost(rival: str, back: bool) -> None:
    state = finish_round(table([""] * 3, ["s11", rival, ""]))
    assert ("s11" in hand(state, ANA)) == back
    assert ("s11" in GAME.view(state, None)["discard"]) != back


def test_t20_a_swapped_card_acts_for_its_new_holder() -> None:
    state = table(["s04", "", ""], ["s11", "s10", "s26"])
    state = do(state, "play s04", "seat 1")
    assert bid(state, BELA) == [("s11", 3)]
    assert "s11" in hand(finish_round(state), BELA)


def test_t21_ties_go_to_the_last_in_turn_order_except_for_wins_ties() -> None:
    tied = ([1, 6, 2, 6], [ANA, BELA, CYRUS, DARA], ANA)
    last = RoundRule("ties_farthest", 0, NOBODY)
    assert best(*tied, (last,))[0] == DARA
    assert best(*tied, (last, RoundRule("wins_ties", 0, BELA)))[0] == BELA


def test_t22_all_kneel_the_card_joins_the_bid_and_the_ally_is_recruited() -> None:
    state = table(["e07 s24", "s24", ""], options=EVENTS)
    state = do(state, "play e07")
    assert len(told(state, None, "brought_down")) == 3
    assert bid(state, ANA) == [("e07", 1)] and state.phase == "ally"


EVENTS = {"event_module": True}


def test_t23_a_warden_grows_with_the_other_allies_up_to_a_limit() -> None:
    warden = HOUSE.ally_number["a46"]
    assert councils.ally_power(HOUSE, warden, allies=8, tokens=0) == 1 + 5


@pytest.mark.parametrize(("tokens", "power"), [(3, 3), (4, 6)])
def test_t24_a_guard_of_many_tokens(tokens: int, power: int) -> None:
    guard = HOUSE.ally_number["a49"]
    assert councils.ally_power(HOUSE, guard, allies=1, tokens=tokens) == power

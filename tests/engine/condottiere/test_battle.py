"""The rulebook's battles: strengths, immediate effects of cards, the next holder."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

from tests.engine.condottiere.positions import (
    ANA,
    BELA,
    GAME,
    battle,
    do,
    line,
    passes,
    region_of,
    strengths,
    told,
)

VECTORS = tomllib.loads((Path(__file__).parent / "vectors.toml").read_text("utf-8"))


def named(kind: str) -> Any:
    return pytest.mark.parametrize("case", VECTORS[kind], ids=lambda case: case["id"])


@named("case")
def test_strengths_are_those_of_the_rulebook(case: dict[str, Any]) -> None:
    state = battle(case["lines"])
    if "play" in case:
        seat, action = case["play"]
        hands = ["", ""]
        hands[seat] = action.split()[1]
        state = do(battle(case["lines"], hands, actor=seat), action)
        assert [line(state, ANA), line(state, BELA)] == case["after"]
    assert strengths(state) == case["totals"]


@named("case")
def test_the_strength_logged_with_a_play_is_that_of_its_line(case: dict[str, Any]) -> None:
    seat = 1
    state = do(battle(case["lines"], ["", "m3"], actor=seat), "play m3")
    assert told(state, None, "played")[0]["strength"] == strengths(state)[seat]


@named("holder")
def test_the_holder_after_a_battle_is_that_of_the_rulebook(case: dict[str, Any]) -> None:
    state = battle(case["lines"], ["surrender m1 m1", "m1 m1", "m1 m1"])
    state = do(state, case["play"]) if "play" in case else passes(state)
    taken = state.owner[GAME.land.regions.index("siena")]
    assert (taken, state.holder) == (case["region"], case["holder"])
    assert told(state, None, "holder")[0]["reason"] == case["reason"]
    assert state.phase == "choose" and GAME.to_act(state) == [case["holder"]]


def test_spring_adds_three_after_the_drummer_doubles() -> None:
    state = battle(["m2 m4 drummer", "spring"])
    worth = GAME.view(state, None)["players"][ANA]["worth"]
    assert worth == [4, 11, 0]


def test_worths_add_up_to_the_strength_of_their_line() -> None:
    for case in VECTORS["case"]:
        for player in GAME.view(battle(case["lines"]), None)["players"]:
            assert sum(player["worth"]) == player["strength"]


def test_a_seat_that_passed_may_still_win() -> None:
    state = passes(battle(["m10", "m6", "m1"], passed=(ANA,), actor=BELA))
    assert GAME.view(state, None)["owners"]["siena"] == ANA


def test_the_last_seat_goes_on_alone_until_it_passes() -> None:
    state = battle(["m1", "m10"], ["m2 m3", ""], passed=(BELA,))
    state = do(state, "play m2")
    assert GAME.to_act(state) == [ANA]
    state = do(state, "play m3")
    assert GAME.legal_actions(state, ANA) == ["pass"] and state.phase == "battle"


def test_a_seat_without_cards_is_asked_and_can_only_pass() -> None:
    state = do(battle(["m1", ""], ["m2", ""]), "play m2")
    assert GAME.to_act(state) == [BELA]
    assert GAME.legal_actions(state, BELA) == ["pass"]


def test_surrender_ends_the_battle_at_once() -> None:
    state = do(battle(["m1", "m6", ""], ["surrender m1", "m1", "m1"]), "play surrender")
    assert GAME.view(state, None)["owners"]["siena"] == BELA
    assert state.phase == "choose"


def test_a_bishop_hits_seats_that_have_passed() -> None:
    state = do(battle(["m10", "m10 m1"], ["bishop", ""], passed=(BELA,)), "play bishop off")
    assert line(state, ANA) == [] and line(state, BELA) == ["m1"]
    assert [event["seat"] for event in told(state, None, "burned")] == [ANA, BELA]


def test_a_bishop_that_burns_nothing_still_places_the_token() -> None:
    state = do(battle(["courtesan", ""], ["bishop", ""]), "play bishop roma")
    assert region_of(state, "favour") == "roma"
    assert told(state, None, "burned") == []


@pytest.mark.parametrize(
    ("before", "action", "kind"),
    [
        (None, "play bishop roma", "favour_placed"),
        ("roma", "play bishop roma", "favour_stayed"),
        ("roma", "play bishop milano", "favour_moved"),
        ("roma", "play bishop off", "favour_removed"),
        (None, "play bishop off", "favour_left_off"),
    ],
)
def test_the_papal_token_goes_where_the_bishop_is_told(
    before: str | None, action: str, kind: str
) -> None:
    state = do(battle(["m1", ""], ["bishop", ""], favour=before), action)
    word = action.rsplit(maxsplit=1)[-1]
    assert region_of(state, "favour") == (None if word == "off" else word)
    assert len(told(state, None, kind)) == 1


def test_a_scarecrow_offers_every_kind_of_mercenary_in_its_own_line() -> None:
    state = battle(["m10 m3 m3 heroine", "m6"], ["scarecrow", ""])
    assert GAME.legal_actions(state, ANA) == [
        "play scarecrow",
        "play scarecrow m3",
        "play scarecrow m10",
        "pass",
    ]


def test_a_card_taken_back_may_be_played_again_in_the_same_battle() -> None:
    state = do(battle(["m10", "m6"], ["scarecrow", "m1"]), "play scarecrow m10", "pass")
    state = do(state, "play m10")
    assert line(state, ANA) == ["m10"]


def test_winter_keeps_spring_out_of_every_line() -> None:
    state = do(battle(["spring", "spring m2"], ["winter", ""]), "play winter")
    assert (line(state, ANA), line(state, BELA)) == (["winter"], ["m2"])
    assert GAME.view(state, None)["season"] == "winter"
    assert [event["cards"] for event in told(state, None, "burned")] == [["spring"], ["spring"]]

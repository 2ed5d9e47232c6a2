"""Scoring reports of Troyes from a table, compared with the game's own results."""

from __future__ import annotations

import random
from typing import Any

import pytest

from engine.scores import Unscorable, score
from engine.troyes.rules.ending import cubes_by_level, tradesmen_points
from tests.engine.troyes.positions import GAME, random_game


def answer(**report: Any) -> dict[str, Any]:
    return score(GAME.scoring, report)


def fault(**report: Any) -> tuple[str, str]:
    with pytest.raises(Unscorable) as raised:
        score(GAME.scoring, report)
    assert raised.value.code in GAME.scoring.faults or len(raised.value.code) > 3
    return raised.value.code, raised.value.at


SEAT = {
    "vp": 12,
    "deniers": 7,
    "influence": 9,
    "cathedral": [2, 0, 1],
    "citizens": 5,
    "tradesmen": [2, 1, 0],
    "events": 2,
    "marked_events": 1,
}


def test_the_end_of_a_game_is_counted_part_by_part() -> None:
    other = SEAT | {"vp": 15, "cathedral": [2, 4, 2], "events": 0}
    found = answer(
        kind="final",
        players=3,
        characters=["henry_i", "urbain_iv", "le_florentin"],
        seats=[SEAT, other, SEAT | {"vp": 0}],
    )
    assert found["breakdown"][0] == {
        "vp": 12,
        "marked_events": 1,
        "tradesmen": 3,
        "levels": -2,
        "characters": {"henry_i": 1, "urbain_iv": 1, "le_florentin": 1},
    }
    assert found["scores"] == [17, 15 + 1 + 3 + 0 + 6 + 1, 5] and found["winners"] == [1]


def test_two_players_have_thresholds_of_their_own() -> None:
    three = answer(kind="final", players=3, characters=["urbain_iv"], seats=[SEAT] * 3)
    two = answer(kind="final", players=2, characters=["urbain_iv"], seats=[SEAT] * 2)
    assert three["scores"][0] - two["scores"][0] == 1
    assert two["winners"] == [0, 1]


def test_a_tie_may_be_broken_by_agreement() -> None:
    rich = SEAT | {"deniers": 11}
    report = {"kind": "final", "players": 2, "characters": [], "seats": [SEAT, rich]}
    assert answer(**report)["winners"] == [0, 1]
    assert answer(**report, options={"final_tie": "most_deniers"})["winners"] == [1]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_report_of_a_played_game_has_its_points(seats: int) -> None:
    """The report describes the end of the game."""
    for number in range(4):
        *_, state = random_game(seats, number)
        reports = [
            {
                "vp": state.points[seat],
                "deniers": state.deniers[seat],
                "influence": state.influence[seat],
                "cathedral": cubes_by_level(state, seat),
                "citizens": state.spaces.count(seat),
                "tradesmen": tradesmen_points(state, seat),
                "events": len(state.taken[seat]),
                "marked_events": sum(seat in cubes for cubes in state.flags),
            }
            for seat in range(seats)
        ]
        shown = GAME.view(state, None)["characters"]
        found = answer(kind="final", players=seats, characters=shown, seats=reports)
        result = GAME.result(state)
        assert (found["scores"], found["winners"]) == (result["scores"], result["winners"])
        rewards = [each["characters"] for each in result["breakdown"]]
        assert [each["characters"] for each in found["breakdown"]] == rewards


@pytest.mark.parametrize(
    ("cubes", "prizes", "points", "card"),
    [
        ([0, 1, 1, "grey", 0], [5, 2], {"0": 3, "1": 3}, 0),
        ([2, 0, 2, 3, 3], [4, 2], {"0": 0, "2": 3, "3": 3}, 2),  # T12
        ([1, 2, 0], [4, 2], {"0": 2, "1": 2, "2": 2}, 1),  # D5
        ([0, 1, 0, 3, 0], [5, 3], {"0": 5, "1": 1, "3": 1}, 0),  # D6
        (["grey", "grey", 0, "grey"], [4, 2], {"0": 2}, None),  # D7
        ([0, 0], [5, 3], {"0": 8}, 0),  # D8
        ([], [5, 3], {}, None),
    ],
)
def test_an_event_that_is_full(
    cubes: list[Any], prizes: list[int], points: dict[str, int], card: int | None
) -> None:
    assert answer(kind="event", cubes=cubes, vp=prizes) == {"vp": points, "card": card}


@pytest.mark.parametrize(
    ("dice", "modifier", "pay"),
    [
        ([0], None, {}),
        ([2], None, {"2": 2}),
        ([0, 2], None, {"2": 4}),
        ([0, 2, "grey"], None, {"2": 6, "bank": 6}),
        ([1, 1, 1], None, {"1": 18}),
        ([1], "monk", {"1": 2}),
        ([0, 1, 2], "tithing", {}),  # T17
        ([1, 1, "grey"], "tithing", {"1": 6}),
        ([0, "grey", "grey"], "tithing", {"bank": 6}),
        ([0, 1], "priest", {"1": 4}),
    ],
)
def test_the_price_of_a_group(dice: list[Any], modifier: str | None, pay: dict[str, int]) -> None:
    found = answer(kind="price", seat=0, dice=dice, modifier=modifier)
    assert found == {"total": sum(pay.values()), "pay": pay}


def test_three_dice_of_le_roy_are_free_by_tithing() -> None:
    report = {"kind": "price", "seat": 0, "dice": ["grey"] * 3, "modifier": "tithing"}
    assert answer(**report, solo=True)["total"] == 0 and answer(**report)["total"] == 12


@pytest.mark.parametrize(
    ("colour", "dice", "modifier", "divisor", "value", "uses"),
    [
        ("yellow", [5, 4], "priest", 3, 15, 5),
        ("yellow", [5, 6, 5], None, 2, 16, 8),  # T9
        ("yellow", [4], "monk", 2, 12, 6),  # D9
        ("red", [2, 3], "blacksmith", 3, 10, 3),  # D10
        ("white", [6, 6, 1], "apprenticeship", 4, 15, 3),  # D11
        ("any", [6, 6, 1], "confession", 6, 19, 3),
        ("red", [3], "templar", 3, 6, 2),
        ("red", [3, 4], "militia", 3, 7, 2),
        ("white", [3], "prior", 3, 6, 2),
        ("red", [1], None, 3, 1, 0),
    ],
)
def test_what_a_group_is_worth(
    colour: str, dice: list[int], modifier: str | None, divisor: int, value: int, uses: int
) -> None:
    found = answer(kind="group", colour=colour, dice=dice, modifier=modifier, divisor=divisor)
    assert found == {"value": value, "uses": uses}


FINAL = {"kind": "final", "players": 2, "characters": [], "seats": [SEAT, SEAT]}
PRICE = {"kind": "price", "seat": 0, "dice": [0], "modifier": None}
GROUP = {"kind": "group", "colour": "red", "dice": [1], "modifier": None, "divisor": 2}


@pytest.mark.parametrize(
    ("report", "code", "at"),
    [
        ({"kind": "battle"}, "kind_unknown", "kind"),
        (FINAL | {"players": 9}, "not_whole", "players"),
        (FINAL | {"seats": [SEAT]}, "wrong_size", "seats"),
        (FINAL | {"characters": ["zorro"]}, "character_unknown", "characters[0]"),
        (FINAL | {"characters": ["henry_i"] * 2}, "twice", "characters[1]"),
        (FINAL | {"seats": [SEAT, SEAT | {"influence": 21}]}, "not_whole", "seats[1].influence"),
        (FINAL | {"seats": [SEAT, {"vp": 1}]}, "missing", "seats[1].deniers"),
        (FINAL | {"seats": [SEAT, 7]}, "not_an_object", "seats[1]"),
        (FINAL | {"options": {"takeover": True}}, "option_unknown", "options.takeover"),
        ({"kind": "event", "cubes": [7], "vp": [1, 1]}, "value_unknown", "cubes[0]"),
        ({"kind": "event", "cubes": [True], "vp": [1, 1]}, "value_unknown", "cubes[0]"),
        ({"kind": "event", "cubes": [0], "vp": [1]}, "wrong_size", "vp"),
        (PRICE | {"dice": [0, 0, 0, 0]}, "too_many", "dice"),
        (PRICE | {"dice": []}, "wrong_size", "dice"),
        (PRICE | {"modifier": "merchant"}, "value_unknown", "modifier"),
        (PRICE | {"modifier": "monk", "dice": [0, 1]}, "cube_unfit", "modifier"),
        (GROUP | {"modifier": "priest"}, "cube_unfit", "modifier"),
        (GROUP | {"divisor": 0}, "not_whole", "divisor"),
        (GROUP | {"dice": [7]}, "not_whole", "dice[0]"),
        (GROUP | {"colour": "black"}, "value_unknown", "colour"),
    ],
)
def test_a_report_that_cannot_be_scored(report: dict[str, Any], code: str, at: str) -> None:
    assert fault(**report) == (code, at)


def test_anything_at_all_is_scored_or_refused() -> None:
    luck = random.Random(4)
    values = [None, 0, -1, 3, "grey", "x", [], [0], {}, True, 1.5, [[0]], 10**9]
    for report in (FINAL, PRICE, GROUP, {"kind": "event", "cubes": [0, 1], "vp": [3, 1]}):
        for _ in range(200):
            bad = dict(report)
            bad[luck.choice([*report])] = luck.choice(values)
            try:
                assert answer(**bad)
            except Unscorable as unscorable:
                assert unscorable.code and isinstance(unscorable.at, str)


# --- the King's Challenge --------------------------------------------------

SOLO = {"kind": "final", "players": 1, "characters": [], "seats": [SEAT]}


@pytest.mark.parametrize(
    ("le_roy", "difference", "result", "band"),
    [
        (40, -26, "lost", 0),
        (15, -1, "lost", 0),
        (14, 0, "drawn", 0),
        (13, 1, "won", 1),
        (9, 5, "won", 1),
        (8, 6, "won", 2),
        (4, 10, "won", 2),
        (3, 11, "won", 3),
        (-1, 15, "won", 3),
        (-2, 16, "won", 4),
        (-6, 20, "won", 4),
        (-7, 21, "won", 5),
    ],
)
def test_one_player_is_scored_against_le_roy(
    le_roy: int, difference: int, result: str, band: int
) -> None:
    found = answer(**SOLO, le_roy=le_roy)
    assert found["scores"] == [14] and found["winners"] == ([0] if difference > 0 else [])
    assert (found["difference"], found["result"], found["band"]) == (difference, result, band)


def test_a_played_challenge_is_scored_as_it_was() -> None:
    for number in range(4):
        *_, state = random_game(1, number)
        report = {
            "vp": state.points[0],
            "deniers": state.deniers[0],
            "influence": state.influence[0],
            "cathedral": cubes_by_level(state, 0),
            "citizens": state.spaces.count(0),
            "tradesmen": tradesmen_points(state, 0),
            "events": len(state.taken[0]),
            "marked_events": sum(0 in cubes for cubes in state.flags),
        }
        shown, result = GAME.view(state, None)["characters"], GAME.result(state)
        left = [name for name in shown if name in result["breakdown"][0]["characters"]]
        found = answer(
            kind="final", players=1, le_roy=result["le_roy"], characters=left, seats=[report]
        )
        assert (found["scores"], [found["difference"]]) == ([result["points"]], result["scores"])
        assert found["winners"] == result["winners"]
        assert result["reason"] == f"solo_{found['band']}"


@pytest.mark.parametrize(
    ("report", "code", "at"),
    [
        (SOLO, "missing", "le_roy"),
        (SOLO | {"le_roy": "7"}, "not_whole", "le_roy"),
        (SOLO | {"le_roy": True}, "not_whole", "le_roy"),
        (SOLO | {"le_roy": 10**9}, "not_whole", "le_roy"),
    ],
)
def test_a_challenge_that_cannot_be_scored(report: dict[str, Any], code: str, at: str) -> None:
    assert fault(**report) == (code, at)


# --- impossible reports ----------------------------------------------------


@pytest.mark.parametrize(
    ("first", "second", "at"),
    [
        ({"cathedral": [6, 0, 0]}, {"cathedral": [6, 0, 0]}, "seats.cathedral[0]"),
        ({"cathedral": [0, 0, 4]}, {"cathedral": [0, 0, 3]}, "seats.cathedral[2]"),
        ({"citizens": 12, "tradesmen": []}, {"citizens": 7}, "seats.citizens"),
        ({"citizens": 10}, {}, "seats[0].citizens"),
        ({"citizens": 0, "tradesmen": [0] * 10}, {}, "seats[0].tradesmen"),
        ({"events": 9}, {"events": 9}, "seats.events"),
        ({"events": 8}, {"events": 8, "marked_events": 3}, "seats[1].marked_events"),
        ({"marked_events": 19}, {"events": 0}, "seats[0].marked_events"),
    ],
)
def test_a_report_that_no_table_can_have_is_refused(
    first: dict[str, Any], second: dict[str, Any], at: str
) -> None:
    code, place = fault(**FINAL | {"seats": [SEAT | first, SEAT | second]})
    assert place == at and code in ("table_impossible", "too_many")


def test_a_report_at_the_limits_of_the_box_is_scored() -> None:
    first = {"cathedral": [6, 0, 0], "citizens": 9, "tradesmen": [0] * 3, "events": 9}
    second = {"cathedral": [0, 6, 0], "citizens": 9, "events": 7, "marked_events": 1}
    seats = [SEAT | {"marked_events": 1} | first, SEAT | second]
    assert answer(**FINAL | {"seats": seats})
    seats[1]["events"] = 8
    assert fault(**FINAL | {"seats": seats}) == ("table_impossible", "seats.events")
    assert answer(**FINAL | {"seats": seats, "options": {"bonus_cards": True}})
    again = [SEAT | {"events": 20}, SEAT | {"events": 15}]
    assert answer(**FINAL | {"seats": again, "options": {"marauding_taken": True}})

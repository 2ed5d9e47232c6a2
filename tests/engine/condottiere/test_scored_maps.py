"""Scoring reports of maps and campaigns: the winner, the deal, the leader."""

from __future__ import annotations

import random
import tomllib
from pathlib import Path
from typing import Any

import pytest

from engine.scores import Unscorable, score
from tests.engine.condottiere.positions import FIRST, GAME, RAKAB, choices, random_game

VECTORS = tomllib.loads((Path(__file__).parent / "vectors.toml").read_text("utf-8"))


def map_of(owners: dict[str, int | None], game: Any = GAME, players: int = 4, **more: Any) -> Any:
    report = {"kind": "map", "players": players, "options": {}, "owners": owners}
    return score(game.scoring, report | {"favour": None} | more)


def fault(game: Any, report: dict[str, Any]) -> tuple[str, str]:
    with pytest.raises(Unscorable) as raised:
        score(game.scoring, report)
    return raised.value.code, raised.value.at


# --- a map -----------------------------------------------------------------


@pytest.mark.parametrize("case", VECTORS["group"], ids=lambda case: case["id"])
def test_the_largest_group_is_that_of_the_rulebook(case: dict[str, Any]) -> None:
    answer = map_of(dict.fromkeys(case["owned"], 1))
    assert answer["largest_group"] == [0, case["largest"], 0, 0]
    assert answer["regions"] == [0, len(case["owned"]), 0, 0]
    assert answer["winners"] == ([1] if case["largest"] >= 3 else [])


def test_c3_33_c1_06_rk_30_the_hand_size_of_a_redeal() -> None:
    three = dict.fromkeys(("venezia", "parma", "siena"), 0)
    assert map_of(three)["deal"] == [13, 10, 10, 10]
    assert map_of(three, FIRST)["deal"] == [16, 10, 10, 10]
    two = dict.fromkeys(RAKAB.land.regions[:2], 3)
    assert map_of(two, RAKAB)["deal"] == [10, 10, 10, 12]


def test_the_adjacent_target_is_named_when_both_are_met() -> None:
    five = dict.fromkeys(("torino", "genova", "parma", "modena", "napoli"), 2)
    assert (map_of(five)["winners"], map_of(five)["reason"]) == ([2], "adjacent")
    apart = dict.fromkeys(("torino", "venezia", "lucca", "bologna", "napoli"), 2)
    assert (map_of(apart)["winners"], map_of(apart)["reason"]) == ([2], "total")
    assert map_of(apart, players=3)["winners"] == []
    larger = map_of(dict.fromkeys(("torino", "genova", "parma"), 2), options=LARGER)
    assert larger["winners"] == [] and larger["largest_group"] == [0, 0, 3, 0]


LARGER = {"larger_empires": True}


def test_c1_07_three_cities_that_do_not_touch_win_nothing_in_the_first_edition() -> None:
    cities = dict.fromkeys(("genova", "lucca", "bologna"), 0)
    assert map_of(cities, FIRST)["winners"] == []
    for fourth in ("parma", "modena", "firenze"):
        assert map_of(cities | {fourth: 0}, FIRST)["reason"] == "adjacent"
    assert map_of(cities | {"milano": 0}, FIRST)["winners"] == []  # C1-30


def full(game: Any) -> dict[str, int]:
    """Return a full map; seats own regions by turns, so that few neighbours share an owner."""
    return {region: number % 6 for number, region in enumerate(game.land.regions)}


@pytest.mark.parametrize("game", [GAME, FIRST, RAKAB], ids=lambda game: game.id)
def test_a_full_map_is_counted_as_the_edition_settles_a_tie(game: Any) -> None:
    answer = map_of(full(game), game, 6)
    most = [seat for seat in range(6) if answer["regions"][seat] == max(answer["regions"])]
    assert answer["reason"] == "count" and len(most) > 1
    shared = game is RAKAB
    assert answer["winners"] == (most if shared else [])
    assert answer["final_battle"] == ([] if shared else most)


def test_a_region_under_the_popes_favour_does_not_keep_the_game_open() -> None:
    owners = full(GAME) | {"napoli": None}
    assert map_of(owners, players=6)["reason"] is None
    assert map_of(owners, players=6, favour="napoli")["reason"] == "count"


@pytest.mark.parametrize("game", [GAME, FIRST, RAKAB], ids=lambda game: game.id)
def test_the_map_at_the_end_of_a_random_game_has_its_winners(game: Any) -> None:
    for number in range(24):
        seats = game.seats[number % len(game.seats)]
        options = choices(number, game) if number % 2 else {}
        *_, state = random_game(seats, number, options, game)
        seen = game.view(state, None)
        answer = map_of(seen["owners"], game, seats, options=options, favour=seen["favour"])
        assert answer["regions"] == seen["result"]["scores"]
        assert answer["largest_group"] == [each["largest_group"] for each in seen["players"]]
        if seen["final_battle"]:
            assert answer["final_battle"] == seen["final_battle"]
        elif seen["result"]["reason"] != "exhausted":
            assert answer["winners"] == seen["result"]["winners"]
            assert answer["reason"] == seen["result"]["reason"]


@pytest.mark.parametrize(
    ("game", "change", "code", "at"),
    [
        (GAME, {"owners": []}, "not_an_object", "owners"),
        (GAME, {"owners": {"atlantis": 0}}, "region_unknown", "owners.atlantis"),
        (GAME, {"owners": {"roma": 4}}, "not_whole", "owners.roma"),
        (GAME, {"favour": "atlantis"}, "region_unknown", "favour"),
        (FIRST, {"favour": "roma"}, "favour_out_of_play", "favour"),
    ],
)
def test_a_map_that_cannot_be_is_refused_with_its_place(
    game: Any, change: dict[str, Any], code: str, at: str
) -> None:
    report = {"kind": "map", "players": 4, "owners": {}, "favour": None}
    assert fault(game, report | change) == (code, at)


# --- a campaign ------------------------------------------------------------


def campaign(games: list[Any], game: Any = GAME, target: int = 20, players: int = 4) -> Any:
    report = {"kind": "campaign", "players": players, "target": target, "games": games}
    return score(game.scoring, report)


def game_of(regions: list[int], winner: int | None, reason: str) -> dict[str, Any]:
    return {"regions": regions, "winner": winner, "reason": reason}


def test_a_campaign_counts_regions_and_five_for_a_win_by_adjacent_ones() -> None:
    answer = campaign([game_of([3, 2, 4, 1], 2, "adjacent"), game_of([5, 1, 0, 2], 0, "total")])
    assert answer == {"points": [8, 3, 9, 3], "over": False, "leaders": [2], "final_battle": []}
    assert campaign([]) == {
        "points": [0] * 4,
        "over": False,
        "leaders": [0, 1, 2, 3],
        "final_battle": [],
    }


def test_most_points_win_and_a_tie_is_fought_out_or_shared() -> None:
    games = [game_of([2, 0, 3, 3], 2, "adjacent"), game_of([3, 3, 2, 2], 0, "adjacent")]
    assert campaign(games, target=10) == {
        "points": [10, 3, 10, 5],
        "over": True,
        "leaders": [0, 2],
        "final_battle": [0, 2],
    }
    shared = campaign(games, FIRST, target=10)
    assert (shared["leaders"], shared["final_battle"]) == ([0, 2], [])  # A1-05


def test_no_bonus_for_a_win_by_count_or_in_a_final_battle() -> None:
    for reason in ("total", "count", "final_battle"):
        assert campaign([game_of([5, 1, 0, 2], 0, reason)])["points"] == [5, 1, 0, 2]
    nobody = game_of([4, 4, 0, 2], None, "final_battle")
    assert campaign([nobody], FIRST)["points"] == [4, 4, 0, 2]


@pytest.mark.parametrize(
    ("change", "code", "at"),
    [
        ({"target": 0}, "not_whole", "target"),
        ({"games": None}, "not_a_list", "games"),
        ({"games": [3]}, "not_an_object", "games[0]"),
        ({"games": [game_of([1, 2], 0, "total")]}, "wrong_size", "games[0].regions"),
        ({"games": [game_of([1, -2, 0, 0], 0, "total")]}, "not_whole", "games[0].regions[1]"),
        ({"games": [game_of([1, 2, 0, 0], 4, "total")]}, "not_whole", "games[0].winner"),
        ({"games": [game_of([1, 2, 0, 0], 0, "luck")]}, "value_unknown", "games[0].reason"),
        ({"games": [game_of([1, 2, 0, 0], None, "total")]}, "won_by_nobody", "games[0].winner"),
        (
            {"target": 5, "games": [game_of([5, 2, 0, 0], 0, "total")] * 2},
            "campaign_over",
            "games[1]",
        ),
    ],
)
def test_a_campaign_that_cannot_be_is_refused_with_its_place(
    change: dict[str, Any], code: str, at: str
) -> None:
    report = {"kind": "campaign", "players": 4, "target": 20, "games": []}
    assert fault(GAME, report | change) == (code, at)


def test_rakab_knows_no_campaigns() -> None:
    report = {"kind": "campaign", "players": 4, "target": 20, "games": []}
    assert fault(RAKAB, report) == ("kind_unknown", "kind")


def test_random_campaigns_lead_as_their_sums_do() -> None:
    luck = random.Random(5)
    for _ in range(50):
        games = [
            game_of([luck.randrange(6) for _ in range(3)], luck.randrange(3), "total")
            for _ in range(3)
        ]
        answer = campaign(games, players=3, target=60)
        sums = [sum(each["regions"][seat] for each in games) for seat in range(3)]
        assert answer["points"] == sums
        assert answer["leaders"] == [seat for seat in range(3) if sums[seat] == max(sums)]

"""Scoring reports of B'Twixt: the end of a game, and a round's recruitment."""

from __future__ import annotations

from typing import Any

import pytest

from engine.btwixt.game import GAME
from engine.scores import Unscorable, score
from tests.engine.btwixt.positions import played_out


def final(powers: list[int], allies: list[int]) -> dict[str, Any]:
    """Return the score of councils with these powers and numbers of allies."""
    councils = [
        {"allies": [0] * (count - 1) + [power], "tokens": []}
        for power, count in zip(powers, allies, strict=True)
    ]
    return score(GAME.scoring, {"kind": "final", "councils": councils})


@pytest.mark.parametrize(
    ("powers", "allies", "winners", "decided_by"),
    [
        ([10, 12, 15], [1, 1, 1], [2], "small"),
        ([9, 14, 11, 16], [1, 1, 1, 1], [3], "large"),
        ([10, 12, 10, 12], [3, 4, 2, 5], [0], "allies"),
        ([10, 12, 10, 12], [3, 3, 3, 3], [0, 1, 2, 3], "shared"),
    ],
)
def test_the_end_is_scored_by_the_three_tests(
    powers: list[int], allies: list[int], winners: list[int], decided_by: str
) -> None:
    answer = final(powers, allies)
    assert (answer["winners"], answer["decided_by"]) == (winners, decided_by)
    assert answer["ranking"][0] == winners


def test_tokens_and_adjustments_count() -> None:
    councils: list[dict[str, Any]] = [
        {"allies": [3, 5], "tokens": [1, 2], "adjust": 0},
        {"allies": [6], "tokens": [3, 3]},
        {"allies": [4, 4, 2], "tokens": [2], "adjust": -1},
    ]
    answer = score(GAME.scoring, {"kind": "final", "councils": councils})
    assert answer == {
        "small": [11, 11, 11],
        "large": [11, 12, 12],
        "allies": [5, 3, 4],
        "ranking": [[2], [1], [0]],
        "winners": [2],
        "decided_by": "allies",
    }


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_a_game_played_here_is_scored_the_same(seats: int) -> None:
    state = played_out(seats, 8)
    view, councils = GAME.view(state, None), []
    for council in view["councils"]:
        allies = [ally["power"] for ally in council["allies"]]
        adjust = sum(ally["score"] - ally["power"] for ally in council["allies"])
        councils.append({"allies": allies, "tokens": council["values"], "adjust": adjust})
    answer = score(GAME.scoring, {"kind": "final", "councils": councils})
    result = GAME.result(state)
    assert answer["small"] == result["scores"] and answer["ranking"] == result["ranking"]
    assert answer["winners"] == result["winners"] and answer["decided_by"] == result["reason"]


@pytest.mark.parametrize(
    ("first", "totals", "winner"),
    [(2, [9, 3, 9, 0], 2), (3, [9, 3, 9, 0], 0), (1, [0, 0, 0], 1), (0, [1, 5, 2, 5, 5], 1)],
)
def test_a_tie_goes_to_the_leader_nearest_to_the_first_player(
    first: int, totals: list[int], winner: int
) -> None:
    report = {"kind": "round", "first_player": first, "totals": totals}
    assert score(GAME.scoring, report) == {"winner": winner}


COUNCIL = {"allies": [1], "tokens": [1]}
ROUND = {"kind": "round", "first_player": 0, "totals": [1, 2, 3]}


@pytest.mark.parametrize(
    ("report", "code", "at"),
    [
        ({"kind": "battle"}, "kind_unknown", "kind"),
        ({"kind": "final"}, "missing", "councils"),
        ({"kind": "final", "councils": 3}, "not_a_list", "councils"),
        ({"kind": "final", "councils": [COUNCIL] * 2}, "players_wrong", "councils"),
        ({"kind": "final", "councils": [COUNCIL] * 7}, "players_wrong", "councils"),
        ({"kind": "final", "councils": [COUNCIL, COUNCIL, 3]}, "not_an_object", "councils[2]"),
        (
            {"kind": "final", "councils": [COUNCIL, COUNCIL, {"allies": []}]},
            "missing",
            "councils[2].tokens",
        ),
        (
            {"kind": "final", "councils": [COUNCIL | {"tokens": [1, 4]}, COUNCIL, COUNCIL]},
            "not_whole",
            "councils[0].tokens[1]",
        ),
        (
            {"kind": "final", "councils": [COUNCIL | {"adjust": "2"}, COUNCIL, COUNCIL]},
            "not_whole",
            "councils[0].adjust",
        ),
        (
            {"kind": "final", "councils": [COUNCIL | {"allies": [1] * 51}, COUNCIL, COUNCIL]},
            "too_many",
            "councils[0].allies",
        ),
        (ROUND | {"totals": [1, 2]}, "players_wrong", "totals"),
        (ROUND | {"totals": [1, -2, 3]}, "not_whole", "totals[1]"),
        (ROUND | {"totals": [1, True, 3]}, "not_whole", "totals[1]"),
        (ROUND | {"first_player": 3}, "not_whole", "first_player"),
    ],
)
def test_a_report_that_cannot_be_scored_is_answered_with_its_place(
    report: dict[str, Any], code: str, at: str
) -> None:
    with pytest.raises(Unscorable) as raised:
        score(GAME.scoring, report)
    assert (raised.value.code, raised.value.at) == (code, at)

"""Every edition with every pair of option values: games end, and cards, secrets, replays fit."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import combinations
from typing import Any

import pytest

from engine.condottiere.state import State
from tests.engine.condottiere.positions import FIRST, GAME, RAKAB
from tests.engine.condottiere.test_deals import check_worlds
from tests.engine.laws import broken
from tests.tables import seated

Choice = dict[str, Any]
MOST_MOVES = 5000


def values(option: dict[str, Any]) -> list[Any]:
    return option.get("values") or sorted({option["default"], *option["range"]})


def pairs(choice: Choice) -> set[Any]:
    return set(combinations(choice.items(), 2))


def pairwise(game: Any) -> Iterator[Choice]:
    """Yield options so that any two values of two options occur together."""
    luck, takes = random.Random(game.id), {o["id"]: values(o) for o in game.options}
    missing = {
        ((one, a), (two, b))
        for one, two in combinations(takes, 2)
        for a in takes[one]
        for b in takes[two]
    }
    while missing:
        drawn = [{name: luck.choice(each) for name, each in takes.items()} for _ in range(30)]
        best = max(drawn, key=lambda choice: len(pairs(choice) & missing))
        missing -= pairs(best)
        yield best


TABLES = [
    pytest.param(game, seats, seated(game, choice, seats), id=f"{game.id}-{number}")
    for game in (GAME, FIRST, RAKAB)
    for number, choice in enumerate([{}, *pairwise(game)])
    for seats in [game.seats[number % len(game.seats)]]
]


@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
def test_a_game_under_any_options_ends_and_keeps_its_promises(
    game: Any, seats: int, options: Choice
) -> None:
    luck, moves = random.Random(f"{seats} {options}"), []
    state = game.setup(seats, options, b"combinations")
    while acting := game.to_act(state):
        seat = luck.choice(acting)
        moves.append((seat, luck.choice(game.legal_actions(state, seat))))
        game.play(state, *moves[-1])
        assert broken(game, state) == [] and len(moves) < MOST_MOVES
        if len(moves) % 40 == 0:
            check_worlds(game, state)
    check_result(game, state)
    again = game.setup(seats, options, b"combinations")
    for move in moves:
        game.play(again, *move)
    assert game.to_json(again) == game.to_json(state)


def check_result(game: Any, state: State) -> None:
    """Check that the game has a winner, and that the ranking has every seat once.

    There may be no winner after a final battle (first edition) or an exhausted duel (Rakab).
    """
    result = game.result(state)
    drawn = {FIRST: "final_battle", RAKAB: "exhausted"}.get(game)
    assert result["winners"] or result["reason"] == drawn
    assert result["reason"] != "exhausted" or state.seats == 2
    assert sorted(seat for place in result["ranking"] for seat in place) == [*range(state.seats)]

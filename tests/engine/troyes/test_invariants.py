"""The invariants of Troyes (section 20), in random games with many options."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from engine.state import copied
from engine.troyes.state import NOBODY, State
from tests.engine.laws import broken
from tests.engine.troyes.positions import GAME, choices, random_game

GAMES = 12


def states(seats: int) -> Iterator[tuple[State, State]]:
    """Yield each state of some games together with the one before."""
    for number in range(GAMES):
        before = None
        for state in random_game(seats, number, choices(number) if number % 2 else {}):
            if before is not None:
                yield before, state
            before = copied(state)


@pytest.mark.parametrize("seats", GAME.seats)
def test_the_board_is_always_a_possible_one(seats: int) -> None:
    for _, state in states(seats):
        assert broken(GAME, state) == []
        assert min(state.deniers) >= 0 and min(state.influence) >= 0
        assert max(state.influence) <= 20
        assert state.round <= GAME.view(state, None)["rounds"]


@pytest.mark.parametrize("seats", GAME.seats)
def test_no_cube_of_the_cathedral_hangs_in_the_air(seats: int) -> None:
    for _, state in states(seats):
        levels = GAME.view(state, None)["cathedral"]
        for number in range(6):
            column = [level[number] is not None for level in levels]
            assert column == sorted(column, reverse=True)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_money_for_dice_goes_from_player_to_player(seats: int) -> None:
    """In a turn that only buys and farms, no other money changes hands."""
    for before, state in states(seats):
        told = [entry for entry in state.log if entry[0] == before.turn]
        if state.round != before.round or not any(entry[1] == "sold" for entry in told):
            continue
        [bought] = [entry for entry in told if entry[1] == "bought"]
        sold = [entry for entry in told if entry[1] == "sold"]
        neutral = sum(word.startswith("g:") for word in bought[3])
        each = (2, 4, 6)[len(used(told)) - 1]
        assert sum(entry[4] for entry in sold) <= bought[4] <= each * len(bought[3])
        assert neutral or sum(entry[4] for entry in sold) == bought[4]


def used(told: list) -> tuple[str, ...]:
    """Return the dice of the action."""
    for entry in told:
        if entry[1] in ("activated", "built", "fought", "farmed", "entered"):
            dice = entry[4] if entry[1] in ("activated", "fought") else entry[3]
            return (dice,) if isinstance(dice, str) else dice
    raise AssertionError("no action")


@pytest.mark.parametrize("seats", GAME.seats)
def test_a_seat_that_has_passed_does_not_act_in_that_round(seats: int) -> None:
    for _, state in states(seats):
        if state.phase in ("act", "flag"):
            assert not state.passed[state.actor]


@pytest.mark.parametrize("seats", GAME.seats)
def test_dice_are_as_many_as_citizens_at_work(seats: int) -> None:
    for before, state in states(seats):
        if state.round != before.round and state.phase == "counter":
            for building in range(3):
                spaces = state.spaces[6 * building : 6 * building + 6]
                rolled = sum(len(district[building]) for district in state.dice)
                standing = sum(who != NOBODY for who in spaces)
                assert rolled <= standing <= 6


@pytest.mark.parametrize("seats", GAME.seats)
def test_every_action_can_be_put_together_in_any_order_of_dice(seats: int) -> None:
    for number, state in enumerate(random_game(seats, 3)):
        if state.actor < 0 or number % 5:
            continue
        legal = GAME.legal_actions(state, state.actor)
        for action in legal[:: max(1, len(legal) // 4)]:
            verb, *words = action.split()
            dice = [word for word in words if word[-1].isdecimal() and word[-2:-1] in (*"rwy",)]
            if verb in ("place", "counter") or len(dice) < 2:
                continue
            turned = [word for word in words if word not in dice]
            place = words.index(dice[0])
            turned[place:place] = dice[::-1]
            line = [verb, *turned]
            for count in range(1, len(line)):
                assert line[count] in GAME.choices(state, state.actor, " ".join(line[:count]))
            assert GAME.canonical(" ".join(line)) == action

"""The draws of a game, counted: every shuffle and roll is one, "draw/1", "draw/2" and so on."""

from __future__ import annotations

from engine import chance
from engine.troyes.state import State


def shuffled(state: State, cards: list[int]) -> list[int]:
    state.draws += 1
    return chance.shuffle(state.seed, f"draw/{state.draws}", cards)


def rolled(state: State, count: int) -> list[int]:
    """So many dice, in the order in which they are wanted."""
    state.draws += 1
    return [n % 6 + 1 for n in chance.numbers(state.seed, f"draw/{state.draws}", count)]


def picked(state: State, choices: int) -> int:
    state.draws += 1
    return chance.pick(state.seed, f"draw/{state.draws}", choices)

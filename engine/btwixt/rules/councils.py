"""Arithmetic of councils: their power, and the winner (sections 3 and 8). It uses no state.

Council k is between seats k and k + 1. It is the left council of seat k, and the right council of
seat k + 1. A leader's small council is the weaker of the two; equal ones are both small.
"""

from __future__ import annotations

from typing import NamedTuple

from engine.btwixt.box.cards import Box, Effect
from engine.state import Result, seats_by_place

REASONS = ("small", "large", "allies", "shared")


class Standing(NamedTuple):
    """A leader's final numbers, in the order in which they decide the winner."""

    small: int
    large: int
    allies: int


def visible(box: Box, allies: list[int]) -> int:
    """Return a council's power as visible before the end: printed powers only."""
    return sum(box.allies[ally].power for ally in allies)


def ally_power(box: Box, ally: int, allies: int, tokens: int) -> int:
    """Return an ally's final power.

    `allies` is the number of allies in its council, including this one; `tokens` that of tokens.
    """
    card = box.allies[ally]
    changes = (change(box.effects[number], allies, tokens) for number in card.score)
    return card.power + sum(changes)


def change(effect: Effect, allies: int, tokens: int) -> int:
    """Return the change that a scoring ability makes to its ally's power."""
    if effect.per is not None:
        count = allies - 1 if effect.per == "other_ally" else tokens
        return min(effect.max, effect.each * count)
    holds = {
        "allies_le": allies <= effect.n,
        "allies_ge": allies >= effect.n,
        "tokens_ge": tokens >= effect.n,
    }
    return effect.delta if holds[effect.test or ""] else 0


def final(box: Box, allies: list[int], values: list[int]) -> int:
    """Return a council's final power: allies with their scoring abilities, and tokens."""
    powers = (ally_power(box, ally, len(allies), len(values)) for ally in allies)
    return sum(powers) + sum(values)


def standings(powers: list[int], allies: list[int]) -> list[Standing]:
    """Return the standing of each seat, given the power and number of allies of each council."""
    found = []
    for seat, left in enumerate(powers):
        right = powers[seat - 1]
        found.append(Standing(min(left, right), max(left, right), allies[seat] + allies[seat - 1]))
    return found


def decided_by(found: list[Standing]) -> str:
    """Return the field of Standing that decided the winner, or "shared" if none did."""
    left = list(found)
    for test in Standing._fields:
        best = max(getattr(each, test) for each in left)
        left = [each for each in left if getattr(each, test) == best]
        if len(left) == 1:
            return test
    return "shared"


def result(found: list[Standing]) -> Result:
    ranking = seats_by_place(found)
    return {
        "winners": ranking[0],
        "ranking": ranking,
        "scores": [each.small for each in found],
        "reason": decided_by(found),
    }

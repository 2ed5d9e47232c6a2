"""What a council is worth, and who has won (sections 3 and 8): pure arithmetic, no state.

Council k lies between seat k and seat k + 1; it is the left one of the first, the right one of the
second. A leader's small council is the weaker of the two; equal ones are both small.
"""

from __future__ import annotations

from typing import NamedTuple

from engine.btwixt.box.cards import Box, Effect
from engine.state import Result

REASONS = ("small", "large", "allies", "shared")


class Standing(NamedTuple):
    """What a leader is measured by, the first test first."""

    small: int
    large: int
    allies: int


def visible(box: Box, allies: list[int]) -> int:
    """Printed powers only: what anybody can say of a council before the end."""
    return sum(box.allies[ally].power for ally in allies)


def ally_power(box: Box, ally: int, allies: int, tokens: int) -> int:
    """An ally's power at the end, in a council of so many allies (itself included) and tokens."""
    card = box.allies[ally]
    changes = (change(box.effects[number], allies, tokens) for number in card.score)
    return card.power + sum(changes)


def change(effect: Effect, allies: int, tokens: int) -> int:
    """By how much a scoring ability changes its ally's power."""
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
    """A council's power at the end: allies with their scoring abilities, and tokens."""
    powers = (ally_power(box, ally, len(allies), len(values)) for ally in allies)
    return sum(powers) + sum(values)


def standings(powers: list[int], allies: list[int]) -> list[Standing]:
    """Of each seat, from the power and the number of allies of each council."""
    found = []
    for seat, left in enumerate(powers):
        right = powers[seat - 1]
        found.append(Standing(min(left, right), max(left, right), allies[seat] + allies[seat - 1]))
    return found


def ranking(found: list[Standing]) -> list[list[int]]:
    """Seats from the best place down; equal ones share a place."""
    places = sorted(set(found), reverse=True)
    return [[seat for seat, each in enumerate(found) if each == place] for place in places]


def decided_by(found: list[Standing]) -> str:
    """The test that named the winner, or that none did."""
    left = list(found)
    for test in Standing._fields:
        best = max(getattr(each, test) for each in left)
        left = [each for each in left if getattr(each, test) == best]
        if len(left) == 1:
            return test
    return "shared"


def result(found: list[Standing]) -> Result:
    places = ranking(found)
    return {
        "winners": places[0],
        "ranking": places,
        "scores": [each.small for each in found],
        "reason": decided_by(found),
    }

"""Groups of dice (8.1 to 8.3, 12.3): their colour and their value with a cube.

The functions are pure arithmetic on the dice of one action.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.troyes.actions import Die
from engine.troyes.box.cards import ANY, COLOURS, DICE, RED, WHITE

Effect = dict[str, Any]
MOST_FREE = 3


def colour_of(dice: Sequence[Die]) -> int:
    """Return the common colour of the dice, or ANY if they are mixed."""
    colours = {colour for _, colour, _ in dice}
    return colours.pop() if len(colours) == 1 else ANY


def serves(effect: Effect | None, taken: int) -> tuple[int, ...]:
    """Return the colours required by cards that a group of colour `taken` satisfies.

    In `taken`, ANY means mixed colours; in the result, a card that takes any dice.
    """
    return (ANY,) if taken == ANY else (counts_as(effect, taken), ANY)


def fits(effect: Effect, colour: int, count: int) -> bool:
    """True if a cube may modify a group of `count` dice of this colour (ANY: mixed)."""
    if effect["dice"] not in ("any", DICE[colour]):
        return False
    return count == 1 if "count" in effect else True


def counts_as(effect: Effect | None, colour: int) -> int:
    """Return the colour of a group after the effect of a cube."""
    if effect is None or "becomes" not in effect:
        return colour
    return COLOURS.index(effect["becomes"])


def value_of(effect: Effect | None, numbers: Sequence[int]) -> int:
    """Return the value of a group after the effect of a cube."""
    value: int = sum(numbers)
    if effect is None:
        return value
    if "value" in effect:  # Apprenticeship: a six becomes a five too
        value = effect["value"] * len(numbers)
    else:
        value += effect.get("each", 0) * len(numbers)  # Priest, Confession: no cap at 6
        value += effect.get("sum", 0)  # Blacksmith: once
        value *= effect.get("count", 1)  # Monk, Templar, Prior: this many dice of the number
    return value


# A group that places a citizen must stay one die with its printed number (Q14).
def may_place(effect: Effect, converts: bool, militia: bool) -> bool:
    if "count" in effect:
        return converts
    if "becomes" in effect:
        return militia
    return "free" in effect


def may_build(effect: Effect) -> bool:
    """True for the Prior, the only cube for the cathedral. It turns one white die into two."""
    return "count" in effect and effect["becomes"] == DICE[WHITE]


# --- costs -----------------------------------------------------------------


def makes_free(effect: Effect | None) -> bool:
    """True if some dice are free with this cube (Tithing)."""
    return effect is not None and "free" in effect


def strength(colour: int, number: int) -> int:
    """Return the strength of a die against black dice. A red die counts double (7.3)."""
    return 2 * number if colour == RED else number

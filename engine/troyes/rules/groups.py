"""Groups of dice (8.1 to 8.3, 12.3): what they are worth with a cube, and what they cost.

Pure arithmetic on the dice of one action.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.troyes.actions import GREY, OWN, Die
from engine.troyes.box.cards import ANY, COLOURS, DICE, RED, WHITE

Effect = dict[str, Any]
MOST_FREE = 3


def colour_of(dice: Sequence[Die]) -> int:
    """The colour of all the dice; ANY where they are mixed."""
    colours = {colour for _, colour, _ in dice}
    return colours.pop() if len(colours) == 1 else ANY


def serves(effect: Effect | None, taken: int) -> tuple[int, ...]:
    """What an action may ask for to be given dice of this colour (ANY: mixed ones)."""
    return (ANY,) if taken == ANY else (counts_as(effect, taken), ANY)


def fits(effect: Effect, colour: int, count: int) -> bool:
    """Whether a cube may change a group of so many dice of this colour (ANY: mixed)."""
    if effect["dice"] not in ("any", DICE[colour]):
        return False
    return count == 1 if "count" in effect else True


def counts_as(effect: Effect | None, colour: int) -> int:
    """The colour that the group has in the end."""
    if effect is None or "becomes" not in effect:
        return colour
    return COLOURS.index(effect["becomes"])


def value_of(effect: Effect | None, numbers: Sequence[int]) -> int:
    """What the group is worth: all its dice together, as the cube changes them."""
    value: int = sum(numbers)
    if effect is None:
        return value
    if "value" in effect:  # Apprenticeship: also a six
        value = effect["value"] * len(numbers)
    else:
        value += effect.get("each", 0) * len(numbers)  # Priest, Confession: no cap at 6
        value += effect.get("sum", 0)  # Blacksmith: once
        value *= effect.get("count", 1)  # Monk, Templar, Prior: so many dice of the number
    return value


# Of a group placing a citizen: nothing may change its number, and no dice come of it (Q14).
def may_place(effect: Effect, converts: bool, militia: bool) -> bool:
    if "count" in effect:
        return converts
    if "becomes" in effect:
        return militia
    return "free" in effect


def may_build(effect: Effect) -> bool:
    """In the cathedral: Prior alone, which makes two white dice of one."""
    return "count" in effect and effect["becomes"] == DICE[WHITE]


# --- what it costs ---------------------------------------------------------


def makes_free(effect: Effect | None) -> bool:
    """Whether dice cost less with this cube (Tithing)."""
    return effect is not None and "free" in effect


def payments(
    owners: Sequence[int],
    prices: Sequence[int],
    effect: Effect | None = None,
    free_neutral: int = 1,
) -> dict[int, int]:
    """What goes to whom for the dice of one group: each die that is not one's own costs the same.

    With Tithing one die of each district is free; of the neutral one as many as `free_neutral`.
    """
    each, paid = prices[len(owners) - 1], bought(owners, effect, free_neutral)
    return {owner: each * paid.count(owner) for owner in dict.fromkeys(paid)}


def price_of(
    owners: Sequence[int],
    prices: Sequence[int],
    effect: Effect | None = None,
    free_neutral: int = 1,
) -> int:
    """What all that comes to."""
    return prices[len(owners) - 1] * len(bought(owners, effect, free_neutral))


def bought(owners: Sequence[int], effect: Effect | None, free_neutral: int) -> list[int]:
    """Of the owners of a group's dice those who are to be paid, once for each die."""
    paid = [owner for owner in owners if owner != OWN]
    if effect is not None and makes_free(effect):
        for owner in dict.fromkeys(paid):
            for _ in range(
                min(paid.count(owner), free_neutral if owner == GREY else effect["free"])
            ):
                paid.remove(owner)
    return paid


def strength(colour: int, number: int) -> int:
    """What a die counts against black dice (7.3): a red one twice its number."""
    return 2 * number if colour == RED else number

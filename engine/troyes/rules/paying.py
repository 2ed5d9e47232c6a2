"""Groups of dice as a seat wants to use them: whether they exist, their price and their value.

Checks come first. Nothing is paid before the whole action has been found legal.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from engine.fact_types import Refusal
from engine.troyes.actions import GREY, OWN, Die, Said, die_word
from engine.troyes.box.cards import ANY, DICE, NONE
from engine.troyes.rules.groups import (
    MOST_FREE,
    colour_of,
    fits,
    makes_free,
    may_build,
    may_place,
    serves,
    value_of,
)
from engine.troyes.rules.refusals import refused
from engine.troyes.state import State, tell, with_item, without


@dataclass(frozen=True, slots=True)
class Group:
    """Dice that may be used, with the slot of their cube (NONE: no cube)."""

    dice: tuple[Die, ...]
    slot: int
    effect: dict[str, Any] | None
    costs: dict[int, int]
    price: int
    value: int


def district_of(state: State, seat: int, whose: int) -> int:
    """Return the district of a die, given its owner as the seat's action writes it."""
    return seat if whose == OWN else state.seats if whose == GREY else whose


def own_dice(state: State, seat: int) -> list[Die]:
    """Return the dice of the seat's district, in canonical order."""
    return [
        (OWN, colour, number)
        for colour, numbers in enumerate(state.dice[seat])
        for number in numbers
    ]


def missing_die(state: State, seat: int, dice: tuple[Die, ...]) -> Die | None:
    """Return the first of these dice that is on the table less often than named, or None."""
    for die in dict.fromkeys(dice):
        whose, colour, number = die
        known = whose in (OWN, GREY) or (whose < state.seats and whose != seat)
        if not known:
            return die
        there = state.dice[district_of(state, seat, whose)][colour]
        if there.count(number) < dice.count(die):
            return die
    return None


def group(
    state: State, seat: int, said: Said, colour: int, purpose: str = "", also: int = 0
) -> Group | Refusal:
    """Return the group of dice that the action names, or a refusal.

    `colour` is the colour of dice that the action takes. `purpose` is "citizen" or "cathedral", or
    "" for other actions. `also` is the other cost of the turn, such as a hire cost.
    """
    if (missing := missing_die(state, seat, said.dice)) is not None:
        return refused("die_not_there", die_word(missing))
    effect, slot, taken = None, NONE, colour_of(said.dice)
    if said.cube != NONE:
        slot = slot_with_cube(state, seat, said.cube)
        name = state.rules.cards.activities[said.cube].id
        if slot == NONE:
            return refused("cube_not_there", name)
        effect = state.rules.cards.activities[said.cube].effect
        if not cube_fits(state, effect, taken, len(said.dice), purpose):
            return refused("cube_unfit", name)
    if colour not in serves(effect, taken):
        return refused("dice_mixed") if taken == ANY else refused("dice_colour", DICE[colour])
    costs = costs_of(state, [whose for whose, _, _ in said.dice], effect)
    price = sum(costs.values())
    if not can_pay(state, seat, price + also):
        return refused("too_few_deniers", price + also, state.deniers[seat])
    numbers = [number for _, _, number in said.dice]
    return Group(said.dice, slot, effect, costs, price, value_of(effect, numbers))


def slot_with_cube(state: State, seat: int, card: int) -> int:
    """Return a slot with a cube of the seat on this card, or NONE."""
    slots = (slot for slot in slots_with_cubes(state, seat) if state.activities[slot] == card)
    return next(slots, NONE)


def slots_with_cubes(state: State, seat: int) -> list[int]:
    """Return the slots on which the seat has cubes to spend."""
    return [slot for slot, stored in enumerate(state.stored) if stored[seat]]


def cube_fits(
    state: State, effect: dict[str, Any], colour: int, count: int, purpose: str = ""
) -> bool:
    """True if a cube may modify this many dice of a colour (ANY: mixed) for the purpose (12.3)."""
    changes = effect["kind"] == "modifier" and fits(effect, colour, count)
    return changes and cube_serves(state, effect, purpose)


def cube_serves(state: State, effect: dict[str, Any], purpose: str) -> bool:
    """True if a group modified by the cube may be used for the purpose.

    Placing citizens and building the cathedral accept only some cubes.
    """
    rules = state.rules
    if purpose == "citizen":
        converts = rules.conversion_cards_may_place_citizens
        return may_place(effect, converts, rules.militia_may_place_in_palace)
    return may_build(effect) if purpose == "cathedral" else True


def neutral_free(state: State) -> int:
    """Return the number of dice that Tithing takes free from the neutral district (Q13, 16.4)."""
    return MOST_FREE if state.solo else int(state.rules.tithing_free_from_neutral)


def payments(
    owners: Sequence[int], prices: Sequence[int], effect: dict[str, Any] | None, free_neutral: int
) -> dict[int, int]:
    """Return the deniers due to each owner for a group. Every bought die costs the same.

    With Tithing, one die of each player's district is free. `free_neutral` is the number of free
    dice of the neutral district.
    """
    each, paid = prices[len(owners) - 1], bought(owners, effect, free_neutral)
    return {owner: each * paid.count(owner) for owner in dict.fromkeys(paid)}


def price_of(
    owners: Sequence[int],
    prices: Sequence[int],
    effect: dict[str, Any] | None = None,
    free_neutral: int = 1,
) -> int:
    """Return the total price of a group."""
    return prices[len(owners) - 1] * len(bought(owners, effect, free_neutral))


def bought(owners: Sequence[int], effect: dict[str, Any] | None, free_neutral: int) -> list[int]:
    """Return the owners to pay, one for each bought die that is not free."""
    paid = [owner for owner in owners if owner != OWN]
    if effect is not None and makes_free(effect):
        for owner in dict.fromkeys(paid):
            for _ in range(
                min(paid.count(owner), free_neutral if owner == GREY else effect["free"])
            ):
                paid.remove(owner)
    return paid


def costs_of(state: State, owners: Sequence[int], effect: dict[str, Any] | None) -> dict[int, int]:
    """Return the deniers due to each owner for a group of dice."""
    return payments(owners, state.rules.cards.turn["price"], effect, neutral_free(state))


def cost_of(state: State, dice: tuple[Die, ...], effect: dict[str, Any] | None) -> int:
    owners = [whose for whose, _, _ in dice]
    return price_of(owners, state.rules.cards.turn["price"], effect, neutral_free(state))


def can_pay(state: State, seat: int, deniers: int) -> bool:
    return deniers <= state.deniers[seat]


# --- paying ----------------------------------------------------------------


def spend(state: State, seat: int, group: Group) -> None:
    """Pay for the dice of a group.

    The dice go back to the supply, and the cube goes to its owner.
    """
    for whose, colour, number in group.dice:
        district = state.dice[district_of(state, seat, whose)]
        district[colour] = without(district[colour], number)
    state.deniers[seat] -= group.price
    if group.price or any(whose != OWN for whose, _, _ in group.dice):
        others = tuple(die_word(die) for die in group.dice if die[0] != OWN)
        tell(state, "bought", seat, others, group.price)
    for whose, cost in group.costs.items():
        if whose != GREY:
            state.deniers[whose] += cost
            tell(state, "sold", whose, seat, cost)
    if group.slot != NONE:
        slot, stored = group.slot, state.stored[group.slot]
        state.stored[slot] = with_item(stored, seat, stored[seat] - 1)
        tell(state, "cube_spent", seat, state.activities[slot])


def own_words(dice: tuple[Die, ...]) -> tuple[str, ...]:
    """Return the dice as words for the log, with owners as the acting seat writes them."""
    return tuple(die_word(die) for die in dice)

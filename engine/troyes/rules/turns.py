"""The choices of a turn (9): whether each is legal, and its effect.

Making a plan changes nothing. A plan is a refusal if the action is illegal, and otherwise holds all
that the action will do. A function that carries out a plan returns True if the turn then ends. The
rules about values, citizens and uses are separate functions, so that listing.py can apply them to
the whole list.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from engine.fact_types import Refusal
from engine.troyes.actions import ALL, Said, die_word
from engine.troyes.box.cards import ANY, WHITE, YELLOW, Activity, Event
from engine.troyes.rules import activities, event_cards
from engine.troyes.rules.buildings import (
    PERSONAL,
    Place,
    employ,
    enter,
    lift,
    protected_victim,
    pushes_always,
    sources,
)
from engine.troyes.rules.groups import counts_as
from engine.troyes.rules.holdings import gain_influence, gain_points
from engine.troyes.rules.paying import Group, group, own_words, spend
from engine.troyes.rules.refusals import refused
from engine.troyes.state import NOBODY, State, open_slot, tell, with_item


@dataclass(frozen=True, slots=True)
class Plan:
    """A legal action: its dice, citizen, number of uses and target."""

    group: Group
    source: Place | None = None
    slot: int = 0
    uses: int = 0
    target: int = 0  # an event card or a building


# --- A1 activate an activity card ------------------------------------------


def plan_activate(state: State, seat: int, said: Said) -> Plan | Refusal:
    cards = state.rules.cards
    slot = open_slot(state, cards.activity_number[said.target])
    if slot is None:
        return refused("card_not_open", said.target)
    card, hires = cards.activities[state.activities[slot]], must_hire(state, seat, slot)
    if said.source and not hires:
        return refused("citizen_not_needed", said.target)
    source = citizen(state, seat, said.source) if hires else None
    if isinstance(source, dict):
        return source
    cost = hire_cost(state, seat, slot)
    dice = group(state, seat, said, card.dice, also=cost)
    if isinstance(dice, dict):
        return dice
    most = most_uses(state, seat, card, dice.value, dice.price + cost)
    if not most:
        return too_small(card, dice.value) or refused("use_unpaid", said.target)
    fewer = state.rules.partial_activation_allowed
    uses = uses_said(said, most, fewer, card.effect["kind"] == "mill")
    return uses if isinstance(uses, dict) else Plan(dice, source, slot, uses)


def must_hire(state: State, seat: int, slot: int) -> bool:
    """True if the seat has no tradesman on the card yet."""
    return seat not in state.tradesmen[slot]


def hire_cost(state: State, seat: int, slot: int) -> int:
    card = state.rules.cards.activities[state.activities[slot]]
    return card.hire_cost if must_hire(state, seat, slot) else 0


def citizen(state: State, seat: int, source: str) -> Place | Refusal:
    """Return the place of the citizen to hire or place, or a refusal."""
    place = sources(state, seat).get(source)
    return place or refused("citizen_not_there" if source else "no_citizen")


def most_uses(state: State, seat: int, card: Activity, value: int, price: int) -> int:
    """Return the most uses of a card with dice of this value that the seat can pay for.

    `price` is the cost of the dice and of hiring a tradesman.
    """
    uses = value // card.divisor
    if not uses:
        return 0
    left, influence = state.deniers[seat] - price, state.influence[seat]
    return activities.most_uses(card.effect, uses, left, influence)


def too_small(card: Activity | Event, value: int) -> Refusal | None:
    if value < card.divisor:
        return refused("group_too_small", value, card.divisor)
    return None


def uses_said(said: Said, most: int, fewer: bool, is_mill: bool = False) -> int | Refusal:
    """Return the number of uses that the action names, or a refusal.

    Without `fewer`, only `most` uses are legal.
    """
    uses = ground(said, most) if is_mill else wanted(said, most)
    if isinstance(uses, int) and uses < most and not fewer:
        return refused("uses_fixed", most)
    return uses


def wanted(said: Said, most: int) -> int | Refusal:
    """Return the number of uses that the action names, or a refusal (8.3).

    An action with all possible uses leaves the number out, so that each action has only one text.
    """
    if any(said.mill):
        return refused("choice_not_asked")
    if said.uses == ALL:
        return most
    if said.uses == most:
        return refused("uses_unsaid")
    if said.uses > most:
        return refused("too_many_uses", said.uses, most)
    return said.uses


def ground(said: Said, most: int) -> int | Refusal:
    """Return the number of uses of the Miller, which are named by building, or a refusal."""
    count = sum(said.mill)
    if not count:
        return refused("choice_needed", said.target)
    if said.uses != ALL:
        return refused("choice_not_asked")
    return refused("too_many_uses", count, most) if count > most else count


def activate(state: State, seat: int, said: Said, plan: Plan) -> bool:
    """Activate the card. Return False if cubes are left to place."""
    number = state.activities[plan.slot]
    card = state.rules.cards.activities[number]
    spend(state, seat, plan.group)
    if plan.source is not None:
        lift(state, seat, plan.source)
        state.deniers[seat] -= card.hire_cost
        tell(state, "hired", seat, number, card.hire_cost, employ(state, plan.slot, seat))
    words = own_words(said.dice)
    tell(state, "activated", seat, number, words, plan.group.value, plan.uses)
    if card.delayed:
        stored = state.stored[plan.slot]
        state.stored[plan.slot] = with_item(stored, seat, stored[seat] + plan.uses)
        tell(state, "stored", seat, number, plan.uses)
        return True
    cubes = activities.use(state, seat, number, plan.uses, said.mill)
    if cubes:
        state.choosing, state.phase = (number, cubes), "flag"
    return not cubes


# --- cubes on several events -----------------------------------------------


def plan_flag(state: State, seat: int, said: Said) -> int | Refusal:
    card = state.rules.cards.event_number[said.target]
    if card not in state.queue:
        return refused("event_not_there", said.target)
    return card


def flag(state: State, seat: int, said: Said, card: int) -> bool:
    """Place one cube, which takes effect before the next is placed (Q27).

    Return True if it was the last.
    """
    activity, cubes = state.choosing
    pay = state.rules.cards.activities[activity].effect.get("pay", {})
    if "influence" in pay:
        state.influence[seat] -= pay["influence"]
        tell(state, "paid", seat, activity, 0, pay["influence"])
    state.choosing = (activity, cubes - 1)
    tell(state, "flagged", seat, card, 1)
    event_cards.add_cubes(state, card, seat, 1)
    return stop_flagging(state) if cubes == 1 else False


def plan_enough(state: State, seat: int, said: Said) -> int | Refusal:
    """Refuse to stop before all cubes are placed, except for Chivalry.

    Return the number of cubes left.
    """
    activity, left = state.choosing
    cubes: int = left
    if state.rules.cards.activities[activity].effect["kind"] != "chivalry":
        return refused("cubes_left", cubes)
    return cubes


def enough(state: State, seat: int, said: Said, cubes: int) -> bool:
    tell(state, "gave_up", seat, state.choosing[0], cubes)
    return stop_flagging(state)


def stop_flagging(state: State) -> bool:
    state.choosing = ()
    return True


# --- A2 build the cathedral ------------------------------------------------


def plan_cathedral(state: State, seat: int, said: Said) -> Plan | Refusal:
    dice = group(state, seat, said, WHITE, "cathedral")
    if isinstance(dice, dict):
        return dice
    full = full_column(state, cube_numbers(dice.effect, numbers_of(said)))
    return refused("column_full", full) if full else Plan(dice)


def numbers_of(said: Said) -> tuple[int, ...]:
    return tuple(number for _, _, number in said.dice)


def full_column(state: State, numbers: tuple[int, ...]) -> int:
    """Return the first number with too few free spaces in its column for its cubes, or 0."""
    levels = state.rules.cards.cathedral["levels"]
    for number in numbers:
        if len(state.cathedral[number - 1]) + numbers.count(number) > levels:
            return number
    return 0


def cube_numbers(effect: dict[str, Any] | None, numbers: tuple[int, ...]) -> tuple[int, ...]:
    """Return the number of each cube to place. A die with the Prior places two cubes."""
    return tuple(n for n in numbers for _ in range(effect["count"])) if effect else numbers


def cathedral(state: State, seat: int, said: Said, plan: Plan) -> bool:
    """Build each cube on top of its column, so that its number determines the space."""
    spend(state, seat, plan.group)
    rewards = state.rules.cards.cathedral
    numbers = cube_numbers(plan.group.effect, numbers_of(said))
    levels, points, influence = [], 0, 0
    for number in numbers:
        state.cathedral[number - 1] = (*state.cathedral[number - 1], seat)
        levels.append(len(state.cathedral[number - 1]))
        points += rewards["vp"][number - 1]
        influence += rewards["influence"][number - 1]
    gain_points(state, seat, points)
    influence = gain_influence(state, seat, influence)
    places = (own_words(said.dice), tuple(levels), numbers)
    tell(state, "built", seat, *places, points, influence)
    return True


# --- A3 combat an event ----------------------------------------------------


def plan_combat(state: State, seat: int, said: Said) -> Plan | Refusal:
    number = state.rules.cards.event_number[said.target]
    if number not in state.queue:
        return refused("event_not_there", said.target)
    card = state.rules.cards.events[number]
    dice = group(state, seat, said, card.dice)
    if isinstance(dice, dict):
        return dice
    small = too_small(card, dice.value)
    if small is not None:
        return small
    most = event_cards.most_cubes(state, number, dice.value)
    uses = uses_said(said, most, state.rules.partial_activation_allowed)
    return uses if isinstance(uses, dict) else Plan(dice, uses=uses, target=number)


def combat(state: State, seat: int, said: Said, plan: Plan) -> bool:
    spend(state, seat, plan.group)
    words = own_words(said.dice)
    tell(state, "fought", seat, plan.target, words, plan.group.value, plan.uses)
    event_cards.add_cubes(state, plan.target, seat, plan.uses)
    return True


# --- A4 place a citizen ----------------------------------------------------


def plan_citizen(state: State, seat: int, said: Said) -> Plan | Refusal:
    source = citizen(state, seat, said.source)
    if isinstance(source, dict):
        return source
    dice = group(state, seat, said, ANY, "citizen")
    if isinstance(dice, dict):
        return dice
    [(_, colour, number)] = said.dice
    building = counts_as(dice.effect, colour)
    fallen = protected_victim(state, building, number, seat, source)
    if fallen == NOBODY:
        return Plan(dice, source, target=building)
    row = state.rules.cards.buildings[building].row_of[number]
    whose = None if fallen == state.seats else fallen
    return refused("protected", state.rules.cards.spaces[row[-1]], whose)


def place_citizen(state: State, seat: int, said: Said, plan: Plan) -> bool:
    [(_, _, number)] = said.dice
    spend(state, seat, plan.group)
    lift(state, seat, plan.source or PERSONAL)
    row = state.rules.cards.buildings[plan.target].row_of[number]
    space = enter(state, row, seat, pushes_always(state))
    tell(state, "entered", seat, die_word(said.dice[0]), space)
    return True


# --- A5 agriculture, A6 pass -----------------------------------------------


def plan_farm(state: State, seat: int, said: Said) -> Plan | Refusal:
    dice = group(state, seat, said, YELLOW)
    if isinstance(dice, dict):
        return dice
    uses = harvest(state, dice.value)
    if not uses:  # Q52
        return refused("too_little_to_farm", dice.value, state.rules.cards.turn["farm_divisor"])
    return Plan(dice, uses=uses)


def harvest(state: State, value: int) -> int:
    """Return the deniers for dice of this value."""
    deniers: int = value // state.rules.cards.turn["farm_divisor"]
    return deniers


def farm(state: State, seat: int, said: Said, plan: Plan) -> bool:
    spend(state, seat, plan.group)
    state.deniers[seat] += plan.uses
    tell(state, "farmed", seat, own_words(said.dice), plan.group.value, plan.uses)
    return True


def passes(state: State, seat: int, said: Said, plan: Any) -> bool:
    """Pass. The deniers stay in the district until phase 5 and cannot be spent (Q30)."""
    deniers: int = state.rules.cards.turn["pass_deniers"]
    state.passed[seat] = True
    state.pouch[seat] += deniers
    tell(state, "passed", seat, deniers)
    return True

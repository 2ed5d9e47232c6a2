"""The costs and gains of an action, as far as its words are known.

They come from the real rules. The action is played in a copy, in which no die is rolled.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from engine.fact_types import Facts, Refusal
from engine.state import without_log
from engine.troyes.actions import DIE_OF, MOST_DICE, OWN, Said, read
from engine.troyes.box.cards import ANY, NONE
from engine.troyes.rules import turns
from engine.troyes.rules.buildings import best_space
from engine.troyes.rules.event_cards import free_flags
from engine.troyes.rules.groups import strength
from engine.troyes.rules.holdings import gain_for_black_dice
from engine.troyes.rules.paying import Group, cost_of, group
from engine.troyes.state import State, open_slot

Sum = dict[str, Any]
BEFORE_DICE = {"counter", "flip", "reroll"}
BY_VALUE = {"activate", "combat", "farm"}  # other verbs use the numbers of the dice instead
LUCK = ("archer",)


def sums(state: State, seat: int, words: list[str]) -> list[Sum]:
    """Return the effects of the words so far, or [] if they name no dice."""
    said = said_so_far(words)
    if said is None or not said.dice:
        return []
    if said.verb == "counter":
        return [black_sum(state, seat, said)]
    if said.verb in BEFORE_DICE or seat != state.actor or state.phase != "act":
        return []
    found = [*price_sum(state, seat, said), *hire_sum(state, seat, said)]
    plan = plan_of(state, seat, said)
    dice = plan.group if isinstance(plan, turns.Plan) else group(state, seat, said, ANY)
    if isinstance(dice, Group) and said.verb in BY_VALUE:
        found.append({"kind": "value", "value": dice.value})
    return [*found, *outcome(state, seat, said, plan)] if isinstance(plan, turns.Plan) else found


def dice_sums(state: State, seat: int, words: list[str]) -> list[Sum]:
    """Return the price and value of dice named without a verb, or [] if they are too many."""
    dice = tuple(DIE_OF[word] for word in words)
    if state.phase == "counter":
        value = sum(strength(colour, number) for _, colour, number in dice)
        return [{"kind": "value", "value": value}]
    if len(dice) > MOST_DICE:
        return []
    found = price_sum(state, seat, Said("", dice=dice))
    if len({colour for _, colour, _ in dice}) == 1:
        found.append({"kind": "value", "value": sum(number for _, _, number in dice)})
    return found


def gains(state: State, seat: int, action: str) -> list[Sum]:
    """Return the changes made by a complete action, for its button."""
    return changes_of(sums(state, seat, action.split()))


def is_dearer(facts: Facts, other: Facts) -> bool:
    """True if the action of `facts` does the same as `other`, with all of its dice and more."""
    about = ("kind", "card", "numbers")
    dice, fewer = facts.get("dice"), other.get("dice")
    if not isinstance(dice, list) or not isinstance(fewer, list):
        return False
    alike = all(facts.get(name) == other.get(name) for name in about)
    return alike and Counter(fewer) < Counter(dice)


def changes_of(told: list[Sum]) -> list[Sum]:
    """Return only the changes in holdings, the space entered and the citizens expelled."""
    found = []
    for each in told:
        if each["kind"] in COUNTED:
            change = each["then"] - each["now"]
            found.append({"kind": each["kind"], "count": abs(change), "more": change > 0})
        elif each["kind"] == "black":
            found.append({"kind": "influence", "count": each["influence"], "more": True})
        elif each["kind"] in PLACES:
            found.append(dict(each))
    return [
        each | {"more": "yes" if each["more"] else "no"} if "more" in each else each
        for each in found
    ]


def said_so_far(words: list[str]) -> Said | None:
    """Parse the longest prefix of the words that is an action, or return None."""
    for count in range(len(words), 0, -1):
        said = read(" ".join(words[:count]))
        if said is not None:
            return said
    return None


def black_sum(state: State, seat: int, said: Said) -> Sum:
    value = sum(strength(colour, number) for _, colour, number in said.dice)
    gained = gain_for_black_dice(without_log(state), seat, len(said.numbers))
    return {"kind": "black", "needed": sum(said.numbers), "value": value, "influence": gained}


def price_sum(state: State, seat: int, said: Said) -> list[Sum]:
    if all(whose == OWN for whose, _, _ in said.dice):
        return []
    effect = None
    if said.cube != NONE:
        effect = state.rules.cards.activities[said.cube].effect
    deniers = cost_of(state, said.dice, effect)
    return [{"kind": "price", "deniers": deniers, "held": state.deniers[seat]}]


def hire_sum(state: State, seat: int, said: Said) -> list[Sum]:
    """Return the cost of hiring a tradesman and the points of its space, or [] if none is hired."""
    number = state.rules.cards.activity_number.get(said.target)
    if said.verb != "activate" or number is None:
        return []
    slot = open_slot(state, number)
    if slot is None or seat in state.tradesmen[slot]:
        return []
    card = state.rules.cards.activities[number]
    space = best_space(state, slot)
    points = card.vp_spaces[space] if space >= 0 else 0
    return [{"kind": "hire", "deniers": card.hire_cost, "points": points}]


PLANS = {
    "activate": turns.plan_activate,
    "cathedral": turns.plan_cathedral,
    "combat": turns.plan_combat,
    "citizen": turns.plan_citizen,
    "farm": turns.plan_farm,
}


def plan_of(state: State, seat: int, said: Said) -> turns.Plan | Refusal | None:
    return PLANS[said.verb](state, seat, said) if said.verb in PLANS else None


def outcome(state: State, seat: int, said: Said, plan: turns.Plan) -> list[Sum]:
    """Return the effects of the complete action."""
    after, does = without_log(state), DOES[said.verb]
    card = state.rules.cards.activities[state.activities[plan.slot]]
    if said.verb == "activate" and card.effect["kind"] in LUCK:
        return [{"kind": "uses", "count": plan.uses}, {"kind": "gains_unknown"}]
    does(after, seat, said, plan)
    found: list[Sum] = []
    if said.verb == "activate":
        found.append({"kind": "uses", "count": plan.uses})
    if said.verb == "combat":
        flags = free_flags(state, plan.target)
        found.append({"kind": "flags", "count": plan.uses, "left": flags - plan.uses})
    if said.verb == "citizen":
        space = next(facts[-1] for _, kind, *facts in after.log if kind == "entered")
        assert isinstance(space, int)
        found.append({"kind": "space", "space": state.rules.cards.spaces[space]})
    for owner in [facts[0] for _, kind, *facts in after.log if kind == "expelled"]:
        whose = None if owner == state.seats else owner
        neutral = "le_roy" if state.solo else "grey"
        found.append({"kind": "expels", "expelled_seat": whose, "neutral": neutral})
    return [*found, *changes(state, after, seat)]


def changes(before: State, after: State, seat: int) -> list[Sum]:
    """Return each holding of the seat that differs between the two states, with both amounts."""
    held = {name: (getattr(before, name)[seat], getattr(after, name)[seat]) for name in COUNTED}
    return [
        {"kind": name, "now": now, "then": then}
        for name, (now, then) in held.items()
        if now != then
    ]


COUNTED = ("deniers", "influence", "points")
PLACES = ("space", "expels")  # for a citizen: the space it enters, and the citizen it expels
DOES = {
    "combat": turns.combat,
    "activate": turns.activate,
    "cathedral": turns.cathedral,
    "citizen": turns.place_citizen,
    "farm": turns.farm,
}

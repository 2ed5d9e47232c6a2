"""The cost and effect of a possible next word, shown on the word itself.

A card shows its requirements before a die is named, and a die shows the gains of the action. The
numbers come from the real rules, and the state is not changed.
"""

from __future__ import annotations

from typing import Any

from engine.troyes.box.cards import COLOURS, DICE, Activity, Event
from engine.troyes.offers.summing import Sum, changes_of, sums
from engine.troyes.rules.buildings import best_space
from engine.troyes.rules.event_cards import free_flags
from engine.troyes.state import State

KINDS = (
    "hire",
    "employed",
    "place",
    "takes",
    "flags",
    "prizes",
    "value",
    "uses",
    "cubes",
    "gains_unknown",
)
# The kinds of effects that are shown on a word, with the kinds of hint that show them.
HINT_OF_SUM = {"value": "value", "uses": "uses", "flags": "cubes", "gains_unknown": "gains_unknown"}


def hints(state: State, seat: int, words: list[str], word: str) -> dict[str, list[Sum]]:
    """Return `hints` about a possible next word, and the `gains` if the action ended with it."""
    verb = words[0] if words else ""
    if len(words) == 1 and verb == "activate":
        return {"hints": of_activity(state, seat, word), "gains": []}
    if len(words) == 1 and verb in ("combat", "flag"):
        return {"hints": of_event(state, word), "gains": []}
    if not words or verb in ("counter", "flip"):
        return {"hints": [], "gains": []}
    found = sums(state, seat, [*words, word, *stand_in(state, seat, words)])
    return {"hints": of_sums(found), "gains": unpriced(changes_of(found), found)}


def stand_in(state: State, seat: int, words: list[str]) -> list[str]:
    """Return a `from:` word if the seat must hire but has no citizen in its personal supply.

    The player chooses the real source later. With this word, the gains of the dice can be shown
    before that. Return [] if it is not needed.
    """
    hires = words[0] == "activate" and not state.personal[seat] and len(words) > 1
    number = state.rules.cards.activity_number.get(words[1]) if hires else None
    if number is None or any(word.startswith("from:") for word in words):
        return []
    slot = state.activities.index(number)
    spaces = [space for space, who in enumerate(state.spaces) if who == seat]
    if seat in state.tradesmen[slot] or not spaces:
        return []
    return [f"from:{state.rules.cards.spaces[spaces[0]]}"]


def of_activity(state: State, seat: int, name: str) -> list[Sum]:
    """Return the cost and final points of hiring, and the dice that a use takes."""
    number = state.rules.cards.activity_number[name]
    card, slot = state.rules.cards.activities[number], state.activities.index(number)
    if seat in state.tradesmen[slot]:
        return [{"kind": "employed"}, takes(DICE[card.dice], card)]
    space = best_space(state, slot)
    points = card.vp_spaces[space] if space >= 0 else 0
    return [
        {"kind": "hire", "deniers": card.hire_cost},
        {"kind": "place", "points": points},
        takes(DICE[card.dice], card),
    ]


def of_event(state: State, name: str) -> list[Sum]:
    """Return the dice for each cube, the free flags, and the points of the card."""
    number = state.rules.cards.event_number[name]
    card = state.rules.cards.events[number]
    return [
        takes(COLOURS[card.dice], card),
        {"kind": "flags", "left": free_flags(state, number), "flags": card.flags},
        {"kind": "prizes", "first": card.vp_first, "second": card.vp_second},
    ]


def takes(colour: str, card: Activity | Event) -> Sum:
    return {"kind": "takes", "colour": colour, "divisor": card.divisor}


def of_sums(found: list[Sum]) -> list[Sum]:
    """Return the effects shown on the button of the next word of an action.

    The value of the dice is included only if it is too low for any effect.
    """
    does = {each["kind"] for each in found}
    left_out = {"value"} if does & {"uses", "flags", "deniers"} else set()
    return [
        {**each, "kind": HINT_OF_SUM[each["kind"]]}
        for each in found
        if each["kind"] in HINT_OF_SUM and each["kind"] not in left_out
    ]


def unpriced(gains: list[Sum], found: list[Sum]) -> list[Sum]:
    """Return the gains, without a loss of deniers that is only the price of the dice.

    The button shows that price already.
    """
    price: Any = next((each["deniers"] for each in found if each["kind"] == "price"), 0)
    only_price = {"kind": "deniers", "count": price, "more": "no"}
    return [each for each in gains if each != only_price]

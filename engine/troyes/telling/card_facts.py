"""The facts for the texts of cards and actions: numbers and rulings.

The texts in all languages have placeholders for these, so that no text can differ from the rules.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from engine.troyes.box.cards import CARDS, Cards
from engine.troyes.options import DEFAULTS
from engine.troyes.rules.groups import MOST_FREE

# The options that change a card's effect, by the names of the placeholders.
SWITCHES = {
    "ties": "procession_joust_tie_pays_all",
    "whoever": "procession_pays_most",
    "needs": "joust_needs_red_die",
    "entry": "event_row_entry",
    "spared": "interruption_spares_le_roy",
    "shares": "le_roy_shares",
    "places": "conversion_cards_may_place_citizens",
    "palace": "militia_may_place_in_palace",
    "grey": "tithing_free_from_neutral",
    "pick": "resistance_pick",
}


def card_facts(cards: Cards, options: Mapping[str, Any], card: str) -> dict[str, Any]:
    """Return the facts of an activity card or an event, or {} for other names."""
    if card in cards.activity_number:
        effect = cards.activities[cards.activity_number[card]].effect
        facts = numbers(effect)
    elif card in cards.event_number:
        event = cards.events[cards.event_number[card]]
        facts = numbers(event.effect) | {"black": event.black_dice}
    else:
        return {}
    solo = {"each_roy": cards.solo["card_deniers"], "free_roy": MOST_FREE}
    solo["cube_roy"] = cards.solo["cube_points"]
    always = {"shortfall": cards.turn["shortfall"], "each_cube": cards.turn["cube_influence"]}
    return facts | always | solo | rulings(options)


def numbers(effect: Mapping[str, Any]) -> dict[str, int]:
    """Return the numbers of an effect, with a prefix for payments."""
    found = {name: value for name, value in effect.items() if isinstance(value, int)}
    found |= effect.get("gain", {})
    found |= {f"pay_{name}": value for name, value in effect.get("pay", {}).items()}
    if "success" in effect:
        found |= {"low": min(effect["success"]), "high": max(effect["success"])}
    return found


def rulings(options: Mapping[str, Any]) -> dict[str, str]:
    """Return the chosen options as yes, no or the name of the choice."""
    values = {name: options[option] for name, option in SWITCHES.items()}
    names = {True: "yes", False: "no"}
    return {
        name: names[value] if isinstance(value, bool) else value for name, value in values.items()
    }


def facts_in(view: Mapping[str, Any], card: str) -> dict[str, Any]:
    """Return the facts of a card as the view of a game shows it."""
    options = view.get("options", DEFAULTS)
    facts = _agreed(card, *(options[option] for option in SWITCHES.values()))
    black = [event["black_dice"] for event in view.get("events", ()) if event["card"] == card]
    return {**facts, "black": black[0]} if black else dict(facts)


@lru_cache(maxsize=1024)
def _agreed(card: str, *values: bool | str) -> Mapping[str, Any]:
    """Return the facts of a card with our values. `values` are the options named in SWITCHES."""
    return card_facts(CARDS, dict(zip(SWITCHES.values(), values, strict=True)), card)


def facts_of_action(cards: Cards, kind: str) -> dict[str, int]:
    """Return the cost of an action, or the gain for each of its dice or cubes."""
    turn, cathedral = cards.turn, cards.cathedral
    every: dict[str, dict[str, int]] = {
        "reroll": {"cost": turn["reroll"]},
        "recruit": {"cost": turn["recruit"]},
        "flip": {"cost": turn["flip"]},
        "counter": {"each": turn["black_influence"]},
        "suffer": {"points": turn["shortfall"]},
        "cathedral": facts_of_cathedral(cathedral),
        "combat": {"each": turn["cube_influence"]},
        "flag": {"each": turn["cube_influence"]},
        "farm": {"divisor": turn["farm_divisor"]},
    }
    return every.get(kind, {})


def facts_of_cathedral(cathedral: Mapping[str, Any]) -> dict[str, int]:
    """Return the gains of a cathedral cube, and the first number with more influence."""
    low, high = cathedral["influence"][0], cathedral["influence"][-1]
    more = cathedral["influence"].index(high) + 1
    return {"points": cathedral["vp"][0], "low": low, "high": high, "number": more}

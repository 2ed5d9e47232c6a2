"""What the words of a card or an action must say: its numbers, and its rulings, as facts.

The words of all languages have blanks for these, so that no text can differ from what is played.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from engine.troyes.box.cards import CARDS, Cards
from engine.troyes.options import DEFAULTS
from engine.troyes.rules.groups import MOST_FREE

# The options on which what a card does depends, by the names of the blanks.
SWITCHES = {
    "ties": "procession_joust_tie_pays_all",
    "whoever": "procession_pays_most",
    "needs": "joust_needs_red_die",
    "entry": "event_row_entry",
    "spared": "interruption_spares_le_roy",
}


def card_facts(cards: Cards, options: Mapping[str, Any], card: str) -> dict[str, Any]:
    """The facts of an activity card or an event; none for what is neither."""
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
    """The numbers of an effect: what is paid is set apart from what is gained."""
    found = {name: value for name, value in effect.items() if isinstance(value, int)}
    found |= effect.get("gain", {})
    found |= {f"pay_{name}": value for name, value in effect.get("pay", {}).items()}
    if "success" in effect:
        found |= {"low": min(effect["success"]), "high": max(effect["success"])}
    return found


def rulings(options: Mapping[str, Any]) -> dict[str, str]:
    """What is agreed: yes, no, or the name of what is chosen."""
    values = {name: options[option] for name, option in SWITCHES.items()}
    names = {True: "yes", False: "no"}
    return {
        name: names[value] if isinstance(value, bool) else value for name, value in values.items()
    }


def facts_in(view: Mapping[str, Any], card: str) -> dict[str, Any]:
    """The same from what somebody sees of a game."""
    options = view.get("options", DEFAULTS)
    facts = _agreed(card, *(options[option] for option in SWITCHES.values()))
    black = [event["black_dice"] for event in view.get("events", ()) if event["card"] == card]
    return {**facts, "black": black[0]} if black else dict(facts)


@lru_cache(maxsize=1024)
def _agreed(card: str, *values: bool | str) -> Mapping[str, Any]:
    """The facts of one of our cards where that is agreed, in the order of SWITCHES."""
    return card_facts(CARDS, dict(zip(SWITCHES.values(), values, strict=True)), card)


def facts_of_action(cards: Cards, kind: str) -> dict[str, int]:
    """What an action costs, or what each die or cube of it brings."""
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
    """What a cube brings, and from which number on it brings more influence."""
    low, high = cathedral["influence"][0], cathedral["influence"][-1]
    more = cathedral["influence"].index(high) + 1
    return {"points": cathedral["vp"][0], "low": low, "high": high, "number": more}

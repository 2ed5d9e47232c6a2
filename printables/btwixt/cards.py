"""The data of the cards in a view: from our own set, or from a file that a box's owner supplied."""

from collections.abc import Mapping
from typing import Any

from engine.btwixt.box.cards import HOUSE
from printables.btwixt.sentences import ability
from printables.described import Described
from printables.kit.fonts import legible
from printables.speaker import Speaker

View = Mapping[str, Any]  # made by engine/btwixt/knowledge/view.py
Record = Mapping[str, Any]  # a card's row of its data file


def record(view: View, card: str) -> Record:
    """Return the data of a card or ally.

    In a game played with the real box, some cards have only a number.
    """
    cards = view["set"]
    kept: Record = cards.get("unnamed", {}).get(card) or cards.get("cards", HOUSE.described)[card]
    return kept


def name(view: View, noun: str, card: str, say: Speaker) -> str:
    """Return the name of a card or ally.

    `noun` is "card" or "ally". Names of our own are translated; names from the owner's file stay as
    typed.
    """
    kept = record(view, card)
    if not kept["name"]:
        return say(f"board-unnamed-{noun}")
    ours = HOUSE.described.get(card, {}).get("name") == kept["name"]
    called: str = say.noun(noun, card) if ours else kept["name"]
    return called


def drawn(view: View, noun: str, card: str, say: Speaker) -> str:
    """Return the name of a card or ally, reduced to characters that the fonts can draw."""
    return legible(name(view, noun, card, say), "bold")


def is_house(view: View, card: str) -> bool:
    """Return True for a card of our own design."""
    return record(view, card).get("src") == "house"


def describe_card(view: View, card: str, say: Speaker) -> Described:
    """Return the name, number and text of an influence card or ally."""
    kept = record(view, card)
    noun = "ally" if "power" in kept else "card"
    number = kept.get("power", kept.get("value"))
    return Described(name(view, noun, card, say), ability(kept, say), number, is_house(view, card))

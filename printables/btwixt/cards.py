"""The cards a view speaks of, with their names: of our own set, or of an owner's data file."""

from collections.abc import Mapping
from typing import Any

from engine.btwixt.box.cards import HOUSE
from printables.btwixt.sentences import ability
from printables.described import Described
from printables.kit.fonts import legible
from printables.speaker import Speaker

View = Mapping[str, Any]  # as engine/btwixt/knowledge/view.py makes it
Record = Mapping[str, Any]  # a card as its data file has it


def record(view: View, card: str) -> Record:
    """A card or an ally as its data file has it; at a table some have no more than a number."""
    cards = view["set"]
    kept: Record = cards.get("unnamed", {}).get(card) or cards.get("cards", HOUSE.described)[card]
    return kept


def name(view: View, noun: str, card: str, say: Speaker) -> str:
    """What a card or an ally is called: ours in words, an owner's as it was typed."""
    kept = record(view, card)
    if not kept["name"]:
        return say(f"board-unnamed-{noun}")
    ours = HOUSE.described.get(card, {}).get("name") == kept["name"]
    called: str = say.noun(noun, card) if ours else kept["name"]
    return called


def drawn(view: View, noun: str, card: str, say: Speaker) -> str:
    """The same, safe to draw whatever was typed."""
    return legible(name(view, noun, card, say), "bold")


def is_house(view: View, card: str) -> bool:
    """Whether this project made the card itself."""
    return record(view, card).get("src") == "house"


def describe_card(view: View, card: str, say: Speaker) -> Described:
    """An influence card or an ally: its name, its number, and a sentence of what it does."""
    kept = record(view, card)
    noun = "ally" if "power" in kept else "card"
    number = kept.get("power", kept.get("value"))
    return Described(name(view, noun, card, say), ability(kept, say), number, is_house(view, card))

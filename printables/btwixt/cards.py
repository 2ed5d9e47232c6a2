"""The cards a view speaks of, with their names: of our own set, or of an owner's data file."""

from collections.abc import Mapping
from typing import Any

from engine.btwixt.box.cards import HOUSE
from printables.btwixt.sentences import ability
from printables.described import Described
from printables.kit.fonts import legible


def record(view: Mapping[str, Any], card: str) -> Mapping[str, Any]:
    """A card or an ally as its data file has it."""
    return view["set"].get("cards", HOUSE.described)[card]


def name(view: Mapping[str, Any], noun: str, card: str, say: Any) -> Any:
    """What a card or an ally is called: ours in words, an owner's as it was typed."""
    kept = record(view, card)
    ours = HOUSE.described.get(card, {}).get("name") == kept["name"]
    return say.noun(noun, card) if ours else kept["name"]


def drawn(view: Mapping[str, Any], noun: str, card: str, say: Any) -> str:
    """The same, safe to draw whatever was typed."""
    return legible(str(name(view, noun, card, say)), "bold")


def is_house(view: Mapping[str, Any], card: str) -> bool:
    """Whether this project made the card itself."""
    return record(view, card).get("src") == "house"


def describe_card(view: Mapping[str, Any], card: str, say: Any) -> Described:
    """An influence card or an ally: its name, its number, and a sentence of what it does."""
    kept = record(view, card)
    noun = "ally" if "power" in kept else "card"
    number = kept.get("power", kept.get("value"))
    return Described(name(view, noun, card, say), ability(kept, say), number, is_house(view, card))

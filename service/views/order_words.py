"""Words for standing orders, for the player who gave them."""

from dataclasses import dataclass
from typing import Any

from service.database.rows import StandingOrderRow
from service.views.action_words import ActionWords


@dataclass(frozen=True)
class Said:
    """A standing order in words: its title, its actions, its conditions."""

    title: str
    steps: list[str]
    conditions: list[str]


@dataclass(frozen=True)
class Order:
    """A standing order: its stored text, its words, and `stays`, True if it has no end."""

    topic: str
    line: str
    said: Said
    stays: bool


def order(words: ActionWords, row: StandingOrderRow) -> Order:
    """Return a stored standing order, with its words in the player's language."""
    return Order(row.topic, row.line, said(words, row.line), row.scope is None)


def said(words: ActionWords, line: str) -> Said:
    """Return the words for the stored text of an order."""
    assert words.game.orders is not None  # otherwise nobody could have given one
    clauses = words.game.orders.describe(line)
    steps = [words.label(str(facts["action"])) for facts in clauses if "action" in facts]
    title, *conditions = [words.fact("order", facts) for facts in clauses if "kind" in facts]
    return Said(title, steps, conditions)


def why(words: ActionWords, facts: dict[str, Any]) -> str:
    """Return the reason in words why an order acted or stopped."""
    action = {"action": words.label(facts["action"])} if "action" in facts else {}
    return words.fact("order-why", facts, **action)


def note(words: ActionWords, kept: dict[str, Any]) -> str:
    """Return a stored note about an order in words."""
    return words.reader.say(
        f"note-{kept['kind']}",
        action=words.label(kept["action"]) if kept["action"] else "",
        order=said(words, kept["order"]).title,
        why=why(words, kept["why"]) if kept["why"] else "",
    )

"""Standing orders as their owner reads them: what one says, why it moved or stopped; gives none."""

from dataclasses import dataclass
from typing import Any

from service.database.rows import StandingOrderRow
from service.views.action_words import ActionWords


@dataclass(frozen=True)
class Said:
    """A standing order in words: what kind it is, the actions it names, its conditions."""

    title: str
    steps: list[str]
    conditions: list[str]


@dataclass(frozen=True)
class Order:
    """A standing order of this reader's: the line, what it says, whether it stays."""

    topic: str
    line: str
    said: Said
    stays: bool


def order(words: ActionWords, row: StandingOrderRow) -> Order:
    """A stored order, in its owner's words."""
    return Order(row.topic, row.line, said(words, row.line), row.scope is None)


def said(words: ActionWords, line: str) -> Said:
    """A line that is an order, in its owner's words."""
    assert words.game.orders is not None  # or nobody could have given one
    clauses = words.game.orders.describe(line)
    steps = [words.label(str(facts["action"])) for facts in clauses if "action" in facts]
    title, *conditions = [words.fact("order", facts) for facts in clauses if "kind" in facts]
    return Said(title, steps, conditions)


def why(words: ActionWords, facts: dict[str, Any]) -> str:
    """Why an order did something, or stopped."""
    action = {"action": words.label(facts["action"])} if "action" in facts else {}
    return words.fact("order-why", facts, **action)


def note(words: ActionWords, kept: dict[str, Any]) -> str:
    """What became of an order."""
    return words.reader.say(
        f"note-{kept['kind']}",
        action=words.label(kept["action"]) if kept["action"] else "",
        order=said(words, kept["order"]).title,
        why=why(words, kept["why"]) if kept["why"] else "",
    )

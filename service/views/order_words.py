"""Standing orders as their owner reads them: what one says, why it moved or stopped; gives none."""

from dataclasses import dataclass
from typing import Any

from service.database.rows import StandingOrderRow
from service.views.reader import Reader


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


def order(reader: Reader, row: StandingOrderRow) -> Order:
    """A stored order, in its owner's words."""
    return Order(row.topic, row.line, said(reader, row.line), row.scope is None)


def said(reader: Reader, line: str) -> Said:
    """A line that is an order, in its owner's words."""
    clauses = reader.game.orders.describe(line)
    steps = [reader.label(facts["action"]) for facts in clauses if "action" in facts]
    title, *conditions = [reader.fact("order", facts) for facts in clauses if "kind" in facts]
    return Said(title, steps, conditions)


def why(reader: Reader, facts: dict[str, Any]) -> str:
    """Why an order did something, or stopped."""
    action = {"action": reader.label(facts["action"])} if "action" in facts else {}
    return reader.fact("order-why", facts, **action)


def note(reader: Reader, kept: dict[str, Any]) -> str:
    """What became of an order."""
    return reader.say(
        f"note-{kept['kind']}",
        action=reader.label(kept["action"]) if kept["action"] else "",
        order=said(reader, kept["order"]).title,
        why=why(reader, kept["why"]),
    )

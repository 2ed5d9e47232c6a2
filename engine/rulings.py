"""Rulings: questions that a rulebook leaves open, and our answers.

A game has `rulings`, a tuple of Ruling in the order of its rules. It also has `variants`, the ids
of options that answer no open question: optional rules, house rules, the first player. Every other
option belongs to at least one ruling. The words are in templates/words/<language>/<game
id>-rulings.ftl. `ruling-<id>` asks the question, `ruling-<id>-book` has the rulebook's words in
short, and `ruling-<id>-played` says how we play by default. `facts` fill their placeholders. The
option's own words explain its other values. Pages and sheets show all of it
(printables/rulings.py).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True, slots=True)
class Ruling:
    """A question that a rulebook leaves open, and the option that changes our answer.

    `section` is a section of our rules or an id in them. `option` is None if the answer is fixed.
    `facts` are numbers and ids for its words, taken from the rules in use.
    """

    id: str
    section: str
    option: str | None = None
    facts: Mapping[str, Any] = field(default_factory=dict)

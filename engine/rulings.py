"""What a rulebook leaves open, and how it is decided: the form in which every game lists that.

A game has `rulings`, a tuple of Ruling in the order in which its rules come up, and `variants`,
the ids of those options that decide no open question (the rulebook's own optional rules, house
rules, who begins). Every other option is the switch of one ruling at least. The words of a ruling
stand in templates/words/<language>/<game id>-rulings.ftl: `ruling-<id>` asks the question,
`ruling-<id>-book` says in a few words what the rulebook has on it, `ruling-<id>-played` what is
played by default; `facts` fill their blanks. What an option's other values mean is said by the
option's own words. Pages and sheets show all of it (printables/rulings.py).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True, slots=True)
class Ruling:
    """A question: its words, where our rules file has it, and the option that plays it otherwise.

    `facts` are numbers and ids for the words, taken from the rules that are played.
    """

    id: str
    section: str
    option: str | None = None
    facts: Mapping[str, Any] = field(default_factory=dict)

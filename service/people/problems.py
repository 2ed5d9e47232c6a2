"""What may be wrong with what somebody asks for, or in the way of it, with facts for its words."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from engine import BadOption
from engine.game import AnyGame
from engine.table import AnyRules


class NotPossible(Exception):
    """What was asked cannot be done as things stand; `code` says why."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code


@dataclass(frozen=True)
class Problem:
    """One thing that is wrong: where, what, and facts."""

    at: str
    code: str
    facts: Mapping[str, Any] = field(default_factory=dict)

    @property
    def key(self) -> str:
        """The key of its words: of a number they name the bounds, of a choice each value."""
        is_number = self.code == "value_unknown" and "least" in self.facts
        return "problem-number" if is_number else f"problem-{self.code}"


def problem_of_option(game: AnyGame | AnyRules, bad: BadOption) -> Problem:
    """What a game, or its rules at a table, say of an option or value that they do not take."""
    facts, listed = dict(bad.data), game.options
    if any(option["id"] == bad.data["option"] and "range" in option for option in listed):
        facts["least"], facts["most"] = bad.data["takes"]
    return Problem("options", facts.pop("code"), facts)

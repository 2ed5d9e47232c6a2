"""Problems in a request, and reasons against it, with the facts for their messages."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from engine import BadOption
from engine.game import AnyGame
from engine.table import AnyRules
from service.installation.coded_error import CodedError


class NotPossible(CodedError):
    """Raised if a request cannot be met in the current state; `code` is the reason."""


@dataclass(frozen=True)
class Problem:
    """A problem in a request: its place (`at`), its code, and the facts for its message."""

    at: str
    code: str
    facts: Mapping[str, Any] = field(default_factory=dict)

    @property
    def key(self) -> str:
        """Return the key of the problem's message.

        A wrong value of a numeric option has a message of its own, which names the bounds.
        """
        is_number = self.code == "value_unknown" and "least" in self.facts
        return "problem-number" if is_number else f"problem-{self.code}"


class Invalid(Exception):
    """Raised with all problems of a request, so that they can be corrected at once."""

    def __init__(self, problems: list[Problem]) -> None:
        super().__init__(", ".join(f"{problem.at}: {problem.code}" for problem in problems))
        self.problems = problems


def problem_of_option(game: AnyGame | AnyRules, bad: BadOption) -> Problem:
    """Return the problem for an option or value that the game, or its table rules, refuse."""
    facts, listed = dict(bad.data), game.options
    if any(option["id"] == bad.data["option"] and "range" in option for option in listed):
        facts["least"], facts["most"] = bad.data["takes"]
    return Problem("options", facts.pop("code"), facts)

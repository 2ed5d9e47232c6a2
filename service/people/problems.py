"""Problems of a request, and obstacles to it, with variables for their messages."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from engine import BadOption
from engine.game import AnyGame
from engine.table import AnyRules


class NotPossible(Exception):
    """The request cannot be met in the present state; `code` is the reason."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code


@dataclass(frozen=True)
class Problem:
    """A problem with its place, code and facts."""

    at: str
    code: str
    facts: Mapping[str, Any] = field(default_factory=dict)

    @property
    def key(self) -> str:
        """Return the message's key: with the bounds of a number, and one for each value of a
        choice.
        """
        is_number = self.code == "value_unknown" and "least" in self.facts
        return "problem-number" if is_number else f"problem-{self.code}"


class Invalid(Exception):
    """All problems of a request, so that they can be corrected at once."""

    def __init__(self, problems: list[Problem]) -> None:
        super().__init__(", ".join(f"{problem.at}: {problem.code}" for problem in problems))
        self.problems = problems


def problem_of_option(game: AnyGame | AnyRules, bad: BadOption) -> Problem:
    """Return the problem for an option or value that the game, or its table rules, refuse."""
    facts, listed = dict(bad.data), game.options
    if any(option["id"] == bad.data["option"] and "range" in option for option in listed):
        facts["least"], facts["most"] = bad.data["takes"]
    return Problem("options", facts.pop("code"), facts)

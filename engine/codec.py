"""A state as JSON and back, by the annotations of its class: compiled once, exact, distrustful.

What is written of each annotation stands in forms.py. What comes back is of these types or refused
with NotAState, whatever it is, in a time that grows with its size alone. Whether a game could ever
come to it is not asked: a class says what its values are, tests say what the rules keep true of
them (tests/engine/laws.py).
"""

from __future__ import annotations

from collections.abc import Container
from functools import cached_property
from typing import Any, Generic, TypeVar

from engine.forms import FOLLOWS, ONE_SIGN_EACH, ZERO_OR_ONE, form_of
from engine.values import NotAState, Read, Write

__all__ = [
    "FOLLOWS",
    "ONE_SIGN_EACH",
    "ZERO_OR_ONE",
    "Codec",
    "NotAState",
    "demand",
    "opened",
]

S = TypeVar("S")
Options = dict[str, Any]


class Codec(Generic[S]):
    """How the states of one class are written and read: put together when one first is."""

    def __init__(self, kind: type[S]) -> None:
        self.kind = kind

    @cached_property
    def how(self) -> tuple[Read, Write]:
        """What reads and what writes; TypeError where a class has a field without a form."""
        form = form_of(self.kind)
        if form.write is None:
            raise TypeError(f"no object: {self.kind.__name__}")
        return form.read, form.write

    def write(self, state: S) -> dict[str, Any]:
        """The fields as JSON has them, sharing nothing with the state that may change."""
        stored: dict[str, Any] = self.how[1](state)
        return stored

    def read(self, data: Any) -> S:
        """The state; fields that follow from others are still unset. Raises NotAState."""
        state: S = self.how[0](data)
        return state


def demand(holds: bool, what: str) -> None:
    """Raise NotAState, naming what is wrong, unless it holds."""
    if not holds:
        raise NotAState(what)


def opened(data: Any, game: str, versions: Container[int]) -> tuple[int, Options, dict[str, Any]]:
    """Version and options of a stored state of that game, and the rest of it. Raises NotAState."""
    demand(type(data) is dict and data.get("game") == game, f"game: not {game}")
    rest = {name: value for name, value in data.items() if name != "game"}
    version, options = rest.pop("version", None), rest.pop("options", None)
    demand(type(version) is int and version in versions, "version: not one that can be read")
    demand(type(options) is dict, "options: not an object")
    return version, options, rest

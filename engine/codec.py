"""Conversion of states to JSON and back, compiled from the annotations of their class.

engine/forms.py lists the JSON form of each annotation. `Codec.read` accepts any input and takes
time linear in its size. It returns a state with values of the annotated types, or raises NotAState.
It does not check that a game could reach the state: tests check the rules' invariants
(tests/engine/laws.py).
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
    """Reader and writer for the states of one class, compiled on first use."""

    def __init__(self, kind: type[S]) -> None:
        self.kind = kind

    @cached_property
    def how(self) -> tuple[Read, Write]:
        """The functions that read and write a state.

        Raise TypeError for a field that has no JSON form.
        """
        form = form_of(self.kind)
        if form.write is None:
            raise TypeError(f"no object: {self.kind.__name__}")
        return form.read, form.write

    def write(self, state: S) -> dict[str, Any]:
        """Return the state's fields as JSON values, which share nothing mutable with the state."""
        stored: dict[str, Any] = self.how[1](state)
        return stored

    def read(self, data: Any) -> S:
        """Return the state that the JSON values `data` describe; raises NotAState.

        Fields marked FOLLOWS are not set. The caller has to restore them.
        """
        state: S = self.how[0](data)
        return state


def demand(holds: bool, what: str) -> None:
    """Raise NotAState with the given message unless `holds` is True."""
    if not holds:
        raise NotAState(what)


def opened(data: Any, game: str, versions: Container[int]) -> tuple[int, Options, dict[str, Any]]:
    """Return the rules version, the options and the other fields of a stored state.

    Raise NotAState if `data` is not a state of `game` in one of `versions`.
    """
    demand(type(data) is dict and data.get("game") == game, f"game: not {game}")
    rest = {name: value for name, value in data.items() if name != "game"}
    version, options = rest.pop("version", None), rest.pop("options", None)
    demand(type(version) is int and version in versions, "version: not one that can be read")
    demand(type(options) is dict, "options: not an object")
    return version, options, rest

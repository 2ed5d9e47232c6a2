"""What the states of all games have in common: the result, and the copy that a move changes.

Lists and dictionaries are changed in place and copied, those within them too. All else, a result
among it, is replaced whole, and a copy shares it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import (
    Annotated,
    Any,
    NotRequired,
    TypedDict,
    TypeVar,
    get_args,
    get_origin,
    get_type_hints,
)

S = TypeVar("S")


class Result(TypedDict):
    """How a game ended. A game may put more beside it, for its own sentences."""

    winners: list[int]
    ranking: list[list[int]]  # the seats of each place; ties share one
    scores: list[int]  # by seat
    reason: str
    counted: NotRequired[str]  # what the scores are, where they are no score
    falling: NotRequired[bool]  # whether less is better, where it is


def copied(state: S) -> S:
    """A copy that may be played on apart from the state."""
    kind = type(state)
    copy: Callable[[S], S] = _copy.get(kind) or _copy.setdefault(kind, _copier(kind))
    return copy(state)


def without_log(state: S) -> S:
    """A copy in which nothing has happened yet: as the game goes on, so does this."""
    kind = type(state)
    copy: Callable[[S], S] = _forget.get(kind) or _forget.setdefault(kind, _copier(kind, "log"))
    return copy(state)


# What copies the states of each class, wholly or without their log.
_copy: dict[type, Callable[[Any], Any]] = {}
_forget: dict[type, Callable[[Any], Any]] = {}


def _copier(kind: type, empty: str = "") -> Callable[[Any], Any]:
    """What copies states of this class, compiled from its annotations; the list named is empty.

    Its lines are those that one would write out by hand: no other way to copy is as fast.
    """
    lines = ["def copied(state):", "    other = new(kind)"]
    for name, hint in get_type_hints(kind, include_extras=True).items():
        value = "[]" if name == empty else _copied(hint, f"state.{name}")
        lines.append(f"    other.{name} = {value}")
    made: dict[str, Any] = {"new": kind.__new__, "kind": kind}
    exec("\n".join([*lines, "    return other"]), made)
    copy: Callable[[Any], Any] = made["copied"]
    return copy


def _copied(hint: Any, value: str) -> str:
    """The expression that copies this value; TypeError where a list would be shared unseen."""
    if get_origin(hint) is Annotated:
        return _copied(get_args(hint)[0], value)
    if get_origin(hint) is list:
        part = _copied(get_args(hint)[0], "part")
        return f"{value}[:]" if part == "part" else f"[{part} for part in {value}]"
    if get_origin(hint) is dict:
        part = _copied(get_args(hint)[1], "part")
        return f"{{key: {part} for key, part in {value}.items()}}"
    if any(_copied(inner, "part") != "part" for inner in get_args(hint)):
        raise TypeError(f"a list in a value that copies share: {hint!r}")
    return value

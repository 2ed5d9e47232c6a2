"""Code shared by the states of all games: the result, and copies.

Lists and dictionaries, even nested ones, are changed in place and copied. All other values, such as
the result, are replaced as a whole and shared by copies.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
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
    """The result of a game. A game may add keys for its own sentences."""

    winners: list[int]
    ranking: list[list[int]]  # the seats of each place; tied seats share one
    scores: list[int]  # by seat
    reason: str
    counted: NotRequired[str]  # the unit of `scores`, if not points
    falling: NotRequired[bool]  # True if less is better


def seats_by_place(worth: Sequence[Any], seats: Iterable[int] | None = None) -> list[list[int]]:
    """Return the seats of each place, best first.

    `worth` has a value for each seat: larger is better, and seats with equal values share a place.
    `seats` are those to rank; without it, all are ranked.
    """
    ranked = [*(range(len(worth)) if seats is None else seats)]
    found = sorted({worth[seat] for seat in ranked}, reverse=True)
    return [[seat for seat in ranked if worth[seat] == each] for each in found]


def numbered(ranking: Iterable[Sequence[int]]) -> Iterator[tuple[int, Sequence[int]]]:
    """Yield each place's number and seats. A tie skips numbers: 1 with two seats, then 3."""
    number = 1
    for seats in ranking:
        yield number, seats
        number += len(seats)


def copied(state: S) -> S:
    """Return a copy that can be played on independently."""
    kind = type(state)
    copy: Callable[[S], S] = _copy.get(kind) or _copy.setdefault(kind, _copier(kind))
    return copy(state)


def without_log(state: S) -> S:
    """Return a copy with an empty log, which does not change how play continues."""
    kind = type(state)
    copy: Callable[[S], S] = _forget.get(kind) or _forget.setdefault(kind, _copier(kind, "log"))
    return copy(state)


# Copy functions of each class, with and without the log.
_copy: dict[type, Callable[[Any], Any]] = {}
_forget: dict[type, Callable[[Any], Any]] = {}


def _copier(kind: type, empty: str = "") -> Callable[[Any], Any]:
    """Compile a copy function from the annotations of a class.

    `empty` is the name of a field that becomes [] in copies, or "". The function is made from
    source code, since no other way is as fast.
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
    """Return Python source that copies `value`, an expression of type `hint`.

    Raise TypeError if a list would be shared.
    """
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

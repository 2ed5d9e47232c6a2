"""A stored state taken up again: distrusted, and never anything but a ValueError; knows no game."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypeVar

from engine import BadOption

State = TypeVar("State")


def plain(value: Any) -> Any:
    """A copy with lists for tuples, as JSON has it."""
    if isinstance(value, (tuple, list)):
        return [part if type(part) in SIMPLE else plain(part) for part in value]
    if isinstance(value, dict):
        return {name: plain(part) for name, part in value.items()}
    return value


SIMPLE = frozenset({int, str, bool, type(None)})


def restored(
    game: str,
    data: Any,
    read: Callable[[Any], State],
    faults: Mapping[str, Callable[[State], bool]],
) -> State:
    """What `read` makes of the data, if it has none of these faults."""
    try:
        state = read(data)
        for name, fault in faults.items():
            demand(not fault(state), name)
    except BadOption as bad:
        raise ValueError(f"not a {game} game: {bad}") from None
    except (ArithmeticError, AttributeError, LookupError, TypeError, ValueError) as wrong:
        raise ValueError(f"not a {game} game: {type(wrong).__name__} {wrong}") from None
    return state


def demand(holds: bool, field: str) -> None:
    if not holds:
        raise ValueError(f"impossible {field}")


def whole(data: Any, name: str, least: int, most: int) -> int:
    """The field, a whole number within these bounds."""
    value = data[name]
    demand(type(value) is int and least <= value <= most, name)
    return value


def wholes(data: Any, name: str, least: int, most: int, size: int | None = None) -> list[int]:
    """The field, so many whole numbers within these bounds."""
    values = data[name]
    demand(type(values) is list and (size is None or len(values) == size), name)
    demand(all(type(value) is int and least <= value <= most for value in values), name)
    return values[:]

"""Options of games: how a game lists them, and how a choice is checked."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple, NotRequired, Protocol, TypeAlias, TypedDict

from engine.errors import BadOption

Value: TypeAlias = bool | int | str
Options: TypeAlias = dict[str, object]  # a player's choices by option id
Chosen: TypeAlias = tuple[tuple[str, Value], ...]  # non-default choices, in the game's order


@dataclass(frozen=True, slots=True)
class Agreed:
    """Rules that depend only on a game's options; `chosen` has those that are not the default."""

    chosen: Chosen = ()


DATA = "data"  # the option with an owner's data file; its values are not listed


class Offered(NamedTuple):
    """A game's entry for listings: its numbers of seats and its options."""

    seats: range
    options: Sequence[Option]
    shared_words: Sequence[str] = ()  # word files shared with other games


class Option(TypedDict):
    """An option: one of `values`, or an integer in `range`.

    `facts` are numbers that fill placeholders in its words. If `is_seat` is set, the integer is a
    seat, counted from 1.
    """

    id: str
    default: Value
    values: NotRequired[Sequence[Value]]
    range: NotRequired[Sequence[int]]  # least and most
    facts: NotRequired[Mapping[str, int]]
    is_seat: NotRequired[bool]


class Choosable(Protocol):
    """An object with options: a game, or its rules at a table."""

    @property
    def options(self) -> Sequence[Option]:
        """The options in the order in which they are shown."""


def switch(option: str, default: bool = False, **facts: int) -> Option:
    """Return an option that is on or off."""
    return _with_facts({"id": option, "values": [False, True], "default": default}, facts)


def choice(option: str, *values: Value, **facts: int) -> Option:
    """Return an option with several values. The first is the default.

    The default is the rulebook's value, or that of our ruling.
    """
    return _with_facts({"id": option, "values": list(values), "default": values[0]}, facts)


def between(option: str, least: int, most: int, default: int = 0) -> Option:
    """Return an option that is an integer within these bounds."""
    return {"id": option, "range": [least, most], "default": default}


def one_seat(option: str, seats: Sequence[int]) -> Option:
    """Return an option that is a seat, counted from 1, or 0 to draw lots.

    `seats` are the possible numbers of players.
    """
    return {**between(option, 0, max(seats)), "is_seat": True}


def with_defaults(listed: Sequence[Option], given: Mapping[str, object] | Chosen) -> dict[str, Any]:
    """Return the value of every option, by id: the given one, or else the default."""
    return {option["id"]: option["default"] for option in listed} | dict(given)


def _with_facts(option: Option, facts: Mapping[str, int]) -> Option:
    if facts:
        option["facts"] = facts
    return option


def takes(option: Option) -> list[Value]:
    """Return the values that an option accepts, or the least and most of its range."""
    return list(option["values"] if "values" in option else option["range"])


def fits(option: Option, value: object) -> bool:
    """True if an option accepts a value. A boolean does not count as an integer."""
    if "range" in option:
        least, most = option["range"]
        return type(value) is int and least <= value <= most
    return any(value == each and type(value) is type(each) for each in option["values"])


def chosen(listed: Sequence[Option], wanted: Mapping[str, object]) -> Chosen:
    """Return the wanted values that differ from their defaults; raises BadOption."""
    known = {option["id"]: option for option in listed}
    for name, value in wanted.items():
        if name not in known:
            raise BadOption("option_unknown", name, list(known))
        if not fits(known[name], value):
            raise BadOption("value_unknown", name, takes(known[name]))
    fit = {name: value for name, value in wanted.items() if isinstance(value, (bool, int, str))}
    return tuple(
        (name, fit[name])
        for name, option in known.items()
        if name in fit and fit[name] != option["default"]
    )

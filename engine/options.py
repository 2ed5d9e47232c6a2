"""What may be agreed before a game: how every game lists it, and how a choice is judged."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple, NotRequired, Protocol, TypeAlias, TypedDict

from engine.errors import BadOption

Value: TypeAlias = bool | int | str
Options: TypeAlias = dict[str, object]  # by an option's id whatever somebody chose
Chosen: TypeAlias = tuple[tuple[str, Value], ...]  # what is not as usual, in the game's order


@dataclass(frozen=True, slots=True)
class Agreed:
    """The rules of a game that has none beside its options."""

    chosen: Chosen = ()


DATA = "data"  # the text of an owner's data file, where a game takes one; no list holds its values


class Offered(NamedTuple):
    """What there is to know of a game before it is chosen."""

    seats: range
    options: Sequence[Option]
    shared_words: Sequence[str] = ()  # files of words that it has in common with other games


class Option(TypedDict):
    """One of `values`, or a whole number within `range`; `facts` are numbers for its words."""

    id: str
    default: Value
    values: NotRequired[Sequence[Value]]
    range: NotRequired[Sequence[int]]  # the least and the most
    facts: NotRequired[Mapping[str, int]]


class Choosable(Protocol):
    """Whatever has options to be chosen: a game, or what it is at a table."""

    @property
    def options(self) -> Sequence[Option]:
        """In the order in which they are offered."""


def switch(option: str, default: bool = False, **facts: int) -> Option:
    """On or off."""
    return _with_facts({"id": option, "values": [False, True], "default": default}, facts)


def choice(option: str, *values: Value, **facts: int) -> Option:
    """One of several values; the first is the rulebook's, or our ruling."""
    return _with_facts({"id": option, "values": list(values), "default": values[0]}, facts)


def between(option: str, least: int, most: int, default: int = 0) -> Option:
    """A whole number within these bounds."""
    return {"id": option, "range": [least, most], "default": default}


def _with_facts(option: Option, facts: Mapping[str, int]) -> Option:
    if facts:
        option["facts"] = facts
    return option


def takes(option: Option) -> list[Value]:
    """The values that an option takes, or the least and the most."""
    return list(option["values"] if "values" in option else option["range"])


def fits(option: Option, value: object) -> bool:
    """Whether an option takes a value; a number is no switch, nor true the number one."""
    if "range" in option:
        least, most = option["range"]
        return type(value) is int and least <= value <= most
    return any(value == each and type(value) is type(each) for each in option["values"])


def chosen(listed: Sequence[Option], wanted: Mapping[str, object]) -> Chosen:
    """What of the listed options is wanted otherwise than by default; raises BadOption."""
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

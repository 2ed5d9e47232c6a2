"""Clauses of standing orders, declared once as the fields of an order's dataclass.

A clause so declared can be parsed from an order's text, written to it, reported as facts, and shown
in a form.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field, fields
from typing import Any, ClassVar, TypeVar

from engine.fact_types import Facts
from engine.orders import BadOrder, Part

FURTHEST = 99  # the largest number in a clause


@dataclass(frozen=True)
class Counting:
    """A clause with a number, such as `lead 5`."""

    verb: str
    least: int = 1
    most: int = FURTHEST  # the largest number in a form
    unset: ClassVar = None

    def read(self, rest: str, clause: str) -> int:
        return number(rest, clause, self.least)

    def text(self, value: int) -> str:
        return f"{self.verb} {value}"

    def told(self, value: int) -> Facts:
        return {"kind": self.verb, "count": value}

    def part(self) -> Part:
        return {"part": self.verb, "shape": "number", "range": [self.least, self.most]}


@dataclass(frozen=True)
class Choosing:
    """A clause with some of the known words, such as `stop winter spring`."""

    verb: str
    known: Sequence[str]
    noun: str  # the noun of one word
    fact: str  # name of the fact with the words
    unset: ClassVar = ()

    def read(self, rest: str, clause: str) -> tuple[str, ...]:
        words = rest.split()
        if not words or not set(words) <= set(self.known):
            raise BadOrder({"code": "order_clause", "clause": clause})
        return tuple(each for each in self.known if each in words)

    def text(self, value: Sequence[str]) -> str:
        return " ".join([self.verb, *value])

    def told(self, value: Sequence[str]) -> Facts:
        return {"kind": self.verb, self.fact: list(value)}

    def part(self) -> Part:
        return {"part": self.verb, "shape": "set", "takes": list(self.known), "noun": self.noun}


@dataclass(frozen=True)
class Switching:
    """A clause that is there or not, such as `then pass`."""

    verb: str
    word: str
    unset: ClassVar = False

    def read(self, rest: str, clause: str) -> bool:
        if rest != self.word:
            raise BadOrder({"code": "order_clause", "clause": clause})
        return True

    def text(self, value: bool) -> str:
        return f"{self.verb} {self.word}"

    def told(self, value: bool) -> Facts:
        return {"kind": f"{self.verb}-{self.word}"}

    def part(self) -> Part:
        return {"part": self.verb, "shape": "switch", "takes": [self.word]}


Shape = Counting | Choosing | Switching
Order = TypeVar("Order")


def clause(shape: Shape, default: Any = None) -> Any:
    """Return a dataclass field that holds this clause. Without a default, the clause is off."""
    return field(default=shape.unset if default is None else default, metadata={"clause": shape})


def _shapes(order: Any) -> Iterator[tuple[str, Shape]]:
    """Yield the field name and the shape of each clause of an order, or of its class."""
    for each in fields(order):
        if "clause" in each.metadata:
            yield each.name, each.metadata["clause"]


def read_one(order: object, text: str, seen: set[str]) -> None:
    """Parse the clause `text` and set its field in `order`. Raise BadOrder.

    Unknown and repeated clauses are refused. `seen` has the verbs of earlier clauses; the verb of
    this one is added.
    """
    verb, _, rest = text.partition(" ")
    for name, shape in _shapes(order):
        if verb == shape.verb and verb not in seen:
            seen.add(verb)
            return setattr(order, name, shape.read(rest, text))
    raise BadOrder({"code": "order_clause", "clause": text})


def read_all(order: Order, parts: Iterable[str]) -> Order:
    """Parse the clauses `parts` into the fields of `order`, and return `order`. Raise BadOrder.

    The clauses may come in any sequence, each at most once.
    """
    seen: set[str] = set()
    for text in parts:
        read_one(order, text, seen)
    return order


def _given(order: object) -> dict[str, tuple[Shape, Any]]:
    """Return the shape and value of each clause that the order has, by field name.

    Clauses that are off are left out.
    """
    found = {name: (shape, getattr(order, name)) for name, shape in _shapes(order)}
    return {name: given for name, given in found.items() if given[1] != given[0].unset}


def texts(order: object) -> list[str]:
    """Return the clauses of an order as they are stored."""
    return [shape.text(value) for shape, value in _given(order).values()]


def told(order: object, *names: str) -> list[Facts]:
    """Return the facts of the clauses that an order has.

    With `names`, return only those of the fields with these names, in that order.
    """
    given = _given(order)
    found = [given[name] for name in names or given if name in given]
    return [shape.told(value) for shape, value in found]


def form(order: type) -> list[Part]:
    """Return the parts of the form for an order of this class: one for each clause."""
    return [shape.part() for _, shape in _shapes(order)]


def number(text: str, clause: str, least: int = 1) -> int:
    """Parse `text` as a number from `least` to FURTHEST. Raise BadOrder.

    `clause` is the whole clause, for the refusal.
    """
    if not (text.isdecimal() and len(text) < 4 and least <= int(text) <= FURTHEST):
        raise BadOrder({"code": "order_number", "clause": clause, "most": FURTHEST})
    return int(text)

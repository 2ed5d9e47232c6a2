"""What a table reports of a game played with the real box, read and distrusted.

A game that can score says so with a Scoring. Each code of a fault has words, `score-<code>`, and
each fault a place, such as `plays[3][1]`.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import dataclass
from typing import Any, TypeAlias

from engine.errors import BadOption

Report: TypeAlias = dict[str, Any]  # whatever somebody sent, and what is answered


class Unscorable(Exception):
    """A report that cannot be scored: what is wrong, where in it, and facts for the words."""

    def __init__(self, code: str, at: str, **facts: Any) -> None:
        super().__init__(f"{at}: {code}")
        self.code, self.at, self.facts = code, at, facts

    def within(self, place: str) -> Unscorable:
        """The same, seen from outside of the part that was read."""
        inner = self.at if not self.at or self.at.startswith("[") else f".{self.at}"
        return Unscorable(self.code, place + inner, **self.facts)


# What the functions of this file may complain about.
FAULTS = (
    "kind_unknown",
    "missing",
    "not_a_list",
    "not_an_object",
    "not_whole",
    "option_unknown",
    "too_many",
    "value_unknown",
    "wrong_size",
)


@dataclass(frozen=True)
class Scoring:
    """What a game can score: the kinds of report that it takes, and who answers them.

    `answer(kind, report)` may raise Unscorable, with a code of FAULTS or of `faults`, or BadOption.
    """

    kinds: Collection[str]
    answer: Callable[[str, Report], Report]
    faults: Collection[str] = ()


def score(scoring: Scoring | None, data: Report) -> Report:
    """The answer to one report; raises Unscorable."""
    kinds = scoring.kinds if scoring else ()
    kind = one_of(required(data, "kind"), "kind", kinds, "kind_unknown")
    assert scoring is not None  # nothing is a kind of none
    try:
        return scoring.answer(kind, data)
    except BadOption as bad:
        at = f"options.{bad.data['option']}"
        raise Unscorable(bad.data["code"], at, takes=bad.data["takes"]) from None


# --- reading ---------------------------------------------------------------


def required(data: Report, name: str) -> Any:
    if name not in data:
        raise Unscorable("missing", name)
    return data[name]


def whole(value: Any, at: str, least: int, most: int) -> int:
    """A whole number within these bounds."""
    if type(value) is int and least <= value <= most:
        return value
    raise Unscorable("not_whole", at, least=least, most=most)


def one_of(value: Any, at: str, takes: Collection[Any], code: str = "value_unknown") -> Any:
    """One of these words; a number is none of them, nor true the number one."""
    if any(value == each and type(value) is type(each) for each in takes):
        return value
    raise Unscorable(code, at, takes=list(takes))


def listed(value: Any, at: str, size: int | None = None, most: int = 1000) -> list[Any]:
    """A list, of just this size or at most as long as anybody could need."""
    if type(value) is not list:
        raise Unscorable("not_a_list", at)
    if size is not None and len(value) != size:
        raise Unscorable("wrong_size", at, size=size)
    if len(value) > most:
        raise Unscorable("too_many", at, most=most)
    return value


def mapped(value: Any, at: str) -> Report:
    """An object, in the words of JSON."""
    if type(value) is not dict:
        raise Unscorable("not_an_object", at)
    return value


def wholes(value: Any, at: str, size: int, least: int, most: int) -> list[int]:
    """A list of whole numbers, often one for each seat."""
    found = listed(value, at, size)
    return [whole(each, f"{at}[{place}]", least, most) for place, each in enumerate(found)]

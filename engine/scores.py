"""Reports of games with the real box: how they are checked and scored.

A game that can score has a Scoring. A fault of a report has a code, with the message
`score-<code>`, and a place in the report such as `plays[3][1]`. Functions that check a value get
its place as `at`.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import dataclass
from typing import Any, TypeAlias

from engine.errors import BadOption

Report: TypeAlias = dict[str, Any]  # untrusted input, or an answer


class Unscorable(Exception):
    """A report that cannot be scored: a fault's code, its place, and facts for its message."""

    def __init__(self, code: str, at: str, **facts: Any) -> None:
        super().__init__(f"{at}: {code}")
        self.code, self.at, self.facts = code, at, facts

    def within(self, place: str) -> Unscorable:
        """Return the same fault with `place` in front of its place.

        Use it when a part of a report is checked alone, for a fault in the whole report.
        """
        inner = self.at if not self.at or self.at.startswith("[") else f".{self.at}"
        return Unscorable(self.code, place + inner, **self.facts)


# Fault codes of this module.
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
    """The reports that a game can score, and the function that scores them.

    `answer(kind, report)` may raise BadOption, or Unscorable with a code from FAULTS or from
    `faults`.
    """

    kinds: Collection[str]
    answer: Callable[[str, Report], Report]
    faults: Collection[str] = ()


def score(scoring: Scoring | None, data: Report) -> Report:
    """Return the game's answer to a report; raises Unscorable.

    `scoring` is None if the game can score no reports.
    """
    kinds = scoring.kinds if scoring else ()
    kind = one_of(required(data, "kind"), "kind", kinds, "kind_unknown")
    assert scoring is not None  # without scoring there are no kinds
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
    """Return the value if it is an integer within these bounds; raises Unscorable."""
    if type(value) is int and least <= value <= most:
        return value
    raise Unscorable("not_whole", at, least=least, most=most)


def one_of(value: Any, at: str, takes: Collection[Any], code: str = "value_unknown") -> Any:
    """Return the value if it equals one of `takes` and has its type; raises Unscorable.

    `code` is that of the fault.
    """
    if any(value == each and type(value) is type(each) for each in takes):
        return value
    raise Unscorable(code, at, takes=list(takes))


def listed(value: Any, at: str, size: int | None = None, most: int = 1000) -> list[Any]:
    """Return the value if it is a list of the right size; raises Unscorable.

    The right size is `size`, or without it, at most `most`.
    """
    if type(value) is not list:
        raise Unscorable("not_a_list", at)
    if size is not None and len(value) != size:
        raise Unscorable("wrong_size", at, size=size)
    if len(value) > most:
        raise Unscorable("too_many", at, most=most)
    return value


def mapped(value: Any, at: str) -> Report:
    """Return the value if it is a JSON object; raises Unscorable."""
    if type(value) is not dict:
        raise Unscorable("not_an_object", at)
    return value


def wholes(value: Any, at: str, size: int, least: int, most: int) -> list[int]:
    """Return the value if it is a list of `size` integers from `least` to `most`.

    Raise Unscorable otherwise.
    """
    found = listed(value, at, size)
    return [whole(each, f"{at}[{place}]", least, most) for place, each in enumerate(found)]

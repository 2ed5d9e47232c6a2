"""The text of an owner's data file, measured before it is parsed: what it may cost is bounded.

A parser of TOML takes seconds for some files of 60 kB (a key of 29,000 parts) and breaks at others
(nested brackets, a number of 59,000 digits). So the marks of the text are walked through once, and
what no card needs is refused. What is wrong is a fact: a code and its place.
"""

from __future__ import annotations

import re
from collections.abc import Collection
from dataclasses import dataclass
from math import isfinite
from tomllib import loads
from typing import Any

Fault = dict[str, Any]

# A card with as many effects as it may have, all on one line with its printed text, is shorter.
LONGEST_LINE = 4_000
DEEPEST = 8  # brackets within brackets
MOST_PARTS = 8  # of a key, between dots
LONGEST_WORD = 64  # a bare key, a number
MOST_MARKS = 12_000  # brackets, commas, dots and signs of equality: one for each key and value
LONGEST_PLACE = 80  # of what a fault quotes from the file

FAULTS = ("data_not_plain", "data_too_big", "data_too_long", "data_unreadable")

# The marks of a text: what stands between them has no meaning here. Strings are matched whole,
# from their first quote on, so that no mark is searched for twice. Few who load a game read an
# owner's file: the patterns are compiled when one is.
MARK = r"""\n+|[\[{]|[\]}]|[=,]|\.|#[^\n]*|\"{3}|'{3}|["']|[^\s\[\]{}=,."'#]+"""
STRINGS = {
    '"': r'"(?:[^"\\\n]|\\[^\n])*+"',
    "'": r"'[^'\n]*+'",
    '"""': r'(?s)"""(?:[^"\\]|\\.|"{1,2}(?!"))*+"{3,5}',
    "'''": r"'''(?:[^']|'{1,2}(?!'))*+'{3,5}",
}


@dataclass(frozen=True)
class DataFile:
    """A game's own data file: the text that an owner begins from, and what it must not hold.

    `faults` are the codes of whatever may be wrong with one.
    """

    text: str
    faults: Collection[str]


class Unreadable(Exception):
    """A text that is no data file; `fault` says why."""

    def __init__(self, code: str, at: str = "", **facts: int) -> None:
        self.fault: Fault = {"code": code, "at": at, **facts}
        super().__init__(self.fault)


def table_of(text: str, name: str) -> dict[str, Any]:
    """One table of a file of ours, those within it among it, without parsing all the others.

    They stand together, and no line but a header begins with a bracket.
    """
    lines = rf"^\[{name}\]\n(?:(?!\[(?!{name}\.)).*\n?)*"
    found = re.search(lines, text, re.MULTILINE)
    assert found is not None  # its name is ours too
    table: dict[str, Any] = loads(found[0])[name]
    return table


def read(text: Any, longest: int) -> dict[str, Any]:
    """What the text holds: tables and lists of texts, switches and numbers. Raises Unreadable."""
    if not isinstance(text, str):
        raise Unreadable("data_unreadable", line=0)
    if len(text) > longest:
        raise Unreadable("data_too_long", most=longest)
    measure(text)
    try:
        text.encode()  # half a character could be neither stored nor shown
        data = loads(text)
    except (ValueError, RecursionError) as wrong:
        raise Unreadable("data_unreadable", line=line_told(str(wrong))) from None
    demand_plain(data, "")
    return data


def line_told(complaint: str) -> int:
    """The line that Python's parser names; 0 where it names none, as at the end of a file."""
    found = re.search(r"\(at line (\d{1,9}),", complaint)
    return int(found[1]) if found else 0


def measure(text: str) -> None:
    """Refuse what would be long in parsing. Each mark is looked at once."""
    for number, line in enumerate(text.split("\n"), 1):
        if len(line) > LONGEST_LINE:
            raise Unreadable("data_too_big", line=number)
    at = depth = parts = marks = 0
    mark_of = re.compile(MARK)
    while found := mark_of.search(text, at):
        mark, at = found[0], found.end()
        first = mark[0]
        marks += first in "=,.[{"
        if first == ".":
            parts += 1
        elif first in "=,\n":
            parts = 0
        elif first in "[{":
            depth, parts = depth + 1, 0
        elif first in "]}":
            depth = max(0, depth - 1)
        elif first in "\"'":
            at = end_of_string(text, found.start(), mark)
        if (
            depth > DEEPEST
            or parts >= MOST_PARTS
            or marks > MOST_MARKS
            or (first not in "#\n\"'" and len(mark) > LONGEST_WORD)
        ):
            raise Unreadable("data_too_big", line=line_of(text, found.start()))


def end_of_string(text: str, start: int, quotes: str) -> int:
    found = re.compile(STRINGS[quotes]).match(text, start)
    if found is None:
        raise Unreadable("data_unreadable", line=line_of(text, start))
    return found.end()


def line_of(text: str, place: int) -> int:
    return text.count("\n", 0, place) + 1


def demand_plain(value: Any, at: str) -> None:
    """No dates and no endless numbers: JSON, in which matches are kept, has neither."""
    if isinstance(value, dict):
        for name, each in value.items():
            demand_plain(each, f"{at}.{name}" if at else name)
    elif isinstance(value, list):
        for number, each in enumerate(value, 1):
            demand_plain(each, f"{at}.{number}")
    elif not isinstance(value, (str, bool, int, float)) or (
        isinstance(value, float) and not isfinite(value)
    ):
        raise Unreadable("data_not_plain", quoted(at))


def quoted(place: str) -> str:
    """A place as a fault names it: short, and no sign in it that could not be shown."""
    shown = "".join(sign if sign.isprintable() else "?" for sign in place[:LONGEST_PLACE])
    return shown if len(place) <= LONGEST_PLACE else f"{shown}…"

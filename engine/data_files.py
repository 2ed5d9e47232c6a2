"""Data files with the printed values of a game, and checks of their size before parsing.

A game's owner, somebody who has the box, may type printed values into a data file. The TOML parser
takes seconds for some files of 60 kB, such as a key with 29,000 parts. It fails on nested brackets
or a number of 59,000 digits. So one pass over the tokens refuses everything that no card needs. A
fault is a code and a place in the file.
"""

from __future__ import annotations

import re
from collections.abc import Collection
from dataclasses import dataclass
from math import isfinite
from tomllib import loads
from typing import Any

Fault = dict[str, Any]

# A card with the most effects possible and its printed text on one line is shorter.
LONGEST_LINE = 4_000
DEEPEST = 8  # nested brackets
MOST_PARTS = 8  # parts of a dotted key
LONGEST_WORD = 64  # a bare key, a number
MOST_MARKS = 12_000  # brackets, commas, dots, equals signs
LONGEST_PLACE = 80  # characters quoted in a fault

FAULTS = ("data_not_plain", "data_too_big", "data_too_long", "data_unreadable")

# The tokens of a text; the characters between them do not matter. Strings are matched whole from
# their first quote, so that no token is searched twice. The patterns are compiled on use, as few
# processes read an owner's file.
MARK = r"""\n+|[\[{]|[\]}]|[=,]|\.|#[^\n]*|\"{3}|'{3}|["']|[^\s\[\]{}=,."'#]+"""
STRINGS = {
    '"': r'"(?:[^"\\\n]|\\[^\n])*+"',
    "'": r"'[^'\n]*+'",
    '"""': r'(?s)"""(?:[^"\\]|\\.|"{1,2}(?!"))*+"{3,5}',
    "'''": r"'''(?:[^']|'{1,2}(?!'))*+'{3,5}",
}


@dataclass(frozen=True)
class DataFile:
    """The data file that comes with a game, for owners of the box to edit.

    `text` is the content of the file. `faults` are the codes of all faults that an edited file may
    have.
    """

    text: str
    faults: Collection[str]


class Unreadable(Exception):
    """A text that cannot be read as a data file. `fault` has a code, a place and facts."""

    def __init__(self, code: str, at: str = "", **facts: int) -> None:
        self.fault: Fault = {"code": code, "at": at, **facts}
        super().__init__(self.fault)


def table_of(text: str, name: str) -> dict[str, Any]:
    """Return the TOML table `name`, with its subtables, from a data file that comes with a game.

    The rest of the file is not parsed. The lines of the table must be adjacent, and only headers
    may begin with a bracket.
    """
    lines = rf"^\[{name}\]\n(?:(?!\[(?!{name}\.)).*\n?)*"
    found = re.search(lines, text, re.MULTILINE)
    assert found is not None  # we choose the names
    table: dict[str, Any] = loads(found[0])[name]
    return table


def read(text: Any, longest: int) -> dict[str, Any]:
    """Parse the text into tables and lists of strings, booleans and numbers; raises Unreadable.

    `longest` is the greatest number of characters allowed.
    """
    if not isinstance(text, str):
        raise Unreadable("data_unreadable", line=0)
    if len(text) > longest:
        raise Unreadable("data_too_long", most=longest)
    measure(text)
    try:
        text.encode()  # a lone surrogate could not be stored or shown
        data = loads(text)
    except (ValueError, RecursionError) as wrong:
        raise Unreadable("data_unreadable", line=line_told(str(wrong))) from None
    demand_plain(data, "")
    return data


def line_told(complaint: str) -> int:
    """Return the line number in the TOML parser's message `complaint`, or 0 if there is none.

    There is none for an error at the end of the file.
    """
    found = re.search(r"\(at line (\d{1,9}),", complaint)
    return int(found[1]) if found else 0


def measure(text: str) -> None:
    """Raise Unreadable if parsing the text would take long, or if a string in it does not end.

    Each token is read once.
    """
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
    """Raise Unreadable if `value` contains a date or a number that is not finite.

    JSON cannot store them. `at` is the place of the value: keys and list positions (from 1), joined
    by dots.
    """
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
    """Return `place` as quoted in a fault: shortened, with ? for each unprintable character."""
    shown = "".join(sign if sign.isprintable() else "?" for sign in place[:LONGEST_PLACE])
    return shown if len(place) <= LONGEST_PLACE else f"{shown}…"

"""A score pad for any game at the table: names, rows, running totals."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from engine import PAD
from engine.fact_types import Event, Facts, View
from engine.options import Option, Options, chosen, switch
from engine.state import Result
from engine.table import Refused, TableRules, by_hand
from engine.typed_text import decoded, read_text

SEATS = range(1, 11)
OPTIONS: list[Option] = [switch("low_wins")]
PAGE = 32  # events in a full page; appending copies at most one page
MOST_ROWS, LONGEST_TITLE, MOST_POINTS = 200, 40, 999_999
REFUSALS = (
    "no_such_line",
    "no_such_seat",
    "no_such_row",
    "too_many_rows",
    "no_number",
    "bad_title",
    "over_already",
)

Cells = tuple[int | None, ...]  # by seat; None if nothing was written yet


@dataclass(frozen=True)
class Row:
    """A row of the pad, for a round or a category."""

    title: str  # "" if the row has only its number
    cells: Cells


@dataclass(frozen=True)
class Cell:
    """The points of one seat in one row.

    `row` counts from 1. `points` is None if nothing was written yet.
    """

    row: int
    seat: int
    points: int | None


@dataclass(frozen=True)
class Told:
    """A list of events in pages of PAGE events; copies share full pages, so appending is cheap."""

    full: tuple[tuple[Event, ...], ...] = ()  # pages of PAGE events
    last: tuple[Event, ...] = ()

    def __len__(self) -> int:
        return PAGE * len(self.full) + len(self.last)

    def and_then(self, event: Event) -> Told:
        """Return a list with this event added at the end."""
        last = (*self.last, event)
        return Told((*self.full, last)) if len(last) == PAGE else Told(self.full, last)

    def part(self, first: int, end: int) -> list[Event]:
        """Return copies of the events from index `first` up to, but not including, `end`."""
        pages = [*self.full, self.last][first // PAGE : end // PAGE + 1]
        before = first // PAGE * PAGE
        found = [dict(event) for page in pages for event in page]
        return found[first - before : end - before]


@dataclass(frozen=True)
class Sheet:
    """The pad with all its rows.

    Points go to the last row if an entry names no row.
    """

    seats: int
    low_wins: bool
    rows: tuple[Row, ...]
    log: Told = Told()
    ended: tuple[int, ...] | None = None

    @property
    def is_written(self) -> bool:
        """True if any points were entered."""
        return any(cell is not None for row in self.rows for cell in row.cells)

    @property
    def totals(self) -> list[int]:
        """The total of each seat."""
        return [self.total(seat) for seat in range(self.seats)]

    def total(self, seat: int) -> int:
        """Return the total of a seat."""
        return sum(row.cells[seat] or 0 for row in self.rows)


class Pad(TableRules[Sheet]):
    """The rules of a score pad at a table (engine/table.py)."""

    @property
    def seats(self) -> range:
        return SEATS

    @property
    def options(self) -> Sequence[Option]:
        return OPTIONS

    def begin(self, seats: int, options: Options) -> Sheet:
        """Return a pad with one empty row; raises BadOption."""
        agreed = dict(chosen(OPTIONS, options))
        return Sheet(seats, bool(agreed.get("low_wins")), (_empty("", seats),))

    def enter(self, at: Sheet, author: int | None, line: str, anyway: bool) -> tuple[Sheet, str]:
        """Enter points, a row or the end: `2 add 12 [row]`, `row [title]`, `end [seats]`.

        `2 add 12` gives 12 points to seat 2. Return the sheet after it, and the entry in full.
        Raise Refused.
        """
        words = line.split()
        if at.ended is not None:
            raise Refused({"code": "over_already"})
        match words:
            case ["row", *title]:
                return _with_row(at, "".join(title)), line
            case ["end", *seats]:
                return _ended(at, seats), line
            case ["add", points, *row] if author is not None and len(row) < 2:
                return _added(at, author, points, row), f"{author} {line}"
            case [seat, "add", points, *row] if len(row) < 2:
                return _added(at, _number(seat, at.seats, "no_such_seat"), points, row), line
        raise Refused({"code": "no_such_line"})

    def writes(self, words: Sequence[str]) -> frozenset[str]:
        """Return a name for the cell that points go to, or for a new row with its title.

        Return an empty set for points without a row and for `end`: both depend on earlier entries.
        """
        match words:
            case [seat, "add", _, row]:
                return frozenset({f"add {seat} {row}"})
            case ["row", *title]:
                return frozenset({" ".join(("row", *title))})
        return frozenset()

    def offers(self, at: Sheet, author: int | None) -> list[str]:
        """Return the only entry to offer as a button: a new row. Points are typed."""
        return [] if at.ended is not None else ["row"]

    def view(self, at: Sheet) -> View:
        """Return rows, totals and leaders."""
        totals = at.totals
        best = min(totals) if at.low_wins else max(totals)
        return {
            "game": PAD,
            "phase": "scoring" if at.ended is None else "over",
            "low_wins": at.low_wins,
            "rows": [{"title": row.title, "cells": list(row.cells)} for row in at.rows],
            "totals": totals,
            "leaders": [seat for seat, total in enumerate(totals) if total == best],
            "asked": None,
            "ended": None if at.ended is None else list(at.ended),
        }

    def result(self, at: Sheet, seats: int) -> Result | None:
        """Return the result, or None before the pad has ended.

        The winners are those of the `end` entry. The other seats are ranked by their totals.
        """
        if at.ended is None:
            return None
        worth = [-total if at.low_wins else total for total in at.totals]
        scores = at.totals if at.is_written else []
        found: Result = {**by_hand(at.ended, seats, worth), "scores": scores}
        return {**found, "falling": True} if at.low_wins else found

    def facts(self, at: Sheet, line: str) -> Facts | None:
        """Return the parsed parts of an entry, or None if the line is not a valid entry."""
        try:
            return self._facts(at, line)
        except ValueError:
            return None

    def _facts(self, at: Sheet, line: str) -> Facts | None:
        match line.split():
            case ["row", *title]:
                return {"kind": "row", "group": "row", "title": decoded("".join(title))}
            case ["end", *seats]:
                return {"kind": "end", "group": "end", "seats": [int(seat) for seat in seats]}
            case [seat, "add", points, *row]:
                of_row = int(row[0]) if row else len(at.rows)
                facts = {"seat": int(seat), "points": int(points), "row": of_row}
                return {"kind": "add", "group": "add", **facts}
        return None

    def happened(self, at: Sheet) -> int:
        """Return the number of entries that changed the totals."""
        return len(at.log)

    def told(self, at: Sheet, first: int, end: int) -> list[Event]:
        """Return the added points as events, from index `first` up to, but not including, `end`.

        Each event has the seat's total after it.
        """
        return at.log.part(first, end)


RULES = Pad()


def _empty(title: str, seats: int) -> Row:
    return Row(title, (None,) * seats)


def _number(text: str, below: int, code: str) -> int:
    if not text.isdecimal() or len(text) > 4 or int(text) >= below:
        raise Refused({"code": code})
    return int(text)


def _with_row(at: Sheet, title: str) -> Sheet:
    if len(at.rows) >= MOST_ROWS:
        raise Refused({"code": "too_many_rows", "most": MOST_ROWS})
    name = read_text(title, LONGEST_TITLE, "bad_title")
    return replace(at, rows=(*at.rows, _empty(name, at.seats)))


def _added(at: Sheet, seat: int, points: str, rows: list[str]) -> Sheet:
    digits = points[1:] if points[:1] in ("-", "+") else points
    if not digits.isdecimal() or len(digits) > 6:
        raise Refused({"code": "no_number", "most": MOST_POINTS})
    place = _number(rows[0], len(at.rows) + 1, "no_such_row") - 1 if rows else len(at.rows) - 1
    if place < 0:
        raise Refused({"code": "no_such_row"})
    row = at.rows[place]
    cells = list(row.cells)
    cells[seat] = (cells[seat] or 0) + int(points)
    kept = (*at.rows[:place], replace(row, cells=tuple(cells)), *at.rows[place + 1 :])
    after = replace(at, rows=kept)
    event: Event = {"kind": "added", "turn": len(at.log), "seat": seat, "points": int(points)}
    return replace(after, log=at.log.and_then(event | {"total": after.total(seat)}))


def _ended(at: Sheet, seats: list[str]) -> Sheet:
    """End the pad with the winners `seats`, or with the best totals if none are named.

    If no points were entered either, there is no winner.
    """
    named = {_number(seat, at.seats, "no_such_seat") for seat in seats}
    if not named and at.is_written:
        best = min(at.totals) if at.low_wins else max(at.totals)
        named = {seat for seat, total in enumerate(at.totals) if total == best}
    return replace(at, ended=tuple(sorted(named)))


def cell_of(view: Mapping[str, Any], facts: Mapping[str, Any]) -> Cell | None:
    """Return the cell of a view that an entry with these facts writes, or None if there is none."""
    if facts.get("kind") != "add":
        return None
    rows, seats = view["rows"], len(view["totals"])
    row, seat = facts["row"], facts["seat"]
    if not (0 < row <= len(rows) and 0 <= seat < seats):
        return None
    return Cell(row, seat, rows[row - 1]["cells"][seat])


def sums(view: dict[str, Any]) -> tuple[list[dict[str, Any]], list[int]]:
    """Return a view's rows, each with its `title` and `cells`, and each seat's total."""
    return view["rows"], view["totals"]

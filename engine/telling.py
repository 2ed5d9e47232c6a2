"""What happened, told short: a line or two for a move, and a finished game in its weightiest lines.

All reads events as one reader was told them, so that nothing hidden can come in. A line is an event
as it is, or of a kind of the game's own that says several at once. What a line leaves out stays in
the events, for whoever wants it all.
"""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable
from itertools import groupby
from typing import Any

from engine.log import Event

Line = Event

# --- a digest --------------------------------------------------------------


def as_told(move: list[Event]) -> list[Line]:
    """Everything that one move brought, each as it is."""
    return [unmarked(event) for event in move]


def by_move(
    events: Iterable[Event],
    opening: Container[str],
    lines_of: Callable[[list[Event]], list[Line]] = as_told,
) -> list[Line]:
    """The lines for these events, in their order; `joins` is in those that go on with the last.

    `lines_of` makes the lines of one move, without its mark; with the kinds in `opening` something
    else begins, so that the reader gets a new line. The mark of a move stands on its first line.
    """
    lines: list[Line] = []
    for _, told in groupby(events, key=lambda event: event["turn"]):
        move = list(told)
        found = lines_of(move)
        for line in found[1:]:
            if line["kind"] not in opening:
                line["joins"] = True
        if found and (mark := next((event["mark"] for event in move if "mark" in event), None)):
            found[0]["mark"] = mark
        lines += found
    return lines


def in_lines(
    told: list[Event], next_line: Callable[[list[Event]], tuple[int, Line | None]]
) -> list[Line]:
    """The events in lines: `next_line` says how many of those left make one, and which.

    It may say None, where they are not worth a line.
    """
    lines: list[Line] = []
    while told:
        count, line = next_line(told)
        lines += [line] if line else []
        told = told[count:]
    return lines


def short(event: Event, kind: str, **facts: Any) -> Line:
    """A line of a game's own kind, of the move of this event."""
    return {"turn": event["turn"], "kind": kind, "in_short": True, **facts}


def run(told: list[Event], kinds: Container[str]) -> list[Event]:
    """The events at the beginning that are of these kinds."""
    end = next((at for at, each in enumerate(told) if each["kind"] not in kinds), len(told))
    return told[:end]


def unmarked(event: Event) -> Event:
    """An event without how its move came about."""
    return {name: fact for name, fact in event.items() if name != "mark"}


# --- a story ---------------------------------------------------------------


def weightiest(lines: list[Line], weight: Callable[[Line], float], most: int) -> list[Line]:
    """At most so many of these lines, in their order; of equal weight the first."""
    heavy = sorted(range(len(lines)), key=lambda place: (-weight(lines[place]), place))[:most]
    return [lines[place] for place in sorted(heavy)]


def moment(event: Event) -> Event:
    """When an event happened, for a line that tells of a moment and not of the whole game."""
    return {name: event[name] for name in ("turn",) if name in event}


def facts_of(event: Event, *names: str) -> Event:
    """These facts of an event."""
    return {name: event[name] for name in names}

"""Short retellings of a game: a digest of each move, and a story of a finished game.

Both are made from the events that one reader may see, so they cannot reveal anything hidden to that
reader. A line of them is either an event, or a summary of several events. A summary has a `kind` of
its own, which the game defines. Readers who want every detail can read the events themselves.

The service adds `mark` to the first event of some moves, such as those made at a deadline.
"""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable
from itertools import groupby
from typing import Any

from engine.log import Event

Line = Event

# --- a digest --------------------------------------------------------------


def as_told(move: list[Event]) -> list[Line]:
    """Return every event of a move as a line."""
    return [unmarked(event) for event in move]


def by_move(
    events: Iterable[Event],
    opening: Container[str],
    lines_of: Callable[[list[Event]], list[Line]] = as_told,
) -> list[Line]:
    """Return the lines that retell these events, move by move.

    `lines_of` returns the lines of one move. Each line after its first continues the line before
    and gets `joins`, unless its kind is in `opening`. The first line gets the `mark` of the move,
    if any.
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
    """Split events into lines.

    `next_line` returns how many of the remaining events make the next line, and the line. The line
    is None if they are not worth one.
    """
    lines: list[Line] = []
    while told:
        count, line = next_line(told)
        lines += [line] if line else []
        told = told[count:]
    return lines


def short(event: Event, kind: str, **facts: Any) -> Line:
    """Return a summary line of this kind, for the move of this event."""
    return {"turn": event["turn"], "kind": kind, "in_short": True, **facts}


def run(told: list[Event], kinds: Container[str]) -> list[Event]:
    """Return the first events, up to the first one that has none of these kinds."""
    end = next((at for at, each in enumerate(told) if each["kind"] not in kinds), len(told))
    return told[:end]


def unmarked(event: Event) -> Event:
    """Return an event without its `mark`."""
    return {name: fact for name, fact in event.items() if name != "mark"}


# --- a story ---------------------------------------------------------------


def weightiest(lines: list[Line], weight: Callable[[Line], float], most: int) -> list[Line]:
    """Return the `most` lines of greatest weight, in their order. Among equals, take the first."""
    heavy = sorted(range(len(lines)), key=lambda place: (-weight(lines[place]), place))[:most]
    return [lines[place] for place in sorted(heavy)]


def moment(event: Event) -> Event:
    """Return the turn of an event as a fact, for a line about a moment of the game.

    Return {} if the event has no turn.
    """
    return {name: event[name] for name in ("turn",) if name in event}


def facts_of(event: Event, *names: str) -> Event:
    """Return the facts of an event that have these names."""
    return {name: event[name] for name in names}

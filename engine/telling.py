"""What happened, told short: one line for a move; knows no game, no state and no word.

Reads events as one reader was told them, so that nothing hidden can come in. What a line leaves
out stays in the events, for whoever wants it all.
"""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable
from itertools import groupby
from typing import Any

Event = dict[str, Any]


def by_move(
    events: Iterable[Event], lines_of: Callable[[list[Event]], list[Event]], opening: Container[str]
) -> list[Event]:
    """The lines for these events, in their order; `joins` is in those that go on with the last.

    `lines_of` makes the lines of one move, without its mark; with the kinds in `opening` something
    else begins, so that the reader gets a new line. The mark of a move stands on its first line.
    """
    lines: list[Event] = []
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


def unmarked(event: Event) -> Event:
    """An event without how its move came about."""
    return {name: fact for name, fact in event.items() if name != "mark"}

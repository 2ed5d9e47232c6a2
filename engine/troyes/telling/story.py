"""A finished game told in a few lines: events countered, the best gain, how it ended.

It reads only events that every spectator may see.
"""

from __future__ import annotations

from collections.abc import Iterable

from engine.log import Event
from engine.telling import Line, facts_of, moment, weightiest

KINDS = ("opening", "triumph", "masterstroke", "builders", "black_dice", "length")
# Kinds of events that are included as they are.
TOLD = ("game_over",)  # a table beside the story shows the parts of the scores
WEIGHTS = {"opening": 99, "length": 98, "game_over": 97}
WEIGHTS |= {"builders": 50, "black_dice": 40, "masterstroke": 45}


def story(events: Iterable[Event], most: int) -> list[Line]:
    """Return at most `most` lines in order: the beginning, the end, and the weightiest in between.

    Each line is a dict with a `kind`, which is one of KINDS or that of an event, and its facts.
    """
    return weightiest(_lines(list(events)), _weight, most)


def _weight(line: Line) -> float:
    more: float = line.get("points", 0) / 100
    return WEIGHTS.get(line["kind"], 0) + more


def _lines(events: list[Event]) -> list[Line]:
    lines: list[Line] = []
    best = max((e for e in events if e["kind"] == "gained_points"), key=_points, default=None)
    for event in events:
        kind = event["kind"]
        if kind == "started":
            lines.append({"kind": "opening", "seat": event["seat"]})
        elif kind == "event_taken":
            lines.append(_triumph(event, events))
        elif event is best:
            facts = facts_of(event, "seat", "card", "points")
            lines.append({"kind": "masterstroke", **facts, **moment(event)})
        elif kind in TOLD:
            lines.append(event)
    last = [place for place, line in enumerate(lines) if line["kind"] in TOLD]
    end = last[0] if last else len(lines)
    return [*lines[:end], *_sums(events), *lines[end:]] if last else lines


def _points(event: Event) -> int:
    points: int = event["points"]
    return points


def _triumph(event: Event, events: list[Event]) -> Event:
    """Return the player that took an event card, and the points for it."""
    points = [
        other["points"]
        for other in events
        if other["kind"] == "event_points"
        and (other["turn"], other["card"], other["seat"])
        == (event["turn"], event["card"], event["seat"])
    ]
    facts = facts_of(event, "seat", "card")
    return {"kind": "triumph", **facts, "points": sum(points), **moment(event)}


def _sums(events: list[Event]) -> list[Event]:
    """Return lines with totals of the whole game."""
    built = sum(len(event["numbers"]) for event in events if event["kind"] == "built")
    countered = [event for event in events if event["kind"] == "countered"]
    dice = sum(len(event["numbers"]) for event in countered)
    suffered = sum(event["kind"] == "suffered" for event in events)
    rounds = sum(event["kind"] == "round_started" for event in events)
    filled = sum(event["kind"] == "event_filled" for event in events)
    return [
        {"kind": "builders", "count": built},
        {"kind": "black_dice", "count": dice, "suffered": suffered},
        {"kind": "length", "rounds": rounds, "filled": filled},
    ]

"""A finished game told in a few lines, as facts: what was countered, what paid best, how it ended.

Reads what every spectator was told.
"""

from __future__ import annotations

from collections.abc import Iterable

from engine.log import Event
from engine.telling import Line, facts_of, moment, weightiest

KINDS = ("opening", "triumph", "masterstroke", "builders", "black_dice", "length")
# An event's own kinds that are told as they are.
TOLD = ("game_over",)  # of what the scores are made stands in a table beside the story
WEIGHTS = {"opening": 99, "length": 98, "game_over": 97}
WEIGHTS |= {"builders": 50, "black_dice": 40, "masterstroke": 45}


def story(events: Iterable[Event], most: int) -> list[Line]:
    """At most so many lines, in their order: the beginning, the end, the weightiest between.

    Each is a dict with `kind`, one of KINDS or an event's own, and that kind's facts.
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
    """Who took an event card, and with how many points."""
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
    """The whole game in figures."""
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

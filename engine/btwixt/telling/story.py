"""The story of a finished game in a few facts: recruitments, close results, winners.

It uses only events that every spectator was told.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from engine.log import Event
from engine.telling import Line, facts_of, moment, weightiest

KINDS = ("opening", "recruitment", "tied", "unopposed", "seasons", "most_allies", "close", "end")
WON = ("recruited", "recruited_low", "recruited_tied")
BY_A_HAIR = 1  # the largest margin of a close win
FAR = 8  # the smallest margin of a clear lead
WEIGHTS = {"opening": 90, "most_allies": 80, "close": 85, "seasons": 95, "end": 99}


def story(events: Iterable[Event], most: int) -> list[Line]:
    """Return at most `most` lines in order: the opening, the end and the weightiest between.

    Each is a dict with `kind`, one of KINDS, and the facts of that kind.
    """
    return weightiest(_lines(list(events)), _weight, most)


def _weight(line: Line) -> float:
    weight: float = WEIGHTS.get(line["kind"], 1)
    weight += {"hair": 3, "rout": 2}.get(line.get("margin", ""), 0) + line.get("power", 0) / 4
    weight += 2 * (line["kind"] == "tied") + line.get("total", 0) / 1000
    return weight


def _lines(events: list[Event]) -> list[Line]:
    lines: list[Line] = []
    revealed: Event = {}
    counted: Event = {}
    won: Counter[int] = Counter()
    for event in events:
        kind = event["kind"]
        if kind == "revealed":
            revealed = event
            if not won:
                lines.append({"kind": "opening", **facts_of(event, "ally", "power", "first_seat")})
        elif kind == "counted":
            counted = event
        elif kind in WON:
            won[event["seat"]] += 1
            lines.append(_recruitment(event, revealed, counted) | moment(event))
    return lines + _end(events, won)


def _recruitment(event: Event, revealed: Event, counted: Event) -> Event:
    """Return a recruitment, with the strongest rival and the margin."""
    seat, total = event["seat"], event["total"]
    facts = facts_of(event, "seat", "ally", "total") | {"power": revealed.get("power", 0)}
    totals = counted.get("totals", [])
    others = [(value, who) for who, value in enumerate(totals) if who != seat]
    rival_total, rival = max(others, key=lambda pair: pair[0], default=(0, seat))
    if not any(totals):
        return {"kind": "unopposed", **facts}
    if event["kind"] == "recruited_tied":
        return {"kind": "tied", **facts, "seats": event["seats"]}
    margin = _margin(total, rival_total) if event["kind"] == "recruited" else "low"
    rest = {"rival_seat": rival, "rival_total": rival_total, "margin": margin}
    return {"kind": "recruitment", **facts, **rest}


def _margin(total: int, rival: int) -> str:
    if total - rival <= BY_A_HAIR:
        return "hair"
    return "rout" if total - rival >= FAR else "clear"


def _end(events: list[Event], won: Counter[int]) -> list[Event]:
    over = [event for event in events if event["kind"] == "game_over"]
    if not over:
        return []
    lines: list[Line] = []
    busiest = max(won.values(), default=0)
    seats = sorted(seat for seat, count in won.items() if count == busiest)
    lines.append({"kind": "most_allies", "seats": seats, "count": busiest})
    smalls = {e["seat"]: e["small"] for e in events if e["kind"] == "leader_scored"}
    winners = over[-1]["seats"]
    best = max(smalls.values(), default=0)
    losers = [(small, seat) for seat, small in smalls.items() if seat not in winners]
    if losers:
        small, seat = max(losers)
        lines.append({"kind": "close", "seat": seat, "small": small, "margin": best - small})
    seasons = sum(event["kind"] == "season_started" for event in events)
    rounds = sum(event["kind"] == "revealed" for event in events)
    lines.append({"kind": "seasons", "seasons": seasons, "rounds": rounds})
    end = {"kind": "end", "seats": winners, "small": best, "reason": over[-1]["reason"]}
    return [*lines, end]

"""The story of a finished game in a few facts: recruitments, close results, winners.

It uses only events that every spectator may see.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from engine.log import Event
from engine.telling import Line, facts_of, moment, weightiest

KINDS = ("opening", "recruitment", "tied", "unopposed", "seasons", "most_allies", "close", "end")
FIRST_NAMED = ("started", "first_named")  # events in the log of a whole game
REVEALED = ("revealed", "revealed_unnamed")
WON = ("recruited", "recruited_low", "recruited_tied")
BY_A_HAIR = 1  # the largest margin of a close win
FAR = 8  # the smallest margin of a clear lead
WEIGHTS = {"opening": 90, "most_allies": 80, "close": 85, "seasons": 95, "end": 99}


def story(events: Iterable[Event], most: int) -> list[Line]:
    """Return at most `most` lines in order: the opening, the end and the weightiest between.

    Each line is a dict with a `kind` of KINDS, and its facts.
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
    won: list[Line] = []  # the recruitment of this round; a table may count or name it again
    for event in events:
        kind = event["kind"]
        if kind in REVEALED:
            if kind == "revealed" and not revealed and _is_whole(events):
                lines.append({"kind": "opening", **facts_of(event, "ally", "power", "first_seat")})
            revealed, lines, won = event, [*lines, *won], []
        elif kind == "counted":
            counted = event
        elif kind in WON:
            won = [_recruitment(event, revealed, counted) | moment(event)]
        elif kind == "recruits_by_hand":
            won = []
    return [*lines, *won, *_end(events)]


def _is_whole(events: list[Event]) -> bool:
    """True if the log begins with the set-up.

    It does not if the game has moved between a table and mail, since then a new log was begun.
    """
    return any(event["kind"] in FIRST_NAMED for event in events)


def _recruitment(event: Event, revealed: Event, counted: Event) -> Event:
    """Return the line of a recruitment, with the strongest rival and the margin if it was bid for.

    The events are the recruitment, the reveal of its ally, and the count of its round.
    """
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


def _end(events: list[Event]) -> list[Event]:
    """Return the lines about the end.

    A log that lacks the beginning of the game cannot tell how many allies or seasons there were.
    """
    over = [event for event in events if event["kind"] == "game_over"]
    if not over:
        return []
    is_whole, lines = _is_whole(events), list[Line]()
    won = Counter(event["seat"] for event in events if event["kind"] == "ally_placed")
    busiest = max(won.values(), default=0)
    seats = sorted(seat for seat, count in won.items() if count == busiest)
    if is_whole and seats:
        lines.append({"kind": "most_allies", "seats": seats, "count": busiest})
    smalls = {e["seat"]: e["small"] for e in events if e["kind"] == "leader_scored"}
    winners = over[-1]["seats"]
    best = max(smalls.values(), default=0)
    losers = [(small, seat) for seat, small in smalls.items() if seat not in winners]
    if losers:
        small, seat = max(losers)
        lines.append({"kind": "close", "seat": seat, "small": small, "margin": best - small})
    seasons = sum(event["kind"] == "season_started" for event in events)
    if is_whole:
        lines.append({"kind": "seasons", "seasons": seasons, "rounds": won.total()})
    end = {"kind": "end", "seats": winners, "small": best, "reason": over[-1]["reason"]}
    return [*lines, end]

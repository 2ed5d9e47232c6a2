"""A finished game told in a few lines: conquests, close battles, changes of the lead.

It reads only events that every spectator was told.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from engine.log import Event
from engine.telling import Line, facts_of, moment, weightiest

KINDS = ("opening", "conquest", "takeover", "tie", "length")
FALL = ("turn", "seat", "region", "strength", "owner_seat")
# "hair": won by at most this; "rout": won with this many times the runner-up's strength
BY_A_HAIR, ROUT = 2, 2
ENDS = ("game_over", "campaign_battle", "campaign_over")
SET_UP = ("started", "holder_named")  # an event that begins the log of a whole game
BEGINS = ("besieged", "attacked", "final_battle", "campaign_battle")
WEIGHTS = dict.fromkeys(("opening", "final_battle", "length", *ENDS), 99) | {"takeover": 5}
MARGINS = {"hair": 3, "rout": 2}


def story(events: Iterable[Event], most: int) -> list[Line]:
    """Return at most `most` lines in order: the beginning, the end, and the weightiest in between.

    Each line is a dict with `kind`, one of KINDS or an event's own, and the facts of that kind.
    """
    return weightiest(_lines(list(events)), _weight, most)


def _weight(line: Line) -> float:
    weight: float = WEIGHTS.get(line["kind"], 1) + MARGINS.get(line.get("margin", ""), 0)
    weight += 4 * line.get("leads", False) + 4 * line.get("greatest", False)
    weight += line.get("strength", 0) / 1000
    return weight


def _lines(events: list[Event]) -> list[Line]:
    lines: list[Line] = []
    owners: dict[str, int] = {}
    is_whole = _is_whole(events)
    fought: Event = {}
    for event in events:
        kind = event["kind"]
        if kind in ("besieged", "attacked") and is_whole and not lines:
            lines.append({"kind": "opening", **facts_of(event, "seat", "region")})
        elif kind == "battle_ended":
            fought = event
        elif kind == "conquered":
            lines.append(_conquest(event, fought, owners, is_whole))
        elif kind == "taken_over":
            lines.append({**_conquest(event, fought, owners, is_whole), "kind": "takeover"})
        elif kind == "battle_won":
            owners[event["region"]] = event["seat"]
        elif kind == "undecided" and event["strength"]:
            facts = facts_of(event, "region", "strength", "seats") | moment(event)
            lines.append({"kind": "tie", **facts})
        elif kind == "final_battle":
            lines.append(event)
    _mark_the_greatest(lines)
    return lines + _end(events)


def _is_whole(events: list[Event]) -> bool:
    """True if the log begins with the set-up.

    It does not if a table handed over a game that it had begun.
    """
    return any(event["kind"] in SET_UP for event in events[:1])


def _conquest(event: Event, fought: Event, owners: dict[str, int], is_whole: bool) -> Event:
    """Return the facts of a conquest, and add its region to `owners`.

    `leads` says if it put the conqueror alone in the lead. Only the log of a whole game can tell.
    """
    seat, strength = event["seat"], event["strength"]
    led_before = _leaders(owners) == [seat]
    owners[event["region"]] = seat
    regions = list(owners.values()).count(seat)
    others = [
        (other, who)
        for other, who in zip(fought.get("strengths", ()), fought.get("seats", ()), strict=True)
        if who != seat
    ]
    rival_strength, rival = max(others, key=lambda pair: pair[0], default=(0, seat))
    return {
        "kind": "conquest",
        **{name: event[name] for name in FALL if name in event},
        "rival_seat": rival,
        "rival_strength": rival_strength,
        "margin": _margin(strength, rival_strength),
        "leads": is_whole and not led_before and _leaders(owners) == [seat] and regions > 1,
        "regions": regions,
        "greatest": False,
    }


def _leaders(owners: dict[str, int]) -> list[int]:
    regions = Counter(owners.values())
    most = max(regions.values(), default=0)
    return [seat for seat, count in regions.items() if count == most]


def _margin(strength: int, rival: int) -> str:
    if not rival:
        return "alone"
    if strength - rival <= BY_A_HAIR:
        return "hair"
    return "rout" if strength >= ROUT * rival else "clear"


def _mark_the_greatest(lines: list[Line]) -> None:
    """Mark the battle with the greatest sum of its two highest strengths.

    Do nothing if there was only one battle.
    """
    battles = [line for line in lines if line["kind"] in ("conquest", "takeover")]
    if len(battles) > 1:
        max(battles, key=lambda line: line["strength"] + line["rival_strength"])["greatest"] = True


def _end(events: list[Event]) -> list[Event]:
    # Count battles as the players do, including battles that a bishop ended and final battles.
    battles = sum(event["kind"] in BEGINS for event in events)
    rounds = sum(event["kind"] == "round_started" for event in events)
    last = [event for event in events if event["kind"] in ENDS]
    length: Event = {"kind": "length", "battles": battles, "rounds": rounds}
    return [length, *last] if last and _is_whole(events) else last

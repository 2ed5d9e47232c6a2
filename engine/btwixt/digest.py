"""What happened, told short: a played card with what it made of the total, a count with its winner.

Reads events as one reader was told them, so that nothing hidden can come in; knows no state and no
word. What a line leaves out stays in the events, for whoever wants it all.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from engine.telling import Event, by_move, unmarked

# Lines of our own, beside the events that are told as they are.
KINDS = ("played", "total", "recruited", "dealt")
# With these something else begins, so that the reader gets a new line.
OPENING = ("season_started", "revealed", "recruited", "recruited_low", "recruited_tied", "counted")
OPENING += ("council_scored", "leader_scored", "game_over")
# What the next sentence says anyway, or what nobody asks about.
NEEDLESS = ("ally_acts", "bids_discarded", "hands_gathered")

# Told again, and more of it, to whoever may know the rest.
SAID_BETTER = {"handed": "handed_cards", "drew_cards": "drew", "peeked": "saw_tokens"}


def digest(events: Iterable[Event]) -> list[Event]:
    """The lines for these events, in their order; `joins` is in those that go on with the last."""
    return by_move(events, lines_of, OPENING)


def lines_of(move: list[Event]) -> list[Event]:
    """The lines of one move."""
    totals = {(each["seat"], each["card"]): each for each in move if each["kind"] == "joined"}
    played = {(each["seat"], each["card"]) for each in move if each["kind"] == "played"}
    passed_on = any(event["kind"] == "revealed" for event in move)
    lines: list[Event] = []
    rest = move
    while rest:
        event, kind = rest[0], rest[0]["kind"]
        count = 1
        if kind == "played" and (joined := totals.get((event["seat"], event["card"]))):
            facts = {name: joined[name] for name in ("seat", "card", "total")}
            lines.append(short(event, "played", value=event["value"], **facts))
        elif kind == "joined":
            if (event["seat"], event["card"]) not in played:
                lines.append(short(event, "total", seat=event["seat"], total=event["total"]))
        elif kind in TOGETHER:
            count, line = TOGETHER[kind](rest)
            lines.append(line)
        elif not is_needless(rest, passed_on):
            lines.append(plain(event))
        rest = rest[count:]
    return lines


def is_needless(told: list[Event], passed_on: bool) -> bool:
    """Whether another sentence says the first of these events as well."""
    event, after = told[0], told[1:2]
    better = SAID_BETTER.get(event["kind"])
    if after and (after[0]["kind"], after[0].get("seat")) == (better, event.get("seat")):
        return True
    return event["kind"] in NEEDLESS or (event["kind"] == "first_passed" and passed_on)


def short(event: Event, kind: str, **facts: Any) -> Event:
    """A line of our own, of the move of this event."""
    return {"turn": event["turn"], "kind": kind, "short": True, **facts}


def plain(event: Event) -> Event:
    """An event that is told as it is; the mark of its move stands on the first line."""
    facts = unmarked(event)
    if event["kind"] == "brought_down" and event["seat"] == event["actor_seat"]:
        return {name: facts[name] for name in ("turn", "seat")} | {"kind": "knelt"}
    return facts


def counted(told: list[Event]) -> tuple[int, Event]:
    """All totals with whoever has won by them, where nothing more need be said about it."""
    if len(told) < 2 or told[1]["kind"] != "recruited":
        return 1, plain(told[0])
    sums = {name: told[0][name] for name in ("seats", "totals")}
    won = {name: told[1][name] for name in ("seat", "ally")}
    return 2, short(told[0], "recruited", **won, **sums)


def dealt(told: list[Event]) -> tuple[int, Event]:
    """Everybody's new cards at once; what they are only their owner is told."""
    end = next((at for at, each in enumerate(told) if each["kind"] != "dealt"), len(told))
    seats, counts = ([each[name] for each in told[:end]] for name in ("seat", "count"))
    return end, short(told[0], "dealt", seats=seats, counts=counts)


TOGETHER: dict[str, Callable[[list[Event]], tuple[int, Event]]] = {
    "counted": counted,
    "dealt": dealt,
}

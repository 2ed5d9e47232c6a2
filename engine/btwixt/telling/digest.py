"""What happened, told short: a played card with what it made of the total, a count with its winner.

What a line leaves out stays in the events, for whoever wants it all.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from engine.log import Event
from engine.telling import Line, by_move, facts_of, in_lines, run, short, unmarked

# Lines of our own, beside the events that are told as they are.
KINDS = ("played", "total", "recruited", "dealt")
# With these something else begins, so that the reader gets a new line.
OPENING = (
    *("season_started", "revealed", "recruited", "recruited_low", "recruited_tied", "counted"),
    *("council_scored", "leader_scored", "game_over"),
)
# What the next sentence says anyway, or what nobody asks about.
NEEDLESS = ("ally_acts", "bids_discarded", "hands_gathered")

# Told again, and more of it, to whoever may know the rest.
SAID_BETTER = {"handed": "handed_cards", "drew_cards": "drew", "peeked": "saw_tokens"}


def digest(events: Iterable[Event]) -> list[Line]:
    """The lines for these events, in their order; `joins` is in those that go on with the last."""
    return by_move(events, OPENING, lines_of)


def lines_of(move: list[Event]) -> list[Line]:
    """The lines of one move."""
    totals = {(each["seat"], each["card"]): each for each in move if each["kind"] == "joined"}
    played = {(each["seat"], each["card"]) for each in move if each["kind"] == "played"}
    passed_on = any(event["kind"] == "revealed" for event in move)

    def next_line(rest: list[Event]) -> tuple[int, Line | None]:
        event, kind = rest[0], rest[0]["kind"]
        if kind == "played" and (joined := totals.get((event["seat"], event["card"]))):
            facts = facts_of(joined, "seat", "card", "total")
            return 1, short(event, "played", value=event["value"], **facts)
        if kind == "joined":
            if (event["seat"], event["card"]) in played:
                return 1, None
            return 1, short(event, "total", **facts_of(event, "seat", "total"))
        if kind in TOGETHER:
            return TOGETHER[kind](rest)
        return 1, None if is_needless(rest, passed_on) else plain(event)

    return in_lines(move, next_line)


def is_needless(told: list[Event], passed_on: bool) -> bool:
    """Whether another sentence says the first of these events as well."""
    event, after = told[0], told[1:2]
    better = SAID_BETTER.get(event["kind"])
    if after and (after[0]["kind"], after[0].get("seat")) == (better, event.get("seat")):
        return True
    return event["kind"] in NEEDLESS or (event["kind"] == "first_passed" and passed_on)


def plain(event: Event) -> Line:
    """An event that is told as it is; the mark of its move stands on the first line."""
    facts = unmarked(event)
    if event["kind"] == "brought_down" and event["seat"] == event["actor_seat"]:
        return facts_of(facts, "turn", "seat") | {"kind": "knelt"}
    return facts


def counted(told: list[Event]) -> tuple[int, Line]:
    """All totals with whoever has won by them, where nothing more need be said about it."""
    if len(told) < 2 or told[1]["kind"] != "recruited":
        return 1, plain(told[0])
    won, sums = facts_of(told[1], "seat", "ally"), facts_of(told[0], "seats", "totals")
    return 2, short(told[0], "recruited", **won, **sums)


def dealt(told: list[Event]) -> tuple[int, Line]:
    """Everybody's new cards at once; what they are only their owner is told."""
    dealt = run(told, ("dealt",))
    seats, counts = ([each[name] for each in dealt] for name in ("seat", "count"))
    return len(dealt), short(told[0], "dealt", seats=seats, counts=counts)


TOGETHER: dict[str, Callable[[list[Event]], tuple[int, Line]]] = {
    "counted": counted,
    "dealt": dealt,
}

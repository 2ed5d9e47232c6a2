"""The digest: events shortened to a line for each move.

The line of a played card has the new total, and the line of a count has the winner. All details
stay in the events.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from engine.log import Event
from engine.telling import Line, by_move, facts_of, in_lines, run, short, unmarked

# Kinds of lines, besides events that are shown as they are.
KINDS = ("played", "total", "recruited", "dealt")
# The events that begin a new line.
OPENING = (
    *("season_started", "revealed", "recruited", "recruited_low", "recruited_tied", "counted"),
    *("council_scored", "leader_scored", "game_over"),
)
# Events that the next sentence implies, or that matter to no reader.
NEEDLESS = ("ally_acts", "bids_discarded", "hands_gathered")

# Events that are followed by a more detailed one for readers who may know the details.
SAID_BETTER = {"handed": "handed_cards", "drew_cards": "drew", "peeked": "saw_tokens"}


def digest(events: Iterable[Event]) -> list[Line]:
    """Return the lines that retell these events, in order.

    A line with `joins` continues the previous one.
    """
    return by_move(events, OPENING, lines_of)


def lines_of(move: list[Event]) -> list[Line]:
    """Return the lines that retell one move."""
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
    """True if the digest leaves out the first event, as another line implies it.

    `passed_on` is True if the move also reveals an ally, which implies the new first player.
    """
    event, after = told[0], told[1:2]
    better = SAID_BETTER.get(event["kind"])
    if after and (after[0]["kind"], after[0].get("seat")) == (better, event.get("seat")):
        return True
    return event["kind"] in NEEDLESS or (event["kind"] == "first_passed" and passed_on)


def plain(event: Event) -> Line:
    """Return an event as a line, without `mark`, which only the first line of a move gets."""
    facts = unmarked(event)
    if event["kind"] == "brought_down" and event["seat"] == event["actor_seat"]:
        return facts_of(facts, "turn", "seat") | {"kind": "knelt"}
    return facts


def counted(told: list[Event]) -> tuple[int, Line]:
    """Combine the totals and the winner into one line, if the recruitment had no special rules.

    Return the number of events combined, and the line.
    """
    if len(told) < 2 or told[1]["kind"] != "recruited":
        return 1, plain(told[0])
    won, sums = facts_of(told[1], "seat", "ally"), facts_of(told[0], "seats", "totals")
    return 2, short(told[0], "recruited", **won, **sums)


def dealt(told: list[Event]) -> tuple[int, Line]:
    """Combine the numbers of new cards of all seats into one line.

    Return the number of events combined, and the line.
    """
    dealt = run(told, ("dealt",))
    seats, counts = ([each[name] for each in dealt] for name in ("seat", "count"))
    return len(dealt), short(told[0], "dealt", seats=seats, counts=counts)


TOGETHER: dict[str, Callable[[list[Event]], tuple[int, Line]]] = {
    "counted": counted,
    "dealt": dealt,
}

"""A short digest of events, with one line for an action and everything that results from it.

It leaves out rolled dice and single prices.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from engine.log import Event
from engine.telling import Line, by_move, facts_of, in_lines, run, short, unmarked

Change = tuple[int | None, str, int]  # owner, kind, amount

# Kinds of lines, besides events that are shown as they are.
KINDS = (
    *("activated", "hired", "built", "fought", "entered", "farmed", "countered", "flagged"),
    *("changes", "purses", "pouches", "events_came", "tolls", "event_filled", "roy"),
)
GAINS = ("deniers", "influence", "points")
DEEDS = (
    *("used", "bought", "gained", "entered", "expelled", "fought", "event_points"),
    *("event_taken", "hired", "built", "scored", "idle"),
)
# The actions of a seat, and the facts that their lines show.
ACTS = {
    "activated": ("seat", "card", "dice", "uses"),
    "built": ("seat", "dice"),
    "fought": ("seat", "card", "dice", "count"),
    "entered": ("seat", "die", "space"),
    "farmed": ("seat", "dice"),
    "countered": ("seat", "numbers", "dice"),
    "flagged": ("seat", "card"),
}
HIRED = ("points", "points_house")
# Events that begin a new line.
OPENING = (
    *("round_started", "events_came", "black_rolled", "roy", "roy_countered", "pouches"),
    *("waited", "characters_shown", "scored", "roy_final", "game_over", "dealt", "fanned"),
)
BY_ITSELF = ("revealed", "income", "event_came", "roy_rolled", "pouch_taken")
# Events left out, since their result is shown elsewhere or is always the same.
NEEDLESS = ("event_rolled", "workforce", "marauding_cleared")
LOSSES = ("lost_deniers", "lost_influence", "fell_short")
PRIZES = ("event_points", "event_taken")


def digest(events: Iterable[Event]) -> list[Line]:
    """Return the lines that retell these events, in order.

    A line with `joins` continues the previous one.
    """
    return by_move(events, OPENING, lines_of)


def lines_of(move: list[Event]) -> list[Line]:
    """Return the lines of one move: for the action, then for its automatic consequences."""
    end = next((at for at, each in enumerate(move) if ends_a_deed(each)), len(move))
    return deed(move[:end]) + afterwards(move[end:])


def ends_a_deed(event: Event) -> bool:
    return event["kind"] in (*OPENING, *BY_ITSELF)


# --- an action of one seat -------------------------------------------------


def deed(told: list[Event]) -> list[Line]:
    """Return the lines of an action with its gains for each player, then those of other events."""
    act = next((event for event in told if event["kind"] in ACTS and "neutral" not in event), None)
    if act is None:
        return afterwards(told)
    line = short(told[0], act["kind"], **facts_of(act, *ACTS[act["kind"]]))
    for hired in (event for event in told if event["kind"] == "hired"):
        line |= {"kind": "hired", **facts_of(hired, *HIRED)}
    changes = [change for event in told for change in COUNTED.get(event["kind"], nothing)(event)]
    line["gains"] = gains(changes, act["seat"])
    others = dict.fromkeys(who for who, _, _ in changes if who not in (None, act["seat"]))
    for_others = [
        short(told[0], "changes", seat=who, gains=found)
        for who in others
        if (found := gains(changes, who))
    ]
    rest = [event for event in told if event is not act and event["kind"] not in COUNTED]
    return [line, *for_others, *afterwards(rest)]


def gains(changes: list[Change], seat: int | None) -> list[Event]:
    """Return the net changes of a seat, as facts for wording."""
    sums = {
        name: sum(n for who, what, n in changes if (who, what) == (seat, name)) for name in GAINS
    }
    return [
        {"kind": name, "count": abs(count), "more": "yes" if count > 0 else "no"}
        for name, count in sums.items()
        if count
    ]


def nothing(event: Event) -> list[Change]:
    return []


def gained(event: Event) -> list[Change]:
    return [(event["seat"], name, event[name]) for name in GAINS if name in event]


def spent(event: Event) -> list[Change]:
    return [(event["seat"], name, -event[name]) for name in GAINS[:2] if name in event]


def taxed(event: Event) -> list[Change]:
    """Return the loss of the payer.

    The collector's gain from all payers together is a separate event.
    """
    return [(event["payer_seat"], "deniers", -event["deniers"])]


COUNTED: dict[str, Callable[[Event], list[Change]]] = {
    "bought": spent,
    "hired": spent,
    "paid": spent,
    "sold": gained,
    "taxed": taxed,
    "event_influence": gained,
    **dict.fromkeys(("gained_deniers", "gained_influence", "gained_points"), gained),
    **dict.fromkeys(("built", "farmed", "countered"), gained),
}


# --- automatic events -----------------------------------------------------


def afterwards(told: list[Event]) -> list[Line]:
    """Return the lines of automatic events, and of others that no action's line covers."""
    return in_lines(told, taken_together)


def taken_together(told: list[Event]) -> tuple[int, Line | None]:
    """Combine the first events into one line. Return their number and the line.

    The line is None if they are left out of the digest.
    """
    kind = told[0]["kind"]
    if kind in NEEDLESS:
        return 1, None
    return TOGETHER[kind](told) if kind in TOGETHER else (1, unmarked(told[0]))


# Each of these functions returns the number of events that it combines, and their line.
def money(told: list[Event], kind: str, line: str) -> tuple[int, Line]:
    paid = run(told, (kind,))
    seats, deniers = ([event[name] for event in paid] for name in ("seat", "deniers"))
    return len(paid), short(told[0], line, seats=seats, deniers=deniers)


def purses(told: list[Event]) -> tuple[int, Line]:
    """Return the number of events combined, and one line with all players' deniers after wages."""
    return money(told, "income", "purses")


def pouches(told: list[Event]) -> tuple[int, Line]:
    """Return the number of events combined, and one line.

    The line has the deniers that players who have passed take back.
    """
    return money(told, "pouch_taken", "pouches")


def came(told: list[Event]) -> tuple[int, Line]:
    new = run(told, ("event_came", "event_called"))
    return len(new), short(told[0], "events_came", cards=[each["card"] for each in new])


def tolls(told: list[Event]) -> tuple[int, Line | None]:
    """Return the number of events combined, and one line with all losses from an event card.

    The line is None if no player lost anything.
    """
    card = told[0]["card"]
    lost = [event for event in run(told, LOSSES) if event["card"] == card]
    found = [
        {"kind": name, "seat": event["seat"], "count": event[name]}
        for event in lost
        for name in GAINS
        if event.get(name)
    ]
    return len(lost), short(told[0], "tolls", card=card, tolls=found) if found else None


def filled(told: list[Event]) -> tuple[int, Line]:
    """Return the number of events combined, and one line for a countered event card.

    The line has the points for the card, and the player who takes it.
    """
    won = run(told[1:], PRIZES)
    facts = [without_turn(event) for event in won]
    return 1 + len(won), short(told[0], "event_filled", card=told[0]["card"], prizes=facts)


def without_turn(event: Event) -> Event:
    return {name: fact for name, fact in event.items() if name not in ("turn", "mark")}


# --- Le Roy ----------------------------------------------------------------

OF_THE_ROY = ("expelled", "event_filled", *PRIZES, *(f"roy_{kind}" for kind in DEEDS))


def roy(told: list[Event]) -> tuple[int, Line]:
    """Return the number of events combined, and one line with Le Roy's roll and his action."""
    did = run(told[1:], OF_THE_ROY)
    facts = facts_of(told[0], "numbers", "total")
    return 1 + len(did), short(told[0], "roy", **facts, deeds=deeds(did))


def deeds(did: Iterable[Event]) -> list[Event]:
    """Return Le Roy's actions as short facts, with his cathedral cubes combined."""
    found: list[Event] = []
    for event in did:
        facts = {**without_turn(event), "kind": event["kind"].removeprefix("roy_")}
        if facts["kind"] == "built":
            facts = {"kind": "built", "numbers": [facts["number"]], "points": 1}
            if found and found[-1]["kind"] == "built":
                last = found.pop()
                facts = {**last, "numbers": last["numbers"] + facts["numbers"]}
                facts["points"] = len(facts["numbers"])
        if facts["kind"] in DEEDS:
            found.append(facts)
    return found


TOGETHER: dict[str, Callable[[list[Event]], tuple[int, Line | None]]] = {
    "income": purses,
    "pouch_taken": pouches,
    "event_came": came,
    "event_called": came,
    "event_filled": filled,
    "roy_rolled": roy,
    **dict.fromkeys(LOSSES, tolls),
}

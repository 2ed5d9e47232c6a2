"""What happened, told short: all that one deed brings in one line.

What a line leaves out are the dice that were rolled, and prices one by one.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from engine.log import Event
from engine.telling import Line, by_move, facts_of, in_lines, run, short, unmarked

Change = tuple[int | None, str, int]  # whose, of what, how much

# Lines of our own, beside the events that are told as they are.
KINDS = (
    *("activated", "hired", "built", "fought", "entered", "farmed", "countered", "flagged"),
    *("changes", "purses", "pouches", "events_came", "tolls", "event_filled", "roy"),
)
GAINS = ("deniers", "influence", "points")
DEEDS = (
    *("used", "bought", "gained", "entered", "expelled", "fought", "event_points"),
    *("event_taken", "hired", "built", "scored", "idle"),
)
# What a seat does in its turn, and which of its facts are worth a line.
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
# With these something else begins, so that the reader gets a new line.
OPENING = (
    *("round_started", "events_came", "black_rolled", "roy", "roy_countered", "pouches"),
    *("waited", "characters_shown", "scored", "roy_final", "game_over", "dealt", "fanned"),
)
BY_ITSELF = ("revealed", "income", "event_came", "roy_rolled", "pouch_taken")
# What came of it is told, or lies on the board, or is always so.
NEEDLESS = ("event_rolled", "workforce", "marauding_cleared")
LOSSES = ("lost_deniers", "lost_influence", "fell_short")
PRIZES = ("event_points", "event_taken")


def digest(events: Iterable[Event]) -> list[Line]:
    """The lines for these events, in their order; `joins` is in those that go on with the last."""
    return by_move(events, OPENING, lines_of)


def lines_of(move: list[Event]) -> list[Line]:
    """The lines of one move: the deed of its seat, then what followed by itself."""
    end = next((at for at, each in enumerate(move) if ends_a_deed(each)), len(move))
    return deed(move[:end]) + afterwards(move[end:])


def ends_a_deed(event: Event) -> bool:
    return event["kind"] in (*OPENING, *BY_ITSELF)


# --- a deed of one seat ----------------------------------------------------


def deed(told: list[Event]) -> list[Line]:
    """What somebody did, what it cost and brought, and then what cannot be put so."""
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
    """What a seat has more or less of after all, as facts for words."""
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
    """What the collector gains is told once more, of all who pay together."""
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


# --- what follows by itself ------------------------------------------------


def afterwards(told: list[Event]) -> list[Line]:
    """The lines for what nobody did, or what came beside a deed."""
    return in_lines(told, taken_together)


def taken_together(told: list[Event]) -> tuple[int, Line | None]:
    """How many of the events make the next line, and that line; None where it is not worth one."""
    kind = told[0]["kind"]
    if kind in NEEDLESS:
        return 1, None
    return TOGETHER[kind](told) if kind in TOGETHER else (1, unmarked(told[0]))


def money(told: list[Event], kind: str, line: str) -> tuple[int, Line]:
    paid = run(told, (kind,))
    seats, deniers = ([event[name] for event in paid] for name in ("seat", "deniers"))
    return len(paid), short(told[0], line, seats=seats, deniers=deniers)


def purses(told: list[Event]) -> tuple[int, Line]:
    """What everybody has after the wages."""
    return money(told, "income", "purses")


def pouches(told: list[Event]) -> tuple[int, Line]:
    """What those who passed take from their districts."""
    return money(told, "pouch_taken", "pouches")


def came(told: list[Event]) -> tuple[int, Line]:
    new = run(told, ("event_came", "event_called"))
    return len(new), short(told[0], "events_came", cards=[each["card"] for each in new])


def tolls(told: list[Event]) -> tuple[int, Line | None]:
    """What one event costs all of them."""
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
    """An event is countered: who gets what for it."""
    won = run(told[1:], PRIZES)
    facts = [without_turn(event) for event in won]
    return 1 + len(won), short(told[0], "event_filled", card=told[0]["card"], prizes=facts)


def without_turn(event: Event) -> Event:
    return {name: fact for name, fact in event.items() if name not in ("turn", "mark")}


# --- Le Roy ----------------------------------------------------------------

OF_THE_ROY = ("expelled", "event_filled", *PRIZES, *(f"roy_{kind}" for kind in DEEDS))


def roy(told: list[Event]) -> tuple[int, Line]:
    """What he rolled, and all that he did then."""
    did = run(told[1:], OF_THE_ROY)
    facts = facts_of(told[0], "numbers", "total")
    return 1 + len(did), short(told[0], "roy", **facts, deeds=deeds(did))


def deeds(did: Iterable[Event]) -> list[Event]:
    """What he did as facts, each for a few words; his cubes at the cathedral together."""
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

"""The state as JSON and back; what comes back is distrusted, and never anything but a ValueError.

Counts and cards are strings of one sign each (base 36), which keeps a state near a kilobyte; the
log only grows, and may come back as its last part or empty: the game goes on the same.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from typing import Any

from engine import luck
from engine.condottiere.battle import season
from engine.condottiere.cards import (
    KINDS,
    NO_CARD,
    STRONGEST,
)
from engine.condottiere.choosing import blessings
from engine.condottiere.deals import Shown
from engine.condottiere.editions import Rules
from engine.condottiere.impossible import FAULTS
from engine.condottiere.known import OTHER_CARD
from engine.condottiere.options import with_options
from engine.condottiere.regions import NOWHERE
from engine.condottiere.regrouping import DISCARDS, NOT_ASKED
from engine.condottiere.rules import PHASES
from engine.condottiere.state import NOBODY, State
from engine.condottiere.told import FACTS
from engine.log import Entry, noun
from engine.restoring import demand, plain, restored, whole, wholes

RULES_VERSION = 2
ASKED = 1  # the last version in which seats were asked in public whether to burn a hand
SIGNS = b"0123456789abcdefghijklmnopqrstuvwxyz"
WRITE = SIGNS.ljust(256, b"?")
NO_SIGN = 255
READ = bytes(SIGNS.find(sign) % 256 for sign in range(256))
NUMBERS = ("turn", "round", "battle", "idle")
# Stored only when there is something to them; what optional rules need.
OFTEN_NOTHING: dict[str, Any] = {"covered": (), "reserve": NOBODY, "answers": (), "declined": 0}
OFTEN_NOTHING |= {"shown": (), "slot": (), "last_passed": NOBODY, "decks": ()}
OFTEN_NOTHING |= {"points": (), "decided": None, "older": (), "burning": ()}

# --- there -----------------------------------------------------------------


def to_json(state: State) -> dict[str, Any]:
    stored: dict[str, Any] = {
        "game": state.rules.id,
        "version": RULES_VERSION,
        "options": dict(state.rules.chosen),
        "seats": state.seats,
        **luck.to_json(state.luck),
        "phase": state.phase,
        "actor": state.actor,
        "holder": state.holder,
        "site": state.site,
        "favour": state.favour,
        "owner": state.owner[:],
        "hands": [signs(hand) for hand in state.hands],
        "lines": [signs(line) for line in state.lines],
        "passed": [int(passed) for passed in state.passed],
        "pile": signs(state.pile),
        "burned": signs(state.burned),
        "discarded": [signs(hand) for hand in state.discarded],
        "known": [list(known) for known in state.known],
        "dealt": [signs(hand) for hand in state.dealt],
        "kept": None if state.kept is None else plain(state.kept),
        "finalists": list(state.finalists),
        "result": None if state.result is None else plain(state.result),
        "log": [plain(entry) for entry in state.log],
    }
    stored |= {name: getattr(state, name) for name in NUMBERS}
    for name, nothing in OFTEN_NOTHING.items():
        value = getattr(state, name)
        if value != nothing:
            stored[name] = plain(value)
    return stored


def signs(values: Iterable[int]) -> str:
    return bytes(values).translate(WRITE).decode()


def options_then(options: dict[str, Any], version: int) -> dict[str, Any]:
    """The options of a game that began under those rules, so that it goes on by them."""
    if version > ASKED or options.get("simultaneous_discards"):
        return options
    return {"asked_discards": True} | options


# --- and back --------------------------------------------------------------


def from_json(rules: Rules, data: Any) -> State:
    state = restored(rules.id, data, partial(read, rules), FAULTS)
    if state.phase == "battle":
        state.blessings = blessings(state)
    return state


def read(rules: Rules, data: Any) -> State:
    """The fields, each of the right type and size."""
    demand(data["game"] == rules.id, "game")
    demand(data["version"] in (ASKED, RULES_VERSION), "version")
    state, seats = State(), whole(data, "seats", rules.seats[0], rules.seats[-1])
    chosen = options_then(dict(data["options"]), data["version"])
    state.rules = with_options(rules, chosen, seats)
    state.seats = seats
    state.luck = luck.from_json(data)
    for name in NUMBERS:
        setattr(state, name, whole(data, name, 0, 10**9))
    state.phase = data["phase"]
    demand(state.phase in PHASES, "phase")
    read_places(state, data)
    read_cards(state, data)
    state.result, state.decided = data["result"], data.get("decided")
    demand((state.result is None) == (state.phase != "over"), "result")
    if state.result is not None:
        state.result = read_result(state, state.result)
    if state.decided is not None:
        state.decided = read_result(state, state.decided)
    state.log = [read_entry(state, entry) for entry in data["log"]]
    return state


def read_places(state: State, data: Any) -> None:
    last, regions = state.seats - 1, len(state.rules.land.regions)
    state.actor = whole(data, "actor", NOBODY, last)
    state.holder = whole(data, "holder", 0, last)
    state.site = whole(data, "site", NOWHERE, regions - 1)
    state.favour = whole(data, "favour", NOWHERE, regions - 1)
    state.owner = wholes(data, "owner", NOBODY, last, regions)
    state.passed = [value == 1 for value in wholes(data, "passed", 0, 1, state.seats)]
    state.finalists = tuple(wholes(data, "finalists", 0, last))
    data = plain(OFTEN_NOTHING) | data
    state.reserve = whole(data, "reserve", NOBODY, last)
    state.last_passed = whole(data, "last_passed", NOBODY, last)
    state.slot = tuple(wholes(data, "slot", 0, KINDS - 1))
    state.decks = tuple(tuple(wholes({"deck": d}, "deck", 0, KINDS - 1)) for d in data["decks"])
    state.declined = whole(data, "declined", 0, 99)
    state.answers = tuple(wholes(data, "answers", NOT_ASKED, DISCARDS))
    state.burning = tuple(wholes(data, "burning", 0, last))
    state.covered = tuple(wholes(data, "covered", NO_CARD, KINDS - 1))
    nothing = [0] * state.seats if state.rules.campaign else []  # before campaigns were counted
    state.points = tuple(wholes(data, "points", 0, 10**9)) or tuple(nothing)
    state.older = tuple(tuple(wholes({"older": o}, "older", 0, 99, KINDS)) for o in data["older"])
    demand(len(state.older) in (0, state.seats), "older")


def read_cards(state: State, data: Any) -> None:
    seats = state.seats
    state.hands = [counts(text) for text in many(data, "hands", seats)]
    state.lines = [cards(text) for text in many(data, "lines", seats)]
    state.season = state.slot[-1] if state.slot else season(state.lines)
    state.pile = tuple(cards(data["pile"]))
    state.burned = counts(data["burned"])
    state.discarded = tuple(tuple(counts(text)) for text in many(data, "discarded", seats))
    state.dealt = tuple(tuple(counts(text)) for text in many(data, "dealt", seats))
    state.known = [
        tuple(wholes({"known": known}, "known", OTHER_CARD, STRONGEST))
        for known in many(data, "known", seats)
    ]
    state.shown = tuple(read_shown(state, shown) for shown in data.get("shown", ()))
    state.kept = read_kept(state, data["kept"])
    state.blessings = ()


def many(data: Any, name: str, size: int) -> list[Any]:
    values = data[name]
    demand(type(values) is list and len(values) == size, name)
    return values


def counts(text: str) -> list[int]:
    """A count for each kind of card."""
    values = list(text.encode("ascii").translate(READ))
    demand(len(values) == KINDS and NO_SIGN not in values, "counts of cards")
    return values


def cards(text: str) -> list[int]:
    values = list(text.encode("ascii").translate(READ))
    demand(max(values, default=0) < KINDS, "cards")
    return values


def read_shown(state: State, shown: Any) -> Shown:
    owner, reader, *known = shown
    seats = wholes({"shown": [owner, reader]}, "shown", 0, state.seats - 1)
    return Shown(*seats, *(tuple(wholes({"shown": k}, "shown", 0, KINDS - 1)) for k in known))


def read_kept(state: State, kept: Any) -> tuple[Any, ...] | None:
    if kept is None:
        return None
    seat, held, known, hidden, discarded, seen = kept
    demand(type(seat) is int and 0 <= seat < state.seats, "kept")
    demand(len(discarded) == state.seats, "kept")
    return (
        seat,
        tuple(wholes({"kept": held}, "kept", 0, KINDS - 1)),
        tuple(wholes({"kept": known}, "kept", OTHER_CARD, STRONGEST)),
        tuple(wholes({"kept": hidden}, "kept", 0, 99, KINDS)),
        tuple(tuple(wholes({"kept": hand}, "kept", 0, 99, KINDS)) for hand in discarded),
        tuple(read_seen(state, *each) for each in seen),
    )


def read_seen(state: State, reader: Any, cards: Any) -> tuple[int, tuple[int, ...]]:
    [seat] = wholes({"kept": [reader]}, "kept", 0, state.seats - 1)
    return seat, tuple(wholes({"kept": cards}, "kept", 0, KINDS - 1))


def read_result(state: State, result: Any) -> dict[str, Any]:
    last, counted = state.seats - 1, {"campaign"} & set(result)
    demand(type(result["reason"]) is str and set(result) == RESULT | counted, "result")
    demand(not counted or state.rules.campaign > 0, "campaign")
    found = {
        "winners": wholes(result, "winners", 0, last),
        "ranking": [wholes({"result": place}, "result", 0, last) for place in result["ranking"]],
        "scores": wholes(result, "scores", 0, len(state.owner), state.seats),
        "reason": result["reason"],
    }
    if counted:
        found["campaign"] = read_campaign(state, result["campaign"])
    return found


def read_campaign(state: State, told: Any) -> dict[str, Any]:
    demand(set(told) == {"points", "over", "winners"} and type(told["over"]) is bool, "campaign")
    return {
        "points": wholes(told, "points", 0, 10**9, state.seats),
        "over": told["over"],
        "winners": wholes(told, "winners", 0, state.seats - 1),
    }


RESULT = {"winners", "ranking", "scores", "reason"}

# --- the log ---------------------------------------------------------------


def read_entry(state: State, entry: Any) -> Entry:
    """An entry with the facts of its kind, each within its bounds."""
    turn, kind, *facts = entry
    names = FACTS[kind]
    demand(type(turn) is int and 0 <= turn <= state.turn and len(facts) == len(names), "log")
    return (turn, kind, *(read_fact(state, noun(n), f) for n, f in zip(names, facts, strict=True)))


def read_fact(state: State, name: str, fact: Any) -> Any:
    bounds = {
        "seat": state.seats,
        "seats": state.seats,
        "card": KINDS,
        "cards": KINDS,
        "region": len(state.owner),
    }
    most = bounds.get(name, 10**9) - 1
    if name in LISTS:
        return tuple(wholes({"log": fact}, "log", 0, most))
    if name == "reason":
        demand(type(fact) is str, "log")
        return fact
    return whole({"log": fact}, "log", 0, most)


LISTS = frozenset({"cards", "seats", "strengths", "points"})

"""The state as JSON and back; what comes back is distrusted, and never anything but a ValueError.

The log only grows, and may come back as its last part or empty: the game goes on the same.
"""

from __future__ import annotations

from typing import Any

from engine import luck
from engine.log import Entry, noun
from engine.restoring import demand, plain, restored, whole, wholes
from engine.troyes.ending import REASONS
from engine.troyes.impossible import FAULTS
from engine.troyes.options import ID, SEATS, with_options
from engine.troyes.rules import PHASES
from engine.troyes.state import NOBODY, State
from engine.troyes.told import ACTIVITIES, FACTS

RULES_VERSION = 2  # 2: nobody with a red die left ties at Joust; Le Roy's one counter is kept
MOST = 10**6
PLAIN = ("turn", "round", "start", "actor", "placed", "phase")
LISTS = ("deniers", "pouch", "influence", "points", "supply", "personal", "spaces", "queue")
NESTED = ("lying", "tradesmen", "stored", "flags", "taken", "decks", "cathedral", "characters")
TUPLES = ("black", "activities", "unused", "choosing")

# --- there -----------------------------------------------------------------


def to_json(state: State) -> dict[str, Any]:
    written: dict[str, Any] = {
        "game": ID,
        "version": RULES_VERSION,
        "options": dict(state.rules.chosen),
        "seats": state.seats,
        **luck.to_json(state.luck),
        "helped": int(state.helped),
        "roy_countered": int(state.roy_countered),
        "passed": [int(passed) for passed in state.passed],
        "dice": [["".join(map(str, dice)) for dice in district] for district in state.dice],
        "result": None if state.result is None else plain(state.result),
        "log": [plain(entry) for entry in state.log],
    }
    written |= {name: getattr(state, name) for name in PLAIN}
    written |= {name: list(getattr(state, name)) for name in (*LISTS, *TUPLES)}
    return written | {name: [list(each) for each in getattr(state, name)] for name in NESTED}


# --- and back --------------------------------------------------------------


def from_json(data: Any) -> State:
    return restored(ID, data, read, FAULTS)


def read(data: Any) -> State:
    """The fields, each of the right type and size."""
    demand(data["game"] == ID, "game")
    demand(data["version"] == RULES_VERSION, "version")
    state = State()
    state.rules = with_options(dict(data["options"]))
    state.seats = whole(data, "seats", SEATS[0], SEATS[-1])
    state.luck = luck.from_json(data)
    for name in ("turn", "placed", "round"):
        setattr(state, name, whole(data, name, 0, MOST))
    state.phase = data["phase"]
    demand(state.phase in PHASES, "phase")
    state.start = whole(data, "start", 0, state.seats - 1 + state.solo)
    state.actor = whole(data, "actor", NOBODY, state.seats - 1)
    state.helped = whole(data, "helped", 0, 1) == 1
    state.roy_countered = whole(data, "roy_countered", 0, 1) == 1
    state.passed = [each == 1 for each in wholes(data, "passed", 0, 1, state.seats)]
    read_purses(state, data)
    read_board(state, data)
    read_cards(state, data)
    state.result = read_result(state, data["result"])
    state.log = [read_entry(state, entry) for entry in data["log"]]
    return state


def nested(
    data: Any, name: str, least: int, most: int, size: int | None = None
) -> list[tuple[int, ...]]:
    values = data[name]
    demand(type(values) is list and (size is None or len(values) == size), name)
    return [tuple(wholes({name: each}, name, least, most)) for each in values]


def read_purses(state: State, data: Any) -> None:
    everybody = state.seats + 1
    least = {"points": -MOST}
    for name in ("deniers", "pouch", "influence", "points", "supply", "personal"):
        setattr(state, name, wholes(data, name, least.get(name, 0), MOST, everybody))


def read_board(state: State, data: Any) -> None:
    who = state.seats
    state.spaces = wholes(data, "spaces", NOBODY, who, len(state.rules.cards.spaces))
    state.lying = nested(data, "lying", 0, who, 3)
    state.cathedral = nested(data, "cathedral", 0, who, 6)
    state.black = tuple(wholes(data, "black", 1, 6))
    districts = data["dice"]
    demand(type(districts) is list and len(districts) == who + 1, "dice")
    state.dice = [[read_dice(text) for text in district] for district in districts]


def read_dice(text: str) -> tuple[int, ...]:
    numbers = tuple(map(int, text))
    demand(list(numbers) == sorted(numbers) and set(numbers) <= {*range(1, 7)}, "dice")
    return numbers


def read_cards(state: State, data: Any) -> None:
    cards, who = state.rules.cards, state.seats
    activities, events = len(cards.activities) - 1, len(cards.events) - 1
    state.activities = tuple(wholes(data, "activities", 0, activities, 9))
    state.tradesmen = nested(data, "tradesmen", NOBODY, who, 9)
    state.stored = nested(data, "stored", 0, MOST, 9)
    state.queue = wholes(data, "queue", 0, events)
    state.flags = nested(data, "flags", 0, who, len(state.queue))
    state.taken = nested(data, "taken", 0, events, who + 1)
    state.decks = nested(data, "decks", 0, events, 3)
    state.unused = tuple(wholes(data, "unused", 0, events))
    state.characters = nested(data, "characters", 0, len(cards.characters) - 1, who + 1)
    state.choosing = tuple(wholes(data, "choosing", 0, MOST))


SOLO = {"counted", "points", "le_roy"}


def read_result(state: State, result: Any) -> dict[str, Any] | None:
    demand((result is None) == (state.phase != "over"), "result")
    if result is None:
        return None
    fields = {"winners", "ranking", "scores", "reason", "breakdown"}
    demand(set(result) == fields | (SOLO if state.solo else set()), "result")
    demand(result["reason"] in REASONS, "result")
    last = state.seats - 1
    found: dict[str, Any] = {
        "winners": wholes(result, "winners", 0, last),
        "ranking": [wholes({"result": place}, "result", 0, last) for place in result["ranking"]],
        "scores": wholes(result, "scores", -MOST, MOST, state.seats),
        "reason": result["reason"],
    }
    if state.solo:
        demand(result["counted"] == "lead", "result")
        found["counted"] = "lead"
        found |= {name: whole(result, name, -MOST, MOST) for name in ("points", "le_roy")}
    return found | {"breakdown": [read_account(state, each) for each in result["breakdown"]]}


def read_account(state: State, account: Any) -> dict[str, Any]:
    parts = ("points", "marked_events", "tradesmen", "levels")
    demand(set(account) == {*parts, "characters"}, "breakdown")
    known = {character.id for character in state.rules.cards.characters}
    demand(set(account["characters"]) <= known, "breakdown")
    rewards = {name: whole(account["characters"], name, 0, 99) for name in account["characters"]}
    found: dict[str, Any] = {name: whole(account, name, -MOST, MOST) for name in parts}
    return found | {"characters": rewards}


# --- the log ---------------------------------------------------------------


def read_entry(state: State, entry: Any) -> Entry:
    """An entry with the facts of its kind, each within its bounds."""
    turn, kind, *facts = entry
    names = FACTS[kind]
    demand(type(turn) is int and 0 <= turn <= state.turn and len(facts) == len(names), "log")
    within = bounds(state, kind)
    return (turn, kind, *(read_fact(within, noun(n), f) for n, f in zip(names, facts, strict=True)))


def read_fact(within: Bounds, name: str, fact: Any) -> Any:
    if name in LISTED and (type(fact) is list or name != "levels"):
        demand(type(fact) is list, "log")
        return tuple(read_fact(within, LISTED[name], each) for each in fact)
    if name in WORDS:
        demand(type(fact) is str and len(fact) < 20 and fact.isascii(), "log")
        return fact
    least, most = within.get(name, (-MOST, MOST))
    return whole({"log": fact}, "log", least, most)


LISTED = {"characters": "character", "spaces": "space", "cards": "card", "dice": "die"}
LISTED |= {"numbers": "number", "levels": "level", "seats": "seat"}
WORDS = frozenset({"die", "reason"})
Bounds = dict[str, tuple[int, int]]


def bounds(state: State, kind: str) -> Bounds:
    """Between what a fact must lie that is looked up somewhere."""
    cards = state.rules.cards
    return {
        "seat": (0, state.seats),
        "space": (0, len(cards.spaces) - 1),
        "card": (0, len(cards.activities if kind in ACTIVITIES else cards.events) - 1),
        "character": (0, len(cards.characters) - 1),
        "building": (0, 2),
    }

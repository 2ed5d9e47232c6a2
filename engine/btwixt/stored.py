"""The state as JSON and back; what comes back is distrusted, and never anything but a ValueError.

Cards are numbers of the box. The log only grows, and may come back as its last part or empty: the
game goes on the same. An owner's data file is stored whole, so that a match keeps its cards.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine import luck
from engine.btwixt.box import HOUSE, TRACKS, box
from engine.btwixt.impossible import FAULTS
from engine.btwixt.options import under
from engine.btwixt.rules import PHASES, TASKS
from engine.btwixt.state import NOBODY, NOTHING, BidCard, Known, RoundRule, State
from engine.btwixt.told import FACTS
from engine.btwixt.vocabulary import ROUND_RULES
from engine.log import Entry, noun
from engine.restoring import demand, plain, restored

ID = "btwixt"
RULES_VERSION = 1
LARGE = 10**9

# What is stored as it is; lists inside are copied.
PLAIN = (
    "turn",
    "phase",
    "actor",
    "season",
    "round",
    "first",
    "on_turn",
    "plays",
    "ally",
    "winner",
    "ask",
    "answers",
    "agenda",
    "leaders",
    "deck",
    "discard",
    "round_discard",
    "hands",
    "leader_hands",
    "spent",
    "locked",
    "known",
    "bids",
    "shown",
    "played",
    "kneeling",
    "total_mod",
    "round_rules",
    "ally_deck",
    "councils",
    "tokens",
    "values",
    "supply",
    "peeked",
    "adjusted",
    "result",
    "log",
)


def to_json(state: State) -> dict[str, Any]:
    stored: dict[str, Any] = {
        "game": ID,
        "version": RULES_VERSION,
        "options": dict(state.rules.chosen),
        "seats": state.seats,
        **luck.to_json(state.luck),
        "set": state.rules.box.digest,
    }
    if state.rules.box is not HOUSE:
        stored["cards"] = plain(state.rules.box.data)
    return stored | {name: plain(getattr(state, name)) for name in PLAIN}


# --- and back --------------------------------------------------------------


def from_json(data: Any) -> State:
    return restored(ID, data, read, FAULTS)


def read(data: Any) -> State:
    """The fields, each of the right type and size."""
    demand(data["game"] == ID, "game")
    demand(data["version"] == RULES_VERSION, "version")
    state = State()
    cards = box(data["cards"]) if "cards" in data else HOUSE
    demand(data["set"] == cards.digest, "set of cards: numbers of other cards would be misread")
    state.rules = under(cards, dict(data["options"]))
    state.seats = whole(min(TRACKS), max(TRACKS))(data["seats"])
    state.luck = luck.from_json(data)
    for name, shape in shapes(state).items():
        try:
            setattr(state, name, shape(data[name]))
        except (LookupError, TypeError, ValueError) as wrong:
            raise ValueError(f"{name}: {wrong}") from None
    state.result = read_result(state, data["result"])
    state.log = [read_entry(state, entry) for entry in data["log"]]
    return state


# --- shapes: what turns plain data into a field, or refuses it -------------

Shape = Callable[[Any], Any]


def whole(least: int, most: int) -> Shape:
    def read_whole(value: Any) -> int:
        demand(type(value) is int and least <= value <= most, "number")
        return value

    return read_whole


def many(shape: Shape, size: int | None = None) -> Shape:
    def read_many(values: Any) -> list[Any]:
        demand(type(values) is list and (size is None or len(values) == size), "list")
        return [shape(value) for value in values]

    return read_many


def fixed(shape: Shape, size: int | None = None) -> Shape:
    return lambda values: tuple(many(shape, size)(values))


def parts(kind: Callable[..., Any], *each: Shape) -> Shape:
    def read_parts(values: Any) -> Any:
        demand(type(values) is list and len(values) == len(each), "list")
        return kind(*(shape(value) for shape, value in zip(each, values, strict=True)))

    return read_parts


def or_none(shape: Shape) -> Shape:
    return lambda value: None if value is None else shape(value)


def one_of(*words: str) -> Shape:
    def read_word(value: Any) -> str:
        demand(isinstance(value, str) and value in words, "word")
        return value

    return read_word


def yes_or_no(value: Any) -> bool:
    demand(type(value) is bool, "switch")
    return value


def shapes(state: State) -> dict[str, Shape]:
    """Of every field its shape; what fits together is asked afterwards (impossible.py)."""
    n, made = state.seats, state.rules.box
    seat, nobody = whole(0, n - 1), whole(NOBODY, n - 1)
    card, ally = whole(0, len(made.cards) - 1), whole(0, len(made.allies) - 1)
    value, number = whole(NOTHING, max(made.tokens)), whole(0, LARGE)
    any_number, token = whole(-LARGE, LARGE), whole(0, 2 * LARGE)
    cards, hands = many(card), many(many(card), n)
    bid_card = parts(BidCard, card, whole(0, 999), any_number, yes_or_no, number)
    track = TRACKS[n]
    return {
        "turn": number,
        "phase": one_of(*PHASES),
        "actor": nobody,
        "season": whole(0, len(track.seasons) - 1),
        "round": whole(1, track.rounds),
        "first": seat,
        "on_turn": seat,
        "plays": number,
        "ally": whole(NOTHING, len(made.allies) - 1),
        "winner": nobody,
        "ask": fixed(any_number),
        "answers": fixed(or_none(fixed(number))),
        "agenda": many(lambda task: read_task(state, task)),
        "leaders": many(whole(NOTHING, len(made.leaders) - 1), n),
        "deck": cards,
        "discard": cards,
        "round_discard": cards,
        "hands": hands,
        "leader_hands": hands,
        "spent": hands,
        "locked": many(fixed(card), n),
        "known": fixed(parts(Known, seat, nobody, card)),
        "bids": many(many(bid_card), n),
        "shown": or_none(bid_card),
        "played": many(number, n),
        "kneeling": many(yes_or_no, n),
        "total_mod": many(any_number, n),
        "round_rules": fixed(parts(RoundRule, one_of(*ROUND_RULES), any_number, nobody)),
        "ally_deck": many(ally),
        "councils": many(many(ally), n),
        "tokens": many(many(token), n),
        "values": many(value),
        "supply": many(whole(0, max(made.tokens))),
        "peeked": many(fixed(token), n),
        "adjusted": many(any_number, n),
    }


# What a task is about, each within its bounds.
ABOUT: dict[str, tuple[str, ...]] = dict.fromkeys(TASKS, ()) | {
    "turn": ("seat",),
    "join": ("seat",),
    "gain": ("seat",),
    "tidy_card": ("play",),
    "effect": ("effect", "seat", "play"),
    "act": ("effect", "seat", "seat"),
    "reveal_choices": ("effect", "seat"),
    "correct": ("seat", "any", "is_ally"),
}


def read_task(state: State, task: Any) -> tuple[Any, ...]:
    name, *about = task
    most = {
        "seat": state.seats - 1,
        "effect": len(state.rules.box.effects) - 1,
        "any": len(state.rules.box.cards) - 1,
        "is_ally": 1,
        "play": LARGE,
    }
    wanted = ABOUT[name]
    demand(len(wanted) == len(about), "agenda")
    least = {"play": NOTHING}
    read = [
        whole(least.get(what, 0), most[what])(value)
        for what, value in zip(wanted, about, strict=True)
    ]
    return (name, *read)


RESULT = {"winners", "ranking", "scores", "reason"}


def read_result(state: State, result: Any) -> dict[str, Any] | None:
    demand((result is None) == (state.phase != "over"), "result")
    if result is None:
        return None
    seat = whole(0, state.seats - 1)
    demand(type(result["reason"]) is str and set(result) == RESULT, "result")
    return {
        "winners": many(seat)(result["winners"]),
        "ranking": many(many(seat))(result["ranking"]),
        "scores": many(whole(-LARGE, LARGE), state.seats)(result["scores"]),
        "reason": result["reason"],
    }


# --- the log ---------------------------------------------------------------


def read_entry(state: State, entry: Any) -> Entry:
    """An entry with the facts of its kind, each within its bounds."""
    turn, kind, *facts = entry
    names = FACTS[kind]
    demand(type(turn) is int and 0 <= turn <= state.turn and len(facts) == len(names), "log")
    return (turn, kind, *(read_fact(state, noun(n), f) for n, f in zip(names, facts, strict=True)))


WORDS = frozenset({"season", "reason", "rule"})
LISTS = {"seats": "seat", "cards": "card", "totals": "total", "values": "value"}


def read_fact(state: State, name: str, fact: Any) -> Any:
    if name in WORDS:
        demand(type(fact) is str and fact.isidentifier(), "log")
        return fact
    if name in LISTS:
        return fixed(lambda each: read_fact(state, LISTS[name], each))(fact)
    made = state.rules.box
    sizes = {"seat": state.seats, "council": state.seats, "card": len(made.cards)}
    sizes |= {"ally": len(made.allies), "leader": len(made.leaders)}
    if name in sizes:
        return whole(0, sizes[name] - 1)(fact)
    return whole(-LARGE, LARGE)(fact)

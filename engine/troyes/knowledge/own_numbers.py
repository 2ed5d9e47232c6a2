"""The printed values of cards, which players at a table enter when the cards are turned up.

They replace our values, as a data file does, and are stored in the option `data`. Only values with
a `house` mark are asked for, since no source gives them (box/owner_data.py).
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from typing import Any

from engine.luck import Need
from engine.options import DATA, Options
from engine.table import Refused
from engine.troyes.agreed import Rules, with_options
from engine.troyes.box.cards import COLOURS, LEVELS, PRINTED, Activity, Event
from engine.troyes.box.owner_data import (
    BadData,
    demand_counted,
    may_be,
    read_changes,
    table_with,
)
from engine.troyes.state import State, revealed

NUMBERS = "numbers"
REFUSALS = ("numbers_unknown", "numbers_impossible", "numbers_late")
TABLES = ("activity", "bonus_activity", "event", "bonus_event")
MOST = 40  # larger than every number that may be printed
# Questions to the table while the events of a round are turned up and take effect.
AFTER_EVENTS = ("event_card", "event", "black")
# Values with a `house` mark that the table is not asked for.
NOT_ASKED = ("round",)


def path_of(card: str) -> str | None:
    """Return the place of a card in the data file, or None if there is no such card."""
    if card == "marauding":
        return card
    return next((f"{table}.{card}" for table in TABLES if card in PRINTED[table]), None)


def printed(path: str, data: str = "") -> dict[str, Any]:
    """Return the values of the card at `path` in the data file, with the changes in `data`."""
    place: Any = table_with(data)
    for name in path.split("."):
        place = place[name]
    return dict(place)


def fields_of(card: str, data: str = "") -> list[dict[str, Any]]:
    """Return the values of a card to ask for, in the order in which an entry gives them.

    `data` has the changes made so far. Each result has a `name`, our `value`, and either `least`
    and `most` or the possible `words`. For one item of a list, `place` is its position from 1; else
    it is None.
    """
    path = path_of(card)
    return [] if path is None else list(_fields(path, printed(path, data)))


def _fields(path: str, ours: dict[str, Any]) -> Iterator[dict[str, Any]]:
    for mark in ours.get("house", ()):
        name, _, place = mark.partition(".")
        if name in NOT_ASKED:
            continue
        value = ours[name] if not place else ours[name][int(place) - 1]
        field = {"name": name, "place": int(place) if place else None, "value": value}
        fits = may_be(f"{path}.{name}")
        assert fits is not None, "an owner may change each value of ours"
        if isinstance(value, str):
            yield field | {"words": [word for word in COLOURS if fits(word)]}
            continue
        whole = [number for number in range(MOST) if fits([number] if place else number)]
        yield field | {"least": whole[0], "most": whole[-1]}


def unturned(state: State, need: Need | None) -> list[int]:
    """Return the slots of this round with cards that the table has not turned up yet."""
    if need is None or need.what != "activity":
        return []
    [(colour, level)] = need.parts
    first = COLOURS.index(str(colour)) * LEVELS + int(level) - 1
    return [slot for slot in revealed(state) if slot % LEVELS == state.round - 1 and slot >= first]


def unprinted(state: State, need: Need | None, skipped: Sequence[str]) -> list[dict[str, Any]]:
    """Return the face-up cards that still have values of ours, the last ones turned up first.

    `is_new` is True for a card turned up in the current step, unless `skipped` names it. `skipped`
    lists the cards that the table does not want to be asked about.
    """
    cards, hidden = state.rules.cards, unturned(state, need)
    slots = [slot for slot in revealed(state) if slot not in hidden]
    shown: list[Activity | Event] = [
        cards.activities[state.activities[slot]] for slot in by_round(slots)
    ]
    queued = [cards.events[card] for card in reversed(state.queue)]
    asking = {card.id for card in just_turned(state, need, hidden)}
    return [
        {
            "card": card.id,
            "is_new": card.id in asking and card.id not in skipped,
            "fields": fields_of(card.id, state.rules.data),
        }
        for card in (*queued, *reversed(shown))
        if any(mark not in NOT_ASKED for mark in card.house)
    ]


def just_turned(
    state: State, need: Need | None, hidden: Sequence[int]
) -> list[Activity] | list[Event]:
    """Return the cards to ask about now: those that have been turned up in the current step."""
    cards, what = state.rules.cards, "" if need is None else need.what
    if what in ("activity", "workforce"):
        slots = [slot for slot in revealed(state) if slot % LEVELS == state.round - 1]
        return [cards.activities[state.activities[slot]] for slot in slots if slot not in hidden]
    if need is None or what not in AFTER_EVENTS or need.parts[:1] == (("red",),):
        return []
    count = 1 if what == "event_card" else 2
    return [cards.events[card] for card in state.queue[1:][-count:]]


def by_round(slots: Sequence[int]) -> list[int]:
    """Return the slots in the order in which their cards are turned up."""
    return sorted(slots, key=lambda slot: (slot % LEVELS, slot))


def facts(words: Sequence[str]) -> dict[str, Any]:
    """Return the parsed parts of a `numbers` entry."""
    card, *values = words[1:] or [""]
    numbers = [int(value) for value in values if value.isdecimal()]
    colours = [value for value in values if value in COLOURS]
    kind = f"{NUMBERS}_skipped" if not values else f"{NUMBERS}_event" if colours else NUMBERS
    known: dict[str, Any] = {"card": card} if path_of(card) else {}
    known |= {"numbers": numbers} if numbers else {}
    return {"kind": kind, "group": NUMBERS, **known, **({"colours": colours} if colours else {})}


def with_numbers(options: Options, card: str, words: Sequence[str]) -> dict[str, Any]:
    """Return the game's options with a card's printed values, which players typed in `words`.

    Raise Refused if the values do not fit the card.
    """
    data = with_options(options).data
    path, fields = path_of(card), fields_of(card, data)
    if path is None or len(words) != len(fields):
        raise Refused({"code": "numbers_unknown"})
    changes, now = read_changes(data), printed(path, data)
    values: dict[str, Any] = {}
    for field, word in zip(fields, words, strict=True):
        value = _value(field, word, card)
        if field["place"] is None:
            values[field["name"]] = value
        else:
            ours = list(values.get(field["name"], now[field["name"]]))
            ours[field["place"] - 1] = value
            values[field["name"]] = ours
    changes |= {f"{path}.{name}": value for name, value in values.items()}
    changes[f"{path}.house"] = [mark for mark in now["house"] if mark in NOT_ASKED]
    try:
        demand_counted([], changes)
    except BadData:
        raise Refused({"code": "numbers_unknown"}) from None
    text = json.dumps(changes, separators=(",", ":"), sort_keys=True)
    return {**options, DATA: text}


def _value(field: dict[str, Any], word: str, card: str) -> int | str:
    if "words" in field:
        if word in field["words"]:
            return word
        raise Refused({"code": "numbers_unknown"})
    number = int(word) if word.isdecimal() and len(word) < 3 else -1
    if not field["least"] <= number <= field["most"]:
        limits = {"least": field["least"], "most": field["most"]}
        raise Refused({"code": "numbers_impossible", "card": card, **limits})
    return number


def overfilled(state: State) -> bool:
    """True if some event has at least as many cubes as its printed number of flags.

    With that number, the event would have been countered earlier. So it was entered too late.
    """
    return any(
        len(cubes) >= state.rules.cards.events[card].flags
        for card, cubes in zip(state.queue, state.flags, strict=True)
    )


def file_of(rules: Rules) -> str:
    """Return a data file with the printed values that players supplied, or "" if there are none."""
    tables: dict[str, list[str]] = {}
    for path, value in owned(rules.data).items():
        table, _, name = path.rpartition(".")
        tables.setdefault(table, []).append(f"{name} = {in_toml(value)}")
    parts = (f"[{table}]\n" + "\n".join(lines) for table, lines in tables.items())
    return "\n\n".join(parts) + "\n" if tables else ""


def owned(data: str) -> dict[str, Any]:
    """Return the changes in `data`, and the values of ours that players have confirmed.

    A value is confirmed if `data` removes its `house` mark.
    """
    changes = read_changes(data)
    for path in [path for path in changes if path.endswith(".house")]:
        card = path.removesuffix(".house")
        ours = printed(card)
        for mark in ours["house"]:
            name = mark.partition(".")[0]
            if mark not in changes[path]:
                changes.setdefault(f"{card}.{name}", ours[name])
    return changes


def in_toml(value: object) -> str:
    """Return a value as TOML, in which tables within a list are inline tables."""
    if isinstance(value, dict):
        return f"{{ {', '.join(f'{name} = {in_toml(each)}' for name, each in value.items())} }}"
    if isinstance(value, list):
        return f"[{', '.join(map(in_toml, value))}]"
    return json.dumps(value)

"""A data file with printed values, from an owner of the game: parsed, checked, reduced to changes.

It has the format of data.toml. The values of data.toml are called ours here, and stay where the
file leaves them out. A `house` mark says that no source gives a value, so that ours is only a
proposal. A value given in the file loses this mark, unless the file's `house` list names it. Each
fault is a dict with a code and a place in the file.
"""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Callable, Iterator
from copy import deepcopy
from functools import lru_cache
from itertools import islice
from typing import Any

from engine import data_files
from engine.data_files import Fault, quoted
from engine.troyes.box.cards import (
    BUILDINGS,
    COLOURS,
    DICE,
    LEVELS,
    PRINTED,
    SIDES,
    SPACES_OF_A_BUILDING,
    Cards,
    Table,
    cards_of,
    read_buildings,
)

LONGEST = 60_000
ROW_ID = re.compile(r"[A-Za-z0-9]{1,3}")  # the ids that the notation can express
MOST_FAULTS = 20
Fits = Callable[[Any], bool]
FAULT_CODES = (
    *data_files.FAULTS,
    "data_unknown",
    "data_fixed",
    "data_value",
    "data_count",
    "data_spaces",
    "data_rows",
)


class BadData(Exception):
    """A file that cannot be used; `faults` lists a `code` and a place `at` for each fault."""

    def __init__(self, faults: list[Fault]) -> None:
        super().__init__(faults)
        self.faults = faults


# --- values that may change, and their limits ------------------------------


def whole(least: int, most: int) -> Fits:
    return lambda value: type(value) is int and least <= value <= most


def one_of(*words: str) -> Fits:
    return lambda value: isinstance(value, str) and value in words


def wholes(least: int, most: int, *sizes: int) -> Fits:
    fits = whole(least, most)
    return lambda value: isinstance(value, list) and len(value) in sizes and all(map(fits, value))


def names(size: int) -> Fits:
    return lambda value: (
        isinstance(value, list)
        and len(value) == size
        and all(isinstance(each, str) for each in value)
        and len(set(value)) == size
    )


def rows(value: Any) -> bool:
    """True if `value` is a list of rows with six spaces in all, and one row for each die number."""
    if not isinstance(value, list) or not all(isinstance(row, dict) for row in value):
        return False
    if any(set(row) != {"id", "dice", "length"} for row in value):
        return False
    ids = [row["id"] for row in value]
    if not all(isinstance(each, str) and ROW_ID.fullmatch(each) for each in ids):
        return False
    dice = [row["dice"] for row in value]
    if not all(wholes(1, 6, *range(1, 7))(each) for each in dice):
        return False
    lengths = [row["length"] for row in value]
    return (
        len(set(ids)) == len(ids)
        and sorted(side for each in dice for side in each) == [*SIDES]
        and all(map(whole(1, 6), lengths))
        and sum(lengths) == SPACES_OF_A_BUILDING
    )


CARD: dict[str, Fits] = {
    "round": whole(1, LEVELS),
    "hire_cost": whole(0, 20),
    "dice": one_of(*DICE),
    "divisor": whole(1, 20),
    "vp_spaces": wholes(0, 20, 1, 2, 3, 4),
}
EVENT: dict[str, Fits] = {
    "colour": one_of(*COLOURS),
    "flags": whole(1, 12),
    "dice": one_of(*COLOURS),
    "divisor": whole(1, 20),
    "vp_first": whole(0, 30),
    "vp_second": whole(0, 30),
    "black_dice": whole(0, 6),
    "calls": one_of(*COLOURS),
}
NUMBERS: dict[str, dict[str, Fits]] = {
    "activity": CARD,
    "bonus_activity": CARD,
    "event": EVENT,
    "bonus_event": EVENT,
    "marauding": {name: fits for name, fits in EVENT.items() if name not in ("colour", "calls")},
    "board.bishopric": {"rows": rows},
    "board.city_hall": {"rows": rows},
    "setup.players.1": {"rounds": whole(1, 6)},
    "setup.players.2": {"neutral_spaces": names(6)},
    "solo": {building: names(SPACES_OF_A_BUILDING) for building in BUILDINGS},
}


def may_be(path: str) -> Fits | None:
    """Return the function that checks a value at `path`, or None if a file may not change it.

    A path is dotted, such as `activity.merchant.divisor`.
    """
    table, _, name = path.rpartition(".")
    fields = NUMBERS.get(table) or NUMBERS.get(table.partition(".")[0])
    return None if fields is None else fields.get(name)


# --- reading ---------------------------------------------------------------


def changes_of(text: object) -> str:
    """Return the changes made by a data file, as one line of JSON. Raise BadData.

    Return "" if the file changes nothing.
    """
    try:
        given = data_files.read(text, LONGEST)
    except data_files.Unreadable as wrong:
        raise BadData([wrong.fault]) from None
    if isinstance(text, str) and not text.strip():
        raise BadData([NOTHING])
    changes: dict[str, Any] = {}
    faults = list(islice(compare(given, PRINTED, "", changes), MOST_FAULTS))
    demand_counted(faults, changes)
    return json.dumps(changes, separators=(",", ":"), sort_keys=True) if changes else ""


NOTHING: Fault = {"code": "data_unreadable", "at": "", "line": 0}


def demand_counted(faults: list[Fault], changes: dict[str, Any]) -> None:
    """Raise BadData if there are `faults`, or if the changed values contradict each other."""
    if not faults:
        faults = list(islice(miscounted(merged(changes)), MOST_FAULTS))
    if faults:
        raise BadData(faults)


def compare(given: Table, ours: Table, path: str, changes: dict[str, Any]) -> Iterator[Fault]:
    """Yield the faults of the TOML table `given`, and add its new values to `changes`.

    `ours` is the same table in data.toml, and `path` is its dotted place.
    """
    # a card without `dice` takes dice of its colour
    present = ours | {"dice": ours.get("dice", ours.get("colour"))}
    for name, value in given.items():
        at = f"{path}.{name}" if path else name
        if name == "house":
            continue
        if present.get(name) is None and may_be(at) is None:
            yield {"code": "data_unknown", "at": quoted(at)}
        elif isinstance(present.get(name), dict) and isinstance(value, dict) and name != "effect":
            yield from compare(value, ours[name], at, changes)
        elif value != present.get(name):
            yield from changed(at, value, changes)
    changes |= new_marks(given, ours, path)


def changed(at: str, value: Any, changes: dict[str, Any]) -> Iterator[Fault]:
    fits = may_be(at)
    if fits is None:
        yield {"code": "data_fixed", "at": quoted(at)}
    elif not fits(value):
        yield {"code": "data_value", "at": quoted(at)}
    else:
        changes[at] = value


def new_marks(given: Table, ours: Table, path: str) -> dict[str, Any]:
    """Return the `house` marks that a card still has, as a change, or {} if it loses none."""
    if "house" not in ours:
        return {}
    still = given.get("house", ())
    marks = [mark for mark in ours["house"] if mark in still or mark.partition(".")[0] not in given]
    return {} if marks == ours["house"] else {f"{path}.house": marks}


# --- the counts ------------------------------------------------------------


def merged(changes: dict[str, Any]) -> Table:
    """Return a copy of our data with `changes` applied, which are keyed by dotted path."""
    table = deepcopy(PRINTED)
    for path, value in changes.items():
        *tables, name = path.split(".")
        place = table
        for each in tables:
            place = place[each]
        place[name] = value
    return table


def miscounted(table: Table) -> Iterator[Fault]:
    """Yield a fault for each wrong count of cards, event that calls wrongly, or wrong space.

    There must be three activity cards per colour and round, and as many events of each colour as
    in our data.
    """
    kinds = Counter((card["colour"], card["round"]) for card in table["activity"].values())
    for colour in COLOURS:
        for level in range(1, LEVELS + 1):
            if kinds[colour, level] != LEVELS:
                count = kinds[colour, level]
                yield {"code": "data_count", "at": f"activity {colour} {level}", "count": count}
    events = Counter(card["colour"] for card in table["event"].values())
    ours = Counter(card["colour"] for card in PRINTED["event"].values())
    for colour in COLOURS:
        if events[colour] != ours[colour]:
            yield {"code": "data_count", "at": f"event {colour}", "count": events[colour]}
    for name, card in table["event"].items():
        if (card["colour"] == "red") != ("calls" in card) or card.get("calls") == "red":
            yield {"code": "data_value", "at": f"event.{name}.calls"}
    yield from misplaced(table)


def misplaced(table: Table) -> Iterator[Fault]:
    """Yield a fault for each list of spaces that does not match the board's rows."""
    _, spaces = read_buildings(table["board"])
    if len(set(spaces)) < len(spaces):
        yield {"code": "data_rows", "at": "board"}
    if not set(table["setup"]["players"]["2"]["neutral_spaces"]) <= set(spaces):
        yield {"code": "data_spaces", "at": "setup.players.2.neutral_spaces"}
    for number, building in enumerate(BUILDINGS):
        first = SPACES_OF_A_BUILDING * number
        own = spaces[first : first + SPACES_OF_A_BUILDING]
        if set(table["solo"][building]) != set(own):
            yield {"code": "data_spaces", "at": f"solo.{building}"}


# --- the stored form -------------------------------------------------------


def read_changes(text: str) -> dict[str, Any]:
    """Parse the line made by `changes_of`, and check it again since it is input. Raise BadData."""
    try:
        changes = json.loads(text) if text and len(text) <= LONGEST else {} if not text else None
    except (ValueError, RecursionError):
        changes = None
    if not isinstance(changes, dict):
        raise BadData([NOTHING])
    found = (wrong_change(path, value) for path, value in changes.items())
    demand_counted(list(islice(filter(None, found), MOST_FAULTS)), changes)
    return changes


def wrong_change(path: str, value: Any) -> Fault | None:
    place: Any = PRINTED
    *tables, name = path.split(".")
    for each in tables:
        place = place.get(each) if isinstance(place, dict) else None
    if not isinstance(place, dict):
        return {"code": "data_unknown", "at": quoted(path)}
    if name == "house":
        ours = place.get("house", [])
        known = isinstance(value, list) and all(mark in ours for mark in value)
        return None if known else {"code": "data_value", "at": quoted(path)}
    return next(changed(path, value, {}), None)


@lru_cache(maxsize=64)
def table_with(text: str) -> Table:
    """Return our data with the changes in the line `text`. Callers must not modify the result."""
    return merged(read_changes(text))


@lru_cache(maxsize=64)
def cards_with(text: str) -> Cards:
    """Return the cards with the changes in the line `text`."""
    return cards_of(table_with(text))

"""The cards and the board as values, read once from data.toml.

Colours, buildings and spaces are small numbers. A building has the same number as the colour of its
dice. Its spaces form rows; in the Palace every space is its own row.
"""

from __future__ import annotations

from dataclasses import dataclass
from tomllib import loads
from typing import Any

from engine.troyes.box.printed import TEXT

COLOURS = ("red", "white", "yellow")
RED, WHITE, YELLOW = range(3)
ANY = 3
STRONGEST = (RED, YELLOW, WHITE)  # the order of equal dice for Le Roy (Q33)
DICE = (*COLOURS, "any")  # the colours of dice that a card may take
BUILDINGS = ("palace", "bishopric", "city_hall")
SIDES = range(1, 7)
SPACES_OF_A_BUILDING = 6
LEVELS = 3  # rounds in which activity cards enter, which is also the number of slots of a colour
NONE = -1

Table = dict[str, Any]
Row = tuple[int, ...]


@dataclass(frozen=True, eq=False, slots=True)
class Activity:
    """An activity card. `effect` has a `kind`, and the values that this kind of effect needs."""

    id: str
    colour: int
    round: int
    hire_cost: int
    dice: int
    divisor: int
    delayed: bool
    vp_spaces: tuple[int, ...]
    effect: Table
    house: tuple[str, ...]


@dataclass(frozen=True, eq=False, slots=True)
class Event:
    """An event card, or Marauding, which is printed on the board and has no colour."""

    id: str
    colour: int
    flags: int
    dice: int
    divisor: int
    vp_first: int
    vp_second: int
    black_dice: int
    calls: int
    effect: Table
    house: tuple[str, ...]


@dataclass(frozen=True, eq=False, slots=True)
class Character:
    """A character that scores at the end: its measure, and its thresholds and points."""

    id: str
    measure: str
    thresholds: tuple[int, ...]
    thresholds_2p: tuple[int, ...]
    vp: tuple[int, ...]


@dataclass(frozen=True, eq=False, slots=True)
class Building:
    """A building: six spaces in rows. `row_of` gives the row that each number of a die enters."""

    id: str
    wage: int
    rows: tuple[Row, ...]
    row_of: tuple[Row, ...]
    house: tuple[str, ...]


@dataclass(frozen=True, eq=False, slots=True)
class Cards:
    """All printed values: cards in the order of the file, bonus cards last."""

    activities: tuple[Activity, ...]
    events: tuple[Event, ...]
    characters: tuple[Character, ...]
    buildings: tuple[Building, ...]
    spaces: tuple[str, ...]
    cathedral: Table
    setup: Table
    turn: Table
    solo: Table
    bonus_activities: int  # the number of bonus activities, which come last
    resistance: int  # the number of the bonus event
    activity_number: dict[str, int]
    event_number: dict[str, int]
    space_number: dict[str, int]
    # Derived for speed: the building of each space.
    building_of: tuple[int, ...]


MARAUDING = 0


def cards_of(table: Table) -> Cards:
    """Build the cards from a checked table in the format of data.toml."""
    buildings, spaces = read_buildings(table["board"])
    bonus = table["bonus_activity"]
    activities = tuple(
        activity(name, each) for name, each in [*table["activity"].items(), *bonus.items()]
    )
    events = [("marauding", table["marauding"]), *table["event"].items()]
    events += table["bonus_event"].items()
    return Cards(
        activities=activities,
        events=tuple(event(name, each) for name, each in events),
        characters=tuple(character(name, each) for name, each in table["character"].items()),
        buildings=buildings,
        spaces=spaces,
        cathedral=table["board"]["cathedral"],
        setup=table["setup"],
        turn=table["turn"],
        solo=table["solo"],
        bonus_activities=len(bonus),
        resistance=len(events) - 1,
        activity_number={card.id: number for number, card in enumerate(activities)},
        event_number={name: number for number, (name, _) in enumerate(events)},
        space_number={space: number for number, space in enumerate(spaces)},
        building_of=tuple(space // SPACES_OF_A_BUILDING for space in range(len(spaces))),
    )


def activity(name: str, table: Table) -> Activity:
    return Activity(
        id=name,
        colour=COLOURS.index(table["colour"]),
        round=table["round"],
        hire_cost=table["hire_cost"],
        dice=DICE.index(table.get("dice", table["colour"])),
        divisor=table["divisor"],
        delayed=table["timing"] == "delayed",
        vp_spaces=tuple(table["vp_spaces"]),
        effect=table["effect"],
        house=tuple(table.get("house", ())),
    )


def event(name: str, table: Table) -> Event:
    colour, calls = table.get("colour"), table.get("calls")
    numbers = ("flags", "divisor", "vp_first", "vp_second", "black_dice")
    return Event(
        id=name,
        colour=NONE if colour is None else COLOURS.index(colour),
        dice=COLOURS.index(table["dice"]),
        calls=NONE if calls is None else COLOURS.index(calls),
        effect=table.get("effect", {"kind": "black_dice"}),
        house=tuple(table.get("house", ())),
        **{number: table[number] for number in numbers},
    )


def character(name: str, table: Table) -> Character:
    lists = {each: tuple(table[each]) for each in ("thresholds", "thresholds_2p", "vp")}
    return Character(id=name, measure=table["measure"], **lists)


def read_buildings(board: Table) -> tuple[tuple[Building, ...], tuple[str, ...]]:
    """Return the buildings and the names of their spaces.

    "P4" is a space of the Palace, and "B2.1" the first from the left in row 2 of the Bishopric.
    """
    buildings: list[Building] = []
    spaces: list[str] = []
    for name in BUILDINGS:
        rows: list[Row] = []
        row_of: dict[int, Row] = {}
        for row in board[name]["rows"]:
            first, length = len(spaces), row["length"]
            places = range(1, length + 1)
            spaces += [f"{row['id']}.{p}" for p in places] if length > 1 else [row["id"]]
            rows.append(tuple(range(first, first + length)))
            row_of |= dict.fromkeys(row["dice"], rows[-1])
        by_number = ((), *(row_of[side] for side in SIDES))
        house = tuple(board[name].get("house", ()))
        buildings.append(Building(name, board[name]["wage"], tuple(rows), by_number, house))
    return tuple(buildings), tuple(spaces)


PRINTED: Table = loads(TEXT)
CARDS = cards_of(PRINTED)

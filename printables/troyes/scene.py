"""What lies on the board of Troyes, as the drawing needs it: read from a view."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from engine.game import Facts
from engine.troyes.telling.card_facts import facts_in
from printables.troyes.pieces import Owner

DICE = ("red", "white", "yellow")
View = dict[str, Any]  # as engine/troyes/knowledge/view.py makes it


@dataclass(frozen=True, slots=True)
class Number:
    """A printed number; `house` where no source gives it."""

    value: int
    house: bool = False


@dataclass(frozen=True, slots=True)
class Person:
    """Whoever has a district, a seat or the King, and what everybody may know of them."""

    seat: Owner
    dice: tuple[tuple[str, int], ...] = ()
    deniers: int = 0
    influence: int = 0
    waiting: int = 0  # citizens in the personal supply
    passed: bool = False
    saved: int = 0  # deniers in the district, taken at the end of the round
    taken: int = 0  # event cards
    points: int | None = None  # the King's alone lie open


@dataclass(frozen=True, slots=True)
class Space:
    """A place for a citizen, and who stands there."""

    id: str
    owner: Owner | None = None


@dataclass(frozen=True, slots=True)
class Row:
    """The spaces that dice of these numbers lead to."""

    numbers: tuple[int, ...]
    spaces: tuple[Space, ...]
    house: bool = False


@dataclass(frozen=True, slots=True)
class Building:
    """One of the three, with who stands in it and who lies on it."""

    id: str
    colour: str
    wage: int
    rows: tuple[Row, ...]
    lying: tuple[Owner, ...] = ()


@dataclass(frozen=True, slots=True)
class Closed:
    """An activity card of which only the colour and the round are known."""

    colour: str
    round: int


@dataclass(frozen=True, slots=True)
class Card:
    """An activity card that lies open."""

    id: str
    colour: str
    round: int
    hire: Number
    divisor: Number
    needs: str  # the colour of its dice, or "any"
    delayed: bool
    points: tuple[Number, ...]
    people: tuple[Owner | None, ...]  # who stands on each of the points, in their order
    others: tuple[Owner, ...]  # who stands beside them
    cubes: tuple[tuple[Owner, int], ...]
    facts: Facts = field(compare=False)  # for the words of what it does


@dataclass(frozen=True, slots=True)
class Event:
    """An event in the town, with the cubes on its flags in the order laid."""

    id: str
    colour: str | None
    needs: str
    divisor: Number
    flags: Number
    first: Number
    second: Number
    black: int = 0
    cubes: tuple[Owner, ...] = ()
    facts: Facts = field(default_factory=dict, compare=False)


@dataclass(frozen=True, slots=True)
class Scene:
    """The whole table."""

    round: int
    rounds: int
    start: int | None
    acting: tuple[int, ...]
    people: tuple[Person, ...]
    buildings: tuple[Building, ...]
    cathedral: dict[tuple[int, int], Owner]
    cards: tuple[Card | Closed, ...]
    events: tuple[Event, ...]
    black: tuple[int, ...] = ()
    market: tuple[tuple[str, int], ...] | None = ()  # nobody's dice; None against the King
    names: tuple[str, ...] = ()
    seat: int | None = None  # of whoever sees it


def scene_of(view: View, names: Sequence[str] = ()) -> Scene:
    """What a view shows; the names are those of the seats."""
    neutral = view["neutral"]
    return Scene(
        round=view["round"],
        rounds=view["rounds"],
        start=view["start_seat"],
        acting=tuple(view["to_act"]),
        people=(
            *(_person(player) for player in view["players"]),
            *([_king(neutral)] if view["solo"] else []),
        ),
        buildings=tuple(_building(name, each) for name, each in view["buildings"].items()),
        cathedral={
            (level, space): owner
            for level, spaces in enumerate(view["cathedral"], start=1)
            for space, owner in enumerate(spaces, start=1)
            if owner is not None
        },
        cards=tuple(_card(view, card) for card in view["activities"]),
        events=tuple(_event(view, event) for event in view["events"]),
        black=tuple(view["black"]),
        market=None if view["solo"] else _dice(neutral["dice"]),
        names=tuple(names),
        seat=view.get("seat"),
    )


def _dice(district: Mapping[str, Sequence[int]]) -> tuple[tuple[str, int], ...]:
    return tuple((colour, number) for colour in DICE for number in district[colour])


def _person(player: View) -> Person:
    return Person(
        seat=player["seat"],
        dice=_dice(player["dice"]),
        deniers=player["deniers"],
        influence=player["influence"],
        waiting=player["personal"],
        passed=player["passed"],
        saved=player["district_deniers"],
        taken=len(player["taken"]),
    )


def _king(neutral: View) -> Person:
    """Le Roy has neither money nor influence."""
    return Person(
        seat=neutral["owner"],
        dice=_dice(neutral["dice"]),
        taken=len(neutral["taken"]),
        points=neutral["points"],
    )


def _building(name: str, each: View) -> Building:
    house = "rows" in each["house"]
    rows = tuple(
        Row(
            tuple(row["dice"]),
            tuple(Space(space["space"], space["owner"]) for space in row["spaces"]),
            house,
        )
        for row in each["rows"]
    )
    return Building(name, each["dice"], each["wage"], rows, tuple(each["lying"]))


def _card(view: View, card: View) -> Card | Closed:
    if card["card"] is None:
        return Closed(card["colour"], card["round"])
    spaces = card["spaces"]
    return Card(
        id=card["card"],
        colour=card["colour"],
        round=card["round"],
        hire=_number(card, "hire_cost"),
        divisor=_number(card, "divisor"),
        needs=card["dice"],
        delayed=card["timing"] == "delayed",
        points=tuple(
            Number(space["points"], f"vp_spaces.{place}" in card["house"])
            for place, space in enumerate(spaces, start=1)
        ),
        people=tuple(space["owner"] for space in spaces),
        others=tuple(card["others"]),
        cubes=tuple((owner, count) for owner, count in card["cubes"]),
        facts=facts_in(view, card["card"]),
    )


def _event(view: View, event: View) -> Event:
    first, second = event["points"]
    return Event(
        id=event["card"],
        colour=event["colour"],
        needs=event["dice"],
        divisor=_number(event, "divisor"),
        flags=_number(event, "flags"),
        first=Number(first, "vp_first" in event["house"]),
        second=Number(second, "vp_second" in event["house"]),
        black=event["black_dice"],
        cubes=tuple(event["cubes"]),
        facts=facts_in(view, event["card"]),
    )


def _number(card: View, name: str) -> Number:
    return Number(card[name], name in card["house"])

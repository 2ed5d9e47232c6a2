"""The board of Troyes as typed values, read from a view for drawing and for sentences."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from engine.game import Facts
from engine.troyes.telling.card_facts import facts_in
from printables.troyes.pieces import Owner

DICE = ("red", "white", "yellow")
View = dict[str, Any]  # made by engine/troyes/knowledge/view.py


@dataclass(frozen=True, slots=True)
class Number:
    """A printed number; `house` is True if it is our own, without a source."""

    value: int
    house: bool = False


@dataclass(frozen=True, slots=True)
class Person:
    """The public facts about the owner of a district: a seat or Le Roy."""

    seat: Owner
    dice: tuple[tuple[str, int], ...] = ()
    deniers: int = 0
    influence: int = 0
    waiting: int = 0  # citizens in the personal supply
    passed: bool = False
    saved: int = 0  # deniers in the district, taken at the end of the round
    taken: int = 0  # event cards
    points: int | None = None  # shown in a solo game only


@dataclass(frozen=True, slots=True)
class Space:
    """A space for a citizen; `owner` is the owner of the citizen on it, if any."""

    id: str
    owner: Owner | None = None


@dataclass(frozen=True, slots=True)
class Row:
    """A row of a building: its spaces, for dice that show one of these numbers."""

    numbers: tuple[int, ...]
    spaces: tuple[Space, ...]
    house: bool = False


@dataclass(frozen=True, slots=True)
class Building:
    """A building, with the citizens in it and the citizens expelled from it."""

    id: str
    colour: str
    wage: int
    rows: tuple[Row, ...]
    lying: tuple[Owner, ...] = ()


@dataclass(frozen=True, slots=True)
class Closed:
    """An activity card that is face down, with its colour and round."""

    colour: str
    round: int


@dataclass(frozen=True, slots=True)
class Card:
    """An activity card that is face up."""

    id: str
    colour: str
    round: int
    hire: Number
    divisor: Number
    needs: str  # the colour of its dice, or "any"
    delayed: bool
    points: tuple[Number, ...]
    people: tuple[Owner | None, ...]  # the tradesman on each of the points, in order
    others: tuple[Owner, ...]  # the tradesmen beside them
    cubes: tuple[tuple[Owner, int], ...]
    facts: Facts = field(compare=False)  # for the words of its effect


@dataclass(frozen=True, slots=True)
class Event:
    """An event in play, with the cubes on its flags in the order they were placed."""

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
    """Everything on the board.

    `start` is the start player's seat, and `acting` are the seats to act. `cathedral` maps (level,
    space) to the owner of the cube there.
    """

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
    market: tuple[tuple[str, int], ...] | None = ()  # neutral dice; None in a solo game
    names: tuple[str, ...] = ()
    seat: int | None = None  # the reader's seat


def scene_of(view: View, names: Sequence[str] = ()) -> Scene:
    """Return the scene of a view; `names` are the names of the seats."""
    neutral = view["neutral"]
    return Scene(
        round=view["round"],
        rounds=view["rounds"],
        start=view["start_seat"],
        acting=tuple(view["to_act"]),
        people=(
            *(_person(player, view["solo"]) for player in view["players"]),
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


def _person(player: View, is_alone: bool) -> Person:
    return Person(
        seat=player["seat"],
        dice=_dice(player["dice"]),
        deniers=player["deniers"],
        influence=player["influence"],
        waiting=player["personal"],
        passed=player["passed"],
        saved=player["district_deniers"],
        taken=len(player["taken"]),
        points=player["points"] if is_alone else None,
    )


def _king(neutral: View) -> Person:
    """Return Le Roy, who has neither money nor influence."""
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

"""The contents of the box: cards, allies and leaders as numbers, with their effects.

All copies of an influence card share one number. A Box is made from a data file that checking.py
found valid: ours, or one from a host who owns the printed cards. The rules carry out the effects.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cached_property, lru_cache
from hashlib import sha256
from tomllib import loads
from typing import Any

from engine import data_files
from engine.btwixt.box.checking import SECTIONS, faults
from engine.btwixt.box.printed import SETUP, TEXT

Data = dict[str, Any]
HOUSE_MARK = "house"


class BadCards(ValueError):
    """An invalid data file. `faults` lists all problems, each with its code and place."""

    def __init__(self, found: list[dict[str, Any]]) -> None:
        super().__init__(f"not a btwixt data file: {found[0]}")
        self.faults = found


@dataclass(frozen=True, slots=True)
class Effect:
    """One effect of a card. Parameters that the effect does not use are None or 0."""

    do: str
    when: str
    cond: str | None
    least: int  # the n of the condition
    who: str | None
    giver: str | None  # `from` in a data file
    to: str | None
    mode: str | None
    choose: str | None
    scope: str | None
    council: str | None
    rule: str | None
    per: str | None
    test: str | None
    delta: int
    count: int
    n: int
    max_power: int
    each: int
    max: int


@dataclass(frozen=True, slots=True)
class Card:
    """An influence card.

    `play`, `count` and `cleanup` are the numbers of its effects in `Box.effects`, by timing.
    """

    id: str
    name: str
    value: int
    copies: int
    leader: int  # the leader it belongs to, or NO_LEADER
    house: bool
    manual: tuple[str, ...]  # the timings at which players carry out its printed text themselves
    play: tuple[int, ...]
    count: tuple[int, ...]
    cleanup: tuple[int, ...]
    copies_ability: bool  # has copy_bid_card, so copy_bid_card cannot pick it


@dataclass(frozen=True, slots=True)
class Ally:
    """An ally card.

    `round`, `recruit` and `score` are the numbers of its effects in `Box.effects`, by timing.
    `place` has the effects of recruiting that limit or choose its council; `recruit` lacks them.
    """

    id: str
    name: str
    power: int
    house: bool
    manual: tuple[str, ...]
    round: tuple[int, ...]
    place: tuple[int, ...]
    recruit: tuple[int, ...]
    score: tuple[int, ...]


NO_LEADER = -1


@dataclass(frozen=True, eq=False)
class Box:
    """The contents of a box. `effects` has those of the cards first, then those of the allies."""

    id: str
    house: bool
    digest: str
    data: Data  # the parsed data file, for words and sheets
    text: str  # the same as JSON, for storage
    tokens: tuple[int, ...]  # the value of each token
    leaders: tuple[str, ...]
    cards: tuple[Card, ...]
    allies: tuple[Ally, ...]
    effects: tuple[Effect, ...]
    source: tuple[tuple[bool, int], ...]  # for each effect: True for an ally's, and its card number

    @cached_property
    def number(self) -> dict[str, int]:
        return {card.id: number for number, card in enumerate(self.cards)}

    @cached_property
    def ally_number(self) -> dict[str, int]:
        return {ally.id: number for number, ally in enumerate(self.allies)}

    @cached_property
    def play_texts(self) -> tuple[str, ...]:
        """Return the action that plays each card."""
        return tuple(f"play {card.id}" for card in self.cards)

    @cached_property
    def standard(self) -> tuple[int, ...]:
        """Return the 62 cards of the standard deck, one entry for each copy."""
        return self._spread("standard_influence")

    @cached_property
    def events(self) -> tuple[int, ...]:
        return self._spread("event_influence")

    @cached_property
    def of_leader(self) -> tuple[tuple[int, ...], ...]:
        """Return, for each leader, the numbers of its four cards."""
        return tuple(
            tuple(n for n, card in enumerate(self.cards) if card.leader == leader)
            for leader in range(len(self.leaders))
        )

    @cached_property
    def described(self) -> dict[str, Data]:
        """Return each card's entry in the data file, by card id, with the name of its section."""
        return {
            card["id"]: {**card, "section": section}
            for section in SECTIONS
            for card in self.data[section]
        }

    @cached_property
    def typed_names(self) -> dict[str, str]:
        """Return the names that differ from ours, by keys such as `card-s09` or `leader-jon`."""
        ours, found = _names(FILE), _names(self.data)
        return {thing: name for thing, name in found.items() if ours.get(thing) != name}

    def _spread(self, section: str) -> tuple[int, ...]:
        numbers = (self.number[card["id"]] for card in self.data[section])
        return tuple(n for n in numbers for _ in range(self.cards[n].copies))

    def ids(self, cards: tuple[int, ...] | list[int]) -> list[str]:
        return [self.cards[card].id for card in cards]


def _names(data: Data) -> dict[str, str]:
    nouns = {"leaders": "leader", "allies": "ally"}
    return {
        f"{nouns.get(section, 'card')}-{row['id']}": row["name"]
        for section in ("leaders", *SECTIONS)
        for row in data[section]
    }


# --- from data -------------------------------------------------------------


def box(data: Any) -> Box:
    """Return the box that the parsed data file describes; raises BadCards."""
    found = faults(data)
    if found:
        raise BadCards(found)
    kept = {name: data[name] for name in STORED_KEYS}
    text = json.dumps(kept, sort_keys=True, ensure_ascii=True, separators=(",", ":"))
    return _box(text)


STORED_KEYS = ("format", "set_id", "power_tokens", "leaders", *SECTIONS)


@lru_cache(maxsize=64)
def _box(text: str) -> Box:
    """Return the box described by `text`, which is valid data as JSON.

    The result is cached so that states share one object.
    """
    data = json.loads(text)
    made = _Making([leader["id"] for leader in data["leaders"]])
    cards = tuple(
        made.card(card) for section in SECTIONS if section != "allies" for card in data[section]
    )
    allies = tuple(made.ally(ally) for ally in data["allies"])
    return Box(
        id=data["set_id"],
        house=all(card.house for card in cards) and all(ally.house for ally in allies),
        digest=sha256(text.encode("ascii")).hexdigest()[:16],
        data=data,
        text=text,
        tokens=tuple(t["value"] for t in data["power_tokens"] for _ in range(t["count"])),
        leaders=tuple(made.leaders),
        cards=cards,
        allies=allies,
        effects=tuple(made.effects),
        source=tuple(made.source),
    )


class _Making:
    """Builder of cards and allies that numbers their effects."""

    def __init__(self, leaders: list[str]) -> None:
        self.leaders = leaders
        self.effects: list[Effect] = []
        self.source: list[tuple[bool, int]] = []
        self.cards = self.allies = 0

    def card(self, data: Data) -> Card:
        at = self._effects(data, False, self.cards)
        self.cards += 1
        does = {effect["do"] for effect in data["effects"]}
        leader = data.get("leader")
        return Card(
            data["id"],
            data["name"],
            data["value"],
            data.get("copies", 1),
            NO_LEADER if leader is None else self.leaders.index(leader),
            data.get("src") == HOUSE_MARK,
            _manual(data, "play"),
            at.get("play", ()),
            at.get("count", ()),
            at.get("cleanup", ()),
            "copy_bid_card" in does,
        )

    def ally(self, data: Data) -> Ally:
        at = self._effects(data, True, self.allies)
        self.allies += 1
        recruit = at.get("recruit", ())
        place = tuple(n for n in recruit if self.effects[n].do == "place_ally")
        return Ally(
            data["id"],
            data["name"],
            data["power"],
            data.get("src") == HOUSE_MARK,
            _manual(data, "recruit"),
            at.get("round", ()),
            place,
            tuple(n for n in recruit if n not in place),
            at.get("score", ()),
        )

    def _effects(self, data: Data, ally: bool, number: int) -> dict[str, tuple[int, ...]]:
        at: dict[str, tuple[int, ...]] = {}
        for effect in data["effects"]:
            at[effect["when"]] = (*at.get(effect["when"], ()), len(self.effects))
            self.effects.append(_effect(effect))
            self.source.append((ally, number))
        return at


def _manual(data: Data, usual: str) -> tuple[str, ...]:
    return tuple(data.get("manual_when", (usual,))) if data.get("manual") else ()


def _effect(data: Data) -> Effect:
    condition = data.get("if", {})
    words = ("who", "to", "mode", "choose", "scope", "council", "rule", "per", "test")
    numbers = ("delta", "count", "n", "max_power", "each", "max")
    told: Data = {word: data.get(word) for word in words}
    told |= {number: data.get(number, 0) for number in numbers}
    return Effect(
        do=data["do"],
        when=data["when"],
        cond=condition.get("cond"),
        least=condition.get("n", 0),
        giver=data.get("from"),
        **told,
    )


def read(text: Any) -> Box:
    """Parse the text of a data file into a box; raises BadCards."""
    try:
        data = data_files.read(text, LONGEST)
    except data_files.Unreadable as wrong:
        raise BadCards([wrong.fault]) from None
    return box(data)


LONGEST = 100_000  # limit for a data file, in characters

# --- ours ------------------------------------------------------------------

FILE = loads(TEXT)
HOUSE = box(FILE)


@dataclass(frozen=True, slots=True)
class Track:
    """The seasons of a game with a certain number of players, and the length of each season."""

    seasons: tuple[str, ...]
    rounds: int  # for each season
    start: int  # the track space of a season's first round


def _track(row: Data, order: list[str]) -> Track:
    first = order.index(row["first_season"])
    return Track(tuple(order[first:]), row["rounds_per_season"], row["start_space"])


LAST_SPACE: int = SETUP["track"]
TRACKS: dict[int, Track] = {
    int(seats): _track(row, SETUP["seasons"]) for seats, row in SETUP["by_players"].items()
}

"""The state of one game: numbers in lists, and the copy that `apply` works on; knows no rule.

What belongs to somebody is listed by seat, and after the last seat comes the neutral one: the grey
citizens, their district and dice; alone at the table it is Le Roy. Lists are changed in place, the
tuples in them are replaced, so that a copy may share those.
"""

from __future__ import annotations

from typing import Any

from engine.luck import Luck
from engine.troyes.options import Rules

NOBODY = -1
Dice = tuple[int, ...]  # of one colour in one district, the lowest first
Choosing = tuple[Any, ...]


class State:
    """Everything there is to a game in progress."""

    __slots__ = (
        "activities",  # the cards of the 9 slots, colour by colour; hidden until their round
        "actor",  # the one seat that may act, or NOBODY
        "black",  # black dice still to be countered, the highest first
        "cathedral",  # of each column, whose cubes, the lowest level first
        "characters",  # of each seat; alone at the table the fan lies with the neutral one
        "choosing",  # what the actor is in the middle of: (card, cubes to place), else ()
        "decks",  # event cards to come, of each colour, the next one first
        "deniers",
        "dice",  # of each district, of each colour
        "flags",  # of each of them, whose cubes, in the order laid
        "helped",  # whether the actor has used influence in this turn
        "influence",
        "log",
        "luck",  # of the shuffles and rolls to come
        "lying",  # of each building, whose expelled citizens lie on it, in that order
        "passed",
        "personal",
        "phase",
        "placed",  # citizens placed so far before the first round
        "points",  # in tokens; told to their owner alone
        "pouch",  # deniers in the district of a seat that has passed
        "queue",  # event cards from left to right, Marauding first
        "result",
        "round",
        "roy_countered",  # whether Le Roy has countered a black die in this round
        "rules",
        "seats",  # how many; also the number of the neutral one
        "spaces",  # of each of the 18, who stands there, or NOBODY
        "start",  # who holds the start player card
        "stored",  # of each slot, how many cubes each seat has on it
        "supply",  # the general one
        "taken",  # of each seat, the event cards it has countered
        "tradesmen",  # of each slot, who stands on its VP spaces, then those without one
        "turn",  # moves so far
        "unused",  # red event cards that left the game unseen
    )

    rules: Rules
    seats: int
    luck: Luck
    turn: int
    phase: str
    round: int
    start: int
    actor: int
    placed: int
    helped: bool
    roy_countered: bool
    deniers: list[int]
    pouch: list[int]
    influence: list[int]
    points: list[int]
    supply: list[int]
    personal: list[int]
    spaces: list[int]
    lying: list[tuple[int, ...]]
    dice: list[list[Dice]]
    black: tuple[int, ...]
    passed: list[bool]
    activities: tuple[int, ...]
    tradesmen: list[tuple[int, ...]]
    stored: list[tuple[int, ...]]
    queue: list[int]
    flags: list[tuple[int, ...]]
    taken: list[tuple[int, ...]]
    decks: list[tuple[int, ...]]
    unused: tuple[int, ...]
    cathedral: list[tuple[int, ...]]
    characters: list[tuple[int, ...]]
    choosing: Choosing
    result: dict[str, Any] | None
    log: list[tuple[Any, ...]]

    @property
    def solo(self) -> bool:
        return self.seats == 1


def with_item(values: tuple[Any, ...], place: int, value: Any) -> tuple[Any, ...]:
    """The values with one of them replaced."""
    return (*values[:place], value, *values[place + 1 :])


def without(values: tuple[Any, ...], gone: Any) -> tuple[Any, ...]:
    """The values less the first that equals this."""
    place = values.index(gone)
    return values[:place] + values[place + 1 :]


def tell(state: State, kind: str, *facts: Any) -> None:
    state.log.append((state.turn, kind, *facts))


def own_share(spaces: list[int], building: int, owner: int) -> int:
    """How many citizens of an owner stand in a building."""
    return spaces[6 * building : 6 * building + 6].count(owner)


def turn_takers(state: State) -> int:
    """Who takes turns: the seats, and Le Roy."""
    return state.seats + 1 if state.solo else state.seats


def clockwise(state: State, first: int) -> list[int]:
    """All who take turns, beginning with this one."""
    count = turn_takers(state)
    return [(first + step) % count for step in range(count)]


def open_slot(state: State, card: int) -> int | None:
    """Where an activity card lies open; None where it does not, be it face down or not dealt."""
    slots = (slot for slot in revealed(state) if state.activities[slot] == card)
    return next(slots, None)


def revealed(state: State) -> list[int]:
    """The slots whose cards lie open."""
    return [slot for slot in range(9) if slot % 3 < state.round]

"""The state of one game: numbers in lists, and the copy that `apply` works on.

What belongs to somebody is listed by seat, and after the last seat comes the neutral one: the grey
citizens, their district and dice; alone at the table it is Le Roy. Lists are changed in place, the
tuples in them are replaced, so that a copy may share those.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Any, NotRequired, TypedDict

from engine.codec import FOLLOWS, ONE_SIGN_EACH, ZERO_OR_ONE
from engine.log import Entry
from engine.luck import StoredLuck
from engine.state import Result
from engine.troyes.agreed import Rules

NOBODY = -1
Bit = Annotated[bool, ZERO_OR_ONE]
Dice = Annotated[tuple[int, ...], ONE_SIGN_EACH]  # of a colour in a district, the lowest first


class Account(TypedDict):
    """What a seat's score is made of."""

    points: int
    marked_events: int
    tradesmen: int
    levels: int
    characters: dict[str, int]  # by id, what each has brought


class Ended(Result):
    """How a game ended, and why the scores are what they are."""

    breakdown: list[Account]
    points: NotRequired[int]  # alone: both totals
    le_roy: NotRequired[int]


@dataclass(slots=True, init=False, eq=False, repr=False)
class State:
    """Everything there is to a game in progress; it is laid out step by step (setting_up.py)."""

    rules: Annotated[Rules, FOLLOWS]
    seats: int  # how many; also the number of the neutral one
    luck: StoredLuck  # of the shuffles and rolls to come
    turn: int  # moves so far
    phase: str
    round: int
    start: int  # who holds the start player card
    actor: int  # the one seat that may act, or NOBODY
    placed: int  # citizens placed so far before the first round
    helped: Bit  # whether the actor has used influence in this turn
    roy_countered: Bit  # whether Le Roy has countered a black die in this round
    deniers: list[int]
    pouch: list[int]  # deniers in the district of a seat that has passed
    influence: list[int]
    points: list[int]  # in tokens; told to their owner alone
    supply: list[int]  # the general one
    personal: list[int]
    spaces: list[int]  # of each of the 18, who stands there, or NOBODY
    lying: list[tuple[int, ...]]  # of each building, whose citizens lie expelled, in that order
    dice: list[list[Dice]]  # of each district, of each colour
    black: tuple[int, ...]  # black dice still to be countered, the highest first
    passed: list[Bit]
    activities: tuple[int, ...]  # of the 9 slots, colour by colour; hidden until their round
    tradesmen: list[tuple[int, ...]]  # of each slot, who stands on VP spaces, then those without
    stored: list[tuple[int, ...]]  # of each slot, how many cubes each seat has on it
    queue: list[int]  # event cards from left to right, Marauding first
    flags: list[tuple[int, ...]]  # of each of them, whose cubes, in the order laid
    taken: list[tuple[int, ...]]  # of each seat, the event cards it has countered
    decks: list[tuple[int, ...]]  # event cards to come, of each colour, the next one first
    unused: tuple[int, ...]  # red event cards that left the game unseen
    cathedral: list[tuple[int, ...]]  # of each column, whose cubes, the lowest level first
    characters: list[tuple[int, ...]]  # of each seat; alone the fan lies with the neutral one
    choosing: tuple[int, ...]  # what the actor is in the middle of: (card, cubes to place), else ()
    result: Ended | None
    log: list[Entry]

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


def owner_name(state: State, number: int) -> int | str:
    """How one of those with a district is called: a seat by its number."""
    if number == state.seats:
        return "le_roy" if state.solo else "grey"
    return number


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

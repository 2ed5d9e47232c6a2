"""The state of one game, and helpers that query it.

Lists by seat have the neutral side after the last seat: the grey citizens, or Le Roy in a solo
game. An owner is an index into these lists. Lists are changed in place. The tuples in them are
replaced, so that copies can share them.
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
Dice = Annotated[tuple[int, ...], ONE_SIGN_EACH]  # the dice of a colour in a district, lowest first


class Account(TypedDict):
    """The parts of a seat's score."""

    points: int
    marked_events: int
    tradesmen: int
    levels: int
    characters: dict[str, int]  # by id: its points


class Ended(Result):
    """The result of a game, with the parts of each score."""

    breakdown: list[Account]
    points: NotRequired[int]  # solo: both totals
    le_roy: NotRequired[int]


@dataclass(slots=True, init=False, eq=False, repr=False)
class State:
    """The whole state of a game in progress; rules/setup.py fills it step by step."""

    rules: Annotated[Rules, FOLLOWS]
    seats: int  # the number of seats, which is also the index of the neutral side
    luck: StoredLuck  # future shuffles and rolls
    turn: int  # moves so far
    phase: str
    round: int
    start: int  # the seat with the start player card
    actor: int  # the one seat that may act, or NOBODY
    placed: int  # citizens placed so far in the initial placement
    helped: Bit  # whether the actor has used influence this turn
    roy_countered: Bit  # whether Le Roy has countered a black die this round
    deniers: list[int]
    pouch: list[int]  # deniers in the district of a seat that has passed
    influence: list[int]
    points: list[int]  # in tokens; visible only to the owner
    supply: list[int]  # the general supply
    personal: list[int]
    spaces: list[int]  # by space (18): its citizen's owner, or NOBODY
    lying: list[tuple[int, ...]]  # by building: owners of the expelled citizens, in order
    dice: list[list[Dice]]  # by district and colour
    black: tuple[int, ...]  # black dice left to counter, highest first
    passed: list[Bit]
    activities: tuple[int, ...]  # by slot (9), colour by colour; hidden until their round
    tradesmen: list[tuple[int, ...]]  # by slot: owners on the VP spaces, then owners beside them
    stored: list[tuple[int, ...]]  # by slot: the number of cubes of each seat
    queue: list[int]  # event cards from left to right, Marauding first
    flags: list[tuple[int, ...]]  # by event in the queue: owners of its cubes, in order
    taken: list[tuple[int, ...]]  # by seat: the event cards it has taken
    decks: list[tuple[int, ...]]  # by colour: event cards to come, the next one first
    unused: tuple[int, ...]  # red event cards left out of the game unseen
    cathedral: list[tuple[int, ...]]  # by column: owners of its cubes, lowest level first
    characters: list[tuple[int, ...]]  # by seat; the solo fan belongs to the neutral side
    choosing: tuple[int, ...]  # an unfinished action: (card, cubes to place), else ()
    result: Ended | None
    log: list[Entry]

    @property
    def solo(self) -> bool:
        return self.seats == 1


def with_item(values: tuple[Any, ...], place: int, value: Any) -> tuple[Any, ...]:
    """Return the tuple with the item at `place` replaced."""
    return (*values[:place], value, *values[place + 1 :])


def without(values: tuple[Any, ...], gone: Any) -> tuple[Any, ...]:
    """Return the tuple without the first item equal to `gone`."""
    place = values.index(gone)
    return values[:place] + values[place + 1 :]


def tell(state: State, kind: str, *facts: Any) -> None:
    state.log.append((state.turn, kind, *facts))


def owner_name(state: State, number: int) -> int | str:
    """Return the public name of a district's owner: a seat number, "grey" or "le_roy"."""
    if number == state.seats:
        return "le_roy" if state.solo else "grey"
    return number


def own_share(spaces: list[int], building: int, owner: int) -> int:
    """Return the number of an owner's citizens standing in a building."""
    return spaces[6 * building : 6 * building + 6].count(owner)


def turn_takers(state: State) -> int:
    """Return the number of turn takers: the seats, and Le Roy in a solo game."""
    return state.seats + 1 if state.solo else state.seats


def open_slot(state: State, card: int) -> int | None:
    """Return the slot where the activity card is face up, or None."""
    slots = (slot for slot in revealed(state) if state.activities[slot] == card)
    return next(slots, None)


def revealed(state: State) -> list[int]:
    """Return the slots with face-up cards."""
    return [slot for slot in range(9) if slot % 3 < state.round]

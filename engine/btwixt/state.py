"""The state of a game, as integers and lists, and its constants.

A copy shares everything but the lists. Lists change in place; other values are replaced.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, NamedTuple, Protocol

from engine.btwixt.agreed import Agreed
from engine.codec import FOLLOWS
from engine.log import Entry
from engine.luck import StoredLuck
from engine.state import Result

NOBODY = -1
NOTHING = -1

# Between two questions, while tasks of the agenda run. No reader ever sees a state in this phase.
DONE = "done"

Named = tuple[int, ...] | None  # the cards a seat has named so far; None if it is not asked
Task = tuple[str, *tuple[int, ...]]  # its name and arguments


class BidCard(NamedTuple):
    """A card in a bid, or a card just shown that has not joined a bid yet."""

    card: int
    base: int  # the printed or copied value
    sticky: int  # the sum of changes made to its value when it was played
    blank: bool  # played without its abilities
    number: int  # the number of this play in the round, to find the card after a swap


class Known(NamedTuple):
    """A card that `reader` knows to be in `owner`'s hand; NOBODY as reader means every seat."""

    owner: int
    reader: int
    card: int


class RoundRule(NamedTuple):
    """A rule until the end of the round."""

    rule: str
    n: int
    seat: int


@dataclass(slots=True, init=False, eq=False, repr=False)
class State:
    """The full state of a game in progress; dealing.py fills it step by step."""

    rules: Annotated[Agreed, FOLLOWS]
    seats: int  # the number of players
    luck: StoredLuck  # for future shuffles and picks
    turn: int  # the number of moves so far
    phase: str  # the kind of question
    actor: int  # the seat to act, the first one if several, or NOBODY
    ask: tuple[int, ...]  # the effect that asks (NOTHING if the rules do), then its arguments
    answers: tuple[Named, ...]  # by seat in a secret choice of all seats; else ()
    agenda: list[Task]  # the tasks to come, the next one last
    season: int  # 0 is the first for this number of players
    round: int  # of the season, from 1
    first: int  # the first player
    leaders: list[int]  # by seat, or NOTHING
    deck: list[int]  # the top card last
    discard: list[int]
    round_discard: list[int]  # joins the discard pile at the end of the round
    hands: list[list[int]]  # by seat, sorted by card number
    leader_hands: list[list[int]]
    spent: list[list[int]]  # by seat, the used cards of its leader
    locked: list[tuple[int, ...]]  # by seat, cards that cannot be played again in this round
    known: tuple[Known, ...]  # cards in hands that other seats know
    bids: list[list[BidCard]]
    on_turn: int  # the seat on turn, or the last one
    shown: BidCard | None  # the card on turn while its effects resolve, or None
    plays: int  # the number of cards played in this round
    played: list[int]  # the same by seat
    kneeling: list[bool]
    total_mod: list[int]
    round_rules: tuple[RoundRule, ...]
    ally: int  # up for recruitment, or NOTHING
    winner: int  # the winner of this round's ally, or NOBODY
    ally_deck: list[int]  # the top card last
    councils: list[list[int]]  # the allies by council
    tokens: list[list[int]]  # by council, as numbers in the order drawn
    values: list[int]  # the value of every token drawn so far
    supply: list[int]  # the remaining values, the next one last
    peeked: list[tuple[int, ...]]  # by seat, the tokens it has looked at
    adjusted: list[int]  # by council, the sum of corrections
    result: Result | None
    log: list[Entry]


class Seated(Protocol):
    """An object with a number of seats: a state, or the open table."""

    @property
    def seats(self) -> int: ...


def clockwise(state: Seated, first: int) -> list[int]:
    """Return all seats in turn order, beginning with `first`."""
    return [(first + step) % state.seats for step in range(state.seats)]


def own_councils(state: Seated, seat: int) -> tuple[int, int]:
    """Return the left and right council of a seat. Its left council has the seat's number."""
    return seat, (seat - 1) % state.seats


def neighbours(state: Seated, seat: int) -> list[int]:
    """Return the left neighbour, which is the next clockwise, and the right one."""
    return [(seat + 1) % state.seats, (seat - 1) % state.seats]


def others(state: Seated, seat: int) -> list[int]:
    """Return the other seats, clockwise from the left."""
    return [(seat + step) % state.seats for step in range(1, state.seats)]

"""The state of one game: integers and lists, and the copy that `apply` works on.

Lists are changed in place; all else is replaced whole, so that a copy may share it.
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

# Between two questions: the next task of the agenda is due, and no state is ever seen in it.
DONE = "done"

Named = tuple[int, ...] | None  # the cards that a seat has named so far; None if it is not asked
Task = tuple[str, *tuple[int, ...]]  # its name, and what it is about


class BidCard(NamedTuple):
    """A card in a bid, or the one just shown that has not joined a bid yet."""

    card: int
    base: int  # its printed value, or the one that it has copied
    sticky: int  # what was added when it was played
    blank: bool  # played where abilities do not count
    number: int  # of the plays in this round, so that it is found again after a swap


class Known(NamedTuple):
    """A card in `owner`'s hand that `reader` (NOBODY: everybody) is sure of."""

    owner: int
    reader: int
    card: int


class RoundRule(NamedTuple):
    """A rule that holds until the end of the round."""

    rule: str
    n: int
    seat: int


@dataclass(slots=True, init=False, eq=False, repr=False)
class State:
    """Everything there is to a game in progress; it is laid out step by step (dealing.py)."""

    rules: Annotated[Agreed, FOLLOWS]
    seats: int  # how many
    luck: StoredLuck  # of the shuffles and picks to come
    turn: int  # moves so far
    phase: str  # what is asked
    actor: int  # the seat that is asked, or NOBODY; the first of them where several are
    ask: tuple[int, ...]  # the effect that asks (NOTHING: the rules do), and what it asks about
    answers: tuple[Named, ...]  # of each seat, where all choose in secret; else ()
    agenda: list[Task]  # what is still to happen, the next task last
    season: int  # 0 is the first of this number of players
    round: int  # of the season, from 1
    first: int  # the first player
    leaders: list[int]  # of each seat, or NOTHING
    deck: list[int]  # the top card last
    discard: list[int]
    round_discard: list[int]  # joins the discard pile when the round is cleaned up
    hands: list[list[int]]  # of each seat, in the order of the box
    leader_hands: list[list[int]]
    spent: list[list[int]]  # of each seat, its leader's cards that are used up
    locked: list[tuple[int, ...]]  # of each seat, cards not to be played again in this round
    known: tuple[Known, ...]  # cards in hands that others are sure of
    bids: list[list[BidCard]]
    on_turn: int  # whose turn it is, or was last
    shown: BidCard | None  # the card on turn while its effects resolve, or None
    plays: int  # cards played in this round
    played: list[int]  # the same for each seat
    kneeling: list[bool]
    total_mod: list[int]
    round_rules: tuple[RoundRule, ...]
    ally: int  # up for recruitment, or NOTHING
    winner: int  # of this round's recruitment, or NOBODY
    ally_deck: list[int]  # the top card last
    councils: list[list[int]]  # the allies of each
    tokens: list[list[int]]  # of each council, by their numbers in the order drawn
    values: list[int]  # of every token drawn so far
    supply: list[int]  # values, the next one last
    peeked: list[tuple[int, ...]]  # of each seat, the tokens that it has looked at
    adjusted: list[int]  # what corrections have added to each council
    result: Result | None
    log: list[Entry]


class Seated(Protocol):
    """A number of leaders in a circle."""

    @property
    def seats(self) -> int: ...


def clockwise(state: Seated, first: int) -> list[int]:
    """All seats in turn order, beginning with this one."""
    return [(first + step) % state.seats for step in range(state.seats)]


def own_councils(state: Seated, seat: int) -> tuple[int, int]:
    """The left one first: council k lies between seat k and the next one clockwise, its left."""
    return seat, (seat - 1) % state.seats


def neighbours(state: Seated, seat: int) -> list[int]:
    """The left one, the next clockwise, first."""
    return [(seat + 1) % state.seats, (seat - 1) % state.seats]


def others(state: Seated, seat: int) -> list[int]:
    """Everybody else, clockwise from the left."""
    return [(seat + step) % state.seats for step in range(1, state.seats)]

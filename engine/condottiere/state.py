"""The state of one game: integers and lists, and the copy that `apply` works on.

Lists are changed in place; all else is replaced whole, so that a copy may share it.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Any, TypedDict

from engine.codec import FOLLOWS, ONE_SIGN_EACH, ZERO_OR_ONE
from engine.condottiere.box.cards import STRONGEST, Counts
from engine.condottiere.box.editions import Rules
from engine.condottiere.known import Known, Shown
from engine.log import Entry
from engine.luck import StoredLuck
from engine.state import Result

NOBODY = -1

# Between two phases: what follows asks nobody yet, and no state is ever seen in it.
DONE = "done"

# Seats clockwise, beginning with the first index: FROM[seats][seat].
FROM = tuple(
    tuple(tuple((seat + step) % seats for step in range(seats)) for seat in range(seats))
    for seats in range(7)
)
# The same, beginning at the left of the seat and ending with the seat itself.
LEFT_OF = tuple(tuple(turn[1:] + turn[:1] for turn in table) for table in FROM)


Cards = Annotated[tuple[int, ...], ONE_SIGN_EACH]  # one by one, or a count for each kind

# Who retained what when a round began: seat, cards, what was known of the hand, what the box held
# beside the burned cards, what had been discarded, and what single seats had been shown.
Kept = tuple[
    int,
    tuple[int, ...],
    Known,
    tuple[int, ...],
    tuple[tuple[int, ...], ...],
    tuple[tuple[int, Known], ...],
]


class Campaign(TypedDict):
    """How a series of games stands after one of them (11.2)."""

    points: list[int]
    over: bool
    winners: list[int]


class Ended(Result, total=False):
    """How a game ended, one of a campaign too."""

    campaign: Campaign


@dataclass(slots=True, kw_only=True, eq=False, repr=False)
class State:
    """Everything there is to a game in progress; what has a default, optional rules alone need."""

    rules: Annotated[Rules, FOLLOWS]
    seats: int  # how many
    luck: StoredLuck  # of the shuffles to come
    turn: int  # moves so far
    phase: str
    round: int
    battle: int
    idle: int  # battles in a row, the present one included, in which nobody played a card
    holder: int
    actor: int  # the one seat that may act, or NOBODY
    site: int  # the contested region, or NOWHERE
    favour: int  # the papal token's region, or NOWHERE
    season: Annotated[int, FOLLOWS]
    owner: list[int]  # of each region, or NOBODY
    hands: list[Annotated[Counts, ONE_SIGN_EACH]]
    lines: list[Annotated[list[int], ONE_SIGN_EACH]]
    passed: list[Annotated[bool, ZERO_OR_ONE]]
    blessings: Annotated[tuple[str, ...], FOLLOWS]  # what a bishop may be told in a battle, else ()
    covered: tuple[int, ...] = ()  # of each seat the card that lies face down, or NO_CARD
    reserve: int = NOBODY  # the seat whose region is fought for, while it may hold back
    slot: tuple[int, ...] = ()  # the seasons on the board, the newest last, if not in lines
    last_passed: int = NOBODY  # the last seat that passed in this battle
    decks: tuple[tuple[int, ...], ...] = ()  # of each seat in a duel, the cards still to draw
    declined: int = 0  # how often in a row the choice of a site has been handed on
    burning: tuple[int, ...] = ()  # who will burn the hand as soon as may be, in secret
    answers: tuple[int, ...] = ()  # of each seat, while all are asked at once to discard or keep
    pile: Cards
    burned: Annotated[Counts, ONE_SIGN_EACH]  # from lines, in everybody's sight
    discarded: tuple[Cards, ...]  # from each hand in this round, seen by that seat only
    known: list[Known]  # of each hand, by everybody
    shown: tuple[Shown, ...] = ()  # what single seats know of another's cards (deals.py)
    dealt: tuple[Cards, ...]  # each hand as the round began
    older: tuple[tuple[int, ...], ...] = ()  # of each hand what the renewed pile did not hold
    kept: Kept | None
    finalists: tuple[int, ...]  # the seats of the final battle, else ()
    points: tuple[int, ...] = ()  # of the games before this one in a campaign
    decided: Ended | None = None  # how a campaign's last game ended, before its final battle
    result: Ended | None
    log: list[Entry]


def with_item(values: tuple[Any, ...], place: int, value: Any) -> tuple[Any, ...]:
    """The values with one of them replaced."""
    return (*values[:place], value, *values[place + 1 :])


def owned(state: State, seat: int) -> list[int]:
    """The regions of a seat."""
    return [region for region, owner in enumerate(state.owner) if owner == seat]


def seats_with_cards(state: State) -> list[int]:
    return [seat for seat, hand in enumerate(state.hands) if any(hand)]


def armed(hand: Counts) -> bool:
    """Whether there is a mercenary in it."""
    return any(hand[: STRONGEST + 1])


def out_of_cards(state: State) -> list[bool]:
    """Of each seat in a duel, whether neither hand nor deck is left."""
    return [not any(hand) and not deck for hand, deck in zip(state.hands, state.decks, strict=True)]

"""The state of one game, and helpers that query it.

Lists are changed in place. Everything else is replaced whole, so that copies can share it.
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
UNTOLD = -1  # a strength that the table has not named

# A transient phase between two others, in which no seat acts. No state is returned in it.
DONE = "done"

# The seats clockwise, beginning with the first index: FROM[seats][seat].
FROM = tuple(
    tuple(tuple((seat + step) % seats for step in range(seats)) for seat in range(seats))
    for seats in range(7)
)
# The same, but beginning with the left neighbour and ending with the seat itself.
LEFT_OF = tuple(tuple(turn[1:] + turn[:1] for turn in table) for table in FROM)


Cards = Annotated[tuple[int, ...], ONE_SIGN_EACH]  # one by one, or a count for each kind

# The cards retained when a round began: the seat, the cards, the knowledge about the hand, the box
# without the burned cards, the discarded cards, and the cards shown to single seats.
Kept = tuple[
    int,
    tuple[int, ...],
    Known,
    tuple[int, ...],
    tuple[tuple[int, ...], ...],
    tuple[tuple[int, Known], ...],
]


class Campaign(TypedDict):
    """The standing of a series of games after one of them (11.2)."""

    points: list[int]
    over: bool
    winners: list[int]


class Ended(Result, total=False):
    """The result of a game, including a game of a campaign."""

    campaign: Campaign


@dataclass(slots=True, kw_only=True, eq=False, repr=False)
class State:
    """The whole state of a game in progress.

    Fields with a default are used only by optional rules.
    """

    rules: Annotated[Rules, FOLLOWS]
    seats: int  # the number of seats
    luck: StoredLuck  # future shuffles
    turn: int  # moves so far
    phase: str
    round: int
    battle: int
    idle: int  # consecutive battles without a card played, including the current one
    holder: int
    actor: int  # the one seat that may act, or NOBODY
    site: int  # the contested region, or NOWHERE
    favour: int  # the papal token's region, or NOWHERE
    season: Annotated[int, FOLLOWS]
    owner: list[int]  # by region: the owner or NOBODY
    hands: list[Annotated[Counts, ONE_SIGN_EACH]]
    lines: list[Annotated[list[int], ONE_SIGN_EACH]]
    passed: list[Annotated[bool, ZERO_OR_ONE]]
    # the legal plays of a bishop in this battle, else ()
    blessings: Annotated[tuple[str, ...], FOLLOWS]
    covered: tuple[int, ...] = ()  # by seat: its face-down card or NO_CARD
    reserve: int = NOBODY  # the defender while it may pass and still play later, or NOBODY
    slot: tuple[int, ...] = ()  # the seasons on the board, the newest last, for rules with a slot
    last_passed: int = NOBODY  # the last seat that passed in this battle
    decks: tuple[tuple[int, ...], ...] = ()  # by seat: the rest of its deck in a duel
    # by seat: the strengths that a table names for this battle, or UNTOLD
    stated: tuple[int, ...] = ()
    uncounted: tuple[int, ...] = ()  # seats whose number of cards a table no longer knows
    declined: int = 0  # consecutive times that the choice of a site was declined
    burning: tuple[int, ...] = ()  # seats that will secretly burn their hand as soon as allowed
    # by seat: its answer while all seats are asked at once to discard or keep
    answers: tuple[int, ...] = ()
    pile: Cards
    burned: Annotated[Counts, ONE_SIGN_EACH]  # cards burned from lines, seen by every seat
    # by seat: cards burned from its hand this round, seen only by that seat
    discarded: tuple[Cards, ...]
    known: list[Known]  # by seat: the public knowledge about its hand
    shown: tuple[Shown, ...] = ()  # the cards that single seats have shown to others
    # by seat: its hand at the last deal, refill or battle (with draws), and the cards drawn since
    dealt: tuple[Cards, ...]
    # by seat: cards it may still hold from before the last renewal of the pile
    older: tuple[tuple[int, ...], ...] = ()
    kept: Kept | None
    finalists: tuple[int, ...]  # the seats of the final battle, else ()
    points: tuple[int, ...] = ()  # by seat: points from earlier games of the campaign
    decided: Ended | None = None  # the result of a campaign's last game, before its final battle
    result: Ended | None
    log: list[Entry]


def with_item(values: tuple[Any, ...], place: int, value: Any) -> tuple[Any, ...]:
    """Return the tuple with the value at index `place` replaced."""
    return (*values[:place], value, *values[place + 1 :])


def owned(state: State, seat: int) -> list[int]:
    """Return the regions of a seat."""
    return [region for region, owner in enumerate(state.owner) if owner == seat]


def seats_with_cards(state: State) -> list[int]:
    return [seat for seat, hand in enumerate(state.hands) if any(hand)]


def armed(hand: Counts) -> bool:
    """True if the hand has a mercenary."""
    return any(hand[: STRONGEST + 1])


def out_of_cards(state: State) -> list[bool]:
    """Return for each seat of a duel whether its hand and deck are both empty."""
    return [not any(hand) and not deck for hand, deck in zip(state.hands, state.decks, strict=True)]

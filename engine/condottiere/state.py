"""The state of one game: integers and lists, and the copy that `apply` works on; knows no rule.

Lists are changed in place; all else is replaced whole, so that a copy may share it.
"""

from __future__ import annotations

from typing import Any

from engine.condottiere.cards import STRONGEST, Counts
from engine.condottiere.editions import Rules
from engine.condottiere.known import Known
from engine.luck import Luck

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


class State:
    """Everything there is to a game in progress."""

    __slots__ = (
        "rules",
        "seats",  # how many
        "luck",  # of the shuffles to come
        "turn",  # moves so far
        "phase",
        "round",
        "battle",
        "idle",  # battles in a row, the present one included, in which nobody played a card
        "holder",
        "actor",  # the one seat that may act, or NOBODY
        "site",  # the contested region, or NOWHERE
        "favour",  # the papal token's region, or NOWHERE
        "season",
        "owner",  # of each region, or NOBODY
        "hands",
        "lines",
        "passed",
        "blessings",  # what a bishop may be told in this battle
        "covered",  # of each seat the card that lies face down, or NO_CARD; () unless hidden
        "reserve",  # the seat whose region is fought for, while it may hold back, or NOBODY
        "slot",  # the seasons on the board, the newest last; () where they lie in lines
        "last_passed",  # the last seat that passed in this battle, or NOBODY
        "decks",  # of each seat in a duel, the cards still to draw, else ()
        "declined",  # how often in a row the choice of a site has been handed on
        "burning",  # the seats that will burn their hand as soon as it may be, known to them alone
        "answers",  # of each seat, while all are asked at once whether to discard, else ()
        "pile",
        "burned",  # from lines, in everybody's sight
        "discarded",  # from each hand in this round, seen by that seat only
        "known",  # of each hand, by everybody
        "shown",  # what single seats know of another's cards (deals.py), () when nothing was shown
        "dealt",  # each hand as the round began
        "older",  # of each hand what was not in the pile when it was renewed, () while it was not
        "kept",  # who retained what when the round began, or None
        "finalists",  # the seats of the final battle, else ()
        "points",  # of the games before this one in a campaign, else ()
        "decided",  # how the last game of a campaign ended, while its final battle is fought
        "result",
        "log",
    )

    rules: Rules
    seats: int
    luck: Luck
    turn: int
    phase: str
    round: int
    battle: int
    idle: int
    holder: int
    actor: int
    site: int
    favour: int
    season: int
    owner: list[int]
    hands: list[Counts]
    lines: list[list[int]]
    passed: list[bool]
    blessings: tuple[str, ...]
    covered: tuple[int, ...]
    reserve: int
    slot: tuple[int, ...]
    last_passed: int
    decks: tuple[tuple[int, ...], ...]
    declined: int
    burning: tuple[int, ...]
    answers: tuple[int, ...]
    pile: tuple[int, ...]
    burned: Counts
    discarded: tuple[tuple[int, ...], ...]
    known: list[Known]
    shown: tuple[Any, ...]
    dealt: tuple[tuple[int, ...], ...]
    older: tuple[tuple[int, ...], ...]
    kept: tuple[Any, ...] | None
    finalists: tuple[int, ...]
    points: tuple[int, ...]
    decided: dict[str, Any] | None
    result: dict[str, Any] | None
    log: list[tuple[Any, ...]]

    def copy(self) -> State:
        other = State.__new__(State)
        other.rules = self.rules
        other.seats = self.seats
        other.luck = self.luck
        other.turn = self.turn
        other.phase = self.phase
        other.round = self.round
        other.battle = self.battle
        other.idle = self.idle
        other.holder = self.holder
        other.actor = self.actor
        other.site = self.site
        other.favour = self.favour
        other.season = self.season
        other.owner = self.owner[:]
        other.hands = [hand[:] for hand in self.hands]
        other.lines = [line[:] for line in self.lines]
        other.passed = self.passed[:]
        other.blessings = self.blessings
        other.covered = self.covered
        other.reserve = self.reserve
        other.slot = self.slot
        other.last_passed = self.last_passed
        other.decks = self.decks
        other.declined = self.declined
        other.burning = self.burning
        other.answers = self.answers
        other.pile = self.pile
        other.burned = self.burned[:]
        other.discarded = self.discarded
        other.known = self.known[:]
        other.shown = self.shown
        other.dealt = self.dealt
        other.older = self.older
        other.kept = self.kept
        other.finalists = self.finalists
        other.points = self.points
        other.decided = self.decided
        other.result = self.result
        other.log = self.log[:]
        return other

    def without_log(self) -> State:
        """A copy that knows nothing of what was told before."""
        other = self.copy()
        other.log = []
        return other


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

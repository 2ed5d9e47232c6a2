"""The state of one game: integers and lists, and the copy that `apply` works on; knows no rule.

Lists are changed in place; all else is replaced whole, so that a copy may share it.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from engine.btwixt.options import Agreed
from engine.luck import Luck

NOBODY = -1
NOTHING = -1

# Between two questions: the next task of the agenda is due, and no state is ever seen in it.
DONE = "done"

Task = tuple[Any, ...]


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


class State:
    """Everything there is to a game in progress."""

    __slots__ = (
        "actor",  # the seat that is asked, or NOBODY; the first of them where several are
        "adjusted",  # what corrections have added to each council
        "agenda",  # what is still to happen, the next task last
        "ally",  # up for recruitment, or NOTHING
        "ally_deck",  # the top card last
        "answers",  # of each seat the cards it has named in secret, None if not asked; else ()
        "ask",  # the effect that asks (NOTHING: the rules do), and what it asks about
        "bids",
        "councils",  # the allies of each
        "deck",  # the top card last
        "discard",
        "first",  # the first player
        "hands",  # of each seat, in the order of the box
        "kneeling",
        "known",  # cards in hands that others are sure of
        "leader_hands",
        "leaders",  # of each seat, or NOTHING
        "locked",  # of each seat, cards of the hand that cannot be played again in this round
        "log",
        "luck",  # of the shuffles and picks to come
        "on_turn",  # whose turn it is, or was last
        "peeked",  # of each seat, the tokens that it has looked at
        "phase",  # what is asked
        "played",  # the same for each seat
        "plays",  # cards played in this round
        "result",
        "round",  # of the season, from 1
        "round_discard",  # joins the discard pile when the round is cleaned up
        "round_rules",
        "rules",
        "season",  # 0 is the first of this number of players
        "seats",  # how many
        "shown",  # the card on turn while its effects resolve, or None
        "spent",  # of each seat, its leader's cards that are used up
        "supply",  # values, the next one last
        "tokens",  # of each council, by their numbers in the order drawn
        "total_mod",
        "turn",  # moves so far
        "values",  # of every token drawn so far
        "winner",  # of this round's recruitment, or NOBODY
    )

    rules: Agreed
    seats: int
    luck: Luck
    turn: int
    phase: str
    actor: int
    ask: tuple[int, ...]
    answers: tuple[tuple[int, ...] | None, ...]
    agenda: list[Task]
    season: int
    round: int
    first: int
    leaders: list[int]
    deck: list[int]
    discard: list[int]
    round_discard: list[int]
    hands: list[list[int]]
    leader_hands: list[list[int]]
    spent: list[list[int]]
    locked: list[tuple[int, ...]]
    known: tuple[Known, ...]
    bids: list[list[BidCard]]
    on_turn: int
    shown: BidCard | None
    plays: int
    played: list[int]
    kneeling: list[bool]
    total_mod: list[int]
    round_rules: tuple[RoundRule, ...]
    ally: int
    winner: int
    ally_deck: list[int]
    councils: list[list[int]]
    tokens: list[list[int]]
    values: list[int]
    supply: list[int]
    peeked: list[tuple[int, ...]]
    adjusted: list[int]
    result: dict[str, Any] | None
    log: list[tuple[Any, ...]]


def clockwise(state: State, first: int) -> list[int]:
    """All seats in turn order, beginning with this one."""
    return [(first + step) % state.seats for step in range(state.seats)]


def left_council(state: State, seat: int) -> int:
    """Council k lies between seat k and the next one clockwise, who is its left neighbour."""
    return seat


def right_council(state: State, seat: int) -> int:
    return (seat - 1) % state.seats


def own_councils(state: State, seat: int) -> tuple[int, int]:
    """The left one first."""
    return seat, (seat - 1) % state.seats


def neighbours(state: State, seat: int) -> list[int]:
    """The left one, the next clockwise, first."""
    return [(seat + 1) % state.seats, (seat - 1) % state.seats]


def others(state: State, seat: int) -> list[int]:
    """Everybody else, clockwise from the left."""
    return [(seat + step) % state.seats for step in range(1, state.seats)]

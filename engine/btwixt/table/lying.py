"""All that lies open on a table with the real box, as a value; what happens to it stands elsewhere.

An ally or a card goes by its id of the data file, or has no name there: an ally is then `#1`, `#2`
and so on in the order in which they were told, a card its value.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import NamedTuple

from engine.btwixt.agreed import Agreed
from engine.btwixt.box.cards import NO_LEADER, TRACKS, Track
from engine.btwixt.box.printed import HAND_SIZE
from engine.btwixt.state import NOBODY, NOTHING, RoundRule, clockwise
from engine.facts import Event, Facts
from engine.state import Result

UNNAMED = "#"  # before the number of an ally that the data do not name


class Ally(NamedTuple):
    """An ally that somebody has seen."""

    id: str
    power: int
    number: int = NOTHING  # in the box, where the data name it
    name: str = ""  # as it was typed, where they do not

    @property
    def told(self) -> str | Facts:
        """What it is as a fact: its id, or what is known of one that has none."""
        if self.number != NOTHING:
            return self.id
        if self.name:
            return {"kind": "by-name", "name": self.name}
        return {"kind": "by-power", "power": self.power}


class Card(NamedTuple):
    """A card of a bid; one that the data do not name is nothing but its value.

    What follows the value only a game by mail goes by: what the card counts there before its own
    changes, what has stuck to it, and whether it lies without its abilities.
    """

    id: str
    value: int
    base: int = NOTHING
    sticky: int = 0
    blank: bool = False

    @property
    def has_name(self) -> bool:
        """Whether the data name it."""
        return not self.id.isdecimal()


class Bid(NamedTuple):
    """What lies before a leader in a round."""

    cards: tuple[Card, ...] = ()
    change: int = 0  # what of the total belongs to no card
    kneels: bool = False
    played: int = 0  # cards in this round, those that have left the bid again too
    is_sum: bool = False  # a turn was told as nothing but a total
    back: tuple[str, ...] = ()  # cards that came back to the hand in this round

    @property
    def bare(self) -> int:
        """The influence, if it could be below nought."""
        return sum(card.value for card in self.cards) + self.change

    @property
    def total(self) -> int:
        """The influence, never below nought."""
        return max(0, self.bare)

    @property
    def is_named(self) -> bool:
        """Whether every card that lies there is known by its name."""
        return not self.is_sum and all(card.has_name for card in self.cards)


class Council(NamedTuple):
    """What lies between two leaders."""

    allies: tuple[Ally, ...] = ()
    tokens: tuple[int, ...] = ()  # by their numbers in the order drawn
    adjusted: int = 0  # by hand
    values: tuple[int, ...] | None = None  # of the tokens, once they are turned up
    worth: int | None = None  # all of them together, once that is told

    @property
    def visible(self) -> int:
        """The sum of the printed powers."""
        return sum(ally.power for ally in self.allies)


@dataclass(frozen=True)
class At:
    """The table; `log` is what happened at it, as events."""

    rules: Agreed
    seats: int
    leaders: tuple[int, ...]  # of each seat, or NOTHING
    bids: tuple[Bid, ...]
    councils: tuple[Council, ...]
    # Cards of the common deck, by what was dealt and played; what a card does, people put right.
    hands: tuple[int, ...]
    gone: tuple[str, ...] = ()  # cards of the data discarded from bids since the last shuffle
    turn: int = 0  # entries so far
    season: int = 0
    round: int = 1
    first: int = NOBODY
    on_turn: int = NOBODY
    ally: Ally | None = None  # up for recruitment, or just placed
    told: int = 0  # allies so far
    unnamed: int = 0  # of them those that the data do not name
    drawn: int = 0  # tokens so far
    winner: int = NOBODY
    is_named: bool = False  # the winner, by the table and not by the totals
    is_placed: bool = False  # the ally
    taken: int = 0  # tokens since the count
    holding: tuple[RoundRule, ...] = ()  # what cards of this round have set until its end
    is_scoring: bool = False
    result: Result | None = None
    ended: tuple[int, ...] | None = None  # who has won, where the table ended it by hand
    log: tuple[Event, ...] = ()

    @property
    def track(self) -> Track:
        """The seasons of this number of leaders."""
        return TRACKS[self.seats]

    @property
    def phase(self) -> str:
        """What is told next."""
        if self.result is not None or self.ended is not None:
            return "over"
        if self.is_scoring:
            return "tokens"
        if self.first == NOBODY:
            return "first"
        if self.ally is None:
            return "reveal"
        if self.winner == NOBODY:
            return "play"
        return "token" if self.is_placed else "ally"

    @property
    def totals(self) -> list[int]:
        """Of each seat."""
        return [bid.total for bid in self.bids]

    @property
    def supply(self) -> int:
        """Tokens that lie in no council."""
        out = sum(len(council.tokens) for council in self.councils)
        return max(0, len(self.rules.box.tokens) - out)

    def place_of(self, ally: str) -> int:
        """The council that an ally lies in, or NOTHING."""
        for number, council in enumerate(self.councils):
            if any(each.id == ally for each in council.allies):
                return number
        return NOTHING


def laid(rules: Agreed, seats: int) -> At:
    """The table before anything was told."""
    leaders, bids, councils = (NOTHING,) * seats, (Bid(),) * seats, (Council(),) * seats
    return At(rules, seats, leaders, bids, councils, (HAND_SIZE,) * seats)


def telling(at: At, kind: str, **facts: object) -> At:
    """The same, with something that has happened."""
    event: Event = {"kind": kind, "turn": at.turn, **facts}
    return replace(at, log=(*at.log, event))


def beside(seats: int, council: int, name: str = "council") -> Facts:
    """A council as a fact, with its two leaders."""
    return {name: council, f"{name}_seats": [council, (council + 1) % seats]}


def with_bid(at: At, seat: int, bid: Bid) -> At:
    """Another bid before this seat."""
    return replace(at, bids=(*at.bids[:seat], bid, *at.bids[seat + 1 :]))


def with_hand(at: At, seat: int, size: int) -> At:
    """So many cards in this seat's hand."""
    return replace(at, hands=(*at.hands[:seat], max(0, size), *at.hands[seat + 1 :]))


def with_council(at: At, number: int, council: Council) -> At:
    """Something else in this council."""
    return replace(at, councils=(*at.councils[:number], council, *at.councils[number + 1 :]))


def is_common(at: At, card: str) -> bool:
    """Whether a card comes out of the common deck, and is no leader's own."""
    number = at.rules.box.number.get(card)
    return number is None or at.rules.box.cards[number].leader == NO_LEADER


def owner_of(at: At, seat: int, card: str) -> int:
    """To whom a card of this bid comes back: a leader's own to that leader."""
    number = at.rules.box.number.get(card)
    leader = NO_LEADER if number is None else at.rules.box.cards[number].leader
    return at.leaders.index(leader) if leader in at.leaders and leader != NO_LEADER else seat


def standing(at: At, after: int) -> Iterable[int]:
    """Who does not kneel, the next clockwise after this seat first and this one last."""
    order = clockwise(at, (after + 1) % at.seats)
    return (seat for seat in order if not at.bids[seat].kneels)

"""The open table with the real box, as a value.

Allies and cards have ids of the data file. An ally entered only by its power is `#1`, `#2`, ... in
the order entered. A card entered only by its value has the value as its id.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import NamedTuple

from engine.btwixt.agreed import Agreed
from engine.btwixt.box.cards import NO_LEADER, TRACKS, Track
from engine.btwixt.box.printed import HAND_SIZE
from engine.btwixt.state import NOBODY, NOTHING, RoundRule, clockwise
from engine.fact_types import Event, Facts
from engine.state import Result

UNNAMED = "#"  # the prefix of an ally without an id in the data


class Ally(NamedTuple):
    """An ally that players have seen."""

    id: str
    power: int
    number: int = NOTHING  # its number in the box, if it is in the card data
    name: str = ""  # as typed, if it is not in the card data

    @property
    def told(self) -> str | Facts:
        """Return facts that identify the ally: its id, or its typed name, or its power."""
        if self.number != NOTHING:
            return self.id
        if self.name:
            return {"kind": "by-name", "name": self.name}
        return {"kind": "by-power", "power": self.power}


class Card(NamedTuple):
    """A card of a bid. A card that is not in the card data is only a value.

    The fields after `value` matter only if the game continues by mail. `base` is the printed or
    copied value, and `sticky` the sum of lasting changes to it. `blank` is True if the card was
    played without its abilities.
    """

    id: str
    value: int
    base: int = NOTHING
    sticky: int = 0
    blank: bool = False

    @property
    def has_name(self) -> bool:
        """True if the card is known by name, and so is in the card data."""
        return not self.id.isdecimal()


class Bid(NamedTuple):
    """A leader's bid in a round."""

    cards: tuple[Card, ...] = ()
    change: int = 0  # the part of the total that belongs to no card
    kneels: bool = False
    played: int = 0  # the number of cards in this round, including those that left the bid
    is_sum: bool = False  # a turn was entered as a total only
    back: tuple[str, ...] = ()  # cards that returned to the hand in this round

    @property
    def bare(self) -> int:
        """Return the influence without the lower limit of zero."""
        return sum(card.value for card in self.cards) + self.change

    @property
    def total(self) -> int:
        """Return the influence, at least zero."""
        return max(0, self.bare)

    @property
    def is_named(self) -> bool:
        """True if every card in the bid is known by name."""
        return not self.is_sum and all(card.has_name for card in self.cards)


class Council(NamedTuple):
    """A council between two leaders."""

    allies: tuple[Ally, ...] = ()
    tokens: tuple[int, ...] = ()  # as numbers in the order drawn
    adjusted: int = 0  # the sum of corrections
    values: tuple[int, ...] | None = None  # of the tokens, once turned up
    worth: int | None = None  # their sum, once entered

    @property
    def visible(self) -> int:
        """Return the sum of the printed powers."""
        return sum(ally.power for ally in self.allies)


@dataclass(frozen=True)
class At:
    """The state of the table at one moment; `log` holds its events so far."""

    rules: Agreed
    seats: int
    leaders: tuple[int, ...]  # by seat, or NOTHING
    bids: tuple[Bid, ...]
    councils: tuple[Council, ...]
    # Hand sizes in common cards, by cards dealt and played; players correct effects of cards.
    hands: tuple[int, ...]
    gone: tuple[str, ...] = ()  # named cards discarded from bids since the last shuffle
    turn: int = 0  # the number of entries so far
    season: int = 0
    round: int = 1
    first: int = NOBODY
    on_turn: int = NOBODY
    ally: Ally | None = None  # up for recruitment, or just placed
    told: int = 0  # the number of allies entered so far
    unnamed: int = 0  # the number of those that are not in the card data
    drawn: int = 0  # the number of tokens drawn so far
    winner: int = NOBODY
    is_named: bool = False  # True if the table named the winner, not the totals
    is_placed: bool = False  # True once the ally is placed
    taken: tuple[int, ...] = ()  # the seats that took a token since the count
    holding: tuple[RoundRule, ...] = ()  # rules that cards have set for this round
    is_scoring: bool = False
    result: Result | None = None
    ended: tuple[int, ...] | None = None  # the winners, if the table ended the game itself
    log: tuple[Event, ...] = ()

    @property
    def track(self) -> Track:
        """Return the seasons for this number of leaders."""
        return TRACKS[self.seats]

    @property
    def phase(self) -> str:
        """Return the kind of entry expected next."""
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
        return [bid.total for bid in self.bids]

    @property
    def supply(self) -> int:
        """Return the number of tokens outside the councils."""
        out = sum(len(council.tokens) for council in self.councils)
        return max(0, len(self.rules.box.tokens) - out)

    def place_of(self, ally: str) -> int:
        """Return the council with this ally, or NOTHING."""
        for number, council in enumerate(self.councils):
            if any(each.id == ally for each in council.allies):
                return number
        return NOTHING


def laid(rules: Agreed, seats: int) -> At:
    """Return the table before its first entry."""
    leaders, bids, councils = (NOTHING,) * seats, (Bid(),) * seats, (Council(),) * seats
    return At(rules, seats, leaders, bids, councils, (HAND_SIZE,) * seats)


def telling(at: At, kind: str, **facts: object) -> At:
    """Return the table with one more event."""
    event: Event = {"kind": kind, "turn": at.turn, **facts}
    return replace(at, log=(*at.log, event))


def beside(seats: int, council: int, name: str = "council") -> Facts:
    """Return the facts that name a council: its number and its two leaders."""
    return {name: council, f"{name}_seats": [council, (council + 1) % seats]}


def with_bid(at: At, seat: int, bid: Bid) -> At:
    """Return the table with `bid` as the seat's bid."""
    return replace(at, bids=(*at.bids[:seat], bid, *at.bids[seat + 1 :]))


def with_hand(at: At, seat: int, size: int) -> At:
    """Return the table with `size` as the seat's hand size, at least zero."""
    return replace(at, hands=(*at.hands[:seat], max(0, size), *at.hands[seat + 1 :]))


def with_council(at: At, number: int, council: Council) -> At:
    """Return the table with council `number` replaced."""
    return replace(at, councils=(*at.councils[:number], council, *at.councils[number + 1 :]))


def is_common(at: At, card: str) -> bool:
    """True if a card belongs to the common deck and not to a leader."""
    number = at.rules.box.number.get(card)
    return number is None or at.rules.box.cards[number].leader == NO_LEADER


def owner_of(at: At, seat: int, card: str) -> int:
    """Return the seat to which a card of the seat's bid returns.

    A leader's card returns to its leader.
    """
    number = at.rules.box.number.get(card)
    leader = NO_LEADER if number is None else at.rules.box.cards[number].leader
    return at.leaders.index(leader) if leader in at.leaders and leader != NO_LEADER else seat


def standing(at: At, after: int) -> Iterable[int]:
    """Return the standing seats clockwise, beginning after the seat `after`."""
    order = clockwise(at, (after + 1) % at.seats)
    return (seat for seat in order if not at.bids[seat].kneels)

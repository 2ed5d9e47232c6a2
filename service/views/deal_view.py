"""View of the deals in a match: the offers and promises that a reader may know, in their words."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

from sqlalchemy import Connection

from engine.deals import Promise
from service.database.rows import DealRow, DealRule
from service.matches import deals, promises, talk
from service.matches.store import LoadedMatch
from service.views.reader import Reader


@dataclass(frozen=True)
class Told:
    """A promise in words. `mark` is open, kept, broken, yielded, or lapsed with a player who left.

    `turn` is the number of the move that ended it, None while it is open.
    """

    place: int
    promise: Promise
    text: str
    mark: str
    turn: int | None


@dataclass(frozen=True)
class Card:
    """A deal as a reader may see it.

    `number` counts the reader's own deals from 1. It is None if the reader is not one of the deal's
    two players. `stage` is the deal's status, or expired. `giving` are the promises of the reader,
    or else of the player who made the offer; `taking` are those of the other player. `name` is the
    other player, and `names` has both.
    """

    row: DealRow
    number: int | None
    stage: str
    is_own: bool
    is_party: bool
    name: str
    names: str
    giving: Sequence[Told]
    taking: Sequence[Told]
    until: str

    @property
    def told(self) -> list[Told]:
        """Return all promises, in the order of the offer."""
        return sorted([*self.giving, *self.taking], key=lambda each: each.place)

    @property
    def may_answer(self) -> bool:
        """True if the offer waits for the reader's answer."""
        return self.stage == "offered" and self.is_party and not self.is_own

    @property
    def may_withdraw(self) -> bool:
        """True if the offer is the reader's and waits for an answer."""
        return self.stage == "offered" and self.is_own

    @property
    def is_open(self) -> bool:
        """True while the offer waits for an answer, or an accepted promise is still open."""
        is_promised = self.stage == "accepted" and any(each.mark == "open" for each in self.told)
        return self.stage == "offered" or is_promised


@dataclass(frozen=True)
class Partner:
    """A player who can be offered a deal, with the promises of both in words."""

    seat: int
    name: str
    gives: Sequence[tuple[str, str]]  # (term, sentence) of what the reader can promise
    takes: Sequence[tuple[str, str]]


@dataclass(frozen=True)
class DealView:
    """The deals of a match as a reader sees them, newest first."""

    loaded: LoadedMatch
    reader: Reader
    rule: DealRule
    cards: Sequence[Card]
    why_not: str | None  # the code of the reason why nothing can be offered now

    @property
    def is_shown(self) -> bool:
        """True if there is a deal to look at, or one could be offered."""
        return bool(self.cards) or self.why_not in (None, "paused")

    @property
    def waiting(self) -> int:
        """Return the number of offers that wait for the reader's answer."""
        return sum(card.may_answer for card in self.cards)

    @property
    def open(self) -> list[Card]:
        """Return the deals that wait for an answer or have an open promise."""
        return [card for card in self.cards if card.is_open]

    @cached_property
    def partners(self) -> list[Partner]:
        """Return the players that the reader can make a deal with now."""
        seat = self.reader.seat
        if seat is None or self.why_not is not None:
            return []
        found = [self._partner(seat, row.number) for row in talk.others(self.loaded, seat)]
        return [each for each in found if each.gives or each.takes]

    def _partner(self, seat: int, other: int) -> Partner:
        gives, takes = (
            [(each.term, in_words(self.loaded, self.reader, each)) for each in found]
            for found in (
                deals.offered_terms(self.loaded, seat, other),
                deals.offered_terms(self.loaded, other, seat),
            )
        )
        return Partner(other, self.reader.names[other], gives, takes)


def of_reader(connection: Connection, loaded: LoadedMatch, reader: Reader, now: int) -> DealView:
    """Return the deals that the reader may know."""
    found = promises.of_match(connection, loaded.match.id) if loaded.game.deals else []
    seat, cards = reader.seat, _cards(loaded, reader, found, now)
    why_not = "not_joined" if seat is None else deals.why_not(loaded, seat)
    return DealView(loaded, reader, deals.rule_of(loaded), cards[::-1], why_not)


def of_offer(
    connection: Connection, loaded: LoadedMatch, reader: Reader, number: int, now: int
) -> Card | None:
    """Return the deal with that number, or None if it does not exist or the reader may not know."""
    cards = of_reader(connection, loaded, reader, now).cards
    return next((card for card in cards if card.row.number == number), None)


def ended_since(
    connection: Connection, loaded: LoadedMatch, reader: Reader, since: int
) -> list[Told]:
    """Return the promises that were kept or broken since a turn, in the order of the moves."""
    found = promises.of_match(connection, loaded.match.id) if loaded.game.deals else []
    cards = _cards(loaded, reader, found, now=0)
    told = [
        each
        for card in cards
        for each in card.told
        if each.turn is not None and each.turn >= since and each.mark in ("kept", "broken")
    ]
    return sorted(told, key=lambda each: each.turn or 0)


def in_words(loaded: LoadedMatch, reader: Reader, promise: Promise) -> str:
    """Return the sentence that states a promise, in the reader's language with the seats' names."""
    assert loaded.game.deals is not None, "without them nothing is promised"
    facts = loaded.game.deals.describe(promise)
    words = {name: fact for name, fact in facts.items() if name != "kind"}
    return str(reader.say(f"promise-{facts['kind']}", **reader.facts(words)))


def _cards(loaded: LoadedMatch, reader: Reader, found: list[DealRow], now: int) -> list[Card]:
    """Return the deals that the reader may know, oldest first."""
    own = [] if reader.seat is None else deals.own_deals(found, loaded.seats[reader.seat])
    numbers = {row.number: number for number, row in enumerate(own, 1)}
    cards = (_card(loaded, reader, row, numbers.get(row.number), now) for row in found)
    return [card for card in cards if card is not None]


def _card(
    loaded: LoadedMatch, reader: Reader, row: DealRow, number: int | None, now: int
) -> Card | None:
    """Return a deal with the promises that the reader may know; None if there are none."""
    known = deals.known_places(loaded, row, reader.seat)
    if not known:
        return None
    is_party = number is not None
    side = reader.seat if is_party and reader.seat is not None else row.seat
    told = [_told(loaded, reader, row, place) for place in known]
    is_late = row.status == "offered" and not deals.is_open(loaded, row, now)
    other = row.to_seat if side == row.seat else row.seat
    return Card(
        row,
        number,
        "expired" if is_late else row.status,
        is_party and side == row.seat,
        is_party,
        reader.names[other],
        str(reader.say.join(reader.named((row.seat, row.to_seat)))),
        [each for each in told if each.promise.giver == side],
        [each for each in told if each.promise.giver != side],
        reader.moment(row.until),
    )


def _told(loaded: LoadedMatch, reader: Reader, row: DealRow, place: int) -> Told:
    promise, marked = promises.of_deal(row)[place], promises.marks_of(row).get(place)
    is_here = promises.are_present(loaded, row)
    mark = marked.mark if marked else "open" if is_here else "lapsed"
    text = in_words(loaded, reader, promise)
    return Told(place, promise, text, mark, marked.turn if marked else None)

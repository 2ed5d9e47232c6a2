"""Another world that one seat cannot tell from this one: the hidden cards dealt again.

It keeps everything the seat may know: its own cards, the cards seen, the size of each place, and
the public knowledge about hands (known.py). The caller's seed decides the rest.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from engine.condottiere.box.cards import FACE_DOWN, KINDS, NO_CARD, STRONGEST, Counts, count, spread
from engine.condottiere.known import (
    NO_MERCENARY,
    OTHER_CARD,
    SOME_MERCENARY,
    Known,
    Shown,
    cards_of,
    merged,
)
from engine.condottiere.rules.regrouping import ASKED, KEEPS, NOT_ASKED
from engine.condottiere.state import NOBODY, State, armed, with_item
from engine.condottiere.telling.events import LOG
from engine.log import Entry
from engine.luck import Seeded, seeded
from engine.state import copied

ATTEMPTS = 100


def reshuffle_unseen(state: State, seat: int | None, seed: bytes | int) -> State:
    """Return a copy with other hidden cards that looks the same to `seat`.

    If `seat` is None, it looks the same to a spectator. If no deal fits in ATTEMPTS attempts, the
    hidden cards stay as they are.
    """
    luck, world = seeded(seed), copied(state)
    others = [other for other in range(state.seats) if other != seat]
    # In a duel each seat has its own deck, and its cards never reach the other seat.
    for group in [[other] for other in others] if state.decks else [others]:
        lay_anew(state, seat, luck, group, world)
    if state.decks and seat is not None:
        mine = luck.order("deck", state.decks[seat])
        world.decks = with_item(world.decks, seat, tuple(mine))
    # Future luck is hidden too.
    world.luck = luck.to_come(state.luck.draws)
    return world


def lay_anew(state: State, seat: int | None, luck: Seeded, others: list[int], world: State) -> None:
    for attempt in range(ATTEMPTS):
        unseen = Unseen(state, seat, luck, attempt, others)
        if unseen.lay_out():
            return unseen.put_into(world)
    return None


@dataclass
class Place:
    """A place for hidden cards, such as a hand: its size, and the cards that are certainly in it.

    If `unarmed`, it has no mercenaries.
    """

    size: int
    cards: list[int] = field(default_factory=list)
    unarmed: bool = False
    mercenaries: int = 0  # at least this many
    others: int = 0  # at least this many

    @property
    def room(self) -> int:
        return self.size - len(self.cards)


class Unseen:
    """One attempt to deal the cards that one seat, the reader, cannot see."""

    def __init__(
        self, state: State, seat: int | None, luck: Seeded, attempt: int, others: list[int]
    ) -> None:
        self.state, self.seat, self.others = state, seat, others
        self.stack = state.decks[others[0]] if state.decks else state.pile
        self.shown = {shown.owner: shown for shown in state.shown if shown.reader == seat}
        self.cards = luck.order(f"unseen/{attempt}", self.hidden_cards())
        self.kept = self.other_kept_cards(luck, attempt)
        self.hands = {other: self.hand(other) for other in self.others}
        if state.older:
            self.lay_older(luck, attempt)
        self.burned = {
            other: Place(sum(state.discarded[other]), [*self.what_saw(other).burned], unarmed=True)
            for other in self.others
        }
        self.pile = Place(len(self.stack))
        self.down: dict[int, int] = {}

    def hidden_cards(self) -> list[int]:
        state = self.state
        found = count(self.stack)
        for other in self.others:
            for card in range(KINDS):
                found[card] += state.hands[other][card] + state.discarded[other][card]
            if (down := self.face_down(other)) != NO_CARD:
                found[down] += 1
        return spread(found)

    def face_down(self, seat: int) -> int:
        return self.state.covered[seat] if self.state.covered else NO_CARD

    def hand(self, seat: int) -> Place:
        """Return one place for a seat's hand and face-down card together.

        The knowledge about a hand does not tell them apart.
        """
        known = self.state.known[seat]
        return Place(
            sum(self.state.hands[seat]) + (self.face_down(seat) != NO_CARD),
            [*merged(cards_of(known), self.what_saw(seat).cards)],
            NO_MERCENARY in known,
            known.count(SOME_MERCENARY) + len(cards_of(known)),
            known.count(OTHER_CARD),
        )

    def lay_older(self, luck: Seeded, attempt: int) -> None:
        """Deal the older cards of all hands among those hands only (11.1).

        Older cards were held before the pile was last renewed, so they cannot have come from it.
        """
        unsure = {other: self.older_unsure(other) for other in self.others}
        cards = [card for each in unsure.values() for card in each]
        heap = luck.order(f"older/{attempt}", sorted(cards))
        for other, each in unsure.items():
            self.hands[other].cards += heap[: len(each)]
            heap = heap[len(each) :]

    def older_unsure(self, seat: int) -> list[int]:
        """Return a seat's older cards that the reader cannot identify, in hand or face down."""
        held = self.state.hands[seat][:]
        if (down := self.face_down(seat)) != NO_CARD:
            held[down] += 1
        sure = count(self.hands[seat].cards)
        older = map(min, self.state.older[seat], held)
        return spread([max(0, n - known) for n, known in zip(older, sure, strict=True)])

    def what_saw(self, owner: int) -> Shown:
        """Return the owner's cards that the reader has been shown."""
        return self.shown.get(owner) or Shown(owner, NOBODY, (), (), ())

    # --- cards retained when the round began -------------------------------

    def other_kept_cards(self, luck: Seeded, attempt: int) -> tuple[int, ...] | None:
        """Return cards that another seat may have retained when the round began.

        At the last attempt, or if the reader itself retained them, they are the actual cards.
        Return None if no seat retained cards, or if the cards drawn in this attempt do not fit.
        """
        kept = self.state.kept
        if kept is None or kept[0] == self.seat or attempt == ATTEMPTS - 1:
            return None if kept is None else kept[1]
        _, cards, known, hidden, discarded, seen = kept
        saw, mine = cards_of(known), (0,) * KINDS
        if self.seat is not None:
            saw = merged(saw, dict(seen).get(self.seat, ()))
            mine = discarded[self.seat]
        possible = spread([max(0, a - b) for a, b in zip(hidden, mine, strict=True)])
        marks = tuple(mark for mark in known if mark < 0)
        return fitting(luck.order(f"kept/{attempt}", possible), len(cards), (*marks, *saw))

    def bind_kept_cards(self) -> bool:
        """Give each retained card that is still unplayed to the seat that retained it.

        The card goes into the seat's hand, or into its burned cards if the hand is empty. Return
        False if there is no room.
        """
        kept = self.state.kept
        if kept is None or kept[0] == self.seat:
            return True
        seat = kept[0]
        left = self.departed(seat)
        hand, burned = self.hands[seat], self.burned[seat]
        sure = [*hand.cards, *burned.cards]
        for card in self.kept or ():
            if left[card]:
                left[card] -= 1
            elif card in sure:
                sure.remove(card)
            else:
                place = hand if hand.size else burned
                if not place.room:
                    return False
                place.cards.append(card)
        return True

    def departed(self, seat: int) -> Counts:
        """Count the cards dealt to the seat this round that all seats have seen leave its hand.

        It still holds the others, or has burned them unseen or put them face down.
        """
        state = self.state
        gone = [
            dealt - held - burned
            for dealt, held, burned in zip(
                state.dealt[seat], state.hands[seat], state.discarded[seat], strict=True
            )
        ]
        if (down := self.face_down(seat)) != NO_CARD:
            gone[down] -= 1
        return gone

    # --- dealing -----------------------------------------------------------

    def lay_out(self) -> bool:
        """Deal all hidden cards. Return False if they do not fit.

        Deal the cards known to be in a place first. Then fill places that take only some kinds of
        cards, then all others.
        """
        places = [*self.hands.values(), *self.burned.values()]
        if (self.kept is None and self.state.kept is not None) or not self.bind_kept_cards():
            return False
        for place in places:
            for card in place.cards:
                if card not in self.cards or (place.unarmed and card <= STRONGEST):
                    return False
                self.cards.remove(card)
        return (
            all(self.fill(place, armed=False) for place in places if place.unarmed)
            and all(self.meet(place) for place in places if place.mercenaries or place.others)
            and all(self.fill(place) for place in [*places, self.pile])
            and all(self.lay_face_down(seat) for seat in self.others)
        )

    def lay_face_down(self, seat: int) -> bool:
        """Choose the seat's face-down card among the cards that may be face down.

        Return False if none of them may be.
        """
        if self.face_down(seat) == NO_CARD:
            return True
        cards, sure = self.hands[seat].cards, self.what_saw(seat).sure
        may = (c for c in reversed(cards) if c in FACE_DOWN and cards.count(c) > sure.count(c))
        self.down[seat] = next(may, NO_CARD)
        return self.down[seat] != NO_CARD

    def fill(self, place: Place, armed: bool = True) -> bool:
        """Deal cards from the heap until the place is full. Return False if too few fit.

        Unless `armed`, deal no mercenaries.
        """
        fit = self.cards if armed else [card for card in self.cards if card > STRONGEST]
        taken = fit[: place.room]
        if len(taken) < place.room:
            return False
        place.cards += taken
        for card in taken:
            self.cards.remove(card)
        return True

    def meet(self, place: Place) -> bool:
        """Deal at least as many mercenaries and other cards as the place is known to hold.

        Return False if there are too few, or no room for them.
        """
        for least, fits in ((place.mercenaries, is_mercenary), (place.others, is_no_mercenary)):
            missing = max(0, least - sum(map(fits, place.cards)))
            found = [card for card in self.cards if fits(card)][:missing]
            if len(found) < missing or place.room < missing:
                return False
            place.cards += found
            for card in found:
                self.cards.remove(card)
        return True

    # --- the other world ---------------------------------------------------

    def put_into(self, world: State) -> None:
        state = self.state
        discarded, dealt = list(world.discarded), list(world.dealt)
        for seat in self.others:
            held = count(self.hands[seat].cards)
            discarded[seat] = tuple(count(self.burned[seat].cards))
            parts = (held, discarded[seat], self.departed(seat))
            dealt[seat] = tuple(map(sum, zip(*parts, strict=True)))
            world.hands[seat] = held[:]
            if seat in self.down:
                world.hands[seat][self.down[seat]] -= 1
                world.covered = with_item(world.covered, seat, self.down[seat])
        world.discarded, world.dealt = tuple(discarded), tuple(dealt)
        if state.decks:
            world.decks = with_item(world.decks, self.others[0], tuple(self.pile.cards))
        else:
            world.pile = tuple(self.pile.cards)
        if state.answers:
            world.answers = tuple(self.answer(world, seat) for seat in range(state.seats))
        if state.kept is not None:
            world.kept = (state.kept[0], tuple(sorted(self.kept or ())), *state.kept[2:])
        # This seat does not know which cards the others have shown to one another.
        world.shown = tuple(s for s in state.shown if self.seat in (s.owner, s.reader))
        world.log = rewrite(state.log, self.seat, world)

    def answer(self, world: State, seat: int) -> int:
        """Return the seat's secret answer, changed if its hand in `world` does not allow it."""
        given = world.answers[seat]
        if seat == self.seat or given in (NOT_ASKED, ASKED):
            return given
        return KEEPS if armed(world.hands[seat]) else given


def fitting(choice: list[int], size: int, known: Known) -> tuple[int, ...] | None:
    """Return `size` cards of `choice` that agree with the knowledge, or None if there are none.

    The known cards are among them.
    """
    sure = [card for card in known if card >= 0]
    if NO_MERCENARY in known:
        choice = [card for card in choice if card > STRONGEST]
    for card in sure:
        if card not in choice:
            return None
        choice.remove(card)
    cards = tuple(sorted([*sure, *choice[: size - len(sure)]]))
    if len(cards) < size or (SOME_MERCENARY in known and not any(map(is_mercenary, cards))):
        return None
    return cards


def is_mercenary(card: int) -> bool:
    return card <= STRONGEST


def is_no_mercenary(card: int) -> bool:
    return card > STRONGEST


# --- the log of the other world --------------------------------------------

DEALS = ("round_started", "final_battle")
# Private events that another world need not contain.
UNTOLD = ("hid_own", "showed", "will_burn", "will_keep", "burning_lapsed")


def rewrite(log: list[Entry], seat: int | None, world: State) -> list[Entry]:
    """Return the log with the other seats' private events adapted to `world`.

    Private events of this round name the new cards. Those of earlier rounds are left out.
    """
    deals = [place for place, entry in enumerate(log) if entry[1] in DEALS]
    start = deals[-1] if deals else 0
    turn = log[start][0] if log else 0
    told: list[Entry] = []
    for place, entry in enumerate(log):
        if LOG.may_know(entry, seat):
            told.append(entry)
        elif entry[1] in UNTOLD or not deals_rounds(world):
            continue
        elif place >= start or (entry[1] == "retained_own" and entry[0] == turn):
            told.append(retold(entry, world))
    return told


def deals_rounds(world: State) -> bool:
    """True if the hands of the round were dealt at once.

    Private events of later draws cannot be adapted to another world.
    """
    return bool(world.finalists) or "retain" in world.rules.order


def retold(entry: Entry, world: State) -> Entry:
    """Return a private event with the cards that its seat has in `world`."""
    turn, kind, *facts = entry
    seat, cards = facts
    assert isinstance(seat, int)
    kept: Any = world.kept[1] if world.kept is not None and world.kept[0] == seat else ()
    if kind == "retained_own":
        cards = world.kept[1] if world.kept is not None else cards
    elif kind == "burned_own":
        cards = tuple(spread(world.discarded[seat]))
    else:
        drawn = [a - b for a, b in zip(world.dealt[seat], count(kept), strict=True)]
        cards = tuple(spread(drawn))
    return turn, kind, seat, cards

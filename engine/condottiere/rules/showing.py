"""Deals (section 9): cards shown to chosen seats, and the knowledge of those seats.

Promises are not binding, so the rules have none; engine/deals.py keeps track of them. A card once
seen is remembered while it must still be in the hand.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import takewhile

from engine.condottiere.actions import SHOW
from engine.condottiere.box.cards import CARDS, NO_CARD, ids, spread
from engine.condottiere.known import (
    Known,
    Shown,
    after_retaining,
    cards_of,
    merged,
    played,
    took_back,
)
from engine.condottiere.state import NOBODY, State
from engine.fact_types import Refusal

# --- showing ---------------------------------------------------------------


def why_not_show(
    state: State, seat: int | None, readers: tuple[int, ...], cards: Known
) -> Refusal | None:
    """Return why the seat may not show these cards, or None. It may show them out of turn.

    At least one reader must learn something new, so that showing cannot go on forever.
    """
    if state.actor == NOBODY:
        return {"code": "game_over"}
    if seat is None or not 0 <= seat < state.seats or max(readers) >= state.seats:
        return {"code": "no_such_seat", "actor_seat": state.actor}
    if seat in readers:
        return {"code": "shown_to_oneself"}
    if refusal := not_in_hand(state, seat, cards):
        return refusal
    if all(
        learns(state, seat, reader, cards) == what_knows(state, seat, reader) for reader in readers
    ):
        return {"code": "shown_before", "cards": [CARDS[card] for card in cards]}
    return None


def not_in_hand(state: State, seat: int, cards: tuple[int, ...]) -> Refusal | None:
    """Return a refusal if the seat does not hold all of these cards, or None."""
    for card in cards:
        if cards.count(card) > state.hands[seat][card]:
            return {"code": "card_not_in_hand", "card": CARDS[card]}
    return None


def show(state: State, seat: int, readers: tuple[int, ...], cards: Known) -> None:
    """Show cards to the readers.

    Only the seat and the readers see the event. Each reader learns of the other readers.
    """
    learnt = [learns(state, seat, reader, cards) for reader in readers]
    others = [shown for shown in state.shown if shown.owner != seat or shown.reader not in readers]
    state.shown = tuple(sorted([*others, *learnt]))
    state.log.append((state.turn, "showed", seat, readers, cards))


def what_knows(state: State, owner: int, reader: int) -> Shown:
    """Return the owner's cards that the reader knows from a showing or from public knowledge."""
    for shown in state.shown:
        if shown.owner == owner and shown.reader == reader:
            return shown
    return Shown(owner, reader, tuple(sorted(cards_of(state.known[owner]))), (), ())


def learns(state: State, owner: int, reader: int, cards: Known) -> Shown:
    before = what_knows(state, owner, reader)
    after = before._replace(cards=merged(before.cards, cards))
    if state.covered and state.covered[owner] != NO_CARD:
        return after._replace(sure=merged(before.sure, cards))
    return after


# --- building a `show` action word by word ---------------------------------


def showing_now(state: State, seat: int | None) -> bool:
    """True if the game is on and this seat has cards to show."""
    if state.actor == NOBODY or seat is None or not 0 <= seat < state.seats:
        return False
    return any(state.hands[seat])


def words_of_show(state: State, seat: int | None, words: list[str]) -> list[str]:
    """Return the possible next words of a `show`: seats in order, then cards of the hand."""
    if not words or seat is None or words[0] != SHOW:
        return [SHOW] if not words and showing_now(state, seat) else []
    seats = list(takewhile(str.isdecimal, words[1:]))
    cards = words[1 + len(seats) :]
    readers = following(seats, [str(reader) for reader in range(state.seats) if reader != seat])
    held = following(cards, ids(spread(state.hands[seat])))
    if not showing_now(state, seat) or readers is None or held is None:
        return []
    return held if cards else readers + held if seats else readers


def following(said: list[str], order: list[str]) -> list[str] | None:
    """Return the items of `order` that may follow the words `said`.

    Return None if the words are not in that order.
    """
    rest = iter(order)
    if not all(word in rest for word in said):
        return None
    return list(dict.fromkeys(rest))


# --- updates when cards move -----------------------------------------------


def card_left(state: State, seat: int, card: int) -> None:
    """Update all knowledge after a card left the hand in public."""
    state.known[seat] = played(state.known[seat], card)
    change(state, seat, lambda shown: without(shown, card))


def without(shown: Shown, card: int) -> Shown:
    return shown._replace(cards=played(shown.cards, card), sure=played(shown.sure, card))


def card_turned_up(state: State, seat: int, card: int) -> None:
    """Update all knowledge after a seat's face-down card is turned up.

    Cards that the seat showed while that card lay face down are still in its hand.
    """
    state.known[seat] = played(state.known[seat], card)
    change(
        state,
        seat,
        lambda shown: shown._replace(cards=merged(played(shown.cards, card), shown.sure), sure=()),
    )


def card_came_back(state: State, seat: int, mercenary: int) -> None:
    state.known[seat] = took_back(state.known[seat], mercenary)
    change(state, seat, lambda shown: shown._replace(cards=took_back(shown.cards, mercenary)))


def hand_burned(state: State, seat: int) -> None:
    state.known[seat] = ()
    change(
        state,
        seat,
        lambda shown: shown._replace(cards=(), burned=tuple(sorted((*shown.burned, *shown.cards)))),
    )


def hand_retained(state: State, seat: int, burned: int) -> None:
    """Update the readers' knowledge after all but a few cards of the hand were burned."""
    change(state, seat, lambda shown: shown._replace(cards=after_retaining(shown.cards, burned)))


def all_dealt(state: State) -> None:
    """Drop knowledge about burned cards, since all cards outside the hands were shuffled."""
    kept = (shown._replace(burned=()) for shown in state.shown if any(state.hands[shown.owner]))
    state.shown = tuple(shown for shown in kept if shown.cards)


def change(state: State, owner: int, how: Callable[[Shown], Shown]) -> None:
    if state.shown:
        state.shown = tuple(how(s) if s.owner == owner else s for s in state.shown)

"""Deals (section 9): cards of one's hand shown to chosen seats, and what those seats know since.

Nobody is bound by a promise, so none stands here; what has been seen is remembered while it must
still be true.
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
from engine.facts import Refusal

# --- showing ---------------------------------------------------------------


def why_not_show(
    state: State, seat: int | None, readers: tuple[int, ...], cards: Known
) -> Refusal | None:
    """At any time, whoever's turn it is; but a card shown before is not shown again.

    So nobody can show for ever: each time somebody learns something.
    """
    if state.actor == NOBODY:
        return {"code": "game_over"}
    if seat is None or not 0 <= seat < state.seats or max(readers) >= state.seats:
        return {"code": "no_such_seat", "actor_seat": state.actor}
    if seat in readers:
        return {"code": "shown_to_oneself"}
    for card in cards:
        if cards.count(card) > state.hands[seat][card]:
            return {"code": "card_not_in_hand", "card": CARDS[card]}
    if all(
        learns(state, seat, reader, cards) == what_knows(state, seat, reader) for reader in readers
    ):
        return {"code": "shown_before", "cards": [CARDS[card] for card in cards]}
    return None


def show(state: State, seat: int, readers: tuple[int, ...], cards: Known) -> None:
    """Only the two sides are told, and each reader who the others are."""
    learnt = [learns(state, seat, reader, cards) for reader in readers]
    others = [shown for shown in state.shown if shown.owner != seat or shown.reader not in readers]
    state.shown = tuple(sorted([*others, *learnt]))
    state.log.append((state.turn, "showed", seat, readers, cards))


def what_knows(state: State, owner: int, reader: int) -> Shown:
    """What a seat knows of another's cards: what it was shown, or what the table knows."""
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


# --- what may be said beside the move that is asked for --------------------


def showing_now(state: State, seat: int | None) -> bool:
    """Whether this seat has anything to show, and the game is on."""
    if state.actor == NOBODY or seat is None or not 0 <= seat < state.seats:
        return False
    return any(state.hands[seat])


def words_of_show(state: State, seat: int | None, words: list[str]) -> list[str]:
    """What may follow the words of a show: first seats in their order, then cards of the hand."""
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
    """What may come after the words said, which must be said in this order."""
    rest = iter(order)
    if not all(word in rest for word in said):
        return None
    return list(dict.fromkeys(rest))


# --- what becomes of it ----------------------------------------------------


def card_left(state: State, seat: int, card: int) -> None:
    """A card went from this hand, in everybody's sight."""
    state.known[seat] = played(state.known[seat], card)
    change(state, seat, lambda shown: without(shown, card))


def without(shown: Shown, card: int) -> Shown:
    return shown._replace(cards=played(shown.cards, card), sure=played(shown.sure, card))


def card_turned_up(state: State, seat: int, card: int) -> None:
    """A card that lay face down is seen now. What was shown beside it is still in the hand."""
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
    """All but a few cards of the hand are gone."""
    change(state, seat, lambda shown: shown._replace(cards=after_retaining(shown.cards, burned)))


def all_dealt(state: State) -> None:
    """Every card that is in no hand was shuffled: what is known now is of the hands alone."""
    kept = (shown._replace(burned=()) for shown in state.shown if any(state.hands[shown.owner]))
    state.shown = tuple(shown for shown in kept if shown.cards)


def change(state: State, owner: int, how: Callable[[Shown], Shown]) -> None:
    if state.shown:
        state.shown = tuple(how(s) if s.owner == owner else s for s in state.shown)

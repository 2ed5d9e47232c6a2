"""Choices that all leaders make simultaneously and in secret (10.3).

A leader with no more cards than needed is not asked. Hand sizes are public, so this reveals
nothing.
"""

from __future__ import annotations

from engine.btwixt.box.cards import Effect
from engine.btwixt.rules.hands import (
    discard_from_hand,
    leave_secretly,
    out_of_play,
    receive,
    take_from_bid,
)
from engine.btwixt.rules.questions import ask, asked, names_each
from engine.btwixt.rules.targets import bid_cards, open_bid, receivers
from engine.btwixt.state import NOTHING, State, others

PHASES = {"discard_hand": "discard", "transfer_hand": "give", "discard_bid_card": "bid"}


def is_secret(effect: Effect) -> bool:
    """True if all leaders choose cards of their own to discard or pass on."""
    everybody = "each_leader" in (effect.who, effect.giver)
    return everybody and effect.do in PHASES and effect.choose in ("owner", "highest")


def may_lose(state: State, effect: Effect, actor: int, seat: int) -> list[int]:
    """Return the cards that the seat may lose.

    They are cards of its hand, or the `BidCard.number` of cards in its bid.
    """
    if effect.do == "discard_bid_card":
        cards = bid_cards(state, effect, seat) if open_bid(state, effect, actor, seat) else []
        return [card.number for card in cards]
    return state.hands[seat]


def ask_everybody(state: State, number: int, effect: Effect, actor: int) -> bool:
    """Ask all seats that have a choice. Return False if no seat has anything to lose."""
    most = 1 if effect.do == "discard_bid_card" else effect.count
    choice = [may_lose(state, effect, actor, seat) for seat in range(state.seats)]
    if not any(choice):
        return False
    state.agenda.append(("reveal_choices", number, actor))
    choosing = tuple(seat for seat, cards in enumerate(choice) if len(cards) > most)
    if choosing:
        state.answers = tuple(() if seat in choosing else None for seat in range(state.seats))
        state.log.append((state.turn, "choosing", choosing))
        ask(state, PHASES[effect.do], choosing[0], number, actor, NOTHING, NOTHING, NOTHING)
    return True


def name(state: State, seat: int, named: int, card: int) -> None:
    """Record that a seat has named `card` to lose, and ask the seats that have to name more.

    `named` is stored: the card itself, or its `BidCard.number` if it is in a bid.
    """
    state.log.append((state.turn, "named", seat, card))
    mine = (*(state.answers[seat] or ()), named)
    state.answers = (*state.answers[:seat], mine, *state.answers[seat + 1 :])
    if len(mine) == names_each(state):
        state.log.append((state.turn, "chosen", seat))
    left = asked(state)
    if left:
        state.phase, state.actor = PHASES[state.rules.box.effects[state.ask[0]].do], left[0]


def reveal_choices(state: State, number: int, actor: int) -> None:
    """Discard or pass on the cards that all seats have named, simultaneously.

    A seat that had no choice loses all the cards that it may lose.
    """
    effect, order = state.rules.box.effects[number], [*others(state, actor), actor]
    answers = state.answers or (None,) * state.seats
    lost: dict[int, list[int]] = {}
    for seat in order:
        named = answers[seat]
        cards = may_lose(state, effect, actor, seat) if named is None else named
        if cards:
            lost[seat] = list(cards)
    state.answers = ()
    LOSE[effect.do](state, effect, actor, lost)


Lost = dict[int, list[int]]  # for each seat that loses cards: its part of `may_lose`


def discard(state: State, effect: Effect, actor: int, lost: Lost) -> None:
    for seat, cards in lost.items():
        discard_from_hand(state, seat, cards)


def give(state: State, effect: Effect, actor: int, lost: Lost) -> None:
    """Pass cards on simultaneously, so that no leader passes on a card just received."""
    on_the_way = []
    for seat, cards in lost.items():
        to = receivers(state, effect, actor, seat)[0]
        on_the_way.append((seat, to, cards, leave_secretly(state, seat, to, cards)))
    for passed in on_the_way:
        receive(state, *passed)


def drop(state: State, effect: Effect, actor: int, lost: Lost) -> None:
    for seat, numbers in lost.items():
        for number in numbers:
            card = take_from_bid(state, seat, number).card
            state.log.append((state.turn, "bid_discarded", seat, card))
            out_of_play(state, card)


LOSE = {"discard_hand": discard, "transfer_hand": give, "discard_bid_card": drop}

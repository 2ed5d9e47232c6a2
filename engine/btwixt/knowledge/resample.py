"""Replacement of hidden cards and tokens, giving a state that a seat cannot tell from the real one.

The new state keeps everything the seat may know: its own cards, open cards, known cards in other
hands, and seen tokens. All hands and piles keep their sizes. The caller's seed decides the rest.
"""

from __future__ import annotations

from collections import Counter

from engine.btwixt.rules.questions import cards_asked_about
from engine.btwixt.state import NOBODY, NOTHING, Known, State
from engine.btwixt.telling.events import LOG
from engine.luck import Seeded, seeded
from engine.state import copied


def reshuffle_unseen(state: State, seat: int | None, seed: bytes | int) -> State:
    """Return a copy with other hidden cards and tokens that looks the same to `seat`.

    If `seat` is None, the copy looks the same to a spectator.
    """
    luck, world = seeded(seed), copied(state)
    lay_hands(state, seat, luck, world)
    lay_tokens(state, seat, luck, world)
    world.ally_deck = luck.order("unseen/allies", sorted(state.ally_deck))
    name_anew(state, seat, luck, world)
    world.log = LOG.known_to(state.log, seat)
    # Future luck is hidden too.
    world.luck = luck.to_come(state.luck.draws)
    return world


# --- cards -----------------------------------------------------------------


def lay_hands(state: State, seat: int | None, luck: Seeded, world: State) -> None:
    """Shuffle the cards unknown to `seat` into the other hands and the deck of `world`."""
    sure = {other: known_to(state, other, seat) for other in range(state.seats) if other != seat}
    unknown = list(state.deck)
    for other, cards in sure.items():
        unknown += (Counter(state.hands[other]) - Counter(cards)).elements()
    heap = luck.order("unseen/cards", sorted(unknown))
    for other, cards in sure.items():
        missing = len(state.hands[other]) - len(cards)
        world.hands[other] = sorted(cards + heap[:missing])
        heap = heap[missing:]
        both = Counter(world.hands[other] + world.leader_hands[other])
        world.locked[other] = tuple((Counter(state.locked[other]) & both).elements())
    world.deck = heap
    world.known = tuple(known for known in state.known if still_true(known, seat))


def known_to(state: State, owner: int, reader: int | None) -> list[int]:
    """Return the cards that the seat `reader` knows to be in the hand of the seat `owner`."""
    return [k.card for k in state.known if k.owner == owner and k.reader in (NOBODY, reader)]


def still_true(known: Known, seat: int | None) -> bool:
    """True if the record `known` also holds in the new state.

    It does if its reader is `seat` or everybody, or if it is about that seat's own hand.
    """
    return known.reader in (NOBODY, seat) or known.owner == seat


# --- tokens ----------------------------------------------------------------


def lay_tokens(state: State, seat: int | None, luck: Seeded, world: State) -> None:
    """Shuffle in `world` the values of the supply and of all tokens that the seat has not seen.

    At the end of the game all tokens in councils are visible, so only the supply is shuffled.
    """
    if state.phase == "over":
        world.supply = luck.order("unseen/tokens", sorted(state.supply))
        return
    seen = state.peeked[seat] if seat is not None else ()
    hidden = [
        token for token, value in enumerate(state.values) if value != NOTHING and token not in seen
    ]
    values = [state.values[token] for token in hidden] + state.supply
    heap = luck.order("unseen/tokens", sorted(values))
    for token in hidden:
        world.values[token] = heap.pop()
    world.supply = heap


# --- secret answers --------------------------------------------------------


def name_anew(state: State, seat: int | None, luck: Seeded, world: State) -> None:
    """Replace in `world` other seats' secret answers with answers that their new hands allow."""
    if not state.answers:
        return
    answers = []
    for other, named in enumerate(state.answers):
        if other == seat or not named:
            answers.append(named)
            continue
        hand = world.hands[other]
        if state.phase == "bid":
            hand = [card.number for card in cards_asked_about(state, other)]
        answers.append(tuple(luck.order(f"unseen/named/{other}", hand)[: len(named)]))
    world.answers = tuple(answers)

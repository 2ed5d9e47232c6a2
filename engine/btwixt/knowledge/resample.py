"""Another world that one seat cannot tell from this one: hidden cards and tokens laid anew.

Kept is what the seat lawfully knows: its own cards, what lies in sight, how much there is where,
the cards that it knows to be in a hand, the tokens that it has looked at. All else is drawn from
the caller's seed.
"""

from __future__ import annotations

from collections import Counter

from engine.btwixt.rules.questions import cards_asked_about
from engine.btwixt.state import NOBODY, NOTHING, Known, State
from engine.btwixt.telling.events import LOG
from engine.luck import Seeded, seeded
from engine.state import copied


def reshuffle_unseen(state: State, seat: int | None, seed: bytes | int) -> State:
    """The same game to `seat` (None: a spectator), otherwise where it cannot look."""
    luck, world = seeded(seed), copied(state)
    lay_hands(state, seat, luck, world)
    lay_tokens(state, seat, luck, world)
    world.ally_deck = luck.order("unseen/allies", sorted(state.ally_deck))
    name_anew(state, seat, luck, world)
    world.log = [entry for entry in state.log if LOG.may_know(entry, seat)]
    # The luck to come is hidden too.
    world.luck = luck.to_come(state.luck.draws)
    return world


# --- cards -----------------------------------------------------------------


def lay_hands(state: State, seat: int | None, luck: Seeded, world: State) -> None:
    """What is in no known place is mixed, and fills the other hands and the deck."""
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
    """The cards that this reader is sure are in that hand."""
    return [k.card for k in state.known if k.owner == owner and k.reader in (NOBODY, reader)]


def still_true(known: Known, seat: int | None) -> bool:
    """What others know of one another's cards is not known to this seat; of its own hand it is."""
    return known.reader in (NOBODY, seat) or known.owner == seat


# --- tokens ----------------------------------------------------------------


def lay_tokens(state: State, seat: int | None, luck: Seeded, world: State) -> None:
    """Those that this seat has not looked at, and the supply; at the end all lie open."""
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
    """What others have named in secret, such as the other hands could have named."""
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

"""Possible worlds for a table with the real box, where every hand is unknown.

At the table a hand is any set of cards not yet seen, and the state holds one possible deal. When a
seat plays a card that this deal put elsewhere, the card swaps places with an unseen card of the
hand.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import partial

from engine.condottiere.box.cards import CARDS, KINDS, STRONGEST, Counts, count, spread
from engine.condottiere.known import cards_of
from engine.condottiere.state import State, with_item
from engine.luck import Seeded
from engine.state import copied


def holding(state: State, seat: int, card: int) -> State | None:
    """Return a world in which the seat holds the card, or None if the known cards forbid it."""
    if state.hands[seat][card]:
        return state
    spare = next(iter(reversed(unknown(state, seat))), None)
    return None if spare is None else exchanged(state, seat, spare, card)


def unarmed(state: State, seat: int) -> State | None:
    """Return a world in which the hand has no mercenary, or None if one is known to be in it."""
    world: State | None = state
    if any(card <= STRONGEST for card in cards_of(state.known[seat])):
        return None
    for mercenary in spread(state.hands[seat][: STRONGEST + 1]):
        if world is None:
            return None
        others = (
            exchanged(world, seat, mercenary, card) for card in range(KINDS - 1, STRONGEST, -1)
        )
        world = next((other for other in others if other is not None), None)
    return world


def unknown(state: State, seat: int) -> list[int]:
    """Return the cards of a hand that the other seats have not seen."""
    return sorted(
        (Counter(spread(state.hands[seat])) - Counter(cards_of(state.known[seat]))).elements()
    )


def exchanged(state: State, seat: int, given: int, wanted: int) -> State | None:
    """Return a copy in which the seat has card `wanted` in place of card `given`.

    Return None if no hidden card is a `wanted` one.
    """
    other = copied(state)
    other.kept, other.older = None, ()  # at a table nothing records which cards of a hand are older
    if not any(swap(other, given, wanted) for swap in places(other, seat)):
        return None
    other.hands[seat][given] -= 1
    other.hands[seat][wanted] += 1
    moved_in(other, seat, given, wanted)
    return other


def moved_in(state: State, seat: int, given: int, wanted: int) -> None:
    """Update the record of cards dealt to a seat that got `wanted` in place of `given`."""
    dealt = list(state.dealt[seat])
    dealt[given] = max(0, dealt[given] - 1)
    dealt[wanted] += 1
    state.dealt = with_item(state.dealt, seat, tuple(dealt))


Swap = Callable[[State, int, int], bool]


def places(state: State, seat: int) -> Iterator[Swap]:
    """Yield a swap function for each place besides the seat's hand where a hidden card may be.

    The function puts card `given` there and takes card `wanted` away. It returns False if `wanted`
    is not there. It does not change the seat's hand.
    """
    yield partial(from_stack, seat)
    others = [seat] if state.decks else range(state.seats)
    for other in others:
        if other != seat:
            yield partial(from_hand, other)
    for other in others:
        yield partial(from_burned, other)


def from_stack(seat: int, state: State, given: int, wanted: int) -> bool:
    """Swap a card of the pile, or in a duel of the seat's own deck (see `places`)."""
    stack = list(state.decks[seat] if state.decks else state.pile)
    if wanted not in stack:
        return False
    stack[stack.index(wanted)] = given
    if state.decks:
        state.decks = with_item(state.decks, seat, tuple(stack))
    else:
        state.pile = tuple(stack)
    return True


def from_hand(owner: int, state: State, given: int, wanted: int) -> bool:
    """Swap an unseen card of another hand (see `places`)."""
    if wanted not in unknown(state, owner):
        return False
    state.hands[owner][wanted] -= 1
    state.hands[owner][given] += 1
    moved_in(state, owner, wanted, given)
    return True


def from_burned(owner: int, state: State, given: int, wanted: int) -> bool:
    """Swap a card of a hand that was burned face down (see `places`)."""
    burned = list(state.discarded[owner])
    if not burned[wanted]:
        return False
    burned[wanted] -= 1
    burned[given] += 1
    state.discarded = with_item(state.discarded, owner, tuple(burned))
    return True


# --- hands entered by their holders -----------------------------------------


def hidden(state: State, group: Iterable[int]) -> Counter[int]:
    """Count the unseen cards in the hands and burned hands of these seats, and in their piles."""
    found: Counter[int] = Counter()
    for seat in group:
        found.update(spread(state.hands[seat]) + spread(state.discarded[seat]))
        found.update(state.decks[seat] if state.decks else ())
    found.update(state.pile)
    return found


def within_reach(state: State, seat: int) -> dict[str, int]:
    """Return for each card id the highest number of copies that the seat's hand may have."""
    group = [seat] if state.decks else range(state.seats)
    found = hidden(state, group)
    for other in group:
        if other != seat:
            found.subtract(cards_of(state.known[other]))
    return {CARDS[card]: found[card] for card in sorted(found) if found[card] > 0}


def with_hands(state: State, hands: Mapping[int, list[int]], luck: Seeded) -> State | int:
    """Return a copy with these hands, by seat, and all other unseen cards shuffled.

    If more copies of a card were entered than exist, return that card instead.
    """
    other = copied(state)
    other.kept, other.older = None, ()
    for number, group in enumerate([[s] for s in hands] if state.decks else [list(hands)]):
        rest = hidden(state, group)
        for seat in group:
            rest.subtract(hands[seat])
        if missing := [card for card, left in rest.items() if left < 0]:
            return missing[0]
        heap = luck.order(f"laid/{number}", sorted(rest.elements()))
        lay_rest(other, group, hands, heap)
    return other


def lay_rest(
    state: State, group: list[int], hands: Mapping[int, list[int]], heap: list[int]
) -> None:
    """Set the hands of the seats in `group`, and deal `heap` into their burned hands and pile."""
    for seat in group:
        gone, heap = heap[: sum(state.discarded[seat])], heap[sum(state.discarded[seat]) :]
        state.hands[seat] = count(hands[seat])
        state.discarded = with_item(state.discarded, seat, tuple(count(gone)))
        dealt = map(sum, zip(state.hands[seat], state.discarded[seat], strict=True))
        state.dealt = with_item(state.dealt, seat, tuple(dealt))
    if state.decks:
        state.decks = with_item(state.decks, group[0], tuple(heap))
    else:
        state.pile = tuple(heap)


def unseen(state: State) -> Counts:
    """Count the unseen cards: those in hands, in piles, or burned from a hand."""
    seen = state.burned[:]
    for line in state.lines:
        for card in line:
            seen[card] += 1
    for card in state.slot:
        seen[card] += 1
    return [box - open_ for box, open_ in zip(state.rules.deck, seen, strict=True)]


def forced_into(state: State, seat: int, card: int) -> State:
    """Return a copy in which the seat holds `card`, although the rules make that impossible.

    The card takes the place of another card.
    """
    other = copied(state)
    hand, dealt = other.hands[seat], list(other.dealt[seat])
    spare = [each for each in spread(hand) if each != card]
    if spare:
        hand[spare[-1]] -= 1
        dealt[spare[-1]] = max(0, dealt[spare[-1]] - 1)
    hand[card] += 1
    dealt[card] += 1
    other.dealt = with_item(other.dealt, seat, tuple(dealt))
    other.known[seat] = ()
    return other


def relaid(state: State, seat: int, line: list[int]) -> State:
    """Return a copy in which the seat's line has the cards `line`.

    Removed cards return to the hand, and new ones come from it.
    """
    old, new = Counter(state.lines[seat]), Counter(line)
    other = copied(state)
    for card in (old - new).elements():
        other.hands[seat][card] += 1
    for card in (new - old).elements():
        other = holding(other, seat, card) or forced_into(other, seat, card)
        other = copied(other)
        other.hands[seat][card] -= 1
    other.lines[seat] = line
    return other


def resized(state: State, seat: int, size: int) -> State | None:
    """Return a copy with `size` cards in the hand, or None if the pile has too few."""
    other = copied(state)
    hand, stack = other.hands[seat], list(other.decks[seat] if other.decks else other.pile)
    missing = size - sum(hand)
    if missing > len(stack):
        return None
    dealt = list(other.dealt[seat])
    moved = stack[: max(missing, 0)] or spread(hand)[: max(-missing, 0)]
    step = 1 if missing > 0 else -1
    for card in moved:
        hand[card] += step
        dealt[card] = max(0, dealt[card] + step)
    stack = stack[missing:] if missing > 0 else [*stack, *moved]
    other.dealt = with_item(other.dealt, seat, tuple(dealt))
    other.known[seat] = ()
    other.uncounted = tuple(each for each in other.uncounted if each != seat)
    if other.decks:
        other.decks = with_item(other.decks, seat, tuple(stack))
    else:
        other.pile = tuple(stack)
    return other

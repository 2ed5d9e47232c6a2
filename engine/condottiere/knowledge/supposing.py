"""Worlds for a table where nobody's hand is known: one in which a seat holds what it has just laid.

At the table a hand is whatever has not been seen yet. A state deals out one way in which it may be;
when a card comes down that this deal put elsewhere, it changes places with one of the hand that
nobody has seen.
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
    """A world in which this card is in that hand; None where all know that it cannot be."""
    if state.hands[seat][card]:
        return state
    spare = next(iter(reversed(unknown(state, seat))), None)
    return None if spare is None else exchanged(state, seat, spare, card)


def unarmed(state: State, seat: int) -> State | None:
    """A world in which there is no mercenary in that hand; None where all know of one."""
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
    """The cards of a hand that others have not seen."""
    return sorted(
        (Counter(spread(state.hands[seat])) - Counter(cards_of(state.known[seat]))).elements()
    )


def exchanged(state: State, seat: int, given: int, wanted: int) -> State | None:
    """The two cards in each other's places; None where the wanted one lies open everywhere."""
    other = copied(state)
    other.kept, other.older = None, ()  # what of the hand is older nobody at a table has noted
    if not any(swap(other, given, wanted) for swap in places(other, seat)):
        return None
    other.hands[seat][given] -= 1
    other.hands[seat][wanted] += 1
    moved_in(other, seat, given, wanted)
    return other


def moved_in(state: State, seat: int, given: int, wanted: int) -> None:
    """What the seat was dealt has changed with what it holds."""
    dealt = list(state.dealt[seat])
    dealt[given] = max(0, dealt[given] - 1)
    dealt[wanted] += 1
    state.dealt = with_item(state.dealt, seat, tuple(dealt))


Swap = Callable[[State, int, int], bool]


def places(state: State, seat: int) -> Iterator[Swap]:
    """Wherever else a hidden card of that seat's may lie: each puts one in and takes one out."""
    yield partial(from_stack, seat)
    others = [seat] if state.decks else range(state.seats)
    for other in others:
        if other != seat:
            yield partial(from_hand, other)
    for other in others:
        yield partial(from_burned, other)


def from_stack(seat: int, state: State, given: int, wanted: int) -> bool:
    """The pile, or in a duel the seat's own."""
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
    """Another hand, as far as it has not been seen."""
    if wanted not in unknown(state, owner):
        return False
    state.hands[owner][wanted] -= 1
    state.hands[owner][given] += 1
    moved_in(state, owner, wanted, given)
    return True


def from_burned(owner: int, state: State, given: int, wanted: int) -> bool:
    """A hand that was burned face down."""
    burned = list(state.discarded[owner])
    if not burned[wanted]:
        return False
    burned[wanted] -= 1
    burned[given] += 1
    state.discarded = with_item(state.discarded, owner, tuple(burned))
    return True


# --- hands that their holders have said ------------------------------------


def hidden(state: State, group: Iterable[int]) -> Counter[int]:
    """What lies unseen with these seats and in the pile that they draw from."""
    found: Counter[int] = Counter()
    for seat in group:
        found.update(spread(state.hands[seat]) + spread(state.discarded[seat]))
        found.update(state.decks[seat] if state.decks else ())
    found.update(state.pile)
    return found


def within_reach(state: State, seat: int) -> dict[str, int]:
    """Of each card how many may be in that hand."""
    group = [seat] if state.decks else range(state.seats)
    found = hidden(state, group)
    for other in group:
        if other != seat:
            found.subtract(cards_of(state.known[other]))
    return {CARDS[card]: found[card] for card in sorted(found) if found[card] > 0}


def with_hands(state: State, hands: Mapping[int, list[int]], luck: Seeded) -> State | int:
    """The game with these hands, the piles and what was burned unseen shuffled of the rest.

    A card of which more were said than there can be, where that is so.
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
    """The hands of a group, then what each has burned, then the pile."""
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
    """How many of each card lie where nobody sees them: in hands, piles, or burned from a hand."""
    seen = state.burned[:]
    for line in state.lines:
        for card in line:
            seen[card] += 1
    for card in state.slot:
        seen[card] += 1
    return [box - open_ for box, open_ in zip(state.rules.deck, seen, strict=True)]


def forced_into(state: State, seat: int, card: int) -> State:
    """The card in that hand though it could not be there; another one makes room for it."""
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
    """Another line before that seat; what was wrong goes back to the hand, what lies came of it."""
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
    """That hand with so many cards, from the pile or back to it; None where they do not suffice."""
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
    if other.decks:
        other.decks = with_item(other.decks, seat, tuple(stack))
    else:
        other.pile = tuple(stack)
    return other

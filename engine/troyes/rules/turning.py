"""What is turned face up: activity cards, events, the characters at the end.

All of it was laid down face down at the set-up. A seed knows what lies where; a table with the real
box says it now, and what was laid there until then changes places with it.
"""

from __future__ import annotations

from engine.luck import turned_up
from engine.troyes.box.cards import COLOURS, RED
from engine.troyes.rules.setup import activities_for
from engine.troyes.state import NOBODY, State, with_item

EVENT = "event_card"  # as a table is asked for it


def turn_activity(state: State, slot: int) -> int:
    """P0: the card of a slot; nobody stands on it yet."""
    colour, level = slot // 3, slot % 3 + 1
    pool = activities_for(state.rules, colour, level)
    parts = ((COLOURS[colour], level),)
    card = turned_up(state, "activity", state.activities[slot], pool, parts)
    if card != state.activities[slot]:
        spaces = state.rules.cards.activities[card].vp_spaces
        state.activities = with_item(state.activities, slot, card)
        state.tradesmen[slot] = (NOBODY,) * len(spaces)
    return card


def turn_event(state: State, colour: int) -> int:
    """The top card of a deck of events, which is no longer in it then."""
    parts = ((COLOURS[colour],),)
    lies = state.decks[colour][0]
    trade(state, colour, lies, turned_up(state, EVENT, lies, hidden_events(state, colour), parts))
    card, *rest = state.decks[colour]
    state.decks[colour] = tuple(rest)
    return card


def turn_drawn(state: State, card: int) -> int:
    """15: the red card that was drawn, for Resistance, among those that had left the game."""
    parts = ((COLOURS[RED],),)
    seen = turned_up(state, EVENT, card, hidden_events(state, RED), parts)
    trade(state, RED, card, seen)
    return seen


def turn_unused(state: State) -> None:
    """15: all the red cards that had left the game, to be chosen among."""
    parts, known = (("unused",),), sorted((*state.decks[RED], *state.unused))
    for place in range(len(state.unused)):
        lies = state.unused[place]
        card = turned_up(state, EVENT, lies, tuple(known), parts)
        trade(state, RED, lies, card)
        known.remove(card)


def hidden_events(state: State, colour: int) -> list[int]:
    """What may lie in a deck, as in the box: of the red cards also those that left unseen."""
    also = state.unused if colour == RED and not was_laid_open(state) else ()
    return sorted((*state.decks[colour], *also))


def was_laid_open(state: State) -> bool:
    """Whether the red cards that left the game were shown, for Resistance to choose among them."""
    resistance = state.rules.cards.resistance
    hidden = (*state.decks[RED], *state.unused)
    chooses = state.rules.bonus_cards and state.rules.resistance_pick == "choose"
    return chooses and resistance not in hidden


def trade(state: State, colour: int, card: int, other: int) -> None:
    """Two cards that nobody had seen change places."""
    if card == other:
        return
    other_of = {card: other, other: card}
    state.decks[colour] = tuple(other_of.get(each, each) for each in state.decks[colour])
    if colour == RED:
        state.unused = tuple(other_of.get(each, each) for each in state.unused)


def turn_characters(state: State) -> None:
    """14: the secret ones of each seat in turn; none is asked for that must be what is left."""
    hands = [list(hand) for hand in state.characters[: state.seats]]
    unseen = list(range(len(state.rules.cards.characters)))
    for seat, hand in enumerate(hands):
        for place, lies in enumerate(hand):
            card = turned_up(state, "character", lies, tuple(unseen), ((seat,),))
            unseen.remove(card)
            for other in hands[seat:]:
                if card in other:
                    other[other.index(card)] = lies
            hand[place] = card
    state.characters = [*(tuple(sorted(hand)) for hand in hands), state.characters[state.seats]]

"""Turning things face up: activity cards, events, and characters at the end.

All were placed face down at setup. In a seeded game the engine knows them. At a table with the real
box, the players enter the card, and it trades places with the card assumed there.
"""

from __future__ import annotations

from engine.luck import turned_up
from engine.troyes.box.cards import COLOURS, RED
from engine.troyes.rules.setup import activities_for
from engine.troyes.state import NOBODY, State, with_item

EVENT = "event_card"  # the name of the question to a table


def turn_activity(state: State, slot: int) -> int:
    """Turn up the card of a slot (P0), which has no tradesmen yet."""
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
    """Turn up the top card of an event deck, and remove it from the deck."""
    parts = ((COLOURS[colour],),)
    lies = state.decks[colour][0]
    trade(state, colour, lies, turned_up(state, EVENT, lies, hidden_events(state, colour), parts))
    card, *rest = state.decks[colour]
    state.decks[colour] = tuple(rest)
    return card


def turn_drawn(state: State, card: int) -> int:
    """Turn up the red card drawn for Resistance from those left out of the game (15)."""
    parts = ((COLOURS[RED],),)
    seen = turned_up(state, EVENT, card, hidden_events(state, RED), parts)
    trade(state, RED, card, seen)
    return seen


def turn_unused(state: State) -> None:
    """Turn up all red cards left out of the game, so that Resistance can choose (15)."""
    parts, known = (("unused",),), sorted((*state.decks[RED], *state.unused))
    for place in range(len(state.unused)):
        lies = state.unused[place]
        card = turned_up(state, EVENT, lies, tuple(known), parts)
        trade(state, RED, lies, card)
        known.remove(card)


def hidden_events(state: State, colour: int) -> list[int]:
    """Return the cards that may be in a deck.

    For the red deck these include the red cards left out of the game unseen.
    """
    also = state.unused if colour == RED and not was_laid_open(state) else ()
    return sorted((*state.decks[colour], *also))


def was_laid_open(state: State) -> bool:
    """True if the red cards left out of the game were shown for Resistance to choose."""
    resistance = state.rules.cards.resistance
    hidden = (*state.decks[RED], *state.unused)
    chooses = state.rules.bonus_cards and state.rules.resistance_pick == "choose"
    return chooses and resistance not in hidden


def trade(state: State, colour: int, card: int, other: int) -> None:
    """Swap two unseen cards, in the deck of this colour and among the red cards left out."""
    if card == other:
        return
    other_of = {card: other, other: card}
    state.decks[colour] = tuple(other_of.get(each, each) for each in state.decks[colour])
    if colour == RED:
        state.unused = tuple(other_of.get(each, each) for each in state.unused)


def turn_characters(state: State) -> None:
    """Turn up the characters of each seat (14), without asking for one that is certain."""
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

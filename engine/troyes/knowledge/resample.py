"""Another world that one seat cannot tell from its own: what it may not see lies otherwise.

Hidden are the cards face down, the characters of others, and the luck to come.
"""

from __future__ import annotations

from engine.log import Entry
from engine.luck import Seeded, seeded
from engine.state import copied
from engine.troyes.box.cards import RED
from engine.troyes.rules.setup import activities_for
from engine.troyes.rules.turning import was_laid_open
from engine.troyes.state import NOBODY, State


def reshuffle_unseen(state: State, seat: int | None, seed: bytes | int) -> State:
    luck = seeded(seed)
    world = other_piles(state, luck)
    world.luck = luck.to_come(state.luck.draws)
    if state.phase != "over" and not state.solo:
        world.characters = other_characters(state, seat, luck)
        world.log = [retold(entry, seat, world) for entry in state.log]
    return world


def other_piles(state: State, luck: Seeded) -> State:
    """A copy in which what lies face down on the table lies as this luck has it."""
    world = copied(state)
    world.activities = other_activities(state, luck)
    world.tradesmen = other_spaces(state, world)
    lay_other_events(state, world, luck)
    return world


def other_activities(state: State, luck: Seeded) -> tuple[int, ...]:
    """For each card face down any of its colour and round."""
    found = []
    for slot, present in enumerate(state.activities):
        pool = activities_for(state.rules, slot // 3, slot % 3 + 1)
        hidden = slot % 3 >= state.round
        found.append(pool[luck.lot(f"activity/{slot}", len(pool))] if hidden else present)
    return tuple(found)


def other_spaces(state: State, world: State) -> list[tuple[int, ...]]:
    """Tradesmen as they stand; a card face down has as many empty spaces as are printed on it."""
    cards = state.rules.cards.activities
    return [
        (NOBODY,) * len(cards[world.activities[slot]].vp_spaces)
        if slot % 3 >= state.round
        else standing
        for slot, standing in enumerate(state.tradesmen)
    ]


def lay_other_events(state: State, world: State, luck: Seeded) -> None:
    """The decks in another order; red cards may also be among those that left the game."""
    for colour, deck in enumerate(state.decks):
        world.decks[colour] = tuple(luck.order(f"deck/{colour}", list(deck)))
    if not was_laid_open(state):
        reds = luck.order("reds", [*state.decks[RED], *state.unused])
        count = len(state.decks[RED])
        world.decks[RED], world.unused = tuple(reds[:count]), tuple(reds[count:])


def other_characters(state: State, seat: int | None, luck: Seeded) -> list[tuple[int, ...]]:
    """One's own stay; the others have any of the rest."""
    own = state.characters[seat] if seat is not None else ()
    every = range(len(state.rules.cards.characters))
    rest = luck.order("characters", [card for card in every if card not in own])
    found = []
    for other, hand in enumerate(state.characters):
        if other != seat:
            hand, rest = tuple(sorted(rest[: len(hand)])), rest[len(hand) :]
        found.append(hand)
    return found


def retold(entry: Entry, seat: int | None, world: State) -> Entry:
    """What others were dealt, in their own log."""
    turn, kind, *facts = entry
    if kind != "dealt" or facts[0] == seat:
        return entry
    owner, _ = facts
    assert isinstance(owner, int)
    return turn, kind, owner, world.characters[owner]

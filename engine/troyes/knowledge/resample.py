"""Replacement of everything hidden, giving a state that one seat cannot tell from the real one.

Face-down cards, other seats' characters and future luck are hidden.
"""

from __future__ import annotations

from engine.log import Entry
from engine.luck import Seeded, seeded
from engine.state import copied
from engine.troyes.box.cards import RED
from engine.troyes.rules.face_up import was_laid_open
from engine.troyes.rules.setup import activities_for
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
    """Return a copy of the state in which `luck` draws the face-down cards on the table again."""
    world = copied(state)
    world.activities = other_activities(state, luck)
    world.tradesmen = other_spaces(state, world)
    lay_other_events(state, world, luck)
    return world


def other_activities(state: State, luck: Seeded) -> tuple[int, ...]:
    """Return the activity card of each slot, with the face-down ones drawn again.

    A new card has the colour and the round of its slot.
    """
    found = []
    for slot, present in enumerate(state.activities):
        pool = activities_for(state.rules, slot // 3, slot % 3 + 1)
        hidden = slot % 3 >= state.round
        found.append(pool[luck.lot(f"activity/{slot}", len(pool))] if hidden else present)
    return tuple(found)


def other_spaces(state: State, world: State) -> list[tuple[int, ...]]:
    """Return the tradesmen by slot, with spaces for the cards of `world`.

    A face-down card has no tradesmen, and as many empty spaces as are printed on it in `world`.
    """
    cards = state.rules.cards.activities
    return [
        (NOBODY,) * len(cards[world.activities[slot]].vp_spaces)
        if slot % 3 >= state.round
        else standing
        for slot, standing in enumerate(state.tradesmen)
    ]


def lay_other_events(state: State, world: State, luck: Seeded) -> None:
    """Shuffle the event decks of `world`.

    Red cards left out of the game are shuffled in too, unless they have been shown.
    """
    for colour, deck in enumerate(state.decks):
        world.decks[colour] = tuple(luck.order(f"deck/{colour}", list(deck)))
    if not was_laid_open(state):
        reds = luck.order("reds", [*state.decks[RED], *state.unused])
        count = len(state.decks[RED])
        world.decks[RED], world.unused = tuple(reds[:count]), tuple(reds[count:])


def other_characters(state: State, seat: int | None, luck: Seeded) -> list[tuple[int, ...]]:
    """Return the characters by seat: those of `seat` unchanged, and all others drawn by `luck`."""
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
    """Return a log entry as it would be in `world`, where other seats have other characters."""
    turn, kind, *facts = entry
    if kind != "dealt" or facts[0] == seat:
        return entry
    owner, _ = facts
    assert isinstance(owner, int)
    return turn, kind, owner, world.characters[owner]

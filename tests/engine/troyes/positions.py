"""Positions of Troyes built for tests: complete, lawful states.

The players are those of the rulebook's examples: Anna (seat 0), Faye, Geoffrey and Emily.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from engine.troyes.box.cards import BUILDINGS, COLOURS
from engine.troyes.game import Troyes
from engine.troyes.state import NOBODY, State
from tests.engine.laws import broken
from tests.tables import seated

GAME = Troyes()
ANNA, FAYE, GEOFFREY, EMILY = range(4)
GREY = "grey"
LE_ROY = 1
CITIZENS = 12


def laid(
    seats: int = 4,
    *,
    actor: int = ANNA,
    phase: str = "act",
    round: int = 3,
    dice: dict[Any, str] | None = None,
    black: tuple[int, ...] = (),
    deniers: dict[int, int] | None = None,
    influence: dict[int, int] | None = None,
    points: dict[Any, int] | None = None,
    personal: dict[int, int] | None = None,
    standing: dict[str, Any] | None = None,
    lying: dict[str, list[Any]] | None = None,
    open: str = "",
    tradesmen: dict[str, list[Any]] | None = None,
    cubes: dict[str, dict[int, int]] | None = None,
    events: dict[str, list[Any]] | None = None,
    cathedral: dict[int, list[Any]] | None = None,
    passed: tuple[int, ...] = (),
    start: int = ANNA,
    options: dict[str, Any] | None = None,
    seed: bytes = b"laid out by hand",
) -> State:
    """Return a position in a round. `dice` are words by district: {ANNA: "y5 y6", GREY: "r3"}."""
    state = GAME.setup(seats, options or {}, seed)
    state.phase, state.actor, state.round, state.start = phase, actor, round, start
    state.placed, state.black, state.log = 20, black, []
    fill(state.deniers, deniers, 10, seats)
    fill(state.influence, influence, 4, seats)
    fill(state.points, points, 0, seats)
    fill(state.personal, personal, 3, seats)
    state.passed = [seat in passed for seat in range(seats)]
    lay_dice(state, dice or {GREY: "w1"})
    lay_citizens(state, standing or {}, lying or {})
    lay_activities(state, open.split(), tradesmen or {}, cubes or {})
    lay_events(state, events or {})
    state.cathedral = [who_all(state, (cathedral or {}).get(n, [])) for n in range(1, 7)]
    settle(state)
    assert broken(GAME, state) == []
    return state


def fill(held: list[int], given: dict[Any, int] | None, usual: int, seats: int) -> None:
    for seat in range(seats):
        held[seat] = (given or {}).get(seat, usual)
    if given and GREY in given:
        held[seats] = given[GREY]


def who(state: State, owner: Any) -> int:
    return state.seats if owner == GREY else owner


def who_all(state: State, owners: list[Any]) -> tuple[int, ...]:
    return tuple(who(state, owner) for owner in owners)


def lay_dice(state: State, dice: dict[Any, str]) -> None:
    state.dice = [[(), (), ()] for _ in range(state.seats + 1)]
    for owner, words in dice.items():
        district = state.dice[who(state, owner)]
        for word in words.split():
            colour = "rwy".index(word[0])
            district[colour] = tuple(sorted((*district[colour], int(word[1]))))


def lay_citizens(state: State, standing: dict[str, Any], lying: dict[str, list[Any]]) -> None:
    cards = state.rules.cards
    state.spaces = [NOBODY] * len(cards.spaces)
    for space, owner in standing.items():
        state.spaces[cards.space_number[space]] = who(state, owner)
    state.lying = [who_all(state, lying.get(building, [])) for building in BUILDINGS]


def lay_activities(
    state: State, wanted: list[str], tradesmen: dict[str, list[Any]], cubes: dict[str, Any]
) -> None:
    """Put these cards into their slots; an owner of None leaves a space free."""
    cards, slots = state.rules.cards, list(state.activities)
    for name in {*wanted, *tradesmen, *cubes}:
        card = cards.activities[cards.activity_number[name]]
        slots[3 * card.colour + card.round - 1] = cards.activity_number[name]
    state.activities = tuple(slots)
    state.tradesmen = [(NOBODY,) * len(cards.activities[card].vp_spaces) for card in slots]
    for name, owners in tradesmen.items():
        slot = slots.index(cards.activity_number[name])
        placed = [NOBODY if owner is None else who(state, owner) for owner in owners]
        missing = len(state.tradesmen[slot]) - len(placed)
        state.tradesmen[slot] = (*placed, *(NOBODY,) * missing)
    state.stored = [(0,) * state.seats for _ in slots]
    for name, counts in cubes.items():
        slot = slots.index(cards.activity_number[name])
        state.stored[slot] = tuple(counts.get(seat, 0) for seat in range(state.seats))


def lay_events(state: State, events: dict[str, list[Any]]) -> None:
    """Put Marauding and these events into play with their cubes; the others into the decks."""
    cards = state.rules.cards
    named = [name for name in events if name != "marauding"]
    state.queue = [0, *(cards.event_number[name] for name in named)]
    state.flags = [who_all(state, events.get(cards.events[card].id, [])) for card in state.queue]
    free = [
        [n for n, card in enumerate(cards.events) if card.colour == colour and fits(state, n)]
        for colour in range(len(COLOURS))
    ]
    rounds = cards.setup["players"][str(state.seats)]["rounds"]
    left = rounds - state.round
    state.decks = [tuple(free[0][:left]), tuple(free[1]), tuple(free[2])]
    state.unused = tuple(free[0][left:])


def fits(state: State, card: int) -> bool:
    known = state.rules.bonus_cards or card != state.rules.cards.resistance
    return known and card not in state.queue


def settle(state: State) -> None:
    """Put all other citizens into the general supply."""
    for owner in range(state.seats + 1):
        total = CITIZENS if owner < state.seats else (24 if state.solo else 8)
        out = state.personal[owner] + state.spaces.count(owner)
        out += sum(lying.count(owner) for lying in state.lying)
        out += sum(standing.count(owner) for standing in state.tradesmen)
        assert out <= total, "more citizens than there are"
        state.supply[owner] = total - out


# --- actions and queries ---------------------------------------------------


def do(state: State, *actions: str) -> State:
    """Apply the actions one after another, each by the seat to act, and return the new state."""
    for action in actions:
        state = GAME.apply(state, state.actor, action)
    return state


def refused(state: State, action: str, seat: int | None = None) -> dict[str, Any] | None:
    return GAME.refusal(state, state.actor if seat is None else seat, action)


def told(state: State, kind: str) -> list[dict[str, Any]]:
    return [event for event in GAME.events(state, None, 0) if event["kind"] == kind]


def stands(state: State, *spaces: str) -> list[Any]:
    """Return the owners of the citizens on these spaces: a seat, "grey" or None."""
    numbers = [state.spaces[state.rules.cards.space_number[space]] for space in spaces]
    return [None if n == NOBODY else GREY if n == state.seats else n for n in numbers]


def slot(state: State, name: str) -> int:
    return state.activities.index(state.rules.cards.activity_number[name])


def flags(state: State, name: str) -> list[Any]:
    place = state.queue.index(state.rules.cards.event_number[name])
    return [GREY if owner == state.seats else owner for owner in state.flags[place]]


def queue(state: State) -> list[str]:
    return [state.rules.cards.events[card].id for card in state.queue]


def random_game(seats: int, number: int, options: dict[str, Any] | None = None) -> Iterator[State]:
    """Yield the states of a random game; each is valid until the next one is requested."""
    luck = random.Random(number)
    state = GAME.setup(seats, seated(GAME, options or {}, seats), f"{seats}/{number}".encode())
    yield state
    while acting := GAME.to_act(state):
        GAME.play(state, acting[0], luck.choice(GAME.legal_actions(state, acting[0])))
        yield state


def choices(number: int) -> dict[str, Any]:
    """Return random options, the same ones for each number."""
    luck = random.Random(f"options {number}")
    return {
        option["id"]: luck.choice(option.get("values") or [*range(*option["range"])])
        for option in GAME.options
    }

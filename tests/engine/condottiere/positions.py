"""Positions built for tests: complete, lawful states with every card in one place.

The players are Ana (seat 0), Béla, Cyrus, Dara, Emma and Farid.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import engine
from engine.condottiere.box.cards import NO_CARD, NUMBER, count, spread
from engine.condottiere.rules.choosing import blessings
from engine.condottiere.rules.strength import season
from engine.condottiere.state import NOBODY, State, with_item
from tests.engine.laws import broken
from tests.tables import seated

GAME = engine.games()["condottiere-3e"]
FIRST = engine.games()["condottiere-1e"]
RAKAB = engine.games()["rakab"]
REGIONS = GAME.land.regions
ANA, BELA, CYRUS, DARA, EMMA, FARID = range(6)

USUAL_SITE = {"italy17": "siena", "rakab14": "morina"}

Cards = str | list[str]


def numbers(cards: Cards) -> list[int]:
    """Return the cards of a list, or of a text such as "m10 heroine"."""
    return [NUMBER[card] for card in (cards.split() if isinstance(cards, str) else cards)]


def battle(
    lines: list[Cards],
    hands: list[Cards] | None = None,
    *,
    site: str | None = None,
    holder: int = ANA,
    actor: int = ANA,
    owned: dict[str, int] | None = None,
    favour: str | None = None,
    passed: tuple[int, ...] = (),
    options: dict[str, Any] | None = None,
    face_down: dict[int, str] | None = None,
    on_top: str | None = None,
    game: Any = GAME,
) -> State:
    """Return a battle in progress; `on_top` is the season in the slot, if the edition has one."""
    seats, land = len(lines), game.land.regions
    state = game.setup(seats, options or {}, b"laid out by hand")
    state.lines = [numbers(line) for line in lines]
    state.hands = [count(numbers(hand)) for hand in hands or [""] * seats]
    state.holder, state.actor = holder, actor
    state.phase, state.battle, state.idle = "battle", 2, 0 if any(state.lines) else 1
    state.site = land.index(site or USUAL_SITE[game.land.id])
    state.favour = land.index(favour) if favour else -1
    for region, owner in (owned or {}).items():
        state.owner[land.index(region)] = owner
    state.slot = (NUMBER[on_top],) if on_top else ()
    state.season = NUMBER[on_top] if on_top else season(state.lines)
    state.passed = [seat in passed for seat in range(seats)]
    state.blessings = blessings(state)
    for seat, card in (face_down or {}).items():
        state.covered = with_item(state.covered, seat, NUMBER[card])
    defender = state.owner[state.site]
    if state.rules.takeover and defender != NOBODY:
        unseen = not lines[defender] and defender not in (face_down or {})
        state.reserve = defender if unseen and defender not in passed else NOBODY
    settle(state, game)
    return state


def asking(*about: Any, **more: Any) -> State:
    """Return a battle after which every seat that may burn its hand is asked, one after another."""
    return battle(*about, options={"asked_discards": True}, **more)


def settle(state: State, game: Any = GAME) -> None:
    """Put all other cards into the pile; the round began with these hands and lines."""
    covered = state.covered or (NO_CARD,) * state.seats
    down = [[card] * (card != NO_CARD) for card in covered]
    laid = [count([*line, *card]) for line, card in zip(state.lines, down, strict=True)]
    places = [*state.hands, *laid, state.burned, count(list(state.slot))]
    lying = map(sum, zip(*places, strict=True))
    rest = [box - out for box, out in zip(state.rules.deck, lying, strict=True)]
    assert min(rest) >= 0, "more cards than the box holds"
    state.pile = tuple(spread(rest))
    state.dealt = tuple(
        tuple(map(sum, zip(hand, line, strict=True)))
        for hand, line in zip(state.hands, laid, strict=True)
    )
    assert broken(game, state) == []


def do(state: State, *actions: str) -> State:
    """Apply the actions one after another, each by the seat to act, and return the new state."""
    for action in actions:
        state = GAME.apply(state, state.actor, action)
    return state


def passes(state: State) -> State:
    """Let all seats pass until the battle is over."""
    battle = state.battle
    while state.phase == "battle" and state.battle == battle:
        state = do(state, "pass")
    return state


def told(state: State, seat: int | None, kind: str) -> list[dict[str, Any]]:
    return [event for event in GAME.events(state, seat, 0) if event["kind"] == kind]


def line(state: State, seat: int) -> list[str]:
    return GAME.view(state, None)["players"][seat]["line"]


def strengths(state: State) -> list[int]:
    return [player["strength"] for player in GAME.view(state, None)["players"]]


def hand(state: State, seat: int) -> list[str]:
    return GAME.view(state, seat)["hand"]


def region_of(state: State, token: str) -> str | None:
    return GAME.view(state, None)[token]


def random_game(
    seats: int, number: int, options: dict[str, Any] | None = None, game: Any = GAME
) -> Iterator[State]:
    """Yield the states of a random game; each is valid until the next one is requested."""
    luck = random.Random(number)
    state = game.setup(seats, seated(game, options or {}, seats), f"{seats}/{number}".encode())
    yield state
    while acting := game.to_act(state):
        seat = luck.choice(acting)
        game.play(state, seat, luck.choice(game.legal_actions(state, seat)))
        yield state


def random_states(
    games: int, every: int = 1, options: dict[str, Any] | None = None, game: Any = GAME
) -> Iterator[State]:
    """Yield states of random games for every number of seats."""
    for seats in game.seats:
        for number in range(games):
            for turn, state in enumerate(random_game(seats, number, options, game)):
                if turn % every == 0:
                    yield state


def choices(number: int, game: Any = GAME) -> dict[str, Any]:
    """Return random options, the same ones for each number."""
    luck = random.Random(f"options {number}")
    return {
        option["id"]: luck.choice(option.get("values") or [*range(*option["range"])])
        for option in game.options
    }

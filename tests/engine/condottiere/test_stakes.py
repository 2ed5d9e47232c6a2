"""The stakes of a battle: a stance that asks when it matters asks before every possible end."""

from __future__ import annotations

import random
from typing import Any

import pytest

from engine.condottiere.rules.concluding import REASONS
from engine.condottiere.rules.stakes import could_end
from engine.condottiere.state import State
from tests.engine.condottiere.positions import (
    ANA,
    BELA,
    CYRUS,
    FIRST,
    GAME,
    RAKAB,
    battle,
    choices,
    count,
    numbers,
)
from tests.engine.condottiere.test_rounds import REGIONS, final_battle, full_board
from tests.tables import MOST_MOVES, seated

EDITIONS = [GAME, FIRST, RAKAB]
SAMPLE = 4  # for each edition and size; 300 were played once
ASKING = "every-battle; most 9; ask winning"
# A draw called by the host does not come from a battle.
BY_BATTLE = {*REASONS} - {"draw_called"}


def decided(state: State) -> str | None:
    """Return the reason for the end of a game, or "count" before a final battle."""
    if state.result is not None:
        return state.result["reason"]
    return "count" if state.finalists else None


def ends(game: Any, seats: int, number: int) -> set[str]:
    """Play one random game and return its ends; the stance must have asked before each of them.

    In every third game no seat passes if it can play, so that a duel runs out of cards.
    """
    luck = random.Random(f"{game.id} {seats} {number}")
    options = seated(game, choices(number, game), seats) if number % 2 else {}
    state = game.setup(seats, options, str(number).encode())
    found, fought, answered = set(), (0, 0), []
    while (acting := game.to_act(state)) and state.turn < MOST_MOVES:
        seat = luck.choice(acting)
        legal = game.legal_actions(state, seat)
        if state.phase == "battle":
            now = (state.battle, len(state.finalists))
            answered = answered if now == fought else []
            fought, view = now, game.view(state, seat)
            answered.append((view["could_end"], game.orders.answer(ASKING, view, legal, [])))
        was_final, plays = bool(state.finalists), [each for each in legal if "pass" not in each]
        game.play(state, seat, luck.choice(plays if plays and number % 3 == 2 else legal))
        state.log.clear()
        reason = decided(state)
        if reason is None or (state.result is None and was_final):
            continue
        found.add(reason)
        for reasons, answer in answered:
            assert reason in reasons, (number, reason, reasons)
            assert answer.action is None and answer.why == {"kind": "winning"}
    return found


@pytest.mark.parametrize("game", EDITIONS, ids=lambda game: game.id)
def test_it_asks_before_every_end_of_random_games(game: Any) -> None:
    found = set()
    for seats in game.seats:
        for number in range(SAMPLE):
            found |= ends(game, seats, number)
    assert found <= BY_BATTLE and len(found) > 1


# --- one by one ------------------------------------------------------------


def last_region(game: Any, seats: int, free: tuple[str, ...] = (), **about: Any) -> State:
    """Return a battle in which all regions but the site and the `free` ones are owned.

    The owned regions are spread over all seats.
    """
    site, *others = [region for region in game.land.regions if region not in free]
    owned = {region: number % seats for number, region in enumerate(others)}
    hands = ["m3", *["m1"] * (seats - 1)]
    return battle([""] * seats, hands, owned=owned, site=site, game=game, **about)


def is_counted(state: State) -> bool:
    return "count" in could_end(state)


def test_the_last_region_is_asked_about_in_every_edition() -> None:
    assert is_counted(last_region(GAME, 6)) and is_counted(last_region(FIRST, 6))
    state = last_region(RAKAB, 5)  # provinces such as 2-3-3-2-3
    assert is_counted(state)
    found = RAKAB.orders.answer(ASKING, RAKAB.view(state, ANA), ["play m3", "pass"], [])
    assert found.action is None and found.why == {"kind": "winning"}


def test_the_last_but_one_is_asked_about_where_a_bishop_may_close_it() -> None:
    about: Any = {"free": ("roma",)}
    assert is_counted(last_region(GAME, 6, **about))
    assert is_counted(last_region(GAME, 6, favour="roma", **about))
    assert not is_counted(last_region(FIRST, 6, **about))
    assert not is_counted(last_region(GAME, 6, free=("roma", "napoli"), favour="roma"))
    assert is_counted(last_region(RAKAB, 6, free=RAKAB.land.regions[:1]))


def test_with_takeover_the_count_follows_its_option() -> None:
    for counted in (True, False):
        options = {"takeover": True, "takeover_count": counted}
        state = last_region(GAME, 6, options=options)
        assert is_counted(state) == counted
        state.owner[state.site] = BELA
        state.owner[REGIONS.index("roma")] = -1
        assert is_counted(state) == counted  # a bishop may close Roma while Béla is attacked


def test_a_final_battle_and_a_full_board_are_asked_about() -> None:
    assert could_end(final_battle()) == ["final_battle"]
    assert could_end(full_board("roma", modena=ANA)) == ["adjacent", "total", "count"]


@pytest.mark.parametrize("point", RAKAB.land.loose)
def test_a_border_in_a_single_point_matters_only_if_it_counts(point: frozenset[int]) -> None:
    """Only that border connects the group of three regions."""
    land = RAKAB.land
    for one, site in (sorted(point), sorted(point, reverse=True)):
        for beyond in land.borders[one] - land.borders[site] - point:
            owned = {land.regions[one]: ANA, land.regions[beyond]: ANA}
            about: Any = {"owned": owned, "site": land.regions[site], "game": RAKAB}
            for strict, reasons in ((False, ["adjacent"]), (True, [])):
                options = {"strict_borders": strict}
                state = battle(["", "", ""], ["m1"] * 3, options=options, **about)
                assert could_end(state) == reasons


def duel(*hands: str, decks: tuple[tuple[int, ...], ...] = ((), ()), **options: Any) -> State:
    """Return a battle of a duel with these cards left; the others are out of the game."""
    state = RAKAB.setup(2, options, b"duel")
    state = RAKAB.apply(state, state.actor, f"besiege {RAKAB.land.regions[0]}")
    state.hands, state.decks = [count(numbers(hand)) for hand in hands], decks
    return state


@pytest.mark.parametrize(
    ("state", "reasons"),
    [
        (duel("m1", "m2"), ["exhausted"]),
        (duel("m1", ""), ["exhausted"]),
        (duel("m1", "m2", decks=((), (0,))), []),
    ],
)
def test_a_duel_ends_when_both_could_be_out_of_cards(state: State, reasons: list[str]) -> None:
    assert could_end(state) == reasons


@pytest.mark.parametrize(("discards", "reasons"), [(False, []), (True, ["exhausted"])])
def test_a_seat_that_has_passed_may_burn_its_last_cards(discards: bool, reasons: list[str]) -> None:
    state = duel("m1", "drummer", duel_discards=discards)
    state.passed[BELA] = True
    assert could_end(state) == reasons


@pytest.mark.parametrize(("idle", "reasons"), [(2, []), (3, ["exhausted"])])
def test_a_duel_ends_when_no_player_plays_on(idle: int, reasons: list[str]) -> None:
    state = duel("m1", "", decks=((0,), ()))
    state.idle = idle
    assert could_end(state) == reasons


def test_outside_battles_nothing_is_decided() -> None:
    state = battle(["", "", ""], ["m1"] * 3)
    state.phase, state.site = "choose", -1
    assert could_end(state) == [] == GAME.view(state, CYRUS)["could_end"]

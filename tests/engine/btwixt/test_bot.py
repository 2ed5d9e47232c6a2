"""The bot of B'Twixt in single positions, and in many games against random players."""

from __future__ import annotations

import random
from typing import Any

import pytest

from engine.btwixt.game import GAME
from engine.btwixt.state import State
from tests.engine.btwixt.positions import ANA, BELA, CYRUS, do, table


def choice(state: State, seat: int = ANA, seed: bytes = b"luck") -> str:
    return GAME.bot(GAME.view(state, seat), GAME.legal_actions(state, seat), seed)


def test_it_kneels_once_it_has_won() -> None:
    state = table(["s26 s24", "s09", ""], ["s21", "s20", ""], kneeling=(BELA, CYRUS))
    assert choice(state) == "kneel"


def test_it_takes_the_lead_with_the_cheapest_card_that_does() -> None:
    state = table(["s26 s21 s17 s09", "", ""], ["", "s13", ""], kneeling=(BELA, CYRUS), ally="a18")
    assert choice(state) == "play s17"


def test_it_does_not_ruin_itself_for_an_ally_that_is_out_of_reach() -> None:
    state = table(["s21 s16 s09 s13", "s26", ""], ["", "s25 s24 s24", ""], ally="a02")
    assert choice(state) == "kneel"


def test_it_spends_all_it_has_if_cards_are_dealt_anew_each_season() -> None:
    councils = ["a03", "a04", "a05"]
    state = table(["s24 s24 s21", "", ""], ["", "s26 s24", ""], ally="a18", councils=councils)
    assert choice(state).startswith("play s")


def test_it_strengthens_its_weaker_council() -> None:
    state = table([""] * 3, ["s26", "", ""], councils=["a06", "", "a02"], tokens=[[3], [], []])
    state = do(state, *["kneel"] * 3)
    assert choice(state) == "ally right"


def test_it_targets_the_leader_who_is_ahead() -> None:
    state = do(table(["s02", "", ""], ["", "s26 s09", "s13"]), "play s02")
    assert choice(state) == "seat 1"
    assert choice(do(state, "seat 1")) == "bid s26"


def test_it_parts_with_its_cheapest_card() -> None:
    state = do(table(["s06", "s26 s09 s16", ""]), "play s06")
    assert choice(state, BELA) == "discard s09"


@pytest.mark.parametrize(("seats", "least"), [(3, 0.6), (4, 0.4), (6, 0.3)])
def test_it_beats_chance_clearly(seats: int, least: float) -> None:
    won, games = 0.0, 60
    for number in range(games):
        bot = number % seats
        winners = play_out(seats, number, bot)
        won += (bot in winners) / len(winners)
    assert won / games > least


def play_out(seats: int, number: int, bot: int) -> list[int]:
    luck: Any = random.Random(number)
    state = GAME.setup(seats, {}, f"bot {number}".encode())
    while acting := GAME.to_act(state):
        seat, legal = acting[0], GAME.legal_actions(state, acting[0])
        chosen = choice(state, seat, b"%d" % state.turn) if seat == bot else luck.choice(legal)
        GAME.play(state, seat, chosen)
    return GAME.result(state)["winners"]

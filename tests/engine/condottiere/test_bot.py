"""The bot of Condottiere in single positions, and in many games against random players."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tests.engine.condottiere.positions import ANA, BELA, CYRUS, FIRST, GAME, RAKAB, battle


def choice(state: Any, seat: int = ANA, game: Any = GAME, seed: bytes = b"luck") -> str:
    return game.bot(game.view(state, seat), game.legal_actions(state, seat), seed)


def test_it_takes_the_lead_with_the_cheapest_card_that_does() -> None:
    assert choice(battle(["", "m3", ""], ["m2 m4 m5 m10", "m1", "m1"])) == "play m4"


def test_it_stops_once_nobody_can_take_the_lead_any_more() -> None:
    state = battle(["m4", "m3", ""], ["m2 m4 m10", "m1", ""], passed=(BELA,))
    assert choice(state) == "pass"


def test_it_ends_a_battle_that_it_leads_if_it_can() -> None:
    assert choice(battle(["m4", "m3", ""], ["m2 surrender", "m1 m6", "m1"])) == "play surrender"


def test_it_does_not_ruin_itself_for_a_region_of_no_weight() -> None:
    state = battle(["", "m10 m10 m10", ""], ["m5 m6 m10 m1", "m1 m2 m3 m4 m5", "m1"])
    assert choice(state) == "pass"


def test_it_spends_all_it_has_when_the_game_is_at_stake() -> None:
    owned = {"roma": BELA, "firenze": BELA, "spoleto": BELA, "napoli": BELA, "torino": BELA}
    state = battle(["", "m10 m4", ""], ["m5 m6 m10", "m1 m2", "m1"], owned=owned)
    assert choice(state).startswith("play m")


def test_it_saves_a_mercenary_from_a_battle_that_is_lost() -> None:
    state = battle(["m10", "m10 m10 heroine", ""], ["scarecrow", "m6 m6", ""], passed=(CYRUS,))
    assert choice(state) == "play scarecrow m10"


def test_it_sites_a_battle_where_its_regions_grow() -> None:
    state = battle(["", "", ""], ["m1", "m1", "m1"], owned={"roma": ANA, "torino": BELA})
    state.phase, state.site = "choose", -1
    borders = GAME.land.borders[GAME.land.regions.index("roma")]
    neighbours = {GAME.land.regions[region] for region in borders}
    assert choice(state).split()[1] in neighbours


@pytest.mark.parametrize("game", [GAME, FIRST, RAKAB], ids=lambda game: game.id)
def test_it_beats_chance_clearly(game: Any) -> None:
    """The bot has one of three seats, so chance would give it a third of the games."""
    won, games = 0.0, 40
    for number in range(games):
        winners = play_out(game, number, bot=number % 3)
        won += (number % 3 in winners) / max(1, len(winners))
    assert won / games > 0.6


def play_out(game: Any, number: int, bot: int) -> list[int]:
    luck = random.Random(number)
    state = game.setup(3, {}, f"bot {number}".encode())
    while acting := game.to_act(state):
        seat, legal = acting[0], game.legal_actions(state, acting[0])
        chosen = choice(state, seat, game, b"%d" % state.turn) if seat == bot else None
        game.play(state, seat, chosen or luck.choice(legal))
    return game.result(state)["winners"]


def test_it_decides_out_of_turn_to_burn_a_useless_hand_and_then_passes() -> None:
    state = battle(["", "m10 m10", ""], ["spring drummer", "m6 m6", ""])
    assert choice(state) == "discard"
    decided = GAME.apply(state, 0, "discard")
    assert choice(decided) == "pass"
    kept = battle(["", "m10 m10", ""], ["spring heroine", "m6 m6", "m1"], passed=(2,))
    assert choice(kept) != "discard"
    asked = {"options": {"asked_discards": True}}
    assert choice(battle(["", "m10 m10", ""], ["spring drummer", "m6 m6", ""], **asked)) == "pass"

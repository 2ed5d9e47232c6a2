"""Taking over regions (11.4): the defender, the reserve, and the next holder."""

from __future__ import annotations

from typing import Any

import pytest

from engine.condottiere.state import State
from tests.engine.condottiere.positions import (
    ANA,
    BELA,
    CYRUS,
    GAME,
    REGIONS,
    battle,
    do,
    passes,
    told,
)

TAKEOVER = {"takeover": True}


def owner(state: State, region: str) -> int | None:
    return GAME.view(state, None)["owners"][region]


def raid(lines: list[str], hands: list[str], **more: Any) -> State:
    """Return an attack on Béla's Siena led by Ana."""
    options = TAKEOVER | more.pop("options", {})
    return battle(lines, hands, owned={"siena": BELA}, options=options, **more)


def test_another_seats_region_may_be_attacked_but_not_ones_own_or_the_papal() -> None:
    owned = {"roma": BELA, "napoli": ANA, "milano": BELA}
    state = passes(battle(["m2", ""], ["m1", ""], owned=owned, favour="milano", options=TAKEOVER))
    legal = GAME.legal_actions(state, ANA)
    assert "besiege roma" in legal and "besiege napoli" not in legal
    assert GAME.refusal(state, ANA, "besiege napoli") == {
        "code": "region_own",
        "region": "napoli",
    }
    assert GAME.refusal(state, ANA, "besiege milano")["code"] == "region_favoured"
    state = do(state, "besiege roma", "retain m1")
    assert told(state, None, "attacked")[0]["owner_seat"] == BELA
    assert GAME.view(state, None)["defender"] == BELA


def test_the_defender_of_a_region_is_named_before_the_attack() -> None:
    owned = {"roma": BELA, "siena": CYRUS}
    state = passes(battle(["m2", "", ""], ["m1", "m1", "m1"], owned=owned, options=TAKEOVER))
    attack = {"kind": "besiege_owned", "group": "regions", "region": "roma", "owner_seat": BELA}
    assert GAME.describe("besiege roma", state) == attack
    assert GAME.describe("besiege milano", state)["kind"] == "besiege"
    assert GAME.describe("besiege roma")["kind"] == "besiege"


def test_the_defender_may_pass_and_still_play_later() -> None:
    state = do(raid(["", "", ""], ["m1 m2", "m3", "m1"]), "play m1", "pass", "pass", "play m2")
    assert GAME.to_act(state) == [BELA]
    assert not GAME.view(state, None)["players"][BELA]["passed"]
    assert len(told(state, None, "held_back")) == 1
    state = do(state, "play m3", "pass", "pass")
    assert owner(state, "siena") == BELA and state.holder == BELA


def test_after_its_first_card_the_defender_s_pass_is_final() -> None:
    state = do(raid(["", ""], ["m1 m2", "m3 m4"]), "play m1", "play m3", "play m2", "pass")
    assert GAME.view(state, None)["players"][BELA]["passed"]
    assert GAME.refusal(state, ANA, "pass final") == {"code": "pass_is_final"}


def test_the_defender_may_pass_for_good_at_once() -> None:
    state = do(raid(["", "", ""], ["m1 m2", "m3", "m1"]), "play m1")
    assert GAME.legal_actions(state, BELA)[-2:] == ["pass", "pass final"]
    state = do(state, "pass final", "pass", "play m2")
    assert GAME.to_act(state) == [ANA]


def test_a_pass_says_if_it_holds_back() -> None:
    state = do(raid(["", "", ""], ["m1 m2", "m3", "m1"]), "play m1")
    assert GAME.describe("pass", state) == {"kind": "hold_back", "group": "pass"}
    assert GAME.describe("pass final", state)["kind"] == "pass_final"
    assert GAME.describe("pass")["kind"] == "pass"
    # Cyrus defends nothing; and Béla is no longer in reserve once she is the only one who passed.
    state = do(state, "pass")
    assert GAME.describe("pass", state)["kind"] == "pass"
    state = do(state, "pass", "pass")
    assert GAME.to_act(state) == [BELA] and GAME.describe("pass", state)["kind"] == "pass"
    assert GAME.describe("pass", battle(["", ""], ["m1", "m1"]))["kind"] == "pass"


def test_the_battle_ends_when_the_defender_passes_after_all_the_others() -> None:
    state = do(raid(["m1", "", ""], ["m1 m2", "m3", "m1"]), "pass", "pass", "pass")
    # All others have passed, so Béla is asked again, and now a pass is final.
    assert GAME.legal_actions(state, BELA) == ["play m3", "pass"]
    state = do(state, "pass")
    assert owner(state, "siena") == ANA
    assert told(state, None, "taken_over")[0]["owner_seat"] == BELA


def test_a_defender_without_cards_passes_for_good() -> None:
    state = do(raid(["", "", ""], ["m1 m2", "", "m1"]), "play m1")
    assert GAME.legal_actions(state, BELA) == ["pass"]
    assert GAME.view(do(state, "pass"), None)["players"][BELA]["passed"]


def test_a_surrender_gives_the_defender_no_late_chance() -> None:
    state = do(raid(["m1", "", ""], ["surrender", "m10", "m1"]), "play surrender")
    assert owner(state, "siena") == ANA


def test_a_defender_who_wins_keeps_the_region() -> None:
    state = passes(raid(["m1", "m5", ""], ["", "", ""]))
    assert owner(state, "siena") == BELA and state.holder == BELA
    assert told(state, None, "defended")[0]["strength"] == 5
    assert told(state, None, "holder")[0]["reason"] == "winner"


@pytest.mark.parametrize("lines", [["", "", ""], ["m5", "", "m5"]])
def test_after_a_tie_the_defender_keeps_the_region_and_becomes_holder(
    lines: list[str],
) -> None:
    state = passes(raid(lines, ["m1", "m1", "m1"]))
    assert owner(state, "siena") == BELA and state.holder == BELA
    assert told(state, None, "held_in_tie")[0]["owner_seat"] == BELA
    assert told(state, None, "holder")[0]["reason"] == "defender"


@pytest.mark.parametrize(("ruling", "holder"), [("courtesans", CYRUS), ("defender", BELA)])
def test_a3_05_most_courtesans_take_the_token_even_from_a_defender(
    ruling: str, holder: int
) -> None:
    lines = ["m5", "m5", "courtesan"]
    state = passes(raid(lines, ["", "", ""], options={"takeover_tie_holder": ruling}))
    assert state.holder == holder and owner(state, "siena") == BELA


def test_with_takeover_the_papal_token_may_lie_on_a_marker_but_not_on_the_battle() -> None:
    state = battle(["", ""], ["bishop", ""], owned={"roma": ANA, "siena": BELA}, options=TAKEOVER)
    legal = GAME.legal_actions(state, ANA)
    assert "play bishop roma" in legal and "play bishop siena" not in legal
    assert GAME.view(do(state, "play bishop roma"), None)["favour"] == "roma"


@pytest.mark.parametrize(("counts", "phase"), [(True, "over"), (False, "choose")])
def test_a3_06_the_game_ends_when_all_regions_are_taken_unless_agreed_otherwise(
    counts: bool, phase: str
) -> None:
    taken = [region for region in REGIONS if region != "napoli"]
    owned = {region: 1 + number % 5 for number, region in enumerate(taken)}
    options = TAKEOVER | {"takeover_count": counts}
    state = passes(battle(["m10", *[""] * 5], site="napoli", owned=owned, options=options))
    assert state.phase in (phase, "battle" if counts else phase)
    assert bool(state.finalists or state.result) == counts

"""Setup, leaders, seasons with their deals, advanced mode and the event module (4, 5, 11)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import engine
from engine.btwixt.game import GAME
from engine.btwixt.state import State
from tests.engine.btwixt.positions import (
    ANA,
    BELA,
    CYRUS,
    choices,
    do,
    finish_round,
    hand,
    played_out,
    table,
    told,
)

ADVANCED = {"leader_mode": "advanced"}


def to_next_season(state: State) -> State:
    season = GAME.view(state, None)["season"]
    while state.phase != "over" and GAME.view(state, None)["season"] == season:
        state = finish_round(state)
    return state


# --- setup -----------------------------------------------------------------


def test_leaders_are_chosen_in_turn_order_each_once() -> None:
    state = GAME.setup(4, {}, b"leaders")
    first, order = state.first, []
    while state.phase == "leader":
        order.append(state.actor)
        offered = GAME.legal_actions(state, state.actor)
        assert len(offered) == 10 - len(order) + 1 and offered[-1] == "leader random"
        state = do(state, offered[-1] if len(order) == 2 else offered[0])
    assert order == [(first + step) % 4 for step in range(4)]
    view = GAME.view(state, first)
    assert len({player["leader"] for player in view["players"]}) == 4
    assert len(view["hand"]) == 10 and view["phase"] == "play" and state.actor == first
    assert view["influence_deck"] == 62 - 40 and view["ally_deck"] == 49 and view["supply"] == 54


def test_a_leader_who_is_taken_is_refused() -> None:
    state = GAME.setup(3, {}, b"leaders")
    first = state.actor
    state = do(state, "leader jon")
    refusal = GAME.refusal(state, state.actor, "leader jon")
    assert refusal == {"code": "leader_taken", "leader": "jon", "owner_seat": first}


def test_a_leader_drawn_by_lot_names_the_betrayed_player() -> None:
    namers = Counter()
    for number in range(40):
        state = GAME.setup(4, {"first_player": "chosen"}, b"%d" % number)
        namers[state.actor] += 1
        assert GAME.legal_actions(state, state.actor) == [f"first {seat}" for seat in range(4)]
        assert GAME.view(do(state, "first 2"), None)["first_player"] == CYRUS
        assert do(state, "first 2").actor == CYRUS
    assert set(namers) == {0, 1, 2, 3}


def test_the_first_player_is_drawn_evenly() -> None:
    firsts = Counter(GAME.setup(3, {}, b"%d" % number).first for number in range(300))
    assert min(firsts.values()) > 70


# --- seasons ---------------------------------------------------------------


def test_redeal_gathers_all_cards_and_deals_ten_to_each() -> None:
    state = to_next_season(table(["s26 s09", "", ""], discard="s01 s02"))
    view = GAME.view(state, None)
    assert [player["hand_size"] for player in view["players"]] == [10, 10, 10]
    assert view["discard"] == [] and view["influence_deck"] == 32
    assert told(state, None, "hands_gathered")[0]["count"] == 62


def test_refill_keeps_hands_and_fills_them_up() -> None:
    kept = "s26 s25 s24 s23 s22 s21 s20 s19 s18 s17 s16 s15"
    state = table([kept, "s01 s02", ""], discard="s24", options={"season_refresh": "refill"})
    state = to_next_season(state)
    assert len(hand(state, ANA)) == 12 and len(hand(state, BELA)) == 10
    assert {"s01", "s02"} <= set(hand(state, BELA)) and GAME.view(state, None)["discard"] == []


def test_add10_adds_ten_as_far_as_cards_last() -> None:
    ten, nine = "s26 s25 s24 s23 s22 s21 s20 s19 s18 s17", "s16 s15 s14 s13 s12 s11 s10 s09 s08"
    hands = [ten, nine, "s01 s02 s03 s04 s05 s06 s07 s08", "", "", ""]
    state = to_next_season(table(hands, options={"season_refresh": "add10"}))
    # 35 are left: six for each, and five for Ana, who is last in turn order after seven rounds.
    assert [len(hand(state, seat)) for seat in range(6)] == [15, 15, 14, 6, 6, 6]
    assert GAME.view(state, None)["influence_deck"] == 0


# --- leader cards ----------------------------------------------------------


def test_each_leader_has_four_cards_more() -> None:
    state = GAME.setup(3, ADVANCED, b"advanced")
    while state.phase == "leader":
        state = do(state, GAME.legal_actions(state, state.actor)[0])
    for seat in range(3):
        view = GAME.view(state, seat)
        leader = view["players"][seat]["leader"]
        assert view["hand"][10:] == [f"l_{leader}_{number}" for number in (1, 2, 3, 4)]
        assert view["players"][seat]["hand_size"] == 10
        assert view["players"][seat]["leader_cards"] == 4


def laid(hands: list[str], bids: list[str] | None = None, **more: Any) -> State:
    return table(hands, bids, options=ADVANCED | more, leaders="cersei tyrion euron")


def test_a_used_card_is_spent_for_the_game() -> None:
    state = finish_round(do(laid(["l_cersei_3", "", ""]), "play l_cersei_3"))
    player = GAME.view(state, ANA)["players"][ANA]
    assert "l_cersei_3" in player["spent"] and hand(state, ANA) == []
    assert told(state, None, "spent")[0]["card"] == "l_cersei_3"
    assert player["leader_cards"] == 0 and len(hand(to_next_season(state), ANA)) == 10


def test_or_all_four_come_back_with_every_season() -> None:
    state = laid(["l_cersei_3", "", ""], leader_cards_use="per_season")
    state = to_next_season(do(state, "play l_cersei_3"))
    assert hand(state, ANA)[10:] == [f"l_cersei_{number}" for number in (1, 2, 3, 4)]


def test_a_leader_s_card_comes_back_to_its_own_leader_only() -> None:
    # Euron's swapped card is in Béla's bid; when recalled, it returns to Euron.
    state = laid(["s07", "", "l_euron_1"], ["", "l_euron_4", ""])
    state = do(state, "play s07")
    assert hand(state, CYRUS) == ["l_euron_1", "l_euron_4"] and hand(state, BELA) == []
    assert GAME.view(state, CYRUS)["locked"] == ["l_euron_4"]


def test_a_leader_s_card_is_never_discarded_from_a_hand_nor_given_away() -> None:
    state = do(laid(["s06", "s16 s26 l_tyrion_1", ""]), "play s06")
    assert GAME.legal_actions(state, BELA) == ["discard s16", "discard s26"]
    refusal = GAME.refusal(state, BELA, "discard l_tyrion_1")
    assert refusal == {"code": "card_not_common", "card": "l_tyrion_1"}
    assert hand(do(laid(["s06", "l_tyrion_1", ""]), "play s06"), BELA) == ["l_tyrion_1"]


# --- the event module ------------------------------------------------------


@pytest.mark.parametrize(("module", "size"), [(False, 62), (True, 73)])
def test_events_are_in_the_deck_only_if_so_agreed(module: bool, size: int) -> None:
    state = GAME.setup(6, {"event_module": module}, b"events")
    assert len(state.deck) == size


# --- options ---------------------------------------------------------------


def test_the_listed_options_are_those_of_the_rules_file() -> None:
    assert {option["id"]: option["values"] for option in GAME.options} == {
        "season_refresh": ["redeal", "refill", "add10"],
        "leader_mode": ["standard", "advanced"],
        "leader_cards_use": ["per_game", "per_season"],
        "event_module": [False, True],
        "first_player": ["random", "chosen"],
    }
    with pytest.raises(engine.BadOption):
        GAME.setup(2, {}, b"too few")


@pytest.mark.parametrize("number", range(8))
def test_games_under_all_kinds_of_options_end(number: int) -> None:
    for seats in GAME.seats:
        assert GAME.result(played_out(seats, number, choices(number))) is not None

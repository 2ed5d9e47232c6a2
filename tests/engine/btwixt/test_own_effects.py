"""Effects that only an owner's cards can have, and the defaults for silent players."""

from __future__ import annotations

import re

import pytest

from engine.btwixt.box.printed import TEXT
from engine.btwixt.game import GAME
from engine.btwixt.state import State
from tests.engine.btwixt.positions import (
    ANA,
    BELA,
    CYRUS,
    DARA,
    do,
    finish_round,
    hand,
    table,
    told,
)


def reworded(**cards: str) -> dict[str, object]:
    """Return options with our file, in which these cards have other effects."""
    text = TEXT
    for card, effects in cards.items():
        line = re.compile(rf'(\{{ id = "{card}".*?)effects = \[.*\] \}},')
        text, found = line.subn(rf"\1effects = [{effects}] }},", text)
        assert found == 1
    return {"data": text, "event_module": True}


def legal(state: State, seat: int) -> list[str]:
    return GAME.legal_actions(state, seat)


# --- several cards in secret -----------------------------------------------

TWO_LOST = (
    '{ do = "discard_hand", when = "play", who = "each_leader", count = 2, choose = "owner" }'
)


def test_a_seat_that_names_two_cards_in_secret_is_not_offered_the_first_again() -> None:
    hands = ["s09", "s16 s21 s22", "s16 s21 s22"]
    state = do(table(hands, options=reworded(s09=TWO_LOST)), "play s09")
    state = GAME.apply(state, BELA, "discard s16")
    assert GAME.to_act(state) == [BELA, CYRUS] and not told(state, None, "chosen")
    assert legal(state, BELA) == ["discard s21", "discard s22"]
    assert legal(state, CYRUS) == ["discard s16", "discard s21", "discard s22"]
    assert GAME.refusal(state, BELA, "discard s16")["code"] == "card_not_in_hand"
    state = GAME.apply(state, BELA, "discard s22")
    assert GAME.to_act(state) == [CYRUS] and len(told(state, None, "chosen")) == 1
    state = do(state, "discard s21", "discard s16")
    assert hand(state, BELA) == ["s21"] and hand(state, CYRUS) == ["s22"]


ALL_THEN_ONE = (
    '{ do = "transfer_hand", when = "play", from = "each_leader", to = "left_neighbor",'
    ' count = 1, choose = "owner" },'
    ' { do = "transfer_hand", when = "play", from = "self", to = "right_neighbor",'
    ' count = 2, choose = "owner" }'
)


def test_cards_go_to_the_left_in_secret_and_then_to_the_right() -> None:
    hands = ["s09 s16 s21", "s26", "s24", ""]
    state = do(table(hands, options=reworded(s09=ALL_THEN_ONE)), "play s09")
    assert GAME.to_act(state) == [ANA]
    state = do(state, "give s16")
    assert hand(state, BELA) == ["s16"] and hand(state, DARA) == ["s21", "s24"]
    assert hand(state, CYRUS) == ["s26"] and hand(state, ANA) == []


def test_the_receiver_of_a_card_is_said_with_it() -> None:
    one = (
        '{ do = "transfer_hand", when = "play", from = "self", to = "neighbor",'
        ' count = 1, choose = "owner" }'
    )
    state = table(["s09 s16 s21", "", ""], options=reworded(s09=one))
    state = do(state, "play s09", "seat 2")
    assert state.phase == "give" and GAME.describe("give s16", state)["target_seat"] == CYRUS
    state = do(table(["e09 s16 s21", "", ""], options={"event_module": True}), "play e09")
    assert GAME.describe("give s16", state)["target_seat"] == BELA


def test_the_receiver_of_a_secret_choice_is_named_only_if_it_is_certain() -> None:
    each = (
        '{ do = "transfer_hand", when = "play", from = "each_leader", to = "left_neighbor",'
        ' count = 1, choose = "owner" }'
    )
    hands = ["s09 s16 s21", "s26 s24", "s11 s14"]
    state = do(table(hands, options=reworded(s09=each)), "play s09")
    assert GAME.to_act(state) == [ANA, BELA, CYRUS]
    assert GAME.describe("give s26", state) == {"kind": "give", "group": "hand", "card": "s26"}
    state = GAME.play(GAME.play(state, ANA, "give s16"), CYRUS, "give s14")
    assert GAME.describe("give s26", state)["target_seat"] == CYRUS


# --- back to hand, tokens ---------------------------------------------------


def test_a_card_that_is_taken_back_twice_comes_back_once() -> None:
    twice = ", ".join(['{ do = "retain_self", when = "cleanup" }'] * 2)
    state = finish_round(do(table(["s09", "", ""], options=reworded(s09=twice)), "play s09"))
    assert len(told(state, None, "retained")) == 1 and hand(state, ANA) == ["s09"]


def test_a_card_that_has_left_its_bid_has_no_clean_up_effect() -> None:
    """Ana's card discards Béla's, which then has no clean-up effect."""
    drops = '{ do = "discard_bid_card", when = "cleanup", who = "left_neighbor", choose = "actor" }'
    draws = '{ do = "draw_cards", when = "cleanup", who = "self", count = 1 }'
    options = reworded(s09=drops, s16=draws)
    state = finish_round(table([""] * 3, ["s09", "s16", "s16"], options=options))
    assert [len(hand(state, seat)) for seat in range(3)] == [0, 0, 1]
    assert [event["seat"] for event in told(state, None, "card_acts")] == [ANA, CYRUS]


def test_tokens_that_run_out_are_gained_no_more() -> None:
    values = sorted(GAME.setup(4, {}, b"box").rules.box.tokens)
    laid = table([""] * 4, ["s26", "", "", ""], ally="a25", tokens=[values[:-2], [], [], []])
    state = do(laid, *["kneel"] * 4, "ally left", "token right", "token right")
    assert GAME.view(state, None)["supply"] == 0
    assert [event["seat"] for event in told(state, None, "no_tokens")] == [ANA]


def test_an_ally_is_placed_freely_where_its_condition_does_not_hold() -> None:
    left = (
        '{ do = "place_ally", when = "recruit", council = "left", if = { cond = "first_player" } }'
    )
    for first, sides in ((ANA, ["ally left"]), (BELA, ["ally left", "ally right"])):
        options = reworded(a12=left)
        laid = table([""] * 3, ["s26", "", ""], first=first, ally="a12", options=options)
        state = do(laid, *["kneel"] * 3)
        assert state.winner == ANA and legal(state, ANA) == sides


def test_a_card_without_an_ability_is_not_reported_as_blanked() -> None:
    state = table(["e08", "s01 s25", ""], options=reworded(s25=""))
    state = do(state, "play e08", "play s25", "kneel")
    assert not told(state, None, "blanked")
    assert told(do(state, "kneel", "play s01"), None, "blanked")[0]["card"] == "s01"


# --- defaults --------------------------------------------------------------


def silent(state: State, seat: int) -> str:
    action = GAME.timeout_action(state, seat)
    assert action in legal(state, seat)
    return action


def test_of_equal_highest_cards_in_anothers_bid_the_latest_is_taken() -> None:
    state = do(table(["s02", "", ""], ["", "s16 s24 s25 s01", ""]), "play s02")
    assert silent(state, ANA) == "bid s25"


def test_of_equal_lowest_cards_in_ones_own_bid_the_latest_is_given_up() -> None:
    bids = ["s16", "s26 s09", "s24 s25"]
    state = do(table(["e10", "", ""], bids, options={"event_module": True}), "play e10")
    assert silent(state, BELA) == "bid s09"
    state = do(state, "bid s26")
    assert silent(state, CYRUS) == "bid s25"


def test_a_leader_not_named_is_drawn_by_lot_without_using_up_luck() -> None:
    state = GAME.setup(4, {}, b"silence")
    before = state.luck
    while state.phase in ("first", "leader"):
        state = GAME.apply(state, state.actor, silent(state, state.actor))
    assert len(set(state.leaders)) == 4 and state.luck != before


@pytest.mark.parametrize("seed", [b"one", b"two", b"three"])
def test_the_first_player_is_drawn_by_lot_if_not_named(seed: bytes) -> None:
    state = GAME.setup(4, {"first_player": "chosen"}, seed)
    luck = state.luck.draws
    named = silent(state, state.actor)
    assert state.luck.draws == luck and GAME.timeout_action(state, state.actor) == named
    assert do(state, named).first == int(named.split()[1])

"""The rulings of section 12 of docs/rules/btwixt.md, by number."""

from __future__ import annotations

from engine.btwixt.box.cards import TRACKS
from engine.btwixt.game import GAME
from engine.btwixt.state import RoundRule
from tests.engine.btwixt.positions import (
    ANA,
    BELA,
    CYRUS,
    DARA,
    bid,
    do,
    finish_round,
    hand,
    table,
    told,
    totals,
)


def test_a9_an_ability_acts_before_its_card_joins_the_bid() -> None:
    state = do(table(["s16", "", ""]), "play s16")
    assert bid(state, ANA) == [("s16", 5)]
    second = do(table(["s16", "", ""], ["s20", "", ""]), "play s16")
    assert bid(second, ANA) == [("s20", 4), ("s16", 4)]


def test_a10_an_ability_is_not_optional() -> None:
    state = do(table(["s01 s09", "", ""], kneeling=(BELA,)), "play s01")
    # Béla kneels already, so the effect has a single target and asks nothing.
    assert state.kneeling[CYRUS]


def test_a12_clean_up_abilities_act_from_the_first_player_on_in_the_order_played() -> None:
    state = table([""] * 3, ["s20", "s20 s11", "s26 s23"], first=BELA, kneeling=(ANA, CYRUS))
    state = do(state, "kneel", "ally left", "token left")
    acts = [(each["seat"], each["card"]) for each in told(state, None, "card_acts")]
    assert acts == [(BELA, "s20"), (BELA, "s11"), (ANA, "s20")]


def test_a13_a14_ally_ability_and_token_come_in_this_order_to_councils_of_their_own_choice() -> (
    None
):
    state = table([""] * 3, ["s26", "", ""], ally="a28", kneeling=(BELA, CYRUS))
    state = do(state, "kneel", "ally left", "token right")
    order = [event["kind"] for event in GAME.events(state, None, 0)]
    placed, drew, gained = map(order.index, ("ally_placed", "drew_cards", "token_gained"))
    assert placed < drew < gained
    assert [len(allies) for allies in state.councils] == [1, 0, 0]
    assert [len(tokens) for tokens in state.tokens] == [0, 0, 1]


def test_a18_a19_an_empty_hand_must_kneel_and_a_full_one_may() -> None:
    state = table(["", "s09", ""])
    assert GAME.legal_actions(state, ANA) == ["kneel"]
    assert GAME.legal_actions(do(state, "kneel"), BELA) == ["play s09", "kneel"]


def test_a20_bid_and_hand_of_a_kneeling_leader_are_targets() -> None:
    state = table(["s02 s06", "s09 s16", ""], ["", "s26", ""], kneeling=(BELA,))
    state = do(state, "play s02")
    assert bid(state, BELA) == []
    state = do(state, "kneel", "play s06", "discard s09")
    assert hand(state, BELA) == ["s16"] and state.kneeling[BELA]


def test_a22_a_rule_of_this_round_ends_with_it() -> None:
    state = table(["s26"] + [""] * 2, rules=(RoundRule("value_cap", 3, -1),), ally="a37")
    assert totals(do(state, "play s26"))[ANA] == 3
    assert finish_round(state).round_rules == ()


def test_a24_an_empty_deck_is_renewed_from_the_old_discard_pile_or_nothing_is_drawn() -> None:
    state = table(["s09 s09", "s21 s16", ""], discard="s26")
    state.round_discard, state.deck = state.round_discard + state.deck, []
    state = do(state, "play s09")
    assert "s26" in hand(state, ANA) and told(state, None, "deck_renewed")[0]["count"] == 1
    state.actor = state.on_turn = ANA
    state = do(state, "play s09")
    assert told(state, None, "no_effect") and hand(state, ANA) == ["s26"]


def test_a26_the_token_passes_when_the_season_changes_too() -> None:
    state = table([""] * 4)
    for played in range(1, TRACKS[4].rounds + 1):
        state = finish_round(state)
        assert state.first == played % 4
    assert state.season == 1 and state.round == 1


def test_a28_bids_lie_open() -> None:
    state = do(table(["s16", "", "", ""]), "play s16")
    for reader in (None, BELA, CYRUS, DARA):
        [card] = GAME.view(state, reader)["players"][ANA]["bid"]
        assert card["card"] == "s16"


def test_a29_no_total_is_below_nought() -> None:
    state = table(["s15 s15", "", ""])
    state = do(state, "play s15")
    assert totals(state) == [3, 0, 0] and state.total_mod == [0, -1, -1]

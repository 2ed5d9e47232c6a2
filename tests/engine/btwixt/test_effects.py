"""The effect of each primitive (10.6), shown with house cards in built positions."""

from __future__ import annotations

import pytest

from engine.btwixt.game import GAME
from engine.btwixt.state import NOBODY, RoundRule, State
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

EVENTS = {"event_module": True}


def player(state: State, seat: int) -> dict:
    return GAME.view(state, seat)["players"][seat]


def legal(state: State) -> list[str]:
    return GAME.legal_actions(state, state.actor)


# --- values and totals -----------------------------------------------------


def test_a_condition_at_play_is_tested_once_and_then_kept() -> None:
    state = do(table(["s18 s26", "", ""], ["", "s21", ""]), "play s18")
    assert bid(state, ANA) == [("s18", 5)]  # one more for trailing
    state = do(table(["s18", "", ""], ["s26", "s21", ""]), "play s18")
    assert bid(state, ANA)[-1] == ("s18", 4)


def test_the_last_speaker_gains_when_all_others_kneel() -> None:
    for kneeling, worth in (((BELA, CYRUS), 6), ((BELA,), 3)):
        state = do(table(["s12 s09", "s09", "s09"], kneeling=kneeling), "play s12")
        assert bid(state, ANA) == [("s12", worth)]


def test_a_reduced_total_stays_reduced() -> None:
    state = do(table(["s15", "", "", ""], ["", "s21", "s21", "s21"]), "play s15")
    assert totals(state) == [3, 4, 5, 4]  # from both neighbours; no total falls below zero
    state = do(table(["s15", "", ""], kneeling=(BELA, CYRUS)), "play s15", "kneel")
    assert told(state, None, "counted")[0]["totals"] == [3, 0, 0]


# --- copying ---------------------------------------------------------------


def test_an_ability_is_copied_as_if_it_stood_on_the_copying_card() -> None:
    state = do(table(["s10", "s09 s13", ""], ["", "s16", ""]), "play s10")
    assert bid(state, ANA) == [("s10", 3)]  # the copied ability acts as the first card of its bid
    assert told(state, None, "ability_copied")[0]["copied_card"] == "s16"


def test_a_card_that_copies_is_not_copied() -> None:
    state = table(["s10", "", ""], ["", "s03 s10 s24", ""])
    state = do(state, "play s10")
    assert player(state, ANA)["kneeling"]  # only the final word was left to copy
    state = do(table(["s10", "", ""], ["", "s03", ""]), "play s10")
    assert told(state, None, "no_effect")


def test_a_copied_value_goes_when_the_card_leaves_the_bid() -> None:
    state = table(["s03 s09", "s07", "s09"], ["", "s26", ""])
    state = do(state, "play s03")
    assert bid(state, ANA) == [("s03", 7)]
    state = do(state, "play s07")
    assert hand(state, ANA) == ["s03", "s09"]


# --- cards out of bids -----------------------------------------------------


def test_a_card_of_another_s_bid_is_picked_and_discarded() -> None:
    state = do(table(["s02", "", ""], ["", "s16 s26", "s21"]), "play s02")
    assert state.phase == "target" and legal(state) == ["seat 1", "seat 2"]
    state = do(state, "seat 1")
    assert state.phase == "bid" and legal(state) == ["bid s16", "bid s26"]
    assert GAME.view(state, None)["question"]["target_seat"] == BELA
    state = do(state, "bid s26")
    assert bid(state, BELA) == [("s16", 4)] and GAME.view(state, None)["discard"] == ["s26"]


def test_copies_in_one_bid_are_told_apart() -> None:
    state = do(table(["s02", "", ""], ["", "s16:5 s16", ""]), "play s02")
    assert legal(state) == ["bid s16", "bid s16.2"]
    assert bid(do(state, "bid s16"), BELA) == [("s16", 4)]
    assert bid(do(state, "bid s16.2"), BELA) == [("s16", 5)]


def test_a_protected_bid_is_no_target_for_others() -> None:
    guarded = (RoundRule("protect_bid", 0, BELA),)
    state = do(table(["s02", "", ""], ["", "s26", "s21"], rules=guarded), "play s02")
    assert bid(state, CYRUS) == [] and bid(state, BELA) == [("s26", 7)]
    state = do(table(["s02", "", ""], ["", "s26", ""], rules=guarded), "play s02")
    assert told(state, None, "no_effect")
    state = do(table(["s03", "", ""], ["", "s26", ""], rules=guarded), "play s03")
    assert totals(state)[ANA] == 7  # copying is still allowed


def test_guarded_door_guards_its_own_bid() -> None:
    state = do(table(["s14", "s02", "s09"]), "play s14", "play s02")
    assert bid(state, ANA) == [("s14", 3)] and told(state, None, "no_effect")


def test_swapped_cards_keep_their_lasting_changes() -> None:
    state = table(["s04", "", ""], ["s09 s16:5", "s26", "s21:6 s20"])
    state = do(state, "play s04", "seat 2")
    assert legal(state) == ["bid s09", "bid s16"]
    state = do(state, "bid s09")
    assert legal(state) == ["bid s21", "bid s20"]
    state = do(state, "bid s21")
    assert bid(state, ANA) == [("s21", 6), ("s16", 5), ("s04", 1)]
    assert bid(state, CYRUS) == [("s09", 2), ("s20", 4)]


def test_owners_choose_among_equal_highest_cards_in_secret_and_lose_them_together() -> None:
    bids = ["s26 s24", "s21 s22", "s25 s24 s01"]
    state = do(table(["e06", "s09", "s09"], bids, options=EVENTS), "play e06")
    assert state.phase == "bid" and GAME.to_act(state) == [BELA, CYRUS]
    state = GAME.apply(state, CYRUS, "bid s24")
    assert GAME.to_act(state) == [BELA] and len(bid(state, CYRUS)) == 3
    state = GAME.apply(state, BELA, "bid s21")
    assert bid(state, ANA) == [("s24", 6), ("e06", 0)]
    assert bid(state, BELA) == [("s22", 5)] and bid(state, CYRUS) == [("s25", 6), ("s01", 1)]


def test_everybody_takes_a_card_back_one_after_another() -> None:
    state = table(["e10", "s09", "s09"], ["s16", "s21 s22", "s24 s25"], options=EVENTS)
    state = do(state, "play e10")
    assert state.actor == BELA and legal(state) == ["bid s21", "bid s22"]
    state = do(state, "bid s22")
    assert state.actor == CYRUS
    state = do(state, "bid s24")
    assert hand(state, ANA) == ["s16"] and GAME.view(state, ANA)["locked"] == ["s16"]
    assert [bid(state, seat) for seat in range(3)] == [[("e10", 1)], [("s21", 5)], [("s25", 6)]]


# --- kneeling --------------------------------------------------------------


def test_only_a_standing_leader_can_be_made_to_kneel() -> None:
    state = do(table(["s01", "s09", "s09", ""], kneeling=(DARA,)), "play s01")
    assert legal(state) == ["seat 1", "seat 2"]
    state = do(state, "seat 1")
    assert player(state, BELA)["kneeling"] and state.actor == CYRUS


def test_no_forced_kneel_spares_all_but_oneself() -> None:
    spared = (RoundRule("no_forced_kneel", 0, NOBODY),)
    state = do(table(["s01", "s09", ""], rules=spared), "play s01")
    assert told(state, None, "no_effect") and state.actor == BELA
    state = do(table(["s24", "s09", ""], rules=spared), "play s24")
    assert player(state, ANA)["kneeling"]


# --- hands -----------------------------------------------------------------


def test_its_owner_chooses_what_is_discarded() -> None:
    state = do(table(["s06", "s16 s26", ""]), "play s06")
    assert state.actor == BELA and legal(state) == ["discard s16", "discard s26"]
    state = do(state, "discard s26")
    assert hand(state, BELA) == ["s16"] and told(state, None, "discarded")[0]["cards"] == ["s26"]


def test_a_leader_with_one_card_is_not_asked() -> None:
    state = do(table(["s06", "s16", ""]), "play s06")
    assert state.phase == "play" and hand(state, BELA) == []


def test_a_hand_of_equal_cards_is_asked_too_to_reveal_nothing() -> None:
    state = do(table(["s06", "s16 s16", ""]), "play s06")
    assert legal(state) == ["discard s16"] and GAME.asks_anyway(state, BELA)


def test_a_random_card_changes_hands_and_only_the_two_see_which() -> None:
    state = do(table(["s05", "s26", "", ""]), "play s05")
    assert hand(state, ANA) == ["s26"] and hand(state, BELA) == []
    assert told(state, None, "handed")[0]["count"] == 1
    assert not told(state, None, "handed_cards") and not told(state, CYRUS, "handed_cards")
    for seat in (ANA, BELA):
        assert told(state, seat, "handed_cards")[0]["cards"] == ["s26"]
    assert GAME.view(state, BELA)["players"][ANA]["known"] == ["s26"]
    assert GAME.view(state, CYRUS)["players"][ANA]["known"] == []


def test_all_discard_at_once_and_in_secret() -> None:
    state = do(table(["e01 s09 s16", "s21 s26", "s01"], options=EVENTS), "play e01")
    assert GAME.to_act(state) == [ANA, BELA]
    state = GAME.apply(state, BELA, "discard s21")
    assert GAME.view(state, BELA)["answer"] == ["s21"] and hand(state, BELA) == ["s21", "s26"]
    assert not told(state, ANA, "named") and told(state, None, "chosen")
    assert GAME.view(state, None)["players"][BELA]["answered"]
    state = GAME.apply(state, ANA, "discard s09")
    assert [hand(state, seat) for seat in range(3)] == [["s16"], ["s26"], []]


def test_all_pass_a_card_to_the_left_at_once() -> None:
    state = do(table(["e09 s09 s16", "s21 s26", "s01"], options=EVENTS), "play e09")
    state = GAME.apply(state, ANA, "give s16")
    state = GAME.apply(state, BELA, "give s26")
    assert [hand(state, seat) for seat in range(3)] == [["s01", "s09"], ["s16", "s21"], ["s26"]]
    assert GAME.view(state, BELA)["players"][CYRUS]["known"] == ["s26"]


def test_a_leader_without_cards_passes_none_on() -> None:
    state = do(table(["e09", "s26", ""], options=EVENTS), "play e09")
    assert [hand(state, seat) for seat in range(3)] == [[], [], ["s26"]]


def test_cards_are_drawn_from_the_deck_then_from_the_old_discard_pile() -> None:
    state = table(["s09", "", ""], top="s26")
    assert hand(do(state, "play s09"), ANA) == ["s26"]
    state.discard, state.deck = sorted([*state.deck, *state.discard]), []
    state = do(state, "play s09")
    assert len(hand(state, ANA)) == 1 and told(state, None, "deck_renewed")


def test_a_draw_from_nothing_draws_nothing() -> None:
    state = table(["s09 s08", "", ""])
    rest, state.deck = state.deck, []
    state.round_discard = sorted(rest)
    state = do(state, "play s09")
    assert hand(state, ANA) == ["s08"] and told(state, None, "no_effect")


def test_the_leader_who_gives_a_hand_picks_the_neighbour() -> None:
    state = do(table(["s22", "", "", ""], top="s26"), "play s22")
    assert legal(state) == ["seat 1", "seat 3"]
    assert hand(do(state, "seat 3"), DARA) == ["s26"]


# --- clean-up --------------------------------------------------------------


def test_clean_up_abilities_know_who_won() -> None:
    state = table(["s13 s09", "s13", ""], ["s17", "s20", ""], top="s26")
    state = finish_round(state)  # both have 4; the first player won, and has one card less
    assert hand(state, ANA) == ["s13"] and hand(state, BELA) == ["s13", "s26"]


# --- allies and tokens -----------------------------------------------------


def recruit(ally: str, **laid: object) -> State:
    """Return the state in which Ana has recruited this ally but not placed it."""
    return do(table(["", "", "", ""], ["s26", "", "", ""], ally=ally, **laid), *["kneel"] * 4)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("ally", "councils", "sides"),
    [
        ("a01", ["", "", "", ""], ["left", "right"]),
        ("a12", ["", "", "", ""], ["left"]),
        ("a14", ["", "", "", ""], ["right"]),
        ("a15", ["a02", "", "", "a08"], ["left"]),
        ("a15", ["a02", "", "", "a04"], ["left", "right"]),
        ("a18", ["a02", "", "", "a08"], ["right"]),
        ("a20", ["a02", "", "", "a04 a07"], ["left"]),
        ("a21", ["a02", "", "", "a04 a07"], ["right"]),
    ],
)
def test_an_ally_may_say_where_it_goes(ally: str, councils: list[str], sides: list[str]) -> None:
    state = recruit(ally, councils=councils)
    assert legal(state) == [f"ally {side}" for side in sides]


@pytest.mark.parametrize(("ally", "chooser"), [("a22", BELA), ("a23", DARA)])
def test_a_neighbour_chooses_between_the_winner_s_councils(ally: str, chooser: int) -> None:
    state = recruit(ally)
    assert state.actor == chooser and legal(state) == ["ally left", "ally right"]
    facts = GAME.describe("ally right", state)
    assert facts["council"] == DARA and facts["winner_seat"] == ANA
    assert GAME.view(do(state, "ally right"), None)["councils"][DARA]["allies"][0]["ally"] == ally


def test_tokens_are_gained_one_after_another() -> None:
    state = do(recruit("a25"), "ally left")
    assert state.phase == "token"
    state = do(state, "token left", "token left", "token right")
    view = GAME.view(state, ANA)
    assert [len(council["tokens"]) for council in view["councils"]] == [2, 0, 0, 1]
    assert view["supply"] == 51 and view["peeked"] == {}


@pytest.mark.parametrize(("ally", "count"), [("a41", 2), ("a42", 0), ("a01", 1)])
def test_a_round_rule_changes_how_many_tokens_are_taken(ally: str, count: int) -> None:
    rules = {"a41": 1, "a42": -1}
    bonus = (RoundRule("token_bonus", rules[ally], NOBODY),) if ally in rules else ()
    state = finish_round(recruit(ally, rules=bonus))
    assert GAME.view(state, None)["supply"] == 54 - count


def test_the_runner_up_gains_a_token_by_the_same_rules_of_ties() -> None:
    state = table([""] * 4, ["s26", "s21", "", "s21"], rules=(RoundRule("runner_up_token", 0, -1),))
    state = do(state, *["kneel"] * 4, "ally left", "token left")
    assert state.phase == "token" and state.actor == BELA


def test_an_ally_moves_between_one_s_own_councils_but_not_the_one_just_recruited() -> None:
    state = do(recruit("a30", councils=["a02 a06", "a03", "", "a10"]), "ally left")
    assert state.phase == "move"
    assert legal(state) == ["move a02 3", "move a06 3", "move a10 0"]
    state = do(state, "move a06 3")
    allies = GAME.view(state, None)["councils"][DARA]["allies"]
    assert [each["ally"] for each in allies] == ["a10", "a06"]


def test_a_weak_ally_moves_to_a_council_beside_its_own() -> None:
    state = do(recruit("a31", councils=["a02 a06", "", "a01", ""]), "ally left")
    assert legal(state) == ["move a02 1", "move a02 3", "move a01 3", "move a01 1"]


def test_a_token_that_one_knows_may_be_chosen_the_others_move_by_lot() -> None:
    laid = {"tokens": [[3, 1], [2], [], [1]]}
    state = table(["", "", "", ""], ["s26", "", "", ""], ally="a32", **laid)
    state.peeked[ANA] = (0,)
    state = do(state, *["kneel"] * 4, "ally left")
    assert legal(state) == ["shift 0 3", "shift t1 3", "shift 3 0"]
    moved = do(state, "shift t1 3")
    assert GAME.view(moved, None)["councils"][DARA]["tokens"] == ["t4", "t1"]
    assert GAME.view(moved, ANA)["peeked"] == {"t1": 3}
    by_lot = do(state, "shift 0 3")
    assert GAME.view(by_lot, None)["councils"][DARA]["tokens"] == ["t4", "t2"]


def test_a_token_that_returns_to_the_supply_is_known_to_no_leader() -> None:
    state = table(["", "", "", ""], ["s26", "", "", ""], ally="a33", tokens=[[3], [], [], [1]])
    state.peeked[ANA] = (0,)
    state = do(state, *["kneel"] * 4, "ally left", "shift t1 supply")
    view = GAME.view(state, ANA)
    assert view["peeked"] == {} and view["supply"] == 53


def test_a_peek_is_for_its_own_leader_and_is_remembered() -> None:
    laid = [[3, 1], [], [2], [1]]
    state = do(table(["s08", "", "", ""], tokens=laid), "play s08")
    assert legal(state) == ["council 0", "council 3"]
    state = do(state, "council 0")
    assert GAME.view(state, ANA)["peeked"] == {"t1": 3, "t2": 1}
    assert told(state, ANA, "saw_tokens")[0]["values"] == [3, 1]
    assert not told(state, BELA, "saw_tokens") and told(state, BELA, "peeked")[0]["count"] == 2
    assert GAME.view(finish_round(state), ANA)["peeked"] == {"t1": 3, "t2": 1}


# --- round rules -----------------------------------------------------------


def test_after_so_many_cards_a_leader_kneels() -> None:
    limit = (RoundRule("card_limit", 2, NOBODY), RoundRule("card_limit", 3, NOBODY))
    state = table(["s09 s16", "", ""], ["s26 s21", "", ""], rules=limit)
    assert legal(state) == ["kneel"]


def test_under_must_play_one_card_is_played_before_kneeling() -> None:
    must = (RoundRule("must_play", 0, NOBODY),)
    state = table(["s16 s09", "", "s09"], rules=must)
    assert legal(state) == ["play s09", "play s16"]
    assert GAME.timeout_action(state, ANA) == "play s09"
    state = do(state, "play s16", "kneel")
    assert state.actor == CYRUS and legal(state) == ["play s09"]


def test_abilities_played_after_they_were_blanked_do_nothing() -> None:
    state = table(["e08 s24", "s24 s21", "s09"], ["s13", "", ""], options=EVENTS)
    state = do(state, "play e08")
    state = do(state, "play s24")
    assert not player(state, BELA)["kneeling"] and bid(state, BELA) == [("s24", 6)]
    assert GAME.view(state, None)["players"][BELA]["bid"][0]["blank"]
    assert not GAME.view(state, None)["players"][ANA]["bid"][0]["blank"]


def test_old_precedent_wins_ties() -> None:
    state = do(
        table(["s09", "", "s19"], ["s18", "", ""], actor=CYRUS), "play s19", "kneel", "kneel"
    )
    assert state.phase == "play"
    state = do(state, "kneel")
    assert GAME.view(state, None)["winner"] == CYRUS


# --- predictions -----------------------------------------------------------


def futile(state: State, action: str) -> bool:
    return GAME.describe(action, state)["futile"]


EVENTS = {"event_module": True}


def test_an_ability_without_a_target_is_announced_and_logged_once() -> None:
    """Royal Audit before the first token finds nothing to look at or to move."""
    state = table(["e11 s26", "", ""], options=EVENTS)
    before = GAME.to_json(state)
    assert futile(state, "play e11") and not futile(state, "play s26")
    assert GAME.to_json(state) == before  # it was tried on a copy only
    assert len(told(do(state, "play e11"), None, "no_effect")) == 1
    for tokens in ([[1], [], []], [[], [3], []]):
        state = table(["e11", "", ""], tokens=tokens, options=EVENTS)
        assert not futile(state, "play e11")


def test_a_card_that_asks_for_its_target_is_not_futile() -> None:
    assert not futile(table(["s03", "", ""], ["", "s16", "s26"]), "play s03")
    assert futile(table(["s03", "", ""]), "play s03")


def test_without_a_state_the_effect_of_a_card_is_not_predicted() -> None:
    assert GAME.describe("play e11") == {
        "kind": "play",
        "group": "cards",
        "card": "e11",
        "futile": False,
    }
    state = table(["e11", "", ""], options=EVENTS)
    assert not futile(state, "play s01")  # not in hand, so refused without a trial

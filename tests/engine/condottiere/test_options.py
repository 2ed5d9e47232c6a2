"""The optional rules (section 11) and the switchable rulings, by id."""

from __future__ import annotations

from typing import Any

import pytest

import engine
from engine.condottiere.box.cards import NO_CARD, NUMBER
from engine.condottiere.state import State
from tests.engine.condottiere.positions import (
    ANA,
    BELA,
    CYRUS,
    DARA,
    FIRST,
    GAME,
    RAKAB,
    battle,
    do,
    hand,
    line,
    numbers,
    passes,
    random_game,
    random_states,
    strengths,
    told,
)
from tests.engine.condottiere.test_invariants import all_cards
from tests.engine.condottiere.test_rounds import sizes
from tests.engine.condottiere.test_takeover import TAKEOVER, owner

DRAWS = {"draw_after_battle": True}
HIDDEN = {"hidden_cards": True}
AT_ONCE = {"simultaneous_discards": True}


# --- 11.1 draw_after_battle ------------------------------------------------


def drawing(*hands: str, owned: dict[str, int] | None = None) -> State:
    """Return the state after a battle that Ana won."""
    lines = ["m10", *[""] * (len(hands) - 1)]
    return passes(battle(lines, list(hands), options=DRAWS, owned=owned))


def test_the_opening_hand_is_seven_when_cards_are_drawn() -> None:
    assert sizes(GAME.setup(3, DRAWS, b"seven")) == [7, 7, 7]


def test_cards_are_drawn_after_the_battle_before_the_site_is_chosen() -> None:
    state = drawing("m1", "m1", "m1")
    assert state.phase == "draw" and GAME.to_act(state) == [ANA]
    assert GAME.legal_actions(state, ANA) == ["draw 0", "draw 1", "draw 2", "draw 3"]
    state = do(state, "draw 2", "draw 0", "draw 3")
    assert state.phase == "choose" and sizes(state) == [3, 1, 4]
    assert [event["count"] for event in told(state, None, "took_cards")] == [2, 3]
    assert told(state, BELA, "drew_nothing")[0]["seat"] == BELA
    state = do(state, "besiege roma")
    assert state.phase == "battle" and state.round == 1 and line(state, ANA) == []


def test_no_seat_draws_above_ten_and_a_card_for_each_region_c3_11() -> None:
    nine = "m1 m1 m1 m1 m2 m2 m2 m2 m3"
    state = drawing(nine, "m1", "m1")
    # Siena, just won, counts; so the limit is eleven.
    assert GAME.legal_actions(state, ANA) == ["draw 0", "draw 1", "draw 2"]
    assert GAME.refusal(state, ANA, "draw 3") == {
        "code": "hand_full",
        "count": 3,
        "most": 2,
    }
    assert GAME.timeout_action(state, ANA) == "draw 2"


def test_a_full_hand_is_not_asked_to_draw() -> None:
    state = drawing("m1", "m1 m1 m1 m1 m2 m2 m2 m2 m3 m3", "m1")
    state = do(state, "draw 3")
    assert GAME.to_act(state) == [CYRUS]


def test_a_hand_above_its_limit_just_does_not_draw() -> None:
    many = "m1 m1 m1 m1 m2 m2 m2 m2 m3 m3 m3 m3"
    state = passes(battle(["m10", "", ""], ["m4", many, "m4"], options=DRAWS | TAKEOVER))
    assert GAME.to_act(do(state, "draw 0")) == [CYRUS]


def test_when_no_seat_has_a_card_everybody_draws_ten() -> None:
    state = drawing("", "", "")
    assert state.phase == "choose" and sizes(state) == [10, 10, 10]


def test_the_burned_cards_are_shuffled_when_the_pile_runs_out() -> None:
    state = drawing("m1", "m1", "m1")
    draws, rest = state.luck.draws, state.pile[1:]
    for card in rest:
        state.burned[card] += 1
    state.pile = state.pile[:1]
    state = do(state, "draw 3")
    assert state.luck.draws == draws + 1 and sum(state.burned) == 0
    assert told(state, None, "pile_renewed")[0]["count"] == len(rest)
    assert all_cards(state) == state.rules.deck and sizes(state)[ANA] == 4


def test_lines_are_burned_first_if_the_burned_cards_are_too_few() -> None:
    state = drawing("m1", "m1", "m1")
    for card in state.pile:
        state.hands[BELA][card] += 1
    state.pile = ()
    state = do(state, "draw 1")
    # The only card left was Ana's 10 in her line.
    assert line(state, ANA) == [] and "m10" in hand(state, ANA)


def renewed() -> State:
    """Return the state after Ana drew from a pile that all have seen, and before Béla draws."""
    state = drawing("m1 m2 m3", "m4 m5 m6 spring", "m1 m1 courtesan")
    seen = numbers("heroine heroine heroine drummer m2 m2 m3 m3")
    rest = list(state.pile)
    for card in seen:
        rest.remove(card)
        state.burned[card] += 1
    for card in rest:
        state.hands[CYRUS][card] += 1
    state.pile, state.dealt = (), tuple(map(tuple, state.hands))
    return do(state, "draw 3")


def test_11_1_cards_of_a_renewed_pile_are_in_no_hand_before_a_draw() -> None:
    state = renewed()
    assert told(state, None, "pile_renewed") and GAME.to_act(state) == [BELA]
    assert GAME.to_json(GAME.from_json(GAME.to_json(state))) == GAME.to_json(state)
    found = set()
    for seed in range(40):
        for reader in (None, ANA, CYRUS):
            world = GAME.reshuffle_unseen(state, reader, seed)
            assert GAME.view(world, reader) == GAME.view(state, reader)
            assert not {"heroine"} & set(hand(world, BELA)) and len(hand(world, BELA)) == 4
            found.add(tuple(hand(world, BELA)))
    assert len(found) > 10
    later = do(state, "draw 3")
    worlds = [GAME.reshuffle_unseen(later, CYRUS, seed) for seed in range(40)]
    assert len({"heroine" in hand(world, BELA) for world in worlds}) == 2


def test_the_final_battle_has_full_hands_all_the_same() -> None:
    assert GAME.setup(2, DRAWS, b"x").rules.full_hand == 10


# --- 11.3 larger_empires ---------------------------------------------------


@pytest.mark.parametrize(("seats", "targets"), [(2, (6, 5)), (3, (6, 5)), (4, (5, 4)), (6, (5, 4))])
def test_larger_empires_need_one_more_adjacent_region(seats: int, targets: tuple) -> None:
    state = GAME.setup(seats, {"larger_empires": True}, b"large")
    assert tuple(GAME.view(state, None)["targets"].values()) == targets


def test_three_adjacent_regions_do_not_win_a_larger_empire() -> None:
    lines, owned = ["m10", "", "", ""], {"genova": ANA, "parma": ANA}
    state = passes(battle(lines, site="lucca", owned=owned, options={"larger_empires": True}))
    assert GAME.result(state) is None
    state = passes(battle(lines, site="lucca", owned=owned))
    assert GAME.result(state)["reason"] == "adjacent"


# --- 11.5 hidden_cards -----------------------------------------------------


def test_a_mercenary_lies_face_down_until_its_seat_plays_again() -> None:
    state = battle(["", ""], ["m6 m1 winter", "m5"], options=HIDDEN)
    state = do(state, "play m6")
    assert line(state, ANA) == [] and strengths(state) == [0, 0]
    assert GAME.view(state, ANA)["face_down"] == "m6"
    for reader in (BELA, None):
        seen = GAME.view(state, reader)
        assert "face_down" not in seen and seen["players"][ANA]["face_down"]
        assert told(state, reader, "hid_own") == told(state, reader, "played") == []
    state = do(state, "pass", "play m1")
    assert line(state, ANA) == ["m6"] and strengths(state) == [6, 0]
    assert told(state, BELA, "turned_up")[0]["card"] == "m6"
    state = do(state, "play winter")
    assert line(state, ANA) == ["m6", "m1", "winter"] and strengths(state) == [2, 0]


@pytest.mark.parametrize("card", ["winter", "spring", "scarecrow", "surrender", "bishop off"])
def test_cards_with_an_immediate_effect_are_played_face_up(card: str) -> None:
    state = do(
        battle(["m1", ""], [card.split(maxsplit=1)[0], "m1"], options=HIDDEN), f"play {card}"
    )
    assert not any(player["face_down"] for player in GAME.view(state, None)["players"])
    assert told(state, None, "played")[0]["card"] == card.split(maxsplit=1)[0]


def test_a_bishop_does_not_see_a_card_that_lies_face_down_c3_09() -> None:
    john, scott = ANA, BELA
    state = battle(
        ["m6 m6", "m5 m1 m1"],
        ["", "bishop"],
        actor=scott,
        options=HIDDEN,
        face_down={john: "m10"},
    )
    state = do(state, "play bishop off")
    assert (line(state, john), line(state, scott)) == ([], ["m5", "m1", "m1"])
    state = passes(state)
    # The lines stay until the next site is chosen; then the 10 counts.
    assert line(state, john) == ["m10"] and strengths(state) == [10, 7]
    assert owner(state, "siena") == john


def test_all_cards_are_turned_up_before_totals_and_courtesans_count() -> None:
    state = battle(
        ["m1", "m6", ""],
        ["", "", ""],
        options=HIDDEN,
        face_down={ANA: "m10", CYRUS: "courtesan"},
    )
    state = passes(state)
    assert told(state, None, "battle_ended")[0]["strengths"] == [11, 6, 1]
    assert state.holder == CYRUS and owner(state, "siena") == ANA


def test_cards_are_turned_up_after_a_surrender_too() -> None:
    state = battle(["", "m6"], ["surrender", ""], options=HIDDEN, face_down={ANA: "m10"})
    state = do(state, "play surrender")
    assert owner(state, "siena") == ANA and line(state, ANA) == ["m10", "surrender"]


@pytest.mark.parametrize("ruling", ["after_effect", "before_effect"])
def test_a3_07_the_new_card_acts_before_the_old_one_is_turned_up(ruling: str) -> None:
    options = HIDDEN | {"hidden_flip": ruling}
    state = battle(["m3", ""], ["scarecrow", ""], options=options, face_down={ANA: "m10"})
    may = "play scarecrow m10" in GAME.legal_actions(state, ANA)
    assert may == (ruling == "before_effect")
    assert (GAME.refusal(state, ANA, "play scarecrow m10") is None) == may
    state = battle(["m3", ""], ["bishop", ""], options=options, face_down={ANA: "m10"})
    after = do(state, "play bishop off")
    assert line(after, ANA) == (["m10"] if ruling == "after_effect" else ["m3"])


def test_a_face_down_card_may_be_any_that_can_be_face_down() -> None:
    state = battle(
        ["m3", "", ""],
        ["winter m1 m2 heroine", "m5 m5", "m6"],
        options=HIDDEN,
        face_down={ANA: "m10"},
    )
    worlds = [GAME.reshuffle_unseen(state, BELA, bytes([number])) for number in range(60)]
    down = {world.covered[ANA] for world in worlds}
    assert len(down) > 5 and NO_CARD not in down and NUMBER["winter"] not in down
    assert {GAME.view(GAME.reshuffle_unseen(state, ANA, b"x"), ANA)["face_down"]} == {"m10"}


def test_a_mercenary_taken_back_may_be_face_down_later_and_stays_known() -> None:
    state = battle(["m10", "", ""], ["scarecrow m1", "m1", "m1"], options=HIDDEN)
    state = do(state, "play scarecrow m10", "pass", "pass", "play m10")
    for number in range(30):
        world = GAME.reshuffle_unseen(state, BELA, bytes([number]))
        assert world.covered[ANA] == NUMBER["m10"] or "m10" in hand(world, ANA)


# --- simultaneous_discards (A3-10) -----------------------------------------


def asked_at_once() -> State:
    """Return the question about burning; Béla has a mercenary, Dara has no cards."""
    hands = ["winter spring", "m1 m2", "heroine", ""]
    return do(passes(battle(["m10", "", "", ""], hands, options=AT_ONCE)), "besiege roma")


def test_every_seat_with_cards_is_asked_at_once() -> None:
    state = asked_at_once()
    assert GAME.to_act(state) == [ANA, BELA, CYRUS]
    assert GAME.legal_actions(state, BELA) == ["keep"] and GAME.asks_anyway(state, BELA)
    assert GAME.legal_actions(state, CYRUS) == ["discard", "keep"]
    assert not GAME.asks_anyway(state, DARA) and GAME.legal_actions(state, DARA) == []
    assert GAME.refusal(state, BELA, "discard") == {"code": "must_keep"}
    assert [GAME.timeout_action(state, seat) for seat in range(3)] == ["keep"] * 3


def test_answers_stay_secret_until_the_last_has_come() -> None:
    state = GAME.apply(asked_at_once(), CYRUS, "discard")
    assert GAME.to_act(state) == [ANA, BELA] and sizes(state) == [2, 2, 1, 0]
    assert GAME.view(state, CYRUS)["answer"] == "discard"
    assert GAME.refusal(state, CYRUS, "keep") == {"code": "has_answered"}
    for reader in (ANA, None):
        assert "answer" not in GAME.view(state, reader)
        assert [event["kind"] for event in GAME.events(state, reader, state.turn - 1)] == [
            "answered"
        ]
    state = GAME.apply(GAME.apply(state, BELA, "keep"), ANA, "keep")
    assert state.phase == "battle" and sizes(state) == [2, 2, 0, 0]
    assert told(state, None, "hands_kept")[0]["seats"] == [ANA, BELA]
    assert [event["seat"] for event in told(state, None, "hand_discarded")] == [CYRUS]


def test_the_order_of_answers_does_not_matter() -> None:
    one = asked_at_once()
    for seat, action in ((ANA, "keep"), (BELA, "keep"), (CYRUS, "discard")):
        one = GAME.apply(one, seat, action)
    other = asked_at_once()
    for seat, action in ((CYRUS, "discard"), (BELA, "keep"), (ANA, "keep")):
        other = GAME.apply(other, seat, action)
    assert GAME.to_json(one) | {"log": []} == GAME.to_json(other) | {"log": []}


def test_an_answer_given_in_secret_may_be_another_in_another_world() -> None:
    state = GAME.apply(asked_at_once(), CYRUS, "discard")
    worlds = [GAME.reshuffle_unseen(state, ANA, bytes([number])) for number in range(60)]
    assert len({world.answers[CYRUS] for world in worlds}) == 2


# --- other switches --------------------------------------------------------


def test_a3_01_the_token_may_go_on_the_battle_where_that_is_agreed() -> None:
    state = battle(["m5", ""], ["bishop", ""], options={"papal_on_contested": True})
    state = do(state, "play bishop siena")
    assert GAME.view(state, None)["favour"] == "siena"
    state = passes(state)
    assert "besiege siena" not in GAME.legal_actions(state, state.holder)


def test_a3_12_hand_sizes_are_hidden_where_that_is_agreed() -> None:
    state = battle(["", ""], ["m1 m2", "m3"], options={"hide_hand_counts": True})
    assert sizes(state) == [None, None]
    assert [player["hand_size"] for player in GAME.view(state, BELA)["players"]] == [
        None,
        1,
    ]


def test_hidden_hand_sizes_are_not_told_when_a_hand_is_kept_or_filled_up() -> None:
    hidden = {"hide_hand_counts": True, "asked_discards": True}
    state = do(passes(battle(["m5", ""], ["winter", "m1"], options=hidden)), "besiege roma", "keep")
    assert told(state, BELA, "hands_kept")[0]["seats"] == [ANA]
    assert told(state, BELA, "hand_kept") == []
    state = do(passes(battle(["m5", ""], ["winter", "m1"], options=hidden | DRAWS)), "draw 2")
    assert told(state, BELA, "drew_cards")[0]["count"] == 2
    assert told(state, BELA, "took_cards") == []


@pytest.mark.parametrize(("named", "holder"), [(1, ANA), (3, CYRUS)])
def test_the_table_may_name_the_first_holder(named: int, holder: int) -> None:
    state = GAME.setup(3, {"first_holder": named}, b"x")
    assert GAME.to_act(state) == [state.holder] == [holder]
    assert told(state, None, "holder_named")[0]["holder_seat"] == holder
    assert told(state, None, "started") == []


@pytest.mark.parametrize("game", [GAME, FIRST, RAKAB], ids=lambda game: game.id)
def test_the_first_holder_must_sit_at_the_table(game: Any) -> None:
    for seats in game.seats[:-1]:
        assert game.setup(seats, {"first_holder": seats}, b"x").holder == seats - 1
        with pytest.raises(engine.BadOption) as raised:
            game.setup(seats, {"first_holder": seats + 1}, b"x")
        assert raised.value.data["takes"] == [0, seats]


def test_playing_for_points_changes_nothing_within_a_game() -> None:
    plain, series = (list(random_game(3, 4, options))[-1] for options in ({}, {"campaign": 20}))
    result = GAME.result(series)
    assert result.pop("campaign")["over"] is False
    assert GAME.result(plain) == result
    assert GAME.view(series, None)["options"]["campaign"] == 20


@pytest.mark.parametrize("game", [GAME, FIRST], ids=lambda game: game.id)
def test_points_with_takeover_are_allowed_with_a_warning(game: Any) -> None:
    both = {"campaign": 20, "takeover": True}
    warned = [{"code": "campaign_takeover", "options": ["campaign", "takeover"]}]
    assert game.warnings(both) == warned
    assert game.warnings({"campaign": 20}) == game.warnings(TAKEOVER) == game.warnings({}) == []
    assert game.warnings(both | {"campaign": 0}) == []
    assert game.to_act(game.setup(3, both, b"allowed"))


def test_a_warning_about_an_unknown_option_is_a_refusal() -> None:
    with pytest.raises(engine.BadOption):
        GAME.warnings({"flying_horses": True})


def test_options_not_chosen_leave_no_trace_in_what_is_stored() -> None:
    for state in random_states(games=1, every=9):
        stored = GAME.to_json(state)
        assert stored["options"] == {} and not {"covered", "reserve", "answers"} & set(stored)

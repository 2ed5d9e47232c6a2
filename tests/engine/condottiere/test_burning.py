"""Burning a hand without a question (4.5): decided aside, and secret until it burns."""

from __future__ import annotations

import random
from typing import Any

import pytest

from engine.condottiere.state import State
from tests.engine.condottiere.positions import (
    ANA,
    BELA,
    CYRUS,
    FIRST,
    GAME,
    RAKAB,
    asking,
    battle,
    do,
    passes,
    told,
)
from tests.engine.laws import broken


def decide(state: State, *said: tuple[int, str]) -> State:
    for seat, verb in said:
        state = GAME.apply(state, seat, verb)
    return state


def sizes(state: State) -> list[int]:
    return [sum(hand) for hand in state.hands]


def fought(hands: list[str], *said: tuple[int, str], **more: Any) -> State:
    """Return the state after a battle that Ana wins, with these decisions during it."""
    lines = ["m2", *[""] * (len(hands) - 1)]
    return passes(decide(battle(lines, hands, **more), *said))


def test_no_seat_is_asked_and_keeping_a_hand_is_not_announced() -> None:
    state = do(fought(["winter", "heroine", "m1"]), "besiege roma")
    assert state.phase == "battle" and GAME.to_act(state) == [ANA]
    for reader in (None, ANA, BELA, CYRUS):
        kinds = {event["kind"] for event in GAME.events(state, reader, 0)}
        assert not kinds & {"hand_kept", "hands_kept", "hand_discarded", "answered"}


def test_others_see_the_same_for_every_hand() -> None:
    """H09: the seats to act, the turn number and the events are the same."""
    armed, unarmed = (
        do(fought([first, "m1", "m1 m1"], (ANA, "discard"), (ANA, "keep")), "besiege roma")
        for first in ("m4 m1", "winter spring")
    )
    for reader in (None, BELA, CYRUS):
        assert GAME.events(armed, reader, 0) == GAME.events(unarmed, reader, 0)
        assert GAME.view(armed, reader) == GAME.view(unarmed, reader)
    assert armed.turn == unarmed.turn


def test_a_decision_is_its_owners_alone_and_leaves_the_turn_as_it_was() -> None:
    state = battle(["m2", "", ""], ["winter", "heroine", "m1"])
    decided = decide(state, (BELA, "discard"))
    assert decided.turn == state.turn and GAME.to_act(decided) == GAME.to_act(state)
    for reader in (None, ANA, CYRUS):
        assert GAME.view(decided, reader) == GAME.view(state, reader)
        assert GAME.events(decided, reader, 0) == GAME.events(state, reader, 0)
        assert GAME.legal_actions(decided, reader) == GAME.legal_actions(state, reader)
    assert GAME.view(decided, BELA)["burning"] and told(decided, BELA, "will_burn")
    assert GAME.from_json(GAME.to_json(decided)).burning == (BELA,)


def test_a_hand_burns_as_decided_and_only_that_is_public() -> None:
    state = do(fought(["winter spring", "m1", "m1"], (ANA, "discard")), "besiege roma")
    assert sizes(state) == [0, 1, 1] and state.burning == ()
    assert told(state, CYRUS, "hand_discarded")[0]["count"] == 2
    assert told(state, ANA, "burned_own")[0]["cards"] == ["winter", "spring"]
    assert told(state, CYRUS, "burned_own") == told(state, CYRUS, "will_burn") == []


def test_a_hand_with_a_mercenary_waits_until_there_is_none() -> None:
    state = do(fought(["m1 winter", "m1 m1", "m1"], (ANA, "discard")), "besiege roma")
    assert sizes(state)[ANA] == 2 and state.burning == (ANA,)
    state = do(passes(do(state, "play m1")), "besiege ancona")
    assert sizes(state)[ANA] == 0 and state.burning == ()


def test_a_decision_can_be_taken_back_until_the_hand_burns() -> None:
    said = [(ANA, "discard"), (ANA, "keep")]
    state = do(fought(["winter", "m1", "m1"], *said), "besiege roma")
    assert sizes(state)[ANA] == 1
    late = decide(fought(["winter", "m1", "m1"]), (ANA, "discard"))
    assert late.phase == "choose" and sizes(do(late, "besiege roma"))[ANA] == 0


def test_hands_burn_clockwise_from_the_new_holder() -> None:
    state = battle(["", "m2", ""], ["winter", "spring", "m1"])
    state = do(passes(decide(state, (ANA, "discard"), (BELA, "discard"))), "besiege roma")
    assert [event["seat"] for event in told(state, None, "hand_discarded")] == [BELA, ANA]


@pytest.mark.parametrize("game", [GAME, FIRST, RAKAB], ids=lambda game: game.id)
def test_a_new_deal_ends_a_decision_and_tells_its_owner_alone(game: Any) -> None:
    """Ana decided about her hand at the time; the new one is another hand."""
    state = battle(["m2", "", ""], ["m1", "", ""], game=game)
    state = game.apply(state, ANA, "discard")
    while state.round == 1:
        action = "play m1" if state.hands[ANA][0] else game.legal_actions(state, state.actor)[-1]
        state = game.apply(state, state.actor, action)
    assert state.burning == () and "burning" not in game.view(state, ANA)
    for reader in (None, BELA, CYRUS):
        assert told(state, reader, "burning_lapsed") == []
    assert game.refusal(state, ANA, "keep")["code"] == "keeps_already"
    assert [event["seat"] for event in told(state, ANA, "burning_lapsed")] == [ANA]


def test_a_retained_hand_is_a_new_one_too() -> None:
    state = do(fought(["m1 winter", "", ""], (ANA, "discard")), "besiege roma")
    assert state.phase == "retain" and state.burning == (ANA,)
    assert do(state, "retain winter").burning == ()


def test_in_a_duel_a_decision_ends_when_the_hand_is_refilled() -> None:
    duel = RAKAB.setup(2, {"duel_discards": True}, b"a duel")
    duel = RAKAB.apply(duel, duel.holder, f"besiege {RAKAB.land.regions[0]}")
    seat = duel.actor
    duel = RAKAB.apply(duel, seat, "discard")
    duel = RAKAB.apply(duel, seat, RAKAB.legal_actions(duel, seat)[0])
    while duel.battle == 1 and duel.phase == "battle":
        duel = RAKAB.apply(duel, duel.actor, "pass")
    assert sum(duel.hands[seat]) == 8 and duel.burning == ()


# --- editions that choose the site after the hands (first edition, Rakab) --


@pytest.mark.parametrize("game", [FIRST, RAKAB], ids=lambda game: game.id)
def test_until_the_next_site_is_named_a_hand_may_still_burn_at_once(game: Any) -> None:
    state = fought(["winter", "m1 m2", "m1"], game=game)
    assert state.phase == "choose"
    burned = game.apply(state, ANA, "discard")
    assert sizes(burned)[ANA] == 0 and burned.burning == () and burned.turn == state.turn + 1
    assert game.to_act(burned) == [burned.holder] and burned.phase == "choose"


def test_a_hand_burned_late_may_end_the_round() -> None:
    state = fought(["winter", "m1", ""], game=FIRST)
    burned = FIRST.apply(state, ANA, "discard")
    assert burned.round == state.round + 1 and sizes(burned)[1:] == [10, 10]
    assert burned.phase == "choose"


def test_a_hand_just_dealt_does_not_burn_before_its_first_battle() -> None:
    state = fought(["", "", "m1"], game=FIRST)
    assert state.phase == "choose" and min(sizes(state)) == 10
    fresh = FIRST.apply(state, BELA, "discard")
    assert sizes(fresh) == sizes(state) and fresh.burning == (BELA,)


# --- editions that ask all seats, or forbid burning ------------------------


def test_if_all_are_asked_there_are_no_decisions_out_of_turn() -> None:
    state = asking(["m2", "", ""], ["winter", "m1", "m1"])
    assert "discard" not in GAME.asides(state, ANA)
    assert GAME.refusal(state, ANA, "discard")["code"] == "wrong_phase"


def test_in_a_duel_no_hand_burns_unless_agreed() -> None:
    duel = RAKAB.setup(2, {}, b"a duel")
    assert "discard" not in RAKAB.asides(duel, ANA)
    assert RAKAB.refusal(duel, ANA, "discard")["code"] == "wrong_phase"
    agreed = RAKAB.setup(2, {"duel_discards": True}, b"a duel")
    assert RAKAB.apply(agreed, ANA, "discard").burning == (ANA,)


# --- games from earlier versions -------------------------------------------


def test_a_game_that_began_under_the_old_rules_goes_on_asking() -> None:
    options = {"papal_on_contested": True}
    assert GAME.options_then(options, 1) == {"asked_discards": True} | options
    assert GAME.options_then(options, GAME.rules_version) == options
    secretly = {"simultaneous_discards": True}
    assert GAME.options_then(secretly, 1) == secretly
    stored = GAME.to_json(battle(["m2", "", ""], ["winter", "m1", "m1"]))
    old = GAME.from_json({**stored, "version": 1})
    assert do(passes(old), "besiege roma").phase == "discard"


@pytest.mark.parametrize("game", [GAME, FIRST, RAKAB], ids=lambda game: game.id)
def test_games_with_decisions_in_them_hide_end_and_replay(game: Any) -> None:
    luck, seats = random.Random(4), 4
    state, course = game.setup(seats, {}, b"decided aside"), []
    while acting := game.to_act(state):
        seat = luck.randrange(seats)
        verbs = [verb for verb in game.asides(state, seat) if verb in ("discard", "keep")]
        step = (acting[0], luck.choice(game.legal_actions(state, acting[0])))
        if verbs and luck.random() < 0.4:
            step = (seat, verbs[0])
        if len(course) % 9 == 0:
            for reader in (None, *range(seats)):
                world = game.reshuffle_unseen(state, reader, b"%d" % len(course))
                assert game.view(world, reader) == game.view(state, reader)
                assert game.events(world, reader, 0) == game.events(state, reader, 0)
            state = game.from_json(game.to_json(state))
        game.play(state, *step)
        course.append(step)
        assert broken(game, state) == []
    assert any(event["kind"] == "hand_discarded" for event in game.events(state, None, 0))
    again = game.setup(seats, {}, b"decided aside")
    for step in course:
        game.play(again, *step)
    assert game.to_json(again) == game.to_json(state)

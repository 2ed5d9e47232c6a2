"""The list of moves cached for a page equals that of the rules after every change."""

import random

import engine
from engine.troyes.offers import listed
from engine.troyes.rules import flow

TROYES = engine.load("troyes")


def test_the_cached_list_equals_the_rules_after_every_move() -> None:
    luck = random.Random(1)
    state = TROYES.setup(3, {}, b"listed")
    while asked := TROYES.to_act(state):
        found = listed.legal_actions(state, asked[0])
        assert found == flow.legal_actions(state, asked[0])
        TROYES.play(state, asked[0], luck.choice(found))  # the same object with other moves


def test_changes_without_a_move_are_noticed() -> None:
    luck = random.Random(2)
    state = TROYES.setup(3, {}, b"changed")
    while state.phase != "act":
        seat = TROYES.to_act(state)[0]
        TROYES.play(state, seat, luck.choice(TROYES.legal_actions(state, seat)))
    before = listed.legal_actions(state, state.actor)
    state.dice = [[[] for _ in by_colour] for by_colour in state.dice]
    assert listed.legal_actions(state, state.actor) == flow.legal_actions(state, state.actor)
    assert listed.legal_actions(state, state.actor) != before


def test_callers_may_change_the_returned_list() -> None:
    state = TROYES.setup(2, {}, b"mine")
    seat = TROYES.to_act(state)[0]
    listed.legal_actions(state, seat).clear()
    assert listed.legal_actions(state, seat) == flow.legal_actions(state, seat) != []

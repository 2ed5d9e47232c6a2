"""A ranked list of regions: the first that is possible is attacked, and its owner is not asked."""

from __future__ import annotations

from typing import Any

import pytest

import engine
from engine.orders import BadOrder

SEATS = 3
GAME = engine.games()["condottiere-3e"]
LIST = "sites; besiege siena; besiege roma; besiege firenze"


def asked(state: Any) -> tuple[int, dict[str, Any], list[str]]:
    """Whoever chooses the next region, with what that seat sees and may do."""
    (seat,) = GAME.to_act(state)
    return seat, GAME.view(state, seat), GAME.legal_actions(state, seat)


@pytest.fixture
def state() -> Any:
    return GAME.setup(SEATS, {}, b"sites")


def test_the_first_of_the_list_that_can_be_attacked_is(state: Any) -> None:
    _, view, legal = asked(state)
    answer = GAME.orders.answer(LIST, view, legal, [])
    assert (answer.action, answer.rest) == ("besiege siena", LIST)
    without = [action for action in legal if action != "besiege siena"]
    assert GAME.orders.answer(LIST, view, without, []).action == "besiege roma"


def test_its_owner_is_asked_where_none_of_it_can_be_and_it_stays(state: Any) -> None:
    _, view, _ = asked(state)
    answer = GAME.orders.answer(LIST, view, ["besiege napoli"], [])
    assert answer.action is None and answer.rest == LIST
    assert answer.why == {"kind": "no_site"}


def test_it_says_nothing_in_a_battle(state: Any) -> None:
    seat, _, _ = asked(state)
    GAME.play(state, seat, "besiege siena")
    _, view, legal = asked(state)
    assert GAME.orders.answer(LIST, view, legal, []) is None
    assert GAME.orders.refusal(LIST, view) is None, "it may be given at any time"


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("sites", "order_no_site"),
        ("sites; besiege atlantis", "order_clause"),
        ("sites; play m10", "order_clause"),
        (
            "sites; " + "; ".join(f"besiege {region}" for region in GAME.land.regions[:9]),
            "order_sites_long",
        ),
    ],
)
def test_what_is_no_list_is_refused(text: str, code: str) -> None:
    with pytest.raises(BadOrder) as bad:
        GAME.orders.read(text)
    assert bad.value.refusal["code"] == code


def test_a_region_named_twice_stands_once() -> None:
    assert GAME.orders.read("sites; besiege siena; besiege siena") == "sites; besiege siena"


def test_a_list_is_offered_where_the_next_battle_is_chosen(state: Any) -> None:
    _, view, legal = asked(state)
    (offered,) = GAME.orders.stances(view, legal)
    assert offered.facts["kind"] == "sites"
    assert GAME.orders.answer(offered.line, view, legal, []).action in legal


@pytest.mark.parametrize(
    ("options", "lines"),
    [
        ({}, {"retain-highest", "retain-none"}),
        ({"draw_after_battle": True}, {"draw-most", "draw-none"}),
        ({"simultaneous_discards": True}, {"discard-always", "keep-always"}),
    ],
)
def test_what_is_asked_after_a_battle_can_be_answered_for_good(
    options: dict[str, bool], lines: set[str]
) -> None:
    state, found = GAME.setup(SEATS, options, b"for good"), set()
    while GAME.to_act(state):
        seat = GAME.to_act(state)[0]
        view, legal = GAME.view(state, seat), GAME.legal_actions(state, seat)
        offered = GAME.orders.stances(view, legal) if len(legal) > 1 else []
        found |= {stance.line for stance in offered if stance.for_good}
        GAME.play(state, seat, GAME.bot(view, legal, b"for good"))
    assert lines <= found

"""A ranked list of regions: attacks the first possible one without asking the owner."""

from __future__ import annotations

import random
from typing import Any

import pytest

import engine
from engine.orders import BadOrder

SEATS = 3
GAME = engine.games()["condottiere-3e"]
LIST = "sites; besiege siena; besiege roma; besiege firenze"


def asked(state: Any) -> tuple[int, dict[str, Any], list[str]]:
    """Return the seat that chooses the next region, with its view and legal actions."""
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


def test_its_owner_is_asked_if_no_listed_region_is_possible_and_it_stays(state: Any) -> None:
    _, view, _ = asked(state)
    answer = GAME.orders.answer(LIST, view, ["besiege napoli"], [])
    assert answer.action is None and answer.rest == LIST
    assert answer.why == {"kind": "no_site"}


def takeover(**owners: int) -> tuple[dict[str, Any], list[str]]:
    """Return the holder's view and legal actions if these seats own these regions."""
    state = GAME.setup(SEATS, {"takeover": True}, b"sites")
    for region, step in owners.items():
        state.owner[GAME.land.regions.index(region)] = (state.holder + step) % SEATS
    _, view, legal = asked(state)
    return view, legal


def taken(region: str, kind: str = "conquered") -> dict[str, Any]:
    return {"kind": kind, "region": region}


def test_a_rival_that_owned_a_region_before_the_list_is_attacked() -> None:
    view, legal = takeover(siena=1)
    answer = GAME.orders.answer(LIST, view, legal, [])
    assert (answer.action, answer.rest) == ("besiege siena", LIST)


@pytest.mark.parametrize("kind", ["conquered", "taken_over"])
def test_a_region_that_a_rival_has_taken_since_is_asked_about(kind: str) -> None:
    view, legal = takeover(siena=1)
    answer = GAME.orders.answer(LIST, view, legal, [taken("siena", kind)])
    assert (answer.action, answer.rest) == (None, LIST)
    rival = view["owners"]["siena"]
    assert answer.why == {"kind": "taken_since", "region": "siena", "seat": rival}


def test_regions_taken_are_remembered_after_the_list_has_answered() -> None:
    view, legal = takeover(roma=1)
    answer = GAME.orders.answer(LIST, view, legal, [taken("roma"), taken("napoli")])
    assert (answer.action, answer.rest) == ("besiege siena", f"{LIST}; ask roma")
    assert GAME.orders.read(answer.rest) == answer.rest
    assert GAME.orders.describe(answer.rest)[-1] == {"kind": "ask-first", "regions": ["roma"]}
    view, legal = takeover(roma=1, siena=0)
    later = GAME.orders.answer(answer.rest, view, legal, [])
    assert later.action is None and later.why["kind"] == "taken_since"
    assert later.rest == answer.rest


def test_ones_own_and_unattackable_regions_are_skipped_without_asking() -> None:
    view, legal = takeover(siena=0)
    assert GAME.orders.answer(LIST, view, legal, [taken("siena")]).action == "besiege roma"
    plain = GAME.setup(SEATS, {}, b"sites")
    plain.owner[GAME.land.regions.index("siena")] = (plain.holder + 1) % SEATS
    _, view, legal = asked(plain)
    assert GAME.orders.answer(LIST, view, legal, [taken("siena")]).action == "besiege roma"


def test_no_list_attacks_a_rival_that_came_after_it_in_random_games() -> None:
    """Each call gets only the events since the list's previous answer, as in the service."""
    attacked = stopped = 0
    for number in range(12):
        luck, lists = random.Random(number), {}
        state = GAME.setup(SEATS, {"takeover": True}, b"%d" % number)
        while acting := GAME.to_act(state):
            seat = luck.choice(acting)
            view, legal = GAME.view(state, seat), GAME.legal_actions(state, seat)
            action = luck.choice(legal)
            if state.phase == "choose" and seat not in lists:
                order = "; ".join(["sites", *luck.sample(legal, 6)])
                lists[seat] = [order, state.turn, dict(view["owners"])]
            elif state.phase == "choose":
                line, since, owners = lists[seat]
                answer = GAME.orders.answer(line, view, legal, GAME.events(state, seat, since))
                if answer.action:
                    region = answer.action.split()[1]
                    assert view["owners"][region] in (None, owners[region])
                    attacked += view["owners"][region] is not None
                    action, lists[seat][:2] = answer.action, [answer.rest, state.turn]
                stopped += answer.why["kind"] == "taken_since"
            GAME.play(state, seat, action)
    assert attacked and stopped


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
        ("sites; besiege siena; ask", "order_clause"),
        ("sites; besiege siena; ask atlantis", "order_clause"),
        ("sites; besiege siena; ask roma; ask siena", "order_clause"),
        ("sites; ask roma", "order_no_site"),
        (
            "sites; " + "; ".join(f"besiege {region}" for region in GAME.land.regions[:9]),
            "order_sites_long",
        ),
    ],
)
def test_a_text_that_is_not_a_list_is_refused(text: str, code: str) -> None:
    with pytest.raises(BadOrder) as bad:
        GAME.orders.read(text)
    assert bad.value.refusal["code"] == code


def test_a_region_named_twice_is_listed_once() -> None:
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
def test_questions_after_a_battle_can_be_answered_for_good(
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

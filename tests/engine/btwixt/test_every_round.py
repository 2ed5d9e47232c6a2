"""A stance for every round: its answers, and its reasons to ask the owner."""

from __future__ import annotations

import pytest

from engine.btwixt.game import GAME
from engine.btwixt.state import NOBODY, RoundRule, State
from engine.orders import Answer, BadOrder
from tests.engine.btwixt.positions import ANA, BELA, CYRUS, finish_round, table
from tests.tables import random_moves

ORDERS = GAME.orders
USUAL = "every-round; most 9"


def answer(state: State, line: str, seat: int = ANA) -> Answer | None:
    view, legal = GAME.view(state, seat), GAME.legal_actions(state, seat)
    return ORDERS.answer(ORDERS.read(line), view, legal, GAME.events(state, seat, 0))


def why_asked(state: State, line: str) -> str | None:
    """Return the reason to ask the owner, or None; check that the stance itself does not change."""
    found = answer(state, line)
    assert found is not None and found.rest == line
    return None if found.action else found.why["kind"]


def test_it_is_kept_in_one_way_and_says_itself() -> None:
    text = "EVERY-ROUND; below 4; stop leader event; overtaken 5; behind 6; ask last; most 9"
    kept = "every-round; most 9; behind 6; ask last; stop event leader; overtaken 5; below 4"
    assert ORDERS.read(text) == kept == ORDERS.read(kept)
    assert ORDERS.topic(kept) == "rounds" and ORDERS.set_aside == {"rounds": "by-card"}
    assert ORDERS.describe(kept) == [
        {"kind": "every-round"},
        {"kind": "most", "count": 9},
        {"kind": "behind", "count": 6},
        {"kind": "ask", "matters": ["last"]},
        {"kind": "stop", "stops": ["event", "leader"]},
        {"kind": "overtaken", "count": 5},
        {"kind": "below", "count": 4},
    ]
    assert ORDERS.describe("every-round; most 0")[1:] == [{"kind": "stay-out"}]


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("every-round", "order_no_limit"),
        ("every-round; below 3", "order_no_limit"),
        ("every-round; most 100", "order_number"),
        ("every-round; most 9; below 0", "order_number"),
        ("every-round; most 9; stop rain", "order_clause"),
        ("every-round; most 9; ask", "order_clause"),
        ("every-round; most 9; ask winning", "order_clause"),
        ("every-round; most 9; lead 3", "order_clause"),
        ("every-round; most 9; most 9", "order_clause"),
        ("by-card; most 9", "order_clause"),
    ],
)
def test_a_text_that_is_not_a_stance_is_refused_with_its_reason(text: str, code: str) -> None:
    with pytest.raises(BadOrder) as bad:
        ORDERS.read(text)
    assert bad.value.refusal["code"] == code


def test_it_plays_as_a_stance_for_one_round_does_and_stays() -> None:
    state = table(["s11 s20", "s01", "s01"], ["", "s09", ""])
    assert answer(state, USUAL) == Answer("play s11", USUAL, {"kind": "as_ordered"})
    low = "every-round; most 2"
    assert answer(state, low) == Answer("kneel", low, {"kind": "limit"})
    out = "every-round; most 0"
    assert answer(state, out) == Answer("kneel", out, {"kind": "as_ordered"})
    beaten = "every-round; most 9; behind 2"
    found = answer(state, beaten)
    assert found is not None and (found.action, found.rest) == ("kneel", beaten)
    assert ORDERS.scope(USUAL, GAME.view(state, ANA)) is None


@pytest.mark.parametrize(
    ("clause", "why"),
    [
        ("overtaken 1", "overtaken"),
        ("overtaken 2", None),
        ("below 3", "few_cards"),
        ("below 2", None),
    ],
)
def test_it_asks_when_overtaken_and_with_few_cards(clause: str, why: str | None) -> None:
    state = table(["s11 s20", "s01", "s01"], ["", "s09", ""])
    assert why_asked(state, f"{USUAL}; {clause}") == why


def test_it_asks_with_cards_that_all_do_more_and_under_a_rule_of_the_round() -> None:
    state = table(["s02 s24", "s01", "s01"], ["", "s09", ""])
    assert why_asked(state, USUAL) == "no_plain_card"
    odd = table(["s11", "s01", "s01"], rules=(RoundRule("value_cap", 3, NOBODY),))
    assert why_asked(odd, USUAL) == "odd_round"


def test_it_asks_after_an_event_of_this_round_and_not_of_one_before() -> None:
    line = f"{USUAL}; stop event"
    state = table(["s11", "e05", "s01"], actor=BELA, first=BELA, options={"event_module": True})
    GAME.play(state, BELA, "play e05")
    while state.actor != ANA:
        GAME.play(state, state.actor, "kneel")
    assert why_asked(state, line) == "appeared"
    after = finish_round(state)
    while after.actor != ANA or after.phase != "play":
        after = GAME.apply(after, after.actor, GAME.timeout_action(after, after.actor))
    assert answer(after, line) is None or why_asked(after, line) != "appeared"


@pytest.mark.parametrize("seats", GAME.seats)
def test_it_asks_in_the_last_round_of_the_game_only(seats: int) -> None:
    """Test every turn of random games: only the last round of winter counts as the last."""
    line, asked = f"{USUAL}; ask last", []
    for number in range(2):
        for state, seat, _ in random_moves(GAME, seats, number):
            view, legal = GAME.view(state, seat), GAME.legal_actions(state, seat)
            if view["phase"] == "play":
                found = ORDERS.answer(line, view, legal, [])
                is_last = view["rounds_played"] + 1 == view["rounds_total"]
                asked.append(is_last)
                assert (found is not None and found.why["kind"] == "last_round") == is_last
    assert any(asked) and not all(asked)


def test_an_order_to_be_asked_leaves_every_turn_to_its_owner() -> None:
    state = table(["s11 s20", "s01", "s01"], ["", "s09", ""])
    assert answer(state, "by-card") == Answer(None, "by-card", {"kind": "by_card"})
    assert ORDERS.scope("by-card", GAME.view(state, ANA)) is not None


def test_a_kneeling_leader_may_give_it_and_finds_it_in_the_form() -> None:
    state = table(["s11", "s01", "s01"], actor=CYRUS, kneeling=(ANA,))
    view = GAME.view(state, ANA)
    assert ORDERS.refusal(USUAL, view) is None
    assert [topic["topic"] for topic in ORDERS.form(view, [])] == ["rounds"]


def test_it_is_offered_with_the_others() -> None:
    state = table(["s09 s11 s20 s23", "s01", "s01"], ["", "s09", ""])
    view, legal = GAME.view(state, ANA), GAME.legal_actions(state, ANA)
    lines = [stance.line for stance in ORDERS.stances(view, legal)]
    assert "every-round; most 8; ask last; below 3" in lines

"""Standing orders of B'Twixt: their syntax, and their answers in built positions."""

from __future__ import annotations

from typing import Any

import pytest

from engine.btwixt.game import GAME
from engine.btwixt.state import NOBODY, RoundRule, State
from engine.orders import Answer, BadOrder
from tests.engine.btwixt.positions import ANA, BELA, CYRUS, do, finish_round, played_out, table

ORDERS = GAME.orders


def answer(state: State, line: str, seat: int = ANA) -> Answer | None:
    view, legal = GAME.view(state, seat), GAME.legal_actions(state, seat)
    return ORDERS.answer(ORDERS.read(line), view, legal, GAME.events(state, seat, 0))


# --- reading ---------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "kept"),
    [
        ("kneel-round", "kneel-round"),
        ("  KNEEL-ROUND ; ", "kneel-round"),
        ("round;play s16;then  kneel", "round; play s16; then kneel"),
        ("round; lead 5; stop leader event; play s02 behind 3; seat 2; bid s16.2", None),
        ("round; total 12; behind 7; play s16", None),
    ],
)
def test_an_order_is_kept_in_one_way_however_it_is_written(text: str, kept: str | None) -> None:
    kept = kept or text.replace("leader event", "event leader")
    assert ORDERS.read(text) == kept == ORDERS.read(kept)


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "order_unreadable"),
        ("kneel‑round", "order_unreadable"),
        ("attack", "order_unknown"),
        ("kneel-round; play s16", "order_clause"),
        ("round; play S_16!", "order_clause"),
        ("round; then play", "order_clause"),
        ("round; stop rain", "order_clause"),
        ("round; play s16; seat 9", "order_clause"),
        ("round; play s16; council x", "order_clause"),
        ("round; lead 0", "order_number"),
        ("round; lead 100", "order_number"),
        ("round; play s16 behind many", "order_number"),
        ("round", "order_round_empty"),
        ("round; stop event", "order_round_empty"),
        ("round; seat 1", "order_round_empty"),
        ("round" + "; play s16" * 13, "order_round_empty"),
    ],
)
def test_a_text_that_is_not_an_order_is_refused_with_its_reason(text: str, code: str) -> None:
    with pytest.raises(BadOrder) as bad:
        ORDERS.read(text)
    assert bad.value.refusal["code"] == code and code in ORDERS.refusals


# --- answering -------------------------------------------------------------


def test_cards_are_played_in_order_and_impossible_ones_are_skipped() -> None:
    state = table(["s16 s09", "", ""])
    found = answer(state, "round; play s26; play s16; play s09")
    assert found == Answer("play s16", "round; play s26; play s09", {"kind": "as_ordered"})
    assert answer(state, "round; play s16") == Answer("play s16", None, {"kind": "as_ordered"})
    assert answer(state, "round; play s26") is None


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("round; lead 2; play s09", {"kind": "leading", "count": 2}),
        ("round; total 7; play s09", {"kind": "reached", "count": 7}),
    ],
)
def test_it_kneels_when_enough_has_been_done(line: str, why: dict[str, Any]) -> None:
    state = table(["s09", "", ""], ["s26", "s21", ""])
    assert answer(state, line) == Answer("kneel", None, why)


def test_it_kneels_when_too_far_behind_and_plays_when_near_enough() -> None:
    state = table(["s09", "", ""], ["s13", "s26", "s21"])
    why = {"kind": "trailing", "seat": BELA, "count": 4}
    assert answer(state, "round; behind 4; play s09") == Answer("kneel", None, why)
    assert answer(state, "round; behind 5; play s09").action == "play s09"
    assert answer(state, "round; play s09 behind 3") is None
    assert answer(state, "round; play s09 behind 4").action == "play s09"


def test_the_first_clause_that_fits_answers() -> None:
    state = table(["s09", "", ""], ["s26", "s21", ""])
    assert answer(state, "round; play s09; lead 1").action == "play s09"
    assert answer(state, "round; lead 1; play s09").action == "kneel"
    assert answer(state, "round; lead 9; then kneel").why == {"kind": "as_ordered"}


def test_it_stops_when_somebody_plays_an_event_or_a_leader_s_card() -> None:
    state = table(["s09", "e08 s09", "s09"], actor=BELA, options={"event_module": True})
    state = do(state, "play e08", "kneel")
    seen = {"kind": "appeared", "card": "e08", "seat": BELA}
    assert answer(state, "round; stop event; play s09") == Answer(None, None, seen)
    assert answer(state, "round; stop leader; play s09").action == "play s09"
    advanced = {"leader_mode": "advanced"}
    hands = ["s09", "l_tyrion_4 s09", "s09"]
    state = table(hands, actor=BELA, options=advanced, leaders="cersei tyrion euron")
    state = do(state, "play l_tyrion_4", "kneel")
    assert answer(state, "round; stop leader; play s09").why["card"] == "l_tyrion_4"


def test_the_answers_after_a_card_answer_what_it_asks() -> None:
    state = table(["s02 s09", "", ""], ["", "s16 s26", "s21"])
    found = answer(state, "round; lead 9; play s02; seat 1; bid s26; play s09")
    assert found.rest == "round; seat 1; bid s26; lead 9; play s09"
    state = do(state, found.action)
    found = answer(state, found.rest)
    assert found.action == "seat 1" and found.rest == "round; bid s26; lead 9; play s09"
    state = do(state, found.action)
    found = answer(state, found.rest)
    assert found.action == "bid s26" and found.rest == "round; lead 9; play s09"


def test_answers_that_nothing_asked_for_are_dropped_at_the_next_turn() -> None:
    state = table(["s09 s16", "", ""])
    found = answer(state, "round; seat 1; bid s26; play s16; play s09")
    assert found.action == "play s16" and found.rest == "round; play s09"


def test_an_answer_that_is_not_possible_stops_the_order() -> None:
    state = do(table(["s02", "", "", ""], ["", "s16", "s21", ""]), "play s02")
    why = {"kind": "not_possible", "action": "seat 3"}
    assert answer(state, "round; seat 3; then kneel") == Answer(None, None, why)
    assert answer(state, "round; then kneel") is None  # the owner chooses the target


def test_it_does_not_kneel_where_a_card_must_be_played() -> None:
    state = table(["s09", "", ""], rules=(RoundRule("must_play", 0, NOBODY),))
    assert answer(state, "kneel-round") is None
    assert answer(state, "round; then kneel") is None


# --- when and for how long -------------------------------------------------


def test_an_order_is_for_the_round_that_is_on() -> None:
    state = table(["s09", "", ""])
    scope = ORDERS.scope("kneel-round", GAME.view(state, ANA))
    later = do(state, "kneel", "kneel", "kneel")
    assert ORDERS.scope("kneel-round", GAME.view(later, ANA)) == scope
    assert ORDERS.scope("kneel-round", GAME.view(finish_round(state), ANA)) != scope
    assert ORDERS.ended("kneel-round", GAME.view(later, ANA), []) == {"kind": "round_over"}


def test_an_impossible_order_is_refused_before_it_is_stored() -> None:
    state = table(["s09 s16", "", ""])
    view = GAME.view(state, ANA)
    assert ORDERS.refusal("round; play s09; play s16", view) is None
    missing = {"code": "card_not_in_hand", "card": "s09"}
    assert ORDERS.refusal("round; play s09; play s09", view) == missing
    knelt = GAME.view(do(state, "kneel"), ANA)
    assert ORDERS.refusal("kneel-round", knelt) == {"code": "has_knelt", "actor_seat": BELA}
    assert [topic["topic"] for topic in ORDERS.form(knelt, [])] == ["rounds"]
    over = GAME.view(played_out(3, 1), CYRUS)
    assert ORDERS.refusal("kneel-round", over) == {"code": "game_over"}


def test_an_order_is_described_clause_by_clause() -> None:
    line = (
        "round; stop event; play s16; play s02 behind 3; seat 2; bid s16.2; council 1; then kneel"
    )
    assert ORDERS.describe(line) == [
        {"kind": "round"},
        {"kind": "stop", "stops": ["event"]},
        {"kind": "play", "card": "s16"},
        {"kind": "play-behind", "card": "s02", "count": 3},
        {"kind": "seat", "target_seat": 2},
        {"kind": "bid", "card": "s16", "copy": 2},
        {"kind": "council", "council": 1, "beside_seat": 1},
        {"kind": "then-kneel"},
    ]

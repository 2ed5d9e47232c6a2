"""The refusals of B'Twixt: every code at least once, without revealing secrets."""

from __future__ import annotations

from typing import Any

import pytest

import engine
from engine.btwixt.game import GAME
from engine.btwixt.rules.refusals import FACTS
from engine.btwixt.state import NOBODY, RoundRule, State
from tests.engine.btwixt.positions import ANA, BELA, CYRUS, do, played_out, random_states, table
from tests.engine.btwixt.test_manual import waiting

EVENTS = {"event_module": True}
TURN = table(["s16 s09", "s26", "s21"])
KNELT = do(TURN, "kneel")
OVER = played_out(3, 1)
LEADERS = do(GAME.setup(3, {}, b"leaders"), "leader jon")
NAMING = GAME.setup(3, {"first_player": "chosen"}, b"naming")
LIMIT = table(["s16", "", ""], ["s26", "", ""], rules=(RoundRule("card_limit", 1, NOBODY),))
MUST = table(["s16", "", ""], rules=(RoundRule("must_play", 0, NOBODY),))
LOCKED = do(table(["s07", "s16", ""], ["", "s26", ""]), "play s07")
TARGET = do(table(["s02", "", "", ""], ["", "s26", "s21", ""]), "play s02")
BID = do(table(["s02", "", ""], ["", "s16 s26", ""]), "play s02")
COPY = do(table(["s10", "", ""], ["", "s03 s16 s26", ""]), "play s10")
DISCARD = do(
    table(
        ["s06", "s16 s26 l_tyrion_1", ""],
        options={"leader_mode": "advanced"},
        leaders="cersei tyrion euron",
    ),
    "play s06",
)
SECRET = GAME.apply(
    do(table(["e01 s09 s16", "s21 s26", "s01"], options=EVENTS), "play e01"), BELA, "discard s21"
)
PEEK = do(table(["s08", "", ""], tokens=[[1], [2], [3]]), "play s08")
SIDE = do(table(["", "", ""], ["s26", "", ""], ally="a11"), *["kneel"] * 3)
WITH_ALLIES: dict[str, Any] = {"councils": ["a02 a18", "a03", "a10"], "tokens": [[1, 2], [3], [1]]}
MOVE = do(table([""] * 3, ["s26", "", ""], ally="a31", **WITH_ALLIES), *["kneel"] * 3, "ally left")
SHIFT = do(table([""] * 3, ["s26", "", ""], ally="a32", **WITH_ALLIES), *["kneel"] * 3, "ally left")
MANUAL = waiting()
LAST_STEP = waiting(left=0)

CASES: list[tuple[State, int | None, Any, dict[str, Any]]] = [
    (OVER, ANA, "kneel", {"code": "game_over"}),
    (TURN, ANA, "knee", {"code": "malformed"}),
    (TURN, ANA, "play  s16", {"code": "malformed"}),
    (TURN, ANA, "shift 1 1", {"code": "malformed"}),
    (TURN, ANA, "play s99", {"code": "no_such_card"}),
    (TURN, ANA, "bid nothing", {"code": "no_such_card"}),
    (TURN, ANA, "leader hodor", {"code": "no_such_leader"}),
    (TURN, ANA, "seat nine", {"code": "no_such_seat"}),
    (TURN, None, "kneel", {"code": "no_such_seat"}),
    (TURN, 7, "kneel", {"code": "no_such_seat"}),
    (NAMING, NAMING.actor, "first 4", {"code": "no_such_seat"}),
    (TARGET, ANA, "seat 5", {"code": "no_such_seat"}),
    (TURN, ANA, "council 9", {"code": "no_such_council"}),
    (PEEK, ANA, "council 4", {"code": "no_such_council"}),
    (MOVE, ANA, "move a02 5", {"code": "no_such_council"}),
    (SHIFT, ANA, "shift 0 5", {"code": "no_such_council"}),
    (MOVE, ANA, "move a99 1", {"code": "no_such_ally"}),
    (SHIFT, ANA, "shift x7 1", {"code": "no_such_token"}),
    (SHIFT, ANA, "shift t9 1", {"code": "no_such_token"}),
    (TURN, BELA, "kneel", {"code": "not_your_turn", "phase": "play", "actor_seat": ANA}),
    (TURN, ANA, "ally left", {"code": "wrong_phase", "phase": "play", "actor_seat": ANA}),
    (KNELT, ANA, "play s16", {"code": "has_knelt", "actor_seat": BELA}),
    (SECRET, BELA, "discard s26", {"code": "has_answered"}),
    (LEADERS, LEADERS.actor, "leader jon", {"code": "leader_taken", "leader": "jon"}),
    (TURN, ANA, "play s26", {"code": "card_not_in_hand", "card": "s26"}),
    (DISCARD, BELA, "discard s21", {"code": "card_not_in_hand", "card": "s21"}),
    (DISCARD, BELA, "discard l_tyrion_1", {"code": "card_not_common", "card": "l_tyrion_1"}),
    (LOCKED, BELA, "play s26", {"code": "card_locked", "card": "s26"}),
    (LIMIT, ANA, "play s16", {"code": "cards_at_limit", "count": 1}),
    (MUST, ANA, "kneel", {"code": "must_play"}),
    (TARGET, ANA, "seat 3", {"code": "not_a_target", "seat": 3}),
    (TARGET, ANA, "seat 0", {"code": "not_a_target", "seat": 0}),
    (BID, ANA, "bid s21", {"code": "card_not_in_bid", "card": "s21"}),
    (BID, ANA, "bid s26.2", {"code": "card_not_in_bid", "card": "s26"}),
    (COPY, ANA, "bid s03", {"code": "card_not_open", "card": "s03"}),
    (PEEK, ANA, "council 1", {"code": "council_not_open", "council": 1}),
    (SIDE, ANA, "ally right", {"code": "side_not_open", "side": "right", "ally": "a11"}),
    (MOVE, ANA, "move a18 1", {"code": "ally_cannot_move", "ally": "a18"}),
    (SHIFT, ANA, "shift 1 0", {"code": "token_cannot_move"}),
    (MANUAL, ANA, "correct drop 1 s26", {"code": "not_correctable"}),
    (LAST_STEP, ANA, "correct draw 1", {"code": "no_more_corrections"}),
]


@pytest.mark.parametrize(("state", "seat", "action", "refusal"), CASES)
def test_an_illegal_action_is_refused_with_its_facts(
    state: State, seat: int | None, action: Any, refusal: dict[str, Any]
) -> None:
    if refusal["code"] == "leader_taken":
        refusal = refusal | {"owner_seat": LEADERS.first}
    assert GAME.refusal(state, seat, action) == refusal
    assert set(refusal) == {"code", *FACTS[refusal["code"]]}
    before = GAME.to_json(state)
    with pytest.raises(engine.IllegalAction) as raised:
        GAME.play(state, seat, action)
    assert raised.value.refusal == refusal and GAME.to_json(state) == before


def test_every_refusal_that_the_game_names_occurs_and_no_other() -> None:
    assert {case[3]["code"] for case in CASES} == set(GAME.vocabulary.refusals)
    assert list(GAME.vocabulary.refusals) == sorted(GAME.vocabulary.refusals)


@pytest.mark.parametrize(
    "text",
    [
        "", " ", "play", "play ", "KNEEL", "kneel ", "kneel\n", "p\x00ss", "زانو", None, 7, [], {},
        b"kneel", "bid s16.", "bid s16.1", "bid s16.02", "bid s16.999", "shift t0 1", "shift t01 1",
        "seat -1", "seat 10", "correct", "correct total 1 +2", "correct token 1 1", "first",
        "move a01", "shift 1", "leader", "done done", "council ²", "shift t² 1", "bid s16.²",
    ],
)  # fmt: skip
def test_rubbish_is_refused_and_never_raises(text: Any) -> None:
    for state in (TURN, TARGET, BID, SHIFT, SECRET, MANUAL, OVER):
        for seat in (ANA, BELA, None, -1, 99):
            assert GAME.refusal(state, seat, text)["code"] in GAME.vocabulary.refusals
        assert GAME.describe(text) is None and GAME.describe(text, state) is None


def test_exactly_the_legal_actions_are_not_refused() -> None:
    texts = {"kneel", "done", "seat 1", "ally left", "token right", "council 0", "leader jon"}
    for state in random_states(games=2, every=7):
        for seat in range(state.seats):
            legal = GAME.legal_actions(state, seat)
            texts |= set(legal)
            assert len(legal) == len(set(legal))
            allowed = [action for action in texts if GAME.refusal(state, seat, action) is None]
            assert sorted(allowed) == sorted(legal)


def test_a_refusal_reveals_nothing_about_another_hand() -> None:
    texts = [
        "kneel",
        *(f"play s{n:02}" for n in range(1, 27)),
        "discard s01",
        "give s09",
        "bid s16",
    ]
    for state in random_states(games=2, every=19):
        for seat in (0, state.seats - 1):
            other = GAME.reshuffle_unseen(state, seat, b"elsewhere")
            for text in texts:
                assert GAME.refusal(other, seat, text) == GAME.refusal(state, seat, text)


def test_cyrus_may_not_act_for_bela() -> None:
    refusal = GAME.refusal(KNELT, CYRUS, "play s21")
    assert refusal == {"code": "not_your_turn", "phase": "play", "actor_seat": BELA}

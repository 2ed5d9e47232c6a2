"""Standing orders of Condottiere: their syntax, and their answers in built positions."""

from __future__ import annotations

from typing import Any

import pytest

from engine.condottiere.box.cards import NUMBER
from engine.orders import LONGEST, Answer, BadOrder
from tests.engine.condottiere.positions import ANA, BELA, CYRUS, FIRST, GAME, RAKAB, battle

ORDERS = GAME.orders


def answer(state: Any, line: str, seat: int = ANA, game: Any = GAME, since: int = 0) -> Answer:
    view, legal = game.view(state, seat), game.legal_actions(state, seat)
    return game.orders.answer(game.orders.read(line), view, legal, game.events(state, seat, since))


def told(state: Any, *entries: tuple[Any, ...]) -> Any:
    """Return the state with these events in its log."""
    state.log = [(state.turn, *entry) for entry in entries]
    return state


def kind_of(form: list[Any], name: str) -> Any:
    """Return the order of this kind in the part of a form about the battle."""
    return next(kind for kind in form[0]["kinds"] if kind["kind"] == name)


# --- reading ---------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "kept"),
    [
        ("pass-battle", "pass-battle"),
        ("  PASS-BATTLE ; ", "pass-battle"),
        ("discard-always", "discard-always"),
        ("line;play m10;play  drummer", "line; play m10; play drummer"),
        (
            "line; lead 5; play bishop roma; stop bishop winter; then pass; overtaken 0",
            "line; play bishop roma; stop winter bishop; overtaken 0; lead 5; then pass",
        ),
        ("line; lead 7", "line; lead 7"),
    ],
)
def test_an_order_is_kept_in_one_way_however_it_is_written(text: str, kept: str) -> None:
    assert ORDERS.read(text) == kept == ORDERS.read(kept)


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "order_unreadable"),
        (" ; ;", "order_unreadable"),
        ("pass‑battle", "order_unreadable"),
        ("line; play m1\nplay m2", "order_unreadable"),
        ("line" + "; play m1" * 60, "order_unreadable"),
        ("x" * (LONGEST + 1), "order_unreadable"),
        ("attack", "order_unknown"),
        ("pass-battle; play m1", "order_clause"),
        ("line; play m7", "order_clause"),
        ("line; play bishop atlantis", "order_clause"),
        ("line; besiege roma", "order_clause"),
        ("line; play m1; stop m10", "order_clause"),
        ("line; play m1; stop", "order_clause"),
        ("line; play m1; then keep", "order_clause"),
        ("line; play m1; lead 3; lead 4", "order_clause"),
        ("line; play m1; lead 0", "order_number"),
        ("line; play m1; lead -1", "order_number"),
        ("line; play m1; overtaken 100", "order_number"),
        ("line; play m1; lead many", "order_number"),
        ("line", "order_line_empty"),
        ("line; stop winter", "order_line_empty"),
        ("line" + "; play m1" * 15, "order_line_long"),
    ],
)
def test_a_text_that_is_not_an_order_is_refused_with_its_reason(text: str, code: str) -> None:
    with pytest.raises(BadOrder) as bad:
        ORDERS.read(text)
    assert bad.value.refusal["code"] == code and code in ORDERS.refusals


def test_words_that_only_another_map_knows_are_refused() -> None:
    assert RAKAB.orders.read("line; play bishop lia") == "line; play bishop lia"
    with pytest.raises(BadOrder):
        ORDERS.read("line; play bishop lia")


# --- permission ------------------------------------------------------------


def test_cards_that_are_not_in_hand_cannot_be_ordered_but_one_taken_back_can() -> None:
    view = GAME.view(battle(["m5", "", ""], ["m6 scarecrow", "m1", "m1"]), ANA)
    assert ORDERS.refusal("line; play m6; play scarecrow m6; play m6", view) is None
    assert ORDERS.refusal("line; play scarecrow m5; play m5", view) is None
    twice = ORDERS.refusal("line; play m6; play m6", view)
    assert twice == {"code": "card_not_in_hand", "card": "m6"}


def test_a_seat_that_has_passed_can_give_no_order_for_this_battle() -> None:
    state = battle(["", "", ""], ["m1", "m1", "m1"], actor=BELA, passed=(ANA,))
    view = GAME.view(state, ANA)
    assert ORDERS.refusal("pass-battle", view)["code"] == "has_passed"
    assert ORDERS.refusal("discard-always", view) is None
    assert "battle" not in [topic["topic"] for topic in ORDERS.form(view, [])]


def test_the_form_offers_what_can_be_read_and_what_this_edition_asks() -> None:
    hands = ["m3 bishop scarecrow", "m1", "m1"]
    always = ["battle", "battles", "siting"]
    for game, topics in ((GAME, [*always, "retain"]), (FIRST, always)):
        state = battle(["m2", "", ""], hands, game=game, actor=BELA)
        form = game.orders.form(game.view(state, ANA), [])
        assert [topic["topic"] for topic in form] == topics
        line = kind_of(form, "line")
        takes = line["parts"][0]["takes"]
        assert {"play m3", "play scarecrow", "play scarecrow m2", "play scarecrow m3"} < set(takes)
        assert all(game.orders.read(f"line; {play}") for play in takes)
    assert "play bishop" in takes and "play bishop roma" not in takes


def test_asked_one_may_order_every_play_that_is_legal() -> None:
    state = battle(["m2", "", ""], ["m3 bishop scarecrow", "m1", "m1"], owned={"roma": BELA})
    legal = GAME.legal_actions(state, ANA)
    form = ORDERS.form(GAME.view(state, ANA), legal)
    takes = kind_of(form, "line")["parts"][0]["takes"]
    assert {action for action in legal if action != "pass"} <= set(takes)
    assert "play bishop roma" not in takes


# --- answering -------------------------------------------------------------


def test_cards_are_played_in_their_order_and_then_the_owner_is_asked() -> None:
    state = battle(["", "", ""], ["m4 m5", "m1", "m1"])
    first = answer(state, "line; play m5; play m4")
    assert (first.action, first.rest) == ("play m5", "line; play m4")
    last = answer(state, first.rest)
    assert (last.action, last.rest) == ("play m4", None)


def test_after_the_last_card_it_waits_for_its_lead_or_passes() -> None:
    state = battle(["m5", "m3", ""], ["m4", "m1", "m1"])
    kept = answer(state, "line; play m4; lead 6; then pass")
    assert (kept.action, kept.rest) == ("play m4", "line; lead 6; then pass")
    assert answer(state, kept.rest).action == "pass"
    stopped = answer(state, "line; lead 6")
    assert stopped.action is None and stopped.why == {"kind": "all_played"}


@pytest.mark.parametrize(("lead", "action"), [(4, "pass"), (5, "pass"), (6, "play m4")])
def test_it_passes_once_it_leads_by_so_much(lead: int, action: str) -> None:
    state = battle(["m10", "m5", ""], ["m4", "m1", "m1"])
    found = answer(state, f"line; play m4; lead {lead}")
    assert found.action == action
    if action == "pass":
        assert found.rest is None and found.why == {"kind": "leading", "count": 5}


@pytest.mark.parametrize(("most", "action"), [(4, None), (5, "play m4"), (0, None)])
def test_it_stops_when_somebody_is_ahead_by_more_than_so_much(most: int, action: str) -> None:
    state = battle(["m1", "m6", "m2"], ["m4", "m1", "m1"])
    found = answer(state, f"line; play m4; overtaken {most}")
    assert found.action == action
    if action is None:
        assert found.why == {"kind": "overtaken", "seat": BELA, "count": 5} and found.rest is None


SPENDS = "line; play m10; play m5; play m4; lead 30"


@pytest.mark.parametrize(
    ("hands", "passed", "action"),
    [
        (["m10 m5 m4", "m1", "m1"], (BELA, CYRUS), "pass"),
        (["m10 m5 m4", "", "m1"], (CYRUS,), "pass"),  # a seat without cards can only pass
        (["m10 m5 m4", "m1", "m1"], (CYRUS,), "play m10"),
    ],
)
def test_it_spends_nothing_once_it_leads_and_no_other_can_play(
    hands: list[str], passed: tuple[int, ...], action: str
) -> None:
    found = answer(battle(["m6", "", ""], hands, passed=passed), SPENDS)
    assert found.action == action
    if action == "pass":
        assert found.rest is None and found.why == {"kind": "unopposed", "count": 6}


def test_a_tie_is_not_a_lead_and_by_option_it_plays_on_alone() -> None:
    alone = {"passed": (BELA, CYRUS)}
    tied = battle(["m6", "m6", ""], ["m10 m5 m4", "m1", "m1"], **alone)
    assert answer(tied, SPENDS).action == "play m10"
    ahead = battle(["m6", "", ""], ["m10 m5 m4", "m1", "m1"], **alone)
    found = answer(ahead, f"{SPENDS}; alone play")
    assert found.action == "play m10" and found.rest.endswith("lead 30; alone play")
    assert {"kind": "alone-play"} in ORDERS.describe(found.rest)


def test_a_hand_that_is_not_counted_and_a_card_face_down_may_still_play() -> None:
    secret = battle(
        ["m6", "", ""],
        ["m10 m5 m4", "", ""],
        passed=(CYRUS,),
        options={"hide_hand_counts": True},
    )
    assert answer(secret, SPENDS).action == "play m10"
    hidden = {"options": {"hidden_cards": True}, "face_down": {BELA: "m10"}}
    down = battle(["m6", "", ""], ["m10 m5 m4", "m1", "m1"], passed=(BELA, CYRUS), **hidden)
    assert answer(down, SPENDS).action == "play m10"


@pytest.mark.parametrize("rival", ["m6", "m10"])
def test_a_seat_counts_its_own_face_down_card(rival: str) -> None:
    options, down = {"hidden_cards": True}, {ANA: "m10"}
    state = battle(
        ["m2", rival, ""], ["m5 m4", "m1", "m1"], passed=(CYRUS,), options=options, face_down=down
    )
    lead = 12 - int(rival[1:])
    assert answer(state, f"line; play m4; lead {lead}").why == {"kind": "leading", "count": lead}
    assert answer(state, f"line; play m4; lead {lead + 1}").action == "play m4"
    assert answer(state, "line; play m4; overtaken 0").action == "play m4"
    done = battle(
        ["m2", rival, ""], ["m5", "m1", "m1"], passed=(BELA, CYRUS), options=options, face_down=down
    )
    assert answer(done, SPENDS).why == {"kind": "unopposed", "count": lead}


@pytest.mark.parametrize("card", ["winter", "spring", "bishop", "surrender"])
def test_it_stops_when_another_seat_plays_a_card_that_it_watches_for(card: str) -> None:
    line = f"line; play m4; stop {card}"
    state = battle(["", "", ""], ["m4", "m1", "m1"])
    found = answer(told(state, ("played", CYRUS, NUMBER[card], 0)), line)
    assert found.action is None
    assert found.why == {"kind": "appeared", "card": card, "seat": CYRUS}
    assert answer(told(state, ("played", ANA, NUMBER[card], 0)), line).action == "play m4"
    other = NUMBER["spring" if card == "winter" else "winter"]
    assert answer(told(state, ("played", CYRUS, other, 0)), line).action == "play m4"
    assert answer(state, line, since=state.turn + 1).action == "play m4"


def test_a_play_that_is_not_possible_stops_it() -> None:
    state = battle(["", "", ""], ["scarecrow bishop", "m1", "m1"], owned={"roma": BELA})
    for play in ("play scarecrow m6", "play bishop roma", "play m1"):
        found = answer(state, f"line; {play}; then pass")
        assert found.action is None and found.why == {"kind": "not_possible", "action": play}


def test_passing_for_the_rest_of_a_battle_is_final_for_a_defender_too() -> None:
    options = {"takeover": True}
    state = battle(
        ["", "", ""], ["m1", "m1", "m1"], owned={"siena": ANA}, options=options, site="siena"
    )
    assert "pass final" in GAME.legal_actions(state, ANA)
    assert answer(state, "pass-battle") == Answer("pass final", None, {"kind": "as_ordered"})
    plain = battle(["", "", ""], ["m1", "m1", "m1"])
    assert answer(plain, "pass-battle").action == "pass"


def test_an_order_for_a_battle_answers_only_in_battles() -> None:
    state = battle(["", "", ""], ["heroine", "m1", "m1"])
    for line in ("discard-always", "retain-highest", "draw-most"):
        assert answer(state, line) is None
    state.phase = "discard"
    assert answer(state, "pass-battle") is None and answer(state, "line; play heroine") is None
    assert answer(state, "discard-always").action == "discard"
    assert answer(state, "keep-always").action == "keep"


def test_a_hand_that_may_not_be_burned_is_kept_where_all_are_asked() -> None:
    view = GAME.view(battle(["", "", ""], ["m1", "m1", "m1"]), ANA) | {"phase": "discard"}
    assert ORDERS.answer("discard-always", view, ["keep"], []).action == "keep"


def test_retaining_and_drawing_follow_their_orders() -> None:
    state = battle(["", "", ""], ["m1 m10 heroine", "", ""])
    state.phase = "retain"
    assert answer(state, "retain-highest").action == GAME.timeout_action(state, ANA)
    assert answer(state, "retain-none").action == "retain none"
    view = GAME.view(state, ANA) | {"phase": "draw"}
    legal = ["draw 0", "draw 1", "draw 2"]
    assert ORDERS.answer("draw-most", view, legal, []).action == "draw 2"
    assert ORDERS.answer("draw-none", view, legal, []).action == "draw 0"


# --- the end of an order ---------------------------------------------------


def test_an_order_ends_with_its_battle_and_names_a_surrender() -> None:
    state = battle(["m5", "", ""], ["m4", "m1 surrender", "m1"], actor=BELA)
    line = "line; play m4; stop surrender"
    before = ORDERS.scope(line, GAME.view(state, ANA))
    after = GAME.apply(state, BELA, "play surrender")
    view, events = GAME.view(after, ANA), GAME.events(after, ANA, 0)
    assert ORDERS.scope(line, view) != before
    assert ORDERS.scope("discard-always", view) is None
    assert ORDERS.ended(line, view, events) == {
        "kind": "appeared",
        "card": "surrender",
        "seat": BELA,
    }
    assert ORDERS.ended("pass-battle", view, events) == {"kind": "battle_over"}


def test_an_order_says_itself_clause_by_clause() -> None:
    line = "line; play m10; play scarecrow m6; stop winter bishop; overtaken 3; lead 5; then pass"
    assert ORDERS.describe(line) == [
        {"kind": "line"},
        {"action": "play m10"},
        {"action": "play scarecrow m6"},
        {"kind": "stop", "cards": ["winter", "bishop"]},
        {"kind": "overtaken", "count": 3},
        {"kind": "lead", "count": 5},
        {"kind": "then-pass"},
    ]
    assert ORDERS.describe("keep-always") == [{"kind": "keep-always"}]

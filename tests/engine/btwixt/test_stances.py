"""Stances of B'Twixt: the plays of `raise` in built positions, and the stances on offer."""

from __future__ import annotations

import pytest

from engine.btwixt.game import GAME
from engine.btwixt.state import NOBODY, RoundRule, State
from engine.orders import Answer, BadOrder
from tests.engine.btwixt.positions import ANA, BELA, CYRUS, table

ORDERS = GAME.orders


def answer(state: State, line: str, seat: int = ANA) -> Answer | None:
    view, legal = GAME.view(state, seat), GAME.legal_actions(state, seat)
    return ORDERS.answer(ORDERS.read(line), view, legal, GAME.events(state, seat, 0))


def offered(state: State, seat: int = ANA) -> list[str]:
    """Return the stances for this round only."""
    view, legal = GAME.view(state, seat), GAME.legal_actions(state, seat)
    lines = [stance.line for stance in ORDERS.stances(view, legal)]
    return [line for line in lines if not line.startswith("every-round")]


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("raise", "order_no_limit"),
        ("raise; most 0", "order_number"),
        ("raise; behind 100", "order_number"),
        ("raise; most 5; most 6", "order_clause"),
        ("raise; lead 5", "order_clause"),
    ],
)
def test_a_text_that_is_not_a_stance_is_refused_with_its_reason(text: str, code: str) -> None:
    with pytest.raises(BadOrder) as bad:
        ORDERS.read(text)
    assert bad.value.refusal["code"] == code and code in ORDERS.refusals


def test_a_stance_is_kept_in_one_way_and_says_itself() -> None:
    assert ORDERS.read("RAISE; behind 4;most  12") == "raise; most 12; behind 4"
    assert ORDERS.describe("raise; most 12; behind 4") == [
        {"kind": "raise"},
        {"kind": "most", "count": 12},
        {"kind": "behind", "count": 4},
    ]


@pytest.mark.parametrize(
    ("hand", "most", "action"),
    [
        ("s11 s20", 20, "play s11"),  # 3 leads 2
        ("s09 s20", 20, "play s20"),  # 2 only ties
        ("s09 s20", 3, "kneel"),
        ("s09 s11", 3, "play s11"),
        ("s16 s20", 4, "play s20"),  # the first card counts 5, above the limit
        ("s02 s21 s24 s26", 20, "kneel"),  # cards that ask, or make leaders kneel, are not played
    ],
)
def test_it_plays_the_cheapest_card_that_leads_and_never_beyond(
    hand: str, most: int, action: str
) -> None:
    state = table([hand, "s01", "s01"], ["", "s09", ""])
    found = answer(state, f"raise; most {most}")
    assert found is not None and found.action == action
    if action == "kneel":
        assert found.rest is None and found.why == {"kind": "limit"}
    else:
        assert found.rest == f"raise; most {most}"


def test_it_goes_on_towards_a_lead_that_takes_several_cards() -> None:
    state = table(["s09 s11 s20", "s01", "s01"], ["", "s16 s17", ""])
    found = answer(state, "raise; most 9")
    assert found is not None and found.action == "play s20"
    short = answer(state, "raise; most 8")
    assert short is not None and short.action == "kneel"


def test_it_kneels_when_too_far_behind_or_when_no_other_can_play() -> None:
    state = table(["s11 s20", "s01", "s01"], ["", "s20", ""])
    beaten = answer(state, "raise; behind 4")
    assert beaten == Answer("kneel", None, {"kind": "trailing", "seat": BELA, "count": 4})
    patient = answer(state, "raise; behind 5")
    assert patient is not None and patient.action == "play s20"
    alone = table(["s11", "s01", "s01"], ["s20", "", ""], kneeling=(BELA, CYRUS))
    assert answer(alone, "raise; most 20") == Answer(
        "kneel", None, {"kind": "unopposed", "count": 4}
    )


def test_it_stops_if_a_round_rule_changes_the_values_of_cards() -> None:
    odd = table(["s11", "s01", "s01"], rules=(RoundRule("value_cap", 3, NOBODY),))
    assert answer(odd, "raise; most 20") == Answer(None, None, {"kind": "odd_round"})
    assert offered(odd) == []


def test_the_value_it_expects_of_a_card_is_that_of_the_rules() -> None:
    for card in ("s09", "s11", "s12", "s13", "s14", "s15", "s16", "s17", "s18", "s19", "s20"):
        for kneeling in ((), (BELA, CYRUS)):
            bids = ["s23", "s16 s17", ""]
            state = table([card, "s01", "s01"], bids, kneeling=kneeling)
            after = GAME.apply(state, ANA, f"play {card}")
            then = GAME.view(after, None)["players"][ANA]["total"]
            for most, plays in ((then, True), (then - 1, False)):
                found = answer(state, f"raise; most {most}; behind 99")
                assert found is not None
                assert plays or found.action == "kneel", card


def test_stances_on_offer_are_to_kneel_limits_that_lead_and_a_distance_behind() -> None:
    state = table(["s09 s11 s20 s23", "s01", "s01"], ["", "s09", ""])
    assert offered(state) == ["raise; most 3", "raise; most 8", "kneel-round", "raise; behind 4"]
    assert offered(state, BELA) == []
    lost = table(["s02", "s01", "s01"], ["", "s09", ""])
    assert offered(lost) == ["kneel-round"]

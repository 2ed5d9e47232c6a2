"""Stances of Condottiere: the plays of `up-to` in built positions, and the stances on offer."""

from __future__ import annotations

from typing import Any

import pytest

from engine.orders import Answer, Answered, BadOrder, gives
from tests.engine.condottiere.positions import ANA, BELA, CYRUS, FIRST, GAME, RAKAB, battle, do

ORDERS = GAME.orders


def answer(state: Any, line: str, seat: int = ANA) -> Answer:
    view, legal = GAME.view(state, seat), GAME.legal_actions(state, seat)
    found = ORDERS.answer(ORDERS.read(line), view, legal, GAME.events(state, seat, 0))
    assert found is not None
    return found


def offered(state: Any, seat: int = ANA, game: Any = GAME) -> list[str]:
    """Return the stances for this battle only."""
    view, legal = game.view(state, seat), game.legal_actions(state, seat)
    lines = [stance.line for stance in game.orders.stances(view, legal)]
    return [line for line in lines if not line.startswith("every-battle")]


# --- reading ---------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "kept"),
    [
        ("UP-TO; most  12", "up-to; most 12"),
        (
            "up-to; overtaken 4; stop bishop winter; most 9",
            "up-to; most 9; stop winter bishop; overtaken 4",
        ),
    ],
)
def test_a_stance_is_kept_in_one_way_however_it_is_written(text: str, kept: str) -> None:
    assert ORDERS.read(text) == kept == ORDERS.read(kept)


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("up-to", "order_no_limit"),
        ("up-to; stop winter", "order_no_limit"),
        ("up-to; most 0", "order_number"),
        ("up-to; most 100", "order_number"),
        ("up-to; most all", "order_number"),
        ("up-to; most 5; most 6", "order_clause"),
        ("up-to; most 5; play m5", "order_clause"),
        ("up-to; most 5; stop m1", "order_clause"),
    ],
)
def test_a_text_that_is_not_a_stance_is_refused_with_its_reason(text: str, code: str) -> None:
    with pytest.raises(BadOrder) as bad:
        ORDERS.read(text)
    assert bad.value.refusal["code"] == code and code in ORDERS.refusals


def test_a_stance_says_itself_clause_by_clause() -> None:
    assert ORDERS.describe("up-to; most 9; stop winter; overtaken 4") == [
        {"kind": "up-to"},
        {"kind": "most", "count": 9},
        {"kind": "stop", "cards": ["winter"]},
        {"kind": "overtaken", "count": 4},
    ]


# --- answering -------------------------------------------------------------


@pytest.mark.parametrize(
    ("hand", "most", "action"),
    [
        ("m2 m3 m10", 20, "play m2"),  # 5 + 2 leads 6
        ("m1 m3 m10", 20, "play m3"),  # m1 alone only ties
        ("m1 m10 heroine", 20, "play heroine"),  # it costs less than the m10
        ("m10 bishop", 14, "pass"),
        ("m10 bishop", 15, "play m10"),
        ("bishop courtesan drummer", 99, "pass"),  # cards that do more than count are not played
    ],
)
def test_it_plays_the_cheapest_card_that_leads_and_never_beyond(
    hand: str, most: int, action: str
) -> None:
    state = battle(["m5", "m6", ""], [hand, "m1", "m1"])
    found = answer(state, f"up-to; most {most}")
    assert found.action == action
    if action == "pass":
        assert found.rest is None and found.why == {"kind": "limit", "count": most}
    else:
        assert found.rest == f"up-to; most {most}"


def test_it_plays_several_cards_towards_a_lead_if_they_fit_the_limit() -> None:
    state = battle(["", "m10", ""], ["m4 m5 m3", "m1", "m1"])
    assert answer(state, "up-to; most 12").action == "play m5"
    assert answer(state, "up-to; most 11").action == "pass"  # 3 + 4 + 5 is 12, so 11 cannot lead


@pytest.mark.parametrize(
    ("lines", "hand", "most", "action"),
    [
        (["winter m10", "m6", ""], "m2", 2, "play m2"),  # each counts 1, and 2 leads 1
        (["drummer m5", "m10", ""], "m1", 11, "pass"),  # m1 counts 2, and 12 is above the limit
        (["drummer m5", "m10", ""], "m1", 12, "play m1"),
        (["m5", "spring m6", ""], "m6", 14, "play m6"),  # 5 + 6, and 3 of spring
        (["m5", "spring m6", ""], "m6", 13, "pass"),
    ],
)
def test_it_reckons_with_season_and_drum(
    lines: list[str], hand: str, most: int, action: str
) -> None:
    state = battle(list(lines), [hand, "m1", "m1"])
    assert answer(state, f"up-to; most {most}").action == action


def test_it_stops_spending_when_no_other_can_play_and_watches_like_other_orders() -> None:
    state = battle(["m6", "m5", ""], ["m1", "m1", "m1"], passed=(BELA, CYRUS))
    found = answer(state, "up-to; most 20")
    assert found == Answer("pass", None, {"kind": "unopposed", "count": 1})
    behind = battle(["m1", "m6", ""], ["m10", "m1", "m1"])
    stopped = answer(behind, "up-to; most 20; overtaken 4")
    assert stopped.action is None and stopped.why["kind"] == "overtaken"


def test_it_leads_in_a_battle_and_keeps_the_line_within_its_limit() -> None:
    """Test players who play their cards, with the stance asked repeatedly."""
    state = battle(["", "", ""], ["m1 m2 m3 m4 m10", "m3 m3 m5", "m2 m6"])
    line: str | None = "up-to; most 11"
    while state.phase == "battle" and state.battle == 2:
        if state.actor != ANA:
            legal = GAME.legal_actions(state, state.actor)
            state = do(state, legal[0])
            continue
        assert line is not None
        found = answer(state, line)
        assert found.action is not None
        state, line = do(state, found.action), found.rest
        if state.phase == "battle":
            assert GAME.view(state, None)["players"][ANA]["strength"] <= 11
        if line is None:
            break
    assert found.action == "pass"


# --- what is offered -------------------------------------------------------


def test_to_stay_out_is_offered_and_limits_that_could_lead() -> None:
    state = battle(["m5", "m6", ""], ["m2 m3 m10 heroine bishop", "m1", "m1"])
    assert offered(state) == ["up-to; most 7", "up-to; most 18", "up-to; most 30", "pass-battle"]
    for line in offered(state)[:-1]:
        assert answer(state, line).action == "play m2"


def test_only_limits_that_can_lead_are_offered_and_only_to_the_seat_asked() -> None:
    lost = battle(["", "m10 m10", ""], ["m2 bishop", "m1", "m1"])
    assert offered(lost) == ["pass-battle"]
    assert offered(lost, BELA) == []
    useless = battle(["", "m10", ""], ["winter bishop", "m1", "m1"])
    assert offered(useless) == []  # the owner may have something better to do than to pass
    alike = battle(["m5", "m6", ""], ["m2 m1", "m1", "m1"])
    assert offered(alike) == ["up-to; most 7", "up-to; most 8", "pass-battle"]


@pytest.mark.parametrize("game", [FIRST, RAKAB], ids=["first", "rakab"])
def test_the_other_editions_offer_the_same(game: Any) -> None:
    state = battle(["m5", "m6", ""], ["m2 m3 m10", "m1", "m1"], game=game)
    assert offered(state, game=game) == [
        "up-to; most 7",
        "up-to; most 13",
        "up-to; most 20",
        "pass-battle",
    ]


# --- equivalent stances -----------------------------------------------------


def answers_by_hand(*actions: str) -> list[Answered]:
    """Return Ana's answers in one battle, with the same hand each time."""
    found = []
    for number, action in enumerate(actions):
        line = [each.removeprefix("play ") for each in actions[:number]]
        state = battle([line, "m1", ""], ["m2 m3 m4 m5 winter", "m1", "m1"])
        found.append(Answered(GAME.view(state, ANA), GAME.legal_actions(state, ANA), action))
    return found


def test_a_stance_is_found_that_would_have_played_the_same() -> None:
    answers = answers_by_hand("play m2", "play m2", "play m2")
    like = ORDERS.like(answers)
    assert like is not None and gives(ORDERS, like.line, answers)
    assert like.facts == {"kind": "up-to", "count": int(like.line.rpartition(" ")[2])}


@pytest.mark.parametrize("action", ["play m5", "play winter", "pass"])
def test_no_stance_is_found_for_other_plays(action: str) -> None:
    assert ORDERS.like(answers_by_hand("play m2", "play m2", action)) is None

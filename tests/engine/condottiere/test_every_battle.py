"""A stance for every battle: its answers, and its reasons to ask the owner."""

from __future__ import annotations

from typing import Any

import pytest

from engine.condottiere.box.cards import NUMBER
from engine.orders import Answer, BadOrder
from tests.engine.condottiere.positions import ANA, BELA, CYRUS, FIRST, GAME, RAKAB, battle

ORDERS = GAME.orders
USUAL = "every-battle; most 12"


def answer(state: Any, line: str, seat: int = ANA, game: Any = GAME) -> Answer | None:
    view, legal = game.view(state, seat), game.legal_actions(state, seat)
    return game.orders.answer(game.orders.read(line), view, legal, game.events(state, seat, 0))


def why_asked(state: Any, line: str) -> str | None:
    """Return the reason to ask the owner, or None; check that the stance itself does not change."""
    found = answer(state, line)
    assert found is not None and found.rest == line
    return None if found.action else found.why["kind"]


def told(state: Any, *entries: tuple[Any, ...]) -> Any:
    """Return the state with these events in its log."""
    state.log = [(state.turn, *entry) for entry in entries]
    return state


# --- reading ---------------------------------------------------------------


def test_it_is_kept_in_one_way_and_says_itself() -> None:
    text = "EVERY-BATTLE; below 4; stop bishop winter; overtaken 5; ask attacked winning; most 9"
    kept = "every-battle; most 9; ask winning attacked; stop winter bishop; overtaken 5; below 4"
    assert ORDERS.read(text) == kept == ORDERS.read(kept)
    assert ORDERS.topic(kept) == "battles"
    assert ORDERS.describe(kept) == [
        {"kind": "every-battle"},
        {"kind": "most", "count": 9},
        {"kind": "ask", "matters": ["winning", "attacked"]},
        {"kind": "below", "count": 4},
        {"kind": "stop", "cards": ["winter", "bishop"]},
        {"kind": "overtaken", "count": 5},
    ]
    assert ORDERS.describe("every-battle; most 0")[1:] == [{"kind": "stay-out"}]


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("every-battle", "order_no_limit"),
        ("every-battle; ask winning", "order_no_limit"),
        ("every-battle; most -1", "order_number"),
        ("every-battle; most 100", "order_number"),
        ("every-battle; most 9; below 0", "order_number"),
        ("every-battle; most 9; ask", "order_clause"),
        ("every-battle; most 9; ask losing", "order_clause"),
        ("every-battle; most 9; lead 3", "order_clause"),
        ("every-battle; most 9; most 9", "order_clause"),
        ("by-card; most 9", "order_clause"),
    ],
)
def test_a_text_that_is_not_a_stance_is_refused_with_its_reason(text: str, code: str) -> None:
    with pytest.raises(BadOrder) as bad:
        ORDERS.read(text)
    assert bad.value.refusal["code"] == code


# --- answering -------------------------------------------------------------


def test_it_plays_as_a_stance_for_one_battle_does_and_stays() -> None:
    state = battle(["m5", "m6", ""], ["m3 m10", "m1", "m1"])
    assert answer(state, USUAL) == Answer("play m3", USUAL, {"kind": "as_ordered"})
    low = "every-battle; most 7"
    assert answer(state, low) == Answer("pass", low, {"kind": "limit", "count": 7})
    alone = battle(["m6", "m5", ""], ["m1", "m1", "m1"], passed=(BELA, CYRUS))
    assert answer(alone, USUAL) == Answer("pass", USUAL, {"kind": "unopposed", "count": 1})
    assert ORDERS.scope(USUAL, GAME.view(state, ANA)) is None


def test_without_cards_to_spend_it_stays_out_but_asks_under_its_conditions() -> None:
    out = "every-battle; most 0; stop winter"
    state = battle(["", "m6", ""], ["m3 m10", "m1", "m1"])
    assert answer(state, out) == Answer("pass", out, {"kind": "as_ordered"})
    assert why_asked(told(state, ("played", BELA, NUMBER["winter"], 0)), out) == "appeared"


def test_it_speaks_in_battles_alone() -> None:
    state = battle(["", "", ""], ["m3", "m1", "m1"])
    state.phase = "retain"
    assert answer(state, USUAL) is None
    other = battle(["", "", ""], ["m3", "m1", "m1"], actor=BELA)
    assert answer(other, USUAL) is None


# --- conditions to ask -----------------------------------------------------


@pytest.mark.parametrize(
    ("owned", "why"),
    [
        ({"roma": BELA, "napoli": BELA}, None),
        ({"roma": BELA, "spoleto": BELA}, None),
        (
            {"firenze": BELA, "roma": BELA, "napoli": BELA, "ancona": BELA, "milano": BELA},
            "winning",
        ),
        ({"firenze": ANA, "roma": ANA, "napoli": ANA, "ancona": ANA, "milano": ANA}, "winning"),
    ],
)
def test_it_asks_where_somebody_could_win_the_game(owned: dict[str, int], why: str | None) -> None:
    state = battle(["", "", ""], ["m3", "m1", "m1"], owned=owned)
    assert why_asked(state, "every-battle; most 12; ask winning") == why
    assert why_asked(state, USUAL) is None


def test_a_seat_that_passed_without_a_line_cannot_win_the_battle() -> None:
    owned = dict.fromkeys(("firenze", "roma", "napoli", "ancona", "milano"), BELA)
    line = "every-battle; most 12; ask winning"
    for lines, why in ((["", "", ""], None), (["", "m1", ""], "winning")):
        state = battle(list(lines), ["m3", "m1", "m1"], owned=owned, passed=(BELA,))
        assert why_asked(state, line) == why


def test_it_asks_with_a_hand_of_which_nothing_counts_by_itself() -> None:
    state = battle(["", "m6", ""], ["winter bishop courtesan", "m1", "m1"])
    assert why_asked(state, USUAL) == "no_army"
    assert why_asked(state, "every-battle; most 0") is None


def test_it_asks_if_the_owners_region_is_attacked() -> None:
    about = {"options": {"takeover": True}, "site": "siena"}
    hands = ["m3", "m1", "m1"]
    line = "every-battle; most 12; ask attacked"
    assert why_asked(battle(["m1", "", ""], hands, owned={"siena": ANA}, **about), line)
    assert why_asked(battle(["m1", "", ""], hands, owned={"siena": BELA}, **about), line) is None


@pytest.mark.parametrize(("least", "why"), [(3, None), (4, "few_cards")])
def test_it_asks_with_few_cards_left(least: int, why: str | None) -> None:
    state = battle(["", "", ""], ["m3 m4 m5", "m1", "m1"])
    assert why_asked(state, f"every-battle; most 12; below {least}") == why


@pytest.mark.parametrize(("most", "why"), [(5, None), (4, "overtaken")])
def test_it_asks_when_overtaken_by_more_than_so_much(most: int, why: str | None) -> None:
    state = battle(["m1", "m6", ""], ["m10", "m1", "m1"])
    assert why_asked(state, f"every-battle; most 12; overtaken {most}") == why


def test_it_asks_after_a_bishop_or_winter_of_this_battle_only() -> None:
    line = "every-battle; most 12; stop winter bishop"
    state = battle(["", "", ""], ["m3", "m1", "m1"])
    fell = ("played", BELA, NUMBER["bishop"], 0)
    sited = ("besieged", CYRUS, state.site, 2)
    assert why_asked(told(state, sited, fell), line) == "appeared"
    assert why_asked(told(state, fell, sited), line) is None


def test_an_order_to_be_asked_leaves_every_card_to_its_owner() -> None:
    state = battle(["m5", "m6", ""], ["m3 m10", "m1", "m1"])
    assert answer(state, "by-card") == Answer(None, "by-card", {"kind": "by_card"})
    assert ORDERS.scope("by-card", GAME.view(state, ANA)) == "2"
    assert ORDERS.set_aside == {"battles": "by-card"}


# --- offered ---------------------------------------------------------------


@pytest.mark.parametrize("game", [GAME, FIRST, RAKAB], ids=["third", "first", "rakab"])
def test_its_form_has_only_the_conditions_that_can_occur(game: Any) -> None:
    state = battle(["m5", "m6", ""], ["m2 m3 m10", "m1", "m1"], game=game)
    view, legal = game.view(state, ANA), game.legal_actions(state, ANA)
    last = game.orders.stances(view, legal)[-1]
    assert last.line == "every-battle; most 13; ask winning; stop winter bishop; below 3"
    form = next(topic for topic in game.orders.form(view, legal) if topic["topic"] == "battles")
    asks = {part["part"]: part for part in form["kinds"][0]["parts"]}["ask"]
    assert asks["takes"] == ["winning"]


def test_with_takeover_the_form_has_a_condition_about_attacks() -> None:
    about = {"options": {"takeover": True}, "site": "siena"}
    state = battle(["m5", "m6", ""], ["m2 m3 m10", "m1", "m1"], **about)
    line = ORDERS.stances(GAME.view(state, ANA), GAME.legal_actions(state, ANA))[-1].line
    assert "ask winning attacked" in line

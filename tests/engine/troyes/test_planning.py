"""Plans for the next turns of Troyes: the table expected, the syntax, and the moves played."""

from __future__ import annotations

import random
from typing import Any

import pytest

from engine.orders import BadOrder
from engine.state import copied
from engine.troyes.offers.ahead import MOST_PLANNED
from engine.troyes.offers.plan_worth import read_worth, worth
from tests.engine.troyes.positions import ANNA, EMILY, FAYE, GAME, GREY, do, laid, random_game

ORDERS = GAME.orders
GAMES_PLANNED = 9
TABLE = laid(
    dice={ANNA: "w5 y5 y6", FAYE: "w4 y4 y3", GREY: "y1 r2"},
    open="merchant archer",
    tradesmen={"archer": [FAYE]},
    standing={"C2.1": FAYE, "C2.2": FAYE, "C2.3": EMILY, "P3": ANNA},
    deniers={ANNA: 20, FAYE: 20},
)


def ahead(*actions: str, state: Any = TABLE, seat: int = FAYE) -> Any:
    return GAME.ahead(state, seat, actions)


def answer(text: str, state: Any) -> Any:
    """Return the plan's answer on the seat's turn."""
    seat = state.actor
    legal = GAME.legal_actions(state, seat)
    return ORDERS.answer(ORDERS.read(text), GAME.view(state, seat), legal, [])


def turn_of(seat: int, state: Any = TABLE) -> Any:
    """Return the seat's turn, after the others have passed."""
    while state.actor != seat:
        state = do(state, "pass")
    return state


# --- the expected table ----------------------------------------------------


def test_a_plan_begins_on_ones_turn_with_the_present_table() -> None:
    table = ahead()
    assert GAME.to_act(table) == [FAYE] and GAME.to_act(TABLE) == [ANNA]
    assert GAME.legal_actions(table, FAYE) == GAME.legal_actions(turn_of(FAYE), FAYE)
    assert GAME.view(table, FAYE) == GAME.view(TABLE, FAYE) | {"to_act": [FAYE]}
    assert GAME.gains(table, FAYE, "farm y4") == [{"kind": "deniers", "count": 2, "more": "yes"}]


def test_ahead_of_a_second_action_the_first_has_been_done() -> None:
    table = ahead("farm y4")
    assert GAME.to_act(table) == [FAYE]
    me = GAME.view(table, FAYE)["players"][FAYE]
    assert (me["deniers"], me["dice"]["yellow"]) == (22, [3])
    assert "farm y4" not in GAME.legal_actions(table, FAYE)
    assert GAME.view(table, FAYE)["players"][ANNA] == GAME.view(TABLE, FAYE)["players"][ANNA]


def test_what_comes_before_an_action_leaves_the_turn_where_it_is() -> None:
    table = ahead("recruit")
    assert GAME.view(table, FAYE)["helped"] and not GAME.view(ahead("farm y4"), FAYE)["helped"]
    assert ahead("flip y3", "farm y4") is not None


def test_only_waiting_seats_can_plan_and_only_in_the_action_phase() -> None:
    assert ahead(seat=ANNA) is None
    assert ahead(state=do(TABLE, "pass"), seat=ANNA) is None
    assert ahead(state=laid(phase="counter", black=(3,), dice={ANNA: "r3"})) is None
    assert ahead(state=GAME.setup(3, {}, b"placing"), seat=1) is None
    *_, over = random_game(2, 1)
    assert ahead(state=over, seat=0) is None and ahead(state=over, seat=1) is None


def test_a_plan_goes_no_further_than_can_be_foreseen() -> None:
    assert ahead("farm y6") is None, "there is no such die"
    assert ahead("pass") is None
    assert ahead("reroll y3") is None and ahead("activate archer w4") is None, "dice are rolled"
    longest = ["farm y4", "recruit", "farm y3", "citizen w4"]
    assert len(longest) == MOST_PLANNED and ahead(*longest) is None
    assert ahead(*longest[:-1]) is not None


def test_with_the_last_die_the_round_is_over_and_the_plan_with_it() -> None:
    few = laid(dice={FAYE: "y4"})
    assert ahead("farm y4", state=few) is None
    last = laid(dice={FAYE: "y4"}, round=6)
    assert ahead("farm y4", state=last) is None


# --- the moves played ------------------------------------------------------


def test_each_action_is_played_when_its_owner_is_asked_and_the_rest_stays() -> None:
    state = turn_of(FAYE)
    found = answer("plan; farm y4; citizen y3", state)
    assert (found.action, found.rest) == ("farm y4", "plan; citizen y3")
    found = answer(found.rest, turn_of(FAYE, do(state, "farm y4")))
    assert (found.action, found.rest) == ("citizen y3", None)


def test_a_plan_says_nothing_before_its_owners_turn() -> None:
    view = GAME.view(TABLE, FAYE)
    assert ORDERS.answer("plan; farm y4", view, [], []) is None
    black = laid(phase="counter", black=(3,), actor=FAYE, dice={FAYE: "r3 y4"})
    assert answer("plan; farm y4", black) is None


def test_a_plan_that_is_not_possible_any_more_stops_and_says_why() -> None:
    state = turn_of(FAYE, do(TABLE, "farm y5 1:y4"))
    found = answer("plan; farm y4; citizen y3", state)
    assert (found.action, found.rest) == (None, None)
    assert found.why == {"kind": "not_possible", "action": "farm y4"}


def test_a_plan_stops_where_it_would_expel_a_citizen_of_ones_own() -> None:
    plan = "plan; citizen y4"
    assert answer(plan, turn_of(FAYE)).action == "citizen y4", "Emily's would fall"
    own = laid(
        actor=FAYE,
        dice={FAYE: "y4 y2"},
        standing={"C2.1": EMILY, "C2.2": EMILY, "C2.3": FAYE},
    )
    assert "citizen y4" in GAME.legal_actions(own, FAYE)
    assert answer(plan, own).why == {"kind": "own_citizen", "action": "citizen y4"}
    assert answer("plan; citizen y4 from:C2.3", own).action == "citizen y4 from:C2.3"
    assert answer("plan; citizen y2", own).action == "citizen y2", "another row"


def test_cubes_that_a_plan_leaves_open_are_asked_for_and_the_plan_stays() -> None:
    table = laid(
        actor=FAYE,
        dice={FAYE: "r6 y4"},
        tradesmen={"diplomat": [FAYE]},
        events={"war": [], "drought": []},
    )
    assert ahead("activate diplomat r6", "flag war", state=laid_for(EMILY, table)) is not None
    placing = do(table, "activate diplomat r6")
    assert placing.phase == "flag"
    assert answer("plan; farm y4", placing) is None
    assert answer("plan; flag war; farm y4", placing).rest == "plan; farm y4"


def laid_for(seat: int, state: Any) -> Any:
    """Return the position with another seat to act."""
    other = copied(state)
    other.actor = seat
    return other


# --- the promised gain -----------------------------------------------------


def kept(plan: str, state: Any, seat: int = FAYE) -> str:
    """Return the plan as it is stored, with the gain shown to its owner."""
    return GAME.promised(state, seat, ORDERS.read(plan))


def why_stopped(line: str, state: Any) -> str | None:
    """Return the reason not to play the plan now, by its current gain, or None."""
    assert answer(line, state).action is not None, "it is lawful"
    less = GAME.worth_less(state, state.actor, line)
    return less["kind"] if less else None


def procession(anna: str) -> Any:
    """Return a position in which Faye can use Procession with a white 5 and has two other dice."""
    return laid(
        dice={ANNA: f"y1 {anna}", FAYE: "w5 y1 y2"},
        open="procession",
        deniers={FAYE: 20},
    )


def test_a_plan_stores_the_gains_of_each_action_at_its_time() -> None:
    line = kept("plan; farm y4; citizen y3; recruit", TABLE)
    assert line == "plan; farm y4; worth deniers 2 uses 2; citizen y3; worth; recruit; worth"
    assert ORDERS.read(line) == "plan; farm y4; citizen y3; recruit"
    assert ORDERS.describe(line) == ORDERS.describe("plan; farm y4; citizen y3; recruit")
    state = turn_of(FAYE)
    found = ORDERS.answer(line, GAME.view(state, FAYE), GAME.legal_actions(state, FAYE), [])
    assert found.rest == "plan; citizen y3; worth; recruit; worth"
    hired = kept("plan; activate procession w5", procession("y2"))
    assert hired == "plan; activate procession w5; worth deniers -6 points 2 space 3 uses 1"


def test_a_plan_that_gains_less_than_promised_asks_instead() -> None:
    """The Procession was planned for 2 points. It would cost its 6 deniers and gain none."""
    line = kept("plan; activate procession w5", procession("y2"))
    assert why_stopped(line, turn_of(FAYE, procession("y2"))) is None
    assert why_stopped(line, turn_of(FAYE, procession("y2 y3"))) == "worth_less"


def test_a_plan_that_brings_as_much_or_more_is_played() -> None:
    line = kept("plan; activate procession w5", procession("y2 y3"))
    assert "points" not in line
    assert why_stopped(line, turn_of(FAYE, procession("y2 y3"))) is None
    assert why_stopped(line, turn_of(FAYE, procession("y2"))) is None


def test_a_smaller_space_or_fewer_cubes_on_an_event_are_less() -> None:
    def card(*others: int) -> Any:
        return laid(
            actor=FAYE, dice={FAYE: "y6 y4"}, open="merchant", tradesmen={"merchant": [*others]}
        )

    hire = kept("plan; activate merchant y6", card())
    assert why_stopped(hire, card()) is None and why_stopped(hire, card(ANNA)) == "worth_less"

    def war(*cubes: int) -> Any:
        return laid(actor=FAYE, dice={FAYE: "r6 r6 y4"}, events={"war": [*cubes]})

    fight = kept("plan; combat war r6 r6", war())
    assert why_stopped(fight, war()) is None
    card_of_war = war().rules.cards.events[war().queue[1]]
    full = [ANNA] * (card_of_war.flags - 1)
    assert why_stopped(fight, war(*full)) == "worth_less"


def test_a_plan_without_stored_gains_is_played() -> None:
    """Earlier releases did not store the expected gains."""
    assert why_stopped("plan; activate procession w5", turn_of(FAYE, procession("y2 y3"))) is None


def test_no_plan_of_random_games_is_played_for_less_than_was_shown() -> None:
    played = stopped = 0
    for number in range(GAMES_PLANNED):
        luck, plans = random.Random(number), dict[int, str]()
        state = GAME.setup(2 + number % 3, {}, b"plans %d" % number)
        while acting := GAME.to_act(state):
            seat = acting[0]
            for other in range(state.seats):
                table = GAME.ahead(state, other) if other not in plans else None
                if table is not None:
                    legal = GAME.legal_actions(table, other)
                    action = GAME.bot(GAME.view(table, other), legal, b"")
                    if action != "pass":
                        plans[other] = GAME.promised(state, other, f"plan; {action}")
            legal = GAME.legal_actions(state, seat)
            line = plans.pop(seat, None) if state.phase == "act" else None
            found = ORDERS.answer(line, GAME.view(state, seat), legal, []) if line else None
            action = luck.choice(legal)
            if line and found and found.action:
                now, then = worth(state, seat, found.action), read_worth(line.split("; ")[2])
                falls_short = any(now.get(name, 0) < count for name, count in then.items())
                assert falls_short == (GAME.worth_less(state, seat, line) is not None)
                stopped, played = stopped + falls_short, played + (not falls_short)
                action = action if falls_short else found.action
            GAME.play(state, seat, action)
            plans = plans if state.phase in ("act", "flag") else {}
    assert played > 50 and stopped


# --- syntax ----------------------------------------------------------------


def test_a_plan_keeps_the_capitals_of_spaces_and_is_of_the_rounds_topic() -> None:
    line = ORDERS.read(" Plan;  citizen y3 from:C2.1;pass ")
    assert line == "plan; citizen y3 from:C2.1; pass"
    assert ORDERS.topic(line) == ORDERS.topic("pass-round") == "round"
    assert ORDERS.scope(line, GAME.view(TABLE, FAYE)) == "3"
    assert [facts.get("action") for facts in ORDERS.describe(line)][1:3] == line.split("; ")[1:]
    passed = GAME.view(do(TABLE, "pass"), ANNA)
    assert ORDERS.refusal(line, passed) == {"code": "has_passed"}


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("plan", "order_plan_empty"),
        ("plan; counter 5 r3", "order_clause"),
        ("plan; farm", "order_clause"),
        ("plan; farm y4 y3; FARM y4", "order_clause"),
        ("plan" + "; farm y4" * (MOST_PLANNED + 1), "order_plan_long"),
        ("plan; farm y4; " * 40, "order_unreadable"),
    ],
)
def test_a_text_that_is_not_a_plan_is_refused(text: str, code: str) -> None:
    with pytest.raises(BadOrder) as raised:
        ORDERS.read(text)
    assert raised.value.refusal["code"] == code and code in ORDERS.refusals

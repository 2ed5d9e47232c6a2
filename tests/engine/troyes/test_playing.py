"""The parts around a turn of Troyes: building, sums, buttons, orders, bots, the story."""

from __future__ import annotations

import random
from typing import Any

import pytest

from engine.orders import BadOrder
from tests.engine.troyes.positions import ANNA, EMILY, FAYE, GAME, GREY, do, laid, random_game

TABLE = laid(
    dice={ANNA: "w5 y5 y6", FAYE: "y5", GREY: "y1"},
    open="merchant priest",
    tradesmen={"innkeeper": [ANNA]},
    cubes={"priest": {ANNA: 1}},
    standing={"C2.1": EMILY, "C2.2": FAYE, "C2.3": EMILY, "P3": ANNA},
    deniers={ANNA: 20},
)


def next_words(prefix: str) -> list[str]:
    return GAME.choices(TABLE, ANNA, prefix)


# --- word by word ----------------------------------------------------------


def test_each_step_offers_only_what_is_possible() -> None:
    assert "activate" in next_words("") and "counter" not in next_words("")
    assert {"merchant", "priest", "innkeeper"} <= set(next_words("activate"))
    assert set(next_words("activate merchant")) == {"y5", "y6", "1:y5", "g:y1"}
    assert set(next_words("activate merchant y6")) >= {"y5", "1:y5", "with:priest", "from:P3", "x1"}
    assert "y6" not in next_words("activate merchant y6")
    assert next_words("activate merchant y6 x1") == []
    assert next_words("activate juggler") == [] == GAME.choices(TABLE, FAYE, "")


def test_dice_may_be_named_in_any_order_and_are_put_in_theirs() -> None:
    assert "y5" in next_words("farm 1:y5 y6")
    assert GAME.canonical("farm 1:y5  y6 y5") == "farm y5 y6 1:y5"
    assert GAME.canonical("counter 1 6 y2 r4") == "counter 6 1 r4 y2"
    assert GAME.canonical("activate merchant g:y1 y6 with:priest x1") == (
        "activate merchant y6 g:y1 with:priest x1"
    )
    for text in ("pass", "", "what is this", "place B1.1"):
        assert GAME.canonical(text) == text


def sums(prefix: str, state: Any = TABLE) -> dict[str, dict[str, Any]]:
    found = GAME.build(state, state.actor, prefix)["sums"]
    return {each.pop("kind"): each for each in found}


def test_the_price_grows_with_every_die() -> None:
    prices = [
        sums(prefix)["price"]["deniers"]
        for prefix in ("farm 1:y5", "farm y5 1:y5", "farm y5 1:y5 g:y1")
    ]
    assert prices == [2, 4, 12] and "price" not in sums("farm y5")


def test_a_possible_next_die_shows_the_price_of_all_bought_dice() -> None:
    first, second = (GAME.build(TABLE, ANNA, said)["next"] for said in ("farm", "farm y5"))
    assert first["1:y5"].items() >= {"kind": "die_for", "die": "1:y5", "deniers": 2}.items()
    assert second["1:y5"].items() >= {"kind": "die_for", "die": "1:y5", "deniers": 4}.items()
    assert second["y6"].items() >= {"kind": "die", "die": "y6"}.items()


def hints(prefix: str, word: str, state: Any = TABLE) -> dict[str, dict[str, Any]]:
    found = GAME.build(state, state.actor, prefix)["next"][word]["hints"]
    return {each.pop("kind"): each for each in found}


def test_a_usable_card_shows_its_costs_and_dice() -> None:
    merchant = hints("activate", "merchant")
    assert merchant["hire"] == {"deniers": 4}
    assert merchant["place"]["points"] == 2
    assert merchant["takes"] == {"colour": "yellow", "divisor": 2}
    assert set(hints("activate", "innkeeper")) == {"employed", "takes"}


def test_an_event_shows_its_free_flags_and_rewards() -> None:
    state = laid(dice={ANNA: "r5"}, events={"war": [ANNA, ANNA]})
    war = hints("combat", "war", state)
    assert war["flags"] == {"left": 4, "flags": 6}
    assert (war["prizes"]["first"], war["prizes"]["second"]) == (5, 3)


def test_a_die_shows_the_gains_of_the_action_with_it() -> None:
    following = GAME.build(TABLE, ANNA, "farm")["next"]
    assert following["y6"]["gains"] == [{"kind": "deniers", "count": 3, "more": "yes"}]
    assert following["g:y1"]["hints"] == [{"kind": "value", "value": 1}]
    assert GAME.build(TABLE, ANNA, "citizen")["next"]["w5"]["gains"] == [
        {"kind": "space", "space": "B3.1"}
    ]


def test_each_step_asks_for_the_words_that_may_follow() -> None:
    def asked(prefix: str, state: Any) -> str:
        question: str = GAME.build(state, state.actor, prefix)["question"]
        return question

    black = laid(phase="counter", black=(5, 3), dice={ANNA: "r3 w4 y3"})
    steps = ("counter", "counter 3", "counter 5", "counter 5 r3")
    assert [asked(step, black) for step in steps] == ["black", "black", "against_black", "die"]
    poor = laid(dice={ANNA: "y4"}, personal={ANNA: 0}, standing={"C1.1": ANNA, "P1": ANNA})
    assert asked("citizen y4", poor) == "source"
    assert asked("combat marauding y6", laid(dice={ANNA: "y6"})) == "uses"


def test_the_effects_of_the_words_so_far_are_shown() -> None:
    found = sums("activate merchant y5 y6 1:y5")
    assert found["price"] == {"deniers": 6, "held": 20}
    assert found["hire"] == {"deniers": 4, "points": 2}
    assert (found["value"], found["uses"]) == ({"value": 16}, {"count": 8})
    assert found["deniers"] == {"now": 20, "then": 20 - 6 - 4 + 16} and "points" not in found
    assert sums("farm y5 y6 with:priest")["deniers"] == {"now": 20, "then": 28}
    assert sums("citizen y5")["expels"] == {"expelled_seat": EMILY, "neutral": "grey"}
    built = sums("cathedral w5")
    assert built == {"influence": {"now": 4, "then": 6}, "points": {"now": 0, "then": 1}}
    fought = sums("combat marauding y6 1:y5")
    assert fought["flags"] == {"count": 3, "left": 1}
    assert fought["influence"] == {"now": 4, "then": 7} and "points" not in fought
    assert sums("activate") == {} == sums("dance y5")


def test_the_rewards_of_an_event_are_shown_before_its_last_flag() -> None:
    state = laid(dice={ANNA: "y6"}, events={"marauding": [ANNA, FAYE]})
    assert sums("combat marauding y6", state)["points"]["then"] == 2


def test_black_dice_bring_no_influence_above_the_end_of_the_track() -> None:
    state = laid(phase="counter", black=(3, 2), dice={ANNA: "r3"}, influence={ANNA: 19})
    found = sums("counter 3 2 r3", state)
    assert found == {"black": {"needed": 5, "value": 6, "influence": 1}}


def test_the_hits_of_the_archer_are_not_predicted() -> None:
    state = laid(dice={ANNA: "r6 r1"}, tradesmen={"archer": [ANNA]})
    assert {"uses", "gains_unknown"} <= set(sums("activate archer r6", state))


def test_looking_changes_nothing() -> None:
    before = GAME.to_json(TABLE)
    for action in GAME.legal_actions(TABLE, ANNA)[::41]:
        GAME.build(TABLE, ANNA, action)
    assert GAME.to_json(TABLE) == before


@pytest.mark.parametrize("seats", GAME.seats)
def test_buttons_are_few_and_plain(seats: int) -> None:
    for state in random_game(seats, 8):
        if GAME.to_act(state):
            offered = GAME.offered(state, state.actor)
            assert 1 <= len(offered) <= 60
            own = any(state.dice[state.actor])
            assert not [action for action in offered if "with:" in action]
            assert not (own and [action for action in offered if " g:" in action])


def test_a_seat_without_dice_is_offered_single_dice_of_others() -> None:
    state = laid(dice={FAYE: "y6 y5", GREY: "y5"})
    offered = GAME.offered(state, ANNA)
    assert "farm 1:y6" in offered and "farm g:y5" in offered
    assert not [action for action in offered if action.count(":") > 1]


def test_the_default_action_has_a_button() -> None:
    state = laid(phase="counter", black=(2,), dice={ANNA: "w1 w1 y1 y1"})
    assert GAME.timeout_action(state, ANNA) in GAME.offered(state, ANNA)


def test_an_activation_without_a_tradesman_is_a_hire() -> None:
    assert GAME.describe("activate merchant y5", TABLE)["kind"] == "hire"
    assert GAME.describe("activate innkeeper y5", TABLE)["kind"] == "activate"
    assert GAME.describe("activate merchant y5")["kind"] == "activate"


def test_17_cz_a_lying_citizen_moves_if_the_supply_is_empty_and_none_is_named() -> None:
    state = laid(
        dice={ANNA: "r3 y4 y5"},
        personal={ANNA: 0},
        standing={"C1.1": ANNA},
        lying={"bishopric": [ANNA], "city_hall": [FAYE, ANNA]},
        open="merchant",
    )
    legal = GAME.legal_actions(state, ANNA)
    for action in ("citizen r3", "activate merchant y4"):
        assert {action, f"{action} from:bishopric", f"{action} from:city_hall"} <= set(legal)
        facts = GAME.describe(action, state)
        assert (facts["source"], facts["source_building"]) == ("lying", "bishopric")
        after = do(state, action)
        assert after.lying[1:] == [(), (FAYE, ANNA)] and after.personal[ANNA] == 0
    assert "citizen r3" in GAME.offered(state, ANNA)
    at_hand = laid(dice={ANNA: "r3 y4"}, personal={ANNA: 1}, lying={"palace": [ANNA]})
    assert GAME.describe("citizen r3", at_hand)["source"] == "personal"
    assert do(at_hand, "citizen r3").lying[0] == (ANNA,)


def test_alone_at_the_table_grey_dice_are_le_roys() -> None:
    state = laid(1, dice={ANNA: "y5", GREY: "y1 w4"})
    assert GAME.describe("farm y5 g:y1", state)["dice"] == ["y5", "le_roy:y1"]
    assert GAME.describe("citizen g:w4", state)["die"] == "le_roy:w4"
    assert GAME.build(state, ANNA, "farm")["next"]["g:y1"]["die"] == "le_roy:y1"
    assert list(GAME.build(state, ANNA, "farm")["next"]) == ["y5", "g:y1"]
    assert "hand" not in GAME.view(state, ANNA)


# --- standing orders -------------------------------------------------------

BLACK = laid(phase="counter", black=(5, 3), dice={ANNA: "r3 w4 y3", FAYE: "y4"})


def answer(order: str, state: Any) -> str | None:
    seat = state.actor
    legal = GAME.legal_actions(state, seat)
    found = GAME.orders.answer(order, GAME.view(state, seat), legal, [])
    assert found is None or found.action in legal
    return found and found.action


def test_black_dice_are_countered_as_cheaply_as_can_be() -> None:
    assert answer("counter-cheapest", BLACK) == "counter 5 r3" == GAME.timeout_action(BLACK, ANNA)
    assert answer("counter-never-red", BLACK) == "counter 5 w4 y3"


def test_a_seat_is_asked_where_its_order_knows_no_way() -> None:
    only_red = laid(phase="counter", black=(5,), dice={ANNA: "r3 w1", FAYE: "y4"})
    assert answer("counter-never-red", only_red) is None
    helpless = laid(phase="counter", black=(5,), dice={ANNA: "w1", FAYE: "y4"})
    assert answer("counter-never-red", helpless) is None
    assert answer("counter-cheapest", helpless) == "suffer"
    assert answer("counter-cheapest", TABLE) is None


def test_passing_for_the_rest_of_a_round_ends_with_it() -> None:
    assert answer("pass-round", TABLE) == "pass" and answer("pass-round", BLACK) is None
    orders, view = GAME.orders, GAME.view(TABLE, ANNA)
    assert (
        orders.scope("pass-round", view) == "3" and orders.scope("counter-cheapest", view) is None
    )
    assert orders.refusal("pass-round", view) is None
    after = GAME.view(do(TABLE, "pass"), ANNA)
    assert orders.refusal("pass-round", after) == {"code": "has_passed"}
    start = GAME.view(GAME.setup(2, {}, b"start"), 0)
    assert orders.refusal("pass-round", start) == {"code": "not_in_a_round"}
    *_, over = random_game(2, 1)
    assert orders.refusal("counter-cheapest", GAME.view(over, 0)) == {"code": "game_over"}


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("counter-dearest", "order_unknown"),
        ("pass-round; stop war", "order_clause"),
        ("", "order_unreadable"),
    ],
)
def test_a_text_that_is_not_an_order_is_refused(text: str, code: str) -> None:
    with pytest.raises(BadOrder) as raised:
        GAME.orders.read(text)
    assert raised.value.refusal["code"] == code and code in GAME.orders.refusals


# --- a bot -----------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_bot_beats_chance_almost_always(seats: int) -> None:
    games = 6
    won = 0.0
    for number in range(games):
        seat, luck = number % seats, random.Random(number)
        state = GAME.setup(seats, {}, b"bot %d" % number)
        while acting := GAME.to_act(state):
            legal = GAME.legal_actions(state, acting[0])
            bot = acting[0] == seat
            view = GAME.view(state, acting[0])
            GAME.play(
                state,
                acting[0],
                GAME.bot(view, legal, b"%d" % state.turn) if bot else luck.choice(legal),
            )
        winners = GAME.result(state)["winners"]
        won += (seat in winners) / len(winners)
    assert won >= games - 1


def test_a_bot_knows_no_more_than_its_view() -> None:
    for state in random_game(3, 4):
        if not GAME.to_act(state):
            break
        other = GAME.reshuffle_unseen(state, state.actor, b"elsewhere")
        choices = [
            GAME.bot(GAME.view(s, s.actor), GAME.legal_actions(s, s.actor), b"luck")
            for s in (state, other)
        ]
        assert choices[0] == choices[1]


# --- the story -------------------------------------------------------------


@pytest.mark.parametrize("seats", GAME.seats)
def test_the_story_of_a_game_begins_ends_and_has_the_most_of_it(seats: int) -> None:
    *_, state = random_game(seats, 6)
    events = GAME.events(state, None, 0)
    story = GAME.story(events, 10)
    assert 3 <= len(story) <= 10 and story[0]["kind"] == "opening"
    assert story[-1]["kind"] == "game_over"
    for line in story:
        assert line["kind"] in (*GAME.vocabulary.stories, *GAME.vocabulary.events)
    [length] = [line for line in story if line["kind"] == "length"]
    assert length["rounds"] == GAME.view(state, None)["rounds"]
    taken = sum(event["kind"] == "event_taken" for event in events)
    told = [line for line in GAME.story(events, 99) if line["kind"] == "triumph"]
    assert len(told) == taken


def test_a_button_says_what_its_action_brings() -> None:
    assert GAME.gains(TABLE, ANNA, "farm y5 y6") == [{"kind": "deniers", "count": 5, "more": "yes"}]
    bought = GAME.gains(TABLE, ANNA, "farm 1:y5 g:y1")
    assert bought == [{"kind": "deniers", "count": 8 - 3, "more": "no"}]
    black = GAME.gains(BLACK, ANNA, "counter 5 r3")
    assert black == [{"kind": "influence", "count": 1, "more": "yes"}]
    assert GAME.gains(TABLE, ANNA, "pass") == []

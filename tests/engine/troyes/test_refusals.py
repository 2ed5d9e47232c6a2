"""Every refusal of Troyes occurs with the facts of its kind, and no legal action is refused."""

from __future__ import annotations

import random
from typing import Any

import pytest

from engine.troyes import actions
from engine.troyes.actions import read, write
from engine.troyes.rules.refusals import REFUSALS
from tests.engine.troyes.positions import ANNA, EMILY, FAYE, GAME, GREY, choices, laid, random_game

START = GAME.setup(4, {"start_player": 1}, b"start")
PLACED = GAME.apply(START, ANNA, "place P6")
ACT = laid(
    dice={ANNA: "r4 w2 y3 y5", FAYE: "y6", GREY: "w6"},
    open="merchant procession",
    tradesmen={"innkeeper": [ANNA]},
    cubes={"priest": {ANNA: 1}},
    standing={"P4": EMILY, "P5": EMILY, "C1.1": ANNA},
    lying={"palace": [EMILY]},
    cathedral={2: [FAYE, FAYE, FAYE]},
    influence={ANNA: 2},
    deniers={ANNA: 7},
)
MILL = laid(dice={ANNA: "y5 y3"}, tradesmen={"miller": [ANNA]})
POOR = laid(
    dice={ANNA: "r5 y5 y6"},
    tradesmen={"innkeeper": [ANNA]},
    deniers={ANNA: 0},
    personal={ANNA: 0},
    influence={ANNA: 0},
)
BLACK = laid(phase="counter", black=(5, 3), dice={ANNA: "r3 y1", FAYE: "y4"})
HELPLESS = laid(
    phase="counter",
    black=(6,),
    dice={ANNA: "w1"},
    options={"must_use_influence_to_counter": True},
)
FLAGS = GAME.apply(
    laid(dice={ANNA: "r6 r3 r2"}, tradesmen={"diplomat": [ANNA]}), ANNA, "activate diplomat r6"
)
WHOLE_USES = laid(
    dice={ANNA: "y6 y2"},
    tradesmen={"innkeeper": [ANNA]},
    options={"partial_activation_allowed": False},
)
BOUND = GAME.apply(
    laid(dice={ANNA: "y3 y4"}, options={"pass_after_influence_allowed": False}), ANNA, "recruit"
)
OVER = list(random_game(2, 1))[-1]
ALL_OUT = laid(dice={ANNA: "y3"}, personal={ANNA: 12})

CASES: list[tuple[Any, int | None, str, str]] = [
    (OVER, ANNA, "pass", "game_over"),
    (ACT, None, "pass", "no_such_seat"),
    (ACT, 7, "pass", "no_such_seat"),
    (ACT, FAYE, "pass", "not_your_turn"),
    (ACT, ANNA, "place P1", "wrong_phase"),
    (ACT, ANNA, "dance", "malformed"),
    (ACT, ANNA, "farm", "malformed"),
    (ACT, ANNA, "farm y5 y3", "malformed"),
    (ACT, ANNA, "activate juggler y3", "no_such_card"),
    (ACT, ANNA, "farm why", "no_such_die"),
    (START, ANNA, "place Q9", "no_such_space"),
    (PLACED, FAYE, "place P6", "space_taken"),
    (ACT, ANNA, "farm y4", "die_not_there"),
    (ACT, ANNA, "farm 0:y3", "die_not_there"),
    (ACT, ANNA, "reroll 1:y6", "die_not_own"),
    (BLACK, ANNA, "counter 5 r3 1:y4", "die_not_own"),
    (ACT, ANNA, "farm y3 y3 y5 y5", "too_many_dice"),
    (ACT, ANNA, "farm r4 y3", "dice_mixed"),
    (ACT, ANNA, "farm r4", "dice_colour"),
    (ACT, ANNA, "activate merchant y3 y5 1:y6", "too_few_deniers"),
    (ACT, ANNA, "flip r4", "too_little_influence"),
    (ALL_OUT, ANNA, "recruit", "supply_empty"),
    (BLACK, ANNA, "counter 5 4 r3", "black_not_there"),
    (BLACK, ANNA, "counter 3 r3", "black_highest"),
    (BLACK, ANNA, "counter 5 3 r3 y1", "too_weak"),
    (BLACK, ANNA, "suffer", "can_counter"),
    (HELPLESS, ANNA, "suffer", "must_use_influence"),
    (ACT, ANNA, "activate baker y3", "card_not_open"),
    (ACT, ANNA, "activate procession w2", "group_too_small"),
    (laid(dice={ANNA: "y1 y4"}), ANNA, "farm y1", "too_little_to_farm"),
    (ACT, ANNA, "activate innkeeper y3 y5 x9", "too_many_uses"),
    (WHOLE_USES, ANNA, "activate innkeeper y6 x1", "uses_fixed"),
    (WHOLE_USES, ANNA, "activate innkeeper y6 x3", "uses_unsaid"),
    (ACT, ANNA, "combat marauding y3 x1", "uses_unsaid"),
    (POOR, ANNA, "activate innkeeper y5", "use_unpaid"),
    (MILL, ANNA, "activate miller y5", "choice_needed"),
    (ACT, ANNA, "activate innkeeper y5 p1", "choice_not_asked"),
    (ACT, ANNA, "farm y3 with:militia", "cube_not_there"),
    (ACT, ANNA, "activate procession w2 with:priest", "cube_unfit"),
    (ACT, ANNA, "citizen y3 with:priest", "cube_unfit"),
    (POOR, ANNA, "citizen r5", "no_citizen"),
    (ACT, ANNA, "citizen y3 from:P1", "citizen_not_there"),
    (ACT, ANNA, "activate innkeeper y5 from:C1.1", "citizen_not_needed"),
    (ACT, ANNA, "citizen r4", "protected"),
    (ACT, ANNA, "cathedral w2", "column_full"),
    (ACT, ANNA, "combat war r4", "event_not_there"),
    (BOUND, ANNA, "pass", "pass_too_late"),
    (FLAGS, ANNA, "enough", "cubes_left"),
]


def test_every_code_has_a_case() -> None:
    assert {code for _, _, _, code in CASES} == set(REFUSALS)


@pytest.mark.parametrize(("state", "seat", "action", "code"), CASES)
def test_an_illegal_action_is_refused_with_its_reason(
    state: Any, seat: int | None, action: str, code: str
) -> None:
    refusal = GAME.refusal(state, seat, action)
    assert refusal is not None and refusal["code"] == code
    assert tuple(refusal) == ("code", *REFUSALS[code])
    if seat in GAME.to_act(state):
        assert action not in GAME.legal_actions(state, seat)


# --- legal actions and refusals agree --------------------------------------


def changed(action: str, legal: list[str], luck: random.Random) -> str:
    """Return a text similar to a legal action."""
    words, others = action.split(), luck.choice(legal).split()
    way = luck.randrange(4)
    if way == 0 and len(words) > 1:
        del words[luck.randrange(1, len(words))]
    elif way == 1:
        words[luck.randrange(len(words))] = luck.choice(others)
    elif way == 2:
        words.append(luck.choice(others))
    else:
        words.append(luck.choice(MORE))
    return " ".join(words)


MORE = ("x1", "x2", "x3", "from:P3", "from:palace", "from:monk", "p1", "b2", "w3", "g:y4")
MORE += ("with:priest", "with:prior", "with:monk", "with:militia", "with:tithing")


@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("number", range(6))
def test_an_action_is_refused_if_and_only_if_it_is_not_in_the_list(seats: int, number: int) -> None:
    luck, options = random.Random(number), choices(number) if number % 2 else {}
    for state in random_game(seats, number, options):
        if state.actor < 0:
            break
        legal = GAME.legal_actions(state, state.actor)
        listed = set(legal)
        assert len(listed) == len(legal)
        for action in luck.sample(legal, min(40, len(legal))):
            assert GAME.refusal(state, state.actor, action) is None
            assert write(read(action)) == action
        for _ in range(12):
            action = changed(luck.choice(legal), legal, luck)
            assert (GAME.refusal(state, state.actor, action) is None) == (action in listed), action


@pytest.mark.parametrize("action", [None, 7, "", " ", "pass ", "PASS", "farm  y3", "x" * 500, "é"])
def test_a_text_that_is_not_an_action_is_malformed(action: Any) -> None:
    assert GAME.refusal(ACT, ANNA, action) == {"code": "malformed"}


def test_a_text_longer_than_any_action_is_not_cached() -> None:
    kept = actions._read.cache_info().currsize
    for number in range(3):
        text = f"{number} " + "x" * actions.LONGEST
        assert GAME.refusal(START, ANNA, text) == {"code": "malformed"}
    assert actions._read.cache_info().currsize == kept

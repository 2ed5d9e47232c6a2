"""The refusals: each code, and none for a legal action."""

from __future__ import annotations

import pytest

import engine
from engine.condottiere.actions import NOTATIONS
from engine.condottiere.rules import flow
from engine.condottiere.state import State
from engine.state import copied
from tests.engine.condottiere.positions import (
    ANA,
    BELA,
    CYRUS,
    GAME,
    asking,
    battle,
    choices,
    do,
    passes,
    random_states,
)
from tests.engine.condottiere.test_rounds import final_battle

FIGHT = battle(
    ["m10 heroine", "m6"],
    ["m1 bishop scarecrow", "bishop scarecrow"],
    owned={"milano": BELA},
    favour="roma",
)
BARE = battle(["heroine", ""], ["scarecrow", "m1"])
CHOOSE = passes(battle(["m2", ""], ["m1", "m1"], owned={"milano": BELA}, favour="roma"))
DISCARD = do(passes(asking(["m1", "m6"], ["m1", "winter"])), "besiege roma")
DECIDED = GAME.apply(FIGHT, ANA, "discard")
RETAIN = do(passes(battle(["m1", ""], ["m10 m5 m4", ""])), "besiege roma")
OVER = passes(
    battle(
        ["m1", ""], ["m1", ""], owned=dict.fromkeys(["torino", "genova", "milano", "parma"], ANA)
    )
)
SHOWN = do(FIGHT, "show 1 m1")
PASSED = do(battle(["m1", "m2", ""], ["m1", "m1", "m1"]), "pass")


MOVES = NOTATIONS["italy17"].moves
OF_OPTIONS = {
    "favour_must_be_placed",
    "declined_by_all",
    "hand_full",
    "has_answered",
    "must_keep",
    "pass_is_final",
    "region_own",
}
CASES = [
    (FIGHT, ANA, "show 0 m1", {"code": "shown_to_oneself"}),
    (SHOWN, ANA, "show 1 m1", {"code": "shown_before", "cards": ["m1"]}),
    (FIGHT, ANA, "draw 4", {"code": "too_many_drawn", "most": 3}),
    (OVER, ANA, "pass", {"code": "game_over"}),
    (OVER, ANA, "rubbish", {"code": "game_over"}),
    (FIGHT, ANA, "attack", {"code": "malformed"}),
    (FIGHT, ANA, "play  m1", {"code": "malformed"}),
    (FIGHT, ANA, "play m1 roma", {"code": "malformed"}),
    (RETAIN, ANA, "retain m10 m5", {"code": "malformed"}),
    (FIGHT, ANA, "play m7", {"code": "no_such_card"}),
    (FIGHT, ANA, "play scarecrow m7", {"code": "no_such_card"}),
    (RETAIN, ANA, "retain queen", {"code": "no_such_card"}),
    (FIGHT, ANA, "play scarecrow heroine", {"code": "not_a_mercenary", "card": "heroine"}),
    (FIGHT, ANA, "play bishop atlantis", {"code": "region_unknown"}),
    (CHOOSE, ANA, "besiege atlantis", {"code": "region_unknown"}),
    (FIGHT, BELA, "pass", {"code": "not_your_turn", "phase": "battle", "actor_seat": ANA}),
    (FIGHT, 7, "pass", {"code": "no_such_seat", "actor_seat": ANA}),
    (FIGHT, None, "pass", {"code": "no_such_seat", "actor_seat": ANA}),
    (PASSED, ANA, "play m1", {"code": "has_passed", "actor_seat": BELA}),
    (CHOOSE, ANA, "pass", {"code": "wrong_phase", "phase": "choose", "actor_seat": ANA}),
    (FIGHT, ANA, "keep", {"code": "keeps_already"}),
    (DECIDED, ANA, "discard", {"code": "burns_already"}),
    (FIGHT, BELA, "call draw", {"code": "host_alone"}),
    (FIGHT, ANA, "call draw", {"code": "battles_not_idle", "count": 3}),
    (FIGHT, ANA, "play m2", {"code": "card_not_in_hand", "card": "m2"}),
    (RETAIN, ANA, "retain m10 m10", {"code": "card_not_in_hand", "card": "m10"}),
    (RETAIN, ANA, "retain m4 m5 m10", {"code": "too_many_cards", "count": 3, "most": 2}),
    (CHOOSE, ANA, "besiege milano", {"code": "region_taken", "region": "milano", "owner_seat": 1}),
    (CHOOSE, ANA, "decline", {"code": "must_choose"}),
    (CHOOSE, ANA, "besiege roma", {"code": "region_favoured", "region": "roma"}),
    (FIGHT, ANA, "play bishop", {"code": "needs_region", "card": "bishop"}),
    (FIGHT, ANA, "play bishop siena", {"code": "region_contested", "region": "siena"}),
    (
        FIGHT,
        ANA,
        "play bishop milano",
        {"code": "region_taken", "region": "milano", "owner_seat": BELA},
    ),
    (
        FIGHT,
        ANA,
        "play scarecrow m6",
        {"code": "not_in_line", "card": "m6", "cards": ["m10", "heroine"]},
    ),
    (BARE, ANA, "play scarecrow m6", {"code": "nothing_to_take", "card": "m6"}),
    (DISCARD, ANA, "discard", {"code": "holds_mercenaries", "actor_seat": BELA}),
    (
        final_battle(),
        final_battle().actor,
        "play bishop off",
        {"code": "favour_out_of_play"},
    ),
]


def with_bishop(state: State) -> State:
    """Return the state with a bishop in hand, since a final battle is dealt at random."""
    state = copied(state)
    if state.finalists:
        state.hands[state.actor][14] = 1
    return state


@pytest.mark.parametrize(("state", "seat", "action", "refusal"), CASES)
def test_an_illegal_action_is_refused_with_its_facts(
    state: State, seat: int, action: str, refusal: dict[str, object]
) -> None:
    state = with_bishop(state)
    assert GAME.refusal(state, seat, action) == refusal
    before = GAME.to_json(state)
    with pytest.raises(engine.IllegalAction) as raised:
        GAME.play(state, seat, action)
    assert raised.value.refusal == refusal and GAME.to_json(state) == before


def test_every_refusal_that_the_game_names_occurs_and_no_other() -> None:
    # The refusals of optional rules and other editions are tested there.
    seen = {str(case[3]["code"]) for case in CASES} | {"not_in_final_battle", *OF_OPTIONS}
    assert seen == set(GAME.vocabulary.refusals) and list(GAME.vocabulary.refusals) == sorted(
        GAME.vocabulary.refusals
    )


@pytest.mark.parametrize("number", [None, *range(6)])
def test_exactly_the_legal_actions_are_not_refused(number: int | None) -> None:
    options = {} if number is None else choices(number)
    for state in random_states(games=1, every=9, options=options):
        for seat in range(state.seats):
            legal = GAME.legal_actions(state, seat)
            assert len(legal) == len(set(legal))
            allowed = [action for action in MOVES if GAME.refusal(state, seat, action) is None]
            legal = {*legal, *flow.said_aside(state, seat)}
            assert sorted(allowed) == sorted(legal)


@pytest.mark.parametrize(
    "text",
    [
        "",
        " ",
        "play",
        "play ",
        "besiege",
        "besiege ",
        "retain",
        "retain ",
        "retain none none",
        "PASS",
        "pass ",
        "p\x00ss",
        "play scarecrow ",
        "play bishop  off",
        "retain m1 m1 m1 m1",
        "play m10\n",
        "گذر",
        "play bishop OFF",
        "keep keep",
        None,
        7,
        ["pass"],
        {"a": 1},
        b"pass",
    ],
)
def test_rubbish_is_refused_and_never_raises(text: object) -> None:
    for state in (FIGHT, CHOOSE, DISCARD, RETAIN, OVER):
        for seat in (ANA, BELA, None, -1, 99):
            assert GAME.refusal(state, seat, text)["code"] in GAME.vocabulary.refusals
        assert GAME.describe(text) is None


@pytest.mark.parametrize("number", [None, 1, 4])
def test_a_refusal_reveals_nothing_about_another_hand(number: int | None) -> None:
    options = {} if number is None else choices(number)
    for state in random_states(games=1, every=19, options=options):
        for seat in range(state.seats):
            other = GAME.reshuffle_unseen(state, seat, b"elsewhere")
            for action in [*MOVES][::5]:
                assert GAME.refusal(other, seat, action) == GAME.refusal(state, seat, action)


def test_an_option_is_refused_with_the_list_of_valid_ones() -> None:
    with pytest.raises(engine.BadOption) as raised:
        GAME.setup(3, {"flying_horses": True}, b"seed")
    takes = [option["id"] for option in GAME.options]
    data = {"code": "option_unknown", "option": "flying_horses", "takes": takes}
    assert raised.value.data == data
    with pytest.raises(engine.BadOption):
        GAME.setup(7, {}, b"seed")


def test_cyrus_may_not_act_for_bela() -> None:
    refusal = GAME.refusal(PASSED, CYRUS, "play m1")
    assert refusal == {"code": "not_your_turn", "phase": "battle", "actor_seat": BELA}


def test_a_view_or_a_result_may_be_changed_without_harm() -> None:
    before = GAME.to_json(OVER)
    GAME.result(OVER)["winners"].append(9)
    GAME.view(OVER, 0)["result"]["scores"].clear()
    assert GAME.to_json(OVER) == before

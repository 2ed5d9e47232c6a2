"""Moves of Troyes built by tapping the board, dice first or last."""

from __future__ import annotations

from typing import Any

from tests.engine.troyes.positions import ANNA, EMILY, FAYE, GAME, GREY, laid

TABLE = laid(
    dice={ANNA: "w5 y5 y6", FAYE: "y5", GREY: "y1"},
    open="merchant priest",
    standing={"C2.1": EMILY, "C2.2": FAYE, "C2.3": EMILY, "P3": ANNA},
    deniers={ANNA: 20},
)


def targets(prefix: str = "") -> dict[str, Any]:
    return GAME.targets(TABLE, ANNA, prefix)


def test_dice_of_others_are_pointed_at_as_directly_as_own_ones() -> None:
    found = targets()
    assert {"w5", "y5", "y6", "1:y5", "g:y1", "activate merchant", "cathedral"} <= set(found)
    assert found["1:y5"] == {"kind": "die", "die": "1:y5"}


def test_with_chosen_dice_all_their_uses_can_be_tapped() -> None:
    assert {"y6 1:y5", "activate merchant y6"} <= set(targets("y6"))
    assert "activate priest y6" not in targets("y6")
    assert {"cathedral w5", "activate priest w5"} <= set(targets("w5"))
    assert targets("1:y5 y6") == targets("y6 1:y5")


def test_words_may_be_said_in_the_order_in_which_one_points() -> None:
    assert GAME.canonical("1:y5 y6") == "y6 1:y5"
    assert GAME.canonical("1:y5 y6 activate merchant") == "activate merchant y6 1:y5"
    assert set(GAME.choices(TABLE, ANNA, "y6 1:y5")) >= {"y5", "g:y1", "activate", "farm"}
    assert set(GAME.choices(TABLE, ANNA, "activate y6 1:y5")) >= {"y5", "g:y1", "merchant"}
    assert "priest" not in GAME.choices(TABLE, ANNA, "activate y6 1:y5")


def test_dice_alone_say_what_they_cost_and_the_moves_that_they_make() -> None:
    built = GAME.build(TABLE, ANNA, "y6 1:y5")
    assert built["question"] == "for_dice"
    assert {each["kind"]: each for each in built["sums"]} == {
        "price": {"kind": "price", "deniers": 4, "held": 20},
        "value": {"kind": "value", "value": 11},
    }
    assert built["ready"][0].startswith("farm ") or "activate merchant y6 1:y5" in built["ready"]
    assert all(GAME.refusal(TABLE, ANNA, action) is None for action in built["ready"])


def test_only_the_seat_asked_can_tap_anything() -> None:
    assert GAME.targets(TABLE, FAYE, "") == {} == GAME.targets(TABLE, None, "")


def test_any_number_of_dice_may_be_pointed_at_against_black_ones() -> None:
    dice = ["r4", "w2", "w3", "y1", "y5"]
    table = laid(phase="counter", dice={ANNA: " ".join(dice)}, black=(6, 5, 5))
    for count, worth in enumerate((8, 10, 13, 14, 19), start=1):
        built = GAME.build(table, ANNA, " ".join(dice[:count]))
        assert built["sums"] == [{"kind": "value", "value": worth}], "a red one counts twice"
        assert all(built["next"][die]["kind"] == "die" for die in dice[count:])
        assert "counter" in built["next"]

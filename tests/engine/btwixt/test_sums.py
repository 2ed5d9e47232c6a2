"""The predicted effect of a card on the totals of a round."""

from __future__ import annotations

import random
from typing import Any

from tests.engine.btwixt.positions import ANA, BELA, GAME, table


def said(state: Any, action: str, seat: int = ANA) -> list[dict[str, Any]]:
    return GAME.build(state, seat, action)["sums"]


def test_the_sum_of_kneeling_compares_the_totals() -> None:
    state = table(["s01", "s02", "s03"], ["s04:6", "s05:9", ""])
    assert said(state, "kneel") == [{"kind": "trails", "by": 3, "leader_seat": BELA}]


def test_predicted_totals_are_those_after_the_card() -> None:
    """Test random games, with every card that asks no player a question."""
    luck, tried = random.Random(7), 0
    state = GAME.setup(3, {}, b"foretold")
    while (seats := GAME.to_act(state)) and tried < 120:
        seat = seats[0]
        action = luck.choice(GAME.legal_actions(state, seat))
        found = {each["kind"]: each for each in said(state, action, seat)}
        turn, state = state.turn, GAME.apply(state, seat, action)
        joined = [entry for entry in state.log if entry[0] == turn and entry[1] == "joined"]
        if "total" in found:
            assert joined[0][-1] == found["total"]["then"]
            tried += 1
    assert tried > 40

"""The digest of the Condottiere family: a line for a move, a line for the end of a battle."""

from typing import Any

import engine

GAME = engine.games()["condottiere-3e"]


def told(kind: str, turn: int = 7, **facts: Any) -> dict[str, Any]:
    return {"turn": turn, "kind": kind, **facts}


def kinds_by_line(events: list[dict[str, Any]]) -> list[list[str]]:
    lines: list[list[str]] = []
    for line in GAME.digest(events):
        if line.get("joins"):
            lines[-1].append(line["kind"])
        else:
            lines.append([line["kind"]])
    return lines


def test_a_bishop_has_one_line_with_all_burned_cards() -> None:
    burned = [told("burned", seat=seat, cards=["m10"], strength=3) for seat in (0, 1)]
    events = [told("played", seat=2, card="bishop", strength=0), *burned, told("passed", turn=8)]
    assert kinds_by_line(events) == [["played", "burned", "burned"], ["passed"]]


def test_the_end_of_a_battle_begins_a_line_and_a_new_round_another() -> None:
    events = [told("passed", seat=0), told("battle_ended"), told("conquered"), told("holder")]
    events += [told("round_started", round=2), told("dealt", seat=0), told("dealt", seat=1)]
    assert kinds_by_line(events) == [
        ["passed"],
        ["battle_ended", "conquered", "holder"],
        ["round_started", "dealt", "dealt"],
    ]


def test_the_first_march_does_not_stand_with_the_deal_of_the_same_turn() -> None:
    events = [told("round_started", turn=0, round=1), told("dealt", turn=0, seat=0)]
    events.append(told("besieged", turn=0, seat=0))
    assert kinds_by_line(events) == [["round_started", "dealt"], ["besieged"]]


def test_the_reason_of_a_move_is_on_its_first_line() -> None:
    events = [told("passed", seat=0, mark="timeout"), told("battle_ended", mark="timeout")]
    assert [line.get("mark") for line in GAME.digest(events)] == ["timeout", None]


def test_the_events_themselves_stay_as_they_were() -> None:
    events = [told("passed", seat=0, mark="forced"), told("battle_ended"), told("conquered")]
    before = [dict(event) for event in events]
    GAME.digest(events)
    assert events == before

"""Events as lines, and a game as a story: the functions shared by all games."""

from types import ModuleType
from typing import Any

import pytest

from engine.btwixt.telling import events as of_btwixt
from engine.condottiere.telling import events as of_condottiere
from engine.log import Event
from engine.telling import as_told, by_move, facts_of, in_lines, run, short, weightiest
from engine.troyes.telling import events as of_troyes


def events(*kinds: str) -> list[Event]:
    """Return an event of each kind, each of its own move."""
    return [{"turn": turn, "kind": kind, "seat": turn % 2} for turn, kind in enumerate(kinds)]


def test_the_lines_of_a_move_stay_together() -> None:
    move: list[Event] = [{"turn": 3, "kind": kind} for kind in ("played", "won", "started", "drew")]
    lines = by_move(move, opening=("started",))
    assert [line.get("joins", False) for line in lines] == [False, True, False, True]
    assert [line["kind"] for line in lines] == ["played", "won", "started", "drew"]


def test_the_reason_of_a_move_is_on_its_first_line_wherever_its_event_is() -> None:
    told = [{"turn": 3, "kind": "waited"}, {"turn": 3, "kind": "played", "mark": "timeout"}]
    assert [line.get("mark") for line in by_move(told, ())] == ["timeout", None]
    assert told[1]["mark"] == "timeout"
    assert [line.get("mark") for line in by_move(told, (), lambda move: as_told(move[1:]))] == [
        "timeout"
    ]


def test_a_move_may_bring_nothing_worth_a_line() -> None:
    assert by_move(events("played", "won"), (), lambda move: []) == []


def test_several_events_make_one_line_or_none() -> None:
    def next_line(told: list[Event]) -> tuple[int, Event | None]:
        dealt = run(told, ("dealt",))
        if dealt:
            return len(dealt), short(told[0], "all_dealt", seats=[each["seat"] for each in dealt])
        return 1, None if told[0]["kind"] == "shuffled" else told[0]

    told = events("shuffled", "dealt", "dealt", "played", "dealt")
    assert in_lines(told, next_line) == [
        {"turn": 1, "kind": "all_dealt", "in_short": True, "seats": [1, 0]},
        told[3],
        {"turn": 4, "kind": "all_dealt", "in_short": True, "seats": [0]},
    ]


@pytest.mark.parametrize("family", [of_condottiere, of_troyes, of_btwixt])
def test_no_fact_of_an_event_has_the_name_of_a_mark_of_lines(family: ModuleType) -> None:
    """Troyes has a fact `short` about wages, and such an event was once taken for a line."""
    move: list[Event] = [{"turn": turn, "kind": "played", "mark": "order"} for turn in (1, 2)]
    marked = {*short(move[0], "all")}.union(*by_move(move, (), lambda told: [*told, *told]))
    facts = {fact for facts in family.FACTS.values() for fact in facts}
    assert marked == {"turn", "kind", "mark", "in_short", "joins"} and not facts & marked


def test_a_story_has_the_weightiest_lines_in_the_order_in_which_they_happened() -> None:
    def weight(line: dict[str, Any]) -> float:
        return {"opening": 9, "end": 9, "upset": 5}.get(line["kind"], 1)

    lines = events("opening", "trick", "trick", "upset", "trick", "end")
    for most, turns in ((9, [0, 1, 2, 3, 4, 5]), (4, [0, 1, 3, 5]), (2, [0, 5]), (0, [])):
        assert [line["turn"] for line in weightiest(lines, weight, most)] == turns


def test_facts_are_picked_in_the_order_that_is_asked_for() -> None:
    assert [*facts_of({"turn": 1, "kind": "won", "seat": 2}, "seat", "turn").items()] == [
        ("seat", 2),
        ("turn", 1),
    ]

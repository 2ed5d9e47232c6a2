"""The story of a finished game of B'Twixt: its lines, their order, and the margins."""

from __future__ import annotations

from typing import Any

import pytest

from engine.btwixt.game import GAME
from engine.btwixt.telling.story import KINDS, story
from engine.table import again
from tests.engine.btwixt.positions import played_out
from tests.engine.btwixt.transcripts import RULES

BEGUN = {"kind": "started", "turn": 0, "first_seat": 0}


def recruitment(seat: int, *totals: int, tied: bool = False) -> list[dict[str, Any]]:
    """Return the events of a round with these totals, won by this seat."""
    kind = {"kind": "recruited_tied", "seats": [0, seat]} if tied else {"kind": "recruited"}
    return [
        {"kind": "revealed", "ally": "a18", "power": 7, "first_seat": 0},
        {"kind": "counted", "seats": [*range(len(totals))], "totals": [*totals]},
        {"seat": seat, "ally": "a18", "total": totals[seat], **kind},
    ]


@pytest.mark.parametrize(
    ("rival", "margin"), [(11, "hair"), (10, "clear"), (5, "clear"), (4, "rout"), (0, "rout")]
)
def test_how_close_a_recruitment_was(rival: int, margin: str) -> None:
    opening, line = story([BEGUN, *recruitment(1, rival, 12, 0)], 10)
    assert opening["kind"] == "opening" and line["kind"] == "recruitment"
    assert (line["margin"], line["rival_total"], line["power"]) == (margin, rival, 7)
    assert line["rival_seat"] == 0


def test_a_tie_and_a_round_without_a_card_have_lines_of_their_own() -> None:
    rounds = [*recruitment(1, 9, 9, 0, tied=True), *recruitment(2, 0, 0, 0, tied=True)]
    lines = story([BEGUN, *rounds], 10)
    assert [line["kind"] for line in lines[1:]] == ["tied", "unopposed"]


@pytest.mark.parametrize("seats", GAME.seats)
def test_a_story_of_any_length_has_the_beginning_and_the_end(seats: int) -> None:
    state = played_out(seats, 6)
    events = GAME.events(state, None, 0)
    lines = story(events, 10)
    assert len(lines) == 10 and {line["kind"] for line in lines} <= set(KINDS)
    assert lines[0]["kind"] == "opening" and lines[-1]["kind"] == "end"
    assert lines[-1]["seats"] == GAME.result(state)["winners"]
    every = story(events, 99)
    assert [line for line in every if line in lines] == lines
    assert sum(line["kind"] == "opening" for line in every) == 1


def test_a_story_reveals_nothing_that_spectators_were_not_told() -> None:
    state = played_out(4, 9)
    public = story(GAME.events(state, None, 0), 99)
    for seat in range(4):
        assert story(GAME.events(state, seat, 0), 99) == public


def at_table(*lines: str) -> list[dict[str, Any]]:
    """Return the events of a table of three leaders."""
    found = again(RULES, 3, {}, [(None, line) for line in ("first 0", *lines)])
    return list(RULES.told(found.at, 0, RULES.happened(found.at)))


END = (
    "anyway score",
    *(f"tokens {council} sum {count}" for council, count in enumerate((3, 1, 0))),
)


def test_a_story_of_a_table_counts_each_ally_for_the_leader_that_recruited_it() -> None:
    rounds = ("ally 5", "0 bid 3", "count", "correct total 1 9", "1 ally left", "1 token right")
    more = ("ally a12", "winner 1", "1 ally left", "1 token right", "ally 4", "winner 1")
    events = at_table(*rounds, *more, "winner 2", "2 ally left", "2 token right", *END)
    lines = {line["kind"]: line for line in story(events, 99)}
    assert "opening" not in lines, "the first ally has no name"
    assert (lines["most_allies"]["seats"], lines["most_allies"]["count"]) == ([1], 2)
    assert lines["seasons"]["rounds"] == 3
    recruited = [line for line in story(events, 99) if line["kind"] == "recruitment"]
    assert [line["seat"] for line in recruited] == [1] and recruited[0]["power"] == 5


def test_a_story_without_its_beginning_tells_no_sums_of_the_whole_game() -> None:
    state = played_out(3, 6)
    events = GAME.events(state, None, 0)
    kinds = {line["kind"] for line in story(events[len(events) // 2 :], 99)}
    assert not kinds & {"opening", "most_allies", "seasons"} and {"close", "end"} <= kinds

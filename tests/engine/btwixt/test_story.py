"""The story of a finished game of B'Twixt: its lines, their order, and the margins."""

from __future__ import annotations

from typing import Any

import pytest

from engine.btwixt.game import GAME
from engine.btwixt.telling.story import KINDS, story
from tests.engine.btwixt.positions import played_out


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
    opening, line = story(recruitment(1, rival, 12, 0), 10)
    assert opening["kind"] == "opening" and line["kind"] == "recruitment"
    assert (line["margin"], line["rival_total"], line["power"]) == (margin, rival, 7)
    assert line["rival_seat"] == 0


def test_a_tie_and_a_round_without_a_card_have_lines_of_their_own() -> None:
    lines = story([*recruitment(1, 9, 9, 0, tied=True), *recruitment(2, 0, 0, 0, tied=True)], 10)
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

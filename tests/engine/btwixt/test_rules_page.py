"""The numbers in docs/rules/btwixt.md."""

from __future__ import annotations

import re
from pathlib import Path

from engine.btwixt.box.cards import TRACKS
from engine.btwixt.box.printed import CARDS_OF_A_LEADER, COUNTS, HAND_SIZE

PAGE = (Path(__file__).parents[3] / "docs" / "rules" / "btwixt.md").read_text(encoding="utf-8")


def test_the_table_of_seasons_is_that_of_the_track() -> None:
    rows = re.findall(r"^\| (\d) \| ([a-z, ]+) \| (\d) \| (\d+) \|$", PAGE, re.MULTILINE)
    assert {int(row[0]) for row in rows} == {*TRACKS}
    for players, seasons, rounds, in_all in rows:
        track = TRACKS[int(players)]
        assert (seasons.split(", "), int(rounds)) == ([*track.seasons], track.rounds)
        assert int(in_all) == len(track.seasons) * track.rounds


def test_what_is_in_the_box_is_counted_right() -> None:
    for count, what in (
        (COUNTS["power_tokens"], "power tokens"),
        (COUNTS["leaders"], "leaders"),
        (COUNTS["allies"], "allies"),
        (COUNTS["standard_influence"], "standard influence cards"),
        (COUNTS["event_influence"], "event cards"),
        (COUNTS["leader_influence"], f"cards of\nleaders ({CARDS_OF_A_LEADER} each)"),
        (HAND_SIZE, "influence cards."),
    ):
        assert f"{count} {what}" in PAGE, what

"""The rules for the current phase, in the words of the printed card, at every step of a table."""

from __future__ import annotations

import re
from typing import Any

import pytest

import engine
import printables
from service.language.words import speaker
from service.views.templating import bold

# Entries of a game at its table, each with the headings shown before it.
CONDOTTIERE: list[tuple[str, str]] = [
    ("tell 0", ""),
    ("0 besiege milano", "aid-favour aid-victory aid-holder"),
    ("0 play m10", "aid-battle aid-strength aid-cards aid-favour"),
    ("close", "aid-battle aid-strength aid-cards aid-favour"),
    ("0 besiege torino", "aid-favour aid-victory aid-holder"),
    ("0 play m1", "aid-after aid-holder"),
    ("0 pass", "aid-battle aid-strength aid-cards aid-favour"),
]
BTWIXT: list[tuple[str, str]] = [
    ("first 0", "aid-round aid-seasons"),
    ("ally 5", "aid-round aid-seasons"),
    ("winner 1", "aid-turn aid-total"),
    ("1 ally left", "aid-allies aid-round"),
    ("1 token right", "aid-allies aid-round"),
    ("score", "aid-round aid-seasons"),
    ("tokens 0 2", "aid-end"),
]
GAMES = [
    ("condottiere-3e", {}, CONDOTTIERE),
    ("btwixt", {"season_refresh": "refill"}, BTWIXT),
]


def led(game_id: str, options: dict[str, Any], entries: list[tuple[str, str]]) -> Any:
    """Yield the agreed rules, the view and the expected headings before each entry at a table."""
    rules = engine.at_table(game_id)
    at = rules.begin(4, options)
    for line, due in entries:
        if rules.agreed(at) is not None:
            yield rules.agreed(at), rules.view(at), due.split()
        at, _ = rules.enter(at, None, line, True)


@pytest.mark.parametrize("language", ["en", "fa", "hu"])
@pytest.mark.parametrize(("game_id", "options", "entries"), GAMES, ids=["condottiere-3e", "btwixt"])
def test_each_phase_has_its_part_of_the_card(
    game_id: str, options: dict[str, Any], entries: list[tuple[str, str]], language: str
) -> None:
    game, say = engine.load(game_id), speaker(language, game_id)
    for rules, view, due in led(game_id, options, entries):
        found = printables.reminder(game, rules, view, say)
        assert [part.heading for part in found] == [str(say(key)) for key in due], view["phase"]
        for part in found:
            assert part.lines or part.table
            for words in part.lines:
                assert not re.search(r"<(?!/?b>)", words)


@pytest.mark.parametrize("seats", [1, 3])
def test_the_reminder_for_a_count_has_the_scoring_and_le_roys_exceptions(seats: int) -> None:
    game, say = engine.load("troyes"), speaker("hu", "troyes")
    rules = engine.at_table("troyes")
    at = rules.begin(seats, {})
    for step, who, count, due in (
        ("reveal", None, None, ["aid-round"]),
        ("counter", 0, None, ["aid-black", "aid-influence"]),
        *([("act", "le_roy", None, ["aid-roy"])] if seats == 1 else []),
        ("act", 0, {}, ["aid-final"]),
    ):
        view = rules.view(at) | {"table": {"step": step, "who": who}, "count": count}
        found = printables.reminder(game, game.agreed({}, seats), view, say, seats)
        assert [part.heading for part in found] == [say(key) for key in due]
    points = [part for part in found if part.table][0].table
    assert len(points) > 4 and all(len(row) == len(points[0]) for row in points)


@pytest.mark.parametrize(("seats", "due"), [(1, "aid-round"), (3, "aid-setup aid-round")])
def test_the_set_up_of_troyes_is_explained_before_the_first_entry(seats: int, due: str) -> None:
    game, say = engine.load("troyes"), speaker("fa", "troyes")
    rules = engine.at_table("troyes")
    at = rules.begin(seats, {})
    found = printables.reminder(game, rules.agreed(at), rules.view(at), say, seats)
    assert [part.heading for part in found] == [say(key) for key in due.split()]
    if seats > 1:
        assert found[0].table[1][1:] == ("۵",) and "۵ دنییر" in found[0].lines[0]


def test_numbers_are_those_that_the_table_agreed() -> None:
    game, say, table = engine.load("btwixt"), speaker("en", "btwixt"), engine.at_table("btwixt")
    dealt = set()
    for refresh in ("redeal", "refill"):
        at = table.begin(4, {"season_refresh": refresh})
        found = printables.reminder(game, table.agreed(at), table.view(at), say)
        dealt.add(found[1].lines)
    assert len(dealt) == 2


def test_bold_markup_is_bold_and_typed_markup_stays_text() -> None:
    assert bold("<b>Two</b> & <i>three</i>") == "<b>Two</b> &amp; &lt;i&gt;three&lt;/i&gt;"

"""A table with the real box as a picture and in sentences: unknown facts are not drawn."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

import engine
import printables
from engine.btwixt.table.by_mail import REFUSALS as BY_MAIL
from engine.btwixt.table.entering import REFUSALS
from engine.btwixt.table.reading import OWN_GROUPS
from engine.log import singular
from engine.table import again
from printables.picture import to_svg
from service.language import catalogues, words
from tests.printables.conftest import LANGUAGES, PEOPLE
from tests.printables.test_board import parsed

GAME = engine.games()["btwixt"]
RULES = engine.at_table("btwixt")
HOME = Path(engine.__path__[0]) / "btwixt" / "table"
ROUND = ["ally 5", "0 play 4", "1 play s16", "2 bid 9", "count", "ally left", "token right"]
MOMENTS = {
    "nothing told": [],
    "an ally without a name": ["first 0", "ally 5", "0 play 4", "1 play s16", "2 bid 9", "3 kneel"],
    "an ally with a typed one": ["first 0", "ally 5 Kov%C3%A1cs", "0 leader jon", "count"],
    "an ally of the data": ["first 0", "ally a12", "winner 2", "2 ally left"],
    "the second round": ["first 0", *ROUND],
    "turning up": ["first 0", *ROUND, "anyway score", "tokens 1 3"],
    "over": ["first 0", *ROUND, "anyway score", "tokens 1 sum 2"],
    "ended by hand": ["first 0", *ROUND, "end 2 3"],
}


@pytest.fixture(params=LANGUAGES)
def say(request: pytest.FixtureRequest) -> Any:
    catalogues.be_strict()
    yield words.speaker(request.param, GAME)
    catalogues.be_strict(False)


def entered(lines: list[str]) -> Any:
    return again(RULES, 4, {}, [(None, line) for line in lines])


@pytest.mark.parametrize("lines", MOMENTS.values(), ids=MOMENTS)
def test_a_table_is_drawn_and_described(lines: list[str], say: Any) -> None:
    view = RULES.view(entered(lines).at)
    names = PEOPLE[:4]
    parsed(to_svg(printables.board(GAME, view, say, names=names)))
    told = printables.board_text(GAME, view, say, names)
    assert told.strip() and "none" not in told.lower() and "#" not in told


def test_unknown_hands_are_not_drawn(say: Any) -> None:
    view = RULES.view(entered(MOMENTS["an ally without a name"]).at)
    picture = to_svg(printables.board(GAME, view, say, names=PEOPLE[:4]))
    known = {**view, "influence_deck": 40}
    known["players"] = [{**player, "hand_size": 7} for player in view["players"]]
    more = to_svg(printables.board(GAME, known, say, names=PEOPLE[:4]))
    assert len(more) > len(picture)
    told = [printables.board_text(GAME, each, say, PEOPLE[:4]) for each in (known, view)]
    assert [say("leader-none") in each for each in told] == [True, False]


@pytest.mark.parametrize("lines", MOMENTS.values(), ids=MOMENTS)
def test_events_and_possible_entries_have_words(lines: list[str], say: Any) -> None:
    table = entered(lines)
    for event in RULES.told(table.at, 0, RULES.happened(table.at)):
        told = say(f"event-{event['kind']}", **say.facts(event, PEOPLE[:4], 0))
        assert told and not set("{}#[]") & set(told)
        assert unspoken(say, event) == []
    for line in RULES.offers(table.at, 0):
        facts = RULES.facts(table.at, line) or {}
        told = say(f"action-{facts['kind']}", **say.facts(facts, PEOPLE[:4], 0))
        assert told and not set("{}#[]") & set(told)
        assert say(f"group-{facts['group']}")


def unspoken(say: Any, event: dict[str, Any]) -> list[str]:
    """Return the ids in an event's facts that have no word."""
    found = []
    for name, value in event.items():
        noun = name.rpartition("_")[2]
        several = value if isinstance(value, list) else [value]
        one = singular(noun) if isinstance(value, list) else noun
        found += [f"{one}-{each}" for each in several if isinstance(each, str) and name != "kind"]
    return [key for key in found if not say.has(key)]


def kinds_told() -> set[str]:
    """Return the kinds of events that the code in engine/btwixt/table writes."""
    text = "".join(path.read_text(encoding="utf-8") for path in HOME.glob("*.py"))
    return set(re.findall(r'telling\(\s*(?:at|\w+\(.*\)), "(\w+)"', text))


def test_all_events_entries_and_refusals_have_words(say: Any) -> None:
    kinds = kinds_told()
    assert {"revealed_unnamed", "rounds_done", "ended_by_hand", "game_over"} <= kinds
    needed = [f"event-{kind}" for kind in kinds]
    needed += [f"action-{kind}" for kind in OWN_GROUPS]
    needed += [f"group-{group}" for group in OWN_GROUPS.values()]
    needed += [f"refusal-{code}" for code in (*REFUSALS, *BY_MAIL)]
    assert [key for key in needed if not say.has(key)] == []

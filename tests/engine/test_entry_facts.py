"""Parsed parts of entries at a table: pages ask for them with any text."""

import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import engine
from engine import table
from engine.table import Refused

NOTATION = Path(__file__).resolve().parents[2] / "docs" / "notation"
LINES = [
    line.split()
    for page in sorted(NOTATION.glob("*.md"))
    for line in re.findall("`([^`]+)`", page.read_text(encoding="utf-8"))
    if line.isascii()
]
WORDS = sorted({word for line in LINES for word in line})
DICE = [word for word in WORDS if re.fullmatch(r"(.:)?[rwy][1-6]", word)]
NUMBERS = ("0", "1", "9", "-1", "99", "9" * 30, "x", "/", "-")


def damaged(luck: random.Random) -> str:
    """Return a line of the documentation in which some words are lost, doubled or replaced."""
    words = [*luck.choice(LINES)]
    for _ in range(luck.randrange(4)):
        place = luck.randrange(len(words) + 1)
        word = luck.choice(NUMBERS if luck.random() < 0.5 else WORDS)
        words[place : place + luck.randrange(2)] = [word] * luck.randrange(3)
    return " ".join(words)


@pytest.mark.parametrize("game_id", [*engine.games(), engine.PAD])
def test_any_line_has_parts_or_none(game_id: str) -> None:
    luck, rules = random.Random(game_id), engine.at_table(game_id)
    at: Any = table.opened(rules, rules.seats[0], {}).at
    found = [rules.facts(at, damaged(luck)) for _ in range(20_000)]
    assert any(found) and not all(found)
    assert all({"kind", "group"} <= facts.keys() for facts in found if facts)


def begun(rules: Any, luck: random.Random) -> Iterator[Any]:
    """Yield the moments of a table that plays offered entries and reports random luck."""
    found: Any = table.opened(rules, rules.seats[-1], {})
    for _ in range(60):
        need = getattr(found.at, "need", None)
        lines = rules.offers(found.at, None)
        if need is not None:
            things = rules.view(found.at)["asked"]["things"]
            few = need.kind == "dice" or need.size > len(things)
            told = luck.choices(things, k=need.size) if few else luck.sample(things, need.size)
            lines = [" ".join(("tell", *told))]
        try:
            found = table.entered(found, None, luck.choice(lines))
        except Refused:
            continue
        yield found.at


def queried(luck: random.Random, seats: list[int], lines: list[str]) -> str:
    """Return a query with a few words of the documentation, of these lines, or only dice."""
    words = luck.choice((DICE, WORDS, " ".join(lines).split() or WORDS))
    about = luck.choices(words, k=luck.randrange(7))
    return " ".join((luck.choice(("build", "dice")), str(luck.choice(seats)), *about))


@pytest.mark.parametrize("game_id", engine.games())
def test_any_line_about_a_turn_has_parts_or_none(game_id: str) -> None:
    luck, rules = random.Random(game_id), engine.at_table(game_id)
    found = []
    for at in begun(rules, luck):
        lines = rules.offers(at, None)
        seats = rules.to_act(at) or [0]
        found += [rules.facts(at, damaged(luck)) for _ in range(20)]
        found += [rules.facts(at, queried(luck, seats, lines)) for _ in range(40)]
    assert any(found) and not all(found)
    assert all({"kind", "group"} <= facts.keys() for facts in found if facts)

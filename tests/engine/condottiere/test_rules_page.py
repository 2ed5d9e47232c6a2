"""The numbers in docs/rules: the cards of each box, and what wins."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from engine.condottiere.box.cards import CARDS
from engine.condottiere.box.editions import FIRST, RAKAB, THIRD, Rules

RULES = Path(__file__).parents[3] / "docs" / "rules"
ROW = re.compile(r"^\| [^|]+ \| (`[^|]+`) \| (\d+)", re.MULTILINE)


def page(rules: Rules) -> str:
    return (RULES / f"{rules.id}.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("rules", [THIRD, RAKAB], ids=lambda rules: rules.id)
def test_the_table_of_cards_is_that_of_the_box(rules: Rules) -> None:
    told: dict[str, int] = {}
    for names, count in ROW.findall(page(rules)):
        first, *others = re.findall(r"`(\w+)`", names)
        cards = CARDS[CARDS.index(first) : CARDS.index(others[0]) + 1] if " to " in names else ()
        told |= dict.fromkeys(cards or (first, *others), int(count))
    assert told == {card: n for card, n in zip(CARDS, rules.deck, strict=True) if n}


def test_the_cards_of_the_first_edition_add_up() -> None:
    text = page(FIRST)
    counts = dict(zip(CARDS, FIRST.deck, strict=True))
    assert f"Mercenary 1 ({counts['m1']})" in text and f"Scarecrow ({counts['scarecrow']})" in text
    assert f"{sum(FIRST.deck)} cards" in text and counts["spring"] == counts["courtesan"] == 0


def test_the_table_of_victories_is_that_of_the_edition() -> None:
    rows = re.findall(r"^\| ([2-6](?:, [2-6])+) \| (\d) \| (\d) \|$", page(THIRD), re.MULTILINE)
    told = {int(n): (int(all_), int(near)) for seats, all_, near in rows for n in seats.split(", ")}
    assert told == {n: (THIRD.total[n], THIRD.adjacent[n]) for n in THIRD.seats}

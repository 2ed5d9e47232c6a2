"""The numbers in docs/rules/troyes.md."""

from __future__ import annotations

import re
from pathlib import Path

from engine.troyes.box.cards import CARDS

PAGE = (Path(__file__).parents[3] / "docs" / "rules" / "troyes.md").read_text(encoding="utf-8")


def test_the_table_of_characters_has_the_thresholds() -> None:
    rows = re.findall(r"^\| [^|]+ \| [^|]+ \| (\d+) \| (\d+) \| (\d+) \|$", PAGE, re.MULTILINE)
    told = sorted(tuple(map(int, row)) for row in rows)
    assert told == sorted(tuple(each.thresholds) for each in CARDS.characters)


def test_every_card_is_named() -> None:
    every = (*CARDS.activities, *CARDS.events)
    names = {re.sub(r"_\d$", "", card.id).replace("_", " ").title() for card in every}
    assert {name for name in names if name.replace(" Of ", " of ") not in PAGE} == set()

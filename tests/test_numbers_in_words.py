"""The numbers in the words of Troyes and B'Twixt are the engine's: no rule's number is written."""

from __future__ import annotations

from typing import Any

import pytest

import engine
from printables.agreed import worded
from service.languages import LANGUAGES, spell, unmarked
from service.words import speaker

ODD = 77  # a number that no rule has
everywhere = pytest.mark.parametrize("language", LANGUAGES)


@everywhere
@pytest.mark.parametrize(
    ("game", "option", "value", "name"),
    [
        ("troyes", "wage_shortfall", "pay_all_then_minus_2vp", "count"),
        ("troyes", "black_dice_cap", 6, "count"),
        ("btwixt", "leader_mode", "advanced", "own"),
        ("btwixt", "leader_mode", "advanced", "dealt"),
        ("btwixt", "event_module", True, "count"),
        ("btwixt", "season_refresh", "redeal", "count"),
        ("btwixt", "season_refresh", "refill", "count"),
        ("btwixt", "season_refresh", "add10", "count"),
    ],
)
def test_an_option_says_the_engines_numbers(
    language: str, game: str, option: str, value: Any, name: str
) -> None:
    [found] = [each for each in engine.games()[game].options if each["id"] == option]
    changed = found | {"facts": found["facts"] | {name: ODD}}
    told = worded(speaker(language, game), changed, value)
    assert spell(ODD, language) in unmarked(" ".join(told))

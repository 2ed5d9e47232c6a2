"""Everything that a table of Troyes says, asks or refuses has words in every language."""

from __future__ import annotations

import pytest

from engine.troyes import counting
from engine.troyes.knowledge.steps import OF_NEED, STEPS
from engine.troyes.rules.correcting import FORMS, NEUTRALS
from engine.troyes.table import REFUSALS
from service.language.languages import LANGUAGES
from service.language.words import speaker

COUNTED = (*counting.FIELDS, *counting.LISTS)
TOLD = ("tell_dice", "tell_card", "tell_character", "tell_characters", "show", "show_all", "count")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_table_has_words_for_all_it_says(language: str) -> None:
    say = speaker(language, "troyes")
    names = [f"asked-{what}" for what in (*OF_NEED, "reroll") if what != "start"]
    names += [f"step-{step}" for step in STEPS] + [f"step-{step}-about" for step in STEPS]
    names += [f"refusal-{code}" for code in REFUSALS]
    names += [f"action-{kind}" for kind in (*TOLD, "count_characters")]
    names += [f"action-count_{name}" for name in COUNTED] + [f"tally-{name}" for name in COUNTED]
    names += [f"action-correct_{form}" for form in FORMS]
    names += [f"owner-{each}" for each in ("seat", "nobody", *NEUTRALS)]
    names += [f"prompt-{phase}" for phase in ("setup", "counting", "scoring")]
    assert [name for name in names if not say.has(name)] == []

"""A whole game entered by phones at a table equals, after each move, the engine's own game."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser

import engine
from engine import chance, table
from service.language.languages import spell
from tests.engine.condottiere.test_table import entry_of
from tests.service.trial_installation import TrialInstallation
from tests.service.web.at_companion import NAMES, open_table
from tests.service.web.at_phones import Phones, Thumb
from tests.service.web.in_browser import CHROMIUM

pytestmark = [
    pytest.mark.skipif(not CHROMIUM, reason="no Chromium here (STAFFETTA_TEST_CHROMIUM names one)"),
    pytest.mark.parametrize("database_url", ["sqlite"], indirect=True),
]
THIRD = engine.load("condottiere-3e")
SHORT = b"four phones 258"  # over after 49 entries; it has every kind of card and a burned hand


def played() -> Iterator[tuple[str | None, Any]]:
    """Yield each move of a random game: the line to enter, or None, and the state after it."""
    state = THIRD.setup(4, {"first_holder": 1, "simultaneous_discards": True}, SHORT)
    while acting := THIRD.to_act(state):
        legal = [each for each in THIRD.legal_actions(state, acting[0]) if each != "call draw"]
        action = legal[chance.pick(SHORT, f"written/{state.turn}", len(legal))]
        THIRD.play(state, acting[0], action)
        yield entry_of(acting[0], action), state


def lies(phones: Phones, wanted: dict[str, Any]) -> dict[str, Any]:
    """Return the parts of the table's open information that `wanted` has."""
    kept = phones.kept()
    view = {**kept.rules.view(kept.at), "options": None}
    return {name: view[name] for name in wanted}


def test_four_phones_enter_a_whole_game_by_one_tap_each_time(
    house: TrialInstallation, address: str, browser: Browser
) -> None:
    phones = Phones(browser, address, open_table(house, "condottiere-3e", begins="0"))
    languages = ("en", "fa", "en", "fa")
    thumbs = [Thumb(phones.sit(seat, language)) for seat, language in enumerate(languages)]
    found, wanted = phones.kept(), {}
    for line, state in played():
        if line is None:
            continue
        if line != found.rules.follows(found.at):  # else the table passes for an empty hand
            thumb = thumbs[int(line[0])]
            thumb.sees(found.number)
            assert lies(phones, wanted) == wanted
            before, scrolls = thumb.taps, thumb.scrolls
            thumb.press(line)
            assert thumb.taps - before == 1 + (len(line.split()) > 3), line
            assert thumb.scrolls == scrolls or not line.endswith("pass"), line
        found = table.entered(found, None, line)
        wanted = {**THIRD.view(state, None), "options": None} if state.phase != "discard" else {}
    for thumb, language in zip(thumbs, languages, strict=True):
        thumb.sees(found.number)
        assert lies(phones, wanted) == wanted
        assert NAMES[state.result["winners"][0]] in thumb.page.locator("h1.prompt").inner_text()
        owned = thumb.page.locator("#more-board tbody tr:first-child td:last-child")
        scores = [spell(each, language) for each in state.result["scores"]]
        assert owned.all_text_contents() == scores
    assert phones.faults == []

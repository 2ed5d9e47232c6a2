"""A battle entered on a phone by its result alone, in every edition."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect

from service.language.words import speaker
from tests.engine.condottiere.test_table import EDITIONS
from tests.service.trial_installation import TrialInstallation
from tests.service.web.at_companion import Companion, open_table
from tests.service.web.at_phones import SCREEN, Phones, Thumb
from tests.service.web.in_browser import CHROMIUM, broken, too_wide

pytestmark = pytest.mark.parametrize("database_url", ["sqlite"], indirect=True)


def at_first_battle(house: TrialInstallation, game: str, **fields: str) -> tuple[Companion, str]:
    """Return a table at its first battle, and the region at stake."""
    table = open_table(house, game, begins="0", **fields)
    phones = Phones(None, "", table)  # type: ignore[arg-type]
    at = phones.kept()
    phones.enter(next(each for each in at.rules.offers(at.at, None) if "besiege" in each))
    at = phones.kept()
    return table, str(at.rules.view(at.at)["site"])


@pytest.mark.skipif(not CHROMIUM, reason="no Chromium here (STAFFETTA_TEST_CHROMIUM names one)")
@pytest.mark.parametrize(
    ("game", "language"), [*zip(EDITIONS, ("en", "fa", "hu"), strict=True)], ids=lambda each: each
)
def test_a_battle_is_entered_by_two_taps_or_by_its_strengths(
    house: TrialInstallation, address: str, browser: Browser, game: str, language: str
) -> None:
    table, site = at_first_battle(house, game)
    phones, say = Phones(browser, address, table), speaker(language, game)
    thumb = Thumb(phones.sit(2, language))
    screen = phones.open(table.watch, viewport=SCREEN)
    before = phones.kept().number
    thumb.press("result 1")
    thumb.sees(before + 1)
    assert (thumb.taps, thumb.scrolls) == (2, 0)
    kept = phones.kept()
    assert kept.rules.view(kept.at)["owners"][site] == 1
    expect(screen.locator(".screen-last")).to_contain_text("Béla")
    expect(screen.locator("thead th")).to_have_count(2)  # no number of cards
    assert too_wide(thumb.page) == [] and broken(thumb.page, has_dark_form=True) == []
    thumb.press("correct holder 3")
    thumb.sees(before + 2)
    assert phones.kept().rules.view(phones.kept().at)["holder"] == 3
    for number in (before + 2, before + 1):
        thumb.press(f"undo {number}")
        thumb.sees(2 * before + 4 - number + 1)
    thumb.tap(thumb.page.locator("#more-result > summary"))
    fields = thumb.page.locator("#more-result input[type=text]")
    for seat, strength in enumerate((5, 0, 11, 3)):
        thumb.type(fields.nth(seat), say.number(strength))
    thumb.tap(thumb.page.locator("#more-result form [name=sure]"))
    thumb.sees(before + 5)
    kept = phones.kept()
    assert kept.entries[-1].line == "result 5 0 11 3"
    assert kept.rules.view(kept.at)["owners"][site] == 2
    assert phones.faults == []


def test_hands_are_counted_again_before_a_game_goes_on_by_mail(house: TrialInstallation) -> None:
    table, _ = at_first_battle(house, "condottiere-3e")
    say = speaker("en", "condottiere-3e")
    phone, said = table.sit(0), say("refusal-hands_uncounted")
    phone.enter("result 1")
    assert "Deal the cards" not in phone.page().text
    for path in (f"{phone.path}/mail", f"{table.host}/freeze"):
        assert said in phone.house.get(path).text, path
    for seat in range(4):
        phone.enter(f"correct hand {seat} 8")
    for path in (f"{phone.path}/mail", f"{table.host}/freeze"):
        assert said not in phone.house.get(path).text, path

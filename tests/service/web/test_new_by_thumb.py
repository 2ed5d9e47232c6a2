"""The form for a new game held in one hand: how long it is, and the rows that it folds up."""

from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

import engine
from service.language.languages import LANGUAGES
from tests.service.trial_installation import TrialInstallation
from tests.service.web.in_browser import CHROMIUM, broken, too_wide
from tests.service.web.test_browser import Watched
from tests.service.web.test_new import matches

pytestmark = [
    pytest.mark.skipif(not CHROMIUM, reason="no Chromium here (STAFFETTA_TEST_CHROMIUM names one)"),
    pytest.mark.parametrize("database_url", ["sqlite"], indirect=True),
]
PHONE = {"width": 390, "height": 844}
LONGEST = 3100  # pixels, with the most options and the longest words; it was 5,427
scripts = pytest.mark.parametrize("runs", [True, False], ids=["scripts", "none"])


def open_form(browser: Browser, address: str, path: str, **wishes: Any) -> Page:
    return Watched(browser, address, viewport=PHONE, **wishes).open(path)


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_short_enough_for_a_thumb(
    house: TrialInstallation, address: str, browser: Browser, language: str
) -> None:
    page = open_form(browser, address, "/")
    for game in engine.games():
        page.goto(f"{address}/new?game={game}&language={language}")
        high = page.evaluate("document.querySelector('main').scrollHeight")
        assert high < LONGEST and too_wide(page) == [], game


@scripts
def test_one_more_player_at_a_time(
    house: TrialInstallation, address: str, browser: Browser, runs: bool
) -> None:
    page = open_form(browser, address, "/new?language=en", java_script_enabled=runs)
    for row in (1, 2):
        expect(page.locator(f"[name=player-{row}-name]")).to_be_visible()
    for row in (3, 4, 5):
        expect(page.locator(f"[name=player-{row}-name]")).to_be_hidden()
        page.get_by_text("One more player").locator("visible=true").click()
        expect(page.locator(f"[name=player-{row}-name]")).to_be_visible()
        expect(page.locator(f"#row-{row}")).to_have_text(f"Player {row + 1}", use_inner_text=True)
        page.locator(f"[name=player-{row}-language]").select_option("fa")
    assert page.get_by_text("One more player").locator("visible=true").count() == 0
    assert not runs or broken(page, has_dark_form=True) == []


@scripts
def test_what_was_filled_in_is_never_folded_up(
    house: TrialInstallation, address: str, browser: Browser, runs: bool
) -> None:
    page = open_form(browser, address, "/new?language=en", java_script_enabled=runs)
    for _ in (3, 4):
        page.get_by_text("One more player").locator("visible=true").click()
    page.locator("[name=player-4-email]").fill("emma")
    page.get_by_role("button", name="Set up the game").click()
    expect(page.locator("#problem-players-4-email")).to_be_visible()
    expect(page.locator("[name=player-3-name]")).to_be_visible()
    expect(page.locator("[name=player-5-name]")).to_be_hidden()
    assert matches(house) == []


def test_a_row_that_is_open_stays_so_when_another_game_is_chosen(
    house: TrialInstallation, address: str, browser: Browser
) -> None:
    page = open_form(browser, address, "/new?language=en")
    page.get_by_text("One more player").locator("visible=true").click()
    page.locator("[name=game][value=rakab]").check()
    expect(page.locator("[name=option-spring_bonus]").first).to_be_attached()
    expect(page.locator("[name=player-3-name]")).to_be_visible()


def test_a_wrong_language_unfolds_its_field(
    house: TrialInstallation, address: str, browser: Browser
) -> None:
    page = open_form(browser, address, "/new?language=en")
    page.evaluate("""document.querySelector("#new [name=language]").innerHTML =
        "<option value='tlh' selected></option>" """)
    page.get_by_role("button", name="Set up the game").click()
    expect(page.locator("#problem-language")).to_be_visible()

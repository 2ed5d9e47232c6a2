"""The form for a new game on a phone: its length, and its folded rows."""

import re
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

import engine
from service.language.languages import LANGUAGES
from tests.service.at_table import invite
from tests.service.trial_installation import TrialInstallation, path_of
from tests.service.web.in_browser import CHROMIUM, broken, too_wide
from tests.service.web.test_browser import Watched
from tests.service.web.test_new import matches

pytestmark = [
    pytest.mark.skipif(not CHROMIUM, reason="no Chromium here (STAFFETTA_TEST_CHROMIUM names one)"),
    pytest.mark.parametrize("database_url", ["sqlite"], indirect=True),
]
PHONE = {"width": 390, "height": 844}
LONGEST = 3100  # pixels, with the most options and the longest words; formerly 5,427
PEOPLE = "/new?language=en#step-people"
scripts = pytest.mark.parametrize("runs", [True, False], ids=["scripts", "none"])


def open_form(browser: Browser, address: str, path: str, **wishes: Any) -> Page:
    return Watched(browser, address, viewport=PHONE, **wishes).open(path)


def go_to(page: Page, step: str) -> None:
    """Go to a step of the form; without scripts all steps stand below each other."""
    page.locator(f".stages [href='#step-{step}']").click()


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
def test_the_form_has_three_steps_and_back_leads_to_the_one_before(
    house: TrialInstallation, address: str, browser: Browser, runs: bool
) -> None:
    page = open_form(browser, address, "/new?language=en", java_script_enabled=runs)
    fields = ["[name=game][value=rakab]", "[name=host-name]", "[name=pace][value=daily]"]

    def shows(*steps: int) -> None:
        for step, field in enumerate(fields, 1):
            expect(page.locator(field)).to_be_visible(visible=step in steps)

    if not runs:
        shows(1, 2, 3)
        expect(page.locator(".onward").first).to_be_hidden()
        return
    shows(1)
    page.get_by_text("Next: People").click()
    shows(2)
    expect(page.locator("#step-people")).to_be_focused()  # it has come to rest
    page.get_by_text("Next: Time and options").click()
    shows(3)
    page.go_back()
    shows(2)


@scripts
def test_each_problem_in_the_summary_leads_to_its_field(
    house: TrialInstallation, address: str, browser: Browser, runs: bool
) -> None:
    page = open_form(browser, address, PEOPLE, java_script_enabled=runs)
    page.locator("[name=player-1-email]").fill("bela")
    go_to(page, "time")
    page.locator("[name=option-first_holder]").evaluate(
        "field => field.closest('details').open = true"
    )
    page.locator("[name=option-first_holder]").fill("99")
    page.get_by_role("button", name="Set up the game").click()
    links = page.locator("[role=alert] li a")
    assert links.count() >= 4 and links.count() == page.locator("[role=alert] li").count()
    for name in ("host-name", "host-email", "player-1-email"):
        field = page.locator(f"[name={name}]")
        page.locator(f"[role=alert] a[href='#{field.get_attribute('id')}']").click()
        expect(field).to_be_focused()
        expect(field).to_be_in_viewport()
    page.locator("[role=alert] a[href='#at-options-first_holder']").click()
    expect(page.locator("#problem-options-first_holder")).to_be_in_viewport()


@scripts
def test_one_more_player_at_a_time(
    house: TrialInstallation, address: str, browser: Browser, runs: bool
) -> None:
    page = open_form(browser, address, PEOPLE, java_script_enabled=runs)
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
def test_filled_in_parts_are_never_folded(
    house: TrialInstallation, address: str, browser: Browser, runs: bool
) -> None:
    page = open_form(browser, address, PEOPLE, java_script_enabled=runs)
    for _ in (3, 4):
        page.get_by_text("One more player").locator("visible=true").click()
    page.locator("[name=player-4-email]").fill("emma")
    go_to(page, "time")
    page.get_by_role("button", name="Set up the game").click()
    expect(page.locator("#problem-players-4-email")).to_be_visible()
    expect(page.locator("[name=player-3-name]")).to_be_visible()
    expect(page.locator("[name=player-5-name]")).to_be_hidden()
    assert matches(house) == []


def test_a_row_that_is_open_stays_so_when_another_game_is_chosen(
    house: TrialInstallation, address: str, browser: Browser
) -> None:
    page = open_form(browser, address, PEOPLE)
    page.get_by_text("One more player").locator("visible=true").click()
    go_to(page, "game")
    page.locator("[name=game][value=rakab]").check()
    expect(page.locator("[name=option-spring_bonus]").first).to_be_attached()
    go_to(page, "people")
    expect(page.locator("[name=player-3-name]")).to_be_visible()


def test_a_wrong_language_unfolds_its_field(
    house: TrialInstallation, address: str, browser: Browser
) -> None:
    page = open_form(browser, address, "/new?language=en")
    page.evaluate("""document.querySelector("#new [name=language]").innerHTML =
        "<option value='tlh' selected></option>" """)
    go_to(page, "time")
    page.get_by_role("button", name="Set up the game").click()
    page.locator("[role=alert] a[href='#at-language']").click()
    expect(page.locator("#problem-language")).to_be_visible()


@scripts
def test_a_pasted_list_fills_rows_and_enter_creates(
    house: TrialInstallation, address: str, browser: Browser, runs: bool
) -> None:
    page = open_form(browser, address, PEOPLE, java_script_enabled=runs)
    page.locator("[name=host-name]").fill("Ana")
    page.locator("[name=host-email]").fill("ana@mail.example")
    page.get_by_text("Paste several addresses").click()
    page.locator("[name=pasted]").fill("Béla <bela@mail.example>, müller@bücher.example")
    page.get_by_role("button", name="Fill in the rows").click()
    expect(page.locator("[name=player-1-name]")).to_have_value("Béla")
    expect(page.locator("[name=player-2-email]")).to_have_value("müller@bücher.example")
    expect(page.locator("[name=host-name]")).to_have_value("Ana")
    page.locator("[name=player-2-name]").fill("Cili")
    if runs:
        page.locator("[name=player-2-name]").press("Enter")
    else:
        page.locator("#new [name=sure]").click()
    page.wait_for_url("**/new/sent/**")
    assert len(matches(house)) == 1 and too_wide(page) == []


def test_an_international_address_is_accepted_in_every_form(
    house: TrialInstallation, address: str, browser: Browser
) -> None:
    """A field of type email accepts no letters beyond ASCII before the @ in Chromium."""
    page = open_form(browser, address, "/mine?language=en")
    for typed in ("müller@bücher.example", "آنا@mail.example", "Ana <ana@mail.example>,"):
        page.goto(f"{address}/mine?language=en")
        page.locator("[name=email]").fill(typed)
        page.locator("[name=sure]").click()
        expect(page.locator("p.lead")).to_contain_text("letter")
        expect(page.locator("[name=email]")).to_have_count(0)


def goes_back_to(page: Page, typed: dict[str, str]) -> None:
    """Go back from the next page, and check that the form kept its typed text."""
    page.go_back()
    for name, text in typed.items():
        expect(page.locator(f"[name={name}]")).to_have_value(text)


def people(*rows: str) -> dict[str, str]:
    fields = {"name": "Név", "email": "a@mail.example"}
    return {f"{row}-{name}": f"{row}{text}" for row in rows for name, text in fields.items()}


@scripts
def test_back_from_the_letter_keeps_all_that_was_typed(
    house: TrialInstallation, address: str, browser: Browser, runs: bool
) -> None:
    page = open_form(browser, address, PEOPLE, java_script_enabled=runs)
    typed = people("host", "player-1", "player-2", "player-3")
    page.get_by_text("One more player").locator("visible=true").click()
    for name, text in typed.items():
        page.locator(f"[name={name}]").fill(text)
    go_to(page, "time")
    page.locator("#new [name=sure]").click()
    page.wait_for_url("**/new/sent/**")
    goes_back_to(page, typed)
    go_to(page, "people")
    if runs:
        expect(page.locator("[name=player-3-name]")).to_be_visible()
    page.locator("[name=host-email]").fill("other@mail.example")
    go_to(page, "time")
    page.locator("#new [name=sure]").click()
    page.wait_for_url("**/new/sent/**")
    assert len(matches(house)) == 2, "put right it is another"


def test_the_back_button_keeps_the_text_typed_into_every_long_form(
    house: TrialInstallation, address: str, browser: Browser
) -> None:
    waiting = invite(house, {"open": True})
    page = open_form(browser, address, "/")
    names = {f"name-{seat}": f"Név {seat}" for seat in range(3)}
    person = {"name": "Dara", "email": "dara@mail.example"}
    link = path_of(
        re.search(r"http[^\s\"]*/j/[a-z2-7]{26}", house.get(f"/h/{waiting.host}").text)[0]
    )
    other = invite(house)
    forms = {
        "/table/new?game=pad": names,
        "/season/new": {"title": "Thursdays at Béla’s"},
        f"/h/{other.host}/replace/1": person,
        link: person,
    }
    for path, typed in forms.items():
        page.goto(address + path)
        for name, text in typed.items():
            page.locator(f"[name={name}]").fill(text)
        page.locator("main [name=sure]").click()
        page.wait_for_url(lambda url, path=path: not url.endswith(path))
        goes_back_to(page, typed)


def test_the_skip_link_leads_to_the_step_that_is_open(
    house: TrialInstallation, address: str, browser: Browser
) -> None:
    page = open_form(browser, address, PEOPLE)
    page.locator(".skip").focus()
    page.keyboard.press("Enter")
    expect(page.locator("#content")).to_be_focused()
    expect(page.locator("#step-people")).to_be_visible()

"""Motion on a phone's page at the table: only on changes, and cheap to draw."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Route, expect

from service.language.catalogues import templates_folder
from tests.service.trial_installation import SURE, TrialInstallation
from tests.service.web.at_companion import open_table
from tests.service.web.at_phones import Phones, Thumb
from tests.service.web.in_browser import CHROMIUM, too_wide

STATIC = Path(__file__).parents[3] / "templates/static"
FRAMES = re.compile(r"@keyframes [\w-]+ \{((?:[^{}]*\{[^{}]*\})+)")
LAID_OVER = {"opacity", "transform"}  # the only properties that the graphics processor animates


def test_animations_cause_no_repaint() -> None:
    found = [(sheet, FRAMES.findall(sheet.read_text("utf-8"))) for sheet in STATIC.glob("*.css")]
    assert sum(len(frames) for _, frames in found) == 6
    for sheet, frames in found:
        moved = {name for each in frames for name in re.findall(r"([a-z-]+):", each)}
        assert moved <= LAID_OVER, sheet.name


@pytest.mark.skipif(not CHROMIUM, reason="no Chromium here (STAFFETTA_TEST_CHROMIUM names one)")
@pytest.mark.parametrize("database_url", ["sqlite"], indirect=True)
def test_an_entry_sent_immediately_does_not_push_the_page_down(
    house: TrialInstallation, address: str, browser: Browser
) -> None:
    """Only entries still pending after a while are shown as waiting."""
    phones = Phones(browser, address, open_table(house, "btwixt", players=3))
    page = phones.sit(0, service_workers="block")  # a service worker's requests are not held
    page.clock.install(time=0)
    page.reload()
    page.clock.pause_at(60_000)
    held: list[Route] = []
    page.route("**/entries*", lambda route: held.append(route))
    queue = page.locator("#queue")
    Thumb(page).press("first 0")
    expect(queue.locator("li")).to_have_count(1)
    page.clock.run_for(500)
    expect(queue).to_be_hidden()
    page.clock.run_for(100)
    expect(queue).to_be_visible()
    while not held:  # the browser may still be busy with the request
        page.wait_for_timeout(20)
    held[0].continue_()
    expect(queue).to_be_hidden()
    assert phones.faults == []


@pytest.mark.skipif(not CHROMIUM, reason="no Chromium here (STAFFETTA_TEST_CHROMIUM names one)")
@pytest.mark.parametrize("database_url", ["sqlite"], indirect=True)
def test_the_page_returns_after_a_tap_in_unfolded_content_and_shows_the_next_question(
    house: TrialInstallation, address: str, browser: Browser
) -> None:
    """A tap folds the content up, and the page scrolls back; the answer scrolls it to the top."""
    table = open_table(house, "condottiere-3e", begins="0")
    entry = {**SURE, "id": "site", "entry": "0 besiege milano"}
    assert house.client.post(f"{table.host}/entries", data=entry).status_code == 303
    phones = Phones(browser, address, table)
    page = phones.sit(0, service_workers="block")  # a service worker's requests are not held
    held: list[Route] = []
    page.route("**/entries*", lambda route: held.append(route))
    thumb, fold = Thumb(page), page.locator("#more-bishop")
    fold.evaluate("it => it.scrollIntoView({ block: 'center' })")
    stood = page.evaluate("scrollY")
    thumb.tap(fold.locator("[data-entry]").last)
    assert (thumb.taps, thumb.scrolls) == (2, 0)
    expect(page.locator("#more-bishop[open]")).to_have_count(0)
    assert stood > 0
    page.wait_for_function("stood => scrollY === stood", arg=stood)  # after its next frame
    assert too_wide(page) == []
    while not held:  # the browser may still be busy with the request
        page.wait_for_timeout(20)
    held[0].continue_()
    page.wait_for_function("() => scrollY === 0")
    assert phones.faults == []


@pytest.mark.skipif(not CHROMIUM, reason="no Chromium here (STAFFETTA_TEST_CHROMIUM names one)")
def test_taps_in_an_order_begin_anew_when_their_form_is_emptied(browser: Browser) -> None:
    """A form is emptied once it is sent; its buttons then show no place in the order."""
    page, names = browser.new_page(), ("henry", "urbain")
    faces = "".join(
        f"<fieldset class='faces'>{''.join(_face(place, name) for name in names)}</fieldset>"
        for place in range(2)
    )
    form = f"<form data-once='yes'>{faces}<button name='sure'>Enter</button></form>"
    page.set_content(f"<main id='content'>{form}</main>")
    page.add_script_tag(path=templates_folder() / "static" / "order.js")
    for name in names:
        page.locator(f".in-order [value={name}]").click()
    expect(page.locator("[name=sure]")).to_be_enabled()
    page.evaluate("document.forms[0].reset()")
    expect(page.locator("[aria-pressed=true]")).to_have_count(0)
    expect(page.locator("[name=sure]")).to_be_disabled()
    expect(page.locator(".in-order button").first).to_have_text("henry")
    page.close()


def _face(place: int, name: str) -> str:
    return f"<label><input type='radio' name='word-{place}' value='{name}'>{name}</label>"

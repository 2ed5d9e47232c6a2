"""Motion on a phone's page at the table: only on changes, and cheap to draw."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Route, expect

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
def test_unfolded_content_scrolls_into_view_and_the_page_returns_afterwards(
    house: TrialInstallation, address: str, browser: Browser
) -> None:
    table = open_table(house, "condottiere-3e", begins="0")
    entry = {**SURE, "id": "site", "entry": "0 besiege milano"}
    assert house.client.post(f"{table.host}/entries", data=entry).status_code == 303
    phones = Phones(browser, address, table)
    page = phones.sit(0)
    thumb, fold = Thumb(page), page.locator("#more-bishop")
    fold.evaluate("it => it.scrollIntoView({ block: 'center' })")
    stood = page.evaluate("scrollY")
    thumb.tap(fold.locator("[data-entry]").last)
    assert (thumb.taps, thumb.scrolls) == (2, 0)
    assert too_wide(page) == []
    thumb.sees(2)
    expect(page.locator("#more-bishop[open]")).to_have_count(0)
    assert stood > 0
    page.wait_for_function("stood => scrollY === stood", arg=stood)  # after its next frame
    assert phones.faults == []

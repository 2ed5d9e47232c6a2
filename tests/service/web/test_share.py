"""The button that passes on the link to open seats, on the host's page."""

import pytest
from playwright.sync_api import Browser, expect

from tests.service.at_table import invite
from tests.service.trial_installation import TrialInstallation
from tests.service.web.in_browser import CHROMIUM

pytestmark = [
    pytest.mark.skipif(not CHROMIUM, reason="no Chromium here (STAFFETTA_TEST_CHROMIUM names one)"),
    pytest.mark.parametrize("database_url", ["sqlite"], indirect=True),
]
OPEN = {"open": True}
MENU = "navigator.share = async (what) => { window.shared = what.url; }"
NO_MENU = "delete Navigator.prototype.share"
NO_CLIPBOARD = f"{NO_MENU}; Object.defineProperty(navigator, 'clipboard', {{ value: undefined }})"
COPIED = "addEventListener('copy', () => { window.shared = String(document.activeElement.value); })"


@pytest.mark.parametrize(
    ("browser_has", "label"),
    [(MENU, "Share the link"), (f"{NO_CLIPBOARD}; {COPIED}", "Copy the link")],
    ids=["menu", "no clipboard"],
)
def test_the_link_is_passed_on_with_one_tap(
    house: TrialInstallation, address: str, browser: Browser, browser_has: str, label: str
) -> None:
    table = invite(house, OPEN)
    page = browser.new_page()
    page.add_init_script(browser_has)
    page.goto(f"{address}/h/{table.host}")
    link = page.locator(".open-seats input").input_value()
    page.get_by_role("button", name=label).click()
    page.wait_for_function("window.shared")
    assert page.evaluate("window.shared") == link and "/j/" in link


def test_a_copied_link_is_said_to_be_copied(
    house: TrialInstallation, address: str, browser: Browser
) -> None:
    context = browser.new_context(permissions=["clipboard-read", "clipboard-write"])
    page = context.new_page()
    page.add_init_script(NO_MENU)
    page.goto(f"{address}/h/{invite(house, OPEN).host}")
    page.get_by_role("button", name="Copy the link").click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    link = page.locator(".open-seats input").input_value()
    assert page.evaluate("navigator.clipboard.readText()") == link


def test_without_scripts_the_link_is_a_field_to_select(
    house: TrialInstallation, address: str, browser: Browser
) -> None:
    page = browser.new_context(java_script_enabled=False).new_page()
    page.goto(f"{address}/h/{invite(house, OPEN).host}")
    expect(page.locator(".open-seats input")).to_have_attribute("readonly", "")
    expect(page.locator(".open-seats button")).to_have_count(0)

"""A phone's screen stays on at a table: the lock is renewed on return, and can be switched off."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.service.trial_installation import TrialInstallation
from tests.service.web.at_companion import open_table
from tests.service.web.at_phones import Phones
from tests.service.web.in_browser import CHROMIUM

pytestmark = [
    pytest.mark.skipif(not CHROMIUM, reason="no Chromium here (STAFFETTA_TEST_CHROMIUM names one)"),
    pytest.mark.parametrize("database_url", ["sqlite"], indirect=True),
]
# stands for the Wake Lock API, whose answer depends on the machine's battery
LOCKS = """() => {
    window.locks = [];
    const request = async (kind) => {
        if (window.refuses) throw new DOMException("no tap so far", "NotAllowedError");
        const lock = new EventTarget();
        lock.release = () => {
            locks.splice(locks.indexOf(lock), 1);
            lock.dispatchEvent(new Event("release"));
        };
        locks.push(lock);
        return lock;
    };
    Object.defineProperty(navigator, "wakeLock", { value: { request }, configurable: true });
}"""
HIDE = """is => {
    Object.defineProperty(document, "hidden", { value: is, configurable: true });
    if (is) for (const lock of [...locks]) lock.release();
    document.dispatchEvent(new Event("visibilitychange"));
}"""


def held(page: Page, count: int) -> None:
    page.wait_for_function("count => locks.length === count", arg=count)


def test_the_screen_stays_on_while_a_table_is_open(
    house: TrialInstallation, address: str, browser: Browser
) -> None:
    phones = Phones(browser, address, open_table(house, "condottiere-3e", begins="0"))
    page = phones.sit(0)
    page.add_init_script(f"({LOCKS})()")
    page.reload()
    held(page, 1)
    page.evaluate(HIDE, True)
    held(page, 0)
    page.evaluate(HIDE, False)  # asked again on return
    held(page, 1)
    page.locator("[data-entry='0 besiege siena']").first.tap()
    expect(page.locator(".army").first).to_be_visible()
    held(page, 1)
    field = page.locator("#awake input")
    field.uncheck()
    held(page, 0)
    page.reload()
    expect(field).not_to_be_checked()
    assert page.evaluate("locks.length") == 0
    page.evaluate("window.refuses = true")
    field.check()
    page.evaluate("window.refuses = false")
    page.locator("h1").tap()  # a refused lock is asked for again at the next tap
    held(page, 1)
    assert phones.faults == []


def test_a_browser_without_such_locks_has_no_setting_for_them(
    house: TrialInstallation, address: str, browser: Browser
) -> None:
    phones = Phones(browser, address, open_table(house))
    page = phones.sit(0)
    page.add_init_script("Object.defineProperty(navigator, 'wakeLock', { value: undefined })")
    page.reload()
    expect(page.locator("#awake")).to_be_hidden()
    assert phones.faults == []

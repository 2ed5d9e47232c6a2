"""Fixtures for tests of pages: a browser, and a URL for the test's installation."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.service.served import served
from tests.service.trial_installation import TrialInstallation
from tests.service.web.in_browser import CHROMIUM

expect.set_options(timeout=60_000)


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """A browser for all tests of pages: starting one takes 0.6 s of CPU."""
    with sync_playwright() as playwright:
        flags = ["--no-sandbox", "--disable-gpu", "--renderer-process-limit=1"]
        chromium = playwright.chromium.launch(executable_path=CHROMIUM, args=flags)
        yield chromium
        chromium.close()


@pytest.fixture
def address(house: TrialInstallation, browser: Browser) -> Iterator[str]:
    """The URL of a running installation, with long polling.

    Pages are closed before it stops, for otherwise they would send requests during other tests.
    """
    with served(house) as url:
        yield url
        for context in browser.contexts:
            context.close()

"""Fixtures for tests of pages: a browser, and an address for the test's installation."""

import threading
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from service.operations.serving import listen
from service.web.long_polling import Waiting
from tests.service.free_ports import free_port
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
    """The address of a running installation, with long polling.

    Pages are closed before it stops, for otherwise they would send requests during other tests.
    """
    port = free_port()
    waiting = Waiting(house.installation.database)
    app = house.client.application
    server = listen(app, "127.0.0.1", port, waiting=waiting)
    opened = threading.Event()
    answering = threading.Thread(target=server.run, args=(opened.set,), daemon=True)
    answering.start()
    assert opened.wait(60)
    yield f"http://127.0.0.1:{port}"
    for context in browser.contexts:
        context.close()
    server.stop()
    answering.join()

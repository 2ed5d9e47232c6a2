"""A browser, and an address at which a test's installation answers it."""

import socket
import threading
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from service.operations.serving import listen
from service.web.waiting import Waiting
from tests.service.trial_installation import TrialInstallation
from tests.service.web.in_browser import CHROMIUM

expect.set_options(timeout=60_000)


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        flags = ["--no-sandbox", "--disable-gpu", "--renderer-process-limit=1"]
        chromium = playwright.chromium.launch(executable_path=CHROMIUM, args=flags)
        yield chromium
        chromium.close()


@pytest.fixture
def address(house: TrialInstallation, browser: Browser) -> Iterator[str]:
    """Where the installation answers, as it serves: who would rather wait for news does.

    Pages are closed before it stops answering: they would go on asking while others are tested.
    """
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    waiting = Waiting(house.installation.database)
    app = house.client.application
    ahead = app.extensions["ahead"]
    server = listen(app, "127.0.0.1", port, waiting=waiting, ahead=ahead)
    opened = threading.Event()
    answering = threading.Thread(target=server.run, args=(opened.set,), daemon=True)
    answering.start()
    assert opened.wait(60)
    yield f"http://127.0.0.1:{port}"
    for context in browser.contexts:
        context.close()
    server.stop()
    answering.join()

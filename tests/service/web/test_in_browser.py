"""The checks made on every page in a browser find their faults."""

import pytest
from playwright.sync_api import Browser

from tests.service.web.in_browser import CHROMIUM, broken

pytestmark = pytest.mark.skipif(
    not CHROMIUM, reason="no Chromium here (STAFFETTA_TEST_CHROMIUM names one)"
)


def test_text_unreadable_only_in_the_dark_is_found(browser: Browser) -> None:
    page = browser.new_page()
    dim = "@media (prefers-color-scheme: dark) { p { color: #ccc; } }"
    page.set_content(f"<html lang=en><title>A</title><style>{dim}</style><main><h1>B</h1><p>Dim")
    assert broken(page) == []
    assert broken(page, has_dark_form=True) == ["color-contrast in the dark"]

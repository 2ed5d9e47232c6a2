"""Which browser tests look with, and what they ask of every page in it."""

import os
import shutil

from playwright.sync_api import Page

CHROMIUM = os.environ.get("STAFFETTA_TEST_CHROMIUM") or shutil.which("chromium")
WIDE = """() => [...document.querySelectorAll("body *")]
    .filter(it => it.scrollWidth > it.clientWidth + 1
        || it.getBoundingClientRect().right > innerWidth)
    .map(it => it.outerHTML.slice(0, 80))"""


def too_wide(page: Page) -> list[str]:
    """What makes the page reach beyond its window."""
    wide = page.evaluate("document.documentElement.scrollWidth - window.innerWidth")
    return page.evaluate(WIDE) if wide > 0 else []

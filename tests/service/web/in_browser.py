"""The browser of the tests, and the checks made on every page."""

import os
import shutil
from typing import Any

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

# the shell draws the same pages without a user interface: a quarter less work
CHROMIUM = (
    os.environ.get("STAFFETTA_TEST_CHROMIUM")
    or shutil.which("chromium-headless-shell")
    or shutil.which("chromium")
)
WIDE = """() => [...document.querySelectorAll("body *")]
    .filter(it => it.scrollWidth > it.clientWidth + 1
        || it.getBoundingClientRect().right > innerWidth)
    .map(it => it.outerHTML.slice(0, 80))"""


def too_wide(page: Page) -> list[str]:
    """Return the elements that make the page wider than its window, once its styles are there."""
    page.wait_for_load_state()
    wide = page.evaluate("document.documentElement.scrollWidth - window.innerWidth")
    return page.evaluate(WIDE) if wide > 0 else []


UNFOLD = "document.querySelectorAll('details').forEach(it => it.open = true)"

AXE = Axe().axe_script
# which elements break a rule is not asked; finding that out takes a quarter of the time
RULES = """wishes => axe.run({resultTypes: ["violations"], selectors: false, ...wishes})
    .then(found => found.violations.map(each => each.id))"""
# axe's rules about colours: a page's dark form differs in nothing else
COLOURS = {"runOnly": {"type": "rule", "values": ["color-contrast", "link-in-text-block"]}}


def broken(page: Page, has_dark_form: bool = False) -> list[str]:
    """Return the accessibility rules of axe that the page breaks."""
    page.evaluate(AXE)
    found: list[str] = _broken(page, {})
    return found + _broken_in_the_dark(page) if has_dark_form else found


def hard_to_read(page: Page) -> list[str]:
    """Check only colours, light and dark: for a letter, which another program frames."""
    page.evaluate(AXE)
    return _broken(page, COLOURS) + _broken_in_the_dark(page)


def _broken_in_the_dark(page: Page) -> list[str]:
    page.emulate_media(color_scheme="dark")
    found = [f"{rule} in the dark" for rule in _broken(page, COLOURS)]
    page.emulate_media(color_scheme="light")
    return found


def _broken(page: Page, wishes: dict[str, Any]) -> list[str]:
    return list(page.evaluate(RULES, wishes))

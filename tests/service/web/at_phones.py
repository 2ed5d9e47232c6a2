"""Phones round a table in one browser, and the thumbs on them: what is tapped is counted."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import Browser, Locator, Page, expect

from engine.table import AnyTable
from service.tables import store
from service.tables.store import Held
from tests.service.web.at_companion import Companion

SCREEN = {"width": 1920, "height": 1080}
PHONE: dict[str, Any] = {  # without motion: its pictures are drawn by the processor
    "viewport": {"width": 390, "height": 844},
    "has_touch": True,
    "reduced_motion": "reduce",
}
FOLDS = """it => [...function* () {
    for (let up = it.parentElement; up; up = up.parentElement)
        if (up.matches("details:not([open])") && it.parentElement !== up) yield up;
}()]"""
# What a finger meets first on its way to something: a fold that hides it, or the thing itself.
REACH = f"""it => {{
    if (!it.isConnected) return null;
    const folds = ({FOLDS})(it);
    const next = folds.length ? folds.at(-1).querySelector("summary") : it;
    const is_seen = at => at.top >= 0 && at.bottom <= innerHeight;
    const scrolled = !is_seen(next.getBoundingClientRect());
    if (scrolled) next.scrollIntoView({{ block: "center", behavior: "instant" }});
    const at = next.getBoundingClientRect(), x = at.x + at.width / 2, y = at.y + at.height / 2;
    const hit = document.elementFromPoint(x, y);
    if (!hit || !next.contains(hit)) throw new Error(`${{hit?.outerHTML}} is in the way`);
    return {{ x, y, scrolled, folds: folds.length }};
}}"""
UNFOLDED = f"""(it, before) => new Promise(seen => {{
    const look = () => ({FOLDS})(it).length < before ? setTimeout(seen) : setTimeout(look, 5);
    look();
}})"""
SEEN = """entries => new Promise((seen, missed) => {
    const is = () => document.getElementById("live").dataset.stamp.split("-")[1] === entries;
    if (is()) return seen();
    const eye = new MutationObserver(() => { if (is()) { eye.disconnect(); seen(); } });
    eye.observe(document.getElementById("content"), { childList: true });
    setTimeout(() => missed(new Error(`${entries} entries were not seen`)), 60000);
})"""


class Phones:
    """Each with cookies and a store of its own."""

    def __init__(self, browser: Browser, address: str, table: Companion) -> None:
        self.browser, self.address, self.table = browser, address, table
        self.faults: list[str] = []

    def open(self, path: str, **wishes: Any) -> Page:
        page = self.browser.new_context(**{**PHONE, **wishes}).new_page()
        page.on("pageerror", lambda error: self.faults.append(str(error)))
        page.on("console", lambda said: self._note(said.type, said.text))
        page.goto(self.address + path)
        return page

    def _note(self, kind: str, text: str) -> None:
        if kind == "error" and not re.search(
            "status of 4|INTERNET_DISCONNECTED|Failed to fetch", text
        ):
            self.faults.append(text)

    def sit(self, seat: int, language: str = "", **wishes: Any) -> Page:
        asked = f"?language={language}" if language else ""
        page = self.open(self.table.seats[seat] + asked, **wishes)
        page.locator("form[data-act=claim] [name=sure]").tap()
        expect(page.locator("#live")).to_be_visible()
        page.wait_for_load_state()  # fonts are asked for until then, and move what is tapped
        page.evaluate("document.fonts.ready.then(() => true)")
        return page

    def held(self) -> Held:
        """The table's row as its host's link finds it."""
        token = self.table.host.removeprefix("/t/")
        return self.table.house.installation.database.read(lambda c: store.find(c, token))

    def kept(self) -> AnyTable:
        """The table as it is stored."""
        row = self.held().row
        return self.table.house.installation.database.read(lambda c: store.table_of(c, row))


class Thumb:
    """Somebody's thumb: finds what it looks for, unfolds what hides it, and taps or types."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.taps = self.keys = self.scrolls = 0

    def tap(self, target: Locator) -> None:
        while folds := self._touch(self._found(target)):
            target.evaluate(UNFOLDED, folds)

    def _found(self, target: Locator) -> Any:
        """Where it is; a page that was renewed between two looks is looked at again."""
        while (there := target.evaluate(REACH)) is None:
            pass
        return there

    def _touch(self, there: Any) -> int:
        """How many folds hid what is looked for."""
        self.page.touchscreen.tap(there["x"], there["y"])
        self.taps += 1
        self.scrolls += there["scrolled"]
        return int(there["folds"])

    def type(self, field: Locator, text: str) -> None:
        """What is typed into a field, which is tapped unless the page has led there."""
        if not field.evaluate("it => it === document.activeElement"):
            self.tap(field)
        self.page.keyboard.type(text)
        self.keys += len(text)

    def press(self, line: str) -> None:
        """The button that enters a line; the one that comes first."""
        self.tap(self.page.locator(f'[data-entry="{line}"]').first)

    def sees(self, entries: int) -> None:
        """Until the page shows the table as so many entries have left it."""
        self.page.evaluate(SEEN, str(entries))


@contextmanager
def offline(page: Page) -> Iterator[None]:
    """As in a cellar."""
    page.context.set_offline(True)
    yield
    page.context.set_offline(False)

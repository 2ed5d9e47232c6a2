"""Phones at a table in one browser, and thumbs that count their taps."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from typing import Any

from playwright.sync_api import Browser, Locator, Page, expect

from engine.table import AnyTable
from service.tables import store
from service.tables.store import Held
from tests.service.trial_installation import SURE
from tests.service.web.at_companion import Companion

SCREEN = {"width": 1920, "height": 1080}
PHONE: dict[str, Any] = {  # without motion, as the processor draws the frames
    "viewport": {"width": 390, "height": 844},
    "has_touch": True,
    "reduced_motion": "reduce",
}
FOLDS = """it => [...function* () {
    for (let up = it.parentElement; up; up = up.parentElement)
        if (up.matches("details:not([open])") && it.parentElement !== up) yield up;
}()]"""
# the first thing a finger meets on its way to an element: a fold that hides it, or itself
REACH = f"""it => {{
    if (!it.isConnected) return null;
    const folds = ({FOLDS})(it);
    const next = folds.length ? folds.at(-1).querySelector("summary") : it;
    const bar = document.querySelector(".just")?.getBoundingClientRect(), end = innerHeight;
    const least = next.closest(".just") || !bar?.height ? end : Math.min(bar.top, end);
    const is_seen = at => at.top >= 0 && at.bottom <= least;
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


RESTING = """document.addEventListener("readystatechange", () => {
    if (document.readyState === "interactive") document.body.dataset.rest = "MILLISECONDS";
})"""


class Phones:
    """Phones, each with its own cookies and storage."""

    def __init__(self, browser: Browser, address: str, table: Companion) -> None:
        self.browser, self.address, self.table = browser, address, table
        self.faults: list[str] = []
        self.ids = count()

    def open(self, path: str, rest: str = "0", **wishes: Any) -> Page:
        """Open a page; its buttons ignore taps for `rest` milliseconds after an entry.

        Robots tap once and need no rest.
        """
        page = self.browser.new_context(**{**PHONE, **wishes}).new_page()
        page.add_init_script(RESTING.replace("MILLISECONDS", rest))
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
        page.wait_for_load_state()  # fonts load until then, and move the elements
        page.evaluate("document.fonts.ready.then(() => true)")
        return page

    def enter(self, line: str) -> None:
        """Make an entry as the host, without a browser."""
        fields = {**SURE, "id": f"host {next(self.ids)}", "entry": line}
        answer = self.table.house.client.post(f"{self.table.host}/entries", data=fields)
        assert answer.status_code == 303, line

    def held(self) -> Held:
        """Return the table's row by its host's link."""
        token = self.table.host.removeprefix("/t/")
        return self.table.house.installation.database.read(lambda c: store.find(c, token))

    def kept(self) -> AnyTable:
        """Return the table as it is stored."""
        row = self.held().row
        return self.table.house.installation.database.read(lambda c: store.table_of(c, row))


class Thumb:
    """A thumb that finds an element, opens folds that hide it, and taps or types."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.taps = self.keys = self.scrolls = 0

    def tap(self, target: Locator) -> None:
        awake(self.page)
        while folds := self._touch(self._found(target)):
            target.evaluate(UNFOLDED, folds)

    def _found(self, target: Locator) -> Any:
        """Return an element's place; retry if a script replaced the page's content meanwhile."""
        while (there := target.evaluate(REACH)) is None:
            pass
        return there

    def _touch(self, there: Any) -> int:
        """Tap at a place, and return the number of folds that hid the element."""
        self.page.touchscreen.tap(there["x"], there["y"])
        self.taps += 1
        self.scrolls += there["scrolled"]
        return int(there["folds"])

    def type(self, field: Locator, text: str) -> None:
        """Type into a field, and tap it first unless it has the focus."""
        if not field.evaluate("it => it === document.activeElement"):
            self.tap(field)
        self.page.keyboard.type(text)
        self.keys += len(text)

    def press(self, line: str) -> None:
        """Press the first button that enters a line."""
        self.tap(self.page.locator(f'[data-entry="{line}"]').first)

    def sees(self, entries: int) -> None:
        """Wait until the page shows the table after `entries` entries."""
        self.page.evaluate(SEEN, str(entries))


def awake(page: Page) -> None:
    """Wait until the page takes taps again after an entry."""
    page.locator("html:not(.rests)").wait_for(state="attached")


@contextmanager
def offline(page: Page) -> Iterator[None]:
    """Cut the network, as in a cellar."""
    page.context.set_offline(True)
    yield
    page.context.set_offline(False)

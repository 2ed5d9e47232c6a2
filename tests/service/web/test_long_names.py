"""Long names at the head of a column: no word is broken, and nothing else suffers from them."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect

from tests.service.trial_installation import TrialInstallation
from tests.service.web.at_companion import Companion, open_table
from tests.service.web.at_phones import SCREEN, Phones
from tests.service.web.in_browser import CHROMIUM, too_wide

pytestmark = [
    pytest.mark.skipif(not CHROMIUM, reason="no Chromium here (STAFFETTA_TEST_CHROMIUM names one)"),
    pytest.mark.parametrize("database_url", ["sqlite"], indirect=True),
]
LONG = (
    "Wolfeschlegelsteinhausen",
    "Szentgyörgyvölgyi-Kőszegi",
    "عبدالرحمان‌نژادبختیاری",
    "Bartholomew",
)
SIZE = "parseFloat(getComputedStyle(document.querySelector('.pad .totals td b')).fontSize)"
# words of names that are drawn on several lines; the sign for a cut is a part on the same line
BROKEN = """() => [...document.querySelectorAll(
    "thead bdi, .places .whose bdi, .over bdi, .tally th[scope=row], .pad .totals th"
)].flatMap(it => {
    const text = document.createTreeWalker(it, NodeFilter.SHOW_TEXT).nextNode();
    const range = document.createRange();
    return [...text.data.matchAll(/[^-\\s]+/g)].filter(({ 0: word, index }) => {
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        return new Set([...range.getClientRects()].map(at => at.top)).size > 1;
    }).map(([word]) => word);
})"""


def with_long_names(house: TrialInstallation, game: str, language: str = "en") -> Companion:
    names = {f"name-{seat}": name for seat, name in enumerate(LONG)}
    return open_table(house, game, 4, language=language, **names)


@pytest.mark.parametrize("language", ["en", "fa", "hu"])
def test_the_count_of_troyes_fits_a_small_phone(
    house: TrialInstallation, address: str, browser: Browser, language: str
) -> None:
    phones = Phones(browser, address, with_long_names(house, "troyes", language=language))
    page = phones.open(f"{phones.table.host}/all")
    counts = {"vp": "112", "marked": "2", "tradesmen": "2 1 0", "cathedral": "1 0 0"}
    held = "urbain_iv chretien_de_troyes hugues_de_payns henry_i"
    lines = ["count", *(each(counts, what) for what in counts), f"count characters {held}"]
    lines += [each({"citizens": "4", "influence": "9", "events": "1"}, "citizens")]
    lines += [each({"influence": "9"}, "influence"), each({"events": "1"}, "events")]
    for number, line in enumerate(lines, 1):
        phones.enter(line)
        expect(page.locator("#live")).to_have_attribute("data-number", str(number))
        for width in (320, 390):
            page.set_viewport_size({"width": width, "height": 844})
            assert (line, width, too_wide(page)) == (line, width, [])
            assert (width, page.evaluate(BROKEN)) == (width, [])
    assert phones.kept().at.ended and phones.faults == []


def each(cells: dict[str, str], what: str) -> str:
    """Return the entry that counts the same numbers for all four seats."""
    return "count " + " / ".join(f"{seat} {what} {cells[what]}" for seat in range(4))


def test_a_long_name_breaks_no_word_on_a_pad_and_shrinks_no_big_screen(
    house: TrialInstallation, address: str, browser: Browser
) -> None:
    short, long = open_table(house), with_long_names(house, "pad", "hu")
    sizes = []
    for table in (short, long):
        phones = Phones(browser, address, table)
        screen = phones.open(table.watch, viewport=SCREEN)
        page = phones.open(f"{table.host}/all")
        phones.enter("0 add 7 1")
        expect(screen.locator(".pad .totals td b").first).to_have_text("7")
        sizes.append(screen.evaluate(SIZE))
        assert screen.evaluate(BROKEN) == [] and too_wide(screen) == []
        expect(page.locator(".pad .totals td b").first).to_have_text("7")
        for width in (320, 390):
            page.set_viewport_size({"width": width, "height": 844})
            assert page.evaluate(BROKEN) == [] and too_wide(page) == []
        phones.enter("end 0")
        host = phones.open(table.host)
        assert host.evaluate(BROKEN) == [] and too_wide(host) == []
        assert phones.faults == []
    assert sizes[1] >= sizes[0] * 0.9

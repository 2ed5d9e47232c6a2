"""An evening on four phones and a screen, by touch alone: two games and a season's page."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.service.trial_installation import TrialInstallation
from tests.service.web.at_companion import NAMES, open_table
from tests.service.web.at_phones import SCREEN, Phones, Thumb
from tests.service.web.in_browser import CHROMIUM, too_wide

pytestmark = [
    pytest.mark.skipif(not CHROMIUM, reason="no Chromium here (STAFFETTA_TEST_CHROMIUM names one)"),
    pytest.mark.parametrize("database_url", ["sqlite"], indirect=True),
]
BATTLE = ("0 besiege siena", "0 play m4", "1 play m6", "2 pass", "3 pass", "0 pass", "1 pass")
ROUND = ("ally 4", "1 play 3", "2 kneel", "3 kneel", "0 kneel", "1 ally left", "1 token right")


class Evening:
    """The phones of an evening, in the order of their seats, and the host's."""

    def __init__(self, phones: Phones) -> None:
        self.phones = phones
        self.screen = phones.open(phones.table.watch, viewport=SCREEN)
        self.host = Thumb(phones.open(phones.table.host))
        code = self.screen.locator(".lobby a.qr").get_attribute("href") or ""
        self.seats = [self.joined(code, seat) for seat in range(len(NAMES))]

    def joined(self, code: str, seat: int) -> Thumb:
        """Scan the one code of the screen and tap a seat."""
        thumb = Thumb(self.phones.open("/t/" + code.partition("/t/")[2]))
        thumb.tap(thumb.page.locator(".seats-to-join button").nth(seat))
        expect(thumb.page.locator("#live")).to_be_visible()
        return thumb

    @property
    def pages(self) -> list[Page]:
        return [self.host.page, self.screen, *(thumb.page for thumb in self.seats)]

    def enter(self, line: str) -> None:
        """Enter a line on the phone of its seat, or on the first one."""
        seat = int(line[0]) if line[0].isdecimal() else 0
        before = self.phones.kept().number
        self.seats[seat].sees(before)
        self.seats[seat].press(line)
        self.seats[seat].sees(before + 1)

    def end(self, winner: int) -> None:
        """Name the winner, and see the places on every device."""
        form = self.seats[0].page.locator("#more-end form")
        self.seats[0].tap(form.locator("label").nth(winner))
        self.seats[0].tap(form.locator("[name=sure]"))
        for page in self.pages:
            expect(page.locator(".places .won")).to_contain_text(NAMES[winner])
            assert too_wide(page) == []

    def next(self, game: str) -> None:
        """Choose another game on the host's phone; all devices turn to it."""
        self.host.tap(self.host.page.locator(".next [formmethod=get]"))
        self.host.tap(self.host.page.locator(f'[formaction$="/next/{game}"]'))
        for page in self.pages:
            expect(page.locator("ol.places")).to_have_count(0)
        expect(self.screen.locator(f"body.of-{game}")).to_be_visible()


def test_an_evening_by_touch_alone(
    house: TrialInstallation, address: str, browser: Browser
) -> None:
    evening = Evening(Phones(browser, address, open_table(house, "condottiere-3e")))
    for line in ("tell 0", *BATTLE):
        evening.enter(line)
    expect(evening.screen.locator(".screen-last")).to_contain_text("Siena")
    evening.end(1)
    host = evening.host
    host.tap(host.page.locator(".keepsakes a[href$='/season']"))
    host.tap(host.page.locator("[data-act=keep] [name=sure]"))
    season = host.page.url
    host.page.goto(evening.phones.address + evening.phones.table.host)
    evening.next("btwixt")
    assert evening.phones.kept().number == 1, "the next player begins: that is entered"
    for line in ROUND:
        evening.enter(line)
    evening.end(2)
    host.page.goto(season)
    for name in ("Condottiere", "B’Twixt"):
        expect(host.page.locator(".results")).to_contain_text(name)
    expect(host.page.locator("main")).to_contain_text("کورش")
    assert evening.phones.faults == []

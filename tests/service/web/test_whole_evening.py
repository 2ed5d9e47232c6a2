"""An evening on four phones and a screen: the lobby, two games and the season, by touch alone."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from engine.fact_types import View
from tests.service.trial_installation import TrialInstallation
from tests.service.web.at_companion import NAMES, open_table
from tests.service.web.at_phones import SCREEN, Phones, Thumb
from tests.service.web.in_browser import CHROMIUM, broken, too_wide

pytestmark = [
    pytest.mark.skipif(not CHROMIUM, reason="no Chromium here (STAFFETTA_TEST_CHROMIUM names one)"),
    pytest.mark.parametrize("database_url", ["sqlite"], indirect=True),
]
LANGUAGES = ("en", "fa", "hu", "en")  # of the phones
AFTER = "it => Number(document.getElementById('live').dataset.stamp.split('-')[1]) > it"
OPEN = "#live button[data-entry]:not(.undo, .just-undo, details:not([open]) *)"


class Robot:
    """A player who taps the first sensible button on their own phone."""

    def __init__(self, page: Page, seat: int) -> None:
        self.thumb, self.seat = Thumb(page), seat

    @property
    def buttons(self) -> dict[str, Locator]:
        """Return the buttons that need no unfolding, by their entries."""
        lines = self.thumb.page.locator(OPEN).evaluate_all("all => all.map(it => it.dataset.entry)")
        return {line: self.thumb.page.locator(f'{OPEN}[data-entry="{line}"]') for line in lines}

    def taps(self, *wanted: str) -> None:
        """Tap the first button that enters a line beginning with one of `wanted`, best first."""
        buttons = self.buttons
        found = [line for each in wanted for line in buttons if line.startswith(each)]
        assert found, (self.seat, wanted, [*buttons])
        self.thumb.tap(buttons[found[0]].first)

    def turns_up(self) -> None:
        """Report the lowest value for each token of the first council, and press the button."""
        form = self.thumb.page.locator("#live form:has(.of-token)").first
        for token in form.locator("fieldset").all():
            self.thumb.tap(token.locator("label").first)
        self.thumb.tap(form.locator("[name=sure]"))


def condottiere(robots: list[Robot], view: View) -> None:
    """The holder fights with one card, and everybody else passes, so three battles are enough."""
    if not view.get("players"):
        return robots[2].taps("lot")
    seat = view["holder"] if view["phase"] == "discard" else view["to_act"][0]
    near = [f"{seat} besiege {region}" for region in view["one_away"].get(str(seat), [])]
    attacks = seat == view["holder"] and not view["players"][seat]["line"]
    return robots[seat].taps(*near, f"{seat} besiege", *[f"{seat} play"] * attacks, f"{seat} pass")


def btwixt(robots: list[Robot], view: View) -> None:
    """The first player bids one card, and nobody else bids."""
    if view["phase"] == "first":
        return robots[1].taps("lot")
    if view["phase"] == "tokens":
        return robots[3].turns_up()
    if view["phase"] == "reveal":
        return robots[0].taps("ally")
    seat = view["to_act"][0] if view["phase"] != "play" else view["on_turn"]
    leads = seat == view["first_player"] and not view["players"][seat]["bid"]
    return robots[seat].taps(*[f"{seat} play"] * leads, "count", f"{seat} ", "next")


def test_two_games_and_the_season_by_touch_alone(
    house: TrialInstallation, address: str, browser: Browser
) -> None:
    table = open_table(house, "condottiere-3e")
    phones = Phones(browser, address, table)
    screen = phones.open(table.watch, viewport=SCREEN)
    code = (screen.locator("a.qr").get_attribute("href") or "").removeprefix("https://play.example")
    robots = [
        joined(phones.open(f"{code}?language={language}"), seat)
        for seat, language in enumerate(LANGUAGES)
    ]
    host = Thumb(robots[0].thumb.page.context.new_page())  # on the phone of the first player
    host.page.goto(address + table.host)
    played(phones, robots, condottiere)
    sees_the_end(phones, [host.page, screen, *(robot.thumb.page for robot in robots)])
    host.tap(host.page.locator('.keepsakes a[href*="/season"]'))
    host.tap(host.page.locator("form[data-act=keep] [name=sure]"))
    expect(host.page.locator('.doors a[href^="/g/"]')).to_be_visible()
    host.tap(host.page.locator('.doors a[href^="/t/"]'))
    host.tap(host.page.locator('.next [formaction$="/next"]'))
    host.tap(host.page.locator('[formaction$="/next/btwixt"]'))
    for robot in robots:
        expect(robot.thumb.page.locator("ol.places")).to_have_count(0)
    played(phones, robots, btwixt)
    sees_the_end(phones, [host.page, screen, *(robot.thumb.page for robot in robots)])
    assert host.page.locator('a[href$="/season"]').count() == 1
    host.tap(host.page.locator('a[href^="/g/"]'))
    expect(host.page.locator(".results > li")).to_have_count(2)
    expect(host.page.locator(".ranks.large li")).to_have_count(4)
    assert too_wide(host.page) == [] and broken(host.page, has_dark_form=True) == []
    assert phones.faults == []


def joined(page: Page, seat: int) -> Robot:
    """Take a seat by the one code on the screen."""
    robot = Robot(page, seat)
    robot.thumb.tap(page.locator(".seats-to-join button").nth(seat))
    expect(page.locator("#live")).to_be_visible()
    expect(page.locator("html")).to_have_attribute("lang", LANGUAGES[seat])
    return robot


def played(phones: Phones, robots: list[Robot], play: Callable[[list[Robot], View], None]) -> None:
    """Let robots play until the game is over, each seeing every entry before the next."""
    while phones.held().row.status != "over":
        kept = phones.kept()
        for robot in robots:
            robot.thumb.sees(kept.number)
        play(robots, kept.rules.view(kept.at))
        robots[0].thumb.page.wait_for_function(AFTER, arg=kept.number)


def sees_the_end(phones: Phones, pages: list[Page]) -> None:
    """Check that every page shows the same winners and places."""
    kept = phones.kept()
    result = kept.rules.outcome(kept.at, 4)
    assert result
    for page in pages:
        expect(page.locator(".places li")).to_have_count(4)
        won = page.locator(".places .won").all_inner_texts()
        assert all(any(NAMES[seat] in name for name in won) for seat in result["winners"])
        assert len(won) == len(result["winners"]) and too_wide(page) == []

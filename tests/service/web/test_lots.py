"""Lots for who begins: drawn by the service, never by a phone, and shown on the big screen."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect

from service.language.words import speaker
from tests.service.trial_installation import SURE, TrialInstallation
from tests.service.web.at_companion import Companion, open_table
from tests.service.web.at_phones import Phones, Thumb
from tests.service.web.in_browser import CHROMIUM

pytestmark = pytest.mark.parametrize("database_url", ["sqlite"], indirect=True)
in_chromium = pytest.mark.skipif(not CHROMIUM, reason="no Chromium (STAFFETTA_TEST_CHROMIUM)")
GAMES = pytest.mark.parametrize(
    "game", ["condottiere-3e", "condottiere-1e", "rakab", "troyes", "btwixt"]
)


def send(table: Companion, line: str, entry_id: str) -> int:
    fields = {**SURE, "id": entry_id, "entry": line}
    return table.house.client.post(f"{table.host}/entries", data=fields).status_code


@GAMES
def test_the_service_draws_once_and_the_log_says_whom(house: TrialInstallation, game: str) -> None:
    table = open_table(house, game, 3)
    assert send(table, "lot", "one") == 303 == send(table, "lot", "one"), (
        "a second tap is the first"
    )
    [entry] = Phones(None, "", table).kept().entries  # type: ignore[arg-type]
    assert entry.line in ("lot 0", "lot 1", "lot 2")
    assert send(table, "lot", "two") == 422, "somebody begins already"
    assert send(table, "undo 1", "three") == 303 == send(table, "lot", "four")


@GAMES
def test_no_phone_says_whom_the_lot_has_drawn(house: TrialInstallation, game: str) -> None:
    table = open_table(house, game, 3)
    for number, line in enumerate(("lot 1", "anyway lot 1", "lot 1 2", "lot x", "anyway lot")):
        assert send(table, line, f"chosen {number}") == 422, line
    assert send(table, "lot", "drawn") == 303
    assert send(table, "instead 1 lot 1", "changed") == 422


def test_every_player_is_drawn_at_times(house: TrialInstallation) -> None:
    table, drawn = open_table(house, "rakab", 3), set()
    phones = Phones(None, "", table)  # type: ignore[arg-type]
    for number in range(40):
        assert send(table, "lot", f"lot {number}") == 303
        entries = phones.kept().entries
        drawn.add(entries[-1].line)
        assert send(table, f"undo {entries[-1].number}", f"undo {number}") == 303
    assert drawn == {"lot 0", "lot 1", "lot 2"}


@in_chromium
def test_the_big_screen_shows_the_lot_and_rests_where_motion_is_unwanted(
    house: TrialInstallation, address: str, browser: Browser
) -> None:
    table = open_table(house, "rakab", 3)
    phones = Phones(browser, address, table)
    thumb, say = Thumb(phones.sit(0, "hu")), speaker("hu", "rakab")
    size = {"width": 1920, "height": 1080}
    screen = phones.open(
        f"{table.watch}?language=hu", viewport=size, reduced_motion="no-preference"
    )
    still = phones.open(table.watch, viewport=size)
    expect(thumb.page.locator(".lots")).to_have_text(say("companion-lot"))
    thumb.tap(thumb.page.locator(".lots"))
    thumb.sees(1)
    seat = int(phones.kept().entries[0].line.split()[1])
    expect(screen.locator(".lot-drawn")).to_contain_text(("Ana", "Béla", "کورش")[seat])
    expect(screen.locator(".lot")).to_be_visible()
    expect(still.locator(".lot")).to_be_hidden()
    expect(still.locator(".screen-last")).to_contain_text(("Ana", "Béla", "کورش")[seat])
    assert phones.faults == []

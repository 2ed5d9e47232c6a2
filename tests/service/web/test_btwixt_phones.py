"""A whole game of B'Twixt, entered at a table by phones in a real browser."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator

from engine.btwixt.game import GAME
from engine.btwixt.state import State
from service.language.languages import spell
from tests.engine.btwixt.positions import random_game
from tests.engine.btwixt.test_table import lies_alike
from tests.engine.btwixt.transcripts import Scribe
from tests.service.trial_installation import TrialInstallation
from tests.service.web.at_companion import NAMES, open_table
from tests.service.web.at_phones import Phones, Thumb
from tests.service.web.in_browser import CHROMIUM

pytestmark = [
    pytest.mark.skipif(not CHROMIUM, reason="no Chromium here (STAFFETTA_TEST_CHROMIUM names one)"),
    pytest.mark.parametrize("database_url", ["sqlite"], indirect=True),
]
LANGUAGES = ("en", "fa")  # of the phones
PLAIN = 49  # the random game of three with the fewest entries


class Table(Scribe):
    """A scribe who enters a game at the table as people with the box do: totals, token values."""

    def leader_drawn(self, event: Any) -> None:
        if event["seat"] < len(LANGUAGES):
            self.say(f"{event['seat']} leader {event['leader']}")

    leader_chosen = leader_drawn

    def counted(self, event: Any) -> None:
        for step in range(self.seats):
            seat = (self.view["first_player"] + step) % self.seats
            total = event["totals"][seat]
            self.say(f"{seat} bid {total}" if total else f"{seat} kneel")
        if self.view["winner"] is None:
            self.say("count")

    def council_scored(self, event: Any) -> None:
        self.say(" ".join(map(str, ["tokens", event["council"], *event["values"]])))


def form_of(thumb: Thumb, *words: str) -> Locator:
    """Return the form for table entries that begin with these words."""
    return thumb.page.locator(f'form[action$="entry={"%20".join(words)}"]')


def enter(thumb: Thumb, line: str, language: str) -> None:
    """Enter a line on the page as a person does."""
    words = line.split()
    if "bid" in words:
        form = form_of(thumb, *words[:2])
        thumb.type(form.locator("input[type=text]"), spell(int(words[2]), language))
        thumb.tap(form.locator("[name=sure]"))
    elif words[0] == "tokens":
        form = form_of(thumb, *words[:2])
        for place, value in enumerate(words[2:]):
            thumb.tap(form.locator("fieldset").nth(place).locator("label").nth(int(value) - 1))
        thumb.tap(form.locator("[name=sure]"))
    else:
        thumb.press(line)


def cost(line: str, is_for_other: bool) -> int:
    """Return the most taps that an entry may take: one, and one for each field, fold or token."""
    words = line.split()
    more = {"bid": 1, "leader": 1}.get(words[1], 0) if len(words) > 1 else 0
    return len(words) - 1 if words[0] == "tokens" else 1 + more + is_for_other


def test_two_phones_enter_a_whole_game_of_three(
    house: TrialInstallation, address: str, browser: Browser
) -> None:
    """The third player has no phone; another enters for them. No round needs scrolling."""
    phones = Phones(browser, address, open_table(house, "btwixt", players=3))
    thumbs = [Thumb(phones.sit(seat, language)) for seat, language in enumerate(LANGUAGES)]
    table = Table(GAME.setup(3, {}, b""), by_card=False)
    for state in random_game(3, PLAIN):
        done = table.table.number
        table.watch(state)
        for entry in table.table.entries[done:]:
            seat = int(entry.line[0]) % 2 if entry.line[0].isdecimal() else 0
            thumb = thumbs[seat]
            thumb.sees(entry.number - 1)
            before = thumb.taps
            enter(thumb, entry.line, LANGUAGES[seat])
            is_for_other = entry.line[0].isdecimal() and int(entry.line[0]) != seat
            assert thumb.taps - before == cost(entry.line, is_for_other), entry.line
            assert thumb.scrolls == 0 or entry.line.startswith("tokens"), entry.line
        if done < table.table.number:
            thumbs[0].sees(table.table.number)
            kept = phones.kept()
            lies_alike(SimpleNamespace(view=kept.rules.view(kept.at), by_card=False), seen(state))
    for thumb, language in zip(thumbs, LANGUAGES, strict=True):
        thumb.sees(table.table.number)
        assert NAMES[state.result["winners"][0]] in thumb.page.locator("h1.prompt").inner_text()
        for player in seen(state)["players"]:
            rows = thumb.page.locator("tr:not(.count-up tr)", has_text=NAMES[player["seat"]])
            row = rows.first.locator("td")
            wanted = [spell(player[test], language) for test in ("small", "large", "allies")]
            assert row.all_inner_texts() == wanted
    assert phones.faults == []


def seen(state: State) -> Any:
    """Return the engine's view of all open information."""
    return GAME.view(state, None)

"""Troyes on phones at the table, in a real browser: an end that is counted, an evening alone."""

from __future__ import annotations

import random
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, Locator, Page, Route, expect

from engine.troyes.actions import DIE_OF
from service.language.languages import spell
from tests.engine.troyes.positions import GAME, random_game
from tests.engine.troyes.test_table import Kept, counted
from tests.service.tables.tables_of_tests import Companions
from tests.service.trial_installation import TrialInstallation
from tests.service.web.test_browser import CHROMIUM, Watched
from tests.service.web.test_troyes_table import NAMES, lines_of_a_game, opened

pytestmark = [
    pytest.mark.skipif(not CHROMIUM, reason="no Chromium here (STAFFETTA_TEST_CHROMIUM names one)"),
    pytest.mark.parametrize("database_url", ["sqlite"], indirect=True),
]


def phone(browser: Browser, address: str, path: str) -> Watched:
    """A phone that has scanned a code, and sat down where it is a seat's."""
    watched = Watched(browser, address)
    page = watched.open(path)
    page.locator('form[data-act="claim"] button[name=sure]').click()
    return watched


def shows(page: Page, entries: int) -> None:
    """Wait until the page shows the table as so many entries have left it."""
    expect(page.locator("#live")).to_have_attribute("data-stamp", re.compile(rf"^\w+-{entries}-"))


def enter(page: Page, table: Companions, press: Locator) -> None:
    """Press, and wait until the page shows what came of it."""
    entries = table.table.number
    press.click()
    shows(page, entries + 1)


@pytest.mark.parametrize("language", ["en", "fa"])
def test_two_phones_count_an_end_that_nobody_entered(
    house: TrialInstallation, browser: Browser, address: str, language: str
) -> None:
    *_, state = random_game(2, 3)
    table = opened(house, 2)
    phones = [
        phone(browser, address, f"/t/{token}?language={language}") for token in table.opened.seats
    ]
    enter(phones[0].page, table, phones[0].page.locator('[data-entry="count"]'))
    cells = {tuple(line.split()[1:3]): line.split()[3:] for line in counted(state)[:-1]}
    held = counted(state)[-1].split()[2:]
    while (ask := table.table.rules.view(table.table.at)["count"]["next"]) is not None:
        seat = ask["of"][0] if "of" in ask else 0
        page = phones[seat].page
        shows(page, table.table.number)
        if ask["category"] == "characters":
            for name in held:
                page.locator(f'input[value="{name}"]').check()
            form = page.locator("form:has(input[value=henry_i])")
        else:
            form = page.locator(f'form.cell-of:has-text("{NAMES[seat]}")')
            expect(form).to_have_count(1)
            words = cells[str(seat), ask["counts"]]
            fields = form.locator("input[type=text]")
            typed = words if fields.count() == len(words) else [" ".join(words)]
            for place, word in enumerate(typed):
                digits = "".join(spell(int(d), language) if d.isdecimal() else d for d in word)
                fields.nth(place).fill(digits)
        enter(page, table, form.locator("button[type=submit]"))
    result = GAME.result(state)
    assert table.table.rules.view(table.table.at)["count"]["result"]["scores"] == result["scores"]
    for each in phones:
        total = each.page.locator(".tally .sum")
        for points in result["scores"]:
            expect(total).to_contain_text(spell(points, language))
        assert each.faults == []


def test_what_is_begun_stays_when_the_page_is_renewed(
    house: TrialInstallation, browser: Browser, address: str
) -> None:
    """Somebody sits down, gets up, enters what was being typed: every field keeps its own."""
    table, lines = opened(house, 3), iter(lines_of_a_game(3))
    watched = phone(browser, address, f"/t/{table.opened.seats[0]}?language=en")
    page = watched.page

    def renewed(change: Callable[[], object]) -> None:
        before = page.locator("#live").get_attribute("data-stamp")
        change()
        expect(page.locator("#live")).not_to_have_attribute("data-stamp", str(before))

    while (need := table.table.at.need) is None or need.what != "workforce":
        table.enter(table.opened.host, next(lines))
    shows(page, table.table.number)
    fields = page.locator("input.digits")
    fields.nth(0).fill("1" * need.parts[0][2])
    fields.nth(2).fill("2")
    fields.nth(2).focus()
    renewed(lambda: table.claim(table.opened.seats[1]))
    expect(fields.nth(0)).to_have_value("1" * need.parts[0][2])
    expect(fields.nth(1)).to_have_value("")
    expect(fields.nth(2)).to_have_value("2")
    expect(fields.nth(2)).to_be_focused()
    renewed(lambda: table.enter(table.opened.host, next(lines)))  # told by somebody else
    while (need := table.table.at.need) is not None or page_phase(table) != "act":
        table.enter(table.opened.host, next(lines))
    shows(page, table.table.number)
    dice = page.locator(".tap input")
    dice.nth(1).check(force=True)
    expect(page.locator("#tapped .sums")).to_be_visible()
    page.locator("#more-correct > summary").click()
    owner = page.locator("#more-correct select").nth(1)
    owner.select_option("2")
    renewed(lambda: table.free(table.opened.host, 1))
    expect(page.locator("#tapped .sums")).to_be_visible()
    expect(dice.nth(1)).to_be_checked()
    expect(owner).to_have_value("2")
    expect(page.locator(".tap input:checked")).to_have_count(1)
    assert watched.faults == []


def test_the_answer_to_dice_ticked_before_does_not_replace_the_one_to_all(
    house: TrialInstallation, browser: Browser, address: str
) -> None:
    table, lines = opened(house, 3), iter(lines_of_a_game(3))
    while table.table.at.need is not None or page_phase(table) != "act":
        table.enter(table.opened.host, next(lines))
    page = phone(browser, address, f"/t/{table.opened.seats[0]}?language=en").page
    held: list[Route] = []
    page.route("**/*about=*", lambda route: route.continue_() if held else held.append(route))
    dice, sums = page.locator(".tap input"), page.locator("#tapped .sums")
    dice.nth(0).check(force=True)
    expect(sums).to_have_count(0)
    dice.nth(1).check(force=True)
    expect(sums).to_be_visible()
    both = sums.inner_text()
    with page.expect_response(held[0].request.url) as late:
        held[0].continue_()
    late.value.finished()
    page.evaluate("() => new Promise((shown) => setTimeout(shown, 20))")
    assert sums.inner_text() == both


def page_phase(table: Companions) -> str:
    return str(table.table.rules.view(table.table.at)["phase"])


def test_an_evening_alone_is_kept_by_thumb(
    house: TrialInstallation, browser: Browser, address: str
) -> None:
    """Its last round: dice typed and tapped, Le Roy's told, the points laid open one by one."""
    game, luck = Kept(1, {}, b"by thumb"), random.Random(1)
    while game.state.result is None:
        game.play(luck.choice(GAME.offered(game.state, game.state.actor)))
    game.show()
    lines = [entry.line for entry in game.table.entries]
    table, last = opened(house, 1), len(lines) - 45
    for line in lines[:last]:
        table.enter(table.opened.host, line)
    watched = phone(browser, address, f"/t/{table.opened.seats[0]}?language=en")
    for line in lines[last:]:
        by_thumb(watched.page, table, line)
    view = table.table.rules.view(table.table.at)
    assert view["result"] == GAME.result(game.state) and view["phase"] == "over"
    total = watched.page.locator(".tally .sum")
    expect(total).to_contain_text(str(view["result"]["points"]))
    expect(total).to_contain_text(str(view["result"]["le_roy"]))
    assert watched.faults == []


def by_thumb(page: Page, table: Companions, line: str) -> None:
    """An entry as somebody makes it on the page."""
    need = table.table.at.need
    words = line.split()
    if need is not None and need.kind == "dice":
        digits = words[1:]
        for place, (_, _, count) in enumerate(need.parts):
            page.locator("input.digits").nth(place).fill("".join(digits[:count]))
            digits = digits[count:]
        enter(page, table, page.locator("form.tell button[type=submit]"))
        return
    dice = [word for word in words if word in DIE_OF]
    for word in dict.fromkeys(dice):
        for place in range(dice.count(word)):
            page.locator(f'.tap input[value="{word}"]').nth(place).check(force=True)
    button = page.locator(f'[data-entry="{line}"]')
    expect(button).to_have_count(1)
    for folded in page.locator("#more-moves:not([open]) > summary").all():
        folded.click()
    enter(page, table, button)

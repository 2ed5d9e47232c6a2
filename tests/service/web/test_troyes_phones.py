"""Troyes on phones at the table, in a real browser: a final count, and a solo game."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, Route, expect
from sqlalchemy import select

from engine.luck import Need
from engine.table import AnyTable
from engine.troyes.actions import DIE_OF
from engine.troyes.state import State
from service.database.rows import GAME_TABLE
from service.language.languages import spell
from service.language.words import speaker
from tests.engine.test_playthroughs import seed_of
from tests.engine.troyes.positions import GAME, random_game
from tests.engine.troyes.test_table import Kept, counted
from tests.service.tables.tables_of_tests import Companions
from tests.service.trial_installation import TrialInstallation
from tests.service.web.at_companion import open_table
from tests.service.web.at_phones import PHONE, Phones, Thumb
from tests.service.web.test_browser import CHROMIUM, Watched
from tests.service.web.test_troyes_table import NAMES, lines_of_a_game, opened
from tests.tables import playthroughs_of

pytestmark = [
    pytest.mark.skipif(not CHROMIUM, reason="no Chromium here (STAFFETTA_TEST_CHROMIUM names one)"),
    pytest.mark.parametrize("database_url", ["sqlite"], indirect=True),
]


def phone(browser: Browser, address: str, path: str, **wishes: Any) -> Watched:
    """Open a phone that has scanned a code, and sit down if it is a seat's."""
    watched = Watched(browser, address, **{**PHONE, **wishes})
    page = watched.open(path)
    page.locator('form[data-act="claim"] button[name=sure]').click()
    expect(page.locator('form[data-act="claim"]')).to_have_count(0)
    page.wait_for_load_state()  # fonts load until then, and move the elements
    page.evaluate("document.fonts.ready.then(() => true)")
    return watched


def pick(page: Page, number: int) -> None:
    """Touch a die on the board."""
    Thumb(page).tap(page.locator(".tap").nth(number))
    expect(page.locator(".tap input").nth(number)).to_be_checked()


def shows(page: Page, entries: int) -> None:
    """Wait until the page shows the table after `entries` entries."""
    expect(page.locator("#live")).to_have_attribute("data-stamp", re.compile(rf"^\w+-{entries}-"))


def enter(page: Page, table: Companions, press: Locator) -> None:
    """Press, and wait until the page shows the result."""
    entries = table.table.number
    press.click()
    shows(page, entries + 1)


def the_playthroughs_end() -> State:
    return written_out("troyes", 3).state


def an_end_of_two() -> State:
    """Return the end of a game of two with different characters."""
    *_, state = random_game(2, 6)
    return state


@pytest.mark.parametrize("ended", [the_playthroughs_end, an_end_of_two])
def test_two_phones_count_a_game_that_was_not_entered(
    house: TrialInstallation, browser: Browser, address: str, ended: Callable[[], State]
) -> None:
    """The third player has no phone; each category is entered once, for everybody."""
    state, languages = ended(), ("en", "fa")
    phones = Phones(browser, address, open_table(house, "troyes", players=state.seats))
    thumbs = [Thumb(phones.sit(seat, language)) for seat, language in enumerate(languages)]
    *cells, held = [line.split()[1:] for line in counted(state)]
    numbers = {(who, counts): words for who, counts, *words in cells}
    thumbs[0].press("count")
    thumbs[0].sees(entries := 1)
    while (ask := asked_of(phones)) is not None:
        thumb, language = thumbs[entries % 2], languages[entries % 2]
        thumb.sees(entries)
        before = thumb.taps
        if ask["category"] == "characters":
            tick(thumb, held[1:])
            wanted = len(held)
        else:
            for seat in ask["of"]:
                fill(thumb, NAMES[seat], numbers[str(seat), ask["counts"]], language)
            thumb.tap(thumb.page.locator(".cells-of [name=sure]"))
            # the fields of one digit lead to each other
            wanted = 2 if ask["category"] == "cathedral" else len(ask["of"]) + 1
        assert (thumb.taps - before, thumb.scrolls) == (wanted, 0), ask
        thumb.sees(entries := entries + 1)
    result, kept = GAME.result(state), phones.kept()
    assert kept.rules.view(kept.at)["count"]["result"]["scores"] == result["scores"]
    for thumb, language in zip(thumbs, languages, strict=True):
        thumb.sees(kept.number)
        total = thumb.page.locator(".tally .sum td").all_inner_texts()
        assert total == [spell(points, language) for points in result["scores"]]
    assert phones.faults == []


def asked_of(phones: Phones) -> dict[str, Any] | None:
    """Return the next category to count and its player, or None."""
    kept = phones.kept()
    found: dict[str, Any] | None = kept.rules.view(kept.at)["count"]["next"]
    return found


def tick(thumb: Thumb, characters: list[str]) -> None:
    for name in characters:
        thumb.tap(thumb.page.locator(f'label:has(input[value="{name}"])'))
    thumb.tap(thumb.page.locator("form:has(input[value=henry_i]) [name=sure]"))


def fill(thumb: Thumb, name: str, words: list[str], language: str) -> None:
    """Fill in one person's part of a category: one field, or one for each cathedral level."""
    fields = thumb.page.locator(".cells-of .cell-of", has_text=name).locator("input[type=text]")
    typed = words if fields.count() == len(words) else [" ".join(words)]
    for place, word in enumerate(typed):
        digits = "".join(spell(int(each), language) if each.isdecimal() else each for each in word)
        thumb.type(fields.nth(place), digits)


def test_typed_text_stays_when_a_script_updates_the_page(
    house: TrialInstallation, browser: Browser, address: str
) -> None:
    """A person sits down, gets up, and enters a line: each field keeps its text."""
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
    renewed(lambda: table.enter(table.opened.host, next(lines)))  # reported by another person
    while (need := table.table.at.need) is not None or page_phase(table) != "act":
        table.enter(table.opened.host, next(lines))
    shows(page, table.table.number)
    dice = page.locator(".tap input")
    pick(page, 1)
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


def test_a_character_that_was_named_is_not_to_be_had_again(
    house: TrialInstallation, browser: Browser, address: str
) -> None:
    phones = Phones(browser, address, open_table(house, "troyes", players=1))
    thumb = Thumb(phones.sit(0))
    fan = ("henry_i", "urbain_iv", "le_florentin", "thibaut_ii", "hugues_de_payns")
    enter = thumb.page.locator("form.tell [name=sure]")
    taken_back = ("thibaut_ii", "urbain_iv", "thibaut_ii")  # a second tap ends what began with it
    for name in (fan[0], *taken_back, *fan[1:]):
        expect(enter).to_be_disabled()
        thumb.tap(named(thumb, name))
    thumb.tap(named(thumb, "chretien_de_troyes"))  # there is no sixth place
    thumb.tap(enter)
    thumb.sees(1)
    assert phones.kept().entries[0].line.startswith(f"tell {' '.join(fan)}")
    assert phones.faults == []


def test_a_late_answer_to_earlier_ticks_does_not_replace_the_latest(
    house: TrialInstallation, browser: Browser, address: str
) -> None:
    table, lines = opened(house, 3), iter(lines_of_a_game(3))
    while table.table.at.need is not None or page_phase(table) != "act":
        table.enter(table.opened.host, next(lines))
    link = f"/t/{table.opened.seats[0]}?language=en"
    page = phone(browser, address, link, service_workers="block").page  # a worker's are not held
    held: list[Route] = []
    page.route("**/*about=*", lambda route: route.continue_() if held else held.append(route))
    sums = page.locator("#tapped .sums")
    pick(page, 0)
    expect(sums).to_have_count(0)
    pick(page, 1)
    expect(sums).to_be_visible()
    both = sums.inner_text()
    with page.expect_response(held[0].request.url) as late:
        held[0].continue_()
    late.value.finished()
    page.evaluate("() => new Promise((shown) => setTimeout(shown, 20))")
    assert sums.inner_text() == both


def page_phase(table: Companions) -> str:
    return str(table.table.rules.view(table.table.at)["phase"])


def written_out(file: str, seats: int) -> Kept:
    """Return a stored playthrough, entered at a table to its end."""
    path = Path(playthroughs_of(GAME)) / f"{file}.txt"
    game = Kept(seats, {}, seed_of(path))
    for action in re.findall(r"^  does: (.+)$", path.read_text("utf-8"), re.MULTILINE):
        game.play(action)
    game.show()
    return game


def test_a_whole_solo_game_is_entered_by_taps(
    house: TrialInstallation, browser: Browser, address: str
) -> None:
    """Test typed and tapped dice, Le Roy's reports, and the points counted one by one."""
    game = written_out("troyes-solo", 1)
    phones = Phones(browser, address, open_table(house, "troyes", players=1))
    thumb = Thumb(phones.sit(0, "fa"))
    for entry in game.table.entries:
        thumb.sees(entry.number - 1)
        kept, scrolls = phones.kept(), thumb.scrolls
        by_thumb(thumb, kept, entry.line)
        if kept.at.need is not None and kept.at.need.kind == "dice":
            assert thumb.scrolls == scrolls, entry.line
    thumb.sees(game.table.number)
    kept = phones.kept()
    view = kept.rules.view(kept.at)
    assert view["result"] == GAME.result(game.state) and view["phase"] == "over"
    won = speaker("fa", "troyes")(f"outcome-{view['result']['reason']}")
    expect(thumb.page.locator("h1.prompt")).to_have_text(won)
    total = thumb.page.locator(".tally .sum")
    for points in (view["result"]["points"], view["result"]["le_roy"]):
        expect(total).to_contain_text(spell(points, "fa"))
    assert phones.faults == []


def test_le_roys_move_is_ticked_off_step_by_step(
    house: TrialInstallation, browser: Browser, address: str
) -> None:
    phones = Phones(browser, address, open_table(house, "troyes", players=1))
    thumb = Thumb(phones.sit(0, "fa"))
    for entry in written_out("troyes-solo", 1).table.entries[:25]:
        phones.enter(entry.line)
    thumb.sees(25)
    steps = thumb.page.locator(".deeds li")
    expect(steps).to_have_count(3)  # his die, the expelled citizen, his own
    assert steps.locator("svg").count() == 3
    done = thumb.page.locator(".deeds .all-done")
    for place in range(3):
        expect(done).to_be_hidden()
        thumb.tap(steps.nth(place).locator("input"))
        if place == 0:  # what somebody else enters keeps the tick
            phones.enter("correct deniers 0 9")
            thumb.sees(26)
            expect(steps.nth(0).locator("input")).to_be_checked()
    expect(done).to_be_visible()
    assert thumb.scrolls == 0
    screen = phones.open(phones.table.watch, viewport={"width": 1920, "height": 1080})
    assert screen.locator(".deeds li").count() == 3
    assert phones.faults == []


def test_printed_numbers_are_entered_by_steppers_and_kept_for_the_next_table(
    house: TrialInstallation, browser: Browser, address: str
) -> None:
    phones = Phones(browser, address, open_table(house, "troyes", players=1))
    thumb = Thumb(phones.sit(0, "fa"))
    entries = written_out("troyes-solo", 1).table.entries[:13]
    for entry in entries[:12]:
        phones.enter(entry.line)
    thumb.sees(12)
    steps, enters = thumb.page.locator(".printed .step"), thumb.page.locator(".printed .buttons")
    expect(steps).to_have_count(4)
    for place, times in ((0, 2), (3, -1)):
        for _ in range(abs(times)):
            thumb.tap(steps.nth(place).locator(f'[data-step="{1 if times > 0 else -1}"]'))
    thumb.tap(enters.locator("button"))
    thumb.sees(13)
    assert thumb.scrolls == 0
    assert phones.kept().entries[-1].line == "numbers archer 6 3 2 0"
    expect(thumb.page.locator(".printed")).to_have_count(0)
    phones.enter(entries[12].line)
    thumb.sees(14)
    thumb.tap(thumb.page.locator(".printed .not-now button"))
    thumb.sees(15)
    expect(thumb.page.locator(".printed")).to_have_count(0)
    assert thumb.page.locator("#more-numbers .numbers-of").count() >= 1
    with thumb.page.expect_download() as file:
        thumb.tap(thumb.page.locator("#own-numbers"))
    text = Path(file.value.path()).read_text("utf-8")
    assert text == phones.kept().rules.data_file(phones.kept().at)
    thumb.page.goto(f"{address}/table/new?game=troyes")
    expect(thumb.page.locator("[data-brought]")).to_be_visible()
    field = thumb.page.locator("[name=option-data]")
    expect(field).to_have_value(text)
    thumb.page.locator('[name=game][value="btwixt"]').check()
    expect(field).to_have_value("")
    thumb.page.locator('[name=game][value="troyes"]').check()
    expect(field).to_have_value(text)
    thumb.page.locator('form[data-act="open"] [name=sure]').click()
    expect(thumb.page.locator("ul.codes")).to_be_visible()
    options = house.installation.database.read(
        lambda c: [json.loads(row.options) for row in c.execute(select(GAME_TABLE))]
    )
    assert ["data" in each for each in options] == [False, True]
    assert phones.faults == []


def by_thumb(thumb: Thumb, kept: AnyTable, line: str) -> None:
    """Make an entry as a person does on the page."""
    need, words = kept.at.need, line.split()
    if need is not None and need.size > 1:
        told(thumb, need, words[1:])
        return
    dice = [word for word in words if word in DIE_OF]
    for word in dict.fromkeys(dice):
        for place in range(dice.count(word)):
            thumb.tap(thumb.page.locator(f'.tap:has(input[value="{word}"])').nth(place))
    thumb.page.wait_for_selector(f'[data-entry="{line}"]', state="attached")
    thumb.press(line)


def told(thumb: Thumb, need: Need, words: list[str]) -> None:
    """Report dice: a few by a tap on each, many by keys."""
    if need.kind == "dice" and need.size > 3:
        typed(thumb, need, words)
    else:
        for place, word in enumerate(words):
            face = f'label:has(input[name="word-{place}"][value="{word}"])'
            of_a_die = need.kind == "dice"
            thumb.tap(thumb.page.locator(face) if of_a_die else named(thumb, word))
    thumb.tap(thumb.page.locator("form.tell [name=sure]"))


def named(thumb: Thumb, name: str) -> Locator:
    """Return the button that puts a name at the next place of an order."""
    return thumb.page.locator(f'.in-order [value="{name}"]')


def typed(thumb: Thumb, need: Need, digits: list[str]) -> None:
    """Type numbers of dice, where each field leads to the next."""
    for place, (_, _, count) in enumerate(need.parts):
        numbers = "".join(spell(int(digit), "fa") for digit in digits[:count])
        thumb.type(thumb.page.locator("input.digits").nth(place), numbers)
        digits = digits[count:]

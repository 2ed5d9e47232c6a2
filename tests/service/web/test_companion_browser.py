"""Phones at a table in a real browser: all see each entry, and none loses its own."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from service.language.languages import LANGUAGES
from service.language.words import speaker
from tests.service.trial_installation import SURE, TrialInstallation, path_of
from tests.service.waiting import wait_until
from tests.service.web.at_companion import CODE, open_table
from tests.service.web.at_phones import SCREEN, Phones, offline
from tests.service.web.in_browser import CHROMIUM, UNFOLD, broken, too_wide
from tests.service.web.test_btwixt_companion import BIDDING, UP_TO_THE_COUNT
from tests.service.web.test_troyes_table import lines_of_a_game

pytestmark = [
    pytest.mark.skipif(not CHROMIUM, reason="no Chromium here (STAFFETTA_TEST_CHROMIUM names one)"),
    pytest.mark.parametrize("database_url", ["sqlite"], indirect=True),
]
PLACES = ("siena", "milano")


def add(page: Page, row: int, seat: int, points: str) -> None:
    """Enter points on the score pad: tap the cell, each digit, and the key that enters."""
    page.locator(f"#cell-{row}-{seat}").tap()
    for digit in points:
        page.locator(f".keys button[value='{digit}']").tap()
    page.locator("#keypad button[value=enter]").tap()


def total(page: Page, seat: int) -> Locator:
    return page.locator(".totals td").nth(seat).locator("b")


@pytest.mark.parametrize("language", ["en", "fa"])
def test_four_phones_keep_a_score_and_all_see_it_and_what_is_taken_back(
    house: TrialInstallation,
    address: str,
    browser: Browser,
    language: str,
) -> None:
    phones = Phones(browser, address, open_table(house, language=language))
    pages = [phones.sit(seat) for seat in range(4)]
    screen = phones.open(phones.table.watch, viewport=SCREEN)
    twelve = "۱۲" if language == "fa" else "12"
    for seat, page in enumerate(pages):
        add(page, 1, seat, "12")
    for page in [*pages, screen]:
        for seat in range(4):
            expect(total(page, seat)).to_have_text(twelve)
    pages[3].locator(".undo").last.tap()
    for page in [*pages, screen]:
        expect(total(page, 0)).not_to_have_text(twelve)
    for page in pages:
        expect(page.locator("del")).to_have_count(1)
    assert phones.faults == []


def test_entries_made_offline_are_sent_later_once_and_in_order(
    house: TrialInstallation,
    address: str,
    browser: Browser,
) -> None:
    phones = Phones(browser, address, open_table(house))
    away, there = phones.sit(0), phones.sit(1)
    with offline(away):
        for points in range(1, 11):
            add(away, 1, 0, str(points))
        expect(away.locator("#queue li")).to_have_count(10)
        expect(away.locator("#net")).not_to_be_empty()
        add(there, 1, 1, "7")
        expect(there.locator(".entry")).to_have_count(1)
    expect(away.locator("#queue")).to_be_hidden()
    expect(total(there, 0)).to_have_text("55")
    there.goto(f"{address}{phones.table.seats[1]}/log")
    told = there.locator(".entry .what span:first-child").all_inner_texts()
    points = [int(re.search(r"(\d+) point", each)[1]) for each in reversed(told)]
    assert points == [7, *range(1, 11)]
    assert phones.faults == []


# Timers of the function `send` that have not run out.
TIMERS = """() => {
  const set = window.setTimeout, clear = window.clearTimeout, kept = window.kept = new Set();
  window.setTimeout = (act, ...more) => {
    const id = set((...given) => { kept.delete(id); act(...given); }, ...more);
    if (act.name === "send") kept.add(id);
    return id;
  };
  window.clearTimeout = (id) => { kept.delete(id); clear(id); };
}"""


def test_entries_that_wait_are_tried_again_by_one_timer(
    house: TrialInstallation, address: str, browser: Browser
) -> None:
    page = Phones(browser, address, open_table(house)).sit(0)
    page.evaluate(TIMERS)
    with offline(page):
        for points in range(1, 7):
            add(page, 1, 0, str(points))
        expect(page.locator("#queue li")).to_have_count(6)
        page.wait_for_function("kept.size > 0")
        assert page.evaluate("kept.size") == 1
    expect(page.locator("#queue")).to_be_hidden()


def test_waiting_entries_are_sent_by_the_seats_next_link_if_its_own_has_ended(
    house: TrialInstallation,
    address: str,
    browser: Browser,
) -> None:
    table = open_table(house)
    phones = Phones(browser, address, table)
    page = phones.sit(0)
    # as stored by an earlier release, by the page's address
    item = {"id": "before", "fields": [["entry", "0 add"], ["word", "5"], ["word", "1"]]}
    kept = [f"staffetta {table.seats[0]}", json.dumps([item | {"label": "5"}])]
    page.evaluate("([name, items]) => localStorage.setItem(name, items)", kept)
    page.reload()
    expect(total(page, 0)).to_have_text("5")
    assert page.evaluate("Object.values(localStorage)") == ["[]"]
    with offline(page):
        add(page, 1, 0, "6")
        expect(page.locator("#queue li")).to_have_count(1)
        renewed = house.get(f"{table.host}/renew/0").submit("renew")
        assert renewed.status == 200
    page.wait_for_selector("#queue", state="detached")  # the page of an ended link
    page.goto(address + path_of(CODE.findall(renewed.text)[0]))
    page.locator("form[data-act=claim] [name=sure]").tap()
    expect(total(page, 0)).to_have_text("11")
    expect(page.locator("#queue")).to_be_hidden()
    with offline(page):  # it says so if another phone has the seat by then
        add(page, 1, 0, "7")
        assert house.get(f"{table.host}/free/0").submit("free").status == 200
        other = table.phone().get(path_of(CODE.findall(renewed.text)[0]))
        assert other.submit("claim").status == 200
    expect(page.locator("#queue.bad li p")).to_contain_text("another phone")
    assert phones.faults == []


def test_a_refused_entry_has_a_reason_and_can_be_entered_anyway(
    house: TrialInstallation,
    address: str,
    browser: Browser,
) -> None:
    table = open_table(house, "condottiere-3e", begins="0")
    phones = Phones(browser, address, table)
    first, second = phones.sit(0), phones.sit(1)
    with offline(first):
        first.locator("[data-entry='0 besiege milano']").tap()
        expect(first.locator("#queue li")).to_have_count(1)
        second.locator("#more-for-0 summary").tap()
        second.locator("[data-entry='0 besiege milano']").first.tap()
        expect(second.locator(".army").first).to_be_visible()
    expect(first.locator("#queue.bad li")).to_have_count(1)
    first.locator("#queue button.quiet").tap()
    expect(first.locator("#queue")).to_be_hidden()
    expect(first.locator(".army").first).to_be_visible()
    assert phones.faults == []


def test_an_entry_rejected_by_a_proxy_is_explained_and_kept(
    house: TrialInstallation,
    address: str,
    browser: Browser,
) -> None:
    phones, say = Phones(browser, address, open_table(house, language="fa")), speaker("fa")
    page = phones.sit(0, service_workers="block")
    entries, row = f"{address}{phones.table.seats[0]}/entries", page.locator("#queue li")
    with answering(page, entries, 413):
        add(page, 1, 0, "5")
        expect(row).to_contain_text(f"{say('companion-turned_away')} (۴۱۳)")
    row.get_by_role("button", name=say("companion-resend")).tap()
    expect(total(page, 0)).to_have_text("۵")
    with answering(page, entries, 200):  # a network with a login page
        add(page, 1, 0, "5")
        expect(row).to_have_count(1)
    page.evaluate("dispatchEvent(new Event('online'))")
    expect(total(page, 0)).to_have_text("۱۰")
    expect(page.locator("#queue")).to_be_hidden()
    assert phones.faults == []


@contextmanager
def answering(page: Page, address: str, status: int) -> Iterator[None]:
    """Answer requests to the URL `address` with an error page, like a proxy before the service."""
    page.route(address, lambda route: route.fulfill(status=status, body="<h1>nginx</h1>"))
    yield
    page.unroute(address)


def test_a_region_is_chosen_on_the_map_by_a_tap_and_by_keys(
    house: TrialInstallation,
    address: str,
    browser: Browser,
) -> None:
    table = open_table(house, "condottiere-3e", begins="0", language="fa")
    phones = Phones(browser, address, table)
    page = phones.sit(0)
    before = phones.kept().number
    page.locator("#board-region-siena").tap()  # by accident: no entry is made
    siena, milano = (page.locator(f"#pointed [data-entry='0 besiege {at}']") for at in PLACES)
    expect(siena).to_be_visible()
    page.locator("#board-region-milano").focus()
    page.keyboard.press("Enter")
    expect(milano).to_be_focused()
    expect(page.locator("#board-region-milano")).to_have_attribute("aria-current", "true")
    assert phones.kept().number == before
    page.keyboard.press("Enter")
    expect(page.locator(".army").first).to_be_visible()
    page.locator("#board-region-roma").tap()
    expect(page.locator("#pointed [data-entry='correct owner roma 2']")).to_be_visible()
    house.client.post(f"{table.host}/entries", data={**SURE, "id": "m", "entry": "0 play m1"})
    expect(page.locator(".laid")).to_have_count(1)
    page.locator("#pointed [data-entry='correct owner roma 2']").tap()
    expect(page.locator("#board-region-roma.seat-2")).to_be_visible()
    assert phones.faults == []


def test_a_table_opens_offline_with_its_waiting_entries(
    house: TrialInstallation,
    address: str,
    browser: Browser,
) -> None:
    phones = Phones(browser, address, open_table(house))
    page = phones.sit(0)
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.reload()
    page.reload()
    with offline(page):
        add(page, 1, 0, "5")
        page.reload()
        expect(page.locator("#queue li")).to_have_count(1)
    expect(page.locator("#queue")).to_be_hidden()
    expect(total(page, 0)).to_have_text("5")


def test_a_table_that_was_opened_once_opens_offline_with_its_styles(
    house: TrialInstallation, address: str, browser: Browser
) -> None:
    table = open_table(house)
    page = Phones(browser, address, table).open(table.watch)
    # wait_for_function takes the promise of an asynchronous function for true
    wait_until(lambda: any(path.startswith("/styles/") for path in cached_paths(page)))
    with offline(page):
        page.reload()
        expect(page.locator("#live")).to_be_visible()
        assert page.evaluate("[...document.styleSheets].some(it => it.cssRules.length)")


def cached_paths(page: Page) -> list[str]:
    """Return the paths that the service worker keeps."""
    found: list[str] = page.evaluate("""async () => {
        const found = [];
        for (const name of await caches.keys())
            found.push(...(await (await caches.open(name)).keys()).map(it => it.url));
        return found.map(url => new URL(url).pathname);
    }""")
    return found


def cached_tables(page: Page) -> list[str]:
    return [path for path in cached_paths(page) if path.startswith("/t/")]


def test_a_page_with_an_ended_link_does_not_open_offline(
    house: TrialInstallation,
    address: str,
    browser: Browser,
) -> None:
    phones = Phones(browser, address, open_table(house))
    page, own = phones.sit(0), phones.table.seats[0]
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.reload()
    wait_until(lambda: bool(cached_tables(page)))
    assert cached_tables(page) == [own]
    house.client.post(f"{phones.table.host}/free/0", data=SURE)
    house.client.post(f"{phones.table.host}/renew/0", data=SURE)
    assert house.client.get(own).status_code == 410
    page.reload()
    wait_until(lambda: not cached_tables(page))


def test_a_hosts_codes_are_never_kept_for_want_of_a_network(
    house: TrialInstallation,
    address: str,
    browser: Browser,
) -> None:
    phones = Phones(browser, address, open_table(house))
    page = phones.open(phones.table.host)
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.reload()
    page.goto(f"{address}{phones.table.host}/all")
    wait_until(lambda: bool(cached_tables(page)))
    assert cached_tables(page) == [f"{phones.table.host}/all"]
    assert not any(seat in page.content() for seat in phones.table.seats)


@pytest.mark.parametrize("refused", ["getItem", "setItem"])
def test_a_phone_without_storage_can_enter_and_says_so(
    house: TrialInstallation,
    address: str,
    browser: Browser,
    refused: str,
) -> None:
    phones, say = Phones(browser, address, open_table(house)), speaker("en")
    page = phones.sit(0, service_workers="block")
    refuse = f"Storage.prototype.{refused} = () => {{ throw new DOMException('full'); }}"
    page.add_init_script(refuse)
    page.reload()
    add(page, 1, 0, "5")
    expect(total(page, 0)).to_have_text("5")
    with offline(page):
        add(page, 1, 0, "3")
        add(page, 1, 0, "2")
        expect(page.locator("#queue h2")).to_have_text(say("companion-unkept"))
        expect(page.locator("#net")).to_have_text(say("companion-unkept"))
        expect(page.locator("#queue li")).to_have_count(2)
    expect(total(page, 0)).to_have_text("10")
    expect(page.locator("#queue")).to_be_hidden()
    assert phones.faults == []


def test_an_entry_that_is_never_answered_is_sent_again_before_the_next(
    house: TrialInstallation,
    address: str,
    browser: Browser,
) -> None:
    phones, say = Phones(browser, address, open_table(house)), speaker("en")
    page = phones.sit(0, service_workers="block")
    page.add_init_script("const wait = AbortSignal.timeout; AbortSignal.timeout = () => wait(3000)")
    page.reload()
    page.route(f"{address}{phones.table.seats[0]}/entries", lambda route: None, times=1)
    add(page, 1, 0, "5")
    add(page, 1, 1, "3")
    expect(page.locator("#queue h2")).to_have_text(say("companion-waiting"))
    expect(page.locator("#queue")).to_be_visible()
    expect(total(page, 0)).to_have_text("5")
    expect(total(page, 1)).to_have_text("3")
    assert phones.kept().number == 2
    assert phones.faults == []


def test_typed_text_stays_when_others_enter_something(
    house: TrialInstallation,
    address: str,
    browser: Browser,
) -> None:
    phones = Phones(browser, address, open_table(house))
    page, other = phones.sit(0), phones.sit(1)
    page.locator("#more-row summary").tap()
    page.locator("#row-title").fill("Caf")
    page.locator("#row-title").focus()
    add(other, 1, 1, "3")
    expect(total(page, 1)).to_have_text("3")
    expect(page.locator("#row-title")).to_have_value("Caf")
    expect(page.locator("#row-title")).to_be_focused()
    page.keyboard.type("é")
    page.keyboard.press("Enter")
    expect(other.locator(".pad tbody th").nth(1)).to_have_text("Café")


def test_a_score_is_kept_without_scripts(
    house: TrialInstallation,
    address: str,
    browser: Browser,
) -> None:
    phones = Phones(browser, address, open_table(house))
    page = phones.open(phones.table.seats[0], java_script_enabled=False)
    page.locator("form[data-act=claim] [name=sure]").tap()
    page.locator("#cell-1-2").tap()
    page.locator("#points input[name=word]").first.fill("19")
    page.locator("#points [name=sure]").last.tap()
    expect(total(page, 2)).to_have_text("19")
    page.locator(".undo").first.tap()
    expect(total(page, 2)).to_have_text("0")


@pytest.mark.parametrize("language", ["en", "fa", "hu"])
def test_every_page_of_a_table_fits_and_can_be_used_by_everybody(
    house: TrialInstallation,
    address: str,
    browser: Browser,
    language: str,
) -> None:
    for game in ("pad", "condottiere-3e"):
        table = open_table(house, game, language=language, begins="0", clock="yes")
        phones = Phones(browser, address, table)
        seat = phones.sit(0)
        lines = ["0 add 12 1"] if game == "pad" else ["0 besiege milano", "0 play m10"]
        for number, line in enumerate([*lines, "undo 1"]):
            table.house.client.post(
                f"{table.host}/entries", data={"id": str(number), "sure": "yes", "entry": line}
            )
        paths = [*(table.seats[0] + each for each in ("", "/log")), table.seats[1]]
        paths += [table.host + each for each in ("", "/all", "/free/0", "/name/1", "/season")]
        for path in [*paths, f"/table/new?language={language}&game={game}"]:
            seat.goto(address + path)
            assert (path, too_wide(seat)) == (path, [])
            seat.evaluate(UNFOLD)
            assert (path, too_wide(seat)) == (path, [])
            assert seat.locator("html").get_attribute("lang") == language, path
            assert (path, broken(seat, has_dark_form=True)) == (path, [])
        screen = phones.open(table.watch, viewport=SCREEN)
        tall = "document.documentElement.scrollHeight > window.innerHeight"
        assert not screen.evaluate(tall) and too_wide(screen) == []
        assert broken(screen, has_dark_form=True) == []
        assert phones.faults == []


@pytest.mark.parametrize(
    ("game", "players", "language", "lines"),
    [
        ("troyes", 1, "fa", lines_of_a_game(1)),
        ("btwixt", 4, "hu", [*UP_TO_THE_COUNT, "0 ally left", "0 token right", "2 token left"]),
    ],
    ids=["troyes", "btwixt"],
)
def test_the_tables_of_other_games_are_accessible(
    house: TrialInstallation,
    address: str,
    browser: Browser,
    game: str,
    players: int,
    language: str,
    lines: list[str],
) -> None:
    """Test the middle of the game, and after a count."""
    table = open_table(house, game, players, language=language)
    phones = Phones(browser, address, table)
    seat, screen = phones.sit(0), phones.open(table.watch, viewport=SCREEN)
    for number, line in enumerate(lines, 1):
        answer = house.client.post(f"{table.host}/entries", data=entry(line) | {"id": str(number)})
        assert answer.status_code == 303, line
        if number in (len(lines) // 2, len(lines)):
            for page, path in (
                (seat, table.seats[0]),
                (seat, f"{table.host}/all"),
                (seat, table.watch),  # a phone watches
                (screen, table.watch),
            ):
                page.goto(address + path)
                page.evaluate(UNFOLD)
                assert (path, too_wide(page)) == (path, [])
                assert (path, broken(page, has_dark_form=True)) == (path, [])
    assert phones.faults == []


# --- reporting a hand -----------------------------------------------------------------------------


def test_a_phone_counts_the_cards_of_a_hand_as_they_are_named(
    house: TrialInstallation, browser: Browser, address: str
) -> None:
    table = open_table(house, "condottiere-3e", begins="0")
    house.client.post(f"{table.host}/entries", data=entry("0 besiege siena"))
    phones = Phones(browser, address, table)
    page = phones.sit(0)
    for language, begun, more, all_ten in (("en", "0", "4", "10"), ("fa", "۰", "۴", "۱۰")):
        page.goto(f"{address}{table.seats[0]}/mail?language={language}")
        counted = page.locator(".counted")
        expect(counted.locator("b")).to_have_text(begun)
        page.locator("[name=held-m1]").fill(more)
        page.locator("[name=held-m2]").fill("x")
        expect(counted.locator("b")).to_have_text(more)
        expect(counted.locator(".enough")).to_be_hidden()
        page.locator("[name=held-m2]").fill("٦")
        expect(counted.locator("b")).to_have_text(all_ten)
        expect(counted.locator(".enough")).to_be_visible()
        assert too_wide(page) == []
    bare = phones.sit(1, java_script_enabled=False)
    bare.goto(f"{address}{table.seats[1]}/mail")
    expect(bare.locator(".counted")).to_be_hidden()
    assert phones.faults == []


def test_a_bid_and_a_leaders_own_cards_are_entered_with_the_hand(
    house: TrialInstallation, browser: Browser, address: str
) -> None:
    table = open_table(house, "btwixt", **{"option-leader_mode": "advanced"})
    for line in BIDDING:
        data = entry(line if line[0] in "0f" else f"anyway {line}")
        assert house.client.post(f"{table.host}/entries", data=data).status_code == 303
    phones = Phones(browser, address, table)
    page = phones.sit(0)
    page.goto(f"{address}{table.seats[0]}/mail?language=fa")
    page.locator("[name=lies-s19]").fill("۱")  # reported only as a total
    for card, count in (("s22", "۳"), ("s23", "۳"), ("s24", "۳")):
        page.locator(f"[name=held-{card}]").fill(count)
    expect(page.locator(".counted b")).to_have_text("۱۰")
    expect(page.locator(".counted .enough")).to_be_visible()
    page.locator("[name=held-l_jon_1]").tap()
    expect(page.locator(".counted b")).to_have_text("۱۰")  # a leader's own are counted separately
    assert too_wide(page) == []
    page.locator("[name=email]").fill("ana@mail.example")
    page.locator("form[data-act=mail] [name=sure]").tap()
    expect(page.locator(".notice.good")).to_be_visible()
    expect(page.locator("[name=held-l_jon_1]")).to_be_checked()
    expect(page.locator("[name=lies-s19]")).to_have_value("۱")
    assert phones.faults == []


# --- the big screen -------------------------------------------------------------------------------

CUT = """() => [...document.querySelectorAll(".screen-main, .screen-state, .screen-board")]
    .filter(each => each.scrollWidth > each.clientWidth + 1
        || each.getBoundingClientRect().bottom > innerHeight
        || [...each.children].some(it => it.getBoundingClientRect().bottom > innerHeight))
    .map(each => each.className)"""
TYPE = "parseFloat(getComputedStyle(document.querySelector('.army-who, .lines th')).fontSize)"


def test_on_a_big_screen_nothing_is_cut_and_type_is_as_large_as_fits(
    house: TrialInstallation, browser: Browser, address: str
) -> None:
    table = open_table(house, "condottiere-3e", players=6, begins="0")
    phones = Phones(browser, address, table)
    house.client.post(f"{table.host}/entries", data=entry("0 besiege siena"))
    screen = phones.open(table.watch, viewport={"width": 1280, "height": 720})
    calm = screen.evaluate(TYPE)
    for card in ("m2", "m3", "m4", "courtesan", "m5", "m6", "drummer"):
        for seat in range(6):
            answer = house.client.post(f"{table.host}/entries", data=entry(f"{seat} play {card}"))
            assert answer.status_code == 303, answer.text
    expect(screen.locator(".laid")).to_have_count(42)
    for width, height in ((1280, 720), (1600, 900), (3840, 2160)):
        screen.set_viewport_size({"width": width, "height": height})
        for language in ("en", "fa"):
            screen.goto(f"{address}{table.watch}?language={language}")
            assert screen.evaluate(CUT) == [] and too_wide(screen) == []
            full = screen.evaluate(TYPE) * 720 / height
            assert 0.014 * 720 < full < calm, "smaller where more has to find room"
    assert phones.faults == []


WORDS_CUT = """() => [...document.querySelectorAll(".card-do")]
    .filter(each => each.scrollWidth > each.clientWidth + 1).map(each => each.textContent)"""


def test_four_cards_stand_in_a_row_on_small_phones_and_no_name_is_cut(
    house: TrialInstallation, browser: Browser, address: str
) -> None:
    table = open_table(house, "rakab", begins="1")
    house.client.post(f"{table.host}/entries", data=entry("1 besiege morina"))
    page = Phones(browser, address, table).open(f"{table.host}/all")
    for width in (360, 375):
        page.set_viewport_size({"width": width, "height": 740})
        for language in LANGUAGES:
            page.goto(f"{address}{table.host}/all?language={language}")
            columns = (
                "getComputedStyle(document.querySelector('.hand-of-table')).gridTemplateColumns"
            )
            assert len(page.evaluate(columns).split()) == 4
            assert (language, page.evaluate(WORDS_CUT)) == (language, [])


def test_a_score_pad_is_read_from_across_the_room(
    house: TrialInstallation, browser: Browser, address: str
) -> None:
    few, many = (open_table(house, players=players) for players in (4, 10))
    house.client.post(f"{few.host}/entries", data=entry("0 add 7 1"))
    for row in range(9):
        for seat in range(10):
            house.client.post(
                f"{many.host}/entries", data=entry(f"{seat} add {100 + row} {row + 1}")
            )
    phones = Phones(browser, address, few)
    screen = phones.open(few.watch, viewport={"width": 1600, "height": 900})
    shown = "parseFloat(getComputedStyle(document.querySelector('.pad thead th')).fontSize)"
    for table, least in ((few, 30), (many, 11)):
        screen.goto(f"{address}{table.watch}?language=fa")
        assert screen.evaluate(CUT) == [] and too_wide(screen) == []
        assert screen.evaluate(shown) > least


def entry(line: str) -> dict[str, str]:
    """Return the fields of the form that enters this line."""
    return {"id": line, "sure": "yes", "entry": line}


def test_a_first_citizen_is_placed_in_two_steps_of_a_few_buttons(
    house: TrialInstallation, address: str, browser: Browser
) -> None:
    phones = Phones(browser, address, open_table(house, "troyes"))
    phones.enter("tell 0")
    page = phones.sit(0)
    steps, spaces = page.locator("#live .steps-of .do:visible"), []
    expect(steps).to_have_count(3)  # the buildings
    for building in page.locator("#live .steps-of summary").all():
        building.tap()
        inside = page.locator("#live .steps-of details[open] button.do")
        assert 0 < inside.count() <= 8 and steps.count() == 3 + inside.count()
        spaces += [str(each.get_attribute("data-entry")) for each in inside.all()]
    assert len(set(spaces)) == len(spaces) == 18
    inside.first.tap()
    expect(page.locator("#live")).to_have_attribute("data-number", "2")
    assert phones.kept().entries[-1].line == spaces[-6] and phones.faults == []

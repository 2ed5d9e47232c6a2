"""The big screen, read from 3 m, and the one code by which everyone takes a seat."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page, expect

from service.language.words import speaker
from tests.service.installation.test_keys import with_another_key
from tests.service.trial_installation import SURE, TrialInstallation
from tests.service.web.at_companion import Companion, open_table
from tests.service.web.at_phones import Phones
from tests.service.web.in_browser import CHROMIUM, broken, too_wide
from tests.service.web.test_troyes_phones import written_out

pytestmark = pytest.mark.parametrize("database_url", ["sqlite"], indirect=True)
in_chromium = pytest.mark.skipif(not CHROMIUM, reason="no Chromium (STAFFETTA_TEST_CHROMIUM)")
SIZES = ((1280, 720), (1920, 1080), (3840, 2160))
LEAST = 28 / 1080  # of the screen's height
BATTLE = [
    *("0 besiege firenze", "0 play m3", "1 play m10", "2 play m5", "3 play winter"),
    *("0 play m2", "1 play spring", "2 play courtesan"),
]
# the size in which each text is drawn, except slanted names of seas and hidden words
SMALL = """least => {
    const found = [], walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walk.nextNode()) {
        const it = walk.currentNode.parentElement, text = walk.currentNode.data.trim();
        const hidden = ".sr, .skip, .name:not(text), title, desc, script, style, .rehearsal";
        if (!text || !it.checkVisibility() || it.closest(hidden)) continue;
        if (it.closest("[font-style=italic]")) continue;
        const turned = it.getScreenCTM?.(), scale = turned ? Math.hypot(turned.a, turned.b) : 1;
        const size = parseFloat(getComputedStyle(it).fontSize) * scale;
        if (size < least * innerHeight) found.push([text, size]);
    }
    return found;
}"""
# words of a score pad's names that are drawn on several lines
BROKEN_NAMES = """() => [...document.querySelectorAll(".pad thead bdi")].flatMap(it => {
    const text = it.firstChild, range = document.createRange();
    return [...text.data.matchAll(/[^-\\s]+/g)].filter(({ 0: word, index }) => {
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        return range.getClientRects().length > 1;
    }).map(([word]) => word);
})"""
IS_IN_LINE = """() => {
    const [sign, name] = [".state .emblem svg", ".state strong"].map(each =>
        document.querySelector(each).getBoundingClientRect());
    return sign.top < name.bottom && name.top < sign.bottom;
}"""
BOARD = """document.querySelector('.screen-board svg').getBoundingClientRect().height
    / document.getElementById('live').clientHeight"""


def enter(table: Companion, *lines: str) -> None:
    for number, line in enumerate(lines):
        fields = {**SURE, "id": f"{line} {number}", "entry": line}
        assert table.house.client.post(f"{table.host}/entries", data=fields).status_code == 303


def is_cut(page: Page) -> bool:
    return bool(
        page.evaluate("""() => document.documentElement.scrollHeight > innerHeight
            || [...document.querySelectorAll(".screen-main > *")].some(it => {
                const at = it.getBoundingClientRect();
                return at.bottom > innerHeight + 1 || at.right > innerWidth + 1 || at.left < -1
                    || it.scrollHeight > it.clientHeight + 1;
            })""")
    )


@in_chromium
@pytest.mark.parametrize(
    ("game", "players", "lines"),
    [
        ("condottiere-3e", 4, BATTLE),
        ("rakab", 6, ["0 besiege morina", "0 play m3", "1 play m10", "2 play winter"]),
        ("btwixt", 5, ["first 0", "ally 5", "0 play 4", "1 play 6", "2 play 3"]),
        ("pad", 10, ["9 add 1234 1", "0 add 7 1", "row", "1 add 54 2"]),
    ],
)
def test_everything_on_the_screen_is_large_and_nothing_is_cut(
    house: TrialInstallation,
    address: str,
    browser: Browser,
    game: str,
    players: int,
    lines: list[str],
) -> None:
    begins = {} if game in ("btwixt", "pad") else {"begins": "0"}
    long = (
        "Esperanza-Ludovica",
        "Maximilian-Alexander",
        "Ferenc",
        "Farrokhzad-Anahita",
        "Zoé",
        "Jo",
    )
    names = {f"name-{seat}": long[seat - 4] for seat in range(4, players)}
    table = open_table(house, game, players, **begins, **names)
    enter(table, *lines)
    looked_at(Phones(browser, address, table), game)


@in_chromium
@pytest.mark.parametrize(
    ("file", "players", "entries"), [("troyes-solo", 1, 45), ("troyes", 3, 70)]
)
def test_the_town_of_troyes_and_what_each_has_is_large(
    house: TrialInstallation,
    address: str,
    browser: Browser,
    file: str,
    players: int,
    entries: int,
) -> None:
    table = open_table(house, "troyes", players, **{"name-1": "Esperanza-Ludovica"})
    phones = Phones(browser, address, table)
    for entry in written_out(file, players).table.entries[:entries]:
        phones.enter(entry.line)
    looked_at(phones, "troyes")


def looked_at(phones: Phones, game: str) -> None:
    """Check the screen in all sizes and languages: everything is large, and nothing is cut."""
    address, watch = phones.address, phones.table.watch
    screen = phones.open(watch)
    for width, height in SIZES:
        screen.set_viewport_size({"width": width, "height": height})
        for language in ("en", "fa", "hu"):
            screen.goto(f"{address}{watch}?language={language}")
            screen.evaluate("document.fonts.ready.then(() => true)")
            where = (width, language)
            assert (where, is_cut(screen), too_wide(screen)) == (where, False, [])
            assert (where, screen.evaluate(SMALL, LEAST)) == (where, [])
            assert (where, screen.evaluate(BROKEN_NAMES)) == (where, [])
            assert game != "btwixt" or screen.evaluate(IS_IN_LINE), "the ally's sign and its name"
            if game in ("condottiere-3e", "rakab", "troyes"):
                assert screen.evaluate(BOARD) > 0.95, "as tall as the screen"
    assert broken(screen, has_dark_form=True) == []
    assert phones.faults == []


@in_chromium
def test_whose_turn_it_is_the_season_and_the_last_entry_are_seen(
    house: TrialInstallation, address: str, browser: Browser
) -> None:
    table, say = open_table(house, "rakab", begins="0"), speaker("en", "rakab")
    enter(table, "0 besiege morina", "0 play winter")
    screen = Phones(browser, address, table).open(
        table.watch, viewport={"width": 1920, "height": 1080}
    )
    expect(screen.locator(".screen-head.seat-1")).to_contain_text("Béla")
    expect(screen.locator(".season")).to_contain_text(say.noun("card", "winter"))
    expect(screen.locator(".screen-last")).to_contain_text(say.noun("card", "winter"))
    enter(table, "1 play m6")
    expect(screen.locator(".screen-head.seat-2")).to_be_visible()
    expect(screen.locator(".screen-last")).to_contain_text("Béla")


@in_chromium
def test_everyone_takes_a_seat_by_the_one_code_on_the_screen(
    house: TrialInstallation, address: str, browser: Browser
) -> None:
    table = open_table(house, "condottiere-3e", begins="0")
    phones = Phones(browser, address, table)
    screen = phones.open(table.watch, viewport={"width": 1920, "height": 1080})
    assert screen.locator("a.qr").count() == 1
    assert not is_cut(screen) and broken(screen, has_dark_form=True) == []
    code = screen.locator("a.qr").get_attribute("href") or ""
    assert code == f"https://play.example{table.watch}/join"
    for seat in range(4):
        phone = phones.open(f"{table.watch}/join")
        assert too_wide(phone) == [] and broken(phone, has_dark_form=True) == []
        buttons = phone.locator(".seats-to-join button")
        assert [buttons.nth(each).is_disabled() for each in range(4)] == [
            each < seat for each in range(4)
        ]
        buttons.nth(seat).tap()
        expect(phone.locator("#live")).to_be_visible()
        assert phone.url == address + table.seats[seat]
    expect(screen.locator(".armies, .lines").first).to_be_visible()
    assert phones.faults == []


def test_a_seat_is_joined_once_and_only_before_the_game(house: TrialInstallation) -> None:
    table = open_table(house, "condottiere-3e")
    path = f"{table.watch}/join"
    first, second = table.phone(), table.phone()

    def join(phone: TrialInstallation, seat: int, **fields: str) -> int:
        return phone.client.post(f"{path}/{seat}", data={**SURE, **fields}).status_code

    assert first.client.post(f"{path}/1").status_code == 200, "no button: the page again"
    assert join(first, 1, name="Bertalan") == 303
    assert "Bertalan" in first.get(table.seats[1]).text
    assert [join(second, seat) for seat in (1, 4, 99)] == [409] * 3
    for other in (table.host, table.seats[0]):  # they have codes of their own
        assert house.client.get(f"{other}/join").status_code == 403
    assert join(second, 2) == 303
    enter(table, "tell 0", "0 besiege siena")
    assert join(table.phone(), 3) == 409
    assert speaker("en")("join-closed") in house.get(path).text


def test_a_seat_whose_code_is_lost_is_not_joined(house: TrialInstallation) -> None:
    table = open_table(house)
    other = with_another_key(house)
    answer = other.client.post(f"{table.watch}/join/0", data=SURE)
    assert answer.status_code == 409

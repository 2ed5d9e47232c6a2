"""A whole turn of each game by keys alone, and with the accessibility tree as the only output."""

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

import printables
from service.language.words import speaker
from tests.service.at_table import Table, begin
from tests.service.trial_installation import ANA, BELA, CYRUS, TrialInstallation
from tests.service.web.in_browser import CHROMIUM
from tests.service.web.test_browser import DESKTOP, Watched

pytestmark = [
    pytest.mark.skipif(not CHROMIUM, reason="no Chromium here (STAFFETTA_TEST_CHROMIUM names one)"),
    pytest.mark.parametrize("database_url", ["sqlite"], indirect=True),
]
# a game, its number of players, and the moves before the turn
TURNS = {
    "condottiere-3e": ("condottiere-3e", 3, 2),
    "condottiere-1e": ("condottiere-1e", 3, 4),
    "rakab": ("rakab", 2, 3),
    "troyes": ("troyes", 3, 34),
    "troyes alone": ("troyes", 1, 14),
    "btwixt": ("btwixt", 3, 8),
}
MOST_KEYS = 80
LONGEST_NAME = 300  # characters of a link, or of a card with its effect
CONTROLS = ("link", "button", "textbox", "combobox", "checkbox", "radio", "slider", "image")
NAMED = (*CONTROLS, "group", "region", "figure", "rowheader", "cell")


@pytest.fixture(params=TURNS)
def table(request: pytest.FixtureRequest, house: TrialInstallation) -> Table:
    game, seats, moves = TURNS[request.param]
    people = [{**each, "language": "en"} for each in (ANA, BELA, CYRUS)][:seats]
    begun = begin(house, players=people[1:], host=people[0], language="en", game=game)
    return begun.play(moves)


def focused(page: Page) -> str:
    """Return the text and the label of the element with the focus."""
    return str(
        page.evaluate("""() => { const it = document.activeElement;
        return it === document.body ? "" : it.getAttribute("aria-label") || it.innerText; }""")
    )


def tab_to(page: Page, wanted: str) -> None:
    """Press Tab until an element that fits the selector has the focus."""
    for _ in range(MOST_KEYS):
        page.keyboard.press("Tab")
        if page.evaluate("wanted => document.activeElement.matches(wanted)", wanted):
            return
    raise AssertionError(f"no {wanted} is reached by the Tab key")


def wait_for_another(page: Page, before: str) -> None:
    """Wait until the page shows another part of the move than `before`."""
    script = """before => { const tray = document.getElementById("choosing");
        return tray.innerHTML !== before && !tray.hasAttribute("aria-busy"); }"""
    page.wait_for_function(script, arg=before)


def test_a_turn_is_played_by_keys_alone(table: Table, address: str, browser: Browser) -> None:
    watched = Watched(browser, address, viewport=DESKTOP)
    seat, turn = table.asked, table.turn
    page = watched.open(f"/s/{table.seats[seat]}")
    for choice in (".board a[href], .cards a.card, .deck a.card, .moves a.move", "#stances a"):
        if page.locator(choice).count():
            tab_to(page, choice)
            break
    page.keyboard.press("Enter")
    tray, sure = page.locator("#choosing"), page.locator("#choosing [name=sure]")
    for _ in range(8):  # a move of Troyes has several words
        expect(tray.locator("form, .next a, .ready a").first).to_be_visible()
        if sure.count():
            break
        before = tray.inner_html()
        tab_to(page, "#choosing .ready a, #choosing .next a")
        page.keyboard.press("Enter")
        wait_for_another(page, before)
    tab_to(page, "#choosing [name=sure]")
    page.keyboard.press("Enter")
    told = page.locator(".notice.good")
    expect(told.first).to_be_focused()
    assert told.first.inner_text().strip() and table.turn > turn
    assert watched.faults == []


def test_leaving_a_move_gives_the_focus_back(table: Table, address: str, browser: Browser) -> None:
    page = Watched(browser, address, viewport=DESKTOP).open(f"/s/{table.seats[table.asked]}")
    tab_to(page, ".board a[href], .cards a.card, .deck a.card, .moves a.move")
    opener = focused(page)
    page.keyboard.press("Enter")
    expect(page.locator("#choosing :is(form, .next a, .ready a)").first).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("#choosing > *")).to_have_count(0)
    assert focused(page) == opener


def heard(page: Page) -> Iterator[tuple[str, str]]:
    """Yield the role and name of everything in the accessibility tree, in its order."""
    session = page.context.new_cdp_session(page)
    for node in session.send("Accessibility.getFullAXTree")["nodes"]:
        if not node.get("ignored"):
            yield node["role"]["value"], str(node.get("name", {}).get("value") or "")


def test_a_turn_is_understood_and_played_by_ear(
    table: Table, address: str, browser: Browser
) -> None:
    seat, turn = table.asked, table.turn
    page = Watched(browser, address, viewport=DESKTOP).open(f"/s/{table.seats[seat]}")
    said = [*heard(page)]
    assert [name for role, name in said if role in CONTROLS and not name] == [], "unnamed"
    assert max(len(name) for role, name in said if role in NAMED) < LONGEST_NAME
    assert ("heading", page.locator("h1").inner_text()) in said
    position = [*lines_of_the_position(table, seat)]
    assert not {name for _, name in said} & {*position}, "the position is folded"
    page.get_by_text("The whole position in words").click()
    texts = {name for role, name in heard(page) if role == "StaticText"}
    assert [line for line in position if line not in texts] == []
    play_what_is_heard(page)
    assert table.turn > turn
    assert "You" in focused(page), "the focus is on what the move has brought about"


def lines_of_the_position(table: Table, seat: int) -> Iterator[str]:
    loaded = table.loaded()
    game: Any = loaded.game
    view, say = game.view(loaded.state, seat), speaker("en", game)
    for each in printables.position(game, view, say, loaded.names):
        yield from (each.title or each.words, *each.facts)


def play_what_is_heard(page: Page) -> None:
    """Follow the first possible move by its role and name, up to the button that plays it."""
    main = page.get_by_role("main")
    play = page.get_by_role("region", name="Your move so far").get_by_role("button", name="Play")
    board = page.locator(".board").get_by_role("link")
    first = board if board.count() else main.get_by_role("link", name="Play ")
    (first if first.count() else page.locator(".moves").get_by_role("link")).first.press("Enter")
    tray = page.locator("#choosing")
    for _ in range(8):
        expect(tray.get_by_role("button").or_(tray.locator(".next, .ready")).first).to_be_visible()
        if play.count():
            break
        before = tray.inner_html()
        tray.locator(".ready, .next").get_by_role("link").first.press("Enter")
        wait_for_another(page, before)
    play.press("Enter")
    expect(page.locator(".notice.good").first).to_be_focused()

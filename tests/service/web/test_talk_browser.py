"""Talk in a browser: live, sent without leaving the page, read when it is in view."""

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.service.at_table import Table, begin
from tests.service.trial_installation import TrialInstallation
from tests.service.web.in_browser import broken, too_wide
from tests.service.web.test_talk_pages import said, say, unread

pytestmark = pytest.mark.parametrize("database_url", ["sqlite"], indirect=True)
PHONE, WIDE = (390, 844), (1280, 800)


@pytest.fixture
def table(house: TrialInstallation) -> Table:
    return begin(house).play(2)


def opened(browser: Browser, address: str, table: Table, seat: int, size: tuple[int, int]) -> Page:
    page = browser.new_page(viewport={"width": size[0], "height": size[1]})
    page.goto(f"{address}/s/{table.seats[seat]}")
    return page


def test_two_friends_talk_on_open_pages(
    browser: Browser, address: str, table: Table, house: TrialInstallation
) -> None:
    pages = [opened(browser, address, table, seat, PHONE) for seat in (0, 1)]
    for page in pages:
        page.wait_for_event("response", lambda answer: answer.url.endswith("/turn"))
    first, second = pages
    first.locator("#talk > summary").click()
    field = first.locator("#talk textarea").first
    field.fill("Shall we spare Roma?")
    first.locator("#talk [name=sure]").first.click()
    expect(first.locator(".said .own .written")).to_have_text("Shall we spare Roma?")
    assert first.url.endswith(table.seats[0]) and field.input_value() == ""
    expect(second.locator(".heard [data-new]")).to_have_text("1 új üzenet", timeout=5000)
    assert unread(table, 1) == 1
    second.locator(".heard a").click()
    expect(second.locator(".said .written")).to_be_visible()
    expect(second.locator(".heard")).to_be_hidden()
    second.locator("#talk textarea").first.fill("Gladly.")
    second.keyboard.press("Tab")
    second.keyboard.press("Enter")
    expect(first.locator(".said .new .written")).to_have_text("Gladly.", timeout=5000)
    expect(second.locator("#talk > summary [data-new]")).to_be_hidden()
    assert [words for _, _, words in said(table)] == ["Shall we spare Roma?", "Gladly."]
    assert unread(table, 0) == unread(table, 1) == 0 and unread(table, 2) == 2


def test_typed_words_survive_a_message_and_a_refusal(
    browser: Browser, address: str, table: Table
) -> None:
    say(table, 1, "hello")
    page = opened(browser, address, table, 0, WIDE)
    page.wait_for_event("response", lambda answer: answer.url.endswith("/turn"))
    page.locator("#talk textarea").first.fill("half a sentence")
    say(table, 1, "another")
    expect(page.locator(".said .written")).to_have_count(2, timeout=5000)
    assert page.locator("#talk textarea").first.input_value() == "half a sentence"
    page.locator("#talk textarea").first.fill("x" * 2001)
    page.locator("#talk [name=sure]").first.click()
    expect(page.locator("#talk .problem")).to_be_visible()
    assert page.locator("#talk textarea").first.input_value() == "x" * 2001
    assert broken(page) == too_wide(page) == []


@pytest.mark.parametrize("size", [PHONE, WIDE], ids=["phone", "wide"])
@pytest.mark.parametrize("what", ["", "/talk"])
def test_pages_with_talk_are_accessible(
    browser: Browser, address: str, table: Table, size: tuple[int, int], what: str
) -> None:
    for seat, to, words in ((1, "everybody", "a" * 300), (2, "0", "سلام"), (0, "1,2", "Hi!")):
        say(table, seat, words, to)
    page = opened(browser, address, table, 0, size)
    page.goto(f"{address}/s/{table.seats[0]}{what}")
    page.evaluate("document.querySelectorAll('#talk, .circle').forEach(it => it.open = true)")
    assert broken(page, has_dark_form=True) == too_wide(page) == []

"""Talk in a browser: live, sent without leaving the page, read when it is in view."""

import pytest
from playwright.sync_api import APIResponse, Browser, Page, Route, expect

from tests.service.at_table import Table, begin
from tests.service.running_match import wait_until
from tests.service.trial_installation import SURE, TrialInstallation
from tests.service.web.in_browser import broken, too_wide
from tests.service.web.test_talk_pages import said, say, unread

pytestmark = pytest.mark.parametrize("database_url", ["sqlite"], indirect=True)
PHONE, WIDE = (390, 844), (1280, 800)
AT_ONCE = 15_000  # milliseconds: a page looks by itself after 20 seconds


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
    expect(second.locator(".heard [data-new]")).to_have_text("1 új üzenet", timeout=AT_ONCE)
    assert unread(table, 1) == 1
    second.locator(".heard a").click()
    expect(second.locator(".said .written")).to_be_visible()
    expect(second.locator(".heard")).to_be_hidden()
    second.locator("#talk textarea").first.fill("Gladly.")
    second.keyboard.press("Tab")
    second.keyboard.press("Enter")
    expect(first.locator(".said .new .written")).to_have_text("Gladly.", timeout=AT_ONCE)
    expect(second.locator("#talk > summary [data-new]")).to_be_hidden()
    assert [words for _, _, words in said(table)] == ["Shall we spare Roma?", "Gladly."]
    wait_until(lambda: unread(table, 0) == 0)  # it is marked after it has been in view
    assert unread(table, 1) == 0 and unread(table, 2) == 2


def test_typed_words_survive_a_message_and_a_refusal(
    browser: Browser, address: str, table: Table
) -> None:
    say(table, 1, "hello")
    page = opened(browser, address, table, 0, WIDE)
    page.wait_for_event("response", lambda answer: answer.url.endswith("/turn"))
    page.locator("#talk textarea").first.fill("half a sentence")
    say(table, 1, "another")
    expect(page.locator(".said .written")).to_have_count(2, timeout=AT_ONCE)
    assert page.locator("#talk textarea").first.input_value() == "half a sentence"
    page.locator("#talk textarea").first.fill("x" * 2001)
    page.locator("#talk [name=sure]").first.click()
    expect(page.locator("#talk .problem")).to_be_visible()
    assert page.locator("#talk textarea").first.input_value() == "x" * 2001
    assert broken(page) == too_wide(page) == []


def test_sent_words_leave_their_field_on_a_slow_line(
    browser: Browser, address: str, table: Table
) -> None:
    """The page hears of its own message before the request that sent it is answered."""
    page = opened(browser, address, table, 0, WIDE)
    page.wait_for_event("response", lambda answer: answer.url.endswith("/turn"))
    held: list[tuple[Route, APIResponse]] = []

    def hold(route: Route) -> None:
        if route.request.method == "POST":
            held.append((route, route.fetch()))
        else:
            route.continue_()

    page.route("**/talk", hold)
    page.locator("#talk").evaluate("it => { it.open = true }")
    field = page.locator("#talk textarea").first
    field.fill("Shall we spare Roma?")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(page.locator(".said .own .written")).to_have_count(1, timeout=AT_ONCE)
    [(route, answer)] = held
    route.fulfill(response=answer)
    expect(field).to_have_value("")
    expect(field).to_be_focused()
    assert said(table) == [(0, [], "Shall we spare Roma?")]


def test_words_that_were_not_taken_stay_with_the_reason(
    browser: Browser, address: str, table: Table
) -> None:
    page = opened(browser, address, table, 0, WIDE)
    page.locator("#talk").evaluate("it => { it.open = true }")
    for words in ("س" * 6000, "Hello"):
        if words == "Hello":
            renewed = table.house.client.post(f"/s/{table.seats[0]}/link", data=SURE)
            assert renewed.status_code == 200
        page.locator("#talk textarea").first.fill(words)
        page.locator("#talk [name=sure]").first.click()
        expect(page.locator("#unsent")).to_have_count(1)
        expect(page.locator("#unsent")).not_to_be_empty()
        assert page.locator("#talk textarea").first.input_value() == words
    assert said(table) == []


def test_words_are_sent_as_a_form_if_a_script_cannot(
    browser: Browser, address: str, table: Table
) -> None:
    page = opened(browser, address, table, 0, WIDE)
    asked: list[str] = []

    def fail_once(route: Route) -> None:
        asked.append(route.request.method)
        if asked.count("POST") == 1:
            route.fulfill(status=503, body="")
        else:
            route.continue_()

    page.route("**/talk", fail_once)
    page.locator("#talk").evaluate("it => { it.open = true }")
    page.locator("#talk textarea").first.fill("Hello")
    with page.expect_navigation():
        page.locator("#talk [name=sure]").first.click()
    expect(page.locator(".said .own .written")).to_have_text("Hello")
    assert said(table) == [(0, [], "Hello")]


def test_a_move_being_chosen_stays_when_something_is_offered(
    browser: Browser, address: str, table: Table
) -> None:
    page = opened(browser, address, table, table.asked, PHONE)
    page.wait_for_event("response", lambda answer: answer.url.endswith("/turn"))
    page.locator("#board a[href], .cards a.card, .doing a.move").first.click()
    expect(page.locator("body.is-choosing")).to_have_count(1)
    page.locator("#choosing").focus()
    other = f"/s/{table.seats[(table.asked + 1) % 3]}/votes"
    assert table.house.get(other).submit("vote", kind="pause").status == 200
    expect(page.locator("#changed")).to_be_visible(timeout=AT_ONCE)
    expect(page.locator("body.is-choosing")).to_have_count(1)


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

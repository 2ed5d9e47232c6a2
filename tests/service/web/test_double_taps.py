"""One entry for each turn: second taps, entries for other players, and entries that come late."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page, expect

from service.language.languages import unmarked
from service.language.words import speaker
from tests.service.trial_installation import TrialInstallation
from tests.service.web.at_companion import open_table
from tests.service.web.at_phones import Phones, awake, offline
from tests.service.web.in_browser import CHROMIUM

pytestmark = [
    pytest.mark.skipif(not CHROMIUM, reason="no Chromium here (STAFFETTA_TEST_CHROMIUM names one)"),
    pytest.mark.parametrize("database_url", ["sqlite"], indirect=True),
]
LONG = "3600000"  # milliseconds of rest, longer than any test
MIDDLE = """it => {
    it.scrollIntoView({ block: "center", behavior: "instant" });
    const at = it.getBoundingClientRect();
    return [at.x + at.width / 2, at.y + at.height / 2];
}"""


def twice(page: Page, selector: str) -> None:
    """Tap an element, wait for the page that this leads to, and tap the same place again."""
    number = page.locator("#live").get_attribute("data-number")
    x, y = page.locator(selector).first.evaluate(MIDDLE)
    page.touchscreen.tap(x, y)
    expect(page.locator("#live")).not_to_have_attribute("data-number", str(number))
    page.touchscreen.tap(x, y)
    page.touchscreen.tap(x, y - 60)  # the other buttons rest, too


@pytest.mark.parametrize(
    ("game", "begun", "button"),
    [
        ("condottiere-3e", ("tell 0", "0 besiege siena"), "[data-entry='0 play m4']"),
        ("rakab", ("tell 0",), "[data-entry='0 besiege morina']"),
        ("btwixt", ("first 0", "ally 5"), "[data-entry='0 play 4']"),
        ("troyes", (), "[data-entry='tell 1']"),
        ("pad", (), "#new-row"),
        ("pad", ("0 add 5 1",), ".just-undo"),
    ],
)
def test_a_second_tap_enters_nothing(
    house: TrialInstallation,
    address: str,
    browser: Browser,
    game: str,
    begun: tuple[str, ...],
    button: str,
) -> None:
    phones = Phones(browser, address, open_table(house, game))
    for line in begun:
        phones.enter(line)
    page = phones.open(f"{phones.table.host}/all", rest=LONG)  # where the next player's cards come
    twice(page, button)
    twice_done = phones.kept().number
    page.reload()  # which ends the rest
    expect(page.locator("html")).not_to_have_class("has-script rests")
    assert twice_done == len(begun) + 1 and phones.faults == []


def test_the_tap_after_the_last_key_of_a_pad_takes_nothing_back(
    house: TrialInstallation, address: str, browser: Browser
) -> None:
    phones = Phones(browser, address, open_table(house))
    page = phones.open(f"{phones.table.host}/all", rest=LONG)
    for seat in (0, 1):  # cells do not rest, as they enter nothing
        page.locator(f"#cell-1-{seat}").tap()
        page.locator(".keys button[value='7']").tap()
        page.locator("#keypad button[value=enter]").tap()
        expect(page.locator("#live")).to_have_attribute("data-number", str(seat + 1))
    page.locator(".just-undo").tap()
    page.locator("#new-row").tap()
    assert page.locator("html.rests").count() == 1
    assert phones.kept().number == 2 and phones.faults == []


def test_the_rest_ends_and_the_last_entry_is_undone_at_the_thumb(
    house: TrialInstallation, address: str, browser: Browser
) -> None:
    phones = Phones(browser, address, open_table(house, "condottiere-3e", begins="0"))
    page = phones.sit(0, rest="1")
    page.locator("[data-entry='0 besiege siena']").first.tap()
    awake(page)
    page.locator("[data-entry='0 play m4']").tap()
    expect(page.locator(".just")).to_contain_text("Mercenary 4")
    awake(page)
    bar = page.locator(".just").bounding_box()
    assert bar and bar["y"] + bar["height"] == 844, "at the bottom of the screen"
    page.locator(".just-undo").tap()
    expect(page.locator(".laid")).to_have_count(0)
    assert phones.kept().number == 4 and phones.faults == []


@pytest.mark.parametrize(
    ("game", "begun", "line"),
    [
        ("condottiere-3e", ("tell 0", "0 besiege siena"), "0 play m4"),
        ("condottiere-3e", ("tell 0",), "0 besiege siena"),
        ("btwixt", ("first 0", "ally 5"), "0 play 4"),
    ],
)
def test_entering_for_others_is_a_deliberate_step(
    house: TrialInstallation,
    address: str,
    browser: Browser,
    game: str,
    begun: tuple[str, ...],
    line: str,
) -> None:
    phones, say = Phones(browser, address, open_table(house, game)), speaker("en")
    for each in begun:
        phones.enter(each)
    own, other = phones.sit(0), phones.sit(1)
    button = f".do[data-entry='{line}']"
    expect(own.locator(button).first).to_be_visible()
    fold = other.locator("#more-for-0")
    expect(fold.locator("> summary")).to_contain_text(say("companion-enter_for", name="Ana"))
    expect(fold.locator(button)).to_be_hidden()
    fold.locator("> summary").tap()
    fold.locator(button).tap()
    expect(other.locator("#live")).to_have_attribute("data-number", str(len(begun) + 1))
    assert other.locator(".for-other[open]").count() == 0
    assert phones.faults == []


def test_an_entry_that_waits_is_the_only_one_of_its_turn_and_can_be_taken_back(
    house: TrialInstallation, address: str, browser: Browser
) -> None:
    phones, say = Phones(browser, address, open_table(house, "condottiere-3e")), speaker("en")
    for line in ("tell 0", "0 besiege siena"):
        phones.enter(line)
    page = phones.sit(0)
    waiting = page.locator("#queue li")
    with offline(page):
        page.locator("[data-entry='0 play m4']").tap()
        expect(waiting).to_contain_text("Mercenary 4")
        page.locator("[data-entry='0 play m6']").tap()
        expect(waiting).to_have_count(1)
        page.get_by_role("button", name=say("companion-take_back")).tap()
        expect(page.locator("#queue")).to_be_hidden()
        page.locator("[data-entry='0 play m6']").tap()
        expect(waiting).to_contain_text("Mercenary 6")
    expect(page.locator(".laid")).to_contain_text("Mercenary 6")
    assert [entry.line for entry in phones.kept().entries[2:]] == ["0 play m6"]
    assert phones.faults == []


def test_an_entry_that_comes_after_its_turn_is_refused_kindly(
    house: TrialInstallation, address: str, browser: Browser
) -> None:
    table = open_table(house, "condottiere-3e", begins="0", language="hu")
    phones, say = Phones(browser, address, table), speaker("hu")
    phones.enter("0 besiege siena")
    page = phones.sit(0)
    with offline(page):
        page.locator("[data-entry='0 play m4']").tap()
        expect(page.locator("#queue li")).to_have_count(1)
        for line in ("0 play m6", "1 pass", "2 pass", "3 pass"):  # Ana may play again
            phones.enter(line)
    refused = page.locator("#queue.bad li")
    expect(refused).to_contain_text(say("entry-refusal-moved_on"))
    expect(refused).to_contain_text(unmarked(say("entry-since", what="")).strip())
    again, drop = refused.get_by_role("button").all()
    assert again.inner_text() == say("companion-enter_again")
    assert drop.inner_text() == say("companion-drop")
    drop.tap()
    expect(page.locator("#queue")).to_be_hidden()
    assert phones.kept().entries[-1].line == "3 pass" and phones.faults == []


def points(page: Page, cell: str, key: str) -> None:
    """Enter points of one digit into a cell of a pad."""
    page.locator(f"#cell-{cell}").tap()
    page.locator(f".keys button[value='{key}']").tap()
    page.locator("#keypad button[value=enter]").tap()


def cells(phones: Phones) -> list[int | None]:
    return list(phones.kept().at.rows[0].cells)


def test_points_for_a_cell_that_another_phone_has_filled_are_entered_only_if_meant(
    house: TrialInstallation, address: str, browser: Browser
) -> None:
    phones, say = Phones(browser, address, open_table(house)), speaker("en")
    page, queue = phones.sit(0), "#queue.bad li"
    with offline(page):
        points(page, "1-0", "5")
        points(page, "1-1", "4")
        expect(page.locator("#queue li")).to_have_count(2)
        phones.enter("0 add 5 1")
        phones.enter("2 add 6 1")  # another cell
    expect(page.locator(queue)).to_have_count(1)
    refused = page.locator(queue)
    stands = say("pad-cell", name="Ana", row=1, value="5")
    expect(refused).to_contain_text(stands)
    assert cells(phones) == [5, 4, 6, None]
    refused.get_by_role("button", name=say("companion-drop")).tap()
    expect(page.locator("#queue")).to_be_hidden()
    with offline(page):
        points(page, "1-0", "3")
        phones.enter("0 add 1 1")
    page.locator(queue).get_by_role("button", name=say("companion-enter_again")).tap()
    expect(page.locator("#live")).to_have_attribute("data-number", "5")
    assert cells(phones)[0] == 9 and phones.faults == []


def test_the_keys_show_the_sum_that_stands_and_mean_the_cell_as_it_was_opened(
    house: TrialInstallation, address: str, browser: Browser
) -> None:
    phones = Phones(browser, address, open_table(house))
    page, total = phones.sit(0), "#keypad-sum"
    page.locator("#cell-1-0").tap()
    page.locator(".keys button[value='5']").tap()
    phones.enter("0 add 5 1")
    expect(page.locator(total)).to_contain_text("5 + 5 = 10")
    page.locator("#keypad button[value=enter]").tap()
    expect(page.locator("#queue.bad li")).to_have_count(1)
    assert cells(phones)[0] == 5 and phones.faults == []


def test_rows_and_points_from_one_photo_follow_each_other(
    house: TrialInstallation, address: str, browser: Browser
) -> None:
    phones = Phones(browser, address, open_table(house))
    page = phones.sit(0)
    lines = ["0 add 5 1", "row", "0 add 6 2", "row", "0 add 7 3"]
    read = "lines => document.dispatchEvent(new CustomEvent('entries', { detail: lines }))"
    page.evaluate(read, [{"line": line, "label": line} for line in lines])
    expect(page.locator("#live")).to_have_attribute("data-number", "5")
    with offline(page):
        page.evaluate(read, [{"line": "1 add 4 1", "label": "4"}])
        phones.enter("1 add 4 1")
    expect(page.locator("#queue.bad li")).to_have_count(1)
    assert cells(phones)[:2] == [5, 4] and phones.faults == []

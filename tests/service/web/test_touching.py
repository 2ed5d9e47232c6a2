"""A turn of each game by touches on the board alone: in one page with scripts, else by links."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

import engine
from service.language.words import speaker
from tests.service.at_table import Table, begin
from tests.service.trial_installation import ANA, BELA, CYRUS, TrialInstallation
from tests.service.web.in_browser import CHROMIUM, broken, too_wide
from tests.service.web.test_browser import DESKTOP, PHONE, Watched

pytestmark = [
    pytest.mark.skipif(not CHROMIUM, reason="no Chromium here (STAFFETTA_TEST_CHROMIUM names one)"),
    pytest.mark.parametrize("database_url", ["sqlite"], indirect=True),
]
SURE = "form[data-act=play] [name=sure]"
Until = Callable[[Any, list[str]], bool]


def opened(
    house: TrialInstallation, watched: Watched, game: str, language: str, until: Until
) -> tuple[Table, Page]:
    """Play random moves until the condition `until` holds; return the page of the seat to move."""
    host, *others = [{**person, "language": language} for person in (ANA, BELA, CYRUS)]
    for seed in "abcdefgh":
        about = {"host": host, "language": language, "game": game, "seed": seed}
        table = begin(house, *others, **about)
        for luck in range(120):
            state = table.loaded().state
            if not table.loaded().is_running:
                break
            if until(state, table.actions):
                return table, watched.open(f"/s/{table.seats[table.asked]}")
            table.play(1, luck=f"{seed}{luck}")
    raise AssertionError("no such choice came")


def touch(page: Page, selector: str) -> str:
    """Touch the first element on the board that matches a selector, and return its URL."""
    target = page.locator(f".board a{selector}").first
    address = target.get_attribute("href") or ""
    target.scroll_into_view_if_needed()
    target.dispatch_event("click")
    return address


def steps_by_board(page: Page, *selectors: str) -> None:
    """Touch elements one after the other; wait until each touch has changed the board."""
    for selector in selectors:
        before = page.locator(".board").inner_html()
        touch(page, selector)
        expect(page.locator(".board")).not_to_have_js_property("innerHTML", before)


def play_out(page: Page, table: Table) -> str:
    """Press the button that plays the move, and return the URL of its form."""
    form = page.locator("form[data-act=play]")
    action = form.get_attribute("action") or ""
    page.locator(SURE).click()
    expect(page).to_have_url(re.compile("after="))
    return action


def loads(page: Page) -> list[str]:
    """Return a list to which each later page load is added."""
    found: list[str] = []
    page.on("framenavigated", lambda frame: found.append(frame.url))
    return found


def with_dice_of_others(state: Any, actions: list[str]) -> bool:
    """True in a main turn of Troyes in which one die of another player can pay for an activity."""
    bought = re.compile(r"activate \w+ [0-3]:\S+( from:\S+)?")
    return state.phase == "act" and any(bought.fullmatch(each) for each in actions)


def an_ally(state: Any, actions: list[str]) -> bool:
    return any(each.startswith("ally") for each in actions) and len(actions) > 1


@pytest.mark.parametrize("language", ["en", "fa"])
@pytest.mark.parametrize("scripts", [True, False], ids=["scripts", "links"])
def test_a_turn_of_troyes_with_an_opponents_die(
    house: TrialInstallation, address: str, browser: Browser, language: str, scripts: bool
) -> None:
    watched = Watched(browser, address, locale=language, java_script_enabled=scripts)
    table, page = opened(house, watched, "troyes", language, with_dice_of_others)
    bought = re.compile(r"activate (\w+) ([0-3]):(\w\d)( from:(\S+))?")
    found = next(filter(None, map(bought.fullmatch, table.actions)))
    card, owner, die, source = found[1], found[2], found[3], found[5]
    pages = loads(page)
    places = [f"[id='board-die-{owner}-{die}']", f"[id='board-card-{card}']"]
    if source is not None and "." not in source and source[0] in "PBC":
        places.append(f"[id='board-space-{source}']")
    turn = table.turn
    for place in places:
        if page.locator(f".board a{place}:not([aria-current])").count():
            steps_by_board(page, place)
            assert too_wide(page) == []
    lit = page.locator(".board a[aria-current]")
    assert {lit.nth(at).get_attribute("id") for at in range(lit.count())} >= {
        f"board-die-{owner}-{die}",
        f"board-card-{card}",
    }
    assert page.locator(".sums").inner_text()
    if not page.locator(SURE).count():  # the seat to move can be any
        step = page.locator(".next a[href*=from]").first
        step.dispatch_event("click")
    expect(page.locator(SURE)).to_be_visible()
    assert not scripts or pages == [], "one page, so far"
    assert table.turn == turn, "and nothing is played yet"
    action = play_out(page, table)
    assert f"activate%20{card}%20{owner}%3A{die}" in action
    assert table.turn > turn and len(pages) == (1 if scripts else len(pages))
    assert watched.faults == []


@pytest.mark.parametrize("language", ["en", "fa"])
@pytest.mark.parametrize("scripts", [True, False], ids=["scripts", "links"])
@pytest.mark.parametrize("game", ["condottiere-3e", "condottiere-1e", "rakab", "btwixt"])
def test_a_turn_of_each_other_game(
    house: TrialInstallation,
    address: str,
    browser: Browser,
    language: str,
    scripts: bool,
    game: str,
) -> None:
    watched = Watched(browser, address, locale=language, java_script_enabled=scripts)
    until: Until = an_ally if game == "btwixt" else (lambda state, _: state.phase == "choose")
    table, page = opened(house, watched, game, language, until)
    turn, pages = table.turn, loads(page)
    address_of_place = touch(page, "[href]")
    expect(page.locator(SURE)).to_be_visible()
    assert page.locator(".board a[aria-current]").count() == 1, "what is chosen is lit"
    assert table.turn == turn and (not scripts or pages == [])
    assert play_out(page, table) == address_of_place
    assert table.turn > turn and watched.faults == []


def a_bishop(state: Any, actions: list[str]) -> bool:
    return sum(each.startswith("play bishop ") for each in actions) > 3


def test_a_bishop_is_one_button_and_then_the_map(
    house: TrialInstallation, address: str, browser: Browser
) -> None:
    watched = Watched(browser, address, has_touch=True)
    table, page = opened(house, watched, "condottiere-3e", "en", a_bishop)
    pages = loads(page)
    bishops = page.locator(".doing .hand-of a[href*=bishop]")
    assert bishops.count() == sum(card == "bishop" for card in hand(table))
    bishops.first.tap()
    expect(page.locator("#choosing .word")).to_have_count(2)
    touch(page, "[href*=bishop] >> nth=1")
    expect(page.locator(SURE)).to_be_visible()
    assert pages == [] and "play%20bishop" in play_out(page, table)


def hand(table: Table) -> list[str]:
    loaded = table.loaded()
    found: list[str] = loaded.game.view(loaded.state, table.asked)["hand"]
    return found


def in_battle(state: Any, actions: list[str]) -> bool:
    return state.phase == "battle" and any(map(re.compile(r"play m\d+").fullmatch, actions))


def test_a_card_says_its_numbers_and_leaving_it_changes_nothing(
    house: TrialInstallation, address: str, browser: Browser
) -> None:
    watched = Watched(browser, address, has_touch=True, viewport=PHONE)
    table, page = opened(house, watched, "condottiere-3e", "en", in_battle)
    before, turn = page.locator("#board").inner_html(), table.turn
    card = page.locator(".cards a.card[href*='play%20m']").first
    card.tap()
    expect(page.locator("#choosing .sums")).to_contain_text("Your line")
    expect(card).to_have_attribute("aria-current", "true")
    assert broken(page, has_dark_form=True) == [] and too_wide(page) == []
    page.locator("#choosing form [formmethod=get]").tap()
    expect(page.locator("#choosing")).to_be_empty()
    assert page.locator("#board").inner_html() == before
    assert card.get_attribute("aria-current") is None
    assert table.turn == turn and watched.faults == []


def test_a_turn_is_played_by_keys_which_are_listed(
    house: TrialInstallation, address: str, browser: Browser
) -> None:
    watched = Watched(browser, address, viewport=DESKTOP)
    table, page = opened(house, watched, "condottiere-3e", "en", in_battle)
    turn = table.turn
    page.keyboard.press("?")
    expect(page.locator("dialog#keys")).to_be_visible()
    assert broken(page, has_dark_form=True) == []
    page.keyboard.press("Escape")
    expect(page.locator("dialog#keys")).to_be_hidden()
    page.keyboard.press("1")
    expect(page.locator(SURE)).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("#choosing")).to_be_empty()
    page.keyboard.press("1")
    expect(page.locator(SURE)).to_be_visible()
    page.keyboard.press("1")
    expect(page.locator(SURE)).to_be_focused()
    assert table.turn == turn
    page.keyboard.press("Enter")
    expect(page).to_have_url(re.compile("after="))
    assert table.turn > turn and watched.faults == []


def test_a_figure_takes_a_stance_too(
    house: TrialInstallation, address: str, browser: Browser
) -> None:
    watched = Watched(browser, address, viewport=DESKTOP)
    table, page = opened(house, watched, "condottiere-3e", "en", in_battle)
    turn, stance = table.turn, page.locator("#stances a").first
    page.keyboard.press("1")
    expect(page.locator(SURE)).to_be_visible()
    page.keyboard.press("Escape")
    figure, order = stance.get_attribute("data-key"), stance.get_attribute("href")
    assert figure is not None and order is not None
    page.keyboard.press(figure)
    page.wait_for_url(address + order)
    assert _done_by_keys(page) and table.turn == turn and watched.faults == []
    page.keyboard.press("Enter")
    page.wait_for_url(re.compile(r"(done|after)="))
    assert watched.faults == []


def test_a_question_opened_from_a_letter_is_answered_by_the_same_keys(
    house: TrialInstallation, address: str, browser: Browser
) -> None:
    watched = Watched(browser, address, viewport=DESKTOP)
    table, page = opened(house, watched, "condottiere-3e", "fa", in_battle)
    turn, action = table.turn, table.actions[0].replace(" ", "%20")
    page = watched.open(f"/s/{table.seats[table.asked]}/{turn}/{action}")
    assert _done_by_keys(page, "۱") and table.turn == turn
    page.keyboard.press("Enter")
    expect(page).to_have_url(re.compile("after="))
    assert table.turn > turn and watched.faults == []


def _done_by_keys(page: Page, figure: str = "1") -> bool:
    """Press a digit's key, wait until the confirming button has the focus, and return True."""
    press(page, figure)
    expect(page.locator("button[name=sure]")).to_be_focused()
    return True


def press(page: Page, key: str) -> None:
    """Press a key of any keyboard layout; Playwright's own method knows only ASCII keys."""
    if key.isascii():
        page.keyboard.press(key)
    else:
        script = """key => document.activeElement.dispatchEvent(
            new KeyboardEvent("keydown", {key, bubbles: true, cancelable: true}))"""
        page.evaluate(script, key)


@pytest.mark.parametrize(("language", "asks", "one"), [("en", "?", "1"), ("fa", "؟", "۱")])
def test_the_list_of_keys_keeps_the_focus_and_gives_it_back(
    house: TrialInstallation, address: str, browser: Browser, language: str, asks: str, one: str
) -> None:
    watched = Watched(browser, address, viewport=DESKTOP)
    _, page = opened(house, watched, "condottiere-3e", language, in_battle)
    keys, card = page.locator("dialog#keys"), page.locator(".cards a.card").first
    for puts_away in ("Escape", asks, "Enter"):
        card.focus()
        press(page, asks)
        expect(keys).to_be_visible()
        expect(keys.locator("kbd").first).to_have_text(one)
        expect(keys.locator("kbd").last).to_have_text(asks)
        for _ in range(3):
            expect(page.locator(":focus:not(dialog *)")).to_have_count(0)
            expect(keys.locator(":focus")).to_have_count(1)
        press(page, puts_away)
        expect(keys).to_be_hidden()
        expect(card).to_be_focused()
    press(page, one)
    expect(page.locator(SURE)).to_be_visible()
    expect(page.locator("[data-key]").first).to_have_attribute("data-key", one)
    assert watched.faults == []


def can_be_planned(state: Any, actions: list[str]) -> bool:
    return state.phase == "act" and planner(state) is not None


def planner(state: Any) -> tuple[int, str, str] | None:
    """Return a seat that could plan to fight an event with a die, on another's turn."""
    game = engine.games()["troyes"]
    for seat in range(state.seats):
        table = game.ahead(state, seat)
        lines = [] if table is None else game.legal_actions(table, seat)
        for found in filter(None, map(re.compile(r"combat (\w+) (r\d)").fullmatch, lines)):
            return seat, found[1], found[2]
    return None


@pytest.mark.parametrize("language", ["en", "fa"])
@pytest.mark.parametrize("scripts", [True, False], ids=["scripts", "links"])
def test_the_next_turn_is_planned_by_touching_the_board(
    house: TrialInstallation, address: str, browser: Browser, language: str, scripts: bool
) -> None:
    watched = Watched(browser, address, locale=language, java_script_enabled=scripts)
    table, _ = opened(house, watched, "troyes", language, can_be_planned)
    found = planner(table.loaded().state)
    assert found is not None
    seat, event, die = found
    page, turn = watched.open(f"/s/{table.seats[seat]}/plan"), table.turn
    assert too_wide(page) == []
    assert not scripts or broken(page, has_dark_form=True) == []
    pages = loads(page)
    steps_by_board(page, f"[id='board-die-{die}']", f"[id='board-event-{event}']")
    look = page.locator("a.button[href*='orders/look']")
    expect(look).to_be_visible()
    assert page.locator(".sums").inner_text() and too_wide(page) == []
    assert (not scripts or pages == []) and table.turn == turn
    look.click()
    expect(page.locator("form[data-act=orders] [name=sure]")).to_be_visible()
    page.locator("form[data-act=orders] [name=sure]").click()
    expect(page).to_have_url(re.compile("ordered="))
    expect(page.locator("#plan li")).to_have_count(1)
    assert table.turn == turn and watched.faults == []


def test_a_seat_asked_while_planning_plays_on_the_open_page(
    house: TrialInstallation, address: str, browser: Browser
) -> None:
    watched = Watched(browser, address)
    table, _ = opened(house, watched, "troyes", "en", with_dice_of_others)
    page = watched.open(f"/s/{table.seats[table.asked]}/plan")
    pages = loads(page)
    steps_by_board(page, "[id^='board-die-']")
    expect(page.locator("#choosing .next a").first).to_be_visible()
    assert pages == [] and watched.faults == []


@pytest.mark.parametrize(
    "game, cards",
    [
        ("condottiere-3e", ".small-card[title]"),
        ("troyes", "g.card:has(> title)"),
        ("btwixt", "g.leader g:has(> title)"),
    ],
)
def test_a_card_on_the_table_is_read_by_a_tap_whoever_is_asked(
    house: TrialInstallation, address: str, browser: Browser, game: str, cards: str
) -> None:
    watched = Watched(browser, address, has_touch=True)
    table = begin(house, BELA, CYRUS, game=game)
    while not (page := watched.open(f"/s/{table.seats[0]}")).locator(cards).count():
        table.play(1)
    card, told = page.locator(cards).first, page.locator(".about")
    expect(told).to_be_hidden()
    card.tap()
    expect(told).to_have_text(re.compile(r"^.{3,30}\. \S.{5,}", re.DOTALL))
    page.keyboard.press("Escape")
    expect(told).to_be_hidden()
    card.tap()
    page.locator("h1").tap()
    expect(told).to_be_hidden()
    assert watched.faults == []


# each card and place with the text that a tap shows; a link opens the move instead
READ = """wanted => [...document.querySelectorAll(wanted)].map(each => {
    const kind = (each.getAttribute("class") || "").split(" ")[0];
    if (each.matches("a")) return [kind, each.getAttribute("aria-label") || each.title];
    if (each.matches("details")) return [kind, each.querySelector("p").textContent];
    [...each.querySelectorAll("*")].concat(each).filter(part => !part.closest("title")).at(-1)
        .dispatchEvent(new MouseEvent("click", {bubbles: true}));
    return [kind, document.querySelector(".about").textContent];
})"""
CARDS = ".board .card, .board .event, .small-card, #hand .card"
PLACES = ".board :is(.region, .leader, .council, .district, .building, .space, .die)"
KINDS = {
    "condottiere-3e": {"region", "small-card", "card"},
    "condottiere-1e": {"region", "small-card", "card"},
    "rakab": {"region", "small-card", "card"},
    "troyes": {"district", "building", "space", "die", "card", "event"},
    "btwixt": {"leader", "council", "card"},
}


@pytest.mark.parametrize("language", ["en", "fa"])
@pytest.mark.parametrize("game", KINDS)
def test_every_card_and_place_can_be_read_by_a_tap(
    house: TrialInstallation, address: str, browser: Browser, game: str, language: str
) -> None:
    watched = Watched(browser, address, has_touch=True)
    host, *others = [{**person, "language": language} for person in (ANA, BELA, CYRUS)]
    options = {"hidden_cards": True} if game == "condottiere-3e" else {}
    about = {"host": host, "language": language, "game": game, "options": options}
    table, kinds = begin(house, *others, **about), set()
    for luck, moves in enumerate((0, 9, 9, 20, 20)):
        table.play(moves, luck=str(luck))
        for seat in range(2):
            page = watched.open(f"/s/{table.seats[seat]}")
            read = page.evaluate(READ, f"{CARDS}, {PLACES}")
            assert [kind for kind, told in read if len(told) < 4] == []
            kinds |= {kind for kind, _ in read}
    assert kinds >= KINDS[game] and watched.faults == []


def test_the_ally_the_season_and_the_decks_of_btwixt_are_read_by_a_tap(
    house: TrialInstallation, address: str, browser: Browser
) -> None:
    watched = Watched(browser, address)
    table = begin(house, BELA, CYRUS, game="btwixt").play(9)
    page = watched.open(f"/s/{table.seats[0]}")
    titles = page.locator(".board svg > g:not([class]) > title").all_text_contents()
    loaded = table.loaded()
    ally = loaded.game.view(loaded.state, 0)["ally"]
    said = speaker("en", loaded.game)
    wanted = (said(f"ally-{ally}"), said("season-summer"), "influence cards")
    assert len(titles) == len(wanted)
    assert all(each in title for each, title in zip(wanted, titles, strict=True))

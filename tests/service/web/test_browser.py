"""The pages in a real browser: by thumb, by keyboard, without scripts, in three languages."""

import re
from typing import Any

import pytest
from playwright.sync_api import Browser, Error, Page, expect

from tests.service.at_table import Table, begin, invite, propose
from tests.service.trial_installation import ANA, BELA, CYRUS, SURE, TrialInstallation, path_of
from tests.service.web.in_browser import CHROMIUM, UNFOLD, broken, hard_to_read, too_wide

PHONE, DESKTOP = {"width": 360, "height": 740}, {"width": 1280, "height": 900}
LANGUAGES = ("en", "fa", "hu")
pytestmark = [
    pytest.mark.skipif(not CHROMIUM, reason="no Chromium here (STAFFETTA_TEST_CHROMIUM names one)"),
    pytest.mark.parametrize("database_url", ["sqlite"], indirect=True),
]


class Watched:
    """A page with its errors and its requests to other sites."""

    def __init__(self, browser: Browser, address: str, **wishes: Any) -> None:
        context = browser.new_context(**{"viewport": PHONE, **wishes})
        self.page: Page = context.new_page()
        self.address, self.has_scripts = address, wishes.get("java_script_enabled", True)
        self.faults: list[str] = []
        self.page.on("console", lambda said: self._note(said.type, said.text))
        self.page.on("pageerror", lambda error: self._note("error", str(error)))
        self.page.on("request", lambda request: self._ask(request.url))

    def _note(self, kind: str, text: str) -> None:
        if kind == "error" and "status of 4" not in text:
            self.faults.append(text)

    def _ask(self, url: str) -> None:
        if not url.startswith((self.address, "data:")):
            self.faults.append(f"asked {url}")

    def open(self, path: str) -> Page:
        try:
            self.page.goto(self.address + path)
        except Error as error:
            if "ERR_ABORTED" not in error.message and "interrupted" not in error.message:
                raise
            self.page.wait_for_load_state()  # the former page was just loading itself again
            self.page.goto(self.address + path)
        if self.has_scripts:
            # fonts move the measured elements
            self.page.evaluate("document.fonts.ready.then(() => true)")
        return self.page


def pages_of(table: Table, waiting: Table) -> list[str]:
    asked, action = table.seats[table.asked], table.actions[0].replace(" ", "%20")
    seat, host = f"/s/{asked}", f"/h/{table.host}"
    return [
        *(
            "/",
            "/new",
            "/nothing",
            seat,
            f"{seat}/{table.turn}/{action}",
            f"/m/{table.match}",
            f"/m/{table.match}/2",
        ),
        *(
            f"{seat}/settings",
            f"{seat}/letters",
            f"{seat}/word",
            f"{seat}/time",
            host,
            f"{host}/call-off",
        ),
        *(f"/s/{waiting.seats[1]}/join", f"/s/{waiting.seats[1]}/decline"),
        *(f"/h/{waiting.host}", f"/h/{waiting.host}/replace/1"),
        *links_to_open_seats(table.house, table.loaded().match.language),
        *(f"/print/{sheets}" for sheets in ("troyes", "btwixt/score", "rakab/aid", "troyes/solo")),
        *(f"/m/{table.match}/print{sheet}" for sheet in ("", "/score")),
        *(f"/print/{sheets}" for sheets in ("troyes/board", "rakab/map", "btwixt/board")),
    ]


def links_to_open_seats(house: TrialInstallation, language: str) -> list[str]:
    """Return the URLs of a host's page with an open link, of that link, and of its letter."""
    host = {**ANA, "language": language}
    table = invite(house, {"open": True}, {"open": True}, host=host, language=language)
    link = path_of(re.search(r"http[^\s\"]*/j/[a-z2-7]{26}", house.get(f"/h/{table.host}").text)[0])
    house.client.post(
        link, data=SURE | {"name": "Emma", "email": "emma@mail.example", "language": language}
    )
    sent = next(each for each in house.new_letters() if each.kind == "newcomer")
    taken = path_of(next(each for each in sent.links if "/y/" in each))
    paths = [f"/h/{table.host}", f"/h/{table.host}/open-link", link, f"{link}?done=asked"]
    return [*paths, taken, f"{taken}/letters", f"/new/sent/{table.match}"]


def in_language(language: str) -> list[dict[str, str]]:
    return [{**person, "language": language} for person in (ANA, BELA, CYRUS)]


def a_table_and_one_that_waits(house: TrialInstallation, language: str) -> tuple[Table, Table]:
    host, *others = in_language(language)
    values = {"host": host, "language": language}
    table = begin(house, *others, **values).play(25)
    return table, invite(house, *others, **{**values, "seed": "another"})


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_fits_a_phone_and_can_be_used_by_everybody(
    house: TrialInstallation, address: str, browser: Browser, language: str
) -> None:
    table, waiting = a_table_and_one_that_waits(house, language)
    watched = Watched(browser, address, locale=language)
    for path in pages_of(table, waiting):
        page = watched.open(path)
        assert (path, too_wide(page)) == (path, [])
        page.evaluate(UNFOLD)
        assert (path, too_wide(page)) == (path, []), "unfolded"
        assert page.locator("html").get_attribute("lang") == language, path
        assert (path, broken(page, has_dark_form=True)) == (path, [])
    assert watched.faults == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_pages_fit_a_phone_before_their_fonts_have_come(
    house: TrialInstallation, address: str, browser: Browser, language: str
) -> None:
    host, *others = in_language(language)
    values = {"host": host, "language": language}
    tables = [begin(house, *others, **values, game=game).play(12) for game in ("troyes", "btwixt")]
    table, waiting = a_table_and_one_that_waits(house, language)
    paths = [f"/s/{seat}{page}" for each in tables for seat in each.seats for page in ("", "/plan")]
    watched = Watched(browser, address, locale=language)
    watched.page.route("**/fonts/**", lambda asked: asked.abort())
    for path in (*paths, *pages_of(table, waiting)):
        page = watched.open(path)
        page.evaluate(UNFOLD)
        assert (path, too_wide(page)) == (path, [])
    came = page.evaluate("document.fonts.ready.then(all => [...all].map(it => it.status))")
    assert "error" in came, "ours have not come"


def test_a_turn_is_played_from_its_letter_with_two_taps(
    house: TrialInstallation, address: str, browser: Browser
) -> None:
    table = begin(house)
    letter = [letter for letter in house.new_letters() if letter.kind == "turn"][-1]
    link = next(iter(letter.action_links.values()))
    watched = Watched(browser, address, has_touch=True)
    page = watched.open(path_of(link))
    assert table.turn == 0
    page.locator("form[data-act=play] [name=sure]").tap()
    expect(page).to_have_url(re.compile("after="))
    assert table.turn > 0 and watched.faults == []


def test_a_whole_game_is_set_up_and_joined_without_scripts(
    house: TrialInstallation, address: str, browser: Browser
) -> None:
    page = Watched(browser, address, java_script_enabled=False).open("/new")
    page.locator("[name=game][value=rakab]").check()
    page.get_by_role("button", name="Show the options of this game").click()
    page.locator("[name=option-larger_empires]").check()
    page.locator("summary", has_text="More options").click()
    page.locator("[name=option-skip_sites]").check()
    page.locator("[name=host-name]").fill("Ana")
    page.locator("[name=host-email]").fill("ana@mail.example")
    page.locator("[name=player-1-name]").fill("Béla")
    page.locator("[name=player-1-email]").fill("bela@mail.example")
    page.get_by_role("button", name="Set up the game").click()
    expect(page.get_by_role("heading", name="Now open your letter")).to_be_visible()
    (letter,) = house.new_letters()
    page.goto(address + path_of(letter.host_page))
    page.get_by_role("button", name="Send the invitation").click()
    (invitation,) = house.new_letters()
    page.goto(address + path_of(f"{invitation.seat_page}/join"))
    expect(page.locator(".played-with")).to_contain_text("Skip the map in the duel")
    expect(page.locator(".played-with")).not_to_contain_text("Larger empires")  # none in a duel
    page.locator("form[data-act=join] [name=sure]").click()
    assert [letter.kind for letter in house.new_letters()] == ["turn"]


def test_another_game_shows_its_options_at_once_where_scripts_run(
    house: TrialInstallation, address: str, browser: Browser
) -> None:
    watched = Watched(browser, address)
    page = watched.open("/new?language=hu#step-people")
    page.locator("[name=host-name]").fill("Béla")
    page.locator(".stages [href='#step-time']").click()
    page.locator("[name=option-larger_empires]").check()
    page.locator(".options summary").click()
    page.locator(".stages [href='#step-game']").click()
    page.locator("[name=game][value=rakab]").check()
    page.locator(".stages [href='#step-time']").click()
    expect(page.locator("[name=option-spring_bonus]").first).to_be_visible()
    expect(page.locator("[name=option-takeover]")).to_have_count(0)
    expect(page.locator("[name=option-larger_empires]")).to_be_checked()
    assert page.locator("[name=host-name]").input_value() == "Béla"
    assert watched.faults == [] and too_wide(page) == []


def test_a_region_on_the_map_is_chosen_by_keyboard(
    house: TrialInstallation, address: str, browser: Browser
) -> None:
    table = begin(house)
    page = Watched(browser, address, viewport=DESKTOP).open(f"/s/{table.seats[table.asked]}")
    for _ in range(40):
        page.keyboard.press("Tab")
        if page.evaluate("!!document.activeElement.closest('svg')"):
            break
    chosen = page.evaluate("document.activeElement.getAttribute('href')")
    page.keyboard.press("Enter")
    expect(page.locator("form[data-act=play]")).to_be_visible()
    form = page.locator("form[data-act=play]")
    assert form.get_attribute("action") == chosen and "/besiege" in chosen


def test_an_open_page_shows_what_the_others_did(
    house: TrialInstallation, address: str, browser: Browser
) -> None:
    table = begin(house).play(12)
    watcher = next(seat for seat in range(3) if seat != table.asked)
    page = Watched(browser, address).open(f"/s/{table.seats[watcher]}")
    before = page.locator("body").get_attribute("data-stamp")
    table.play(1)
    page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    expect(page.locator("body")).not_to_have_attribute("data-stamp", before)


def test_two_seats_in_one_browser_do_not_mix(
    house: TrialInstallation, address: str, browser: Browser
) -> None:
    table = begin(house).play(12)
    asked = table.asked
    context = browser.new_context(viewport=PHONE)
    own, other = context.new_page(), context.new_page()
    own.goto(f"{address}/s/{table.seats[asked]}/{table.turn}/{table.actions[0]}")
    other.goto(f"{address}/s/{table.seats[(asked + 1) % 3]}")
    own.locator("form[data-act=play] [name=sure]").click()
    assert table.seats[asked] in own.url
    other.reload()
    assert table.seats[(asked + 1) % 3] in other.url and context.cookies() == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_button_that_acts_is_never_below_the_one_that_leads_back(
    house: TrialInstallation, address: str, browser: Browser, language: str
) -> None:
    host, *others = in_language(language)
    values = {"host": host, "language": language}
    table = begin(house, *others, **values).play(6)
    proposed = propose(house, *others, **{**values, "seed": "another"})
    seat, action = f"/s/{table.seats[table.asked]}", table.actions[0].replace(" ", "%20")
    watched = Watched(browser, address)
    play = f"{seat}/{table.turn}/{action}"
    paths = (f"/h/{proposed.host}", f"{seat}/address", f"{seat}/never", play, f"{play}?built=1")
    for path in paths:
        page = watched.open(path)
        acting = page.locator("[name=sure]").bounding_box()
        for back in page.locator(".buttons .quiet").all():
            assert acting["y"] <= back.bounding_box()["y"], path
        assert too_wide(page) == []


def test_a_field_that_is_not_right_has_a_border_of_its_own(
    house: TrialInstallation, address: str, browser: Browser
) -> None:
    page = Watched(browser, address, java_script_enabled=False).open("/new?language=en")
    page.get_by_role("button", name="Set up the game").click()
    widths = "inputs => inputs.map(it => getComputedStyle(it).borderTopWidth)"
    wrong, right = page.locator("input[aria-invalid=true]"), page.locator("[name=player-1-name]")
    assert set(wrong.evaluate_all(widths)) == {"2px"}
    assert right.evaluate_all(widths) == ["1px"]


@pytest.mark.parametrize("game", ["condottiere-3e", "troyes", "btwixt"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_letters_of_a_game_fit_a_phone(
    house: TrialInstallation, browser: Browser, game: str, language: str, small_boards: None
) -> None:
    host, *others = in_language(language)
    others[0]["name"] = "Szabó Béla"
    table = begin(house, *others, host=host, language=language, game=game)
    letters = house.new_letters()
    table.play(10)
    letters += house.new_letters()
    table.play(None)
    letters += [letter for letter in house.new_letters() if letter.kind == "over"][:1]
    assert {"host", "turn", "over"} <= {letter.kind for letter in letters}
    page = browser.new_context(viewport={"width": 390, "height": 740}).new_page()
    for letter in letters:
        page.set_content(letter.html)
        assert (letter.kind, too_wide(page)) == (letter.kind, [])
    for letter in {letter.kind: letter for letter in letters}.values():
        page.set_content(letter.html)
        assert (letter.kind, hard_to_read(page)) == (letter.kind, [])


SHAPE = """() => ({
    top: document.querySelector("a.move").getBoundingClientRect().top,
    words: document.body.innerText.split(/\\s+/).length,
    alt: document.querySelector("img.board").alt.length,
})"""


@pytest.mark.parametrize("game", ["condottiere-3e", "rakab", "troyes", "btwixt"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_letter_that_asks_is_short_and_its_first_button_is_near(
    house: TrialInstallation, browser: Browser, game: str, language: str
) -> None:
    host, *others = in_language(language)
    table = begin(house, *others, host=host, language=language, game=game)
    page = browser.new_context(viewport={"width": 390, "height": 740}).new_page()
    shapes = []
    for _ in range(12):
        for letter in house.new_letters():
            if letter.kind == "turn" and 'class="move"' in letter.html:
                page.set_content(letter.html.replace("cid:board", letter.board))
                for width in (390, 600):
                    page.set_viewport_size({"width": width, "height": 740})
                    shapes.append(page.evaluate(SHAPE))
        table.play(3, luck=str(table.turn))
    assert len(shapes) > 10
    assert max(each["top"] for each in shapes) < 900
    assert max(each["words"] for each in shapes) <= (250 if language == "en" else 280)
    assert max(each["alt"] for each in shapes) <= 400


LEAST_LETTERS = """() => Math.min(...[...document.querySelectorAll(".board text")].map(it =>
    parseFloat(getComputedStyle(it).fontSize) *
    Math.hypot(it.getScreenCTM().a, it.getScreenCTM().b)))"""
TOPS = """() => [".news-line", ".doing a, .board a"].map(it =>
    document.querySelector(it).getBoundingClientRect().top + scrollY)"""


@pytest.mark.parametrize("game", ["condottiere-3e", "rakab", "troyes", "btwixt"])
@pytest.mark.parametrize("language", ["en", "fa"])
def test_a_phones_first_screen_says_what_happened_and_offers_the_first_choice(
    house: TrialInstallation, address: str, browser: Browser, game: str, language: str
) -> None:
    host, *others = in_language(language)
    table = begin(house, *others, host=host, language=language, game=game).play(16)
    watched = Watched(browser, address, viewport={"width": 390, "height": 844})
    page = watched.open(f"/s/{table.seats[table.asked]}")
    while not page.locator(".news").count():  # no news right after one's own move
        table.play(1, luck=str(table.turn))
        page = watched.open(f"/s/{table.seats[table.asked]}")
    assert page.evaluate(LEAST_LETTERS) >= 11
    assert [top for top in page.evaluate(TOPS) if top > 844] == []


def test_the_news_is_in_its_box_without_numbers_in_every_language(
    house: TrialInstallation, address: str, browser: Browser
) -> None:
    table = begin(house, BELA, host=CYRUS, language="fa").play(1)
    page = Watched(browser, address).open(f"/s/{table.seats[0]}?after=0")
    told = page.locator("html[lang=fa] .notice ol.log")
    assert told.evaluate_all("lists => lists.map(it => getComputedStyle(it).listStyleType)") == [
        "none"
    ]


@pytest.mark.parametrize("scripts", [True, False])
def test_the_enter_key_acts_or_names_the_button_that_does(
    house: TrialInstallation, address: str, browser: Browser, scripts: bool
) -> None:
    """Without scripts nothing is lost: the page comes back with the typed text."""
    table = invite(house)
    page = browser.new_context(java_script_enabled=scripts).new_page()
    page.goto(f"{address}/h/{table.host}/replace/1")
    page.locator("input[name=email]").fill("dara@mail.example")
    page.locator("input[name=name]").fill("Dara")
    with page.expect_navigation():
        page.keyboard.press("Enter")
    name = table.loaded().seats[1].name
    if scripts:
        assert name == "Dara"
    else:
        assert name != "Dara" and page.locator("input[name=name]").input_value() == "Dara"
        page.locator("button[name=sure]").click()
        assert table.loaded().seats[1].name == "Dara"

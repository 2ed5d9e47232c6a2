"""Letters on a phone: one order in all that ask, and the main things on the first screen."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

import printables
from service.language.languages import LANGUAGES, unmarked
from service.language.words import speaker
from tests.service.at_table import Table, begin, invite
from tests.service.matches.test_campaigns import campaign_of, with_points
from tests.service.trial_installation import ANA, BELA, CYRUS, Letter, TrialInstallation
from tests.service.web.in_browser import CHROMIUM

pytestmark = [
    pytest.mark.skipif(not CHROMIUM, reason="no Chromium here (STAFFETTA_TEST_CHROMIUM names one)"),
    pytest.mark.parametrize("database_url", ["sqlite"], indirect=True),
    pytest.mark.usefixtures("small_boards"),
]
PHONE = {"width": 390, "height": 844}
REACH = 450  # pixels: the first choice begins above
RECAP = 3  # printed lines
ASKING = ("turn", "at_once", "reminder")
OPTIONS: dict[str, dict[str, Any]] = {
    "condottiere-3e": {"hidden_cards": True, "draw_after_battle": True},
    "condottiere-1e": {},
    "rakab": {"larger_empires": True},
    "troyes": {"bonus_cards": True},
    "btwixt": {"leader_mode": "advanced", "event_module": True},
}
# the tops of a letter's parts, in the order that all letters have; a part may be missing
TOPS = """() => ["h1", ".deadline", ".numbered", "a.move", "img.board", "img.hand", "a.quiet"]
    .map(part => document.querySelector(part))
    .filter(found => found)
    .map(found => found.getBoundingClientRect().top + scrollY)"""
CHOICE = "() => document.querySelector('a.move').getBoundingClientRect().top + scrollY"
LINES = """() => [...document.querySelectorAll(".numbered td:last-child")]
    .map(told => Math.round(told.clientHeight / parseFloat(getComputedStyle(told).lineHeight)))
    .reduce((one, other) => one + other, 0)"""
# stances above the board, and moves above the stances
ORDER = """() => {
    const board = document.querySelector("img.board").getBoundingClientRect().top;
    const links = [...document.querySelectorAll("a.move")].filter(each =>
        each.getBoundingClientRect().top < board);
    return links.map(each => each.href.includes("/orders/look"));
}"""


@pytest.fixture
def phone(browser: Browser) -> Iterator[Page]:
    page = browser.new_page(viewport=PHONE)
    yield page
    page.close()


def begun(house: TrialInstallation, game: str, language: str, **about: Any) -> Table:
    host, *others = [{**each, "language": language} for each in (ANA, BELA, CYRUS)]
    about = {"host": host, "language": language, "game": game, "options": OPTIONS[game], **about}
    return begin(house, *others, **about)


def show(phone: Page, letter: Letter) -> None:
    phone.set_content(re.sub("cid:(board|game)", letter.board, letter.html))
    phone.wait_for_function("[...document.images].every(each => each.complete)")


def hold_to_order(phone: Page) -> None:
    tops = phone.evaluate(TOPS)
    assert tops == sorted(tops) and len(tops) >= 3
    assert phone.evaluate(CHOICE) < REACH
    assert phone.evaluate(LINES) <= RECAP
    are_stances = phone.evaluate(ORDER)
    assert are_stances == sorted(are_stances), "moves come before stances"
    assert phone.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", OPTIONS)
def test_letters_with_a_question_have_the_first_choice_on_the_first_screen(
    house: TrialInstallation, phone: Page, game: str, language: str
) -> None:
    table, seen = begun(house, game, language, pace="daily"), 0
    for luck in range(40):
        for letter in house.new_letters():
            if letter.kind in ASKING:
                show(phone, letter)
                hold_to_order(phone)
                seen += 1
        if not table.loaded().is_running:
            break
        table.play(1, luck=str(luck))
    house.pass_time(12 * 3600)
    for letter in house.new_letters():
        show(phone, letter)
        hold_to_order(phone)
        seen += letter.kind == "reminder"
    assert seen > 10


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["condottiere-3e", "condottiere-1e", "rakab", "btwixt"])
def test_letters_that_ask_all_at_once_have_the_same_order(
    house: TrialInstallation, phone: Page, game: str, language: str
) -> None:
    table, seen = begun(house, game, language, pace="daily", plans_at_once=True), 0
    for luck in range(30):
        for letter in house.new_letters():
            if letter.kind == "at_once":
                show(phone, letter)
                hold_to_order(phone)
                seen += 1
        if seen > 3 or not table.loaded().is_running:
            break
        table.play(1, luck=str(luck))
    assert seen


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_text_part_has_the_same_order(house: TrialInstallation, language: str) -> None:
    table, seen = begun(house, "condottiere-3e", language), 0
    table.take(table.actions[0])
    for luck in range(12):
        table.play(1, luck=str(luck))
        if table.loaded().state.phase != "battle":
            continue
        for letter in (each for each in house.new_letters() if each.kind == "turn"):
            text, links = letter.text, [*letter.action_links.values()]
            stance = text.find("/orders/look?order=")
            prompt = letter["Subject"].partition(": ")[2]
            order = [text.index(prompt), text.index(links[0]), stance, text.index("\n===")]
            assert order == sorted(order), text
            seen += 1
    assert seen


FIRST = 600  # pixels: the result, the turning points and most of the board's head are above
LOW = """part => {
    const found = [...document.querySelectorAll(part)].map(each => each.getBoundingClientRect());
    return [Math.min(...found.map(box => box.top)), Math.max(...found.map(box => box.bottom))];
}"""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", OPTIONS)
def test_the_letter_of_the_end_begins_with_the_winner_the_turning_points_and_the_board(
    house: TrialInstallation, phone: Page, game: str, language: str
) -> None:
    begun(house, game, language).play(None)
    for letter in (each for each in house.new_letters() if each.kind == "over"):
        show(phone, letter)
        places = [phone.evaluate(LOW, part) for part in ("h1", ".points li", "img.board")]
        ends = [end for place in places for end in place]
        assert ends == sorted(ends) and places[1][1] < FIRST
        assert places[2][0] < FIRST - 150, "a good part of the board"
        assert 1 <= phone.locator(".points li").count() <= 3
        told = [" ".join(each.split()) for each in phone.locator(".points li").all_inner_texts()]
        text = unmarked(" ".join(letter.text.split()))
        assert all(text.count(unmarked(each)) == 2 for each in told), "also in the story"


def test_the_letter_of_a_campaigns_end_begins_with_its_winner_and_the_turning_points(
    house: TrialInstallation, phone: Page
) -> None:
    table = with_points(house, [19, 0, 0]).play(None)
    house.pass_time(1)
    letter = next(each for each in house.new_letters() if each.kind == "campaign")
    show(phone, letter)
    (winner,) = campaign_of(house, table.match).winners
    assert phone.locator(f"h1.sign-{winner} .sign-{winner}").count() == 1
    assert phone.evaluate(LOW, ".points li")[1] < FIRST < phone.evaluate(LOW, "table.series")[0]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", OPTIONS)
def test_an_invitation_shows_the_game_and_the_answer_on_the_first_screen(
    house: TrialInstallation, phone: Page, game: str, language: str
) -> None:
    others = [{**each, "language": language} for each in (BELA, CYRUS)]
    table = invite(house, *others, game=game, language=language)
    letter = next(each for each in house.new_letters() if each.kind == "invitation")
    show(phone, letter)
    join, board = phone.evaluate(LOW, "a.button"), phone.evaluate(LOW, "img.board")
    assert join[1] < board[0] < REACH, "the answer, and then the picture"
    say = speaker(language, table.loaded().game)
    for part in (unmarked(letter.text), unmarked(phone.inner_text("body"))):
        said = " ".join(part.split())
        assert unmarked(say(f"game-about-{game}")) in said
        assert "Ana" in said and "Béla" in said
        length = table.loaded().game.length
        if length:
            letters = length.letters_with or length.letters
            assert say.number(letters) in said, "how many letters come"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hand_has_names_and_numbers(house: TrialInstallation, phone: Page, language: str) -> None:
    table = begun(house, "btwixt", language)
    while table.loaded().state.phase != "play":
        table.take(table.actions[0])
    table.take(table.actions[0])
    letter = [each for each in house.new_letters() if each.kind == "turn"][-1]
    show(phone, letter)
    below = unmarked(phone.locator("img.hand + p").inner_text())
    seat = next(row.number for row in table.loaded().seats if row.address == letter.to)
    game = table.loaded().game
    say, view = speaker(language, game), game.view(table.loaded().state, seat)
    for card in set(view["hand"]):
        about = printables.described(game, view, card, say)
        assert about is not None and about.number is not None
        assert f"{say.number(about.number)} {unmarked(about.name)}" in below

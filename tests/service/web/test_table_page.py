"""A page that shows a table: the board's share of the window, and what the first screen holds."""

from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

import engine
from service.language.languages import LANGUAGES
from tests.service.at_table import Table, begin
from tests.service.trial_installation import ANA, BELA, CYRUS, TrialInstallation
from tests.service.web.in_browser import CHROMIUM, broken, too_wide
from tests.service.web.test_browser import Watched

pytestmark = [
    pytest.mark.skipif(not CHROMIUM, reason="no Chromium here (STAFFETTA_TEST_CHROMIUM names one)"),
    pytest.mark.parametrize("database_url", ["sqlite"], indirect=True),
]
GAMES = ("condottiere-3e", "condottiere-1e", "rakab", "troyes", "btwixt")
PHONE, LAPTOP, DESKTOP = ((390, 844), (1280, 800), (1920, 1080))
HIGHEST_BOARD = 300  # pixels from a phone's upper edge, where the board is the input
FINGER = 40  # the part of a card at the lower edge that must be visible
# The least share of the window for what is drawn of the table, by window. A map of Italy is
# higher than wide, so the players' lines stand on its mat, or beside it in a battle.
LEAST = {LAPTOP: 0.5, DESKTOP: 0.55}
HALF = 0.5  # the least share for map and six lines, in any wide window
FULL_RING = 0.48  # of a table of six without its mat, which takes the rest of its share
MIDDLE = (1600, 1000)
WIDEST = ((2560, 1080), (3440, 1440))
USED = 0.5  # the least share of a very wide window for the table, the position and the log
PEOPLE = [
    {"name": name, "email": f"{name.lower()}@example.org", "language": "en"}
    for name in ("Béla", "Cyrus", "Dara", "Emma", "Farid")
]
PARTS = """() => Object.fromEntries([...document.querySelectorAll("[data-part]")].map(part => {
    const box = part.getBoundingClientRect();
    const wide = Math.min(box.right, innerWidth) - Math.max(box.left, 0);
    const high = Math.min(box.bottom, innerHeight) - Math.max(box.top, 0);
    const share = Math.max(wide, 0) * Math.max(high, 0) / innerWidth / innerHeight;
    return [part.dataset.part, {top: box.top, bottom: box.bottom, share}];
}))"""
COUNTS = """() => [...document.querySelectorAll("[data-part]")].map(part => part.dataset.part)"""
# the cards and buttons that the question can be answered with, if the window's edge hides them
BELOW = """() => [...document.querySelectorAll("#hand .card, #moves a, #stances a")]
    .filter(it => it.checkVisibility() && it.getBoundingClientRect().bottom > innerHeight + 1)
    .map(it => it.innerText)"""
# the share of the window that the parts of a board have, without their mat
DRAWN = """() => [...document.querySelectorAll("[data-part=board] > svg")].map(svg => {
    const box = svg.getBoundingClientRect();
    const [, , wide, high] = svg.getAttribute("viewBox").split(" ");
    const scale = Math.min(box.width / wide, box.height / high);
    return wide * high * scale * scale / innerWidth / innerHeight;
}).reduce((sum, share) => sum + share, 0)"""

# the cards of the hand of which the sheet of a chosen move hides a part
COVERED = """() => [...document.querySelectorAll("#hand .card")].filter(card =>
    card.getBoundingClientRect().bottom > choosing.getBoundingClientRect().top + 1)
    .map(card => card.innerText)"""

# the least space between the letters of the question, with their accents, and the edges of its bar
AROUND = """() => {
    const bar = document.querySelector(".question").getBoundingClientRect();
    const words = document.createRange();
    words.selectNodeContents(document.querySelector(".question h1"));
    const at = words.getBoundingClientRect();
    return Math.min(at.top - bar.top, bar.bottom - at.bottom);
}"""

HEIGHT = """() => document.querySelector("[data-part=board] > svg").clientHeight / innerHeight"""
AT_MAP = """() => Math.abs(document.querySelector(".board").getBoundingClientRect().top) < 9"""


@pytest.fixture
def watched(address: str, browser: Browser) -> Watched:
    """One browser for all pages of a test: what is common to them is loaded once."""
    return Watched(browser, address)


def opened(watched: Watched, path: str, window: tuple[int, int]) -> Page:
    watched.page.set_viewport_size({"width": window[0], "height": window[1]})
    return watched.open(path)


def is_battle(table: Table) -> bool:
    state: Any = table.loaded().state
    return getattr(state, "phase", "") == "battle"


def has_targets(page: Page) -> bool:
    return page.locator(".board a").count() > 0


@pytest.mark.parametrize("window", LEAST, ids=["laptop", "desktop"])
@pytest.mark.parametrize("game", GAMES)
def test_the_board_takes_its_share_of_a_wide_window(
    house: TrialInstallation, watched: Watched, game: str, window: tuple[int, int]
) -> None:
    table = begin(house, BELA, CYRUS, game=game)
    battles = 0
    for luck in range(8):
        table.play(5, luck=f"{game} {luck}")
        if not table.loaded().is_running:
            break
        page = opened(watched, f"/s/{table.seats[table.asked]}", window)
        parts = page.evaluate(PARTS)
        assert parts["board"]["bottom"] <= window[1] and too_wide(page) == []
        if "lines" in parts and is_battle(table):
            battles += 1
            assert parts["board"]["share"] + parts["lines"]["share"] >= LEAST[window]
        else:
            assert parts["board"]["share"] >= LEAST[window]
        if game == "troyes" or (game, window) == ("btwixt", LAPTOP):
            assert page.evaluate(DRAWN) >= LEAST[window], "without its mat"
        elif game == "btwixt":
            is_tall = page.evaluate(HEIGHT) >= 0.9  # nothing taller fits
            assert is_tall or page.evaluate(DRAWN) >= LEAST[window], "without its mat"
    assert battles or game in ("troyes", "btwixt")


@pytest.mark.parametrize("game", GAMES)
def test_a_full_tables_board_takes_its_share_of_a_wide_window(
    house: TrialInstallation, watched: Watched, game: str
) -> None:
    table = begin(house, *PEOPLE[: engine.games()[game].seats[-1] - 1], game=game)
    for luck in range(6):
        table.play(30, luck=f"{game} {luck}")
        if not table.loaded().is_running:
            break
        for window, least in LEAST.items():
            page = opened(watched, f"/s/{table.seats[table.asked]}", window)
            parts = page.evaluate(PARTS)
            assert parts["board"]["bottom"] <= window[1] and too_wide(page) == []
            if "lines" in parts and is_battle(table):
                assert parts["board"]["share"] + parts["lines"]["share"] >= HALF
            else:
                assert parts["board"]["share"] >= least
            if game == "btwixt":
                assert page.evaluate(DRAWN) >= FULL_RING, "without its mat"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_wide_window_shows_all_answers_without_scrolling(
    house: TrialInstallation, watched: Watched, game: str, language: str
) -> None:
    host, *others = [{**each, "language": language} for each in (ANA, BELA, CYRUS)]
    table = begin(house, *others, host=host, language=language, game=game)
    for luck in range(10):
        for window in LEAST:
            page = opened(watched, f"/s/{table.seats[table.asked]}", window)
            assert page.evaluate(BELOW) == [] and too_wide(page) == [], (luck, window)
            assert page.evaluate(AROUND) > 0, (luck, window)
        table.play(4, luck=f"{game} {luck}")
        if not table.loaded().is_running:
            break


@pytest.mark.parametrize("window", LEAST, ids=["laptop", "desktop"])
@pytest.mark.parametrize("game", ["condottiere-3e", "condottiere-1e", "rakab"])
def test_map_and_lines_have_their_share_while_the_hands_are_full(
    house: TrialInstallation, watched: Watched, game: str, window: tuple[int, int]
) -> None:
    table = begin(house, BELA, CYRUS, game=game)
    while not is_battle(table):
        table.take(table.actions[0])
    page = opened(watched, f"/s/{table.seats[table.asked]}", window)
    assert page.locator("#hand .card").count() >= 8
    parts = page.evaluate(PARTS)
    assert parts["board"]["share"] + parts["lines"]["share"] >= LEAST[window]
    assert page.evaluate(BELOW) == [] and too_wide(page) == []


def test_a_ring_with_nothing_in_it_fills_half_of_a_laptops_window(
    house: TrialInstallation, watched: Watched
) -> None:
    table = begin(house, BELA, CYRUS, game="btwixt")
    page = opened(watched, f"/s/{table.seats[table.asked]}", LAPTOP)
    assert page.evaluate(DRAWN) >= LEAST[LAPTOP]


@pytest.mark.parametrize("window", [PHONE, LAPTOP], ids=["phone", "laptop"])
def test_every_players_bid_is_a_number_on_the_table_of_btwixt(
    house: TrialInstallation, watched: Watched, window: tuple[int, int]
) -> None:
    table, told = begin(house, BELA, CYRUS, game="btwixt"), set()
    for luck in range(6):
        table.play(5, luck=str(luck))
        loaded = table.loaded()
        view = loaded.game.view(loaded.state, 0)
        page = opened(watched, f"/s/{table.seats[0]}", window)
        for player in view["players"]:
            total = page.locator(f"#board-seat-{player['seat']} .total")
            box = total.bounding_box()
            assert total.text_content() == str(player["total"])
            assert box and box["y"] + box["height"] < window[1] - FINGER, "without scrolling"
            told.add(player["total"])
    assert len(told) > 3


@pytest.mark.parametrize("game", ["condottiere-3e", "rakab"])
def test_six_players_hold_their_hands_in_a_laptops_window(
    house: TrialInstallation, watched: Watched, game: str
) -> None:
    table, battles = begin(house, *PEOPLE, game=game), 0
    for luck in range(5):
        table.play(3, luck=f"{game} {luck}")
        page = opened(watched, f"/s/{table.seats[table.asked]}", LAPTOP)
        parts = page.evaluate(PARTS)
        assert parts["hand"]["bottom"] <= LAPTOP[1], "all cards without scrolling"
        assert parts["lines"]["bottom"] <= LAPTOP[1] and too_wide(page) == []
        battles += is_battle(table)
    assert battles


@pytest.mark.parametrize("window", [MIDDLE, DESKTOP], ids=["middle", "desktop"])
def test_a_chosen_card_hides_no_other_card_of_a_battle_of_six(
    house: TrialInstallation, watched: Watched, window: tuple[int, int]
) -> None:
    table = begin(house, *PEOPLE, game="condottiere-3e")
    while not is_battle(table):
        table.take(table.actions[0])
    for luck in range(3):
        page = opened(watched, f"/s/{table.seats[table.asked]}", window)
        page.locator("#hand a.card").first.click()
        page.locator("#choosing .buttons").wait_for()
        assert page.evaluate(COVERED) == [], luck
        table.play(2, luck=str(luck))


@pytest.mark.parametrize("window", WIDEST, ids=["2560", "3440"])
@pytest.mark.parametrize("game", GAMES)
def test_a_very_wide_window_shows_the_position_and_the_log_too(
    house: TrialInstallation, watched: Watched, game: str, window: tuple[int, int]
) -> None:
    table = begin(house, BELA, CYRUS, game=game).play(6)
    for path in (f"/s/{table.seats[table.asked]}", f"/m/{table.match}", f"/m/{table.match}/4"):
        page = opened(watched, path, window)
        parts = page.evaluate(PARTS)
        assert parts["board"]["bottom"] - parts["board"]["top"] > 0.8 * window[1]
        assert parts["standing"]["top"] < 0.2 * window[1] and parts["log"]["share"] > 0
        drawn = ["board", *(["lines"] if is_battle(table) and "lines" in parts else [])]
        used = sum(parts[name]["share"] for name in (*drawn, "standing", "log"))
        assert used >= USED and too_wide(page) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_phones_first_screen_is_the_table(
    house: TrialInstallation, watched: Watched, game: str, language: str
) -> None:
    host, *others = [{**each, "language": language} for each in (ANA, BELA, CYRUS)]
    table = begin(house, *others, host=host, language=language, game=game)
    for luck in range(8):
        table.play(5, luck=f"{game} {luck}")
        if not table.loaded().is_running:
            break
        page = opened(watched, f"/s/{table.seats[table.asked]}", PHONE)
        parts = page.evaluate(PARTS)
        if is_battle(table) and "lines" in parts:
            assert parts["lines"]["bottom"] < PHONE[1] - FINGER, "strengths and who has passed"
            assert "hand" not in parts or parts["hand"]["top"] < PHONE[1] - FINGER
            page.locator(".to-map").click()
            page.wait_for_function(AT_MAP)  # one tap
        else:
            assert parts["board"]["top"] < HIGHEST_BOARD or not has_targets(page)


@pytest.mark.parametrize("game", GAMES)
def test_parts_that_programs_measure_are_there_once(
    house: TrialInstallation, watched: Watched, game: str
) -> None:
    table = begin(house, BELA, CYRUS, game=game)
    for moves in (26, None):
        table.play(moves)
        seat = table.asked if moves else 0
        for path in (f"/s/{table.seats[seat]}", f"/m/{table.match}", f"/m/{table.match}/20"):
            page = opened(watched, path, LAPTOP)
            parts = page.evaluate(COUNTS)
            assert len(parts) == len({*parts})
            assert {"question", "board", "recap", "standing"} <= {*parts}, path
            assert broken(page, has_dark_form=True) == [], path


GAP = 60  # pixels between elements below each other
DOWN = """() => [...document.querySelectorAll("main > *:not(.shown)")]
    .map(it => it.getBoundingClientRect()).filter(it => it.height)
    .map(it => [it.top, it.bottom])"""


@pytest.mark.parametrize("game", ["condottiere-3e", "troyes", "btwixt"])
def test_a_board_stands_beside_the_question_that_a_letters_button_opens(
    house: TrialInstallation, watched: Watched, game: str
) -> None:
    table = begin(house, BELA, CYRUS, game=game).play(30)
    seat = f"/s/{table.seats[table.asked]}"
    for path in (f"{seat}/{table.turn}/{table.actions[0].replace(' ', '%20')}", f"{seat}/build"):
        page = opened(watched, path, (1280, 900))
        board = page.locator(".board").bounding_box()
        down = page.evaluate(DOWN)
        assert board and board["y"] < 900 / 4 and too_wide(page) == []
        assert all(below - above < GAP for (_, above), (below, _) in pairwise(down))
    assert watched.faults == []


def test_passing_stays_at_a_phones_lower_edge_among_many_moves(
    house: TrialInstallation, watched: Watched
) -> None:
    table, many = begin(house, BELA, CYRUS, game="troyes"), 0
    for luck in range(60):
        table.play(1, luck=str(luck))
        if not table.loaded().is_running or many == 3:
            break
        if "pass" in table.actions and len(table.actions) > 12:
            page = opened(watched, f"/s/{table.seats[table.asked]}", PHONE)
            bottom = page.locator(".group-pass a").evaluate(
                "it => it.getBoundingClientRect().bottom"
            )
            assert PHONE[1] - 2 * FINGER < bottom <= PHONE[1]
            many += 1
    assert many


@pytest.mark.parametrize("window", [PHONE, LAPTOP], ids=["phone", "laptop"])
@pytest.mark.parametrize("game", GAMES)
def test_the_end_shows_the_winner_as_heading_and_the_turning_points_at_once(
    house: TrialInstallation, watched: Watched, game: str, window: tuple[int, int]
) -> None:
    table = begin(house, BELA, CYRUS, game=game).play(None)
    result = table.loaded().match.result
    assert result
    for path in (f"/s/{table.seats[0]}", f"/s/{table.seats[1]}", f"/m/{table.match}"):
        page = opened(watched, path, window)
        assert page.locator("h1").count() == 1
        for seat in result["winners"]:
            assert page.locator(f".question .winner:has(h1) .sign-{seat}").first.is_visible()
        points = page.locator(".turning a")
        assert 1 <= points.count() <= 3
        parts = page.evaluate(PARTS)
        assert parts["recap"]["bottom"] < window[1] / 2, "above the fold, with the board below"
        assert page.get_by_text("Count this game in a season").count() == path.endswith(
            table.seats[0]
        )
        assert too_wide(page) == [] and broken(page, has_dark_form=True) == []
    assert watched.faults == []

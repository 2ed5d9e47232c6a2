"""A game shown move by move: a lasting URL for each turn, the same for all readers."""

import re

import pytest
from playwright.sync_api import Browser, expect

from service.matches import store
from service.views import moment_view
from service.views.reader import Reader
from tests.service.at_table import Table, begin
from tests.service.trial_installation import TrialInstallation
from tests.service.web.in_browser import CHROMIUM
from tests.service.web.test_browser import PHONE, Watched

GAMES = ["condottiere-3e", "troyes", "btwixt"]
pytestmark = pytest.mark.parametrize("database_url", ["sqlite"], indirect=True)


def moment(table: Table, turn: int) -> moment_view.MomentView:
    loaded = table.loaded()
    watcher = Reader.of_watcher(loaded, "en", "UTC")
    read = table.house.installation.database.read
    return read(lambda c: moment_view.at(c, loaded, watcher, turn))


@pytest.mark.parametrize("game", GAMES)
def test_each_moment_shows_the_table_as_spectators_saw_it_then(
    house: TrialInstallation, game: str
) -> None:
    table, seen, told = begin(house, game=game), [], []
    for _ in range(12):
        loaded = table.loaded()
        seen.append((loaded.match.turn, loaded.game.view(loaded.state, None)))
        table.play(1, luck=str(table.turn))
    for turn, view in seen:
        found = moment(table, turn)
        assert found.view == view and {line.turn for line in found.lines} <= {max(0, turn - 1)}
        told += found.events
    assert told


def test_a_moment_shows_nothing_of_a_later_end(house: TrialInstallation) -> None:
    table = begin(house, game="condottiere-3e").play(None)
    over = moment(table, table.turn)
    assert over.result and over.outcome and over.after is None
    before = moment(table, table.turn - 1)
    assert before.result is None and before.after == table.turn
    assert moment(table, 0).before is None


def test_one_steps_from_the_beginning_to_now_by_the_links(house: TrialInstallation) -> None:
    table = begin(house, game="condottiere-3e").play(5)
    page, turns = house.get(f"/m/{table.match}/0"), []
    while True:
        turns.append(re.search(r"<h1>After move (\d+)", page.text.replace("\u2068", ""))[1])
        further = re.search(r'id="step-after" href="([^"]*)"', page.text)
        if further is None:
            break
        page = house.get(further[1])
    assert turns == [str(turn) for turn in range(table.turn + 1)]


@pytest.mark.parametrize("game", ["condottiere-3e", "condottiere-1e", "rakab", "troyes", "btwixt"])
def test_links_lead_from_battle_to_battle_or_round_to_round(
    house: TrialInstallation, game: str
) -> None:
    table = begin(house, game=game).play(60)
    kinds = table.loaded().game.vocabulary.chapters
    begun = house.installation.database.read(
        lambda c: [e for e in store.events(c, table.loaded(), None, 0) if e["kind"] in kinds]
    )
    wanted = sorted({min(event["turn"] + 1, table.turn) for event in begun})
    assert len(wanted) > 1, "the match is long enough"
    for name, way in (("chapter-after", wanted), ("chapter-before", wanted[-2::-1])):
        page = house.get(f"/m/{table.match}/{0 if way is wanted else wanted[-1]}")
        for turn in way:
            link = re.search(rf'id="step-{name}" href="([^"]*)"', page.text)
            assert link and re.search(r"/(\d+)\?", link[1])[1] == str(turn)
            page = house.get(link[1])
        assert f'id="step-{name}"' not in page.text


def test_every_line_of_the_log_leads_to_its_moment(house: TrialInstallation) -> None:
    table = begin(house, game="troyes").play(9)
    page = house.get(f"/m/{table.match}/log")
    links = re.findall(rf'href="(/m/{table.match}/\d+[^"]*)"', page.text)
    assert len(links) > 5 and all(house.get(link).status == 200 for link in links)


def test_a_turn_that_has_not_come_leads_to_the_table(house: TrialInstallation) -> None:
    table = begin(house, game="condottiere-3e").play(2)
    for turn in (table.turn + 1, 10**30):
        answer = house.client.get(f"/m/{table.match}/{turn}")
        assert answer.status_code == 303 and f"/m/{table.match}" in answer.location


def test_a_stranger_has_a_game_played_again_only_so_often(house: TrialInstallation) -> None:
    table = begin(house, game="condottiere-3e").play(2)
    strangers = {"REMOTE_ADDR": "203.0.113.9"}
    answers = [
        house.client.get(f"/m/{table.match}/1", environ_base=strangers).status_code
        for _ in range(302)
    ]
    assert set(answers[:300]) == {200} and answers[-1] == 429


@pytest.mark.parametrize("game", GAMES)
def test_a_moment_has_only_earlier_events_beside_the_board(
    house: TrialInstallation, game: str
) -> None:
    table = begin(house, game=game).play(30)
    for turn in (0, 1, 5, 20, table.turn):
        found = moment(table, turn)
        turns = [line.turn for line in found.so_far]
        assert turns == sorted(turns, reverse=True)
        assert all(turn - moment_view.SO_FAR <= each < turn for each in turns)
        assert all(fact["turn"] < turn for line in found.so_far for fact in line.facts)
        assert len(turns) > 1 or turn < 2
    page = house.get(f"/m/{table.match}/20").text
    assert f'href="/m/{table.match}/15?' in page and f'href="/m/{table.match}/21?' in page


# --- without loading a page -------------------------------------------------


@pytest.mark.skipif(not CHROMIUM, reason="no Chromium here (STAFFETTA_TEST_CHROMIUM names one)")
@pytest.mark.parametrize("game", ["condottiere-3e", "troyes"])
def test_a_game_is_stepped_through_on_one_page(
    house: TrialInstallation, address: str, browser: Browser, game: str
) -> None:
    table, watched = begin(house, game=game).play(12), Watched(browser, address)
    page = watched.open(f"/m/{table.match}/5")
    slider = page.locator("#player-turn").bounding_box()
    assert slider and slider["width"] > PHONE["width"] / 2, "a finger finds each turn"
    loads: list[str] = []
    page.on("load", lambda loaded: loads.append(loaded.url))
    shown = page.locator(".table").inner_html()
    page.locator("#step-after").click()
    expect(page).to_have_url(re.compile("/6(\\?|$)"))
    assert page.locator(".table").inner_html() != shown
    page.keyboard.press("ArrowLeft")
    expect(page).to_have_url(re.compile("/5(\\?|$)"))
    page.locator("#player-turn").fill("2")
    expect(page.locator("h1")).to_contain_text("2")
    expect(page).to_have_url(re.compile("/2(\\?|$)"))
    page.locator("#player-speed").select_option("4")
    play = page.locator("#player-play")
    play.click()
    expect(play).to_have_text("Pause")
    expect(page).to_have_url(re.compile("/12(\\?|$)"))
    expect(play).to_have_text("Play")
    page.go_back()
    expect(page).to_have_url(re.compile("/11(\\?|$)"))
    expect(page.locator("h1")).to_contain_text("11")
    assert loads == [] and watched.faults == []

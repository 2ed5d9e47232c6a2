"""Whole evenings as four friends live them: in Chromium and by letters, in each language."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import partial
from types import SimpleNamespace
from typing import Any
from urllib.parse import unquote

import pytest
from playwright.sync_api import Browser, Page

import engine
from engine.condottiere.box.cards import ids, spread
from service.language.languages import LANGUAGES, unmarked
from service.language.words import speaker
from service.matches import seeds
from service.operations import scheduler
from service.seasons import store
from service.seasons.creation import OpenedSeason
from service.tables import continued_matches, freezing
from service.tables import store as tables
from service.views.options import campaign_length
from tests.service.at_table import Table, invite
from tests.service.friends import PEOPLE
from tests.service.matches.test_campaigns import campaign_of, next_table
from tests.service.seasons.seasons_of_tests import Group, play_table
from tests.service.tables.tables_of_tests import open_pad
from tests.service.tables.test_continued_matches import at_table_of, play_to_the_end
from tests.service.trial_installation import Letter, TrialInstallation, path_of
from tests.service.web.at_companion import open_table
from tests.service.web.in_browser import CHROMIUM, broken, too_wide
from tests.service.web.test_browser import Watched
from tests.service.web.test_first_screen import CUT, STRANGE_DIGITS
from tests.service.web.test_freeze_phones import entered_so_far
from tests.service.web.test_season_pages import OURS

pytestmark = [
    pytest.mark.skipif(not CHROMIUM, reason="no Chromium here (STAFFETTA_TEST_CHROMIUM names one)"),
    pytest.mark.parametrize("database_url", ["sqlite"], indirect=True),
]
Follow = Callable[[str], dict[str, str]]
everywhere = pytest.mark.parametrize("language", LANGUAGES)
SIZES = ((390, 844), (1280, 900), (1920, 1080))
A_DAY = 24 * 3600
MOVE = re.compile(r".*/s/[a-z2-7]{26}/\d+/(.+)$")
CARRIED = {"campaign": 14, "first_holder": 2}


def in_language(language: str) -> list[dict[str, str]]:
    return [{**person, "language": language} for person in PEOPLE]


def bare(text: str) -> str:
    """Return the text in one line without isolates."""
    return " ".join(unmarked(text).split())


def read(page: Page) -> str:
    """Return the visible words of a page."""
    return bare(page.locator("body").inner_text())


def press(watched: Watched, path: str) -> Page:
    """Open a page and press its confirming button."""
    page = watched.open(path)
    with page.expect_navigation():
        page.locator("main form [name=sure]").first.click()
    return page


def in_chromium(watched: Watched, link: str) -> dict[str, str]:
    """Follow a link, press the button there, and return the moves that the next page links."""
    page = press(watched, path_of(link))
    links = page.locator("main a").evaluate_all("all => all.map(each => each.href)")
    return {unquote(each[1]): each[0] for each in map(MOVE.match, links) if each}


def plainly(house: TrialInstallation, link: str) -> dict[str, str]:
    """Follow a link as `in_chromium` does, but without a browser, in a tenth of the time."""
    page = house.get(link)
    return page.submit(page.acts[0]).action_links


def join(follow: Follow, letters: list[Letter]) -> None:
    """Accept all invitations by their links."""
    for letter in letters:
        if letter.kind == "invitation":
            follow(next(each for each in letter.links if each.endswith("/join")))


def first_offered(actions: list[str], after: str) -> str:
    return actions[0]


def best(actions: list[str], after: str) -> str:
    """Return a move that soon ends a game: besiegers play their best card, and others pass."""
    if "pass" in actions and not after.startswith("besiege"):
        return "pass"
    strengths = [int(each[6:]) for each in actions if re.fullmatch(r"play m\d+", each)]
    return f"play m{max(strengths)}" if strengths else actions[0]


def answer(
    house: TrialInstallation,
    follow: Follow,
    letters: list[Letter],
    most: int = 500,
    choose: Callable[[list[str], str], str] = best,
) -> list[Letter]:
    """Answer letters by their links and the pages that follow, up to about `most` moves.

    Return the letters that are new then.
    """
    moves, played = moves_of(letters), [""]
    while moves:
        played.append(choose(list(moves), played[-1]))
        moves = follow(moves[played[-1]])
        if not moves:
            letters = house.new_letters()
            moves = moves_of(letters) if len(played) <= most else {}
    return letters


def moves_of(letters: list[Letter]) -> dict[str, str]:
    return {move: link for each in letters for move, link in each.action_links.items()}


def fits(watched: Watched, path: str) -> str:
    """Check that a page fits in all sizes and is accessible, and return its words."""
    page = watched.open(path)
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        assert too_wide(page) == page.evaluate(CUT) == page.evaluate(STRANGE_DIGITS) == [], width
    assert broken(page) == []
    return read(page)


# --- a campaign ----------------------------------------------------------------------------------


@everywhere
def test_four_friends_play_a_campaign_of_three_games(
    house: TrialInstallation,
    address: str,
    browser: Browser,
    language: str,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    watched, say = Watched(browser, address), speaker(language, "condottiere-3e")
    monkeypatch.setattr(seeds, "secrets", SimpleNamespace(token_bytes=bytes))
    host, *others = in_language(language)
    table = invite(house, *others, host=host, language=language, options=CARRIED)
    letters = house.new_letters()
    length = bare(campaign_length(say, engine.load("condottiere-3e"), CARRIED, len(PEOPLE)))
    assert length and all(length in bare(each.text) for each in letters)
    by_thumb, by_letter = partial(in_chromium, watched), partial(plainly, house)
    join(by_thumb, letters)
    first = table.match
    letters = answer(house, by_thumb, house.new_letters(), 4, first_offered)
    for number in range(1, 4):
        letters = answer(house, by_letter, letters)
        if number == 3:
            break
        scheduler.tick(house.installation)
        for seat, letter in enumerate(each for each in letters if each.kind == "over"):
            points = campaign_of(house, first).points
            place = ends_in(points, seat)
            about = {"number": number, "points": points[seat], "most": max(points)}
            told = say(f"letter-over-subject-{place}", **about, target=CARRIED["campaign"])
            assert letter["Subject"] == unmarked(told)
        table, letters = next_table(house, table), house.new_letters()
        page = watched.open(f"/s/{table.seats[1]}")
        head = unmarked(say("campaign-of", number=number + 1, target=CARRIED["campaign"]))
        assert head in read(page) and too_wide(page) == []
    campaign = campaign_of(house, first)
    assert campaign.is_over and len(campaign.games) == 3
    [winner] = campaign.winners
    letters = [letter for letter in letters if letter.kind == "campaign"]
    assert sorted(letter.to for letter in letters) == sorted(each["email"] for each in PEOPLE)
    won = say("campaign-over", winners=PEOPLE[winner]["name"], winners_count=1)
    for seat, letter in enumerate(letters):
        told = unmarked(say("campaign-over-you") if seat == winner else won)
        assert letter["Subject"] == told
        words = fits(watched, f"/s/{table.seats[seat]}")
        rest = words[words.index(told.removesuffix("!")) :]
        assert all(bare(say("campaign-game", number=each)) in rest for each in (1, 2, 3))
    for path in watched.page.locator("a[href$='.pdf'], a[href*='.pdf?']").evaluate_all(
        "all => all.map(each => each.getAttribute('href'))"
    ):
        assert house.client.get(path).data.startswith(b"%PDF"), path
    fits(watched, f"/c/{first}?language={language}")
    assert watched.faults == []


def ends_in(points: list[int], seat: int) -> str:
    """Return the end of the subject's message key, for a reader who is ahead, level or behind."""
    if points[seat] < max(points):
        return "behind"
    return "ahead" if points.count(max(points)) == 1 else "level"


# --- a season ------------------------------------------------------------------------------------


def type_result(watched: Watched, group: Group, game: str, totals: dict[str, int]) -> None:
    """Enter a result by hand on the season's page."""
    page = watched.open(f"/g/{group.opened.host}/result")
    page.locator("[name=game]").fill(game)
    for row, (name, points) in enumerate(totals.items()):
        page.locator(f"[name=name-{row}]").fill(name)
        page.locator(f"[name=score-{row}]").fill(str(points))
    for row in range(len(totals), page.locator(".result-row").count()):
        page.locator(f"[name=name-{row}]").fill("")
    with page.expect_navigation():
        page.locator("main form [name=sure]").click()
    group.house.pass_time(A_DAY)


def by_mail(group: Group, people: list[dict[str, str]], **about: Any) -> None:
    """Play a match or a campaign by its letters to the end, and count it in the season."""
    house, (host, *others) = group.house, people
    follow = partial(plainly, house)
    table = invite(house, *others, host=host, language=host["language"], **about)
    letters = house.new_letters()
    join(follow, letters)
    group.put(f"/h/{table.host}")
    letters += house.new_letters()
    while moves_of(letters):
        letters = answer(house, follow, letters)
        house.pass_time(A_DAY)
        letters += house.new_letters()
        over = [each for each in letters if each.kind in ("over", "campaign")]
        assert [each.to for each in over] == [each["email"] for each in people]
        assert {each["Content-Language"] for each in over} == {host["language"]}


def begin_season(watched: Watched, house: TrialInstallation, language: str) -> Group:
    page = watched.open(f"/season/new?language={language}")
    page.locator("[name=title]").fill("Autumn")
    page.locator("main form [name=sure]").click()
    page.wait_for_url("**/g/**")
    host = OURS.search(page.url)[0].removeprefix("/g/")
    watch = OURS.search(page.locator("a.address").inner_text())[0].removeprefix("/g/")
    held = house.installation.database.read(lambda c: store.find(c, host))
    return Group(house, OpenedSeason(held.row.id, host, watch))


@everywhere
def test_friends_play_for_an_autumn_and_one_of_them_is_renamed(
    house: TrialInstallation,
    address: str,
    browser: Browser,
    language: str,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Twelve evenings: five games, a campaign, a solo game, a broken-off one, and a guest."""
    monkeypatch.setattr(seeds, "secrets", SimpleNamespace(token_bytes=bytes))
    watched, say, people = Watched(browser, address), speaker(language), in_language(language)
    house.pass_time(180 * A_DAY)
    ana, bela, cyrus, dara = [person["name"] for person in people]
    group = begin_season(watched, house, language)
    type_result(watched, group, "Catan", {ana: 10, bela: 8, cyrus: 7, dara: 6})
    group.put_pad({ana: 61, bela: 70, cyrus: 55}, "Azul")
    group.put(f"/t/{play_table(house, ana, bela, cyrus).opened.host}")
    house.pass_time(A_DAY)
    by_mail(group, people[:3], game="rakab")
    by_mail(group, people[:1], game="troyes", players=[])
    by_mail(group, people[:2], options={"campaign": 10}, seed="autumn")
    broken_off = open_pad(house, ana, bela, cyrus, game="condottiere-3e")
    for line in ("tell 0", "0 besiege siena", "end"):
        broken_off.enter(broken_off.opened.host, line)
    group.put(f"/t/{broken_off.opened.host}")
    house.pass_time(A_DAY)
    type_result(watched, group, "Catan", {ana: 4, bela: 9, "Imre": 10})
    group.put_pad({ana: 40, bela: 44, dara: 31}, "Azul")
    type_result(watched, group, "Azul", {bela: 52, cyrus: 50})
    by_mail(group, people[:2], game="rakab", seed="duel")
    games = [play for play in group.plays if not play.is_campaign]
    assert [play.kind for play in games if not play.ended] == []
    assert len(games) >= 12
    points = group.points
    rename(watched, group, bela, "Bálint")
    assert group.points == {name.replace("béla", "bálint"): each for name, each in points.items()}
    pages = [f"/g/{link}?language={language}" for link in (group.opened.host, group.opened.watch)]
    for path in pages:
        words = fits(watched, path)
        watched.page.evaluate("document.querySelectorAll('details').forEach(it => it.open = true)")
        words = read(watched.page)
        assert "Bálint" in words and bela not in words and "Imre" in words
        for told in ("ours-broken-off", "ours-alone", "ours-rule-campaign"):
            assert unmarked(say(told)) in words, told
        for game in ("Catan", "Azul", *titles(language)):
            assert game in words, game
    text = watched.open(f"/g/{group.opened.watch}/geek?language={language}").content()
    assert "Bálint" in text and bela not in text
    file = house.client.get(f"/g/{group.opened.watch}/season.bgsplay").json
    assert len(file["plays"]) == len(games) and len(file["games"]) == 5
    assert bela not in {player["name"] for player in file["players"]}
    assert watched.faults == []


def rename(watched: Watched, group: Group, name: str, wanted: str) -> None:
    page = watched.open(f"/g/{group.opened.host}/people")
    page.locator("[name=who]").select_option(label=name)
    page.locator("[name=called]").fill(wanted)
    with page.expect_navigation():
        page.locator("main form [name=sure]").click()


def titles(language: str) -> list[str]:
    games = ("condottiere-3e", "rakab", "troyes")
    return [unmarked(speaker(language, game)(f"game-title-{game}")) for game in games]


# --- from the table to letters and back ----------------------------------------------------------


@everywhere
def test_an_evening_goes_on_by_mail_and_back_at_a_table(
    house: TrialInstallation, address: str, browser: Browser, language: str
) -> None:
    watched, say, people = Watched(browser, address), speaker(language), in_language(language)
    table = open_table(house, "condottiere-3e", begins="0")
    state = entered_so_far(table)
    for seat, person in enumerate(people):
        token, cards = table.seats[seat].removeprefix("/t/"), ids(spread(state.hands[seat]))
        held = house.installation.database.read(lambda c, token=token: tables.find(c, token))
        house.installation.database.write(
            lambda c, held=held, cards=cards, person=person: freezing.say(
                c, held, "", cards, person
            )
        )
    page = press(watched, f"{table.host}/freeze?language={language}")
    assert unmarked(say("freeze-done", name=people[0]["name"])) in read(page)
    assert unmarked(say("evening-by_mail")) in fits(watched, f"{table.watch}?language={language}")
    [to_host] = house.new_letters()
    press(watched, path_of(to_host.host_page))
    letters = house.new_letters()
    match = match_of(house, table)
    for letter in letters:
        assert (
            unmarked(say("letter-evening-invitation-subject", title="")).strip(": ")
            in letter["Subject"]
        )
        assert letter["Content-Language"] == language
    by_thumb = partial(in_chromium, watched)
    join(by_thumb, letters)
    letters = answer(house, by_thumb, house.new_letters(), 4, first_offered)
    # back: the host lays it on the table, and everybody is told
    page = press(watched, f"/h/{match.host}/table")
    told = house.new_letters()
    assert sorted(letter.kind for letter in told if letter.kind == "paused") == ["paused"] * 4
    for token in match.seats[:2]:
        assert unmarked(say("pause-table-title")) in fits(watched, f"/s/{token}")
    at = at_table_of(match)
    play_to_the_end(at)
    house.pass_time(continued_matches.QUIET)
    over = [letter for letter in house.new_letters() if letter.kind == "over"]
    assert sorted(letter.to for letter in over) == sorted(each["email"] for each in people)
    result = match.loaded().match.result
    for token in match.seats[2:]:
        words = fits(watched, f"/s/{token}")
        assert all(PEOPLE[seat]["name"] in words for seat in result["winners"])
    assert watched.faults == []


def match_of(house: TrialInstallation, table: Any) -> Table:
    """Return the match into which a table was frozen."""
    token = table.host.removeprefix("/t/")
    row = house.installation.database.read(lambda c: tables.find(c, token)).row
    assert row.match_id is not None
    host = house.host_page(row.match_id).rpartition("/")[2]
    return Table(house, row.match_id, house.seat_tokens(row.match_id), host)

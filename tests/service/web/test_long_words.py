"""Long words in names, titles or notes make no page wider than a narrow phone."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from tests.service.at_table import begin, invite
from tests.service.seasons.seasons_of_tests import open_season
from tests.service.trial_installation import ANA, BELA, CYRUS, TrialInstallation, path_of
from tests.service.web import test_crawl
from tests.service.web.in_browser import CHROMIUM, UNFOLD, too_wide
from tests.service.web.test_browser import Watched
from tests.service.web.test_crawl import UNLIMITED, kind_of, links_of

pytestmark = [
    pytest.mark.skipif(not CHROMIUM, reason="no Chromium here (STAFFETTA_TEST_CHROMIUM names one)"),
    pytest.mark.parametrize("database_url", ["sqlite"], indirect=True),
]
WORDS = {  # of 35 letters
    "en": (
        "Wolfeschlegelsteinhausenbergerdorff",
        "Donaudampfschifffahrtsgesellschafts",
        "Megszentsegtelenithetetlensegeskedo",
    ),
    "fa": (
        "دانشکدهسرپرستیکشتیرانیدریاهایجنوبیم",
        "شاهنامهخوانانخراسانبزرگوفرارودانکهن",
        "پیرامونشناسانکوهستانهایبلندآذربایجا",
    ),
}
NARROW = {"width": 320, "height": 740}


def furnish(house: TrialInstallation, language: str) -> Iterator[str]:
    """Create matches in all states, with long words as names; yield links to them."""
    words = WORDS[language]
    people = [
        person | {"name": name, "language": language}
        for person, name in zip((ANA, BELA, CYRUS), words, strict=True)
    ]
    about = {"host": people[0], "language": language}
    running = begin(house, *people[1:], **about, options={"campaign": 60}).play(25)
    house.get(f"/s/{running.seats[0]}/note").submit("note", note=words[0] * 5)
    waiting = invite(house, *people[1:], {"open": True}, **about, seed="another")
    over = begin(house, *people[1:], **about, seed="over").play(None)
    others = [
        begin(house, *people[1:], **about, game=game).play(9) for game in ("troyes", "btwixt")
    ]
    for table in (running, waiting, over, *others):
        yield f"/h/{table.host}"
        yield from (f"/s/{token}" for token in table.seats[:2])
    season = open_season(house, title=words[0], language=language)
    season.put(f"/h/{over.host}")
    season.put(f"/h/{running.host}")
    season.put_pad(dict(zip(words, (5, 3, 1), strict=True)), title=words[1])
    yield from (f"/g/{token}" for token in (season.opened.host, season.opened.watch))
    for game in ("pad", "condottiere-3e", "troyes", "btwixt"):
        opened = test_crawl.open_table(house, game, words).opened
        yield from (f"/t/{token}" for token in (opened.host, opened.watch, *opened.seats[:2]))
    yield from (path_of(link) for letter in house.new_letters() for link in letter.links)


def nameless(path: str) -> tuple[str, ...]:
    """Return the kind of a page, without its ids."""
    return kind_of(re.sub("/([a-z2-7]{26}|[a-z2-7]{12})(?=[/?]|$)", "/name", path))


def pages_with(words: tuple[str, ...], house: TrialInstallation, starts: set[str]) -> Iterator[str]:
    """Yield one page of each kind, reached from the starts, that contains one of these words."""
    waiting, known = sorted(starts), {nameless(start) for start in starts}
    while waiting:
        path = waiting.pop()
        answer = house.client.get(path)
        if answer.mimetype == "text/html" and any(word in answer.text for word in words):
            yield path
        for link in links_of(house, path, answer):
            is_page = not link.partition("?")[0].endswith((".pdf", ".svg", ".png"))
            if is_page and nameless(link) not in known:
                known.add(nameless(link))
                waiting.append(link)


@pytest.mark.parametrize("language", WORDS)
def test_every_page_with_names_of_one_long_word_fits_a_phone(
    house: TrialInstallation, address: str, browser: Browser, language: str
) -> None:
    starts = set(furnish(house, language))
    paths = list(pages_with(WORDS[language], house.beside(limits=UNLIMITED), starts))
    assert len(paths) > 40
    page, faults = Watched(browser, address, viewport=NARROW, locale=language).page, {}
    for path in paths:
        page.goto(address + path, wait_until="load")
        page.evaluate(UNFOLD)
        if wide := too_wide(page):
            faults[path] = wide
    assert faults == {}

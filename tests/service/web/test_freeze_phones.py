"""From a table into letters and back, on phones: a hand is reported and a game laid out."""

from __future__ import annotations

import re
from collections import Counter
from types import SimpleNamespace
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from engine.condottiere.box.cards import CARDS, ids, spread
from service.language.languages import spell
from service.language.words import speaker
from service.tables import continued_matches, freezing
from tests.service.at_table import begin
from tests.service.friends import PEOPLE, Friends
from tests.service.tables.test_continued_matches import lay, play_to_the_end
from tests.service.tables.test_freezing import load
from tests.service.trial_installation import SURE, TrialInstallation
from tests.service.web.at_companion import Companion, open_table
from tests.service.web.at_phones import Phones, Thumb
from tests.service.web.in_browser import CHROMIUM, too_wide
from tests.service.web.test_whole_games_by_phone import THIRD, played

pytestmark = [
    pytest.mark.skipif(not CHROMIUM, reason="no Chromium here (STAFFETTA_TEST_CHROMIUM names one)"),
    pytest.mark.parametrize("database_url", ["sqlite"], indirect=True),
]
LATE = 31  # entries, in the middle of a battle
LUCK = "227"  # seed for 25 more moves


def entered_so_far(table: Companion) -> Any:
    """Enter a game's first moves at the table; return the game's state, which has the hands."""
    entries = 0
    for line, state in played():
        if line is not None:
            entries += 1
            entry = {**SURE, "id": line + str(entries), "entry": line}
            answer = table.house.client.post(f"{table.host}/entries", data=entry)
            assert answer.status_code == 303, line
        if entries == LATE:
            return state
    raise AssertionError("it was over before")


def say_hand(thumb: Thumb, hand: Counter[str], person: dict[str, str]) -> None:
    """Report a hand by the form that the phone's page links."""
    page = thumb.page
    thumb.tap(page.locator('#live a[href$="/mail"]'))
    page.wait_for_url("**/mail")
    for card, count in hand.items():
        thumb.type(page.locator(f"[name=held-{card}]"), spell(count, person["language"]))
    expect(page.locator(".counted .enough")).to_be_visible()
    thumb.type(page.locator("[name=email]"), person["email"])
    thumb.tap(page.locator("form[data-act=mail] [name=sure]"))
    expect(page.locator(".notice.good")).to_be_visible()


def knows(page: Page) -> set[str]:
    """Return the people whose addresses occur in a page."""
    return {person["name"] for person in PEOPLE if person["email"] in page.content()}


def test_four_phones_freeze_a_table_and_the_match_is_played_by_mail_to_its_end(
    house: TrialInstallation, address: str, browser: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(freezing, "secrets", SimpleNamespace(token_bytes=bytes))
    phones = Phones(browser, address, open_table(house, "condottiere-3e", begins="0"))
    state = entered_so_far(phones.table)
    pages = [phones.sit(seat, person["language"]) for seat, person in enumerate(PEOPLE)]
    for seat, person in enumerate(PEOPLE):
        thumb = Thumb(pages[seat])
        hand = Counter(ids(spread(state.hands[seat])))
        say_hand(thumb, hand, person)
        assert thumb.taps <= 1 + len(hand) + 2, "the way there, each card, the address, the button"
        assert too_wide(pages[seat]) == []
    pages[0].reload()  # the first one sees nothing of the others' reports
    for page, person in zip(pages, PEOPLE, strict=True):
        assert knows(page) == {person["name"]}
    host = phones.open(f"{phones.table.host}/freeze?language=fa")
    assert host.locator(".readiness").inner_text().count("✓") == len(PEOPLE)
    assert knows(host) == set()
    thumb = Thumb(host)
    thumb.tap(host.locator("form[data-act=freeze] [name=sure]"))
    expect(host.locator(".readiness")).to_have_count(0)
    assert (thumb.taps, too_wide(host)) == (1, [])
    letter, *others = house.new_letters()
    assert (letter.kind, letter.to, others) == ("host", PEOPLE[0]["email"], [])
    assert phones.faults == []
    assert house.get(letter.host_page).submit("invite").status == 200
    friends = Friends(house, LUCK)
    friends.look()
    friends.join()
    match = phones.held().row.match_id
    assert load(house, match).state.hands == state.hands
    friends.look()
    friends.play_on(1000)
    assert load(house, match).match.status == "over"
    assert friends.kinds()["over"] == len(PEOPLE) and len(friends.played) > 20


# --- and back ------------------------------------------------------------------------------------

IN_HAND = {"en": r"(\d+) cards? in hand", "fa": r"(\d+) کارت در دست"}
OWNED = """all => all.filter(it => /seat-/.test(it.getAttribute("class"))).map(it =>
    [it.id.replace("board-region-", ""), Number(/seat-(\\d)/.exec(it.getAttribute("class"))[1])])"""


def laid_out(page: Page, language: str) -> tuple[Counter[str], dict[str, int], list[int]]:
    """Return the layout that a person reads from the page: a hand, the map, the hand sizes."""
    say, lines = speaker(language, THIRD.id), page.locator(".checklist li").all_inner_texts()
    names = {str(say.noun("card", card)): card for card in CARDS}
    held = [found for line in lines if (found := re.fullmatch(r"(\d+) × (.+)", line.strip()))]
    hand = Counter({names[name]: int(count) for count, name in (each.groups() for each in held)})
    owned = dict(page.locator("[id^=board-region-]").evaluate_all(OWNED))
    return hand, owned, [int(each) for each in re.findall(IN_HAND[language], " ".join(lines))]


def test_a_match_is_set_up_from_its_page_alone_and_continues_at_a_table(
    house: TrialInstallation, address: str, browser: Browser
) -> None:
    match = begin(house).play(14)
    phones = Phones(browser, address, Companion(house, "", [], ""))
    loaded = match.loaded()
    view = loaded.game.view(loaded.state, None)
    for seat, language in ((0, "en"), (2, "fa")):
        page = phones.open(f"/s/{match.seats[seat]}/rebuild")
        hand, owned, sizes = laid_out(page, language)
        assert hand == Counter(loaded.game.view(loaded.state, seat)["hand"])
        assert owned == {region: who for region, who in view["owners"].items() if who is not None}
        assert sizes == [player["hand_size"] for player in view["players"]]
        assert page.locator("html").get_attribute("lang") == language and too_wide(page) == []
        thumb, boxes = Thumb(page), page.locator(".checklist label")
        for place in range(boxes.count()):
            thumb.tap(boxes.nth(place))
        expect(page.locator(".checklist input:not(:checked)")).to_have_count(0)
    host = phones.open(f"/h/{match.host}/table")
    Thumb(host).tap(host.locator("form[data-act=table] [name=sure]"))
    expect(host.locator(".qr").first).to_be_visible()
    phones.table.host = host.locator("body").get_attribute("data-page") or ""
    kept = phones.kept()
    found = kept.rules.view(kept.at)
    assert {name: found[name] for name in view} == {**view, "options": found["options"]}
    assert phones.faults == []


LINES_OF_NAMES = """names => names.map(name => name.getClientRects().length > 1 ||
  name.clientHeight > 2.5 * parseFloat(getComputedStyle(name).fontSize))"""


def test_names_stay_whole_in_the_result_of_an_evening(
    house: TrialInstallation, address: str, browser: Browser
) -> None:
    """Each name of a place is on one line beside its score, which may wrap."""
    match = begin(house).play(6)
    play_to_the_end(lay(match))
    house.pass_time(continued_matches.QUIET)
    phones = Phones(browser, address, Companion(house, "", [], ""))
    for token in match.seats:
        page = phones.open(f"/s/{token}")
        names = page.locator("main .line-who")
        assert names.count() and not any(names.evaluate_all(LINES_OF_NAMES))
        assert too_wide(page) == []

"""The pages that continue a table by mail: each phone reports its hand, the host sends."""

from __future__ import annotations

import html
import re
from collections import Counter
from dataclasses import replace
from typing import Any

import pytest

from engine.condottiere.box.cards import ids, spread
from service.installation.links import HostLinks, TableLinks
from service.language.languages import LANGUAGES
from service.language.words import speaker
from tests.service.at_table import begin
from tests.service.tables.tables_of_tests import Companions
from tests.service.tables.test_freezing import open_condottiere, play_half
from tests.service.tables.test_freezing import say as say_unclaimed
from tests.service.trial_installation import ANA, BELA, CYRUS, TrialInstallation, path_of
from tests.service.web.at_companion import CODE

PEOPLE = (ANA, BELA, CYRUS)


@pytest.fixture
def half(house: TrialInstallation) -> tuple[Companions, Any]:
    """Return a table in the middle of a game with claimed seats, and the people's hands."""
    at = open_condottiere(house)
    state = play_half(at)
    for token in at.opened.seats:
        claimed = house.client.post(TableLinks("", token).to("claim"), data={"sure": "yes"})
        assert claimed.status_code == 303
    return at, state


def form_of(state: Any, seat: int, **changed: str) -> dict[str, str]:
    hand = Counter(ids(spread(state.hands[seat])))
    person = PEOPLE[seat]
    return {
        "sure": "yes",
        "name": person["name"],
        "email": person["email"],
        "language": person["language"],
        "timezone": "Europe/London",
        **{f"held-{card}": str(count) for card, count in hand.items()},
        **changed,
    }


def say(at: Companions, state: Any, seat: int, **changed: str) -> Any:
    address = TableLinks("", at.opened.seats[seat]).to("mail")
    return at.house.client.post(address, data=form_of(state, seat, **changed))


@pytest.mark.parametrize("what", ["free", "renew"])
def test_private_data_is_not_passed_on_to_the_next_phone_of_a_seat(
    house: TrialInstallation, half: tuple[Companions, Any], what: str
) -> None:
    at, state = half
    host, seat = TableLinks("", at.opened.host), TableLinks("", at.opened.seats[0])
    assert say(at, state, 0).status_code == 303
    assert PEOPLE[0]["email"] in house.get(seat.to("mail")).text
    assert house.get(host.to(f"{what}/0")).submit(what).status == 200
    found = house.get(host.page).text
    link = next(path_of(url) for url in CODE.findall(found))
    other = replace(house, client=house.client.application.test_client())
    assert other.get(link).submit("claim").status == 200
    asked = other.get(f"{link}/mail")
    assert asked.status == 200 and PEOPLE[0]["email"] not in asked.text
    assert "not yet" in house.get(host.to("freeze")).text


def test_reporting_a_hand_claims_a_seat_without_an_owner(house: TrialInstallation) -> None:
    """Anyone who photographs a code can report a hand, so the owner must notice and can end it."""
    at = open_condottiere(house)
    state, seat = play_half(at), TableLinks("", at.opened.seats[0])
    assert say(at, state, 0).status_code == 303
    owner = replace(house, client=house.client.application.test_client())
    assert "claim" not in owner.get(seat.page).acts
    assert PEOPLE[0]["email"] not in owner.get(seat.to("mail")).text
    assert house.get(TableLinks("", at.opened.host).to("free/0")).submit("free").status == 200
    assert owner.get(seat.page).submit("claim").status == 200
    assert PEOPLE[0]["email"] not in owner.get(seat.to("mail")).text
    assert house.client.post(seat.to("mail"), data=form_of(state, 0)).status_code == 403
    assert "not yet" in house.get(TableLinks("", at.opened.host).to("freeze")).text


def test_claiming_a_seat_deletes_private_data_entered_before(
    house: TrialInstallation,
) -> None:
    at = open_condottiere(house)
    state, seat = play_half(at), TableLinks("", at.opened.seats[0])
    say_unclaimed(at, 0, ids(spread(state.hands[0])))
    assert at.held(at.opened.seats[0]).seats[0].private
    assert house.get(seat.page).submit("claim").status == 200
    assert at.held(at.opened.seats[0]).seats[0].private is None


def test_players_enter_their_own_hands_and_the_host_sends_the_game(
    house: TrialInstallation, half: tuple[Companions, Any]
) -> None:
    at, state = half
    host = TableLinks("", at.opened.host)
    for seat in range(3):
        asked = house.get(TableLinks("", at.opened.seats[seat]).to("mail"))
        assert asked.status == 200 and 'name="held-m10"' in asked.text
        assert say(at, state, seat).status_code == 303
    page = house.get(host.to("freeze"))
    assert page.text.count("✓") == 3
    for card_or_address in ("mail.example", "held-"):
        assert card_or_address not in page.text
    sent = house.client.post(host.to("freeze"), data={"sure": "yes", "pace": "fast"})
    assert sent.status_code == 303
    assert "has a letter with the button" in house.get(host.to("freeze")).text
    assert [(letter.kind, letter.to) for letter in house.new_letters()] == [("host", ANA["email"])]
    refused = house.client.post(TableLinks("", at.opened.seats[0]).to("mail"), data={"sure": "yes"})
    assert refused.status_code in (303, 409)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_says_first_that_the_game_goes_on_by_mail(
    house: TrialInstallation, half: tuple[Companions, Any], language: str
) -> None:
    at, state = half
    links = [TableLinks("", each) for each in (at.opened.host, at.opened.watch, at.opened.seats[1])]
    say_in, prompt = speaker(language), re.compile(r'class="prompt[^>]*>(?!<)')
    for seat in range(3):
        assert say(at, state, seat).status_code == 303
    asked = [house.get(f"{each.page}?language={language}").text for each in links]
    freeze = house.client.post(links[0].to("freeze"), data={"sure": "yes", "pace": "fast"})
    assert freeze.status_code == 303
    for each, before in zip(links, asked, strict=True):
        page = house.get(f"{each.page}?language={language}").text
        assert f">{say_in('evening-by_mail')}</h1>" in page
        assert len(prompt.findall(page)) <= 1  # nobody is asked for a card any more
        assert "screen-head seat-" not in page
        assert shows_next_move(before) == (each is not links[0])  # the host's page has no board
        assert not shows_next_move(page)  # the letters are ahead of the table
        assert f">{say_in('evening-by_mail')}</h1>" not in before
    host = house.get(f"{links[0].page}?language={language}").text
    assert say_in("companion-host-title") not in host
    assert host.index(say_in("freeze-done", name="Ana")) < host.index('class="codes"')


def shows_next_move(page: str) -> bool:
    """True if a page marks the player to move, or shows the battle's outcome in advance."""
    return bool(re.search(r'class="(would|[^"]* acts|to-act|clock runs|reminder)\b', page))


def test_a_hand_of_another_size_is_reported_and_the_typed_text_stays(
    half: tuple[Companions, Any],
) -> None:
    at, state = half
    answer = say(at, state, 0, **{"held-m1": "9"})
    assert answer.status_code == 422
    text = answer.get_data(as_text=True)
    assert "the table counts" in text and 'value="ana@mail.example"' in text
    assert 'name="held-m1" value="9"' in text


@pytest.mark.parametrize(
    "changed",
    [
        {"email": "nobody"},
        {"email": "a" * 9000},
        {"name": ""},
        {"name": "http://x.example"},
        {"language": "xx"},
        {"timezone": "Mars/Base"},
        {"held-m1": "-1", "held-m2": "x"},
        {"held-m1": "9" * 500},
        {"held-zzz": "3", "held-m10": "۳"},
    ],
)
def test_nonsense_is_answered_in_words_and_keeps_nothing(
    half: tuple[Companions, Any], changed: dict[str, str]
) -> None:
    at, state = half
    answer = say(at, state, 0, **{"held-m1": "0", **changed})
    assert answer.status_code in (303, 422)
    if answer.status_code == 422:
        assert 'role="alert"' in answer.get_data(as_text=True)
        assert at.held(at.opened.host).seats[0].private_json is None


@pytest.mark.parametrize("text", ["many", "-1", "9" * 500, "1e3"])
@pytest.mark.parametrize("language", ["en", "fa", "hu"])
def test_a_count_that_cannot_be_read_is_refused_with_its_card(
    half: tuple[Companions, Any], text: str, language: str
) -> None:
    at, state = half
    at.house.client.set_cookie("language", language)
    answer = say(at, state, 0, **{"held-m1": text}).get_data(as_text=True)
    words = speaker(language, "condottiere-3e")
    refusal = words("problem-number", least=0, most=99)
    place = words.noun("card", "m1")
    assert words("problem-at", place=place, problem=refusal) in html.unescape(answer)
    assert f'value="{text}"' in answer
    assert at.held(at.opened.host).seats[0].private_json is None


def test_only_the_seats_phone_can_enter_its_hand(
    house: TrialInstallation, half: tuple[Companions, Any]
) -> None:
    at, state = half
    stranger = house.beside().client
    mine = TableLinks("", at.opened.seats[0])
    assert stranger.post(mine.to("mail"), data=form_of(state, 0)).status_code == 403
    for token in (at.opened.watch, at.opened.host):
        assert house.client.get(TableLinks("", token).to("mail")).status_code == 403
    for token in (at.opened.watch, at.opened.seats[0]):
        address = TableLinks("", token).to("freeze")
        assert house.client.get(address).status_code == 403
        assert house.client.post(address, data={"sure": "yes"}).status_code == 403
    assert at.held(at.opened.host).row.status == "open"


def test_the_host_sees_who_has_not_entered_a_hand(half: tuple[Companions, Any]) -> None:
    at, state = half
    say(at, state, 1)
    address = TableLinks("", at.opened.host).to("freeze")
    answer = at.house.client.post(address, data={"sure": "yes", "pace": "fast"})
    assert answer.status_code == 422
    assert "Still waiting for" in answer.get_data(as_text=True)
    wrong = at.house.client.post(address, data={"sure": "yes", "pace": "at once"})
    assert wrong.status_code == 400


# --- from a match to a table -----------------------------------------------


def test_a_match_continues_at_a_table_from_its_hosts_page(house: TrialInstallation) -> None:
    table = begin(house).play(20)
    address = HostLinks("", table.host).to("table")
    assert house.get(address).status == 200
    opened = house.client.post(address, data={"sure": "yes"})
    assert opened.status_code == 303 and opened.headers["Location"].startswith("/t/")
    page = house.get(opened.headers["Location"])
    assert page.status == 200 and "Béla" in page.text
    again = house.client.post(address, data={"sure": "yes"})
    assert again.headers["Location"] == opened.headers["Location"]
    house.client.post(HostLinks("", table.host).to("take-back"), data={"sure": "yes"})
    table.play(None)
    assert house.client.post(address, data={"sure": "yes"}).status_code == 409


def test_a_hand_is_counted_in_the_digits_of_the_reader(
    half: tuple[Companions, Any],
) -> None:
    at, state = half
    form = form_of(state, 0)
    persian = {
        name: text.translate(str.maketrans("0123456789", "۰۱۲۳۴۵۶۷۸۹"))
        for name, text in form.items()
        if name.startswith("held-")
    }
    assert say(at, state, 0, **persian).status_code == 303
    said = at.held(at.opened.host).seats[0].private
    assert said is not None and Counter(said["things"]) == Counter(ids(spread(state.hands[0])))


def test_an_unfinished_correction_is_refused_in_words(house: TrialInstallation) -> None:
    table = begin(house).play(20)
    opened = house.client.post(HostLinks("", table.host).to("table"), data={"sure": "yes"})
    entries = f"{opened.headers['Location']}/entries"
    for line in ("correct owner", "correct hand", "correct", "correct owner milano"):
        answer = house.client.post(entries, data={"sure": "yes", "entry": line, "id": line})
        assert answer.status_code == 422, line

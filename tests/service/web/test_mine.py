"""All games of one address, by a link sent only to that address."""

import pytest
from sqlalchemy import Connection

from service.installation.limits import Limits
from service.language.words import speaker
from service.matches import deals, store, talk, votes
from service.people import personal_data
from tests.service.at_table import Table, begin, digest, invite, propose
from tests.service.trial_installation import ANA, BELA, SURE, Letter, Page, TrialInstallation

pytestmark = pytest.mark.parametrize("database_url", ["sqlite"], indirect=True)


@pytest.fixture
def tables(house: TrialInstallation) -> list[Table]:
    """Four matches: one that waits for Béla, one that does not, one over, one not begun."""
    asked, others = begin(house, seed="one"), begin(house, seed="two")
    play_until(asked, lambda seat: seat == 1)
    play_until(others, lambda seat: seat != 1)
    over, waiting = begin(house, seed="three").play(None), invite(house, seed="four")
    house.client.post(f"/s/{waiting.seats[1]}/join", data=SURE)
    house.new_letters()
    return [asked, others, over, waiting]


def play_until(table: Table, wanted: object) -> None:
    while not wanted(table.asked):
        table.take(table.actions[0])


def ask(house: TrialInstallation, address: str) -> Page:
    return house.get("/mine?language=en").submit("mine", email=address)


def letters(house: TrialInstallation) -> list[Letter]:
    return [letter for letter in house.new_letters() if letter.kind == "mine"]


def link_of(house: TrialInstallation) -> str:
    (letter,) = letters(house)
    return next(link for link in letter.links if "/mine/" in link)


def test_a_letter_brings_the_link_to_all_games_of_its_address(
    house: TrialInstallation, tables: list[Table]
) -> None:
    assert ask(house, BELA["email"]).status == 200
    link = link_of(house)
    before = digest(house)
    page = house.get(link)
    assert page.status == 200 and page.reader.language == "hu"
    found = [link for link in page.reader.links if link.startswith("/s/")]
    assert found[0] == f"/s/{tables[0].seats[1]}", "what waits stands first"
    pages = {f"/s/{table.seats[1]}" for table in tables}
    assert {link.removesuffix("/again") for link in found} == pages
    assert page.text.count("<h2>") == 4
    assert {house.get(link).status for link in found} == {200} and digest(house) == before


def test_the_answer_does_not_reveal_if_the_address_is_known(
    house: TrialInstallation, tables: list[Table]
) -> None:
    known, unknown = ask(house, BELA["email"]), ask(house, "nobody@mail.example")
    assert known.text == unknown.text and known.status == 200
    assert [letter.to for letter in letters(house)] == [BELA["email"]]
    wrong = house.client.post("/mine", data=SURE | {"email": "not an address"})
    assert wrong.status_code == 400 and "problem-email" in wrong.get_data(as_text=True)
    assert letters(house) == []


def test_no_letter_goes_to_a_person_who_has_not_agreed(house: TrialInstallation) -> None:
    """Anyone may type any address when setting up a match."""
    invite(house, seed="one")
    propose(house, host=ANA | {"email": "victim@mail.example"})
    house.new_letters()
    for address in (BELA["email"], "victim@mail.example"):
        assert ask(house, address).status == 200
    assert letters(house) == []


def test_the_link_stays_the_same_and_the_number_of_letters_is_limited(
    house: TrialInstallation, tables: list[Table]
) -> None:
    limits = Limits(at_home={})  # as for strangers
    few, links = house.beside(limits=limits), []
    for _ in range(6):
        assert ask(few, BELA["email"]).status == 200
        links += [link for each in letters(few) for link in each.links if link.endswith("/never")]
    assert len(set(links)) == 1
    assert len(links) == limits.of("own_games_to_one", False).most


def test_renewing_all_links_ends_this_one_too(
    house: TrialInstallation, tables: list[Table]
) -> None:
    ask(house, BELA["email"])
    link = link_of(house)
    house.client.post(f"/s/{tables[0].seats[1]}/link", data=SURE)
    assert house.get(link).status == 410
    house.new_letters()
    ask(house, BELA["email"])
    house.time.forward(1)
    assert house.get(link_of(house)).status == 200


def test_it_is_taken_away_with_its_owner(house: TrialInstallation, tables: list[Table]) -> None:
    ask(house, BELA["email"])
    link, installation = link_of(house), house.installation
    installation.database.write(lambda c: personal_data.erase(c, BELA["email"], installation.now()))
    assert house.get(link).status == 410


@pytest.mark.parametrize("token", ["a" * 26, "x", "%00", "A" * 26])
def test_an_invalid_link_opens_nothing(
    house: TrialInstallation, tables: list[Table], token: str
) -> None:
    ask(house, BELA["email"])
    assert house.client.get(f"/mine/{token}").status_code == 404


def test_notes_to_oneself_stand_there_too(house: TrialInstallation, tables: list[Table]) -> None:
    house.get(f"/s/{tables[0].seats[1]}/note").submit("note", note="watch Roma")
    ask(house, BELA["email"])
    assert "watch Roma" in house.get(link_of(house)).text


def test_a_game_shows_what_is_new_and_waits(house: TrialInstallation, tables: list[Table]) -> None:
    asked, others, *_ = tables
    say, now = speaker("hu"), house.installation.now()

    def happen(connection: Connection) -> None:
        loaded = store.load(connection, asked.match, lock=True)
        for words in ("one", "two"):
            talk.say(connection, loaded, 0, [], words, now)
        talk.say(connection, loaded, 1, [2], "own words are not new", now)
        votes.propose(connection, loaded, 2, "draw", 0, now)
        other = store.load(connection, others.match, lock=True)
        *_, spared, _ = deals.offered_terms(other, 0, 1)
        deals.offer(connection, other, 0, 1, [spared.term], [], now)

    ask(house, BELA["email"])
    link = link_of(house)
    assert "<strong>" not in house.get(link).text
    house.installation.database.write(happen)
    shown = house.get(link).text
    about_one = " · ".join(say(key, count=n) for key, n in (("talk-new", 2), ("vote-waiting", 1)))
    of_other = say("pact-waiting", count=1)
    places = [shown.index(f"<strong>{marks}</strong>") for marks in (about_one, of_other)]
    assert shown.count("<strong>") == 2
    assert shown.index(asked.seats[1]) < places[0] < shown.index(others.seats[1]) < places[1]

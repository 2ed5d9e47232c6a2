"""People whose seats others have now: they see, download and delete what is still kept of them."""

import json
from typing import Any

import pytest
from sqlalchemy import Connection, delete, select

from service.database.rows import FORMER_PLAYER, LETTER, LINK, LetterRow, fetch_all, metadata
from service.language.languages import LANGUAGES
from service.matches import reachability, store, talk
from service.operations import pruning
from service.people import personal_data, seating
from tests.service.at_table import Table, begin, propose
from tests.service.people.test_leaving import leaving_links, mine_of
from tests.service.people.test_seats_given_away import given
from tests.service.trial_installation import ANA, BELA, CYRUS, DARA, TrialInstallation

QUIRREL = BELA | {"name": "Quirrelwick", "email": "q@canary.example", "language": "en"}
ADDRESS = QUIRREL["email"]
DAY = 24 * 3600


@pytest.fixture
def table(house: TrialInstallation) -> Table:
    """A match in which Dara has taken the seat of Quirrelwick, who had played and sent messages."""
    table = begin(house, QUIRREL, CYRUS).play(9)
    write, now = house.installation.database.write, house.time.now
    write(lambda c: talk.say(c, store.load(c, table.match, lock=True), 1, [], "Siena!", now()))
    seat = table.loaded().seats[1]
    write(lambda c: store.update_seat(c, seat, absent=True, missed=3))
    house.pass_time(60)
    assert house.get(f"/h/{table.host}/replace/1").submit("replace", **DARA).status == 200
    write(lambda c: seating.join(c, store.load(c, table.match, lock=True), 1, now()))
    house.pass_time(60)
    table.play(9)
    house.new_letters()
    return table


def erase(house: TrialInstallation, address: str = ADDRESS) -> Any:
    now = house.time.now()
    return house.installation.database.write(lambda c: personal_data.erase(c, address, now))


def export(house: TrialInstallation, address: str = ADDRESS) -> Any:
    return json.loads(house.installation.database.read(lambda c: personal_data.export(c, address)))


def rows(house: TrialInstallation) -> str:
    def work(connection: Connection) -> str:
        return repr([connection.execute(select(each)).all() for each in metadata.sorted_tables])

    return house.installation.database.read(work).lower()


def numbers(table: Table, seat: int) -> list[int]:
    """Return the numbers of a seat's moves."""
    read = table.house.installation.database.read
    moves = read(lambda c: store.moves_of(c, table.match))
    return [move.number for move in moves if move.seat == seat]


def is_known(house: TrialInstallation, address: str = ADDRESS) -> bool:
    return house.installation.database.read(lambda c: personal_data.is_known(c, address))


def test_the_export_has_what_each_of_two_players_of_a_seat_did(
    house: TrialInstallation, table: Table
) -> None:
    (left,), (now,) = export(house)["former_seats"], export(house, DARA["email"])["seats"]
    assert (left["name"], left["address"], left["seat"]) == ("Quirrelwick", ADDRESS, 1)
    own, others = ([move["number"] for move in each["moves"]] for each in (left, now))
    every = numbers(table, 1)
    assert own and others and own + others == every
    assert [each["words"] for each in left["messages"]] == ["Siena!"] and not now["messages"]
    assert {"invitation"} <= {each["kind"] for each in left["letters"]}
    assert DARA["name"] not in json.dumps(left) and "Quirrelwick" not in json.dumps(now)


def test_erased_they_leave_no_trace_and_their_follower_stays(
    house: TrialInstallation, table: Table
) -> None:
    assert is_known(house) and "quirrel" in rows(house)
    erase(house)
    left = rows(house)
    assert "quirrel" not in left and ADDRESS not in left and "siena!" not in left
    assert table.loaded().names[1] == DARA["name"] and DARA["email"] in left
    assert not is_known(house)
    assert export(house, DARA["email"])["seats"][0]["moves"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_by_letters_they_download_and_delete_it_themselves(
    house: TrialInstallation, table: Table, language: str
) -> None:
    house.installation.database.write(
        lambda c: c.execute(FORMER_PLAYER.update().values(language=language))
    )
    house.get("/mine?language=en").submit("mine", email=ADDRESS)
    (letter,) = house.new_letters()
    assert (letter.to, letter.kind) == (ADDRESS, "mine") and "Quirrelwick" in letter.text
    present = house.seat_tokens(table.match)
    assert not [token for token in present if token in letter.text + letter.html]
    mine = next(link for link in letter.links if "/mine/" in link)
    path = mine[mine.index("/mine/") :]
    page = house.get(path)
    assert page.status == 200 and f'lang="{language}"' in page.text
    assert table.match not in page.text
    kept = house.client.get(f"{path}/kept.json").json
    assert [each["match"] for each in kept["former_seats"]] == [table.match]
    assert house.get(f"{path}/leave").submit("leave").status == 200
    (link,) = leaving_links(house)
    assert house.get(link).submit("delete-me").status == 200
    assert "quirrel" not in rows(house) and pruning.wipe_owed(house.installation)
    assert ADDRESS not in rows(house)


def test_a_letter_to_them_that_comes_back_does_not_concern_the_seat(
    house: TrialInstallation, table: Table
) -> None:
    mine_of(house, ADDRESS)
    database, now = house.installation.database, house.time.now()
    every = database.read(lambda c: fetch_all(c, select(LETTER), LetterRow))
    letter = next(each for each in every if each.kind == "mine")
    database.write(lambda c: reachability.note_refusal(c, letter, now))
    assert table.loaded().seats[1].unreachable_since is None
    assert not [each for each in house.new_letters() if each.kind == "undeliverable"]


def test_those_who_gave_their_seat_to_a_friend_find_it_too(house: TrialInstallation) -> None:
    table = begin(house).play(9)
    house.new_letters()
    house.pass_time(60)
    given(table)
    (left,) = export(house, BELA["email"])["former_seats"]
    every = numbers(table, 1)
    assert [move["number"] for move in left["moves"]] == every
    assert mine_of(house, BELA["email"])
    erase(house, BELA["email"])
    assert BELA["email"] not in rows(house) and table.loaded().names[1] == "Dara"


def test_a_follower_of_the_same_name_keeps_it(house: TrialInstallation) -> None:
    table = begin(house, QUIRREL, CYRUS).play(9)
    write, now = house.installation.database.write, house.time.now
    seat = table.loaded().seats[1]
    write(lambda c: store.update_seat(c, seat, absent=True, missed=3))
    house.pass_time(60)
    namesake = DARA | {"name": QUIRREL["name"]}
    assert house.get(f"/h/{table.host}/replace/1").submit("replace", **namesake).status == 200
    write(lambda c: seating.join(c, store.load(c, table.match, lock=True), 1, now()))
    erase(house)
    assert table.loaded().names[1] == "Quirrelwick" and ADDRESS not in rows(house)
    facts = select(LETTER.c.facts).where(LETTER.c.facts.contains("Quirrelwick"))
    kept = [
        json.loads(each)
        for each in house.installation.database.read(lambda c: c.execute(facts).scalars().all())
    ]
    assert kept and {each["name"] for each in kept} == {"Quirrelwick"}
    assert {each["former"] for each in kept if "former" in each} == {"Player 2"}


def test_somebody_who_was_invited_before_the_host_agreed_was_never_there(
    house: TrialInstallation,
) -> None:
    table = propose(house, QUIRREL, CYRUS)
    house.get(f"/h/{table.host}/replace/1").submit("replace", **DARA)
    query = select(FORMER_PLAYER)
    assert not house.installation.database.read(lambda c: c.execute(query).all())


def test_all_of_it_goes_in_time(house: TrialInstallation, table: Table) -> None:
    table.play(None)
    house.new_letters()
    days = house.installation.settings.keep_days
    age = pruning.age_of(days)
    house.pass_time(days * DAY - 3600)
    pruning.prune_all(house.installation, age)
    assert ADDRESS in rows(house)
    house.pass_time(2 * DAY)
    pruning.prune_all(house.installation, age)
    assert ADDRESS not in rows(house) and "quirrel" not in rows(house)
    live = select(LINK.c.address).where(LINK.c.ended_at.is_(None), LINK.c.kind == "seat")
    kept = {*house.installation.database.read(lambda c: c.execute(live).scalars().all())}
    assert {ANA["email"], DARA["email"], CYRUS["email"]} <= kept


def test_an_address_of_an_ended_link_alone_is_found_and_erased(
    house: TrialInstallation, table: Table
) -> None:
    """Test what a release before the list of former players has left."""
    write = house.installation.database.write
    write(lambda c: c.execute(delete(FORMER_PLAYER)))
    assert is_known(house)
    erase(house)
    assert ADDRESS not in rows(house)

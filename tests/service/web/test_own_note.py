"""A note to oneself: stored as written, for its writer alone, and deleted with them."""

import json

import pytest
from sqlalchemy import Connection

from service.matches import exports, store
from service.people import own_notes, personal_data, seating
from service.people.proposals import read_person
from tests.service.at_table import Table, bearer, begin, digest, invite
from tests.service.trial_installation import DARA, SURE, Page, TrialInstallation

pytestmark = pytest.mark.parametrize("database_url", ["sqlite"], indirect=True)
NOTE = "Béla holds the heroine.\n  <b>Roma</b> می‌خواهم"


@pytest.fixture
def table(house: TrialInstallation) -> Table:
    return begin(house).play(4)


def write(table: Table, seat: int, note: str) -> Page:
    return table.house.get(f"/s/{table.seats[seat]}/note").submit("note", note=note)


def test_it_is_on_its_writers_page_as_written(table: Table) -> None:
    page = write(table, 1, f"\r\n{NOTE}\u202e\x07  \n")
    assert page.status == 200 and "&lt;b&gt;Roma&lt;/b&gt; می‌خواهم" in page.text
    kept = table.house.installation.database.read(
        lambda c: own_notes.of_seat(c, table.loaded().seats[1])
    )
    assert kept == NOTE
    again = table.house.get(f"/s/{table.seats[1]}/note")
    assert "&lt;b&gt;Roma" in again.text and again.acts == ["note"]
    write(table, 1, "another")
    assert "Roma&lt;" not in table.house.get(f"/s/{table.seats[1]}").text
    write(table, 1, "  ")
    assert 'class="own-note"' not in table.house.get(f"/s/{table.seats[1]}").text


def test_no_other_reader_gets_it(table: Table) -> None:
    write(table, 1, "quirrelwick")
    house = table.house
    paths = [f"/s/{table.seats[0]}", f"/m/{table.match}", f"/h/{table.host}"]
    said = [house.get(path).text for path in paths]
    said += [house.client.get("/api/v1/seat", headers=bearer(t)).text for t in table.seats]
    said.append(house.installation.database.read(lambda c: exports.export(c, table.match)))
    said += [letter.text + letter.html for letter in house.new_letters()]
    assert not [text for text in said if "quirrelwick" in text]


def test_it_is_exported_and_erased_with_its_writer(table: Table) -> None:
    write(table, 1, "quirrelwick")
    installation = table.house.installation
    address = table.loaded().seats[1].address
    told = json.loads(installation.database.read(lambda c: personal_data.export(c, address)))
    assert told["seats"][0]["own_note"] == "quirrelwick"
    installation.database.write(lambda c: personal_data.erase(c, address, installation.now()))
    rows = installation.database.read(lambda c: c.execute(own_notes.OWN_NOTE.select()).all())
    assert rows == []


def test_the_next_player_of_the_seat_does_not_find_it(table: Table) -> None:
    write(table, 1, "quirrelwick")
    installation, person = table.house.installation, read_person(DARA, "en", "player", [])

    def give_away(connection: Connection) -> None:
        store.update_seat(connection, table.loaded().seats[1], absent=True, missed=3)
        held = store.load(connection, table.match, lock=True)
        seating.replace(connection, held, 1, person, installation.tokens, installation.now())

    installation.database.write(give_away)
    rows = installation.database.read(lambda c: c.execute(own_notes.OWN_NOTE.select()).all())
    assert rows == []


def test_a_note_that_is_too_long_is_refused_and_the_typed_text_stays(table: Table) -> None:
    before, long = digest(table.house), "x" * (own_notes.LONGEST + 1)
    answer = table.house.client.post(f"/s/{table.seats[1]}/note", data=SURE | {"note": long})
    assert answer.status_code == 400 and digest(table.house) == before
    page = answer.get_data(as_text=True)
    assert long in page
    assert "maxlength" not in page, "a browser would cut it without a word"


def test_without_its_button_nothing_is_stored_and_the_typed_text_stays(table: Table) -> None:
    before = digest(table.house)
    answer = table.house.client.post(f"/s/{table.seats[1]}/note", data={"note": "typed"})
    assert answer.status_code == 200 and digest(table.house) == before
    assert "typed" in answer.get_data(as_text=True)


def test_a_person_who_has_not_joined_is_asked_to_join_first(house: TrialInstallation) -> None:
    table = invite(house)
    answer = house.client.get(f"/s/{table.seats[1]}/note")
    assert answer.status_code == 303 and answer.headers["Location"].endswith("/join")

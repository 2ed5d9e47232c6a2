"""The host's pages: information, repairs and endings, with confirmation of each change."""

import pytest

from tests.service.at_table import Table, begin, digest, invite
from tests.service.trial_installation import ANA, BELA, CYRUS, SURE, Page, TrialInstallation

pytestmark = pytest.mark.parametrize("database_url", ["sqlite"], indirect=True)
FARID = {"name": "Farid", "email": "farid@mail.example", "language": "hu", "timezone": ""}


def host_page(table: Table, path: str = "") -> Page:
    return table.house.get(f"/h/{table.host}{path}")


def test_the_host_sees_players_and_delivery_of_letters_but_no_hand(
    house: TrialInstallation,
) -> None:
    table = begin(house).play(4)
    house.new_letters()
    page = host_page(table)
    assert page.status == 200
    for person in (ANA, BELA, CYRUS):
        assert person["email"] in page.text
    assert "/s/" not in page.text.replace("/static/", "")
    assert table.loaded().match.seed not in page.text


def test_a_letter_can_be_sent_again_after_confirmation_once_a_minute(
    house: TrialInstallation,
) -> None:
    table = invite(house)
    house.new_letters()
    house.time.seconds += 120
    before = digest(house)
    page = host_page(table, "/resend/1")
    assert page.acts == ["resend"] and digest(house) == before
    assert page.submit("resend").status == 200
    assert [letter.to for letter in house.new_letters()] == [BELA["email"]]
    assert page.submit("resend").status == 409
    assert house.new_letters() == []


def test_a_seat_is_given_to_somebody_else_and_the_old_link_is_void(
    house: TrialInstallation,
) -> None:
    table = invite(house)
    house.new_letters()
    page = host_page(table, "/replace/1")
    assert page.acts == ["replace"]
    assert page.submit("replace", **FARID).status == 200
    letters = house.new_letters()
    assert [(letter.kind, letter.to) for letter in letters] == [("invitation", FARID["email"])]
    assert house.client.get(f"/s/{table.seats[1]}").status_code == 410
    assert house.get(letters[0].seat_page).acts == ["join"]


def test_faults_of_the_new_persons_data_are_in_the_hosts_language(
    house: TrialInstallation,
) -> None:
    table = invite(house, BELA, {**ANA, "name": "Emma"}, host=CYRUS)
    before = digest(house)
    for wrong in ({"email": "nobody"}, {"name": ""}, {"timezone": "Atlantis"}):
        page = host_page(table, "/replace/1").submit("replace", **{**FARID, **wrong})
        assert page.status == 400 and page.reader.language == "fa"
        assert 'class="problem"' in page.text
    assert digest(house) == before


def test_a_name_similar_to_another_at_the_table_gets_no_seat(
    house: TrialInstallation,
) -> None:
    table = invite(house)
    before = digest(house)
    for name in ("ana", "Аna", "  A n a  "):
        page = host_page(table, "/replace/1").submit("replace", **{**FARID, "name": name})
        assert page.status == 400
    assert digest(house) == before


def test_a_present_player_and_the_host_cannot_be_replaced(house: TrialInstallation) -> None:
    table = begin(house)
    before = digest(house)
    for seat in (0, 1, 2):
        path = f"/h/{table.host}/replace/{seat}"
        assert house.get(path).status == 409 and "replace" not in house.get(path).acts
        assert house.client.post(path, data=SURE | FARID).status_code == 409
    assert digest(house) == before


def test_a_match_is_called_off_once_and_everybody_is_told(house: TrialInstallation) -> None:
    table = begin(house)
    house.new_letters()
    page = host_page(table, "/call-off")
    assert page.acts == ["call-off"] and table.loaded().is_running
    assert page.submit("call-off").status == 200
    told = {letter.to: letter for letter in house.new_letters()}
    assert [letter.kind for letter in told.values()] == ["called_off"] * 3
    own, another = told["ana@mail.example"].text, told["cyrus@mail.example"].text
    assert "You’ve called this game off" in own and "Ana" in another
    before = digest(house)
    assert page.submit("call-off").status == 200 and digest(house) == before
    assert house.get(f"/s/{table.seats[1]}").status == 200


def test_a_match_that_is_over_is_not_called_off(house: TrialInstallation) -> None:
    table = begin(house).play(None)
    assert house.client.post(f"/h/{table.host}/call-off", data=SURE).status_code == 409


def test_the_host_is_asked_nothing_that_could_not_be_done(house: TrialInstallation) -> None:
    table = begin(house)
    assert host_page(table, "/bot/1").status == 409 and host_page(table, "/bot/1").acts == []
    table.play(None)
    assert host_page(table, "/call-off").status == 409 and host_page(table, "/call-off").acts == []


def test_a_match_called_off_is_not_asked_about_again(house: TrialInstallation) -> None:
    table = invite(house)
    host_page(table, "/call-off").submit("call-off")
    again = host_page(table, "/call-off")
    assert again.status == 200 and again.acts == []


def test_before_the_first_turn_no_link_leads_to_the_public_page(
    house: TrialInstallation,
) -> None:
    table = invite(house)
    written = house.new_letters()
    host_page(table, "/call-off").submit("call-off")
    written += house.new_letters()
    assert {letter.kind for letter in written} == {"host", "invitation", "called_off"}
    pages = [house.get(f"/s/{table.seats[0]}").text, host_page(table).text]
    said = [text for letter in written for text in (letter.text, letter.html)]
    assert not [text for text in pages + said if f"/m/{table.match}" in text]


def test_a_seats_link_opens_no_hosts_page_and_the_hosts_no_seat(house: TrialInstallation) -> None:
    table = begin(house)
    for token in table.seats:
        for path in ("", "/call-off", "/replace/1", "/resend/1"):
            assert house.client.get(f"/h/{token}{path}").status_code == 404
            assert house.client.post(f"/h/{token}{path}", data=SURE).status_code in (404, 405)
    assert house.client.get(f"/s/{table.host}").status_code == 404


def test_nonexistent_seats_are_not_found(house: TrialInstallation) -> None:
    table = begin(house)
    before = digest(house)
    for seat in ("3", "-1", "99999999999999999999", "x"):
        for what in ("resend", "replace"):
            assert house.client.get(f"/h/{table.host}/{what}/{seat}").status_code == 404
            assert house.client.post(f"/h/{table.host}/{what}/{seat}", data=SURE).status_code == 404
    assert digest(house) == before


def test_the_hosts_faults_are_in_the_hosts_language(house: TrialInstallation) -> None:
    table = invite(house, BELA, {**ANA, "name": "Emma"}, host=CYRUS)
    lost = Page(house, house.client.get(f"/h/{table.host}/nothing"))
    assert (lost.status, lost.reader.language) == (404, "fa")

"""Open seats: the first visitor of the host's link to confirm by letter gets the seat."""

import json
import re
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from sqlalchemy import select

from service.database.rows import LINK, NEWCOMER, TALLY
from service.installation import limits
from service.installation.tokens import Tokens
from service.links import store as links
from service.links.store import Target
from service.people import link_rotation, newcomers, personal_data
from tests.service.at_table import Table, digest, invite, propose
from tests.service.trial_installation import BELA, SURE, Letter, Page, TrialInstallation, path_of

OPEN = {"open": True}
DARA = {"name": "Dara", "email": "dara@mail.example", "language": "fa"}
EMMA = {"name": "Emma", "email": "emma@mail.example", "language": "en"}
FARID = {"name": "Farid", "email": "farid@mail.example", "language": "en"}
sqlite_alone = pytest.mark.parametrize("database_url", ["sqlite"], indirect=True)


@pytest.fixture
def table(house: TrialInstallation) -> Table:
    """A match of Ana and Béla, who has joined, with one open seat."""
    table = invite(house, BELA, OPEN)
    house.get(f"/s/{table.seats[1]}/join").submit("join")
    house.new_letters()
    return table


def link(table: Table) -> str:
    """Return the open link on the host's page."""
    page = table.house.get(f"/h/{table.host}").text
    return re.search(r"https://play\.example/j/[a-z2-7]{26}", page).group()


def ask(table: Table, person: dict[str, str], url: str = "") -> Page:
    return table.house.get(url or link(table)).submit("ask-seat", **person)


def letter(table: Table) -> Letter:
    """Return the letter to the person who asked for a seat."""
    (found,) = (each for each in table.house.new_letters() if each.kind == "newcomer")
    return found


def own_link(letter: Letter) -> str:
    return re.search(r"https://play\.example/y/[a-z2-7]{26}", letter.text).group()


def rows(house: TrialInstallation, table: Any) -> list[Any]:
    return house.installation.database.read(lambda c: c.execute(select(table)).all())


def people(table: Table) -> list[tuple[str, str]]:
    return [(seat.name, seat.status) for seat in table.loaded().seats]


# --- the way to a seat ------------------------------------------------------


def test_only_the_host_learns_of_the_link_before_agreeing(
    house: TrialInstallation,
) -> None:
    table = propose(house, OPEN, OPEN)
    assert [each.kind for each in house.new_letters()] == ["host"]
    assert (
        "/j/" not in house.get(f"/h/{table.host}").text
        and table.house.token("open_seats", Target(table.match)) == ""
    )
    house.agree(table.match)
    page = house.get(f"/h/{table.host}")
    assert "2 seats are open" in page.text and 'class="qr"' in page.text
    assert house.new_letters() == [], "there is nobody to write to"


def test_the_page_has_the_game_people_and_options_and_a_short_form(
    house: TrialInstallation,
) -> None:
    table = invite(house, BELA, OPEN, options={"takeover": True}, pace="relaxed")
    page = house.get(link(table))
    assert "Ana" in page.text and "Condottiere, third edition" in page.text
    assert "72 hours" in page.text and "Attacking regions" not in page.text
    assert house.get(link(table) + "?language=fa").reader.language == "fa"
    assert "Béla" not in page.text, "who has not answered yet is named to nobody"
    assert "@mail.example" not in page.text
    assert page.acts == ["ask-seat"]


def test_only_the_letter_gives_a_seat_and_the_last_seat_begins_the_match(table: Table) -> None:
    before = people(table)
    page = ask(table, DARA)
    assert page.status == 200 and "on its way" in page.text and people(table) == before
    sent = letter(table)
    assert (sent.to, sent["Content-Language"]) == (DARA["email"], "fa")
    asked = table.house.get(own_link(sent))
    assert asked.acts == ["take-seat"] and people(table) == before
    seat = asked.submit("take-seat")
    assert seat.response.request.path.startswith("/s/") and seat.reader.language == "fa"
    assert people(table)[2] == ("Dara", "joined") and table.loaded().is_running
    kinds = {(each.kind, each.to) for each in table.house.new_letters()}
    assert ("turn", table.loaded().seats[table.asked].address) in kinds
    assert {kind for kind, to in kinds if to == DARA["email"]} <= {"turn", "link"}
    assert {kind for kind, to in kinds if to == DARA["email"]} != set()


def test_the_letter_contains_only_the_link_to_take_a_seat(table: Table) -> None:
    ask(table, DARA)
    sent = letter(table)
    raw = sent.path.read_text(encoding="utf-8", errors="replace").replace("=\n", "")
    assert "/s/" not in raw and "/h/" not in raw and "/j/" not in raw
    assert sent.message["Reply-To"] is None and "Béla" not in sent.text
    assert f"{own_link(sent)}/letters" in sent["List-Unsubscribe"]
    assert "Dara" not in sent["Subject"]


def test_a_button_pressed_twice_acts_once(table: Table) -> None:
    url = link(table)
    ask(table, DARA, url), ask(table, DARA, url)
    asked = table.house.get(own_link(letter(table)))
    first, second = asked.submit("take-seat"), asked.submit("take-seat")
    assert first.response.request.path == second.response.request.path
    assert [name for name, _ in people(table)] == ["Ana", "Béla", "Dara"]


def test_a_person_at_the_table_gets_no_second_seat(table: Table) -> None:
    ask(table, BELA | {"name": "Bálint"})
    page = table.house.get(own_link(letter(table)))
    assert page.acts == [] and people(table)[2] == ("", "open")


def test_an_invited_address_takes_the_seat_that_waits_for_it(
    house: TrialInstallation,
) -> None:
    table = invite(house, BELA, OPEN)
    house.new_letters()
    ask(table, BELA | {"name": "Bálint"})
    house.get(own_link(letter(table))).submit("take-seat")
    assert people(table) == [("Ana", "joined"), ("Béla", "joined"), ("", "open")]


def test_a_name_that_was_taken_meanwhile_can_be_changed(house: TrialInstallation) -> None:
    table = invite(house, OPEN, OPEN, OPEN)
    ask(table, DARA), ask(table, EMMA | {"name": "Dara"})
    sent = {each.to: each for each in house.new_letters()}
    house.get(own_link(sent[DARA["email"]])).submit("take-seat")
    asked = house.get(own_link(sent[EMMA["email"]]))
    refused = asked.submit("take-seat")
    assert refused.status == 400 and 'role="alert"' in refused.text
    refused.submit("take-seat", name="Emma")
    assert [name for name, _ in people(table)] == ["Ana", "Dara", "Emma", ""]


# --- too late ---------------------------------------------------------------


def test_a_person_who_confirms_after_all_seats_are_taken_reads_a_kind_message(table: Table) -> None:
    url = link(table)
    ask(table, DARA, url), ask(table, EMMA, url)
    sent = {each.to: own_link(each) for each in table.house.new_letters()}
    late = table.house.get(sent[EMMA["email"]])
    table.house.get(sent[DARA["email"]]).submit("take-seat")
    before = digest(table.house)
    answer = late.submit("take-seat")
    assert answer.status == 409 and "welcome to watch" in answer.text
    assert table.house.get(url).acts == [] and "welcome to watch" in table.house.get(url).text
    posted = table.house.client.post(path_of(url), data=SURE | FARID)
    assert posted.status_code == 409 and digest(table.house) == before


def test_a_match_called_off_seats_no_applicant(table: Table) -> None:
    url = link(table)
    ask(table, EMMA, url)
    asked = table.house.get(own_link(letter(table)))
    table.house.get(f"/h/{table.host}/call-off").submit("call-off")
    answer = asked.submit("take-seat")
    assert answer.status == 409 and "called this game off" in answer.text
    assert "called this game off" in table.house.get(url).text


def test_a_letter_that_has_nothing_more_to_offer_does_not_go(table: Table) -> None:
    url = link(table)
    ask(table, DARA, url), ask(table, EMMA, url)
    database = table.house.installation.database
    token = table.house.token("applicant", Target(table.match, 1))

    def confirm(connection: Any) -> None:
        loaded, newcomer = newcomers.find(connection, token, lock=True)
        newcomers.confirm(connection, loaded, newcomer, "Dara", table.house.installation.tokens, 0)

    database.write(confirm)
    assert "newcomer" not in {each.kind for each in table.house.new_letters()}


def test_typed_data_is_kept_for_a_week(table: Table) -> None:
    ask(table, DARA)
    url = own_link(letter(table))
    table.house.pass_time(newcomers.TERM - 10)
    assert table.house.get(url).acts == ["take-seat"]
    table.house.pass_time(20)
    assert rows(table.house, NEWCOMER) == [] and table.house.get(url).status == 404


def test_of_several_simultaneous_applicants_one_gets_the_last_seat(table: Table) -> None:
    url = link(table)
    for person in (DARA, EMMA, FARID):
        ask(table, person, url)
    house = table.house
    clients = [(house.beside(), own_link(each)) for each in house.new_letters()]

    def press(beside: TrialInstallation, url: str) -> int:
        return beside.client.post(path_of(url), data=SURE).status_code

    with ThreadPoolExecutor(3) as threads:
        codes = list(threads.map(lambda each: press(*each), clients))
    assert sorted(codes) == [303, 409, 409]
    assert table.loaded().is_running and len(people(table)) == 3


# --- the host's actions -----------------------------------------------------


def test_an_ended_link_says_so_and_a_new_one_opens(table: Table) -> None:
    first = link(table)
    ask(table, DARA, first)
    taken = own_link(letter(table))
    table.house.get(f"/h/{table.host}/open-link").submit("open-link")
    second = link(table)
    assert second != first and table.house.get(first).status == 410
    assert table.house.client.post(path_of(first), data=SURE | EMMA).status_code == 410
    table.house.get(f"/h/{table.host}/close-link").submit("close-link")
    assert table.house.get(second).status == 410
    assert "/j/" not in table.house.get(f"/h/{table.host}").text
    assert table.house.get(taken).submit("take-seat").status == 200, "a letter still takes a seat"
    assert people(table)[2] == ("Dara", "joined")


def test_an_untaken_seat_can_be_opened_and_an_open_one_offered_or_given_to_a_bot(
    house: TrialInstallation,
) -> None:
    table = invite(house)
    house.get(f"/s/{table.seats[1]}/decline").submit("decline")
    house.get(f"/h/{table.host}/open/1").submit("open")
    assert people(table)[1] == ("", "open") and house.get(f"/s/{table.seats[1]}").status == 410
    ask(table, DARA)
    house.get(own_link(letter(table))).submit("take-seat")
    assert people(table)[1] == ("Dara", "joined")
    assert house.client.post(f"/h/{table.host}/open/1", data=SURE).status_code == 409
    house.get(f"/h/{table.host}/open/2").submit("open")
    page = house.get(f"/h/{table.host}/replace/2").submit("replace", **EMMA)
    assert page.status == 200 and people(table)[2] == ("Emma", "invited")
    house.get(f"/h/{table.host}/open/2").submit("open")
    house.get(f"/h/{table.host}/bot/2").submit("bot")
    assert table.loaded().is_running


def test_a_link_ends_with_all_others(table: Table) -> None:
    url, house = link(table), table.house
    tokens, now = house.installation.tokens, house.installation.now()
    house.installation.database.write(lambda c: link_rotation.renew_all(c, tokens, now))
    assert house.get(url).status == 410


def test_an_open_seat_has_no_name_in_titles_and_no_letter(house: TrialInstallation) -> None:
    table = invite(house, BELA, OPEN)
    invitation = next(each for each in house.new_letters() if each.kind == "invitation")
    assert "szabad hely" not in invitation.text.lower() and "Ana" in invitation.text
    assert house.client.post(f"/h/{table.host}/resend/2", data=SURE).status_code == 409


# --- strangers --------------------------------------------------------------


@sqlite_alone
@pytest.mark.parametrize(
    "wrong",
    [
        {"name": ""},
        {"name": "Ana"},
        {"name": "win at www.evil.example"},
        {"name": "a" * 5000},
        {"email": "nobody"},
        {"email": "dara@mail.example\r\nBcc: all@mail.example"},
        {"language": "tlh"},
        {"timezone": "Atlantis"},
        {"timezone": "A" * 9000},
        {"name": "\0"},
    ],
)
def test_invalid_data_is_explained_and_not_stored(table: Table, wrong: dict[str, str]) -> None:
    url, before = link(table), digest(table.house)
    page = ask(table, DARA | wrong, url)
    assert page.status == 400 and 'role="alert"' in page.text
    assert digest(table.house) == before and table.house.new_letters() == []


@sqlite_alone
@pytest.mark.parametrize("field", ["name", "email", "language", "timezone", "sure", "other"])
def test_sixty_kilobytes_of_nonsense_are_refused(table: Table, field: str) -> None:
    url, before = path_of(link(table)), digest(table.house)
    data = SURE | DARA | {field: "ű\0'\"><" * 10_000}
    assert table.house.client.post(url, data=data).status_code == 413
    ask(table, DARA)
    taken = path_of(own_link(letter(table)))
    before = digest(table.house)
    posted = table.house.client.post(taken, data=SURE | {"name": "ű\0'\"><" * 10_000})
    assert posted.status_code == 413 and digest(table.house) == before


@sqlite_alone
def test_a_robot_that_sends_anything_but_the_button_takes_no_seat(
    table: Table,
) -> None:
    ask(table, DARA)
    url = path_of(own_link(letter(table)))
    before = digest(table.house)
    for data in ({}, {"sure": "no"}, {"name": "Emma"}):
        assert table.house.client.post(url, data=data).status_code == 200
    for method in ("GET", "HEAD"):
        assert table.house.client.open(url, method=method).status_code == 200
    assert digest(table.house) == before


@sqlite_alone
def test_ten_thousand_requests_fill_no_mailbox_and_no_seat(
    house: TrialInstallation,
) -> None:
    """Test many networks with twenty requests each: all count towards one limit."""
    strict = house.beside(limits=limits.Limits(at_home={}))
    table = invite(house, OPEN, OPEN)
    house.new_letters()
    url = path_of(link(table))
    seen: dict[int, int] = {}
    for number in range(1000):  # the rest would repeat the same
        data = SURE | {"name": f"Dara {number}", "email": f"d{number % 40}@mail.example"}
        place = {"REMOTE_ADDR": f"198.51.{number // 20}.7"}
        code = strict.client.post(url, data=data, environ_base=place).status_code
        seen[code] = seen.get(code, 0) + 1
    letters = house.new_letters()
    by_address = [each.to for each in letters]
    assert all(by_address.count(to) <= 3 for to in by_address)
    assert len(letters) <= limits.DEFAULTS["newcomers_by_link"].most
    assert set(seen) == {303, 429} and seen[429] >= 500
    assert [status for _, status in people(table)] == ["joined", "open", "open"]


@sqlite_alone
def test_one_network_is_counted_before_anything_is_read(house: TrialInstallation) -> None:
    strict = house.beside(limits=limits.Limits(at_home={}))
    table = invite(house, OPEN, OPEN)
    url, most = path_of(link(table)), limits.DEFAULTS["newcomers"].most
    place = {"REMOTE_ADDR": "198.51.100.7"}
    codes = [
        strict.client.post(url, data={"name": "?"}, environ_base=place).status_code
        for _ in range(most + 5)
    ]
    assert codes == [200] * most + [429] * 5


def test_an_address_that_wants_no_letters_gets_none_and_a_letter_can_stop_them(
    table: Table,
) -> None:
    ask(table, DARA)
    sent = letter(table)
    posted = table.house.client.post(
        path_of(own_link(sent)) + "/letters", data={"List-Unsubscribe": "One-Click"}
    )
    assert posted.status_code == 200
    table.house.pass_time(120)
    assert ask(table, DARA).status == 400 and table.house.new_letters() == []


def test_a_player_who_stops_letters_from_the_letter_that_seated_them_gets_none(
    table: Table,
) -> None:
    ask(table, DARA)
    sent = letter(table)
    table.house.get(own_link(sent)).submit("take-seat")
    table.house.new_letters()
    table.house.get(f"{own_link(sent)}/letters").submit("never")
    assert table.loaded().seats[2].muted
    table.play(9)
    assert DARA["email"] not in {each.to for each in table.house.new_letters()}


def test_a_confirmed_letter_counts_towards_no_limit(house: TrialInstallation) -> None:
    table = invite(house, OPEN, OPEN)
    for number in range(2):
        ask(table, {"name": f"Dara {number}", "email": f"d{number}@mail.example"})
        house.get(own_link(letter(table))).submit("take-seat")
    unanswered = ("invitations_to_one", "newcomers_by_link", "newcomers_of_host")
    tallied = [each for each in rows(house, TALLY) if each.what in unanswered]
    assert len(tallied) == 4 and {each.times for each in tallied} == {0}


def test_erasing_a_person_deletes_their_application(table: Table) -> None:
    ask(table, DARA)
    url = own_link(letter(table))
    installation = table.house.installation
    told = installation.database.read(lambda c: personal_data.export(c, "DARA@mail.example"))
    (asked,) = json.loads(told)["asked_for_a_seat"]
    assert (asked["name"], asked["match"], asked["seat"]) == ("Dara", table.match, None)
    installation.database.write(lambda c: personal_data.erase(c, DARA["email"], installation.now()))
    assert rows(table.house, NEWCOMER) == [] and table.house.get(url).status == 410


def test_the_host_can_renew_a_link_of_another_key(table: Table) -> None:
    house, url = table.house, link(table)
    of_it = (LINK.c.kind == "open_seats", LINK.c.match_id == table.match)
    (row,) = house.installation.database.read(lambda c: links.live(c, *of_it))
    assert links.token_of(row, Tokens(b"another key, as long as need be")) == ""
    assert house.get(url).status == 200

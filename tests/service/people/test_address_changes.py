"""A new address for a seat's letters: confirmed there, and cancelled from the old one."""

import re
from typing import Any

import pytest
from sqlalchemy import select

from service.database.rows import ADDRESS_CHANGE
from service.installation import limits
from service.matches import stoppable_acts
from service.people import personal_data, stranger_limits
from tests.service.at_table import Table, begin, digest
from tests.service.trial_installation import ANA, SURE, Letter, Page, TrialInstallation, path_of

NEW, THIEF = "bela@new.example", "thief@evil.example"
LINK = re.compile(r"https://play\.example/a/[a-z2-7]{26}")


@pytest.fixture
def table(house: TrialInstallation) -> Table:
    table = begin(house).play(6)
    house.new_letters()
    return table


def ask(table: Table, address: str = NEW, seat: int = 1) -> Page:
    return table.house.get(f"/s/{table.seats[seat]}/address").submit("address", email=address)


def letters(table: Table) -> dict[str, Letter]:
    return {letter.kind: letter for letter in table.house.new_letters()}


def link(letter: Letter) -> str:
    return LINK.search(letter.text).group()


def address(table: Table, seat: int = 1) -> str:
    return table.loaded().seats[seat].address


def moved(table: Table, to: str = NEW) -> tuple[Letter, Letter, Letter]:
    """Change an address, and return three letters.

    The first two went to the old address, before and after the change. The third has the new link.
    """
    ask(table, to)
    asked = letters(table)
    table.house.get(link(asked["confirm"])).submit("confirm-address")
    done = letters(table)
    return asked["address"], done["address"], done["link"]


def test_nothing_changes_before_the_new_address_has_confirmed(table: Table) -> None:
    page = ask(table)
    assert page.status == 200 and address(table) == "bela@mail.example"
    sent = letters(table)
    assert {kind: letter.to for kind, letter in sent.items()} == {
        "confirm": NEW,
        "address": "bela@mail.example",
    }
    before = digest(table.house)
    assert table.house.get(link(sent["confirm"])).acts == ["confirm-address"]
    assert table.house.get(link(sent["address"])).acts == ["stop-address"]
    assert digest(table.house) == before and address(table) == "bela@mail.example"


def test_once_confirmed_the_letters_go_there_with_a_new_link(table: Table) -> None:
    _, told, fresh = moved(table)
    assert address(table) == NEW
    assert told.to == "bela@mail.example" and NEW in told.text
    assert fresh.to == NEW and table.house.get(fresh.seat_page).status == 200
    assert table.house.get(f"/s/{table.seats[1]}").status == 410
    table.play(6)
    others = {letter.to for letter in table.house.new_letters()}
    assert "bela@mail.example" not in others


def test_a_player_asked_gets_the_question_with_the_new_link(table: Table) -> None:
    asked = table.asked
    house = table.house
    page = house.get(f"/s/{table.seats[asked]}/address").submit("address", email="x@new.example")
    assert page.status == 200
    house.get(link(letters(table)["confirm"])).submit("confirm-address")
    links = letters(table)["link"].action_links
    turn = table.turn
    assert house.get(next(iter(links.values()))).submit("play").status == 200
    assert table.turn > turn


def test_a_letter_about_a_change_has_no_link_to_the_seat(table: Table) -> None:
    """The readers of the new and the old address may both be strangers."""
    ask(table)
    sent = letters(table)
    table.house.get(link(sent["confirm"])).submit("confirm-address")
    for letter in (*sent.values(), letters(table)["address"]):
        raw = letter.path.read_text(encoding="utf-8", errors="replace").replace("=\n", "")
        assert "/s/" not in raw and "/h/" not in raw and letter.message["Reply-To"] is None
        assert "Cyrus" not in letter.text and "کورش" not in letter.text
        assert f"{link(letter)}/letters" in letter["List-Unsubscribe"]


# --- cancelled -------------------------------------------------------------


def test_each_letter_has_one_line_above_its_small_print(table: Table) -> None:
    ask(table)
    sent = letters(table)
    rules = {kind: (each.html.count("<hr"), "\n--" in each.text) for kind, each in sent.items()}
    assert rules == {"confirm": (1, True), "address": (1, True)}
    small = sent["address"].html.partition("<hr")[2]
    assert small.count("<a ") == 1 and "/privacy" in small


def test_the_former_address_stops_it_before_it_is_confirmed(table: Table) -> None:
    ask(table, THIEF)
    sent = letters(table)
    assert table.house.get(link(sent["address"])).submit("stop-address").status == 200
    fresh = letters(table)
    assert list(fresh) == ["link"] and fresh["link"].to == "bela@mail.example"
    page = table.house.get(link(sent["confirm"]))
    assert page.acts == [] and address(table) == "bela@mail.example"
    posted = table.house.client.post(path_of(link(sent["confirm"])), data=SURE)
    assert posted.status_code == 410 and address(table) == "bela@mail.example"
    assert table.house.get(f"/s/{table.seats[1]}").status == 410, "whoever asked had that link"


def test_a_thief_who_confirms_immediately_can_be_shut_out(table: Table) -> None:
    asked, done, stolen = moved(table, THIEF)
    for letter in (asked, done):
        assert table.house.get(link(letter)).acts == ["undo-address"]
    assert table.house.get(link(done)).submit("undo-address").status == 200
    assert address(table) == "bela@mail.example"
    assert table.house.get(stolen.seat_page).status == 410
    fresh = letters(table)["link"]
    assert fresh.to == "bela@mail.example" and table.house.get(fresh.seat_page).status == 200


def test_a_thief_who_changes_the_address_twice_cannot_take_the_seat_back(table: Table) -> None:
    _, owners, stolen = moved(table, THIEF)
    table.house.time.forward(61)
    page = table.house.get(f"{stolen.seat_page}/address")
    page.submit("address", email="elsewhere@evil.example")
    chain = letters(table)
    table.house.get(link(chain["confirm"])).submit("confirm-address")
    thiefs = letters(table)["address"]
    assert thiefs.to == THIEF
    table.house.get(link(owners)).submit("undo-address")
    assert address(table) == "bela@mail.example"
    for letter in (thiefs, chain["address"], chain["confirm"]):
        assert table.house.get(link(letter)).acts == []
        assert table.house.client.post(path_of(link(letter)), data=SURE).status_code == 410
    assert address(table) == "bela@mail.example"


def test_after_a_week_a_change_is_settled(table: Table) -> None:
    _, told, _ = moved(table)
    table.house.time.forward(stoppable_acts.TERM)
    assert table.house.get(link(told)).acts == []
    assert table.house.client.post(path_of(link(told)), data=SURE).status_code == 409
    assert address(table) == NEW


def test_a_change_not_confirmed_within_a_week_lapses(table: Table) -> None:
    ask(table)
    sent = letters(table)
    table.house.time.forward(stoppable_acts.TERM)
    assert table.house.client.post(path_of(link(sent["confirm"])), data=SURE).status_code == 409
    assert address(table) == "bela@mail.example"


def test_a_later_request_replaces_an_earlier_one(table: Table) -> None:
    ask(table)
    first = letters(table)["confirm"]
    table.house.time.forward(61)
    ask(table, "second@new.example")
    assert table.house.get(link(first)).acts == []
    table.house.get(link(letters(table)["confirm"])).submit("confirm-address")
    assert address(table) == "second@new.example"


def test_pressing_twice_changes_once(table: Table) -> None:
    ask(table)
    url = path_of(link(letters(table)["confirm"]))
    codes = [table.house.client.post(url, data=SURE).status_code for _ in range(2)]
    assert codes == [200, 409] and sorted(letters(table)) == ["address", "link"]


# --- refused ---------------------------------------------------------------


@pytest.mark.parametrize("typed", ["", "nobody", "a@b", "a@x.test\r\nBcc: y@x.test", "x" * 300])
def test_an_invalid_address_is_explained_and_changes_nothing(table: Table, typed: str) -> None:
    before = digest(table.house)
    page = ask(table, typed)
    assert page.status == 400 and page.acts == ["address"]
    above = page.text.partition('role="alert"')[2].partition("</div>")[0]
    assert above.count("<li>") == 1, "the sentence above the form ends in what is wrong"
    assert digest(table.house) == before and letters(table) == {}


def test_an_address_that_wants_no_letters_gets_none(table: Table) -> None:
    now = table.house.installation.now()
    table.house.installation.database.write(lambda c: stranger_limits.never_again(c, NEW, now))
    assert ask(table).status == 400 and letters(table) == {}


def test_a_stranger_can_refuse_for_good_from_the_letter_itself(table: Table) -> None:
    ask(table)
    confirm = letters(table)["confirm"]
    (url,) = re.findall("<(.*?)>", confirm["List-Unsubscribe"])
    page = table.house.get(url)
    assert page.acts == ["never"]
    answer = table.house.client.post(path_of(url), data={"List-Unsubscribe": "One-Click"})
    assert answer.status_code == 200 and table.house.get(link(confirm)).acts == []
    table.house.time.forward(61)
    assert ask(table).status == 400


def test_a_player_can_refuse_for_good_from_the_letter_that_they_confirmed(table: Table) -> None:
    ask(table)
    confirm = letters(table)["confirm"]
    table.house.get(link(confirm)).submit("confirm-address")
    letters(table)
    table.house.get(f"{link(confirm)}/letters").submit("never")
    assert table.loaded().seats[1].muted and address(table) == NEW
    table.play(9)
    assert NEW not in {letter.to for letter in table.house.new_letters()}


def test_no_address_is_written_to_more_than_three_times_a_day(house: TrialInstallation) -> None:
    tables = [begin(house, seed=str(number)) for number in range(4)]
    house.new_letters()
    statuses: list[Any] = [ask(each, "victim@mail.example").status for each in tables]
    assert statuses == [200, 200, 200, 429]
    assert [each.to for each in house.new_letters()].count("victim@mail.example") == 3
    house.time.forward(24 * 3600 + 1)
    assert ask(tables[3], "victim@mail.example").status == 200


def test_changes_of_address_are_counted_with_invitations(house: TrialInstallation) -> None:
    """Matches against bots need no invitation, yet their seats can cause letters to any address."""
    house = house.beside(limits=limits.read("invitations_by_network.most = 5"))
    house.client.environ_base["REMOTE_ADDR"] = "203.0.113.5"
    tables = [begin(house, seed=str(number)) for number in range(2)]
    house.new_letters()
    house.client.environ_base["REMOTE_ADDR"] = "198.51.100.7"
    found = []
    for number in range(6):
        house.time.forward(61)
        found.append(ask(tables[number % 2], f"victim{number}@mail.example", number % 3).status)
    assert found == [200] * 5 + [429]
    strangers_told = [each for each in house.new_letters() if each.to.startswith("victim")]
    assert len(strangers_told) == 5


def test_a_person_who_confirms_changes_may_be_asked_again(house: TrialInstallation) -> None:
    tables = [begin(house, seed=str(number)) for number in range(4)]
    for each in tables:
        house.new_letters()
        assert ask(each).status == 200
        house.get(link(letters(each)["confirm"])).submit("confirm-address")


def test_one_seat_asks_thrice_a_day_and_not_twice_a_minute(table: Table) -> None:
    assert [ask(table, f"{n}@new.example").status for n in range(2)] == [200, 429]
    statuses = []
    for number in range(3):
        table.house.time.forward(61)
        statuses.append(ask(table, f"{number}@new.example").status)
    assert statuses == [200, 200, 429]


def test_a_link_of_a_change_that_is_guessed_leads_nowhere(table: Table) -> None:
    for token in ("a" * 26, "x", "A" * 26, table.seats[1], table.host):
        assert table.house.client.get(f"/a/{token}").status_code == 404
        assert table.house.client.post(f"/a/{token}", data=SURE).status_code == 404


def test_a_person_who_is_erased_leaves_no_address_in_a_change(table: Table) -> None:
    moved(table)
    installation = table.house.installation
    installation.database.write(lambda c: personal_data.erase(c, NEW, installation.now()))
    rows = installation.database.read(lambda c: c.execute(select(ADDRESS_CHANGE)).all())
    assert rows == []
    table.house.time.forward(61)
    ask(table, "x@new.example", seat=0)
    installation.database.write(lambda c: personal_data.erase(c, ANA["email"], installation.now()))
    assert letters(table).keys() <= {"absent", "host_away", "turn", "declined"}

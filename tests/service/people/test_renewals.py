"""Renewed links, with the old one ended: by the holder, by the host, in a campaign."""

import re
from concurrent.futures import ThreadPoolExecutor

import pytest

from service.links.store import NoSuchLink
from service.matches import orders, store
from tests.service.at_table import Table, bearer, begin, digest, invite
from tests.service.trial_installation import CYRUS, DARA, SURE, Letter, Page, TrialInstallation

NUMBERS = re.compile(r'<p role="status">.*?</p>\n?')
REQUEST = re.compile(r'<p class="muted small">[^<]*</p>')  # its number, below errors alone


@pytest.fixture
def table(house: TrialInstallation) -> Table:
    """A battle in progress, with every letter read."""
    table = begin(house).play(6)
    house.new_letters()
    return table


def page(table: Table, seat: int, rest: str = "") -> Page:
    return table.house.get(f"/s/{table.seats[seat]}{rest}")


def only_letter(house: TrialInstallation, kind: str = "link") -> Letter:
    (letter,) = house.new_letters()
    assert letter.kind == kind
    return letter


def test_a_holder_takes_a_new_link_and_plays_on_by_it(table: Table) -> None:
    asked, turn = table.asked, table.turn
    old = table.seats[asked]
    before = digest(table.house)
    ask = page(table, asked, "/link")
    assert ask.acts == ["link"] and digest(table.house) == before
    assert "@mail.example" in ask.text and table.loaded().seats[asked].address not in ask.text
    done = ask.submit("link")
    assert done.status == 200
    later = REQUEST.sub("", page(table, asked).text)
    assert NUMBERS.sub("", done.text) == later.replace("410", "200")
    assert len(NUMBERS.findall(done.text)) == 1, "how many links have ended"
    letter = only_letter(table.house)
    assert letter.to == table.loaded().seats[asked].address
    assert not any(old in link for link in letter.links)
    assert table.turn == turn and page(table, asked).status == 410
    links = letter.action_links
    assert set(links) <= set(table.actions) and links, "the question is asked again"
    assert table.house.get(next(iter(links.values()))).submit("play").status == 200
    assert table.turn > turn


def test_every_address_under_an_ended_link_answers_kindly(table: Table) -> None:
    asked, action = table.asked, table.actions[0].replace(" ", "%20")
    page(table, asked, "/link").submit("link")
    before = digest(table.house)
    for rest in ("", "/settings", "/orders", "/log", "/link", f"/{table.turn}/{action}"):
        old = page(table, asked, rest)
        assert old.status == 410 and "error-" not in old.text, rest
        assert old.reader.language == table.loaded().seats[asked].language
        posted = table.house.client.post(f"/s/{table.seats[asked]}{rest}", data=SURE)
        assert posted.status_code in (405, 410), rest
    answer = table.house.client.get("/api/v1/seat", headers=bearer(table.seats[asked]))
    assert answer.status_code == 410 and answer.json["error"]["code"] == "replaced"
    one_click = {"List-Unsubscribe": "One-Click"}
    stopped = table.house.client.post(f"/s/{table.seats[asked]}/letters", data=one_click)
    assert stopped.status_code == 410, "whoever was shut out stops no letters"
    assert digest(table.house) == before


def test_a_seat_keeps_its_hand_orders_and_deadline(table: Table) -> None:
    seat = (table.asked + 1) % 3

    def arm(connection: object) -> None:
        held = store.load(connection, table.match, lock=True)
        orders.give(connection, held, seat, orders.read(held, seat, "discard-always"))

    table.house.installation.database.write(arm)
    hand = table.seat_by_api(seat)["view"]["hand"]
    deadline = table.seat_by_api(table.asked)["deadline"]
    page(table, seat, "/link").submit("link")
    table.seats[seat] = only_letter(table.house).seat_page.rpartition("/")[2]
    now = table.seat_by_api(seat)
    assert now["view"]["hand"] == hand and now["orders"] == ["discard-always"]
    assert table.seat_by_api(table.asked)["deadline"] == deadline


def test_of_two_clicks_at_once_one_takes_the_link(table: Table) -> None:
    app, url = table.house.client.application, f"/s/{table.seats[1]}/link"

    def press(_: int) -> int:
        return app.test_client().post(url, data=SURE).status_code

    with ThreadPoolExecutor(2) as threads:
        assert sorted(threads.map(press, range(2))) == [200, 410]
    only_letter(table.house)


def test_a_move_and_a_new_link_at_once_lose_nothing(table: Table) -> None:
    app, asked, turn = table.house.client.application, table.asked, table.turn
    token, action = table.seats[asked], table.actions[0].replace(" ", "%20")
    urls = [f"/s/{token}/{turn}/{action}", f"/s/{token}/link"]

    def press(url: str) -> int:
        return app.test_client().post(url, data=SURE).status_code

    with ThreadPoolExecutor(2) as threads:
        played, renewed = threads.map(press, urls)
    assert renewed == 200 and played in (303, 410)
    assert (table.turn > turn) == (played == 303)
    letters = [letter for letter in table.house.new_letters() if letter.kind == "link"]
    assert len(letters) == 1 and bool(letters[0].action_links) == (table.asked == asked)


def test_a_waiting_letter_gets_the_new_link(house: TrialInstallation) -> None:
    table = begin(house)  # nothing is sent yet
    asked = table.asked
    page(table, asked, "/link").submit("link")
    waiting = [letter for letter in house.new_letters() if letter.kind in ("turn", "link")]
    assert {letter.kind for letter in waiting} == {"turn", "link"}
    for letter in waiting:
        assert house.get(letter.seat_page).status == 200


@pytest.mark.parametrize("rest", ["/link", "/address"])
def test_a_person_who_has_not_joined_is_asked_to_join_first(
    house: TrialInstallation, rest: str
) -> None:
    waiting = invite(house)
    asked = page(waiting, 1, rest)
    assert asked.acts[:1] == ["join"]
    house.new_letters()
    posted = house.client.post(f"/s/{waiting.seats[1]}{rest}", data=SURE | {"email": "x@y.test"})
    assert posted.status_code in (303, 409) and house.new_letters() == []


def test_before_the_start_and_after_the_end_a_link_can_be_taken_too(
    house: TrialInstallation,
) -> None:
    waiting = invite(house)
    house.new_letters()
    page(waiting, 0, "/link").submit("link")
    assert house.get(only_letter(house).seat_page).status == 200
    over = begin(house, DARA, CYRUS, seed="over").play(None)
    house.new_letters()
    page(over, 1, "/link").submit("link")
    assert house.get(only_letter(house).seat_page).status == 200


# --- the host --------------------------------------------------------------


def test_the_host_has_a_new_link_sent_to_the_present_holder(table: Table) -> None:
    ask = table.house.get(f"/h/{table.host}/link/1")
    assert ask.acts == ["link"]
    assert ask.submit("link").status == 409, "a letter went there a moment ago"
    table.house.time.forward(61)
    assert ask.submit("link").status == 200
    letters = [letter for letter in table.house.new_letters() if letter.kind == "link"]
    assert [letter.to for letter in letters] == ["bela@mail.example"]
    assert page(table, 1).status == 410
    assert "új linket küldetett" in letters[0].text.replace("\n", " ")
    assert table.seats[1] not in table.house.get(f"/h/{table.host}").text


@pytest.mark.parametrize("seat", [1, 2])
def test_bots_and_empty_seats_get_no_new_link(house: TrialInstallation, seat: int) -> None:
    waiting = invite(house)
    house.time.forward(61)
    asked = house.get(f"/h/{waiting.host}/link/{seat}")
    assert asked.submit("link").status == 409


def test_with_the_hosts_own_link_the_links_to_the_hosts_page_end(table: Table) -> None:
    page(table, 0, "/link").submit("link")
    letter = only_letter(table.house)
    assert table.house.get(f"/h/{table.host}").status == 410
    assert table.house.get(letter.host_page).status == 200
    assert page(table, 0).status == 410 and page(table, 1).status == 200


def test_a_seats_link_opens_no_hosts_page(table: Table) -> None:
    """The host link is sent only to the host's address, at the host's request."""
    for rest in ("", "/settings", "/link", "/host", "/log", "/orders"):
        assert "/h/" not in page(table, 0, rest).text, rest
    assert page(table, 1, "/host").status == 404
    answer = table.house.client.post(f"/s/{table.seats[1]}/host", data=SURE)
    assert answer.status_code == 404 and table.house.new_letters() == []
    table.house.time.forward(61)
    assert page(table, 0, "/host").submit("host").status == 200
    assert only_letter(table.house).host_page.endswith(table.host)
    assert page(table, 0, "/host").submit("host").status == 409, "not again at once"


# --- a campaign ------------------------------------------------------------


def test_in_a_campaign_no_earlier_link_leads_to_the_seat_of_now(house: TrialInstallation) -> None:
    first = begin(house, options={"campaign": 60}).play(None)
    house.pass_time(1)
    letters = [letter for letter in house.new_letters() if letter.kind == "over"]
    second = next(link for link in letters[1].links if "/s/" in link and first.seats[1] not in link)
    house.get(f"{second}/link").submit("link")
    assert house.get(f"/s/{first.seats[1]}").status == 410
    assert house.get(f"/s/{first.seats[0]}").status == 200


# --- other ended links -----------------------------------------------------


def test_the_former_players_link_says_that_it_was_replaced(
    house: TrialInstallation,
) -> None:
    waiting = invite(house)
    form = house.get(f"/h/{waiting.host}/replace/1")
    form.submit("replace", name="Farid", email="farid@mail.example")
    assert page(waiting, 1).status == 410
    with pytest.raises(NoSuchLink) as gone:
        house.installation.database.read(lambda c: store.find_seat(c, waiting.seats[1]))
    assert gone.value.ended == "replaced"


@pytest.mark.parametrize("language", ["en", "hu", "fa"])
def test_the_new_link_is_announced_in_the_holders_language(
    house: TrialInstallation, language: str
) -> None:
    table = begin(house)
    seat = {"en": 0, "hu": 1, "fa": 2}[language]
    house.new_letters()
    ask = page(table, seat, "/link")
    ended = ask.submit("link")
    letter = only_letter(house)
    assert ask.reader.language == ended.reader.language == letter["Content-Language"] == language
    assert letter.seat_page in letter.html

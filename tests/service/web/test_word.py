"""The page on which players choose how they get letters."""

import json
import logging

import pytest
from sqlalchemy import select

from service.database.rows import WAY, WayRow, fetch_all
from service.matches import ways
from service.people import personal_data
from tests.service.at_table import Table, begin, digest
from tests.service.hooks import Hook
from tests.service.trial_installation import SURE, Page, TrialInstallation

pytestmark = pytest.mark.parametrize("database_url", ["sqlite"], indirect=True)
ENDPOINT = "https://push.example.org/secret-of-the-browser"
SUBSCRIPTION = {"endpoint": ENDPOINT, "key": "B" + "A" * 86, "auth": "A" * 22}


@pytest.fixture
def table(house: TrialInstallation) -> Table:
    return begin(house.beside(private_channels=("127.0.0.1/32",))).play(4)


def open_word(table: Table, seat: int = 0) -> Page:
    return table.house.get(f"/s/{table.seats[seat]}/word")


def add(table: Table, address: str, seat: int = 0) -> Page:
    return open_word(table, seat).submit("word-add", address=address)


def rows(table: Table) -> list[WayRow]:
    return table.house.installation.database.read(lambda c: fetch_all(c, select(WAY), WayRow))


def by(table: Table, seat: int = 0) -> str:
    return table.loaded().seats[seat].ways


def test_an_address_is_added_shown_masked_and_tested(table: Table, hook: Hook) -> None:
    secret = f"json://ana:pa55word@127.0.0.1:{hook.port}/hidden-path"
    page = add(table, secret)
    assert page.status == 200 and "Webhook · 127.0.0.1" in page.text
    assert by(table) == "both" and len(rows(table)) == 1
    for text in (page.text, open_word(table).text, rows(table)[0].sealed):
        assert "pa55word" not in text and "hidden-path" not in text
    page = page.submit("word-test")
    assert page.status == 200 and "It worked" in page.text
    (note,) = hook.notes
    assert note["kind"] == "test" and f"/s/{table.seats[0]}" in note["page"]


def test_a_failed_test_says_why_at_once_and_later(table: Table, hook: Hook) -> None:
    hook.status = 403
    page = add(table, hook.address).submit("word-test")
    assert "answered with error 403" in page.text
    again = open_word(table)
    assert "answered with error 403" in again.text and "24 March" in again.text
    assert rows(table)[0].ended_at is None, "a test ends no way"
    hook.status = 200
    assert "403" not in again.submit("word-test").text


def test_a_private_address_is_refused_by_the_test(house: TrialInstallation, hook: Hook) -> None:
    table = begin(house)
    page = add(table, hook.address).submit("word-test")
    assert "private network" in page.text and hook.bodies == []


def test_the_same_address_is_added_once(table: Table, hook: Hook) -> None:
    add(table, hook.address)
    add(table, f" {hook.address} ")
    assert len(rows(table)) == 1


def test_there_is_room_for_a_few(table: Table) -> None:
    for number in range(ways.MOST_WAYS):
        page = add(table, f"ntfys://ntfy.example.org/topic{number}")
    assert "word-add" not in page.acts and len(rows(table)) == ways.MOST_WAYS
    address = f"/s/{table.seats[0]}/word/add"
    answer = table.house.client.post(address, data=SURE | {"address": "ntfy://more"})
    assert answer.status_code == 409 and len(rows(table)) == ways.MOST_WAYS


@pytest.mark.parametrize(
    "typed", ["", "mailto://a:b@c.example", "json://", "x" * 5000, "ntfy://\0"]
)
def test_a_bad_address_changes_nothing(table: Table, typed: str) -> None:
    before = digest(table.house)
    answer = table.house.client.post(
        f"/s/{table.seats[0]}/word/add", data=SURE | {"address": typed}
    )
    assert answer.status_code == 400 and digest(table.house) == before
    assert "problem-apprise" in answer.get_data(as_text=True)


def test_tests_are_limited(table: Table, hook: Hook) -> None:
    add(table, hook.address)
    limit = table.house.installation.settings.limits.of("way_tests", True)
    for _ in range(limit.most + 1):
        page = open_word(table).submit("word-test")
    assert page.status == 429 and len(hook.bodies) == limit.most
    table.house.time.forward(limit.seconds + 1)
    assert "It worked" in open_word(table).submit("word-test").text


def test_removing_takes_one_tap_and_happens_once(table: Table, hook: Hook) -> None:
    page = add(table, hook.address)
    page.submit("word-mail")
    assert by(table) == "others"
    assert page.submit("word-remove").status == 200
    assert rows(table) == [] and by(table) == "mail"
    assert page.submit("word-remove").status == 200
    assert page.submit("word-test").status == 404


def test_mail_can_stop_only_beside_another_way(table: Table, hook: Hook) -> None:
    path = f"/s/{table.seats[0]}/word/mail"
    table.house.client.post(path, data=SURE | {"mail": "off"})
    assert by(table) == "mail"
    add(table, hook.address).submit("word-mail")
    assert by(table) == "others"
    assert "a…@" in open_word(table).text or "@" in open_word(table).text
    open_word(table).submit("word-mail")
    assert by(table) == "both"


@pytest.mark.parametrize("way", ["", "0", "-1", "99999999999999999999", "٣", "1; drop"])
def test_another_number_names_no_way(table: Table, hook: Hook, way: str) -> None:
    add(table, hook.address)
    for what, status in (("test", 404), ("remove", 303)):
        path = f"/s/{table.seats[0]}/word/{what}"
        assert table.house.client.post(path, data=SURE | {"way": way}).status_code == status
    assert len(rows(table)) == 1 and hook.bodies == []


def test_no_other_seat_sees_or_removes_a_way(table: Table, hook: Hook) -> None:
    add(table, hook.address, seat=0)
    assert "Webhook ·" not in open_word(table, 1).text
    path = f"/s/{table.seats[1]}/word/remove"
    table.house.client.post(path, data=SURE | {"way": "1"})
    assert len(rows(table)) == 1


def test_a_browser_is_added_and_removed(table: Table) -> None:
    page = open_word(table).submit("push", **SUBSCRIPTION)
    assert "push.example.org" in page.text and "secret-of-the-browser" not in page.text
    assert [row.kind for row in rows(table)] == ["push"]
    page.submit("word-remove")
    assert rows(table) == []


@pytest.mark.parametrize("field", SUBSCRIPTION)
@pytest.mark.parametrize("value", ["", "x", "é" * 30, "file:///etc/passwd", "y" * 3000])
def test_a_bad_subscription_changes_nothing(table: Table, field: str, value: str) -> None:
    before, data = digest(table.house), {**SUBSCRIPTION, field: value}
    answer = table.house.client.post(f"/s/{table.seats[0]}/word/push", data=SURE | data)
    assert answer.status_code == 400 and digest(table.house) == before


def test_ways_are_exported_and_erased_with_their_player(table: Table, hook: Hook) -> None:
    add(table, f"{hook.address}-hidden", seat=1)
    installation, address = table.house.installation, table.loaded().seats[1].address
    told = json.loads(installation.database.read(lambda c: personal_data.export(c, address)))
    (seat,) = told["seats"]
    assert seat["letters_come_by"] == "both"
    assert [each["kind"] for each in seat["ways_beside_mail"]] == ["webhook"]
    installation.database.write(lambda c: personal_data.erase(c, address, installation.now()))
    assert rows(table) == []


def test_no_log_line_has_an_address(
    table: Table, hook: Hook, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    secret = f"json://127.0.0.1:{hook.port}/hidden-path"
    hook.status = 500
    add(table, secret).submit("word-test")
    add(table, "json://hidden-path hidden-path")
    add(table, "tgram://hidden-path")
    assert "hidden-path" not in caplog.text


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_the_page_is_in_the_readers_language(table: Table, hook: Hook, seat: int) -> None:
    hook.status = 404
    page = add(table, hook.address, seat).submit("word-test")
    assert page.status == 200 and page.reader.language == ["en", "hu", "fa"][seat]
    assert ("404" in page.text) == (seat != 2) and ("۴۰۴" in page.text) == (seat == 2)

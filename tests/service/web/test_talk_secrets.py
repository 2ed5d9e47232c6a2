"""Private talk stays private: for all others, the same bytes as if nothing had been said."""

from collections.abc import Iterator
from typing import Any

import pytest
from sqlalchemy import Connection, select

from service.database.rows import LETTER
from service.matches import exports, match_log, store, talk
from service.matches.talk import GATHERING
from service.people import personal_data
from service.views.match_log_text import as_json
from tests.service.at_table import Table, bearer, begin
from tests.service.letters_now import letters_to
from tests.service.trial_installation import BELA, CYRUS, DARA, SURE, TrialInstallation

pytestmark = pytest.mark.parametrize("database_url", ["sqlite"], indirect=True)
CANARY = "quirrelwick"
CIRCLE = (1, 2)
READERS = (None, 0, 1, 2, 3)
KINDS = ("turn", "reminder", "news", "over", "talk", "link", "timeout", "receipt")


@pytest.fixture
def table(house: TrialInstallation) -> Table:
    """A match whose players all want messages at once."""
    table = begin(house, BELA, CYRUS, DARA).play(3)
    for token in table.seats:
        url = f"/s/{token}/talk"
        house.client.post(url, data=SURE | {"pace": "at_once"})
    say(table, 3, "to all", "everybody")
    return table


def say(table: Table, seat: int, words: str, to: str) -> None:
    url = f"/s/{table.seats[seat]}/talk"
    answer = table.house.client.post(url, data=SURE | {"words": words, "to": to})
    assert answer.status_code == 303


def paths(table: Table, reader: int | None) -> Iterator[str]:
    yield from (f"/m/{table.match}{what}" for what in ("", "/log", "/export"))
    yield from ("/readyz", "/privacy")
    if reader is not None:
        base = f"/s/{table.seats[reader]}"
        whats = ("", "/turn", "/log", "/talk", "/settings", "/orders", "/note")
        yield from (f"{base}{what}" for what in whats)
        yield from (f"{base}/talk?all=1", f"{base}/{table.turn}/pass")
        yield from (f"{base}/talk?circle=%5B%5D&number=1", f"{base}/rebuild")
    if reader == 0:
        yield from (f"/h/{table.host}", f"/h/{table.host}/replace/1")


def pages(table: Table, reader: int | None) -> dict[str, bytes]:
    """Return the pages, answers and letters that a reader can get."""
    client, found = table.house.client, {}
    for path in paths(table, reader):
        answer = client.get(path)
        tag = answer.headers.get("ETag", "")
        found[path] = f"{answer.status_code} {tag} {answer.content_length}".encode() + answer.data
    if reader is not None:
        headers = bearer(table.seats[reader])
        for path in ("/api/v1/seat", "/api/v1/seat/talk"):
            found[path] = client.get(path, headers=headers).data
        found |= letters_to(table, reader, KINDS)
    return found


def test_all_others_get_the_same_bytes_whatever_a_circle_says(table: Table) -> None:
    before = {reader: pages(table, reader) for reader in READERS}
    say(table, 1, CANARY, "2")
    say(table, 2, "an answer", "1")
    after = {reader: pages(table, reader) for reader in READERS}
    for reader in READERS:
        changed = [place for place, body in before[reader].items() if body != after[reader][place]]
        assert bool(changed) == (reader in CIRCLE), (reader, changed)
    assert f"/s/{table.seats[1]}/talk" in [
        place for place, body in before[1].items() if body != after[1][place]
    ]


def test_the_words_are_with_their_circle_and_nowhere_else(
    table: Table, capfd: pytest.CaptureFixture
) -> None:
    house = table.house
    say(table, 1, CANARY, "2")
    for reader in READERS:
        told = [place for place, body in pages(table, reader).items() if has_canary(body)]
        assert bool(told) == (reader in CIRCLE), (reader, told)
    house.time.forward(GATHERING)
    sent = [letter for letter in house.new_letters() if has_canary(letter.message.as_bytes())]
    assert [(each.kind, each["X-Staffetta-Seat"]) for each in sent] == [("talk", "2")]
    assert not has_canary(str(sent[0]["Subject"]).encode())
    house.client.post(f"/s/{table.seats[0]}/nonsense", data={"words": CANARY})
    database, now = house.installation.database, house.installation.now()
    told = [database.read(lambda c: exports.export(c, table.match)), house.get("/metrics").text]
    for seat in READERS:
        lines = database.read(lambda c, seat=seat: match_log.of_match(c, table.match, now, seat))
        told += as_json(lines)
    told += database.read(lambda c: c.execute(select(LETTER.c.facts, LETTER.c.error)).all())
    told += capfd.readouterr()
    for seat in (0, 2, 3):
        address = table.loaded().seats[seat].address
        told.append(database.read(lambda c, to=address: personal_data.export(c, to)))
    assert CANARY not in repr(told)


def test_a_letter_about_private_words_is_in_no_log_but_its_readers(table: Table) -> None:
    say(table, 1, CANARY, "2")
    table.house.pass_time(GATHERING)

    def kinds(seat: int | None) -> list[Any]:
        work = table.house.installation.database.read
        lines = work(lambda c: match_log.of_match(c, table.match, table.house.time.seconds, seat))
        return [line.seat for line in lines if line.facts.get("letter_kind") == "talk"]

    assert kinds(None) == [] and kinds(2) and set(kinds(2)) == {2}


def test_the_next_player_of_a_seat_gets_none_of_it(table: Table) -> None:
    say(table, 1, CANARY, "2")

    def next_player(connection: Connection) -> None:
        seat = store.load(connection, table.match).seats[2]
        store.update_seat(connection, seat, tenure=seat.tenure + 1)

    table.house.installation.database.write(next_player)
    assert not [place for place, body in pages(table, 2).items() if has_canary(body)]
    assert has_canary(pages(table, 1)[f"/s/{table.seats[1]}/talk"])
    found = table.house.installation.database.read(lambda c: talk.messages(c, table.match))
    assert [each.words for each in found if each.circle] == [CANARY]


def has_canary(body: bytes) -> bool:
    return CANARY.encode() in body

"""Anonymous matches: nobody learns who sits where before the last letter."""

import json
import re
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from email.message import EmailMessage
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, select

from service.database.rows import TALK, metadata
from service.language.languages import LANGUAGES
from service.language.words import speaker
from service.links.store import Target
from service.matches import exports, outbox, shown_names, store
from service.people import seat_lots, seating
from service.people.problems import Invalid
from service.people.proposals import read
from service.replies import incoming
from service.seasons import membership
from service.seasons import store as seasons
from service.seasons.membership import NotPut
from tests.service.at_table import Table, bearer, begin, invite
from tests.service.letters_now import letters_to
from tests.service.seasons.seasons_of_tests import open_season
from tests.service.trial_installation import (
    ANA,
    BELA,
    CYRUS,
    DARA,
    SURE,
    TrialInstallation,
    install,
    path_of,
)

sqlite_alone = pytest.mark.parametrize("database_url", ["sqlite"], indirect=True)
ELSEWHERE = BELA | {"timezone": "Pacific/Auckland"}
PEOPLE = [ANA, ELSEWHERE, CYRUS, DARA]
SIGNS = ("Circle", "Square", "Triangle", "Diamond")
KINDS = ("turn", "reminder", "news", "talk", "timeout", "receipt", "at_once")
MOVES = 14
# In each world, the seats drawn for Ana, Béla, Cyrus and Dara. Cyrus has seat 2 in all.
WORLDS = ([0, 1, 2, 3], [1, 0, 2, 3], [3, 1, 2, 0], [1, 3, 2, 0])
THIRD = 2


def waiting(house: TrialInstallation, **values: Any) -> Table:
    """Return an anonymous match in which all but the last have joined."""
    table = invite(house, *PEOPLE[1:], anonymous=True, **values)
    for seat in (1, 2):
        join(house, table.match, seat)
    house.new_letters()
    return table


def join(house: TrialInstallation, match: str, seat: int) -> None:
    now = house.installation.now()
    house.installation.database.write(lambda c: seating.join(c, store.load(c, match), seat, now))


def world(there: Table, folder: Path, lots: list[int], monkeypatch: pytest.MonkeyPatch) -> Table:
    """Return a copy of the match in its own installation, begun with the seats drawn as `lots`."""
    folder.mkdir()
    source = there.house.installation.settings.database_url.removeprefix("sqlite:///")
    with (
        closing(sqlite3.connect(source)) as one,
        closing(sqlite3.connect(folder / "staffetta.db")) as other,
    ):
        one.backup(other)
    house = install(folder, f"sqlite:///{folder / 'staffetta.db'}")
    house.time.seconds = there.house.time.seconds
    monkeypatch.setattr(seat_lots, "shuffled", lambda seats: lots)
    join(house, there.match, 3)
    house.new_letters()
    return Table(house, there.match, house.seat_tokens(there.match), there.host)


def paths(token: str, match: str, turn: int) -> Iterator[str]:
    yield from (
        f"/m/{match}{what}" for what in ("", "/log", "/export", "/print", "/3", "/log.atom")
    )
    yield from (f"/m/{match}?language={language}" for language in LANGUAGES)
    base = f"/s/{token}"
    whats = ("", "/turn", "/log", "/talk", "/settings", "/orders", "/note", "/rebuild", "/hosting")
    yield from (f"{base}{what}" for what in whats)
    yield from (f"{base}/{turn}/pass", f"{base}/talk?all=1", f"{base}/print")


ALIKE = (
    (re.compile(rb"staffetta-\w+\.\d+|<[^<>@\s]+@[^<>@\s]+>"), b"<id>"),
    (re.compile(rb"bounces\+[^@]+@"), b"bounces@"),
    (re.compile(rb"X-Staffetta-Letter: \d+"), b""),
    (re.compile(rb'name="form" value="[^"]*"'), b""),
)


def plain(body: bytes) -> bytes:
    """Return the bytes without ids and form tokens, which are drawn anew each time."""
    for pattern, same in ALIKE:
        body = pattern.sub(same, body)
    return body


def seen(table: Table, token: str, seat: int) -> dict[str, bytes]:
    """Return all that a spectator and the holder of a seat's link can get, by path or letter."""
    client, found = table.house.client, {}
    for path in paths(token, table.match, table.turn):
        answer = client.get(path)
        found[path] = plain(f"{answer.status_code} {answer.headers.get('ETag')}".encode())
        found[path] += plain(answer.data)
    for path in ("/api/v1/seat", "/api/v1/seat/talk"):
        found[path] = client.get(path, headers=bearer(token)).data
    return found | {kind: plain(sent) for kind, sent in letters_to(table, seat, KINDS).items()}


def play_on(table: Table, turns: int) -> None:
    """Play by seats, talk, and miss a deadline."""
    table.play(turns)
    for seat, to in ((0, "everybody"), (1, "2"), (3, "everybody")):
        url = f"/s/{table.seats[seat]}/talk"
        answer = table.house.client.post(url, data=SURE | {"words": f"from {seat}", "to": to})
        assert answer.status_code == 303
    table.house.new_letters()


# --- worlds ----------------------------------------------------------------


@sqlite_alone
@pytest.mark.parametrize("pace", ["brisk", "daily", "weekly"])
def test_worlds_in_which_others_swapped_seats_look_the_same_to_the_third(
    house: TrialInstallation, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, pace: str
) -> None:
    there = waiting(house, pace=pace)
    third = there.seats[THIRD]
    views: list[list[dict[str, bytes]]] = []
    for number, lots in enumerate(WORLDS):
        table = world(there, tmp_path / str(number), lots, monkeypatch)
        assert table.loaded().seats[THIRD].name == CYRUS["name"]
        moments = [seen(table, third, THIRD)]
        play_on(table, MOVES)
        moments.append(seen(table, third, THIRD))
        for _ in range(3):  # somebody stays away
            table.house.pass_time(3 * 24 * 3600)
        moments.append(seen(table, third, THIRD))
        views.append(moments)
    for other in views[1:]:
        for first, second in zip(views[0], other, strict=True):
            assert [path for path in first if first[path] != second[path]] == []
    names = "|".join(person["name"] for person in PEOPLE if person is not CYRUS)
    told = [
        place
        for moment in views[0]
        for place, text in moment.items()
        if re.search(rf"\b({names})\b", text.decode(errors="replace"))
    ]
    assert told == []


@sqlite_alone
def test_the_hosts_page_shows_seats_without_people(
    house: TrialInstallation, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    there = waiting(house)
    off = house.client.post(f"/s/{there.seats[1]}/letters", data=SURE | {"letters": "off"})
    assert (
        off.status_code == 303 and "asked to get no letters" in house.get(f"/h/{there.host}").text
    )
    pages = []
    for number, lots in enumerate(([0, 1, 2, 3], [0, 3, 1, 2])):
        table = world(there, tmp_path / str(number), lots, monkeypatch).play(5)
        page = table.house.get(f"/h/{table.host}")
        assert page.status == 200 and all(sign in page.text for sign in SIGNS)
        assert not any(person["email"] in page.text for person in PEOPLE)
        pages.append(plain(page.response.data))
    assert pages[0] == pages[1]


@sqlite_alone
def test_before_the_start_the_host_sees_people_and_guests_see_the_host(
    house: TrialInstallation,
) -> None:
    table = waiting(house)
    host = house.get(f"/h/{table.host}").text
    assert all(person["name"] in host for person in PEOPLE)
    page = house.get(f"/s/{table.seats[3]}/join").text
    assert ANA["name"] in page and DARA["name"] in page
    assert BELA["name"] not in page and CYRUS["name"] not in page


# --- the lots --------------------------------------------------------------


def test_links_letters_and_the_host_move_with_their_people(
    house: TrialInstallation, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = waiting(house)
    monkeypatch.setattr(seat_lots, "shuffled", lambda seats: [2, 0, 3, 1])
    tokens = dict(zip([person["name"] for person in PEOPLE], table.seats, strict=True))
    host, now = table.loaded().host, house.installation.now()
    house.installation.database.write(
        lambda c: outbox.write(c, host, "declined", 0, now, seat=3, name="Dara")
    )
    join(house, table.match, 3)
    letters = house.installation.database.read(lambda c: outbox.of_match(c, table.match))
    (told,) = [letter for letter in letters if letter.kind == "declined"]
    assert (told.outcome, told.ended_at) == ("dropped", now), "it names a seat of before"
    loaded = table.loaded()
    assert [seat.name for seat in loaded.seats] == ["Béla", "Dara", "Ana", CYRUS["name"]]
    assert loaded.host.name == "Ana" and loaded.is_running
    fresh = house.seat_tokens(table.match)
    for seat in loaded.seats:
        assert fresh[seat.number] == tokens[seat.name]
    assert house.client.get(f"/h/{table.host}").status_code == 200
    asked = loaded.game.to_act(loaded.state)[0]
    sent = [letter for letter in house.new_letters() if letter.kind == "turn"]
    assert [letter.to for letter in sent] == [loaded.seats[asked].address]


def test_lots_are_drawn_among_all_orders() -> None:
    drawn = {tuple(seat_lots.shuffled(3)) for _ in range(200)}
    assert len(drawn) == 6


def test_a_seat_that_was_offered_twice_looks_like_the_others(house: TrialInstallation) -> None:
    table = invite(house, *PEOPLE[1:], anonymous=True)
    house.client.post(f"/s/{table.seats[1]}/decline", data=SURE)
    again = BELA | {"name": "Bella", "email": "bella@mail.example"}
    answer = house.client.post(f"/h/{table.host}/replace/1", data=SURE | again)
    assert answer.status_code == 303
    for seat in (1, 2, 3):
        join(house, table.match, seat)
    assert {(seat.tenure, seat.given_at) for seat in table.loaded().seats} == {(1, 0)}
    invited = [letter for letter in house.new_letters() if letter.kind == "invitation"]
    assert "bella@mail.example" not in {letter.to for letter in invited}, "the match has begun"


def test_the_last_to_take_an_open_seat_gets_to_their_own_seat(
    house: TrialInstallation, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = invite(house, BELA, CYRUS, {"open": True}, anonymous=True)
    for seat in (1, 2):
        join(house, table.match, seat)
    house.new_letters()
    open_link = f"/j/{house.token('open_seats', Target(table.match))}"
    assert house.get(open_link).submit("ask-seat", **DARA).status == 200
    (letter,) = [each for each in house.new_letters() if each.kind == "newcomer"]
    own = next(path_of(link) for link in letter.links if "/y/" in link)
    monkeypatch.setattr(seat_lots, "shuffled", lambda seats: [3, 2, 1, 0])
    page = house.get(own).submit("take-seat")
    assert table.loaded().seats[0].name == DARA["name"]
    tokens = house.seat_tokens(table.match)
    assert tokens[0] in page.text and not any(token in page.text for token in tokens[1:])
    brought = [each for each in house.new_letters() if each.kind == "link"]
    assert {each.to for each in brought} <= {DARA["email"]}
    assert house.get(own).text.count(tokens[0]) >= 1


def test_a_reply_that_joins_last_goes_on_with_the_players_own_seat(
    tmp_path: Path, blank_file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "staffetta.db").write_bytes(blank_file.read_bytes())
    url = f"sqlite:///{tmp_path / 'staffetta.db'}"
    house = install(tmp_path, url, inbound_url="lmtp://127.0.0.1:2424")
    table = invite(house, *PEOPLE[1:], anonymous=True)
    for seat in (1, 2):
        join(house, table.match, seat)
    (invited,) = [each for each in house.new_letters() if each.to == DARA["email"]]
    monkeypatch.setattr(seat_lots, "shuffled", lambda seats: [3, 2, 1, 0])
    message = EmailMessage()
    message["From"], message["To"] = DARA["email"], invited["Reply-To"]
    message["Message-ID"], message["Subject"] = "<1@mail.example>", "Re"
    message.set_content("join\nsay hello")
    dealt = incoming.handle(house.installation, message.as_bytes(), [str(invited["Reply-To"])])
    assert (dealt.did, dealt.seat) == ("played", 0), dealt
    assert table.loaded().seats[0].name == DARA["name"]
    said = house.installation.database.read(lambda c: c.execute(select(TALK)).one())
    assert (said.words, said.seat) == ("hello", 0)
    receipts = [each for each in house.new_letters() if each.kind == "receipt"]
    assert [each.to for each in receipts] == [DARA["email"]]
    house.installation.database.close()


# The tables of a match without seats, or with rows that `seat_lots` names.
WITHOUT_SEAT = {"seat", "link", "campaign_game", "game_table", "group_game", "letter_copy"}


def test_every_table_with_rows_of_a_seat_moves_with_its_person() -> None:
    of_match = [table for table in metadata.sorted_tables if "match_id" in table.c]
    assert {table.name for table in of_match if "seat" not in table.c} == WITHOUT_SEAT


def test_nobody_talks_before_the_seats_are_drawn(house: TrialInstallation) -> None:
    table = waiting(house)
    url = f"/s/{table.seats[1]}/talk"
    answer = house.client.post(url, data=SURE | {"words": "I am Béla", "to": "everybody"})
    assert answer.status_code >= 400 and "csak a kezdete után" in answer.text
    sent = {"to": [], "words": "I am Béla"}
    by_api = house.client.post("/api/v1/seat/talk", json=sent, headers=bearer(table.seats[1]))
    assert (by_api.status_code, by_api.json["error"]["code"]) == (422, "not_begun")


# --- the end ---------------------------------------------------------------


@sqlite_alone
def test_the_last_letter_says_who_was_who(house: TrialInstallation) -> None:
    table = begin(house, *PEOPLE[1:], anonymous=True)
    house.new_letters()
    table.seats = house.seat_tokens(table.match)
    table.play(None)
    loaded = table.loaded()
    last = [letter for letter in house.new_letters() if letter.kind == "over"]
    assert len(last) == 4
    for letter in last:
        say = speaker(next(p["language"] for p in PEOPLE if p["email"] == letter.to))
        for number, seat in enumerate(loaded.seats):
            sign = shown_names.of_sign(say, number)
            assert re.search(rf"{sign}\W+{seat.name}", letter.text), (sign, seat.name)
    watched = house.get(f"/m/{table.match}").text
    assert all(person["name"] in watched for person in PEOPLE)
    exported = house.installation.database.read(lambda c: exports.export(c, table.match))
    assert json.loads(exported)["players"] == loaded.names


def test_names_come_out_when_a_begun_match_is_called_off(house: TrialInstallation) -> None:
    table = begin(house, *PEOPLE[1:], anonymous=True)
    house.new_letters()
    assert house.client.post(f"/h/{table.host}/call-off", data=SURE).status_code == 303
    told = [letter for letter in house.new_letters() if letter.kind == "called_off"]
    assert told and all("Dara" in letter.text for letter in told)


# --- what would betray it --------------------------------------------------


def body(**values: Any) -> dict[str, Any]:
    host = {"game": "condottiere-3e", "host": ANA, "players": [BELA, CYRUS]}
    return host | {"language": "en", "anonymous": True} | values


@pytest.mark.parametrize(
    ("values", "code"),
    [
        ({"players": [BELA]}, "anonymous_few"),
        ({"players": [BELA, {"bot": True}]}, "anonymous_few"),
        ({"options": {"campaign": 60}}, "anonymous_campaign"),
        ({"anonymous": "yes"}, "unknown_value"),
        ({"pace": "evening"}, "anonymous_clock"),
        ({"only_awake": True}, "anonymous_clock"),
        ({"days_off": True}, "anonymous_clock"),
    ],
)
def test_a_match_that_cannot_be_anonymous_is_refused(values: dict[str, Any], code: str) -> None:
    with pytest.raises(Invalid) as refused:
        read(body(**values))
    assert [problem.code for problem in refused.value.problems] == [code]
    assert read(body()).anonymous


@sqlite_alone
def test_the_host_can_do_nothing_that_shows_who_sits_where(house: TrialInstallation) -> None:
    table = begin(house, *PEOPLE[1:], anonymous=True)
    host = f"/h/{table.host}"
    loaded = table.loaded()
    other = next(seat.number for seat in loaded.seats if seat.number != loaded.match.host)
    house.installation.database.write(
        lambda c: store.update_seat(c, loaded.seats[other], absent=True, missed=3)
    )
    for what in ("table", f"replace/{other}", f"link/{other}"):
        assert house.client.get(f"{host}/{what}").status_code == 409, what
        answer = house.client.post(f"{host}/{what}", data=SURE | BELA)
        assert answer.status_code == 409, what
    house.time.forward(61)
    assert f"{host}/resend/{other}" not in house.get(host).text
    assert house.client.post(f"{host}/resend/{other}", data=SURE).status_code == 409
    assert table.loaded().seats[other].name != "Bella"


@sqlite_alone
def test_a_season_takes_an_anonymous_match_when_it_is_over(house: TrialInstallation) -> None:
    season, database = open_season(house), house.installation.database
    now = house.installation.now()
    table = begin(house, *PEOPLE[1:], anonymous=True)

    def put(connection: Connection) -> str:
        held = seasons.find(connection, season.opened.host)
        return membership.put_match(connection, held.row, table.loaded().match, now)

    with pytest.raises(NotPut, match="anonymous"):
        database.write(put)
    table.seats = house.seat_tokens(table.match)
    table.play(None)
    assert database.write(put) == table.match


@sqlite_alone
def test_an_absent_host_is_not_told_to_the_others(house: TrialInstallation) -> None:
    begin(house, *PEOPLE[1:], anonymous=True)
    for _ in range(12):
        house.pass_time(3 * 24 * 3600)
    assert "host_away" not in {letter.kind for letter in house.new_letters()}

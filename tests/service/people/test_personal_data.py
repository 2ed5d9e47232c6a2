"""A person's data shown and erased: no row names or reaches them, and the games go on."""

import json
import os
import pty
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result
from sqlalchemy import Connection, select, update

from service.database.rows import LETTER, SEAT, TABLE_SEAT, SeatRow, columns_of, metadata
from service.matches import exports, outbox, store
from service.operations.commands import staffetta
from service.people import personal_data, seating, stranger_limits
from tests.service.at_table import Table, bearer, begin, invite, propose
from tests.service.tables.test_freezing import open_condottiere
from tests.service.trial_installation import ANA, BELA, CYRUS, DARA, TrialInstallation

sqlite_alone = pytest.mark.parametrize("database_url", ["sqlite"], indirect=True)
CANARY = "Quirrelwick"
GONE = {"name": CANARY, "email": "canary.quirrelwick@mail.example", "language": "hu"}
ADDRESS = GONE["email"]


@pytest.fixture
def run(house: TrialInstallation, monkeypatch: pytest.MonkeyPatch) -> Any:
    """Run `staffetta` on the test's installation."""
    settings = house.installation.settings
    monkeypatch.setenv("STAFFETTA_DATA", str(settings.data))
    monkeypatch.setenv("STAFFETTA_DATABASE_URL", settings.database_url)
    monkeypatch.setenv("STAFFETTA_SECRET_KEY", "a secret of the tests alone")

    def run(*words: str) -> Result:
        return CliRunner().invoke(staffetta, list(words), prog_name="staffetta")

    return run


def erase(house: TrialInstallation, address: str = ADDRESS) -> personal_data.Erased:
    installation = house.installation
    return installation.database.write(
        lambda c: personal_data.erase(c, address, installation.now())
    )


def everything(house: TrialInstallation) -> str:
    """Return all rows of all tables, and all letters waiting in the mail folder."""

    def work(connection: Connection) -> str:
        tables = metadata.sorted_tables
        return repr([(t.name, connection.execute(select(t)).all()) for t in tables])

    return house.installation.database.read(work)


def shown(table: Table) -> str:
    """Return all pages, views and letters that people at the table can get."""
    house, paths = table.house, [f"/m/{table.match}", f"/m/{table.match}/log", f"/h/{table.host}"]
    paths += [f"/m/{table.match}/export", "/metrics", "/readyz"]
    for token in table.seats:
        paths += [f"/s/{token}{path}" for path in ("", "/log", "/settings", "/orders", "/join")]
    pages = [house.client.get(path).get_data(as_text=True) for path in paths]
    seats = [house.client.get("/api/v1/seat", headers=bearer(t)).text for t in table.seats]
    letters = [letter.text + letter.html + str(letter.message) for letter in house.new_letters()]
    return "\n".join(pages + seats + letters)


def names(text: str) -> bool:
    return CANARY.lower() in text.lower()


# --- erased ----------------------------------------------------------------


@pytest.mark.parametrize("database_url", ["dealt"], indirect=True)
@pytest.mark.parametrize("others", [(GONE, CYRUS), (BELA, GONE, DARA)])
def test_nothing_names_or_reaches_the_erased_and_the_others_play_on(
    house: TrialInstallation, others: tuple, capfd: pytest.CaptureFixture
) -> None:
    running = begin(house, *others).play(3)
    over, waiting = begin(house, *others).play(None), invite(house, *others)
    called_off = begin(house, *others)
    house.installation.database.write(
        lambda c: seating.call_off(c, store.load(c, called_off.match), house.installation.now())
    )
    tables = (running, over, waiting, called_off)
    seat, moves = others.index(GONE) + 1, len(moves_of(running))
    assert names(everything(house)) and names(shown(running)) and names(shown(over))
    gone = erase(house)
    assert (gone.seats, gone.still_open) == (4, 2)
    house.new_letters()
    assert not names(everything(house))
    assert stranger_limits.hash_of(ADDRESS) not in everything(house)
    assert not [table for table in tables if names(shown(table))]
    exported = [
        house.installation.database.read(lambda c, t=t: exports.export(c, t.match)) for t in tables
    ]
    assert not names("".join(exported))
    assert not names("".join(capfd.readouterr()))
    for table in tables:
        assert house.client.get(f"/s/{table.seats[seat]}").status_code == 410
    assert len(moves_of(running)) >= moves and moves_of(over)
    for _ in range(400):
        if not running.loaded().is_running:
            break
        assert running.asked != seat
        running.play(1, luck=str(running.turn))
    assert not running.loaded().is_running and not names(shown(running))


def moves_of(table: Table) -> list[Any]:
    return table.house.installation.database.read(lambda c: store.moves_of(c, table.match))


@sqlite_alone
def test_the_host_is_told_and_may_give_the_seat_to_another_person(house: TrialInstallation) -> None:
    table, waiting = begin(house, GONE, CYRUS).play(2), invite(house, GONE, CYRUS)
    house.new_letters()
    erase(house)
    told = {letter.kind: letter for letter in house.new_letters() if letter.to == ANA["email"]}
    assert {"absent", "declined"} <= set(told)
    assert "Player 2" in told["absent"].text and told["absent"]["X-Staffetta-Match"] == table.match
    loaded = table.loaded()
    assert seating.may_be_replaced(loaded, loaded.seats[1])
    assert seating.may_be_bot(loaded, loaded.seats[1])
    assert waiting.loaded().seats[1].status == "declined"


@sqlite_alone
def test_the_match_of_an_erased_host_goes_on_or_is_called_off(house: TrialInstallation) -> None:
    running, waiting = begin(house, GONE, CYRUS).play(2), invite(house, GONE, CYRUS)
    house.new_letters()
    assert erase(house, ANA["email"]).still_open == 2
    assert house.client.get(f"/h/{running.host}").status_code == 410
    assert waiting.loaded().match.status == "called_off"
    running.play(None)
    assert running.loaded().match.status == "over"


@sqlite_alone
def test_a_name_that_a_mail_server_has_quoted_goes_too(house: TrialInstallation) -> None:
    begin(house, GONE, CYRUS)
    quoted = update(LETTER).values(error=f'550 5.1.1 "{CANARY.upper()}" is unknown here')
    house.installation.database.write(lambda c: c.execute(quoted))
    erase(house)
    assert not names(everything(house))


@sqlite_alone
def test_letters_that_wait_are_dropped(house: TrialInstallation) -> None:
    table = begin(house, GONE, CYRUS)
    while table.asked != 1:
        table.play(1)
    erase(house)
    letters = house.installation.database.read(lambda c: outbox.of_match(c, table.match))
    assert {each.outcome for each in letters if each.seat == 1} == {"dropped"}
    assert ADDRESS not in {letter.to for letter in house.new_letters()}


@sqlite_alone
def test_an_erased_person_who_wanted_no_invitations_is_not_invited_again(
    house: TrialInstallation,
) -> None:
    invite(house, GONE, CYRUS)
    installation = house.installation
    installation.database.write(
        lambda c: stranger_limits.never_again(c, ADDRESS, installation.now())
    )
    erase(house)
    assert installation.database.read(lambda c: stranger_limits.is_unwanted(c, ADDRESS))


@sqlite_alone
def test_two_erased_people_at_one_table_have_different_names(house: TrialInstallation) -> None:
    table = begin(house, GONE, CYRUS).play(2)
    for address in (ADDRESS, CYRUS["email"]):
        erase(house, address.upper())
    assert table.loaded().names == ["Ana", "Player 2", "Player 3"]
    turn = table.turn
    assert table.play(9).turn > turn
    assert {table.asked} == {0}, "nobody waits for those who have gone"


# --- shown -----------------------------------------------------------------


def test_one_document_has_everything_stored_about_a_person(
    run: Any, house: TrialInstallation
) -> None:
    table = begin(house, GONE, CYRUS).play(9)
    result = run("person", "Canary.Quirrelwick+games@mail.example", "--export")
    data = json.loads(result.stdout)
    (seat,) = data["seats"]
    assert (seat["match"], seat["seat"], seat["name"]) == (table.match, 1, CANARY)
    own = [move for move in moves_of(table) if move.seat == 1]
    assert [move["action"] for move in seat["moves"]] == [move.action for move in own]
    assert "invitation" in {letter["kind"] for letter in seat["letters"]}
    assert BELA["name"] not in result.stdout and table.loaded().match.seed not in result.stdout
    assert not [token for token in table.seats if token in result.stdout]


# --- in files --------------------------------------------------------------


@sqlite_alone
def test_an_erased_address_is_in_no_file_except_the_copies_listed(
    run: Any, house: TrialInstallation
) -> None:
    """Test free pages, SQLite's log and letters, while the service has the file open."""
    table = begin(house, GONE, CYRUS).play(9)
    house.new_letters()
    data = house.installation.settings.data
    file = data / "staffetta.db"
    copy = file.with_name("staffetta.db.before-0007")
    with closing(sqlite3.connect(file)) as source, closing(sqlite3.connect(copy)) as target:
        source.backup(target)
        # as left by an earlier release: deleted, but not overwritten
        source.execute("PRAGMA secure_delete=OFF")
        source.execute("CREATE TABLE rubbish AS SELECT address FROM seat, letter")
        source.execute("DROP TABLE rubbish")
        source.commit()
    file.with_name("staffetta.db.before-0001").write_bytes(b"nobody")
    assert len(holding(data)) > 1
    result = run("person", ADDRESS, "--erase", "--yes")
    assert result.exit_code == 0
    assert holding(data) == [copy]
    assert str(copy) in result.stderr and "before-0001" not in result.stderr
    assert table.play(2).turn > 9, "the game goes on"


def holding(folder: Path) -> list[Path]:
    """Return the files that contain the address, in plain or encoded form."""
    files = sorted(path for path in folder.rglob("*") if path.is_file())
    return [path for path in files if ADDRESS.encode() in path.read_bytes()]


@sqlite_alone
def test_a_guest_who_left_before_the_invitations_is_not_waited_for(
    house: TrialInstallation,
) -> None:
    table = propose(house, GONE, CYRUS)
    erase(house)
    assert [seat.status for seat in table.loaded().seats] == ["joined", "declined", "invited"]
    page = house.get(house.host_page(table.match))
    assert "/replace/1" in page.text and not names(page.text)
    house.new_letters()
    assert house.agree(table.match).status_code == 303
    assert [letter.to for letter in house.new_letters()] == [CYRUS["email"]]


# --- confirmation ----------------------------------------------------------


@sqlite_alone
def test_erasing_is_asked_for_twice(run: Any, house: TrialInstallation) -> None:
    invite(house, GONE, CYRUS)
    house.new_letters()
    for words in ((ADDRESS,), (ADDRESS, "--export", "--erase")):
        assert run("person", *words).exit_code == 2
    before = everything(house)
    for words in ((ADDRESS, "--erase"), ("nobody@mail.example", "--erase", "--yes")):
        assert run("person", *words).exit_code == 1
    assert everything(house) == before
    folder = house.installation.settings.data / "mail"
    assert ADDRESS in "".join(path.read_text() for path in folder.glob("*.eml"))
    result = run("person", ADDRESS, "--erase", "--yes")
    assert result.exit_code == 0 and result.stdout == ""
    assert ADDRESS not in "".join(path.read_text() for path in folder.glob("*.eml"))
    assert run("person", ADDRESS, "--export").exit_code == 1


@sqlite_alone
@pytest.mark.parametrize("typed", [ADDRESS, "no"])
def test_at_a_terminal_the_address_is_typed_again(
    house: TrialInstallation, typed: str, run: Any
) -> None:
    begin(house, GONE, CYRUS)
    leader, follower = pty.openpty()
    os.write(leader, f"{typed}\n".encode())
    command = [sys.executable, "-c", "from service.operations.commands import main; main()"]
    command += ["person", ADDRESS, "--erase"]
    done = subprocess.run(command, stdin=follower, capture_output=True, timeout=60)
    os.close(leader), os.close(follower)
    assert done.returncode == (0 if typed == ADDRESS else 1), done.stderr
    assert names(everything(house)) == (typed != ADDRESS)


@sqlite_alone
def test_the_command_says_what_stays_and_removes_a_typed_name_on_request(
    house: TrialInstallation, run: Any
) -> None:
    begin(house, GONE, CYRUS).play(2)
    table = open_condottiere(house)
    named = update(TABLE_SEAT).where(TABLE_SEAT.c.table_id == table.opened.id)
    named = named.where(TABLE_SEAT.c.number == 1).values(name=CANARY)
    house.installation.database.write(lambda c: c.execute(named))
    told = run("person", ADDRESS, "erase", "--yes")
    assert told.exit_code == 0 and "--name" in told.stderr and names(everything(house))
    told = run("person", ADDRESS, "erase", "--yes", "--name", CANARY.upper())
    assert told.exit_code == 0 and "from 1 place" in told.stderr
    assert not names(everything(house))


@sqlite_alone
def test_a_match_that_its_erased_host_had_not_confirmed_goes_with_its_addresses(
    house: TrialInstallation,
) -> None:
    proposed = propose(house, CYRUS, host=GONE)
    other = propose(house, GONE, CYRUS, seed="other")
    erase(house)
    rows = everything(house)
    assert proposed.match not in rows and other.match in rows and not names(rows)
    assert house.client.get(f"/h/{proposed.host}").status_code == 404
    assert house.agree(other.match).status_code < 400


@sqlite_alone
def test_a_host_with_two_seats_of_an_unconfirmed_match_is_erased(house: TrialInstallation) -> None:
    second = GONE | {"name": "Zephyrina"}
    proposed, running = propose(house, CYRUS, second, host=GONE), begin(house, GONE, CYRUS)
    assert erase(house).seats == 3
    rows = everything(house)
    assert proposed.match not in rows and not names(rows) and "Zephyrina" not in rows
    assert running.loaded().is_running


class Noting:
    """A seat's row that notes the columns that are read."""

    def __init__(self, row: SeatRow) -> None:
        self._row, self.read = row, set[str]()

    def __getattr__(self, name: str) -> Any:
        self.read.add(name.removesuffix("_json"))
        return getattr(self._row, name)


# Exported columns of a seat with a player's own values, and those that the seat itself has.
PERSONAL = {
    "name": CANARY,
    "address": ADDRESS,
    "language": "hu",
    "timezone": "America/New_York",
    "wakes": 1,
    "sleeps": 2,
    "days_off": "0",
    "holidays": "IR",
    "rhythm": "never",
    "away": "[[1,2000000000]]",
    "saved_seconds": 7200,
    "tells_new_browser": True,
    "letters": '{"news":"digest"}',
    "digest_at": 2_000_000_000,
    "unreachable_since": 1,
    "ways": "others",
}
OF_SEAT = set("match_id number tenure given_at status muted missed absent".split())
OF_SEAT |= {"stand_in", "invited_until"}


@sqlite_alone
def test_of_the_columns_that_an_export_names_none_keeps_a_persons_value(
    house: TrialInstallation, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, database = begin(house, GONE, CYRUS).play(3), house.installation.database
    row = Noting(table.loaded().seats[1])
    with monkeypatch.context() as patched:
        patched.setattr(personal_data, "seats_of", lambda connection, address: [row])
        database.read(lambda c: personal_data.export(c, ADDRESS))
    assert row.read & {*SEAT.c.keys()} <= PERSONAL.keys() | OF_SEAT
    seat = table.loaded().seats[1]
    database.write(lambda c: store.update_seat(c, seat, **PERSONAL, stand_in=True))
    assert columns_of(table.loaded().seats[1]).items() >= PERSONAL.items()
    erase(house)
    left = columns_of(table.loaded().seats[1])
    assert {name for name, value in PERSONAL.items() if left[name] == value} == set()
    assert not left["stand_in"]

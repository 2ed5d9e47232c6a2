"""Sending of letters: servers that are down, slow, selective or dying, and killed senders."""

import contextlib
import os
import signal
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Callable
from email import message_from_bytes, policy
from itertools import count
from pathlib import Path

import pytest
from sqlalchemy import select

from service.database.rows import LETTER_COPY
from service.language.words import speaker
from service.mail.channels import E_MAIL
from service.mail.sender import Sender, SenderLoop, Unreachable
from service.mail.transport import Post, open_post
from service.matches import outbox, store
from service.operations.doctor import BAD, WARN, _letters
from tests.service.seated import Table
from tests.service.smtp_server import HANG, HANG_UP, FaultyServer
from tests.service.trial_installation import TrialInstallation, by_email

BELA, CYRUS = "p1@mail.example", "p2@mail.example"
BUSY = "451 not now"
DAY = 24 * 3600
sqlite_alone = pytest.mark.parametrize("database_url", ["sqlite"], indirect=True)


@pytest.fixture
def table(house: TrialInstallation) -> Table:
    """A table with four letters waiting: the host's, two invitations, and the host's turn."""
    return Table(house)


def sender(table: Table, server: FaultyServer, patience: float = 5) -> Sender:
    url = f"smtp://127.0.0.1:{server.port}"
    return by_email(
        table.house.installation, open_post(url, table.house.installation.settings.data, patience)
    )


def post_of(mine: Sender) -> Post:
    """Return the sender's connection to the mail server."""
    return mine.channels[E_MAIL].post


def invite_more(table: Table) -> Table:
    """Return a second match whose friends have not joined, so that its invitations still apply."""
    return Table(table.house, seed="another evening", everybody_in=False)


def recipients(server: FaultyServer) -> list[str]:
    return [letter.recipients[0] for letter in server.letters]


def outcomes(table: Table) -> list[tuple[str, str | None]]:
    return [(letter.kind, letter.outcome) for letter in table.letters()]


def header(content: bytes, name: str) -> str:
    return str(message_from_bytes(content, policy=policy.default)[name])


# --- a working server ------------------------------------------------------


def test_letters_go_in_the_order_of_writing_and_once(table: Table, server: FaultyServer) -> None:
    mine = sender(table, server)
    assert mine.send_waiting() == 2 and mine.send_waiting() == 0
    kinds = [header(letter.content, "X-Staffetta-Kind") for letter in server.letters]
    assert kinds == ["host", "turn"]
    assert outcomes(table) == [
        ("host", "sent"),
        ("invitation", "dropped"),
        ("invitation", "dropped"),
        ("turn", "sent"),
    ]


def test_obsolete_letters_are_dropped(table: Table, server: FaultyServer) -> None:
    while not table.turn or table.letters("turn")[-1].turn != table.turn:
        table.play_on()
    sender(table, server).send_waiting()
    turns = [letter for letter in table.letters("turn") if letter.outcome == "sent"]
    assert [letter.turn for letter in turns] == [table.turn]
    assert {letter.outcome for letter in table.letters("turn")} == {"sent", "dropped"}


# --- a server that cannot be reached ---------------------------------------


def test_an_unreachable_server_costs_no_letter_a_try(table: Table, server: FaultyServer) -> None:
    mine, server.faults["EHLO"] = sender(table, server), HANG_UP
    for _ in range(3):
        with pytest.raises(Unreachable):
            mine.send_waiting()
    assert {letter.tries for letter in table.letters()} == {0}
    server.faults.clear()
    assert mine.send_waiting() == 2


def test_a_closed_port_counts_as_an_unreachable_server(table: Table) -> None:
    mine = by_email(table.house.installation, open_post("smtp://127.0.0.1:1", Path("unused")))
    with pytest.raises(Unreachable):
        mine.send_waiting()
    assert [letter.leased_until for letter in table.letters()] == [None] * 4


def test_a_server_that_hangs_is_given_up_on_in_time(table: Table, server: FaultyServer) -> None:
    mine, server.faults["EHLO"] = sender(table, server, patience=0.2), HANG
    with pytest.raises(Unreachable):
        mine.send_waiting()
    assert {letter.leased_until for letter in table.letters()} == {None}


# --- a selective server ----------------------------------------------------


def test_the_host_is_told_of_an_address_refused_for_good(
    table: Table, server: FaultyServer
) -> None:
    more, server.faults[f"RCPT {BELA}"] = invite_more(table), "550 no such person"
    sender(table, server).send_waiting()
    assert dict(outcomes(more))["invitation"] == "sent"
    assert [letter.outcome for letter in more.letters("invitation")] == ["refused", "sent"]
    assert [letter.facts for letter in more.letters("undeliverable")] == [{"seat": 1}]
    assert CYRUS in recipients(server)


def test_a_postponed_address_delays_no_other(table: Table, server: FaultyServer) -> None:
    more, mine = invite_more(table), sender(table, server)
    server.faults[f"RCPT {BELA}"] = BUSY
    mine.send_waiting()
    assert [letter.outcome for letter in more.letters("invitation")] == [None, "sent"]
    assert more.letters("invitation")[0].due_at <= table.now + 5
    server.faults.clear()
    table.house.time.seconds += 5
    assert mine.send_waiting() == 1 and recipients(server)[-1] == BELA


def test_a_server_that_puts_letters_off_is_logged_and_quoted_by_doctor(
    table: Table, server: FaultyServer, caplog: pytest.LogCaptureFixture
) -> None:
    invite_more(table)
    server.faults["RCPT"] = BUSY
    sender(table, server).send_waiting()
    said = [each for each in caplog.records if "puts letters off" in each.message]
    assert said and {(each.levelname, each.seldom) for each in said} == {("WARNING", 3600)}
    assert all("not now" in each.why for each in said)
    finding = _letters(table.house.installation, speaker("en"))
    assert finding.mark == WARN and "not now" in finding.text
    table.house.time.seconds += 2 * 3600
    assert _letters(table.house.installation, speaker("en")).mark == BAD


@sqlite_alone
def test_a_server_that_refuses_for_two_days_costs_nobody_a_letter_or_a_turn(
    table: Table, server: FaultyServer, caplog: pytest.LogCaptureFixture
) -> None:
    house, mine, quarter = table.house, sender(table, server), 15 * 60
    server.faults["END"] = BUSY
    for _ in range(2 * DAY // quarter):
        with contextlib.suppress(Unreachable):
            mine.send_waiting()
        house.pass_time(quarter)
    assert [move.mark for move in table.moves] == [], "no time runs out before the letter has come"
    assert "not now" in _letters(house.installation, speaker("en")).text
    said = [each for each in caplog.records if "puts letters off" in each.message]
    assert said and {each.seldom for each in said} == {3600}
    server.faults.clear()
    server.letters.clear()
    for _ in range(5):
        mine.send_waiting()
        house.pass_time(quarter)
    arrived = Counter(header(letter.content, "Message-ID") for letter in server.letters)
    kinds = [header(letter.content, "X-Staffetta-Kind") for letter in server.letters]
    assert set(arrived.values()) == {1} and "turn" in kinds
    assert {letter.outcome for letter in table.letters()} <= {"sent", "dropped"}
    assert table.due[table.seat].deadline_at - table.now > DAY - 2 * 3600


def test_an_address_that_hangs_is_put_off_like_any_other(
    table: Table, server: FaultyServer
) -> None:
    more, mine = invite_more(table), sender(table, server, patience=0.3)
    server.faults[f"RCPT {BELA}"] = HANG
    mine.send_waiting()
    assert [letter.outcome for letter in more.letters("invitation")] == [None, "sent"]


def test_a_repeatedly_postponed_address_is_not_tried_during_its_pauses(
    table: Table, server: FaultyServer
) -> None:
    more, mine = invite_more(table), sender(table, server)
    server.faults[f"RCPT {BELA}"] = BUSY
    for _ in range(3):
        mine.send_waiting()
        table.house.time.seconds += 1
    assert more.letters("invitation")[0].tries == 1


def test_when_the_server_is_well_again_everything_goes_at_once(
    table: Table, server: FaultyServer
) -> None:
    mine, more = sender(table, server), invite_more(table)
    server.faults["RCPT"] = BUSY
    for _ in range(6):
        mine.send_waiting()
        table.house.time.seconds += 30
    server.faults.clear()
    waiting = [letter for letter in table.letters() + more.letters() if letter.outcome is None]
    assert min(letter.tries for letter in waiting) >= 3
    table.house.time.seconds = min(letter.due_at for letter in waiting)
    assert mine.send_waiting() == len(waiting) == 5


def test_a_letter_that_is_put_off_for_days_is_given_up(
    table: Table, server: FaultyServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(outbox, "MOST_TRIES", 3)
    more, mine = invite_more(table), sender(table, server)
    server.faults[f"RCPT {BELA}"] = BUSY
    for _ in range(4):
        mine.send_waiting()
        table.house.time.seconds += 60
    assert more.letters("invitation")[0].outcome == "refused"
    assert len(more.letters("undeliverable")) == 1


def test_a_server_that_dies_after_taking_a_letter_gets_the_same_again(
    table: Table, server: FaultyServer
) -> None:
    mine, server.faults["END"] = sender(table, server), HANG_UP
    mine.send_waiting()
    taken = {header(letter.content, "Message-ID"): letter.content for letter in server.letters}
    server.faults.clear()
    server.letters.clear()
    table.play_on()  # the game of the letters has moved on meanwhile
    table.house.time.seconds += 5
    mine.send_waiting()
    again = {header(letter.content, "Message-ID"): letter.content for letter in server.letters}
    repeated = taken.keys() & again.keys()
    assert repeated and all(again[key] == taken[key] for key in repeated)


def test_a_letter_that_cannot_be_written_stops_no_other(table: Table, server: FaultyServer) -> None:
    row = table.loaded.seats[2]
    table.write(lambda c: outbox.write(c, row, "undeliverable", 0, table.now, seat=99))
    assert sender(table, server).send_waiting() == 2
    assert table.letters("undeliverable")[0].error == "UndefinedError"


# --- the running sender ---------------------------------------------------


def test_the_round_continues_after_a_fault_and_ends_when_told(
    table: Table, server: FaultyServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("service.mail.sender.UNREACHABLE_PAUSE", 0.05)
    server.faults["EHLO"] = "421 too many of you"
    going = SenderLoop(table.house.installation)
    going._sender = sender(table, server)
    going.start()
    wait_until(lambda: server.connections > 1)
    server.faults.clear()
    wait_until(lambda: len(server.letters) == 2)
    going.end()
    assert not going.is_alive()


def test_the_round_ends_after_the_letter_in_hand_however_many_wait(
    table: Table, server: FaultyServer
) -> None:
    invite_more(table)
    sends = sender(table, server)
    post = post_of(sends)
    taken = post.send

    def send_and_be_told_to_end(message: object, between: object) -> None:
        taken(message, between)
        sends.ended.set()

    post.send = send_and_be_told_to_end
    assert sends.send_waiting() == 1 == len(server.letters)
    sends.ended.clear()
    post.send = taken
    assert sends.send_waiting() > 2, "nothing was lost, and nothing waits for a lease to end"


def wait_until(comes_true: object, seconds: float = 60) -> None:
    until = time.monotonic() + seconds
    while not comes_true():
        assert time.monotonic() < until
        time.sleep(0.01)


# --- killed in the middle --------------------------------------------------

SENDER = """
import sys
from pathlib import Path
sys.path.insert(0, sys.argv[1])
from tests.service.trial_installation import by_email, install
from service.mail.transport import open_post
folder = Path(sys.argv[2])
house = install(folder, sys.argv[3])
house.time.seconds = int(sys.argv[5])
by_email(house.installation, open_post(sys.argv[4], folder)).send_waiting()
"""


def test_a_postman_killed_in_the_middle_loses_nothing(
    table: Table, server: FaultyServer, database_url: str
) -> None:
    row = table.loaded.seats[1]

    def write(connection: object) -> None:
        for _ in range(46):
            outbox.write(connection, row, "link", 0, table.now)

    table.write(write)
    where = [Path(__file__).parent, table.house.installation.settings.data, database_url]
    for killed_after in (10, 30):
        if killed_after == 30:
            table.play_on()  # the game of the letters has moved on meanwhile
        arguments = [*where, f"smtp://127.0.0.1:{server.port}", str(table.now)]
        command = [sys.executable, "-c", SENDER, *arguments]
        process = subprocess.Popen(command, cwd=Path(__file__).parents[3])
        wait_until(lambda count=killed_after: len(server.letters) >= count)
        os.kill(process.pid, signal.SIGKILL)
        process.wait()
        table.house.time.seconds += outbox.LEASE
    sender(table, server).send_waiting()
    ids = Counter(header(letter.content, "Message-ID") for letter in server.letters)
    assert len(ids) >= 48 and max(ids.values()) <= 2
    assert len({letter.content for letter in server.letters}) == len(ids), "the same bytes again"
    assert {letter.outcome for letter in table.letters("link")} == {"sent"}
    assert table.read(lambda c: c.execute(select(LETTER_COPY)).all()) == [], "no copy is left"


def test_another_process_sends_a_letter_again_unchanged(table: Table, server: FaultyServer) -> None:
    """A process that dies after handing over a letter leaves no record that it was sent."""
    first, server.faults["END"] = sender(table, server), HANG_UP
    first.send_waiting()
    taken = {header(letter.content, "Message-ID"): letter.content for letter in server.letters}
    server.faults.clear()
    server.letters.clear()
    for seat in table.loaded.seats:  # all letters contain names
        table.write(lambda c, seat=seat: store.update_seat(c, seat, name=f"{seat.name} the Bold"))
    table.house.time.seconds += 5
    sender(table, server).send_waiting()
    again = {header(letter.content, "Message-ID"): letter.content for letter in server.letters}
    repeated = taken.keys() & again.keys()
    assert repeated and all(again[key] == taken[key] for key in repeated)


# --- a server that takes longer than a lease -------------------------------

SLOW_SENDER = """
import sys, time
from dataclasses import replace
from pathlib import Path
sys.path.insert(0, sys.argv[1])
from tests.service.trial_installation import by_email, install
from service.matches import outbox
from service.installation.clock import Clock
from service.mail.transport import open_post
outbox.LEASE, outbox.RENEW_AFTER = 2, 0
folder = Path(sys.argv[2])
house = install(folder, sys.argv[3])
sender = by_email(replace(house.installation, clock=Clock()), open_post(sys.argv[4], folder))
print("ready", flush=True)
sys.stdin.readline()
while house.installation.database.read(outbox.health)["waiting"]:
    sender.send_waiting()
    time.sleep(0.05)
"""


@sqlite_alone
def test_two_senders_and_a_server_slower_than_a_lease_send_no_letter_twice(
    table: Table, server: FaultyServer, database_url: str
) -> None:
    table.deliver()
    row = table.loaded.seats[1]
    for _ in range(2):
        table.write(lambda c: outbox.write(c, row, "link", 0, table.now))
    server.delay = 0.25  # eleven lines before the first letter is taken; the lease is 2 seconds
    where = [Path(__file__).parent, table.house.installation.settings.data, database_url]
    command = [sys.executable, "-c", SLOW_SENDER, *where, f"smtp://127.0.0.1:{server.port}"]
    pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE}
    senders = [subprocess.Popen(command, cwd=Path(__file__).parents[3], **pipes) for _ in range(2)]
    for sender in senders:
        assert sender.stdout.readline() == b"ready\n"
    for sender in senders:
        sender.stdin.write(b"go\n")
        sender.stdin.flush()
    assert [sender.wait(timeout=60) for sender in senders] == [0, 0]
    ids = Counter(header(letter.content, "Message-ID") for letter in server.letters)
    assert sorted(ids.values()) == [1, 1], "each letter once"
    assert {letter.outcome for letter in table.letters("link")} == {"sent"}


STEPS = 8  # connect, greeting, EHLO, MAIL, RCPT, DATA, the letter, its last line


@pytest.mark.parametrize("way", ["smtp", "file"])
def test_a_letter_whose_lease_expired_is_left_to_its_new_sender(
    table: Table, server: FaultyServer, way: str
) -> None:
    files = open_post("file:", table.house.installation.settings.data)
    table.deliver()
    for interrupted_at in range(STEPS if way == "smtp" else 1):
        table.write(lambda c: outbox.write(c, table.loaded.seats[1], "link", 0, table.now))
        mine = sender(table, server) if way == "smtp" else by_email(table.house.installation, files)
        others = interrupt(mine, table, interrupted_at)
        assert mine.send_waiting() == 0 and mine.put_off == set()
        (letter,) = others
        assert server.letters == [] and not list(files.folder.glob("*.eml"))
        kept = table.letters("link")[-1]
        assert (kept.leased_until, kept.tries, kept.outcome) == (letter.leased_until, 2, None)
        table.write(lambda c, letter=letter: outbox.settle(c, letter, "dropped", table.now))


def interrupt(mine: Sender, table: Table, at: int) -> list:
    """Make `mine` lose a letter to another sender: its lease ends before step `at` of the sending.

    Return a list that receives the other sender's claims.
    """
    post, steps, claimed = post_of(mine), count(), []
    send = post.send

    def interrupted_send(message: object, between: Callable[[], None]) -> None:
        def step() -> None:
            if next(steps) == at:
                table.house.time.seconds += outbox.LEASE
                claimed.extend(table.write(lambda c: outbox.claim(c, table.now)))
            between()

        send(message, step)

    post.send = interrupted_send
    return claimed


def test_a_sender_that_lost_its_lease_cannot_store_an_outcome(
    table: Table,
) -> None:
    late = table.write(lambda c: outbox.claim(c, table.now))[0]
    table.house.time.seconds += outbox.LEASE
    letter = table.write(lambda c: outbox.claim(c, table.now))[0]
    assert letter.id == late.id
    for note in (
        lambda c: outbox.release(c, late, "no route"),
        lambda c: outbox.postpone(c, late, table.now, "busy"),
        lambda c: outbox.hold(c, late, table.now + 99),
        lambda c: outbox.settle(c, late, "refused", table.now),
    ):
        table.write(note)
        assert table.letters()[0] == letter
    with pytest.raises(outbox.NotOurs):
        table.write(lambda c: outbox.renew(c, late, table.now))
    assert table.write(lambda c: outbox.settle(c, late, "sent", table.now))
    assert not table.write(lambda c: outbox.settle(c, letter, "sent", table.now + 1))
    assert table.letters()[0].ended_at == table.now

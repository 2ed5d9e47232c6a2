"""The LMTP listener: each recipient gets an answer, and one message is one message."""

import logging
import socket
import threading
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from smtplib import LMTP, SMTPDataError, SMTPRecipientsRefused
from typing import Any

import pytest

from service.database.connections import Database
from service.operations import worker
from service.replies import incoming, listening
from service.replies.listening import Listener
from service.replies.mime import LARGEST
from tests.service.free_ports import free_port
from tests.service.replies.messages import reply, reply_address
from tests.service.seated import Table
from tests.service.trial_installation import TrialInstallation
from tests.service.waiting import wait_until

UNKNOWN = "turns+abcdefghijkl-1-aaaaaaaaaaaaaaaa@play.example"


@pytest.fixture
def table(house: TrialInstallation) -> Table:
    """A table whose replies come by LMTP."""
    return Table(house.beside(inbound_url=f"lmtp://127.0.0.1:{free_port()}"))


@contextmanager
def running(table: Table) -> Iterator[Listener]:
    listener = Listener(table.house.installation)
    listener.start()
    wait_until(lambda: listening_at(listener.url.port))
    try:
        yield listener
    finally:
        listener.tell_to_end()
        listener.join(10)
        assert not listener.is_alive()


@pytest.fixture
def listener(table: Table) -> Iterator[Listener]:
    with running(table) as started:
        yield started


def listening_at(port: int) -> bool:
    try:
        socket.create_connection(("127.0.0.1", port), timeout=5).close()
    except OSError:
        return False
    return True


def client(listener: Listener) -> LMTP:
    return LMTP("127.0.0.1", listener.url.port, timeout=20)


class Wire:
    """A connection on which a test says what it likes."""

    def __init__(self, listener: Listener) -> None:
        self.socket = socket.create_connection(("127.0.0.1", listener.url.port), timeout=20)
        self.file = self.socket.makefile("rb")
        self.greeting = self.hear()

    def close(self) -> None:
        self.file.close()
        self.socket.close()

    def say(self, said: bytes) -> str:
        self.socket.sendall(said)
        return self.hear()

    def hear(self) -> str:
        """Return one answer, "" if the connection was closed."""
        lines = [self.file.readline()]
        while lines[-1][3:4] == b"-":
            lines.append(self.file.readline())
        return lines[-1].decode().rstrip()

    def begin(self, *recipients: str) -> str:
        assert self.say(b"LHLO test\r\n").startswith("250")
        assert self.say(b"MAIL FROM:<ana@mail.example>\r\n").startswith("250")
        for each in recipients:
            assert self.say(f"RCPT TO:<{each}>\r\n".encode()).startswith("250"), each
        return self.say(b"DATA\r\n")


# --- what is taken -------------------------------------------------------------


def test_a_reply_plays_before_it_is_answered(table: Table, listener: Listener) -> None:
    move, seat, turn = table.actions[0], table.seat, table.turn
    with client(listener) as server:
        assert not server.sendmail(
            "p@mail.example", [reply_address(table, seat)], reply(table, move)
        )
        assert table.turn == turn + 1 and table.moves[-1].action == move


def test_unknown_addresses_are_refused_one_by_one(table: Table, listener: Listener) -> None:
    ours, turn = reply_address(table, table.seat), table.turn
    with client(listener) as server:
        with pytest.raises(SMTPRecipientsRefused) as refused:
            server.sendmail("p@mail.example", [UNKNOWN], reply(table, "help"))
        assert refused.value.recipients[UNKNOWN][0] == 550
        for address in (
            f"x{ours}",
            ours[:-1],
            "postmaster@play.example",
            "a@b",
            "بازی@play.example",
        ):
            server.rset()
            server.docmd("MAIL FROM:<p@mail.example> SMTPUTF8")
            server.putcmd(f"RCPT TO:<{address}>") if address.isascii() else server.send(
                f"RCPT TO:<{address}>\r\n".encode()
            )
            code, said = server.getreply()
            assert code in (550, 553) and b"5.1" in said, address
        server.rset()
        move = table.actions[0]
        refused = server.sendmail("p@mail.example", [UNKNOWN, ours], reply(table, move))
        assert set(refused) == {UNKNOWN}
    assert table.turn == turn + 1


def test_each_recipient_gets_an_answer(table: Table, listener: Listener) -> None:
    addresses = [reply_address(table, seat) for seat in range(3)]
    with closing(Wire(listener)) as wire:
        assert wire.begin(*addresses).startswith("354")
        answers = [wire.say(reply(table, "play") + b".\r\n"), wire.hear(), wire.hear()]
        assert [each[:3] for each in answers] == ["554"] * 3, "whose move would it be?"
        turn, ours = table.turn, reply_address(table, table.seat)
        assert wire.begin(ours, ours.upper()).startswith("354")
        answers = [wire.say(reply(table, table.actions[0]) + b".\r\n"), wire.hear()]
        assert [each[:3] for each in answers] == ["250"] * 2 and table.turn == turn + 1
        assert wire.say(b"QUIT\r\n").startswith("221")


def test_senders_may_be_nobody_or_beyond_ascii(table: Table, listener: Listener) -> None:
    ours = reply_address(table, table.seat)
    with closing(Wire(listener)) as wire:
        wire.say(b"LHLO test\r\n")
        for sender in (
            "<>",
            "<آنا@مثال.example> SMTPUTF8 BODY=8BITMIME",
            "<ana@mail.example> SIZE=900",
        ):
            assert wire.say(f"MAIL FROM:{sender}\r\n".encode()).startswith("250"), sender
            assert wire.say(f"RCPT TO:<{ours.upper()}>\r\n".encode()).startswith("250")
            assert wire.say(b"DATA\r\n").startswith("354")
            assert wire.say(b"Subject: x\r\n\r\nx\r\n.\r\n").startswith("250")


def test_the_address_that_letters_come_from_takes_bounces_only(
    table: Table, listener: Listener
) -> None:
    with closing(Wire(listener)) as wire:
        assert wire.begin("staffetta@play.example").startswith("354")
        assert wire.say(reply(table, "hello") + b".\r\n")[:3] == "550"


# --- what is not ---------------------------------------------------------------


def test_a_message_that_is_too_large_is_refused_before_it_is_read(
    table: Table, listener: Listener
) -> None:
    ours = reply_address(table, table.seat)
    with closing(Wire(listener)) as wire:
        wire.say(b"LHLO test\r\n")
        assert wire.say(f"MAIL FROM:<a@b.example> SIZE={LARGEST + 1}\r\n".encode())[:3] == "552"
        assert wire.begin(ours).startswith("354")
        line = b"x" * 70 + b"\r\n"
        wire.socket.sendall(line * (LARGEST // len(line) + 2))
        assert wire.say(b".\r\n")[:3] == "552"
        assert wire.begin(ours).startswith("354")
        wire.socket.sendall(b"y" * (LARGEST + 1))  # one line without an end
        assert wire.say(b"\r\n.\r\n")[:3] == "552"
        assert wire.say(b"NOOP\r\n")[:3] == "250", "the next message works"


def test_a_message_without_an_end_is_cut(table: Table, listener: Listener) -> None:
    with closing(Wire(listener)) as wire:
        wire.begin(reply_address(table, table.seat))
        with pytest.raises(OSError):
            for _ in range(2 * listening.MOST_DRAINED // 1_000_000):
                wire.socket.sendall(b"z" * 1_000_000)
            assert wire.hear()[:3] != "421"
            raise ConnectionError


ENDS = [
    *(b"\n.\n", b"\n.\r\n", b"\r\n.\n", b"\r.\r", b"\r.\r\n", b"\r\n.\r", b"\n\n.\n\n"),
    *(b"\r\r\n.\r\r\n", b"\r\n.\x0b\r\n", b"\r\n.\x0c\r\n", b"\r\n.\x85\r\n", b"\r\n.\xa0\r\n"),
    *(b"\r\n.\xe2\x80\xa8\r\n", b"\r\n.=0D=0A", b"=0D=0A.\r\n", b"\r\n.\x08\r\n", b"\n.\r\r\n"),
    *(b"\n.\r", b"\r\n\x00.\r\n", b"\r\n.\x00\r\n", b"\r\n. \r\n", b"\r\n.\t\r\n", b"\r\n .\r\n"),
    *(b"\x0b.\x0b", b"\x85.\x85", b"\xe2\x80\xa8.\xe2\x80\xa8", b"\r\n..\r\n", b"\r\n.\r\r\n"),
    *(b"\r\n.\n\r\n", b"\n\r\n.\n", b"\r\n\x1a\r\n", b"\r\n.\\r\\n", b".\r\n", b"\n.\r\n.\n"),
]  # fmt: skip


@pytest.mark.parametrize("end", ENDS, ids=repr)
def test_only_one_sequence_ends_a_message(table: Table, listener: Listener, end: bytes) -> None:
    """What stands behind another one is text of the same message, never a second message."""
    ours, turn, move = reply_address(table, table.seat), table.turn, table.actions[0]
    smuggled = b"MAIL FROM:<p@mail.example>\r\nRCPT TO:<" + ours.encode() + b">\r\nDATA\r\n"
    smuggled += reply(table, move)
    with closing(Wire(listener)) as wire:
        assert wire.begin(ours).startswith("354")
        first = b"Subject: innocent\r\n\r\nhello" + end + smuggled
        answer = wire.say(first + b".\r\n")
        assert answer[:3] in ("250", "554")
        assert (answer[:3] == "554") == listening.has_bare_line_end(first)
        assert wire.say(b"NOOP\r\n") == "250 OK", "and there is no second answer"
    assert table.turn == turn


def test_dots_at_the_start_of_lines_are_the_authors(
    table: Table, listener: Listener, monkeypatch: pytest.MonkeyPatch
) -> None:
    taken: list[bytes] = []
    real = incoming.handle

    def deal(installation: Any, raw: bytes, *facts: Any, **named: Any) -> Any:
        taken.append(raw)
        return real(installation, raw, *facts, **named)

    monkeypatch.setattr(listening.incoming, "handle", deal)
    text = b".one\r\n\r\n..two\r\n...\r\nthree.\r\n" + b"long" * 30_000 + b".\r\n"
    with client(listener) as server:
        server.sendmail("p@mail.example", [reply_address(table, 0)], text)
        assert taken == [text]
    with closing(Wire(listener)) as wire:
        wire.begin(reply_address(table, 0))
        assert wire.say(b".\r\n")
    assert taken[1:] == [b""]


def test_odd_commands_are_answered(table: Table, listener: Listener) -> None:
    ours = reply_address(table, table.seat).encode()
    with closing(Wire(listener)) as wire:
        for said in (
            b"EHLO x\r\n", b"HELO x\r\n", b"DATA\r\n", b"RCPT TO:<a@b>\r\n", b"\xff\xfe\r\n",
            b"LHLO\r\n", b"AUTH PLAIN AAAA\r\n", b"A" * 70_000 + b"\r\n",
        ):  # fmt: skip
            assert wire.say(said)[:1] == "5", said[:20]
        wire.say(b"LHLO test\r\n")
        for said in (b'MAIL FROM:<"\r\n', b"MAIL FROM:<a@b> SIZE=x\r\n"):
            assert wire.say(said)[:1] == "5", said
        assert wire.say(b"MAIL FROM:<a@b.example>\r\n")[:3] == "250"
        for said in (b'<"@b>', b"<\xff@play.example>", b"<>", b"<" + b"a" * 900 + ours + b">"):
            assert wire.say(b"RCPT TO:" + said + b"\r\n")[:1] == "5", said
        assert wire.say(b"RCPT TO:<" + ours + b">\r\n")[:3] == "250"


# --- bounds ---------------------------------------------------------------------


def test_there_is_a_bound_of_connections(table: Table, listener: Listener) -> None:
    wires = [Wire(listener) for _ in range(listening.MOST_CONNECTIONS)]
    assert {wire.greeting[:3] for wire in wires} == {"220"}
    refused = Wire(listener)
    assert refused.greeting[:3] == "421" and refused.hear() == ""
    wires.pop().close()
    wait_until(lambda: len(listener.conversations) < listening.MOST_CONNECTIONS)
    with closing(Wire(listener)) as again:
        assert again.greeting[:3] == "220"
    for wire in wires:
        wire.close()


@pytest.mark.parametrize("said", [b"", b"LHLO x\r\n", b"LHL", b"DATA"])
def test_a_silent_connection_is_closed(
    table: Table, monkeypatch: pytest.MonkeyPatch, said: bytes
) -> None:
    monkeypatch.setattr(listening, "PATIENCE", 0.3)
    with running(table) as listener, closing(Wire(listener)) as wire:
        if said == b"DATA":
            assert wire.begin(reply_address(table, 0))
            wire.socket.sendall(b"Subject: begun")
        else:
            wire.socket.sendall(said)
        while wire.hear():
            pass


def test_a_connection_ends_at_last(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(listening, "LONGEST_CONNECTION", 0.5)
    with running(table) as listener, closing(Wire(listener)) as wire:
        with pytest.raises(OSError):
            for _ in range(6000):  # a minute
                if not wire.say(b"NOOP\r\n"):
                    raise ConnectionError
                time.sleep(0.01)


def test_a_slow_message_holds_up_no_other(
    table: Table, listener: Listener, monkeypatch: pytest.MonkeyPatch
) -> None:
    real, held = incoming.handle, threading.Event()

    def deal(installation: Any, raw: bytes, *facts: Any, **named: Any) -> Any:
        if b"slow" in raw:
            held.wait(20)
        return real(installation, raw, *facts, **named)

    monkeypatch.setattr(listening.incoming, "handle", deal)
    with closing(Wire(listener)) as slow, client(listener) as quick:
        slow.begin(reply_address(table, 0))
        slow.socket.sendall(b"Subject: slow\r\n\r\nslow\r\n.\r\n")
        assert not quick.sendmail(
            "p@mail.example", [reply_address(table, 1)], reply(table, "hi", 1)
        )
        held.set()
        assert slow.hear()[:3] == "250"


def test_a_message_that_cannot_be_stored_is_put_off(
    table: Table, listener: Listener, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: Any, **__: Any) -> Any:
        raise OSError("the disk is full")

    ours, turn, move = reply_address(table, table.seat), table.turn, table.actions[0]
    letter = reply(table, move)
    with client(listener) as server:
        with monkeypatch.context() as broken:
            broken.setattr(Database, "write", fail)
            with pytest.raises(SMTPDataError) as refused:
                server.sendmail("p@mail.example", [ours], letter)
            assert refused.value.smtp_code == 451 and table.turn == turn
            broken.setattr(Database, "read", fail)
            with pytest.raises(SMTPRecipientsRefused) as put_off:
                server.sendmail("p@mail.example", [ours], letter)
            assert put_off.value.recipients[ours][0] == 451
        server.sendmail("p@mail.example", [ours], letter)
    assert table.turn == turn + 1


def test_no_address_is_logged(
    table: Table, listener: Listener, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    with client(listener) as server:
        server.sendmail("p@mail.example", [reply_address(table, table.seat)], reply(table, "hello"))
    said = "".join(f"{each.getMessage()} {vars(each)}" for each in caplog.records)
    assert "mail came in" in said and "mail.example" not in said and "turns+" not in said


def test_only_named_peers_may_speak(house: TrialInstallation) -> None:
    table = Table(house.beside(inbound_url=f"lmtp://127.0.0.1:{free_port()}"))
    listener = Listener(table.house.installation)
    object.__setattr__(listener.url, "peers", ())
    listener.start()
    wait_until(lambda: listening_at(listener.url.port))
    with closing(Wire(listener)) as wire:
        assert wire.greeting[:3] == "421" and wire.hear() == ""
    listener.tell_to_end()
    listener.join(10)


# --- several processes --------------------------------------------------------------


def test_of_two_processes_one_listens_and_the_other_takes_over(
    table: Table, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(listening, "TRY_AGAIN", 0.1)
    with running(table) as first:
        second = Listener(table.house.installation)
        second.start()
        time.sleep(0.5)
        warned = [each for each in caplog.records if "port cannot be had" in each.message]
        assert len(warned) == 1 and second.is_alive()
        assert first.is_alive()
    wait_until(lambda: listening_at(second.url.port))
    second.tell_to_end()
    second.join(10)


def test_the_end_waits_for_the_present_message(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    real, began = incoming.handle, threading.Event()

    def deal(*facts: Any, **named: Any) -> Any:
        began.set()
        time.sleep(0.3)
        return real(*facts, **named)

    monkeypatch.setattr(listening.incoming, "handle", deal)
    turn = table.turn
    with (
        running(table) as listener,
        closing(Wire(listener)) as wire,
        closing(Wire(listener)) as idle,
    ):
        wire.begin(reply_address(table, table.seat))
        wire.socket.sendall(reply(table, table.actions[0]) + b".\r\n")
        assert began.wait(10)
        listener.tell_to_end()
        assert idle.hear() == "" and wire.hear()[:3] == "250"
        idle.close()
        listener.join(10)
        listener.tell_to_end()  # twice does no harm
    assert table.turn == turn + 1


def test_a_worker_takes_mail_and_stops_in_time(table: Table) -> None:
    with worker.at_work(table.house.installation):
        port = int(table.house.installation.settings.inbound_url.rpartition(":")[2])
        wait_until(lambda: listening_at(port))
    assert not listening_at(port)

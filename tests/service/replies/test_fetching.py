"""The reader of an IMAP mailbox, at a real Dovecot."""

import socket
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from email.message import EmailMessage
from pathlib import Path
from typing import Any
from urllib.parse import quote

import pytest

from service.installation.inbound_url import parse_inbound_url
from service.language.terminal import Voice
from service.language.words import speaker
from service.operations.doctor import BAD, GOOD, _inbound
from service.replies import fetching, incoming, mailboxes
from service.replies.fetching import Fetcher
from service.replies.mime import LARGEST
from tests.service.mail.test_transport import certificate as certificate
from tests.service.mail_servers import PASSWORD, Dovecot, dovecot, needs_both
from tests.service.replies.messages import reply, reply_address
from tests.service.seated import Table
from tests.service.trial_installation import TrialInstallation
from tests.service.waiting import wait_until

pytestmark = needs_both
WITHOUT_IDLE = "imap_capability = IMAP4rev1 LITERAL+ UIDPLUS\n"


@pytest.fixture(scope="module")
def server() -> Iterator[Dovecot]:
    with dovecot() as running:
        yield running


@pytest.fixture
def user(request: pytest.FixtureRequest) -> str:
    """A mailbox for each test."""
    return f"turns{abs(hash(request.node.nodeid))}"


@pytest.fixture
def table(house: TrialInstallation, server: Dovecot, user: str) -> Table:
    return Table(house.beside(inbound_url=address_of(server, user)))


def address_of(server: Dovecot, user: str, word: str = PASSWORD) -> str:
    return f"imap://{user}:{quote(word, safe='')}@127.0.0.1:{server.imap}/INBOX?tls=none"


@contextmanager
def reading(table: Table, count: int = 1) -> Iterator[list[Fetcher]]:
    fetchers = [Fetcher(table.house.installation) for _ in range(count)]
    for each in fetchers:
        each.start()
    try:
        yield fetchers
    finally:
        for each in fetchers:
            each.tell_to_end()
        for each in fetchers:
            each.join(10)
            assert not each.is_alive()


def flags(server: Dovecot, user: str) -> dict[str, set[str]]:
    """Return the flags of each message in a mailbox, by subject."""
    with server.box(user) as box:
        found = box.fetch(mark_seen=False, headers_only=True)
        return {each.subject: set(each.flags) - {"\\Recent"} for each in found}


def test_a_reply_is_played_when_the_server_tells_of_it_and_then_seen(
    table: Table, server: Dovecot, user: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(fetching, "LONGEST_IDLE", 3600.0)
    other = EmailMessage()
    other["Subject"], other["To"] = "other", f"{user}@home.example"

    def is_played(was: int) -> bool:
        """Deliver another message: Dovecot may tell nothing of two within the same second."""
        server.deliver(other.as_bytes(), user)
        return table.turn > was

    with reading(table):
        for _ in range(3):
            turn, move = table.turn, table.actions[0]
            server.deliver(reply(table, move, Subject=f"at {turn}"), user)
            wait_until(lambda was=turn: is_played(was), pause=1)
        wait_until(lambda: flags(server, user)[f"at {turn}"] == {"\\Seen"})
    seen = {subject for subject, marks in flags(server, user).items() if marks}
    assert seen == set(flags(server, user)) - {"other"}


def test_replies_that_came_before_the_start_are_read(
    table: Table, server: Dovecot, user: str
) -> None:
    turn = table.turn
    server.deliver(reply(table, table.actions[0], Subject="early"), user)
    with reading(table):
        wait_until(lambda: table.turn > turn)
        wait_until(lambda: flags(server, user)["early"] == {"\\Seen"})


def test_a_server_without_idle_is_asked_now_and_then(
    house: TrialInstallation, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(fetching, "LOOK_EVERY", 0.3)
    with dovecot(WITHOUT_IDLE) as server:
        table = Table(house.beside(inbound_url=address_of(server, "turns")))
        turn = table.turn
        with reading(table) as [fetcher]:
            wait_until(lambda: fetcher._works)
            server.deliver(reply(table, table.actions[0]), "turns")
            wait_until(lambda: table.turn > turn)


def test_two_readers_of_a_mailbox_play_a_move_once(
    table: Table, server: Dovecot, user: str
) -> None:
    with reading(table, 2):
        for _ in range(10):
            turn = table.turn
            server.deliver(reply(table, table.actions[0], Subject=f"at {turn}"), user)
            wait_until(lambda was=turn: table.turn > was)
            assert table.turn == turn + 1
        wait_until(lambda: all(each == {"\\Seen"} for each in flags(server, user).values()))
    assert len(flags(server, user)) == 10


def test_mail_that_is_not_for_us_stays_as_it_is(table: Table, server: Dovecot, user: str) -> None:
    turn = table.turn
    other = EmailMessage()
    other["Subject"], other["To"], other["From"] = "private", f"{user}@home.example", "a@b.example"
    other.set_content("play 10")
    forged = reply(table, "x", Subject="forged").replace(
        reply_address(table, table.seat).encode(),
        b"turns+abcdefghijkl-1-aaaaaaaaaaaaaaaa@play.example",
    )
    with reading(table):
        server.deliver(other.as_bytes(), user)
        server.deliver(forged, user)
        server.deliver(reply(table, table.actions[0], Subject="ours"), user)
        wait_until(lambda: table.turn > turn)
        wait_until(lambda: flags(server, user)["ours"] == {"\\Seen"})
    assert flags(server, user) == {"private": set(), "forged": set(), "ours": {"\\Seen"}}


def test_a_message_that_always_fails_is_set_aside(
    table: Table, server: Dovecot, user: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    real = incoming.handle

    def deal(installation: Any, raw: bytes, *facts: Any, **named: Any) -> Any:
        if b"poison" in raw:
            raise RecursionError("too deep")
        return real(installation, raw, *facts, **named)

    monkeypatch.setattr(fetching.incoming, "handle", deal)
    turn = table.turn
    server.deliver(reply(table, "x", Subject="poison"), user)
    server.deliver(reply(table, "x" * LARGEST, Subject="huge"), user)
    server.deliver(reply(table, table.actions[0], Subject="good"), user)
    with reading(table):
        wait_until(lambda: table.turn > turn)
        aside = {"\\Flagged"}
        wanted = {"poison": aside, "huge": aside, "good": {"\\Seen"}}
        wait_until(lambda: flags(server, user) == wanted)


def test_what_cannot_be_stored_is_read_again(
    table: Table, server: Dovecot, user: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(fetching, "SHORTEST_PAUSE", 0.1)
    real, failures = incoming.handle, iter([OSError("the disk is full"), OSError("still")])

    def deal(*facts: Any, **named: Any) -> Any:
        for failure in failures:
            raise failure
        return real(*facts, **named)

    monkeypatch.setattr(fetching.incoming, "handle", deal)
    turn = table.turn
    server.deliver(reply(table, table.actions[0], Subject="kept"), user)
    with reading(table):
        wait_until(lambda: table.turn > turn)
        wait_until(lambda: flags(server, user)["kept"] == {"\\Seen"})


def test_a_reader_connects_again_when_the_server_was_away(
    house: TrialInstallation, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(fetching, "SHORTEST_PAUSE", 0.2)
    with dovecot() as server:
        table = Table(house.beside(inbound_url=address_of(server, "turns")))
        turn = table.turn
        with reading(table) as [fetcher]:
            wait_until(lambda: fetcher._works)
            server.stop()
            wait_until(lambda: "the mailbox cannot be read" in caplog.text)
            server.start()
            server.deliver(reply(table, table.actions[0]), "turns")
            wait_until(lambda: table.turn > turn)
    assert PASSWORD not in "".join(str(vars(each)) for each in caplog.records)


# --- the connection -----------------------------------------------------------


def test_tls_needs_a_certificate_that_is_known(
    house: TrialInstallation, certificate: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    both = certificate
    with dovecot(certificate=both) as server:
        urls = [
            f"imaps://turns:{quote(PASSWORD, safe='')}@127.0.0.1:{server.imaps}/INBOX",
            f"imap://turns:{quote(PASSWORD, safe='')}@127.0.0.1:{server.imap}/INBOX?tls=starttls",
        ]
        for url in urls:
            with pytest.raises(OSError, match="(?i)certificate"):
                mailboxes.probe(parse_inbound_url(url))
        monkeypatch.setenv("SSL_CERT_FILE", str(certificate.with_suffix(".crt")))
        for url in urls:
            mailboxes.probe(parse_inbound_url(url))
        table = Table(house.beside(inbound_url=urls[0]))
        turn = table.turn
        with reading(table):
            server.deliver(reply(table, table.actions[0]), "turns")
            wait_until(lambda: table.turn > turn)


def test_the_doctor_says_why_a_mailbox_cannot_be_read(
    table: Table, server: Dovecot, user: str
) -> None:
    say = Voice(speaker("en"))
    settings = table.house.installation.settings
    assert _inbound(settings, say).mark is GOOD
    wrong = "another password"
    for url in (
        address_of(server, user, wrong),
        f"imap://{user}:{quote(PASSWORD, safe='')}@127.0.0.1:{server.imap}/Nowhere?tls=none",
        f"imap://{user}:{quote(PASSWORD, safe='')}@127.0.0.1:1/INBOX?tls=none",
    ):
        finding = _inbound(settings.model_copy(update={"inbound_url": url}), say)
        assert finding.mark is BAD and "Check STAFFETTA_INBOUND_URL" in finding.text
        assert wrong not in finding.text and PASSWORD not in finding.text
        assert user not in finding.text


class Drip(threading.Thread):
    """A server that says nothing, or single bytes without an end."""

    def __init__(self, said: bytes, drips: bytes = b"") -> None:
        super().__init__(daemon=True)
        self.listener = socket.create_server(("127.0.0.1", 0))
        self.said, self.drips, self.is_over = said, drips, threading.Event()

    def run(self) -> None:
        connection, _ = self.listener.accept()
        connection.sendall(self.said)
        try:
            for _ in range(1200):  # a minute
                if self.drips:
                    connection.sendall(self.drips)
                time.sleep(0.05)
            self.is_over.set()
        except OSError:
            pass


@pytest.mark.parametrize(
    ("said", "drips"), [(b"", b""), (b"* OK ready\r\n", b""), (b"* OK ready\r\n", b"x")]
)
def test_every_wait_for_a_server_has_an_end(
    house: TrialInstallation, monkeypatch: pytest.MonkeyPatch, said: bytes, drips: bytes
) -> None:
    monkeypatch.setattr(mailboxes, "PATIENCE", 0.5)
    monkeypatch.setattr(mailboxes, "LONGEST_STEP", 1.0)
    server = Drip(said, drips)
    server.start()
    port = server.listener.getsockname()[1]
    with pytest.raises(OSError):
        mailboxes.probe(parse_inbound_url(f"imap://a:b@127.0.0.1:{port}/?tls=none"))
    assert not server.is_over.is_set()

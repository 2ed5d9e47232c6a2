"""Letters and replies through Debian's Postfix and Dovecot, with the lines of deploy/mail."""

import email
import smtplib
import time
from collections.abc import Iterator
from dataclasses import dataclass
from email import policy
from email.message import EmailMessage

import pytest

from service.mail.sender import Sender
from service.mail.transport import open_post
from service.matches import store
from service.replies.fetching import Fetcher
from service.replies.listening import Listener
from tests.service.free_ports import free_port
from tests.service.mail_servers import DEPLOY, Dovecot, Postfix, dovecot, needs_both
from tests.service.mail_servers import postfix as started_postfix
from tests.service.replies.test_fetching import address_of
from tests.service.replies.test_listening import UNKNOWN, listening_at, wait_until
from tests.service.seated import Table
from tests.service.smtp_server import FaultyServer, serving
from tests.service.trial_installation import TrialInstallation, by_email

pytestmark = needs_both
PLAYERS = """
smtpd_relay_restrictions = permit_mynetworks, reject_unauth_destination
virtual_mailbox_domains = mail.example{more}
virtual_mailbox_maps = static:all
virtual_transport = lmtp:inet:127.0.0.1:{lmtp}
"""
BY_IMAP = """
recipient_delimiter = +
virtual_alias_maps = inline:{{ bounces@play.example=turns@play.example }}
transport_maps = inline:{{ gone.example=smtp:[127.0.0.1]:{gone} }}
"""


@dataclass
class World:
    """The mail servers: Postfix, Dovecot with the players' mailboxes, and one that knows nobody."""

    postfix: Postfix
    dovecot: Dovecot
    gone: FaultyServer
    lmtp: int  # the port of our listener


@pytest.fixture(scope="module")
def gone() -> Iterator[FaultyServer]:
    with serving(FaultyServer()) as running:
        running.faults["RCPT"] = "550 5.1.1 no such person"
        yield running


@pytest.fixture(scope="module")
def boxes() -> Iterator[Dovecot]:
    with dovecot() as running:
        yield running


@pytest.fixture(scope="module")
def by_lmtp(boxes: Dovecot, gone: FaultyServer) -> Iterator[World]:
    """Postfix with deploy's lines, with our ports and another domain that refuses everybody."""
    port = free_port()
    lines = (
        (DEPLOY / "postfix.cf")
        .read_text(encoding="utf-8")
        .replace("play.example.org", "play.example")
    )
    ours = f"play.example=lmtp:inet:127.0.0.1:{port}, gone.example=smtp:[127.0.0.1]:{gone.port}"
    changed = lines.replace("play.example=lmtp:inet:127.0.0.1:2424", ours)
    assert changed != lines
    settings = PLAYERS + changed.replace("{", "{{").replace("}", "}}")
    with started_postfix(settings, lmtp=boxes.lmtp, more="") as running:
        yield World(running, boxes, gone, port)


@pytest.fixture(scope="module")
def by_imap(boxes: Dovecot, gone: FaultyServer) -> Iterator[World]:
    """Postfix that puts replies into a mailbox of Dovecot."""
    about = {"lmtp": boxes.lmtp, "more": ", play.example", "gone": gone.port}
    with started_postfix(PLAYERS + BY_IMAP, **about) as running:
        yield World(running, boxes, gone, 0)


@pytest.fixture
def table(house: TrialInstallation, by_lmtp: World) -> Iterator[Table]:
    """A match whose replies come by LMTP, with its listener."""
    table = Table(house.beside(inbound_url=f"lmtp://127.0.0.1:{by_lmtp.lmtp}"))
    listener = Listener(table.house.installation)
    listener.start()
    wait_until(lambda: listening_at(by_lmtp.lmtp))
    yield table
    listener.tell_to_end()
    listener.join(10)


def send(table: Table, world: World) -> None:
    """Send the waiting letters by Postfix."""
    installation = table.house.installation
    post = open_post(f"smtp://127.0.0.1:{world.postfix.port}", installation.settings.data)
    sender: Sender = by_email(installation, post)
    sender.send_waiting()
    sender.close()


def go_on_to_a_question(table: Table) -> int:
    """Play until a letter asks somebody, and return the seat; who goes on acting gets no other."""
    while not (asked := table.letters("turn", seat=table.seat)) or asked[-1].turn != table.turn:
        table.play_on()
    return table.seat


def letter_to(world: World, table: Table, seat: int) -> EmailMessage:
    """Return the letter of the current turn from the player's mailbox, when it is there."""
    turn, until = str(table.turn), time.monotonic() + 30
    while True:
        with world.dovecot.box(f"p{seat}") as box:
            for found in box.fetch(mark_seen=False):
                letter = email.message_from_string(found.obj.as_string(), policy=policy.default)
                about = (letter["X-Staffetta-Match"], letter["X-Staffetta-Turn"])
                if about == (table.id, turn) and letter["X-Staffetta-Kind"] == "turn":
                    return letter
        assert time.monotonic() < until, world.postfix.log[-3000:] + world.dovecot.log[-1000:]
        world.postfix.flush()
        time.sleep(0.1)


def answer(world: World, letter: EmailMessage, seat: int, text: str) -> None:
    """Answer a letter as a mail program does: through Postfix, with the letter quoted."""
    reply = EmailMessage()
    reply["From"], reply["To"] = f"p{seat}@mail.example", letter["Reply-To"]
    reply["Subject"], reply["In-Reply-To"] = f"Re: {letter['Subject']}", letter["Message-ID"]
    reply["Message-ID"] = f"<{time.monotonic_ns()}@mail.example>"
    quoted = "\n".join(
        f"> {line}" for line in letter.get_body(("plain",)).get_content().splitlines()
    )
    reply.set_content(f"{text}\n\nOn Tuesday Staffetta wrote:\n{quoted}\n")
    with smtplib.SMTP("127.0.0.1", world.postfix.port, timeout=60) as server:
        server.send_message(reply)


def test_a_letter_goes_out_and_its_answer_comes_back_by_lmtp(table: Table, by_lmtp: World) -> None:
    for _ in range(3):
        seat = go_on_to_a_question(table)
        turn, move = table.turn, table.actions[0]
        send(table, by_lmtp)
        answer(by_lmtp, letter_to(by_lmtp, table, seat), seat, move)
        wait_until(lambda was=turn: table.turn > was, 30)
        assert table.moves[-1].action == move


def test_postfix_refuses_unknown_addresses_before_it_takes_a_message(
    table: Table, by_lmtp: World
) -> None:
    with smtplib.SMTP("127.0.0.1", by_lmtp.postfix.port, timeout=60) as server:
        for address in (UNKNOWN, "anybody@play.example", "turns@play.example"):
            server.mail("stranger@mail.example")
            code, said = server.rcpt(address)
            assert code == 550, (address, said)
            server.rset()


def test_a_real_bounce_marks_the_seat(table: Table, by_lmtp: World) -> None:
    while go_on_to_a_question(table) != 1:
        table.play_on()
    table.write(lambda c: store.update_seat(c, table.loaded.seats[1], address="p1@gone.example"))
    send(table, by_lmtp)
    wait_until(lambda: table.loaded.seats[1].unreachable_since is not None, 30)
    assert table.letters("turn", seat=1)[-1].error == "bounced: 5.1.1"
    assert table.letters("undeliverable")


def test_a_mailbox_is_read_with_idle_and_takes_bounces_too(
    house: TrialInstallation, by_imap: World
) -> None:
    table = Table(house.beside(inbound_url=address_of(by_imap.dovecot, "turns")))
    fetcher = Fetcher(table.house.installation)
    fetcher.start()
    try:
        for _ in range(2):
            seat = go_on_to_a_question(table)
            turn, move = table.turn, table.actions[0]
            send(table, by_imap)
            answer(by_imap, letter_to(by_imap, table, seat), seat, move)
            wait_until(lambda was=turn: table.turn > was, 30)
        gone = go_on_to_a_question(table)
        row = table.loaded.seats[gone]
        table.write(lambda c: store.update_seat(c, row, address="p1@gone.example"))
        send(table, by_imap)
        wait_until(lambda: table.loaded.seats[gone].unreachable_since is not None, 30)
    finally:
        fetcher.tell_to_end()
        fetcher.join(10)

"""Letters handed to real servers that misbehave, and written to real folders."""

import contextlib
import email
import os
import socket
import ssl
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path

import flask_mail
import pytest

from service.installation.mail_url import MailUrl, parse_mail_url
from service.mail.message import Message, as_bytes
from service.mail.patient_smtp import connected
from service.mail.transport import Later, Post, Refused, open_post
from tests.service.free_ports import free_port
from tests.service.smtp_server import HANG, HANG_UP, FaultyServer, serving, speaking

SHORT, LONG = 1.0, 60.0  # seconds of patience: for servers that hang, and for others
SECRET = "s3cret:/@#"
LETTER = Message(
    to_name="Béla",
    to_address="bela@example.org",
    from_address="play@example.org",
    subject="نوبت شماست",
    text="سلام\n.\n.. play m10\n",
    html="<!doctype html><html><body><p>سلام</p></body></html>",
    language="fa",
    message_id="<turn.m1.7@play.example.org>",
    date=datetime(2026, 11, 20, 18, 30, tzinfo=UTC),
    headers={"X-Staffetta-Kind": "turn"},
)


def to(port: int, tail: str = "", timeout: float = LONG, user: str = "") -> Post:
    return open_post(f"smtp://{user}127.0.0.1:{port}{tail}", "/nowhere", timeout)


def letter(number: int) -> Message:
    return replace(LETTER, message_id=f"<turn.m1.{number}@play.example.org>")


# --- SMTP that works -------------------------------------------------------


def test_a_letter_arrives_byte_for_byte(server: FaultyServer) -> None:
    with to(server.port) as post:
        post.send(LETTER)
    [received] = server.letters
    assert received.content == as_bytes(LETTER)
    assert (received.sender, received.recipients) == ("play@example.org", ["bela@example.org"])


def test_the_last_line_of_a_letter_is_sent_without_delay(
    server: FaultyServer,
) -> None:
    """Nagle's algorithm would hold a few bytes until the server confirms all others: 40 ms."""
    with contextlib.closing(connected("127.0.0.1", server.port, 10)) as wire:
        assert wire.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY)


def test_listeners_of_flask_mail_hear_of_every_letter(server: FaultyServer) -> None:
    with to(server.port) as post, flask_mail.Mail().record_messages() as sent:
        post.send(LETTER)
        server.faults["RCPT"] = "550 5.1.1 no such person"
        with pytest.raises(Refused):
            post.send(letter(2))
    assert [bytes(each) for each in sent] == [as_bytes(LETTER)]


def test_many_letters_share_one_connection(server: FaultyServer) -> None:
    with to(server.port) as post:
        for number in range(5):
            post.send(letter(number))
    assert [known.content for known in server.letters] == [as_bytes(letter(n)) for n in range(5)]
    assert len({known.connection for known in server.letters}) == 1


def test_threads_may_share_a_post(server: FaultyServer) -> None:
    with to(server.port) as post, ThreadPoolExecutor(4) as threads:
        list(threads.map(post.send, map(letter, range(12))))
    assert sorted(known.content for known in server.letters) == sorted(
        as_bytes(letter(number)) for number in range(12)
    )


def test_bounces_go_to_an_address_of_their_own(server: FaultyServer) -> None:
    with to(server.port) as post:
        post.send(replace(LETTER, bounce_address="turns+k3m8p1@example.org"))
        post.send(replace(LETTER, bounce_address="نوبت@example.org"))
        with pytest.raises(Refused):
            post.send(replace(LETTER, bounce_address="a@x.test>\r\nRCPT TO:<b@x.test"))
    senders = [known.sender for known in server.letters]
    assert senders == ["turns+k3m8p1@example.org", "نوبت@example.org"]


@pytest.mark.parametrize("goodbye", ["421 4.4.2 idle too long", HANG_UP])
def test_a_connection_that_died_while_idle_is_reopened(server: FaultyServer, goodbye: str) -> None:
    with to(server.port) as post:
        post.send(letter(1))
        server.faults["MAIL"] = goodbye
        with pytest.raises(Later):  # the second connection gets the same answer
            post.send(letter(2))
        assert server.connections >= 2
        server.faults.clear()
        post.send(letter(3))
    assert len(server.letters) == 2


def test_a_server_that_was_restarted_is_found_again() -> None:
    first = FaultyServer()
    with to(first.port) as post:
        with serving(first):
            post.send(letter(1))
        with pytest.raises(Later):
            post.send(letter(2))
    assert len(first.letters) == 1


# --- addresses beyond ASCII ------------------------------------------------


def test_an_international_mailbox_is_served_where_the_server_can(server: FaultyServer) -> None:
    persian = replace(LETTER, to_address="آنا@bücher.example")
    with to(server.port) as post:
        post.send(persian)
        post.send(LETTER)
    assert [known.recipients for known in server.letters] == [
        ["آنا@xn--bcher-kva.example"],
        ["bela@example.org"],
    ]
    assert server.letters[0].content == as_bytes(persian)


def test_an_international_mailbox_is_refused_where_the_server_cannot() -> None:
    with serving(FaultyServer(smtputf8=False)) as server, to(server.port) as post:
        with pytest.raises(Refused):
            post.send(replace(LETTER, to_address="آنا@example.org"))
        post.send(replace(LETTER, to_address="ana@bücher.example"))
    assert [known.recipients for known in server.letters] == [["ana@xn--bcher-kva.example"]]


# --- refused and later -----------------------------------------------------


@pytest.mark.parametrize("verb", ["RCPT", "DATA", "END"])
def test_a_permanent_no_refuses_this_letter_and_no_other(server: FaultyServer, verb: str) -> None:
    with to(server.port) as post:
        server.faults[verb] = "550 5.1.1 no such person"
        with pytest.raises(Refused) as refusal:
            post.send(letter(1))
        server.faults.clear()
        post.send(letter(2))
    assert refusal.value.code == 550 and "no such person" in refusal.value.reason
    assert server.letters[-1].content == as_bytes(letter(2))
    assert server.connections == 1


def test_one_refused_recipient_does_not_stop_the_next(server: FaultyServer) -> None:
    server.faults["RCPT cyrus@example.org"] = "550 5.1.1 no such person"
    with to(server.port) as post:
        with pytest.raises(Refused):
            post.send(replace(letter(1), to_address="cyrus@example.org"))
        post.send(letter(2))
    assert [known.recipients for known in server.letters] == [["bela@example.org"]]


@pytest.mark.parametrize("verb", ["EHLO", "MAIL", "RCPT", "DATA", "END"])
@pytest.mark.parametrize("answer", ["451 4.3.0 greylisted", "421 4.3.2 going down", "nonsense"])
def test_a_temporary_no_is_for_later(server: FaultyServer, verb: str, answer: str) -> None:
    server.faults[verb] = answer
    with to(server.port) as post:
        with pytest.raises(Later):
            post.send(LETTER)
        server.faults.clear()
        post.send(LETTER)
    assert server.letters[-1].content == as_bytes(LETTER)


def test_a_refused_sender_is_retried_since_the_operator_can_fix_it(
    server: FaultyServer,
) -> None:
    server.faults["MAIL"] = "530 5.7.0 log in first"
    with to(server.port) as post, pytest.raises(Later):
        post.send(LETTER)


def test_a_letter_too_large_for_the_server_is_refused() -> None:
    with serving(FaultyServer(size=2000)) as server, to(server.port) as post:
        with pytest.raises(Refused):
            post.send(replace(LETTER, text="سلام " * 1000))
        post.send(LETTER)


def test_a_letter_that_cannot_be_written_is_refused_by_every_post(
    server: FaultyServer, tmp_path: Path
) -> None:
    for post in (to(server.port), open_post("file:", tmp_path)):
        with pytest.raises(Refused), post:
            post.send(replace(LETTER, to_address="bela@example.org\r\nBcc: x@y.test"))
    assert server.letters == []


# --- a server that dies, hangs or babbles ----------------------------------


@pytest.mark.parametrize("fault", [HANG, HANG_UP, "451 4.3.0 not now"])
def test_a_refusal_counts_even_if_the_server_cannot_be_reset(
    server: FaultyServer, fault: str
) -> None:
    server.faults.update(RCPT="550 5.1.1 no such person", RSET=fault)
    with to(server.port, timeout=SHORT if fault == HANG else LONG) as post:
        with pytest.raises(Refused) as refusal:
            post.send(letter(1))
        server.faults.clear()
        post.connection.timeout = LONG
        post.send(letter(2))
    assert refusal.value.code == 550 and server.connections == 2
    assert [known.content for known in server.letters] == [as_bytes(letter(2))]


@pytest.mark.parametrize("fault", [HANG, HANG_UP])
@pytest.mark.parametrize("verb", ["EHLO", "MAIL", "RCPT", "DATA", "END"])
def test_a_server_that_hangs_or_dies_is_for_later(
    server: FaultyServer, verb: str, fault: str
) -> None:
    server.faults[verb] = fault
    with to(server.port, timeout=SHORT if fault == HANG else LONG) as post:
        with pytest.raises(Later) as failure:
            post.send(LETTER)
        server.faults.clear()
        post.connection.timeout = LONG
        post.send(LETTER)
    assert failure.value.unreachable == (verb in ("EHLO", "MAIL"))
    assert {known.content for known in server.letters} == {as_bytes(LETTER)}


def test_a_letter_with_a_lost_confirmation_is_sent_again_unchanged(
    server: FaultyServer,
) -> None:
    server.faults["END"] = HANG_UP
    with to(server.port) as post:
        with pytest.raises(Later):
            post.send(LETTER)
        server.faults.clear()
        post.send(LETTER)
    first, again = server.letters
    assert first.content == again.content
    assert b"Message-ID: <turn.m1.7@play.example.org>\r\n" in again.content


def test_a_closed_port_is_for_later() -> None:
    port = free_port()
    with to(port) as post, pytest.raises(Later) as failure:
        post.send(LETTER)
    assert failure.value.unreachable and str(port) in failure.value.reason


@pytest.mark.parametrize(
    ("greeting", "again"),
    [
        (b"", False),
        (b"220-wait\r\n", False),
        (b"220-wait\r\n", True),
        (b"2", True),
        (b"554 not you\r\n", False),
        (b"HTTP/1.1 400 Bad Request\r\n\r\n", False),
    ],
)
def test_a_port_that_never_greets_is_given_up(greeting: bytes, again: bool) -> None:
    with speaking(greeting, again) as port, to(port, timeout=SHORT) as post:
        with pytest.raises(Later) as failure:
            post.send(LETTER)
    assert failure.value.unreachable and "\n" not in failure.value.reason


# --- TLS and login ---------------------------------------------------------


@pytest.fixture(scope="module")
def certificate(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A certificate for 127.0.0.1 that is trusted only when configured."""
    path = tmp_path_factory.mktemp("tls") / "certificate.pem"
    command = "openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2"
    command += " -subj /CN=127.0.0.1 -addext subjectAltName=IP:127.0.0.1"
    try:
        subprocess.run(
            [*command.split(), "-keyout", path, "-out", path.with_suffix(".crt")],
            check=True,
            capture_output=True,
        )
    except (OSError, subprocess.CalledProcessError):
        pytest.skip("needs the openssl command to make a certificate")
    path.write_bytes(path.read_bytes() + path.with_suffix(".crt").read_bytes())
    return path


@pytest.fixture
def secured(certificate: Path) -> ssl.SSLContext:
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(certificate)
    return context


@pytest.mark.parametrize("way", ["starttls", "ssl"])
def test_a_trusted_certificate_carries_letters(
    secured: ssl.SSLContext, certificate: Path, way: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SSL_CERT_FILE", str(certificate.with_suffix(".crt")))
    server = FaultyServer(**{"starttls" if way == "starttls" else "tls": secured})
    with serving(server), to(server.port, f"?tls={way}") as post:
        post.send(letter(1))
        post.send(letter(2))
    assert len(server.letters) == 2


@pytest.mark.parametrize("way", ["starttls", "ssl"])
def test_an_unknown_certificate_gets_neither_letter_nor_password(
    secured: ssl.SSLContext, way: str
) -> None:
    server = FaultyServer(
        **{"starttls" if way == "starttls" else "tls": secured}, login=("ana", "x")
    )
    with serving(server), to(server.port, f"?tls={way}", user="ana:x@") as post:
        with pytest.raises(Later) as failure:
            post.send(LETTER)
    assert failure.value.unreachable and "certificate" in failure.value.reason.lower()
    assert server.letters == []


def test_without_starttls_nothing_is_sent_in_the_clear(server: FaultyServer) -> None:
    with to(server.port, "?tls=starttls") as post, pytest.raises(Later) as failure:
        post.send(LETTER)
    assert "STARTTLS" in failure.value.reason and server.letters == []


def test_user_and_password_open_the_server() -> None:
    with serving(FaultyServer(login=("ana", SECRET))) as server:
        with to(server.port, user="ana:s3cret%3A%2F%40%23@") as post:
            post.send(LETTER)
    assert len(server.letters) == 1


def test_a_wrong_password_is_for_later_and_stays_unsaid() -> None:
    with serving(FaultyServer(login=("ana", "other"))) as server:
        with to(server.port, user="ana:s3cret%3A%2F%40%23@") as post:
            with pytest.raises(Later) as failure:
                post.send(LETTER)
            server.faults["AUTH"] = f"535 5.7.8 {SECRET} is wrong"
            with pytest.raises(Later) as echo:
                post.send(LETTER)
    for error in (failure.value, echo.value):
        assert error.unreachable and error.code == 535
        assert "s3cret" not in f"{error!r} {error} {error.__cause__!r}"


def test_a_login_that_the_server_does_not_know_is_for_later(server: FaultyServer) -> None:
    with to(server.port, user="ana:x@") as post, pytest.raises(Later) as failure:
        post.send(LETTER)
    assert failure.value.unreachable and server.letters == []


# --- files -----------------------------------------------------------------


def sent_letters(data: Path) -> list[bytes]:
    return [path.read_bytes() for path in sorted((data / "mail").glob("*.eml"))]


def test_files_lie_in_the_order_sent_and_hold_the_letter(tmp_path: Path) -> None:
    with open_post("file:", tmp_path) as post:
        for number in range(12):
            post.send(letter(number))
    assert sent_letters(tmp_path) == [as_bytes(letter(number)) for number in range(12)]
    names = sorted(path.name for path in (tmp_path / "mail").glob("*.eml"))
    assert names[0] == "00000001-turn.eml" and names[-1] == "00000012-turn.eml"


def test_a_letter_sent_again_is_known_by_its_message_id(tmp_path: Path) -> None:
    for _ in range(2):
        with open_post("file:", tmp_path) as post:
            post.send(LETTER)
    first, again = sent_letters(tmp_path)
    assert first == again
    assert email.message_from_bytes(again)["Message-ID"] == LETTER.message_id


def test_numbers_go_on_when_letters_or_the_counter_were_cleared_away(tmp_path: Path) -> None:
    folder = tmp_path / "mail"
    post = open_post("file:", tmp_path)
    post.send(letter(1))
    (folder / "00000001-turn.eml").unlink()
    post.send(letter(2))
    (folder / ".last").unlink()
    post.send(letter(3))
    (folder / ".last").write_text("00000001")
    open_post("file:", tmp_path).send(letter(4))
    names = sorted(path.name for path in folder.glob("*.eml"))
    assert names == ["00000002-turn.eml", "00000003-turn.eml", "00000004-turn.eml"]


def test_a_kind_never_leads_out_of_the_folder(tmp_path: Path) -> None:
    with open_post("file:", tmp_path) as post:
        post.send(replace(LETTER, headers={"X-Staffetta-Kind": "../../turn"}))
    assert [path.name for path in (tmp_path / "mail").glob("*.eml")] == ["00000001-turn.eml"]


def test_a_file_left_unfinished_by_a_dead_process_is_not_a_letter(tmp_path: Path) -> None:
    (tmp_path / "mail").mkdir()
    (tmp_path / "mail" / ".unfinished").write_bytes(b"From: half a let" * 9999)
    with open_post("file:", tmp_path) as post:
        post.send(LETTER)
    assert sent_letters(tmp_path) == [as_bytes(LETTER)]


def test_a_folder_that_cannot_be_written_is_for_later(tmp_path: Path) -> None:
    (tmp_path / "mail").write_text("a file stands in the way")
    with pytest.raises(Later) as failure, open_post("file:", tmp_path) as post:
        post.send(LETTER)
    assert failure.value.unreachable


WRITER = """
import sys
sys.path.insert(0, {tests!r})
from tests.service.mail.test_transport import letter, open_post
who, data = int(sys.argv[1]), sys.argv[2]
with open_post("file:", data) as post:
    for number in range(40):
        post.send(letter(who * 1000 + number))
"""


def test_three_processes_lose_nothing_and_each_keeps_its_order(tmp_path: Path) -> None:
    script = WRITER.format(tests=str(Path(__file__).parent))
    root = str(Path(__file__).parents[3])
    running = [
        subprocess.Popen(
            [sys.executable, "-c", script, str(who), str(tmp_path)],
            env={**os.environ, "PYTHONPATH": root},
        )
        for who in (1, 2, 3)
    ]
    names: set[str] = set()
    while any(process.poll() is None for process in running):
        for path in (tmp_path / "mail").glob("*.eml"):  # a reader sees only whole letters
            if path.name not in names:
                assert path.read_bytes().endswith(b"--\r\n")
                names.add(path.name)
    assert [process.wait() for process in running] == [0, 0, 0]
    known = [
        int(email.message_from_bytes(raw)["Message-ID"].split(".")[2].partition("@")[0])
        for raw in sent_letters(tmp_path)
    ]
    assert len(known) == 120
    for who in (1, 2, 3):
        mine = [number for number in known if number // 1000 == who]
        assert mine == sorted(mine) == [who * 1000 + number for number in range(40)]


# --- the address of the post -----------------------------------------------


@pytest.mark.parametrize(
    ("url", "known"),
    [
        ("file:", MailUrl("file")),
        ("smtp://mail.example.org", MailUrl("smtp", "mail.example.org", 25)),
        ("smtp://MAIL.example.org:2525/", MailUrl("smtp", "mail.example.org", 2525)),
        ("smtp://[::1]:2525", MailUrl("smtp", "::1", 2525)),
        ("smtp://h?tls=starttls", MailUrl("smtp", "h", 587, tls="starttls")),
        ("smtp://h?tls=ssl", MailUrl("smtp", "h", 465, tls="ssl")),
        ("smtp://h:26?tls=none", MailUrl("smtp", "h", 26)),
        ("smtp://ana:a%3Ab@h", MailUrl("smtp", "h", 25, "ana", "a:b")),
        ("smtp://ana%40x.test:p@h", MailUrl("smtp", "h", 25, "ana@x.test", "p")),
    ],
)
def test_a_mail_url_is_taken_apart(url: str, known: MailUrl) -> None:
    assert parse_mail_url(url) == known


@pytest.mark.parametrize(
    ("url", "about"),
    [
        ("", "smtp://"),
        ("smtps://h", "smtp://"),
        ("imap://ana:hunter2@h", "smtp://"),
        ("hunter2", "smtp://"),
        ("file:/hunter2", "file:"),
        ("smtp:h", "smtp://"),
        ("smtp://", "host"),
        ("smtp://ana:hunter2@", "host"),
        ("smtp://h:0", "port"),
        ("smtp://h:99999", "port"),
        ("smtp://ana:hunt/er2@h", "port"),
        ("smtp://ana:hunter2@h:x", "port"),
        ("smtp://ana:hunter2@h/x", "behind the port"),
        ("smtp://h#hunter2", "%23"),
        ("smtp://h?tls=hunter2", "tls"),
        ("smtp://h?tls=ssl&tls=none", "tls"),
        ("smtp://h?ssl=1", "tls"),
        ("smtp://ana@h", "password"),
        ("smtp://:hunter2@h", "password"),
        ("smtp://ana:hunter2%D8@h", "ASCII"),
        ("smtp://ana:hunter2@h h", "spaces"),
        ("smtp://ana:hunter2\n@h", "spaces"),
        ("smtp://بازی.example", "ASCII"),
        ("smtp://ho_st!:25", "host"),
        ("smtp://[::1", "port"),
    ],
)
def test_a_bad_mail_url_is_explained_without_repeating_it(url: str, about: str) -> None:
    with pytest.raises(ValueError) as refusal:
        parse_mail_url(url)
    said = str(refusal.value)
    assert about in said and "hunt" not in f"{said}{refusal.value.__cause__!r}"
    assert "\n" not in said


def test_a_shown_mail_url_hides_the_password() -> None:
    url = parse_mail_url("smtp://ana:hunter2@mail.example.org:587?tls=starttls")
    assert "hunter2" not in f"{url!r}"
    assert str(url) == "smtp://mail.example.org:587?tls=starttls"

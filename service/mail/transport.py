"""Delivery of one message by SMTP or into a file; the caller keeps the outbox.

`send` returns once the message is delivered. It raises Refused if this message never will be, and
Later if a retry may succeed. No error text contains the mail server's password.
"""

import contextlib
import fcntl
import os
import re
import smtplib
import threading
from collections.abc import Callable, Container, Iterator
from pathlib import Path
from typing import Protocol, Self

import flask
import flask_mail

from service.database import file_modes
from service.installation.mail_url import MailUrl, parse_mail_url
from service.mail.channels import Later, NotSent, Refused
from service.mail.message import BadMessage, Message, addr_spec, as_bytes, needs_smtputf8, one_line
from service.mail.patient_smtp import PATIENCE, PATIENCE_AT_THE_END, PatientSMTP, nothing


class Post(Protocol):
    """A way to deliver messages."""

    def probe(self) -> None:
        """Check without a message that messages could be delivered; raises Later."""

    def send(self, message: Message, between: Callable[[], None] = nothing) -> str:
        """Deliver a message; return in one line where it went; raises Refused or Later.

        `between` is called between the steps, the last time before the step that hands over the
        message. If `between` raises, the message is not sent.
        """

    def close(self) -> None:
        """Close the connection; a later `send` opens it again."""

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *reason: object) -> None:
        self.close()


def open_post(mail_url: str, data_folder: Path | str, timeout: float = PATIENCE) -> Post:
    """Return the `Post` for a mail URL; it connects when the first message is sent."""
    url = parse_mail_url(mail_url)
    if url.kind == "file":
        return FilePost(Path(data_folder) / "mail")
    return SmtpPost(url, timeout)


# --- files -----------------------------------------------------------------


class FilePost(Post):
    """Messages as NNNNNNNN-kind.eml in a folder, numbered in sending order by all processes."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.counted = False

    def probe(self) -> None:
        try:
            file_modes.make_folder(self.folder)
        except OSError as error:
            raise Later(f"the mail folder cannot be made: {error.strerror}") from error

    def send(self, message: Message, between: Callable[[], None] = nothing) -> str:
        raw = written(message)
        kind = re.sub(r"[^a-z]", "", str(message.headers.get("X-Staffetta-Kind", ""))) or "letter"
        try:
            file_modes.make_folder(self.folder)
            with self.locked() as counter:
                between()
                return str(self.publish(raw, kind, counter))
        except OSError as error:
            reason = f"the mail folder cannot be written: {error.strerror or error}"
            raise Later(reason, unreachable=True) from error

    @contextlib.contextmanager
    def locked(self) -> Iterator[int]:
        """Lock the folder, and yield the descriptor of the file that stores the last number."""
        counter = file_modes.open_file(self.folder / ".last", os.O_RDWR)
        try:
            fcntl.flock(counter, fcntl.LOCK_EX)
            yield counter
        finally:
            os.close(counter)  # also releases the lock

    def publish(self, raw: bytes, kind: str, counter: int) -> Path:
        number = self.next_number(counter)
        # Written first, so that a number is not reused after letters are deleted.
        os.pwrite(counter, b"%08d" % number, 0)
        unfinished = self.folder / ".unfinished"  # one is enough, as we hold the lock
        with open(file_modes.open_file(unfinished, os.O_WRONLY | os.O_TRUNC), "wb") as file:
            file.write(raw)
            file.flush()
            os.fsync(file.fileno())
        letter = unfinished.rename(self.folder / f"{number:08}-{kind}.eml")
        self.keep_name()
        return letter

    def next_number(self, counter: int) -> int:
        known = os.pread(counter, 8, 0)
        number = int(known) + 1 if known.isdigit() else 1
        if number == 1 or not self.counted:  # after a power cut it may be too low
            names = (path.name.partition("-")[0] for path in self.folder.glob("*-*.eml"))
            taken = max((int(name) for name in names if name.isdigit()), default=0)
            number, self.counted = max(number, taken + 1), True
        return number

    def keep_name(self) -> None:
        folder = os.open(self.folder, os.O_RDONLY)
        try:
            os.fsync(folder)
        finally:
            os.close(folder)

    def close(self) -> None:
        """Do nothing, as no file stays open."""


def written(message: Message) -> bytes:
    """Return the message's bytes; raises Refused, as a retry would fail too."""
    try:
        return as_bytes(message)
    except BadMessage as error:
        raise Refused(f"the letter cannot be written: {error}") from error


def envelope(message: Message) -> tuple[str, str]:
    """Return the envelope's (sender, recipient)."""
    sender = message.bounce_address or message.from_address
    try:
        return addr_spec(sender, "bounce_address"), addr_spec(message.to_address, "to_address")
    except BadMessage as error:
        raise Refused(f"the letter cannot be sent: {error}") from error


# --- SMTP ------------------------------------------------------------------


class WrittenMessage(flask_mail.Message):
    """A flask-mail message with its bytes already written by message.py."""

    def __init__(self, message: Message) -> None:
        self.raw = written(message)
        self.bounces_to, self.recipient = envelope(message)
        self.is_international = needs_smtputf8(message)
        super().__init__(recipients=[("", self.recipient)], sender=self.bounces_to)

    def as_bytes(self) -> bytes:
        return self.raw


class Connection(flask_mail.Connection):
    """flask-mail's connection with timeouts and certificate checks.

    `between` is called between the steps (see PatientSMTP); each `send` sets its own.
    """

    host: PatientSMTP | None
    between: Callable[[], None] = staticmethod(nothing)

    def __init__(self, app: flask.Flask, timeout: float) -> None:
        super().__init__(flask_mail.Mail(app))
        self.timeout = timeout

    def step(self) -> None:
        self.between()

    def configure_host(self) -> PatientSMTP:
        mail = self.mail
        tls = "ssl" if mail.use_ssl else "starttls" if mail.use_tls else "none"
        host = PatientSMTP(mail.server, mail.port, self.timeout, tls, self.step)
        try:
            host.ehlo_or_helo_if_needed()
            if mail.use_tls:
                host.starttls(context=host.context)
                host.ehlo_or_helo_if_needed()
            if mail.username:
                host.login(mail.username, mail.password)
        except BaseException:
            host.close()
            raise
        return host


class SmtpPost(Post):
    """Messages over one SMTP connection, kept while it is healthy; thread-safe."""

    def __init__(self, url: MailUrl, timeout: float = PATIENCE) -> None:
        self.url = url
        self.app = flask.Flask(__name__, static_folder=None)  # flask-mail needs one
        self.app.config.from_mapping(
            MAIL_SERVER=url.host,
            MAIL_PORT=url.port,
            MAIL_USE_TLS=url.tls == "starttls",
            MAIL_USE_SSL=url.tls == "ssl",
            MAIL_USERNAME=url.user,
            MAIL_PASSWORD=url.password,
        )
        self.connection = Connection(self.app, timeout)
        self.lock = threading.Lock()

    def probe(self) -> None:
        with self.lock, self.failures_told():
            self.opened().noop()

    def send(self, message: Message, between: Callable[[], None] = nothing) -> str:
        letter = WrittenMessage(message)
        with self.lock, self.failures_told(letter.is_international):
            self.connection.between = between
            try:
                code, text = self.hand_over(letter)
                return self.told(f"{code} {_text(text)}")
            finally:
                self.connection.between = nothing

    def opened(self) -> PatientSMTP:
        """Return the open connection, reconnecting if needed; no message has begun on it."""
        host = self.connection.host
        if host is None or host.sock is None:
            self.hang_up()
            self.connection.host = host = self.connection.configure_host()
        host.begun = False
        return host

    def hand_over(self, letter: WrittenMessage) -> tuple[int, bytes]:
        """Send a message, and return the code and the text of the server's answer.

        A connection that died while idle is reopened.
        """
        kept, host = self.connection.host, self.opened()
        try:
            self.say(letter, host)
        except (smtplib.SMTPServerDisconnected, smtplib.SMTPSenderRefused) as error:
            is_gone = getattr(error, "smtp_code", 421) == 421 and not host.begun
            if not is_gone or host is not kept:
                raise
            self.hang_up()
            host = self.opened()
            self.say(letter, host)
        return host.taken

    def say(self, letter: WrittenMessage, host: PatientSMTP) -> None:
        if not letter.is_international:
            with self.app.app_context():
                self.connection.send(letter, envelope_from=("", letter.bounces_to))
        elif host.has_extn("smtputf8") and host.has_extn("8bitmime"):
            # flask-mail's envelope takes ASCII only.
            to, options = [letter.recipient], ["SMTPUTF8", "BODY=8BITMIME"]
            host.sendmail(letter.bounces_to, to, letter.as_bytes(), options)
        else:
            raise Refused("the mail server cannot take an address beyond ASCII")

    @contextlib.contextmanager
    def failures_told(self, is_international: bool = False) -> Iterator[None]:
        """Turn every failure into Refused or Later; keep the connection only if it is in sync."""
        try:
            yield
        except NotSent:  # raised before the message was begun
            raise
        except smtplib.SMTPRecipientsRefused as error:
            [(code, text)] = error.recipients.values()
            raise self.judged("RCPT", code, text) from error
        except smtplib.SMTPSenderRefused as error:
            final = (552, 555, 550, 553) if is_international else (552, 555)
            raise self.judged("MAIL", error.smtp_code, error.smtp_error, final) from error
        except smtplib.SMTPDataError as error:
            raise self.judged("DATA", error.smtp_code, error.smtp_error) from error
        except smtplib.SMTPAuthenticationError as error:
            self.hang_up()
            reason = "the mail server does not accept user and password"
            raise Later(reason, error.smtp_code, unreachable=True) from None
        except OSError as error:  # the network, TLS, and the rest of smtplib
            is_unsaid = self.connection.host is None or not self.connection.host.begun
            self.hang_up()
            raise Later(self.told(error), getattr(error, "smtp_code", None), is_unsaid) from error
        except BaseException:  # raised by `between`: the server still waits for the next step
            self.hang_up()
            raise

    def judged(
        self, verb: str, code: int, text: bytes | str, final: Container[int] = range(500, 600)
    ) -> NotSent:
        """Return the error for a server's negative answer.

        An answer with a code in `final` gives Refused, any other Later. A refused sender is the
        operator's mistake and is retried, except for answers about this message's size and options.
        """
        if code == -1:  # not an SMTP answer: the connection is out of sync
            self.hang_up()
        reason = self.told(f"{verb}: {code} {_text(text)}")
        if code in final:
            return Refused(reason, code)
        return Later(reason, code, unreachable=verb == "MAIL" and code == 421)

    def told(self, reason: object) -> str:
        """Return one line with the server's name and without the password."""
        if isinstance(reason, smtplib.SMTPResponseException):
            reason = f"{reason.smtp_code} {_text(reason.smtp_error)}"
        text = str(reason) or type(reason).__name__
        if self.url.password:
            text = text.replace(self.url.password, "***")
        return f"{self.url.host}:{self.url.port}: {one_line(text)[:300]}"

    def hang_up(self) -> None:
        if self.connection.host is not None:
            self.connection.host.close()
            self.connection.host = None

    def close(self) -> None:
        with self.lock:
            with contextlib.suppress(OSError):
                if (host := self.connection.host) is not None:
                    host.timeout = min(host.timeout, PATIENCE_AT_THE_END)
                    host.quit()
            self.hang_up()


def _text(said: bytes | str) -> str:
    return said.decode("utf-8", "replace") if isinstance(said, bytes) else said

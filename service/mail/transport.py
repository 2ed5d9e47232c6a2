"""Hands one built letter over, by SMTP or as a file; whoever calls keeps the outbox.

`send` returns when the letter is handed over, raises Refused when this letter never will be,
and Later when it may be another time. Nothing here shows the mail server's password.
"""

import contextlib
import fcntl
import os
import re
import smtplib
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Protocol, Self

import flask_mail

from service.database import file_modes
from service.installation.mail_url import MailUrl, parse_mail_url
from service.mail.message import BadMessage, Message, addr_spec, as_bytes, needs_smtputf8, one_line
from service.mail.patient_smtp import PatientSMTP, nothing

PATIENCE = 10.0  # seconds for a connection or for one answer
PATIENCE_AT_THE_END = 2.0  # for the goodbye, while someone waits for the service to stop


class NotSent(Exception):
    """A letter not handed over: one line of why, and the server's code if it gave one."""

    def __init__(self, reason: str, code: int | None = None) -> None:
        super().__init__(reason)
        self.reason, self.code = reason, code


class Refused(NotSent):
    """For good: this recipient or this letter; others are not concerned."""


class Later(NotSent):
    """For now: the same letter, with the same bytes, is to be tried again.

    `unreachable`: it failed before a word was said of this letter; others would fare the same.
    """

    def __init__(self, reason: str, code: int | None = None, unreachable: bool = False) -> None:
        super().__init__(reason, code)
        self.unreachable = unreachable


class Post(Protocol):
    """A way out for letters."""

    def probe(self) -> None:
        """See whether letters could be handed over, without one; raises Later."""

    def send(self, message: Message, between: Callable[[], None] = nothing) -> None:
        """Hand over one letter; raises Refused or Later.

        `between` is called between the steps, and last before the one after which the letter is
        out of our hands; what it raises leaves the letter unsent.
        """

    def close(self) -> None:
        """Let go of what is open; a later `send` opens it again."""

    def __enter__(self) -> Self: ...

    def __exit__(self, *reason: object) -> None: ...


def open_post(mail_url: str, data_folder: Path | str, timeout: float = PATIENCE) -> Post:
    """The post that the url names; nothing is connected before the first letter."""
    url = parse_mail_url(mail_url)
    if url.kind == "file":
        return FilePost(Path(data_folder) / "mail")
    return SmtpPost(url, timeout)


# --- files -----------------------------------------------------------------


class FilePost:
    """Letters as NNNNNNNN-kind.eml in a folder, numbered in the order sent by all processes."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.counted = False

    def probe(self) -> None:
        try:
            file_modes.make_folder(self.folder)
        except OSError as error:
            raise Later(f"the mail folder cannot be made: {error.strerror}") from error

    def send(self, message: Message, between: Callable[[], None] = nothing) -> None:
        raw = sealed(message)
        kind = re.sub(r"[^a-z]", "", str(message.headers.get("X-Staffetta-Kind", ""))) or "letter"
        try:
            file_modes.make_folder(self.folder)
            with self.locked() as counter:
                between()
                self.publish(raw, kind, counter)
        except OSError as error:
            reason = f"the mail folder cannot be written: {error.strerror or error}"
            raise Later(reason, unreachable=True) from error

    @contextlib.contextmanager
    def locked(self) -> Iterator[int]:
        """One writer at a time, with the file that remembers the last number."""
        counter = file_modes.open_file(self.folder / ".last", os.O_RDWR)
        try:
            fcntl.flock(counter, fcntl.LOCK_EX)
            yield counter
        finally:
            os.close(counter)  # and with it the lock

    def publish(self, raw: bytes, kind: str, counter: int) -> None:
        number = self.next_number(counter)
        # Written before the letter is: a number is not given twice though letters are cleared away.
        os.pwrite(counter, b"%08d" % number, 0)
        unfinished = self.folder / ".unfinished"  # one is enough, we hold the lock
        with open(file_modes.open_file(unfinished, os.O_WRONLY | os.O_TRUNC), "wb") as file:
            file.write(raw)
            file.flush()
            os.fsync(file.fileno())
        unfinished.rename(self.folder / f"{number:08}-{kind}.eml")
        self.keep_name()

    def next_number(self, counter: int) -> int:
        known = os.pread(counter, 8, 0)
        number = int(known) + 1 if known.isdigit() else 1
        if number == 1 or not self.counted:  # after a power cut it may be older than the letters
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
        """Nothing is kept open."""

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *reason: object) -> None:
        self.close()


def sealed(message: Message) -> bytes:
    """The letter's bytes; one that cannot be written must not be tried for ever."""
    try:
        return as_bytes(message)
    except BadMessage as error:
        raise Refused(f"the letter cannot be written: {error}") from error


def envelope(message: Message) -> tuple[str, str]:
    """Sender and recipient as the server is told them."""
    sender = message.bounce_address or message.from_address
    try:
        return addr_spec(sender, "bounce_address"), addr_spec(message.to_address, "to_address")
    except BadMessage as error:
        raise Refused(f"the letter cannot be sent: {error}") from error


# --- SMTP ------------------------------------------------------------------


class SmtpPost(flask_mail.Connection):
    """Letters over one SMTP connection, kept while it is healthy. May be shared by threads."""

    def __init__(self, url: MailUrl, timeout: float = PATIENCE) -> None:
        settings = {"MAIL_SERVER": url.host, "MAIL_PORT": url.port, "MAIL_USERNAME": url.user}
        super().__init__(flask_mail.Mail().init_mail(settings))
        self.url, self.timeout = url, timeout
        self.lock = threading.Lock()
        self.begun = False  # whether the letter in hand has been spoken of
        self.between: Callable[[], None] = nothing

    def probe(self) -> None:
        with self.lock, self.failures_told():
            self.begun = False
            self.host = self.host or self.configure_host()
            self.host.noop()

    def configure_host(self) -> PatientSMTP:
        """flask-mail's own waits for ever and takes any certificate."""
        url = self.url
        host = PatientSMTP(url.host, url.port, self.timeout, url.tls, self.between)
        try:
            host.ehlo_or_helo_if_needed()
            if url.tls == "starttls":
                host.starttls(context=host.context)
                host.ehlo_or_helo_if_needed()
            if url.user:
                host.login(url.user, url.password)
        except BaseException:
            host.close()
            raise
        return host

    def send(self, message: Message, between: Callable[[], None] = nothing) -> None:
        """flask-mail's own needs an application and loses what kind of failure it was."""
        raw, (sender, recipient) = sealed(message), envelope(message)
        with self.lock, self.called_between(between), self.failures_told():
            self.begun = False
            self.begin(sender, needs_smtputf8(message), len(raw))
            self.begun = True
            self.judge(*self.host.rcpt(recipient), "RCPT")
            self.judge(*self.host.data(raw), "DATA")

    @contextlib.contextmanager
    def called_between(self, between: Callable[[], None]) -> Iterator[None]:
        """One letter's `between`, on the connection in use and on one that is opened for it."""
        self.between = between
        if self.host is not None:
            self.host.between = between
        try:
            yield
        finally:
            self.between = nothing
            if self.host is not None:
                self.host.between = nothing

    def begin(self, sender: str, utf8: bool, size: int) -> None:
        """Name the sender; a connection that died while it lay idle is opened anew."""
        if self.host is not None:
            try:
                answer = self.name_sender(sender, utf8, size)
            except smtplib.SMTPServerDisconnected:
                answer = (421, b"")
            if answer[0] != 421:
                return self.judge(*answer, "MAIL", utf8)
            self.hang_up()
        self.host = self.configure_host()
        return self.judge(*self.name_sender(sender, utf8, size), "MAIL", utf8)

    def name_sender(self, sender: str, utf8: bool, size: int) -> tuple[int, bytes]:
        options = [f"SIZE={size}"] if self.host.has_extn("size") else []
        if utf8:
            if not (self.host.has_extn("smtputf8") and self.host.has_extn("8bitmime")):
                raise Refused("the mail server cannot take an address beyond ASCII")
            options += ["SMTPUTF8", "BODY=8BITMIME"]
        return self.host.mail(sender, options)

    def judge(self, code: int, text: bytes, verb: str, utf8: bool = False) -> None:
        """A refused sender is the keeper's mistake and waits; a refused recipient is final."""
        if 200 <= code < 300:
            return
        reason = self.told(f"{verb}: {code} {text.decode('utf-8', 'replace')}")
        if verb == "MAIL":  # some answers speak of this letter's size and options all the same
            final = code in (552, 555) or (utf8 and code in (550, 553))
        else:
            final = 500 <= code < 600
        if final:
            raise Refused(reason, code)
        raise Later(reason, code, unreachable=verb == "MAIL" and code == 421)

    @contextlib.contextmanager
    def failures_told(self) -> Iterator[None]:
        """Every failure as Refused or Later, the connection kept only if it is still in step."""
        try:
            yield
        except NotSent as failure:
            self.start_over(failure.code)
            raise
        except smtplib.SMTPAuthenticationError as error:
            self.hang_up()
            reason = "the mail server does not accept user and password"
            raise Later(reason, error.smtp_code, unreachable=True) from None
        except smtplib.SMTPResponseException as error:
            self.hang_up()
            text = error.smtp_error
            text = text.decode("utf-8", "replace") if isinstance(text, bytes) else str(text)
            reason = self.told(f"{error.smtp_code} {text}")
            raise Later(reason, error.smtp_code, not self.begun) from error
        except OSError as error:  # the network, TLS, and all of smtplib
            self.hang_up()
            reason = self.told(str(error) or type(error).__name__)
            raise Later(reason, unreachable=not self.begun) from error
        except BaseException:  # what was raised between two steps: the server waits for the next
            self.hang_up()
            raise

    def told(self, reason: str) -> str:
        """One line with the server's name, safe to keep and to show."""
        if self.url.password:
            reason = reason.replace(self.url.password, "***")
        return f"{self.url.host}:{self.url.port}: {one_line(reason)[:300]}"

    def start_over(self, code: int | None) -> None:
        """After a refusal the next letter may use the connection, unless the server leaves."""
        try:
            if self.host is None or code in (421, -1) or self.host.rset()[0] != 250:
                self.hang_up()
        except OSError:
            self.hang_up()
        except BaseException:
            self.hang_up()
            raise

    def hang_up(self) -> None:
        if self.host is not None:
            self.host.close()
            self.host = None

    def close(self) -> None:
        with self.lock:
            with contextlib.suppress(OSError):
                if self.host is not None:
                    self.host.timeout = min(self.timeout, PATIENCE_AT_THE_END)
                    self.host.quit()
            self.hang_up()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *reason: object) -> None:
        self.close()

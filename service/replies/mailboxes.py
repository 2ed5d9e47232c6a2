"""A connection to an IMAP mailbox, on which every wait has an end."""

import socket
import ssl
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from imaplib import IMAP4, IMAP4_SSL

from imap_tools import BaseMailBox
from imap_tools.errors import ImapToolsError

from service.installation.inbound_url import InboundUrl

PATIENCE = 20.0  # seconds for a connection or one answer
LONGEST_STEP = 120.0  # seconds for everything between two waits for mail
FAILURES = (OSError, IMAP4.error, ImapToolsError)


class PlainClient(IMAP4):
    """The library's client on a connection that is made already."""

    def __init__(self, url: InboundUrl, made: socket.socket) -> None:
        self.made = made
        super().__init__(url.host, url.port, PATIENCE)

    def _create_socket(self, timeout: float | None) -> socket.socket:
        return self.made


class TlsClient(IMAP4_SSL):
    """imaplib's TLS client over a connected socket; checks the certificate, unlike its default."""

    def __init__(self, url: InboundUrl, made: socket.socket) -> None:
        self.made = made
        context = ssl.create_default_context()
        super().__init__(url.host, url.port, ssl_context=context, timeout=PATIENCE)

    def _create_socket(self, timeout: float | None) -> socket.socket:
        secured: ssl.SSLSocket = self.ssl_context.wrap_socket(self.made, server_hostname=self.host)
        return secured


class Box(BaseMailBox):
    """A connected mailbox. `line` duplicates its socket, so that a timer can cut the connection."""

    def __init__(self, url: InboundUrl) -> None:
        self.url = url
        self.made = socket.create_connection((url.host, url.port), PATIENCE)
        self.line = self.made.dup()
        try:
            with self.bounded(LONGEST_STEP):
                super().__init__()
        except BaseException:
            self.made.close()
            self.line.close()
            raise

    def _get_mailbox_client(self) -> IMAP4:
        if self.url.tls == "ssl":
            return TlsClient(self.url, self.made)
        client = PlainClient(self.url, self.made)
        if self.url.tls == "starttls":
            client.starttls(ssl.create_default_context())
        return client

    @contextmanager
    def bounded(self, seconds: float) -> Iterator[None]:
        """Cut the connection after so many seconds, even if the server sends single bytes."""
        timer = threading.Timer(seconds, self._cut)
        timer.daemon = True
        timer.start()
        try:
            yield
        finally:
            timer.cancel()

    def _cut(self) -> None:
        with suppress(OSError):
            self.line.shutdown(socket.SHUT_RDWR)

    def close(self) -> None:
        """Log out, and close the connection."""
        with suppress(*FAILURES), self.bounded(PATIENCE):
            self.logout()
        with suppress(*FAILURES):
            self.client.shutdown()
        self.line.close()


@contextmanager
def opened(url: InboundUrl) -> Iterator[Box]:
    """Connect, log in and select the folder; log out on exit."""
    mailbox = Box(url)
    try:
        with mailbox.bounded(LONGEST_STEP):
            mailbox.login(url.user, url.password, url.folder)
            mailbox.client.capabilities = capabilities(mailbox)
        yield mailbox
    finally:
        mailbox.close()


def capabilities(mailbox: Box) -> tuple[str, ...]:
    """Return the server's capabilities, which may change after the login."""
    _, answer = mailbox.client.capability()
    words = (answer[-1] or b"").decode("ascii", "replace").upper().split()
    return tuple(words)


def why(error: Exception, url: InboundUrl) -> str:
    """Return a failure on one line, without user and password."""
    text = " ".join(str(error).split()) or type(error).__name__
    for secret in filter(None, (url.password, url.user)):
        text = text.replace(secret, "***")
    return text[:300]


def probe(url: InboundUrl) -> None:
    """Log in and select the folder; raises OSError with the reason."""
    try:
        with opened(url):
            pass
    except FAILURES as error:
        raise OSError(why(error, url)) from None

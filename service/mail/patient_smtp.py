"""An SMTP client with a timeout for every connection and every answer."""

import io
import re
import smtplib
import socket
import ssl
import time
from collections.abc import Callable, Sequence
from typing import Any

PATIENCE = 10.0  # seconds for a connection or for one answer
PATIENCE_AT_THE_END = 2.0  # seconds for QUIT, while the service is stopping
LONGEST_ANSWER = 65536  # bytes; no mail server sends more
LEADING_DOT = re.compile(rb"^\.", re.MULTILINE)


def nothing() -> None:
    """Do nothing; the default for `between`."""


class PatientSMTP(smtplib.SMTP):
    """An SMTP client with a `timeout` for each connection and each complete answer.

    The library's timeout covers each piece of an answer, so a server that sends single bytes could
    block us forever.

    `between` is called before every step that may take that long, the last time before the final
    "." that ends the letter. If it raises, the conversation ends. `begun` is True once the server
    has accepted MAIL FROM. `taken` is its answer to the end of the last letter.
    """

    begun = False
    taken: tuple[int, bytes] = (0, b"")

    def __init__(
        self,
        host: str,
        port: int,
        timeout: float,
        tls: str = "none",
        between: Callable[[], None] = nothing,
    ) -> None:
        self.between = between
        self.context = None if tls == "none" else ssl.create_default_context()
        self.tls_at_once = tls == "ssl"
        super().__init__(host, port, local_hostname=own_name(), timeout=timeout)

    def _get_socket(self, host: str, port: int, timeout: float) -> socket.socket:
        self.between()
        connection = connected(host, port, timeout)
        if not self.tls_at_once:
            return connection
        try:
            self.between()
            assert self.context is not None
            return self.context.wrap_socket(connection, server_hostname=host)
        except BaseException:
            connection.close()
            raise

    def getreply(self) -> tuple[int, bytes]:
        self.between()
        return self.answer()

    def rcpt(self, recip: str, options: Sequence[str] = ()) -> tuple[int, bytes]:
        self.begun = True
        return super().rcpt(recip, options)

    def rset(self) -> tuple[int, bytes]:
        """Reset as the library does, but close the connection if the server answers badly."""
        try:
            code, text = super().rset()
        except OSError:
            code, text = -1, b""
        if code != 250:
            self.close()
        return code, text

    def data(self, letter: Any) -> tuple[int, bytes]:
        """Send as the library does, but call `between` before the dot that ends the letter."""
        code, text = self.docmd("data")
        if code != 354:
            return code, text
        self.between()
        self.send(LEADING_DOT.sub(b"..", letter) + (b"" if letter.endswith(b"\r\n") else b"\r\n"))
        self.between()
        self.send(b".\r\n")
        self.taken = self.answer()
        return self.taken

    def answer(self) -> tuple[int, bytes]:
        """Return the code and the text of one whole answer within the timeout."""
        if self.sock is not None:
            self.file = io.BufferedReader(Answer(self.sock, self.timeout))
        try:
            return super().getreply()
        finally:
            if self.sock is not None:
                self.sock.settimeout(self.timeout)


class Answer(io.RawIOBase):
    """One answer of a server, read with a deadline."""

    def __init__(self, connection: socket.socket, timeout: float) -> None:
        self.connection = connection
        self.until = time.monotonic() + timeout
        self.left = LONGEST_ANSWER

    def readable(self) -> bool:
        return True

    def readinto(self, buffer: Any) -> int:
        patience = self.until - time.monotonic()
        if patience <= 0 or self.left <= 0:
            raise TimeoutError("timed out" if self.left > 0 else "an endless answer")
        self.connection.settimeout(patience)
        size = self.connection.recv_into(buffer)
        self.left -= size
        return size


def connected(host: str, port: int, timeout: float) -> socket.socket:
    """Connect to the first of the host's addresses that answers, within `timeout` for all."""
    until = time.monotonic() + timeout
    failure: OSError = TimeoutError("timed out")
    for *_, address in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM):
        patience = until - time.monotonic()
        if patience <= 0:
            break
        try:
            made = socket.create_connection((str(address[0]), int(address[1])), patience)
        except OSError as error:
            failure = error
            continue
        # Without it a letter's last line waits 40 ms for the server to acknowledge the data.
        made.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        return made
    raise failure


def own_name() -> str:
    """Return the name for EHLO; the library would ask the DNS, which may be slow."""
    name = socket.gethostname()
    return name if "." in name and name.isascii() else "[127.0.0.1]"

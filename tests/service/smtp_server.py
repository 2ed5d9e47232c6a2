"""A real SMTP server on loopback that misbehaves as configured, for any letter."""

import asyncio
import contextlib
import socket
import ssl
import threading
from collections.abc import Iterator
from dataclasses import dataclass

from aiosmtpd.controller import Controller
from aiosmtpd.smtp import SMTP, AuthResult, Envelope, LoginPassword, Session

HANG, HANG_UP = "hang", "hang up"


@dataclass(frozen=True)
class Received:
    """A letter that the server answered with 250, or would have without a configured fault."""

    connection: int
    sender: str
    recipients: list[str]
    content: bytes


class FaultyServer(Controller):
    """An SMTP server with faults for single commands.

    `faults` maps a verb, or a verb and an address, to an answer, HANG or HANG_UP. The end of a
    letter's data is the verb "END". The server waits `delay` seconds before every answer.
    """

    def __init__(
        self,
        starttls: ssl.SSLContext | None = None,
        tls: ssl.SSLContext | None = None,
        login: tuple[str, str] | None = None,
        smtputf8: bool = True,
        size: int = 1_000_000,
    ) -> None:
        self.listener = socket.create_server(("127.0.0.1", 0))
        port = self.listener.getsockname()[1]
        super().__init__(self, hostname="127.0.0.1", port=port, ssl_context=tls)
        self.faults: dict[str, str] = {}
        self.delay = 0.0
        self.letters: list[Received] = []
        self.connections = 0
        self.released = asyncio.Event()
        self.starttls, self.login = starttls, login
        self.smtputf8, self.size = smtputf8, size

    def _create_server(self) -> object:
        return self.loop.create_server(
            self._factory_invoker, sock=self.listener, ssl=self.ssl_context
        )

    def factory(self) -> SMTP:
        self.connections += 1
        return FaultySMTP(
            self,
            enable_SMTPUTF8=self.smtputf8,
            data_size_limit=self.size,
            tls_context=self.starttls,
            authenticator=self.check_login if self.login else None,
            auth_require_tls=False,
        )

    def check_login(
        self, server: SMTP, session: Session, envelope: Envelope, mechanism: str, data: object
    ) -> AuthResult:
        assert isinstance(data, LoginPassword) and self.login
        given = (data.login.decode(), data.password.decode())
        return AuthResult(success=given == self.login, handled=False)

    async def handle_DATA(self, server: SMTP, session: Session, envelope: Envelope) -> str:
        self.letters.append(
            Received(id(session), envelope.mail_from, envelope.rcpt_tos, envelope.content)
        )
        fault = self.faults.get("END", "250 taken")
        if fault not in (HANG, HANG_UP):
            return fault
        await server.misbehaves("END", "")
        return "250 nobody hears this"

    def stop(self, no_assert: bool = False) -> None:
        self.loop.call_soon_threadsafe(self.released.set)
        super().stop(no_assert)


class FaultySMTP(SMTP):
    """aiosmtpd's server, with a check for faults before each verb."""

    async def push(self, status: str | bytes) -> None:
        await asyncio.sleep(self.event_handler.delay)
        await super().push(status)

    async def misbehaves(self, verb: str, arg: str | None) -> bool:
        address = (arg or "").partition("<")[2].partition(">")[0]
        faults = self.event_handler.faults
        fault = faults.get(f"{verb} {address}", faults.get(verb))
        if fault == HANG:
            await self.event_handler.released.wait()
        elif fault == HANG_UP:
            self.transport.abort()
        elif fault:
            await self.push(fault)
        return fault is not None

    async def smtp_EHLO(self, arg: str) -> None:
        if not await self.misbehaves("EHLO", arg):
            await super().smtp_EHLO(arg)

    async def smtp_HELO(self, arg: str) -> None:
        if not await self.misbehaves("EHLO", arg):
            await super().smtp_HELO(arg)

    async def smtp_STARTTLS(self, arg: str) -> None:
        if not await self.misbehaves("STARTTLS", arg):
            await super().smtp_STARTTLS(arg)

    async def smtp_AUTH(self, arg: str) -> None:
        if not await self.misbehaves("AUTH", arg):
            await super().smtp_AUTH(arg)

    async def smtp_MAIL(self, arg: str) -> None:
        if not await self.misbehaves("MAIL", arg):
            await super().smtp_MAIL(arg)

    async def smtp_RCPT(self, arg: str) -> None:
        if not await self.misbehaves("RCPT", arg):
            await super().smtp_RCPT(arg)

    async def smtp_RSET(self, arg: str) -> None:
        if not await self.misbehaves("RSET", arg):
            await super().smtp_RSET(arg)

    async def smtp_DATA(self, arg: str) -> None:
        if not await self.misbehaves("DATA", arg):
            await super().smtp_DATA(arg)


@contextlib.contextmanager
def serving(server: FaultyServer) -> Iterator[FaultyServer]:
    server.start()
    server.connections = 0  # aiosmtpd itself connects once
    try:
        yield server
    finally:
        server.stop()


@contextlib.contextmanager
def speaking(words: bytes, again: bool = False) -> Iterator[int]:
    """Yield a port that greets with `words` (endlessly if `again`) and then stays silent."""
    with socket.create_server(("127.0.0.1", 0)) as listener:

        def speak() -> None:
            with contextlib.suppress(OSError):
                connection, _ = listener.accept()
                connection.sendall(words)
                while again:
                    connection.sendall(words)
                connection.recv(1)  # until the other side gives up

        speaker = threading.Thread(target=speak, daemon=True)
        speaker.start()
        yield listener.getsockname()[1]

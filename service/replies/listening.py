"""The LMTP listener: takes mail from a mail server on this machine.

A message is answered with 250 only after its effect is committed. Without that answer the mail
server sends it again, and `incoming` sees to it that nothing happens twice.
"""

import asyncio
import logging
import socket
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from typing import Any, TypeVar

from aiosmtpd.lmtp import LMTP
from aiosmtpd.smtp import Envelope, Session

from service.installation.context import Installation
from service.installation.inbound_url import InboundUrl, parse_inbound_url
from service.installation.logs import HOURLY
from service.replies import incoming
from service.replies.mime import LARGEST, Unreadable
from service.replies.outcomes import MOST_RECIPIENTS, note

T = TypeVar("T")
log = logging.getLogger(__name__)
IDENT = "Staffetta"
PATIENCE = 60.0  # seconds between two commands, for a message to arrive, and to deal with it
LONGEST_CONNECTION = 900.0  # seconds; mail servers close theirs sooner
MOST_CONNECTIONS, MOST_COMMANDS = 20, 5000
AT_ONCE = 4  # messages that are dealt with at the same time
PIECE = 65_536  # longest command line, and the piece in which a message is read
MOST_DRAINED = 10 * LARGEST  # bytes read of a message that is too large, before hanging up
TRY_AGAIN = 5.0  # seconds until a taken port is tried again
GOODBYE = 1.0  # seconds to wait for messages that are being dealt with
END = b"\r\n.\r\n"

STORED = "250 2.0.0 dealt with"
NOT_STORED = "451 4.3.0 could not be stored, try again later"
TOO_LARGE = f"552 5.3.4 larger than {LARGEST} bytes"
BARE_LINE_END = "554 5.6.0 a line ends with a bare CR or LF"
UNKNOWN = "550 5.1.1 no such address"
# Answers to refusals of which no letter tells, so that the sender's mail server does.
REFUSALS = {
    "unknown_address": UNKNOWN,
    "too_large": TOO_LARGE,
    "several_seats": "554 5.6.0 write to one address at a time",
    "too_many": "554 5.7.1 too many messages to this address today",
    **dict.fromkeys(Unreadable.CODES, "554 5.6.0 the message has no text that can be read"),
}
# The library logs addresses; its warnings are about commands that no mail server sends.
logging.getLogger("mail.log").setLevel(logging.CRITICAL)


class Listener(threading.Thread):
    """The LMTP server's thread; it waits for the port while another process has it."""

    def __init__(self, installation: Installation) -> None:
        super().__init__(name="lmtp", daemon=True)
        self.installation = installation
        self.url = parse_inbound_url(installation.settings.inbound_url)
        self.workers = ThreadPoolExecutor(AT_ONCE, "lmtp-worker")
        self.conversations: set[Conversation] = set()
        self.loop = asyncio.new_event_loop()
        self._ended = asyncio.Event()

    def run(self) -> None:
        """Listen until told to end."""
        try:
            self.loop.run_until_complete(self._listen())
        finally:
            self.workers.shutdown(wait=False, cancel_futures=True)
            self.loop.close()

    def tell_to_end(self) -> None:
        """Take no more mail."""
        with suppress(RuntimeError):  # it has ended, and its loop is closed
            self.loop.call_soon_threadsafe(self._ended.set)

    async def work(self, function: Callable[..., T], *facts: Any, **named: Any) -> T:
        """Run blocking work in a thread, so that other connections stay alive."""
        return await self.loop.run_in_executor(self.workers, partial(function, *facts, **named))

    async def _listen(self) -> None:
        has_warned = False
        while not self._ended.is_set():
            try:
                server = await self.loop.create_server(
                    lambda: Conversation(self), self.url.host, self.url.port
                )
            except OSError as error:
                if not has_warned:
                    facts = {"at": str(self.url), "why": error.strerror}
                    log.warning("no mail is taken here, as the port cannot be had", extra=facts)
                has_warned = True
                await self._rest(TRY_AGAIN)
                continue
            has_warned = False
            log.info("mail is taken", extra={"at": str(self.url)})
            async with server:
                await self._ended.wait()
        await self._say_goodbye()

    async def _rest(self, seconds: float) -> None:
        try:
            await asyncio.wait_for(self._ended.wait(), seconds)
        except TimeoutError:
            pass

    async def _say_goodbye(self) -> None:
        """Close idle connections at once, and the others when their message is answered."""
        for each in list(self.conversations):
            each.end_soon()
        until = self.loop.time() + GOODBYE
        while self.conversations and self.loop.time() < until:
            await asyncio.sleep(0.02)


class Conversation(LMTP):
    """A connection of the mail server."""

    line_length_limit = PIECE

    def __init__(self, listener: Listener) -> None:
        super().__init__(
            Answers(listener),
            data_size_limit=LARGEST,
            enable_SMTPUTF8=True,
            hostname="localhost",
            ident=IDENT,
            timeout=PATIENCE,
            command_call_limit=MOST_COMMANDS,
            loop=listener.loop,
        )
        self.listener = listener
        self._last: asyncio.TimerHandle | None = None
        self._is_busy = self._ends = False

    def connection_made(self, transport: Any) -> None:
        peer, listener = transport.get_extra_info("peername"), self.listener
        if len(listener.conversations) >= MOST_CONNECTIONS or not listener.url.lets_in(peer[0]):
            transport.write(b"421 4.3.2 not now, or not from here\r\n")
            transport.close()
            return
        listener.conversations.add(self)
        self._last = listener.loop.call_later(LONGEST_CONNECTION, transport.close)
        super().connection_made(transport)

    def connection_lost(self, error: Exception | None) -> None:
        if self._last is None:  # it was refused
            return
        self._last.cancel()
        self.listener.conversations.discard(self)
        super().connection_lost(error)

    def end_soon(self) -> None:
        """Close the connection, after the answer if a message is being dealt with."""
        self._ends = True
        if not self._is_busy and self.transport is not None:
            self.transport.close()

    async def smtp_DATA(self, arg: str | None) -> None:
        """Take a message, and answer once for each recipient, as LMTP wants it."""
        if await self.check_helo_needed("LHLO"):
            return
        assert self.envelope is not None
        recipients = self.envelope.rcpt_tos
        if not recipients:
            await self.push("503 5.5.1 need RCPT command")
            return
        if arg:
            await self.push("501 5.5.4 Syntax: DATA")
            return
        await self.push("354 End data with <CR><LF>.<CR><LF>")
        raw = await self._read()
        if raw is None:
            return
        self._reset_timeout()
        self._is_busy = True
        answer = await self._answer(raw)
        self._is_busy = False
        self.envelope = self._create_envelope()
        await self.push("\r\n".join([answer] * len(recipients)))
        if self._ends and self.transport is not None:
            self.transport.close()

    async def _read(self) -> bytes | None:
        """Return a message up to the line with only a dot; None if the connection was closed.

        Of a message that is too large only the beginning is returned, a byte longer than LARGEST.
        """
        kept, tail, size = bytearray(), b"", 0
        while not (tail == END or (size == len(END) - 2 and tail == END[2:])):
            try:
                piece = await self._reader.readuntil(END[2:])
            except asyncio.LimitOverrunError as error:
                piece = await self._reader.read(error.consumed)
            size += len(piece)
            tail = (tail + piece)[-len(END) :]
            kept += piece[: max(0, LARGEST + len(END) - len(kept))]
            if size > MOST_DRAINED:
                await self.push(TOO_LARGE.replace("552", "421", 1))
                if self.transport is not None:
                    self.transport.close()
                return None
        if size - 3 > LARGEST:
            return bytes(kept[: LARGEST + 1])
        return bytes(kept[:-3]).removeprefix(b".").replace(b"\r\n.", b"\r\n")

    async def _answer(self, raw: bytes) -> str:
        """Deal with a message, and return the answer to the mail server."""
        assert self.envelope is not None
        if len(raw) > LARGEST:
            return TOO_LARGE
        if has_bare_line_end(raw):
            return BARE_LINE_END
        sender = "" if self.envelope.mail_from == "<>" else self.envelope.mail_from
        recipients = self.envelope.rcpt_tos
        try:
            dealt = await self.listener.work(
                incoming.handle, self.listener.installation, raw, recipients, envelope_sender=sender
            )
        except Exception:
            log.exception("a message could not be stored", extra=HOURLY)
            return NOT_STORED
        note(dealt, "lmtp")
        return REFUSALS.get(dealt.why, STORED) if dealt.did == "refused" else STORED

    def _getaddr(self, arg: str) -> tuple[str | None, str | None]:
        """Return an address and the rest; the library fails over some malformed ones."""
        try:
            found: tuple[str | None, str | None] = super()._getaddr(arg)
        except Exception:
            return None, None
        return found


class Answers:
    """The handlers that aiosmtpd calls for RCPT and for errors."""

    def __init__(self, listener: Listener) -> None:
        self.listener = listener

    async def handle_RCPT(
        self, _: LMTP, __: Session, envelope: Envelope, address: str, options: list[str]
    ) -> str:
        """Refuse an address that is not ours, so that the mail server never has to bounce."""
        if len(envelope.rcpt_tos) >= MOST_RECIPIENTS:
            return "452 4.5.3 too many recipients"
        if not address.isprintable():  # surrogates of bytes that are no UTF-8 too
            return UNKNOWN
        if not await self.listener.work(incoming.is_ours, self.listener.installation, address):
            return UNKNOWN
        envelope.rcpt_tos.append(address)
        envelope.rcpt_options.extend(options)
        return "250 2.1.5 OK"

    async def handle_exception(self, error: Exception) -> str:
        """Ask the mail server to try again after an error of ours."""
        log.error("a mail server could not be answered", exc_info=error, extra=HOURLY)
        return NOT_STORED


def has_bare_line_end(raw: bytes) -> bool:
    """True if a CR or LF stands alone; other programs may read another message then."""
    pairs = raw.count(b"\r\n")
    return raw.count(b"\n") != pairs or raw.count(b"\r") != pairs


def probe(url: InboundUrl) -> None:
    """Ask the listener of a running process for its greeting; raises OSError."""
    host = {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(url.host, url.host)
    with socket.create_connection((host, url.port), timeout=5) as connection:
        greeting = connection.recv(512)
        connection.sendall(b"QUIT\r\n")
    if not greeting.startswith(b"220") or IDENT.encode() not in greeting:
        raise OSError("another program answers there")

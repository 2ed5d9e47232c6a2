"""The web server: takes requests whole, however slowly they come, and has threads answer them.

Granian reads and writes, a loop waits for bodies, and the application runs in a thread only for as
long as it works on its answer: whoever sends a byte a minute holds a connection and nothing else.
"""

import asyncio
import io
import logging
import resource
import socket
import sys
import time
from collections.abc import AsyncIterable, Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from typing import Any

from granian.constants import HTTPModes, Interfaces
from granian.http import HTTP1Settings
from granian.rsgi import HTTPProtocol, Scope  # type: ignore[attr-defined]  # not in its __all__
from granian.server.embed import Server
from werkzeug.middleware.proxy_fix import ProxyFix

from service.database import patience
from service.installation.links import ALIVE, WATCHED
from service.web import faults, shares
from service.web.ahead import Ahead
from service.web.shares import Shares
from service.web.waiting import Waiting

log = logging.getLogger(__name__)
WSGI = Callable[[dict[str, Any], Callable[..., Any]], Iterable[bytes]]
Headers = list[tuple[str, str]]
Answer = tuple[int, Headers, bytes]

SWITCH = 0.001  # seconds that a thread keeps the interpreter while others wait for it
THREADS = shares.ALONE + 8  # some are left for others when one network has its most
MOST_CONNECTIONS, SPARE_FILES = 8_000, 300
LONGEST_HEAD = 64 * 1024  # bytes
HEAD_PATIENCE, BODY_PATIENCE = 20, 30  # seconds for a request's head, and then for its body
LONGEST_DRAIN = 8 * 1024 * 1024  # of a body that is too large: its sender should read why
# When the end has come: seconds for the requests in hand, and for the answers on their way.
GOODBYE, LAST_WORDS = 5.0, 1.0
SHORTEST_NAP = 0.01
# Seconds between tries of a request that found a lock taken: meanwhile it has no thread.
PAUSES = (0.1, 0.2, 0.4, 0.8, 1.0)
LONGEST_LOOK = 0.95  # seconds for one of those, whatever becomes of the database
UNWELL: Answer = (
    503,
    [("Content-Type", "application/json"), ("Retry-After", "5")],
    b'{"ready": false}\n',
)
UNNAMED_PROXY = (
    "X-Forwarded-For came from %s, which STAFFETTA_PROXY does not name: if that is your web "
    "server, all visitors look like one until you name it"
)
# Seconds without a request after which pages are made that nobody asked for yet, and from one look
# for such pages to the next.
QUIET, LOOK = 0.05, 2.0


def _tell_at_the_end(loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
    """Faults while the server stops, without granian's word to a task that has ended already."""
    if not isinstance(context.get("exception"), asyncio.InvalidStateError):
        loop.default_exception_handler(context)


class CannotListen(Exception):
    """The server has not got its port; its text says why."""


class CutOff(Exception):
    """A body ended before it was whole."""


class WebServer:
    """One application at one address, from `run` until `stop`."""

    def __init__(
        self,
        app: WSGI,
        host: str,
        port: int,
        proxy: str,
        largest_body: int,
        waiting: Waiting | None = None,
        ahead: Ahead | None = None,
    ) -> None:
        """`proxy` is the address whose word for a visitor's own is taken; bodies are in bytes.

        `waiting` keeps requests that would rather wait than hear that nothing has changed; `ahead`
        makes pages while there is nothing else to do.
        """
        self._waiting, self._ahead = waiting, ahead
        self._answering = 0  # requests that a thread works on; others only wait
        self._has_been_idle, self._has_warned = True, False
        self._app, self._proxy, self._largest = app, proxy, largest_body
        self._behind = ProxyFix(app, x_for=1, x_proto=0, x_host=0, x_port=0, x_prefix=0)
        self._addresses = addresses(host, port)
        self.port = port
        self._pool = ThreadPoolExecutor(THREADS, "answer")
        self._watched_by = ThreadPoolExecutor(2, "health")  # these wait for no other request
        self._shares = Shares()
        self._in_hand = 0
        self._loop: asyncio.AbstractEventLoop | None = None
        self._end = asyncio.Event()

    def run(self, ready: Callable[[], None] = lambda: None) -> None:
        """Answer until told to stop; `ready` is called when the port is open."""
        sys.setswitchinterval(SWITCH)
        asyncio.run(self._run(ready))
        for pool in (self._pool, self._watched_by):
            pool.shutdown(wait=False, cancel_futures=True)

    def stop(self) -> None:
        """Take no more requests and finish those in hand; from any thread, or from a signal."""
        if self._loop is None:
            self._end.set()
        elif not self._loop.is_closed():
            self._loop.call_soon_threadsafe(self._end.set)

    async def _run(self, ready: Callable[[], None]) -> None:
        self._loop = asyncio.get_running_loop()
        servers = [self._server(address) for address in self._addresses]
        running = [asyncio.create_task(server.serve()) for server in servers]
        ended = asyncio.create_task(self._end.wait())
        opened = asyncio.create_task(self._until_open(ready))
        working = [asyncio.create_task(self._work_ahead(self._ahead))] if self._ahead else []
        await asyncio.wait([*running, ended], return_when=asyncio.FIRST_COMPLETED)
        opened.cancel()
        if self._waiting:
            self._waiting.stop()
        if not ended.done():
            raise CannotListen("the port could not be opened, or was lost")
        self._loop.set_exception_handler(_tell_at_the_end)
        for server in servers:
            server.stop()  # type: ignore[no-untyped-call]
        await self._until_nothing_is_in_hand()
        await asyncio.wait([*running, *working], timeout=LAST_WORDS)

    def _server(self, address: str) -> Server:
        return Server(
            self._answer,
            address=address,
            port=self.port,
            interface=Interfaces.RSGI,
            http=HTTPModes.http1,
            websockets=False,
            backlog=1024,
            backpressure=_most_connections(),
            log_enabled=False,
            http1_settings=HTTP1Settings(
                header_read_timeout=HEAD_PATIENCE * 1000, max_buffer_size=LONGEST_HEAD
            ),
        )

    async def _until_open(self, ready: Callable[[], None]) -> None:
        for address in self._addresses:
            while True:
                try:
                    _, writer = await asyncio.open_connection(address, self.port)
                except OSError:
                    await asyncio.sleep(SHORTEST_NAP)
                else:
                    writer.close()
                    break
        ready()

    async def _until_nothing_is_in_hand(self) -> None:
        loop = asyncio.get_running_loop()
        latest = loop.time() + GOODBYE
        while self._in_hand and loop.time() < latest:
            await asyncio.sleep(SHORTEST_NAP)

    # --- one request ---------------------------------------------------------

    async def _answer(self, scope: Scope, protocol: HTTPProtocol) -> None:
        environ = environment(scope)
        try:
            async with asyncio.timeout(BODY_PATIENCE):
                body, size = await read_body(protocol, environ, self._largest)
        except TimeoutError:
            return protocol.response_empty(408, [("Connection", "close")])
        except CutOff:
            return protocol.response_empty(400, [("Connection", "close")])
        environ["CONTENT_LENGTH"] = str(size)
        self._in_hand += 1
        try:
            app = self._behind if environ["REMOTE_ADDR"] == self._proxy else self._app
            if app is self._app and "HTTP_X_FORWARDED_FOR" in environ:
                self._warn_of_proxy(environ["REMOTE_ADDR"])
            run = partial(asyncio.get_running_loop().run_in_executor, self._pool)
            if self._waiting and "HTTP_PREFER" in environ:
                await self._waiting.until_changed(environ, run)
            if environ["PATH_INFO"] == ALIVE:  # costs next to nothing, and never waits for a thread
                protocol.response_bytes(*answer_of(app, environ, body))
            elif environ["PATH_INFO"] in WATCHED:
                await self._tell_health(app, environ, body, protocol)
            else:
                await self._have_answered(run, app, environ, body, protocol)
            if self._waiting and environ["REQUEST_METHOD"] == "POST":
                self._waiting.look_now()
        except Exception:
            log.exception("the application did not answer")
            protocol.response_empty(500, [("Connection", "close")])
        finally:
            self._in_hand -= 1

    def _visitor(self, environ: dict[str, Any]) -> str:
        """Return the visitor's address, by the word of the proxy where there is one."""
        address: str = environ["REMOTE_ADDR"]
        if address == self._proxy:
            return environ.get("HTTP_X_FORWARDED_FOR", "").rpartition(",")[2].strip() or address
        return address

    def _warn_of_proxy(self, address: str) -> None:
        """Say once that a web server in front is not believed, or that somebody plays one."""
        if not self._has_warned:
            self._has_warned = True
            log.warning(UNNAMED_PROXY, address)

    async def _have_answered(
        self,
        run: Callable[..., Any],
        app: WSGI,
        environ: dict[str, Any],
        body: bytes,
        protocol: HTTPProtocol,
    ) -> None:
        """Have a thread answer; a request that found a lock taken waits here, and tries again."""
        until = time.monotonic() + patience.REQUEST
        visitor = self._visitor(environ)
        pauses = iter(PAUSES)
        self._has_been_idle = False
        while True:
            pause = next(pauses, patience.REQUEST)
            is_last = until - time.monotonic() < pause + patience.BRIEF_LOCK
            async with self._shares.turn(visitor) as has_turn:
                environ[faults.HAS_NO_TURN] = not has_turn
                self._answering += 1
                try:
                    if await run(answer, app, environ, body, protocol, until, is_last):
                        return
                finally:
                    self._answering -= 1
            await asyncio.sleep(pause)

    async def _tell_health(
        self, app: WSGI, environ: dict[str, Any], body: bytes, protocol: HTTPProtocol
    ) -> None:
        """Tell those who watch over the service within a second, even if no thread comes back."""
        loop = asyncio.get_running_loop()
        told = loop.run_in_executor(self._watched_by, answer_of, app, environ, body)
        try:
            answered = await asyncio.wait_for(told, LONGEST_LOOK)
        except TimeoutError:
            answered = UNWELL
        protocol.response_bytes(*answered)

    async def _work_ahead(self, ahead: Ahead) -> None:
        """Make what is due, a page at a time, each after a while in which nobody asked."""
        run = partial(asyncio.get_running_loop().run_in_executor, self._pool)
        while not self._end.is_set():
            await run(ahead.look)
            while ahead.is_due and not self._end.is_set():
                self._has_been_idle = True
                await asyncio.sleep(QUIET)
                if self._has_been_idle and not self._answering:
                    await run(ahead.make_one)
            with suppress(TimeoutError):
                await asyncio.wait_for(self._end.wait(), LOOK)


def answer(
    app: WSGI,
    environ: dict[str, Any],
    body: bytes,
    protocol: HTTPProtocol,
    until: float,
    is_last: bool,
) -> bool:
    """Have the application answer, and send it; its later work keeps no client waiting.

    Returns False, and sends nothing, where it only found a lock taken and may be asked again.
    """
    environ = environ | {"wsgi.input": io.BytesIO(body)}
    with patience.until(until) as granted:
        given, answered = _begin(app, environ)
        try:
            parts = b"".join(given)
            found_lock = environ.get(faults.IS_LOCKED, False)
            is_repeated = found_lock and not (is_last or granted.has_written)
            environ[faults.IS_REPEATED] = is_repeated
            if not is_repeated:
                protocol.response_bytes(*answered, parts)
        finally:
            _close(given)
    return not is_repeated


def answer_of(app: WSGI, environ: dict[str, Any], body: bytes) -> Answer:
    """Return the application's answer."""
    given, answered = _begin(app, environ | {"wsgi.input": io.BytesIO(body)})
    try:
        return (*answered, b"".join(given))
    finally:
        _close(given)


def _begin(app: WSGI, environ: dict[str, Any]) -> tuple[Iterable[bytes], tuple[int, Headers]]:
    """Return the body that the application gives, its status and its headers."""
    started: list[tuple[int, Headers]] = []

    def start(status: str, headers: Headers, fault: Any = None) -> Any:
        started[:] = [(int(status[:3]), headers)]

    given = app(environ, start)
    return given, started[0]


def _close(given: Iterable[bytes]) -> None:
    if hasattr(given, "close"):
        given.close()


async def read_body(
    chunks: AsyncIterable[bytes], environ: dict[str, Any], largest: int
) -> tuple[bytes, int]:
    """The body and its size in bytes; of one that is too large the size alone.

    Raises CutOff of half a body: it could say something else than the whole. A number of bytes
    tells; of chunks, Granian gives one without a byte at their end and one more where they break.
    """
    has_body = environ.get("CONTENT_LENGTH", "0") != "0" or "HTTP_TRANSFER_ENCODING" in environ
    if not has_body:
        return b"", 0
    environ.pop("HTTP_TRANSFER_ENCODING", None)  # what follows is whole
    parts, size, ends = [], 0, 0
    async for chunk in chunks:
        size += len(chunk)
        ends += not chunk
        if size <= largest:
            parts.append(bytes(chunk))
        elif size > LONGEST_DRAIN:
            break
    if size > largest:
        return b"", size
    if ends > 1 or size != int(environ.get("CONTENT_LENGTH", size)):
        raise CutOff
    return b"".join(parts), size


def environment(scope: Scope) -> dict[str, Any]:
    """A request's head as an application expects it (PEP 3333)."""
    client, server = _host(scope.client), scope.server.rpartition(":")
    environ: dict[str, Any] = {
        "REQUEST_METHOD": scope.method,
        "SCRIPT_NAME": "",
        "PATH_INFO": scope.path.encode(errors="surrogateescape").decode("latin-1"),
        "QUERY_STRING": scope.query_string,
        "REMOTE_ADDR": client,
        "SERVER_NAME": _host(scope.server),
        "SERVER_PORT": server[2] or "0",
        "SERVER_PROTOCOL": f"HTTP/{scope.http_version}",
        "wsgi.version": (1, 0),
        "wsgi.url_scheme": scope.scheme,
        "wsgi.errors": sys.stderr,
        "wsgi.multithread": True,
        "wsgi.multiprocess": False,
        "wsgi.run_once": False,
    }
    for name, value in scope.headers.items():
        if "_" not in name:  # X_Forwarded_For would pass for X-Forwarded-For
            key = name.upper().replace("-", "_")
            key = key if key in ("CONTENT_TYPE", "CONTENT_LENGTH") else f"HTTP_{key}"
            environ[key] = f"{environ[key]},{value}" if key in environ else value
    return environ


def _host(address: str) -> str:
    """`[::1]:8000` without its port and brackets."""
    return address.rpartition(":")[0].strip("[]")


def addresses(host: str, port: int) -> list[str]:
    """The numeric addresses of a host, each once; raises OSError where there is none."""
    found = socket.getaddrinfo(host or "0.0.0.0", port, type=socket.SOCK_STREAM)
    return list(dict.fromkeys(str(each[4][0]) for each in found))


def _most_connections() -> int:
    """As many as there may be open files, asking for as many as this process may have."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_CONNECTIONS + SPARE_FILES
    if soft != resource.RLIM_INFINITY and soft < wanted:
        soft = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
    has_no_end = soft == resource.RLIM_INFINITY
    return MOST_CONNECTIONS if has_no_end else min(MOST_CONNECTIONS, max(64, soft - SPARE_FILES))

"""The web server: reads whole requests, however slowly they arrive, and answers them in threads.

Granian reads and writes, an event loop waits for bodies, and a thread is used only while the
application computes a response. So a client that sends a byte a minute occupies a connection only.
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
from service.web import errors, fair_threads
from service.web.fair_threads import Shares
from service.web.long_polling import Waiting

log = logging.getLogger(__name__)
WSGI = Callable[[dict[str, Any], Callable[..., Any]], Iterable[bytes]]
Headers = list[tuple[str, str]]
Answer = tuple[int, Headers, bytes]

SWITCH = 0.001  # seconds for which a thread keeps the interpreter while others wait
THREADS = fair_threads.ALONE + 8  # some stay free for others when one network has its maximum
MOST_CONNECTIONS, SPARE_FILES = 8_000, 300
LONGEST_HEAD = 64 * 1024  # bytes
HEAD_PATIENCE, BODY_PATIENCE = 20, 30  # seconds for a request's head, and then for its body
LONGEST_DRAIN = (
    8 * 1024 * 1024
)  # bytes of a too large body to read, so that its sender gets the answer
# Seconds after `stop`: for requests in progress, and for responses that are being sent.
GOODBYE, LAST_WORDS = 5.0, 1.0
SHORTEST_NAP = 0.01
# Seconds between attempts of a request that met a database lock; it uses no thread meanwhile.
PAUSES = (0.1, 0.2, 0.4, 0.8, 1.0)
LONGEST_LOOK = 0.95  # seconds for a health check, whatever the database does
UNWELL: Answer = (
    503,
    [("Content-Type", "application/json"), ("Retry-After", "5")],
    b'{"ready": false}\n',
)
UNNAMED_PROXY = (
    "X-Forwarded-For came from %s, which STAFFETTA_PROXY does not name: if that is your web "
    "server, all visitors look like one until you name it"
)


def _tell_at_the_end(loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
    """Handle errors while the server stops; ignore InvalidStateError.

    Granian causes that error by a late call to a task that has ended.
    """
    if not isinstance(context.get("exception"), asyncio.InvalidStateError):
        loop.default_exception_handler(context)


class CannotListen(Exception):
    """Raised if the server cannot open its port, or has lost it."""


class CutOff(Exception):
    """Raised if a request's body ended too early."""


class WebServer:
    """A server of one WSGI application at one host and port."""

    def __init__(
        self,
        app: WSGI,
        host: str,
        port: int,
        proxy: str,
        largest_body: int,
        waiting: Waiting | None = None,
    ) -> None:
        """Prepare to serve `app` at `host` and `port`, with bodies up to `largest_body` bytes.

        `proxy` is the IP address from which X-Forwarded-For is trusted. `waiting` holds the
        requests of long polling.
        """
        self._waiting, self._has_warned = waiting, False
        self._app, self._proxy, self._largest = app, proxy, largest_body
        self._behind = ProxyFix(app, x_for=1, x_proto=0, x_host=0, x_port=0, x_prefix=0)
        self._addresses = addresses(host, port)
        self.port = port
        self._pool = ThreadPoolExecutor(THREADS, "answer")
        self._watched_by = ThreadPoolExecutor(
            2, "health"
        )  # health checks wait for no other request
        self._shares = Shares()
        self._in_hand = 0
        self._loop: asyncio.AbstractEventLoop | None = None
        self._end = asyncio.Event()

    def run(self, ready: Callable[[], None] = lambda: None) -> None:
        """Answer requests until `stop` is called; call `ready` once the port is open.

        Raises CannotListen.
        """
        sys.setswitchinterval(SWITCH)
        asyncio.run(self._run(ready))
        for pool in (self._pool, self._watched_by):
            pool.shutdown(wait=False, cancel_futures=True)

    def stop(self) -> None:
        """Stop accepting requests and finish current ones; callable from any thread or signal."""
        if self._loop is None:
            self._end.set()
        else:
            with suppress(RuntimeError):  # it has ended, and its loop is closed
                self._loop.call_soon_threadsafe(self._end.set)

    async def _run(self, ready: Callable[[], None]) -> None:
        self._loop = asyncio.get_running_loop()
        servers = [self._server(address) for address in self._addresses]
        running = [asyncio.create_task(server.serve()) for server in servers]
        ended = asyncio.create_task(self._end.wait())
        opened = asyncio.create_task(self._until_open(ready))
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
        await asyncio.wait(running, timeout=LAST_WORDS)

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
            if environ["PATH_INFO"] == ALIVE:  # cheap, and never waits for a thread
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
        """Return the visitor's IP address: for a request from the proxy, the one it reports."""
        address: str = environ["REMOTE_ADDR"]
        if address == self._proxy:
            return environ.get("HTTP_X_FORWARDED_FOR", "").rpartition(",")[2].strip() or address
        return address

    def _warn_of_proxy(self, address: str) -> None:
        """Log once that X-Forwarded-For from an unknown proxy is not trusted."""
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
        """Answer in a thread; repeat a request that met a database lock, after a pause."""
        until = time.monotonic() + patience.REQUEST
        visitor = self._visitor(environ)
        pauses = iter(PAUSES)
        while True:
            pause = next(pauses, patience.REQUEST)
            is_last = until - time.monotonic() < pause + patience.BRIEF_LOCK
            async with self._shares.turn(visitor) as has_turn:
                environ[errors.HAS_NO_TURN] = not has_turn
                if await run(answer, app, environ, body, protocol, until, is_last):
                    return
            await asyncio.sleep(pause)

    async def _tell_health(
        self, app: WSGI, environ: dict[str, Any], body: bytes, protocol: HTTPProtocol
    ) -> None:
        """Answer a health check within a second: with 503 if the application is slower."""
        loop = asyncio.get_running_loop()
        told = loop.run_in_executor(self._watched_by, answer_of, app, environ, body)
        try:
            answered = await asyncio.wait_for(told, LONGEST_LOOK)
        except TimeoutError:
            answered = UNWELL
        protocol.response_bytes(*answered)


def answer(
    app: WSGI,
    environ: dict[str, Any],
    body: bytes,
    protocol: HTTPProtocol,
    until: float,
    is_last: bool,
) -> bool:
    """Run the application and send its response before its closing work, such as logging.

    Returns False, without sending anything, if it met a database lock and is to be repeated.
    """
    environ = environ | {"wsgi.input": io.BytesIO(body)}
    with patience.until(until) as granted:
        given, answered = _begin(app, environ)
        try:
            parts = b"".join(given)
            found_lock = environ.get(errors.IS_LOCKED, False)
            is_repeated = found_lock and not (is_last or granted.has_written)
            environ[errors.IS_REPEATED] = is_repeated
            if not is_repeated:
                protocol.response_bytes(*answered, parts)
        finally:
            _close(given)
    return not is_repeated


def answer_of(app: WSGI, environ: dict[str, Any], body: bytes) -> Answer:
    """Return the application's response: its status, headers and body."""
    given, answered = _begin(app, environ | {"wsgi.input": io.BytesIO(body)})
    try:
        return (*answered, b"".join(given))
    finally:
        _close(given)


def _begin(app: WSGI, environ: dict[str, Any]) -> tuple[Iterable[bytes], tuple[int, Headers]]:
    """Call the application; return the parts of the body, and its status with the headers."""
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
    """Return the body and its size in bytes; only the size if it is too large.

    Raises CutOff for an incomplete body: its size differs from Content-Length, or (for a chunked
    body) Granian has given a second empty chunk.
    """
    has_body = environ.get("CONTENT_LENGTH", "0") != "0" or "HTTP_TRANSFER_ENCODING" in environ
    if not has_body:
        return b"", 0
    environ.pop("HTTP_TRANSFER_ENCODING", None)  # the body is complete here
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
    """Return the WSGI environment (PEP 3333) of a request, without its body."""
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
        if "_" not in name:  # X_Forwarded_For would look like X-Forwarded-For
            key = name.upper().replace("-", "_")
            key = key if key in ("CONTENT_TYPE", "CONTENT_LENGTH") else f"HTTP_{key}"
            environ[key] = f"{environ[key]},{value}" if key in environ else value
    return environ


def _host(address: str) -> str:
    """Return `[::1]:8000` without its port and brackets."""
    return address.rpartition(":")[0].strip("[]")


def addresses(host: str, port: int) -> list[str]:
    """Return the IP addresses of `host` (0.0.0.0 if it is ""); raises OSError if it has none."""
    found = socket.getaddrinfo(host or "0.0.0.0", port, type=socket.SOCK_STREAM)
    return list(dict.fromkeys(str(each[4][0]) for each in found))


def _most_connections() -> int:
    """Raise the limit of open files, and return the number of connections that it allows."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_CONNECTIONS + SPARE_FILES
    if soft != resource.RLIM_INFINITY and soft < wanted:
        soft = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
    has_no_end = soft == resource.RLIM_INFINITY
    return MOST_CONNECTIONS if has_no_end else min(MOST_CONNECTIONS, max(64, soft - SPARE_FILES))

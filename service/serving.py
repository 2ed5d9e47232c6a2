"""Running processes: the web server, the postman and the clock, together or apart.

Knows signals and sockets; knows nothing of what they serve.
"""

import contextlib
import gc
import logging
import os
import signal
import socket
import sqlite3
import sys
import threading
from collections.abc import Iterator

from sqlalchemy.exc import SQLAlchemyError
from waitress.channel import HTTPChannel
from waitress.server import BaseWSGIServer, MultiSocketServer, create_server
from waitress.task import ErrorTask

from service import clock, modes, schema
from service.app import LARGEST_BODY, PROTECTION, UNKEPT, create_app
from service.database import damage, sqlite_file
from service.office import Office, open_office
from service.sender import Round
from service.settings import LOOPBACK, BadSetting, Settings

log = logging.getLogger(__name__)
THREADS = 16
MOST_CONNECTIONS = 400
LONGEST_GOODBYE = 9.0
BETWEEN_COLLECTIONS = 5_000  # new objects; few are garbage that only a search can find
PATIENCE = 60  # seconds that a silent connection is kept
SIGNALS = (signal.SIGTERM, signal.SIGINT)
HANG_UP = getattr(signal, "SIGHUP", None)  # the terminal is closed; some systems know none


class CannotServe(Exception):
    """The service cannot start; its text is the one line that says why."""


def serve(settings: Settings, host: str, port: int, background: bool = True) -> None:
    """Answer requests until a signal comes; with `background`, send letters and keep time too."""
    stop_on_signals()
    refuse_damaged(settings)
    office = ready_office(settings, host)
    try:
        app = create_app(office)
        server = listen(app, host, port, settings.proxy)
        with _presence(office), _background(office) if background else contextlib.nullcontext():
            print(f"Staffetta: {settings.base_url}", file=sys.stderr, flush=True)
            gc.freeze()  # what is there now stays: no need to look through it again and again
            gc.set_threshold(BETWEEN_COLLECTIONS, 10, 10)
            server.run()
    finally:
        office.database.close()


def keep_time(settings: Settings) -> None:
    """Send letters and keep time until a signal comes."""
    stop_on_signals()
    refuse_damaged(settings)
    office = ready_office(settings)
    try:
        with _background(office):
            threading.Event().wait()
    finally:
        office.database.close()


def refuse_damaged(settings: Settings) -> None:
    """Raises CannotServe of a SQLite file whose pages do not hang together; changes nothing in it.

    Who goes on writing into such a file loses more of it.
    """
    file = sqlite_file(settings.database_url)
    if file is None or not file.exists() or not (why := damage(file)):
        return
    advice = "put the last backup back with staffetta restore FILE, or have SQLite's .recover try"
    raise CannotServe(f"{file} is damaged ({why}); nothing was changed; {advice}")


def ready_office(settings: Settings, host: str = LOOPBACK[0]) -> Office:
    """The parts of an installation, closed to others, its database up to date."""
    os.umask(modes.UMASK)
    if settings.test and host not in LOOPBACK:
        raise BadSetting("STAFFETTA_TEST", "a rehearsal is served on 127.0.0.1 alone")
    try:
        modes.tighten(settings.data, sqlite_file(settings.database_url))
        schema.upgrade(settings.database_url)
        return open_office(settings)
    except schema.NewerSchema as newer:
        raise CannotServe(f"the database was made by a later release ({newer})") from None
    except (SQLAlchemyError, sqlite3.Error, OSError, ImportError) as error:
        reason = one_line(getattr(error, "orig", None) or error)
        raise BadSetting("STAFFETTA_DATABASE_URL", f"cannot be opened: {reason}") from None


def one_line(error: BaseException) -> str:
    """What a library says of a failure, as far as it fits one line."""
    return " ".join(str(error).split())[:300] or type(error).__name__


@contextlib.contextmanager
def _presence(office: Office) -> Iterator[None]:
    """While pages are served the clock can tell; when they are not, nobody's time runs."""
    try:
        presence = clock.Presence(office)
    except OSError as error:
        folder, reason = office.settings.data, error.strerror
        raise CannotServe(f"nothing can be written to {folder}: {reason}") from None
    presence.start()
    try:
        yield
    finally:
        presence.end()


@contextlib.contextmanager
def _background(office: Office) -> Iterator[None]:
    """The postman and the clock, for as long as the block lasts."""
    scheduler, postman = clock.run(office), Round(office)
    postman.start()
    try:
        yield
    finally:
        scheduler.shutdown(wait=True)
        postman.end()


def refuse_taken_port(host: str, port: int) -> None:
    """Raises CannotServe at once, before much is prepared for nothing."""
    try:
        family = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0][0]
        socket.create_server((host, port), family=family).close()
    except OSError as error:
        raise _cannot_listen(host, port, error) from None


def _cannot_listen(host: str, port: int, error: Exception) -> CannotServe:
    reason = getattr(error, "strerror", None) or str(error)
    return CannotServe(f"cannot listen on {host}, port {port}: {reason}")


def listen(
    app: object, host: str, port: int, proxy: str = ""
) -> BaseWSGIServer | MultiSocketServer:
    """A server that has its port and runs when told to; raises CannotServe."""
    behind = {"trusted_proxy": proxy, "trusted_proxy_headers": "x-forwarded-for"} if proxy else {}
    try:
        server = create_server(
            app,
            host=host,
            port=port,
            threads=THREADS,
            ident=None,
            max_request_body_size=LARGEST_BODY * 2,
            connection_limit=MOST_CONNECTIONS,
            channel_timeout=PATIENCE,
            asyncore_use_poll=True,
            clear_untrusted_proxy_headers=True,
            **behind,
        )
    except (OSError, ValueError) as error:
        raise _cannot_listen(host, port, error) from None
    several = server.map.values() if isinstance(server, MultiSocketServer) else [server]
    for each in several:
        if isinstance(each, BaseWSGIServer):
            each.channel_class = Channel
    return server


class Refusal(ErrorTask):
    """What the web server answers by itself, to requests too broken for the application."""

    def execute(self) -> None:
        """The same protection as on every other answer."""
        self.response_headers += PROTECTION + UNKEPT
        super().execute()


class Channel(HTTPChannel):
    """A connection whose broken requests are answered by our Refusal."""

    error_task_class = Refusal

    def writable(self) -> bool:
        """Not while a worker sends by itself.

        The loop would look again and again until that is done, and each time take Python's own
        lock from the very worker that it waits for. A worker that could not send everything
        calls the loop when it has finished.
        """
        if self.will_close or self.close_when_flushed:
            return True
        if not self.total_outbufs_len or not self.outbuf_lock.acquire(False):
            return False
        self.outbuf_lock.release()
        return True


def stop_on_signals() -> None:
    """SIGTERM, SIGINT and a closed terminal end this process in good order, once and for all.

    What hangs is left behind after a while: whatever was answered is on disk, and the rest is
    as it was.
    """

    def stop(*_: object) -> None:
        for each in filter(None, (*SIGNALS, HANG_UP)):
            signal.signal(each, signal.SIG_IGN)
        last = threading.Timer(LONGEST_GOODBYE, os._exit, (0,))
        last.daemon = True
        last.start()
        raise SystemExit(0)

    for each in SIGNALS:
        signal.signal(each, stop)
    if HANG_UP and signal.getsignal(HANG_UP) is not signal.SIG_IGN:  # nohup wants it to live on
        signal.signal(HANG_UP, stop)

"""Running processes: the web server, the sender and the clock, together or apart."""

import contextlib
import logging
import os
import signal
import socket
import sys
import threading
from collections.abc import Callable, Iterator

from service.installation.parts import Installation
from service.installation.settings import LOOPBACK, Settings
from service.mail.sender import SenderLoop
from service.matches import heartbeat
from service.operations import clock
from service.operations.starting import CannotServe, ready_installation, refuse_damaged
from service.web.app import LARGEST_BODY, create_app
from service.web.server import WSGI, CannotListen, WebServer
from service.web.waiting import Waiting

log = logging.getLogger(__name__)
LONGEST_GOODBYE = 9.0
EXPOSED = (
    "served on %s without a web server in front (STAFFETTA_PROXY): links, which are all that "
    "people have to show, cross the network unencrypted; deploy/README.md has examples with HTTPS"
)
SIGNALS = (signal.SIGTERM, signal.SIGINT)
HANG_UP = getattr(signal, "SIGHUP", None)  # the terminal is closed; some systems know none


def serve(settings: Settings, host: str, port: int, background: bool = True) -> None:
    """Answer requests until a signal comes; with `background`, send letters and keep time too."""
    stop_on_signals()
    refuse_damaged(settings)
    installation = ready_installation(settings, host)
    try:
        waiting = Waiting(installation.database)
        server = listen(create_app(installation), host, port, settings.proxy, waiting)
        if is_exposed(host, settings.proxy):
            log.warning(EXPOSED, host)
        with (
            _presence(installation),
            _background(installation) if background else contextlib.nullcontext(),
        ):
            stop_on_signals(server.stop)
            server.run(
                lambda: print(f"Staffetta: {settings.base_url}", file=sys.stderr, flush=True)  # noqa: T201
            )
    except CannotListen as error:
        raise _cannot_listen(host, port, error) from None
    finally:
        installation.database.close()


def is_exposed(host: str, proxy: str) -> bool:
    """Whether strangers reach this process itself: links would cross the network readable."""
    return host not in LOOPBACK and not proxy


def keep_time(settings: Settings) -> None:
    """Send letters and keep time until a signal comes."""
    stop_on_signals()
    refuse_damaged(settings)
    installation = ready_installation(settings)
    try:
        with _background(installation):
            threading.Event().wait()
    finally:
        installation.database.close()


@contextlib.contextmanager
def _presence(installation: Installation) -> Iterator[None]:
    """While pages are served the clock can tell; when they are not, nobody's time runs."""
    try:
        presence = heartbeat.Presence(installation)
    except OSError as error:
        folder, reason = installation.settings.data, error.strerror
        raise CannotServe(f"nothing can be written to {folder}: {reason}") from None
    presence.start()
    try:
        yield
    finally:
        presence.end()


@contextlib.contextmanager
def _background(installation: Installation) -> Iterator[None]:
    """The sender and the clock, for as long as the block lasts."""
    scheduler, sender = clock.run(installation), SenderLoop(installation)
    sender.start()
    try:
        yield
    finally:
        scheduler.shutdown(wait=True)
        sender.end()


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
    app: WSGI, host: str, port: int, proxy: str = "", waiting: Waiting | None = None
) -> WebServer:
    """A server that opens its port when it is run; raises CannotServe where it could not."""
    refuse_taken_port(host, port)
    return WebServer(app, host, port, proxy, LARGEST_BODY, waiting)


def leave() -> None:
    """End this process where it stands, in good order."""
    raise SystemExit(0)


def stop_on_signals(end: Callable[[], None] = leave) -> None:
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
        end()

    for each in SIGNALS:
        signal.signal(each, stop)
    if HANG_UP and signal.getsignal(HANG_UP) is not signal.SIG_IGN:  # nohup wants it to live on
        signal.signal(HANG_UP, stop)

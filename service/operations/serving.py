"""Running processes: the web server, the mail sender and the scheduler."""

import contextlib
import logging
import socket
import sys
import threading
from collections.abc import Iterator
from functools import partial

from service.installation.context import Installation
from service.installation.links import MAILBOX
from service.installation.release import release
from service.installation.settings import LOOPBACK, Settings
from service.matches import heartbeat
from service.operations import setting_warnings, worker
from service.operations.shutdown import stop_on_signals
from service.operations.startup import CannotServe, ready_installation, refuse_damaged, settle
from service.web.app import LARGEST_BODY, create_app
from service.web.long_polling import Waiting
from service.web.server import WSGI, CannotListen, WebServer

log = logging.getLogger(__name__)
EXPOSED = (
    "served on %s without a web server in front (STAFFETTA_PROXY): links, which are all that "
    "people have to show, cross the network unencrypted; deploy/README.md has examples with HTTPS"
)
ELSEWHERE = (
    "this data was in use on the machine %s %d seconds ago; if it is a copy and the service there "
    "still runs, letters go out twice and each service takes moves of its own: stop one of them"
)


def serve(settings: Settings, host: str, port: int, alone: bool = False) -> None:
    """Serve requests until a signal comes; unless `alone`, a child process sends letters."""
    stop_on_signals()
    refuse_damaged(settings)
    installation = ready_installation(settings, host)
    try:
        waiting = Waiting(installation.database)
        app = create_app(installation)
        server = listen(app, host, port, settings.proxy, waiting)
        if is_exposed(host, settings.proxy):
            log.warning(EXPOSED, host)
        warn(installation)
        aside = contextlib.nullcontext() if alone else worker.beside(installation)
        with _presence(installation), aside as letters:
            stop_on_signals(lambda: _stop(server, letters))
            settle()
            with _logged("web" if alone else "serve"):
                server.run(partial(_tell_addresses, settings))
    except CannotListen as error:
        raise _cannot_listen(host, port, error) from None
    finally:
        installation.database.close()


@contextlib.contextmanager
def _logged(part: str) -> Iterator[None]:
    """Log the start and the stop of this process, with the release."""
    about = {"part": part, "release": release()}
    log.info("service started", extra=about)
    try:
        yield
    finally:
        log.info("service stopped", extra=about)


def warn(installation: Installation) -> None:
    """Log likely mistakes in the settings, and that another machine may use this data too."""
    for line in setting_warnings.in_english(installation.settings):
        log.warning(line)
    if used := installation.database.read(lambda c: heartbeat.elsewhere(c, installation)):
        log.warning(ELSEWHERE, *used)


def _tell_addresses(settings: Settings) -> None:
    """Print the address of the pages and, in demo mode, of the letters."""
    lines = [f"Staffetta: {settings.base_url}"]
    if settings.demo:
        lines.append(f"Every letter: {settings.base_url}{MAILBOX}")
    print(*lines, sep="\n", file=sys.stderr, flush=True)  # noqa: T201


def is_exposed(host: str, proxy: str) -> bool:
    """True if the process is reachable without a proxy, so that links are sent unencrypted."""
    return host not in LOOPBACK and not proxy


def keep_time(settings: Settings) -> None:
    """Run the mail sender and the scheduler until a signal comes."""
    stop_on_signals()
    refuse_damaged(settings)
    installation = ready_installation(settings)
    warn(installation)
    try:
        with worker.at_work(installation), _logged("clock"):
            settle()
            threading.Event().wait()
    finally:
        installation.database.close()


def _stop(server: WebServer, letters: worker.Beside | None) -> None:
    """Stop the web server and the mail process at the same time, so that neither waits."""
    if letters:
        letters.tell_to_end()
    server.stop()


@contextlib.contextmanager
def _presence(installation: Installation) -> Iterator[None]:
    """Record heartbeats of the web process during the block; downtime then counts as an outage."""
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


def refuse_taken_port(host: str, port: int) -> None:
    """Raise CannotServe if the port is taken, before any costly preparation."""
    try:
        family = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0][0]
        socket.create_server((host, port), family=family).close()
    except OSError as error:
        raise _cannot_listen(host, port, error) from None


def _cannot_listen(host: str, port: int, error: Exception) -> CannotServe:
    reason = getattr(error, "strerror", None) or str(error)
    return CannotServe(f"cannot listen on {host}, port {port}: {reason}")


def listen(
    app: WSGI,
    host: str,
    port: int,
    proxy: str = "",
    waiting: Waiting | None = None,
) -> WebServer:
    """Return a server that opens its port when run; raises CannotServe if the port is taken."""
    refuse_taken_port(host, port)
    return WebServer(app, host, port, proxy, LARGEST_BODY, waiting)

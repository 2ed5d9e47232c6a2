"""Running processes: the web server, the postman and the clock, together or apart.

Knows signals and sockets; knows nothing of what they serve.
"""

import contextlib
import logging
import signal
import sys
import threading
from collections.abc import Iterator

from waitress.server import create_server

from service import clock, schema
from service.app import LARGEST_BODY, create_app
from service.office import Office, open_office
from service.sender import Round
from service.settings import LOOPBACK, BadSetting, Settings

log = logging.getLogger(__name__)
THREADS = 16


class CannotServe(Exception):
    """The service cannot start; its text is the one line that says why."""


def serve(settings: Settings, host: str, port: int, background: bool = True) -> None:
    """Answer requests until a signal comes; with `background`, send letters and keep time too."""
    office = ready_office(settings, host)
    try:
        app = create_app(office)
        server = _listen(app, host, port)
        with _background(office) if background else contextlib.nullcontext():
            _stop_on_signals()
            print(f"Staffetta: {settings.base_url}", file=sys.stderr)
            server.run()
    finally:
        office.database.close()


def keep_time(settings: Settings) -> None:
    """Send letters and keep time until a signal comes."""
    office = ready_office(settings, LOOPBACK[0])
    try:
        with _background(office):
            _stop_on_signals()
            with contextlib.suppress(SystemExit):
                threading.Event().wait()
    finally:
        office.database.close()


def ready_office(settings: Settings, host: str = LOOPBACK[0]) -> Office:
    """The parts of an installation whose database is up to date."""
    if settings.test and host not in LOOPBACK:
        raise BadSetting("STAFFETTA_TEST", "a rehearsal is served on 127.0.0.1 alone")
    try:
        schema.upgrade(settings.database_url)
    except schema.NewerSchema as newer:
        raise CannotServe(f"the database was made by a later release ({newer})") from None
    return open_office(settings)


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


def _listen(app: object, host: str, port: int) -> object:
    try:
        return create_server(
            app,
            host=host,
            port=port,
            threads=THREADS,
            ident=None,
            max_request_body_size=LARGEST_BODY * 2,
            clear_untrusted_proxy_headers=True,
        )
    except OSError as error:
        reason = error.strerror or str(error)
        raise CannotServe(f"cannot listen on {host}, port {port}: {reason}") from None


def _stop_on_signals() -> None:
    def stop(*_: object) -> None:
        raise SystemExit(0)

    signal.signal(signal.SIGTERM, stop)
    signal.signal(signal.SIGINT, stop)

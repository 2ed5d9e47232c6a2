"""The web server for a test's installation, which repeats requests that met a lock."""

import contextlib
import threading
from collections.abc import Iterator

from service.operations.serving import listen
from service.web.long_polling import Waiting
from tests.service.free_ports import free_port
from tests.service.trial_installation import TrialInstallation


@contextlib.contextmanager
def served(house: TrialInstallation) -> Iterator[str]:
    """Yield the URL of a running installation with long polling, until the block ends."""
    port = free_port()
    waiting = Waiting(house.installation.database)
    server = listen(house.client.application, "127.0.0.1", port, waiting=waiting)
    opened = threading.Event()
    answering = threading.Thread(target=server.run, args=(opened.set,), daemon=True)
    answering.start()
    assert opened.wait(60)
    try:
        yield f"http://127.0.0.1:{port}"
    finally:
        server.stop()
        answering.join()

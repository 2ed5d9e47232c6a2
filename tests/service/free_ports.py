"""Ports at which a test starts a server."""

import os
import secrets
import socket

SHARE = 1_000  # ports a worker of pytest-xdist
FIRST = 12_000  # far below those that the system gives to connections (32768 on Linux)


def free_port() -> int:
    """Return a free port from this worker's share.

    A port that the system chose could be given to another process before the server binds it.
    """
    worker = int(os.environ.get("PYTEST_XDIST_WORKER", "gw0").removeprefix("gw")) % 20
    while True:
        port = FIRST + worker * SHARE + secrets.randbelow(SHARE)
        try:
            with socket.create_server(("127.0.0.1", port)):
                return port
        except OSError:  # taken
            continue

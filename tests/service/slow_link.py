"""A TCP proxy that delays answers, or stops forwarding as a link that has frozen or died."""

import contextlib
import socket
import threading
import time
from collections.abc import Iterator
from pathlib import Path


class Link:
    """Forwards connections to a socket on this machine until `freeze` or `kill_silently`.

    Each answer of the server is `delay` seconds late.
    """

    def __init__(self, target: Path, delay: float = 0) -> None:
        self._target, self._delay = target, delay
        self._listening = socket.create_server(("127.0.0.1", 0))
        self.port = self._listening.getsockname()[1]
        self._thawed = threading.Event()
        self._thawed.set()
        self._open: list[socket.socket] = []
        self._dead: set[int] = set()
        threading.Thread(target=self._accept, daemon=True).start()

    def freeze(self) -> None:
        """Stop forwarding on all connections; neither side notices."""
        self._thawed.clear()

    def thaw(self) -> None:
        self._thawed.set()

    def kill_silently(self) -> None:
        """Stop forwarding on existing connections; new ones work."""
        self._dead.update(map(id, self._open))

    def close(self) -> None:
        self.thaw()
        self._listening.close()
        for each in self._open:
            each.close()

    def _accept(self) -> None:
        with contextlib.suppress(OSError):
            while True:
                client, _ = self._listening.accept()
                server = socket.socket(socket.AF_UNIX)
                server.connect(str(self._target))
                self._open += [client, server]
                for ends in ((client, server, 0), (server, client, self._delay)):
                    threading.Thread(target=self._forward, args=ends, daemon=True).start()

    def _forward(self, source: socket.socket, target: socket.socket, delay: float) -> None:
        with contextlib.suppress(OSError):
            while data := source.recv(65536):
                time.sleep(delay)
                self._thawed.wait()
                if id(source) not in self._dead:
                    target.sendall(data)
            if id(source) not in self._dead:
                target.shutdown(socket.SHUT_WR)


@contextlib.contextmanager
def linked(target: Path, delay: float = 0) -> Iterator[Link]:
    link = Link(target, delay)
    try:
        yield link
    finally:
        link.close()

"""A mail server that takes every letter and keeps none, in a separate process.

    python -m tests.benchmarks.sink PORT FILE

FILE grows by a byte with each letter, so that a reader never sees half a number.
"""

from __future__ import annotations

import socketserver
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from tests.benchmarks.bench_turns import free_port, running

ANSWERS = {b"DATA": b"354 go on", b"QUIT": b"221 bye", b"EHLO": b"250 sink"}


class Conversation(socketserver.StreamRequestHandler):
    """A connection that takes any number of letters."""

    def handle(self) -> None:
        self.wfile.write(b"220 sink\r\n")
        for line in self.rfile:
            word = line[:4].upper()
            self.wfile.write(ANSWERS.get(word, b"250 ok") + b"\r\n")
            if word == b"QUIT":
                return
            if word == b"DATA":
                self._take()

    def _take(self) -> None:
        """Read to the end of a letter, then add a byte to the file."""
        for line in self.rfile:
            if line == b".\r\n":
                break
        with Path(sys.argv[2]).open("ab", buffering=0) as taken:
            taken.write(b".")
        self.wfile.write(b"250 taken\r\n")


@dataclass
class Sink:
    """The running process."""

    port: int
    file: Path

    @property
    def url(self) -> str:
        return f"smtp://127.0.0.1:{self.port}"

    @property
    def taken(self) -> int:
        """Return the number of letters taken."""
        return self.file.stat().st_size if self.file.exists() else 0


@contextmanager
def sink(folder: Path) -> Iterator[Sink]:
    """Run a sink until the block ends."""
    made = Sink(free_port(), folder / "taken")
    with running(made.port, "-m", "tests.benchmarks.sink", str(made.port), str(made.file)):
        yield made


if __name__ == "__main__":
    with socketserver.ThreadingTCPServer(("127.0.0.1", int(sys.argv[1])), Conversation) as server:
        server.daemon_threads = True
        server.serve_forever()

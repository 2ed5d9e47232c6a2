"""A real HTTP server on loopback that stands for a webhook or a push service."""

import contextlib
import json
import threading
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

Answer = Callable[[BaseHTTPRequestHandler], None]


@dataclass
class Hook:
    """The server: its port, the requests that it received, and its answer."""

    port: int = 0
    bodies: list[bytes] = field(default_factory=list)
    headers: list[dict[str, str]] = field(default_factory=list)
    status: int = 200
    answer: Answer | None = None

    @property
    def notes(self) -> list[dict[str, Any]]:
        """Return the bodies as JSON."""
        return [json.loads(body) for body in self.bodies]

    @property
    def address(self) -> str:
        """Return the server's URL in the form that Apprise takes."""
        return f"json://127.0.0.1:{self.port}/hook"


@contextlib.contextmanager
def listening(host: str = "127.0.0.1") -> Iterator[Hook]:
    """Run a server until the block ends."""
    hook = Hook()

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            hook.headers.append({name.lower(): value for name, value in self.headers.items()})
            hook.bodies.append(self.rfile.read(int(self.headers.get("Content-Length") or 0)))
            if hook.answer:
                hook.answer(self)
                return
            self.send_response(hook.status)
            self.send_header("Content-Length", "0")
            self.end_headers()

        def log_message(self, *_: Any) -> None:
            """Print nothing."""

    server = ThreadingHTTPServer((host, 0), Handler)
    server.daemon_threads = True
    hook.port = server.server_port
    threading.Thread(
        target=server.serve_forever, kwargs={"poll_interval": 0.02}, daemon=True
    ).start()
    try:
        yield hook
    finally:
        server.shutdown()
        server.server_close()

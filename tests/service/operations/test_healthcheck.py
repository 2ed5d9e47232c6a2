"""The command that asks a running service whether it can do its work."""

import json
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from typing import Any

import pytest

from tests.service.free_ports import free_port
from tests.service.running_match import furnish, serving


def ask(run: Any, port: int) -> Any:
    return run("healthcheck", "--port", str(port))


@contextmanager
def answering(status: int, body: bytes) -> Iterator[int]:
    """Answer every request with this status and body; yield the port."""

    class Answer(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self.send_response(status)
            self.send_header("Content-Length", str(len(body)))
            self.end_headers()
            self.wfile.write(body)

        def log_message(self, *_: Any) -> None:
            pass

    with HTTPServer(("127.0.0.1", 0), Answer) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield server.server_port
        server.shutdown()


def test_a_running_service_is_healthy_and_a_stopped_one_is_not(run: Any, tmp_path: Path) -> None:
    furnish(tmp_path)
    with serving(tmp_path) as service:
        healthy = ask(run, service.port)
        assert (healthy.exit_code, healthy.stdout) == (0, ""), healthy.output
    stopped = ask(run, service.port)
    assert stopped.exit_code == 1 and f"127.0.0.1:{service.port}" in stopped.stderr


def test_what_fails_is_named_and_what_warns_is_told(run: Any) -> None:
    checks = {"database": True, "writes": False, "clock": False}
    with answering(503, json.dumps({"ready": False, "checks": checks}).encode()) as port:
        failed = ask(run, port)
    assert failed.exit_code == 1
    assert "writes" in failed.stderr and "clock" in failed.stderr
    assert "database" not in failed.stderr
    warned = {"ready": True, "checks": {"database": True}, "warnings": ["disk"]}
    with answering(200, json.dumps(warned).encode()) as port:
        told = ask(run, port)
    assert told.exit_code == 0 and "disk" in told.stderr


@pytest.mark.parametrize("body", [b"", b"<html>", b"[]", b"null", b'{"checks": 1}', b"\xff"])
def test_another_program_at_that_port_is_no_healthy_service(run: Any, body: bytes) -> None:
    with answering(200, body) as port:
        assert ask(run, port).exit_code == 1


def test_a_port_without_a_listener_is_told_at_once(run: Any) -> None:
    assert ask(run, free_port()).exit_code == 1

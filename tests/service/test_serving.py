"""The service as a real process: it starts, answers, stops when told to, and says why it cannot."""

import contextlib
import http.client
import json
import os
import signal
import socket
import subprocess
import sys
import threading
import urllib.error
import urllib.request
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from installation import ANA, BELA

from service.serving import Channel, listen

PATIENCE = 120  # seconds after which something hangs, on however busy a machine
PROPOSAL = {"game": "condottiere-3e", "language": "en", "host": ANA, "players": [BELA]}


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


@dataclass
class Service:
    """A running `staffetta` and where it answers."""

    process: subprocess.Popen
    port: int
    data: Path

    def get(self, path: str) -> tuple[int, str]:
        try:
            with urllib.request.urlopen(
                f"http://127.0.0.1:{self.port}{path}", timeout=PATIENCE
            ) as answer:
                return answer.status, answer.read().decode()
        except urllib.error.HTTPError as error:
            return error.code, error.read().decode()

    def propose(self, **values: Any) -> tuple[int, Any]:
        body = json.dumps({**PROPOSAL, **values}).encode()
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=PATIENCE)
        connection.request("POST", "/api/v1/matches", body, {"Content-Type": "application/json"})
        answer = connection.getresponse()
        return answer.status, json.load(answer)

    def send_raw(self, request: bytes) -> bytes:
        with socket.create_connection(("127.0.0.1", self.port), timeout=PATIENCE) as wire:
            parts = []
            with contextlib.suppress(ConnectionError):  # it may hang up before all was sent
                wire.sendall(request)
                wire.shutdown(socket.SHUT_WR)
                parts.extend(iter(lambda: wire.recv(65536), b""))
            return b"".join(parts)

    def stop(self, sign: signal.Signals) -> tuple[int, str]:
        """Its exit code and what it said."""
        self.process.send_signal(sign)
        _, said = self.process.communicate(timeout=PATIENCE)
        return self.process.returncode, said


def environment(data: Path, **values: str) -> dict[str, str]:
    kept = {name: text for name, text in os.environ.items() if not name.startswith("STAFFETTA_")}
    return {**kept, "STAFFETTA_DATA": str(data), **values}


def command(*words: str) -> list[str]:
    return [sys.executable, "-c", "from service.commands import main; main()", *words]


@contextlib.contextmanager
def running(data: Path, *words: str, **values: str) -> Iterator[Service]:
    """`staffetta` with these words, from its first line on until the block ends."""
    port = free_port()
    process = subprocess.Popen(
        command(*words, "--port", str(port)),
        env=environment(data, **values),
        cwd=Path(__file__).resolve().parents[2],
        stderr=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    watchdog = threading.Timer(PATIENCE, process.kill)
    watchdog.start()
    try:
        first = process.stderr.readline()
        watchdog.cancel()  # from now on each request has patience of its own
        assert first.startswith("Staffetta: "), first + process.stderr.read()
        yield Service(process, port, data)
    finally:
        watchdog.cancel()
        if process.poll() is None:
            process.kill()
        process.communicate()


def fails(data: Path, *words: str, **values: str) -> str:
    """The one line with which a command that cannot start ends."""
    done = subprocess.run(
        command(*words),
        env=environment(data, **values),
        cwd=Path(__file__).resolve().parents[2],
        capture_output=True,
        text=True,
        timeout=PATIENCE,
    )
    assert done.returncode == 1 and done.stdout == "", done.stderr
    assert len(done.stderr.strip().splitlines()) == 1
    return done.stderr


@pytest.mark.parametrize("sign", [signal.SIGTERM, signal.SIGINT])
def test_it_serves_sends_letters_and_ends_in_good_order(tmp_path: Path, sign: Any) -> None:
    with running(tmp_path / "data", "serve") as service:
        assert service.get("/healthz")[0] == 200
        assert "rehearsal" not in service.get("/")[1]
        assert service.propose()[0] == 201
        status, answer = service.propose(seed="a fair in Siena")
        assert (status, answer["error"]["at"]) == (400, "seed")
        code, said = service.stop(sign)
    assert code == 0 and "Traceback" not in said
    assert ANA["email"] not in said and "/s/" not in said.replace("/s/<token>", "")
    mails = sorted((tmp_path / "data" / "mail").glob("*.eml"))
    assert len(mails) in (0, 1, 2), "what was not yet sent waits"


def test_a_connection_in_the_middle_of_a_request_does_not_hold_up_the_end(tmp_path: Path) -> None:
    with running(tmp_path / "data", "serve") as service:
        with socket.create_connection(("127.0.0.1", service.port)) as wire:
            wire.sendall(b"POST /new HTTP/1.1\r\nHost: x\r\nContent-Length: 1000\r\n\r\nform=")
            code, said = service.stop(signal.SIGTERM)
    assert code == 0 and "Traceback" not in said


def test_a_rehearsal_shows_its_banner_everywhere_and_takes_a_seed_and_a_clock(
    tmp_path: Path,
) -> None:
    moved = tmp_path / "clock"
    moved.write_text("86400")
    values = {"STAFFETTA_TEST": "1", "STAFFETTA_TEST_CLOCK": str(moved)}
    with running(tmp_path / "data", "serve", **values) as service:
        for path in ("/", "/new", "/nothing", "/s/" + "a" * 26):
            assert 'class="rehearsal"' in service.get(path)[1]
        assert service.propose(seed="a fair in Siena")[0] == 201
        assert service.stop(signal.SIGTERM)[0] == 0


def test_a_rehearsal_is_served_on_this_machine_alone(tmp_path: Path) -> None:
    for command_name in ("serve", "web"):
        said = fails(tmp_path, command_name, "--host", "0.0.0.0", STAFFETTA_TEST="1")
        assert said.startswith("STAFFETTA_TEST: ")


def test_a_taken_port_and_a_host_that_is_none_are_named(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        assert port in fails(tmp_path, "serve", "--port", port)
        assert port in fails(tmp_path, "demo", "--port", port, TMPDIR=str(tmp_path))
        assert not list(tmp_path.glob("staffetta-demo-*"))
    assert "nowhere.invalid" in fails(tmp_path, "serve", "--host", "nowhere.invalid")


BROKEN = (
    b"\r\n\r\n",
    b"GET\r\n\r\n",
    b"GET / HTTP/9.9\r\n\r\n",
    b"GET /\0 HTTP/1.1\r\nHost: x\r\n\r\n",
    b"GET /s/\xff\xfe HTTP/1.1\r\nHost: x\r\n\r\n",
    b'GET / HTTP/1.1\r\nHost: a b"<>\r\n\r\n',
    b"GET / HTTP/1.1\r\nHost: x\r\nHost: y\r\n\r\n",
    b"GET /" + b"a" * 20_000 + b" HTTP/1.1\r\nHost: x\r\n\r\n",
    b"GET / HTTP/1.1\r\n" + b"X: y\r\n" * 60_000 + b"\r\n",
    b"POST /new HTTP/1.1\r\nHost: x\r\nContent-Length: -1\r\n\r\n",
    b"POST /new HTTP/1.1\r\nHost: x\r\nContent-Length: 99999999\r\n\r\n",
    b"POST /new HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n",
    b"POST /new HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: evil\r\n\r\n",
    b"GET http://evil.example/ HTTP/1.1\r\nHost: evil.example\r\n\r\n",
    b"OPTIONS * HTTP/1.1\r\nHost: x\r\n\r\n",
    b"GET // HTTP/1.1\r\nHost: x\r\n\r\n",
)


def test_broken_requests_are_refused_with_every_protection_and_disturb_nobody(
    tmp_path: Path,
) -> None:
    with running(tmp_path / "data", "web") as service:
        for request in BROKEN:
            answer = service.send_raw(request)
            if answer:
                head = answer.partition(b"\r\n\r\n")[0].decode("latin-1").lower()
                assert head.startswith(("http/1.0 ", "http/1.1 ")), request[:60]
                assert int(head.split()[1]) in (200, 400, 404, 405, 413, 431, 501), request[:60]
                assert "x-content-type-options: nosniff" in head, request[:60]
                assert "content-security-policy: " in head, request[:60]
                assert "traceback" not in answer.decode("latin-1").lower()
                assert "evil.example" not in answer.decode("latin-1")
        assert service.get("/healthz")[0] == 200
        code, said = service.stop(signal.SIGTERM)
    assert code == 0 and "Traceback" not in said


@pytest.mark.parametrize("sign", [signal.SIGINT, signal.SIGTERM, signal.SIGHUP])
def test_the_demo_has_running_games_and_a_mailbox_and_leaves_nothing(
    tmp_path: Path, sign: signal.Signals
) -> None:
    with running(tmp_path / "unused", "demo", TMPDIR=str(tmp_path)) as service:
        assert service.get("/mailbox")[0] == 200
        folder = next(tmp_path.glob("staffetta-demo-*"))
        assert (folder / "staffetta.db").exists()
        code, said = service.stop(sign)
    assert code == 0 and "Traceback" not in said
    assert not list(tmp_path.glob("staffetta-demo-*"))


def wait_for_letters(data: Path) -> None:
    """Until the postman of another process has written what waits, or patience ends."""
    patience = threading.Event()
    watchdog = threading.Timer(PATIENCE, patience.set)
    watchdog.start()
    while not any((data / "mail").glob("*.eml")):
        assert not patience.wait(0.05), "no letter was sent"
    watchdog.cancel()


def test_letters_and_clock_alone_end_in_good_order_too(tmp_path: Path) -> None:
    subprocess.run(command("tick"), env=environment(tmp_path), check=True, timeout=PATIENCE)
    process = subprocess.Popen(
        command("clock"), env=environment(tmp_path), stderr=subprocess.PIPE, text=True
    )
    with running(tmp_path, "web") as service:
        service.propose()
        wait_for_letters(tmp_path)  # so the clock's process is up, and does its work
        process.send_signal(signal.SIGTERM)
        _, said = process.communicate(timeout=PATIENCE)
        assert process.returncode == 0 and "Traceback" not in said
        assert service.stop(signal.SIGTERM)[0] == 0


def test_the_loop_leaves_a_connection_alone_while_a_worker_sends_on_it() -> None:
    channel = Channel.__new__(Channel)
    channel.will_close = channel.close_when_flushed = False
    channel.total_outbufs_len, channel.outbuf_lock = 10, threading.Condition()
    assert channel.writable()
    with ThreadPoolExecutor(1) as worker:
        worker.submit(channel.outbuf_lock.acquire).result()
        assert not channel.writable()
        channel.will_close = True
        assert channel.writable()
        worker.submit(channel.outbuf_lock.release).result()
    channel.will_close, channel.total_outbufs_len = False, 0
    assert not channel.writable()


def test_an_answer_of_many_megabytes_arrives_whole_at_a_slow_reader() -> None:
    body = bytes(range(256)) * 4096 * 24  # more than waitress keeps before it makes a worker wait
    server = listen(lambda environ, start: start("200 OK", []) and None or [body], "127.0.0.1", 0)
    loop = threading.Thread(target=server.run, daemon=True)
    loop.start()
    with socket.create_connection(("127.0.0.1", server.effective_port), PATIENCE) as wire:
        wire.sendall(b"GET / HTTP/1.0\r\n\r\n")
        answer = b"".join(iter(lambda: wire.recv(1 << 16), b""))
    server.close()
    assert answer.partition(b"\r\n\r\n")[2] == body


def guesses(service: Service, visitor: str) -> int:
    """The status that a visitor gets who has tried links at random for a while."""
    status = 0
    for _ in range(125):
        request = urllib.request.Request(f"http://127.0.0.1:{service.port}/s/{'a' * 26}")
        request.add_header("X-Forwarded-For", visitor)
        try:
            urllib.request.urlopen(request, timeout=PATIENCE)
        except urllib.error.HTTPError as error:
            status = error.code
    return status


def test_behind_a_web_server_one_guesser_stops_nobody_else(tmp_path: Path) -> None:
    with running(tmp_path / "data", "web", STAFFETTA_PROXY="127.0.0.1") as service:
        assert guesses(service, "203.0.113.5") == 429
        assert service.get(f"/s/{'a' * 26}")[0] == 404
        service.stop(signal.SIGTERM)


def test_without_one_nobody_chooses_the_address_they_come_from(tmp_path: Path) -> None:
    with running(tmp_path / "data", "web") as service:
        assert guesses(service, "203.0.113.5") == 429
        assert service.get(f"/s/{'a' * 26}")[0] == 429
        service.stop(signal.SIGTERM)

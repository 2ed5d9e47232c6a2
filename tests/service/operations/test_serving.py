"""The service as a real process: it starts, answers, stops on a signal, and explains failures."""

import contextlib
import http.client
import json
import os
import signal
import socket
import subprocess
import sys
import threading
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from service.installation.release import release
from service.installation.settings import from_environment
from service.operations.serving import listen
from service.operations.startup import ready_installation
from tests.service.free_ports import free_port
from tests.service.trial_installation import ANA, BELA

PATIENCE = 120  # seconds before a wait counts as hanging, even on a busy machine
ENTRY = {"id": "x", "entry": "0 add 5"}
PROPOSAL = {"game": "condottiere-3e", "language": "en", "host": ANA, "players": [BELA]}


@dataclass
class Service:
    """A running `staffetta` and its port."""

    process: subprocess.Popen
    port: int
    data: Path
    first: str = ""  # output before it was ready

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

    def call(
        self, method: str, path: str, body: Any = None, token: str = "", **headers: str
    ) -> tuple[int, Any]:
        """Call the API and return the status and the body, with the ETag if there is one."""
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=PATIENCE)
        sent = {"Content-Type": "application/json"} if body else {}
        by = {"Authorization": f"Bearer {token}"} if token else {}
        data = json.dumps(body).encode() if body else None
        connection.request(method, f"/api/v1{path}", data, {**sent, **by, **headers})
        answer = connection.getresponse()
        text = answer.read()
        told = json.loads(text) if text else {}
        return answer.status, {**told, "etag": answer.headers.get("ETag", "")}

    def send_raw(self, request: bytes) -> bytes:
        with socket.create_connection(("127.0.0.1", self.port), timeout=PATIENCE) as wire:
            parts = []
            with contextlib.suppress(OSError):  # it may hang up before the whole request is sent
                wire.sendall(request)
                wire.shutdown(socket.SHUT_WR)
                parts.extend(iter(lambda: wire.recv(65536), b""))
            return b"".join(parts)

    def stop(self, sign: signal.Signals) -> tuple[int, str]:
        """Stop the process with a signal, and return its exit code and output."""
        self.process.send_signal(sign)
        _, said = self.process.communicate(timeout=PATIENCE)
        print(said)  # pytest shows it if a test fails
        return self.process.returncode, said


def environment(data: Path, **values: str) -> dict[str, str]:
    kept = {name: text for name, text in os.environ.items() if not name.startswith("STAFFETTA_")}
    return {**kept, "STAFFETTA_DATA": str(data), **values}


def begin_at(data: Path, **values: str) -> None:
    """Create an installation as `serve` does, without running it."""
    environ = {"STAFFETTA_DATA": str(data), **values}
    ready_installation(from_environment(environ, makes=True)).database.close()


def command(*words: str) -> list[str]:
    return [sys.executable, "-c", "from service.operations.commands import main; main()", *words]


def hear_hang_ups() -> None:
    """Let SIGHUP end the process, as in a terminal, even if the tests run under nohup."""
    signal.signal(signal.SIGHUP, signal.SIG_DFL)


@contextlib.contextmanager
def running(data: Path, *words: str, **values: str) -> Iterator[Service]:
    """Run `staffetta` with these arguments; yield once its first line is there, stop at the end."""
    port = free_port()
    process = subprocess.Popen(
        command(*words, "--port", str(port)),
        env=environment(data, **values),
        cwd=Path(__file__).resolve().parents[3],
        stderr=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        preexec_fn=hear_hang_ups,
    )
    watchdog = threading.Timer(PATIENCE, process.kill)
    watchdog.start()
    try:
        first = said = process.stderr.readline()
        while said.startswith("{"):  # a line of the log
            first += (said := process.stderr.readline())
        watchdog.cancel()  # from now on each request has its own timeout
        assert said.startswith("Staffetta: "), first + process.stderr.read()
        yield Service(process, port, data, first)
    finally:
        watchdog.cancel()
        if process.poll() is None:
            process.kill()
        process.communicate()


def fails(data: Path, *words: str, **values: str) -> str:
    """Return the one line with which a command fails to start."""
    done = subprocess.run(
        command(*words),
        env=environment(data, **values),
        cwd=Path(__file__).resolve().parents[3],
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


def test_a_waiting_phone_hears_of_an_entry_and_does_not_delay_the_stop(tmp_path: Path) -> None:
    with running(tmp_path / "data", "serve") as service, ThreadPoolExecutor(1) as phone:
        status, opened = service.call("POST", "/tables", {"game": "pad", "seats": [{}, {}]})
        assert status == 201
        token = opened["host"].rpartition("/")[2]
        status, first = service.call("GET", "/table", token=token)
        waits = {"If-None-Match": first["etag"], "Prefer": "wait=25"}
        waiting = phone.submit(service.call, "GET", "/table", token=token, **waits)
        assert service.call("POST", "/table/entries", ENTRY, token)[0] == 200
        status, second = waiting.result()
        assert (status, second["number"]) == (200, 1)
        waits["If-None-Match"] = second["etag"]
        last = phone.submit(service.call, "GET", "/table", token=token, **waits)
        time.sleep(0.5)
        assert not last.done()
        code, said = service.stop(signal.SIGTERM)
        assert (code, last.result()[0]) == (0, 304) and "Traceback" not in said


def test_a_connection_in_the_middle_of_a_request_does_not_delay_the_stop(tmp_path: Path) -> None:
    with running(tmp_path / "data", "serve") as service:
        with socket.create_connection(("127.0.0.1", service.port)) as wire:
            wire.sendall(b"POST /new HTTP/1.1\r\nHost: x\r\nContent-Length: 1000\r\n\r\nform=")
            code, said = service.stop(signal.SIGTERM)
    assert code == 0 and "Traceback" not in said


def test_test_mode_shows_its_banner_everywhere_and_takes_a_seed_and_a_clock(
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


def test_test_mode_is_served_to_this_machine_alone(tmp_path: Path) -> None:
    for command_name in ("serve", "web"):
        said = fails(tmp_path, command_name, "--host", "0.0.0.0", STAFFETTA_TEST="1")
        assert said.startswith("STAFFETTA_TEST: ")


@pytest.mark.parametrize("host", ["0.0.0.0", "::", "192.0.2.1", "example.org", ""])
def test_a_demonstration_is_served_on_this_machine_alone(tmp_path: Path, host: str) -> None:
    said = fails(tmp_path, "demo", "--host", host, TMPDIR=str(tmp_path))
    assert "every link" in said and not list(tmp_path.glob("staffetta-demo-*"))


def test_a_taken_port_and_an_invalid_host_are_named(tmp_path: Path) -> None:
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


def test_broken_requests_are_refused_with_all_protective_headers(
    tmp_path: Path,
) -> None:
    with running(tmp_path / "data", "web") as service:
        for request in BROKEN:
            answer = service.send_raw(request)
            if answer:
                head = answer.partition(b"\r\n\r\n")[0].decode("latin-1").lower()
                assert head.startswith(("http/1.0 ", "http/1.1 ")), request[:60]
                assert int(head.split()[1]) in (200, 400, 404, 405, 413, 431, 501), request[:60]
                if "content-length: 0" not in head:  # an empty answer needs no protection
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
    public = {"STAFFETTA_BASE_URL": "https://play.example.org"}
    with running(tmp_path / "unused", "demo", TMPDIR=str(tmp_path), **public) as service:
        assert service.get("/mailbox")[0] == 200
        assert "play.example.org" not in service.first
        assert service.process.stderr.readline().endswith(f":{service.port}/mailbox\n")
        folder = next(tmp_path.glob("staffetta-demo-*"))
        assert (folder / "staffetta.db").exists()
        code, said = service.stop(sign)
    assert code == 0 and "Traceback" not in said
    assert not list(tmp_path.glob("staffetta-demo-*"))


def wait_for_letters(data: Path) -> None:
    """Wait until the sender in another process has written the letters, or time is up."""
    patience = threading.Event()
    watchdog = threading.Timer(PATIENCE, patience.set)
    watchdog.start()
    while not any((data / "mail").glob("*.eml")):
        assert not patience.wait(0.05), "no letter was sent"
    watchdog.cancel()


def test_letters_and_clock_alone_end_in_good_order_too(tmp_path: Path) -> None:
    begin_at(tmp_path)
    process = subprocess.Popen(
        command("clock"), env=environment(tmp_path), stderr=subprocess.PIPE, text=True
    )
    with running(tmp_path, "web") as service:
        service.propose()
        wait_for_letters(tmp_path)  # so the scheduler's process runs and works
        process.send_signal(signal.SIGTERM)
        _, said = process.communicate(timeout=PATIENCE)
        assert process.returncode == 0 and "Traceback" not in said
        assert service.stop(signal.SIGTERM)[0] == 0


@contextlib.contextmanager
def answering(app: Any) -> Iterator[int]:
    """Yield the port at which an app answers until the block ends."""
    server, opened = listen(app, "127.0.0.1", free_port()), threading.Event()
    thread = threading.Thread(target=server.run, args=(opened.set,), daemon=True)
    thread.start()
    assert opened.wait(PATIENCE)
    yield server.port
    server.stop()
    thread.join(PATIENCE)
    assert not thread.is_alive()


def hear(port: int, request: bytes) -> bytes:
    with socket.create_connection(("127.0.0.1", port), PATIENCE) as wire:
        wire.sendall(request)
        return b"".join(iter(lambda: wire.recv(1 << 16), b""))


def test_an_answer_of_many_megabytes_arrives_whole_at_a_slow_reader() -> None:
    body = bytes(range(256)) * 4096 * 24
    with answering(lambda environ, start: (start("200 OK", []) and None) or [body]) as port:
        answer = hear(port, b"GET / HTTP/1.0\r\n\r\n")
    assert answer.partition(b"\r\n\r\n")[2] == body


def test_a_request_in_hand_is_answered_though_the_end_has_come() -> None:
    asked, may_answer = threading.Event(), threading.Event()

    def app(environ: Any, start: Any) -> list[bytes]:
        asked.set()
        assert may_answer.wait(PATIENCE)
        start("200 OK", [])
        return [b"done"]

    heard: list[bytes] = []
    with contextlib.ExitStack() as served:
        port = served.enter_context(answering(app))
        request = b"GET / HTTP/1.1\r\nHost: x\r\n\r\n"
        caller = threading.Thread(target=lambda: heard.append(hear(port, request)), daemon=True)
        caller.start()
        assert asked.wait(PATIENCE)
        threading.Timer(0.2, may_answer.set).start()
    caller.join(PATIENCE)
    assert heard[0].endswith(b"done")


def test_head_and_body_of_a_request_reach_the_application_unchanged() -> None:
    def app(environ: Any, start: Any) -> list[bytes]:
        start("200 OK", [])
        seen = {name: value for name, value in environ.items() if isinstance(value, str)}
        return [json.dumps(seen | {"body": environ["wsgi.input"].read().decode()}).encode()]

    chunked = b"Transfer-Encoding: chunked\r\n\r\n5\r\nhello\r\n0\r\n\r\n"
    head = b"POST /a%2541/%D8%B3?q=%20 HTTP/1.0\r\nHost: x\r\nX-A: 1\r\nX-A: 2\r\nX_B: 3\r\n"
    with answering(app) as port:
        heard = json.loads(
            hear(port, head + b"Content-Length: 2\r\n\r\nhi").partition(b"\r\n\r\n")[2]
        )
        other = hear(port, head.replace(b"1.0", b"1.1") + b"Connection: close\r\n" + chunked)
        large = head + b"Content-Length: 600000\r\n\r\n" + bytes(600_000)
        cut = json.loads(hear(port, large).partition(b"\r\n\r\n")[2])
    assert heard["PATH_INFO"] == "/a%41/\u00d8\u00b3" and heard["QUERY_STRING"] == "q=%20"
    assert heard["HTTP_X_A"] == "1,2" and "HTTP_X_B" not in heard
    assert (heard["REMOTE_ADDR"], heard["body"]) == ("127.0.0.1", "hi")
    assert json.loads(other.partition(b"\r\n\r\n")[2])["body"] == "hello"
    assert (cut["CONTENT_LENGTH"], cut["body"]) == ("600000", "")


LINES = b"5\r\nhello\r\n"
HALVES = {
    "bytes": b"Content-Length: 9\r\n\r\nhello",
    "a chunk": b"Transfer-Encoding: chunked\r\n\r\n" + LINES + b"9\r\nhe",
    "chunks": b"Transfer-Encoding: chunked\r\n\r\n" + LINES,
    "no chunk": b"Transfer-Encoding: chunked\r\n\r\n" + LINES + b"zz\r\n",
}


@pytest.mark.parametrize("half", HALVES.values(), ids=HALVES)
def test_a_partial_body_is_refused(half: bytes) -> None:
    """A broken connection could shorten orders and addresses, and the rest would be stored."""
    taken: list[Any] = []
    with (
        answering(
            lambda environ, start: taken.append(environ) or start("200 OK", []) or []
        ) as port,
        socket.create_connection(("127.0.0.1", port), PATIENCE) as wire,
    ):
        wire.sendall(b"POST /new HTTP/1.1\r\nHost: x\r\n" + half)
        wire.shutdown(socket.SHUT_WR)
        answer = wire.recv(1 << 16)
    assert answer.startswith(b"HTTP/1.1 400 ") and not taken


MANY_SLOW = 430


@pytest.mark.parametrize(
    "beginning",
    [
        b"GET /new HTTP/1.1\r\nHost: x\r\nX-A: ",
        b"POST /new HTTP/1.1\r\nContent-Length: 5000\r\n\r\n",
    ],
    ids=["heads", "bodies"],
)
def test_hundreds_of_slow_clients_do_not_block_others(tmp_path: Path, beginning: bytes) -> None:
    with running(tmp_path / "data", "web") as service, contextlib.ExitStack() as held:
        slow = [
            held.enter_context(socket.create_connection(("127.0.0.1", service.port), PATIENCE))
            for _ in range(MANY_SLOW)
        ]
        for wire in slow:
            wire.sendall(beginning)
        for _ in range(3):
            for wire in slow:
                wire.sendall(b"a")
            assert service.get("/healthz")[0] == 200
        assert service.stop(signal.SIGTERM)[0] == 0


def test_without_a_web_server_in_front_a_public_address_is_warned_of(tmp_path: Path) -> None:
    with running(tmp_path / "data", "web", "--host", "0.0.0.0") as service:
        assert "unencrypted" in service.first
    with running(
        tmp_path / "data", "web", "--host", "0.0.0.0", STAFFETTA_PROXY="127.0.0.1"
    ) as service:
        assert "unencrypted" not in service.first


def test_likely_mistakes_in_settings_are_reported_at_the_start(tmp_path: Path) -> None:
    public = {"STAFFETTA_BASE_URL": "http://play.example.org", "STAFFETTA_MAIL_URL": "file:"}
    with running(tmp_path / "data", "web", **public) as service:
        lines = [json.loads(line) for line in service.first.splitlines()[:-1]]
    warned = [line["event"] for line in lines if line["level"] == "warning"]
    for told in ("unencrypted", "STAFFETTA_PROXY", "reach nobody"):
        assert [told in line for line in warned].count(True) == 1
    said = fails(tmp_path / "data", "web", STAFFETTA_BASE_URL="https://play.example.org")
    assert said.startswith("STAFFETTA_MAIL_URL: ")


def test_a_web_server_in_front_that_is_not_named_is_warned_of_once(tmp_path: Path) -> None:
    for named, warned in (("", 1), ("127.0.0.1", 0)):
        with running(tmp_path / "data", "web", STAFFETTA_PROXY=named) as service:
            for _ in range(3):
                knock(service, "203.0.113.5")
            _, said = service.stop(signal.SIGTERM)
        assert said.count("STAFFETTA_PROXY") == warned


def knock(service: Service, visitor: str) -> int:
    """Return the status for a visitor behind a web server who opens a wrong link."""
    request = urllib.request.Request(f"http://127.0.0.1:{service.port}/s/{'a' * 26}")
    request.add_header("X-Forwarded-For", visitor)
    try:
        return urllib.request.urlopen(request, timeout=PATIENCE).status
    except urllib.error.HTTPError as error:
        return error.code


def guesses(service: Service, visitor: str) -> int:
    """Return the status for a visitor who has tried random links for a while."""
    status = 0
    for _ in range(125):
        status = knock(service, visitor)
    return status


def test_behind_a_proxy_one_guesser_blocks_no_other_visitor(tmp_path: Path) -> None:
    with running(tmp_path / "data", "web", STAFFETTA_PROXY="127.0.0.1") as service:
        assert guesses(service, "203.0.113.5") == 429
        assert service.get(f"/s/{'a' * 26}")[0] == 404
        service.stop(signal.SIGTERM)


def test_without_a_proxy_a_header_cannot_choose_the_visitors_address(tmp_path: Path) -> None:
    with running(tmp_path / "data", "web") as service:
        assert guesses(service, "203.0.113.5") == 429
        assert service.get(f"/s/{'a' * 26}")[0] == 429
        service.stop(signal.SIGTERM)


def test_start_and_stop_are_logged_with_the_release(tmp_path: Path) -> None:
    with running(tmp_path / "data", "serve") as service:
        code, said = service.stop(signal.SIGTERM)
    assert code == 0
    lines = [json.loads(line) for line in (service.first + said).splitlines() if line[:1] == "{"]
    told = [(each["event"], each["part"], each["release"]) for each in lines if "part" in each]
    assert told == [
        ("service started", "serve", release()),
        ("service stopped", "serve", release()),
    ]


def test_a_backup_leaves_a_line_for_the_log(tmp_path: Path) -> None:
    begin_at(tmp_path / "data")
    done = subprocess.run(
        command("backup", str(tmp_path / "kept.backup")),
        env=environment(tmp_path / "data"),
        capture_output=True,
        text=True,
        check=True,
    )
    (line,) = [json.loads(line) for line in done.stderr.splitlines() if line[:1] == "{"]
    assert (line["event"], line["release"]) == ("backup", release())
    assert str(tmp_path) not in str(line)

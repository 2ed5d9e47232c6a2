"""The examples in deploy/ in use: web servers in front, and units that systemd can read."""

import contextlib
import http.client
import os
import re
import shutil
import signal
import socket
import ssl
import subprocess
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.service.free_ports import free_port
from tests.service.operations.test_serving import PATIENCE, command, running

DEPLOY = Path(__file__).resolve().parents[3] / "deploy"
UNITS = sorted(DEPLOY.glob("*.service"))
ANYBODY = ssl.create_default_context()
ANYBODY.check_hostname, ANYBODY.verify_mode = False, ssl.CERT_NONE


def needs(program: str) -> pytest.MarkDecorator:
    found = shutil.which(program) or shutil.which(program, path="/usr/sbin:/sbin")
    return pytest.mark.skipif(not found, reason=f"no {program} here")


@contextlib.contextmanager
def in_front(log: Path, port: int, *words: str, **values: str) -> Iterator[str]:
    """Yield the URL of a web server in front of the service; its output goes to `log`."""
    said = log.open("w")
    process = subprocess.Popen(words, env=values or None, stdout=said, stderr=said, text=True)
    address, end = f"https://localhost:{port}", time.monotonic() + PATIENCE
    try:
        while not is_answered(f"{address}/healthz"):
            assert process.poll() is None and time.monotonic() < end, log.read_text()
            time.sleep(0.05)
        yield address
    finally:
        process.terminate()
        process.wait(timeout=PATIENCE)
        said.close()


def is_answered(url: str) -> bool:
    try:
        return urllib.request.urlopen(url, timeout=5, context=ANYBODY).status == 200
    except OSError:
        return False


def check_front(address: str, straight: str) -> None:
    """Check that pages arrive, and that many guesses block only the visitor who makes them."""
    with urllib.request.urlopen(f"{address}/", timeout=PATIENCE, context=ANYBODY) as answer:
        assert answer.status == 200 and answer.headers["X-Content-Type-Options"] == "nosniff"
    tries = urllib.request.Request(
        f"{address}/s/{'a' * 26}", headers={"X-Forwarded-For": "192.0.2.1"}
    )
    status = 0
    for _ in range(125):
        try:
            urllib.request.urlopen(tries, timeout=PATIENCE, context=ANYBODY)
        except urllib.error.HTTPError as error:
            status = error.code
    assert status == 429, "whatever a visitor says, it is the own address that counts"
    assert guesses_once(straight, "203.0.113.5") == 404


SECRET_PATH = f"/s/{'c' * 26}"


def ask(address: str, path: str = SECRET_PATH, **more: Any) -> Any:
    """Return the answer, with any status; the referring page contains a link too."""
    request = urllib.request.Request(f"{address}{path}", **more)
    request.add_header("Referer", f"{address}{SECRET_PATH}")
    try:
        return urllib.request.urlopen(request, timeout=PATIENCE, context=ANYBODY)
    except urllib.error.HTTPError as error:
        return error


def check_answers(address: str) -> None:
    """Check that pages are compressed, large bodies refused as such, and https enforced."""
    for path in ("/new", "/styles/page.css"):
        with ask(address, path, headers={"Accept-Encoding": "gzip"}) as answer:
            assert answer.headers["Content-Encoding"] == "gzip"
            assert answer.headers["Strict-Transport-Security"]
    for size in (300_000, 700_000, 5_000_000):
        answer = ask(address, "/new", data=bytes(size))
        assert answer.status == 413, size
    piece = iter([bytes(100_000)] * 10)
    chunked = {"Content-Type": "application/x-www-form-urlencoded", "Transfer-Encoding": "chunked"}
    assert ask(address, "/new", data=piece, headers=chunked).status == 413


def check_connections(port: int) -> None:
    """Check that nginx holds back a visitor who leaves too many requests unfinished."""
    head = b"POST /new HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\n"
    with contextlib.ExitStack() as held:
        for _ in range(45):
            plain = held.enter_context(socket.create_connection(("127.0.0.1", port), PATIENCE))
            last = held.enter_context(ANYBODY.wrap_socket(plain))
            last.sendall(head)
        assert last.recv(12) == b"HTTP/1.1 429"


def former_domain(port: int) -> str:
    """Return the lines of README.md for a former domain, at a port of this machine."""
    readme = (DEPLOY / "README.md").read_text(encoding="utf-8")
    found = re.search(r"^```\n(old\.example\.org \{.*?)^```", readme, re.MULTILINE | re.DOTALL)
    return "\n" + found[1].replace("old.example.org", f"http://127.0.0.1:{port}")


def check_former(port: int) -> None:
    """Check that a link with the former domain leads to the same link with the present one."""
    for method in ("GET", "POST"):
        connection = http.client.HTTPConnection("127.0.0.1", port, timeout=PATIENCE)
        connection.request(method, f"{SECRET_PATH}?language=fa")
        answer = connection.getresponse()
        to = answer.headers["Location"]
        assert (answer.status, to) == (308, f"https://play.example.org{SECRET_PATH}?language=fa")
        connection.close()


def check_logs(folder: Path, data: Path) -> None:
    """Check that no file written by the web server contains a link."""
    written = [path for path in folder.rglob("*") if path.is_file() and data not in path.parents]
    assert len(written) > 2
    for path in written:
        assert "c" * 26 not in path.read_text(errors="replace"), path


def guesses_once(straight: str, visitor: str) -> int:
    """Try one wrong link as this visitor, behind the same web server; return the status."""
    request = urllib.request.Request(f"{straight}/s/{'b' * 26}")
    request.add_header("X-Forwarded-For", visitor)
    try:
        return urllib.request.urlopen(request, timeout=PATIENCE).status
    except urllib.error.HTTPError as error:
        return error.code


@needs("nginx")
@needs("openssl")
def test_nginx_in_front_passes_everything_on(tmp_path: Path) -> None:
    port, plain = free_port(), free_port()
    key, certificate = tmp_path / "key.pem", tmp_path / "certificate.pem"
    made = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2"]
    made += ["-subj", "/CN=localhost", "-keyout", str(key), "-out", str(certificate)]
    subprocess.run(made, check=True, capture_output=True)
    with running(tmp_path / "data", "web", STAFFETTA_PROXY="127.0.0.1") as service:
        text = (DEPLOY / "nginx.conf").read_text(encoding="utf-8")
        text = re.sub(r"listen \[::\].*", "", text)
        text = text.replace("rate=20r/s", "rate=2000r/s")  # the service must refuse, not nginx
        text = text.replace("listen 80;", f"listen 127.0.0.1:{plain};")
        text = text.replace("listen 443", f"listen 127.0.0.1:{port}")
        text = re.sub(r"/etc/\S*fullchain.pem", str(certificate), text)
        text = re.sub(r"/etc/\S*privkey.pem", str(key), text)
        text = text.replace("play.example.org", "localhost").replace(":8000", f":{service.port}")
        paths = "client_body_temp_path t; proxy_temp_path t; fastcgi_temp_path t; "
        paths += "uwsgi_temp_path t; scgi_temp_path t;"
        whole, user = tmp_path / "whole.conf", "user root;" if os.geteuid() == 0 else ""
        whole.write_text(
            f"daemon off; pid pid; {user} error_log error.log info; events {{}} http {{ {paths} "
            f"access_log access.log; include /etc/nginx/mime.types; {text} }}"
        )
        program = shutil.which("nginx", path="/usr/sbin:/sbin:/usr/bin") or "nginx"
        log, words = tmp_path / "said", ("-p", str(tmp_path), "-c", str(whole), "-e", "error.log")
        with in_front(log, port, program, *words) as address:
            check_answers(address)
            check_connections(port)
            check_front(address, f"http://127.0.0.1:{service.port}")
            service.stop(signal.SIGTERM)
            assert ask(address).status == 502
            unsafe = http.client.HTTPConnection("127.0.0.1", plain, timeout=PATIENCE)
            unsafe.request("GET", SECRET_PATH)
            assert unsafe.getresponse().status == 301
    check_logs(tmp_path, tmp_path / "data")


@needs("caddy")
def test_caddy_in_front_passes_everything_on(tmp_path: Path) -> None:
    port = free_port()
    with running(tmp_path / "data", "web", STAFFETTA_PROXY="127.0.0.1") as service:
        text = (DEPLOY / "Caddyfile").read_text(encoding="utf-8")
        text += former_domain(free := free_port())
        text = text.replace("play.example.org {", f"localhost:{port} {{\n\ttls internal")
        text = text.replace(":8000", f":{service.port}")
        ours = "{\n\tadmin off\n\tskip_install_trust\n\tauto_https disable_redirects\n"
        (tmp_path / "Caddyfile").write_text(text.replace("{\n", ours, 1))
        home = {"HOME": str(tmp_path), "XDG_DATA_HOME": str(tmp_path), "PATH": "/usr/bin:/bin"}
        words = (shutil.which("caddy") or "caddy", "run", "--config", str(tmp_path / "Caddyfile"))
        with in_front(tmp_path / "said", port, *words, **home) as address:
            check_answers(address)
            check_front(address, f"http://127.0.0.1:{service.port}")
            check_former(free)
            service.stop(signal.SIGTERM)
            assert ask(address).status == 502
    check_logs(tmp_path, tmp_path / "data")
    assert '"logger":"http.log.error"' in (tmp_path / "said").read_text(), "that it failed is told"


@pytest.mark.parametrize("unit", UNITS, ids=lambda unit: unit.name)
def test_a_unit_starts_a_command_that_there_is(unit: Path) -> None:
    start = re.search(
        r"^ExecStart=\S*/staffetta (.+)$", unit.read_text(encoding="utf-8"), re.MULTILINE
    )
    words = start[1].replace("%i", "8001").split()
    helped = subprocess.run(command(*words, "--help"), capture_output=True, text=True)
    assert helped.returncode == 0 and all(
        word in helped.stdout for word in words if word.startswith("--")
    )


@needs("systemd-analyze")
@pytest.mark.parametrize("unit", UNITS, ids=lambda unit: unit.name)
def test_systemd_understands_every_line_of_a_unit(unit: Path, tmp_path: Path) -> None:
    copy = tmp_path / unit.name
    text = unit.read_text(encoding="utf-8")
    copy.write_text(re.sub(r"ExecStart=\S+", "ExecStart=/bin/true", text))
    checked = subprocess.run(
        ["systemd-analyze", "verify", str(copy)], capture_output=True, text=True
    )
    assert [line for line in checked.stderr.splitlines() if unit.name in line] == []


def of_unit(name: str, setting: str) -> list[str]:
    return re.findall(
        rf"^{setting}=(.*)$", (DEPLOY / name).read_text(encoding="utf-8"), re.MULTILINE
    )


@pytest.mark.parametrize("unit", ["staffetta.service", "staffetta-web@.service"])
def test_the_service_of_a_unit_answers(unit: str, tmp_path: Path) -> None:
    [start] = of_unit(unit, "ExecStart")
    [data] = of_unit(unit, "Environment")
    assert data == "STAFFETTA_DATA=/var/lib/staffetta"
    words = re.sub(r" --port \S+", "", start).split()[1:]
    with running(tmp_path / "data", *words) as service:
        assert service.get("/healthz")[0] == 200
        assert service.stop(signal.SIGTERM)[0] == 0


def test_commands_run_by_hand_have_the_services_user_settings_and_data() -> None:
    text = (DEPLOY / "staffetta-admin").read_text(encoding="utf-8")
    for unit in UNITS:
        [user], [data] = of_unit(unit.name, "User"), of_unit(unit.name, "Environment")
        [settings], [umask] = of_unit(unit.name, "EnvironmentFile"), of_unit(unit.name, "UMask")
        [start] = of_unit(unit.name, "ExecStart")
        assert f"--uid={user} " in text and f"--property=Environment={data} " in text
        assert f"--property=EnvironmentFile={settings} " in text
        assert f"--property=UMask={umask} " in text
        assert f'  {start.split()[0]} "$@"\n' in text


@needs("systemd-run")
def test_systemd_run_accepts_the_options_of_the_wrapper() -> None:
    script = DEPLOY / "staffetta-admin"
    assert os.access(script, os.X_OK)
    assert subprocess.run(["sh", "-n", script]).returncode == 0
    helped = subprocess.run(["systemd-run", "--help"], capture_output=True, text=True).stdout
    asked = set(re.findall(r" (--[a-z-]+)", script.read_text(encoding="utf-8")))
    assert asked and all(option in helped for option in asked)

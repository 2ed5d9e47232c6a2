"""The examples of deploy/ as they are used: web servers in front, units that systemd can read."""

import contextlib
import re
import shutil
import signal
import ssl
import subprocess
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.service.operations.test_serving import PATIENCE, command, free_port, running

DEPLOY = Path(__file__).resolve().parents[3] / "deploy"
UNITS = sorted(DEPLOY.glob("*.service"))
ANYBODY = ssl.create_default_context()
ANYBODY.check_hostname, ANYBODY.verify_mode = False, ssl.CERT_NONE


def needs(program: str) -> pytest.MarkDecorator:
    found = shutil.which(program) or shutil.which(program, path="/usr/sbin:/sbin")
    return pytest.mark.skipif(not found, reason=f"no {program} here")


@contextlib.contextmanager
def in_front(port: int, *words: str, **values: str) -> Iterator[str]:
    """A web server in front, from when its port is open; its address."""
    process = subprocess.Popen(
        words, env=values or None, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True
    )
    address, end = f"https://localhost:{port}", time.monotonic() + PATIENCE
    try:
        while not is_answered(f"{address}/healthz"):
            assert process.poll() is None and time.monotonic() < end, process.stderr.read()
            time.sleep(0.05)
        yield address
    finally:
        process.terminate()
        process.communicate(timeout=PATIENCE)


def is_answered(url: str) -> bool:
    try:
        return urllib.request.urlopen(url, timeout=5, context=ANYBODY).status == 200
    except OSError:
        return False


def check_front(address: str, straight: str) -> None:
    """Pages come through, and one who guesses at links through it stops nobody else."""
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


def guesses_once(straight: str, visitor: str) -> int:
    """What somebody else gets, through the same web server's address."""
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
        text = text.replace("listen 80;", f"listen 127.0.0.1:{plain};")
        text = text.replace("listen 443", f"listen 127.0.0.1:{port}")
        text = re.sub(r"/etc/\S*fullchain.pem", str(certificate), text)
        text = re.sub(r"/etc/\S*privkey.pem", str(key), text)
        text = text.replace("play.example.org", "localhost").replace(":8000", f":{service.port}")
        paths = "client_body_temp_path t; proxy_temp_path t; fastcgi_temp_path t; "
        paths += "uwsgi_temp_path t; scgi_temp_path t;"
        whole = tmp_path / "whole.conf"
        whole.write_text(
            f"daemon off; pid pid; error_log stderr; events {{}} http {{ {paths} {text} }}"
        )
        program = shutil.which("nginx", path="/usr/sbin:/sbin:/usr/bin") or "nginx"
        front = in_front(port, program, "-p", str(tmp_path), "-c", str(whole), "-e", "stderr")
        with front as address:
            check_front(address, f"http://127.0.0.1:{service.port}")
        service.stop(signal.SIGTERM)


@needs("caddy")
def test_caddy_in_front_passes_everything_on(tmp_path: Path) -> None:
    port = free_port()
    with running(tmp_path / "data", "web", STAFFETTA_PROXY="127.0.0.1") as service:
        text = (DEPLOY / "Caddyfile").read_text(encoding="utf-8")
        text = text.replace("play.example.org {", f"localhost:{port} {{\n\ttls internal")
        text = text.replace(":8000", f":{service.port}")
        ours = "{\n\tadmin off\n\tskip_install_trust\n\tauto_https disable_redirects\n}\n"
        (tmp_path / "Caddyfile").write_text(ours + text)
        home = {"HOME": str(tmp_path), "XDG_DATA_HOME": str(tmp_path), "PATH": "/usr/bin:/bin"}
        words = (shutil.which("caddy") or "caddy", "run", "--config", str(tmp_path / "Caddyfile"))
        with in_front(port, *words, **home) as address:
            check_front(address, f"http://127.0.0.1:{service.port}")
        service.stop(signal.SIGTERM)


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

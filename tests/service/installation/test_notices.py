"""Notices reach the addresses that players gave, and never a private one that nobody allowed."""

import gzip
import json
import socket
import threading
import time
from http.server import BaseHTTPRequestHandler
from pathlib import Path

import pytest

from service.installation import notices
from service.installation.networks import is_allowed
from service.installation.notices import Notice, NotTaken
from service.installation.settings import Settings
from service.installation.way_addresses import BadWay, Way, masked, read_apprise, read_push
from tests.service.hooks import Hook, listening

NOTICE = Notice("Your turn", "Play a card", {"links": [{"label": "Pass", "url": "https://x/y"}]})
REBINDING = """
import socket
answers = {answers}
def getaddrinfo(host, port, *about, **more):
    found = answers.pop(0) if len(answers) > 1 else answers[0]
    return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (found, int(port)))]
socket.getaddrinfo = getaddrinfo
"""


def settings(folder: Path, allowed: str = "") -> Settings:
    return Settings(data=folder, secret_key=b"a secret of the tests", private_channels=allowed)


def refused(address: str, about: Settings) -> NotTaken:
    with pytest.raises(NotTaken) as found:
        notices.send(Way("apprise", address), NOTICE, about)
    return found.value


def test_a_webhook_gets_title_message_and_links(hook: Hook, tmp_path: Path) -> None:
    notices.send(read_apprise(hook.address), NOTICE, settings(tmp_path, "127.0.0.1"))
    (note,) = hook.notes
    assert (note["title"], note["message"]) == ("Your turn", "Play a card")
    assert note["links"] == NOTICE.facts["links"]


SHAPES = """
    127.0.0.1 localhost 127.1 2130706433 0x7f000001 0177.0.0.1 0 0.0.0.0 [::1]
    [::ffff:127.0.0.1] [::ffff:7f00:1] [::] [64:ff9b::7f00:1] user:pass@127.0.0.1
""".split()


@pytest.mark.parametrize("host", SHAPES)
def test_no_shape_of_a_private_address_is_reached(host: str, hook: Hook, tmp_path: Path) -> None:
    refused(f"json://{host}:{hook.port}/", settings(tmp_path))
    assert hook.bodies == []


PRIVATE = """
    127.0.0.1 10.1.2.3 172.16.0.1 192.168.0.1 100.64.0.1 169.254.169.254 0.0.0.0 224.0.0.1
    240.0.0.1 255.255.255.255 192.0.2.1 198.18.0.1 ::1 :: fe80::1%eth0 fc00::1 fec0::1 ff02::1
    ::ffff:10.0.0.1 ::127.0.0.1 64:ff9b::a00:1 64:ff9b:1::1 2002:7f00:1:: 2001:db8::1 localhost
""".split()


@pytest.mark.parametrize("address", PRIVATE)
def test_private_addresses_are_those_that_lead_to_no_public_one(address: str) -> None:
    assert not is_allowed(address, ())


def test_public_addresses_and_those_of_the_keeper_are_reached() -> None:
    assert all(is_allowed(each, ()) for each in ("8.8.8.8", "2606:4700::1", "::ffff:8.8.8.8"))
    assert is_allowed("64:ff9b::808:808", ())
    allowed = ("192.168.1.0/24", "fc00::/7")
    assert all(is_allowed(each, allowed) for each in ("192.168.1.9", "fd00::1"))
    assert is_allowed("::ffff:192.168.1.9", allowed)
    assert not is_allowed("192.168.2.9", allowed)


def test_the_keeper_allows_an_address_alone(hook: Hook, tmp_path: Path) -> None:
    about = settings(tmp_path, "127.0.0.2")
    assert refused(hook.address, about).code == "private"
    assert hook.bodies == []


@pytest.mark.parametrize(
    "answers", [["127.0.0.1"], ["203.0.113.9", "127.0.0.1"], ["127.0.0.1", "203.0.113.9"]]
)
def test_a_name_that_is_rebound_reaches_nothing_private(
    answers: list[str], hook: Hook, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The child process resolves names by a function of the test, like a hostile name server."""
    (tmp_path / "sitecustomize.py").write_text(REBINDING.format(answers=answers))
    root = Path(notices.__file__).parents[2]
    monkeypatch.setenv("PYTHONPATH", f"{tmp_path}:{root}")
    found = refused(f"json://rebinds.example:{hook.port}/", settings(tmp_path))
    assert found.code == "private" and hook.bodies == []
    (tmp_path / "sitecustomize.py").write_text(REBINDING.format(answers=["127.0.0.1"]))
    notices.send(
        Way("apprise", f"json://named.example:{hook.port}/"),
        NOTICE,
        settings(tmp_path, "127.0.0.1"),
    )
    assert len(hook.bodies) == 1, "the resolver of this test is used"


def test_a_redirect_is_not_followed(hook: Hook, tmp_path: Path) -> None:
    with listening("127.0.0.2") as inner:

        def redirect(request: BaseHTTPRequestHandler) -> None:
            request.send_response(307)
            request.send_header("Location", f"http://127.0.0.2:{inner.port}/")
            request.send_header("Content-Length", "0")
            request.end_headers()

        hook.answer = redirect
        address = f"{hook.address}?redirect=yes"
        found = refused(address, settings(tmp_path, "127.0.0.0/8"))
        assert (found.code, found.status) == ("answered", 307)
        assert (len(hook.bodies), inner.bodies) == (1, [])


def test_a_proxy_of_the_service_does_not_carry_notices(
    hook: Hook, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("http_proxy", "HTTP_PROXY", "all_proxy", "HTTPS_PROXY"):
        monkeypatch.setenv(name, f"http://127.0.0.1:{hook.port}")
    assert refused("json://10.0.0.7/", settings(tmp_path)).code == "private"
    assert hook.bodies == []


@pytest.mark.parametrize(
    ("status", "is_final"), [(401, True), (404, True), (410, True), (429, False), (503, False)]
)
def test_an_answer_tells_if_another_try_helps(
    status: int, is_final: bool, hook: Hook, tmp_path: Path
) -> None:
    hook.status = status
    found = refused(hook.address, settings(tmp_path, "127.0.0.1"))
    assert (found.code, found.status, found.is_final) == ("answered", status, is_final)


def test_a_server_that_never_answers_is_left_in_time(
    hook: Hook, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(notices, "PATIENCE", 1.5)
    is_over = threading.Event()

    def drip(request: BaseHTTPRequestHandler) -> None:
        request.send_response(200)
        request.send_header("Content-Length", "1000")
        request.end_headers()
        for _ in range(1000):
            try:
                request.wfile.write(b"x")
            except OSError:
                return
            time.sleep(0.1)
        is_over.set()

    hook.answer = drip
    found = refused(hook.address, settings(tmp_path, "127.0.0.1"))
    assert (found.code, found.is_final) == ("slow", False)
    assert not is_over.is_set()


@pytest.mark.parametrize("is_packed", [False, True])
def test_a_long_answer_is_not_read(is_packed: bool, hook: Hook, tmp_path: Path) -> None:
    body = gzip.compress(bytes(20_000_000)) if is_packed else bytes(3_000_000)

    def flood(request: BaseHTTPRequestHandler) -> None:
        request.send_response(200)
        if is_packed:
            request.send_header("Content-Encoding", "gzip")
        request.send_header("Content-Length", str(len(body)))
        request.end_headers()
        try:
            request.wfile.write(body)
        except OSError:
            pass

    hook.answer = flood
    found = refused(hook.address, settings(tmp_path, "127.0.0.1"))
    assert (found.code, found.is_final) == ("unreachable", False)


def test_nobody_there_is_worth_another_try(tmp_path: Path) -> None:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    found = refused(f"json://127.0.0.1:{port}/", settings(tmp_path, "127.0.0.1"))
    assert (found.code, found.is_final) == ("unreachable", False)


TYPED = {
    "": "missing",
    "   ": "missing",
    "ana@mail.example": "shape",
    "mailto://user:pass@mail.example": "scheme",
    "file:///etc/passwd": "scheme",
    "syslog://": "scheme",
    "windows://": "scheme",
    "https://example.org/hook": "scheme",
    "json://": "shape",
    "json://a b": "shape",
    "json://exa\x00mple.org": "shape",
    "tgram://nonsense": "shape",
    "matrix://\u202egro.elpmaxe": "shape",
    "json://" + "x" * 2000: "long",
}


@pytest.mark.parametrize(("typed", "code"), TYPED.items())
def test_a_bad_address_is_refused_with_its_reason(typed: str, code: str) -> None:
    with pytest.raises(BadWay) as found:
        read_apprise(typed)
    assert found.value.code == code


MASKED = {
    "tgram://123456789:abcdefg_hijklmnop/12315544/": "Telegram",
    "discord://1234567890/abcdefghijkl": "Discord",
    "slack://T1JJ3T3L2/A1BRTD4JD/TIiajkdnlazkcOXrIdevi7FQ/#chan": "Slack",
    "ntfy://my.secret.topic": "ntfy",
    "ntfys://ntfy.example.org/secret": "ntfy · ntfy.example.org",
    "gotifys://push.example.org/secretToken": "Gotify · push.example.org",
    "matrixs://ana:secret@matrix.example.org/#room": "Matrix · matrix.example.org",
    "jsons://user:secret@hooks.example.org/secret?+x=secret": "Webhook · hooks.example.org",
    "json://[::1]:8080/secret": "Webhook · [::1]",
}


@pytest.mark.parametrize(("address", "shown"), MASKED.items())
def test_an_address_is_shown_without_its_secrets(address: str, shown: str) -> None:
    assert masked(read_apprise(f" {address} ")) == shown


GOOD_KEY, GOOD_AUTH = "B" + "A" * 86, "A" * 22


@pytest.mark.parametrize(
    ("endpoint", "key", "auth"),
    [
        ("", GOOD_KEY, GOOD_AUTH),
        ("ftp://push.example/x", GOOD_KEY, GOOD_AUTH),
        ("https://", GOOD_KEY, GOOD_AUTH),
        ("https://[bad", GOOD_KEY, GOOD_AUTH),
        ("https://push.example/" + "x" * 1000, GOOD_KEY, GOOD_AUTH),
        ("https://push.example/x", "AAAA", GOOD_AUTH),
        ("https://push.example/x", GOOD_KEY, "é"),
    ],
)
def test_a_subscription_of_another_shape_is_refused(endpoint: str, key: str, auth: str) -> None:
    with pytest.raises(BadWay):
        read_push(endpoint, key, auth)
    assert json.loads(read_push("https://push.example/x", GOOD_KEY, GOOD_AUTH).target)["keys"]

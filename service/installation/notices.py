"""Notices: a few words and links, sent to an address that a player gave.

Each is sent by a child process (service/installation/notice_child.py), which connects to public
addresses only, besides networks that the operator allows. It is killed after PATIENCE seconds.
"""

import hmac
import json
import os
import subprocess
import sys
from base64 import urlsafe_b64encode
from dataclasses import dataclass, field
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from service.installation.settings import Settings
from service.installation.way_addresses import Way

PATIENCE = 10  # seconds for one notice
LONGEST_TITLE = 150  # characters
KEPT_SECONDS = 24 * 3600  # how long a push service keeps a notice for a browser that is off
# The order of the curve P-256: private keys are below it.
ORDER = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551
# Environment variables that the child gets: no proxy, and no secret of the service.
PASSED = ("PATH", "LANG", "LC_ALL", "PYTHONPATH", "SSL_CERT_FILE", "SSL_CERT_DIR", "SYSTEMROOT")
LIBRARIES = {"apprise": "apprise", "webhook": "apprise", "push": "pywebpush"}


class NotTaken(Exception):
    """A notice that was not delivered: a code, and the HTTP status (0 if none).

    `is_final` is True if a retry would fail too.
    """

    def __init__(self, code: str, status: int = 0, is_final: bool = False) -> None:
        super().__init__(f"{code} {status}" if status else code)
        self.code, self.status, self.is_final = code, status, is_final


@dataclass(frozen=True)
class Notice:
    """A notice as people read it, and its facts for programs and browsers."""

    title: str
    body: str
    facts: dict[str, Any] = field(default_factory=dict)


def is_offered(kind: str) -> bool:
    """True if the library for that kind of way is installed."""
    return find_spec(LIBRARIES[kind]) is not None and find_spec("cryptography") is not None


def send(way: Way, notice: Notice, settings: Settings) -> None:
    """Send a notice within ten seconds; raises NotTaken."""
    order = {
        "way": way.kind,
        "to": way.target,
        "title": notice.title[:LONGEST_TITLE],
        "body": notice.body,
        "facts": notice.facts,
        "allowed": settings.private_channels,
        "key": push_key(settings.secret_key) if way.kind == "push" else "",
        "contact": f"mailto:{settings.mail_from.address}",
        "ttl": KEPT_SECONDS,
    }
    command = [sys.executable, "-m", "service.installation.notice_child"]
    environment = {name: os.environ[name] for name in PASSED if name in os.environ}
    try:
        done = subprocess.run(
            command,
            input=json.dumps(order).encode(),
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,  # its libraries log addresses
            env=environment,
            timeout=PATIENCE,
            check=False,
        )
        told = json.loads(done.stdout)
    except subprocess.TimeoutExpired:
        raise NotTaken("slow") from None
    except (OSError, ValueError):
        raise NotTaken("broken") from None
    if told:
        raise NotTaken(told["code"], told.get("status", 0), told["permanent"])


def push_key(secret_key: bytes) -> str:
    """Return the private key that signs pushes, derived from the secret key."""
    return _in_url(_push_number(secret_key).to_bytes(32))


def public_push_key(secret_key: bytes) -> str:
    """Return the public key with which browsers subscribe."""
    ec = import_module("cryptography.hazmat.primitives.asymmetric.ec")
    form = import_module("cryptography.hazmat.primitives.serialization")
    public = ec.derive_private_key(_push_number(secret_key), ec.SECP256R1()).public_key()
    point = public.public_bytes(form.Encoding.X962, form.PublicFormat.UncompressedPoint)
    return _in_url(point)


def _push_number(secret_key: bytes) -> int:
    digest = hmac.digest(secret_key, b"push", "sha256")
    return int.from_bytes(digest) % (ORDER - 1) + 1


def _in_url(data: bytes) -> str:
    return urlsafe_b64encode(data).decode().rstrip("=")

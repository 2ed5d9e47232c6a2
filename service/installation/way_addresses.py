"""Addresses of players' chats, webhooks and browsers: parsed as typed, and masked for display."""

import binascii
import json
import logging
import re
from base64 import urlsafe_b64decode
from dataclasses import dataclass
from importlib import import_module
from urllib.parse import urlsplit

from service.installation.coded_error import CodedError

LONGEST = 1000  # characters
# The services by the schemes of Apprise's addresses; the second of each is encrypted.
SERVICES = {
    "Telegram": ("tgram",),
    "Matrix": ("matrix", "matrixs"),
    "Signal": ("signal", "signals"),
    "Discord": ("discord",),
    "Slack": ("slack",),
    "ntfy": ("ntfy", "ntfys"),
    "Gotify": ("gotify", "gotifys"),
    "Webhook": ("json", "jsons"),
}
EXAMPLES = {
    "Telegram": "tgram://BOT_TOKEN/CHAT_ID",
    "Matrix": "matrixs://USER:PASSWORD@SERVER/#ROOM",
    "Signal": "signals://SERVER/FROM_PHONE/TO_PHONE",
    "Discord": "discord://WEBHOOK_ID/WEBHOOK_TOKEN",
    "Slack": "slack://TOKEN_A/TOKEN_B/TOKEN_C/#CHANNEL",
    "ntfy": "ntfys://SERVER/TOPIC",
    "Gotify": "gotifys://SERVER/TOKEN",
    "Webhook": "jsons://SERVER/PATH",
}
BY_SCHEME = {scheme: name for name, schemes in SERVICES.items() for scheme in schemes}
HOSTED = ("Matrix", "Signal", "ntfy", "Gotify", "Webhook")  # their addresses begin with a server
SERVER = re.compile(r"[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+|\[[0-9a-fA-F:.]+\]")
KEY, AUTH = 65, 16  # bytes of a browser's public key, and of its shared secret


class BadWay(CodedError, ValueError):
    """An address refused; `code`: missing, long, shape, scheme, browser, off."""


@dataclass(frozen=True)
class Way:
    """A way to reach a player other than mail: its kind and its secret address.

    The kind is `apprise` for a chat, `webhook` for a program, or `push` for a browser. The address
    is an Apprise URL, or for `push` the browser's subscription as JSON.
    """

    kind: str
    target: str


def read_apprise(typed: str) -> Way:
    """Parse an Apprise URL that a player typed into a form, and return its Way; raises BadWay."""
    target = typed.strip()
    if not target:
        raise BadWay("missing")
    if len(target) > LONGEST:
        raise BadWay("long")
    scheme, separator, rest = target.partition("://")
    if not separator or not target.isprintable() or " " in target:
        raise BadWay("shape")
    if scheme.lower() not in BY_SCHEME:
        raise BadWay("scheme")
    if not rest.strip("/") or not is_understood(target):
        raise BadWay("shape")
    return Way("webhook" if BY_SCHEME[scheme.lower()] == "Webhook" else "apprise", target)


def is_understood(target: str) -> bool:
    """True if Apprise can read the address."""
    logging.getLogger("apprise").setLevel(logging.CRITICAL + 1)  # it logs addresses
    try:
        apprise = import_module("apprise").Apprise
        return apprise.instantiate(target, suppress_exceptions=True) is not None
    except Exception:  # plugins parse these texts in many ways
        return False


def read_push(endpoint: str, key: str, auth: str) -> Way:
    """Return the Way for a browser's push subscription; raises BadWay."""
    try:
        parts = urlsplit(endpoint)
        is_good = parts.scheme in ("https", "http") and bool(parts.hostname)
    except ValueError:
        is_good = False
    if not is_good or len(endpoint) > LONGEST or not endpoint.isascii():
        raise BadWay("browser")
    if not (_has_bytes(key, KEY) and _has_bytes(auth, AUTH)):
        raise BadWay("browser")
    keys = {"p256dh": key, "auth": auth}
    return Way("push", json.dumps({"endpoint": endpoint, "keys": keys}))


def _has_bytes(text: str, count: int) -> bool:
    try:
        return len(urlsafe_b64decode(text + "=" * (-len(text) % 4))) == count
    except (binascii.Error, ValueError):
        return False


def masked(way: Way) -> str:
    """Return a way as text to show: its service, and the server if the address has one."""
    if way.kind == "push":
        return urlsplit(json.loads(way.target)["endpoint"]).hostname or ""
    scheme, _, rest = way.target.partition("://")
    name = BY_SCHEME[scheme.lower()]
    server = SERVER.match(rest.rpartition("@")[2])
    is_shown = name in HOSTED and server and (name != "ntfy" or "/" in rest.strip("/"))
    return f"{name} · {server[0]}" if is_shown and server else name

"""Envelope addresses taken from a message's headers, for mail that comes without its envelope."""

import re
from collections.abc import Iterator
from itertools import islice

from service.installation.context import Installation
from service.mail.message import BadMessage, ascii_domain
from service.replies import incoming
from service.replies.outcomes import MOST_RECIPIENTS

LARGEST_HEAD = 262_144  # bytes
MOST_LOOKED_UP = 200  # addresses in the headers
NAMES = "delivered-to|x-original-to|envelope-to|to|cc"
FIELDS = re.compile(rf"^(?:{NAMES})[ \t]*:(.*(?:\r?\n[ \t].*)*)", re.IGNORECASE | re.MULTILINE)
RETURN_PATH = re.compile(r"^return-path[ \t]*:[ \t]*<([^<>\s]*)>", re.IGNORECASE | re.MULTILINE)


def find_recipients(installation: Installation, raw: bytes) -> list[str]:
    """Return our addresses that a message was sent to, at most MOST_RECIPIENTS.

    Headers can be forged, but not the proof in a reply address.
    """
    found: list[str] = []
    for address in dict.fromkeys(islice(_candidates(installation, _head(raw)), MOST_LOOKED_UP)):
        if incoming.is_ours(installation, address):
            found.append(address)
        if len(found) == MOST_RECIPIENTS:
            break
    return found


def envelope_sender(raw: bytes) -> str | None:
    """Return the address of the Return-Path header, "" for a bounce, None without the header."""
    found = RETURN_PATH.search(_head(raw))
    return found[1] if found else None


def _head(raw: bytes) -> str:
    """Return the headers; bytes beyond UTF-8 become question marks."""
    start = raw[:LARGEST_HEAD]
    return re.split(rb"\r?\n\r?\n", start, maxsplit=1)[0].decode("utf-8", "replace")


def _candidates(installation: Installation, head: str) -> Iterator[str]:
    """Yield the addresses at our domains in the headers, wherever they stand in a line."""
    settings = installation.settings
    domains = set()
    for address in (f"turns@{settings.mail_reply_domain}", settings.mail_from.address):
        domains.add(address.rpartition("@")[2])
        try:
            domains.add(ascii_domain(address))
        except BadMessage:
            continue
    ends = "|".join(map(re.escape, sorted(domains)))
    shape = re.compile(rf"[^\s<>()@,;:\"\[\]\\]{{1,128}}@(?:{ends})(?![\w.-]*\w)", re.IGNORECASE)
    for field in FIELDS.finditer(head):
        for each in shape.finditer(field[1]):
            yield each[0]

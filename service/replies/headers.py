"""The headers of a reply: author, subject, Message-IDs, read strictly."""

import hashlib
import re
from email.errors import HeaderParseError
from email.header import decode_header
from email.message import Message

from service.installation.addresses import BadAddress, clean_address, drop_strays, is_control
from service.replies import mime

LONGEST_FROM = 1000
LONGEST_SUBJECT = 250
LONGEST_ENCODED = 4 * 998
LONGEST_REFERENCES = 20_000
MOST_REFERENCES = 50

MESSAGE_ID = re.compile(r"<([!-;=?-~]{1,250})>")
# One mailbox: an address, or a name and an address in angle brackets. No comments, no groups, no
# routes, no quoted local parts: programs disagree about them (CVE-2019-16056, CVE-2023-27043).
ATOM = r"[^\s()<>\[\]:;@\\,\"]+"
MAILBOX = re.compile(
    rf'(?P<bare>{ATOM}@{ATOM})|(?:(?P<name>"[^"\\]*"|[^()<>\[\]:;@\\,"]*)\s*)?<(?P<address>{ATOM}@{ATOM})>'
)
# Headers that a server on the way adds or changes.
TRACE = re.compile(
    rb"(received|return-path|delivered-to|envelope-to|x-[!-9;-~]*|authentication-results|"
    rb"arc-[!-9;-~]*|received-spf|dkim-signature|status|content-length|lines)[ \t]*:",
    re.IGNORECASE,
)


def sender_of(message: Message) -> str:
    """Return the one address of the one From, cleaned; "" if in any doubt."""
    found = values(message, "from")
    text = unfolded(found[0]) if len(found) == 1 and not mime.is_ambiguous(message) else ""
    mailbox = MAILBOX.fullmatch(text) if len(text) <= LONGEST_FROM else None
    if not mailbox or any(map(is_control, text)):
        return ""
    address = mailbox["bare"] or mailbox["address"]
    shown = readable(mailbox["name"] or "").strip('" ')
    if any(mark in shown for mark in "@<>") and shown.casefold() != address.casefold():
        return ""
    try:
        return clean_address(address) if "=?" not in address else ""
    except BadAddress:
        return ""


def values(message: Message, name: str) -> list[str]:
    """Return all values of a header as sent; bytes beyond ASCII are surrogates."""
    return [str(value) for key, value in message.raw_items() if key.strip().casefold() == name]


def value(message: Message, name: str) -> str:
    """Return the first value of a header, or ""."""
    return next(iter(values(message, name)), "")


def unfolded(text: str) -> str:
    """Return a header's value on one line; raw UTF-8 in it as letters."""
    text = text.encode("utf-8", "surrogateescape").decode("utf-8", "replace")
    return re.sub(r"\s*[\r\n]+\s+", " ", text).strip()


def subject_of(message: Message) -> str:
    """Return the subject for reading: one line, without invisible characters."""
    return readable(value(message, "subject"))[:LONGEST_SUBJECT]


def readable(text: str) -> str:
    """Return a header's value with its encoded words decoded, on one line."""
    text = unfolded(text[:LONGEST_ENCODED])
    try:
        parts = decode_header(text)
    except (HeaderParseError, ValueError):
        parts = [(text, None)]
    words = (
        mime.decoded(part, name or "") if isinstance(part, bytes) else part for part, name in parts
    )
    seen = "".join(" " if each.isspace() else each for each in "".join(words))
    return drop_strays("".join(each for each in seen if not is_control(each))).strip()


def id_of(message: Message, raw: bytes) -> str:
    """Return the Message-ID without angle brackets, or a hash if there is not exactly one."""
    found = values(message, "message-id")
    one = MESSAGE_ID.fullmatch(found[0].strip()) if len(found) == 1 else None
    return one[1] if one else f"sha256-{fingerprint(raw)}"


def fingerprint(raw: bytes) -> str:
    """Return the hash of a message without its trace headers; line endings do not matter."""
    head, _, body = raw.replace(b"\r\n", b"\n").partition(b"\n\n")
    fields = re.split(rb"\n(?![ \t])", head.strip(b"\n"))
    kept = b"\n".join(field for field in fields if not TRACE.match(field))
    return hashlib.sha256(kept + b"\n\n" + body.rstrip()).hexdigest()


def answers_of(message: Message) -> tuple[str, ...]:
    """Return the Message-IDs of In-Reply-To, then of References from last to first."""
    texts = (value(message, "in-reply-to"), value(message, "references"))
    first, others = (MESSAGE_ID.findall(text[-LONGEST_REFERENCES:]) for text in texts)
    return tuple(dict.fromkeys([*first, *reversed(others)]))[:MOST_REFERENCES]

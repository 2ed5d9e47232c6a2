"""The bytes of a letter's e-mail: headers, text, HTML and pictures, each as its RFC says."""

import base64
import hashlib
import re
import textwrap
import unicodedata
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime
from email import quoprimime
from email.utils import format_datetime
from functools import lru_cache

import css_inline
import idna

from service.installation.addresses import JOINERS, is_control

LINE = 76  # RFC 2047 limit for a line that holds an encoded word
LONGEST_LINE = 998  # RFC 5322, without the line ending
FAR = 9  # non-ASCII share (1 in FAR) above which base64 is shorter than quoted-printable

MESSAGE_ID = re.compile(r"<[!-;=?A-~]+@[!-;=?A-~]+>")
ADDRESS = re.compile(r"[^\s@<>(),:;\"\\\[\]]+@[^\s@<>(),:;\"\\\[\]]+")
OWN_HEADER = re.compile(r"X-Staffetta(-[A-Z][a-z]+)+")
LANGUAGE = re.compile(r"[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8})*")
CONTENT_ID = re.compile(r"[A-Za-z0-9][A-Za-z0-9._@-]*")
HTTP = re.compile(r"https?://[!-;=?-~]+")
VISIBLE = re.compile(r"[ -~]*")
# Unicode's Cc and Cs except line ends and tab: controls and surrogates.
UNWRITABLE = re.compile("[\0-\x08\x0b-\x1f\x7f-\x9f\ud800-\udfff]")

# Letters have their own <style>; nothing is fetched, and rules for small screens stay.
STYLES = css_inline.CSSInliner(load_remote_stylesheets=False, keep_at_rules=True, minify_css=True)


class BadMessage(ValueError):
    """A letter that cannot be sent; the text names the field, never its content."""


@dataclass(frozen=True)
class Message:
    """An e-mail to one person. Equal messages have equal bytes."""

    to_name: str
    to_address: str
    from_address: str
    subject: str
    text: str
    html: str  # a complete document with a <style> block, pictures as cid:...
    language: str
    message_id: str  # with angle brackets
    date: datetime  # with a time zone
    references: Sequence[str] = ()  # first message of the thread first; the last one is replied to
    reply_to: str | None = None
    headers: Mapping[str, str | int] = field(default_factory=dict)  # X-Staffetta-... only
    unsubscribe_url: str | None = None
    images: Sequence[tuple[str, bytes]] = ()  # (cid, PNG)
    from_name: str = ""
    bounce_address: str | None = None  # envelope sender, if not from_address


def as_bytes(message: Message) -> bytes:
    """Return the message with CRLF line endings.

    Raises BadMessage if it cannot be encoded as an e-mail.
    """
    lines = [f"{name}: {value}" for name, value in head(message)]
    return "\r\n".join(lines).encode() + b"\r\n" + body(message)


# --- the head --------------------------------------------------------------
# Written without the standard library, which decodes values that look like encoded words and folds
# them again. A hostile name could inject a line that way, and long addresses would break.


def head(message: Message) -> list[tuple[str, str]]:
    answered = [identifier(known, "references") for known in message.references]
    message_id = identifier(message.message_id, "message_id")
    if message.date.utcoffset() is None:
        raise BadMessage("date: needs a time zone")
    lines = [
        ("From", mailbox(message.from_name, message.from_address, "from_address")),
        ("To", mailbox(message.to_name, message.to_address, "to_address")),
        ("Subject", words(one_line(message.subject), len("Subject: "))),
        ("Date", format_datetime(message.date.astimezone(UTC))),
        ("Message-ID", message_id),
    ]
    if answered:
        lines.append(("In-Reply-To", answered[-1]))
        lines.append(("References", "\r\n ".join(answered)))
    if message.reply_to:
        lines.append(("Reply-To", addr_spec(message.reply_to, "reply_to")))
    return lines + manners(message) + own_headers(message)


def manners(message: Message) -> list[tuple[str, str]]:
    """Return headers for autoresponders, filters and mail programs, such as List-Unsubscribe."""
    lines = [
        ("Auto-Submitted", "auto-generated"),
        ("X-Auto-Response-Suppress", "All"),
        ("List-Id", list_id(message)),
        ("Content-Language", checked(LANGUAGE, message.language, "language")),
    ]
    if message.unsubscribe_url:
        url = checked(HTTP, message.unsubscribe_url, "unsubscribe_url")
        lines.append(("List-Unsubscribe", f"<{url}>"))
        lines.append(("List-Unsubscribe-Post", "List-Unsubscribe=One-Click"))
    return lines


def own_headers(message: Message) -> list[tuple[str, str]]:
    return [
        (checked(OWN_HEADER, name, "headers"), checked(VISIBLE, str(value), name))
        for name, value in sorted(message.headers.items())
    ]


def list_id(message: Message) -> str:
    """Return a List-Id for each match, so that players can filter by it."""
    domain = ascii_domain(message.from_address)
    match = re.sub(r"[^A-Za-z0-9-]", "-", str(message.headers.get("X-Staffetta-Match", "")))
    return f"<{match}.{domain}>" if match.strip("-") else f"<staffetta.{domain}>"


def mailbox(name: str, address: str, field_name: str) -> str:
    spec = addr_spec(address, field_name)
    name = one_line(name)
    if not name:
        return spec
    if name.isascii() and "=?" not in name and len(name) < LINE:
        quoted = name.replace("\\", "\\\\").replace('"', '\\"')
        return f'"{quoted}"\r\n <{spec}>' if len(quoted + spec) > 60 else f'"{quoted}" <{spec}>'
    return f"{encoded_words(name)}\r\n <{spec}>"


def addr_spec(address: str, field_name: str) -> str:
    """Return the address for a header: ASCII domain, local part unchanged."""
    if one_line(address) != address:
        raise BadMessage(f"{field_name}: not one plain address")
    checked(ADDRESS, address, field_name)
    return f"{address.rpartition('@')[0]}@{ascii_domain(address)}"


def identifier(value: str, field_name: str) -> str:
    """Return a valid Message-ID; a non-ASCII domain is encoded as in addresses."""
    if not value.isascii() and value.endswith(">"):
        value = f"{value.rpartition('@')[0]}@{ascii_domain(value[:-1])}>"
    return checked(MESSAGE_ID, value, field_name)


def ascii_domain(address: str) -> str:
    domain = address.rpartition("@")[2]
    if domain.isascii():
        return domain
    try:
        return idna.encode(domain, uts46=True).decode("ascii")
    except idna.IDNAError as error:
        raise BadMessage("address: its domain cannot be written in ASCII") from error


def needs_smtputf8(message: Message) -> bool:
    """True if an address needs SMTPUTF8."""
    addresses = (message.to_address, message.from_address, message.reply_to, message.bounce_address)
    return not all((known or "").rpartition("@")[0].isascii() for known in addresses)


def checked(pattern: re.Pattern[str], value: str, field_name: str) -> str:
    if len(value) > LONGEST_LINE - 60 or not pattern.fullmatch(value):
        raise BadMessage(f"{field_name}: cannot stand in a header")
    return value


def one_line(text: str) -> str:
    """Return text without line ends, controls, and invisible or direction characters.

    Joiners stay. Isolates around names, which Fluent adds for pages, are useless in a header.
    """
    shown = (letter for letter in text if not is_formatting(letter))
    return " ".join("".join(" " if is_control(letter) else letter for letter in shown).split())


def is_formatting(letter: str) -> bool:
    return unicodedata.category(letter) == "Cf" and letter not in JOINERS


def words(text: str, used: int) -> str:
    """Return folded header text: plain if ASCII allows it, else as encoded words.

    `used` is the length of the header's name and colon, for the first fold.
    """
    if text.isascii() and "=?" not in text and max(map(len, text.split()), default=0) < LINE // 2:
        return "\r\n ".join(wrapped(" " * used + text)).lstrip()
    return encoded_words(text)


def encoded_words(text: str) -> str:
    """Return RFC 2047 encoded words of whole characters, each short enough for any header."""
    pieces, piece = [], b""
    for letter in text:
        if len(piece) + len(letter.encode()) > 36:
            pieces.append(piece)
            piece = b""
        piece += letter.encode()
    pieces.append(piece)
    return "\r\n ".join(f"=?utf-8?b?{base64.b64encode(each).decode()}?=" for each in pieces)


# --- the body --------------------------------------------------------------


def body(message: Message) -> bytes:
    """Return the body with its MIME headers: alternative(text, related(HTML, pictures)).

    The standard library would take ten times as long, as it writes two thousand lines one by one.
    """
    text, page = parts_of(message.text, message.html)
    if message.images:
        pictures = [picture(*each) for each in message.images]
        page = joined("related", [page, *pictures], boundary(message.message_id, 2))
    whole = joined("alternative", [text, page], boundary(message.message_id, 0))
    return b"MIME-Version: 1.0\r\n" + whole


@lru_cache(maxsize=8)  # a letter is measured before its board is drawn, and then sent
def parts_of(text: str, html: str) -> tuple[bytes, bytes]:
    """Return the encoded text part and HTML part."""
    return written("plain", readable(text)), written("html", inlined(html))


def weight_of(text: str, html: str) -> int:
    """Return the size in bytes of the encoded text and HTML parts."""
    return sum(map(len, parts_of(text, html)))


def written(kind: str, text: str) -> bytes:
    """Return a text part: headers, an empty line, and the encoded text."""
    how = encoding_of(text)
    lines = b"\n".join(text.encode().splitlines()) + b"\n"
    if how == "base64":
        packed = base64.encodebytes(lines.replace(b"\n", b"\r\n"))
        encoded = packed.decode().replace("\n", "\r\n")
    else:
        encoded = quoprimime.body_encode(lines.decode("latin-1"), LINE + 2, "\r\n")
    head = f'Content-Type: text/{kind}; charset="utf-8"\r\nContent-Transfer-Encoding: {how}'
    return f"{head}\r\n\r\n{encoded}".encode()


def encoding_of(text: str) -> str:
    """Return the shorter transfer encoding: quoted-printable or base64."""
    far = len(text) - len(text.encode("ascii", "ignore"))
    return "base64" if far * FAR > len(text) else "quoted-printable"


def picture(cid: str, png: bytes) -> bytes:
    name = checked(CONTENT_ID, cid, "images")
    head = (
        "Content-Type: image/png\r\n"
        "Content-Transfer-Encoding: base64\r\n"
        f'Content-Disposition: inline; filename="{name}.png"\r\n'
        f"Content-ID: <{name}>\r\n\r\n"
    )
    return head.encode() + base64.encodebytes(png).replace(b"\n", b"\r\n")


def joined(kind: str, parts: Sequence[bytes], between: str) -> bytes:
    """Return a multipart of the parts; `kind` is its subtype, `between` its boundary."""
    fold = "\r\n " if kind == "alternative" else " "  # the line would be too long
    head = f'Content-Type: multipart/{kind};{fold}boundary="{between}"\r\n\r\n'
    edge = f"--{between}".encode()
    inside = b"".join(edge + b"\r\n" + part + b"\r\n" for part in parts)
    return head.encode() + inside + edge + b"--\r\n"


def inlined(html: str) -> str:
    try:
        whole = STYLES.inline(printable(html))
    except css_inline.InlineError as error:
        raise BadMessage("html: its styles cannot be read") from error
    # Browsers look for it in the first 1,024 bytes, which the styles would fill.
    return whole.replace("<head>", '<head><meta charset="utf-8">', 1)


def boundary(message_id: str, number: int) -> str:
    """Return a boundary that is the same at each retry.

    `=_` cannot occur in quoted-printable or base64. `number` distinguishes the letter's multiparts.
    """
    return "=_" + hashlib.sha256(f"{number} {message_id}".encode()).hexdigest()[:32]


def wrapped(text: str) -> list[str]:
    """Wrap prose without breaking words."""
    return textwrap.wrap(text, LINE, break_long_words=False, break_on_hyphens=False)


def readable(text: str) -> str:
    """Wrap long lines of prose; leave URLs, tables and short lines."""
    lines: list[str] = []
    for line in printable(text).rstrip("\n").split("\n"):
        prose = len(line) > LINE + 2 and "://" not in line and "  " not in line.strip()
        lines.extend(wrapped(line) if prose else [line])
    return "\n".join(lines) + "\n"


def printable(text: str) -> str:
    """Return text with LF line ends and without control characters."""
    text = text.replace("\r\n", "\n").replace("\r", "\n").replace("\u2028", "\n")
    return UNWRITABLE.sub("", text)

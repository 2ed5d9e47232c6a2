"""Bounded MIME parsing: from a message's bytes to its text as its author sent it.

The standard library's parser does the work. Its cost grows with size times nesting, and some of its
header code is quadratic, so everything is counted before it runs. Attachments are never decoded.
"""

import codecs
import re
from collections.abc import Iterator
from dataclasses import dataclass
from email.errors import (
    FirstHeaderLineIsContinuationDefect,
    MisplacedEnvelopeHeaderDefect,
    MissingHeaderBodySeparatorDefect,
)
from email.feedparser import BytesFeedParser
from email.message import Message

from service.installation.coded_error import CodedError

LARGEST = 10 * 2**20  # bytes of a message; a photo from a phone fits
CHUNK = 2**16
LARGEST_HEAD = 128 * 2**10
LARGEST_TEXT = 2**20  # bytes of one text part, and characters of all plain or all HTML text
LONGEST_TYPE = 4096  # a Content-Type with its parameters: the parser is quadratic in them
MOST_LINES = 250_000
MOST_FIELDS = 500  # header fields of the message
MOST_TYPES = 100  # Content-Type fields in the message
MOST_BOUNDARIES = 40
MOST_DASHES = 2000  # lines that begin with "--": each may be a part
MOST_WORK = 1_500_000  # lines times boundaries: the parser compares each with each
DEEPEST = 10
MOST_PARTS = 100

TYPE_FIELD = re.compile(rb"(?im)^content-type[ \t]*:[^\n]*(?:\n[ \t][^\n]*)*")
BOUNDARY = re.compile(rb"boundary[*0-9]*[ \t]*=", re.IGNORECASE)
# Where programs disagree about which lines are headers.
AMBIGUOUS = (
    FirstHeaderLineIsContinuationDefect,
    MisplacedEnvelopeHeaderDefect,
    MissingHeaderBodySeparatorDefect,
)
PLAIN_TRANSFER = ("", "7bit", "8bit", "binary")
TRANSFERS = (*PLAIN_TRANSFER, "quoted-printable", "base64")

# Charsets that are safe to decode, by the name of Python's codec. UTF-7 hides ASCII from filters
# and punycode is quadratic; neither is used in mail today. Unknown names are read as UTF-8.
SAFE_CHARSET = re.compile(
    r"utf-(8|8-sig|16|16-le|16-be|32|32-le|32-be)|ascii|iso8859-\d+|cp\d+|koi8-[rtu]|mac-\w+|"
    r"gbk?|gb2312|gb18030|big5(hkscs)?|euc_\w+|shift_jis\w*|iso2022_\w+|johab|tis-620|hz|ptcp154"
)
# Labels that in practice mean the Windows charset that extends them (WHATWG Encoding Standard).
EXTENDED = {
    "iso8859-1": "cp1252",
    "iso8859-9": "cp1254",
    "iso8859-11": "cp874",
    "gb2312": "gb18030",
}


class Unreadable(CodedError):
    """A message beyond the limits, or without any text; `code` is one of CODES."""

    CODES = ("too_large", "too_deep", "too_many_parts", "no_text")


@dataclass(frozen=True)
class Body:
    """A part of the message's text as plain text, as HTML, or as both; None for a missing form."""

    plain: str | None
    html: str | None


# --- counting and parsing -----------------------------------------------------


def parse(raw: bytes) -> Message:
    """Return the parsed message; raises Unreadable if it is beyond a limit."""
    if len(raw) > LARGEST:
        raise Unreadable("too_large")
    # The parser takes a lone CR for the end of a line too, so the counts must as well.
    text = raw.replace(b"\r\n", b"\n").replace(b"\r", b"\n")
    refuse_the_costly(text)
    parser: BytesFeedParser[Message] = BytesFeedParser()
    for at in range(0, len(text), CHUNK):  # as a whole it would take four bytes a character
        parser.feed(text[at : at + CHUNK])
    message = parser.close()
    if any(map(is_ambiguous, message.walk())):
        raise Unreadable("no_text")
    if depth_of(message) > DEEPEST:
        raise Unreadable("too_deep")
    if sum(1 for _ in message.walk()) > MOST_PARTS:
        raise Unreadable("too_many_parts")
    return message


def refuse_the_costly(text: bytes) -> None:
    """Raise Unreadable if parsing text with LF line endings could take long."""
    head_end = text.find(b"\n\n")
    head = text if head_end < 0 else text[:head_end]
    lines, boundaries = text.count(b"\n"), len(BOUNDARY.findall(text))
    types = [len(found.group()) for found in TYPE_FIELD.finditer(text)]
    if len(head) > LARGEST_HEAD or head.count(b"\n") > 4 * MOST_FIELDS:
        raise Unreadable("too_large")
    if lines > MOST_LINES or max(types, default=0) > LONGEST_TYPE:
        raise Unreadable("too_large")
    if boundaries > MOST_BOUNDARIES or lines * boundaries > MOST_WORK:
        raise Unreadable("too_deep")
    if len(types) > MOST_TYPES or text.count(b"\n--") > MOST_DASHES:
        raise Unreadable("too_many_parts")


def is_ambiguous(part: Message) -> bool:
    """True if other programs may see other headers, so that nothing in the part is certain."""
    # "From : x" passes for the first line of a mailbox file.
    is_from = (part.get_unixfrom() or "").startswith("From :")
    return is_from or any(isinstance(defect, AMBIGUOUS) for defect in part.defects)


def depth_of(message: Message) -> int:
    """Return how many multiparts or messages are nested in each other."""
    deepest, waiting = 0, [(message, 0)]
    while waiting:
        part, depth = waiting.pop()
        deepest = max(deepest, depth)
        if part.is_multipart():
            waiting += [(child, depth + 1) for child in part.get_payload()]  # type: ignore[misc]
    return deepest


# --- the text -------------------------------------------------------------------


def bodies(part: Message) -> Iterator[Body]:
    """Yield the text of a message from first to last, without attachments.

    Forwarded messages and encrypted parts yield none. Raise Unreadable if a part is too large.
    """
    kind = part.get_content_type()
    children = part.get_payload() if part.is_multipart() else []
    if kind.startswith("multipart/") and isinstance(children, list):
        parts = [child for child in children if isinstance(child, Message)]
        if kind == "multipart/alternative":
            yield from one_of([body for child in parts for body in bodies(child)])
        elif kind in ("multipart/signed", "multipart/related"):
            yield from (body for child in parts[:1] for body in bodies(child))
        elif kind != "multipart/encrypted":
            yield from (body for child in parts for body in bodies(child))
    elif kind in ("text/plain", "text/html") and not is_attached(part):
        text, is_plain = text_of(part), kind == "text/plain"
        yield Body(text if is_plain else None, None if is_plain else text)


def one_of(choices: list[Body]) -> Iterator[Body]:
    """Yield one body with the plain and the HTML form of an alternative."""
    plain = [body.plain for body in choices if body.plain is not None]
    html = [body.html for body in choices if body.html is not None]
    if choices:
        yield Body("\n".join(plain) if plain else None, "<br>".join(html) if html else None)


def is_attached(part: Message) -> bool:
    disposition = str(part.get("Content-Disposition", "")).strip().casefold()
    return disposition.startswith("attachment") or bool(
        re.search(r"filename[*0-9]*\s*=", disposition)
    )


def text_of(part: Message) -> str | None:
    """Return the decoded text of a part; None if its encoding is unknown; raises Unreadable."""
    transfer = str(part.get("Content-Transfer-Encoding", "")).strip().casefold()
    # Without decode=True the library would decode by any codec that the message names.
    data = part.get_payload(decode=True) if transfer in TRANSFERS else None
    if not isinstance(data, bytes):
        return None
    if len(data) > LARGEST_TEXT:
        raise Unreadable("too_large")
    text = decoded(data, charset_of(part))
    if part.get_content_type() == "text/plain" and is_flowed(part, "format", "flowed"):
        text = unflowed(text, is_flowed(part, "delsp", "yes"))
    return text


def charset_of(part: Message) -> str:
    try:
        return part.get_content_charset() or ""
    except ValueError:  # NUL in the charset of an RFC 2231 parameter
        return ""


def is_flowed(part: Message, name: str, value: str) -> bool:
    return str(part.get_param(name, "")).casefold() == value


def decoded(data: bytes, charset: str) -> str:
    """Return text of bytes in a declared charset; bytes that do not fit it become U+FFFD.

    Mail labelled as ASCII, or with an unknown label, is read as UTF-8 or else as Windows-1252.
    """
    codec = codec_of(charset)
    if codec in ("", "ascii"):
        text = data.decode("utf-8-sig", "replace")
        is_damaged = sum(letter > "\x7f" for letter in text) > 4 * text.count("\ufffd")
        return text if "\ufffd" not in text or is_damaged else data.decode("cp1252", "replace")
    if codec == "utf-16" and data[:2] not in (codecs.BOM_UTF16_BE, codecs.BOM_UTF16_LE):
        # RFC 2781 says big-endian, programs differ. Letters have their block's number, which is
        # small, in the high byte.
        is_big = sum(byte < 7 for byte in data[0:512:2]) >= sum(byte < 7 for byte in data[1:512:2])
        codec = "utf-16-be" if is_big else "utf-16-le"
    return data.decode(codec, "replace").removeprefix("\ufeff")


def codec_of(charset: str) -> str:
    """Return Python's name for a charset that is safe to decode, or ""."""
    name = re.sub(r"^x-|-[ie]$", "", charset.strip("'\" ").casefold())
    try:
        codec = codecs.lookup(name).name if re.fullmatch(r"[\w.:-]{1,40}", name) else ""
    except LookupError:
        return ""
    codec = EXTENDED.get(codec, codec)
    return codec if SAFE_CHARSET.fullmatch(codec) else ""


# --- RFC 3676 -------------------------------------------------------------------

FLOWED = re.compile(r"(>*)( ?)(.*)", re.DOTALL)


def unflowed(text: str, drops_space: bool) -> str:
    """Return format=flowed text with its soft line breaks removed and quotes as "> "."""
    done: list[list[str]] = []
    before = None  # the depth of a line that flows into the next
    for line in text.splitlines():
        found = FLOWED.fullmatch(line)
        assert found is not None
        depth, words = len(found[1]), found[3]
        flows = words.endswith(" ") and words != "-- "
        if drops_space and flows:
            words = words[:-1]
        if before == depth and words != "-- ":
            done[-1].append(words)
        else:
            done.append([f"{'>' * depth} {words}" if depth else words])
        before = depth if flows else None
    return "\n".join(map("".join, done))

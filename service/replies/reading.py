"""A reply as its author wrote it, read from a message's bytes."""

import re
from collections.abc import Collection, Iterator
from dataclasses import dataclass
from email import message_from_bytes
from email.message import Message

from service.replies import mime
from service.replies.headers import answers_of, id_of, sender_of, subject_of
from service.replies.html_text import html_lines
from service.replies.mime import Unreadable
from service.replies.quoting import own_lines
from service.replies.robots import robot

__all__ = ["Reply", "Unreadable", "read", "read_head"]

MOST_JOINED = 20  # lines of plain text that one paragraph became
# Plain text that only says that there is HTML.
PLACEHOLDER = re.compile(r".{0,80}\bhtml\b.{0,120}", re.IGNORECASE | re.DOTALL)


@dataclass(frozen=True)
class Reply:
    """A message that came in."""

    id: str  # Message-ID without <>, or "sha256-..." of the message without trace headers
    sender: str  # the one From address; "" if there is none, several, or any doubt
    subject: str
    answers: tuple[str, ...]  # Message-IDs of In-Reply-To, then References from last to first
    lines: tuple[str, ...]  # the author's words above signature and quotation; none is blank
    robot: str  # "" for a person's, else "auto", "list", "bounce" or "own"


def read(raw: bytes, own: Collection[str], envelope_sender: str | None = None) -> Reply:
    """Return the reply in a message; raises Unreadable.

    `own` has our addresses, and may have the beginnings of our links: a line with one begins the
    quotation. `envelope_sender` is "" for a bounce, and None if it is not known. A robot's message
    has no lines, and may have no text.
    """
    message = mime.parse(raw)
    reply = head_of(message, raw, own, envelope_sender)
    if reply.robot:
        return reply
    bodies = list(mime.bodies(message))
    if not any(body.plain or body.html for body in bodies):
        raise Unreadable("no_text")
    if sum(len(body.plain or "") + len(body.html or "") for body in bodies) > 2 * mime.LARGEST_TEXT:
        raise Unreadable("too_large")
    lines = own_lines([line for body in bodies for line in lines_of(body, own)], own)
    for body in bodies:
        if body.html and body.plain:
            lines = agreed(lines, body.html, own)
    return Reply(reply.id, reply.sender, reply.subject, reply.answers, lines, "")


def read_head(raw: bytes, own: Collection[str], envelope_sender: str | None = None) -> Reply:
    """Return a reply without lines from the headers alone: for a message that is unreadable."""
    head = raw[: mime.LARGEST_HEAD].replace(b"\r\n", b"\n").partition(b"\n\n")[0]
    fields = [field for field in re.split(rb"\n(?![ \t])", head) if len(field) < mime.LONGEST_TYPE]
    message = message_from_bytes(b"\n".join(fields[: mime.MOST_FIELDS]) + b"\n\n")
    return head_of(message, raw, own, envelope_sender)


def head_of(message: Message, raw: bytes, own: Collection[str], envelope: str | None) -> Reply:
    sender = sender_of(message)
    return Reply(
        id=id_of(message, raw),
        sender=sender,
        subject=subject_of(message),
        answers=answers_of(message),
        lines=(),
        robot=robot(message, sender, own, envelope),
    )


def lines_of(body: mime.Body, own: Collection[str]) -> Iterator[str]:
    """Yield the lines of a body: its plain text if that says anything, else its HTML."""
    plain = body.plain or ""
    is_useful = any(map(str.isalnum, plain)) and not (body.html and PLACEHOLDER.fullmatch(plain))
    if is_useful or not body.html:
        yield from without_armour(plain.splitlines())
    else:
        yield from html_lines(body.html, own)


def agreed(lines: tuple[str, ...], html: str, own: Collection[str]) -> tuple[str, ...]:
    """Return the lines of the plain text, except those that only the HTML's quotation has.

    Some programs mark a quotation in HTML alone. Lines that are wrapped only in the plain text are
    joined again.
    """
    try:
        shown = html_lines(html, own)
    except Unreadable:
        return lines
    written = [letters(line) for line in own_lines(shown, own)]
    all_written, all_shown = "|".join(written), letters("".join(shown))
    kept = (
        line for line in lines if letters(line) in all_written or letters(line) not in all_shown
    )
    return tuple(rejoined(list(kept), set(written)))


def rejoined(lines: list[str], whole: set[str]) -> Iterator[str]:
    """Yield the lines, joining consecutive ones if together they equal one of `whole`.

    `whole` holds lines as `letters` returns them. The list is emptied.
    """
    while lines:
        length = next(
            (
                end
                for end in range(min(len(lines), MOST_JOINED), 1, -1)
                if letters("".join(lines[:end])) in whole
            ),
            1,
        )
        yield " ".join(lines[:length])
        del lines[:length]


def letters(text: str) -> str:
    """Return only the letters and digits, since programs space and wrap texts differently."""
    return "".join(filter(str.isalnum, text)).casefold()


def without_armour(lines: list[str]) -> list[str]:
    """Return the text of an inline-signed PGP message, without armour header and dash escapes.

    Other text is returned unchanged. Raises Unreadable for an encrypted text.
    """
    if "-----BEGIN PGP MESSAGE-----" in lines[:5]:
        raise Unreadable("no_text")
    if not lines or "-----BEGIN PGP SIGNED MESSAGE-----" not in lines[:5]:
        return lines
    begin = lines.index("-----BEGIN PGP SIGNED MESSAGE-----")
    blank = next((at for at in range(begin, len(lines)) if not lines[at].strip()), len(lines))
    return [line.removeprefix("- ") for line in [*lines[:begin], *lines[blank:]]]

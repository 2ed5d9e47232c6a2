"""Bounces: delivery status notifications (RFC 3464) about letters that we sent.

A bounce counts only with a proof. The proof is the envelope sender of the letter that came back, or
its Message-ID together with the address it went to. The bounce must come within TERM of the
sending, and before the letter's reader has opened its link. Any other bounce has no effect.
"""

import re
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from email import message_from_bytes
from email.message import Message
from email.parser import HeaderParser
from functools import partial

from flufl.bounce import all_failures
from sqlalchemy import Connection

from service.database.rows import LetterRow, SeatRow
from service.installation import limit_counters
from service.installation.context import Installation
from service.installation.limit_counters import Counter, LimitExceeded
from service.installation.limits import Limit
from service.installation.tokens import bounce_key, is_same, letter_of_bounce_key, reply_key
from service.links import store as links
from service.links.store import Target
from service.mail.message import BadMessage, ascii_domain
from service.matches import outbox, reachability, store
from service.replies.outcomes import Dealt

BOUNCES = "bounces+"
TERM = 48 * 3600  # seconds
READ = 262_144  # bytes of a bounce; the rest is the letter that came back
READ_ODD = 32_768  # bytes of a bounce in no standard form; some detectors are slow
MOST_PARTS, MOST_FAILURES = 60, 20
DAY = 24 * 3600
WRONG = Limit(5, DAY)  # bounces of a match without a proof that name no letter of ours
REPORTS = (b"message/delivery-status", b"multipart/report", b"message/global-delivery-status")
MESSAGE_ID = re.compile(r"<([a-z_]+)\.([a-z2-7]{12})\.([0-9]{1,18})@([^<>@\s]+)>")
HARD = re.compile(r"5\.[0-9]{1,3}\.[0-9]{1,3}")
TYPED = re.compile(r"^[^;]*;\s*<?([^<>\s]+@[^<>\s]+?)>?$")


@dataclass(frozen=True)
class Report:
    """A delivery status notification: its permanent failures, and the letter that came back."""

    failures: tuple[tuple[str, str], ...]  # (address, status such as "5.1.1")
    message_id: str = ""
    reply_to: str = ""


def is_bounce_address(installation: Installation, address: str) -> bool:
    """True for the bounce address of a letter, if its seat still has the address it was sent to."""
    return installation.database.read(partial(_by_address, installation, address)) is not None


def handle(installation: Installation, raw: bytes, recipient: str) -> Dealt | None:
    """Record a bounce, and commit; return None if the message is not a bounce.

    `Dealt.did` is always "ignored"; `why` is "bounce" if it counted, else the reason why not.
    """
    report = read_report(raw)
    is_to_bounces = recipient.casefold().startswith(BOUNCES)
    if report is None and not is_to_bounces:
        return None

    def work(connection: Connection) -> Dealt:
        now = installation.now()
        if is_to_bounces:
            letter = _by_address(installation, recipient, connection)
        else:
            assert report is not None
            letter = _by_message_id(installation, report, recipient, connection, now)
        if letter is None:
            return Dealt("ignored", "bounce_unknown")
        return _deal(connection, raw, report, letter, now)

    return installation.database.write(work)


def _deal(
    connection: Connection, raw: bytes, report: Report | None, letter: LetterRow, now: int
) -> Dealt:
    """Deal with a proven bounce of a letter."""
    seat = store.load(connection, letter.match_id, lock=True).seats[letter.seat]
    status = _status(report, raw, seat)
    if not status:
        return Dealt("ignored", "bounce_soft", letter.match_id, letter.seat)
    why = _why_void(letter, seat, now)
    if not why and not outbox.note_bounce(connection, letter, now, status):
        why = "bounce_again"
    if not why:
        reachability.note_refusal(connection, letter, now)
    return Dealt("ignored", why or "bounce", letter.match_id, letter.seat)


def _why_void(letter: LetterRow, seat: SeatRow, now: int) -> str:
    """Return why a bounce of a letter has no effect, or ""."""
    if letter.tenure != seat.tenure:
        return "bounce_unknown"
    if letter.opened_at is not None:
        return "bounce_opened"
    return "bounce_late" if now - (letter.ended_at or now) > TERM else ""


def _status(report: Report | None, raw: bytes, seat: SeatRow) -> str:
    """Return the status of the first permanent failure, or ""."""
    if report is not None:
        return report.failures[0][1] if report.failures else ""
    return "5.0.0" if _has_failed_oddly(raw, seat.address) else ""


def _has_failed_oddly(raw: bytes, address: str) -> bool:
    """True if a bounce in no standard form says that the address has failed for good."""
    if not is_simple(raw):
        return False
    try:
        _, permanent = all_failures(message_from_bytes(raw[:READ_ODD]))
    except Exception:  # the library passes on what its detectors meet
        return False
    return any(_is_same(known.decode("utf-8", "replace"), address) for known in permanent)


# --- the letter that came back ----------------------------------------------


def _by_address(
    installation: Installation, address: str, connection: Connection
) -> LetterRow | None:
    """Return the letter of a bounce address, if its seat still has the letter's address."""
    local, _, domain = address.casefold().rpartition("@")
    if not local.startswith(BOUNCES) or not _is_ours(installation, domain):
        return None
    key = local.removeprefix(BOUNCES)
    found = letter_of_bounce_key(key)
    letter = outbox.find(connection, *found) if found else None
    if letter is None:
        return None
    seat = store.SEATS_OF.all(connection, of=letter.match_id)[letter.seat]
    proof = bounce_key(installation.tokens, letter.match_id, letter.id, seat.address)
    return letter if is_same(key, proof) else None


def _by_message_id(
    installation: Installation, report: Report, recipient: str, connection: Connection, now: int
) -> LetterRow | None:
    """Return the letter with the returned Message-ID, if it went to an address that failed.

    A Message-ID can be guessed in some hundred tries, a reply address cannot. So without the
    letter's reply address, a match accepts no more such bounces for a day after a few wrong ones.
    """
    named = MESSAGE_ID.fullmatch(report.message_id)
    if not named or not _is_ours(installation, named[4]):
        return None
    kind, match_id, number = named[1], named[2], int(named[3])
    letter = outbox.find(connection, match_id, number)
    seat = store.SEATS_OF.all(connection, of=match_id)[letter.seat] if letter else None
    is_true = (
        letter is not None
        and seat is not None
        and letter.kind == kind
        and any(_is_same(address, seat.address) for address, _ in report.failures)
    )
    if seat is not None and _is_proven(installation, report, recipient, connection, seat):
        return letter if is_true else None
    counter = Counter("bounces", match_id, WRONG)
    with suppress(LimitExceeded):
        limit_counters.check(connection, counter, now)
        if is_true:
            return letter
        limit_counters.add(connection, counter, now)
    return None


def _is_proven(
    installation: Installation,
    report: Report,
    recipient: str,
    connection: Connection,
    seat: SeatRow,
) -> bool:
    """True if the bounce came to the seat's reply address, or returns a letter that has it."""
    target, tokens = Target(seat.match_id, seat.number), installation.tokens
    link = links.current(connection, "seat", target)
    if link is None:
        return False
    local = f"turns+{reply_key(tokens, link)}"
    named = (recipient, report.reply_to)
    return any(is_same(each.rpartition("@")[0].casefold(), local) for each in named)


def _is_ours(installation: Installation, domain: str) -> bool:
    return _in_ascii(f"@{domain}") == _in_ascii(f"@{installation.settings.mail_reply_domain}")


def _is_same(address: str, other: str) -> bool:
    return bool(address) and _in_ascii(address) == _in_ascii(other)


def _in_ascii(address: str) -> str:
    """Return an address in lower case, its domain in ASCII."""
    local, _, domain = address.casefold().rpartition("@")
    with suppress(BadMessage):
        domain = ascii_domain(address.casefold())
    return f"{local}@{domain}"


# --- reading ----------------------------------------------------------------


def is_simple(raw: bytes) -> bool:
    """True if a message has few enough parts to be parsed as a bounce.

    The parser recurses as deep as the parts are nested.
    """
    return raw[:READ].lower().count(b"content-type") <= MOST_PARTS


def read_report(raw: bytes) -> Report | None:
    """Return the delivery status notification in a message, or None if there is none."""
    start = raw[:READ]
    if not any(name in start.lower() for name in REPORTS) or not is_simple(raw):
        return None
    # The parser knows RFC 6533's internationalized forms only as unknown kinds of messages.
    plain = re.sub(rb"(?i)message/global-(delivery-status|headers)", rb"message/\1", start)
    message = message_from_bytes(plain.replace(b"message/headers", b"text/rfc822-headers"))
    parts = list(message.walk())
    status = next((p for p in parts if p.get_content_type() == "message/delivery-status"), None)
    if status is None:
        return None
    failures = tuple(_failures(status))[:MOST_FAILURES]
    returned = next(filter(None, map(_returned, parts)), None)
    if returned is None:
        return Report(failures)
    return Report(failures, _text(returned, "Message-ID"), _text(returned, "Reply-To"))


def _failures(status: Message) -> Iterator[tuple[str, str]]:
    """Yield each recipient with a permanent failure, and its status."""
    content = status.get_payload()
    blocks = content if isinstance(content, list) else []
    for block in (each for each in blocks if isinstance(each, Message)):
        code = HARD.match(_text(block, "Status"))
        if code is None or _text(block, "Action").casefold() not in ("failed", ""):
            continue
        for name in ("Original-Recipient", "Final-Recipient"):
            if found := TYPED.match(_text(block, name)):
                yield found[1], code[0]


def _returned(part: Message) -> Message | None:
    """Return the headers of the letter that came back, if the part holds them."""
    kind, content = part.get_content_type(), part.get_payload()
    if kind == "text/rfc822-headers" and isinstance(content, str):
        return HeaderParser().parsestr(content)
    if kind == "message/rfc822" and isinstance(content, list) and content:
        first = content[0]
        return first if isinstance(first, Message) else None
    return None


def _text(message: Message, name: str) -> str:
    """Return a header on one line, or ""."""
    return " ".join(str(message.get(name, "")).split())

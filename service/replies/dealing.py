"""Replies to letters: each message has its effect once, and is answered by letter.

The reply address names the seat. A message of another sender is held until the seat's player
confirms it by the link in a letter.
"""

import hashlib
import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Any

from sqlalchemy import Connection, select

from service.database.rows import (
    LETTER,
    REPLY,
    LetterRow,
    LinkRow,
    SeatRow,
    fetch_first,
    to_json,
)
from service.installation import metrics, origin
from service.installation.context import Installation
from service.language.digits import in_plain_digits
from service.links import store as secret_links
from service.matches import deeds, outbox, reachability, reply_rows, store, vote_clocks
from service.matches.store import LoadedMatch
from service.replies import addresses, bounces, grammar, reading
from service.replies.doing import Doing, NotDone
from service.replies.outcomes import Dealt
from service.replies.reading import Reply, Unreadable

MOST_A_DAY = 100  # messages to one seat; more are refused before they are read
# Letters to one seat about messages that did nothing: a day, and in SHORTLY seconds.
MOST_ANSWERS, MOST_SHORTLY = 12, 2
DAY, SHORTLY = 24 * 3600, 600
MEANT_NOTHING = ("unknown", "ambiguous", "empty", "unreadable")
NEAREST = 6  # moves in a letter that says why one was not played
TURN_IN_SUBJECT = re.compile(r"\[([0-9]{1,6})\]\s*$")
OF_LETTER = re.compile(r"([a-z_]+)\.([a-z2-7]{12})\.([0-9]+)@(.+)")


@dataclass(frozen=True)
class Message:
    """A message to a seat."""

    installation: Installation
    link: LinkRow
    reply: Reply
    is_readable: bool = True

    @property
    def match_id(self) -> str:
        """Return the match's id."""
        assert self.link.match_id is not None, "links to seats have a match"
        return self.link.match_id

    @property
    def seat(self) -> int:
        """Return the seat's number."""
        assert self.link.number is not None, "links to seats have its number"
        return self.link.number

    @property
    def id(self) -> str:
        """Return the message's id; another sender's Message-ID cannot take this one's place."""
        about = f"{self.link.id} {self.reply.sender} {self.reply.id}"
        return hashlib.sha256(about.encode()).hexdigest()[:32]

    def is_from(self, row: SeatRow) -> bool:
        """True if the seat's player has sent it, by its address."""
        return self.reply.sender.casefold() == row.address.casefold()


# --- a message ---------------------------------------------------------------


def is_ours(installation: Installation, address: str) -> bool:
    """True if a message to this address would be read; to the letters' sender, bounces only."""
    is_sender = address.casefold() == installation.settings.mail_from.address.casefold()
    is_bounce = is_sender or bounces.is_bounce_address(installation, address)
    return is_bounce or _link_of(installation, address) is not None


def _link_of(installation: Installation, address: str) -> LinkRow | None:
    return installation.database.read(lambda c: addresses.link_of(installation, c, address))


def deal(
    installation: Installation,
    raw: bytes,
    recipients: Sequence[str],
    envelope_sender: str | None = None,
) -> Dealt:
    """Carry out a message, once, and return its effect when it is on disk.

    Raises only if nothing could be stored. The message must be tried again then.
    """
    links = {link.id: link for to in recipients if (link := _link_of(installation, to))}
    for link in links.values():
        if _has_had_enough(installation, link):
            return Dealt("refused", "too_many", link.match_id, link.number)
    for address in recipients:
        if bounced := bounces.deal(installation, raw, address):
            return bounced
    if len(links) != 1:
        return Dealt("refused", "several_seats" if links else "unknown_address")
    [link] = links.values()
    settings = installation.settings
    own = [*recipients, settings.mail_from.address, settings.base_url]
    try:
        message = Message(installation, link, reading.read(raw, own, envelope_sender))
    except Unreadable:
        head = reading.read_head(raw, own, envelope_sender)
        message = Message(installation, link, head, is_readable=False)
    return _deal(message)


def _has_had_enough(installation: Installation, link: LinkRow) -> bool:
    """True if a seat takes no more messages today."""
    since = installation.now() - DAY
    count = partial(reply_rows.count_of_link, link=link, since=since)
    return installation.database.read(count) >= MOST_A_DAY


def _deal(message: Message) -> Dealt:
    database, now = message.installation.database, message.installation.now()
    with origin.coming("reply"):
        try:
            dealt = database.write(lambda c: _do(c, message, now))
        except NotDone as error:
            return database.write(partial(_refuse, message=message, error=error, now=now))
    if dealt.did == "played":
        metrics.TURNS.labels("reply").inc()
    return dealt


def _do(connection: Connection, message: Message, now: int) -> Dealt:
    """Do everything that the message says; raise NotDone."""
    loaded = store.load(connection, message.match_id, lock=True)
    message = _to_present(connection, message)
    row, reply = loaded.seats[message.seat], message.reply
    if seen := reply_rows.find(connection, message.match_id, message.id):
        return Dealt(seen.did, "already", loaded.match.id, row.number, tuple(seen.lines))
    if reply.robot:
        return _keep(connection, message, row, now, Dealt("ignored", reply.robot))
    if not message.is_readable:
        raise NotDone("unreadable")
    lines = grammar.lines_of(reply.lines, [seat.name for seat in loaded.seats])
    letter = _answered_letter(connection, loaded, message)
    turn = _turn_in_subject(message) if letter is None else letter.turn
    if letter is not None and letter.kind == vote_clocks.LETTER:
        lines = grammar.about_vote(lines, letter.facts["number"])
    if not message.is_from(row):
        if not lines:
            raise NotDone("empty")
        # Confirmed later, it must not answer another question.
        turn = loaded.match.turn if turn is None else turn
        held = _keep(connection, message, row, now, Dealt("held", "another_sender"), lines, turn)
        outbox.write(
            connection, row, "held", loaded.match.turn, now, reply=message.id, asked_for=True
        )
        return held
    reachability.note_reached(connection, row, now)
    doing = Doing(connection, message.installation, row, now)
    dealt = doing.all(lines, turn)
    return _keep(connection, message, doing.row, now, dealt, lines, turn)


def _to_present(connection: Connection, message: Message) -> Message:
    """Return the message with its link as it is now; the match may have begun since it came."""
    return replace(message, link=secret_links.with_id(connection, message.link.id) or message.link)


def _answered_letter(
    connection: Connection, loaded: LoadedMatch, message: Message
) -> LetterRow | None:
    """Return the letter that is answered; None if the message does not tell.

    Raises NotDone for an answer to a letter that a restored backup does not know.
    """
    reply, domain = message.reply, message.installation.settings.mail_reply_domain
    for answered in reply.answers:
        found = OF_LETTER.fullmatch(answered)
        if not found or found[2] != loaded.match.id or found[4].casefold() != domain.casefold():
            continue
        query = select(LETTER).where(LETTER.c.match_id == found[2], LETTER.c.id == int(found[3]))
        letter = fetch_first(connection, query, LetterRow) if len(found[3]) < 19 else None
        if letter is None or letter.seat != message.seat:
            raise NotDone("stale")
        return letter
    return None


def _turn_in_subject(message: Message) -> int | None:
    tagged = TURN_IN_SUBJECT.search(in_plain_digits(message.reply.subject))
    return int(tagged[1]) if tagged else None


def _keep(
    connection: Connection,
    message: Message,
    row: SeatRow,
    now: int,
    dealt: Dealt,
    lines: Sequence[str] = (),
    turn: int | None = None,
) -> Dealt:
    """Store that a message was dealt with, so that it has its effect once."""
    reply_rows.keep(connection, row, message.id, now, dealt.did, dealt.why, lines, turn)
    return dealt._replace(match=row.match_id, seat=row.number)


# --- a message that could not be done ------------------------------------------


def _refuse(connection: Connection, message: Message, error: NotDone, now: int) -> Dealt:
    """Store that nothing was done, and write why; once a day for each cause."""
    loaded = store.load(connection, message.match_id, lock=True)
    message = _to_present(connection, message)
    row, turn = loaded.seats[message.seat], loaded.match.turn
    if seen := reply_rows.find(connection, message.match_id, message.id):
        return Dealt(seen.did, "already", row.match_id, row.number, tuple(seen.lines))
    if not message.is_from(row):  # its player has nothing to do with it
        return _keep(connection, message, row, now, Dealt("ignored", "another_sender"))
    did = "answered" if error.why in MEANT_NOTHING else "refused"
    lines = [error.line] if error.line else []
    if _may_answer(connection, row, error.why, lines, now):
        about: dict[str, Any] = {"why": error.why, "line": error.line, "reason": error.reason}
        about |= {"actions": error.actions[:NEAREST], "asked_for": True}
        outbox.write(connection, row, "refusal", turn, now, **about)
    deeds.note(connection, row.match_id, "refused", now, row.number, turn, why=error.why)
    return _keep(connection, message, row, now, Dealt(did, error.why), lines)


def _may_answer(
    connection: Connection, row: SeatRow, why: str, lines: Sequence[str], now: int
) -> bool:
    """True if a letter may go out about a message that did nothing.

    A program that answers our letters with other words each time would else get one for each.
    """
    nothing = REPLY.c.did.in_(("answered", "refused"))
    same = (nothing, REPLY.c.why == why, REPLY.c.lines == to_json(list(lines)))
    count = partial(reply_rows.count_since, connection, row)
    return (
        not count(now - DAY, *same)
        and count(now - SHORTLY, nothing) < MOST_SHORTLY
        and count(now - DAY, nothing) < MOST_ANSWERS
    )

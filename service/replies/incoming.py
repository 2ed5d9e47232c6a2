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

from sqlalchemy import ColumnElement, Connection

from service.database.rows import (
    REPLY,
    LetterRow,
    LinkRow,
    SeatRow,
    to_json,
)
from service.installation import origin
from service.installation.context import Installation
from service.language.digits import in_plain_digits
from service.links import store as secret_links
from service.matches import deeds, outbox, reachability, reply_rows, store
from service.matches.store import LoadedMatch
from service.replies import addresses, bounces, grammar, reading
from service.replies.doing import Doing, NotDone, refuse_long
from service.replies.outcomes import Dealt
from service.replies.reading import Reply, Unreadable

MOST_A_DAY = 100  # messages to one seat by its player, and by others; more are refused unread
# Letters to one seat about messages that did nothing, and about messages of other senders: each a
# day, and in SHORTLY seconds.
MOST_ANSWERS, MOST_SHORTLY = 12, 2
REFUSED = (REPLY.c.did.in_(("answered", "refused")), REPLY.c.why.not_in(("", "confirmed")))
HELD = (REPLY.c.did != "ignored", REPLY.c.why.in_(("another_sender", "confirmed")))
DAY, SHORTLY = 24 * 3600, 600
MEANT_NOTHING = ("unknown", "ambiguous", "number", "on_page", "empty", "unreadable")
NEAREST = 6  # moves in a letter that says why one was not played
TURN_IN_SUBJECT = re.compile(r"\[([0-9]{1,6})(?:\.([0-9]{1,6}))?\]\s*$")
OF_LETTER = re.compile(r"([a-z_]+)\.([a-z2-7]{12})\.([0-9]+)@(.+)")


@dataclass(frozen=True)
class Message:
    """A message to a seat; if it is not readable, `reply` has its headers only."""

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
        """Return a hash of the seat's link, the sender and the Message-ID.

        So another sender cannot use up a message's id by sending the same Message-ID first.
        """
        about = f"{self.link.id} {self.reply.sender} {self.reply.id}"
        return hashlib.sha256(about.encode()).hexdigest()[:32]

    def is_from(self, row: SeatRow) -> bool:
        """True if the seat's player has sent it, by its address."""
        return self.reply.sender.casefold() == row.address.casefold()


# --- a message ---------------------------------------------------------------


def is_ours(installation: Installation, address: str) -> bool:
    """True if mail to this address is read; at the address that letters come from, only bounces."""
    is_sender = address.casefold() == installation.settings.mail_from.address.casefold()
    is_bounce = is_sender or bounces.is_bounce_address(installation, address)
    return is_bounce or _link_of(installation, address) is not None


def _link_of(installation: Installation, address: str) -> LinkRow | None:
    return installation.database.read(lambda c: addresses.link_of(installation, c, address))


def handle(
    installation: Installation,
    raw: bytes,
    recipients: Sequence[str],
    envelope_sender: str | None = None,
) -> Dealt:
    """Carry out a message once, and return its effect after the commit.

    `recipients` are the envelope's. `envelope_sender` is "" for a bounce, and None if it is not
    known. Raises only if nothing could be stored; then the caller must deliver the message again.
    """
    settings = installation.settings
    own = [*recipients, settings.mail_from.address, settings.base_url]
    head = reading.read_head(raw, own, envelope_sender)
    links = {link.id: link for to in recipients if (link := _link_of(installation, to))}
    for link in links.values():
        if _is_too_many(Message(installation, link, head)):
            return Dealt("refused", "too_many", link.match_id, link.number)
    for address in recipients:
        if bounced := bounces.handle(installation, raw, address):
            return bounced
    if len(links) != 1:
        return Dealt("refused", "several_seats" if links else "unknown_address")
    [link] = links.values()
    try:
        message = Message(installation, link, reading.read(raw, own, envelope_sender))
    except Unreadable:
        message = Message(installation, link, head, is_readable=False)
    return _deal(message)


def _is_too_many(message: Message) -> bool:
    """True if the seat takes no more messages of its player, or of anybody else, today."""
    link, since = message.link, message.installation.now() - DAY

    def count(connection: Connection) -> int:
        row = store.SEATS_OF.all(connection, of=message.match_id)[message.seat]
        is_own = message.is_from(row) and not message.reply.robot
        return reply_rows.count_of_link(connection, link, since, is_own)

    return message.installation.database.read(count) >= MOST_A_DAY


def _deal(message: Message) -> Dealt:
    database, now = message.installation.database, message.installation.now()
    with origin.coming("reply"):
        try:
            return database.write(lambda c: _do(c, message, now))
        except NotDone as error:
            return database.write(partial(_refuse, message=message, error=error, now=now))


def _do(connection: Connection, message: Message, now: int) -> Dealt:
    """Do everything that the message says; raises NotDone."""
    loaded, message, known = _opened(connection, message)
    if known:
        return known
    row, reply = loaded.seats[message.seat], message.reply
    if reply.robot:
        return _keep(connection, message, row, now, Dealt("ignored", reply.robot))
    if not message.is_readable:
        raise NotDone("unreadable")
    names = [seat.name for seat in loaded.seats]
    lines = grammar.lines_of(reply.lines, names)
    letter = _answered_letter(connection, loaded, message)
    turn = _turn_in_subject(message, loaded) if letter is None else letter.turn
    if not message.is_from(row):
        if not lines:
            raise NotDone("empty")
        refuse_long(lines)
        # Confirmed later, it must not answer another question.
        turn = loaded.match.turn if turn is None else turn
        if not _may_answer(connection, row, HELD, lines, turn, now):
            return Dealt("refused", "too_many", row.match_id, row.number)
        dealt = Dealt("held", "another_sender")
        held = _keep(connection, message, row, now, dealt, lines, turn, letter)
        outbox.write(
            connection, row, "held", loaded.match.turn, now, reply=message.id, asked_for=True
        )
        return held
    reachability.note_reached(connection, row, now)
    doing = Doing(connection, message.installation, row, now, letter, came_at=now)
    dealt = doing.all(lines, turn)
    return _keep(connection, message, doing.row, now, dealt, lines, turn, letter)


def _opened(connection: Connection, message: Message) -> tuple[LoadedMatch, Message, Dealt | None]:
    """Lock the match; return it, the message, and the message's effect if it had one before.

    The message has its link as it is now; the match may have begun since it came.
    """
    loaded = store.load(connection, message.match_id, lock=True)
    link = secret_links.with_id(connection, message.link.id) or message.link
    message = replace(message, link=link)
    if seen := reply_rows.find(connection, message.match_id, message.id):
        already = Dealt(seen.did, "already", seen.match_id, message.seat, tuple(seen.lines))
        return loaded, message, already
    return loaded, message, None


def _answered_letter(
    connection: Connection, loaded: LoadedMatch, message: Message
) -> LetterRow | None:
    """Return the letter that the message answers; None if its headers name no letter of this match.

    Raises NotDone if the letter is not this seat's, or is missing since a backup was restored.
    """
    reply, domain = message.reply, message.installation.settings.mail_reply_domain
    for answered in reply.answers:
        found = OF_LETTER.fullmatch(answered)
        if not found or found[2] != loaded.match.id or found[4].casefold() != domain.casefold():
            continue
        letter = outbox.find(connection, found[2], int(found[3])) if len(found[3]) < 19 else None
        if letter is None or letter.seat != message.seat:
            raise NotDone("stale")
        return letter
    return None


def _turn_in_subject(message: Message, loaded: LoadedMatch) -> int | None:
    """Return the turn of a ready reply, or None for another message.

    Raises NotDone if the ready reply is from before a restored backup: its turn, vote or offer may
    be another one now.
    """
    tagged = TURN_IN_SUBJECT.search(in_plain_digits(message.reply.subject))
    if tagged and int(tagged[2] or 0) != store.epoch(loaded.match):
        raise NotDone("stale")
    return int(tagged[1]) if tagged else None


def _keep(
    connection: Connection,
    message: Message,
    row: SeatRow,
    now: int,
    dealt: Dealt,
    lines: Sequence[str] = (),
    turn: int | None = None,
    letter: LetterRow | None = None,
) -> Dealt:
    """Store that a message was dealt with, so that it has its effect once."""
    answered = None if letter is None else letter.id
    reply_rows.keep(connection, row, message.id, now, dealt.did, dealt.why, lines, turn, answered)
    return dealt._replace(match=row.match_id, seat=row.number)


# --- a message that could not be done ------------------------------------------


def _refuse(connection: Connection, message: Message, error: NotDone, now: int) -> Dealt:
    """Store that the message had no effect, and write the seat's player a letter with the reason.

    There is at most one letter a day for each reason, line and turn (see `_may_answer`), and none
    for another sender's message.
    """
    loaded, message, known = _opened(connection, message)
    if known:
        return known
    row, turn = loaded.seats[message.seat], loaded.match.turn
    if not message.is_from(row):  # its player has nothing to do with it
        return _keep(connection, message, row, now, Dealt("ignored", "another_sender"))
    did = "answered" if error.why in MEANT_NOTHING else "refused"
    lines = [error.line] if error.line else []
    if _may_answer(connection, row, REFUSED, lines, turn, now, REPLY.c.why == error.why):
        about: dict[str, Any] = {"why": error.why, "line": error.line, "reason": error.reason}
        about |= {"actions": error.actions[:NEAREST], "asked_for": True}
        outbox.write(connection, row, "refusal", turn, now, **about)
    deeds.note(connection, row.match_id, "refused", now, row.number, turn, why=error.why)
    return _keep(connection, message, row, now, Dealt(did, error.why), lines, turn)


def _may_answer(
    connection: Connection,
    row: SeatRow,
    alike: Sequence[ColumnElement[bool]],
    lines: Sequence[str],
    turn: int,
    now: int,
    *cause: ColumnElement[bool],
) -> bool:
    """True if a letter may be written about a message that had no effect yet.

    `alike` are REFUSED or HELD, and count apart. The limits stop mail loops: a program may answer
    each of our letters with different words.
    """
    same = (REPLY.c.lines == to_json(list(lines)), REPLY.c.asked_turn == turn, *cause)
    count = partial(reply_rows.count_since, connection, row)
    return (
        not count(now - DAY, *alike, *same)
        and count(now - SHORTLY, *alike) < MOST_SHORTLY
        and count(now - DAY, *alike) < MOST_ANSWERS
    )

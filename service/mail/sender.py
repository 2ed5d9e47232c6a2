"""The mail sender: claims due letters, renders them, delivers them, stores the outcome.

Any number of senders may run at once. A failed letter does not stop others. An unreachable channel
is retried every few seconds. This is not counted as an attempt to send its letters, and does not
delay other channels.
"""

import logging
import threading
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Any

from msgspec import MsgspecError, msgpack
from sqlalchemy import Connection

from service.database import move_marks
from service.database.rows import LINK, LetterRow
from service.installation import logs
from service.installation.context import Installation
from service.installation.tokens import Tokens
from service.mail import digest_letter, letters
from service.mail.by_email import ByEmail
from service.mail.by_way import ByWay
from service.mail.channels import E_MAIL, Channels, Later, Letter, Refused, channel_of, scheme
from service.matches import (
    deeds,
    digests,
    invitation_clocks,
    match_log,
    open_decisions,
    outbox,
    reachability,
    store,
    talk,
    vote_clocks,
    ways,
)
from service.matches.clock import Clock
from service.matches.store import LoadedMatch
from service.people import link_rotation

log = logging.getLogger(__name__)
LOOK_EVERY = 0.15  # seconds between two polls of the outbox
LOOK_FOR_WAYS = 0.5
UNREACHABLE_PAUSE = 4.0
# Kinds of letters for which the sending starts or moves a clock.
NOTED = (vote_clocks.LETTER, digests.KIND, *invitation_clocks.LETTERS)


def open_channels(installation: Installation) -> Channels:
    """Return an installation's channels by the scheme of their addresses."""
    return {E_MAIL: ByEmail.of(installation.settings)}


def open_ways(installation: Installation) -> Channels:
    """Return the channel for each kind of way: chats, webhooks and browser pushes."""
    by_way = ByWay(installation.settings)
    return dict.fromkeys(("apprise", "webhook", "push"), by_way)


@dataclass
class Sender:
    """The sender of one installation's outbox: of mail or, with `by_ways`, of all other letters.

    They have separate senders, as a slow chat server that a player chose must not delay mail.
    """

    installation: Installation
    channels: Channels
    by_ways: bool = False
    # (match, seat) of the letters postponed since the last successful one.
    put_off: set[tuple[str, int]] = field(default_factory=set)
    # Reasons why channels are unreachable in this round, by the scheme of their addresses.
    down: dict[str, str] = field(default_factory=dict)
    # When this is set, the round ends after the current letter.
    ended: threading.Event = field(default_factory=threading.Event)

    def send_waiting(self) -> int:
        """Send all due letters; return how many were sent; raises Unreachable.

        Letters for an unreachable channel stay claimed until the rest is sent, so that they never
        block letters of other channels.
        """
        sent, began = 0, self.installation.clock.machine()
        stuck: list[Held] = []
        self.down.clear()
        while not self._has_ended(began) and (claimed := self._claim()):
            sent += self._deliver_all(claimed, stuck)
        if stuck:
            why = "; ".join(self.down.values())
            self._give_back(stuck, why)
            raise Unreachable(why)
        return sent

    def _has_ended(self, began: float) -> bool:
        """True if this round of sending must end.

        If letters are held back, it must end before their leases expire.
        """
        is_late = self.installation.clock.machine() - began > outbox.LEASE // 3
        return (
            self.ended.is_set()
            or self.down.keys() >= self.channels.keys()
            or (bool(self.down) and is_late)
        )

    def _deliver_all(self, claimed: list[LetterRow], stuck: list["Held"]) -> int:
        """Deliver in order; release letters early if a slow server would outlast their lease."""
        sent, began = 0, self.installation.clock.machine()
        held = [Held(self.installation, letter) for letter in claimed]
        for number, each in enumerate(held):
            is_late = self.installation.clock.machine() - began > outbox.LEASE // 3
            if is_late or self.ended.is_set():
                self._give_back(held[number:])
                break
            try:
                sent += self._deliver(each)
            except Unreachable:
                stuck.append(each)
        return sent

    def close(self) -> None:
        """Close the channels."""
        for channel in self.channels.values():
            channel.close()

    def _claim(self) -> list[LetterRow]:
        now = self.installation.now()
        database, by_ways = self.installation.database, self.by_ways
        if not database.read(lambda connection: outbox.has_due(connection, now, by_ways)):
            return []
        return database.write(lambda connection: _claim(connection, now, by_ways))

    def _deliver(self, held: "Held") -> bool:
        """Deliver a letter and store the outcome; return True if it was sent."""
        letter, now = held.letter, self.installation.now()
        try:
            composed = self._compose(letter, now)
        except Unreachable:
            raise
        except Exception as error:  # one unreadable match must not stop the others
            log.exception("a letter could not be written", extra=_extra(letter))
            self._write(_note_fault, letter, now, type(error).__name__)
            return False
        if isinstance(composed, Letter):
            return self._hand_over(held, composed, now)
        self._write(composed, letter, now)
        return False

    def _compose(self, letter: LetterRow, now: int) -> Letter | Callable[..., None]:
        """Return the rendered letter, or a function that updates its row instead of sending."""

        def work(connection: Connection) -> Letter | Callable[..., None]:
            loaded = store.load(connection, letter.match_id)
            if letter.way and ways.of_letter(connection, letter) is None:
                return outbox.turn_to_mail
            if scheme(letters.address_of(connection, loaded, letter)) in self.down:
                raise Unreachable
            if letters.is_overtaken(connection, loaded, letter):
                return _drop
            if not link_rotation.bears_its_links(
                connection, loaded, letter.seat, self.installation.tokens
            ):
                return partial(_follow_key, self.installation.tokens)
            if letters.may_go_at(loaded, letter, now) > now:
                return _hold
            # A server may have taken the first try unnoticed, so a retry must be the same letter.
            earlier = _copy_of(connection, letter) if letter.tries > 1 else None
            if earlier and letters.still_holds(connection, loaded, letter, earlier):
                return earlier
            try:
                return self._render(connection, loaded, letter, now)
            except letters.Unlinked:  # the person who asked for it can ask again
                return _drop

        return self.installation.database.read(work)

    def _render(
        self, connection: Connection, loaded: LoadedMatch, letter: LetterRow, now: int
    ) -> Letter:
        compose = digest_letter.compose if letter.kind == digests.KIND else letters.compose
        return compose(self.installation, connection, loaded, letter, now)

    def _hand_over(self, held: "Held", letter: Letter, now: int) -> bool:
        self._write(outbox.keep_copy, held.letter, msgpack.encode(letter, enc_hook=str.__str__))
        try:
            channel_of(self.channels, letter.address).deliver(letter, held.keep)
        except outbox.NotOurs:
            log.info("another sender has the letter", extra=_extra(held.letter))
            return False
        except Refused as error:
            self._refuse(held.letter, str(error))
            return False
        except Later as error:
            if held.letter.way:
                self._write(_note_failure, held.letter, now, str(error), False)
                return False
            if error.unreachable:
                self.down[scheme(letter.address)] = str(error)
                raise Unreachable from error
            facts = {"why": str(error), **_extra(held.letter), **logs.HOURLY}
            log.warning("the mail server puts letters off", extra=facts)
            self.put_off.add((held.letter.match_id, held.letter.seat))
            self._put_off(held.letter, str(error), letter.address)
            return False
        self._write(_note_sent, held.letter, now, letter.told)
        self._hurry_others(held.letter)
        return True

    def _hurry_others(self, letter: LetterRow) -> None:
        """Retry postponed letters at once after a sign that the server works again.

        The signs are a successful retry, and a success after several letters were postponed. If
        only one address was postponed, it gets no extra attempts, as the fault may be its own.
        """
        if not self.by_ways and (letter.tries > 1 or len(self.put_off) > 1):
            now = self.installation.now()
            self.installation.database.write(lambda connection: outbox.hurry(connection, now))
        self.put_off.clear()

    def _put_off(self, letter: LetterRow, why: str, address: str) -> None:
        if outbox.is_last_try(letter):
            self._refuse(letter, why)
        else:
            self._write(_postpone, letter, self.installation.now(), why, address)

    def _refuse(self, letter: LetterRow, why: str) -> None:
        log.warning("a letter was refused", extra={"why": why, **_extra(letter)})
        if letter.way:
            self._write(_note_failure, letter, self.installation.now(), why, True)
        else:
            self._write(_refuse, letter, self.installation.now(), why)

    def _write(self, change: Callable[..., None], letter: LetterRow, *facts: object) -> None:
        self.installation.database.write(lambda connection: change(connection, letter, *facts))

    def _give_back(self, held: list["Held"], why: str = "") -> None:
        now = self.installation.now()

        def work(connection: Connection) -> None:
            for each in held:
                outbox.release(connection, each.letter, why)
                if why and why != each.letter.error:
                    _note_put_off(connection, each.letter, now, why)

        self.installation.database.write(work)


@dataclass
class Held:
    """A claimed letter and its lease, which keeps other senders away during a slow delivery."""

    installation: Installation
    letter: LetterRow

    def keep(self) -> None:
        """Renew the lease in time, so that a slow answer cannot outlast it; raises NotOurs.

        A young lease needs no renewal, as no other sender can have claimed the letter.
        """
        now = self.installation.now()
        if now + outbox.LEASE - (self.letter.leased_until or 0) >= outbox.RENEW_AFTER:
            work = partial(outbox.renew, letter=self.letter, now=now)
            self.letter = self.installation.database.write(work)


class Unreachable(Exception):
    """A channel is unreachable, so all its letters wait."""


def _claim(connection: Connection, now: int, by_ways: bool) -> list[LetterRow]:
    """Claim due letters, but none of a database that was moved: the new one sends them too."""
    return [] if move_marks.find(connection) else outbox.claim(connection, now, by_ways=by_ways)


def _copy_of(connection: Connection, letter: LetterRow) -> Letter | None:
    """Return the letter as first sent; None if no copy is stored, or one of another release."""
    body = outbox.copy_of(connection, letter)
    try:
        return msgpack.decode(body, type=Letter) if body else None
    except MsgspecError:
        return None


def _drop(connection: Connection, letter: LetterRow, now: int) -> None:
    outbox.settle(connection, letter, "dropped", now)
    _tell("letter_dropped", letter)


def _follow_key(tokens: Tokens, connection: Connection, letter: LetterRow, now: int) -> None:
    """Renew links made with another secret key, and release the letter to be sent later."""
    link_rotation.follow_key(connection, tokens, now, LINK.c.match_id == letter.match_id)
    outbox.release(connection, letter)


def _hold(connection: Connection, letter: LetterRow, now: int) -> None:
    loaded = store.load(connection, letter.match_id)
    outbox.hold(connection, letter, letters.may_go_at(loaded, letter, now))


def _note_sent(
    connection: Connection, letter: LetterRow, now: int, told: Sequence[tuple[str, int]]
) -> None:
    """Store that a letter was sent, and the messages that it brought.

    A long delay is added to its reader's deadline.
    """
    is_news = outbox.settle(connection, letter, "sent", now)
    _tell("letter_sent", letter)
    if letter.way and (way := ways.of_letter(connection, letter)):
        ways.note_success(connection, way)
    delay = outbox.delay_of(letter, now)
    if not is_news or not (told or delay or letter.kind in NOTED):
        return
    seat = store.SEATS_OF.all(connection, of=letter.match_id)[letter.seat]
    if seat.tenure == letter.tenure:
        talk.note_seen(connection, seat, dict(told), "told")
        if letter.kind == vote_clocks.LETTER:
            vote_clocks.note_told(connection, letter, seat, now)
        if letter.kind in invitation_clocks.LETTERS:
            invitation_clocks.note_sent(connection, letter, seat, now)
    if letter.kind == digests.KIND:
        digests.note_delay(connection, letter, seat.address, now)
    if not delay:
        return
    # Without the match's lock, so that neither this letter nor later ones wait for it.
    due = open_decisions.of_match(connection, letter.match_id).get(letter.seat)
    if due and due.turn == letter.turn:
        match = store.row_of(connection, letter.match_id)
        open_decisions.extend(connection, due, delay, Clock.of(match, seat), now)


def _note_failure(
    connection: Connection, letter: LetterRow, now: int, why: str, is_final: bool
) -> None:
    """Schedule another attempt by the letter's way, or by mail if the way has ended."""
    way = ways.of_letter(connection, letter)
    if way is None or ways.note_failure(connection, way, why, is_final, now):
        outbox.turn_to_mail(connection, letter, now)
    else:
        outbox.postpone(connection, letter, now, why)


def _note_fault(connection: Connection, letter: LetterRow, now: int, why: str) -> None:
    """Schedule another attempt at a letter that could not be rendered: soon at first, later hourly.

    The fault is ours, so it never makes the reader count as unreachable.
    """
    pause = max(outbox.FIRST_RETRY, now - letter.made_at)
    outbox.hold(connection, letter, now + min(pause, outbox.LONGEST_RETRY), why)
    _note_put_off(connection, letter, now, why)


def _postpone(connection: Connection, letter: LetterRow, now: int, why: str, address: str) -> None:
    outbox.postpone(connection, letter, now, why)
    _note_put_off(connection, letter, now, why, address)


def _note_put_off(
    connection: Connection, letter: LetterRow, now: int, why: str, address: str = ""
) -> None:
    names = [seat.name for seat in store.SEATS_OF.all(connection, of=letter.match_id)]
    seat, turn, said = letter.seat, letter.turn, match_log.plain(why, address, *names)
    about: dict[str, Any] = {"seat": seat, "turn": turn, "letter": letter.id, "why": said}
    deeds.note(connection, letter.match_id, "put_off", now, **about)


def _refuse(connection: Connection, letter: LetterRow, now: int, why: str) -> None:
    """Store that a letter was refused, mark its seat as unreachable, and tell the host."""
    if not outbox.settle(connection, letter, "refused", now, why):
        return
    _tell("letter_refused", letter)
    reachability.note_refusal(connection, letter, now)


def _tell(deed: str, letter: LetterRow) -> None:
    about = {"letter": letter.id, "letter_kind": letter.kind}
    deeds.tell(letter.match_id, deed, letter.seat, letter.turn, **about)


def _extra(letter: LetterRow) -> dict[str, object]:
    return {"match": letter.match_id, "seat": letter.seat, "letter": letter.kind}


class SenderLoop(threading.Thread):
    """The thread that runs the sender in a running service."""

    def __init__(self, installation: Installation, by_ways: bool = False) -> None:
        super().__init__(name="ways" if by_ways else "sender", daemon=True)
        channels = open_ways(installation) if by_ways else open_channels(installation)
        self._sender = Sender(installation, channels, by_ways)
        self._look_every = LOOK_FOR_WAYS if by_ways else LOOK_EVERY

    def run(self) -> None:
        """Check the outbox regularly and send letters, until `end` is called."""
        pause = self._look_every
        while not self._sender.ended.wait(pause):
            pause = self._look_every
            try:
                self._sender.send_waiting()
            except Unreachable as error:
                facts = {"why": str(error), **logs.HOURLY}
                log.warning("the mail server cannot be reached", extra=facts)
                pause = UNREACHABLE_PAUSE
            except Exception:
                log.exception("the outbox could not be worked")
                pause = UNREACHABLE_PAUSE
        self._sender.close()

    def tell_to_end(self) -> None:
        """Stop after the current letter, without waiting for that."""
        self._sender.ended.set()

    def end(self) -> None:
        """Finish the current letter and stop."""
        self.tell_to_end()
        self.join(timeout=8)

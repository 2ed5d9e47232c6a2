"""The sender: claims letters, has them written, hands them to channels, notes what came of it.

Any number may work at once. A letter that cannot go stops no other; a channel that cannot be
reached is asked again every few seconds, costs no letter a try and keeps no other channel waiting.
"""

import logging
import threading
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial

from msgspec import MsgspecError, msgpack
from sqlalchemy import Connection

from service.database.models import LINK
from service.database.rows import LetterRow
from service.installation.parts import Installation
from service.installation.tokens import Tokens
from service.mail import letters
from service.mail.by_email import ByEmail
from service.mail.channels import E_MAIL, Channels, Later, Letter, Refused, channel_of, scheme
from service.matches import deadlines, outbox, store
from service.matches.store import HOST_SEAT
from service.people import link_rotation

log = logging.getLogger(__name__)
LOOK_EVERY = 0.15  # seconds between two looks into the outbox
UNREACHABLE_PAUSE = 4.0


def open_channels(installation: Installation) -> Channels:
    """Every channel of an installation, by the scheme of the addresses that it serves."""
    return {E_MAIL: ByEmail.of(installation.settings)}


@dataclass
class Sender:
    """Sends what the outbox of one installation holds."""

    installation: Installation
    channels: Channels
    # Whose letters were put off since the last one that was taken.
    put_off: set[tuple[str, int]] = field(default_factory=set)
    # The channels that could not be reached just now, by the scheme of their addresses, and why.
    down: dict[str, str] = field(default_factory=dict)
    # Set by whoever wants the round to end: after the letter in hand.
    ended: threading.Event = field(default_factory=threading.Event)

    def send_waiting(self) -> int:
        """Send everything that is due; returns how many letters were handed over.

        What would go by a channel that cannot be reached stays claimed until the rest has gone,
        so that however many they are, none stands before another's: raises Unreachable then.
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
        """Whether to look for no more letters: with some stuck, before their leases run out."""
        is_late = self.installation.clock.machine() - began > outbox.LEASE // 3
        return (
            self.ended.is_set()
            or self.down.keys() >= self.channels.keys()
            or (bool(self.down) and is_late)
        )

    def _deliver_all(self, claimed: list[LetterRow], stuck: list["Held"]) -> int:
        """Deliver in order; what a slow server would keep beyond its lease is given back."""
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
        """Let go of what the channels have open."""
        for channel in self.channels.values():
            channel.close()

    def _claim(self) -> list[LetterRow]:
        now = self.installation.now()
        if not self.installation.database.read(lambda connection: outbox.has_due(connection, now)):
            return []
        return self.installation.database.write(lambda connection: outbox.claim(connection, now))

    def _deliver(self, held: "Held") -> bool:
        """Whether the letter is now on its way; whatever happens is noted on its row."""
        letter, now = held.letter, self.installation.now()
        try:
            composed = self._compose(letter, now)
        except Unreachable:
            raise
        except Exception as error:  # one match that cannot be told must not stop the others
            log.exception("a letter could not be written", extra=_extra(letter))
            self._put_off(letter, type(error).__name__)
            return False
        if isinstance(composed, Letter):
            return self._hand_over(held, composed, now)
        self._write(composed, letter, now)
        return False

    def _compose(self, letter: LetterRow, now: int) -> Letter | Callable[..., None]:
        """The letter, or what is to be done instead of sending it."""

        def work(connection: Connection) -> Letter | Callable[..., None]:
            loaded = store.load(connection, letter.match_id)
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
            # A server may have taken it though nobody was told: then it goes again as it was.
            earlier = _copy_of(connection, letter) if letter.tries > 1 else None
            if earlier and letters.still_holds(connection, loaded, letter, earlier):
                return earlier
            try:
                return letters.compose(self.installation, connection, loaded, letter, now)
            except letters.Unlinked:  # whoever asked for it can ask again
                return _drop

        return self.installation.database.read(work)

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
            if error.unreachable:
                self.down[scheme(letter.address)] = str(error)
                raise Unreachable from error
            self.put_off.add((held.letter.match_id, held.letter.seat))
            self._put_off(held.letter, str(error))
            return False
        self._write(_note_sent, held.letter, now)
        self._hurry_others(held.letter)
        return True

    def _hurry_others(self, letter: LetterRow) -> None:
        """A server that takes what it put off before, or after several, is well again.

        One address that is put off for its own reasons gets no such tries between.
        """
        if letter.tries > 1 or len(self.put_off) > 1:
            now = self.installation.now()
            self.installation.database.write(lambda connection: outbox.hurry(connection, now))
        self.put_off.clear()

    def _put_off(self, letter: LetterRow, why: str) -> None:
        if outbox.is_last_try(letter):
            self._refuse(letter, why)
        else:
            self._write(outbox.postpone, letter, self.installation.now(), why)

    def _refuse(self, letter: LetterRow, why: str) -> None:
        log.warning("a letter was refused", extra=_extra(letter))
        self._write(_refuse, letter, self.installation.now(), why)

    def _write(self, change: Callable[..., None], letter: LetterRow, *facts: object) -> None:
        self.installation.database.write(lambda connection: change(connection, letter, *facts))

    def _give_back(self, held: list["Held"], why: str = "") -> None:
        def work(connection: Connection) -> None:
            for each in held:
                outbox.release(connection, each.letter, why)

        self.installation.database.write(work)


@dataclass
class Held:
    """A claimed letter, kept from other senders for as long as a server is spoken to about it."""

    installation: Installation
    letter: LetterRow

    def keep(self) -> None:
        """Renew the lease before so much of it has gone that an answer could outlast it.

        Raises NotOurs. A lease as young as that is ours: nobody else can have claimed the letter.
        """
        now = self.installation.now()
        if now + outbox.LEASE - (self.letter.leased_until or 0) >= outbox.RENEW_AFTER:
            work = partial(outbox.renew, letter=self.letter, now=now)
            self.letter = self.installation.database.write(work)


class Unreachable(Exception):
    """A channel cannot be reached at all; every letter that goes by it waits."""


def _copy_of(connection: Connection, letter: LetterRow) -> Letter | None:
    """Return the letter as it was handed over before; None where another release wrote it."""
    body = outbox.copy_of(connection, letter)
    try:
        return msgpack.decode(body, type=Letter) if body else None
    except MsgspecError:
        return None


def _drop(connection: Connection, letter: LetterRow, now: int) -> None:
    outbox.settle(connection, letter, "dropped", now)


def _follow_key(tokens: Tokens, connection: Connection, letter: LetterRow, now: int) -> None:
    """The key is another than when the links were made: they are made anew, then it goes."""
    link_rotation.follow_key(connection, tokens, now, LINK.c.match_id == letter.match_id)
    outbox.release(connection, letter)


def _hold(connection: Connection, letter: LetterRow, now: int) -> None:
    loaded = store.load(connection, letter.match_id)
    outbox.hold(connection, letter, letters.may_go_at(loaded, letter, now))


def _note_sent(connection: Connection, letter: LetterRow, now: int) -> None:
    """A letter that was held up gives its reader the time back."""
    is_news = outbox.settle(connection, letter, "sent", now)
    delay = letters.delay_of(letter, now)
    if not (is_news and delay):
        return
    # Without the match's lock: a letter must not wait for it, nor those after this one.
    due = deadlines.of_match(connection, letter.match_id).get(letter.seat)
    if due and due.turn == letter.turn:
        seat = store.SEATS_OF.all(connection, of=letter.match_id)[letter.seat]
        deadlines.extend(connection, due, delay, seat.timezone)


def _refuse(connection: Connection, letter: LetterRow, now: int, why: str) -> None:
    """An address that takes no letters is the host's business."""
    if not outbox.settle(connection, letter, "refused", now, why):
        return
    loaded = store.load(connection, letter.match_id)
    host, seat = loaded.seats[HOST_SEAT], loaded.seats[letter.seat]
    if letter.kind in ("confirm", "newcomer"):  # an address that was typed, and nobody's yet
        return
    if letter.seat != HOST_SEAT and letter.tenure == seat.tenure:
        outbox.write(connection, host, "undeliverable", letter.turn, now, seat=letter.seat)


def _extra(letter: LetterRow) -> dict[str, object]:
    return {"match": letter.match_id, "seat": letter.seat, "letter": letter.kind}


class SenderLoop(threading.Thread):
    """The sender's endless loop in a running service."""

    def __init__(self, installation: Installation) -> None:
        super().__init__(name="sender", daemon=True)
        self._sender = Sender(installation, open_channels(installation))

    def run(self) -> None:
        """Look, send, rest, until `end` is called."""
        pause = LOOK_EVERY
        while not self._sender.ended.wait(pause):
            pause = LOOK_EVERY
            try:
                self._sender.send_waiting()
            except Unreachable as error:
                log.warning("the mail server cannot be reached", extra={"why": str(error)})
                pause = UNREACHABLE_PAUSE
            except Exception:
                log.exception("the outbox could not be worked")
                pause = UNREACHABLE_PAUSE
        self._sender.close()

    def end(self) -> None:
        """Finish the letter in hand and stop."""
        self._sender.ended.set()
        self.join(timeout=8)

"""The postman: claims letters, has them written, hands them over, notes what came of it.

Any number may work at once. A letter that cannot go stops no other; a server that cannot be
reached is asked again every few seconds and costs no letter a try.
"""

import logging
import threading
from collections.abc import Callable
from dataclasses import dataclass

from sqlalchemy import Connection, Row

from service import deadlines, letters, matches, outbox, store
from service.message import BadMessage, Message
from service.office import Office
from service.post import Later, Post, Refused, open_post

log = logging.getLogger(__name__)
LOOK_EVERY = 0.15  # seconds between two looks into the outbox
UNREACHABLE_PAUSE = 4.0


@dataclass
class Postman:
    """Sends what the outbox of one installation holds."""

    office: Office
    post: Post

    def send_waiting(self) -> int:
        """Send everything that is due; returns how many letters were handed over."""
        sent = 0
        while claimed := self._claim():
            sent += self._deliver_all(claimed)
        return sent

    def _deliver_all(self, claimed: list[Row]) -> int:
        """Deliver in order; what a slow server would keep beyond its lease is given back."""
        sent, began = 0, self.office.clock.machine()
        for number, letter in enumerate(claimed):
            if self.office.clock.machine() - began > outbox.LEASE // 3:
                self._give_back(claimed[number:])
                break
            try:
                sent += self._deliver(letter)
            except Unreachable as error:
                self._give_back(claimed[number:], str(error))
                raise
        return sent

    def _claim(self) -> list[Row]:
        now = self.office.now()
        if not self.office.database.read(lambda connection: outbox.has_due(connection, now)):
            return []
        return self.office.database.write(lambda connection: outbox.claim(connection, now))

    def _deliver(self, letter: Row) -> bool:
        """Whether the letter is now on its way; whatever happens is noted on its row."""
        now = self.office.now()
        try:
            message = self._compose(letter, now)
        except Exception as error:  # one match that cannot be told must not stop the others
            log.exception("a letter could not be written", extra=_extra(letter))
            self._write(outbox.postpone, letter, now, type(error).__name__)
            return False
        if message is None:
            self._write(outbox.settle, letter, "dropped", now)
            return False
        return self._hand_over(letter, message, now)

    def _compose(self, letter: Row, now: int) -> Message | None:
        def work(connection: Connection) -> Message | None:
            standing = store.load(connection, letter.match_id)
            if letters.is_overtaken(connection, standing, letter):
                return None
            return letters.compose(self.office, connection, standing, letter, now)

        return self.office.database.read(work)

    def _hand_over(self, letter: Row, message: Message, now: int) -> bool:
        try:
            self.post.send(message)
        except (Refused, BadMessage) as error:
            log.warning("a letter was refused", extra=_extra(letter))
            self._write(_refuse, letter, now, str(error))
            return False
        except Later as error:
            if error.unreachable:
                raise Unreachable(str(error)) from error
            self._write(outbox.postpone, letter, self.office.now(), str(error))
            return False
        self._write(_note_sent, letter, now)
        return True

    def _write(self, change: Callable[..., None], letter: Row, *facts: object) -> None:
        self.office.database.write(lambda connection: change(connection, letter, *facts))

    def _give_back(self, claimed: list[Row], why: str = "") -> None:
        def work(connection: Connection) -> None:
            for letter in claimed:
                outbox.release(connection, letter, why)

        self.office.database.write(work)


class Unreachable(Exception):
    """The mail server cannot be reached at all; every letter waits."""


def _note_sent(connection: Connection, letter: Row, now: int) -> None:
    """A letter that was held up gives its reader the time back."""
    outbox.settle(connection, letter, "sent", now)
    delay = letters.delay_of(letter, now)
    due = deadlines.of_match(connection, letter.match_id).get(letter.seat)
    if delay and due and due.turn == letter.turn:
        deadlines.extend(connection, due, delay)


def _refuse(connection: Connection, letter: Row, now: int, why: str) -> None:
    """An address that takes no letters is the host's business."""
    outbox.settle(connection, letter, "refused", now, why)
    standing = store.load(connection, letter.match_id)
    host, seat = standing.seats[matches.HOST_SEAT], standing.seats[letter.seat]
    if letter.seat != matches.HOST_SEAT and letter.tenure == seat.tenure:
        outbox.write(connection, host, "undeliverable", letter.turn, now, seat=letter.seat)


def _extra(letter: Row) -> dict[str, object]:
    return {"match": letter.match_id, "seat": letter.seat, "letter": letter.kind}


class Round(threading.Thread):
    """The postman's endless round in a running service."""

    def __init__(self, office: Office) -> None:
        super().__init__(name="postman", daemon=True)
        self._postman = Postman(office, open_post(office.settings.mail_url, office.settings.data))
        self._ended = threading.Event()

    def run(self) -> None:
        """Look, send, rest, until `end` is called."""
        pause = LOOK_EVERY
        while not self._ended.wait(pause):
            pause = LOOK_EVERY
            try:
                self._postman.send_waiting()
            except Unreachable as error:
                log.warning("the mail server cannot be reached", extra={"why": str(error)})
                pause = UNREACHABLE_PAUSE
            except Exception:
                log.exception("the outbox could not be worked")
                pause = UNREACHABLE_PAUSE

    def end(self) -> None:
        """Finish the letter in hand and stop."""
        self._ended.set()
        self.join(timeout=8)

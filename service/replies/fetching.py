"""The reader of an IMAP mailbox: waits for new mail with IDLE, or looks now and then without it.

A message is marked as seen only after its effect is committed, so a crash in between reads it
again. Any number of readers may share a mailbox; `incoming` sees to it that nothing happens twice.
Mail that is not for us stays as it is, as the mailbox may be somebody's own.
"""

import logging
import re
import threading
from collections import Counter
from time import monotonic

from service.installation.context import Installation
from service.installation.inbound_url import parse_inbound_url
from service.installation.logs import HOURLY, is_outer
from service.replies import incoming
from service.replies.mailboxes import FAILURES, LONGEST_STEP, Box, opened, why
from service.replies.mime import LARGEST
from service.replies.outcomes import note
from service.replies.recipients import envelope_sender, find_recipients

log = logging.getLogger(__name__)
LOOK_EVERY = 20.0  # seconds between two looks without IDLE
# Seconds of IDLE before the next look. A server that only compares times of its files can miss a
# message that came within the same second as the last look.
LONGEST_IDLE = 10.0
SLICE = 0.5  # seconds in which a reader notices that it is to end
SHORTEST_PAUSE, LONGEST_PAUSE = 2.0, 300.0  # seconds before connecting again
MOST_TRIES = 3  # of a message that fails, before it is set aside
MOST_AT_ONCE = 100  # messages between two looks
NEW = "UNSEEN UNFLAGGED UNDELETED"
HEAD = "(RFC822.SIZE BODY.PEEK[HEADER])"
SIZE = re.compile(rb"RFC822\.SIZE ([0-9]+)")
UNTOLD = ("too_many", "several_seats")  # refusals that no letter tells of
SEEN, SET_ASIDE = r"\Seen", r"\Flagged"


class Fetcher(threading.Thread):
    """The thread that reads the mailbox, and connects again whenever the connection is lost."""

    def __init__(self, installation: Installation) -> None:
        super().__init__(name="imap", daemon=True)
        self.installation = installation
        self.url = parse_inbound_url(installation.settings.inbound_url)
        self._ended = threading.Event()
        self._failures: Counter[str] = Counter()
        self._not_ours: set[str] = set()
        self._works = False

    def run(self) -> None:
        """Read mail until told to end."""
        pause = SHORTEST_PAUSE
        while not self._ended.is_set():
            self._works = False
            try:
                self._read_on()
            except FAILURES as error:
                facts = {"at": str(self.url), "why": why(error, self.url), **HOURLY}
                log.warning("the mailbox cannot be read", extra=facts)
            except Exception:
                log.exception("mail could not be read", extra=HOURLY)
            pause = SHORTEST_PAUSE if self._works else min(2 * pause, LONGEST_PAUSE)
            self._ended.wait(pause)

    def tell_to_end(self) -> None:
        """Read no more mail after the current message."""
        self._ended.set()

    def _read_on(self) -> None:
        """Read new mail as it comes, on one connection."""
        self._failures.clear()
        self._not_ours.clear()
        with opened(self.url) as mailbox:
            has_idle = "IDLE" in mailbox.client.capabilities
            while not self._ended.is_set():
                with mailbox.bounded(LONGEST_STEP):
                    is_more = self._read_new(mailbox)
                self._works = True
                if is_more:
                    continue
                if has_idle:
                    self._idle(mailbox)
                elif not self._ended.wait(LOOK_EVERY):
                    with mailbox.bounded(LONGEST_STEP):
                        mailbox.client.noop()

    def _idle(self, mailbox: Box) -> None:
        """Wait until the server tells of a change, or the time is over."""
        until = monotonic() + LONGEST_IDLE
        with mailbox.bounded(LONGEST_IDLE + LONGEST_STEP):
            mailbox.idle.start()  # type: ignore[no-untyped-call]
            while not self._ended.is_set() and (left := until - monotonic()) > 0:
                began, slice_ = monotonic(), min(SLICE, left)
                said = mailbox.idle.poll(timeout=slice_)
                if said or monotonic() - began < slice_ / 2:  # without a word it was hung up
                    break
            mailbox.idle.stop()  # type: ignore[no-untyped-call]

    def _read_new(self, mailbox: Box) -> bool:
        """Handle new messages in order; return True if there may be more.

        After any message it returns True: more may have arrived, and IDLE does not report them
        again.
        """
        uids = mailbox.uids(NEW, charset=None)
        self._not_ours &= set(uids)
        new = [uid for uid in uids if uid not in self._not_ours]
        until = monotonic() + LONGEST_STEP / 2
        for count, uid in enumerate(new):
            if self._ended.is_set() or count == MOST_AT_ONCE or monotonic() > until:
                break
            self._read(mailbox, uid)
        return bool(new)

    def _read(self, mailbox: Box, uid: str) -> None:
        """Deal with a message and mark it; after some failures, set it aside."""
        try:
            self._deal(mailbox, uid)
        except FAILURES:
            raise
        except Exception as error:
            if is_outer(error):
                raise NotStored from error
            log.exception("a message could not be dealt with")
            self._failures[uid] += 1
            if self._failures[uid] >= MOST_TRIES:
                self._set_aside(mailbox, uid, "failed")

    def _deal(self, mailbox: Box, uid: str) -> None:
        """Deal with a message, if it is for us, and mark it as seen when the effect is stored."""
        size, head = fetched(mailbox, uid, HEAD)
        addresses = find_recipients(self.installation, head)
        if not addresses:
            self._not_ours.add(uid)
            return
        if size > LARGEST:
            self._set_aside(mailbox, uid, "too_large")
            return
        _, raw = fetched(mailbox, uid, f"(BODY.PEEK[]<0.{LARGEST + 1}>)")
        dealt = incoming.handle(self.installation, raw, addresses, envelope_sender(raw))
        note(dealt, "imap")
        if dealt.why == "unknown_address":
            self._not_ours.add(uid)
        elif dealt.why in UNTOLD:
            self._set_aside(mailbox, uid, dealt.why)
        else:
            mailbox.flag(uid, SEEN, True)

    def _set_aside(self, mailbox: Box, uid: str, reason: str) -> None:
        """Flag a message and leave it unseen, for the operator to look at."""
        mailbox.flag(uid, SET_ASIDE, True)
        facts = {"uid": uid, "why": reason}
        log.warning("a message was set aside in the mailbox, flagged", extra=facts)


class NotStored(OSError):
    """The database or its disk refuses writes now, so reading goes on later."""

    def __init__(self) -> None:
        super().__init__("nothing can be stored now")


def fetched(mailbox: Box, uid: str, parts: str) -> tuple[int, bytes]:
    """Return a message's size, 0 if `parts` does not ask for it, and its bytes.

    If the message is gone, return (0, b"").
    """
    _, answer = mailbox.client.uid("FETCH", uid, parts)
    for item in answer:
        if isinstance(item, tuple):
            size = SIZE.search(item[0])
            return int(size[1]) if size else 0, item[1]
    return 0, b""

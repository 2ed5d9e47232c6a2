"""Readers killed between reading and answering: nothing is lost, and nothing is done twice.

python -m tests.service.replies.test_kills lmtp 100          kills that many times, and tells
python -m tests.service.replies.test_kills lmtp 100 vote     the same for another kind of reply
"""

import multiprocessing
import random
import smtplib
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from datetime import UTC, datetime, timedelta
from functools import partial
from itertools import count, cycle, islice
from multiprocessing.process import BaseProcess
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

import pytest

from service.database import upgrading
from service.database.rows import VoteKind
from service.installation.context import open_installation
from service.installation.limits import HOUR, Limit, Limits
from service.installation.settings import Settings
from service.matches import deals, promises, talk, vote_clocks, votes
from service.replies.fetching import Fetcher
from service.replies.listening import Listener
from tests.service.free_ports import free_port
from tests.service.mail_servers import Dovecot, dovecot, needs_both
from tests.service.replies.messages import reply, reply_address
from tests.service.replies.test_fetching import address_of, flags
from tests.service.replies.test_listening import listening_at, wait_until
from tests.service.seated import Table
from tests.service.trial_installation import TrialInstallation, install

FORKS = multiprocessing.get_context("forkserver")
FORKS.set_forkserver_preload([__name__] if __name__ != "__main__" else [])
LONGEST_LIFE = 0.2  # seconds until the kill; the first message of a process takes about that


def listen(settings: Settings) -> None:
    Listener(open_installation(settings)).run()


def fetch(settings: Settings) -> None:
    Fetcher(open_installation(settings)).run()


@contextmanager
def process(work: Callable[[Settings], None], settings: Settings) -> Iterator[BaseProcess]:
    """Run a reader in a process of its own, and kill it on exit if it still runs."""
    started = FORKS.Process(target=work, args=(settings,), daemon=True)
    started.start()
    try:
        yield started
    finally:
        started.kill()
        started.join()


def say(port: int, to: str, raw: bytes) -> bool:
    """Give a message to the listener; return True if it says that it has it."""
    with suppress(OSError, smtplib.SMTPException):
        with smtplib.LMTP("127.0.0.1", port, timeout=20) as server:
            return not server.sendmail("p@mail.example", [to], raw)
    return False


class Deed(NamedTuple):
    """A reply. `effects` are how often it has done each of the things that it does once."""

    seat: int
    words: str
    effects: Callable[[], list[int]]

    @property
    def is_done(self) -> bool:
        """True if it has had an effect."""
        return any(self.effects())


def times(table: Table, turn: int) -> int:
    """Return how often a turn was played; forced moves that follow are turns of their own."""
    return sum(move.asked_turn == turn for move in table.moves)


def new_letters(table: Table, kind: str, seat: int) -> Callable[[], int]:
    """Return a function that counts the letters to a seat from now on."""
    before = len(table.letters(kind, seat=seat))
    return lambda: len(table.letters(kind, seat=seat)) - before


def moves(table: Table) -> Iterator[Deed]:
    while not table.is_over:
        turn = table.turn
        yield Deed(table.seat, table.actions[0], lambda at=turn: [times(table, at)])


def agreements(table: Table) -> Iterator[Deed]:
    """Yield a player's consent to a vote of each kind, which waits for another player."""
    kinds: list[VoteKind] = ["pause", "draw", "call_off"]
    for kind, seat in ((kind, seat) for kind in kinds for seat in range(3)):
        about = table.now + 9 * 24 * HOUR if kind == "pause" else 0
        asked = partial(votes.propose, seat=seat, kind=kind, about=about, now=table.now)
        number, voter = table.with_lock(asked).number, (seat + 1) % 3
        receipts = new_letters(table, "receipt", voter)

        def agreed(number: int = number) -> int:
            vote = table.read(lambda c: vote_clocks.find(c, table.id, number))
            return sum(each.answer == "yes" for each in vote.voters)

        yield Deed(voter, f"yes #{number}", lambda a=agreed, r=receipts: [a(), r()])
        ended = partial(votes.withdraw, seat=seat, number=number, now=table.now)
        table.with_lock(ended)


def acceptances(table: Table) -> Iterator[Deed]:
    """Yield a player's consent to one offer after the other."""
    table.play(table.actions[0])
    first, second = table.seat, (table.seat + 1) % 3
    limits = table.house.installation.settings.limits
    about = {"gives": ["pass"], "takes": [], "now": table.now, "limits": limits}
    for number in range(1, 60):
        table.with_lock(partial(deals.offer, seat=first, to=second, **about))
        told, receipts = (
            new_letters(table, *to) for to in (("answer", first), ("receipt", second))
        )

        def accepted(number: int = number) -> int:
            made = table.read(lambda c: promises.of_match(c, table.id))
            return sum(each.status == "accepted" for each in made[number - 1 :])

        effects = (accepted, told, receipts)
        yield Deed(second, f"accept {number}", lambda all=effects: [each() for each in all])


def absences(table: Table) -> Iterator[Deed]:
    """Yield absences of a player, and returns from them."""
    day = datetime.fromtimestamp(table.now, UTC) + timedelta(days=9)
    for words in cycle([f"away {day:%d %b} to {day:%d %b}", "back"]):
        told, again = new_letters(table, "away", 1), new_letters(table, "away", 2)
        effects = (told, again, new_letters(table, "receipt", 0))
        yield Deed(0, words, lambda all=effects: [each() for each in all])


def messages(table: Table) -> Iterator[Deed]:
    for number in count():
        words = f"Hello for the time {number}."

        def heard(words: str = words) -> int:
            said = table.read(lambda c: talk.messages(c, table.id))
            return sum(each.words == words for each in said)

        yield Deed(0, f"say {words}", lambda heard=heard: [heard()])


KINDS = {
    "move": moves,
    "vote": agreements,
    "deal": acceptances,
    "away": absences,
    "say": messages,
}


def wait_for_a_moment(deed: Deed, luck: random.Random) -> None:
    """Wait for some time, or until the reply is stored, which is just before the answer."""
    if luck.random() < 0.5:
        time.sleep(luck.uniform(0, LONGEST_LIFE))
        return
    wait_until(lambda: deed.is_done, pause=0)


def at_present(house: TrialInstallation) -> Table:
    """Return a match begun now by the readers' clock, whose players talk without a limit."""
    house.time.seconds = int(time.time())
    limits = Limits({**Limits().everywhere, "said": Limit(10**6, HOUR)})
    return Table(house.beside(limits=limits))


def kill_listeners(
    table: Table, kills: int, luck: random.Random, kind: str = "move"
) -> Counter[str]:
    """Send a reply, kill the listener, send it again to the next one; return when kills struck."""
    settings, seen = table.house.installation.settings, Counter[str]()
    port = int(settings.inbound_url.rpartition(":")[2])
    for deed in islice(KINDS[kind](table), kills):
        headers = {"Message-ID": f"<{seen.total()}.{kind}@mail.example>"}
        to, raw = reply_address(table, deed.seat), reply(table, deed.words, deed.seat, **headers)
        assert not deed.is_done
        with ThreadPoolExecutor() as pool, process(listen, settings) as reader:
            wait_until(partial(listening_at, port))
            heard = pool.submit(say, port, to, raw)
            wait_for_a_moment(deed, luck)
            reader.kill()
        is_done = deed.is_done
        seen["answered" if heard.result() else "stored" if is_done else "lost"] += 1
        assert is_done or not heard.result(), "it said that it had it"
        with process(listen, settings):
            wait_until(partial(say, port, to, raw))
            assert say(port, to, raw), "and once more"
        assert set(deed.effects()) == {1}, (deed.words, deed.effects())
    return seen


def kill_fetchers(table: Table, server: Dovecot, kills: int, luck: random.Random) -> Counter[str]:
    """Put a move into the mailbox, and kill readers until one marks it as seen."""
    settings, seen = table.house.installation.settings, Counter[str]()
    for deed in islice(moves(table), kills):
        subject = f"at {table.turn}"
        server.deliver(reply(table, deed.words, Subject=subject), "turns")
        with process(fetch, settings) as reader:
            wait_for_a_moment(deed, luck)
            reader.kill()
            reader.join()
        is_seen = flags(server, "turns")[subject] == {"\\Seen"}
        is_done = deed.is_done
        seen["answered" if is_seen else "stored" if is_done else "lost"] += 1
        assert is_done or not is_seen, "it was marked as seen"
        with process(fetch, settings):
            wait_until(lambda text=subject: flags(server, "turns")[text] == {"\\Seen"})
        assert deed.effects() == [1]
    return seen


def test_a_move_is_played_once_when_listeners_are_killed(house: TrialInstallation) -> None:
    table = Table(house.beside(inbound_url=f"lmtp://127.0.0.1:{free_port()}"))
    assert kill_listeners(table, 6, random.Random(6)).total() == 6


@pytest.mark.parametrize("kind", ["vote", "deal", "away", "say"])
def test_each_kind_of_reply_is_done_once_when_listeners_are_killed(
    house: TrialInstallation, kind: str
) -> None:
    table = at_present(house.beside(inbound_url=f"lmtp://127.0.0.1:{free_port()}"))
    assert kill_listeners(table, 3, random.Random(kind), kind).total() == 3


@needs_both
def test_a_move_is_played_once_when_readers_of_a_mailbox_are_killed(
    house: TrialInstallation,
) -> None:
    with dovecot() as server:
        table = Table(house.beside(inbound_url=address_of(server, "turns")))
        assert kill_fetchers(table, server, 3, random.Random(3)).total() == 3


def test_the_same_message_on_many_connections_at_once_plays_once(house: TrialInstallation) -> None:
    table = Table(house.beside(inbound_url=f"lmtp://127.0.0.1:{free_port()}"))
    port = int(table.house.installation.settings.inbound_url.rpartition(":")[2])
    with process(listen, table.house.installation.settings):
        wait_until(lambda: listening_at(port))
        for _ in range(5):
            turn, to = table.turn, reply_address(table, table.seat)
            raw = reply(table, table.actions[0])
            with ThreadPoolExecutor(8) as pool:
                heard = list(pool.map(lambda of: say(port, *of), [(to, raw)] * 8))
            assert heard == [True] * 8 and times(table, turn) == 1


def main(way: str, kills: int, kind: str = "move") -> None:
    """Kill many times, in as many matches as that takes; a seat may write 100 times a day."""
    seen, luck = Counter[str](), random.Random()
    while seen.total() < kills:
        with TemporaryDirectory() as folder:
            url = f"sqlite:///{folder}/staffetta.db"
            upgrading.upgrade(url)
            house = install(Path(folder), url)
            most = min(60, kills - seen.total())
            if way == "imap":
                with dovecot() as server:
                    table = Table(house.beside(inbound_url=address_of(server, "turns")))
                    seen += kill_fetchers(table, server, most, luck)
            else:
                table = at_present(house.beside(inbound_url=f"lmtp://127.0.0.1:{free_port()}"))
                seen += kill_listeners(table, most, luck, kind)
            house.installation.database.close()
        print(dict(seen), flush=True)


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), *sys.argv[3:])

"""Readers killed between reading and answering: nothing is lost, and nothing is done twice.

python -m tests.service.replies.test_kills lmtp 100     kills that many times, and tells
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
from functools import partial
from multiprocessing.process import BaseProcess
from pathlib import Path
from tempfile import TemporaryDirectory

from service.database import upgrading
from service.installation.context import open_installation
from service.installation.settings import Settings
from service.matches import store
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
    """Run a reader in a process of its own, and kill it in the end if it still lives."""
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


def times(table: Table, turn: int) -> int:
    """Return how often a turn was played; forced moves that follow are turns of their own."""
    return sum(move.asked_turn == turn for move in table.moves)


def wait_for_a_moment(table: Table, turn: int, luck: random.Random) -> None:
    """Wait for some time, or until the move is stored, which is just before the answer."""
    if luck.random() < 0.5:
        time.sleep(luck.uniform(0, LONGEST_LIFE))
        return
    wait_until(lambda: table.read(lambda c: store.row_of(c, table.id)).turn > turn, pause=0)


def kill_listeners(table: Table, kills: int, luck: random.Random) -> Counter[str]:
    """Send a move, kill the listener, send it again to the next one; return when kills struck."""
    settings, seen = table.house.installation.settings, Counter[str]()
    port = int(settings.inbound_url.rpartition(":")[2])
    while sum(seen.values()) < kills and not table.is_over:
        to, raw, turn = reply_address(table, table.seat), reply(table, table.actions[0]), table.turn
        with ThreadPoolExecutor() as pool, process(listen, settings) as reader:
            wait_until(partial(listening_at, port))
            heard = pool.submit(say, port, to, raw)
            wait_for_a_moment(table, turn, luck)
            reader.kill()
        is_done = table.turn > turn
        seen["answered" if heard.result() else "stored" if is_done else "lost"] += 1
        assert is_done or not heard.result(), "it said that it had it"
        with process(listen, settings):
            wait_until(partial(say, port, to, raw))
            assert say(port, to, raw), "and once more"
        assert times(table, turn) == 1
    return seen


def kill_fetchers(table: Table, server: Dovecot, kills: int, luck: random.Random) -> Counter[str]:
    """Put a move into the mailbox, and kill readers until one marks it as seen."""
    settings, seen = table.house.installation.settings, Counter[str]()
    while sum(seen.values()) < kills and not table.is_over:
        turn, subject = table.turn, f"at {table.turn}"
        server.deliver(reply(table, table.actions[0], Subject=subject), "turns")
        with process(fetch, settings) as reader:
            wait_for_a_moment(table, turn, luck)
            reader.kill()
            reader.join()
        is_seen = flags(server, "turns")[subject] == {"\\Seen"}
        is_done = table.turn > turn
        seen["answered" if is_seen else "stored" if is_done else "lost"] += 1
        assert is_done or not is_seen, "it was marked as seen"
        with process(fetch, settings):
            wait_until(lambda text=subject: flags(server, "turns")[text] == {"\\Seen"})
        assert times(table, turn) == 1
    return seen


def test_a_move_is_played_once_when_listeners_are_killed(house: TrialInstallation) -> None:
    table = Table(house.beside(inbound_url=f"lmtp://127.0.0.1:{free_port()}"))
    assert kill_listeners(table, 6, random.Random(6)).total() == 6


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


def main(way: str, kills: int) -> None:
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
                table = Table(house.beside(inbound_url=f"lmtp://127.0.0.1:{free_port()}"))
                seen += kill_listeners(table, most, luck)
            house.installation.database.close()
        print(dict(seen), flush=True)


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))

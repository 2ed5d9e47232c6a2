"""The listener in the processes that an operator runs."""

import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.request import urlopen

import pytest

from service.installation.tokens import Tokens, reply_key
from service.links import store as links
from service.links.store import Target
from service.matches import store
from tests.service.at_table import Table
from tests.service.free_ports import free_port
from tests.service.operations.test_serving import command, environment
from tests.service.replies.test_kills import say
from tests.service.replies.test_listening import listening_at
from tests.service.running_match import KEY, furnish, serving, stored
from tests.service.trial_installation import install
from tests.service.waiting import wait_until

ADDRESSES = {
    "STAFFETTA_MAIL_FROM": "staffetta@play.example",
    "STAFFETTA_MAIL_REPLY_DOMAIN": "play.example",
}


def answer(data: Path, table: Table) -> tuple[str, bytes]:
    """Return the reply address of the seat to move, and a message that plays a legal move."""
    house = install(data, f"sqlite:///{data / 'staffetta.db'}")
    database = house.installation.database
    loaded = database.read(lambda c: store.load(c, table.match))
    seat = loaded.to_act()[0]
    link = database.read(lambda c: links.current(c, "seat", Target(table.match, seat)))
    database.close()
    to = f"turns+{reply_key(Tokens(KEY.encode()), link)}@play.example"
    move = loaded.game.legal_actions(loaded.state, seat)[0]
    head = f"From: {loaded.seats[seat].address}\r\nTo: {to}\r\nMessage-ID: <1@mail.example>\r\n"
    return to, f"{head}\r\n{move}\r\n".encode()


@contextmanager
def clock(data: Path, url: str) -> Iterator[None]:
    """Run `staffetta clock`, and stop it."""
    about = {"STAFFETTA_INBOUND_URL": url, "STAFFETTA_SECRET_KEY": KEY, **ADDRESSES}
    process = subprocess.Popen(
        command("clock"), env=environment(data, **about), stderr=subprocess.DEVNULL
    )
    try:
        yield
    finally:
        process.terminate()
        assert process.wait(20) == 0


@pytest.mark.parametrize("word", ["serve", "clock"])
def test_a_reply_is_played_by_a_running_service(tmp_path: Path, word: str) -> None:
    [table] = furnish(tmp_path)
    before, port = len(stored(table)), free_port()
    to, raw = answer(tmp_path, table)
    url = f"lmtp://127.0.0.1:{port}"
    if word == "clock":
        with clock(tmp_path, url):
            wait_until(lambda: listening_at(port), 60)
            assert say(port, to, raw)
    else:
        with serving(tmp_path, STAFFETTA_INBOUND_URL=url, **ADDRESSES):
            wait_until(lambda: listening_at(port), 60)
            assert say(port, to, raw)
    assert len(stored(table)) > before


def test_the_web_server_alone_takes_no_mail(tmp_path: Path) -> None:
    furnish(tmp_path)
    port = free_port()
    url = f"lmtp://127.0.0.1:{port}"
    with serving(tmp_path, "web", STAFFETTA_INBOUND_URL=url, **ADDRESSES) as service:
        assert urlopen(f"http://127.0.0.1:{service.port}/healthz", timeout=60).status == 200
        assert not listening_at(port)

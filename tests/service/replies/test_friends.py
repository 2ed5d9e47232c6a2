"""Four friends in three languages play a game to its end by replies alone, through real servers."""

import email
import random
import re
import time
from email import policy
from email.message import EmailMessage

import pytest
from sqlalchemy import Connection

from service.database.rows import DealRow
from service.matches import deals, promises, states, store, talk
from service.replies.listening import Listener
from tests.service.at_table import Table, begin
from tests.service.mail_servers import needs_both
from tests.service.replies.test_listening import listening_at, wait_until
from tests.service.replies.test_real_mail import World, answer, boxes, by_lmtp, gone, send
from tests.service.trial_installation import TrialInstallation

__all__ = ["boxes", "by_lmtp", "gone"]
pytestmark = [
    needs_both,
    pytest.mark.parametrize("database_url", ["sqlite"], indirect=True),
]
FRIENDS = [
    {"name": name, "email": f"p{seat}@mail.example", "language": language}
    for seat, (name, language) in enumerate(
        [("Ana", "en"), ("کورش", "fa"), ("Béla", "hu"), ("دارا", "fa")]
    )
]
GREETINGS = ["say Good luck!", "بگو به Ana: سلام، تو هم؟", "üzenet Hajrá!", "بگو خوش بگذرد"]
ACCEPTING = [
    "accept 1\naccept 2",
    "قبول ۱\nقبول ۲",
    "elfogadom 1\nelfogadom 2",
    "می‌پذیرم ۱\nمی‌پذیرم ۲",
]
# A line of a letter's list, or its number if the line goes on.
LISTED = re.compile(r"^ *(#[0-9۰-۹]+(?: [^(\r\n]+(?:\([^()\r\n]*\))?(?=\r?$))?)", re.MULTILINE)


def last_letter(world: World, table: Table, seat: int) -> EmailMessage:
    """Return the letter that asks the seat its current question, when it is in its mailbox."""
    until, wanted = time.monotonic() + 30, (table.match, str(table.turn))
    while True:
        with world.dovecot.box(f"p{seat}") as box:
            for found in box.fetch(mark_seen=False, reverse=True, limit=6):
                letter = email.message_from_string(found.obj.as_string(), policy=policy.default)
                about = (letter["X-Staffetta-Match"], letter["X-Staffetta-Turn"])
                if about == wanted and letter["X-Staffetta-Kind"] in ("turn", "receipt"):
                    return letter
        assert time.monotonic() < until, world.postfix.log[-2000:]
        world.postfix.flush()
        time.sleep(0.05)


def offer(table: Table, seat: int) -> None:
    """Let a seat in a battle offer its neighbour two deals, of one promise each."""

    def work(connection: Connection) -> None:
        loaded, now = store.load(connection, table.match, lock=True), table.house.installation.now()
        *_, spared, _ = deals.offered_terms(loaded, seat, (seat + 1) % 4)
        for term in ("pass", spared.term):
            deals.offer(connection, loaded, seat, (seat + 1) % 4, [term], [], now)

    table.house.installation.database.write(work)


def accept(table: Table, world: World, seat: int) -> None:
    """Answer the seat's two offers by a reply to the first letter of them."""
    send(table, world)
    until = time.monotonic() + 30
    while True:
        with world.dovecot.box(f"p{seat}") as box:
            for found in box.fetch(mark_seen=False, reverse=True, limit=6):
                letter = email.message_from_string(found.obj.as_string(), policy=policy.default)
                if letter["X-Staffetta-Kind"] == "offer":
                    answer(world, letter, seat, ACCEPTING[seat])
                    return
        assert time.monotonic() < until, world.postfix.log[-2000:]
        world.postfix.flush()
        time.sleep(0.05)


def dealt(table: Table) -> list[DealRow]:
    read = table.house.installation.database.read
    return read(lambda c: promises.of_match(c, table.match))


def test_friends_play_to_the_end_by_replies_and_talk(
    house: TrialInstallation, by_lmtp: World
) -> None:
    house = house.beside(inbound_url=f"lmtp://127.0.0.1:{by_lmtp.lmtp}")
    host, *others = FRIENDS
    table, choose = begin(house, *others, host=host, game="rakab", seed="friends"), random.Random(7)
    listener = Listener(house.installation)
    listener.start()
    wait_until(lambda: listening_at(by_lmtp.lmtp))
    answers, greeted = 0, set()
    try:
        while table.loaded().is_running:
            seat, turn = table.asked, table.turn
            if table.loaded().state.phase == "battle" and not dealt(table):
                offer(table, seat)
                accept(table, by_lmtp, (seat + 1) % 4)
                wait_until(lambda: {each.status for each in dealt(table)} == {"accepted"}, 30)
            send(table, by_lmtp)
            letter = last_letter(by_lmtp, table, seat)
            text = letter.get_body(("plain",)).get_content()
            listed = choose.choice(LISTED.findall(text))
            lines = [listed] if seat in greeted else [listed, GREETINGS[seat]]
            greeted.add(seat)
            answer(by_lmtp, letter, seat, "\n".join(lines))
            wait_until(lambda was=turn: table.turn > was or not table.loaded().is_running, 30)
            answers += 1
    finally:
        listener.tell_to_end()
        listener.join(10)
    said = house.installation.database.read(lambda c: talk.messages(c, table.match))
    assert greeted == {0, 1, 2, 3} and len(said) == 4 and answers > 20
    assert table.loaded().match.status == "over"
    moves = house.installation.database.read(lambda c: states.moves_of(c, table.match))
    assert {move.way for move in moves if move.mark == "player"} == {"reply"}
    marks = [marked.mark for each in dealt(table) for marked in promises.marks_of(each).values()]
    assert sorted(marks) == ["broken", "kept"]

"""Limits of messages and of letters about them: a player's own apart from all others'."""

from unittest.mock import MagicMock

import pytest
from sqlalchemy import select

from service.database.connections import Database
from service.database.rows import LETTER, LETTER_COPY, REPLY
from service.people import personal_data
from service.replies import fetching, grammar, incoming
from service.replies.fetching import Fetcher
from service.replies.outcomes import Dealt
from tests.service.replies.test_incoming import Mailbox, house, in_battle, opened
from tests.service.trial_installation import TrialInstallation

__all__ = ["house"]
pytestmark = pytest.mark.parametrize("database_url", ["sqlite"], indirect=True)
ELSEWHERE = {"From": "friend@elsewhere.example"}


def letters(box: Mailbox, kind: str) -> int:
    return [each.kind for each in box.collect()].count(kind)


def test_other_peoples_mail_uses_up_no_limit_of_the_player(house: TrialInstallation) -> None:
    box = in_battle(house)
    seat, turn = box.asked, box.table.turn
    letter = box.letters[seat]
    for number in range(incoming.MOST_A_DAY + 5):
        box.answer(seat, f"nonsense {number}", **ELSEWHERE)
        robot = {"Auto_Submitted": "auto-replied"} | (ELSEWHERE if number % 2 else {})
        box.answer(seat, "I am away", **robot)
    assert letters(box, "held") == incoming.MOST_SHORTLY
    assert box.answer(seat, "more", Auto_Submitted="auto-replied").why == "too_many"
    box.letters[seat] = letter
    assert box.answer(seat, "do something clever").why == "unknown"
    assert letters(box, "refusal") == 1
    box.letters[seat] = letter
    assert box.answer(seat, "pass").did == "played" and box.table.turn > turn


def test_letters_that_ask_if_a_reply_is_yours_have_a_limit(house: TrialInstallation) -> None:
    box = in_battle(house)
    seat, letter = box.asked, box.letters[box.asked]
    dealt = [box.deliver(box.message(letter, f"pass {n}", seat, **ELSEWHERE)) for n in range(4)]
    assert [each.did for each in dealt] == ["held", "held", "refused", "refused"]
    assert {each.why for each in dealt[2:]} == {"too_many"}
    for number in range(40):
        house.time.seconds += incoming.SHORTLY
        box.deliver(box.message(letter, f"pass again {number}", seat, **ELSEWHERE))
    assert letters(box, "held") == incoming.MOST_ANSWERS
    house.time.seconds += 25 * 3600
    assert box.deliver(box.message(letter, "pass", seat, **ELSEWHERE)).did == "held"


def test_a_held_message_is_no_longer_than_one_that_is_done(house: TrialInstallation) -> None:
    box = in_battle(house)
    many = ["say hello"] * (grammar.MOST_LINES + 1)
    for lines in (many, ["say " + "x" * grammar.LONGEST_LINE]):
        dealt = box.answer(box.asked, *lines, **ELSEWHERE)
        assert (dealt.did, dealt.why) == ("ignored", "another_sender")
    rows = house.installation.database.read(lambda c: c.execute(select(REPLY.c.lines)).all())
    assert "hello" not in repr(rows) and letters(box, "held") == 0


def test_help_and_status_use_up_no_letter_about_a_move_that_was_misread(
    house: TrialInstallation,
) -> None:
    box = in_battle(house)
    seat, letter = box.asked, box.letters[box.asked]
    for line in ("help", "status", "help", "status", "do something clever"):
        box.letters[seat] = letter
        box.answer(seat, line)
    assert letters(box, "refusal") == 1


def test_the_same_line_at_another_turn_is_answered_again(house: TrialInstallation) -> None:
    box, late = opened(house), "Re: Staffetta [0]"
    seat = box.asked
    box.answer(seat, "Siena")
    box.collect()
    for _ in range(2):
        for _ in range(2):
            assert box.answer(seat, "undo", In_Reply_To="", Subject=late).why == "stale"
        assert letters(box, "refusal") == 1
        house.time.seconds += incoming.SHORTLY
        box.table.play(1)
        box.collect()


@pytest.mark.parametrize("seat", range(3))
def test_a_quoted_line_is_deleted_with_its_letter(house: TrialInstallation, seat: int) -> None:
    box, database = in_battle(house), house.installation.database
    while box.asked != seat:
        box.table.play(1)
        box.collect()
    box.answer(seat, "my aunt quirrelwick is ill")
    assert "quirrelwick" in digest_of(database)
    address, now = box.table.loaded().seats[seat].address, house.installation.now()
    database.write(lambda c: personal_data.erase(c, address, now))
    assert "quirrelwick" not in digest_of(database)


def digest_of(database: Database) -> str:
    """Return all that is stored of replies and letters."""
    return database.read(
        lambda c: repr([c.execute(select(table)).all() for table in (REPLY, LETTER, LETTER_COPY)])
    )


@pytest.mark.parametrize("why", ["too_many", "several_seats"])
def test_a_message_refused_without_a_letter_is_set_aside_in_a_mailbox(
    house: TrialInstallation, monkeypatch: pytest.MonkeyPatch, why: str
) -> None:
    house = house.beside(inbound_url="imap://a:b@127.0.0.1:1/INBOX?tls=none")
    mailbox, fetcher = MagicMock(), Fetcher(house.installation)
    monkeypatch.setattr(fetching, "fetched", lambda *_: (9, b""))
    monkeypatch.setattr(fetching, "find_recipients", lambda *_: ["turns@play.example"])
    monkeypatch.setattr(fetching.incoming, "handle", lambda *_: Dealt("refused", why))
    fetcher._deal(mailbox, "1")
    mailbox.flag.assert_called_once_with("1", fetching.SET_ASIDE, True)

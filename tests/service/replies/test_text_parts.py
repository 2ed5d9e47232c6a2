"""Letters in a program that shows text alone: the replies they name work."""

import re
from pathlib import Path

import pytest
from sqlalchemy import Connection

from service.matches import deals, store, talk, vote_clocks, votes
from service.matches.talk import GATHERING
from tests.service.at_table import begin, invite
from tests.service.replies.test_incoming import ADDRESSES, Mailbox, house, in_battle, opened
from tests.service.trial_installation import ANA, BELA, CYRUS, Letter, TrialInstallation, install

__all__ = ["house"]
pytestmark = pytest.mark.parametrize("database_url", ["sqlite"], indirect=True)
QUOTED = re.compile("[“«„]([^“”«»„]+)[”»]")


def hints(letter: Letter, count: int, mark: str = "") -> list[str]:
    """Return the quoted replies of the line of a letter's text that has so many with a mark."""
    found = [QUOTED.findall(paragraph) for paragraph in " ".join(unwrapped(letter)).split("  ")]
    return next(each for each in found if len(each) == count and mark in each[0])


def unwrapped(letter: Letter) -> list[str]:
    """Return the lines of a letter's text above the small print, with "" for an empty line."""
    return re.sub("[\u2066-\u2069]", "", letter.text).partition("\n--\n")[0].splitlines()


def box_of(house: TrialInstallation, seat: int) -> Mailbox:
    """Return a mailbox whose turn it is for a seat: each has a language of its own."""
    box = opened(house)
    while box.asked != seat:
        box.table.play(1)
        box.collect()
    return box


@pytest.mark.parametrize("seat", range(3))
def test_a_list_says_at_its_top_how_to_answer_by_number(
    house: TrialInstallation, seat: int
) -> None:
    box = box_of(house, seat)
    letter = box.letters[seat]
    [number] = hints(letter, 1, "#")
    above, _, below = "\n".join(unwrapped(letter)).partition("\n  #")
    assert below.startswith(number[1:]) and number in above.split("\n\n")[-1], above[-400:]
    assert letter.kind in ("turn", "receipt")
    turn = box.table.turn
    dealt = box.answer(seat, number)
    assert dealt.did == "played" and box.table.turn > turn, dealt


def test_without_a_way_in_no_text_speaks_of_replies_by_number(
    tmp_path: Path, database_url: str
) -> None:
    plain = install(tmp_path, database_url)
    begin(plain, BELA, CYRUS, host=ANA)
    letters = [each for each in plain.new_letters() if each.kind == "turn"]
    assert letters and not [each for each in letters if "  #" in each.text or "#1" in each.text]
    plain.installation.database.close()


@pytest.mark.parametrize("guest", [BELA, CYRUS])
@pytest.mark.parametrize(("place", "status"), [(0, "joined"), (1, "declined")])
def test_an_invitations_words_answer_it(
    house: TrialInstallation, guest: dict[str, str], place: int, status: str
) -> None:
    match = invite(house, guest, host=ANA).match
    [letter] = [each for each in house.new_letters() if each.kind == "invitation"]
    words = hints(letter, 2)
    box = Mailbox.__new__(Mailbox)
    box.house, box.count, box.letters = house, 0, {}
    message = box.message(letter, words[place], 1, From=guest["email"])
    assert box.deliver(message).did == "played"
    seats = house.installation.database.read(lambda c: store.load(c, match)).seats
    assert seats[1].status == status


@pytest.mark.parametrize("voter", range(3))
@pytest.mark.parametrize("does_agree", [True, False])
def test_a_votes_words_answer_it(house: TrialInstallation, voter: int, does_agree: bool) -> None:
    box = in_battle(house)
    now = house.installation.now()

    def propose(c: Connection) -> int:
        loaded = store.load(c, box.table.match, lock=True)
        return votes.propose(c, loaded, (voter + 1) % 3, "draw", 0, now).number

    number = house.installation.database.write(propose)
    [letter] = [
        each for each in box.collect() if each.kind == "vote" and each.to == ADDRESSES[voter]
    ]
    words = hints(letter, 2, "#")
    assert box.answer(voter, words[not does_agree]).did == "played"
    read = house.installation.database.read
    vote = read(lambda c: vote_clocks.find(c, box.table.match, number))
    answers = {each.seat: each.answer for each in vote.voters}
    assert answers[voter] == ("yes" if does_agree else "no")


@pytest.mark.parametrize("reader", range(3))
@pytest.mark.parametrize("status", ["accepted", "declined"])
def test_an_offers_words_answer_it(house: TrialInstallation, reader: int, status: str) -> None:
    box = in_battle(house)
    now = house.installation.now()

    def offer(c: Connection) -> int:
        loaded = store.load(c, box.table.match, lock=True)
        return deals.offer(c, loaded, (reader + 1) % 3, reader, ["pass"], [], now).number

    number = house.installation.database.write(offer)
    [letter] = [each for each in box.collect() if each.kind == "offer"]
    words = hints(letter, 2)
    assert box.answer(reader, words[status == "declined"]).did == "played"
    deal = house.installation.database.read(lambda c: deals.find(c, box.table.match, number))
    assert deal.status == status


@pytest.mark.parametrize("reader", range(3))
def test_a_letter_about_messages_says_how_to_answer_them(
    house: TrialInstallation, reader: int
) -> None:
    box, author = in_battle(house), (reader + 1) % 3
    database, now = house.installation.database, house.installation.now()

    def say(c: Connection) -> None:
        loaded = store.load(c, box.table.match, lock=True)
        talk.set_pace(c, loaded.seats[reader], "at_once")
        talk.say(c, loaded, author, [], "quirrelwick", now)

    database.write(say)
    house.time.forward(GATHERING)
    [letter] = [each for each in box.collect() if each.kind == "talk"]
    to_all, to_one = hints(letter, 2, "…")
    assert box.answer(reader, to_all.replace("…", "hello all")).did == "said"
    assert box.answer(reader, to_one.replace("…", "hello you")).did == "said"
    found = database.read(lambda c: talk.messages(c, box.table.match))
    heard = {each.words: sorted(seat for seat, *_ in each.circle) for each in found}
    assert heard["hello all"] == [] and heard["hello you"] == sorted([reader, author])

"""Threads in mail programs: one for each match and seat, by the algorithm of Jamie Zawinski.

Its last step puts threads with the same subject together, and most programs leave it out
(Thunderbird, mutt, K-9). For the others, matches of the same game and people have a number.
"""

import re
from collections.abc import Iterable
from email.message import EmailMessage
from itertools import pairwise
from typing import Any

import pytest

from tests.service.at_table import begin
from tests.service.replies.test_incoming import Mailbox, house
from tests.service.trial_installation import ANA, BELA, CYRUS, Letter, TrialInstallation

__all__ = ["house"]
on_sqlite = pytest.mark.parametrize("database_url", ["sqlite"], indirect=True)
ID = re.compile(r"<[^<>\s]+>")


def threads(messages: Iterable[Any]) -> list[list[Any]]:
    """Return the messages by thread."""
    parent: dict[str, str] = {}
    kept = {ID.findall(str(each["Message-ID"]))[0]: each for each in messages}
    for own, message in kept.items():
        named = ID.findall(str(message["References"] or message["In-Reply-To"] or ""))
        line = [each for each in named if each != own]
        for above, below in pairwise([*line, own]):
            if below == own:
                parent.pop(own, None)  # a message's own references are believed
            if below not in parent and root_of(above, parent) != below:
                parent[below] = above
    found: dict[str, list[Any]] = {}
    for own, message in kept.items():
        found.setdefault(root_of(own, parent), []).append(message)
    return [*found.values()]


def root_of(own: str, parent: dict[str, str]) -> str:
    while own in parent:
        own = parent[own]
    return own


def whose(message: Any) -> tuple[str, str]:
    return message["X-Staffetta-Match"], message["X-Staffetta-Seat"]


def to_one(letters: list[Letter], address: str) -> list[Letter]:
    return [each for each in letters if each.to == address]


@on_sqlite
def test_each_match_and_seat_is_one_thread(house: TrialInstallation) -> None:
    """Two matches of one circle, begun on one day, are two threads for each of three players."""
    tables = [begin(house, BELA, CYRUS, host=ANA), begin(house, BELA, CYRUS, host=ANA)]
    letters = house.new_letters()
    for number in range(12):
        for table in tables:
            if table.loaded().is_running:
                table.play(3, luck=f"luck {number}")
        letters += house.new_letters()
    for person in (ANA, BELA, CYRUS):
        own = to_one(letters, person["email"])
        found = threads(own)
        assert len(own) > 3
        assert (
            sorted({whose(each) for each in thread} for thread in found)
            == sorted({whose(each)} for each in own)
            or len(found) == 2
        )
        for thread in found:
            assert len({whose(each) for each in thread}) == 1, [each["Subject"] for each in thread]
        played = [each for each in own if each.kind in ("turn", "news", "over")]
        matches_of: dict[str, set[tuple[str, str]]] = {}
        for each in played:
            matches_of.setdefault(each["Subject"], set()).add(whose(each))
        assert len(played) > 1 and all(len(each) == 1 for each in matches_of.values())


@on_sqlite
@pytest.mark.parametrize("before", ["Re: ", "RE: ", "Vá: ", "Válasz: ", "پاسخ: ", "AW: ", ""])
@pytest.mark.parametrize("has_references", [True, False])
def test_an_answer_and_the_letter_about_it_stay_in_the_thread(
    house: TrialInstallation, before: str, has_references: bool
) -> None:
    box = Mailbox(house, begin(house, BELA, CYRUS, host=ANA))
    seat, letter = box.asked, box.letters[box.asked]
    known = f"{letter['References']} {letter['Message-ID']}" if has_references else ""
    reply: EmailMessage = box.message(
        letter, "#1", seat, Subject=before + str(letter["Subject"]), References=known
    )
    assert box.deliver(reply).did == "played"
    answers = to_one(box.collect(), letter.to)
    assert [each.kind for each in answers] == ["receipt"]
    assert len(threads([letter, reply, *answers])) == 1


def test_threads_are_told_apart_by_references() -> None:

    def written(own: str, **headers: str) -> EmailMessage:
        message = EmailMessage()
        message["Message-ID"], message["Subject"] = own, headers.pop("subject", own)
        for name, value in headers.items():
            message[name] = value
        return message

    assert len(threads([written("<a@b>"), written("<c@d>", References="<a@b>")])) == 1
    assert len(threads([written("<a@b>"), written("<c@d>")])) == 2

"""Whole games by replies alone: every question is answered from the mailbox."""

import random
import re
from typing import Any
from urllib.parse import parse_qs, unquote, urlsplit

import pytest

from tests.service.replies.test_incoming import Mailbox, house, opened
from tests.service.trial_installation import Letter, TrialInstallation
from tests.tables import OF_SEVERAL

__all__ = ["house"]
READY = re.compile(r'href="(mailto:[^"]+)"')


def ready_replies(letter: Letter) -> list[str]:
    """Return the lines of the letter's ready replies, all to the seat's own address."""
    found = []
    for link in READY.findall(letter.html):
        parts = urlsplit(link.replace("&amp;", "&"))
        assert unquote(parts.path) == letter["Reply-To"]
        found.append(parse_qs(parts.query)["body"][0])
    return found


def ways_to_say(box: Mailbox, letter: Letter, moves: list[str]) -> list[str]:
    """Return lines that each mean a legal move: ready replies, numbers, and the notation."""
    ready = [line for line in ready_replies(letter) if line in moves]
    numbers = re.findall(r"^ *(#[0-9۰-۹]+) ", letter.text, re.MULTILINE)
    return [*ready, *numbers[:4], *random.Random(len(moves)).sample(moves, 1)]


@pytest.mark.parametrize("game", OF_SEVERAL)
@pytest.mark.parametrize("database_url", ["sqlite"], indirect=True)
def test_a_game_is_played_to_its_end_by_replies(house: TrialInstallation, game: str) -> None:
    box, choose = opened(house, game), random.Random(game)
    answers = 0
    while box.table.loaded().is_running and answers < 260:
        seat = box.asked
        letter = box.letters[seat]
        assert letter.kind in ("turn", "receipt", "at_once"), letter.kind
        line = choose.choice(ways_to_say(box, letter, box.table.actions))
        dealt: Any = box.answer(seat, line)
        assert dealt.did == "played", (line, dealt, letter.text[:600])
        answers += 1
        kinds = {each.kind for each in box.collect()}
        assert "receipt" in kinds or not box.table.loaded().is_running
    assert answers >= 260 or not box.table.loaded().is_running

"""Pages and letters of a hundred agreed matches say only what is true in each of them."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from html import unescape
from typing import Any

import pytest

import engine
from printables.conditions import ANY, values_of
from service.language.languages import LANGUAGES
from tests.printables.test_every_agreed_game import (
    GAMES,
    NOT_IN_PLAY,
    Choice,
    choices,
    marks,
    plain,
    sentences,
)
from tests.service.at_table import Table
from tests.service.trial_installation import ANA, SURE, TrialInstallation

pytestmark = pytest.mark.parametrize("database_url", ["sqlite"], indirect=True)
OTHERS = ("Béla", "Cyrus", "Dara", "Esther", "Farid")
MATCHES = 21  # of each game


def seen(house: TrialInstallation, path: str) -> str:
    page = house.get(path)
    assert page.status == 200, path
    return plain(unescape(re.sub(r"<[^>]+>", "", page.text)))


def told(house: TrialInstallation, game: str, seats: int, options: Choice, language: str) -> Any:
    """Return a match's texts by place: its letters, and its pages before and after the start."""
    house.pass_time(24 * 3600)
    now = house.installation.now()
    others = [
        {"name": name, "email": f"{number}.{now}@mail.example", "language": language}
        for number, name in enumerate(OTHERS[: seats - 1])
    ]
    body = {"game": game, "options": options, "language": language, "players": others}
    body |= {"host": {**ANA, "email": f"ana.{now}@mail.example", "language": language}}
    match = house.propose(body)
    host = house.host_page(match)
    assert house.agree(match).status_code == 303
    seat_links = house.seat_tokens(match)
    found = {"host": seen(house, host)}
    for token in seat_links[1:]:
        found[f"invitation {token}"] = seen(house, f"/s/{token}")
        assert house.client.post(f"/s/{token}/join", data=SURE).status_code in (200, 303)
    table = Table(house, match, seat_links, host.rpartition("/")[2])
    found |= {place: seen(house, path) for place, path in pages(table)}
    for letter in (each for each in house.new_letters() if f".{now}@" in each.to):
        found[f"{letter.kind} to {letter.to}"] = plain(re.sub(r"https://\S+", "", letter.text))
    return found


def pages(table: Table) -> Iterator[tuple[str, str]]:
    seat = table.seats[table.asked]
    yield "seat", f"/s/{seat}"
    yield "sheets", f"/s/{seat}/print"
    yield "match", f"/m/{table.match}"
    yield "paper", f"/m/{table.match}/print"


@pytest.mark.parametrize("game_id", GAMES)
def test_no_page_and_no_letter_says_what_is_not_agreed(
    house: TrialInstallation, game_id: str
) -> None:
    game = engine.load(game_id)
    known = [(seats, options) for seats, options in choices(game_id) if seats != ANY]
    cases = [(case, words) for name, case, words in NOT_IN_PLAY if game_id.startswith(name)]
    for at, (seats, options) in enumerate(random.Random(game_id).sample(known, MATCHES)):
        language = LANGUAGES[at % len(LANGUAGES)]
        true = {
            each.key for each in sentences(game_id) if each.holds(values_of(game, options, seats))
        }
        places = told(house, game_id, seats, options, language)
        for place, text in places.items():
            said = [key for key, mark in marks(game_id, language).items() if mark in text]
            assert not set(said) - true, (place, seats, options)
            wrong = [
                word
                for case, words in cases
                for word in words
                if language == "en" and case(seats, options) and word in text
            ]
            assert not wrong, (place, seats, options)

"""No game id reaches a reader: in Persian letters and pages it would be a Latin word."""

from __future__ import annotations

import re
from collections.abc import Iterator
from html import unescape

import pytest

from service.matches.store import LoadedMatch
from tests.service.at_table import Table, begin
from tests.service.trial_installation import BELA, CYRUS, DARA, TrialInstallation
from tests.tables import GAMES, some_seats
from tests.test_nouns import words_of

GUESTS = [person | {"language": "fa"} for person in (BELA, CYRUS, DARA)]
STOPS = (0, 9, None)  # further moves; None: to the end
PAGES = ("", "/log", "/orders")
TAG = re.compile(r"(?s)<(script|style)\b.*?</\1>|<[^>]*>")
ADDRESS = re.compile(r"https?://\S+")
ID = re.compile(r"(?<![\w.:/-])[a-z][a-z0-9_]*(?![\w/-])")


@pytest.mark.parametrize("database_url", ["dealt"], indirect=True)
@pytest.mark.parametrize("name", GAMES)
def test_no_id_of_a_game_is_shown_in_letters_and_pages(house: TrialInstallation, name: str) -> None:
    guests = GUESTS[: some_seats(GAMES[name]) - 1]
    table = begin(house, *guests, game=name, language="fa")
    ids: set[str] = set()
    for moves in STOPS:
        table.play(moves)
        ids |= set(ids_of(table.loaded()))
        assert [text for text in shown(table) if ids & set(ID.findall(text))] == []
    assert len(ids) > 10


def ids_of(loaded: LoadedMatch) -> Iterator[str]:
    """Yield the ids in the views, events and actions of a match."""
    game, state = loaded.game, loaded.state
    for seat in range(state.seats):
        told = [game.view(state, seat), game.events(state, seat, 0)]
        told += [game.describe(line, state) for line in game.legal_actions(state, seat)]
        yield from (word for word in words_of(told) if ID.fullmatch(word))


def shown(table: Table) -> Iterator[str]:
    """Yield each line that a Persian guest reads on a page or in a letter."""
    get, letters = table.house.client.get, table.house.new_letters()
    texts = [get(f"/s/{token}{page}").text for token in table.seats[1:] for page in PAGES]
    for letter in letters:
        if letter["Content-Language"] == "fa":
            texts += [letter.text, letter.html]
    for text in texts:
        yield from ADDRESS.sub("", unescape(TAG.sub("\n", text))).splitlines()

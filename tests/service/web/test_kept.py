"""Parts of a seat's page that are kept: found again, never out of date, never another's.

That each is what would be made now, the whole suite asks of every page (conftest.py).
"""

from collections.abc import Iterator
from itertools import pairwise

import pytest

import engine
from service.installation.latest import Latest
from service.views import match_view
from service.web import kept
from tests.service.at_table import Table, begin
from tests.service.trial_installation import ANA, BELA, CYRUS, SURE, TrialInstallation

pytestmark = pytest.mark.parametrize("database_url", ["sqlite"], indirect=True)
PEOPLE = [{**who, "language": tag} for who, tag in ((ANA, "en"), (BELA, "hu"), (CYRUS, "fa"))]


class Asked(Latest[bytes, object]):
    """Parts, with how often one was found and one was made."""

    found = made = 0

    def get(self, key: bytes) -> object:
        there = super().get(key)
        self.found += there is not None
        return there

    def put(self, key: bytes, thing: object) -> None:
        self.made += 1
        super().put(key, thing)


@pytest.fixture
def parts(monkeypatch: pytest.MonkeyPatch) -> Iterator[Asked]:
    here = Asked(kept.MOST)
    monkeypatch.setattr(kept, "_parts", here)
    return here


def begun(house: TrialInstallation, game: str) -> Table:
    host, *others = PEOPLE
    return begin(house, *others, host=host, game=game)


@pytest.mark.parametrize("game", engine.games())
def test_a_page_that_is_opened_again_is_the_same_and_nothing_of_it_is_made_anew(
    house: TrialInstallation, parts: Asked, game: str
) -> None:
    table = begun(house, game)
    for _ in range(8):
        for token in table.seats:
            house.get(f"/s/{token}")  # its first use is noted once it has been answered
            first = house.get(f"/s/{token}").text
            made, found = parts.made, parts.found
            assert house.get(f"/s/{token}").text == first
            assert parts.made == made and parts.found > found + 1
        table.play(3)


def test_every_seat_has_parts_of_its_own(house: TrialInstallation, parts: Asked) -> None:
    table = begun(house, "condottiere-3e").play(12)
    for token in table.seats:
        found = parts.found
        page = house.get(f"/s/{token}").text
        assert parts.found == found, "made for nobody else"
        assert not [other for other in table.seats if other != token and other in page]


def test_whoever_walks_through_a_long_match_fills_nothing(
    house: TrialInstallation, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, read = begun(house, "condottiere-3e").play(60), Latest(400)
    monkeypatch.setattr(match_view, "_happened", read)
    for turn in range(table.turn):
        house.get(f"/m/{table.match}/{turn}")
    house.get(f"/m/{table.match}/log")
    house.get(f"/s/{table.seats[0]}/log")
    assert not len(read)
    house.get(f"/s/{table.seats[0]}")
    assert len(read) == 1


def test_a_move_a_note_and_another_language_are_seen_at_once(
    house: TrialInstallation, parts: Asked
) -> None:
    table = begun(house, "condottiere-3e").play(12)
    page = f"/s/{table.seats[table.asked]}"
    seen = [house.get(page).text]

    def change(path: str, **form: str) -> None:
        assert house.client.post(f"{page}/{path}", data=SURE | form).status_code == 303
        seen.append(house.get(page).text)

    change("note", note="the tower first")
    change("settings", language="hu", timezone="Europe/Budapest")
    change("settings", language="fa", timezone="Asia/Tehran")
    change(f"{table.turn}/{table.actions[0].replace(' ', '%20')}")
    assert [before != after for before, after in pairwise(seen)] == [True] * 4
    assert parts.found, "what did not change was not made again"

"""Sheets of matches and tables with names and titles that none of our fonts covers."""

import re
from collections.abc import Iterator

import pytest

import engine
from service.matches import store
from tests.service.at_table import begin
from tests.service.tables.test_freezing import open_condottiere
from tests.service.trial_installation import TrialInstallation

NAMES = ("李小龍", "\U0001f469\u200d\U0001f467", "ไทย", "中文", "日本", "한국")
PDF = re.compile(r'(?:href|src)="([^"]+\.pdf[^"]*)"')
LISTS = re.compile(r'href="([^"]*/print[^"]*)"')

pytestmark = pytest.mark.parametrize("database_url", ["sqlite"], indirect=True)


def sheets_of(house: TrialInstallation, *pages: str) -> Iterator[str]:
    """Yield the URLs of all PDFs on these pages and their lists."""
    found = [house.client.get(page).get_data(as_text=True) for page in pages]
    lists = {path for text in found for path in LISTS.findall(text) if ".pdf" not in path}
    found += [house.client.get(path.replace("&amp;", "&")).get_data(as_text=True) for path in lists]
    yield from sorted({path.replace("&amp;", "&") for text in found for path in PDF.findall(text)})


@pytest.mark.parametrize("game", list(engine.games()))
@pytest.mark.parametrize("is_over", [False, True], ids=["running", "over"])
def test_every_sheet_of_a_match_is_made(house: TrialInstallation, game: str, is_over: bool) -> None:
    table = begin(house, game=game, seed="names")
    for seat in table.loaded().seats:
        name = NAMES[seat.number]
        house.installation.database.write(
            lambda c, seat=seat, name=name: store.update_seat(c, seat, name=name)
        )
    table.play(None if is_over else 6)
    pages = (f"/m/{table.match}", f"/m/{table.match}/print", f"/s/{table.seats[1]}")
    found = [*sheets_of(house, *pages, f"/s/{table.seats[1]}/rebuild", f"/m/{table.match}/rebuild")]
    assert len(found) > 5
    for path in found:
        assert house.client.get(path).status_code == 200, path


def test_every_sheet_of_a_table_is_made(house: TrialInstallation) -> None:
    seats = [{"name": name} for name in NAMES[:3]]
    opened = open_condottiere(house, seats=seats, title="水滸傳").opened
    found = [*sheets_of(house, f"/t/{opened.host}", f"/t/{opened.host}/print")]
    assert len(found) > 5
    for path in found:
        assert house.client.get(path).status_code == 200, path

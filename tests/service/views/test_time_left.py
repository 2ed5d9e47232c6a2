"""The time left, on the page of the seat to move and on the pages of the others."""

import pytest

from service.installation.links import SeatLinks
from service.matches.paces import HOUR
from service.views import seat_view
from service.views.seat_view import SeatView
from service.views.time_left import TimeLeft, time_left
from tests.service.at_table import Table, begin
from tests.service.trial_installation import TrialInstallation

pytestmark = pytest.mark.parametrize("database_url", ["sqlite"], indirect=True)


def seen(table: Table, seat: int) -> SeatView:
    links = SeatLinks("", table.seats[seat])
    read = table.house.installation.database.read
    return read(lambda c: seat_view.of_seat(c, table.loaded(), seat, links, None))


def left(s: SeatView, seconds: int) -> TimeLeft:
    assert s.deadline_at is not None
    found = time_left(s, s.deadline_at - seconds)
    assert found is not None
    return found


@pytest.mark.parametrize(
    ("seconds", "words", "share"),
    [
        (24 * HOUR, "24 hours left", 100),
        (21 * HOUR + 59, "21 hours left", 88),
        (HOUR, "1 hour left", 4),
        (HOUR - 1, "59 minutes left", 4),
        (1, "1 minute left", 0),
        (-HOUR, "1 minute left", 0),
        (49 * HOUR, "2 days left", 100),
    ],
)
def test_the_time_left_is_given_in_the_largest_unit(
    house: TrialInstallation, seconds: int, words: str, share: int
) -> None:
    table = begin(house)
    found = left(seen(table, table.asked), seconds)
    assert (found.words.replace("\u2068", "").replace("\u2069", ""), found.share) == (words, share)


def test_both_pages_show_it_and_the_others_see_since_when(house: TrialInstallation) -> None:
    table = begin(house).play(3)
    asked = table.asked
    for seat, token in enumerate(table.seats):
        page = house.get(f"/s/{token}").text.partition('<details id="openers">')[0]
        assert 'class="left"' in page and "<progress" in page
        s = seen(table, seat)
        found = time_left(s, house.installation.now())
        assert found and (s.reader.moment(found.began) in page) == (seat != asked)


def test_nothing_is_left_once_it_is_over(house: TrialInstallation) -> None:
    table = begin(house).play(None)
    assert time_left(seen(table, 0), 0) is None
    assert "<progress" not in house.get(f"/s/{table.seats[0]}").text

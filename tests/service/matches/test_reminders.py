"""Times of reminders: by day for the reader, in every zone and on every date."""

from datetime import UTC, datetime, timedelta
from itertools import pairwise
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some

from service.language.dates import timezones
from service.matches.clock import TOO_CLOSE, Clock, Days, TimeControl
from service.matches.paces import HOUR, PACES, Pace

# Zones with summer time in both hemispheres, at half hours, at midnight, by two hours, at ten at
# night and in Ramadan, and one that was on the other side of the date line until 2011.
ODD_ZONES = (
    "Europe/London",
    "Europe/Budapest",
    "Asia/Tehran",
    "Australia/Lord_Howe",
    "America/St_Johns",
    "America/Santiago",
    "America/Nuuk",
    "America/Scoresbysund",
    "Asia/Beirut",
    "Africa/Cairo",
    "Africa/Casablanca",
    "Antarctica/Troll",
    "Asia/Kathmandu",
    "Pacific/Apia",
    "Pacific/Kiritimati",
    "Pacific/Chatham",
    "Etc/GMT+12",
)
FINITE = [pace for pace in PACES.values() if not pace.is_endless]
SOME_DAYS = (1_262_304_000, 2_208_988_800)  # from 2010 to 2040
zones = some.one_of(some.sampled_from(ODD_ZONES), some.sampled_from(sorted(timezones())))
moments = some.integers(*SOME_DAYS)


def local(at: int, zone: str) -> datetime:
    return datetime.fromtimestamp(at, ZoneInfo(zone))


def is_day(at: int, zone: str) -> bool:
    return 8 <= local(at, zone).hour < 22


def clock(zone: str) -> Clock:
    return Clock(TimeControl(PACES["daily"]), Days(zone))


def change_of_clocks(zone: str, year: int) -> list[int]:
    """Return the hours of a year in which the zone's offset changes."""
    start = int(datetime(year, 1, 1, tzinfo=UTC).timestamp())
    hours = range(start, start + 366 * 24 * HOUR, HOUR)
    offset = {at: local(at, zone).utcoffset() for at in hours}
    return [at for at in hours[1:] if offset[at] != offset[at - HOUR]]


@given(moments, zones, some.sampled_from(FINITE))
@settings(max_examples=300, deadline=None)
def test_reminders_come_by_day_in_order_and_before_the_deadline(
    began: int, zone: str, pace: Pace
) -> None:
    deadline = began + pace.seconds
    found = clock(zone).reminders(began, deadline)
    assert len(found) <= 2 and all(is_day(at, zone) for at in found)
    steps = pairwise([began, *found, deadline])
    assert all(later - earlier >= TOO_CLOSE for earlier, later in steps)


@given(moments, zones)
@settings(max_examples=300, deadline=None)
def test_a_moment_moves_only_out_of_the_night_and_only_back(at: int, zone: str) -> None:
    moved = clock(zone).by_day(at)
    assert moved <= at and is_day(moved, zone)
    assert (moved == at) == is_day(at, zone) == (not clock(zone).is_quiet(at))


@given(moments, zones)
@settings(max_examples=300, deadline=None)
def test_a_night_ends_at_eight(at: int, zone: str) -> None:
    if clock(zone).is_quiet(at):
        morning = clock(zone).morning_after(at)
        assert at < morning <= at + 13 * HOUR
        assert is_day(morning, zone) and not is_day(morning - 1, zone)


@pytest.mark.parametrize("zone", ODD_ZONES)
def test_nights_in_which_clocks_change_are_quiet_too(zone: str) -> None:
    for change in change_of_clocks(zone, 2026):
        for at in range(change - 14 * HOUR, change + 14 * HOUR, 1700):
            assert is_day(clock(zone).by_day(at), zone) and clock(zone).by_day(at) <= at
            for pace in FINITE:
                found = clock(zone).reminders(at, at + pace.seconds)
                assert all(is_day(moment, zone) for moment in found)


def test_reminders_come_at_half_time_and_two_hours_before_the_deadline() -> None:
    noon = int(datetime(2026, 3, 24, 9, tzinfo=UTC).timestamp())
    assert clock("UTC").reminders(noon, noon + 12 * HOUR) == [noon + 6 * HOUR, noon + 10 * HOUR]


def test_a_reminder_due_at_night_comes_the_evening_before() -> None:
    evening = datetime(2026, 3, 28, 18, tzinfo=ZoneInfo("Europe/Budapest"))  # clocks change at 2
    began = int(evening.timestamp())
    bedtime = evening.replace(hour=21, minute=59)
    expected = [bedtime, evening + timedelta(days=1, hours=-1)]  # 24 hours later it is 19:00
    found = clock("Europe/Budapest").reminders(began, began + 24 * HOUR)
    assert [local(at, "Europe/Budapest") for at in found] == expected


def test_a_reminder_on_the_heels_of_the_letter_is_left_out() -> None:
    late = int(datetime(2026, 3, 24, 21, 45, tzinfo=UTC).timestamp())
    assert clock("UTC").reminders(late, late + 12 * HOUR) == []

"""Deadlines and reminders at clock changes: gaps and folds, half hours, and a missing day."""

from datetime import UTC, datetime, timedelta
from zoneinfo import ZoneInfo

import pytest

from service.language import dates
from service.language.languages import digits
from service.language.words import speaker
from service.matches.clock import TOO_CLOSE, Clock, Days, TimeControl
from service.matches.paces import PACES
from tests.service.at_table import begin
from tests.service.trial_installation import BELA, CYRUS, TrialInstallation

FINITE = [pace for pace in PACES.values() if not pace.is_endless]
ZONES = (
    "UTC",
    "Europe/London",
    "Europe/Budapest",
    "Asia/Tehran",  # no summer time since 2022, half an hour off
    "Asia/Kolkata",
    "Asia/Kathmandu",  # a quarter of an hour off
    "Australia/Lord_Howe",  # its clocks change by half an hour
    "Pacific/Chatham",
    "Pacific/Apia",  # had no 30 December 2011
    "America/St_Johns",
    "America/New_York",
    "Africa/Casablanca",  # changes around Ramadan, opposite to summer time
)
CHANGES = (
    datetime(2011, 12, 30, 10, tzinfo=UTC),  # Samoa crosses the date line
    datetime(2022, 3, 21, 20, 30, tzinfo=UTC),  # Tehran, forward for the last time
    datetime(2022, 9, 21, 19, 30, tzinfo=UTC),  # and back
    datetime(2026, 2, 15, 2, tzinfo=UTC),  # Casablanca
    datetime(2026, 3, 8, 7, tzinfo=UTC),  # New York, a gap
    datetime(2026, 3, 29, 1, tzinfo=UTC),  # Europe, a gap
    datetime(2026, 4, 4, 15, tzinfo=UTC),  # Lord Howe, Chatham: folds
    datetime(2026, 10, 25, 1, tzinfo=UTC),  # Europe, a fold
)
AROUND = (-90, -30, -1, 0, 29, 90)  # minutes
INSTANTS = [int((at + timedelta(minutes=n)).timestamp()) for at in CHANGES for n in AROUND]
sqlite_alone = pytest.mark.parametrize("database_url", ["sqlite"], indirect=True)


def there(at: int, zone: str) -> datetime:
    return datetime.fromtimestamp(at, ZoneInfo(zone))


def clock(zone: str) -> Clock:
    return Clock(TimeControl(PACES["daily"]), Days(zone))


@pytest.mark.parametrize("zone", ZONES)
def test_reminders_come_by_day_between_the_letter_and_the_deadline(zone: str) -> None:
    for began in INSTANTS:
        for pace in FINITE:
            moments = clock(zone).reminders(began, began + pace.seconds)
            assert moments == sorted(moments)
            for moment in moments:
                assert began + TOO_CLOSE <= moment < began + pace.seconds
                assert 8 <= there(moment, zone).hour < 22, (began, moment)


@pytest.mark.parametrize("zone", ZONES)
def test_a_night_ends_at_eight_and_an_evening_before_ten_whatever_the_clocks_do(zone: str) -> None:
    for at in INSTANTS:
        local, before = there(at, zone), there(clock(zone).by_day(at), zone)
        assert clock(zone).is_quiet(at) == (local.hour < 8 or local.hour >= 22)
        if not clock(zone).is_quiet(at):
            assert before == local
            continue
        morning = there(clock(zone).morning_after(at), zone)
        assert before.timestamp() < at < morning.timestamp()
        assert f"{before:%H:%M}" == "21:59" and f"{morning:%H:%M}" == "08:00"
        # the longest night plus an hour; Samoa's missing day has no length
        assert morning.timestamp() - before.timestamp() <= 11 * 3600 + 60


@pytest.mark.parametrize("zone", ZONES)
@pytest.mark.parametrize("language", ["en", "fa", "hu"])
def test_a_moment_in_words_is_that_of_the_day_there(zone: str, language: str) -> None:
    texts = {}
    for at in INSTANTS:
        local, text = (
            there(at, zone),
            dates.moment(datetime.fromtimestamp(at, UTC), zone, speaker(language)),
        )
        assert digits(f"{local:%H:%M}", language) in text
        if language != "fa":
            assert str(local.year) in text and str(local.day) in text
        texts.setdefault(text, set()).add(at)
    assert all(len(found) == 1 for found in texts.values()), "two moments are told alike"


# ten in the morning of the day before, in UTC; the deadline falls after the change
@sqlite_alone
@pytest.mark.parametrize(
    ("day", "zone", "english"),
    [
        ((2026, 10, 24, 22, 30), "Europe/London", "Sunday 25 October 2026, 22:30 (London time)"),
        ((2026, 10, 24, 0, 30), "Europe/London", "Sunday 25 October 2026, 01:30 (London time, "),
        ((2026, 3, 28, 10, 0), "Europe/Budapest", "Sunday 29 March 2026, 12:00 (Budapest time)"),
        ((2022, 9, 21, 10, 0), "Asia/Tehran", "Thursday 22 September 2022, 13:30 (Tehran time)"),
        ((2011, 12, 30, 6, 0), "Pacific/Apia", "Saturday 31 December 2011, 20:00 (Apia time)"),
        (
            (2026, 4, 4, 10, 0),
            "Australia/Lord_Howe",
            "Sunday 5 April 2026, 20:30 (Lord Howe Island time)",
        ),
        ((2026, 2, 14, 10, 0), "Asia/Kathmandu", "Sunday 15 February 2026, 15:45 (Kathmandu time)"),
    ],
)
def test_a_letter_names_the_deadline_as_clocks_show_it_then(
    house: TrialInstallation, day: tuple, zone: str, english: str
) -> None:
    house.time.seconds = int(datetime(*day, tzinfo=UTC).timestamp())
    ana = {"name": "Ana", "email": "ana@mail.example", "language": "en", "timezone": zone}
    table = begin(house, BELA, CYRUS, host=ana)
    while table.asked != 0:
        table.play(1)
    letter = next(each for each in house.new_letters() if each.kind == "turn" and "ana" in each.to)
    deadline = table.seat_by_api(0)["deadline"]
    assert deadline == house.time.seconds + 24 * 3600
    assert english in " ".join(letter.text.split())

"""Times as readers see them: calendars, clock changes and zones."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta, timezone
from zoneinfo import available_timezones

import pytest

from service.language import dates, languages
from service.language.words import speaker

THURSDAY = datetime(2025, 11, 20, 18, 30, tzinfo=UTC)


@pytest.mark.parametrize(
    ("language", "zone", "expected"),
    [
        ("en", "Europe/London", "Thursday 20 November 2025, 18:30 (London time)"),
        ("hu", "Europe/Budapest", "2025. november 20., csütörtök 19:30 (budapesti idő)"),
        ("fa", "Asia/Tehran", "پنجشنبه ۲۹ آبان ۱۴۰۴، ساعت ۲۲:۰۰ (به وقت تهران)"),
        ("hu", "Asia/Tehran", "2025. november 20., csütörtök 22:00 (teheráni idő)"),
        ("fa", "Europe/Budapest", "پنجشنبه ۲۹ آبان ۱۴۰۴، ساعت ۱۹:۳۰ (به وقت بوداپست)"),
        ("en", "UTC", "Thursday 20 November 2025, 18:30 (UTC)"),
    ],
)
def test_a_moment_names_weekday_date_clock_and_zone(
    language: str, zone: str, expected: str
) -> None:
    assert dates.moment(THURSDAY, zone, speaker(language)) == expected


def test_an_unknown_language_reads_english_dates() -> None:
    told = dates.moment(THURSDAY, "UTC", speaker("de-AT"))
    assert told == "Thursday 20 November 2025, 18:30 (UTC)"


def test_the_day_is_that_of_the_readers_zone() -> None:
    late = datetime(2025, 11, 20, 22, 0, tzinfo=UTC)
    assert dates.day(dates.there(late, "Europe/London"), "en") == "Thursday 20 November 2025"
    assert dates.day(dates.there(late, "Asia/Tehran"), "en") == "Friday 21 November 2025"
    assert dates.day(dates.there(late, "Asia/Tehran"), "fa") == "جمعه ۳۰ آبان ۱۴۰۴"


def test_the_persian_year_turns_at_nowruz_in_leap_years_too() -> None:
    # 1403 was a leap year: its last day was 30 Esfand.
    eve = datetime(2025, 3, 20, 12, 0, tzinfo=UTC)
    assert dates.day(dates.there(eve, "Asia/Tehran"), "fa") == "پنجشنبه ۳۰ اسفند ۱۴۰۳"
    assert (
        dates.day(dates.there(eve + timedelta(days=1), "Asia/Tehran"), "fa")
        == "جمعه ۱ فروردین ۱۴۰۴"
    )


def test_an_hour_that_comes_twice_says_which_one_it_is() -> None:
    first = datetime(2026, 10, 25, 0, 30, tzinfo=UTC)
    both = [
        dates.moment(first + timedelta(hours=n), "Europe/Budapest", speaker("hu")) for n in (0, 1)
    ]
    assert both == [
        "2026. október 25., vasárnap 02:30 (budapesti idő, UTC+2)",
        "2026. október 25., vasárnap 02:30 (budapesti idő, UTC+1)",
    ]


def test_an_hour_that_never_comes_is_jumped_over() -> None:
    before = datetime(2026, 3, 29, 0, 59, tzinfo=UTC)
    clocks = [
        dates.clock(dates.there(before + timedelta(minutes=n), "Europe/London"), "en")
        for n in (0, 1)
    ]
    assert clocks == ["00:59", "02:00"]


def test_half_the_world_changes_its_clocks_by_half_an_hour_or_stands_behind() -> None:
    change = datetime(2026, 4, 4, 15, 30, tzinfo=UTC)
    assert dates.moment(change, "Australia/Lord_Howe", speaker("en")).endswith("UTC+10:30)")
    change = datetime(2026, 11, 1, 6, 30, tzinfo=UTC)
    assert dates.moment(change, "America/New_York", speaker("fa")).endswith("UTC−۵)")


def test_tehran_has_had_no_summer_time_since_2022() -> None:
    summers = [datetime(year, 7, 1, 12, 0, tzinfo=UTC) for year in (2022, 2023, 2026)]
    clocks = [dates.clock(dates.there(summer, "Asia/Tehran"), "en") for summer in summers]
    assert clocks == ["16:30", "15:30", "15:30"]
    nowruz = datetime(2026, 3, 21, 20, 30, tzinfo=UTC)
    assert "UTC" not in dates.moment(nowruz, "Asia/Tehran", speaker("fa"))


def test_a_moment_in_another_zone_is_the_same_moment() -> None:
    tehran = THURSDAY.astimezone(timezone(timedelta(hours=3, minutes=30)))
    assert dates.moment(tehran, "Europe/London", speaker("en")) == dates.moment(
        THURSDAY, "Europe/London", speaker("en")
    )


def test_a_moment_without_a_zone_is_refused() -> None:
    with pytest.raises(ValueError, match="aware"):
        dates.moment(datetime(2026, 1, 1), "Europe/London", speaker("en"))  # noqa: DTZ001


@pytest.mark.parametrize("language", languages.LANGUAGES)
def test_dates_hold_no_isolates_and_persian_ones_no_latin_digit(language: str) -> None:
    text = dates.moment(THURSDAY, "America/New_York", speaker(language))
    assert text == languages.unmarked(text)
    assert language != "fa" or not any(digit in text for digit in "0123456789")


def test_a_reader_is_guessed_to_live_where_the_language_is_spoken() -> None:
    guesses = [dates.guess_timezone(language) for language in (*languages.LANGUAGES, "de")]
    assert guesses == ["Europe/London", "Asia/Tehran", "Europe/Budapest", "Europe/London"]


def test_the_zones_offered_are_places_without_aliases() -> None:
    zones = dates.timezones()
    assert set(zones) <= available_timezones()
    assert {"UTC", "Europe/London", "Asia/Tehran", "Europe/Budapest", "America/New_York"} <= set(
        zones
    )
    assert not {"GB", "Iran", "Asia/Calcutta", "Etc/GMT+5", "US/Eastern", "EST"} & set(zones)
    assert 300 < len(zones) < 500


@pytest.mark.parametrize("language", languages.LANGUAGES)
def test_every_zone_offered_can_be_named(language: str) -> None:
    names = [dates.zone_name(zone, speaker(language)) for zone in dates.timezones()]
    assert all(name and "_" not in name and "/" not in name for name in names)


def test_old_names_of_zones_are_understood() -> None:
    assert dates.is_timezone("Asia/Calcutta")
    assert not dates.is_timezone("Europe/Atlantis")
    assert dates.city_name("Asia/Kolkata", "hu") == "Kalkutta"


@pytest.mark.parametrize(
    ("language", "zone", "near", "far"),
    [
        ("en", "Europe/London", "Wednesday 08:00", "Sun 5 Apr 09:00"),
        ("fa", "Asia/Tehran", "چهارشنبه ۱۱:۳۰", "یکشنبه ۱۶ فروردین ۱۱:۳۰"),
        ("hu", "Europe/Budapest", "szerda 09:00", "vasárnap, ápr. 5. 10:00"),
    ],
)
def test_a_brief_moment_names_the_date_only_if_the_weekday_is_not_enough(
    language: str, zone: str, near: str, far: str
) -> None:
    now = datetime(2026, 3, 24, 8, tzinfo=UTC)
    assert dates.brief(now + timedelta(days=1), now, zone, language) == near
    assert dates.brief(now + timedelta(days=12), now, zone, language) == far

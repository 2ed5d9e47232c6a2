"""The clock's laws, over random paces, days and moments, with examples on real dates."""

import os
from dataclasses import replace
from datetime import UTC, date, datetime, timedelta
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some

from service.language import countries
from service.language.dates import timezones
from service.matches.clock import NOTICE, RHYTHMS, SPARE, Clock, Days, TimeControl
from service.matches.paces import DAY, HOUR, PACES
from tests.service.matches.test_reminders import ODD_ZONES

# run 100,000 once after the arithmetic has changed
CASES = int(os.environ.get("CLOCK_CASES", "400"))
LAST_TEN_YEARS = (1_451_606_400, 1_798_761_600)  # from 2016 to the end of 2026
FINITE = [pace for pace in PACES.values() if not pace.is_endless]
A_MINUTE = 60

moments = some.integers(*LAST_TEN_YEARS)
zones = some.one_of(some.sampled_from(ODD_ZONES), some.sampled_from(sorted(timezones())))
COUNTRIES = some.sampled_from(["", "IR", "HU", "GB"])


@some.composite
def some_days(draw: some.DrawFn, began: int) -> Days:
    """Draw a player's days, awake by day or by night, with up to three absences near a moment."""
    wakes = draw(some.integers(0, 24 * 60 - 1))
    starts = draw(some.lists(some.integers(began - 20 * DAY, began + 20 * DAY), max_size=3))
    return Days(
        draw(zones),
        wakes,
        wakes + draw(some.integers(6 * 60, 24 * 60)),
        frozenset(draw(some.sets(some.integers(0, 6), max_size=3))),
        draw(COUNTRIES),
        tuple((start, start + draw(some.integers(HOUR, 15 * DAY))) for start in starts),
        draw(some.sampled_from(sorted(RHYTHMS))),
    )


@some.composite
def some_clocks(draw: some.DrawFn) -> tuple[Clock, int]:
    """Draw a clock, and the time of a question in seconds since 1970."""
    began = draw(moments)
    flags = draw(some.booleans()), draw(some.booleans())
    control = TimeControl(draw(some.sampled_from(FINITE)), *flags)
    return Clock(control, draw(some_days(began))), began


def local(at: int, zone: str) -> datetime:
    return datetime.fromtimestamp(at, ZoneInfo(zone))


def counts(clock: Clock, at: int) -> bool:
    """True if time counts at a moment, by the calendar and the time of day."""
    days, there = clock.days, local(at, clock.days.zone)
    if any(gone <= at < back for gone, back in days.away):
        return False
    whole = (0, 24 * 60)
    wakes, sleeps = (days.wakes, days.sleeps) if clock.control.only_awake else whole
    minute = there.hour * 60 + there.minute
    for day, passed in ((there.date(), minute), (there.date() - timedelta(1), minute + 24 * 60)):
        is_off = clock.control.days_off and days.is_off(day)
        if wakes <= passed < sleeps and not is_off:
            return True
    return False


@given(some_clocks())
@settings(max_examples=CASES, deadline=None)
def test_a_deadline_is_after_the_question_by_day_and_below_its_cap(
    drawn: tuple[Clock, int],
) -> None:
    clock, began = drawn
    deadline = clock.deadline(began)
    assert deadline > began
    away = sum(back - gone for gone, back in clock.days.away)
    longest_gap = 24 * DAY + away  # days off and holidays after the cap
    assert deadline <= began + clock.control.most + away + longest_gap
    assert counts(clock, deadline - 1) or clock.counting_from(deadline) == deadline


@given(some_clocks())
@settings(max_examples=CASES, deadline=None)
def test_no_more_time_counts_than_the_pace_allows_and_no_less(drawn: tuple[Clock, int]) -> None:
    clock, began = drawn
    deadline = clock.deadline(began)
    counted = clock.counted(began, deadline)
    if clock.control.pace.evening:
        assert counted > 0 or clock.days.away
    elif deadline < began + clock.control.most:
        assert counted == clock.allowance
    else:
        assert counted <= clock.allowance


@given(some_clocks(), some.integers(0, 3 * DAY))
@settings(max_examples=CASES, deadline=None)
def test_a_later_question_never_ends_earlier(drawn: tuple[Clock, int], later: int) -> None:
    clock, began = drawn
    assert clock.deadline(began + later) >= clock.deadline(began)


@given(some_clocks(), some.integers(0, 20 * DAY))
@settings(max_examples=CASES, deadline=None)
def test_another_absence_never_shortens_a_deadline(drawn: tuple[Clock, int], after: int) -> None:
    clock, began = drawn
    days = clock.days
    gone = Days(
        days.zone,
        days.wakes,
        days.sleeps,
        days.off,
        days.country,
        (*days.away, (began + after, began + after + 5 * DAY)),
    )
    assert Clock(clock.control, gone).deadline(began) >= clock.deadline(began)


@given(some_clocks(), some.floats(0, 1), some.integers(1, 200 * DAY))
@settings(max_examples=CASES, deadline=None)
def test_lost_time_leaves_a_player_as_much_time_as_before(
    drawn: tuple[Clock, int], part: float, lost: int
) -> None:
    clock, began = drawn
    deadline = clock.deadline(began)
    since = began + int(part * (deadline - began))
    moved = clock.moved(deadline, lost, since + lost)
    assert clock.counted(since + lost, moved) >= clock.counted(since, deadline)
    most = clock.control.most + 2 * sum(back - gone for gone, back in clock.days.away) + 24 * DAY
    assert moved <= max(deadline + lost, since + lost + most)
    assert clock.moved(moved, -lost, since) >= deadline  # the service's clock had leapt ahead


@given(some_clocks(), some.floats(0, 1.1), some.integers(-DAY, 20 * DAY))
@settings(max_examples=CASES, deadline=None)
def test_an_absence_leaves_a_player_as_much_time_as_before(
    drawn: tuple[Clock, int], part: float, after: int
) -> None:
    before, began = drawn
    deadline = before.deadline(began)
    since = began + int(part * (deadline - began))
    gone = (since + after, since + after + 5 * DAY)
    clock = replace(before, days=replace(before.days, away=(*before.days.away, gone)))
    waits = clock.waiting(deadline, since, before)
    assert waits >= deadline
    assert clock.counted(since, waits) >= before.counted(since, deadline)
    is_there = not any(start <= since < back for start, back in before.days.away)
    if gone[0] >= deadline and gone[0] > since and is_there:
        assert waits == deadline
    assert waits <= since + 2 * clock.control.most + sum(b - a for a, b in clock.days.away)


@given(some_clocks(), some.integers(0, 23 * HOUR))
@settings(max_examples=CASES, deadline=None)
def test_an_evening_comes_within_two_days_of_somebody_who_is_there(
    drawn: tuple[Clock, int], lost: int
) -> None:
    clock, began = drawn
    control = replace(clock.control, pace=PACES["evening"], days_off=False)
    clock = Clock(control, replace(clock.days, away=()))
    deadline = clock.deadline(began)
    assert began + NOTICE <= deadline <= began + NOTICE + 25 * HOUR
    assert deadline + lost <= clock.moved(deadline, lost, began + lost) <= deadline + 51 * HOUR


@given(some_clocks(), some.integers(-5 * DAY, 5 * DAY))
@settings(max_examples=CASES, deadline=None)
def test_time_counts_when_a_calendar_says_so(drawn: tuple[Clock, int], after: int) -> None:
    clock, began = drawn
    at = began + after
    zone = clock.days.zone
    near = {local(at + step, zone).utcoffset() for step in (-DAY, 0, DAY)}
    if len(near) == 1:  # around a change of clocks a time of day may come twice or never
        assert (clock.counting_from(at) == at) == counts(clock, at)


@given(some_clocks())
@settings(max_examples=CASES, deadline=None)
def test_reminders_come_when_their_reader_is_awake(drawn: tuple[Clock, int]) -> None:
    clock, began = drawn
    deadline = clock.deadline(began)
    for at in clock.reminders(began, deadline):
        assert began < at < deadline
        assert not clock.is_quiet(at)
        assert clock.morning_after(at) == at


# --- examples --------------------------------------------------------------


def clock_of(
    pace: str, zone: str = "Europe/Budapest", days_off: bool = False, **days: object
) -> Clock:
    return Clock(TimeControl(PACES[pace], only_awake=True, days_off=days_off), Days(zone, **days))


def at(text: str, zone: str = "Europe/Budapest") -> int:
    return int(datetime.fromisoformat(text).replace(tzinfo=ZoneInfo(zone)).timestamp())


def ends(clock: Clock, began: str) -> str:
    zone = clock.days.zone
    return f"{local(clock.deadline(at(began, zone)), zone):%Y-%m-%d %H:%M}"


@pytest.mark.parametrize(
    ("pace", "began", "end"),
    [
        ("daily", "2026-11-04 10:30", "2026-11-05 10:30"),
        ("daily", "2026-11-04 03:00", "2026-11-05 08:00"),  # a night before does not count
        ("daily", "2026-11-04 23:30", "2026-11-06 08:00"),
        ("brisk", "2026-11-04 20:00", "2026-11-05 12:00"),  # two hours before the night
        ("brisk", "2026-11-04 09:00", "2026-11-04 15:00"),
        ("fast", "2026-11-04 12:00", "2026-11-05 10:00"),
        ("relaxed", "2026-11-04 12:00", "2026-11-07 12:00"),
        ("weekly", "2026-11-04 12:00", "2026-11-11 12:00"),
        ("fortnight", "2026-11-04 12:00", "2026-11-18 12:00"),
        ("daily", "2026-03-28 12:00", "2026-03-29 12:00"),  # clocks skip an hour at night
        ("daily", "2026-10-24 12:00", "2026-10-25 12:00"),  # and repeat one
        ("evening", "2026-11-04 10:00", "2026-11-04 21:00"),
        ("evening", "2026-11-04 15:00", "2026-11-04 21:00"),
        ("evening", "2026-11-04 15:01", "2026-11-05 21:00"),  # less than six hours are too few
    ],
)
def test_the_end_of_a_decision_that_counts_waking_hours(pace: str, began: str, end: str) -> None:
    assert ends(clock_of(pace), began) == end


def test_a_night_owl_and_an_early_riser_have_their_own_nights() -> None:
    owl = clock_of("brisk", wakes=11 * 60, sleeps=26 * 60)
    assert ends(owl, "2026-11-04 23:00") == "2026-11-05 14:00"
    early = clock_of("brisk", wakes=5 * 60, sleeps=20 * 60)
    assert ends(early, "2026-11-04 19:00") == "2026-11-05 10:00"


def test_days_off_are_those_of_the_country_and_of_the_calendar() -> None:
    weekend = countries.weekend_of("HU")
    friday = clock_of("daily", days_off=True, off=weekend, country="HU")
    assert ends(friday, "2026-11-06 15:00") == "2026-11-09 15:00"  # a Friday
    assert ends(friday, "2026-12-23 15:00") == "2026-12-28 15:00"  # Christmas, then a weekend
    iran = clock_of(
        "daily", "Asia/Tehran", days_off=True, off=countries.weekend_of("IR"), country="IR"
    )
    assert ends(iran, "2026-11-04 15:00") == "2026-11-07 15:00"  # a Wednesday
    assert ends(iran, "2027-03-17 15:00") == "2027-03-27 15:00"  # Nowruz, between weekends


def test_the_clock_waits_for_somebody_who_is_away() -> None:
    gone, back = at("2026-08-03 00:00"), at("2026-08-11 00:00")
    clock = clock_of("daily", away=((gone, back),))
    assert ends(clock, "2026-08-02 18:00") == "2026-08-11 18:00"
    assert ends(clock, "2026-08-05 18:00") == "2026-08-12 08:00"
    assert clock.reminders(at("2026-08-05 18:00"), at("2026-08-12 08:00")) == [
        at("2026-08-11 21:59")
    ]


def test_an_outage_over_the_day_is_not_given_back_at_night() -> None:
    clock = clock_of("daily")
    deadline = clock.deadline(at("2026-11-03 18:00"))
    assert deadline == at("2026-11-04 18:00")
    down, up = at("2026-11-04 10:00"), at("2026-11-04 22:00")
    assert clock.moved(deadline, up - down, up) == at("2026-11-05 16:00")


def test_an_evening_that_has_moved_is_an_evening() -> None:
    clock = clock_of("evening")
    deadline = clock.deadline(at("2026-03-26 14:30"))
    assert deadline == at("2026-03-26 21:00")
    sent = at("2026-03-27 10:00")  # the letter of half past two
    moved = clock.moved(deadline, sent - at("2026-03-26 14:30"), sent)
    assert moved == at("2026-03-27 21:00")


def test_an_absence_moves_an_evening_to_an_evening() -> None:
    before, asked = clock_of("evening"), at("2026-11-04 12:00")
    away = ((at("2026-11-04 18:00"), at("2026-11-06 09:00")),)
    after = clock_of("evening", away=away)
    deadline = before.deadline(asked)
    assert deadline == at("2026-11-04 21:00")
    assert after.waiting(deadline, asked, before) == at("2026-11-06 21:00")
    assert before.waiting(deadline, asked, after) == deadline


def test_a_night_worker_has_an_evening_too() -> None:
    """Nine never counts for somebody who is awake from ten at night until six."""
    clock = clock_of("evening", wakes=22 * 60, sleeps=30 * 60)
    assert ends(clock, "2026-11-04 12:00") == "2026-11-05 06:00"
    assert ends(clock, "2026-11-05 00:30") == "2026-11-06 06:00"
    deadline, restarted = at("2026-11-05 06:00"), at("2026-11-04 23:00")
    assert clock.moved(deadline, 30, restarted) == at("2026-11-06 06:00")
    late_riser = clock_of("evening", wakes=21 * 60, sleeps=45 * 60)
    assert ends(late_riser, "2026-11-04 12:00") == "2026-11-04 21:00"


def test_a_deadline_beyond_any_sense_ends_at_its_cap() -> None:
    """At a pace of a fortnight only one day of the week counts, as the others are days off."""
    clock = clock_of("fortnight", days_off=True, off=frozenset(range(6)))
    began = at("2026-11-04 12:00")
    assert began + 28 * DAY < clock.deadline(began) <= began + 28 * DAY + SPARE + 7 * DAY


def test_without_nights_and_days_off_a_pace_is_that_many_hours() -> None:
    clock = Clock(TimeControl(PACES["daily"]), Days("America/Nuuk"))
    for began in range(at("2026-03-27 00:00"), at("2026-03-31 00:00"), HOUR):
        assert clock.deadline(began) == began + DAY


def test_countries_of_zones() -> None:
    zones = ("Asia/Tehran", "Europe/Budapest", "Asia/Calcutta", "UTC", "Etc/GMT+12")
    assert [countries.country_of(zone) for zone in zones] == ["IR", "HU", "IN", "", ""]
    found = [sorted(countries.weekend_of(each)) for each in ("IR", "HU", "SA", "", "AQ")]
    assert found == [[3, 4], [5, 6], [4, 5], [5, 6], [5, 6]]
    christmas = date(2026, 12, 25)
    assert countries.is_holiday("HU", christmas) and not countries.is_holiday("IR", christmas)
    assert not countries.is_holiday("", christmas)


def test_the_same_moment_ends_at_the_same_moment_whatever_the_servers_zone(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    import time

    clock, began = clock_of("brisk"), int(datetime(2026, 11, 4, 19, tzinfo=UTC).timestamp())
    found = set()
    for zone in ("UTC", "Asia/Tehran", "America/New_York", "Pacific/Apia"):
        monkeypatch.setenv("TZ", zone)
        time.tzset()
        found.add(clock.deadline(began))
    monkeypatch.undo()
    time.tzset()
    assert len(found) == 1

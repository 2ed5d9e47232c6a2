"""Dates as people type them."""

from datetime import date

import pytest
from hypothesis import given
from hypothesis import strategies as some

from service.language import typed_dates

TODAY = date(2026, 7, 20)  # 29 Tir 1405


@pytest.mark.parametrize(
    ("text", "first", "last"),
    [
        ("3 Aug to 10 Aug", "2026-08-03", "2026-08-10"),
        ("from 3 August until 10 August 2026", "2026-08-03", "2026-08-10"),
        ("Aug 3 – Aug 10", "2026-08-03", "2026-08-10"),
        ("3 to 10 Aug", "2026-08-03", "2026-08-10"),
        ("2026-08-03 to 2026-08-10", "2026-08-03", "2026-08-10"),
        ("until 10 Aug", "2026-07-20", "2026-08-10"),
        ("10 Aug", "2026-07-20", "2026-08-10"),
        ("tomorrow to 2 Aug", "2026-07-21", "2026-08-02"),
        ("28 Dec to 3 Jan", "2026-12-28", "2027-01-03"),
        ("3rd Aug to 10th Aug", "2026-08-03", "2026-08-10"),
        ("augusztus 3-tól augusztus 10-ig", "2026-08-03", "2026-08-10"),
        ("aug. 3. – aug. 10.", "2026-08-03", "2026-08-10"),
        ("augusztus 10-ig", "2026-07-20", "2026-08-10"),
        ("8 Aug to 8 Aug", "2026-08-08", "2026-08-08"),
        ("2026. 08. 03. – 2026. 08. 10.", "2026-08-03", "2026-08-10"),
        ("for two weeks from tomorrow", "2026-07-21", "2026-08-03"),
        ("holnaptól holnaputánig", "2026-07-21", "2026-07-22"),
        ("10 napig mától", "2026-07-20", "2026-07-29"),
        ("سه روز از ۱۰ مرداد", "2026-08-01", "2026-08-03"),
        ("tomorrow and the day after", "2026-07-21", "2026-07-22"),
        ("holnap és holnapután", "2026-07-21", "2026-07-22"),
        ("فردا و پس‌فردا", "2026-07-21", "2026-07-22"),
        ("۱۰/۵/۱۴۰۵ تا ۱۴/۵/۱۴۰۵", "2026-08-01", "2026-08-05"),
        ("فردا صبح تا ۱۴ مرداد", "2026-07-21", "2026-08-05"),
        ("از ۳ مرداد تا ۱۰ مرداد", "2026-07-25", "2026-08-01"),
        ("۳ تا ۱۰ مرداد", "2026-07-25", "2026-08-01"),
        ("۳ مرداد تا ۱۰ مرداد ۱۴۰۵", "2026-07-25", "2026-08-01"),
        ("1405/5/3 تا 1405/5/10", "2026-07-25", "2026-08-01"),
        ("تا ۱۰ مرداد", "2026-07-20", "2026-08-01"),
        ("۳ اوت تا ۱۰ اوت", "2026-08-03", "2026-08-10"),
        ("از 14 فروردين تا 21 فروردين", "2027-04-03", "2027-04-10"),
        ("فردا تا ۱۰ مرداد", "2026-07-21", "2026-08-01"),
    ],
)
def test_a_span_in_the_ways_of_three_languages(text: str, first: str, last: str) -> None:
    wanted = (date.fromisoformat(first), date.fromisoformat(last))
    assert typed_dates.span(text, TODAY) == wanted


@pytest.mark.parametrize(
    "text",
    [
        *("", "to", "31 Feb to 3 Mar", "soon", "3 to 10", "13/13/2026", "99 Aug", "Aug"),
        *(
            "3 Aug 1 Sep",
            "a week",
            "for 10 days",
            "in two weeks",
            "for 0 days from tomorrow",
            "két hét",
            "two weeks from tomorrow",
            "a week from Friday",
            "a hét keddtől",
            "3 Aug to tomorrow",
        ),
    ],
)
def test_anything_else_is_not_understood(text: str) -> None:
    assert typed_dates.span(text, TODAY) is None


@pytest.mark.parametrize(
    "text",
    [
        *("from 10 Apr", "on 3 Aug", "on the 3rd of Aug", "from 2026-08-03", "from tomorrow"),
        *("augusztus 3-tól", "augusztus 3-án", "aug. 3-tól", "2026. 08. 03-tól", "május 5-én"),
        *("از ۳ مرداد", "از فردا", "از ۱۴۰۵/۵/۳"),
    ],
)
def test_a_first_day_alone_is_not_taken_for_the_last_one(text: str) -> None:
    assert typed_dates.span(text, TODAY) is None


@given(some.text(max_size=60))
def test_no_text_is_an_error(text: str) -> None:
    found = typed_dates.span(text, TODAY)
    assert found is None or all(isinstance(each, date) for each in found)


@pytest.mark.parametrize(
    ("text", "first", "last"),
    [
        ("from Friday to Tuesday", (3, 27), (3, 31)),
        ("from Friday to next Tuesday", (3, 27), (3, 31)),
        ("péntektől jövő keddig", (3, 27), (3, 31)),
        ("holnaptól vasárnapig", (3, 25), (3, 29)),
        ("از جمعه تا سه‌شنبه", (3, 27), (3, 31)),
        ("از جمعه تا سه شنبه", (3, 27), (3, 31)),
        ("pénteken", (3, 27), (3, 27)),
        ("ápr. 5. és ápr. 12. között", (4, 5), (4, 12)),
    ],
)
def test_a_weekday_is_the_next_such_day(
    text: str, first: tuple[int, int], last: tuple[int, int]
) -> None:
    tuesday = date(2026, 3, 24)
    assert typed_dates.span(text, tuesday) == (date(2026, *first), date(2026, *last))


@pytest.mark.parametrize(
    "text", ["until next Friday", "from Friday", "Tuesday", "Friday to Friday"]
)
def test_a_weekday_that_may_be_two_days_is_not_read(text: str) -> None:
    assert typed_dates.span(text, date(2026, 3, 24)) is None

"""Dates as people type them: in three languages, any digits, Gregorian or Jalali."""

import re
from datetime import date, timedelta
from functools import cache

from babel.dates import get_day_names, get_month_names
from persiantools.jdatetime import JalaliDate

from service.language.digits import in_plain_digits
from service.language.languages import LANGUAGES

JALALI_YEARS, YEARS = range(1300, 1600), range(2000, 2200)
JALALI_MONTHS = "فروردین اردیبهشت خرداد تیر مرداد شهریور مهر آبان آذر دی بهمن اسفند".split()
IN_NUMBERS = re.compile(r"(\d{4})\s?[-/.]\s?(\d{1,2})\s?[-/.]\s?(\d{1,2})")
JALALI_YEAR_LAST = re.compile(r"\b(\d{1,2})/(\d{1,2})/(1[345]\d\d)\b")
TOKEN = re.compile(r"\d+|[^\W\d_]+|[–—-]")
BETWEEN = frozenset("to till until through تا tól től – — -".split())
FILLING = frozenset(
    "from on of the st nd rd th morning noon evening از من صبح ظهر عصر ig án én jén ján".split()
)
BEGINNING = frozenset("from on از tól től án én jén ján".split())  # "on 3 Aug" says no last day
NAMED = {
    "today": 0,
    "امروز": 0,
    "ma": 0,
    "tomorrow": 1,
    "فردا": 1,
    "holnap": 1,
    "holnapután": 2,
    "پسفردا": 2,
}
# How many days a unit has, and numbers in words: "for ten days", "két hétig", «دو هفته». Without
# "for", "two weeks from Monday" may be a Monday; "a hét" is this week.
UNITS = {"day": 1, "nap": 1, "روز": 1, "week": 7, "hét": 7, "هفته": 7}
FEW = {"one": 1, "egy": 1, "یک": 1, "یه": 1, "two": 2, "két": 2, "دو": 2}
FEW |= {"three": 3, "három": 3, "سه": 3, "four": 4, "négy": 4, "چهار": 4}
NUMBERS = "|".join(FEW)
DURATION = re.compile(
    rf"\bfor (?:\d{{1,2}}|{NUMBERS}) (?:day|week)s?\b"
    rf"|(?:\b(?:برای|به مدت) )?\b(?:\d{{1,2}}|{NUMBERS}) (?:nap|hét|روز|هفته)(?:ig|ra|re)?\b"
)
COUNTED = re.compile(rf"(\d{{1,2}}|{NUMBERS}) ({'|'.join(UNITS)})")
DAY_AFTER = re.compile(
    r"\b(tomorrow|holnap|فردا) (?:and|or|és|meg|و|یا)"
    r" (?:the day after(?: tomorrow)?|holnapután|پسفردا)\b"
)
NEXT = frozenset("next coming jövő következő آینده بعد بعدی".split())
THIS = frozenset("this ez ezen e این همین".split())
# Hungarian words with their endings: "from" and "until".
HUNGARIAN_DAYS = "hétfő|kedd|szerdá|csütörtök|péntek|szombat|vasárnap|holnap|má|holnapután"
FROM_DAY = re.compile(rf"\b({HUNGARIAN_DAYS})t[óő]l\b")
UNTIL_DAY = re.compile(rf"\b({HUNGARIAN_DAYS})ig\b")
ON_DAY = re.compile(r"\b(hétfő|kedd|szerdá|csütörtök|péntek|szombat)[oóeéöő]?n\b")
# The spaces and joiners in سه شنبه and پس‌فردا.
JOINED = re.compile(
    "(?<=پس)\u200c|\u200c(?=شنبه)|(?:(?<=یک)|(?<=دو)|(?<=سه)|(?<=چهار)|(?<=پنج)) (?=شنبه)"
)
BOTH_ENDS = re.compile(r"\b(?:between|بین) (.+?) (?:and|و) (.+)|(.+?) és (.+?) között\b")
PERSIAN_LETTERS = str.maketrans("\u064a\u0649\u0643", "ییک")  # letters of Arabic keyboards
SHORTEST_MONTH = 3  # letters of a shortened name


def span(text: str, today: date) -> tuple[date, date] | None:
    """Return the first and the last day of a typed time span, or None if it is not understood.

    A single day is the last one, and the span begins today. But `today` or `tomorrow` alone is that
    day only, and `from 3 Aug` is not understood. A date without a year is the next such date.

    Examples: `3 Aug to 10 Aug`, `3 to 10 Aug`, `until 10 Aug`, `aug. 3-tól 10-ig`,
    `۳ تا ۱۰ مرداد`, `2026-08-03 to 2026-08-10`, `1405/5/3 تا 1405/5/10`,
    `for two weeks from Monday`.
    """
    text = _with_separators(text)
    if duration := DURATION.search(text):
        return _for_days(duration, text, today)
    parts = _parts(text)
    if not 1 <= len(parts) <= 2 or (len(parts) == 1 and BEGINNING & set(TOKEN.findall(text))):
        return None
    if len(parts) == 2 and parts[0] == parts[1] and _weekday(parts[0]) is not None:
        return None
    known = next((part for part in parts if _month_in(part)), [])
    whole = [[*part, *_month_in(known)] if _is_number(part) else part for part in parts]
    is_one_day = len(whole) == 1 and (whole[0][0] in NAMED or _weekday(whole[0]) is not None)
    if is_one_day and BETWEEN.isdisjoint(text.split()):
        day = _day(whole[0], today)
        return (day, day) if day else None
    first = today if len(whole) == 1 else _day(whole[0], today)
    is_named = whole[-1][0] in NAMED
    last = None if first is None else _day(whole[-1], today if is_named else first)
    if is_named and first and last and last < first:
        return None  # "from 3 Aug to tomorrow"
    if last and NEXT.intersection(whole[-1]) and _week(last) == _week(today):
        return None  # "next Friday" on a Tuesday
    return None if first is None or last is None else (first, last)


def names_day(text: str) -> bool:
    """True if a text has a number or a word that can be part of a typed date."""
    said = TOKEN.findall(_with_separators(text))
    known = NAMED.keys() | _weekdays().keys() | UNITS.keys()
    return any(word.isdecimal() or word in known or _month(word) for word in said)


def _for_days(duration: re.Match[str], text: str, today: date) -> tuple[date, date] | None:
    """Return the first and the last day of a number of days or weeks from a named day on, or None.

    Somebody who names no day may mean any: "away for a week".
    """
    number, unit = COUNTED.search(duration[0]).groups()  # type: ignore[union-attr]
    parts = _parts(text.replace(duration[0], " ", 1))
    first = _day(parts[0], today) if len(parts) == 1 else None
    if first is None:
        return None
    count = (int(number) if number.isdecimal() else FEW[number]) * UNITS[unit]
    return (first, first + timedelta(days=count - 1)) if count else None


def _with_separators(text: str) -> str:
    """Return a text in plain digits and small letters, with a dash between its two days."""
    text = in_plain_digits(text).translate(PERSIAN_LETTERS).casefold()
    text = JOINED.sub("", text).replace("\u200c", " ")
    text = JALALI_YEAR_LAST.sub(r"\3/\2/\1", text)
    text = DAY_AFTER.sub(r"for 2 days from \1", text)
    text = FROM_DAY.sub(r"\1 – ", ON_DAY.sub(r"\1", text))
    text = UNTIL_DAY.sub(r"\1" if "–" in text else r"till \1", text)
    if ends := BOTH_ENDS.search(text):
        days = [day for day in ends.groups() if day]
        text = text.replace(ends[0], " – ".join(days))
    return re.sub(r"\b(szerd|m)á\b", r"\1a", text)


def _parts(text: str) -> list[list[str]]:
    """Return the words and numbers of each day named, without the words between and around them."""
    text = IN_NUMBERS.sub(r" \1/\2/\3 ", re.sub(r"-(?=[^\W\d])", " ", text))
    parts: list[list[str]] = [[]]
    for token in re.findall(rf"\d+/\d+/\d+|{TOKEN.pattern}", text):
        if token in BETWEEN:
            parts.append([])
        elif token not in FILLING:
            parts[-1].append(token)
    return [part for part in parts if part]


def _is_number(part: list[str]) -> bool:
    return len(part) == 1 and part[0].isdecimal()


def _month_in(part: list[str]) -> list[str]:
    return [word for word in part if _month(word)]


def _day(part: list[str], after: date) -> date | None:
    """Return the day that these words and numbers name, or None.

    A day without a year is the first such day from `after` on.
    """
    if len(part) == 1 and part[0] in NAMED:
        return after + timedelta(days=NAMED[part[0]])
    if (weekday := _weekday(part)) is not None:
        ahead = (weekday - after.weekday()) % 7
        return after + timedelta(days=ahead) if ahead else None
    if len(part) == 1 and "/" in part[0]:
        year, month, number = map(int, part[0].split("/"))
        return _date(year in JALALI_YEARS, year, month, number)
    months = [found for word in part if (found := _month(word))]
    numbers = [int(word) for word in part if word.isdecimal()]
    if len(months) != 1 or len(months) + len(numbers) != len(part):
        return None
    (is_jalali, month), days = months[0], [number for number in numbers if number <= 31]
    years = [number for number in numbers if number > 31]
    if len(days) != 1 or len(years) > 1:
        return None
    if years:
        return _date(is_jalali, years[0], month, days[0])
    return _next(is_jalali, month, days[0], after)


def _weekday(part: list[str]) -> int | None:
    """Return the weekday that a part is, from 0 for Monday, perhaps with "next"; else None."""
    said = [word for word in part if word not in NEXT | THIS]
    return _weekdays().get(said[0]) if len(said) == 1 else None


def _week(day: date) -> tuple[int, int]:
    return day.isocalendar()[:2]


@cache
def _weekdays() -> dict[str, int]:
    names = {}
    for language in LANGUAGES:
        for number, name in get_day_names("wide", locale=language).items():
            names[name.translate(PERSIAN_LETTERS).replace("\u200c", "").casefold()] = number
    return names


def _date(is_jalali: bool, year: int, month: int, number: int) -> date | None:
    if year not in (JALALI_YEARS if is_jalali else YEARS):
        return None
    try:
        if not is_jalali:
            return date(year, month, number)
        jalali = JalaliDate(year, month, number)  # type: ignore[no-untyped-call]
        found: date = jalali.to_gregorian()
    except ValueError:
        return None
    return found


def _next(is_jalali: bool, month: int, number: int, after: date) -> date | None:
    """Return the first day from `after` on with this month and number, or None."""
    jalali = JalaliDate.to_jalali(after)  # type: ignore[no-untyped-call]
    year = jalali.year if is_jalali else after.year
    found = (_date(is_jalali, year + later, month, number) for later in range(2))
    return next((each for each in found if each is not None and each >= after), None)


def _month(word: str) -> tuple[bool, int] | None:
    """Return (is_jalali, number) for the name of a month, or None.

    The name may be shortened or inflected. `is_jalali` is True for a month of the Jalali calendar.
    """
    if word.isdecimal() or word in NAMED:
        return None
    names = _months()
    if word in names:
        return names[word]
    if len(word) < SHORTEST_MONTH:
        return None
    found = {
        month
        for name, month in names.items()
        if len(name) >= SHORTEST_MONTH and (name.startswith(word) or word.startswith(name))
    }
    return found.pop() if len(found) == 1 else None


@cache
def _months() -> dict[str, tuple[bool, int]]:
    names = {name: (True, number) for number, name in enumerate(JALALI_MONTHS, 1)}
    for language in LANGUAGES:
        for width in ("wide", "abbreviated"):
            for number, name in get_month_names(width, locale=language).items():
                names.setdefault(name.casefold().strip("."), (False, number))
    return names

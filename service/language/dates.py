"""Dates and times in the reader's time zone and calendar, and time zone names."""

from datetime import UTC, datetime, timedelta
from datetime import date as Date  # noqa: N812  # `date` is a function
from functools import cache, lru_cache
from importlib.resources import files
from zoneinfo import ZoneInfo, available_timezones

from babel import Locale
from babel.core import get_global
from babel.dates import format_date, get_day_names
from persiantools.jdatetime import JalaliDateTime

from service.language.digits import in_plain_digits
from service.language.languages import digits, known_language, unmarked
from service.language.words import Speaker, Word

_HOME_ZONES = {"en": "Europe/London", "fa": "Asia/Tehran", "hu": "Europe/Budapest"}
_LOCALES = {"en": "en_GB"}  # Babel's locale, if it is not the language's code
_DAY_PATTERNS = {"en": "EEEE d MMMM y"}  # if we write a day differently from Babel: no comma
_SHORT_PATTERNS = {"en": "EEE d MMM", "hu": "EEEE, MMM d."}
# This close to a clock change an hour may occur twice, so the offset is shown too.
_NEAR = timedelta(hours=3)


def moment(when_utc: datetime, timezone: str, say: Speaker) -> str:
    """Return `Thursday 20 November 2025, 18:30 (London time)`.

    The offset is added near a clock change.
    """
    return _moment(when_utc, timezone, say)


@lru_cache(maxsize=512)  # a page that is reloaded has the same deadline
def _moment(when_utc: datetime, timezone: str, say: Speaker) -> str:
    local, language = there(when_utc, timezone), say.language
    zone = zone_name(timezone, say)
    if _offset_at(local, -_NEAR) != _offset_at(local, _NEAR):
        zone = say("zone-offset", zone=zone, offset=_offset(local, language))
    text = say("date-moment", day=day(local, language), clock=clock(local, language), zone=zone)
    # The whole text runs in the reader's direction, so its parts need no isolates.
    return Word(unmarked(text))


def brief(when_utc: datetime, now_utc: datetime, timezone: str, language: str) -> Word:
    """Return `Thursday 18:30`; with day and month if it is more than six days away."""
    local, calendar = there(when_utc, timezone), _locale(language)
    if abs(when_utc - now_utc) < timedelta(days=6):
        named = format_date(local, "EEEE", locale=calendar)
    elif language == "fa":
        jalali = JalaliDateTime.to_jalali(local)  # type: ignore[no-untyped-call]  # persiantools
        named = jalali.strftime(f"%A {jalali.day} %B", locale="fa")
    else:
        named = format_date(local, _SHORT_PATTERNS[language], locale=calendar)
    return Word(digits(f"{named} {clock(local, language)}", language))


def day(local: datetime, language: str) -> Word:
    """Return weekday and date, Jalali in Persian: `Thursday 20 November 2025`."""
    if language == "fa":
        jalali = JalaliDateTime.to_jalali(local)  # type: ignore[no-untyped-call]  # persiantools
        return Word(digits(jalali.strftime(f"%A {jalali.day} %B %Y", locale="fa"), "fa"))
    return Word(format_date(local, _DAY_PATTERNS.get(language, "full"), locale=_locale(language)))


def date(local: Date, language: str) -> Word:
    """Return a short date without the weekday: `20 Nov 2025`."""
    if language == "fa":
        jalali = JalaliDateTime.to_jalali(  # type: ignore[no-untyped-call]  # persiantools
            datetime(local.year, local.month, local.day, tzinfo=UTC)
        )
        return Word(digits(jalali.strftime(f"{jalali.day} %B %Y", locale="fa"), "fa"))
    return Word(format_date(local, "medium", locale=_locale(language)))


def weekday(number: int, language: str) -> Word:
    """Return the name of a day of the week; Monday is 0."""
    return Word(get_day_names("wide", "stand-alone", _locale(language))[number])


def week(language: str) -> list[int]:
    """Return the days of the week as numbers, from the first one in the language's country.

    Monday is 0.
    """
    first = _locale(language).first_week_day if language != "fa" else 5
    return [(first + day) % 7 for day in range(7)]


def plain_clock(text: str) -> str:
    """Return a typed time of day in ASCII digits, two of them for the hour: `08:30` for `۸:۳۰`."""
    plain = in_plain_digits(text).strip()
    return plain if plain[1:2] != ":" else f"0{plain}"


def year(local: datetime, language: str) -> int:
    """Return the year in the language's calendar."""
    if language == "fa":
        return int(JalaliDateTime.to_jalali(local).year)  # type: ignore[no-untyped-call]
    return local.year


@cache
def _locale(language: str) -> Locale:
    return Locale.parse(_LOCALES.get(language, language))


def clock(local: datetime, language: str) -> Word:
    """Return the time on a 24-hour clock: `18:30`."""
    return Word(digits(f"{local:%H:%M}", language))


def there(when_utc: datetime, timezone: str) -> datetime:
    """Return the local time in that zone; raises ValueError for a naive datetime."""
    if when_utc.tzinfo is None:
        raise ValueError("a moment needs its zone: give an aware datetime")
    return when_utc.astimezone(ZoneInfo(timezone))


def local_time(at: int, timezone: str) -> datetime:
    """Return the local time in that zone of a time in seconds since 1970."""
    return datetime.fromtimestamp(at, ZoneInfo(timezone))


def in_utc(at: int | None) -> str | None:
    """Return a time in seconds since 1970 as ISO 8601 in UTC; None for None."""
    return None if at is None else datetime.fromtimestamp(at, UTC).isoformat()


# --- zones ----------------------------------------------------------------------------------------


def guess_timezone(language: str) -> str:
    """Return the most likely time zone of a reader of that language, until they choose one."""
    return _HOME_ZONES[known_language(language)]


def is_timezone(name: str) -> bool:
    """True if zoneinfo knows the name, even if it is an old one."""
    return name in _known_zones()


@lru_cache(maxsize=1)
def timezones() -> list[str]:
    """Return the time zones to offer: one for each place, no aliases, UTC first."""
    table = files("tzdata").joinpath("zoneinfo", "zone.tab").read_text(encoding="utf-8")
    rows = [line.split("\t") for line in table.splitlines() if not line.startswith("#")]
    places = {row[2] for row in rows if len(row) > 2}
    return ["UTC", *sorted(places & _known_zones())]


def zone_name(timezone: str, say: Speaker) -> str:
    """Return the zone's name, made of its city: `London time`, `budapesti idő`, `به وقت تهران`."""
    if timezone == "UTC" or timezone.startswith("Etc/"):
        return timezone.removeprefix("Etc/")
    named = f"zone-{timezone.rpartition('/')[2].lower()}"
    if say.has(named):
        return say(named)
    return Word(unmarked(say("zone", city=city_name(timezone, say.language))))


@lru_cache(maxsize=2048)  # 0.12 ms each; a form offers all time zones
def city_name(timezone: str, language: str) -> str:
    """Return the zone's city, in the reader's language if Babel knows it."""
    known = _locale(language).time_zones
    # Babel lists some cities under the zone's former name (Asia/Calcutta).
    former = [old for old, new in get_global("zone_aliases").items() if new == timezone]
    cities = [known[name].get("city") for name in (timezone, *former) if name in known]
    return next(filter(None, cities), timezone.rpartition("/")[2].replace("_", " "))


@lru_cache(maxsize=1)
def _known_zones() -> frozenset[str]:
    return frozenset(available_timezones())


def _offset_at(local: datetime, shift: timedelta) -> timedelta:
    there = (local.astimezone(UTC) + shift).astimezone(local.tzinfo)
    return there.utcoffset() or timedelta()


def _offset(local: datetime, language: str) -> str:
    minutes = round(_offset_at(local, timedelta()) / timedelta(minutes=1))
    hours, rest = divmod(abs(minutes), 60)
    sign = "\u2212" if minutes < 0 else "+"
    return digits(f"UTC{sign}{hours}" + (f":{rest:02}" if rest else ""), language)

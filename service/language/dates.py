"""Moments as readers write them, in their zone and calendar, and what zones are called."""

from datetime import UTC, datetime, timedelta
from datetime import date as Date  # noqa: N812  # `date` says one here
from functools import lru_cache
from importlib.resources import files
from zoneinfo import ZoneInfo, available_timezones

from babel import Locale
from babel.core import get_global
from babel.dates import format_date
from persiantools.jdatetime import JalaliDateTime

from service.language.languages import digits, known_language, unmarked
from service.language.words import Speaker, Word

_HOME_ZONES = {"en": "Europe/London", "fa": "Asia/Tehran", "hu": "Europe/Budapest"}
_LOCALES = {"en": "en_GB"}  # Babel's name for a language where it is not our own
_DAY_PATTERNS = {"en": "EEEE d MMMM y"}  # where we write a day otherwise than Babel: no comma
# So close to a change of clocks an hour may come twice, and the offset is said too.
_NEAR = timedelta(hours=3)


def moment(when_utc: datetime, timezone: str, say: Speaker) -> str:
    """`Thursday 20 November 2025, 18:30 (London time)`; with the offset where clocks change."""
    return _moment(when_utc, timezone, say)


@lru_cache(maxsize=512)  # a page that is opened again has the same deadline
def _moment(when_utc: datetime, timezone: str, say: Speaker) -> str:
    local, language = there(when_utc, timezone), say.language
    zone = zone_name(timezone, say)
    if _offset_at(local, -_NEAR) != _offset_at(local, _NEAR):
        zone = say("zone-offset", zone=zone, offset=_offset(local, language))
    text = say("date-moment", day=day(local, language), clock=clock(local, language), zone=zone)
    # All of it runs in the reader's own direction, so that no part needs isolating.
    return Word(unmarked(text))


def day(local: datetime, language: str) -> Word:
    """Weekday and date, Jalali for Persian: `Thursday 20 November 2025`."""
    if language == "fa":
        jalali = JalaliDateTime.to_jalali(local)  # type: ignore[no-untyped-call]  # persiantools
        return Word(digits(jalali.strftime(f"%A {jalali.day} %B %Y", locale="fa"), "fa"))
    return Word(format_date(local, _DAY_PATTERNS.get(language, "full"), locale=_locale(language)))


def date(local: Date, language: str) -> Word:
    """The same without the weekday, short: `20 Nov 2025`."""
    if language == "fa":
        jalali = JalaliDateTime.to_jalali(  # type: ignore[no-untyped-call]  # persiantools
            datetime(local.year, local.month, local.day, tzinfo=UTC)
        )
        return Word(digits(jalali.strftime(f"{jalali.day} %B %Y", locale="fa"), "fa"))
    return Word(format_date(local, "medium", locale=_locale(language)))


def year(local: datetime, language: str) -> int:
    """Of the calendar that goes with the language."""
    if language == "fa":
        return int(JalaliDateTime.to_jalali(local).year)  # type: ignore[no-untyped-call]
    return local.year


def _locale(language: str) -> Locale:
    return Locale.parse(_LOCALES.get(language, language))


def clock(local: datetime, language: str) -> Word:
    """Hours and minutes on a 24-hour clock: `18:30`."""
    return Word(digits(f"{local:%H:%M}", language))


def there(when_utc: datetime, timezone: str) -> datetime:
    """The moment as a clock in that zone has it; raises ValueError for one without a zone."""
    if when_utc.tzinfo is None:
        raise ValueError("a moment needs its zone: give an aware datetime")
    return when_utc.astimezone(ZoneInfo(timezone))


# --- zones ----------------------------------------------------------------------------------------


def guess_timezone(language: str) -> str:
    """Where a reader of this language most likely is, until they say otherwise."""
    return _HOME_ZONES[known_language(language)]


def is_timezone(name: str) -> bool:
    """Whether zoneinfo knows a name, old spellings included."""
    return name in _known_zones()


@lru_cache(maxsize=1)
def timezones() -> list[str]:
    """The zones worth offering in a list: one for each place, no aliases; UTC first."""
    table = files("tzdata").joinpath("zoneinfo", "zone.tab").read_text(encoding="utf-8")
    rows = [line.split("\t") for line in table.splitlines() if not line.startswith("#")]
    places = {row[2] for row in rows if len(row) > 2}
    return ["UTC", *sorted(places & _known_zones())]


def zone_name(timezone: str, say: Speaker) -> str:
    """The zone by its city: `London time`, `budapesti idő`, `helyi idő: Bécs`, `به وقت تهران`."""
    if timezone == "UTC" or timezone.startswith("Etc/"):
        return timezone.removeprefix("Etc/")
    named = f"zone-{timezone.rpartition('/')[2].lower()}"
    if say.has(named):
        return say(named)
    return Word(unmarked(say("zone", city=city_name(timezone, say.language))))


@lru_cache(maxsize=2048)  # 0.12 ms each; a form offers all the zones there are
def city_name(timezone: str, language: str) -> str:
    """The city that a zone is named after, in the reader's language where Babel knows it."""
    known = _locale(language).time_zones
    # Babel files some cities under the zone's former name (Asia/Calcutta).
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

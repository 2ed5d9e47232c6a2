"""Moments and spans as a reader writes them, in their zone and calendar; knows no present."""

from datetime import UTC, datetime, timedelta
from functools import lru_cache
from importlib.resources import files
from zoneinfo import ZoneInfo, available_timezones

from babel import Locale
from babel.core import get_global
from babel.dates import format_date
from persiantools.jdatetime import JalaliDateTime

from service.language.languages import digits, known_language, unmarked
from service.language.words import Word, speaker

_HOME_ZONES = {"en": "Europe/London", "fa": "Asia/Tehran", "hu": "Europe/Budapest"}
_LOCALES = {"en": "en_GB", "fa": "fa", "hu": "hu"}
_DAY_PATTERNS = {"en": "EEEE d MMMM y", "hu": "y. MMMM d., EEEE"}
# From here on a span is easier to grasp in days: "36 hours", but "2 days 12 hours".
_DAYS_FROM = 48 * 3600
# So close to a change of clocks an hour may come twice, and the offset is said too.
_NEAR = timedelta(hours=3)


def moment(when_utc: datetime, timezone: str, language: str) -> str:
    """`Thursday 20 November 2025, 18:30 (London time)`; with the offset where clocks change."""
    language = known_language(language)
    local = _local(when_utc, timezone)
    zone = zone_name(timezone, language)
    if _offset_at(local, -_NEAR) != _offset_at(local, _NEAR):
        zone = speaker(language)("zone-offset", zone=zone, offset=_offset(local, language))
    text = speaker(language)(
        "date-moment",
        day=day(when_utc, timezone, language),
        clock=clock(when_utc, timezone, language),
        zone=zone,
    )
    # All of it runs in the reader's own direction, so that no part needs isolating.
    return Word(unmarked(text))


def day(when_utc: datetime, timezone: str, language: str) -> str:
    """Weekday and date, Jalali for Persian: `Thursday 20 November 2025`."""
    language = known_language(language)
    local = _local(when_utc, timezone)
    if language == "fa":
        jalali = JalaliDateTime.to_jalali(local)
        return Word(digits(jalali.strftime(f"%A {jalali.day} %B %Y", locale="fa"), "fa"))
    return Word(format_date(local, _DAY_PATTERNS[language], locale=_LOCALES[language]))


def clock(when_utc: datetime, timezone: str, language: str) -> str:
    """Hours and minutes on a 24-hour clock: `18:30`."""
    return Word(digits(f"{_local(when_utc, timezone):%H:%M}", known_language(language)))


def span(seconds: float, language: str) -> str:
    """A length of time: `45 minutes`, `24 hours`, `3 days`, `2 days and 12 hours`."""
    hours, minutes = divmod(max(round(seconds / 60), 1), 60)
    days, hours = divmod(hours, 24) if seconds >= _DAYS_FROM else (0, hours)
    counts = {"days": days, "hours": hours, "minutes": 0 if days else minutes}
    say = speaker(language)
    parts = [say(f"span-{unit}", count=count) for unit, count in counts.items() if count]
    return Word(unmarked(say.join(parts)))


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


@lru_cache(maxsize=2048)
def zone_name(timezone: str, language: str) -> str:
    """The zone by its city: `London time`, `budapesti idő`, `helyi idő: Bécs`, `به وقت تهران`."""
    say = speaker(language)
    if timezone == "UTC" or timezone.startswith("Etc/"):
        return timezone.removeprefix("Etc/")
    named = f"zone-{timezone.rpartition('/')[2].lower()}"
    if say.has(named):
        return say(named)
    return Word(unmarked(say("zone", city=city_name(timezone, language))))


@lru_cache(maxsize=2048)
def city_name(timezone: str, language: str) -> str:
    """The city that a zone is named after, in the reader's language where Babel knows it."""
    known = Locale.parse(_LOCALES[known_language(language)]).time_zones
    # Babel files some cities under the zone's former name (Asia/Calcutta).
    former = [old for old, new in get_global("zone_aliases").items() if new == timezone]
    cities = [known[name].get("city") for name in (timezone, *former) if name in known]
    return next(filter(None, cities), timezone.rpartition("/")[2].replace("_", " "))


@lru_cache(maxsize=1)
def _known_zones() -> frozenset[str]:
    return frozenset(available_timezones())


def _local(when_utc: datetime, timezone: str) -> datetime:
    if when_utc.tzinfo is None:
        raise ValueError("a moment needs its zone: give an aware datetime")
    return when_utc.astimezone(ZoneInfo(timezone))


def _offset_at(local: datetime, shift: timedelta) -> timedelta:
    there = (local.astimezone(UTC) + shift).astimezone(local.tzinfo)
    return there.utcoffset() or timedelta()


def _offset(local: datetime, language: str) -> str:
    minutes = round(_offset_at(local, timedelta()) / timedelta(minutes=1))
    hours, rest = divmod(abs(minutes), 60)
    sign = "\u2212" if minutes < 0 else "+"
    return digits(f"UTC{sign}{hours}" + (f":{rest:02}" if rest else ""), language)

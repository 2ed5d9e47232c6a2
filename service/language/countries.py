"""Countries of time zones: their weekends and public holidays."""

from datetime import date
from functools import cache
from importlib import import_module
from typing import Any

from babel.core import get_global

# The library knows the law's weekend; offices and schools in Iran close on Thursdays too.
WEEKENDS = {"IR": frozenset({3, 4})}
SATURDAY_AND_SUNDAY = frozenset({5, 6})


@cache
def country_of(zone: str) -> str:
    """Return the code of a zone's country, such as HU; "" if it has none."""
    name = get_global("zone_aliases").get(zone, zone)
    found: str = get_global("zone_territories").get(name, "")
    return "" if found in ("001", "ZZ") else found


@cache
def weekend_of(country: str) -> frozenset[int]:
    """Return the days of the weekend in a country, Saturday and Sunday if that is not known.

    Monday is 0.
    """
    return WEEKENDS.get(country) or frozenset(
        _calendar(country).weekend if _known(country) else SATURDAY_AND_SUNDAY
    )


def has_holidays(country: str) -> bool:
    """True if the public holidays of a country are known."""
    return _known(country)


def is_holiday(country: str, day: date) -> bool:
    """True if that day is a public holiday in the country; False if none are known there."""
    return _known(country) and day in _calendar(country)


@cache
def _known(country: str) -> bool:
    """True if the public holidays of a country are known."""
    return bool(country) and country in _library().list_supported_countries()


@cache
def _calendar(country: str) -> Any:
    """Return the country's holidays; each year is computed when it is first asked for."""
    return _library().country_holidays(country)


def _library() -> Any:
    return import_module("holidays")  # few matches need it

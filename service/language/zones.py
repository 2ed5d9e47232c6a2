"""Time zones as forms offer them: by their cities, in the reader's language."""

from collections import Counter
from functools import cache, lru_cache

from service.language import dates
from service.language.languages import LANGUAGES


@cache
def offered(language: str) -> tuple[tuple[str, str], ...]:
    """Each zone with its name in that language: `Europe/Vienna`, `Bécs`; sorted by the names."""
    names = {zone: dates.city_name(zone, language) for zone in dates.timezones()}
    often = Counter(names.values())
    told = {zone: name if often[name] == 1 else f"{name} ({zone})" for zone, name in names.items()}
    return tuple(sorted(told.items(), key=lambda each: each[1]))


def name_of(zone: str, language: str) -> str:
    """What a form shows for a zone; an old spelling stands for itself."""
    return dict(offered(language)).get(zone, zone)


def zone_of(text: str) -> str:
    """The zone that somebody means who types or chooses a city, in any language of ours."""
    wanted = text.strip()
    return _named().get(wanted.casefold(), wanted)


@lru_cache(maxsize=1)
def _named() -> dict[str, str]:
    pairs = [pair for language in LANGUAGES for pair in offered(language)]
    return {name.casefold(): zone for zone, name in reversed(pairs)}

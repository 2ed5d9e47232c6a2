"""Time zones in forms, by their cities in the reader's language."""

from collections import Counter
from functools import cache, lru_cache
from unicodedata import combining, normalize

from service.language import dates
from service.language.languages import LANGUAGES

# Alphabets whose order differs from that of their code points.
ALPHABETS = {"fa": "آابپتثجچحخدذرزژسشصضطظعغفقکگلمنوهی"}


@cache
def offered(language: str) -> tuple[tuple[str, str], ...]:
    """Return pairs of each zone and its name (`Europe/Vienna`, `Bécs`), sorted by the names."""
    names = {zone: dates.city_name(zone, language) for zone in dates.timezones()}
    often = Counter(names.values())
    told = {zone: name if often[name] == 1 else f"{name} ({zone})" for zone, name in names.items()}
    return tuple(sorted(told.items(), key=lambda each: _place(each[1], language)))


def _place(name: str, language: str) -> tuple[bool, list[int], str]:
    """Return the sort key of a name: by the language's alphabet, ignoring accents.

    In Persian, names in Latin letters come last.
    """
    if alphabet := ALPHABETS.get(language):
        return name.isascii(), [alphabet.find(letter) for letter in name], name
    plain = [each for each in normalize("NFD", name.casefold()) if not combining(each)]
    return False, [], "".join(plain)


def zone_of(text: str) -> str:
    """Return the time zone of a city, typed or chosen in any of our languages.

    Other text is returned trimmed.
    """
    wanted = text.strip()
    return _named().get(wanted.casefold(), wanted)


@lru_cache(maxsize=1)
def _named() -> dict[str, str]:
    pairs = [pair for language in LANGUAGES for pair in offered(language)]
    return {name.casefold(): zone for zone, name in reversed(pairs)}

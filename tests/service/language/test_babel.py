"""Lists and numbers by our own code, equal to Babel's wherever Babel is right."""

import pytest
from babel.lists import format_list
from babel.numbers import format_decimal

from service.language import words
from service.language.languages import digits, spell, unmarked

LOCALES = {"en": "en_GB", "fa": "fa", "hu": "hu"}
NUMBERS = (0, 7, 999, 12_345, 1_234_567, 0.25, 1.5, 2.0, 12_345.67)
each_language = pytest.mark.parametrize("language", LOCALES)


@each_language
@pytest.mark.parametrize("count", range(1, 6))
def test_a_list_is_babels(language: str, count: int) -> None:
    names = ["Ana", "Béla", "کورش", "Dara", "Emma"][:count]
    theirs = format_list(names, locale=LOCALES[language])
    if language == "fa":  # unusual in Persian: a comma before the last "and", marks after commas
        theirs = theirs.replace("\u200f", "").replace("، و ", " و ")
    assert unmarked(words.speaker(language).join(names)) == theirs


@each_language
@pytest.mark.parametrize("number", NUMBERS)
def test_a_number_is_babels_in_the_languages_own_digits(language: str, number: float) -> None:
    theirs = format_decimal(
        number, "#,##0.##", locale=LOCALES[language], numbering_system="default"
    )
    assert spell(number, language) == digits(theirs, language)


@each_language
def test_a_negative_number_has_a_minus_sign_instead_of_babels_hyphen(language: str) -> None:
    assert format_decimal(-5, locale=LOCALES[language]) == "-5"
    assert spell(-5, language).strip("\u200e") == "\u2212" + spell(5, language)


def test_hungarian_groups_from_five_digits_on_and_babel_from_four() -> None:
    assert spell(1234, "hu") == "1234"
    assert format_decimal(1234, locale="hu") == "1\u00a0234"

"""Parser of typed numbers: digits of any script, any minus sign, stray marks."""

import re
import unicodedata

LONGEST = 9  # digits of a whole number
MINUSES = str.maketrans(dict.fromkeys("\u2010\u2011\u2012\u2013\u2212\ufe63\uff0d", "-"))


def plain_digit(letter: str) -> str:
    """Return a decimal digit of any script as an ASCII digit; other characters unchanged."""
    digit = unicodedata.decimal(letter, None)
    return letter if digit is None else str(digit)


def in_plain_digits(text: str) -> str:
    """Return trimmed text with ASCII digits and minus, without invisible direction marks."""
    seen = (letter for letter in text.translate(MINUSES) if unicodedata.category(letter) != "Cf")
    return "".join(map(plain_digit, seen)).strip()


def whole_number(text: str) -> int | None:
    """Return the whole number; None for other text, or if it has more than LONGEST digits."""
    plain = in_plain_digits(text)
    return int(plain) if re.fullmatch(rf"[+-]?[0-9]{{1,{LONGEST}}}", plain) else None

"""Parser of typed numbers: digits of any script, any minus sign, invisible characters."""

import re
import unicodedata

LONGEST = 9  # digits of a whole number
MINUSES = str.maketrans(dict.fromkeys("\u2010\u2011\u2012\u2013\u2212\ufe63\uff0d", "-"))


def plain_digit(letter: str) -> str:
    """Return a decimal digit of any script as an ASCII digit, and other characters unchanged."""
    digit = unicodedata.decimal(letter, None)
    return letter if digit is None else str(digit)


def in_plain_digits(text: str) -> str:
    """Return `text` trimmed, with ASCII digits and minus signs instead of those of other scripts.

    Invisible format characters, such as direction marks, are removed.
    """
    seen = (letter for letter in text.translate(MINUSES) if unicodedata.category(letter) != "Cf")
    return "".join(map(plain_digit, seen)).strip()


def whole_number(text: str) -> int | None:
    """Return the whole number typed as `text`; None for other text, or more than LONGEST digits."""
    plain = in_plain_digits(text)
    return int(plain) if re.fullmatch(rf"[+-]?[0-9]{{1,{LONGEST}}}", plain) else None

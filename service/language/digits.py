"""Numbers as people type them: in digits of any script, with any minus and stray marks."""

import re
import unicodedata

LONGEST = 9  # digits of a whole number
MINUSES = str.maketrans(dict.fromkeys("\u2010\u2011\u2012\u2013\u2212\ufe63\uff0d", "-"))


def plain_digit(letter: str) -> str:
    """Return a decimal digit of any script as the ASCII digit; other letters as they are."""
    digit = unicodedata.decimal(letter, None)
    return letter if digit is None else str(digit)


def in_plain_digits(text: str) -> str:
    """Return trimmed text with ASCII digits and minus, without invisible marks of direction."""
    seen = (letter for letter in text.translate(MINUSES) if unicodedata.category(letter) != "Cf")
    return "".join(map(plain_digit, seen)).strip()


def whole_number(text: str) -> int | None:
    """Return the whole number that a text is, None if it is not one of at most LONGEST digits."""
    plain = in_plain_digits(text)
    return int(plain) if re.fullmatch(rf"[+-]?[0-9]{{1,{LONGEST}}}", plain) else None

"""Normalization of texts for comparison: case, accents, joiners, direction marks and digits."""

import re
import unicodedata
from functools import lru_cache

from service.language.digits import plain_digit

# Letters and apostrophes that keyboards write in several ways, and how they are compared.
# Accents are gone by then.
SAME = str.maketrans("\u064a\u0649\u0643\u0629\u0671\u06d5’‘ʼ´`", "ییکهاه'''''")
# The ی of خانه‌ی, which many do not write.
EZAFE = re.compile("(?<=ه)\u200c[\u06cc\u064a](?!\\w)")
# An accent, a vowel sign, a joiner, a direction mark, a lengthened line.
UNSEEN = ("Mn", "Cf")
TATWEEL = "\u0640"
DASHES = re.compile("[\u2010-\u2015\u2212]")
# Signs around a word that say nothing. A question mark says that somebody is not sure.
EDGES = " \t.,;:!\"'()[]«»“”„‟’‘`،؛…*_"
# The Latin letters by which folded Persian letters may be written in a name.
VOWELS = "[aeiouy]*"
SOUNDS = {
    **dict.fromkeys("اع", "[aeiou]?"),
    **dict.fromkeys("تط", "t+h?"),
    **dict.fromkeys("ثسص", "(?:sz|th|s+|c|z)"),
    **dict.fromkeys("ذزضظ", "(?:z+|s+|dh)"),
    **dict.fromkeys("غق", "(?:gh|g+|q|k)"),
    **dict.fromkeys("حه", "[haeo]?"),
    **{letter: f"{latin}+" for letter, latin in zip("بپدرلمن", "bpdrlmn", strict=True)},
    "ج": "(?:j|g+|gy|dzs|zs)",
    "چ": "(?:ch|cs|c)",
    "خ": "(?:kh|x|h|ch)",
    "ژ": "(?:zh|zs|j)",
    "ش": "(?:sh|sch|s|ch)",
    "ف": "(?:f+|ph)",
    "ک": "(?:ck|ch|k+|c+|q)",
    "گ": "(?:gy|g+)",
    "و": "[ouvwy]+",
    "ی": "[iyeja]+",
}


@lru_cache(maxsize=4096)
def folded(text: str) -> str:
    """Return the text normalized for comparison; spaces remain."""
    text = DASHES.sub("-", unicodedata.normalize("NFKC", text)).casefold()
    letters = unicodedata.normalize("NFD", EZAFE.sub("", text))
    seen = (each for each in letters if unicodedata.category(each) not in UNSEEN)
    return "".join(plain_digit(each) for each in seen if each != TATWEEL).translate(SAME)


def key(text: str) -> str:
    """Return the folded text without spaces and hyphens between its words."""
    return "".join(words(text)).replace("-", "")


def words(text: str) -> list[str]:
    """Return the folded words of a line, without the signs around them."""
    found = (word.strip(EDGES) for word in folded(text).split())
    return [word for word in found if word]


def is_one_typo_away(typed: str, meant: str) -> bool:
    """True if one letter is wrong, missing, too many, or has changed places with the next one."""
    if len(typed) < len(meant):
        typed, meant = meant, typed
    if len(typed) - len(meant) > 1 or typed == meant:
        return False
    first = next(
        (at for at, pair in enumerate(zip(typed, meant, strict=False)) if len(set(pair)) > 1),
        len(meant),
    )
    rest, other = typed[first:], meant[first:]
    if len(typed) > len(meant):
        return rest[1:] == other
    return rest[1:] == other[1:] or (rest[:2] == other[1::-1] and rest[2:] == other[2:])


@lru_cache(maxsize=1024)
def sounds_alike(one: str, other: str) -> bool:
    """True if two keys may be one name in Persian and in Latin letters: آنا and Ana."""
    persian, latin = (one, other) if one[:1] in SOUNDS else (other, one)
    if not latin.isascii() or not all(letter in SOUNDS for letter in persian):
        return False
    return bool(re.fullmatch(VOWELS.join(map(SOUNDS.__getitem__, persian)), latin))

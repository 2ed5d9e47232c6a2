"""The languages spoken here: names, directions, digits and marks.

Names are isolated so that a Latin one does not tear a Persian line, nor the other way round.
"""

import re

LANGUAGES = ("en", "fa", "hu")
OWN_NAMES = {"en": "English", "fa": "فارسی", "hu": "magyar"}
DIRECTIONS = {"en": "ltr", "fa": "rtl", "hu": "ltr"}

ISOLATE, POP = "\u2068", "\u2069"
RIGHT_TO_LEFT_MARK = "\u200f"
_BIDI_CONTROLS = dict.fromkeys([*range(0x202A, 0x202F), *range(0x2066, 0x206A)])
_FIRST_LETTER = re.compile(r"[^\W\d_]")
_ISOLATED_PART = re.compile(f"{ISOLATE}([^\u2066-\u2069]*){POP}")  # with none within
_RIGHT_TO_LEFT_LETTER = re.compile("[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]")
_PERSIAN_DIGITS = str.maketrans("0123456789,.", "۰۱۲۳۴۵۶۷۸۹٬٫")

# "Ana, Béla and Cyrus", as Babel has it too, but for Persian, where it puts a comma before "and",
# which nobody writes. Lists and numbers are not left to Babel: it takes 50 ms to start, which a
# command that tells one score would wait for, and has numbers otherwise in every language: a
# hyphen for a minus, Latin digits in Persian, and Hungarian thousands grouped from four digits on.
# tests/service/language/test_babel.py holds us to it in all else.
COMMAS = {"en": ", ", "fa": "، ", "hu": ", "}
SEMICOLONS = {"en": "; ", "fa": "؛ ", "hu": "; "}
ANDS = {"en": " and ", "fa": " و ", "hu": " és "}


def known_language(tag: str | None) -> str:
    """The language we have for a tag like `fa-IR`; English for one that we do not have."""
    primary = re.split("[-_]", (tag or "").strip().lower(), maxsplit=1)[0]
    return primary if primary in LANGUAGES else "en"


# --- numbers ---------------------------------------------------------------


def digits(text: str, language: str) -> str:
    """The text with its Latin digits replaced by the language's own."""
    return text.translate(_PERSIAN_DIGITS) if language == "fa" else text


def spell(number: int | float, language: str) -> str:
    """A number as the language writes it, grouped by thousands."""
    text = (
        f"{abs(number):,}"
        if isinstance(number, int)
        else f"{abs(number):,.2f}".rstrip("0").rstrip(".")
    )
    if language == "hu":
        # Hungarian groups from five digits on, by a space that does not break.
        gap = "\u00a0" if abs(number) >= 10_000 else ""
        text = text.replace(",", gap).replace(".", ",")
    text = digits(text, language)
    if number < 0:
        # The left-to-right mark keeps the sign in front of Persian digits.
        text = ("\u200e\u2212" if language == "fa" else "\u2212") + text
    return text


def spell_change(number: int, language: str) -> str:
    """A change as the language writes it: always with its sign, +2 or −2."""
    sign = "\u200e+" if language == "fa" else "+"
    return f"{sign if number > 0 else ''}{spell(number, language)}"


# --- directions ------------------------------------------------------------


def isolated(text: object) -> str:
    """A foreign part of a sentence, which then keeps its direction to itself."""
    return f"{ISOLATE}{text}{POP}"


def unmarked(text: str) -> str:
    """The text without isolates and embeddings, also without those smuggled into a name."""
    return text.translate(_BIDI_CONTROLS)


def unisolated(text: str, language: str) -> str:
    """The text without the isolates that change nothing: of left-to-right parts in such a text."""
    if DIRECTIONS[language] == "rtl":
        return text
    while (lean := _ISOLATED_PART.sub(_bare, text)) != text:  # the innermost first
        text = lean
    return text


def _bare(part: re.Match[str]) -> str:
    return part[0] if _RIGHT_TO_LEFT_LETTER.search(part[1]) else part[1]


def on_one_line(text: str, language: str) -> str:
    """The text without isolates, beginning in the language's direction: a mail's subject."""
    bare = unmarked(text)
    first = _FIRST_LETTER.search(bare)
    if DIRECTIONS[language] == "rtl" and first and not _RIGHT_TO_LEFT_LETTER.match(first.group()):
        return RIGHT_TO_LEFT_MARK + bare
    return bare

"""The three languages: names, directions, digits and punctuation.

Names and other outside text are put between two invisible Unicode characters, called isolates. So a
Latin name does not reorder a Persian line, nor the reverse.
"""

import re

LANGUAGES = ("en", "fa", "hu")
OWN_NAMES = {"en": "English", "fa": "فارسی", "hu": "magyar"}
DIRECTIONS = {"en": "ltr", "fa": "rtl", "hu": "ltr"}

ISOLATE, POP = "\u2068", "\u2069"
RIGHT_TO_LEFT_MARK = "\u200f"
_BIDI_CONTROLS = dict.fromkeys([*range(0x202A, 0x202F), *range(0x2066, 0x206A)])
_FIRST_LETTER = re.compile(r"[^\W\d_]")
_ISOLATED_PART = re.compile(f"{ISOLATE}([^\u2066-\u2069]*){POP}")  # innermost ones
_RIGHT_TO_LEFT_LETTER = re.compile("[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]")
_PERSIAN_DIGITS = str.maketrans("0123456789,.", "۰۱۲۳۴۵۶۷۸۹٬٫")

# As in Babel ("Ana, Béla and Cyrus"), except Persian, where Babel puts a comma before "and" that no
# Persian writes. Lists and numbers avoid Babel because it takes 50 ms to load, which the score
# command would wait for. Its numbers also differ: a hyphen for a minus, Latin digits in Persian,
# Hungarian thousands grouped from four digits on. tests/service/language/test_babel.py checks that
# all else agrees.
COMMAS = {"en": ", ", "fa": "، ", "hu": ", "}
SEMICOLONS = {"en": "; ", "fa": "؛ ", "hu": "; "}
ANDS = {"en": " and ", "fa": " و ", "hu": " és "}


def known_language(tag: str | None) -> str:
    """Return our language for a tag like `fa-IR`; English for any other tag."""
    primary = re.split("[-_]", (tag or "").strip().lower(), maxsplit=1)[0]
    return primary if primary in LANGUAGES else "en"


# --- numbers ---------------------------------------------------------------


def digits(text: str, language: str) -> str:
    """Return the text with ASCII digits in the language's script; in Persian, also `,` and `.`."""
    return text.translate(_PERSIAN_DIGITS) if language == "fa" else text


def spell(number: int | float, language: str) -> str:
    """Return a number as the language writes it, grouped by thousands."""
    text = (
        f"{abs(number):,}"
        if isinstance(number, int)
        else f"{abs(number):,.2f}".rstrip("0").rstrip(".")
    )
    if language == "hu":
        # Hungarian groups from five digits on, with a no-break space.
        gap = "\u00a0" if abs(number) >= 10_000 else ""
        text = text.replace(",", gap).replace(".", ",")
    text = digits(text, language)
    if number < 0:
        # The left-to-right mark keeps the sign before the Persian digits.
        text = ("\u200e\u2212" if language == "fa" else "\u2212") + text
    return text


def spell_change(number: int, language: str) -> str:
    """Return a difference as the language writes it, with its sign: +2 or −2."""
    sign = "\u200e+" if language == "fa" else "+"
    return f"{sign if number > 0 else ''}{spell(number, language)}"


# --- directions ------------------------------------------------------------


def isolated(text: object) -> str:
    """Return outside text between isolates, so that its direction affects nothing around it."""
    return f"{ISOLATE}{text}{POP}"


def shortened(text: str, most: int) -> str:
    """Return the text cut between words to `most` characters, with its isolates closed.

    If the first word alone is longer, that word is cut.
    """
    if len(unmarked(text)) <= most:
        return text
    words, left = "", most - 2
    for word in text.split(" "):
        left -= len(unmarked(word)) + 1
        if left < 0:
            break
        words += f"{word} "
    if not words.strip():
        return f"{unmarked(text).strip()[: most - 1]}…"
    open_isolates = sum(map(words.count, "\u2066\u2067\u2068")) - words.count("\u2069")
    return words.rstrip(" ,;:(") + "\u2069" * open_isolates + " …"


def unmarked(text: str) -> str:
    """Return the text without isolates and embeddings, including any in a name."""
    return text.translate(_BIDI_CONTROLS)


def unisolated(text: str, language: str) -> str:
    """In a left-to-right language, unwrap isolated parts that have no right-to-left letters."""
    if DIRECTIONS[language] == "rtl":
        return text
    while (lean := _ISOLATED_PART.sub(_bare, text)) != text:  # innermost first
        text = lean
    return text


def _bare(part: re.Match[str]) -> str:
    return part[0] if _RIGHT_TO_LEFT_LETTER.search(part[1]) else part[1]


def on_one_line(text: str, language: str) -> str:
    """Return `text` without isolates, in the language's direction; for an e-mail's subject."""
    bare = unmarked(text)
    first = _FIRST_LETTER.search(bare)
    if DIRECTIONS[language] == "rtl" and first and not _RIGHT_TO_LEFT_LETTER.match(first.group()):
        return RIGHT_TO_LEFT_MARK + bare
    return bare

"""Validation and normalization of people's names and e-mail addresses."""

import json
import re
import unicodedata
from collections.abc import Iterable
from functools import cache
from importlib.resources import files

from email_validator import SPECIAL_USE_DOMAIN_NAMES, EmailNotValidError, validate_email

from service.installation.coded_error import CodedError
from service.language.digits import plain_digit

# Reserved names (x.test, home.local) are allowed: friends play on local networks.
SPECIAL_USE_DOMAIN_NAMES.clear()

NAME_LENGTH = 60
LOCAL_LENGTH = 64
ADDRESS_LENGTH = 254
PASTED_LENGTH = 4 * ADDRESS_LENGTH  # an address with a name before it and brackets around it

LEFT_TO_RIGHT = "\u200e"
ZWJ = "\u200d"
PICTURE_ENDS = "\ufe0f\U0001f3fb\U0001f3fc\U0001f3fd\U0001f3fe\U0001f3ff"  # skin tones
JOINERS = "\u200c\u200d"  # ZWNJ and ZWJ: they are spelling in Persian and Indic names
LOOSE_DOT = "\u0307"
NO_BREAK = "\u2060"  # without it a line may break in the middle of a masked address
TURNERS = re.compile("[\u202a-\u202e\u2066-\u2069]")  # embeddings, overrides, isolates
# A pointed Hebrew letter has dot, dagesh and vowel; a Tibetan stack two subjoined letters and a
# vowel.
MARKS_IN_A_ROW = 3
# Invisible, though Unicode's categories call them letters and symbols.
BLANKS = re.compile("[\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0]")


# An @, a scheme, or text that mail programs take for a host: "evil.example", "www.evil",
# "10.0.0.1". One letter before the dot is an initial, unless it is ASCII (t.co).
TWO_LETTERS = r"\w[\w\u0300-\U000e01ef]"  # a letter and another one, or a letter and a mark
LINK = re.compile(rf"@|://|\bwww\.|(?:[a-z0-9-]|{TWO_LETTERS})[.\u3002]{TWO_LETTERS}|\d\.\d+\.")
CALL = re.compile(r"\+\s*\d")
TITLE_LENGTH = 3
DIGRAPHS = frozenset("Cs Dz Dzs Gy Ly Ny Sz Ty Zs".split())  # Hungarian initials
# Top-level domains of three letters or more, or in other scripts; those of two letters are
# countries. From IANA's list (https://data.iana.org/TLD/tlds-alpha-by-domain.txt) of 3 October
# 2026, with the reserved names.
TOP_LEVEL_DOMAINS = frozenset(
    (files("service.installation") / "top_level_domains.txt").read_text("utf-8").split()
)
MOST_DIGITS = 4  # a year of birth, but no phone number
RESERVED_NAMES = ("staffetta", "استافتا")


class BadName(CodedError, ValueError):
    """A name refused; `code`: empty, too_long, control, bidi, invisible, combining, no_letter.

    For names that are shown to strangers also: link, phone, ours.
    """


class BadAddress(CodedError, ValueError):
    """An address refused; `code`: empty, too_long, control, not_an_address.

    From `clean_sender` it may also be a code of BadName.
    """


# --- names -----------------------------------------------------------------


def clean_name(text: str) -> str:
    """Return a person's name as stored and shown, even to strangers; raises BadName.

    It must contain no link, no address, no phone number, and not the name of this service.
    """
    name = tidy_name(text)
    refuse_what_leads_away(name)
    return name


def refuse_what_leads_away(name: str) -> None:
    """Raise BadName for a text with a link, a phone number or the service's name."""
    composed = unicodedata.normalize("NFKC", name)
    plain = composed.casefold()
    if LINK.search(plain) and not is_dotted_name(composed):
        raise BadName("link")
    if CALL.search(plain) or sum(letter.isdecimal() for letter in plain) > MOST_DIGITS:
        raise BadName("phone")
    if any(ours in shape for ours in map(_shape, RESERVED_NAMES) for shape in skeletons(name)):
        raise BadName("ours")


def is_dotted_name(name: str) -> bool:
    """True if all dots in a name belong to titles and initials: Dr.Kovács, B.Nagy László.

    Mail programs turn every known top-level domain into a link, even in capitals.
    """
    dotted = [word.strip(".") for word in name.split()]
    parts = [word.split(".") for word in dotted if "." in word]
    rest = " ".join(word for word in dotted if "." not in word)
    return not LINK.search(rest.casefold()) and all(
        all(map(is_title, before))
        and all(len(word) == 1 or word in DIGRAPHS for word in before[1:])
        and is_family_name(last)
        for *before, last in parts
    )


def is_title(word: str) -> bool:
    """True for abbreviations of up to three letters, and words in scripts without capitals."""
    is_short = is_capitalized(word) and len(word) <= TITLE_LENGTH and word.casefold() != "www"
    return is_short or is_caseless(word)


def is_family_name(word: str) -> bool:
    is_word = all(map(is_capitalized, re.split("[-’']", word))) and len(word) > 2
    return (is_word or is_caseless(word)) and word.casefold() not in TOP_LEVEL_DOMAINS


def is_capitalized(word: str) -> bool:
    return word.isalpha() and word[0].isupper() and (word[1:].islower() or len(word) == 1)


def is_caseless(word: str) -> bool:
    return bool(word) and all(unicodedata.category(letter) in ("Lo", "Mn", "Mc") for letter in word)


def tidy_name(text: str) -> str:
    """Return a name as it can be shown: NFC, trimmed, single spaces; raises BadName."""
    if len(text) > 20 * NAME_LENGTH:
        raise BadName("too_long")  # refused before any costly work
    if not text.strip():
        raise BadName("empty")
    refuse_what_disturbs(text.strip())
    name = drop_strays(unicodedata.normalize("NFC", text))
    name = re.sub(r"\s+", " ", name).strip()
    refuse_the_unseen(name)
    if len(name) > NAME_LENGTH:
        raise BadName("too_long")
    return name


def refuse_what_disturbs(text: str) -> None:
    """Raise BadName for characters that disturb the text around a name or cannot be encoded."""
    if TURNERS.search(text):
        raise BadName("bidi")
    if BLANKS.search(text):
        raise BadName("invisible")
    if any(is_control(letter) for letter in text):
        raise BadName("control")


def is_control(letter: str) -> bool:
    """True for controls, line separators, surrogates, private use and unassigned characters."""
    return unicodedata.category(letter) in ("Cc", "Zl", "Zp", "Cs", "Co", "Cn")


def drop_strays(name: str) -> str:
    """Return a name without invisible characters, except joiners between letters."""
    kept: list[str] = []
    for at, letter in enumerate(name):
        if letter in JOINERS:
            joins = bool(kept) and is_joined(kept[-1], letter, name[at + 1 : at + 2])
        else:
            joins = unicodedata.category(letter) != "Cf"
        if joins:
            kept.append(letter)
    return "".join(kept)


def is_joined(before: str, joiner: str, after: str) -> bool:
    """True if a joiner is part of a word's spelling or joins two emoji."""
    if joiner == ZWJ and after and is_picture(after):
        return is_picture(before) or before in PICTURE_ENDS
    return is_joinable(before) and is_joinable(after)


def is_joinable(letter: str) -> bool:
    return bool(letter) and unicodedata.category(letter)[0] in "LM"


def refuse_the_unseen(name: str) -> None:
    """Raise BadName for invisible names, and for combining marks stacked or without a letter."""
    if not name:
        raise BadName("invisible")
    refuse_stacked_marks(name)
    if not any(unicodedata.category(letter)[0] in "LN" or is_picture(letter) for letter in name):
        raise BadName("no_letter")


def refuse_stacked_marks(text: str) -> None:
    """Raise BadName for combining marks that are stacked, or begin a word."""
    in_a_row = MARKS_IN_A_ROW  # a mark at the start of a word would attach to the text before it
    for letter in text:
        if unicodedata.category(letter) in ("Mn", "Me"):
            in_a_row += 1
        elif letter not in JOINERS:
            in_a_row = MARKS_IN_A_ROW if letter == " " else 0
        if in_a_row > MARKS_IN_A_ROW:
            raise BadName("combining")


def is_picture(letter: str) -> bool:
    return unicodedata.category(letter) == "So"


# --- names that look the same ----------------------------------------------

# Pairs that Unicode's list lacks: Arabic letters that have another form in Persian.
ONE_IN_PERSIAN = str.maketrans("يىكہە", "ییکهه")
HARAKAT = re.compile("[\u064b-\u0652\u0670\u0640]")  # vowel signs and the tatweel


def looks_like_any(name: str, others: Iterable[str]) -> bool:
    """True if a name could be mistaken for one of the others, whether in lower or upper case."""
    own = skeletons(name)
    return any(not own.isdisjoint(skeletons(other)) for other in others)


def skeletons(name: str) -> frozenset[str]:
    """Return the confusable skeletons of a name (UTS 39): as written, lower case, upper case.

    Names that share one look alike. For comparing only, never shown.
    """
    text = unicodedata.normalize("NFC", name)
    seen = "".join(plain_digit(letter) for letter in text if is_seen(letter)) or text
    plain = HARAKAT.sub("", seen) or seen
    return frozenset(map(_shape, (plain, plain.casefold(), plain.upper())))


def _shape(text: str) -> str:
    alike = prototypes()
    drawn = unicodedata.normalize("NFKC", text.translate(ONE_IN_PERSIAN).translate(alike))
    return unicodedata.normalize("NFC", drawn.translate(alike).casefold())


@cache
def prototypes() -> dict[int, str]:
    """Return Unicode's confusables: each code point and the text that it is mistaken for.

    That text is its prototype (UTS 39). The file maps each character to its prototype, and each
    prototype to all characters that look like it.
    """
    file = files("confusable_homoglyphs") / "confusables.json"
    pairs = {
        key.strip(LEFT_TO_RIGHT): [each["c"].strip(LEFT_TO_RIGHT) for each in alike]
        for key, alike in json.loads(file.read_text("utf-8")).items()
    }
    found = {}
    for character, alike in pairs.items():
        if len(character) == 1 and len(alike) == 1:
            is_a_pair = len(alike[0]) == 1 and len(pairs.get(alike[0], [])) == 1
            found[ord(character)] = min(character, alike[0]) if is_a_pair else alike[0]
    return found


def is_seen(letter: str) -> bool:
    """True for characters that tell names apart: no spaces, punctuation, joiners or selectors."""
    selector = letter == "\u034f" or "\ufe00" <= letter <= "\ufe0f" or letter >= "\U000e0000"
    return not selector and unicodedata.category(letter)[0] not in "ZPC"


# --- addresses of the same mailbox -----------------------------------------

# As documented by the providers.
SAME_PROVIDER = {
    "googlemail.com": "gmail.com",
    "me.com": "icloud.com",
    "mac.com": "icloud.com",
    "protonmail.com": "proton.me",
    "protonmail.ch": "proton.me",
    "pm.me": "proton.me",
    "ya.ru": "yandex.ru",
    "yandex.com": "yandex.ru",
}
WITHOUT_DOTS = {"gmail.com", "proton.me"}
TAGGED_BY = {"yahoo.com": "-", "ymail.com": "-", "rocketmail.com": "-"}  # besides the plus
TAGGED_BY_PLUS = {
    *("gmail.com", "icloud.com", "proton.me", "yandex.ru", "fastmail.com"),
    *("outlook.com", "hotmail.com", "live.com"),
}


# --- addresses -------------------------------------------------------------


def clean_address(text: str) -> str:
    """Return the plain address in lower case, so that all spellings of it compare equal.

    Raises BadAddress. DNS is not queried. Text that was copied with the address is dropped:
    `Ana <...>`, `mailto:`, a trailing comma, invisible characters.
    """
    if len(text) > PASTED_LENGTH:
        raise BadAddress("too_long")
    _, address = split_address(text)
    if not address:
        raise BadAddress("empty")
    local, _, domain = address.rpartition("@")
    if len(address) > ADDRESS_LENGTH or len(local) > LOCAL_LENGTH:
        raise BadAddress("too_long")
    if any(is_control(letter) or unicodedata.category(letter) == "Cf" for letter in address):
        raise BadAddress("control")
    # % and ! once routed mail through other hosts; do not use relays that still allow it.
    if re.search("[%!]", local) or "." not in domain:
        raise BadAddress("not_an_address")
    return checked(address).lower()


def split_address(text: str) -> tuple[str, str]:
    """Return the name, or "", and the address in a pasted text.

    If the name has control characters, the text is returned unsplit, so that clean_address refuses
    it.
    """
    address, name = trimmed(text), ""
    if found := re.fullmatch(r'"?([^<>"@]*)"?\s*<([^<>]*)>', address):
        name, address = (trimmed(part) for part in found.groups())
        if any(is_control(letter) for letter in name):
            return "", text
    if address[:7].casefold() == "mailto:":
        address = trimmed(address[7:])
    return name, address


def trimmed(text: str) -> str:
    """Return text without outer spaces and invisible characters, or trailing commas and stops."""
    begin, end = 0, len(text)
    while begin < end and is_stray(text[begin]):
        begin += 1
    while begin < end and (is_stray(text[end - 1]) or text[end - 1] in ",;."):
        end -= 1
    return text[begin:end]


def is_stray(letter: str) -> bool:
    return letter.isspace() or unicodedata.category(letter) == "Cf"


def masked(address: str) -> str:
    """Return an address masked so that its owner recognizes it and others cannot use it."""
    local, _, domain = address.rpartition("@")
    return f"{local[:1]}…{NO_BREAK}@{domain}"


def checked(address: str) -> str:
    try:
        found = validate_email(address, check_deliverability=False, strict=True).normalized
    except (EmailNotValidError, UnicodeError) as error:
        raise BadAddress("not_an_address") from error
    if LOOSE_DOT in found.rpartition("@")[2]:  # a lower-cased \u0130, which no domain has
        raise BadAddress("not_an_address")
    return found


def mailbox(address: str, is_certain: bool = False) -> str:
    """Return one spelling for all addresses of a mailbox, for comparing only.

    The part after a plus is dropped as a tag, at every provider. With `is_certain` it is dropped
    only at providers that document such tags; elsewhere it may distinguish two people.
    """
    local, _, domain = address.lower().rpartition("@")
    domain = SAME_PROVIDER.get(domain, domain)
    plus = "+" if not is_certain or domain in TAGGED_BY_PLUS else ""
    for mark in plus + TAGGED_BY.get(domain, ""):
        local = local.partition(mark)[0] or local
    if domain in WITHOUT_DOTS:
        local = local.replace(".", "")
    return f"{local}@{domain}"


def clean_sender(text: str) -> tuple[str, str]:
    """Return the operator's `Name <address>` or bare address as (name, address).

    Raise BadAddress. staffetta@localhost is allowed, as no stranger chooses the host here.
    """
    parts = re.fullmatch(r'\s*"?([^<>"]*?)"?\s*<([^<>]+)>\s*', text)
    name, address = parts.groups() if parts else ("", text.strip())
    if not address:
        raise BadAddress("empty")
    if not re.fullmatch(r"[A-Za-z0-9._+-]+@[A-Za-z0-9-]+", address):
        address = checked(address)
    try:
        return (tidy_name(name) if name else ""), address
    except BadName as error:
        raise BadAddress(error.code) from error

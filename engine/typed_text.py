"""Texts that people type at a table or write into a data file: titles of rows, names of cards."""

from __future__ import annotations

import re

from engine.table import Refused

JOINERS = dict.fromkeys(map(ord, "\u200c\u200d"))  # invisible, and part of words in Persian


def is_readable(text: str) -> bool:
    """True if a text has only characters that can be seen, spaces, and joiners within words."""
    seen = text.translate(JOINERS)
    return seen.isprintable() and bool(seen) == bool(text)


def read_text(escaped: str, most: int, code: str) -> str:
    """Decode a text from an entry; raises Refused with `code` if it is unreadable or too long.

    It has at most `most` characters, and can be empty.
    """
    refusal = Refused({"code": code, "most": most})
    try:
        text = decoded(escaped).strip()
    except UnicodeDecodeError:
        raise refusal from None
    if len(text) > most or not is_readable(text):
        raise refusal
    return text


def decoded(escaped: str) -> str:
    """Decode a text from an entry, which is ASCII with URL escapes: `Caf%C3%A9`."""
    octets = re.sub(rb"%([0-9A-Fa-f]{2})", _byte, escaped.encode("ascii"))
    return octets.decode("utf-8")


def _byte(match: re.Match[bytes]) -> bytes:
    return bytes([int(match[1], 16)])

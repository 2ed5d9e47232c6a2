"""People from a pasted text: a list of addresses, or a phone's vCards."""

import quopri
import re
from collections.abc import Iterator

from service.installation.addresses import (
    NAME_LENGTH,
    BadAddress,
    clean_address,
    mailbox,
    split_address,
)

LONGEST = 20_000  # characters of a list
CARD = "BEGIN:VCARD"
QUOTED = "ENCODING=QUOTED-PRINTABLE"
PIECE = re.compile(r'(?:"[^"\n]*"|[^,;\n"]|"(?=[^"\n]*(?:\n|\Z)))+')
FOLDED = re.compile(r"\r?\n[ \t]")
SOFT_BREAK = re.compile(r"=\r?\n")


def people_in(text: str) -> tuple[list[tuple[str, str]], list[str]]:
    """Return the people as (name, address), and the pieces of text that were not understood.

    Each mailbox is listed once. A name is "" where none is given.
    """
    found: dict[str, tuple[str, str]] = {}
    left: list[str] = []
    is_cards = CARD in text[:LONGEST].upper()
    for name, address in _cards(text) if is_cards else _pieces(text[:LONGEST]):
        try:
            plain = clean_address(address)
        except BadAddress:
            left.append(f"{name} {address}".strip())
            continue
        found.setdefault(mailbox(plain), (" ".join(name.split())[:NAME_LENGTH], plain))
    return list(found.values()), left


def _pieces(text: str) -> Iterator[tuple[str, str]]:
    """Yield name and address of each piece of a list, the address unchecked."""
    for piece in map(str.strip, PIECE.findall(text)):
        words = piece.split()
        addresses = [word for word in words if "@" in word]
        if "<" in piece or len(addresses) == 0:
            name, address = split_address(piece)
            if address:
                yield name, address
        elif len(addresses) == 1:
            name = " ".join(word for word in words if word not in addresses)
            yield name.strip("\"':"), addresses[0]
        else:
            yield from (("", word) for word in words)


def _cards(text: str) -> Iterator[tuple[str, str]]:
    """Yield the name and the first address of each vCard that has one, of version 2.1 to 4."""
    for card in re.split(CARD, text, flags=re.IGNORECASE)[1:]:
        fields: dict[str, str] = {}
        if QUOTED in card.upper():
            card = SOFT_BREAK.sub("", card)
        for line in FOLDED.sub("", card).splitlines():
            key, _, value = line.partition(":")
            kind, *about = key.upper().split(";")
            if QUOTED in about:
                value = quopri.decodestring(value.encode()).decode("utf-8", "replace")
            fields.setdefault(kind.rpartition(".")[2], re.sub(r"\\([,;\\])", r"\1", value))
        if fields.get("EMAIL"):
            yield fields.get("FN", ""), fields["EMAIL"]

"""The seed of a match's luck: made of a word of the server's and one of each player's.

The server's word is fixed, and its SHA-256 told, before anybody joins; each player's comes with
joining. So no one person picks the shuffle. docs/luck.md tells how a stranger checks it.
"""

import hashlib
import re
import secrets
from collections.abc import Sequence
from itertools import pairwise
from typing import TYPE_CHECKING

from engine.chance import commitment, seed_of

if TYPE_CHECKING:  # commands that only check a shuffle start without a database
    from service.database.rows import MatchRow, SeatRow

WORD = re.compile("[0-9a-f]{32}")  # a player's
CHAIN = 100  # games of a campaign whose words are fixed by the first one's


def fresh() -> dict[str, str]:
    """A match's columns before anybody has joined: its seed is still to be made."""
    root = secrets.token_bytes(32)
    return {"seed": "", "word": _words(root)[-1].hex(), "word_root": root.hex()}


def given(seed: bytes) -> dict[str, str]:
    """The same for a match with a known seed: of a rehearsal, or gone on from a table."""
    return {"seed": seed.hex()}


def following(ended: "MatchRow", seats: "Sequence[SeatRow]") -> dict[str, str]:
    """The same for the next game of a campaign, by the words that its players gave for the first.

    Its server's word is the one that has the ended game's for its SHA-256: fixed as long as that.
    """
    if ended.word is None or ended.word_root is None:  # begun before there were words
        return given(secrets.token_bytes(32))
    words = _words(bytes.fromhex(ended.word_root))
    next_words = {now.hex(): before.hex() for before, now in pairwise(words)}
    columns = fresh()
    if ended.word in next_words:  # else the chain has come to its end
        columns |= {"word": next_words[ended.word], "word_root": ended.word_root}
    return columns | {"seed": _mixed(columns["word"], seats)}


def made(match: "MatchRow", seats: "Sequence[SeatRow]") -> str:
    """The seed of a match in which everybody has joined, in hexadecimal."""
    return match.seed or _mixed(match.word or "", seats)


def code_of(match: "MatchRow") -> str:
    """The shuffle check code: of the server's word until everybody has joined, then of the seed."""
    return commitment(bytes.fromhex(match.seed or match.word or ""))


def code_of_word(match: "MatchRow") -> str | None:
    """The code that stood in the invitations; None where no words were asked for."""
    return None if match.word is None else commitment(bytes.fromhex(match.word))


def word_of_link(token: str) -> str:
    """A player's word where the browser gives none: by the link that only their letter has."""
    return hashlib.sha256(f"word/{token}".encode()).hexdigest()[:32]


def _words(root: bytes) -> list[bytes]:
    """The root, its SHA-256, the SHA-256 of that, and so on: the last is the first game's word."""
    words = [root]
    for _ in range(CHAIN - 1):
        words.append(hashlib.sha256(words[-1]).digest())
    return words


def _mixed(word: str, seats: "Sequence[SeatRow]") -> str:
    return seed_of(word, [seat.word for seat in seats]).hex()

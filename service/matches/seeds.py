"""The seed of a match's random numbers, made from one word of the server and one of each player.

A word is a random text. The server's word is fixed, and its SHA-256 published, before anybody
joins; each player's word comes with joining. So no single person picks the shuffle. docs/luck.md
explains how to check it.
"""

import hashlib
import re
import secrets
from collections.abc import Sequence
from itertools import pairwise
from typing import TYPE_CHECKING

from engine.chance import commitment, seed_of

if TYPE_CHECKING:  # commands that only check a shuffle need no database
    from service.database.rows import MatchRow, SeatRow

WORD = re.compile("[0-9a-f]{32}")  # a player's word
CHAIN = 100  # games of a campaign with words fixed by the first one


def fresh() -> dict[str, str]:
    """Return the seed columns of a new match. The seed itself is made when everyone has joined."""
    root = secrets.token_bytes(32)
    return {"seed": "", "word": _words(root)[-1].hex(), "word_root": root.hex()}


def given(seed: bytes) -> dict[str, str]:
    """Return the seed columns of a match with a known seed, in test mode or after a table."""
    return {"seed": seed.hex()}


def following(ended: "MatchRow", seats: "Sequence[SeatRow]") -> dict[str, str]:
    """Return the seed columns of a campaign's next game.

    Players keep their words of the first game. The server's words form a hash chain: the ended
    game's word is the hash of the next one. So the first game fixes all of them.
    """
    if ended.word is None or ended.word_root is None:  # the campaign began before there were words
        return given(secrets.token_bytes(32))
    words = _words(bytes.fromhex(ended.word_root))
    next_words = {now.hex(): before.hex() for before, now in pairwise(words)}
    columns = fresh()
    if ended.word in next_words:  # otherwise the chain has ended
        columns |= {"word": next_words[ended.word], "word_root": ended.word_root}
    return columns | {"seed": _mixed(columns["word"], seats)}


def made(match: "MatchRow", seats: "Sequence[SeatRow]") -> str:
    """Return the seed of a match in which everyone has joined, in hexadecimal."""
    return match.seed or _mixed(match.word or "", seats)


def code_of(match: "MatchRow") -> str:
    """Return the shuffle check code, which is a SHA-256.

    Until everyone has joined it is the hash of the server's word, then of the seed.
    """
    return commitment(bytes.fromhex(match.seed or match.word or ""))


def code_of_word(match: "MatchRow") -> str | None:
    """Return the shuffle check code in the invitations; None if players gave no words."""
    return None if match.word is None else commitment(bytes.fromhex(match.word))


def word_of_link(token: str) -> str:
    """Return the player's word for the seed, made from their link, if the browser sends none."""
    return hashlib.sha256(f"word/{token}".encode()).hexdigest()[:32]


def _words(root: bytes) -> list[bytes]:
    """Return a chain of words: the root, its SHA-256, the SHA-256 of that, and so on.

    A campaign's games use them from the last to the first.
    """
    words = [root]
    for _ in range(CHAIN - 1):
        words.append(hashlib.sha256(words[-1]).digest())
    return words


def _mixed(word: str, seats: "Sequence[SeatRow]") -> str:
    return seed_of(word, [seat.word for seat in seats]).hex()

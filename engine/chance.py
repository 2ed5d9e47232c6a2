"""Random numbers computed by hashing a secret seed, the same on every machine forever.

Callers put the number of the draw into `purpose`, so that no draw repeats (engine/luck.py).
docs/luck.md explains how to check a shuffle without this code.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256, shake_256
from struct import unpack


def commitment(seed: bytes) -> str:
    """Return the hash to publish before a game, so that the seed can be checked later."""
    return sha256(seed).hexdigest()


def seed_of(word: str, words: Sequence[str]) -> bytes:
    """Return a game's seed, 32 bytes, from the server's part and the part of each seat.

    It is the SHA-256 of `word` (the server's part) and `words` (by seat), joined by slashes. All
    are hexadecimal. A bot's part is "".
    """
    return sha256("/".join([word, *words]).encode("ascii")).digest()


def numbers(seed: bytes, purpose: str, count: int) -> tuple[int, ...]:
    """Return `count` random 64-bit numbers. They differ for each purpose, such as "draw/7"."""
    digest = shake_256(seed + b"/" + purpose.encode("ascii")).digest(8 * count)
    return unpack(f">{count}Q", digest)


def pick(seed: bytes, purpose: str, choices: int) -> int:
    """Return a random number from 0 to `choices` - 1.

    It is the remainder of a 64-bit number. The bias is below 2 to the power of -50 for fewer than
    16,384 choices.
    """
    return numbers(seed, purpose, 1)[0] % choices


def shuffle(seed: bytes, purpose: str, cards: Sequence[int]) -> list[int]:
    """Return the cards in random order.

    Each card gets a random number, and the cards are sorted by them. Cards with equal numbers keep
    their order.
    """
    drawn = numbers(seed, purpose, len(cards))
    return [cards[place] for place in sorted(range(len(cards)), key=drawn.__getitem__)]

"""Numbers drawn from a secret seed by a hash, the same on every machine for ever.

Who draws counts the draws (luck.py). docs/luck.md tells a stranger how to check a shuffle without
this code.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256, shake_256
from struct import unpack


def commitment(seed: bytes) -> str:
    """What may be told before a game, so that the seed told after it can be checked."""
    return sha256(seed).hexdigest()


def seed_of(word: str, words: Sequence[str]) -> bytes:
    """The seed that a server's word and one of each seat make, in hexadecimal; a bot has "".

    SHA-256 of all of them in that order, with a slash between.
    """
    return sha256("/".join([word, *words]).encode("ascii")).digest()


def numbers(seed: bytes, purpose: str, count: int) -> tuple[int, ...]:
    """`count` numbers of 64 bits; another purpose ("draw/7") gives others."""
    digest = shake_256(seed + b"/" + purpose.encode("ascii")).digest(8 * count)
    return unpack(f">{count}Q", digest)


def pick(seed: bytes, purpose: str, choices: int) -> int:
    """One of 0 .. choices - 1. The remainder of 64 bits favours none by more than 2 to the -50."""
    return numbers(seed, purpose, 1)[0] % choices


def shuffle(seed: bytes, purpose: str, cards: Sequence[int]) -> list[int]:
    """The cards in the order of numbers drawn for them, one each; equal numbers change nothing."""
    drawn = numbers(seed, purpose, len(cards))
    return [cards[place] for place in sorted(range(len(cards)), key=drawn.__getitem__)]

"""A standard deck: 52 cards in four suits, as numbers in order and by the ids that people write.

Its words are templates/words/*/deck.ftl: a game that is played with it names "deck" among its
`shared_words`.
"""

from __future__ import annotations

from collections.abc import Iterable

SUITS = ("c", "d", "h", "s")  # clubs, diamonds, hearts, spades
RANKS = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "j", "q", "k", "a")  # from the lowest
CARDS = tuple(f"{suit}{rank}" for suit in SUITS for rank in RANKS)  # c2, h10, sq
NUMBER = {card: number for number, card in enumerate(CARDS)}


def suit(card: int) -> int:
    """The number of its suit."""
    return card // len(RANKS)


def ids(cards: Iterable[int]) -> list[str]:
    """The ids of these cards."""
    return [CARDS[card] for card in cards]

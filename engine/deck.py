"""A standard deck of 52 cards in four suits, as numbers and as the ids in notation.

The words for the cards are in templates/words/*/deck.ftl. A game that uses the deck lists "deck" in
`shared_words`.
"""

from __future__ import annotations

from collections.abc import Iterable

SUITS = ("c", "d", "h", "s")  # clubs, diamonds, hearts, spades
RANKS = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "j", "q", "k", "a")  # lowest first
CARDS = tuple(f"{suit}{rank}" for suit in SUITS for rank in RANKS)  # c2, h10, sq
NUMBER = {card: number for number, card in enumerate(CARDS)}


def suit(card: int) -> int:
    """Return the number of a card's suit."""
    return card // len(RANKS)


def ids(cards: Iterable[int]) -> list[str]:
    return [CARDS[card] for card in cards]

"""A standard deck of 52 cards in four suits: each card as a number, and as an id such as `h10`.

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
    """Return the suit of a card as an index of SUITS."""
    return card // len(RANKS)


def ids(cards: Iterable[int]) -> list[str]:
    return [CARDS[card] for card in cards]

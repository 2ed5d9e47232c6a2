"""The cards as small numbers, and the number of copies in each box.

A hand is a list of counts, one for each of CARDS; a line is a list of cards in the order played.
"""

from __future__ import annotations

from pathlib import Path
from tomllib import loads

# Mercenaries come first, weakest to strongest, so a higher number is a stronger card. The two cards
# that take an argument come last.
CARDS = (
    "m1",
    "m2",
    "m3",
    "m4",
    "m5",
    "m6",
    "m10",
    "winter",
    "spring",
    "courtesan",
    "drummer",
    "heroine",
    "surrender",
    "scarecrow",
    "bishop",
)
KINDS = len(CARDS)
NUMBER = {card: number for number, card in enumerate(CARDS)}
MERCENARIES = range(NUMBER["m1"], NUMBER["m10"] + 1)
STRONGEST = NUMBER["m10"]
WINTER = NUMBER["winter"]
SPRING = NUMBER["spring"]
COURTESAN = NUMBER["courtesan"]
DRUMMER = NUMBER["drummer"]
HEROINE = NUMBER["heroine"]
SURRENDER = NUMBER["surrender"]
SCARECROW = NUMBER["scarecrow"]
BISHOP = NUMBER["bishop"]
NO_CARD = -1
# 11.5: the cards that are played face down with the hidden_cards option.
FACE_DOWN = frozenset({*MERCENARIES, COURTESAN, DRUMMER, HEROINE})

# The printed strength. Cards without a number count nothing.
PRINTED = (1, 2, 3, 4, 5, 6, 10, 0, 0, 1, 0, 10, 0, 0, 0)

BOXES = loads(Path(__file__).with_name("cards.toml").read_text("utf-8"))

Counts = list[int]


def deck(box: str) -> tuple[int, ...]:
    """Return how many copies of each card the box has, in the order of CARDS."""
    table = BOXES[box]
    counts = {f"m{strength}": count for strength, count in table["mercenary"].items()}
    counts |= table["special"]
    return tuple(counts.get(card, 0) for card in CARDS)


def spread(counts: Counts | tuple[int, ...]) -> list[int]:
    """Return the cards one by one from a count of each: [2, 0, 1] gives [0, 0, 2]."""
    cards: list[int] = []
    for card, count in enumerate(counts):
        cards += [card] * count
    return cards


def count(cards: list[int] | tuple[int, ...]) -> Counts:
    counts = [0] * KINDS
    for card in cards:
        counts[card] += 1
    return counts


def ids(cards: list[int] | tuple[int, ...]) -> list[str]:
    return [CARDS[card] for card in cards]

"""Facts that other seats know for certain about a hidden hand, without guesses.

The knowledge about a hand is a tuple of numbers. Its cards are certainly in the hand: mercenaries
taken back from a line, and cards shown. Its negative numbers are markers that record results of the
discard question.
"""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple

from engine.condottiere.box.cards import STRONGEST

Known = tuple[int, ...]

SOME_MERCENARY = -1  # at least one mercenary besides the known cards
NO_MERCENARY = -2
OTHER_CARD = -3  # one mark for each card that is surely not a mercenary


class Shown(NamedTuple):
    """The cards of `owner` that `reader` knows because they were shown to it."""

    owner: int
    reader: int
    cards: Known  # still held, in hand or face down
    # those shown while another card lay face down, so they are certainly in the hand itself
    sure: Known
    burned: Known  # burned with a discarded hand


def took_back(known: Known, mercenary: int) -> Known:
    return (*known, mercenary)


def played(known: Known, card: int) -> Known:
    """Return the knowledge after a card left the hand.

    A card that was not known may be the one that a marker stands for. The marker is then removed.
    """
    gone = card
    if card not in known:
        gone = SOME_MERCENARY if card <= STRONGEST else OTHER_CARD
        if gone not in known:
            return known
    place = known.index(gone)
    return known[:place] + known[place + 1 :]


def holds_some(known: Known) -> Known:
    """Return the knowledge after the discard question was not put to a hand.

    Only hands with a mercenary are not asked, so the hand has one.
    """
    if SOME_MERCENARY in known or cards_of(known):
        return known
    return (*(mark for mark in known if mark == OTHER_CARD), SOME_MERCENARY)


def holds_none(known: Known) -> Known:
    """Return the knowledge after the discard question was put to a hand.

    Only hands without a mercenary are asked.
    """
    return (NO_MERCENARY,)


def drew_more(known: Known, held: int) -> Known:
    """Return the knowledge after a draw, since new cards may be mercenaries.

    If the hand had no mercenary, none of the `held` cards from before the draw is one.
    """
    return (OTHER_CARD,) * held if NO_MERCENARY in known else known


def after_retaining(known: Known, burned: int) -> Known:
    """Return the knowledge after all but a few cards of a hand were burned.

    `burned` is the number of burned cards. Up to that many copies of each known card may be gone.
    """
    if not burned:
        return known
    left = [NO_MERCENARY] if NO_MERCENARY in known else []
    for card in sorted(set(cards_of(known))):
        left += [card] * (known.count(card) - burned)
    return tuple(left)


def cards_of(known: Known) -> Known:
    """Return the cards in `known`, leaving out negative markers such as SOME_MERCENARY."""
    return tuple(card for card in known if card >= 0)


def merged(one: Known, other: Known) -> Known:
    """Combine two sources of knowledge about the same hand.

    Each card counts as often as in the source that has more of it.
    """
    return tuple(sorted((Counter(one) | Counter(other)).elements()))

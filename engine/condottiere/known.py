"""What others know for sure of a hidden hand, as a value; not what anybody might guess.

It is a tuple: cards surely in that hand (mercenaries taken back in everybody's sight, cards shown),
and marks for what the question after a battle has betrayed of the others in it.
"""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple

from engine.condottiere.box.cards import STRONGEST

Known = tuple[int, ...]

SOME_MERCENARY = -1  # one mercenary at least beside the cards that are known
NO_MERCENARY = -2
OTHER_CARD = -3  # one card at least that is no mercenary, for each such mark


class Shown(NamedTuple):
    """What one seat knows of another's cards since it was shown some."""

    owner: int
    reader: int
    cards: Known  # still held, in hand or face down
    sure: Known  # of these, shown while another card lay face down: they are in the hand itself
    burned: Known  # went with a hand that was discarded


def took_back(known: Known, mercenary: int) -> Known:
    return (*known, mercenary)


def played(known: Known, card: int) -> Known:
    """After this card has left the hand; if it was not among those known, a mark may fall."""
    gone = card
    if card not in known:
        gone = SOME_MERCENARY if card <= STRONGEST else OTHER_CARD
        if gone not in known:
            return known
    place = known.index(gone)
    return known[:place] + known[place + 1 :]


def holds_some(known: Known) -> Known:
    """After the hand was passed over when hands without a mercenary were asked."""
    if SOME_MERCENARY in known or cards_of(known):
        return known
    return (*(mark for mark in known if mark == OTHER_CARD), SOME_MERCENARY)


def holds_none(known: Known) -> Known:
    """After the hand was asked: only a hand without a mercenary is."""
    return (NO_MERCENARY,)


def drew_more(known: Known, held: int) -> Known:
    """After cards have come to the `held` ones in hand: there may be mercenaries among the new."""
    return (OTHER_CARD,) * held if NO_MERCENARY in known else known


def after_retaining(known: Known, burned: int) -> Known:
    """After all but a few cards went: of each known card at most `burned` copies are gone."""
    if not burned:
        return known
    left = [NO_MERCENARY] if NO_MERCENARY in known else []
    for card in sorted(set(cards_of(known))):
        left += [card] * (known.count(card) - burned)
    return tuple(left)


def cards_of(known: Known) -> Known:
    """The cards themselves, without the marks."""
    return tuple(card for card in known if card >= 0)


def merged(one: Known, other: Known) -> Known:
    """What two know together of the same cards."""
    return tuple(sorted((Counter(one) | Counter(other)).elements()))

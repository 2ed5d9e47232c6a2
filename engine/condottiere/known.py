"""What the whole table knows for sure of a hidden hand; not what anybody might guess.

What is known is a tuple: cards surely in that hand (mercenaries taken back in everybody's sight),
and a mark when the question after a battle has betrayed whether there are mercenaries.
"""

from __future__ import annotations

from engine.condottiere.cards import STRONGEST

Known = tuple[int, ...]

SOME_MERCENARY = -1
NO_MERCENARY = -2


def took_back(known: Known, mercenary: int) -> Known:
    return (*known, mercenary)


def played(known: Known, card: int) -> Known:
    """After this card has left the hand."""
    left = list(known)
    if card in left:
        left.remove(card)
    if card <= STRONGEST and SOME_MERCENARY in left:
        left.remove(SOME_MERCENARY)
    return tuple(left)


def holds_some(known: Known) -> Known:
    """After the hand was passed over when hands without a mercenary were asked."""
    return known if any(card != NO_MERCENARY for card in known) else (SOME_MERCENARY,)


def holds_none(known: Known) -> Known:
    """After the hand was asked: only a hand without a mercenary is."""
    return (NO_MERCENARY,)


def after_retaining(known: Known, burned: int) -> Known:
    """After all but a few cards went: of each known card at most `burned` copies are gone."""
    if not burned:
        return known
    left = [NO_MERCENARY] if NO_MERCENARY in known else []
    for card in sorted(set(known)):
        if card >= 0:
            left += [card] * (known.count(card) - burned)
    return tuple(left)

"""The sign of each card: a shield with the number for a mercenary, an icon for the others."""

from collections.abc import Callable
from typing import Any

from engine.condottiere import cards
from printables import icons
from printables.picture import Path, Picture, Words

ICONS: dict[str, Callable[[], tuple[Path, ...]]] = {
    "winter": icons.snowflake,
    "spring": icons.flower,
    "drummer": icons.drum,
    "bishop": icons.mitre,
    "courtesan": icons.mask,
    "heroine": icons.star,
    "scarecrow": icons.scarecrow,
    "surrender": icons.flag,
}
SIDE = 26


def emblem(card: str, say: Any) -> Picture:
    """The sign alone, as a small square picture; the card's name is to stand beside it."""
    shapes = tuple(icons.placed(ICONS[card]() if card in ICONS else icons.shield(), 13, 13))
    if card not in ICONS:
        number = say.number(cards.PRINTED[cards.NUMBER[card]])
        shapes += (Words(13, 16.4, number, 10.5, face="bold"),)
    return Picture(SIDE, SIDE, shapes, language=say.language)

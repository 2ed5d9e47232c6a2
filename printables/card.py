"""Drawing of a card from its corner text, such as `10♥`: the `short` form of its word."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from printables import icons
from printables.picture import INK, Path, Shape, Words, rounded
from printables.speaker import Speaker, form_of

WIDTH, HEIGHT = 18.0, 24.0
PAPER, EDGE, RED = "#fffdf7", "#8d8172", "#b3322a"
SUITS: dict[str, tuple[Callable[[str], tuple[Path, ...]], str]] = {
    "♣": (icons.club, INK),
    "♦": (icons.diamond, RED),
    "♥": (icons.heart, RED),
    "♠": (icons.spade, INK),
}


def short_of(card: str, say: Speaker) -> str:
    """Return the short name for a card's corner, or "" if the card's name has no short form."""
    return form_of(say.noun("card", card), "short", "")


def card(short: str, x: float, y: float, scale: float = 1.0) -> Iterator[Shape]:
    """Yield the shapes of a card centred at (x, y): its rank and suit, or its short text.

    It is 18 wide and 24 high at scale 1.
    """
    wide, high = WIDTH * scale, HEIGHT * scale
    box = (x - wide / 2, y - high / 2, wide, high, 2.4 * scale)
    yield rounded(*box, fill=PAPER, stroke=EDGE, weight=max(0.8, 0.35 * scale))
    rank, suit = short[:-1], SUITS.get(short[-1:])
    if suit is None:
        yield Words(x, y + 3.6 * scale, short, 10.5 * scale, "bold")
        return
    sign, ink = suit
    yield Words(x, y - 1.1 * scale, rank, 11.5 * scale, "bold", fill=ink)
    yield from icons.placed(sign(ink), x, y + 5.4 * scale, 0.5 * scale)

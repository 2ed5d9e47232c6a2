"""Small cards on the plates: those of a bid, and the allies of a council.

They are cached, because most of them are drawn again on the next board.
"""

from functools import lru_cache

from printables import icons
from printables.btwixt import looks, signs
from printables.card_look import CardLook
from printables.picture import Group, moved

BID_WIDTH, BID_HEIGHT = 34, 52
ALLY_WIDTH, ALLY_HEIGHT = 21, 27
CACHED_CARDS = 4096


@lru_cache(maxsize=CACHED_CARDS)
def bid_card(
    look: CardLook, inks: tuple[str, str], is_event: bool, middle: float, x: float, y: float
) -> Group:
    """Return the card of a bid around (x, y), without its value.

    `inks` are the colours of its edge and its ground. The symbol is centred at x = `middle`, so
    that it stays visible under the next card.
    """
    body = signs.influence_card(BID_WIDTH, BID_HEIGHT, is_event, *inks)
    sign = icons.placed(looks.sign_of(look.sign, inks[0]), middle, y + 14, 0.78)
    return Group((*(moved(path, x, y) for path in body), *sign))


@lru_cache(maxsize=CACHED_CARDS)
def ally_card(look: CardLook, x: float, y: float) -> Group:
    """Return the card of an ally around (x, y), without its power."""
    body = signs.influence_card(ALLY_WIDTH, ALLY_HEIGHT, False, look.edge, look.ground)
    return Group(icons.placed((*body, *looks.sign_of(look.sign)), x, y))

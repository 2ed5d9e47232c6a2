"""A hand of cards as one small image for a letter: the sign of each on a card, in rows."""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from functools import lru_cache
from io import BytesIO

from PIL import Image

import engine
import printables
from engine.game import AnyGame
from printables.picture import Group, Path, Picture, Shape, moved, rounded
from printables.raster import to_png
from printables.speaker import Speaker

IN_A_ROW = 10
WIDE, HIGH = 30.0, 38.0  # of a card
PIXELS, APART = 38, 5  # of a card's width, and between two
PAPER, EDGE = "#fbf5e6", "#c9bb9d"
TONES = 24  # colours of the whole


def hand(game: AnyGame, cards: Sequence[str], say: Speaker) -> bytes:
    """The cards in their order, as PNG on no ground; every hand is as wide as a row of ten."""
    return _in_rows([_card(game.id, card, say) for card in cards], say.direction == "rtl")


@lru_cache(maxsize=512)
def _card(game_id: str, card: str, say: Speaker) -> Image.Image:
    """A card with its sign in the middle; who else holds the same sees the same."""
    sign = printables.emblem(engine.load(game_id), card, say)
    edge = rounded(0.5, 0.5, WIDE - 1, HIGH - 1, 3, fill=PAPER, stroke=EDGE, weight=1)
    left, top = (WIDE - sign.width) / 2, (HIGH - sign.height) / 2
    drawn = Picture(WIDE, HIGH, (edge, *_placed(sign.shapes, left, top)))
    return Image.open(BytesIO(to_png(drawn, PIXELS))).convert("RGB")


def _placed(shapes: Iterable[Shape], x: float, y: float) -> Iterable[Shape]:
    for shape in shapes:
        if isinstance(shape, Path):
            yield moved(shape, x, y)
        elif isinstance(shape, Group):
            yield replace(shape, shapes=tuple(_placed(shape.shapes, x, y)))
        else:
            yield replace(shape, x=shape.x + x, y=shape.y + y)


def _in_rows(cards: Sequence[Image.Image], is_from_right: bool) -> bytes:
    step, high = PIXELS + APART, cards[0].height
    width, rows = IN_A_ROW * step - APART, -(-len(cards) // IN_A_ROW)
    whole = Image.new("RGBA", (width, rows * (high + APART) - APART))
    for number, each in enumerate(cards):
        row, column = divmod(number, IN_A_ROW)
        left = column * step
        whole.paste(each, (width - PIXELS - left if is_from_right else left, row * (high + APART)))
    packed = BytesIO()
    few = whole.quantize(TONES, Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE)
    few.save(packed, "PNG")
    return packed.getvalue()

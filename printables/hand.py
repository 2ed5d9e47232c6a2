"""A hand of cards as one small image for a letter: the cards' signs in rows."""

from collections.abc import Sequence
from functools import lru_cache
from io import BytesIO

from PIL import Image

import engine
import printables
from engine.game import AnyGame
from printables.picture import Picture, rounded, scaled
from printables.raster import to_png
from printables.speaker import Speaker

IN_A_ROW = 10
WIDE, HIGH = 30.0, 38.0  # of a card
PIXELS, APART = 38, 5  # the width of a card, and the gap between two
PAPER, EDGE = "#fbf5e6", "#c9bb9d"
TONES = 24  # the number of colours in the image


def hand(game: AnyGame, cards: Sequence[str], say: Speaker) -> bytes:
    """Return the cards in order as a PNG with a transparent background, as wide as a full row."""
    return _in_rows([_card(game.id, card, say) for card in cards], say.direction == "rtl")


@lru_cache(maxsize=512)
def _card(game_id: str, card: str, say: Speaker) -> Image.Image:
    """Return a card with its sign in the middle, cached for all hands."""
    sign = printables.emblem(engine.load(game_id), card, say)
    edge = rounded(0.5, 0.5, WIDE - 1, HIGH - 1, 3, fill=PAPER, stroke=EDGE, weight=1)
    left, top = (WIDE - sign.width) / 2, (HIGH - sign.height) / 2
    drawn = Picture(WIDE, HIGH, (edge, *scaled(sign.shapes, 1, left, top)))
    return Image.open(BytesIO(to_png(drawn, PIXELS))).convert("RGB")


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

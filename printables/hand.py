"""A hand of cards as one small image for a letter: the cards in rows."""

from collections.abc import Sequence
from functools import lru_cache
from io import BytesIO

from PIL import Image

import engine
import printables
from engine.game import AnyGame, View
from printables.card_look import CardLook, whole_card
from printables.raster import to_png
from printables.speaker import Speaker

IN_A_ROW = 10
PIXELS, APART = 38, 5  # the width of a card, and the gap between two
TONES = 40  # the number of colours in the image


def hand(game: AnyGame, view: View, cards: Sequence[str], say: Speaker) -> bytes:
    """Return the cards in order as a PNG with a transparent background, as wide as a full row."""
    looks = (printables.look(game, view, card) for card in cards)
    return _in_rows([_card(game.id, look, say) for look in looks], say.direction == "rtl")


@lru_cache(maxsize=512)
def _card(game_id: str, look: CardLook, say: Speaker) -> Image.Image:
    """Return the image of a card with its symbol. Results are cached for all hands."""
    sign = printables.emblem(engine.load(game_id), look.sign, say)
    number = "" if look.number is None else say.number(look.number)
    return Image.open(BytesIO(to_png(whole_card(look, sign, number), PIXELS))).convert("RGB")


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

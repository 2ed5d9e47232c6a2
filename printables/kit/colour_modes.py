"""Kinds of ink: colour, grey, as little ink as possible, or black and white only."""

import re
from functools import lru_cache

COLOUR, GREY, LOW, STARK = "colour", "grey", "low", "stark"
INKS = (COLOUR, GREY, LOW, STARK)
PALE = 0.6  # in low ink, lighter grounds are left white
# In black and white, darker fills are black, and every line that is not white.
DARK, WHITE = 0.56, 0.98
FAINT = 0.45  # the lightest grey of a line in low ink
# A string, which stays unchanged; or three numbers with the operator that sets a colour.
_SET = re.compile(r"\([^)]*\)|([\d.]+) ([\d.]+) ([\d.]+) (rg|RG)\b(?: ([\d.]+) w)?")
BROAD = 2.0  # a broader stroke counts as a ground


def shaded(code: str, ink: str) -> str:
    """Return the PDF code of a page with its colours converted to this kind of ink."""
    if ink == COLOUR:
        return code

    def changed(found: re.Match[str]) -> str:
        if found[4] is None:
            return found[0]
        red, green, blue = map(float, found.groups()[:3])
        is_ground = found[4] == "rg" or float(found[5] or 0) > BROAD
        rest = found[0][found.end(4) - found.start() :]
        return _shade(red, green, blue, is_ground, ink) + found[4] + rest

    return _SET.sub(changed, code)


@lru_cache(maxsize=512)
def _shade(red: float, green: float, blue: float, is_ground: bool, ink: str) -> str:
    grey = 0.299 * red + 0.587 * green + 0.114 * blue
    if ink == STARK:
        is_white = grey > (DARK if is_ground else WHITE)
        return "1 1 1 " if is_white else "0 0 0 "
    if ink == LOW:
        grey = (1.0 if grey > PALE else grey) if is_ground else min(grey, FAINT)
    return f"{grey:.3f} {grey:.3f} {grey:.3f} "

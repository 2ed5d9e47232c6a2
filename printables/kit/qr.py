"""QR codes as one path, for web pages and paper; lengths are in modules."""

from collections.abc import Iterator
from functools import lru_cache
from html import escape

import qrcode
from qrcode.constants import ERROR_CORRECT_L

# The lowest level has the largest squares, which matters more on paper than torn corners do.
LONGEST = 106  # letters of a URL in 37 x 37 squares, the most that a camera tells apart at 22 mm
QUIET = 4  # modules of the quiet zone that the standard requires
# Any of the eight masks makes a valid code; comparing all of them takes five times as long.
MASK = 3


@lru_cache(maxsize=64)
def modules(text: str) -> tuple[tuple[bool, ...], ...]:
    """Return the dark and light squares of a text's code, without the quiet zone."""
    code = qrcode.QRCode(error_correction=ERROR_CORRECT_L, border=0, mask_pattern=MASK)
    code.add_data(text)
    code.make(fit=True)
    return tuple(tuple(map(bool, row)) for row in code.get_matrix())


def runs(text: str) -> Iterator[tuple[int, int, int]]:
    """Yield dark squares joined in rows as (column, row, length), to avoid hairlines."""
    for row, squares in enumerate(modules(text)):
        start = None
        for column, dark in enumerate((*squares, False)):
            if dark and start is None:
                start = column
            elif not dark and start is not None:
                yield start, row, column - start
                start = None


def svg(text: str, label: str) -> str:
    """Return the code as an SVG element with its quiet zone and an accessible name."""
    size = len(modules(text)) + 2 * QUIET
    path = "".join(f"M{x + QUIET},{y + QUIET}h{length}v1h-{length}z" for x, y, length in runs(text))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" class="qr" viewBox="0 0 {size} {size}" '
        f'role="img" '
        f'aria-label="{escape(label)}" shape-rendering="crispEdges">'
        f'<path fill="#fff" d="M0,0h{size}v{size}h-{size}z"/><path fill="#000" d="{path}"/></svg>'
    )

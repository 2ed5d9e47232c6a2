"""A colour and a shape for each of six seats, the same on every page, letter and sheet.

The shape says the same as the colour. The colours also differ in lightness, so that seats are
distinct in grey print and for colour-blind players.
"""

# Dark enough on white paper (contrast 3:1), and of different lightness between neighbours.
COLOURS = ("#b3322a", "#1f4a86", "#b2751a", "#46854a", "#43204d", "#519fae")

# The same shapes in the text part of a mail.
SIGNS = ("●", "■", "▲", "◆", "✚", "★")

# A score pad may have more seats than any of our games.
MORE_SIGNS = ("▼", "✖", "♣", "♥")

# SVG path data around (0, 0) within -10 .. 10, of about the same visual weight.
SYMBOLS = (
    "M0,-9C4.97,-9 9,-4.97 9,0C9,4.97 4.97,9 0,9C-4.97,9 -9,4.97 -9,0C-9,-4.97 -4.97,-9 0,-9Z",
    "M-8,-8L8,-8L8,8L-8,8Z",
    "M0,-9.5L9.8,7.5L-9.8,7.5Z",
    "M0,-10.2L9,0L0,10.2L-9,0Z",
    "M-3.4,-9.4L3.4,-9.4L3.4,-3.4L9.4,-3.4L9.4,3.4L3.4,3.4L3.4,9.4L-3.4,9.4L-3.4,3.4L-9.4,3.4L-9.4,-3.4L-3.4,-3.4Z",
    "M0,-10.4L2.6,-3.4L10,-3.2L4.1,1.3L6.2,8.5L0,4.3L-6.2,8.5L-4.1,1.3L-10,-3.2L-2.6,-3.4Z",
)


def mixed(colour: str, paper: str, share: float) -> str:
    """Return a colour mixed with paper; `share` is the share of the colour, from 0 to 1."""
    pairs = zip(_parts(colour), _parts(paper), strict=True)
    return "#" + "".join(f"{round(one * share + other * (1 - share)):02x}" for one, other in pairs)


def _parts(colour: str) -> list[int]:
    return [int(colour[place : place + 2], 16) for place in (1, 3, 5)]

"""The look of a card: its symbol, colours and number; and the whole card as a small picture."""

from dataclasses import dataclass

from printables.picture import Picture, Shape, Words, rounded, scaled

WIDE, HIGH = 30.0, 38.0
NUMBERED = 11.0  # the size of a number in the corner

# The edge and the ground of a card for each kind; seat.css has the same colours.
PLAIN = "plain"
KINDS = {
    PLAIN: ("#7b6a50", "#fbf3e2"),
    "mercenary": ("#7b6a50", "#fbf3e2"),
    "winter": ("#2c5b78", "#e2edf5"),
    "spring": ("#46702b", "#e6eed8"),
    "drummer": ("#935013", "#f7e7cb"),
    "bishop": ("#53307f", "#e9e0f0"),
    "courtesan": ("#7d2a58", "#f3dfe8"),
    "heroine": ("#99201c", "#f6ddd6"),
    "scarecrow": ("#6a5a0f", "#efe7c2"),
    "surrender": ("#4b4640", "#f3f0e9"),
}
COLOURS = tuple(sorted({colour for pair in KINDS.values() for colour in pair}))


@dataclass(frozen=True, slots=True)
class CardLook:
    """A card as it is drawn. Cards that look alike share a cached drawing.

    `sign` names the symbol that `emblem` draws. `number` is None if no number is on the card.
    """

    sign: str
    kind: str = PLAIN
    number: int | None = None

    @property
    def edge(self) -> str:
        return KINDS[self.kind][0]

    @property
    def ground(self) -> str:
        return KINDS[self.kind][1]


def whole_card(look: CardLook, sign: Picture, number: str = "") -> Picture:
    """Return a whole card, 30 by 38: its ground, its symbol, and its number in a corner."""
    edge = rounded(
        0.7, 0.7, WIDE - 1.4, HIGH - 1.4, 3.4, fill=look.ground, stroke=look.edge, weight=1.4
    )
    shapes: list[Shape] = [edge]
    if number:
        shapes += scaled(sign.shapes, 0.8, WIDE / 2 - 10.4, 14.6)
        shapes.append(Words(3.4, 12.4, number, NUMBERED, "bold", look.edge, "start"))
    else:
        shapes += scaled(sign.shapes, 1, (WIDE - sign.width) / 2, (HIGH - sign.height) / 2)
    return Picture(WIDE, HIGH, tuple(shapes), language=sign.language)

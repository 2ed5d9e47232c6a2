"""The lines of a battle as a picture: a row for each player with the cards played.

Lengths are in units of a map 760 wide. Strengths are the largest numbers, and rows of players who
have passed are faded.
"""

from collections.abc import Iterator, Sequence
from typing import Any

from engine.condottiere.box import cards
from printables import icons
from printables.card_look import COLOURS as HUES
from printables.condottiere import signs
from printables.condottiere.emblem import emblem, look
from printables.condottiere.ground import INK
from printables.kit import text
from printables.kit.fonts import legible
from printables.picture import Picture, Shape, Words, moved, recoloured, rectangle, rounded, scaled
from printables.seats import COLOURS, mixed
from printables.speaker import Speaker

View = dict[str, Any]  # made by engine/condottiere/knowledge/view.py
WIDTH, HIGH, APART = 760, 112, 8  # of a row
TABLE, PLATE, CARD = "#e6d8ba", "#f6eedc", "#fffaf0"
EDGE, BACK = "#b9a988", "#8a3324"
NAME, SMALL, TOTAL, WORTH = 27, 23, 58, 23  # sizes of letters; 23 is 11 px on a phone
NAMED = 168  # room for a name
CARDS_FROM, CARDS_TO = 238, 650
CARD_WIDE, CARD_HIGH, STEP = 62, 90, 68
EMBLEM = 2.1  # scale
FADED = 0.62  # share of a colour that is left in a row of a player who has passed
INKS = (TABLE, PLATE, CARD, EDGE, BACK, *HUES, *(mixed(colour, PLATE, FADED) for colour in COLOURS))


def battle(view: View, say: Speaker, names: Sequence[str]) -> Picture | None:
    """Return the picture of the current battle, or None outside of a battle."""
    if view["phase"] != "battle":
        return None
    rows = view["players"]
    high = len(rows) * (HIGH + APART) + APART
    best = max(row["strength"] for row in rows)
    leads = [row["seat"] for row in rows if row["strength"] == best]
    shapes: list[Shape] = [rectangle(0, 0, WIDTH, high, fill=TABLE)]
    for place, row in enumerate(rows):
        top = place * (HIGH + APART) + APART
        shapes += _row(view, say, names, row, top, leads == [row["seat"]])
    return Picture(WIDTH, high, tuple(shapes), language=say.language, colours=INKS)


def _row(
    view: View, say: Speaker, names: Sequence[str], row: View, top: float, leads: bool
) -> Iterator[Shape]:
    """Yield a player's row: plate, colour, name, hand, cards and strength.

    `leads` is True if this player alone has the highest strength.
    """
    seat, rtl = row["seat"], say.direction == "rtl"
    asked = seat in view["to_act"]
    edge = {"stroke": signs.SITE, "weight": 4.0} if asked else {}
    yield rounded(APART, top, WIDTH - 2 * APART, HIGH, 12, fill=PLATE, **edge)
    shapes: list[Shape] = [
        rounded(_x(16, 10, rtl), top + 10, 10, HIGH - 20, 4, fill=COLOURS[seat]),
        *(moved(path, _x(46, 0, rtl), top + 34, 1.2) for path in signs.seat_sign(seat, 1)),
    ]
    name = text.fitted(legible(names[seat], "bold"), "bold", NAME, NAMED)
    near = "end" if rtl else "start"
    shapes.append(Words(_x(64, 0, rtl), top + 43, name, NAME, "bold", anchor=near))
    shapes += _held(view, say, row, top)
    shapes += _line(view["game"], say, row, top + (HIGH - CARD_HIGH) / 2)
    strength = signs.SITE if leads else INK
    number = say.number(row["strength"])
    far = "start" if rtl else "end"
    shapes.append(Words(_x(734, 0, rtl), top + 75, number, TOTAL, "bold", strength, far))
    yield from recoloured(shapes, lambda ink: mixed(ink, PLATE, FADED)) if row["passed"] else shapes


def _x(place: float, width: float, rtl: bool) -> float:
    """Return the left edge of a box that begins at `place` in reading direction."""
    return WIDTH - place - width if rtl else place


def _held(view: View, say: Speaker, row: View, top: float) -> Iterator[Shape]:
    """Yield the size of a player's hand, a card beside it, and the player's state if any."""
    rtl = say.direction == "rtl"
    near = "end" if rtl else "start"
    held = say("table-unknown") if row["hand_size"] is None else say.number(row["hand_size"])
    yield rounded(_x(38, 17, rtl), top + 65, 17, 24, 3, fill=BACK, stroke=CARD, weight=1.5)
    yield Words(_x(64, 0, rtl), top + 85, held, SMALL, "bold", anchor=near)
    states = ("passed", "table-passed"), ("in_reserve", "table-in-reserve")
    state = next((say(key) for fact, key in states if row[fact]), "")
    if not state and row["seat"] == view["seat"]:
        state = say("seat-you")
    if state:
        shown = text.fitted(state, "italic", SMALL, NAMED - 38)
        yield Words(_x(102, 0, rtl), top + 85, shown, SMALL, "italic", anchor=near)


def _line(game_id: str, say: Speaker, row: View, top: float) -> Iterator[Shape]:
    """Yield the cards of a player's line in reading direction, overlapping if there are many."""
    laid: list[tuple[str, int]] = [*zip(row["line"], row["worth"], strict=True)]
    laid += [("", 0)] * row["face_down"]
    room = CARDS_TO - CARDS_FROM - CARD_WIDE
    step = min(STEP, room / max(1, len(laid) - 1))
    for place, (card, worth) in enumerate(laid):
        left = _x(CARDS_FROM + place * step, CARD_WIDE, say.direction == "rtl")
        yield from _card(game_id, say, card, worth, left, top)


def _card(
    game_id: str, say: Speaker, card: str, worth: int, left: float, top: float
) -> Iterator[Shape]:
    """Yield a card, with its current strength if that differs from the number on it."""
    middle = left + CARD_WIDE / 2
    if not card:
        yield rounded(left, top, CARD_WIDE, CARD_HIGH, 7, fill=BACK, stroke=EDGE, weight=2)
        yield from icons.placed(icons.swords(CARD), middle, top + CARD_HIGH / 2, 2)
        return
    shown = look({}, card)
    body = {"fill": shown.ground, "stroke": shown.edge}
    yield rounded(left, top, CARD_WIDE, CARD_HIGH, 7, **body, weight=2)
    sign = emblem(game_id, card, say)
    yield from scaled(sign.shapes, EMBLEM, middle - 13 * EMBLEM, top + 5)
    is_number = cards.NUMBER[card] in cards.MERCENARIES
    if worth != (cards.PRINTED[cards.NUMBER[card]] if is_number else 0):
        yield rounded(middle - 23, top + 59, 46, 27, 13, fill=INK)
        yield Words(middle, top + 80, say.number(worth), WORTH, "bold", CARD)

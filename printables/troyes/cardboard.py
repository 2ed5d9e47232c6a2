"""The cards on the board: activity cards with tradesmen and cubes, events with flags."""

from collections.abc import Iterator
from functools import lru_cache

from printables.icons import placed
from printables.kit.panel import spoken
from printables.picture import ORNAMENT, Group, Shape, Words, line, rectangle
from printables.speaker import Speaker
from printables.troyes import pieces
from printables.troyes.paper import (
    DOMAINS,
    EDGE,
    GAP,
    INNER,
    LEAST,
    MARGIN,
    PANEL,
    TINTS,
    fitted,
    number,
    panel,
)
from printables.troyes.pieces import INK
from printables.troyes.scene import Card, Closed, Event, Number, Scene
from printables.troyes.sentences import closed

CACHED_CARDS = 2048  # cached cards, in different states
COLUMNS = 3
ACROSS = (INNER - (COLUMNS - 1) * GAP) / COLUMNS
CARD, EVENT = 138, 130
GAIN = "#355020"
INKS = (GAIN,)
ROMAN = ("", "I", "II", "III")


def cards(scene: Scene, say: Speaker, top: float) -> tuple[list[Shape], float]:
    """Return the nine cards, and the y of their lower edge.

    There is a row for each colour and a column for each round.
    """
    shapes: list[Shape] = []
    for place, card in enumerate(scene.cards):
        row, column = divmod(place, COLUMNS)
        x, y = MARGIN + column * (ACROSS + GAP), top + row * (CARD + GAP)
        if isinstance(card, Closed):
            shapes.append(_closed(card, say, x, y))
        else:
            told = say(f"card-{card.id}-effect", **card.facts)
            shapes.append(_open(card, told, say, x, y))
    rows = -(-len(scene.cards) // COLUMNS)
    return shapes, top + rows * CARD + (rows - 1) * GAP


@lru_cache(maxsize=CACHED_CARDS)
def _closed(card: Closed, say: Speaker, x: float, y: float) -> Group:
    name = f"closed-{card.colour}-{card.round}"
    title = f"{say('board-cards')}. {closed(say, [card])}"
    return Group(tuple(_back(card, x, y)), name, "card", title=title)


def _back(card: Closed, x: float, y: float) -> Iterator[Shape]:
    """Yield the back of a card: its colour, and the round in which it is revealed."""
    colour = DOMAINS[card.colour]
    yield panel(x, y, ACROSS, CARD, fill=TINTS[card.colour], stroke=colour, dash=(7, 5))
    inner = (x + 9, y + 9, ACROSS - 18, CARD - 18)
    yield panel(*inner, fill="none", stroke=EDGE, weight=1, kind=ORNAMENT)
    dark = pieces.EDGES[card.colour]
    yield Words(x + ACROSS / 2, y + CARD / 2 + 19, ROMAN[card.round], 54, "title", fill=dark)


@lru_cache(maxsize=CACHED_CARDS)
def _open(card: Card, told: str, say: Speaker, x: float, y: float) -> Group:
    """Return a face-up card. Results are cached, and shared by all matches."""
    name = f"card-{card.id}"
    title = f"{spoken(say(name))}. {told}"
    return Group(tuple(_front(card, say, x, y)), name, "card", title=title, place=name)


def _front(card: Card, say: Speaker, x: float, y: float) -> Iterator[Shape]:
    colour = DOMAINS[card.colour]
    yield panel(x, y, ACROSS, CARD, fill=TINTS[card.colour], stroke=colour)
    yield from _title(spoken(say(f"card-{card.id}")), colour, x, y)
    yield from _terms(card, say, x, y + 58)
    yield from _people(card, say, x, y + 104)


def _title(words: str, colour: str, x: float, y: float) -> Iterator[Shape]:
    yield fitted(words, x + ACROSS / 2, y + 28, ACROSS - 16, 24)
    yield line([(x + 10, y + 38), (x + ACROSS - 10, y + 38)], stroke=colour, weight=1.4)


def _terms(card: Card, say: Speaker, x: float, y: float) -> Iterator[Shape]:
    """Yield the cost of hiring a tradesman, and the dice and divisor for using the card.

    An hourglass marks a card with a delayed effect.
    """
    yield from placed(pieces.coin(13), x + 24, y)
    yield number(x + 43, y, say.number(card.hire.value), anchor="start")
    yield from _needed(card.needs, say, card.divisor, x + 104, y)
    if card.delayed:
        yield from placed(pieces.hourglass(), x + ACROSS - 22, y, 1.2)


def _needed(needs: str, say: Speaker, divisor: Number, x: float, y: float) -> Iterator[Shape]:
    """Yield a blank die of the needed colour, and the divisor.

    Three dice stand for any colour.
    """
    colours = ("red", "white", "yellow") if needs == "any" else (needs,)
    for place, colour in enumerate(colours):
        yield from placed(pieces.die(colour, 0, 26), x + place * 13, y)
    yield number(
        x + 20 + (len(colours) - 1) * 13, y, f"÷{say.number(divisor.value)}", anchor="start"
    )


def _people(card: Card, say: Speaker, x: float, y: float) -> Iterator[Shape]:
    """Yield a card's spaces with points, the citizens on and beside them, and stored cubes."""
    for place, (points, owner) in enumerate(zip(card.points, card.people, strict=True)):
        at = x + 32 + place * 47
        yield rectangle(at - 22, y - 24, 44, 50, fill="#fffdf7", stroke=EDGE, weight=1.3)
        if owner is None:
            yield from placed(pieces.laurel(16), at, y + 1)
            yield number(at, y + 1, say.number(points.value), LEAST)
        else:
            yield from placed(pieces.citizen(owner), at, y - 4, 0.86)
            yield number(at + 12, y + 17, say.number(points.value), LEAST, fill=GAIN)
    left = x + 110
    for owner in card.others:
        yield from placed(pieces.citizen(owner), left + 8, y + 4, 0.64)
        left += 24
    yield from _cubes(card, say, left + 4, y)


def _cubes(card: Card, say: Speaker, x: float, y: float) -> Iterator[Shape]:
    """Yield each seat's stored cubes, with their number if there are several."""
    for place, (owner, count) in enumerate(card.cubes):
        column, row = divmod(place, 2)
        at, height = x + 12 + column * 42, y - 11 + row * 27
        yield from placed(pieces.cube(owner, 20), at, height)
        if count > 1:
            yield number(at + 14, height, say.number(count), LEAST, anchor="start")


# --- events ----------------------------------------------------------------


def events(scene: Scene, say: Speaker, top: float) -> tuple[list[Shape], float]:
    """Return the events in the order in which they act, Marauding first, and the y of their end."""
    shapes: list[Shape] = []
    for place, event in enumerate(scene.events):
        row, column = divmod(place, COLUMNS)
        x, y = MARGIN + column * (ACROSS + GAP), top + row * (EVENT + GAP)
        told = say(f"card-{event.id}-effect", **event.facts)
        shapes.append(_event(event, told, say, x, y))
    rows = max(1, -(-len(scene.events) // COLUMNS))
    return shapes, top + rows * EVENT + (rows - 1) * GAP


@lru_cache(maxsize=CACHED_CARDS)
def _event(event: Event, told: str, say: Speaker, x: float, y: float) -> Group:
    name, title = f"event-{event.id}", f"{spoken(say(f'card-{event.id}'))}. {told}"
    return Group(tuple(_happening(event, say, x, y)), name, "event", title=title, place=name)


def _happening(event: Event, say: Speaker, x: float, y: float) -> Iterator[Shape]:
    colour = DOMAINS.get(event.colour or "", INK)
    fill = TINTS.get(event.colour or "", PANEL)
    yield panel(x, y, ACROSS, EVENT, fill=fill, stroke=colour)
    yield from _title(spoken(say(f"card-{event.id}")), colour, x, y)
    yield from _needed(event.needs, say, event.divisor, x + 24, y + 58)
    for place in range(event.black):
        yield from placed(pieces.die("black", 1, 24), x + 100 + place * 28, y + 58)
    for place, points in enumerate((event.first, event.second)):
        at = x + ACROSS - 64 + place * 42
        yield from placed(pieces.laurel(16 if place == 0 else 13), at, y + 58)
        yield number(at, y + 58, say.number(points.value), LEAST)
    yield from _flags(event, say, x, y + 102)


def _flags(event: Event, say: Speaker, x: float, y: float) -> Iterator[Shape]:
    count = event.flags.value
    pitch = min(34.0, (ACROSS - 34) / count)
    left = x + 20
    for place in range(count):
        at = left + place * pitch
        yield from placed(pieces.flag(), at, y, 1.15)
        if place < len(event.cubes):
            yield from placed(pieces.cube(event.cubes[place], 24), at - 1, y - 2)

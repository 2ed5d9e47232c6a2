"""The map as a sheet: a page to play on, and a page that tells of each region what it borders on.

The regions and their borders come from the engine's map, the drawing from the board's.
"""

from functools import lru_cache

from reportlab.lib.units import mm

from engine.condottiere.box.editions import Rules
from engine.condottiere.box.regions import Land
from printables import ink
from printables.condottiere.board import board
from printables.condottiere.passages import rules_of
from printables.condottiere.signs import seat_sign
from printables.faces import Wanted
from printables.kit import page
from printables.kit.page import Document
from printables.kit.panel import Panel, page_title
from printables.picture import Picture
from printables.speaker import Speaker

MARGIN = 11 * mm
TITLE = 14 * mm
FOOT = 25 * mm  # under the map: who plays which sign, and the small print
SEATS = 6


def map_sheet(wanted: Wanted) -> bytes:
    """Two pages as a PDF: the empty map, and the neighbours of each region."""
    game, say, rules = wanted.game, wanted.say, rules_of(wanted)
    title = f"{say(f'game-short-{game.id}')}: {say('aid-board-title')}"
    document = wanted.document(title)
    page_title(document, title, MARGIN)
    _map(document, empty_map(rules, say))
    _players(document)
    _foot(document, 1)
    document.canvas.showPage()
    _neighbours(document, rules.land)
    _foot(document, 2)
    page.ruler(document, document.width / 2 - 50 * mm, 22 * mm, say("aid-ruler"))
    document.canvas.showPage()
    return document.finish()


@lru_cache(maxsize=32)
def empty_map(rules: Rules, say: Speaker) -> Picture:
    """The map of an edition under its options, with nobody on it."""
    owners = dict.fromkeys(rules.land.regions)
    agreed = dict(rules.options)
    return board({"owners": owners, "favour": None, "site": None, "options": agreed}, say)


def _map(document: Document, picture: Picture) -> None:
    """As large as the paper lets it be."""
    room = document.height - 2 * MARGIN - TITLE - FOOT + 6 * mm
    width = min(document.width - 2 * MARGIN, room * picture.width / picture.height)
    high = width * picture.height / picture.width
    top = document.height - MARGIN - TITLE + 4 * mm
    ink.draw_on(document.canvas, picture, (document.width - width) / 2, top - high, width)


def _players(document: Document) -> None:
    """Each seat's sign with a line to write a name on."""
    step = (document.width - 2 * MARGIN) / SEATS
    y = MARGIN + 11 * mm
    for seat in range(SEATS):
        start = MARGIN + step * seat
        sign = document.mirrored(start + 4 * mm)
        ink.draw_shapes(document.canvas, seat_sign(seat), sign, y, 0.5)
        near, far = document.mirrored(start + 8 * mm), document.mirrored(start + step - 2 * mm)
        page.stroke(document.canvas, [(near, y - 2 * mm, far, y - 2 * mm)], page.SOFT, 0.6)


def _neighbours(document: Document, land: Land) -> None:
    say = document.say
    width = document.width - 2 * MARGIN
    panel = Panel(document, MARGIN, document.height - MARGIN, width, 1.45)
    panel.heading(say("aid-map-neighbours"))
    called = [say(f"region-{region}") for region in land.regions]
    rows = [[say("table-regions"), say("aid-map-count")]]
    for name, others in zip(called, land.borders, strict=True):
        beside = say.join([called[other] for other in sorted(others)])
        words = say("aid-map-beside", region=name, regions=beside)
        rows.append([words, say.number(len(others))])
    panel.table(rows, (0.86, 0.14))
    panel.space(3)
    panel.words(say("aid-victory-chain"))


def _foot(document: Document, number: int) -> None:
    width = document.width - 2 * MARGIN
    page.small_print(document, "aid-map-paper", number, MARGIN, MARGIN + 4 * mm, width, 2)

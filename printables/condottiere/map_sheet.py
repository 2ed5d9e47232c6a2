"""The map as a sheet to put markers on, and a text of each region's neighbours.

The map is on one page, or on several pages to be joined. Regions and borders come from the engine's
map, and the drawing comes from the board.
"""

from functools import lru_cache

from reportlab.lib.units import mm

from engine.condottiere.box.editions import Rules
from printables import pdf_renderer
from printables.chart import chart_of
from printables.condottiere.board import board
from printables.condottiere.passages import rules_of, victory
from printables.condottiere.signs import seat_sign
from printables.condottiere.towns import room_on
from printables.faces import Wanted
from printables.form import Form
from printables.kit import page, text
from printables.kit.fonts import legible
from printables.page_flow import Leaves
from printables.passage import Passage
from printables.passages_drawn import passage
from printables.picture import Picture
from printables.speaker import Speaker
from printables.tiling import Laid, joined, parts_of

PARTS = (2, 2)
SEATS = 6
TEXT_ABOVE, NAMES_BELOW = 6 * mm, 9 * mm  # for text; for signs and names


def map_sheet(wanted: Wanted) -> bytes:
    """Return the sheet as a PDF: the empty map, and the neighbours of each region."""
    rules = rules_of(wanted)
    leaves = Leaves(wanted, _title(wanted))
    picture = empty_map(rules, wanted.say)
    if wanted.joined:
        _large(leaves, picture, rules)
    else:
        _on_a_page(leaves, picture, rules)
    leaves.next_page()
    for part in told(wanted):
        passage(leaves, part)
        leaves.panel.space(3)
    return leaves.finish()


def map_in_words(wanted: Wanted) -> Form:
    """Return the sheet as a form of text only."""
    return Form(_title(wanted), (told(wanted),))


def _title(wanted: Wanted) -> str:
    say = wanted.say
    return f"{say(f'game-short-{wanted.game.id}')}: {say('aid-board-title')}"


@lru_cache(maxsize=32)
def empty_map(rules: Rules, say: Speaker) -> Picture:
    """Return the map of an edition under its options, without owners and tokens."""
    owners = dict.fromkeys(rules.land.regions)
    agreed = dict(rules.options)
    return board({"owners": owners, "favour": None, "site": None, "options": agreed}, say)


def told(wanted: Wanted) -> list[Passage]:
    """Return passages about the neighbours of each region, and about victory."""
    say, rules = wanted.say, rules_of(wanted)
    return [_neighbours(rules, say), victory(rules, say)]


def _neighbours(rules: Rules, say: Speaker) -> Passage:
    land = rules.land
    called = [say(f"region-{region}") for region in land.regions]
    rows = [(say("table-regions"), say("aid-map-neighbours"), say("aid-map-count"))]
    for name, others in zip(called, land.borders, strict=True):
        beside = say.join([called[other] for other in sorted(others)])
        rows.append((f"<b>{name}</b>", beside, say.number(len(others))))
    return Passage(say("aid-map-neighbours"), table=tuple(rows), shares=(0.2, 0.66, 0.14))


# --- on paper --------------------------------------------------------------


def _on_a_page(leaves: Leaves, picture: Picture, rules: Rules) -> None:
    """Draw the map as large as the page allows."""
    room = leaves.room - TEXT_ABOVE - NAMES_BELOW
    width = min(leaves.width, room * picture.width / picture.height)
    style = leaves.panel.small.but(align="middle")
    leaves.panel.words(_measure(leaves.say, rules, width), style)
    leaves.panel.space(1.5)
    high = width * picture.height / picture.width
    left = (leaves.document.width - width) / 2
    pdf_renderer.draw_on(leaves.canvas, picture, left, leaves.panel.top - high, width)
    leaves.panel.top -= high
    _players(leaves)


def _large(leaves: Leaves, picture: Picture, rules: Rules) -> None:
    """Draw the map on pages to be joined, as large as they allow."""
    parts = parts_of(leaves, *PARTS)
    width = min(parts.width, parts.height * picture.width / picture.height)
    high = width * picture.height / picture.width
    _players(leaves)
    leaves.panel.space(1)
    at = ((parts.width - width) / 2, (parts.height - high) / 2)
    fits = _measure(leaves.say, rules, width)
    joined(leaves, parts, [Laid(picture, *at, width)], [fits])


def _measure(say: Speaker, rules: Rules, width: float) -> str:
    """Return a sentence with the size of the largest pieces that fit on every town.

    `width` is the printed width of the map, in points.
    """
    chart = chart_of(rules.land.regions)
    across = room_on(chart) * width / chart.size[0]
    return say("aid-map-room", across=int(across / mm))


def _players(leaves: Leaves) -> None:
    """Draw each seat's sign with its name, or with a line to write one on."""
    wanted = leaves.wanted
    seats = wanted.seats if wanted.players or wanted.names else SEATS
    step = leaves.width / seats
    y = leaves.panel.top - NAMES_BELOW * 0.6
    for seat in range(seats):
        start = step * seat
        pdf_renderer.draw_shapes(
            leaves.canvas, seat_sign(seat), leaves.panel.start(start + 4 * mm), y, 0.5
        )
        near, far = (leaves.panel.start(start + each) for each in (8 * mm, step - 2 * mm))
        if seat < len(wanted.names):
            _name(leaves, wanted.names[seat], near, y - 1.2 * mm, step - 10 * mm)
        else:
            page.stroke(leaves.canvas, [(near, y - 2 * mm, far, y - 2 * mm)], page.SOFT, 0.6)
    leaves.panel.top -= NAMES_BELOW


def _name(leaves: Leaves, typed: str, x: float, y: float, room: float) -> None:
    style = leaves.document.style(face="bold", size=11)
    style = style.but(align="end" if leaves.document.rtl else "start")
    name = text.fitted(legible(typed, "bold"), "bold", style.size, room)
    text.label(leaves.canvas, text.plain(name), style, x, y)

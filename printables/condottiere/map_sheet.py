"""The map as a sheet: to lay markers on, on a page or larger, and what each region borders on.

The regions and their borders come from the engine's map, the drawing from the board's.
"""

from functools import lru_cache

from reportlab.lib.units import mm

from engine.condottiere.box.editions import Rules
from printables import ink
from printables.chart import chart_of
from printables.condottiere.board import board
from printables.condottiere.passages import rules_of, victory
from printables.condottiere.signs import seat_sign
from printables.condottiere.towns import room_on
from printables.faces import Wanted
from printables.form import Form
from printables.joined import Laid, joined, parts_of
from printables.kit import page, text
from printables.kit.fonts import legible
from printables.leaves import Leaves
from printables.passage import Passage
from printables.passages_drawn import passage
from printables.picture import Picture
from printables.speaker import Speaker

PARTS = (2, 2)
SEATS = 6
TOLD, NAMES = 6 * mm, 9 * mm  # what fits over it; under it a line of signs with names


def map_sheet(wanted: Wanted) -> bytes:
    """The empty map on a page, or joined from several, and the neighbours of each region."""
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
    """All that the map says."""
    return Form(_title(wanted), (told(wanted),))


def _title(wanted: Wanted) -> str:
    say = wanted.say
    return f"{say(f'game-short-{wanted.game.id}')}: {say('aid-board-title')}"


@lru_cache(maxsize=32)
def empty_map(rules: Rules, say: Speaker) -> Picture:
    """The map of an edition under its options, with nobody on it."""
    owners = dict.fromkeys(rules.land.regions)
    agreed = dict(rules.options)
    return board({"owners": owners, "favour": None, "site": None, "options": agreed}, say)


def told(wanted: Wanted) -> list[Passage]:
    """The neighbours of each region, and how many regions win."""
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
    """As large as the page lets it be."""
    room = leaves.room - TOLD - NAMES
    width = min(leaves.width, room * picture.width / picture.height)
    style = leaves.panel.small.but(align="middle")
    leaves.panel.words(_measure(leaves.say, rules, width), style)
    leaves.panel.space(1.5)
    high = width * picture.height / picture.width
    left = (leaves.document.width - width) / 2
    ink.draw_on(leaves.canvas, picture, left, leaves.panel.top - high, width)
    leaves.panel.top -= high
    _players(leaves)


def _large(leaves: Leaves, picture: Picture, rules: Rules) -> None:
    """Joined from pages: as large as they let it be."""
    parts = parts_of(leaves, *PARTS)
    width = min(parts.width, parts.height * picture.width / picture.height)
    high = width * picture.height / picture.width
    _players(leaves)
    leaves.panel.space(1)
    at = ((parts.width - width) / 2, (parts.height - high) / 2)
    fits = _measure(leaves.say, rules, width)
    joined(leaves, parts, [Laid(picture, *at, width)], [fits])


def _measure(say: Speaker, rules: Rules, width: float) -> str:
    """What fits on each of its towns."""
    chart = chart_of(rules.land.regions)
    across = room_on(chart) * width / chart.size[0]
    return say("aid-map-room", across=int(across / mm))


def _players(leaves: Leaves) -> None:
    """Each seat's sign with its name, or a line to write one on."""
    wanted = leaves.wanted
    seats = wanted.seats if wanted.players or wanted.names else SEATS
    step = leaves.width / seats
    y = leaves.panel.top - NAMES * 0.6
    for seat in range(seats):
        start = step * seat
        ink.draw_shapes(leaves.canvas, seat_sign(seat), leaves.panel.start(start + 4 * mm), y, 0.5)
        near, far = (leaves.panel.start(start + each) for each in (8 * mm, step - 2 * mm))
        if seat < len(wanted.names):
            _name(leaves, wanted.names[seat], near, y - 1.2 * mm, step - 10 * mm)
        else:
            page.stroke(leaves.canvas, [(near, y - 2 * mm, far, y - 2 * mm)], page.SOFT, 0.6)
    leaves.panel.top -= NAMES


def _name(leaves: Leaves, typed: str, x: float, y: float, room: float) -> None:
    style = leaves.document.style(face="bold", size=11)
    style = style.but(align="end" if leaves.document.rtl else "start")
    name = text.fitted(legible(typed, "bold"), "bold", style.size, room)
    text.label(leaves.canvas, text.plain(name), style, x, y)

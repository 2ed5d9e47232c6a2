"""The card of one seat at a table with the real box: the player's name and the seat's QR code.

It is a tent card, to be cut out and folded: the name faces the others, the code its owner. The
address is only text, and its host is printed so that players can check it.
"""

from urllib.parse import urlsplit

from reportlab.lib.units import mm

from printables import icons, pdf_renderer
from printables.foot import Foot
from printables.kit import page, text
from printables.kit.fonts import legible, shortened
from printables.kit.page import Document
from printables.kit.panel import ACCENT
from printables.picture import Path
from printables.sheet_request import Wanted

WIDTH, HALF = 150 * mm, 95 * mm
CODE = 68 * mm


def seat_card(crest: tuple[Path, ...], wanted: Wanted, url: str, title: str, name: str) -> bytes:
    """Return the card as a PDF, with the game's crest and title, the player's name and the URL.

    The crest is drawn from -10 to 10.
    """
    say, heading = wanted.say, f"{legible(title)}: {legible(name)}"
    document = wanted.document(heading)
    left = (document.width - WIDTH) / 2
    fold = document.height / 2 + 8 * mm
    _outline(document, left, fold)
    _owner_side(document, left, fold, url, title, name)
    _others_side(document, crest, left, fold, title, name)
    note = document.fine(size=8.5, align="middle")
    below = fold - HALF - 6 * mm
    text.paragraph(document.canvas, say("aid-seatcard-fold"), note, left, below, WIDTH)
    document.end_page(heading)
    return document.finish(Foot.of(wanted, document))


def host_of(url: str) -> str:
    """Return the host and port of a URL, for comparison by eye.

    Letters outside ASCII are encoded as xn--, so that look-alike letters are visible.
    """
    host = urlsplit(url).netloc.rpartition("@")[2]
    try:
        return host if host.isascii() else host.encode("idna").decode("ascii")
    except UnicodeError:
        return legible(host.encode("ascii", "replace").decode())


def host_line(document: Document, size: float) -> text.Style:
    """Return the style of a printed host name: left to right in every language."""
    style = document.style(face="bold", size=size)
    return style.but(rtl=False, align="end" if document.rtl else "start")


def _outline(document: Document, left: float, fold: float) -> None:
    """Draw the edge to cut, a paler frame within each half, and the dashes of the fold."""
    canvas = document.canvas
    for grow, weight, colour in ((0, 0.7, page.FINE), (-4 * mm, 0.9, page.HAIR)):
        for low in (fold - HALF, fold):
            x, y = left - grow, low - grow
            wide, high = WIDTH + 2 * grow, HALF + 2 * grow
            corners = [(x, y), (x + wide, y), (x + wide, y + high), (x, y + high)]
            sides = zip(corners, corners[1:] + corners[:1], strict=True)
            lines = [
                (*start, *end) for start, end in sides if grow or not start[1] == end[1] == fold
            ]
            page.stroke(canvas, lines, colour, weight)
    canvas.saveState()
    canvas.setDash(3, 3)
    page.stroke(canvas, [(left, fold, left + WIDTH, fold)], page.FINE, 0.6)
    canvas.restoreState()
    _scissors(document, left + WIDTH / 6, fold - HALF)
    _scissors(document, left + WIDTH / 6, fold + HALF)


def _scissors(document: Document, x: float, y: float) -> None:
    """Draw scissors on a white gap in the cutting line."""
    canvas = document.canvas
    canvas.saveState()
    canvas.setFillColor(text.colour("#ffffff"))
    canvas.rect(x - 4 * mm, y - 1.5 * mm, 8 * mm, 3 * mm, stroke=0, fill=1)
    canvas.restoreState()
    pdf_renderer.draw_shapes(canvas, icons.scissors(page.FINE), x, y, 0.95)


def _owner_side(
    document: Document, left: float, fold: float, url: str, title: str, name: str
) -> None:
    """Draw the lower half: the code, the name, and a warning to keep it secret."""
    say, canvas, margin = document.say, document.canvas, 9 * mm
    code_x = left + margin if document.rtl else left + WIDTH - margin - CODE
    page.code(document, url, code_x, fold - HALF + (HALF - CODE) / 2, CODE)
    width = WIDTH - CODE - 2.6 * margin
    x = left + WIDTH - margin - width if document.rtl else left + margin
    top = fold - margin
    small = document.style(size=10, colour="#5b5248")
    heading = document.style(face="title", size=15, colour=ACCENT, leading=1.15)
    top = text.paragraph(canvas, say("aid-seatcard-heading"), heading, x, top, width) - 1.5 * mm
    top = fitted(document, name, "bold", 21, x, top, width) - 0.5 * mm
    top = fitted(document, title, "text", 11, x, top, width, lines=2) - 4 * mm
    top = text.paragraph(canvas, say("aid-seatcard-scan"), small, x, top, width) - 1 * mm
    top = text.paragraph(canvas, say("aid-seatcard-host"), small, x, top, width) - 0.6 * mm
    top = text.paragraph(canvas, host_of(url), host_line(document, 11.5), x, top, width) - 4 * mm
    text.paragraph(canvas, say("aid-seatcard-secret"), document.style(size=10.5), x, top, width)


def _others_side(
    document: Document,
    crest: tuple[Path, ...],
    left: float,
    fold: float,
    title: str,
    name: str,
) -> None:
    """Draw the upper half upside down: folded, it faces the other players."""
    canvas = document.canvas
    canvas.saveState()
    canvas.translate(left + WIDTH, fold + HALF)
    canvas.rotate(180)
    pdf_renderer.draw_shapes(canvas, crest, WIDTH / 2, HALF - 17 * mm, 1.7)
    top = HALF - 30 * mm
    top = fitted(document, name, "title", 58, 8 * mm, top, WIDTH - 16 * mm, "middle") - 2 * mm
    fitted(document, title, "italic", 15, 8 * mm, top, WIDTH - 16 * mm, "middle", lines=2)
    canvas.restoreState()


def fitted(
    document: Document,
    typed: str,
    face: str,
    size: float,
    x: float,
    top: float,
    width: float,
    align: str = "start",
    lines: int = 1,
) -> float:
    """Draw typed text in at most this number of lines; return its lower edge."""
    style = document.style(face=face, size=size, align=align, leading=1.2)
    words, style = fitting(typed, style, width, lines)
    return text.paragraph(document.canvas, words, style, x, top, width)


def fitting(typed: str, style: text.Style, width: float, lines: int = 1) -> tuple[str, text.Style]:
    """Return typed text with its style: smaller if it is long, and cut if it is still too long."""
    words = kept = legible(typed, style.face)
    least = style.size * 0.55
    while style.size > least and not _fits(words, style, width, lines):
        style = style.but(size=style.size * 0.94)
    room = width * lines
    while not _fits(kept, style, width, lines):
        kept = shortened(words, style.face, style.size, room)
        room *= 0.95
    return text.plain(kept), style


def _fits(words: str, style: text.Style, width: float, lines: int) -> bool:
    """True if the words fit as drawn; joined Persian letters are narrower than single ones."""
    if lines == 1:
        return text.width_of(text.plain(words), style) <= width
    laid = text.lay(text.plain(words), style, width).lines
    return len(laid) <= lines and all(line.width <= width for line in laid)

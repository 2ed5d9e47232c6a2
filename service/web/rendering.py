"""What every page needs: the installation, the reader's language, a rendered template."""

import datetime
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any, TypeVar

import msgspec
from flask import Response, current_app, render_template, request
from markupsafe import Markup
from sqlalchemy import Connection
from werkzeug.datastructures import LanguageAccept
from werkzeug.http import parse_accept_header

import engine
import printables
from engine.facts import View
from engine.game import AnyGame
from printables.icons import placed
from printables.marking import Marks
from printables.picture import Path, Picture, to_svg
from service.installation.links import HERE, asking
from service.installation.parts import Installation
from service.language import dates
from service.language.languages import LANGUAGES, OWN_NAMES
from service.language.words import Speaker
from service.matches.store import HOST_SEAT, LoadedMatch
from service.people import unsolicited
from service.people.proposals import Invalid
from service.views import headings, papers, shelves
from service.views.match_view import MatchView
from service.views.papers import Shelf
from service.views.pointing import Pointing
from service.views.reader import Reader
from service.views.seat_view import SeatView
from service.views.table_view import TableView

T = TypeVar("T")
DAY = 24 * 3600
LANGUAGE = "language"  # in an address, and as a table's page leaves it with a phone
UTC = "UTC"  # the time of readers whose zone nobody knows
SIGN = 24.0  # a side of the square that a sheet's sign is drawn in
LONGEST_WISH = 500  # of a browser, for languages: no reader has so many


def installation() -> Installation:
    """The installation that this request is for."""
    found: Installation = current_app.extensions["installation"]
    return found


def read(work: Callable[[Connection], T]) -> T:
    """Look something up on one snapshot of the database."""
    return installation().database.read(work)


def write(work: Callable[[Connection], T]) -> T:
    """Change something in one transaction."""
    return installation().database.write(work)


def status_of(invalid: Invalid) -> tuple[int, dict[str, str]]:
    """The status and headers of a form that cannot be accepted: wrong, or only too much for now."""
    if all(problem.code in unsolicited.ENOUGH for problem in invalid.problems):
        wait = max(problem.facts.get("seconds", DAY) for problem in invalid.problems)
        return 429, {"Retry-After": str(wait)}
    return (403 if any(each.code == "code_wrong" for each in invalid.problems) else 400), {}


def language_asked() -> str | None:
    """The language that the address asks for, or that this phone asked its table for before."""
    for asked in (request.args.get(LANGUAGE), request.cookies.get(LANGUAGE)):
        if asked in LANGUAGES:
            return asked
    return None


def reader_language(usual: str = "") -> str:
    """The language of a reader nobody knows: as asked for, as the browser wishes, or the usual."""
    asked = language_asked()
    if asked is not None:
        return asked
    wished = request.headers.get("Accept-Language", "")[:LONGEST_WISH]
    best = parse_accept_header(wished, LanguageAccept).best_match(LANGUAGES)
    return best or usual or installation().settings.language


def watcher_language(table: str) -> str:
    """The language of whoever watches: asked for in the address, or else that of the table."""
    asked = request.args.get("language", "")
    return asked if asked in LANGUAGES else table


def today() -> datetime.date:
    """The day on the service's own clock."""
    at = datetime.datetime.fromtimestamp(installation().now(), datetime.UTC)
    return dates.there(at, installation().settings.timezone or UTC).date()


def is_for_script() -> bool:
    """Whether a page's own script asks, which puts the answer into the page that is open."""
    return request.accept_mimetypes.best == "application/json"


def stranger(game: AnyGame | str | None = None, language: str | None = None) -> Reader:
    """A reader nobody knows, of words about a game or none; in the browser's language or that."""
    zone = installation().settings.timezone or UTC
    return Reader.stranger(language or reader_language(), zone, game)


def watcher(loaded: LoadedMatch, language: str) -> Reader:
    """Whoever watches that match in that language, on the clock of the service or of the host."""
    zone = installation().settings.timezone or loaded.seats[HOST_SEAT].timezone
    return Reader.of_watcher(loaded, language, zone)


def page(template: str, reader: Reader, status: int = 200, **values: Any) -> tuple[str, int]:
    """A page rendered for its reader."""
    return render_template(template, reader=reader, say=reader.say, status=status, **values), status


class SeeOther(Response):
    """An answer that is an address of ours and nothing else: its headers go out as they stand.

    Werkzeug would take the address apart and put it together again: without that, 1.10 times as
    many turns a second.
    """

    def __init__(self, address: str) -> None:
        super().__init__(status="303 SEE OTHER", mimetype="text/plain")
        self.headers["Location"] = address
        self.headers["Content-Length"] = "0"

    def __call__(self, environ: dict[str, Any], start_response: Callable[..., Any]) -> Any:
        """Send the headers; no body follows."""
        start_response(self.status, self.headers.to_wsgi_list())
        return ()


def see_other(address: str) -> Response:
    """It is done, and there is what came of it; nothing but the address is sent."""
    if is_plain(address):
        return SeeOther(address)
    return Response(status=303, headers={"Location": address, "Content-Length": "0"})


def is_plain(address: str) -> bool:
    """Whether an address can stand in a header as it is."""
    return address.isascii() and address.isprintable() and " " not in address


def sheets(say: Speaker, shelf: Shelf) -> list[tuple[str, str]]:
    """What of a shelf is named where there is little room, and the page of all."""
    game, asked = shelf.game, papers.read(shelf, {}, say.language, "")
    named = [name for name in printables.sheets(game) if say.has(f"sheet-{name}")]
    found = [
        (say(f"sheet-{name}"), shelf.links.pdf(name, asked.as_texts(shelf, name))) for name in named
    ]
    return [*found, (say("paper-link"), shelf.links.offered(asked.as_texts(shelf)))]


def shelf_of_seat(s: SeatView) -> Shelf:
    """What a seat may print."""
    return shelves.of_seat(s.loaded, s.names, s.links)


def shelf_of_table(s: TableView) -> Shelf:
    """What is printed at a table of a game that has sheets."""
    assert s.game is not None, "no score pad"
    return shelves.of_table(s.game, s.row.options, s.names, s.links)


def board_svg(s: MatchView, words: Sequence[str] = ()) -> Markup:
    """The board as a drawing; what can be chosen on it to go on with these words is a link."""
    assert s.view is not None, "no board stands before the game begins"
    pointing, marks = s.pointing(words), s.news.marks if not words else {}
    if pointing.targets or pointing.chosen or marks:  # each reader has others
        return _svg(s.game, s.view, s.say, s.names, pointing, marks)
    shown = Shown(msgspec.json.encode(s.view), s.view)
    return _svg_again(s.game.id, s.say, tuple(s.names), shown)


@dataclass(frozen=True, slots=True)
class Shown:
    """A view that is found again by what it says."""

    said: bytes
    view: View = field(compare=False)


@lru_cache(maxsize=64)
def _svg_again(game_id: str, say: Speaker, names: tuple[str, ...], shown: Shown) -> Markup:
    """A board that several phones at a table show, and a page that is opened again."""
    return _svg(engine.load(game_id), shown.view, say, names, Pointing())


def _svg(
    game: AnyGame,
    view: View,
    say: Speaker,
    names: Sequence[str],
    pointing: Pointing,
    marks: Marks | None = None,
) -> Markup:
    links, chosen = pointing.targets, pointing.chosen
    drawn = printables.board(game, view, say, names=names, links=links, chosen=chosen, marks=marks)
    return Markup(to_svg(drawn))


@lru_cache(maxsize=512)
def emblem(game: AnyGame, card: str, say: Speaker) -> Markup:
    """The sign of a card; says nothing aloud, for the card's name stands beside it."""
    svg = Markup(to_svg(printables.emblem(game, card, say), prefix="card"))
    return Markup('<span class="emblem" aria-hidden="true">{}</span>').format(svg)


def face_of(s: SeatView, facts: dict[str, Any]) -> Markup:
    """The piece that a word of an action is about, for the eye alone; "" where there is none."""
    drawn = printables.piece(s.game, facts)
    if drawn is None:
        return Markup("")
    svg = Markup(to_svg(drawn, prefix="piece"))
    return Markup('<span class="face" aria-hidden="true">{}</span>').format(svg)


def sheet_sign(shapes: tuple[Path, ...]) -> Markup:
    """A sign of a sheet, drawn from -10 to 10; words that say the same stand beside it."""
    svg = Markup(to_svg(Picture(SIGN, SIGN, placed(shapes, SIGN / 2, SIGN / 2))))
    return Markup('<span class="sign" aria-hidden="true">{}</span>').format(svg)


@lru_cache(maxsize=512)
def qr_svg(url: str) -> Markup:
    """An address as a QR code; a page that is opened again has the same."""
    return Markup(printables.qr_svg(url))


def pdf(data: bytes, name: str) -> Response:
    """A PDF that the browser shows, and saves under that name."""
    headers = {"Content-Disposition": f'inline; filename="{name}.pdf"'}
    return Response(data, mimetype="application/pdf", headers=headers)


def rehearsal() -> bool:
    """Whether the banner of a rehearsal is due."""
    return installation().settings.test


def is_demo() -> bool:
    """Whether there is a mailbox to look into."""
    return installation().settings.demo


GLOBALS = {
    "board_svg": board_svg,
    "prompt": headings.prompt,
    "emblem": emblem,
    "face_of": face_of,
    "sheet_sign": sheet_sign,
    "sheets": sheets,
    "shelf_of_game": papers.of_game,
    "shelf_of_seat": shelf_of_seat,
    "shelf_of_table": shelf_of_table,
    "qr_svg": qr_svg,
    "rehearsal": rehearsal,
    "is_demo": is_demo,
    "languages": OWN_NAMES,
    "site": HERE,
    "asking": asking,
}

"""Rendering of pages, and access to the installation and the reader of a request."""

import datetime
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any, TypeVar

import msgspec
from flask import Response, current_app, render_template, request, send_from_directory
from markupsafe import Markup
from sqlalchemy import Connection
from werkzeug.datastructures import LanguageAccept
from werkzeug.http import parse_accept_header

import engine
import printables
from engine.fact_types import View
from engine.game import AnyGame
from printables.card_look import CardLook
from printables.icons import placed
from printables.kit.fonts import unprintable
from printables.numbered_discs import Marks
from printables.picture import Path, Picture, to_columns, to_svg
from printables.statement import Statement
from service.installation.context import Installation
from service.installation.links import HERE, SeasonLinks, asking
from service.installation.settings import CODE, NOBODY, Settings
from service.installation.tokens import Tokens
from service.language import dates
from service.language.languages import LANGUAGES, OWN_NAMES
from service.language.words import Speaker
from service.matches.store import LoadedMatch
from service.people import stranger_limits
from service.people.problems import Problem
from service.seasons import store as seasons
from service.views import available_sheets, headings, sheet_requests
from service.views.board_targets import Pointing
from service.views.match_view import MatchView
from service.views.problems import say_problem
from service.views.reader import Reader
from service.views.seat_view import SeatView
from service.views.sheet_requests import Shelf
from service.views.table_view import TableView

T = TypeVar("T")
DAY = 24 * 3600
LANGUAGE = "language"  # query parameter, and cookie of a table's page
UTC = "UTC"  # time zone of unknown readers
SIGN = 24.0  # side of a sheet's icon in its SVG
REQUEST_ID = "staffetta.request_id"  # key of a request's id in its environment
LONGEST_WISH = 500  # characters of Accept-Language that are read


def installation() -> Installation:
    """Return the installation that serves this request."""
    found: Installation = current_app.extensions["installation"]
    return found


def now() -> int:
    """Return the installation's current time in seconds since 1970."""
    return installation().now()


def settings() -> Settings:
    """Return the installation's settings."""
    return installation().settings


def tokens() -> Tokens:
    """Return the object that makes the tokens of the installation's links."""
    return installation().tokens


def read(work: Callable[[Connection], T]) -> T:
    """Return the result of `work`, which reads one snapshot of the database."""
    return installation().database.read(work)


def write(work: Callable[[Connection], T]) -> T:
    """Return the result of `work`, which may change the database, in one transaction."""
    return installation().database.write(work)


def status_of(problems: Sequence[Problem]) -> tuple[int, dict[str, str]]:
    """Return the HTTP status and headers for a form with these problems.

    The status is 200 without problems, 429 if all of them are exceeded limits, 403 if the access
    code is wrong, else 400.
    """
    if not problems:
        return 200, {}
    if all(problem.code in stranger_limits.ENOUGH for problem in problems):
        wait = max(problem.facts.get("seconds", DAY) for problem in problems)
        return 429, {"Retry-After": str(wait)}
    return (403 if any(each.code == "code_wrong" for each in problems) else 400), {}


def language_asked() -> str | None:
    """Return the language in the URL or else in the cookie of a table's phone, or None."""
    for asked in (request.args.get(LANGUAGE), request.cookies.get(LANGUAGE)):
        if asked in LANGUAGES:
            return asked
    return None


def reader_language(usual: str = "") -> str:
    """Return the language for an unknown reader.

    It is the one in the URL or cookie, else the browser's, else `usual`, else the installation's.
    """
    asked = language_asked()
    if asked is not None:
        return asked
    wished = request.headers.get("Accept-Language", "")[:LONGEST_WISH]
    best = parse_accept_header(wished, LanguageAccept).best_match(LANGUAGES)
    return best or usual or settings().language


def watcher_language(table: str) -> str:
    """Return a spectator's language: the one in the URL, or else `table`, the match's own."""
    asked = request.args.get("language", "")
    return asked if asked in LANGUAGES else table


def today() -> datetime.date:
    """Return the date in the service's time zone."""
    return dates.local_time(now(), settings().timezone or UTC).date()


def is_for_script() -> bool:
    """True if the request comes from a page's script, which asks for JSON."""
    return request.accept_mimetypes.best == "application/json"


def stranger(game: AnyGame | str | None = None, language: str | None = None) -> Reader:
    """Return an unknown reader, with the words of `game`, in `language` or the browser's."""
    zone = settings().timezone or UTC
    return Reader.stranger(language or reader_language(), zone, game)


def watcher(loaded: LoadedMatch, language: str) -> Reader:
    """Return a spectator of a match, in the time zone of the installation or else of the host."""
    zone = settings().timezone or loaded.host.timezone
    return Reader.of_watcher(loaded, language, zone)


def page(
    template: str, reader: Reader, status: int | None = None, **values: Any
) -> tuple[str, int, dict[str, str]]:
    """Return the body, status and headers of a page, rendered for its reader.

    `values` are the template's variables; `problems` among them becomes a dict of sentences by form
    field. If `status` is None, the problems decide it (`status_of`).
    """
    problems: Sequence[Problem] = values.pop("problems", ())
    status, headers = status_of(problems) if status is None else (status, {})
    said = {each.at: say_problem(reader.say, each) for each in problems}
    about = {"reader": reader, "say": reader.say, "status": status, "problems": said}
    return render_template(template, **about, **values), status, headers


class SeeOther(Response):
    """A redirect to one of our URLs, with its headers sent unchanged.

    Werkzeug would parse and rebuild the URL; without this the server plays 10% more turns a second.
    """

    def __init__(self, address: str) -> None:
        super().__init__(status="303 SEE OTHER", mimetype="text/plain")
        self.headers["Location"] = address
        self.headers["Content-Length"] = "0"

    def __call__(self, environ: dict[str, Any], start_response: Callable[..., Any]) -> Any:
        """Answer a WSGI request with the headers and no body."""
        start_response(self.status, self.headers.to_wsgi_list())
        return ()


def see_other(address: str) -> Response:
    """Return a redirect (303) to the page with the URL `address`."""
    if is_plain(address):
        return SeeOther(address)
    return Response(status=303, headers={"Location": address, "Content-Length": "0"})


def is_plain(address: str) -> bool:
    """True if a URL can be used in a header unchanged."""
    return address.isascii() and address.isprintable() and " " not in address


def sheets(say: Speaker, shelf: Shelf) -> list[tuple[str, str]]:
    """Return (name, URL) for the named sheets of `shelf`, and last for the page of all sheets."""
    asked = sheet_requests.read(shelf, {}, say.language, "")
    named = [name for name in shelf.sheets if say.has(f"sheet-{name}")]
    found = [
        (say(f"sheet-{name}"), shelf.links.pdf(name, asked.as_texts(shelf, name))) for name in named
    ]
    return [*found, (say("paper-link"), shelf.links.offered(asked.as_texts(shelf)))]


def shelf_of_seat(s: SeatView) -> Shelf:
    """Return the sheets that a seat's player can print."""
    return available_sheets.of_seat(s.loaded, s.names, s.links)


def shelf_of_table(s: TableView) -> Shelf:
    """Return the sheets that can be printed at a table, which must not be a score pad's."""
    assert s.game is not None, "no score pad"
    return available_sheets.of_table(s.game, s.row.options, s.names, s.links)


def board_svg(s: MatchView, words: Sequence[str] = ()) -> Markup:
    """Return the board as SVG; places that can be chosen after `words` are links."""
    assert s.view is not None, "no board stands before the game begins"
    pointing, marks = s.pointing(words), s.news.marks if not words else {}
    if pointing.targets or pointing.chosen or marks:  # each reader has other links
        return _svg(s.game, s.view, s.say, s.names, pointing, marks)
    shown = Shown(msgspec.json.encode(s.view), s.view)
    return _svg_again(s.game.id, s.say, tuple(s.names), shown)


def position_of(s: MatchView) -> Sequence[Statement]:
    """Return the board in words, as a list to step through."""
    assert s.view is not None, "no board stands before the game begins"
    return printables.position(s.game, s.view, s.say, s.names)


@dataclass(frozen=True, slots=True)
class Shown:
    """A view that can be a cache key: it is compared by `said`, its JSON."""

    said: bytes
    view: View = field(compare=False)


@lru_cache(maxsize=64)
def _svg_again(game_id: str, say: Speaker, names: tuple[str, ...], shown: Shown) -> Markup:
    """Return a board without links from a cache, since several readers see the same one."""
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
    return Markup(to_columns(drawn))


@lru_cache(maxsize=512)
def emblem(game: AnyGame, card: str, say: Speaker) -> Markup:
    """Return the symbol of a card as HTML, hidden from screen readers: its name is beside it."""
    svg = Markup(to_svg(printables.emblem(game, card, say), prefix="card"))
    return Markup('<span class="emblem" aria-hidden="true">{}</span>').format(svg)


def look(s: MatchView | TableView, card: str) -> CardLook:
    """Return the symbol, the colours and the number of a card, as in the reader's view."""
    assert s.game is not None and s.view is not None, "only a begun game has cards"
    return printables.look(s.game, s.view, card)


def face_of(s: SeatView | TableView, facts: dict[str, Any]) -> Markup:
    """Return the drawing of the piece that `facts`, a part of an action, names; "" if none."""
    assert s.game is not None, "a score pad has no pieces"
    drawn = printables.piece(s.game, facts)
    if drawn is None:
        return Markup("")
    svg = Markup(to_svg(drawn, prefix="piece"))
    return Markup('<span class="face" aria-hidden="true">{}</span>').format(svg)


def sheet_sign(shapes: tuple[Path, ...]) -> Markup:
    """Return a sheet's icon as HTML, hidden from screen readers.

    The coordinates of `shapes` run from -10 to 10.
    """
    svg = Markup(to_svg(Picture(SIGN, SIGN, placed(shapes, SIGN / 2, SIGN / 2))))
    return Markup('<span class="sign" aria-hidden="true">{}</span>').format(svg)


@lru_cache(maxsize=512)
def qr_svg(url: str) -> Markup:
    """Return a QR code of a URL as SVG; results are cached."""
    return Markup(printables.qr_svg(url))


def cached(data: bytes | str, mimetype: str, cache: str) -> Any:
    """Return a response with an ETag, or 304 for a client that has it already.

    `cache` is the Cache-Control header.
    """
    response = Response(data, mimetype=mimetype)
    response.headers["Cache-Control"] = cache
    response.add_etag()
    return response.make_conditional(request)


def service_worker(name: str, scope: str) -> Response:
    """Return the static script `name` as a service worker for the pages below the path `scope`."""
    static = str(current_app.static_folder)
    response = send_from_directory(static, name, mimetype="text/javascript", max_age=0)
    response.headers["Service-Worker-Allowed"] = scope
    response.headers["Cache-Control"] = "no-cache"
    return response


def pdf(data: bytes, name: str) -> Response:
    """Return a PDF that the browser shows, and saves under `name`."""
    headers = {"Content-Disposition": f'inline; filename="{name}.pdf"'}
    return Response(data, mimetype="application/pdf", headers=headers)


def rehearsal() -> bool:
    """True in test mode, in which pages show a banner."""
    return settings().test


def may_begin() -> bool:
    """True if visitors may set up games here, perhaps only with an access code."""
    return settings().new != NOBODY


def closed() -> Any:
    """Return the page (403) that says that visitors may not set up games here."""
    return page("pages/closed.html", stranger(), 403)


def needs_code() -> bool:
    """True if visitors need the installation's access code to set up a game."""
    return settings().new == CODE


def refused_request(status: int) -> str:
    """Return the request's id if a form was refused with the HTTP `status`, else ""."""
    is_refusal = request.method == "POST" and status >= 400
    return str(request.environ.get(REQUEST_ID, "")) if is_refusal else ""


def is_demo() -> bool:
    """True in a demo, which has a mailbox page."""
    return settings().demo


def printed_url() -> str:
    """Return the base URL for QR codes on paper, or "" if only this machine can open it.

    A demo is read on its own machine, so there such a URL is fine.
    """
    base = settings().base_url
    return base if is_demo() or sheet_requests.is_public(base) else ""


def seasons_of(game_id: str) -> list[tuple[str, str]]:
    """Return the title and URL of each season that counts this match or table, for its host.

    The URL is "" if it cannot be shown any more.
    """
    found = read(lambda connection: seasons.counting(connection, game_id, tokens()))
    return [(title, token and SeasonLinks("", token).page) for title, token in found]


GLOBALS = {
    "board_svg": board_svg,
    "position_of": position_of,
    "prompt": headings.prompt,
    "length_of": headings.length,
    "emblem": emblem,
    "look": look,
    "face_of": face_of,
    "sheet_sign": sheet_sign,
    "sheets": sheets,
    "shelf_of_seat": shelf_of_seat,
    "shelf_of_table": shelf_of_table,
    "qr_svg": qr_svg,
    "unprintable": unprintable,
    "rehearsal": rehearsal,
    "is_demo": is_demo,
    "refused_request": refused_request,
    "may_begin": may_begin,
    "needs_code": needs_code,
    "languages": OWN_NAMES,
    "site": HERE,
    "asking": asking,
}

"""Sheets to print, by URL: the same PDFs that `staffetta print` makes.

A shelf is the list of sheets of one game, match, seat or table.
"""

import threading
from collections.abc import Sequence
from datetime import date
from functools import lru_cache
from hashlib import sha256
from pathlib import Path
from typing import Any

from flask import Blueprint, Response, abort, request, send_from_directory

import engine
import printables
from engine.game import AnyGame
from printables import seal
from printables.assembled import first_page, joined
from printables.card_faces import CUTS
from printables.kit.colour_modes import INKS
from printables.kit.page import PAPER_NAMES, PAPERS
from printables.printer import EDGES, REACH
from service.language import dates
from service.language.languages import LANGUAGES
from service.views import options, sheet_requests
from service.views.reader import Reader
from service.views.sheet_requests import Asked, Shelf
from service.web import rate_limits, rendering

pages = Blueprint("sheets", __name__)
# Sheets drawn at the same time. Drawing takes long, and all threads share one processor core.
AT_ONCE = 2
CACHED_SHEETS, CACHED_USUAL_SHEETS = 128, 400  # cached sheets: chosen ones, and all usual ones
PREVIEW = 620  # pixels of the longer side of a preview
TONIGHT = ("aid", "score", "seats")  # the sheets for an evening
FONTS = Path(printables.__file__).parent / "fonts"
_turn = threading.BoundedSemaphore(AT_ONCE)


@pages.get("/print/<game_id>")
def offer(game_id: str) -> Any:
    """Show the list of a game's sheets, for the options in the URL."""
    game = _game(game_id)
    return page_of(sheet_requests.of_game(game), rendering.stranger(game))


@pages.get("/print/<game_id>/<sheet>.pdf")
def draw(game_id: str, sheet: str) -> Any:
    """Return one sheet of a game as a PDF; equal requests on a day give equal bytes."""
    language, base_url = rendering.reader_language(), rendering.printed_url()
    drawn, tag = _answer(
        game_id,
        sheet,
        request.query_string,
        language,
        rendering.today(),
        base_url,
    )
    response = _sent(drawn, tag, f"{game_id}-{sheet}")
    response.headers["Cache-Control"] = "public, max-age=3600"
    return response.make_conditional(request)


@pages.get("/print/<game_id>/set.pdf")
def draw_set(game_id: str) -> Any:
    """Return the sheets of a game that the URL lists, as one PDF."""
    return set_of(sheet_requests.of_game(_game(game_id)), rendering.reader_language())


@pages.get("/print/<game_id>/<sheet>")
def read(game_id: str, sheet: str) -> Any:
    """Show a sheet as a page of words and tables; 404 for a sheet that is only a drawing."""
    game = _game(game_id)
    return twin_of(sheet_requests.of_game(game), sheet, rendering.stranger(game))


@pages.get("/print/<game_id>/<sheet>.png")
def picture(game_id: str, sheet: str) -> Any:
    """Return a preview of a sheet as PNG: its first page, without names."""
    game = _game(game_id)
    if sheet not in printables.sheets(game):
        abort(404)
    shelf = sheet_requests.of_game(game)
    asked = _asked(shelf, rendering.reader_language()).of(game, sheet)
    drawn = _picture(sheet, asked.shown)
    response = Response(drawn, mimetype="image/png")
    response.headers["Cache-Control"] = "public, max-age=86400"
    response.set_etag(_tag_of(drawn))
    return response.make_conditional(request)


# --- of any shelf (of a game, match, seat or table) -------------------------


def page_of(shelf: Shelf, reader: Reader, others: Sequence[tuple[str, str]] = ()) -> Any:
    """Show the list of a shelf's sheets, and other links, given as (name, URL)."""
    game, asked = shelf.game, _asked(shelf, reader.language)
    about = asked.as_texts(shelf)
    names = shelf.sheets
    return rendering.page(
        "pages/papers.html",
        reader,
        game=game,
        shelf=shelf,
        asked=asked,
        about=about,
        kinds={name: printables.sheet(game, name) for name in names},
        abouts={name: asked.as_texts(shelf, name) for name in names},
        pictures={name: _picture_url(game, name, asked) for name in names},
        tonight=TONIGHT,
        copies=_copies(shelf, asked),
        ways=printables.WAYS,
        papers=PAPER_NAMES,
        inks=INKS,
        cuts=[*CUTS],
        edges=EDGES,
        reach=REACH,
        unreadable=sheet_requests.unreadable_offsets(request.args),
        chosen=options.chosen(reader.say, game, dict(asked.agreed), asked.players or 0),
        languages_of={tag: about | {"language": tag} for tag in LANGUAGES},
        others=others,
    )


def _picture_url(game: AnyGame, sheet: str, asked: Asked) -> str:
    """Return the URL of a sheet's preview, which leaves out all that is private to a match."""
    shelf = sheet_requests.of_game(game)
    return shelf.links.picture(sheet, asked.of(game, sheet).shown.as_texts(shelf, sheet))


def _copies(shelf: Shelf, asked: Asked) -> int:
    """Return how many copies of the reference card are needed: one for each player."""
    return (
        asked.players
        or len(asked.names)
        or sheet_requests.wanted(shelf.game, "aid", asked, "").seats
    )


def set_of(shelf: Shelf, language: str) -> Any:
    """Return the chosen sheets as one PDF, with a reference card for each player."""
    game, asked = shelf.game, _asked(shelf, language)
    ticked = request.args.getlist("sheet")
    chosen = [name for name in shelf.sheets if name in (ticked or TONIGHT)]
    if _paper() not in PAPERS or not chosen:
        abort(404)
    base_url = rendering.printed_url()
    pdfs: list[bytes] = []
    for name in chosen:
        rate_limits.count_often("sheets")
        drawn = _draw(shelf, name, asked.of(game, name), base_url)
        pdfs += [drawn] * (_copies(shelf, asked) if name == "aid" else 1)
    return rendering.pdf(joined(pdfs), f"{game.id}-tonight")


def _draw(shelf: Shelf, sheet: str, asked: Asked, base_url: str) -> bytes:
    """Return a sheet of a shelf as a PDF, from a cache unless it has secrets."""
    draw = _drawn.__wrapped__ if asked.are_secret else _drawn
    return draw(sheet, asked, base_url)


def pdf_of(shelf: Shelf, sheet: str, language: str) -> Any:
    """Return a sheet of a shelf as a PDF, with the choices in the URL."""
    if _paper() not in PAPERS or sheet not in printables.sheets(shelf.game):
        abort(404)
    asked = _asked(shelf, language).of(shelf.game, sheet)
    drawn = _draw(shelf, sheet, asked, rendering.printed_url())
    name = f"{shelf.game.id}-{sheet}"
    return _sent(drawn, _tag_of(drawn), name).make_conditional(request)


def twin_of(shelf: Shelf, sheet: str, reader: Reader) -> Any:
    """Show a sheet of a shelf as a page of words and tables; 404 if it has no such page."""
    game = shelf.game
    if sheet not in printables.sheets(game):
        abort(404)
    twin, asked = printables.sheet(game, sheet).twin, _asked(shelf, reader.language)
    if twin is None:
        abort(404)
    return rendering.page(
        "pages/paper.html",
        reader,
        game=game,
        shelf=shelf,
        sheet=sheet,
        form=twin(sheet_requests.wanted(game, sheet, asked, "")),
        names=asked.names,
        about=asked.as_texts(shelf),
        printed=sheet_requests.printed(game, request.args, asked),
    )


def _sent(drawn: bytes, tag: str, name: str) -> Response:
    response = rendering.pdf(drawn, name)
    response.set_etag(tag)
    return response


def _tag_of(drawn: bytes) -> str:
    return sha256(drawn).hexdigest()[:32]


def _paper() -> str:
    return request.args.get("paper", "a4")


def _game(game_id: str) -> AnyGame:
    game = engine.games().get(game_id)
    if game is None:
        abort(404)
    return game


@lru_cache(maxsize=CACHED_SHEETS)
def _answer(
    game_id: str, sheet: str, query: bytes, language: str, today: date, base_url: str
) -> tuple[bytes, str]:
    """Return the requested sheet as a PDF, with its ETag; results are cached.

    `query`, the URL's query string, and `today` are parameters only to be part of the cache key.
    """
    game = _game(game_id)
    if _paper() not in PAPERS or sheet not in printables.sheets(game):
        abort(404)
    asked = _asked(sheet_requests.of_game(game), language).of(game, sheet)
    if not asked.is_usual:
        rate_limits.count_often("sheets")
    draw = _usual if asked.is_usual else _drawn
    drawn = draw(sheet, asked, base_url)
    return drawn, _tag_of(drawn)


def _asked(shelf: Shelf, language: str) -> Asked:
    """Return the choices for sheets in the URL's query parameters, with today's date."""
    return sheet_requests.read(
        shelf, request.args, language, dates.date(rendering.today(), language)
    )


@pages.get("/data/<game_id>.toml")
def data(game_id: str) -> Any:
    """Return a game's data file, as a template for the file of a box's owner."""
    game = engine.games().get(game_id)
    if game is None or game.data_file is None:
        abort(404)
    name = f'attachment; filename="{game_id}.toml"'
    headers = {"Content-Disposition": name, "Cache-Control": "public, max-age=3600"}
    return Response(game.data_file.text, mimetype="application/toml", headers=headers)


@pages.get("/icon-<int:size>.png")
def icon(size: int) -> Any:
    """Return the icon for a home screen as PNG; `size` is its side in pixels."""
    if size not in seal.SIZES:
        abort(404)
    return rendering.cached(seal.icon(size), "image/png", "public, max-age=2592000")


@pages.get("/fonts/<name>")
def font(name: str) -> Any:
    """Return a font file: .woff2 for pages, .ttf for sheets."""
    suffix = name.rpartition(".")[2]
    if suffix not in ("woff2", "ttf"):
        abort(404)
    kind = f"font/{suffix}"
    response = send_from_directory(FONTS, name, mimetype=kind, max_age=30 * 24 * 3600)
    response.headers["Cache-Control"] = "public, max-age=2592000, immutable"
    return response


@lru_cache(maxsize=CACHED_USUAL_SHEETS)
def _usual(sheet: str, asked: Asked, base_url: str) -> bytes:
    """Return a sheet without special choices as a PDF, from a cache.

    Drawing it counts against a rate limit; a cached one does not.
    """
    rate_limits.count_often("usual_sheets")
    return _drawn.__wrapped__(sheet, asked, base_url)


@lru_cache(maxsize=CACHED_USUAL_SHEETS)
def _picture(sheet: str, asked: Asked) -> bytes:
    """Return the preview of a sheet as PNG, from a cache.

    Drawing it counts against a rate limit; a cached one does not.
    """
    usual = asked.is_usual
    rate_limits.count_often("usual_sheets" if usual else "sheets")
    return first_page(_drawn.__wrapped__(sheet, asked, ""), PREVIEW)


@lru_cache(maxsize=CACHED_SHEETS)
def _drawn(sheet: str, asked: Asked, base_url: str) -> bytes:
    game = engine.games()[asked.game_id]
    wanted = sheet_requests.wanted(game, sheet, asked, base_url, is_local=True)
    with _turn:
        return printables.drawn(sheet, wanted)

"""Sheets to print for a match, a seat or a table, with its options, names and data file.

Data of a box owner's file can be printed only from here, since it is too long for a URL.
"""

from collections.abc import Callable
from typing import Any

from flask import Blueprint, abort, g

from service.installation.links import HERE, TableLinks
from service.matches.store import LoadedMatch
from service.views import available_sheets, match_view
from service.views.reader import Reader
from service.views.sheet_requests import Shelf
from service.web import rendering
from service.web.pages import companion, seat, sheets, table

of_match = Blueprint("match_sheets", __name__, url_prefix="/m/<match_id>/print")
of_seat = Blueprint("seat_sheets", __name__, url_prefix="/s/<token>/print")
of_table = Blueprint("table_sheets", __name__, url_prefix="/t/<token>/print")


@of_match.get("")
def offer_of_match(match_id: str) -> Any:
    """List the sheets of a match, with the keepsakes if it is finished."""
    shelf, reader, loaded = _match(match_id)
    say, others = reader.say, [(reader.say("rebuild-title"), HERE.rebuild_sheet(match_id))]
    s = rendering.read(lambda c: match_view.of_watcher(c, loaded, reader, None))
    result, campaign = s.result, s.campaign
    if campaign and campaign.is_over:
        for what in (*(["certificate"] if campaign.winners else []), "poster"):
            address = HERE.campaign_keepsake(campaign.id, what, reader.language)
            others.append((say(f"campaign-{what}"), address))
    if result:
        for what in ("result", "poster"):
            address = HERE.keepsake(match_id, what, reader.language)
            others.append((say(f"keepsake-{what}"), address))
    if result and result["winners"] and not campaign:
        certificate = HERE.keepsake(match_id, "certificate", reader.language)
        others.append((say("keepsake-certificate-link"), certificate))
    return sheets.page_of(shelf, reader, others)


def _match(match_id: str) -> tuple[Shelf, Reader, LoadedMatch]:
    """Return the sheets that any spectator may print, with their reader and the match."""
    loaded = rendering.read(lambda connection: table.find(connection, match_id))
    reader = rendering.watcher(loaded, g.language)
    base_url = rendering.printed_url()
    return available_sheets.of_match(loaded, reader.names, base_url), reader, loaded


# --- of a seat, also before the match begins ---------------------------------------------------


@of_seat.get("")
def offer_of_seat(token: str) -> Any:
    """List the sheets of the seat's match, for its player or the person invited to it."""
    return sheets.page_of(*_seat(token))


def _seat(token: str) -> tuple[Shelf, Reader]:
    """Return the sheets of the seat's match, and their reader.

    The reader's language is the one in the URL, or else the seat's.
    """
    s = rendering.read(lambda connection: seat.view_of(connection, token))
    g.language = rendering.watcher_language(s.reader.language)
    reader = rendering.watcher(s.loaded, g.language)
    return available_sheets.of_seat(s.loaded, reader.names, s.links), reader


# --- at a table with the real box ------------------------------------------


@of_table.get("")
def offer_of_table(token: str) -> Any:
    """List the sheets of a table; its host can print the seats' codes as cards too."""
    shelf, reader = _table(token)
    cards = (reader.say("companion-cards"), TableLinks("", token).to("cards.pdf"))
    return sheets.page_of(shelf, reader, [cards] if shelf.codes else [])


def _table(token: str) -> tuple[Shelf, Reader]:
    """Return the sheets of a table, for its host with the seats' QR codes; 404 for a score pad."""
    s = companion.seen(token)
    if s.game is None:
        abort(404)
    codes = tuple(code or "" for code in companion.values(s)["codes"])
    agreed, table = s.row.options, s.row.id
    return available_sheets.of_table(s.game, agreed, s.names, s.links, codes, table), s.reader


# --- the URLs of all three ------------------------------------------------


def _serve(pages: Blueprint, whose: str, find: Callable[..., tuple[Shelf, Reader]]) -> None:
    """Register the URLs of sheets: each as a PDF and as a page, and several as one PDF.

    `find` returns the shelf of sheets and their reader.
    """

    def draw(sheet: str, **of: str) -> Any:
        shelf, reader = find(**of)
        return sheets.pdf_of(shelf, sheet, reader.language)

    def read(sheet: str, **of: str) -> Any:
        shelf, reader = find(**of)
        return sheets.twin_of(shelf, sheet, reader)

    @pages.get("/set.pdf", endpoint=f"draw_set_of_{whose}")
    def draw_set(**of: str) -> Any:
        shelf, reader = find(**of)
        return sheets.set_of(shelf, reader.language)

    pages.get("/<sheet>.pdf", endpoint=f"draw_of_{whose}")(draw)
    pages.get("/<sheet>", endpoint=f"read_of_{whose}")(read)


_serve(of_match, "match", lambda match_id: _match(match_id)[:2])
_serve(of_seat, "seat", _seat)
_serve(of_table, "table", _table)

"""Sheets of those who play: as their match or table has it, with its options, data and names.

An owner's data can be printed from here alone: no address could hold it, and nothing that an
address says is read as such.
"""

from typing import Any

from flask import Blueprint, abort, g

from service.installation.links import HERE, TableLinks
from service.matches.store import LoadedMatch
from service.views import shelves
from service.views.papers import Shelf
from service.views.reader import Reader
from service.web import link_previews, rendering
from service.web.pages import companion, seat, sheets, table

of_match = Blueprint("match_sheets", __name__, url_prefix="/m/<match_id>/print")
of_seat = Blueprint("seat_sheets", __name__, url_prefix="/s/<token>/print")
of_table = Blueprint("table_sheets", __name__, url_prefix="/t/<token>/print")
for secret in (of_seat, of_table):
    secret.before_request(link_previews.answer)


@of_match.get("")
def offer_of_match(match_id: str) -> Any:
    """All that can be printed of a match: as it stands now, and of one that is over to keep."""
    shelf, reader, loaded = _match(match_id)
    say, others = reader.say, [(reader.say("rebuild-title"), HERE.rebuild_sheet(match_id))]
    result = loaded.match.result
    if result:
        for what in ("result", "poster"):
            address = HERE.keepsake(match_id, what, reader.language)
            others.append((say(f"keepsake-{what}"), address))
    if result and result["winners"]:
        certificate = HERE.keepsake(match_id, "certificate", reader.language)
        others.append((say("keepsake-certificate-link"), certificate))
    return sheets.page_of(shelf, reader, others)


@of_match.get("/<sheet>.pdf")
def draw_of_match(match_id: str, sheet: str) -> Any:
    """One sheet of it."""
    shelf, reader, _ = _match(match_id)
    return sheets.pdf_of(shelf, sheet, reader.language)


@of_match.get("/<sheet>")
def read_of_match(match_id: str, sheet: str) -> Any:
    """The same as a page."""
    shelf, reader, _ = _match(match_id)
    return sheets.twin_of(shelf, sheet, reader)


def _match(match_id: str) -> tuple[Shelf, Reader, LoadedMatch]:
    """What anybody may print who watches it."""
    loaded = rendering.read(lambda connection: table.find(connection, match_id))
    reader = rendering.watcher(loaded, g.language)
    base_url = rendering.installation().settings.base_url
    return shelves.of_match(loaded, reader.names, base_url), reader, loaded


# --- before it has begun ---------------------------------------------------


@of_seat.get("")
def offer_of_seat(token: str) -> Any:
    """The same for whoever is invited, and nobody else."""
    return sheets.page_of(*_seat(token))


@of_seat.get("/<sheet>.pdf")
def draw_of_seat(token: str, sheet: str) -> Any:
    """One sheet of it."""
    shelf, reader = _seat(token)
    return sheets.pdf_of(shelf, sheet, reader.language)


@of_seat.get("/<sheet>")
def read_of_seat(token: str, sheet: str) -> Any:
    """The same as a page."""
    shelf, reader = _seat(token)
    return sheets.twin_of(shelf, sheet, reader)


def _seat(token: str) -> tuple[Shelf, Reader]:
    """What is agreed; for whoever watches, in that seat's language or the address's."""
    s = rendering.read(lambda connection: seat.view_of(connection, token))
    g.language = rendering.watcher_language(s.reader.language)
    reader = rendering.watcher(s.loaded, g.language)
    return shelves.of_seat(s.loaded, reader.names, s.links), reader


# --- at a table with the real box ------------------------------------------


@of_table.get("")
def offer_of_table(token: str) -> Any:
    """All that can be printed for a table; its host has the seats' codes as cards too."""
    shelf, reader = _table(token)
    cards = (reader.say("companion-cards"), TableLinks("", token).to("cards.pdf"))
    return sheets.page_of(shelf, reader, [cards] if shelf.codes else [])


@of_table.get("/<sheet>.pdf")
def draw_of_table(token: str, sheet: str) -> Any:
    """One sheet of it."""
    shelf, reader = _table(token)
    return sheets.pdf_of(shelf, sheet, reader.language)


@of_table.get("/<sheet>")
def read_of_table(token: str, sheet: str) -> Any:
    """The same as a page."""
    shelf, reader = _table(token)
    return sheets.twin_of(shelf, sheet, reader)


def _table(token: str) -> tuple[Shelf, Reader]:
    """What is played there, for its host with the seats' codes; a score pad has no sheets."""
    s = companion.seen(token)
    if s.game is None:
        abort(404)
    codes = tuple(code or "" for code in companion.values(s)["codes"])
    return shelves.of_table(s.game, s.row.options, s.names, s.links, codes), s.reader

"""Keepsakes of a game that ended at a table: poster, score sheet, certificate, BG Stats file."""

from typing import Any

from flask import Blueprint, abort, request

import printables
from service.installation.release import release
from service.seasons import listing
from service.tables import evenings
from service.views import bgstats, table_end
from service.views.table_view import TableView
from service.web import rendering
from service.web.pages import companion, season

pages = Blueprint("table_keepsakes", __name__, url_prefix="/t/<token>")


@pages.get("/poster.pdf")
def poster(token: str) -> Any:
    """Return a poster of the game as a PDF: its result and story on one or two pages."""
    s = _finished(token)
    kept = table_end.kept(s, _place(s))
    return rendering.pdf(printables.poster(_wanted(s), kept, s.view), "poster")


@pages.get("/result.pdf")
def result(token: str) -> Any:
    """Return the filled-in score sheet as a PDF; 404 if the game did not end by its rules."""
    s = _finished(token)
    if not table_end.is_counted(s):
        abort(404)
    return rendering.pdf(printables.final_sheet(_wanted(s), s.view), "result")


@pages.get("/certificate.pdf")
def certificate(token: str) -> Any:
    """Return the certificate of the game's or campaign's winner as a PDF; 404 if there is none."""
    s = companion.seen(token, whole=True)
    if not s.is_over or not s.certified:
        abort(404)
    if s.game is None:
        about = (_paper(), release(), table_end.day_of(s), table_end.kept_of_pad(s, _place(s)))
        return rendering.pdf(printables.pads_certificate(s.say, *about), "certificate")
    s = _finished(token)
    kept = table_end.kept(s, _place(s))
    if s.tally:
        kept = table_end.of_campaign(s, kept, s.tally)
    return rendering.pdf(printables.certificate(_wanted(s), kept), "certificate")


@pages.get("/game.bgsplay")
def bgstats_file(token: str) -> Any:
    """Return the result as a file for BG Stats; 404 before the game has ended."""
    s = companion.seen(token)
    play = rendering.read(lambda c: listing.of_table(c, s.row))
    if play.ended is None:
        abort(404)
    return season.file_response(bgstats.file_of_table(s.row, s.reader, play))


def _finished(token: str) -> TableView:
    """Return the table with all its entries; 404 for a score pad or an unfinished game."""
    s = companion.seen(token, whole=True)
    if s.game is None or not s.is_over or "players" not in s.view:
        abort(404)
    return s


def _paper() -> str:
    return "letter" if request.args.get("paper") == "letter" else "a4"


def _wanted(s: TableView) -> printables.Wanted:
    return table_end.wanted_for(s, request.args.get("paper", ""))


def _place(s: TableView) -> str:
    return rendering.read(lambda connection: evenings.told(connection, s.row.id)).venue

"""The form for the name of the game on a score pad, which the host may change at any time."""

from typing import Any

from flask import Blueprint, abort, request
from sqlalchemy import Connection

from service.installation.addresses import BadName, clean_name
from service.installation.links import TableLinks
from service.people.problems import Problem
from service.tables import claiming
from service.views.table_view import TableView
from service.web import access, rate_limits, rendering
from service.web.confirmed_forms import confirming
from service.web.pages import companion, table_next

pages = Blueprint("table_title", __name__, url_prefix="/t/<token>")
TITLE = "title"


def ask_title(token: str, wrong: list[Problem] | tuple[()] = ()) -> Any:
    """Form for the name of the game."""
    s = _pad(token)
    return companion.page(
        "pages/table_title.html",
        s,
        422 if wrong else 200,
        titles=table_next.titles(s.row.id),
        title=request.form.get(TITLE, s.row.title or ""),
        problems=wrong,
    )


@confirming(pages, "/title", ask_title)
def change(token: str) -> Any:
    """Change the name of the game, or remove it."""
    rate_limits.count_entry_of_network()
    _pad(token)
    typed = request.form.get(TITLE, "").strip()
    try:
        title = clean_name(typed) if typed else None
    except BadName as bad:
        return ask_title(token, [Problem(TITLE, f"name_{bad.code}")])

    def work(connection: Connection) -> None:
        claiming.entitle(connection, access.open_table(connection, token), title)

    rendering.write(work)
    return rendering.see_other(TableLinks("", token).page)


def _pad(token: str) -> TableView:
    """Return the score pad's table; 404 for a game of ours, since its name is fixed."""
    s = companion.seen(token)
    if not s.is_pad:
        abort(404)
    return s

"""The page behind the big screen's QR code, where players claim free seats before the game."""

from typing import Any

from flask import Blueprint
from sqlalchemy import Connection

from service.installation.addresses import BadName
from service.installation.links import TableLinks
from service.tables import claiming
from service.tables.entering import NotYours
from service.web import access, rate_limits, rendering
from service.web.confirmed_forms import acting
from service.web.pages import companion

pages = Blueprint("table_join", __name__, url_prefix="/t/<token>")


@pages.get("/join")
def ask_join(token: str, seat: int | None = None) -> Any:
    """Show the seats, with a button for each free one."""
    return _page(token)


@acting(pages, "/join/<int:seat>", ask_join)
def join(token: str, seat: int) -> Any:
    """Claim the chosen seat for this phone, and redirect to it."""
    rate_limits.count_entry_of_network()
    tokens, now = rendering.tokens(), rendering.now()

    def work(connection: Connection) -> tuple[str, str]:
        name, held = companion.typed_name(), access.open_table(connection, token)
        return claiming.join(connection, held, seat, tokens, now, name)

    try:
        own, secret = rendering.write(work)
    except NotYours:
        return _page(token, 409, is_late=True)
    except BadName as bad:
        return _page(token, 422, bad_name=f"name_{bad.code}")
    links = TableLinks("", own)
    return companion.keep_phone(rendering.see_other(links.page), links, secret)


def _page(token: str, status: int = 200, is_late: bool = False, bad_name: str = "") -> Any:
    s, about = companion.seen(token), {"is_late": is_late, "bad_name": bad_name}
    return companion.page("pages/table_join.html", s, status, **about)

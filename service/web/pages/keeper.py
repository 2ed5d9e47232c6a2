"""The page of the person who runs the service: health, waiting work and refused letters.

The command line prints its link. A button opens the link once and sets a cookie; from then on the
page needs link and cookie. It shows no cards and has no links to matches or tables.
"""

import re
from contextlib import suppress
from typing import Any

from flask import Blueprint, Response, request
from sqlalchemy import Connection

from service.installation.links import KeeperLinks, asking
from service.installation.tokens import is_match_id
from service.links import keeper
from service.links.store import NoSuchLink
from service.matches.store import NoSuchMatch
from service.views import keeper_story, keeper_view
from service.views.keeper_story import Story
from service.views.keeper_view import Overview
from service.web import rendering
from service.web.confirmed_forms import confirming, form_key

pages = Blueprint("keeper", __name__, url_prefix="/k/<token>")
COOKIE = "keeper"
LONGEST_COOKIE = 64
HOUR, LEAVE = 3600, "leave"
COMMAND = "staffetta keeper-link"
UTC = "UTC"


def ask(token: str, status: int = 200) -> Any:
    """Show the state of the service, or the button that opens the link."""
    cookie, now = _cookie(), rendering.now()

    def look(connection: Connection) -> Overview | None:
        if keeper.has_session(connection, rendering.tokens(), token, cookie, now):
            return keeper_view.look(connection, rendering.installation())
        keeper.find(connection, token, now)
        return None

    try:
        overview = rendering.read(look)
    except NoSuchLink as missing:
        return _closed(missing)
    if overview is None:
        return _page(token, "enter", status)
    return _page(token, "overview", o=overview, now=now)


@pages.get("/log")
def tell(token: str) -> Any:
    """Show the log of the match in the URL, or the button that opens the link."""
    cookie, now, say = _cookie(), rendering.now(), rendering.stranger().say
    match, zone = request.args.get("match", "").strip(), rendering.settings().timezone or UTC
    about = (match, _number("seat"), _number("piece") or 0, now, say, zone)

    def look(connection: Connection) -> Story | None:
        if not keeper.has_session(connection, rendering.tokens(), token, cookie, now):
            raise NoSuchLink
        with suppress(NoSuchMatch):
            return keeper_story.look(connection, *about) if is_match_id(match) else None
        return None

    try:
        story = rendering.read(look)
    except NoSuchLink:
        return ask(token)
    return _page(token, "log", 200 if story else 404, story=story, match=match[:40], zone=zone)


def _number(name: str) -> int | None:
    """Return the number of at most six digits in the URL's parameter `name`, or None."""
    text = request.args.get(name, "")
    return int(text) if re.fullmatch("[0-9]{1,6}", text) else None


@confirming(pages, "", ask)
def enter(token: str) -> Any:
    """Open the link in this browser and set its cookie; or end the session, as the form says."""
    if LEAVE in request.form:
        return _leave(token)
    cookie = form_key(request.form.get("form", ""))
    if cookie is None:
        return ask(token, 400)
    about = (rendering.tokens(), token, cookie, rendering.now())
    try:
        rendering.write(lambda connection: keeper.enter(connection, *about))
    except NoSuchLink as missing:
        return _closed(missing)
    links = KeeperLinks("", token)
    response = rendering.see_other(asking(links.page, language=rendering.language_asked()))
    response.set_cookie(COOKIE, cookie, max_age=keeper.LASTS, **_of_cookie(links))
    return response


def _leave(token: str) -> Any:
    """End the session and delete its cookie; show the page again if there is no session."""
    links = KeeperLinks("", token)
    about = (rendering.tokens(), token, _cookie(), rendering.now())
    if not rendering.write(lambda connection: keeper.leave(connection, *about)):
        return ask(token)
    response = Response(_page(token, "ended")[0])
    response.delete_cookie(COOKIE, **_of_cookie(links))
    return response


def _cookie() -> str:
    return request.cookies.get(COOKIE, "")[:LONGEST_COOKIE]


def _of_cookie(links: KeeperLinks) -> dict[str, Any]:
    is_secure = rendering.settings().base_url.startswith("https:")
    return {"path": links.page, "secure": is_secure, "httponly": True, "samesite": "Strict"}


def _closed(missing: NoSuchLink) -> Any:
    """Return the page for a link that has expired or was opened in another browser."""
    if missing.link is None:
        raise missing
    return rendering.page(
        "pages/keeper.html", rendering.stranger(), 410, what="closed", command=COMMAND
    )


def _page(token: str, what: str, status: int = 200, **about: Any) -> Any:
    links, reader = KeeperLinks("", token), rendering.stranger()
    about |= {"what": what, "links": links, "command": COMMAND, "hours": keeper.LASTS // HOUR}
    return rendering.page("pages/keeper.html", reader, status, **about)

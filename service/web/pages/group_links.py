"""New links of a season, made from its host's page: the watchers' and its own."""

from contextlib import suppress
from typing import Any

from flask import Blueprint, abort, request
from sqlalchemy import Connection

from service.groups import store
from service.installation.links import GroupLinks
from service.links.store import NoSuchLink
from service.web import access, link_previews, rate_limits, rendering
from service.web.forms import acting
from service.web.pages import group
from service.web.pages.group import HOST, WATCH
from service.web.pages.new import form_key, form_token

pages = Blueprint("group_links", __name__, url_prefix="/g/<token>")
pages.before_request(link_previews.answer)


@pages.before_request
def count() -> None:
    """What is changed here is counted before anything that was sent with it is read."""
    if request.method == "POST":
        rate_limits.count_entry_of_network()


@pages.get("/renew/<whose>")
def ask_renew(token: str, whose: str) -> Any:
    """A new link for those who look, or for the host's page?"""
    if whose not in (HOST, WATCH):
        abort(404)
    s = group.seen(token)
    return group.page("pages/group_ask.html", s, what="renew", whose=whose, form_token=form_token())


@acting(pages, "/renew/<whose>", ask_renew)
def renew(token: str, whose: str) -> Any:
    """Make it; the one before it says that there is another."""
    form = form_key(request.form.get("form", ""))
    if form is None or whose not in (HOST, WATCH):
        return ask_renew(token, whose)
    renew_it = store.renew_host if whose == HOST else store.renew_watch
    installation = rendering.installation()
    tokens, now = installation.tokens, installation.now()

    def work(connection: Connection) -> str:
        with suppress(NoSuchLink):  # a second press: the link in hand has ended by the first
            access.open_season(connection, token)
        return renew_it(connection, token, form, tokens, now)

    to = rendering.write(work)
    return rendering.see_other(GroupLinks("", to).told(whose))

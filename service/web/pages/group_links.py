"""New links of a season, made from its host's page: the watchers' and its own."""

from typing import Any

from flask import Blueprint, abort, request

from service.groups import renewals
from service.groups.former_links import HOST, WATCH
from service.groups.store import NotTheHost
from service.installation.links import GroupLinks
from service.web import link_previews, rate_limits, rendering
from service.web.forms import acting
from service.web.pages import group
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
    if not s.is_host:
        return group.not_host(s)
    return group.page("pages/group_ask.html", s, what="renew", whose=whose, form_token=form_token())


@acting(pages, "/renew/<whose>", ask_renew)
def renew(token: str, whose: str) -> Any:
    """Make it; the one before it says that there is another."""
    form = form_key(request.form.get("form", ""))
    if form is None or whose not in (HOST, WATCH):
        return ask_renew(token, whose)
    work = renewals.renew_host if whose == HOST else renewals.renew_watch
    tokens = rendering.installation().tokens
    try:
        to = rendering.write(lambda c: work(c, group.shaped(token), form, tokens))
    except NotTheHost:
        return group.not_host(group.seen(token))
    return rendering.see_other(GroupLinks("", to).told(whose))

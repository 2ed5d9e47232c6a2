"""Forms that act: each only with the button meant for it, and without that button shown again.

Mail scanners open a letter's links and press the only button they find, or the first.
"""

from collections.abc import Callable
from functools import wraps
from typing import Any
from urllib.parse import urlsplit

from flask import Blueprint, Response, after_this_request, current_app, g, request

from service.installation.links import FOR_PROGRAMS
from service.matches import seeds
from service.web import rendering

SCHEMES = ("https", "http")  # a proxy does not tell which
KEPT = "private, no-cache"
SURE, YES = "sure", "yes"  # the name and value of the button that does what its page says
Page = Callable[..., Any]


def acting(
    pages: Blueprint, rule: str, ask: Page, unless: Callable[[], bool] = lambda: False
) -> Callable[[Page], Page]:
    """The address of a form that changes something, shown by `ask` till its button is pressed.

    `unless` tells the one kind of request that may do without.
    """

    def decorate(act: Page) -> Page:
        @wraps(act)
        def guarded(**about: Any) -> Any:
            if request.form.get(SURE) == YES or unless():
                return act(**about)
            g.is_unsure = True
            return ask(**about)

        vars(guarded)["asks"] = ask  # by which the map of routes tells a form with a button
        vars(guarded)["unless"] = unless
        pages.post(rule)(guarded)
        return guarded

    return decorate


def is_foreign() -> bool:
    """Return True if another website sent this request, which would change something.

    Browsers say so in Sec-Fetch-Site and Origin; other clients send neither. Our pages keep their
    addresses to themselves, so browsers write "null" for the Origin of our own forms too. A mail
    provider that stops letters by one click (RFC 8058) may come from anywhere, and programs show a
    token that no other website has.
    """
    if request.method != "POST" or request.path.startswith(FOR_PROGRAMS):
        return False
    view = current_app.view_functions.get(request.endpoint or "")
    # The form is read last, and nowhere else: how large it may be is said later.
    if getattr(view, "unless", None) is is_one_click and is_one_click():
        return False
    if request.headers.get("Sec-Fetch-Site", "none") not in ("same-origin", "none"):
        return True
    origin = request.headers.get("Origin", "null")
    own = (request.host, urlsplit(rendering.installation().settings.base_url).netloc)
    return origin not in ("null", *(f"{scheme}://{host}" for scheme in SCHEMES for host in own))


def word(token: str) -> str:
    """A joining player's word for the seed: the browser's own, else one by their link."""
    typed = request.form.get("word", "")
    return typed if seeds.WORD.fullmatch(typed) else seeds.word_of_link(token)


def keep_typed() -> None:
    """Let Back show this page as it was filled in: browsers forget it where nothing is stored."""

    @after_this_request
    def allow(response: Response) -> Response:
        response.headers["Cache-Control"] = KEPT
        return response


def is_one_click() -> bool:
    """Whether a mail program stops letters by itself (RFC 8058): that alone needs no button."""
    return request.form.get("List-Unsubscribe") == "One-Click"


def is_unsure() -> bool:
    """Whether a form was sent by another button than the one that acts."""
    return bool(g.get("is_unsure"))


GLOBALS = {"is_unsure": is_unsure}

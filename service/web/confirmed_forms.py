"""Forms that change something, and do so only if sent by their own button.

Mail scanners open a letter's links and press the first or only button they find. A form that is
sent in another way is shown again.
"""

import secrets
from collections.abc import Callable
from functools import wraps
from typing import Any
from urllib.parse import urlsplit

from flask import Blueprint, Response, after_this_request, current_app, g, request
from itsdangerous import BadSignature, SignatureExpired, URLSafeTimedSerializer

from service.installation.links import FOR_PROGRAMS
from service.matches import seeds
from service.web import rendering

SCHEMES = ("https", "http")  # a proxy does not say which
CACHE_CONTROL = "private, no-cache"
FORM_AGE = 24 * 3600
SURE, YES = "sure", "yes"  # name and value of the button that acts
Page = Callable[..., Any]


def acting(
    pages: Blueprint, rule: str, ask: Page, unless: Callable[[], bool] = lambda: False
) -> Callable[[Page], Page]:
    """Register the POST route of a form; the decorated view runs if its own button was pressed.

    Otherwise the view `ask` shows the form again. `unless` returns True for a request that needs no
    button, such as one-click unsubscription.
    """

    def decorate(act: Page) -> Page:
        @wraps(act)
        def guarded(**about: Any) -> Any:
            if request.form.get(SURE) == YES or unless():
                return act(**about)
            g.is_unsure = True
            return ask(**about)

        vars(guarded)["asks"] = ask  # marks the route as a form with a button
        vars(guarded)["unless"] = unless
        pages.post(rule)(guarded)
        return guarded

    return decorate


def confirming(
    pages: Blueprint, rule: str, ask: Page, unless: Callable[[], bool] = lambda: False
) -> Callable[[Page], Page]:
    """Register a form's URL: GET shows it with the view `ask`, POST is handled as in `acting`."""
    pages.get(rule)(ask)
    return acting(pages, rule, ask, unless)


def is_foreign() -> bool:
    """True if another website made the browser send this POST request.

    Browsers say so in Sec-Fetch-Site and Origin; other clients send neither. Our pages send no
    referrer, so browsers write "null" as the Origin of our own forms too. One-click unsubscription
    (RFC 8058) may come from anywhere, and programs send a token that no other website has.
    """
    if request.method != "POST" or request.path.startswith(FOR_PROGRAMS):
        return False
    view = current_app.view_functions.get(request.endpoint or "")
    # Check the view first: the size limit of other forms is set later.
    if getattr(view, "unless", None) is is_one_click and is_one_click():
        return False
    headers = request.headers
    if headers.get("Sec-Fetch-Site", "none") not in ("same-origin", "none"):
        return True
    origin = headers.get("Origin", "null")
    if origin == "null":
        return False
    own = (request.host, urlsplit(rendering.settings().base_url).netloc)
    return origin not in [f"{scheme}://{host}" for scheme in SCHEMES for host in own]


def word(token: str) -> str:
    """Return the text that a joining player adds to the seed: typed, or else made from `token`."""
    typed = request.form.get("word", "")
    return typed if seeds.WORD.fullmatch(typed) else seeds.word_of_link(token)


def keep_typed() -> None:
    """Allow the browser to store this page, so that Back shows the form as it was filled in."""

    @after_this_request
    def allow(response: Response) -> Response:
        response.headers["Cache-Control"] = CACHE_CONTROL
        return response


# --- a form's own token: a form that is sent twice acts once -----------------------------------


def _forms() -> URLSafeTimedSerializer:
    return URLSafeTimedSerializer(rendering.settings().secret_key, salt="new match")


def form_token() -> str:
    """Return a new token for a form; it is valid for a day."""
    return _forms().dumps(secrets.token_hex(16))


def form_key(token: str) -> str | None:
    """Return the random part of a form's token, which is the same each time the form is sent.

    Returns None if the token has expired or was not made here.
    """
    try:
        return str(_forms().loads(token, max_age=FORM_AGE))
    except (BadSignature, SignatureExpired):
        return None


def is_one_click() -> bool:
    """True if a mail program sent a one-click unsubscription (RFC 8058), which needs no button."""
    return request.form.get("List-Unsubscribe") == "One-Click"


def is_unsure() -> bool:
    """True if the form was sent without its own button, and is now shown again."""
    return bool(g.get("is_unsure"))


GLOBALS = {"is_unsure": is_unsure, "fresh_form": form_token}

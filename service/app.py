"""The Flask application: routes gathered, headers set, every fault answered in words.

Knows which modules hold pages; knows nothing of what they do.
"""

import secrets
import time
from collections.abc import Callable
from functools import lru_cache, partial
from typing import Any

from flask import Flask, Response, g, request
from jinja2 import StrictUndefined

from service import api, logs, metrics
from service.limits import Limits
from service.office import Office
from service.pages import (
    build,
    campaign,
    desk,
    faults,
    health,
    home,
    host,
    mailbox,
    new,
    orders,
    seat,
    sheets,
    table,
)
from service.stationery import GLOBALS, folder

LARGEST_BODY = 256 * 1024
POLICY = (
    "default-src 'none'; style-src 'self'; script-src 'self'; img-src 'self' data:; "
    "font-src 'self'; connect-src 'self'; form-action 'self'; frame-src 'self'; "
    "base-uri 'none'; frame-ancestors 'none'"
)
PROTECTION = [
    ("Content-Security-Policy", POLICY),
    ("X-Content-Type-Options", "nosniff"),
    ("Referrer-Policy", "no-referrer"),
    ("Cross-Origin-Opener-Policy", "same-origin"),
    ("Vary", "Accept-Language"),
]
UNKEPT = [("Cache-Control", "no-store, private")]
BLUEPRINTS = (
    home.pages,
    new.pages,
    seat.pages,
    orders.pages,
    build.pages,
    host.pages,
    table.pages,
    campaign.pages,
    sheets.pages,
    health.pages,
    api.api,
)
METHODS = ("GET", "HEAD", "OPTIONS", "POST")


def create_app(office: Office) -> Flask:
    """The web side of one installation; its database must be migrated already."""
    app = Flask("service", template_folder=str(folder()), static_folder=str(folder() / "static"))
    app.extensions |= {"office": office, "limits": Limits()}
    app.config["MAX_CONTENT_LENGTH"] = LARGEST_BODY
    app.config["MAX_FORM_PARTS"] = 200
    app.jinja_env.undefined = StrictUndefined
    app.jinja_env.trim_blocks = app.jinja_env.lstrip_blocks = True
    app.jinja_env.globals.update(GLOBALS, **desk.GLOBALS)
    lay_out(app, with_mailbox=office.settings.demo)
    faults.install(app)
    app.before_request(_begin)
    app.after_request(_finish)
    app.wsgi_app = protected(app.wsgi_app)
    return app


def lay_out(app: Flask, with_mailbox: bool) -> None:
    """Give the app every address there is; a slash too many does not turn a link into nothing."""
    app.url_map.strict_slashes = app.url_map.merge_slashes = False
    for blueprint in BLUEPRINTS:
        app.register_blueprint(blueprint)
    if with_mailbox:
        app.register_blueprint(mailbox.pages)


def protected(answer: Callable[..., Any]) -> Callable[..., Any]:
    """Give every answer the headers that protect it, where it says nothing else itself.

    A second policy would not widen the first: a letter in the mailbox has one of its own.
    """

    def application(environ: dict[str, Any], start_response: Callable[..., Any]) -> Any:
        def start(status: str, headers: list[tuple[str, str]], *fault: Any) -> Any:
            said = {name for name, _ in headers} - {"Vary"}
            added = [header for header in PROTECTION + UNKEPT if header[0] not in said]
            return start_response(status, headers + added, *fault)

        return answer(environ, start)

    return application


def _begin() -> None:
    g.began = time.perf_counter()
    g.request_id = secrets.token_hex(6)


def _finish(response: Response) -> Response:
    """The request is noted when its answer is on its way: nobody waits for our notes."""
    response.headers.add("X-Request-Id", g.request_id)
    method = request.method if request.method in METHODS else "other"
    route = request.url_rule.rule if request.url_rule else "-"
    milliseconds = (time.perf_counter() - g.began) * 1000
    about = (g.request_id, method, route, response.status_code, milliseconds)
    response.call_on_close(partial(_note, *about))
    return response


def _note(request_id: str, method: str, route: str, status: int, milliseconds: float) -> None:
    _counter(route, method, status).inc()
    logs.note_request(request_id, method, route, status, milliseconds)


@lru_cache(maxsize=1024)
def _counter(rule: str, method: str, status: int) -> Any:
    return metrics.REQUESTS.labels(rule, method, str(status))

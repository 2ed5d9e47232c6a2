"""The Flask application: routes gathered, headers set, every fault answered in words.

Knows which modules hold pages; knows nothing of what they do.
"""

import logging
import secrets
import time
from collections.abc import Callable
from functools import lru_cache
from typing import Any

from flask import Flask, Response, g, request
from jinja2 import StrictUndefined

from service import api, metrics
from service.limits import Limits
from service.office import Office
from service.pages import desk, faults, health, home, host, mailbox, orders, seat, sheets, table
from service.stationery import GLOBALS, folder

log = logging.getLogger("service.requests")
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
    seat.pages,
    orders.pages,
    host.pages,
    table.pages,
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
    """Give every answer the headers that protect it; what does not say so is kept by nobody."""

    def application(environ: dict[str, Any], start_response: Callable[..., Any]) -> Any:
        def start(status: str, headers: list[tuple[str, str]], *fault: Any) -> Any:
            is_kept = any(name == "Cache-Control" for name, _ in headers)
            added = PROTECTION if is_kept else PROTECTION + UNKEPT
            return start_response(status, headers + added, *fault)

        return answer(environ, start)

    return application


def _begin() -> None:
    g.began = time.perf_counter()
    g.request_id = secrets.token_hex(6)


def _finish(response: Response) -> Response:
    response.headers.add("X-Request-Id", g.request_id)
    _note(response)
    return response


def _note(response: Response) -> None:
    """One line for each request, with the pattern of its address and never the address itself."""
    rule = request.url_rule.rule if request.url_rule else "-"
    method = request.method if request.method in METHODS else "other"
    seconds = time.perf_counter() - g.began
    _counter(rule, method, response.status_code).inc()
    facts = {
        "request": g.request_id,
        "method": method,
        "route": rule,
        "status": response.status_code,
        "milliseconds": round(seconds * 1000, 1),
    }
    log.info("request", extra=facts)


@lru_cache(maxsize=1024)
def _counter(rule: str, method: str, status: int) -> Any:
    return metrics.REQUESTS.labels(rule, method, str(status))

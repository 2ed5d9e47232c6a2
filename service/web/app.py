"""The Flask application: routes, headers, error pages."""

import secrets
import string
import time
from collections.abc import Callable
from contextlib import suppress
from functools import lru_cache, partial
from importlib import import_module
from pkgutil import iter_modules
from typing import Any
from urllib.parse import quote

from flask import Blueprint, Flask, Request
from flask.sessions import NullSession, SessionInterface
from flask.templating import Environment as FlaskTemplates
from jinja2 import StrictUndefined
from sqlalchemy.exc import SQLAlchemyError
from werkzeug.wsgi import ClosingIterator

from service.database import patience
from service.installation import logs, metrics, origin
from service.installation.buffered_counters import Frequent
from service.installation.context import Installation
from service.installation.fifo_cache import FifoCache
from service.installation.links import FOR_PROGRAMS
from service.language import catalogues
from service.links import store as links
from service.matches import outbox, reachability
from service.matches.state_check import Survey
from service.views import templating
from service.web import (
    access,
    api,
    compression,
    confirmed_forms,
    costs,
    errors,
    link_previews,
    new_browsers,
    pages,
    rate_limits,
    rendering,
    table_api,
)
from service.web.pages import mailbox
from service.web.security_headers import PROTECTION, UNKEPT

LARGEST_BODY = rate_limits.LARGEST_BODY
# The largest query string, in bytes and in fields: far more than our links and forms need.
LONGEST_QUERY, MOST_FIELDS = 16 * 1024, 200
METHODS = ("GET", "HEAD", "OPTIONS", "POST")
NOTHING_KEPT = NullSession()
LOOK_EVERY = 60  # seconds between looks for letters that a seat's player has not opened
LOOKED: FifoCache[tuple[str, int, int, int, int], bool] = FifoCache(4096)


class NoSessions(SessionInterface):
    """A session interface that keeps no sessions: only links give access."""

    def open_session(self, app: Flask, request: Request) -> NullSession:
        """Return an empty session that raises an error when written to."""
        return NOTHING_KEPT


class Pages(templating.OurTemplates, FlaskTemplates):
    """The Jinja environment of the pages."""


def create_app(installation: Installation) -> Flask:
    """Return the web application of an installation; its database must be migrated already."""
    templates = catalogues.templates_folder()
    app = Flask("service", static_folder=str(templates / "static"))
    app.jinja_environment = Pages
    app.jinja_loader = templating.template_loader()
    parts = {
        "installation": installation,
        "frequent": Frequent(installation.database),
        "survey": Survey(),
    }
    app.extensions |= parts
    app.session_interface = NoSessions()
    app.config["MAX_CONTENT_LENGTH"] = rate_limits.USUAL_BODY
    app.config["MAX_FORM_PARTS"] = MOST_FIELDS
    app.jinja_env.undefined = StrictUndefined
    app.jinja_env.trim_blocks = app.jinja_env.lstrip_blocks = True
    app.jinja_env.globals.update(templating.GLOBALS, **rendering.GLOBALS, **confirmed_forms.GLOBALS)
    lay_out(app, with_mailbox=installation.settings.demo)
    errors.install(app)
    app.before_request(costs.count)
    app.before_request(link_previews.answer)
    app.after_request(compression.compress)
    app.after_request(new_browsers.greet)
    app.wsgi_app = noted(app.wsgi_app, installation)  # type: ignore[method-assign]  # as Flask says to do it
    return app


def lay_out(app: Flask, with_mailbox: bool) -> None:
    """Register all routes, without redirects for a missing or extra slash."""
    app.url_map.strict_slashes = app.url_map.merge_slashes = False
    for blueprint in _blueprints():
        if with_mailbox or blueprint is not mailbox.pages:
            app.register_blueprint(blueprint)


def _blueprints() -> list[Blueprint]:
    """Return the blueprints of both APIs and of all modules in service/web/pages."""
    names = [each.name for each in iter_modules(pages.__path__)]
    modules = [import_module(f"{pages.__name__}.{name}") for name in names]
    found = [each for module in (api, table_api, *modules) for each in vars(module).values()]
    return [*dict.fromkeys(each for each in found if isinstance(each, Blueprint))]


def noted(answer: Callable[..., Any], installation: Installation) -> Callable[..., Any]:
    """Wrap the WSGI application `answer`: number requests, add security headers and log.

    Flask's own hooks would miss some responses, and the client would wait for the log.
    """

    def application(environ: dict[str, Any], start_response: Callable[..., Any]) -> Any:
        began = time.perf_counter()
        notes: list[Callable[[], None]] = []
        query = environ.get("QUERY_STRING", "")
        is_long = len(query) > LONGEST_QUERY or query.count("&") >= MOST_FIELDS
        environ[errors.ASKS_TOO_MUCH] = is_long
        environ["QUERY_STRING"] = "" if is_long else readable(query)
        request_id = environ[rendering.REQUEST_ID] = secrets.token_hex(6)

        def start(status: str, headers: list[tuple[str, str]], *fault: Any) -> Any:
            milliseconds = (time.perf_counter() - began) * 1000
            kind = (_method(environ), _route(environ), int(status[:3]))
            notes[:] = [partial(_note, environ, request_id, *kind, milliseconds)]
            if environ.get(access.USED_LINK):
                notes.append(partial(_note_use, installation, *environ[access.USED_LINK]))
            if environ.get(access.OPENED):
                notes.append(partial(_note_opened, installation, *environ[access.OPENED]))
            added = [*_protection(headers), ("X-Request-Id", request_id)]
            return start_response(status, headers + added, *fault)

        way: origin.Way = "api" if environ["PATH_INFO"].startswith(FOR_PROGRAMS) else "page"
        with patience.within(patience.REQUEST), origin.coming(way, request_id):
            return ClosingIterator(answer(environ, start), notes)

    return application


def readable(query: str) -> str:
    """Return a query string with its non-ASCII bytes escaped; some clients send such bytes."""
    return query if query.isascii() else quote(query.encode("latin-1"), safe=string.printable)


def _protection(headers: list[tuple[str, str]]) -> list[tuple[str, str]]:
    """Return the security headers that are missing in a response's `headers`.

    Headers in `headers` are kept: a second Content-Security-Policy could only narrow the first.
    """
    said = {name for name, _ in headers} - {"Vary"}
    return [header for header in PROTECTION + UNKEPT if header[0] not in said]


def _method(environ: dict[str, Any]) -> str:
    method = environ["REQUEST_METHOD"]
    return method if method in METHODS else "other"


def _route(environ: dict[str, Any]) -> str:
    """Return the URL pattern of the request's route; "-" if no route matched."""
    rule = environ["werkzeug.request"].url_rule
    return rule.rule if rule else "-"


def _note(
    environ: dict[str, Any],
    request_id: str,
    method: str,
    route: str,
    status: int,
    milliseconds: float,
) -> None:
    if environ.get(errors.IS_REPEATED):
        return
    _counter(route, method, status).inc()
    logs.note_request(request_id, method, route, status, milliseconds)


def _note_use(installation: Installation, link_id: str, used_at: int | None) -> None:
    """Record a link's use, at most once an hour; ignore database errors.

    Only the link's own row is written, so a visit changes nothing that a page shows.
    """
    now = installation.now()
    if links.is_use_due(used_at, now):
        with suppress(SQLAlchemyError):
            installation.database.write(lambda c: links.note_use(c, link_id, now))


def _note_opened(
    installation: Installation, match_id: str, seat: int, tenure: int, turn: int
) -> None:
    """Record that the seat's player opened a link in a letter, at most once a minute and turn."""
    now = installation.now()
    key = (match_id, seat, tenure, turn, now // LOOK_EVERY)
    if LOOKED.get(key):
        return
    LOOKED.put(key, True)
    of = (match_id, seat, tenure)
    with suppress(SQLAlchemyError):
        if installation.database.read(lambda c: outbox.has_unopened(c, *of)):
            installation.database.write(lambda c: outbox.note_opened(c, *of, now))
        if installation.database.read(lambda c: reachability.is_marked(c, *of)):
            installation.database.write(lambda c: reachability.note_opened(c, *of, now))


@lru_cache(maxsize=1024)
def _counter(rule: str, method: str, status: int) -> Any:
    return metrics.REQUESTS.labels(rule, method, str(status))

"""The Flask application: routes gathered, headers set, every fault answered in words."""

import secrets
import string
import time
from collections.abc import Callable
from contextlib import suppress
from functools import lru_cache, partial
from typing import Any
from urllib.parse import quote

from flask import Flask, Request
from flask.sessions import NullSession, SessionInterface
from flask.templating import Environment as FlaskTemplates
from jinja2 import StrictUndefined
from sqlalchemy.exc import SQLAlchemyError
from werkzeug.wsgi import ClosingIterator

from service.database import patience
from service.installation import logs, metrics
from service.installation.frequent import Frequent
from service.installation.parts import Installation
from service.language import catalogues
from service.links import store as links
from service.matches.survey import Survey
from service.views import templating
from service.web import (
    access,
    ahead,
    api,
    compressing,
    costs,
    faults,
    forms,
    kept,
    new_browsers,
    rate_limits,
    rendering,
    table_api,
)
from service.web.pages import (
    address_change,
    again,
    asking_back,
    build,
    campaign,
    companion,
    group,
    group_links,
    group_new,
    health,
    home,
    host,
    keepsakes,
    mailbox,
    mine,
    new,
    newcomer,
    open_link,
    orders,
    own_note,
    pictures,
    plan,
    played_sheets,
    rebuild,
    rulings,
    seat,
    seat_settings,
    sheets,
    table,
    table_by_mail,
    table_links,
    table_new,
    taking_back,
)
from service.web.policy import POLICY

LARGEST_BODY = rate_limits.LARGEST_BODY
# Of what an address asks for, bytes and fields: far more than any link or form of ours has.
LONGEST_QUERY, MOST_FIELDS = 16 * 1024, 200
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
    seat_settings.pages,
    address_change.pages,
    again.pages,
    open_link.pages,
    newcomer.pages,
    orders.pages,
    build.pages,
    plan.pages,
    taking_back.pages,
    asking_back.pages,
    mine.pages,
    own_note.pages,
    host.pages,
    table.pages,
    rebuild.pages,
    keepsakes.pages,
    rebuild.own_pages,
    table_new.pages,
    companion.pages,
    table_by_mail.pages,
    group_new.pages,
    group_new.of_match,
    group_new.of_table,
    group.pages,
    group_links.pages,
    table_links.pages,
    campaign.pages,
    sheets.pages,
    pictures.pages,
    played_sheets.of_match,
    played_sheets.of_seat,
    played_sheets.of_table,
    rulings.pages,
    health.pages,
    api.api,
    table_api.api,
)
METHODS = ("GET", "HEAD", "OPTIONS", "POST")
NOTHING_KEPT = NullSession()


class NoSessions(SessionInterface):
    """Whoever holds a link holds the seat: nothing is kept with a browser."""

    def open_session(self, app: Flask, request: Request) -> NullSession:
        """The same nothing for every request; it refuses to be written to."""
        return NOTHING_KEPT


class Pages(templating.OurTemplates, FlaskTemplates):
    """The templates of pages."""


def create_app(installation: Installation) -> Flask:
    """The web side of one installation; its database must be migrated already."""
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
    app.jinja_env.add_extension(kept.Kept)
    app.jinja_env.globals.update(templating.GLOBALS, **rendering.GLOBALS, **forms.GLOBALS)
    app.extensions["ahead"] = ahead.Ahead(app)
    lay_out(app, with_mailbox=installation.settings.demo)
    faults.install(app)
    app.before_request(costs.count)
    app.after_request(compressing.compress)
    app.after_request(new_browsers.greet)
    app.wsgi_app = noted(app.wsgi_app, installation)  # type: ignore[method-assign]  # as Flask says to do it
    return app


def lay_out(app: Flask, with_mailbox: bool) -> None:
    """Give the app every address there is; a slash too many does not turn a link into nothing."""
    app.url_map.strict_slashes = app.url_map.merge_slashes = False
    for blueprint in BLUEPRINTS:
        app.register_blueprint(blueprint)
    if with_mailbox:
        app.register_blueprint(mailbox.pages)


def noted(answer: Callable[..., Any], installation: Installation) -> Callable[..., Any]:
    """Number each request, protect its answer, and note it when the answer is on its way.

    Around the application and not in hooks of its own, so that whatever is answered is noted, and
    nobody waits for our notes.
    """

    def application(environ: dict[str, Any], start_response: Callable[..., Any]) -> Any:
        began = time.perf_counter()
        notes: list[Callable[[], None]] = []
        query = environ.get("QUERY_STRING", "")
        is_long = len(query) > LONGEST_QUERY or query.count("&") >= MOST_FIELDS
        environ[faults.ASKS_TOO_MUCH] = is_long
        environ["QUERY_STRING"] = "" if is_long else readable(query)
        request_id = environ[faults.REQUEST_ID] = secrets.token_hex(6)

        def start(status: str, headers: list[tuple[str, str]], *fault: Any) -> Any:
            milliseconds = (time.perf_counter() - began) * 1000
            kind = (_method(environ), _route(environ), int(status[:3]))
            notes[:] = [partial(_note, environ, request_id, *kind, milliseconds)]
            if environ.get(access.USED_LINK):
                notes.append(partial(_note_use, installation, *environ[access.USED_LINK]))
            added = [*_protection(headers), ("X-Request-Id", request_id)]
            return start_response(status, headers + added, *fault)

        with patience.within(patience.REQUEST):
            return ClosingIterator(answer(environ, start), notes)

    return application


def readable(query: str) -> str:
    """What an address asks, with bytes escaped that no address may have: some clients send them."""
    return query if query.isascii() else quote(query.encode("latin-1"), safe=string.printable)


def _protection(headers: list[tuple[str, str]]) -> list[tuple[str, str]]:
    """What protects an answer, where it says nothing else itself.

    A second policy would not widen the first: a letter in the mailbox has one of its own.
    """
    said = {name for name, _ in headers} - {"Vary"}
    return [header for header in PROTECTION + UNKEPT if header[0] not in said]


def _method(environ: dict[str, Any]) -> str:
    method = environ["REQUEST_METHOD"]
    return method if method in METHODS else "other"


def _route(environ: dict[str, Any]) -> str:
    """The pattern of the address, as long as Flask has the request at hand."""
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
    if environ.get(faults.IS_REPEATED):
        return
    _counter(route, method, status).inc()
    logs.note_request(request_id, method, route, status, milliseconds)


def _note_use(installation: Installation, link_id: str, used_at: int | None) -> None:
    """Note when a link was used, at most once an hour; a database that fails is told of elsewhere.

    Only the link's own row is written, so that nothing a page shows of a game changes by looking.
    """
    now = installation.now()
    if links.is_use_due(used_at, now):
        with suppress(SQLAlchemyError):
            installation.database.write(lambda c: links.note_use(c, link_id, now))


@lru_cache(maxsize=1024)
def _counter(rule: str, method: str, status: int) -> Any:
    return metrics.REQUESTS.labels(rule, method, str(status))

"""An installation under the tests' own clock, and the plain client that its people use."""

import re
from base64 import b64encode
from collections import defaultdict
from contextlib import suppress
from dataclasses import dataclass, field, replace
from email import policy
from email.message import EmailMessage
from email.parser import BytesParser
from functools import cached_property
from html.parser import HTMLParser
from pathlib import Path
from types import CodeType
from typing import Any
from urllib.parse import unquote, urlsplit

from flask import Flask
from flask.testing import FlaskClient
from jinja2.bccache import Bucket, BytecodeCache
from sqlalchemy import Engine
from sqlalchemy.exc import DBAPIError
from werkzeug.test import TestResponse

from service.database.connections import Database
from service.database.rows import LINK
from service.installation.context import Installation
from service.installation.settings import Settings
from service.installation.tokens import Tokens
from service.links import store as links
from service.links.store import Kind, Target
from service.mail.by_email import ByEmail
from service.mail.channels import E_MAIL
from service.mail.sender import Sender
from service.mail.transport import FilePost, Post
from service.matches import store
from service.operations import scheduler
from service.web import app as web_app
from service.web.app import create_app, lay_out
from tests.service.api_answers import hold_to_type

SECRET = "a secret of the tests alone"
MORNING = 1_774_339_200  # Tuesday 24 March 2026, 08:00 UTC: daytime for all players
ANA = {"name": "Ana", "email": "ana@mail.example", "language": "en", "timezone": "Europe/London"}
BELA = {"name": "Béla", "email": "bela@mail.example", "language": "hu"}
CYRUS = {"name": "کورش", "email": "cyrus@mail.example", "language": "fa"}
SURE = {"sure": "yes"}  # the confirming button of a page
DARA = {"name": "Dara", "email": "dara@mail.example", "language": "fa"}


class Client(FlaskClient):
    """A client that reads each answer to its end, as a browser does, before the next request.

    It checks every API answer in any test against the API's description.
    """

    def open(self, *about: Any, buffered: bool = True, **values: Any) -> TestResponse:
        answer = super().open(*about, buffered=buffered, **values)
        hold_to_type(answer)
        return answer


class Compiled(BytecodeCache):
    """A cache of compiled templates, shared by all tests."""

    def __init__(self) -> None:
        self.kept: dict[str, CodeType] = {}

    def load_bytecode(self, bucket: Bucket) -> None:
        bucket.code = self.kept.get(bucket.key)

    def dump_bytecode(self, bucket: Bucket) -> None:
        self.kept[bucket.key] = bucket.code


TEMPLATES = Compiled()

LAID_OUT: dict[bool, Flask] = {}
# the parts of an app in which Flask stores its routes
ADDRESSES = ("url_map", "view_functions", "blueprints", "before_request_funcs")


def lay_out_once(app: Flask, with_mailbox: bool) -> None:
    """Share the routes, which are the same in every app: building them takes 20 ms."""
    first = LAID_OUT.setdefault(with_mailbox, app)
    if first is app:
        lay_out(app, with_mailbox)
    for part in ADDRESSES:
        kept = getattr(first, part)
        if part == "before_request_funcs":  # the application's own are added later
            kept = defaultdict(list, {name: kept[name] for name in kept if name})
        setattr(app, part, kept)


web_app.lay_out = lay_out_once

COMPILED: dict[str, Engine] = {}


def compile_once(engine: Engine) -> None:
    """Share what SQLAlchemy has compiled between the databases of a kind.

    It compiles every statement anew for each engine, that is for each test.
    """
    name = engine.dialect.name
    if name not in COMPILED:
        with suppress(DBAPIError), engine.connect():  # a dialect looks at its first server
            COMPILED[name] = engine
    elif COMPILED[name] is not engine:
        first = COMPILED[name]
        engine.dialect, engine._compiled_cache = first.dialect, first._compiled_cache


@dataclass
class HandClock:
    """A clock set by the test; the machine's clock follows unless told otherwise."""

    seconds: int = MORNING
    machine_ahead: int = 0

    def now(self) -> int:
        return self.seconds

    def machine(self) -> int:
        return self.seconds + self.machine_ahead

    def forward(self, seconds: int) -> None:
        """Let time pass while the service runs, so that the machine's clock shows no leap."""
        self.seconds += seconds
        self.machine_ahead -= seconds


@dataclass
class TrialInstallation:
    """Installation, web client and sender over one database and one data folder."""

    installation: Installation
    client: FlaskClient
    sender: Sender
    time: HandClock
    seen: set[str] = field(default_factory=set)

    def new_letters(self) -> list["Letter"]:
        """Send waiting letters and return the new ones, in the order sent."""
        self.sender.send_waiting()
        folder = self.installation.settings.data / "mail"
        fresh = [path for path in sorted(folder.glob("*.eml")) if path.name not in self.seen]
        self.seen |= {path.name for path in fresh}
        return [Letter(path) for path in fresh]

    def beside(self, **changes: Any) -> "TrialInstallation":
        """Return an installation on the same data with changed settings, like another process."""
        installation = replace(
            self.installation, settings=self.installation.settings.model_copy(update=changes)
        )
        app = create_app(installation)
        app.jinja_env.bytecode_cache = TEMPLATES
        app.test_client_class = Client
        return replace(self, installation=installation, client=app.test_client())

    def pass_time(self, seconds: int) -> None:
        """Let time pass while the service runs."""
        self.time.forward(seconds)
        scheduler.tick(self.installation)

    def get(self, url: str) -> "Page":
        """Open a URL, following redirects."""
        return Page(self, self.client.get(path_of(url), follow_redirects=True))

    def api(self, body: dict[str, Any]) -> str:
        """Set up a match by the API, confirm it as its host, and return its id."""
        match = self.propose(body)
        assert self.agree(match).status_code == 303
        return match

    def propose(self, body: dict[str, Any]) -> str:
        """Set up a match by the API that only its host knows of."""
        answer = self.client.post("/api/v1/matches", json=body)
        assert answer.status_code == 201, answer.get_data(as_text=True)
        return answer.json["match"]

    def host_page(self, match: str) -> str:
        """Return the URL of the host's page, as in the host's letter."""
        return f"/h/{self.token('host', Target(match))}"

    def token(self, kind: Kind, target: Target) -> str:
        """Return the token of the current link of a kind, or "" without one."""
        tokens = self.installation.tokens
        return self.installation.database.read(
            lambda c: links.current_token(c, tokens, kind, target)
        )

    def tokens_of(self, kind: Kind) -> list[str]:
        """Return the tokens of all live links of a kind, oldest first."""
        found = self.installation.database.read(lambda c: links.live(c, LINK.c.kind == kind))
        return [links.token_of(each, self.installation.tokens) for each in found]

    def seat_tokens(self, match: str) -> list[str]:
        """Return the tokens of a match's seats."""
        loaded = self.installation.database.read(lambda c: store.load(c, match))
        return [self.token("seat", Target(match, seat.number)) for seat in loaded.seats]

    def agree(self, match: str) -> TestResponse:
        """Press the button on the host's page that sends the invitations."""
        return self.client.post(f"{self.host_page(match)}/invite", data={"sure": "yes"})


def secrets_of_links(house: TrialInstallation) -> list[str]:
    """Return the stored secrets of links: every salt and hash."""
    found = house.installation.database.read(links.live)
    return [text for link in found for text in (link.salt, link.token_hash) if text]


def by_email(installation: Installation, post: Post) -> Sender:
    """Return a sender with e-mail as its only channel."""
    return Sender(installation, {E_MAIL: ByEmail(installation.settings, post)})


def install(folder: Path, database_url: str, **values: Any) -> TrialInstallation:
    """Return a fresh installation on a migrated database."""
    settings = Settings(
        data=folder,
        database_url=database_url,
        base_url="https://play.example",
        mail_url="file:",
        mail_from="staffetta@play.example",
        mail_reply_domain="play.example",
        secret_key=SECRET.encode(),
        test=True,
        **values,
    )
    time, database = HandClock(), Database(database_url)
    compile_once(database.engine)
    installation = Installation(settings, database, time, Tokens(settings.secret_key))
    app = create_app(installation)
    app.jinja_env.bytecode_cache = TEMPLATES
    app.test_client_class = Client
    return TrialInstallation(
        installation, app.test_client(), by_email(installation, FilePost(folder / "mail")), time
    )


def path_of(url: str) -> str:
    parts = urlsplit(url)
    return parts.path + (f"?{parts.query}" if parts.query else "")


@dataclass
class Letter:
    """A letter in the mail folder."""

    path: Path

    @cached_property
    def message(self) -> EmailMessage:
        """Return the parsed letter; most letters of a test are never read."""
        return BytesParser(policy=policy.default).parsebytes(self.path.read_bytes())

    def __getitem__(self, header: str) -> str:
        return str(self.message[header])

    @property
    def kind(self) -> str:
        return self["X-Staffetta-Kind"]

    @property
    def to(self) -> str:
        return self.message["To"].addresses[0].addr_spec

    @cached_property
    def text(self) -> str:
        return self.message.get_body(("plain",)).get_content()

    @cached_property
    def html(self) -> str:
        body = self.message.get_body(("related", "html"))
        return (body.get_body(("html",)) or body).get_content()

    @property
    def board(self) -> str:
        """Return the board's picture as a data URL."""
        pictures = (each for each in self.message.walk() if each.get_content_type() == "image/png")
        return "data:image/png;base64," + b64encode(next(pictures).get_content()).decode()

    @property
    def links(self) -> list[str]:
        """Return every URL in the text part, in order."""
        return re.findall(r"https://play\.example[^\s>]*", self.text)

    @property
    def action_links(self) -> dict[str, str]:
        """Return the URLs that play a move, by action."""
        shape = re.compile(r"/s/[a-z2-7]{26}/(\d+)/(.+)$")
        found = ((shape.search(link), link) for link in self.links)
        return {unquote(match[2]): link for match, link in found if match}

    @property
    def seat_page(self) -> str:
        return re.search(r"https://play\.example/s/[a-z2-7]{26}", self.text).group()

    @property
    def host_page(self) -> str:
        return re.search(r"https://play\.example/h/[a-z2-7]{26}", self.text).group()


# tags that a plain client uses, and parts that only look like tags
_HEARD = re.compile(
    r"""<!--.*?-->|<(?:script|style|title|textarea)\b.*?</|"""
    r"""<(/?(?:html|a|form|button|input))(?=[\s/>])(?:[^>"']|"[^"]*"|'[^']*')*>""",
    re.DOTALL | re.IGNORECASE,
)


class Reader(HTMLParser):
    """Collects a page's links and forms as a plain client sees them."""

    def __init__(self) -> None:
        super().__init__()
        self.links: list[str] = []
        self.forms: list[dict[str, Any]] = []
        self.buttons: list[dict[str, Any]] = []  # in the page's order
        self.language = ""
        self.inside: dict[str, Any] | None = None

    def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        values = dict(attributes)
        if tag == "html":
            self.language = values.get("lang") or ""
        elif tag == "a" and values.get("href"):
            self.links.append(values["href"])
        elif tag == "form":
            about = {"act": values.get("data-act"), "to": values["action"], "id": values.get("id")}
            self.inside = {**about, "method": values["method"], "fields": {}, "buttons": []}
            self.forms.append(self.inside)
        elif tag == "button":
            self.buttons.append(values)
            if self.inside:
                values.setdefault("form", self.inside)
                self.inside["buttons"].append(values)
        elif tag == "input" and self.inside and values.get("type") in ("hidden", "text", "email"):
            self.inside["fields"][values["name"]] = values.get("value") or ""

    def handle_endtag(self, tag: str) -> None:
        if tag == "form":
            self.inside = None

    def read(self, text: str) -> None:
        """Feed the tags that are collected here; most of a page is skipped."""
        for tag in _HEARD.finditer(text):
            if tag[1]:
                self.feed(tag[0])

    def form_of(self, button: dict[str, Any]) -> dict[str, Any]:
        """Return a button's form: the one it names, else the one around it."""
        owner = button["form"]
        return owner if isinstance(owner, dict) else next(f for f in self.forms if f["id"] == owner)


@dataclass
class Page:
    """An answer with its links and forms."""

    installation: TrialInstallation
    response: TestResponse

    def __post_init__(self) -> None:
        self.text = self.response.get_data(as_text=True)
        self.status = self.response.status_code

    @cached_property
    def reader(self) -> Reader:
        """Return the parsed page, on demand, as most pages are only checked for their status."""
        reader = Reader()
        reader.read(self.text)
        return reader

    @property
    def acts(self) -> list[str]:
        """Return the actions of the page's forms, except those that only leave the page."""
        return [form["act"] for form in self.reader.forms if form["act"] != "leave"]

    def submit(self, act: str, **fields: str) -> "Page":
        """Send the form with the action `act` by its confirming button, as a browser would."""
        form = next(form for form in self.reader.forms if form["act"] == act)
        acting = [button for button in form["buttons"] if button.get("name") == "sure"]
        return self.press((acting or form["buttons"])[0], **fields)

    def press(self, button: dict[str, Any], **fields: str) -> "Page":
        """Press a button as a browser would: it may have a URL or a form of its own."""
        form = self.reader.form_of(button)
        to = path_of(button.get("formaction", form["to"]))
        pressed = {button["name"]: button["value"]} if "name" in button else {}
        data = {**form["fields"], **pressed, **fields}
        client, how = self.installation.client, {"follow_redirects": True}
        if button.get("formmethod", form["method"]) == "get":
            return Page(
                self.installation, client.get(to.partition("?")[0], query_string=data, **how)
            )
        return Page(self.installation, client.post(to, data=data, **how))

    @property
    def action_links(self) -> dict[str, str]:
        found = (re.search(r"/s/[a-z2-7]{26}/(\d+)/(.+)$", link) for link in self.reader.links)
        return {unquote(match[2]): match.string for match in found if match}

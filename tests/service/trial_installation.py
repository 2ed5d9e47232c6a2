"""An installation under the tests' own clock, and the plain client that its people use."""

import re
from base64 import b64encode
from collections import defaultdict
from dataclasses import dataclass, field, replace
from email import policy
from email.message import EmailMessage
from email.parser import BytesParser
from functools import cached_property
from html.parser import HTMLParser
from pathlib import Path
from typing import Any
from urllib.parse import unquote, urlsplit

from flask import Flask
from flask.testing import FlaskClient
from jinja2.bccache import Bucket, BytecodeCache
from werkzeug.test import TestResponse

from service.database.connections import Database
from service.installation.parts import Installation
from service.installation.settings import Settings
from service.installation.tokens import Tokens
from service.links import store as links
from service.links.store import Kind, Target
from service.mail.by_email import ByEmail
from service.mail.channels import E_MAIL
from service.mail.sender import Sender
from service.mail.transport import FilePost, Post
from service.matches import store
from service.operations import clock
from service.web import app as web_app
from service.web.app import create_app, lay_out
from tests.service.api_answers import hold_to_type

SECRET = "a secret of the tests alone"
MORNING = 1_774_339_200  # Tuesday 24 March 2026, 08:00 UTC: waking hours for all at the table
ANA = {"name": "Ana", "email": "ana@mail.example", "language": "en", "timezone": "Europe/London"}
BELA = {"name": "Béla", "email": "bela@mail.example", "language": "hu"}
CYRUS = {"name": "کورش", "email": "cyrus@mail.example", "language": "fa"}
SURE = {"sure": "yes"}  # the button that does what its page says
DARA = {"name": "Dara", "email": "dara@mail.example", "language": "fa"}


class Client(FlaskClient):
    """Hears each answer to its end, as a browser does, before it asks again.

    Whatever the API answers in any test is what its description says.
    """

    def open(self, *about: Any, buffered: bool = True, **values: Any) -> TestResponse:
        answer = super().open(*about, buffered=buffered, **values)
        hold_to_type(answer)
        return answer


class Compiled(BytecodeCache):
    """Templates that one test has compiled need not be compiled by the next."""

    def __init__(self) -> None:
        self.kept: dict[str, bytes] = {}

    def load_bytecode(self, bucket: Bucket) -> None:
        if bucket.key in self.kept:
            bucket.bytecode_from_string(self.kept[bucket.key])

    def dump_bytecode(self, bucket: Bucket) -> None:
        self.kept[bucket.key] = bucket.bytecode_to_string()


TEMPLATES = Compiled()

LAID_OUT: dict[bool, Flask] = {}
# What Flask keeps of the addresses that an app is given.
ADDRESSES = ("url_map", "view_functions", "blueprints", "before_request_funcs")


def lay_out_once(app: Flask, with_mailbox: bool) -> None:
    """The addresses are the same in every app of a process: working them out takes 20 ms."""
    first = LAID_OUT.setdefault(with_mailbox, app)
    if first is app:
        lay_out(app, with_mailbox)
    for part in ADDRESSES:
        kept = getattr(first, part)
        if part == "before_request_funcs":  # those of the application itself are added later
            kept = defaultdict(list, {name: kept[name] for name in kept if name})
        setattr(app, part, kept)


web_app.lay_out = lay_out_once


@dataclass
class HandClock:
    """A clock that the test sets; the machine's goes with it unless told otherwise."""

    seconds: int = MORNING
    machine_ahead: int = 0

    def now(self) -> int:
        return self.seconds

    def machine(self) -> int:
        return self.seconds + self.machine_ahead

    def forward(self, seconds: int) -> None:
        """Time passes while the service runs: the machine's clock is not seen to leap."""
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
        """Send what waits and return the letters not looked at before, in the order sent."""
        self.sender.send_waiting()
        folder = self.installation.settings.data / "mail"
        fresh = [path for path in sorted(folder.glob("*.eml")) if path.name not in self.seen]
        self.seen |= {path.name for path in fresh}
        return [Letter(path) for path in fresh]

    def beside(self, **changes: Any) -> "TrialInstallation":
        """Another process on the same database, its settings changed."""
        installation = replace(
            self.installation, settings=self.installation.settings.model_copy(update=changes)
        )
        app = create_app(installation)
        app.jinja_env.bytecode_cache = TEMPLATES
        app.test_client_class = Client
        return replace(self, installation=installation, client=app.test_client())

    def pass_time(self, seconds: int) -> None:
        """Let time go by, the service running."""
        self.time.forward(seconds)
        clock.tick(self.installation)

    def get(self, url: str) -> "Page":
        """Open an address, following redirects."""
        return Page(self, self.client.get(path_of(url), follow_redirects=True))

    def api(self, body: dict[str, Any]) -> str:
        """Set up a match by the API, as its host agree to it, and return its name."""
        match = self.propose(body)
        assert self.agree(match).status_code == 303
        return match

    def propose(self, body: dict[str, Any]) -> str:
        """Set up a match by the API of which nobody has heard but its host."""
        answer = self.client.post("/api/v1/matches", json=body)
        assert answer.status_code == 201, answer.get_data(as_text=True)
        return answer.json["match"]

    def host_page(self, match: str) -> str:
        """The address of the host's page, which stands in the host's letter."""
        return f"/h/{self.token('host', Target(match))}"

    def token(self, kind: Kind, target: Target) -> str:
        """The token of the link of that kind that letters give out now; "" without one."""
        tokens = self.installation.tokens
        return self.installation.database.read(
            lambda c: links.current_token(c, tokens, kind, target)
        )

    def seat_tokens(self, match: str) -> list[str]:
        """The tokens of a match's seats."""
        loaded = self.installation.database.read(lambda c: store.load(c, match))
        return [self.token("seat", Target(match, seat.number)) for seat in loaded.seats]

    def agree(self, match: str) -> TestResponse:
        """Press the button on the host's page that sends the invitations."""
        return self.client.post(f"{self.host_page(match)}/invite", data={"sure": "yes"})


def secrets_of_links(house: TrialInstallation) -> list[str]:
    """What the database keeps of links: every salt and hash."""
    found = house.installation.database.read(links.live)
    return [text for link in found for text in (link.salt, link.token_hash) if text]


def by_email(installation: Installation, post: Post) -> Sender:
    """A sender that knows e-mail alone, and hands it to that post."""
    return Sender(installation, {E_MAIL: ByEmail(installation.settings, post)})


def install(folder: Path, database_url: str, **values: Any) -> TrialInstallation:
    """A fresh installation on a migrated database."""
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
    time = HandClock()
    installation = Installation(settings, Database(database_url), time, Tokens(settings.secret_key))
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
    """One letter as it lies in the mail folder."""

    path: Path

    def __post_init__(self) -> None:
        parser = BytesParser(policy=policy.default)
        self.message: EmailMessage = parser.parsebytes(self.path.read_bytes())

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
        """The picture as an address that holds it."""
        pictures = (each for each in self.message.walk() if each.get_content_type() == "image/png")
        return "data:image/png;base64," + b64encode(next(pictures).get_content()).decode()

    @property
    def links(self) -> list[str]:
        """Every address in the text part, in order."""
        return re.findall(r"https://play\.example[^\s>]*", self.text)

    @property
    def action_links(self) -> dict[str, str]:
        """Action -> address, for the links that play something."""
        shape = re.compile(r"/s/[a-z2-7]{26}/(\d+)/(.+)$")
        found = ((shape.search(link), link) for link in self.links)
        return {unquote(match[2]): link for match, link in found if match}

    @property
    def seat_page(self) -> str:
        return re.search(r"https://play\.example/s/[a-z2-7]{26}", self.text).group()

    @property
    def host_page(self) -> str:
        return re.search(r"https://play\.example/h/[a-z2-7]{26}", self.text).group()


# A tag that a plain client has a use for, or what looks like one and is none.
_HEARD = re.compile(
    r"""<!--.*?-->|<(?:script|style|title|textarea)\b.*?</|"""
    r"""<(/?(?:html|a|form|button|input))(?=[\s/>])(?:[^>"']|"[^"]*"|'[^']*')*>""",
    re.DOTALL | re.IGNORECASE,
)


class Reader(HTMLParser):
    """Gathers a page's links and forms as a plain client sees them."""

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
        """Hear the tags that are gathered here; most of a page is other things."""
        for tag in _HEARD.finditer(text):
            if tag[1]:
                self.feed(tag[0])

    def form_of(self, button: dict[str, Any]) -> dict[str, Any]:
        """The form that a button belongs to: the one it names, else the one it stands in."""
        owner = button["form"]
        return owner if isinstance(owner, dict) else next(f for f in self.forms if f["id"] == owner)


@dataclass
class Page:
    """An answer, its links and its forms."""

    installation: TrialInstallation
    response: TestResponse

    def __post_init__(self) -> None:
        self.text = self.response.get_data(as_text=True)
        self.status = self.response.status_code

    @cached_property
    def reader(self) -> Reader:
        """What stands in the page; most pages are only looked at for their status."""
        reader = Reader()
        reader.read(self.text)
        return reader

    @property
    def acts(self) -> list[str]:
        """What can be done on the page, but for leaving it."""
        return [form["act"] for form in self.reader.forms if form["act"] != "leave"]

    def submit(self, act: str, **fields: str) -> "Page":
        """Send the form that does this by the button that does it, as a browser would."""
        form = next(form for form in self.reader.forms if form["act"] == act)
        acting = [button for button in form["buttons"] if button.get("name") == "sure"]
        return self.press((acting or form["buttons"])[0], **fields)

    def press(self, button: dict[str, Any], **fields: str) -> "Page":
        """Press a button as a browser would: it may go elsewhere, or belong to another form."""
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

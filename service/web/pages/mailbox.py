"""The demo's mailbox: all letters in the mail folder, as their recipients see them."""

import base64
import re
import secrets
from dataclasses import dataclass
from email import policy
from email.message import EmailMessage, MIMEPart
from email.parser import BytesParser
from functools import lru_cache
from html import escape
from importlib import import_module
from pathlib import Path
from typing import Any
from urllib.parse import unquote

from flask import Blueprint, Response, abort, request

from service.installation.links import HERE
from service.language.languages import DIRECTIONS
from service.matches import outbox
from service.web import rendering
from service.web.confirmed_forms import acting

pages = Blueprint("mailbox", __name__, url_prefix="/mailbox")
NAME = re.compile(r"[0-9A-Za-z._-]{1,200}\.eml")
MOST_SHOWN = 200
LONGEST_ANSWER = 4000  # characters
READY = re.compile(r"mailto:[^\"]*?body=([^\"]*)")  # a ready reply; the page opens its own form
JUST_NOW = 120  # seconds; older ones wait for the morning or for a repair
LETTER_POLICY = (
    "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'self'; "
    "base-uri 'none'; sandbox allow-top-navigation-by-user-activation allow-popups"
)


@dataclass(frozen=True)
class Mail:
    """A letter in the mail folder; `name` is its file name, `kind` the kind of letter."""

    name: str
    to: str
    subject: str
    kind: str
    message: EmailMessage

    @property
    def text(self) -> str:
        """Return the plain text part of the letter."""
        return _content(self.message.get_body(("plain",)))

    @property
    def language(self) -> str:
        """Return the tag of the letter's language, such as `en`."""
        return str(self.message["Content-Language"])

    @property
    def direction(self) -> str:
        """Return the direction of the letter's text: `ltr` or `rtl`."""
        return DIRECTIONS[self.language]

    def html(self, pictures: bool) -> str:
        """Return the HTML part, with its pictures embedded if `pictures`, else removed."""
        html = self.message.get_body(("related", "html"))
        if html is None or html.get_content_type() == "text/html":
            return _content(html)
        text = _content(html.get_body(("html",)))
        for part in html.iter_attachments():
            cid = (part["Content-ID"] or "").strip("<>")
            data = base64.b64encode(part.get_content()).decode()
            url = f"data:{part.get_content_type()};base64,{data}" if pictures else "data:,"
            text = text.replace(f"cid:{cid}", url)
        return text


def _content(part: MIMEPart | None) -> str:
    return "" if part is None else str(part.get_content())


def letter_to_host(match_id: str) -> str:
    """Return the file name of the letter that asks the host to confirm the match; "" if none."""
    for path in sorted(_folder().glob("*-host.eml"), reverse=True)[:MOST_SHOWN]:
        if _mail(path).message["X-Staffetta-Match"] == match_id:
            return path.name
    return ""


@pages.get("")
def index() -> Any:
    """Show all letters, those in the visitor's language first and the newest first.

    The parameter `to` limits the list to one address. While letters are still being written, as in
    a demo that has just begun, the page says so and reloads itself.
    """
    oldest = rendering.read(outbox.health)["oldest_at"]
    is_writing = oldest is not None and rendering.now() - oldest < JUST_NOW
    mails = [_mail(path) for path in sorted(_folder().glob("*.eml"), reverse=True)[:MOST_SHOWN]]
    readers = sorted({mail.to for mail in mails})
    wanted = request.args.get("to", "")
    visitor = rendering.stranger()
    shown = [mail for mail in mails if wanted in ("", mail.to)]
    shown.sort(key=lambda mail: mail.language != visitor.say.language)
    return rendering.page(
        "pages/mailbox.html",
        visitor,
        mails=shown,
        readers=readers,
        to=wanted,
        is_writing=is_writing,
    )


@pages.get("/<name>")
def letter(name: str) -> Any:
    """Show one letter with its headers."""
    mail = _mail(_path(name))
    part, ready = request.args.get("part", ""), request.args.get("text", "")
    typed = request.form.get("text", ready)[:LONGEST_ANSWER]
    return rendering.page(
        "pages/mail.html", rendering.stranger(), mail=mail, part=part, typed=typed
    )


@acting(pages, "/<name>/answer", letter)
def answer(name: str) -> Any:
    """Handle the typed reply to the letter as if its recipient had sent it by mail."""
    # Imported late: the import is slow, and only a demo has a mailbox.
    incoming = import_module("service.replies.incoming")
    mail, installation = _mail(_path(name)), rendering.installation()
    to, typed = str(mail.message["Reply-To"] or ""), request.form.get("text", "")
    message = EmailMessage()
    message["From"], message["To"] = mail.to, to
    message["Subject"], message["In-Reply-To"] = f"Re: {mail.subject}", mail.message["Message-ID"]
    message["Message-ID"] = f"<{secrets.token_hex(8)}@mailbox.example>"
    message.set_content(typed[:LONGEST_ANSWER])
    incoming.handle(installation, message.as_bytes(), [to])
    return rendering.see_other(HERE.mailbox(rendering.stranger().say.language, mail.to))


@pages.get("/<name>/html")
def body(name: str) -> Response:
    """Return the HTML part of a letter, for the frame in its page."""
    html = _mail(_path(name)).html(pictures="off" not in request.args)
    html = html.replace("<head>", '<head><base target="_top">', 1)
    html = READY.sub(lambda ready: escape(HERE.mail_ready(name, unquote(ready[1]))), html)
    return Response(html, headers={"Content-Security-Policy": LETTER_POLICY})


def _folder() -> Path:
    return rendering.settings().data / "mail"


def _path(name: str) -> Path:
    if not NAME.fullmatch(name) or not (_folder() / name).is_file():
        abort(404)
    return _folder() / name


@lru_cache(maxsize=256)
def _mail(path: Path) -> Mail:
    message = BytesParser(policy=policy.default).parsebytes(path.read_bytes())
    to = str(message["To"])
    return Mail(path.name, to, str(message["Subject"]), str(message["X-Staffetta-Kind"]), message)

"""What the environment says, read once into one frozen value; knows nothing of how it is used."""

import os
import secrets
from collections.abc import Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from urllib.parse import urlsplit
from zoneinfo import available_timezones

from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError

from service.addresses import BadAddress, clean_address
from service.post import parse_mail_url
from service.words import LANGUAGES

LOOPBACK = ("127.0.0.1", "localhost", "::1")


class BadSetting(Exception):
    """A setting with which the service must not start; its text is one line naming the setting."""

    def __init__(self, name: str, reason: str) -> None:
        super().__init__(f"{name}: {reason}")
        self.name, self.reason = name, reason


@dataclass(frozen=True)
class Settings:
    """Every setting of contract section 7; deploy/env.example explains each in a line."""

    data: Path
    database_url: str
    base_url: str
    mail_url: str
    mail_from: str
    reply_domain: str
    secret_key: bytes
    language: str = "en"
    timezone: str = ""
    test: bool = False
    test_clock: Path | None = None
    demo: bool = False

    def at_address(self, host: str, port: int) -> "Settings":
        """The same with the address it is served at, unless the environment names a public one."""
        if os.environ.get("STAFFETTA_BASE_URL"):
            return self
        shown = "127.0.0.1" if host in ("0.0.0.0", "::", "") else host
        shown = f"[{shown}]" if ":" in shown else shown
        return replace(self, base_url=f"http://{shown}:{port}")


def from_environment(environ: Mapping[str, str] = os.environ) -> Settings:
    """Read all settings, make the data folder and its secret; raises BadSetting."""
    data = _folder(_value(environ, "STAFFETTA_DATA", "./var"))
    base_url = _base_url(_value(environ, "STAFFETTA_BASE_URL", "http://127.0.0.1:8000"))
    test = _switch(environ, "STAFFETTA_TEST")
    host = urlsplit(base_url).hostname or "localhost"
    domain = host if "." in host and not host[-1].isdigit() else "staffetta.localhost"
    return Settings(
        data=data,
        database_url=_database_url(
            _value(environ, "STAFFETTA_DATABASE_URL", f"sqlite:///{data / 'staffetta.db'}")
        ),
        base_url=base_url,
        mail_url=_mail_url(_value(environ, "STAFFETTA_MAIL_URL", "file:")),
        mail_from=_address(_value(environ, "STAFFETTA_MAIL_FROM", f"staffetta@{domain}")),
        reply_domain=_domain(_value(environ, "STAFFETTA_MAIL_REPLY_DOMAIN", domain)),
        secret_key=_secret_key(environ, data),
        language=_language(_value(environ, "STAFFETTA_LANGUAGE", "en")),
        timezone=_timezone(_value(environ, "STAFFETTA_TIMEZONE", "")),
        test=test,
        test_clock=_test_clock(environ, test),
    )


def _value(environ: Mapping[str, str], name: str, default: str) -> str:
    """The variable, or what the file named by NAME_FILE holds, or the default."""
    path = environ.get(f"{name}_FILE")
    if not path:
        return environ.get(name, "").strip() or default
    try:
        return Path(path).read_text(encoding="utf-8").strip() or default
    except (OSError, UnicodeDecodeError) as error:
        raise BadSetting(f"{name}_FILE", f"cannot be read: {error}") from None


def _folder(text: str) -> Path:
    folder = Path(text).expanduser().resolve()
    try:
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        probe = folder / f".probe-{os.getpid()}"
        probe.write_bytes(b"")
        probe.unlink()
    except OSError as error:
        raise BadSetting("STAFFETTA_DATA", f"the folder cannot be written: {error}") from None
    return folder


def _base_url(text: str) -> str:
    try:
        parts = urlsplit(text)
        valid = parts.scheme in ("http", "https") and parts.hostname and (parts.port or True)
    except ValueError:
        valid = False
    if not valid or parts.query or parts.fragment or not text.isascii() or " " in text:
        raise BadSetting("STAFFETTA_BASE_URL", "needs the form https://play.example.org")
    return text.rstrip("/")


def _database_url(text: str) -> str:
    try:
        url = make_url(text)
    except ArgumentError:
        raise BadSetting("STAFFETTA_DATABASE_URL", "is not a database address") from None
    if url.drivername == "postgresql":
        url = url.set(drivername="postgresql+psycopg")
    if url.drivername not in ("sqlite", "postgresql+psycopg"):
        raise BadSetting("STAFFETTA_DATABASE_URL", "takes sqlite:/// or postgresql+psycopg://")
    return url.render_as_string(hide_password=False)


def _mail_url(text: str) -> str:
    try:
        parse_mail_url(text)
    except ValueError as error:
        raise BadSetting("STAFFETTA_MAIL_URL", str(error)) from None
    return text


def _address(text: str) -> str:
    try:
        return clean_address(text)
    except BadAddress:
        raise BadSetting("STAFFETTA_MAIL_FROM", "is not an e-mail address") from None


def _domain(text: str) -> str:
    try:
        return clean_address(f"turns@{text}").partition("@")[2]
    except BadAddress:
        raise BadSetting("STAFFETTA_MAIL_REPLY_DOMAIN", "is not a domain") from None


def _language(text: str) -> str:
    if text not in LANGUAGES:
        raise BadSetting("STAFFETTA_LANGUAGE", f"takes one of {', '.join(LANGUAGES)}")
    return text


def _timezone(text: str) -> str:
    if text and text not in available_timezones():
        raise BadSetting("STAFFETTA_TIMEZONE", "needs a name such as Europe/Budapest")
    return text


def _switch(environ: Mapping[str, str], name: str) -> bool:
    text = _value(environ, name, "0")
    if text not in ("0", "1"):
        raise BadSetting(name, "takes 0 or 1")
    return text == "1"


def _test_clock(environ: Mapping[str, str], test: bool) -> Path | None:
    text = _value(environ, "STAFFETTA_TEST_CLOCK", "")
    if text and not test:
        raise BadSetting("STAFFETTA_TEST_CLOCK", "is for rehearsals only (STAFFETTA_TEST=1)")
    return Path(text) if text else None


def _secret_key(environ: Mapping[str, str], data: Path) -> bytes:
    """The key that links are derived from: given, or made once and kept in the data folder."""
    given = _value(environ, "STAFFETTA_SECRET_KEY", "")
    if given and len(given) < 16:
        raise BadSetting("STAFFETTA_SECRET_KEY", "needs at least 16 characters")
    if given:
        return given.encode()
    kept = data / "secret-key"
    try:
        with open(os.open(kept, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w") as file:
            file.write(secrets.token_hex(32))
    except FileExistsError:
        pass
    text = kept.read_text().strip()
    if len(text) < 16:
        raise BadSetting("STAFFETTA_SECRET_KEY", f"{kept.name} in the data folder is damaged")
    return text.encode()

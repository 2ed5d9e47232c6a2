"""What the environment says, read once into one frozen value; knows nothing of how it is used."""

import os
import re
import secrets
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from ipaddress import ip_address
from pathlib import Path
from urllib.parse import urlsplit
from zoneinfo import available_timezones

from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError

from service.database import file_modes
from service.installation import limits
from service.installation.addresses import BadAddress, clean_address, clean_sender
from service.installation.limits import BadLimits, Limits
from service.installation.mail_url import parse_mail_url
from service.language.languages import LANGUAGES

LOOPBACK = ("127.0.0.1", "localhost", "::1")
BASE_URL = re.compile(r"https?://([a-z0-9._-]+|\[[0-9a-f:.]+\])(:[0-9]{1,5})?/?", re.IGNORECASE)
SHORTEST_KEY = 16
EXAMPLE_KEY = "at-least-16-characters-that-nobody-can-guess"  # of deploy/env.example, known to all
ANYBODY, CODE, NOBODY = "anybody", "code", "nobody"
SHORTEST_CODE = 6


class BadSetting(Exception):
    """A setting with which the service must not start; its text is one line naming the setting."""

    def __init__(self, name: str, reason: str) -> None:
        super().__init__(f"{name}: {reason}")
        self.name, self.reason = name, reason


@dataclass(frozen=True)
class Settings:
    """Every setting of contract section 7; deploy/env.example explains each in a line."""

    data: Path
    database_url: str = field(repr=False)  # it may hold a password
    base_url: str
    mail_url: str = field(repr=False)
    mail_from: str
    reply_domain: str
    secret_key: bytes = field(repr=False)
    language: str = "en"
    timezone: str = ""
    test: bool = False
    test_clock: Path | None = None
    demo: bool = False
    is_public: bool = True  # whether somebody named the address that letters' links begin with
    proxy: str = ""  # the address of the web server in front, whose word for a visitor's is taken
    limits: Limits = Limits()  # how much strangers may ask for
    new: str = ANYBODY  # who may set up a match
    new_code: str = field(default="", repr=False)
    mail_name: str = ""  # who letters are from, where STAFFETTA_MAIL_FROM is `Name <address>`

    def at_address(self, host: str, port: int) -> "Settings":
        """The same with the address it is served at, unless the environment names a public one."""
        if self.is_public:
            return self
        shown = "127.0.0.1" if host in ("0.0.0.0", "::", "") else host
        shown = f"[{shown}]" if ":" in shown else shown
        return replace(self, base_url=f"http://{shown}:{port}")


def from_environment(environ: Mapping[str, str] = os.environ) -> Settings:
    """Read all settings, make the data folder and its secret; raises BadSetting."""
    data = _folder(_value(environ, "STAFFETTA_DATA", "./var"))
    public = _value(environ, "STAFFETTA_BASE_URL", "")
    base_url = _base_url(public or "http://127.0.0.1:8000")
    test = _switch(environ, "STAFFETTA_TEST")
    host = urlsplit(base_url).hostname or "localhost"
    domain = host if "." in host and not host[-1].isdigit() else "staffetta.localhost"
    name, address = _sender(_value(environ, "STAFFETTA_MAIL_FROM", f"staffetta@{domain}"))
    return Settings(
        data=data,
        database_url=_database_url(
            _value(environ, "STAFFETTA_DATABASE_URL", f"sqlite:///{data / 'staffetta.db'}")
        ),
        base_url=base_url,
        mail_url=_mail_url(_value(environ, "STAFFETTA_MAIL_URL", "file:")),
        mail_from=address,
        reply_domain=_domain(_value(environ, "STAFFETTA_MAIL_REPLY_DOMAIN", domain)),
        secret_key=_secret_key(environ, data),
        language=_language(_value(environ, "STAFFETTA_LANGUAGE", "en")),
        timezone=_timezone(_value(environ, "STAFFETTA_TIMEZONE", "")),
        test=test,
        test_clock=_test_clock(environ, test),
        is_public=bool(public),
        proxy=_proxy(_value(environ, "STAFFETTA_PROXY", "")),
        limits=_limits(_value(environ, "STAFFETTA_LIMITS", "")),
        new=(new := _new(_value(environ, "STAFFETTA_NEW", ANYBODY))),
        new_code=_new_code(_value(environ, "STAFFETTA_NEW_CODE", ""), new),
        mail_name=name,
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
    try:
        folder = Path(text).expanduser().resolve()
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        probe = folder / f".probe-{secrets.token_hex(4)}"
        probe.write_bytes(b"")
        probe.unlink()
    except (OSError, RuntimeError) as error:
        raise BadSetting("STAFFETTA_DATA", f"the folder cannot be written: {error}") from None
    return folder


def _base_url(text: str) -> str:
    """Scheme, host and port: pages link to each other from the root of their host."""
    try:
        is_good = BASE_URL.fullmatch(text) and urlsplit(text).port != 0
    except ValueError:
        is_good = False
    if not is_good:
        raise BadSetting("STAFFETTA_BASE_URL", "needs the form https://play.example.org")
    return text.rstrip("/")


def _database_url(text: str) -> str:
    name, takes = "STAFFETTA_DATABASE_URL", "takes sqlite:///file or postgresql+psycopg://host/name"
    try:
        url = make_url(text)
    except (ArgumentError, ValueError):  # what they say repeats the password
        raise BadSetting(name, f"is not a database address; it {takes}") from None
    if url.drivername in ("postgresql", "postgres"):
        url = url.set(drivername="postgresql+psycopg")
    if url.drivername not in ("sqlite", "postgresql+psycopg"):
        raise BadSetting(name, takes)
    if url.drivername == "sqlite" and (url.host or url.database in (None, "", ":memory:")):
        raise BadSetting(name, "needs a file, as in sqlite:////srv/staffetta/staffetta.db")
    return url.render_as_string(hide_password=False)


def _mail_url(text: str) -> str:
    try:
        parse_mail_url(text)
    except ValueError as error:
        raise BadSetting("STAFFETTA_MAIL_URL", str(error)) from None
    return text


def _sender(text: str) -> tuple[str, str]:
    try:
        return clean_sender(text)
    except BadAddress:
        raise BadSetting(
            "STAFFETTA_MAIL_FROM", "needs an e-mail address, or the form Name <address>"
        ) from None


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


def _proxy(text: str) -> str:
    try:
        return str(ip_address(text)) if text else ""
    except ValueError:
        raise BadSetting("STAFFETTA_PROXY", "needs an address such as 127.0.0.1") from None


def _limits(path: str) -> Limits:
    try:
        return limits.read(Path(path).read_text(encoding="utf-8")) if path else Limits()
    except (OSError, UnicodeDecodeError) as error:
        raise BadSetting("STAFFETTA_LIMITS", f"cannot be read: {error}") from None
    except BadLimits as bad:
        raise BadSetting("STAFFETTA_LIMITS", str(bad)) from None


def _new(text: str) -> str:
    if text not in (ANYBODY, CODE, NOBODY):
        raise BadSetting("STAFFETTA_NEW", f"takes one of {ANYBODY}, {CODE}, {NOBODY}")
    return text


def _new_code(text: str, new: str) -> str:
    """The code that STAFFETTA_NEW=code asks for; without that it is not looked at."""
    if new == CODE and len(text) < SHORTEST_CODE:
        raise BadSetting("STAFFETTA_NEW_CODE", f"needs at least {SHORTEST_CODE} characters")
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
    if given == EXAMPLE_KEY:
        raise BadSetting("STAFFETTA_SECRET_KEY", "is the example that everybody can read")
    if given and len(given) < SHORTEST_KEY:
        raise BadSetting("STAFFETTA_SECRET_KEY", f"needs at least {SHORTEST_KEY} characters")
    if given:
        return given.encode(errors="surrogateescape")
    kept = secret_file(data)
    try:
        if not kept.exists():
            keep_secret(data, secrets.token_hex(32))
        text = kept.read_text(encoding="ascii").strip()
    except (OSError, UnicodeDecodeError) as error:
        raise BadSetting("STAFFETTA_SECRET_KEY", f"{kept} cannot be read: {error}") from None
    if len(text) < SHORTEST_KEY:
        raise BadSetting("STAFFETTA_SECRET_KEY", f"{kept} is damaged; put the right one back")
    return text.encode()


def secret_file(data: Path) -> Path:
    """Where a secret key is kept that nobody gave."""
    return data / "secret-key"


def keep_secret(data: Path, secret: str, replace_old: bool = False) -> None:
    """Write the key whole or not at all; of several processes that start at once one wins."""
    kept = secret_file(data)
    fresh = kept.with_name(f"{kept.name}.{secrets.token_hex(4)}")
    with open(file_modes.open_file(fresh, os.O_WRONLY | os.O_EXCL), "w") as file:
        file.write(secret)
        file.flush()
        os.fsync(file.fileno())
    try:
        if replace_old:
            os.replace(fresh, kept)
        else:
            os.link(fresh, kept)
    except FileExistsError:
        pass
    except OSError:  # a file system without links
        os.replace(fresh, kept)
    finally:
        fresh.unlink(missing_ok=True)

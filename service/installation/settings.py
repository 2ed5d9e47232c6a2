"""The settings, read once from the environment into a frozen value."""

import os
import re
import secrets
from collections.abc import Mapping
from contextlib import suppress
from ipaddress import ip_address, ip_network
from pathlib import Path
from typing import Annotated, NamedTuple
from urllib.parse import urlsplit
from zoneinfo import available_timezones

from pydantic import AfterValidator, BeforeValidator, Field, ValidationError, ValidationInfo
from pydantic_settings import (
    BaseSettings,
    EnvSettingsSource,
    PydanticBaseSettingsSource,
    SettingsConfigDict,
)
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError

from service.database import file_modes
from service.installation import limits, networks
from service.installation.addresses import BadAddress, clean_address, clean_sender, is_control
from service.installation.environment_reader import BadSetting as BadSetting
from service.installation.environment_reader import refuse_unknown, value_of, variables
from service.installation.inbound_url import parse_inbound_url
from service.installation.limits import Limits
from service.installation.mail_url import parse_mail_url
from service.language.languages import LANGUAGES

LONGEST_CONTACT = 200  # characters
LONGEST_KEPT = 3650  # days
LOOPBACK = ("127.0.0.1", "localhost", "::1")
BASE_URL = re.compile(r"https?://([a-z0-9._-]+|\[[0-9a-f:.]+\])(:[0-9]{1,5})?/?", re.IGNORECASE)
WEB_PAGE = re.compile(r"https?://[!-~]+")
SHORTEST_KEY = 16
EXAMPLE_KEY = "at-least-16-characters-that-nobody-can-guess"  # published in deploy/env.example
ANYBODY, CODE, NOBODY = "anybody", "code", "nobody"
SHORTEST_CODE = 6
TAKES = "takes sqlite:///file or postgresql+psycopg://host/name"


class Sender(NamedTuple):
    """The sender of letters: a name, "" if there is none, and an address."""

    name: str
    address: str


# --- parsers: a ValueError has the reason ----------------------------------


def _folder(given: str | Path) -> Path:
    try:
        return Path(given).expanduser().resolve()
    except (OSError, RuntimeError, ValueError) as error:
        raise ValueError(f"is not a folder: {error}") from None


def _base_url(text: str) -> str:
    """Return scheme, host and port; a path is refused because pages link from the root."""
    if not re.match("https?://", text, re.IGNORECASE):
        raise ValueError("begins with neither https:// nor http://, as in https://play.example.org")
    try:
        parts = urlsplit(text)
        is_good = BASE_URL.fullmatch(f"{parts.scheme}://{parts.netloc}") and parts.port != 0
    except ValueError:
        is_good = False
    if not is_good:
        raise ValueError("needs the form https://play.example.org")
    if parts.path not in ("", "/") or not BASE_URL.fullmatch(text):
        is_plain = parts.path.isascii() and parts.path.isprintable()
        path = f", {parts.path}" if parts.path and is_plain else ""
        raise ValueError(
            f"has more than a host{path}; pages need a host of their own, as in "
            "https://play.example.org"
        )
    return text.rstrip("/")


def _database_url(text: str) -> str:
    try:
        url = make_url(text)
    except (ArgumentError, ValueError):  # their messages repeat the password
        raise ValueError(f"is not a database address; it {TAKES}") from None
    if url.drivername in ("postgresql", "postgres"):
        url = url.set(drivername="postgresql+psycopg")
    if url.drivername not in ("sqlite", "postgresql+psycopg"):
        raise ValueError(TAKES)
    if url.drivername == "sqlite" and (url.host or url.database in (None, "", ":memory:")):
        raise ValueError("needs a file, as in sqlite:////srv/staffetta/staffetta.db")
    return url.render_as_string(hide_password=False)


def _mail_url(text: str) -> str:
    parse_mail_url(text)
    return text


def _inbound_url(text: str) -> str:
    parse_inbound_url(text)
    return text


def _sender(given: str | Sender) -> Sender:
    try:
        return given if isinstance(given, Sender) else Sender(*clean_sender(given))
    except BadAddress:
        raise ValueError("needs an e-mail address, or the form Name <address>") from None


def _domain(text: str) -> str:
    try:
        return clean_address(f"turns@{text}").partition("@")[2]
    except BadAddress:
        raise ValueError("is not a domain") from None


def _domain_of(base_url: str) -> str:
    """Return the default domain of the service's own e-mail addresses."""
    host = urlsplit(base_url).hostname or "localhost"
    return host if "." in host and not host[-1].isdigit() else "staffetta.localhost"


def _one_of(*takes: str) -> AfterValidator:
    def read(text: str) -> str:
        if text not in takes:
            raise ValueError(f"takes one of {', '.join(takes)}")
        return text

    return AfterValidator(read)


def _timezone(text: str) -> str:
    if text and text not in available_timezones():
        raise ValueError("needs a name such as Europe/Budapest")
    return text


def _proxy(text: str) -> str:
    try:
        return str(ip_address(text)) if text else ""
    except ValueError:
        raise ValueError("needs an address such as 127.0.0.1") from None


def _networks(given: str | tuple[str, ...]) -> tuple[str, ...]:
    """Return the networks of a comma-separated list; a single address is a network of its own."""
    texts = given.split(",") if isinstance(given, str) else given
    try:
        return tuple(str(ip_network(each.strip())) for each in texts if each.strip())
    except ValueError:
        raise ValueError("needs addresses or networks, as in 192.168.1.5, 10.0.0.0/8") from None


def _limits(given: str | Limits) -> Limits:
    try:
        return (
            limits.read(Path(given).read_text(encoding="utf-8"))
            if isinstance(given, str)
            else given
        )
    except (OSError, UnicodeDecodeError) as error:
        raise ValueError(f"cannot be read: {error}") from None


def _new_code(text: str, about: ValidationInfo) -> str:
    """Check the code for STAFFETTA_NEW=code; other modes ignore it."""
    if about.data.get("new") == CODE and len(text) < SHORTEST_CODE:
        raise ValueError(f"needs at least {SHORTEST_CODE} characters")
    return text


def _switch(given: str | bool) -> bool:
    if given not in ("0", "1", False, True):
        raise ValueError("takes 0 or 1")
    return given in ("1", True)


def _test_clock(path: Path | None, about: ValidationInfo) -> Path | None:
    if path and not about.data.get("test"):
        raise ValueError("is for rehearsals only (STAFFETTA_TEST=1)")
    return path


def _contact(text: str) -> str:
    """Check the contact on the privacy page: an e-mail address, a URL or a short text."""
    text = text.strip()
    if len(text) > LONGEST_CONTACT or any(is_control(letter) for letter in text):
        raise ValueError(f"needs one line of at most {LONGEST_CONTACT} characters")
    if "://" in text and not WEB_PAGE.fullmatch(text):
        raise ValueError("needs a web address such as https://example.org/me, and nothing else")
    if "@" in text and " " not in text and "://" not in text:
        try:
            return clean_address(text)
        except BadAddress:
            raise ValueError("is not an e-mail address") from None
    return text


def _days(given: str | int) -> int:
    if not re.fullmatch("[0-9]{1,4}", str(given)) or not 1 <= int(given) <= LONGEST_KEPT:
        raise ValueError(f"takes a number of days from 1 to {LONGEST_KEPT}")
    return int(given)


def _secret_key(given: str | bytes) -> bytes:
    if given in (EXAMPLE_KEY, EXAMPLE_KEY.encode()):
        raise ValueError("is the example that everybody can read")
    if 0 < len(given) < SHORTEST_KEY:
        raise ValueError(f"needs at least {SHORTEST_KEY} characters")
    return given.encode(errors="surrogateescape") if isinstance(given, str) else given


# --- the settings ----------------------------------------------------------


class Settings(BaseSettings):
    """All settings; deploy/env.example explains each in a line."""

    model_config = SettingsConfigDict(
        env_prefix="STAFFETTA_", enable_decoding=False, frozen=True, validate_default=True
    )

    data: Annotated[Path, BeforeValidator(_folder)] = Path("./var")
    database_url: Annotated[str, AfterValidator(_database_url)] = Field(
        default_factory=lambda read: f"sqlite:///{read['data'] / 'staffetta.db'}",
        repr=False,  # it may contain a password
    )
    base_url: Annotated[str, AfterValidator(_base_url)] = "http://127.0.0.1:8000"
    mail_url: Annotated[str, AfterValidator(_mail_url)] = Field(default="file:", repr=False)
    mail_from: Annotated[Sender, BeforeValidator(_sender)] = Field(
        default_factory=lambda read: Sender("", f"staffetta@{_domain_of(read['base_url'])}")
    )
    mail_reply_domain: Annotated[str, AfterValidator(_domain)] = Field(
        default_factory=lambda read: _domain_of(read["base_url"])
    )
    # Where replies come in; if empty, they are not read.
    inbound_url: Annotated[str, AfterValidator(_inbound_url)] = Field(default="", repr=False)
    # If empty, `from_environment` fills in the key in the data folder.
    secret_key: Annotated[bytes, BeforeValidator(_secret_key)] = Field(default=b"", repr=False)
    language: Annotated[str, _one_of(*LANGUAGES)] = "en"
    timezone: Annotated[str, AfterValidator(_timezone)] = ""
    test: Annotated[bool, BeforeValidator(_switch)] = False
    test_clock: Annotated[Path | None, AfterValidator(_test_clock)] = None
    # The address of the reverse proxy that is trusted for visitors' addresses.
    proxy: Annotated[str, AfterValidator(_proxy)] = ""
    limits: Annotated[Limits, BeforeValidator(_limits)] = Limits()  # rate limits for strangers
    new: Annotated[str, _one_of(ANYBODY, CODE, NOBODY)] = ANYBODY  # who may set up a match
    new_code: Annotated[str, AfterValidator(_new_code)] = Field(default="", repr=False)
    contact: Annotated[str, AfterValidator(_contact)] = ""  # shown on the privacy page
    # Days for which letters of finished matches, files in mail/ and copies at upgrades are kept.
    keep_days: Annotated[int, BeforeValidator(_days)] = 90
    # Private networks that players' channels may reach; by default they reach public ones only.
    private_channels: Annotated[tuple[str, ...], BeforeValidator(_networks)] = ()
    # Set by no variable: `demo` by `staffetta demo`, `keeps_key` by `from_environment`.
    demo: bool = False
    keeps_key: bool = False

    @classmethod
    def settings_customise_sources(
        cls,
        settings_cls: type[BaseSettings],
        init_settings: PydanticBaseSettingsSource,
        env_settings: PydanticBaseSettingsSource,
        dotenv_settings: PydanticBaseSettingsSource,
        file_secret_settings: PydanticBaseSettingsSource,
    ) -> tuple[PydanticBaseSettingsSource, ...]:
        """Read nothing but the arguments; only `from_environment` reads the environment."""
        return (init_settings,)

    def at_address(self, host: str, port: int) -> "Settings":
        """Return settings with this host and port as base URL, unless one was set."""
        if "base_url" in self.model_fields_set:
            return self
        shown = "127.0.0.1" if host in ("0.0.0.0", "::", "") else host
        shown = f"[{shown}]" if ":" in shown else shown
        return self.model_copy(update={"base_url": f"http://{shown}:{port}"})

    def has_kept_key(self) -> bool:
        """True unless the data folder's secret key was lost or changed since it was read."""
        if not self.keeps_key:
            return True
        with suppress(OSError):
            return secret_file(self.data).read_bytes().strip() == self.secret_key
        return False

    @property
    def reach(self) -> networks.Reach:
        """The place from which links in letters work: this machine, its network, or anywhere."""
        return networks.reach_of(urlsplit(self.base_url).hostname or "")


VARIABLES = tuple(
    f"STAFFETTA_{name.upper()}"
    for name in Settings.model_fields
    if name not in ("demo", "keeps_key")
)


class Variables(EnvSettingsSource):
    """The variables of one environment, or the contents of the files named by NAME_FILE."""

    def __init__(self, environ: Mapping[str, str]) -> None:
        super().__init__(Settings)
        texts = {name: value_of(environ, name) for name in VARIABLES}
        self.env_vars = {name.lower(): text for name, text in texts.items() if text}


def from_environment(environ: Mapping[str, str] | None = None, makes: bool = False) -> Settings:
    """Read all settings, by default from the environment and .env; raises BadSetting.

    With `makes`, a missing data folder and secret key are created. Without it nothing is created,
    and `secret_key` is empty if none is given or stored.
    """
    environ = variables() if environ is None else environ
    refuse_unknown(environ, VARIABLES)
    try:
        settings = Settings(**Variables(environ)())
    except ValidationError as invalid:
        first = invalid.errors(include_input=False, include_url=False)[0]
        reason = first.get("ctx", {}).get("error", first["msg"])
        raise BadSetting(f"STAFFETTA_{str(first['loc'][0]).upper()}", str(reason)) from None
    _refuse_contradictions(settings)
    if makes:
        _make_folder(settings.data)
    if settings.secret_key:
        return settings
    return settings.model_copy(
        update={"secret_key": _kept_key(settings.data, makes), "keeps_key": True}
    )


def _refuse_contradictions(settings: Settings) -> None:
    """Raise BadSetting if settings that are good on their own contradict each other."""
    if settings.test and settings.reach != "machine":
        raise BadSetting(
            "STAFFETTA_TEST",
            f"a rehearsal is for this machine alone, and STAFFETTA_BASE_URL is {settings.base_url}",
        )
    if settings.reach == "everywhere" and "mail_url" not in settings.model_fields_set:
        raise BadSetting(
            "STAFFETTA_MAIL_URL",
            "is needed with a public STAFFETTA_BASE_URL, or no letter reaches anybody; say file: "
            "if letters are only to be written into the data folder",
        )


def _make_folder(folder: Path) -> None:
    """Make the data folder for its owner alone, and test that it can be written."""
    try:
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        probe = folder / f".probe-{secrets.token_hex(4)}"
        probe.write_bytes(b"")
        probe.unlink()
    except OSError as error:
        raise BadSetting("STAFFETTA_DATA", f"the folder cannot be written: {error}") from None


def _kept_key(data: Path, makes: bool) -> bytes:
    """Return the key stored in the data folder, or b"" if there is none.

    With `makes`, a missing key is created.
    """
    kept = secret_file(data)
    try:
        if not kept.exists():
            if not makes:
                return b""
            keep_secret(data, secrets.token_hex(32))
        text = kept.read_text(encoding="ascii").strip()
    except (OSError, UnicodeDecodeError) as error:
        raise BadSetting("STAFFETTA_SECRET_KEY", f"{kept} cannot be read: {error}") from None
    if len(text) < SHORTEST_KEY:
        raise BadSetting("STAFFETTA_SECRET_KEY", f"{kept} is damaged; put the right one back")
    return text.encode()


def secret_file(data: Path) -> Path:
    """Return the file of a generated secret key."""
    return data / "secret-key"


def keep_secret(data: Path, secret: str, replace_old: bool = False) -> None:
    """Write the secret key's file atomically.

    Without `replace_old`, an existing file stays, so that one of several starting processes wins.
    """
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
    except OSError:  # a file system without hard links
        os.replace(fresh, kept)
    finally:
        fresh.unlink(missing_ok=True)

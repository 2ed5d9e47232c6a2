"""The settings in force, with the source of each, and without secrets."""

import os
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from sqlalchemy.engine import make_url

from service.installation.environment_reader import DOTENV, value_of, variables
from service.installation.inbound_url import parse_inbound_url
from service.installation.limits import Limits
from service.installation.mail_url import parse_mail_url
from service.installation.settings import VARIABLES, Sender, Settings, from_environment

ENVIRONMENT, FILE, DEFAULT = "environment", "file", "default"
VEILED = "•••"


@dataclass(frozen=True)
class InForce:
    """A setting: its variable, its value as text, and its source, which may be a file."""

    name: str
    value: str
    source: str
    file: str = ""


def in_force() -> list[InForce]:
    """Return every setting in the order of the documentation; raises BadSetting."""
    environ = variables()
    settings = from_environment(environ)
    return [_setting(environ, settings, name) for name in VARIABLES]


def _setting(environ: Mapping[str, str], settings: Settings, name: str) -> InForce:
    field = name.removeprefix("STAFFETTA_").lower()
    value = _text(field, getattr(settings, field), value_of(environ, name))
    if path := environ.get(f"{name}_FILE", ""):
        return InForce(name, value, FILE, str(Path(path)))
    if os.environ.get(name, "").strip():
        return InForce(name, value, ENVIRONMENT)
    return InForce(name, value, *((FILE, DOTENV) if environ.get(name, "").strip() else (DEFAULT,)))


def _text(field: str, value: Any, given: str) -> str:
    """Return a value that may be shown to others: passwords, keys and codes are hidden."""
    if field == "database_url":
        url = make_url(value)
        veiled = {name: VEILED for name in url.query if "password" in name}
        return url.update_query_dict(veiled).render_as_string(hide_password=True)
    if field == "mail_url":
        return str(parse_mail_url(value))
    if field == "inbound_url":
        return str(parse_inbound_url(value))
    if not Settings.model_fields[field].repr:
        return VEILED if value else ""
    if isinstance(value, Sender):
        return f"{value.name} <{value.address}>" if value.name else value.address
    if isinstance(value, Limits):
        return given
    if isinstance(value, bool):
        return "1" if value else "0"
    return "" if value is None else str(value)

"""The layers: the packages that each package may import, and the users of libraries."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from tests import measure

ROOT = Path(__file__).resolve().parents[1]
INWARD = {"printables", "engine"}

# Each package with the packages that its modules may import, lowest first.
MAY_IMPORT = {
    "engine": set(),
    "printables": {"engine"},
    "service.language": INWARD,
    "service.database": set(),
    "service.installation": {"service.language", "service.database"},
    "service.links": {"service.installation", "service.language", "service.database"},
    "service.matches": INWARD
    | {"service.installation", "service.language", "service.database", "service.links"},
}
MAY_IMPORT["service.people"] = MAY_IMPORT["service.matches"] | {"service.matches"}
MAY_IMPORT["service.tables"] = MAY_IMPORT["service.people"] | {"service.people"}
MAY_IMPORT["service.seasons"] = MAY_IMPORT["service.tables"] | {"service.tables"}
MAY_IMPORT["service.views"] = MAY_IMPORT["service.seasons"] | {"service.seasons"}
MAY_IMPORT["service.mail"] = MAY_IMPORT["service.views"] | {"service.views"}
MAY_IMPORT["service.replies"] = MAY_IMPORT["service.mail"] | {"service.mail"}
MAY_IMPORT["service.web"] = MAY_IMPORT["service.views"] | {"service.views"}
MAY_IMPORT["service.operations"] = set(MAY_IMPORT)

# Libraries that only some packages may use, so that their use is easy to find.
ONLY_IN = {
    "aiosmtpd": {"service.replies"},
    "alembic": {"service.database"},
    "apscheduler": {"service.operations"},
    "click": {"service.operations"},
    "flask": {"service.web", "service.mail"},  # flask-mail needs an application
    "flask_mail": {"service.mail"},
    "granian": {"service.web"},
    "lxml": {"service.replies"},

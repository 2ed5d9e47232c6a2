"""The layers: which packages a package may import, and which of them may use a library."""

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
MAY_IMPORT["service.web"] = MAY_IMPORT["service.views"] | {"service.views", "service.replies"}
MAY_IMPORT["service.operations"] = set(MAY_IMPORT)

# Libraries that only some packages may use, so that their use is easy to find.
ONLY_IN = {
    "aiosmtpd": {"service.replies"},
    "alembic": {"service.database"},
    "apscheduler": {"service.operations"},
    "click": {"service.operations"},
    "flask": {"service.web", "service.mail"},  # flask-mail needs an application
    "flask_mail": {"service.mail"},
    "flufl": {"service.replies"},
    "granian": {"service.web"},
    "icalendar": {"service.views"},
    "imap_tools": {"service.replies"},
    "lxml": {"service.replies"},
    "pydantic_settings": {"service.installation"},
    "pythonjsonlogger": {"service.installation"},
    "reportlab": {"printables"},
    "smtplib": {"service.mail"},
    "werkzeug": {"service.web"},
}
# Modules that would give an engine time, luck, changing files, or the outside world.
WORLDLY = {
    "asyncio",
    "datetime",
    "http",
    "io",
    "logging",
    "os",
    "random",
    "secrets",
    "shutil",
    "socket",
    "sqlite3",
    "subprocess",
    "tempfile",
    "threading",
    "time",
    "urllib",
    "uuid",
}
SOURCES = sorted(
    path for top in ("engine", "printables", "service") for path in (ROOT / top).rglob("*.py")
)


def package(name: str) -> str:
    """Return the package of a dotted name, or the top-level name of a library."""
    return max(
        (each for each in MAY_IMPORT if f"{name}.".startswith(f"{each}.")),
        key=len,
        default=name.partition(".")[0],
    )


@cache
def imported(path: Path) -> frozenset[str]:
    """Return the dotted names of everything a file imports, at any place."""
    return frozenset(_imported(path))


def _imported(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0 and node.module, f"{path}: a relative import"
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def home(path: Path) -> str:
    """Return the package of a file."""
    return package(".".join(path.relative_to(ROOT).with_suffix("").parts))


def test_the_table_names_every_package_and_no_other() -> None:
    service = {f"service.{path.parent.name}" for path in (ROOT / "service").glob("*/__init__.py")}
    assert service | {"engine", "printables"} == set(MAY_IMPORT)


def test_a_module_imports_only_what_its_package_may() -> None:
    tops = {"engine", "printables", "service", "tests"}
    for path in SOURCES:
        mine = home(path)
        ours = {package(name) for name in imported(path) if name.partition(".")[0] in tops}
        assert ours <= MAY_IMPORT.get(mine, set()) | {mine}, path


def test_a_library_is_used_where_it_belongs() -> None:
    for path in SOURCES:
        tops = {name.partition(".")[0] for name in imported(path)}
        assert not tops & {"pytest", "hypothesis", "unittest"}, path
        assert [top for top in tops if home(path) not in ONLY_IN.get(top, {home(path)})] == [], path


def test_the_engine_imports_only_the_standard_library_without_random_time_or_files() -> None:
    for path in SOURCES:
        if home(path) == "engine":
            tops = {name.partition(".")[0] for name in imported(path)} - {"engine"}
            assert tops <= set(sys.stdlib_module_names) - WORLDLY, path


# The parts of a game, with the same names in each: a part may import those listed before it.
ROOMS = (
    *("box", "actions", "known", "options", "agreed", "state", "rules", "rulings", "telling"),
    *("knowledge", "offers", "players", "series", "scoring", "counting", "game", "table"),
)


FAMILIES = sorted(path.parent.name for path in (ROOT / "engine").glob("*/game.py"))


@pytest.mark.parametrize("family", FAMILIES)
def test_a_games_rooms_rest_on_those_before_them(family: str) -> None:
    top = f"engine.{family}."
    for path in sorted((ROOT / "engine" / family).rglob("*.py")):
        mine = path.relative_to(ROOT / "engine" / family).with_suffix("").parts[0]
        if mine != "__init__":
            assert mine in ROOMS, f"{path}: a part of a game has one of the names {ROOMS}"
            theirs = {name.split(".")[2] for name in imported(path) if name.startswith(top)}
            assert theirs <= {*ROOMS[: ROOMS.index(mine)], mine}, path


def test_nothing_is_imported_in_a_circle_not_even_late() -> None:
    modules = [measure.read_module(path, ROOT) for path in SOURCES]
    graph = measure.import_graph([module for module in modules if module], deferred=True)
    assert measure.cycles(graph) == []


def test_a_module_begins_with_a_sentence_of_what_it_holds() -> None:
    for path in SOURCES:
        text = path.read_text(encoding="utf-8")
        said = ast.get_docstring(ast.parse(text))
        assert not text.strip() or (said and said[0].isupper()), path


FINGERPRINTS = {"engine/btwixt/box/cards.py"}  # of an owner's card file; not used for luck


def test_no_game_draws_by_itself() -> None:
    """All luck comes from engine/luck.py, drawn from a seed or read off a table."""
    games = [path for path in SOURCES if ROOT / "engine" in path.parent.parents]
    assert games
    known = {str(path.relative_to(ROOT)): set(imported(path)) for path in games}
    tops = {name: {each.partition(".")[0] for each in names} for name, names in known.items()}
    assert {name for name, found in tops.items() if "hashlib" in found} == FINGERPRINTS
    for path in games:
        assert not any(each.startswith("engine.chance") for each in imported(path)), path
        nodes = ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        assert "seed" not in {n.attr for n in nodes if isinstance(n, ast.Attribute)}, path

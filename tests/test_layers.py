"""Who may know whom: engine nothing, printables the engine, service both, templates nobody."""

from __future__ import annotations

import ast
import sys
from pathlib import Path

import pytest

from tests import measure

ROOT = Path(__file__).resolve().parents[1]
LAYERS = {
    "engine": {"engine"},
    "printables": {"printables", "engine"},
    "service": {"service", "printables", "engine"},
}
# What would let an engine see time, luck, files that change, or the world.
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


def sources(layer: str) -> list[Path]:
    return sorted((ROOT / layer).rglob("*.py"))


def imported(path: Path) -> set[str]:
    """The top names of everything a file imports, wherever in it."""
    names: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names |= {alias.name.partition(".")[0] for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: a relative import"
            names.add((node.module or "").partition(".")[0])
    return names


@pytest.mark.parametrize("layer", LAYERS)
def test_a_layer_imports_only_itself_and_what_lies_inward(layer: str) -> None:
    assert sources(layer)
    for path in sources(layer):
        assert imported(path) & (set(LAYERS) | {"tests"}) <= LAYERS[layer], path


def test_the_engine_needs_nothing_but_the_standard_library_and_no_luck_clock_or_world() -> None:
    for path in sources("engine"):
        names = imported(path) - {"engine"}
        assert names <= set(sys.stdlib_module_names), path
        assert not names & WORLDLY, path


def test_no_part_of_the_code_knows_a_test() -> None:
    for layer in LAYERS:
        for path in sources(layer):
            assert not imported(path) & {"pytest", "hypothesis", "unittest"}, path


def test_nothing_is_imported_in_a_circle_not_even_late() -> None:
    modules = [measure.read_module(path, ROOT) for layer in LAYERS for path in sources(layer)]
    graph = measure.import_graph([module for module in modules if module], deferred=True)
    assert measure.cycles(graph) == []


def test_pages_are_known_by_the_app_alone() -> None:
    """What does the work never asks who shows it."""
    may = {"app.py", "api.py"}
    for path in sources("service"):
        text = path.read_text(encoding="utf-8")
        if path.parent.name != "pages" and path.name not in may:
            assert "service.pages" not in text, path


def test_flask_is_known_by_the_web_side_alone() -> None:
    may = {"app.py", "api.py", "routes.py"}
    for path in sources("service"):
        if path.parent.name != "pages" and path.name not in may:
            assert "flask" not in imported(path), path


def test_every_module_begins_with_a_sentence_of_what_it_holds() -> None:
    for layer in LAYERS:
        for path in sources(layer):
            text = path.read_text(encoding="utf-8")
            said = ast.get_docstring(ast.parse(text))
            assert not text.strip() or (said and said[0].isupper()), path


def test_no_edition_is_known_by_name_outside_its_rules_and_words() -> None:
    for layer in ("printables", "service"):
        for path in sources(layer):
            assert "if edition ==" not in path.read_text(encoding="utf-8"), path
            assert "condottiere-3e" not in path.read_text(encoding="utf-8"), path


FINGERPRINTS = {"engine/btwixt/box.py"}  # of an owner's file of cards; no luck in it


def test_no_game_draws_by_itself() -> None:
    """All its luck comes by engine/luck.py, be it drawn from a seed or read off a table."""
    games = [path for path in sources("engine") if path.parent != ROOT / "engine"]
    assert games
    hashing = {str(path.relative_to(ROOT)) for path in games if "hashlib" in imported(path)}
    assert hashing == FINGERPRINTS
    for path in games:
        nodes = list(ast.walk(ast.parse(path.read_text(encoding="utf-8"))))
        known = {node.module for node in nodes if isinstance(node, ast.ImportFrom)}
        for node in nodes:
            if isinstance(node, ast.Import | ast.ImportFrom):
                known |= {alias.name for alias in node.names}
        assert not known & {"engine.chance", "chance", "hmac", "zlib"}, path
        assert "seed" not in {n.attr for n in nodes if isinstance(n, ast.Attribute)}, path

"""The engine keeps to itself: no library but Python's, no hour, no chance, no machine."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import engine
from tests.engine.positions import GAME
from tests.engine.test_refusals import OVER

ROOT = Path(engine.__path__[0])
FILES = sorted(ROOT.rglob("*.py"))
NOT_HERE = {"random", "secrets", "time", "datetime", "os", "socket", "urllib", "http", "subprocess"}


def imported(tree: ast.AST) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (name.name for name in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0 and node.module
            yield node.module


@pytest.mark.parametrize("file", FILES, ids=lambda file: str(file.relative_to(ROOT)))
def test_a_module_imports_nothing_but_the_engine_and_the_standard_library(file: Path) -> None:
    tree = ast.parse(file.read_text("utf-8"))
    tops = {name.partition(".")[0] for name in imported(tree)}
    assert tops <= {"engine", *sys.stdlib_module_names} - NOT_HERE


@pytest.mark.parametrize("file", FILES, ids=lambda file: str(file.relative_to(ROOT)))
def test_a_module_begins_with_what_it_holds(file: Path) -> None:
    assert ast.get_docstring(ast.parse(file.read_text("utf-8")))


def test_a_view_or_a_result_may_be_changed_without_harm() -> None:

    before = GAME.to_json(OVER)
    GAME.result(OVER)["winners"].append(9)
    GAME.view(OVER, 0)["result"]["scores"].clear()
    assert GAME.to_json(OVER) == before

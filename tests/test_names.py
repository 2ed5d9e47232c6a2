"""Honest names: a function named as a question does not write to the database; lists name tests."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from tests.long_tests import LIST, long_tests

ROOT = Path(__file__).resolve().parents[1]
QUESTION = re.compile(r"_*(is|are|has|may|can)_")
WRITING = re.compile(r"sqlalchemy(\.[a-z_]+)*\.(insert|update|delete)")
UPSERT = re.compile(r"on_conflict_do_(update|nothing)")
STATEMENT = re.compile(r"\s*(INSERT|UPDATE|DELETE)\b")
WRITTEN = "a statement that writes"

Graph = dict[str, set[str]]  # dotted name of a definition or import -> names that it mentions


def mentions(node: ast.AST, known: dict[str, str]) -> Iterator[str]:
    """Yield the dotted names that `node` mentions, resolved by the file's imports in `known`."""
    for each in ast.walk(node):
        if isinstance(each, ast.Constant) and isinstance(each.value, str):
            if STATEMENT.match(each.value):
                yield WRITTEN
        elif isinstance(each, ast.Attribute) and UPSERT.fullmatch(each.attr):
            yield WRITTEN
        elif isinstance(each, (ast.Name, ast.Attribute)):
            first, _, rest = ast.unparse(each).partition(".")
            if first in known:
                yield f"{known[first]}.{rest}".rstrip(".")


def read(module: str, tree: ast.Module) -> Graph:
    """Return the functions, methods, constants and imports of a module, each with its mentions."""
    known, found = {}, {}
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom):
            for alias in node.names:
                name = alias.asname or alias.name
                known[name] = f"{node.module}.{alias.name}"
                found[f"{module}.{name}"] = {known[name]}
    pieces: list[tuple[str, ast.AST, str]] = []
    for node in tree.body:
        if isinstance(node, ast.ClassDef):
            methods = (each for each in node.body if isinstance(each, ast.FunctionDef))
            pieces += [(f"{node.name}.{each.name}", each, node.name) for each in methods]
        elif isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)):
            pieces.append((node.name, node, ""))
        elif isinstance(node, ast.Assign):
            told = (each for target in node.targets for each in ast.walk(target))
            pieces += [(each.id, node.value, "") for each in told if isinstance(each, ast.Name)]
    known |= {name.partition(".")[0]: f"{module}.{name.partition('.')[0]}" for name, *_ in pieces}
    for name, node, owner in pieces:
        own = {"self": f"{module}.{owner}"} if owner else {}
        found[f"{module}.{name}"] = set(mentions(node, known | own)) - {f"{module}.{name}"}
    return found


def service() -> Graph:
    """Return the graph of the whole service."""
    graph: Graph = {}
    for path in (ROOT / "service").rglob("*.py"):
        if "migrations" not in path.parts:
            module = ".".join(path.relative_to(ROOT).with_suffix("").parts)
            graph |= read(module, ast.parse(path.read_text(encoding="utf-8")))
    return graph


def writers(graph: Graph) -> set[str]:
    """Return the names that lead to an insert, update or delete, directly or indirectly."""
    found = {
        name for name, said in graph.items() if WRITTEN in said or any(map(WRITING.fullmatch, said))
    }
    while more := {name for name, said in graph.items() if said & found} - found:
        found |= more
    return found


def test_a_function_named_as_a_question_writes_nothing() -> None:
    found = writers(service())
    assert {name for name in found if QUESTION.match(name.rpartition(".")[2])} == set()


def test_writes_are_found_behind_modules_methods_and_constants() -> None:
    found = writers(service())
    assert "service.matches.store.append" in found  # through a constant of its module
    assert "service.matches.turns.Course.carry_on" not in found  # it only plays
    assert {"service.matches.turns.take", "service.people.seating.join"} <= found  # by a module
    assert "service.installation.limit_counters.add" in found  # through a dialect's statement
    assert "service.web.pages.seat.decline" in found  # through a function argument
    assert "service.matches.store.load" not in found
    assert "service.views.seat_view.of_seat" not in found


def test_the_list_of_long_tests_names_tests() -> None:
    files = {file: (LIST.parent / file).read_text(encoding="utf-8") for file, _ in listed()}
    assert not [name for file, name in listed() if f"\ndef {name}(" not in files[file]]


def listed() -> list[tuple[str, str]]:
    return [tuple(line.split("::")) for line in sorted(long_tests())]

#!/usr/bin/env python3
"""Measure the shape of a Python tree: how long, how documented, how tangled.

    python measure.py .                         # this project, full report
    python measure.py flask=~/src/flask/src .   # several trees, each labelled
    python measure.py --table a=... b=...       # one markdown row per tree
    python measure.py --json .                  # for a script to compare
    python measure.py --check .                 # exit 1 if a figure is above OUR_BAR

Code and tests are measured separately, because good tests are long on purpose. Only the standard
library is used, and measured code is not imported.

The figures

  file lines      physical lines of a .py file (empty files are left out)
  function lines  from `def` to its last line, docstring included, decorators not
  code lines      the same without docstring, blank and comment-only lines
  documented      public modules, classes, functions and methods with a docstring
  typed           functions that say what they return
  cycles          groups of modules that import each other while loading; imports
                  inside functions or under TYPE_CHECKING are counted as 'deferred'
"""

from __future__ import annotations

import argparse
import ast
import io
import json
import math
import sys
import tokenize
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

SKIPPED_FOLDERS = {
    ".git",
    ".tox",
    ".venv",
    "venv",
    "node_modules",
    "__pycache__",
    "build",
    "dist",
    "migrations",
    "vendored",
    "_vendor",
}
TEST_FOLDERS = {"test", "tests", "testing"}
FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef)
LONG_FUNCTION = 50

# The limits for our own tree. The length of files is only reported.
OUR_BAR = {
    "code": {"function median": 9, "function p95": 35, "function max": 60},
    "tests": {"function median": 12, "function p95": 30, "function max": 60},
}


@dataclass
class Function:
    where: str
    name: str
    lines: int
    code_lines: int
    typed: bool


@dataclass
class Module:
    path: Path
    name: str
    lines: int
    functions: list[Function] = field(default_factory=list)
    public: int = 0
    documented: int = 0
    loads: set[str] = field(default_factory=set)
    defers: set[str] = field(default_factory=set)


# --- finding files ---------------------------------------------------------


def python_files(root: Path, skip: set[str]) -> list[Path]:
    if root.is_file():
        return [root]
    return sorted(
        path
        for path in root.rglob("*.py")
        if path.is_file() and not skip & set(path.relative_to(root).parts)
    )


def is_test(path: Path, root: Path) -> bool:
    folders = set(path.relative_to(root).parts[:-1])
    name = path.name
    return bool(
        folders & TEST_FOLDERS
        or name == "conftest.py"
        or name.startswith("test_")
        or name.endswith(("_test.py", "_tests.py"))
    )


def module_name(path: Path) -> str:
    """Return the dotted name for imports: climb while inside a package."""
    parts = [] if path.name == "__init__.py" else [path.stem]
    folder = path.parent
    while any((place / "__init__.py").exists() for place in (folder, folder.parent)):
        parts.insert(0, folder.name)
        folder = folder.parent
    return ".".join(parts) or path.parent.name


# --- reading one file ------------------------------------------------------


def code_line_numbers(source: str) -> set[int]:
    """Return the lines with a token other than a comment or a line break."""
    silent = {
        tokenize.COMMENT,
        tokenize.NL,
        tokenize.NEWLINE,
        tokenize.INDENT,
        tokenize.DEDENT,
        tokenize.ENCODING,
        tokenize.ENDMARKER,
    }
    numbers: set[int] = set()
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type not in silent:
            numbers.update(range(token.start[0], token.end[0] + 1))
    return numbers


def docstring_lines(node: ast.AST) -> set[int]:
    if ast.get_docstring(node, clean=False) is None:
        return set()
    first = node.body[0]
    return set(range(first.lineno, first.end_lineno + 1))


def measure_function(node: ast.AST, where: str, name: str, code: set[int]) -> Function:
    span = set(range(node.lineno, node.end_lineno + 1))
    return Function(
        where=f"{where}:{node.lineno}",
        name=name,
        lines=len(span),
        code_lines=len((span & code) - docstring_lines(node)),
        typed=node.returns is not None,
    )


@cache
def read_module(path: Path, root: Path) -> Module | None:
    source = path.read_text(encoding="utf-8", errors="replace")
    try:
        tree = ast.parse(source)
        code = code_line_numbers(source)
    except (SyntaxError, tokenize.TokenError) as error:
        print(f"skipped {path}: {error}", file=sys.stderr)
        return None
    where = str(path.relative_to(root)) if path != root else path.name
    module = Module(path, module_name(path), len(source.splitlines()))
    if module.lines and not path.name.startswith("__"):
        count_docstring(module, tree)
    walk_definitions(module, tree, where, code, prefix="", public=True)
    collect_imports(module, tree)
    return module


def walk_definitions(
    module: Module, parent: ast.AST, where: str, code: set[int], prefix: str, public: bool
) -> None:
    for node in ast.iter_child_nodes(parent):
        if isinstance(node, ast.expr):
            continue  # no expression defines a name
        is_function = isinstance(node, FUNCTIONS)
        if not is_function and not isinstance(node, ast.ClassDef):
            walk_definitions(module, node, where, code, prefix, public)
            continue
        name = f"{prefix}{node.name}"
        visible = public and not node.name.startswith("_")
        if visible:
            count_docstring(module, node)
        if is_function:
            module.functions.append(measure_function(node, where, name, code))
        walk_definitions(module, node, where, code, f"{name}.", visible and not is_function)


def count_docstring(module: Module, node: ast.AST) -> None:
    module.public += 1
    module.documented += ast.get_docstring(node) is not None


# --- imports and cycles ----------------------------------------------------


def collect_imports(module: Module, tree: ast.Module) -> None:
    def visit(node: ast.AST, deferred: bool) -> None:
        if isinstance(node, (ast.Import, ast.ImportFrom)):
            (module.defers if deferred else module.loads).update(imported_names(module, node))
        later = deferred or isinstance(node, FUNCTIONS) or is_type_checking(node)
        for child in ast.iter_child_nodes(node):
            if not isinstance(child, ast.expr):
                visit(child, later)

    visit(tree, deferred=False)
    module.defers -= module.loads


def is_type_checking(node: ast.AST) -> bool:
    return isinstance(node, ast.If) and "TYPE_CHECKING" in ast.unparse(node.test)


def imported_names(module: Module, node: ast.Import | ast.ImportFrom) -> list[str]:
    if isinstance(node, ast.Import):
        return [alias.name for alias in node.names]
    base = node.module or ""
    if node.level:
        package = module.name.split(".")
        if module.path.name != "__init__.py":
            package = package[:-1]
        package = package[: len(package) - (node.level - 1)]
        base = ".".join(package + ([base] if base else []))
    return [f"{base}.{alias.name}" for alias in node.names]


def import_graph(modules: list[Module], deferred: bool = False) -> dict[str, set[str]]:
    known = {module.name for module in modules}

    def resolve(name: str) -> str | None:
        while name and name not in known:
            name = name.rpartition(".")[0]
        return name or None

    graph: dict[str, set[str]] = {}
    for module in modules:
        wanted = module.loads | (module.defers if deferred else set())
        found = {resolve(name) for name in wanted} - {None, module.name}
        graph.setdefault(module.name, set()).update(found)
    return graph


def cycles(graph: dict[str, set[str]]) -> list[list[str]]:
    """Return groups of modules that can reach each other by imports."""
    reached = {name: reachable(graph, name) for name in graph}
    groups, seen = [], set()
    for name in sorted(graph):
        group = {other for other in reached[name] if name in reached[other]}
        if len(group) > 1 and name not in seen:
            groups.append(sorted(group))
        seen |= group
    return sorted(groups, key=len, reverse=True)


def reachable(graph: dict[str, set[str]], start: str) -> set[str]:
    found, todo = set(), [start]
    while todo:
        fresh = graph[todo.pop()] - found
        found |= fresh
        todo.extend(fresh)
    return found


# --- reporting -------------------------------------------------------------


def percentile(values: list[int], share: float) -> int:
    """Return the nearest-rank percentile, or 0 without values."""
    ranked = sorted(values)
    return ranked[max(0, math.ceil(share * len(ranked)) - 1)] if ranked else 0


def spread(values: list[int]) -> dict[str, int]:
    return {
        "n": len(values),
        "median": percentile(values, 0.50),
        "p95": percentile(values, 0.95),
        "max": max(values, default=0),
    }


def percent(part: int, whole: int) -> int:
    return round(100 * part / whole) if whole else 0


def summarise(modules: list[Module], top: int) -> dict:
    functions = [function for module in modules for function in module.functions]
    lengths = [function.lines for function in functions]
    loading = cycles(import_graph(modules))
    lazily = cycles(import_graph(modules, deferred=True))
    longest = sorted(functions, key=lambda function: -function.lines)[:top]
    return {
        "files": spread([module.lines for module in modules if module.lines]),
        "lines": sum(module.lines for module in modules),
        "functions": spread(lengths),
        "code": spread([function.code_lines for function in functions]),
        "long_percent": percent(sum(n > LONG_FUNCTION for n in lengths), len(lengths)),
        "documented_percent": percent(
            sum(module.documented for module in modules), sum(module.public for module in modules)
        ),
        "typed_percent": percent(sum(f.typed for f in functions), len(functions)),
        "cycles": loading,
        "deferred_cycles": [group for group in lazily if group not in loading],
        "longest": [(f.lines, f.name, f.where) for f in longest],
        "largest_files": sorted(((m.lines, m.name) for m in modules), reverse=True)[:5],
    }


def measure(root: Path, skip: set[str], top: int) -> dict[str, dict]:
    parts: dict[str, list[Module]] = {"code": [], "tests": []}
    for path in python_files(root, skip):
        module = read_module(path, root)
        if module:
            parts["tests" if is_test(path, root) else "code"].append(module)
    return {part: summarise(modules, top) for part, modules in parts.items() if modules}


def print_report(label: str, part: str, figures: dict) -> None:
    def row(what: str, value: dict) -> str:
        return f"  {what:<15}" + "".join(f"{key} {value[key]:<8}" for key in value)

    print(f"{label} · {part}: {figures['lines']} lines")
    print(row("file lines", figures["files"]))
    print(
        row("function lines", figures["functions"]),
        f"over {LONG_FUNCTION}: {figures['long_percent']}%",
    )
    print(row("code lines", figures["code"]))
    print(f"  documented {figures['documented_percent']}%   typed {figures['typed_percent']}%")
    cycles, deferred = len(figures["cycles"]), len(figures["deferred_cycles"])
    print(f"  import cycles: {cycles}   only with deferred imports: {deferred}")
    for group in figures["cycles"]:
        print(f"    {len(group)} modules: {', '.join(group[:6])}{' …' if len(group) > 6 else ''}")
    print("  longest functions")
    for lines, name, where in figures["longest"]:
        print(f"    {lines:>5}  {name}  {where}")
    print()


def print_table(rows: list[tuple[str, str, dict]]) -> None:
    print(
        "| tree | part | files | lines | file med/p95/max | funcs | func med/p95/max "
        "| code med/p95 | >50 | doc | typed | cycles (+deferred) |"
    )
    print("|---|---|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|")
    for label, part, f in rows:
        cells = [
            label,
            part,
            f["files"]["n"],
            f["lines"],
            "/".join(str(f["files"][k]) for k in ("median", "p95", "max")),
            f["functions"]["n"],
            "/".join(str(f["functions"][k]) for k in ("median", "p95", "max")),
            "/".join(str(f["code"][k]) for k in ("median", "p95")),
            f"{f['long_percent']}%",
            f"{f['documented_percent']}%",
            f"{f['typed_percent']}%",
            f"{len(f['cycles'])} (+{len(f['deferred_cycles'])})",
        ]
        print("| " + " | ".join(map(str, cells)) + " |")


def over_the_bar(rows: list[tuple[str, str, dict]]) -> list[str]:
    """Return a line for each figure above OUR_BAR, and for each import cycle."""
    complaints = []
    for label, part, figures in rows:
        for what, most in OUR_BAR[part].items():
            kind, measure_name = what.split()
            value = figures[f"{kind}s"][measure_name]
            if value > most:
                complaints.append(f"{label} · {part}: {what} is {value}, the bar is {most}")
        for group in figures["cycles"] + figures["deferred_cycles"]:
            complaints.append(f"{label} · {part}: import cycle {' -> '.join(group)}")
    return complaints


def main(argv: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("trees", nargs="+", help="a folder, or label=folder")
    parser.add_argument("--skip", action="append", default=[], help="folder name to leave out")
    parser.add_argument("--top", type=int, default=10, help="how many longest functions to name")
    output = parser.add_mutually_exclusive_group()
    output.add_argument("--table", action="store_true", help="one markdown row for each tree")
    output.add_argument("--json", action="store_true", help="everything, for another program")
    output.add_argument("--check", action="store_true", help="only complaints; exit 1 if any")
    options = parser.parse_args(argv)

    results = {}
    for tree in options.trees:
        label, _, folder = tree.rpartition("=")
        root = Path(folder).expanduser().resolve()
        if not root.exists():
            parser.error(f"no such folder: {root}")
        results[label or root.name] = measure(
            root, SKIPPED_FOLDERS | set(options.skip), options.top
        )

    rows = [(label, part, f) for label, parts in results.items() for part, f in parts.items()]
    if options.check:
        complaints = over_the_bar(rows)
        print("\n".join(complaints) or "within the bar")
        return bool(complaints)
    if options.json:
        print(json.dumps(results, indent=1))
    elif options.table:
        print_table(rows)
    else:
        for row in rows:
            print_report(*row)
    return 0


if __name__ == "__main__":
    sys.exit(main())

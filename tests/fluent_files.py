"""The Fluent files of templates/words as parsed for tests: messages, variables, texts."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

from service.language import catalogues
from service.language.languages import LANGUAGES

WORDS = Path(__file__).parent.parent / "templates" / "words"
FILES = sorted(path.name for path in catalogues.files_of("en").values())


@cache
def entries(language: str, file: str) -> list[ast.Message]:
    path = catalogues.files_of(language)[file.removesuffix(".ftl")]
    resource = parse(path.read_text(encoding="utf-8"))
    assert not [entry for entry in resource.body if isinstance(entry, ast.Junk)]
    return [entry for entry in resource.body if isinstance(entry, ast.Message)]


@cache
def messages(language: str) -> dict[str, ast.Message]:
    found: dict[str, ast.Message] = {}
    for _, path in sorted(catalogues.files_of(language).items()):
        found |= {entry.id.name: entry for entry in entries(language, path.name)}
    return found


@cache
def book(language: str, game: str | None) -> dict[str, ast.Message]:
    """Return all messages by key; an edition's own replace those of its family."""
    found: dict[str, ast.Message] = {}
    for path in catalogues.files(language, game):
        found |= {entry.id.name: entry for entry in entries(language, path.name)}
    return found


class Blanks(Visitor):
    """Collects the variables of a message, and the variants of each selector."""

    def __init__(self) -> None:
        self.names: set[str] = set()
        self.choices: dict[str, set[str]] = {}

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        keys = {getattr(v.key, "name", None) or v.key.value for v in node.variants}
        self.choices.setdefault(node.selector.id.name, set()).update(keys)
        self.generic_visit(node)


@cache
def blanks(entry: ast.Message) -> Blanks:
    found = Blanks()
    found.visit(entry)
    return found


@cache
def forms() -> frozenset[str]:
    """Return the names of grammatical forms in all languages, such as `acc` and `in`."""
    every = [entry for language in LANGUAGES for entry in messages(language).values()]
    return frozenset(form.id.name for entry in every for form in entry.attributes)


def plain_blanks(entry: ast.Message) -> set[str]:
    """Return the variables without their grammatical forms: region_in becomes region."""
    names = (name.rpartition("_") for name in blanks(entry).names)
    return {
        head if tail in forms() else "_".join(filter(None, (head, tail))) for head, _, tail in names
    }


@cache
def texts(node: ast.BaseNode) -> tuple[str, ...]:
    """Return every text of a message, with string literals filled in and variables as `□`."""
    found: list[str] = []

    class Runs(Visitor):
        def visit_Pattern(self, pattern: ast.Pattern) -> None:
            found.append("".join(map(run, pattern.elements)))
            self.generic_visit(pattern)

    Runs().visit(node)
    return tuple(found)


def run(element: ast.TextElement | ast.Placeable) -> str:
    if isinstance(element, ast.TextElement):
        return element.value
    literal = isinstance(element.expression, ast.StringLiteral)
    return element.expression.parse()["value"] if literal else "□"


@cache
def written(language: str) -> list[tuple[str, str]]:
    """Return every (key, text) of a language; files of different games may share a key."""
    paths = [path for _, path in sorted(catalogues.files_of(language).items())]
    found = [entry for path in paths for entry in entries(language, path.name)]
    return [(entry.id.name, text) for entry in found for text in texts(entry)]

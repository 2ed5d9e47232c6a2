"""Data flow in one direction, from rows to a view to words, without access to a state."""

import ast
from collections.abc import Iterator
from pathlib import Path

from jinja2 import nodes

from service.language.catalogues import templates_folder
from service.views.templating import letter_templates

SHOWING = ("service/web", "service/mail")
STATE = {"state", "state_json"}
SECRET = STATE | {"seed", "salt", "token_hash"}
ROOT = Path(__file__).resolve().parents[3]


def read_by(template: Path) -> Iterator[str]:
    """Yield each attribute that a template reads, with its variable: `view.hand`."""
    parsed = letter_templates().parse(template.read_text(encoding="utf-8"))
    for each in parsed.find_all(nodes.Getattr):
        owner = each.node.name if isinstance(each.node, nodes.Name) else ""
        yield f"{owner}.{each.attr}"


def test_templates_read_views_and_rows_but_no_state_and_no_secret() -> None:
    found = [path for path in templates_folder().rglob("*.*") if path.suffix in (".html", ".txt")]
    read = {name for path in found for name in read_by(path)}
    assert {"s.view", "s.names", "match.status"} <= read
    assert not {name for name in read if name.partition(".")[2] in SECRET and name != "s.seed"}
    assert "s.loaded" not in read and not {name for name in read if name.startswith("loaded.")}


def test_pages_and_letters_ask_a_view_and_never_the_engines_state() -> None:
    for path in (path for folder in SHOWING for path in (ROOT / folder).rglob("*.py")):
        found = ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        read = {node.attr for node in found if isinstance(node, ast.Attribute)}
        assert not read & STATE, path

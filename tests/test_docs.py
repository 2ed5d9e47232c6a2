"""The documents: their links lead somewhere, and what they name is in the code."""

from __future__ import annotations

import json
import re
import shlex
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from click import Context

import engine
from engine.scores import score
from tests import architecture_picture
from tests.test_layers import MAY_IMPORT

ROOT = Path(__file__).resolve().parents[1]
DOCS = ROOT / "docs"
PAGES = sorted([ROOT / "README.md", ROOT / "deploy" / "README.md", *DOCS.rglob("*.md")])
SVG = DOCS / "architecture.svg"

LINK = re.compile(r"(\[(?:[^\[\]]|\[[^\]]*\])*\])\(([^)\s]+)\)")
NAME = re.compile(r"`(\w+)`")
# A path in the text, such as `service/matches/turns.py`; one with a placeholder names none.
TOPS = ("engine", "printables", "service", "templates", "tests", "docs", "deploy")
CODE_PATH = re.compile(rf"`((?:{'|'.join(TOPS)})/[\w./-]+)`")
VARIABLE = re.compile(r"\bSTAFFETTA_[A-Z_]+\b")
COMMAND = re.compile(r"\bstaffetta ([a-z][a-z-]+)\b")
TARGET = re.compile(r"(?:^|`)make ([a-z]+)\b", re.MULTILINE)
FENCE = re.compile(r"^```.*?^```", re.MULTILINE | re.DOTALL)

every_page = pytest.mark.parametrize(
    "page", PAGES, ids=lambda path: path.relative_to(ROOT).as_posix()
)


@cache
def text_of(page: Path) -> str:
    """Return the text of a file, with its markup."""
    return page.read_text(encoding="utf-8")


def heading_ids(page: Path) -> set[str]:
    """Return the anchors of a page's headings, as GitHub makes them."""
    found = re.findall(r"^#+ (.+)$", FENCE.sub("", text_of(page)), re.MULTILINE)
    plain = (re.sub(r"[^\w\- ]", "", heading).strip().lower() for heading in found)
    return {heading.replace(" ", "-") for heading in plain}


def links_of(page: Path) -> list[tuple[str, Path, str]]:
    """Return the relative links of a page: text, target and anchor."""
    found = []
    for words, address in LINK.findall(FENCE.sub("", text_of(page))):
        if "://" not in address and not address.startswith("mailto:"):
            path, _, anchor = address.partition("#")
            found.append((words, (page.parent / path).resolve() if path else page, anchor))
    return found


@every_page
def test_every_link_leads_to_a_file_and_a_heading(page: Path) -> None:
    for words, target, anchor in links_of(page):
        assert target.exists(), f"{words} of {page.name}"
        if anchor:
            assert anchor in heading_ids(target), f"{words} of {page.name}"


@every_page
def test_a_linked_file_defines_the_function_that_the_link_names(page: Path) -> None:
    for words, target, _ in links_of(page):
        if target.suffix == ".py":
            code = text_of(target)
            for name in NAME.findall(words):
                assert re.search(
                    rf"\b(?:def|class) {name}\b|^ *{name}\b.* = ", code, re.MULTILINE
                ), words


@every_page
def test_every_path_in_the_text_exists(page: Path) -> None:
    missing = {path for path in CODE_PATH.findall(text_of(page)) if not (ROOT / path).exists()}
    assert missing == set()


@every_page
def test_no_docs_page_says_the_own_hand(page: Path) -> None:
    assert re.findall(r"\b(?:the|an|each|any|these) own\b.*", text_of(page)) == []


def test_every_page_is_reached_from_the_readme() -> None:
    reached, waiting = set(), [ROOT / "README.md"]
    while waiting:
        page = waiting.pop()
        if page not in reached:
            reached.add(page)
            waiting += [target for _, target, _ in links_of(page) if target.suffix == ".md"]
            folders = [target for _, target, _ in links_of(page) if target.is_dir()]
            waiting += [each for folder in folders for each in folder.glob("*.md")]
    assert set(PAGES) - reached == set()


def test_every_picture_is_shown_somewhere() -> None:
    shown = {target for page in PAGES for _, target, _ in links_of(page)}
    assert {path for path in DOCS.rglob("*") if path.suffix in (".png", ".svg")} - shown == set()


# --- what the documents name --------------------------------------------------


def test_every_variable_command_and_target_exists() -> None:
    text = "\n".join(map(text_of, PAGES))
    known = text_of(ROOT / "deploy" / "env.example") + "".join(
        text_of(path) for top in ("service", "tests") for path in (ROOT / top).rglob("*.py")
    )
    variables = set(VARIABLE.findall(text))
    assert len(variables) > 10
    assert {name for name in variables if name.rstrip("_") not in known} == set()
    targets = set(re.findall(r"^([a-z]+):", text_of(ROOT / "Makefile"), re.MULTILINE))
    assert {"demo", "test"} <= set(TARGET.findall(text_of(ROOT / "README.md")))
    assert set(TARGET.findall(text)) <= targets


def test_every_command_in_a_code_line_exists() -> None:
    from service.operations.commands import staffetta

    known = set(staffetta.list_commands(None))
    for page in PAGES:
        code = "\n".join([*FENCE.findall(text_of(page)), *re.findall(r"`[^`\n]+`", text_of(page))])
        found = set(COMMAND.findall(code.replace("staffetta-admin", "staffetta")))
        assert found <= known, page.name


SHELL = re.compile(
    r"^(?:\.venv/bin/|    )?staffetta(?:-admin)? ([a-z].*?)(?: +#.*| &)?$", re.MULTILINE
)


def test_every_command_line_is_understood() -> None:
    from service.operations.commands import staffetta

    found = [line for page in PAGES for line in SHELL.findall(text_of(page))]
    assert len(found) > 12
    for line in found:
        name, *words = shlex.split(line.replace(" CODE", f" {'0' * 64}"))
        command = staffetta.get_command(Context(staffetta), name)
        assert command is not None, line
        command.make_context(name, words)


def examples_of_scores() -> Iterator[tuple[str, str, str]]:
    """Yield each whole example of docs/score.md: the game's id, a line and its answer."""
    games = {"The": "condottiere-3e", "B'Twixt": "btwixt", "Troyes": "troyes"}
    for section in re.split(r"^## ", text_of(DOCS / "score.md"), flags=re.MULTILINE)[1:]:
        for block in re.findall(r"(?:^    .*\n)+", section, re.MULTILINE):
            if "..." not in block:
                asked, end = json.JSONDecoder().raw_decode(block.strip())
                yield games[section.split()[0]], json.dumps(asked), block.strip()[end:]


def test_the_examples_of_scores_are_true() -> None:
    found = list(examples_of_scores())
    assert len(found) >= 7
    for game, asked, answer in found:
        told = score(engine.games()[game].scoring, json.loads(asked))
        assert json.loads(json.dumps(told)) == json.loads(answer), asked


BUTTON = re.compile(r"(?<![*\w])\*([A-Z][^*\n]+)\*(?!\*)")
FOR_PEOPLE = [ROOT / "README.md", DOCS / "players.md", DOCS / "hosts.md"]


@pytest.mark.parametrize("page", FOR_PEOPLE, ids=lambda path: path.name)
def test_a_button_in_italics_is_one_of_the_product(page: Path) -> None:
    said = {plain(str(value)) for value in all_words()}
    named = {plain(name) for name in BUTTON.findall(text_of(page))}
    assert named - said == set()


@cache
def all_words() -> frozenset[str]:
    """Return the one-line texts of all English messages."""
    found = set()
    for path in (ROOT / "templates" / "words" / "en").glob("*.ftl"):
        found |= set(re.findall(r"^\s*\.?[\w-]+ = (.+)$", text_of(path), re.MULTILINE))
        found |= set(re.findall(r"^\s+\*?\[\w+\] (.+)$", text_of(path), re.MULTILINE))
    return frozenset(found)


def plain(words: str) -> str:
    """Return words with straight apostrophes and without a full stop at the end."""
    return words.replace("’", "'").rstrip(".").strip()


# --- the picture --------------------------------------------------------------


def test_the_picture_of_the_packages_is_that_of_the_code(rewrite: bool) -> None:
    assert set(architecture_picture.PURPOSE) == set(MAY_IMPORT)
    drawn = architecture_picture.picture()
    if rewrite:
        SVG.write_text(drawn, encoding="utf-8")
    assert SVG.read_text(encoding="utf-8") == drawn, "pytest --rewrite tests/test_docs.py"
    assert len(drawn) < 10_000

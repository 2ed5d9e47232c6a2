"""The prose of docstrings stays plain: habits that make it hard to read may only become rarer.

A habit is counted, since no test can tell if a sentence is clear. If a count falls, lower it here.
"""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
FOLDERS = ("engine", "service", "printables")
MOST_WORDS = 25  # in a sentence
OPENERS = "what|whoever|whose|who|whom|whether|of|by|as|that|where|how|nobody|nothing|none"
HABITS = {  # number of docstrings that still have each
    "opener": (rf"(?i)\A({OPENERS})\b", 0),
    "clause": (r"(?i)\b(whoever|whatever|nobody|whose|whom)\b", 17),
    "what": (r"(?i)\bwhat\b", 3),
    "own": (r"(?i)\b(the|an|each) own\b", 0),
    "old verb": (
        r"(?i)\b(bears?|lies|laid|anew|betray|put by|so often|once more|mends?|mended)\b",
        5,
    ),
    "long sentence": (rf"([^\s]+ ){{{MOST_WORDS},}}", 6),
}


@cache
def docstrings() -> list[str]:
    """Return every docstring of the product, each sentence on a line of its own."""
    return [each for folder in FOLDERS for each in _in_folder(ROOT / folder)]


def _in_folder(folder: Path) -> Iterator[str]:
    documented = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)
    for path in sorted(folder.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            text = ast.get_docstring(node) if isinstance(node, documented) else None
            if text:
                sentences = re.split(r"(?<=[.!?])\s+|\n\n+", text)
                yield "\n".join(" ".join(each.split()) for each in sentences)


def count_of(habit: str) -> int:
    """Return the number of docstrings with this habit."""
    return sum(bool(re.search(HABITS[habit][0], text)) for text in docstrings())


@pytest.mark.parametrize("habit", HABITS)
def test_a_habit_of_hard_prose_does_not_spread(habit: str) -> None:
    assert count_of(habit) <= HABITS[habit][1]


@pytest.mark.parametrize(
    ("habit", "text"),
    [
        ("opener", "Whose link got into other hands takes a new one."),
        ("clause", "A letter for whoever is to play."),
        ("own", "Read it from the own phone."),
        ("old verb", "A move bears a hash."),
        ("long sentence", f"Return {'one ' * 25}more."),
    ],
)
def test_a_habit_is_noticed(habit: str, text: str) -> None:
    assert re.search(HABITS[habit][0], text)
    assert not re.search(HABITS[habit][0], "Return the seats to act, or [] when the game is over.")


def test_all_docstrings_are_read() -> None:
    assert len(docstrings()) > 4_000

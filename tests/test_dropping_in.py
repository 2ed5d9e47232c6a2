"""A folder added beside other games is a game: tested with a renamed copy of the sixth game."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import tests.games.promises

ROOT = Path(__file__).resolve().parents[1]
SIXTH = Path(tests.games.promises.__file__).parent
GENERAL = [
    "tests/test_every_game.py",
    "tests/test_completeness.py",
    "tests/test_words.py",
    "tests/engine/test_playthroughs.py",
    "tests/service/mail/test_whole_other_games.py",
    "tests/service/web/test_raw_ids.py",
]
MOST_FILES, MOST_LINES = 12, 650


def without_demands() -> dict[str, str]:
    """Return the environment for tests on SQLite, without the outer run's other requirements."""
    mine = {name: value for name, value in os.environ.items() if "STAFFETTA_TEST" not in name}
    return mine | {"STAFFETTA_TEST_POSTGRES_URL": "off"}


def files_of_the_sixth() -> list[Path]:
    """Return the hand-written files of the sixth game; `pytest --rewrite` wrote the playthrough."""
    every = (path for path in SIXTH.rglob("*") if path.is_file())
    return [path for path in every if not {"__pycache__", "playthroughs"} & {*path.parts}]


def copied(shelf: Path, name: str) -> None:
    """Copy the sixth game under another name, also within its files, to another folder of games."""
    for path in (*files_of_the_sixth(), *(SIXTH / "playthroughs").iterdir()):
        there = shelf / name / path.relative_to(SIXTH).as_posix().replace("promises", name)
        there.parent.mkdir(parents=True, exist_ok=True)
        text = path.read_text("utf-8").replace("tests.games.promises", f"{shelf.name}.promises")
        there.write_text(text.replace("promises", name), "utf-8")


def test_a_folder_that_is_dropped_in_is_held_to_all_tests_and_played(tmp_path: Path) -> None:
    shelf = tmp_path / "elsewhere"
    copied(shelf, "vows")
    (shelf / "__init__.py").touch()
    (shelf / "found.py").write_text('import engine\n\nengine.look_in("elsewhere")\n', "utf-8")
    ran = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "elsewhere.found", "-k", "vows", *GENERAL],
        cwd=ROOT,
        env={**without_demands(), "PYTHONPATH": str(tmp_path)},
        capture_output=True,
        text=True,
        timeout=600,
    )
    assert ran.returncode == 0, ran.stdout[-3000:] + ran.stderr[-1000:]
    assert ran.stdout.count(".") > 100


def test_the_sixth_game_is_small() -> None:
    files = files_of_the_sixth()
    lines = sum(len(path.read_text("utf-8").splitlines()) for path in files)
    assert 8 <= len(files) <= MOST_FILES and 300 < lines <= MOST_LINES


def test_the_way_to_add_a_game_names_every_file_of_the_sixth() -> None:
    page = (ROOT / "docs" / "add-a-game.md").read_text("utf-8")
    named = re.findall(r"^\| `([^`]+)` \|", page, re.MULTILINE)
    spelt = [name.replace("<language>", tag) for name in named for tag in ("en", "fa", "hu")]
    there = {path.relative_to(SIXTH).as_posix() for path in files_of_the_sixth()}
    there.add("playthroughs/promises.txt")
    assert set(spelt) == there

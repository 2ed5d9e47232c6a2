"""The manual page and the completion files are those of the commands."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from service.operations.commands import COMMANDS
from tests import manual_page


@pytest.mark.parametrize("file", manual_page.files(), ids=lambda file: file.name)
def test_a_generated_file_is_up_to_date(file: Path, rewrite: bool) -> None:
    written = manual_page.files()[file]
    if rewrite:
        file.parent.mkdir(exist_ok=True)
        file.write_text(written, encoding="utf-8")
    assert file.read_text(encoding="utf-8") == written, "pytest --rewrite tests/test_manual_page.py"


def test_the_manual_page_has_every_command() -> None:
    shown = (manual_page.DEPLOY / "staffetta.1").read_text(encoding="utf-8")
    assert [name for name in COMMANDS if f"\n.B {manual_page.text(name)}" not in shown] == []


@pytest.mark.skipif(not shutil.which("groff"), reason="no groff here")
def test_the_manual_page_is_set_without_a_warning() -> None:
    page = manual_page.DEPLOY / "staffetta.1"
    done = subprocess.run(
        ["groff", "-man", "-Tutf8", "-ww", page], capture_output=True, text=True, check=True
    )
    assert done.stderr == "" and "staffetta" in done.stdout


@pytest.mark.parametrize(
    ("words", "wanted"),
    [
        ("staffetta mat", {"match", "matches"}),
        ("staffetta playout con", {"condottiere-1e", "condottiere-3e"}),
        ("staffetta person a@b.example m", {"merge"}),
    ],
)
def test_words_are_completed_in_the_shell(words: str, wanted: set[str]) -> None:
    """Bash asks the command itself, as deploy/completion/staffetta.bash has it."""
    script = manual_page.DEPLOY / "completion" / "staffetta.bash"
    asked = f"""
        source {script}
        COMP_WORDS=({words}); COMP_CWORD=$((${{#COMP_WORDS[@]}} - 1))
        _staffetta_completion "{Path(sys.executable).with_name("staffetta")}"
        printf '%s\\n' "${{COMPREPLY[@]}}"
    """
    done = subprocess.run(["bash", "-c", asked], capture_output=True, text=True, timeout=60)
    assert set(done.stdout.split()) == wanted, done.stderr

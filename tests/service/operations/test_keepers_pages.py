"""Every command line on the pages for people who run the service does something there."""

import re
import shlex
from pathlib import Path
from typing import Any

import click
import pytest

from service.operations import backups
from service.operations.commands import staffetta
from tests.service.at_table import begin
from tests.service.trial_installation import BELA, CYRUS, TrialInstallation

PAGE = Path(__file__).resolve().parents[3] / "deploy" / "README.md"
ADMIN = ("staffetta", "staffetta-admin", "/usr/local/sbin/staffetta-admin")
GO_ON = {"serve", "web", "clock", "demo"}  # these run until they are stopped
ASK_FIRST = {"end", "erase", "merge"}
MAY_FIND_FAULTS = {"doctor", "healthcheck"}  # no scheduler and no server runs in this test
INLINE = re.compile(r"`(?:sudo )?(staffetta(?:-admin)? [a-z][^`]*)`")
# A setting before the command, then the command to the end of its part of the line.
IN_BLOCK = re.compile(
    r"((?:STAFFETTA_\w+=\S+ )?(?:/usr/local/sbin/)?staffetta(?:-admin)? [a-z][^>'\n#&|;]*)"
)


def command_lines() -> list[str]:
    """Return each command line of the page once, in its order."""
    text = PAGE.read_text(encoding="utf-8")
    blocks = re.findall(r"^```sh\n(.*?)^```", text, re.MULTILINE | re.DOTALL)
    run = [line for block in blocks for line in block.splitlines() if "systemctl" not in line]
    rows = re.findall(r"`match (ID [^`]*)`", text)
    found = [line.strip() for part in run for line in IN_BLOCK.findall(part)]
    return [
        *dict.fromkeys([*INLINE.findall(text), *found, *(f"staffetta match {r}" for r in rows)])
    ]


def filled(line: str, house: TrialInstallation, match: str, folder: Path) -> list[str]:
    """Return the words of a command for the test's installation."""
    values = {"FILE": f"{folder / 'kept.backup'}", "ADDRESS": BELA["email"], "ID": match}
    values |= {"OTHER": CYRUS["email"], "SEAT": "1", "TO": f"sqlite:///{folder / 'new.db'}"}
    values |= {"MATCH": match, "ana@example.org": BELA["email"]}
    dated = line.replace("$(date +\\%F)", "2026-11-28")
    words = shlex.split(re.sub(r"^STAFFETTA_\w+=\S+ ", "", dated))
    assert words[0] in ADMIN
    said = [values.get(word, word) for word in words[1:]]
    said = [re.sub(r"^/var/backups/.*\.backup$", values["FILE"], word) for word in said]
    said = [values["TO"] if word.startswith("postgresql") else word for word in said]
    more = ["--yes"] if (ASK_FIRST & {*said} and "person" in said) or "end" in said else []
    more += ["--replace"] if said[0] == "backup" and Path(values["FILE"]).exists() else []
    return [*said, *more]


def test_the_page_has_command_lines() -> None:
    found = command_lines()
    assert len(found) > 25 and "staffetta replay --all" in found
    assert any(line.startswith("STAFFETTA_DATA=/tmp/drill staffetta restore") for line in found)


@pytest.mark.parametrize("database_url", ["sqlite"], indirect=True)
@pytest.mark.parametrize("line", command_lines())
def test_a_command_line_of_the_page_works(
    run_in: Any, house: TrialInstallation, tmp_path: Path, line: str, monkeypatch: Any
) -> None:
    table = begin(house)
    backups.backup(house.installation.settings, tmp_path / "kept.backup")
    words = filled(line, house, table.match, tmp_path)
    if words[0] in GO_ON:
        command = staffetta.get_command(click.Context(staffetta), words[0])
        assert command is not None and command.make_context(words[0], words[1:])
        return
    if line.startswith("STAFFETTA_DATA=") or words[0] == "restore":
        (tmp_path / "drill").mkdir()
        monkeypatch.setenv("STAFFETTA_DATA", str(tmp_path / "drill"))
        monkeypatch.delenv("STAFFETTA_DATABASE_URL")
        if words[0] != "restore":
            kept = str(tmp_path / "kept.backup")
            assert run_in("restore", kept, "--nothing-lost").exit_code == 0
    done = run_in(*words)
    assert done.exit_code == 0 or (words[0] in MAY_FIND_FAULTS and done.exit_code == 1), done.output
    assert "Traceback" not in done.output

"""Every command line in the pages for operators works as it is written there."""

import os
import re
import shlex
import shutil
import subprocess
import sys
import time
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import click
import pytest

from service.operations import backups
from service.operations.commands import staffetta
from tests.service.at_table import begin
from tests.service.running_match import KEY, furnish
from tests.service.trial_installation import ANA, BELA, CYRUS, TrialInstallation, install

ROOT = Path(__file__).resolve().parents[3]
PAGE, LOG = ROOT / "deploy" / "README.md", ROOT / "docs" / "log.md"
PAGES = (PAGE, LOG, ROOT / "docs" / "links.md")
ADMIN = ("staffetta", "staffetta-admin", "/usr/local/sbin/staffetta-admin")
EXAMPLE = "qk3jx5w2ab7c"  # the id of a match in docs/log.md
GO_ON = {"serve", "web", "clock", "demo"}  # these run until they are stopped
ASK_FIRST = {"end", "erase", "merge", "prune"}
MAY_FIND_FAULTS = {"doctor", "healthcheck"}  # no scheduler and no server runs in this test
INLINE = re.compile(r"`(?:sudo )?(staffetta(?:-admin)? [a-z][^`]*)`")
# A setting before the command, then the command to the end of its part of the line.
IN_BLOCK = re.compile(
    r"((?:STAFFETTA_\w+=\S+ )?(?:/usr/local/sbin/)?staffetta(?:-admin)? [a-z][^>'\n#&|;]*)"
)


def command_lines() -> list[str]:
    """Return each command line of the pages once, in their order."""
    text = "\n".join(page.read_text(encoding="utf-8") for page in PAGES)
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
    values |= {"MATCH": match, EXAMPLE: match, "ana@example.org": BELA["email"]}
    dated = line.replace("$(date +\\%F)", "2026-11-28")
    words = shlex.split(re.sub(r"^STAFFETTA_\w+=\S+ ", "", dated))
    assert words[0] in ADMIN
    said = [values.get(word, word) for word in words[1:]]
    said = [re.sub(r"^/var/backups/.*\.backup$", values["FILE"], word) for word in said]
    said = [values["TO"] if word.startswith("postgresql") else word for word in said]
    more = ["--yes"] if ASK_FIRST & {*said} and said[0] in ("person", "match", "prune") else []
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


# --- the blocks as a keeper pastes them ------------------------------------

BLOCK = re.compile(r"^```sh\n(.*?)^```", re.MULTILINE | re.DOTALL)
PLACES = re.compile(r"(?<![\w./])/(?=etc/|var/|usr/local/|tmp/drill)")
DATED = "2026-11-28.backup"
PROGRAM = f"""#!/bin/sh
exec {sys.executable} -c "from service.operations.commands import main; main()" "$@"
"""
# These change the machine: users, services, owners of files.
STAND_INS = {
    "staffetta": PROGRAM,
    "staffetta-admin": PROGRAM,
    "systemctl": "#!/bin/sh\nexit 0\n",
    "useradd": "#!/bin/sh\nexit 0\n",
    "install": """#!/bin/bash
words=()
while (($#)); do
    case $1 in -o | -g) shift 2 ;; *) words+=("$1"); shift ;; esac
done
exec /usr/bin/install "${words[@]}"
""",
}


@dataclass
class Machine:
    """A simulated machine that runs blocks of commands of the page, with files below a folder."""

    root: Path
    data: Path

    def run(self, first_words: str) -> str:
        """Run the block of commands that contains `first_words`, and return the output."""
        found = BLOCK.findall(PAGE.read_text(encoding="utf-8"))
        (block,) = [each for each in found if first_words in each]
        done = self.shell(PLACES.sub(f"{self.root}/", block))
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout + done.stderr

    def shell(self, script: str) -> subprocess.CompletedProcess[str]:
        path = f"{self.root / 'bin'}:{os.environ['PATH']}"
        environ = {"PATH": path, "PYTHONPATH": str(ROOT), "STAFFETTA_SECRET_KEY": KEY}
        environ |= {"STAFFETTA_DATA": str(self.data), "HOME": str(self.root)}
        words = ["bash", "-c", script]
        return subprocess.run(
            words, env=environ, cwd=ROOT / "deploy", capture_output=True, text=True, timeout=300
        )


@pytest.fixture
def machine(tmp_path: Path) -> Machine:
    for folder in (
        "bin",
        "etc/systemd/system",
        "etc/cron.d",
        "usr/local/sbin",
        "tmp",
        "var/backups",
    ):
        (tmp_path / folder).mkdir(parents=True)
    for name, text in STAND_INS.items():
        (file := tmp_path / "bin" / name).write_text(text)
        file.chmod(0o755)
    return Machine(tmp_path, tmp_path / "var" / "lib" / "staffetta")


def test_the_lines_for_systemd_install_every_file(machine: Machine) -> None:
    machine.run("useradd")
    root = machine.root
    assert (root / "etc/staffetta.env").stat().st_mode & 0o777 == 0o600
    assert (root / "etc/systemd/system/staffetta.service").exists()
    assert (root / "usr/local/sbin/staffetta-admin").stat().st_mode & 0o111


def test_the_lines_for_backups_and_the_drill_work_one_after_the_other(machine: Machine) -> None:
    (table,) = furnish(machine.data)
    machine.run("/var/backups/staffetta\n")
    folder = machine.root / "var/backups/staffetta"
    assert folder.stat().st_mode & 0o777 == 0o700
    line = (machine.root / "etc/cron.d/staffetta").read_text().replace("\\%", "%")
    program = str(machine.root / "usr/local/sbin/staffetta-admin")
    nightly = line.split(maxsplit=6)[6].replace(program, "staffetta-admin")
    done = machine.shell(nightly)
    assert done.returncode == 0, done.stderr
    (made,) = folder.iterdir()
    made.rename(folder / DATED)
    told = machine.run("mkdir /tmp/drill")
    assert f"{table.match}  ok" in told and told.count(table.match) == 2
    assert not (machine.root / "tmp/drill").exists()


@pytest.mark.parametrize("left", ["", "staffetta.db-wal"])
def test_the_lines_for_going_back_put_the_copy_back(machine: Machine, left: str) -> None:
    (table,) = furnish(machine.data)
    file = machine.data / "staffetta.db"
    shutil.copyfile(file, machine.data / "staffetta.db.before-0033")
    later = replace(table, house=install(machine.data, f"sqlite:///{file}")).play(3)
    later.house.installation.database.close()
    if left:
        (machine.data / left).write_bytes(b"")
    machine.run("staffetta.db.before-0033")
    house = install(machine.data, f"sqlite:///{file}")
    house.time.seconds = int(time.time()) + 60
    assert replace(table, house=house).turn == 0, "the moves since then are lost"
    told = {each.to for each in house.new_letters() if each.kind == "restored"}
    assert told == {one["email"] for one in (ANA, BELA, CYRUS)}
    house.installation.database.close()
    assert (machine.data / "aside" / "staffetta.db").exists()


def test_the_lines_for_another_database_move_it(machine: Machine) -> None:
    furnish(machine.data)
    found = BLOCK.findall(PAGE.read_text(encoding="utf-8"))
    (block,) = [each for each in found if "move-database" in each]
    other = machine.root / "new.db"
    done = machine.shell(re.sub(r"postgresql\S*", f"sqlite:///{other}", block))
    assert done.returncode == 0 and other.exists(), done.stderr

"""Locked dependencies: every library is pinned, with the hashes of its files."""

import re
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
LOCKS = ("requirements.lock", "requirements-test.lock", "requirements-channels.lock")
PINNED = re.compile(
    r"[a-z0-9._-]+(?:\[[a-z,]+\])?==[0-9][^\s;]*(?: ; .+?)?(?: --hash=sha256:[0-9a-f]{64})+"
)
INSTALLS = re.compile(r"pip install|\$\(INSTALL\)")


def entries(lock: str) -> list[str]:
    """Return each library of a lock file as one line."""
    lines = (ROOT / "deploy" / lock).read_text(encoding="utf-8").replace("\\\n", " ").splitlines()
    return [" ".join(line.split()) for line in lines if line.strip() and line.lstrip()[0] != "#"]


def name_of(requirement: str) -> str:
    return re.split(r"[<>=!~\[; ]", requirement)[0].lower().replace("_", "-").replace(".", "-")


@pytest.mark.parametrize("lock", LOCKS)
def test_every_library_is_pinned_to_one_version_with_its_hashes(lock: str) -> None:
    assert len(entries(lock)) > 20
    for entry in entries(lock):
        assert PINNED.fullmatch(entry), entry[:80]


def test_every_library_that_the_code_names_is_in_the_locks() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    locked = {lock: {name_of(entry) for entry in entries(lock)} for lock in LOCKS}
    assert {name_of(each) for each in project["dependencies"]} <= locked[LOCKS[0]]
    extras = [each for names in project["optional-dependencies"].values() for each in names]
    assert {name_of(each) for each in extras} <= locked[LOCKS[0]] | locked[LOCKS[1]]
    assert locked[LOCKS[0]] <= locked[LOCKS[1]], "what is tested is what is installed"
    assert locked[LOCKS[0]] <= locked[LOCKS[2]], "the channels come on top of what is installed"


def test_nothing_is_installed_past_its_hashes() -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8").splitlines()
    for line in makefile:
        if line.startswith("\t") and INSTALLS.search(line):
            assert "--require-hashes" in line or "--no-deps" in line, line


def test_libraries_are_pinned_with_their_extras() -> None:
    """Otherwise an older pip looks for the newest version of a library with an extra."""
    for lock in LOCKS:
        names = {name_of(entry): entry.partition("==")[0] for entry in entries(lock)}
        assert names["psycopg"] == "psycopg[binary]"
        assert names.get("coverage", "coverage[toml]") == "coverage[toml]"

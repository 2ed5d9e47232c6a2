"""Only the owner can read database, letters, backups and keys, in any data folder."""

import os
import stat
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from service.database import file_modes, upgrading
from service.database.connections import Database
from service.installation.clock import Clock
from service.installation.settings import from_environment, secret_file
from service.language.words import speaker
from service.operations import backups
from service.operations.doctor import examine
from tests.service.at_table import begin
from tests.service.running_match import KEY, furnish, play, serving, wait_until
from tests.service.trial_installation import install

NOBODY = 65534


@pytest.fixture
def loose() -> Iterator[None]:
    """Make new files readable by all by default, as on most systems."""
    before = os.umask(0o022)
    yield
    os.umask(before)


def open_to_others(folder: Path) -> set[str]:
    """Return the paths in a folder, at any depth, that others can read."""
    found = (path for path in folder.rglob("*") if path.lstat().st_mode & 0o077)
    return {str(path.relative_to(folder)) for path in found}


@pytest.mark.usefixtures("loose")
def test_a_service_in_an_existing_folder_shows_others_nothing(tmp_path: Path) -> None:
    data = tmp_path / "data"
    data.mkdir(mode=0o755)
    os.chmod(data, 0o755)
    (data / "secret-key").write_text("a key of before, that was left open")
    (table,) = furnish(data)
    with serving(data) as service:
        assert play(service, table)[0] == 200
        wait_until(lambda: len(list((data / "mail").glob("*.eml"))) > 0)
        names = {path.name for path in data.iterdir()}
        assert {"staffetta.db-wal", "staffetta.db-shm", "staffetta.db.lock"} <= names
        assert open_to_others(data) == set()
        backups.backup(table.house.installation.settings, data / "kept.backup")
        assert open_to_others(data) == set()
    assert stat.S_IMODE(data.stat().st_mode) == 0o755, "the folder is its owner's to close"


@pytest.mark.usefixtures("loose")
def test_files_left_open_by_an_earlier_release_are_closed_at_the_start(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    url = f"sqlite:///{tmp_path / 'staffetta.db'}"
    settings = from_environment({"STAFFETTA_DATA": str(tmp_path)}, makes=True)
    upgrading.upgrade(url)
    (tmp_path / "mail").mkdir()
    for name in ("mail/1-turn.eml", "staffetta.db.before-0007", "mail/.unfinished", "sheet.pdf"):
        (tmp_path / name).write_text("for one reader")
    for path in (tmp_path / "staffetta.db", secret_file(tmp_path)):
        path.chmod(0o644)
    elsewhere = tmp_path.parent / "not-ours"
    elsewhere.write_text("others read this")
    (tmp_path / "mail" / "link").symlink_to(elsewhere)
    monkeypatch.setenv("STAFFETTA_DATA", str(tmp_path))
    assert "Others can read" in ills()
    with serving(tmp_path):
        pass
    assert open_to_others(tmp_path) == {"mail/link", "sheet.pdf"}
    assert stat.S_IMODE(elsewhere.stat().st_mode) == 0o644
    (tmp_path / "mail" / "link").unlink()
    assert "Others can read" not in ills() and settings.data == tmp_path


def ills() -> str:
    return "\n".join(finding.text for finding in examine(speaker("en")) if not finding.good)


def test_a_mode_that_is_narrower_still_is_left_as_it_is(tmp_path: Path) -> None:
    secret_file(tmp_path).write_text("read by its owner, written by nobody")
    secret_file(tmp_path).chmod(0o440)
    file_modes.tighten(tmp_path, None)
    assert stat.S_IMODE(secret_file(tmp_path).stat().st_mode) == 0o400


@pytest.mark.usefixtures("loose")
def test_a_copy_made_before_a_migration_is_closed_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "staffetta.db"
    upgrading.upgrade(f"sqlite:///{file}")
    upgrading._copy(f"sqlite:///{file}", "0007")
    assert open_to_others(tmp_path) == set()


# --- root ------------------------------------------------------------------


@pytest.fixture
def of_nobody() -> Iterator[Path]:
    """A data folder of a user who is not root."""
    if os.geteuid():
        pytest.skip("needs root, to make files for another user")
    with tempfile.TemporaryDirectory(prefix="staffetta-", dir="/tmp") as folder:
        os.chmod(folder, 0o755)
        data = Path(folder) / "data"
        data.mkdir(mode=0o700)
        os.chown(data, NOBODY, NOBODY)
        yield data


def test_files_restored_by_root_can_be_read_by_the_services_user(
    of_nobody: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (table,) = furnish(tmp_path / "old")
    backups.backup(table.house.installation.settings, tmp_path / "kept.backup")
    settings = from_environment({"STAFFETTA_DATA": str(of_nobody)})
    assert backups.restore(settings, tmp_path / "kept.backup", Clock()) is None
    settings = from_environment({"STAFFETTA_DATA": str(of_nobody)})  # with the key restored
    assert backups.restore(settings, tmp_path / "kept.backup", Clock()) is not None
    kept = sorted(of_nobody.iterdir())
    assert {path.name for path in kept} >= {"staffetta.db", "secret-key"}
    assert {(path.stat().st_uid, path.stat().st_gid) for path in kept} == {(NOBODY, NOBODY)}
    read = subprocess.run(["cat", *map(str, kept)], user=NOBODY, group=NOBODY, capture_output=True)
    assert read.returncode == 0 and KEY.encode() in read.stdout
    os.chown(of_nobody / "staffetta.db", 0, 0)
    monkeypatch.setenv("STAFFETTA_DATA", str(of_nobody))
    assert "belongs to another user" in ills()
    file_modes.tighten(of_nobody, of_nobody / "staffetta.db")
    assert "belongs to another user" not in ills()


def test_root_leaves_no_files_of_its_own(of_nobody: Path) -> None:
    (table,) = furnish(of_nobody)
    house = install(of_nobody, table.house.installation.settings.database_url)
    begin(house)
    assert house.new_letters()
    backups.backup(house.installation.settings, of_nobody.parent / "kept.backup")
    owners = {path.name: path.stat().st_uid for path in of_nobody.rglob("*")}
    assert set(owners.values()) == {NOBODY}, owners
    house.installation.database.close()
    assert (of_nobody.parent / "kept.backup").stat().st_uid == 0, "with root's key to root's file"


def test_no_link_leads_root_to_another_file(of_nobody: Path, tmp_path: Path) -> None:
    precious = tmp_path / "precious"
    precious.write_text("root's own")
    precious.chmod(0o644)
    for name in ("secret-key", "staffetta.db.lock"):
        (of_nobody / name).symlink_to(precious)
    file_modes.tighten(of_nobody, of_nobody / "staffetta.db")
    with pytest.raises(OSError):
        Database(f"sqlite:///{of_nobody / 'staffetta.db'}")
    assert (precious.stat().st_uid, stat.S_IMODE(precious.stat().st_mode)) == (0, 0o644)
    assert precious.read_text() == "root's own"

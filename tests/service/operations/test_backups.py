"""Backup and restore: one file, written while the service runs, that restores everything."""

import shutil
import sqlite3
import stat
import threading
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path

import pytest

from service.database import upgrading
from service.installation.clock import Clock
from service.installation.settings import from_environment, keep_secret, secret_file
from service.matches import states, store
from service.operations import backups, pruning
from service.operations.backups import NotBackedUp
from service.people import erased_people, personal_data
from tests.service.at_table import Table, begin, digest
from tests.service.trial_installation import BELA, CYRUS, TrialInstallation, install

sqlite_alone = pytest.mark.parametrize("database_url", ["sqlite"], indirect=True)


def fresh(folder: Path, secret: bytes | None = None) -> TrialInstallation:
    """Return an installation with an empty database, and this key in its data folder."""
    folder.mkdir()
    url = f"sqlite:///{folder / 'staffetta.db'}"
    upgrading.upgrade(url)
    house = install(folder, url)
    if secret:
        settings = house.installation.settings.model_copy(update={"secret_key": secret})
        house.installation = replace(house.installation, settings=settings)
    keep_secret(folder, house.installation.settings.secret_key.decode())
    return house


@sqlite_alone
def test_a_restore_brings_matches_and_links_back(house: TrialInstallation, tmp_path: Path) -> None:
    table = begin(house).play(8)
    before, file = digest(house), tmp_path / "kept.backup"
    backups.backup(house.installation.settings, file)
    table.play(5)
    other = fresh(tmp_path / "other")
    kept = backups.restore(other.installation.settings, file, house.time, nothing_lost=True)
    assert digest(other) == before and kept and kept.exists()
    assert other.client.get(f"/s/{table.seats[0]}").status_code == 200
    assert (
        secret_file(other.installation.settings.data).read_text() == "a secret of the tests alone"
    )


@sqlite_alone
@pytest.mark.parametrize("nothing_lost", [True, False])
def test_a_restore_does_not_bring_back_somebody_who_was_erased_since(
    house: TrialInstallation, tmp_path: Path, nothing_lost: bool
) -> None:
    gone = BELA | {"name": "Quirrelwick", "email": "q@canary.example"}
    table = begin(house, gone, CYRUS).play(8)
    settings, file = house.installation.settings, tmp_path / "kept.backup"
    house.pass_time(60)
    backups.backup(settings, file)
    house.pass_time(60)
    now, write = house.time.now(), house.installation.database.write
    write(lambda c: personal_data.erase(c, gone["email"], now))
    erased_people.note(settings.data, gone["email"], now)
    assert b"canary" not in (settings.data / erased_people.FILE).read_bytes()
    house.installation.database.close()
    backups.restore(settings, file, house.time, nothing_lost)
    restored = (settings.data / "staffetta.db").read_bytes()
    assert b"Quirrelwick" not in restored and b"q@canary" not in restored
    assert CYRUS["name"].encode() in restored and len(table.loaded().seats) == 3


@sqlite_alone
def test_a_restore_keeps_somebody_who_came_back_before_the_backup(
    house: TrialInstallation, tmp_path: Path
) -> None:
    settings, file = house.installation.settings, tmp_path / "kept.backup"
    erased_people.note(settings.data, BELA["email"], house.time.now())
    house.pass_time(60)
    table = begin(house).play(8)
    backups.backup(settings, file)
    house.installation.database.close()
    backups.restore(settings, file, house.time, nothing_lost=True)
    assert table.loaded().names[1] == BELA["name"]


def test_the_list_of_the_erased_forgets_after_some_time(tmp_path: Path) -> None:
    erased_people.note(tmp_path, "ana@mail.example", 1)
    erased_people.note(tmp_path, "bela@mail.example", 2)
    assert len((tmp_path / erased_people.FILE).read_text().splitlines()) == 2
    last = erased_people.DAYS * 24 * 3600
    erased_people.note(tmp_path, "cyrus@mail.example", last + 5)
    erased_people.forget(tmp_path, last + 5)
    assert len((tmp_path / erased_people.FILE).read_text().splitlines()) == 1
    assert (tmp_path / erased_people.FILE).stat().st_mode & 0o077 == 0


@sqlite_alone
def test_the_list_of_the_erased_is_pruned_even_if_nobody_else_is_erased(
    house: TrialInstallation,
) -> None:
    file = house.installation.settings.data / erased_people.FILE
    for address in (BELA["email"], CYRUS["email"]):
        erased_people.note(file.parent, address, house.time.now())
        house.pass_time(erased_people.DAYS * 12 * 3600)
    pruning.prune_by_settings(house.installation)
    assert len(file.read_text().splitlines()) == 1


def test_people_who_are_erased_at_once_all_have_a_line(tmp_path: Path) -> None:
    with ThreadPoolExecutor(8) as pool:
        for at in range(400):
            pool.submit(erased_people.note, tmp_path, f"{at}@mail.example", at)
    assert len((tmp_path / erased_people.FILE).read_text().splitlines()) == 400


@sqlite_alone
def test_a_backup_is_one_file_for_its_owners_eyes(house: TrialInstallation, tmp_path: Path) -> None:
    begin(house)
    folder = tmp_path / "backups"
    folder.mkdir()
    backups.backup(house.installation.settings, folder / "kept.backup")
    with pytest.raises(NotBackedUp, match="older_in_the_way"):
        backups.backup(house.installation.settings, folder / "kept.backup")
    backups.backup(house.installation.settings, folder / "kept.backup", replace_old=True)
    assert [path.name for path in folder.iterdir()] == ["kept.backup"]
    assert stat.S_IMODE((folder / "kept.backup").stat().st_mode) == 0o600
    assert sqlite3.connect(folder / "kept.backup").execute("PRAGMA integrity_check").fetchone() == (
        "ok",
    )


@sqlite_alone
def test_a_backup_made_during_play_is_some_moment_of_it(
    house: TrialInstallation, tmp_path: Path
) -> None:
    tables = [begin(house) for _ in range(2)]

    def play(table: Table) -> None:
        for number in range(40):
            table.play(1, luck=str(number))

    players = [threading.Thread(target=play, args=(table,)) for table in tables]
    for player in players:
        player.start()
    files = []
    while any(player.is_alive() for player in players) and len(files) < 8:
        files.append(tmp_path / f"{len(files)}.backup")
        backups.backup(house.installation.settings, files[-1])
    for player in players:
        player.join()
    wholes = [moves_of(table) for table in tables]
    for number, file in enumerate(files):
        other = fresh(tmp_path / f"other-{number}")
        backups.restore(other.installation.settings, file, house.time)
        assert [fault for _, fault in misfits(other)] == [None, None]
        for table, whole in zip(tables, wholes, strict=True):
            played = moves_of(replace(table, house=other))
            assert played == whole[: len(played)]


def moves_of(table: Table) -> list[str]:
    moves = table.house.installation.database.read(lambda c: store.moves_of(c, table.match))
    return [move.action for move in moves]


def misfits(house: TrialInstallation) -> list[tuple[str, str | None]]:
    return house.installation.database.read(lambda c: states.misfits(c, True))


@sqlite_alone
def test_a_running_service_continues_with_the_restored_data(
    house: TrialInstallation, tmp_path: Path
) -> None:
    keep_secret(house.installation.settings.data, house.installation.settings.secret_key.decode())
    table = begin(house).play(3)
    turn, file = table.turn, tmp_path / "kept.backup"
    backups.backup(house.installation.settings, file)
    table.play(9)
    backups.restore(house.installation.settings, file, house.time)
    assert table.turn == turn
    action = table.actions[0]
    assert table.act_by_api(table.asked, turn, action).status_code == 200


@sqlite_alone
def test_a_file_that_is_not_a_backup_replaces_nothing(
    house: TrialInstallation, tmp_path: Path
) -> None:
    begin(house)
    before, file = digest(house), tmp_path / "file"
    good = tmp_path / "kept.backup"
    backups.backup(house.installation.settings, good)
    damaged = bytearray(good.read_bytes())
    damaged[5000:9000] = b"\xff" * 4000
    database = (house.installation.settings.data / "staffetta.db").read_bytes()
    for content in (b"", b"rubbish" * 999, bytes(damaged), good.read_bytes()[:9000], database):
        file.write_bytes(content)
        with pytest.raises(NotBackedUp):
            backups.restore(house.installation.settings, file, house.time)
    assert digest(house) == before


@sqlite_alone
def test_a_copy_from_before_an_upgrade_is_called_one(
    house: TrialInstallation, tmp_path: Path
) -> None:
    begin(house)
    before, copy = digest(house), tmp_path / "staffetta.db.before-0033"
    with sqlite3.connect(house.installation.settings.data / "staffetta.db") as origin:
        origin.execute("VACUUM INTO ?", (str(copy),))
    origin.close()
    with pytest.raises(NotBackedUp, match="plain_copy"):
        backups.restore(house.installation.settings, copy, house.time)
    assert digest(house) == before


@sqlite_alone
def test_a_backup_never_writes_over_anything_but_a_backup(
    house: TrialInstallation, tmp_path: Path
) -> None:
    begin(house)
    before, precious = digest(house), tmp_path / "precious.txt"
    precious.write_text("poems")
    for target in (
        precious,
        house.installation.settings.data / "staffetta.db",
        tmp_path / "no" / "x",
    ):
        with pytest.raises(NotBackedUp):
            backups.backup(house.installation.settings, target, replace_old=True)
    assert precious.read_text() == "poems" and digest(house) == before


@sqlite_alone
def test_a_backup_of_a_later_release_replaces_nothing(
    house: TrialInstallation, tmp_path: Path
) -> None:
    begin(house)
    file = tmp_path / "kept.backup"
    backups.backup(house.installation.settings, file)
    with sqlite3.connect(file) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    connection.close()
    other = fresh(tmp_path / "other")
    before = digest(other)
    with pytest.raises(NotBackedUp, match="newer"):
        backups.restore(other.installation.settings, file, house.time)
    assert digest(other) == before
    assert not list((tmp_path / "other").glob("*restoring*"))
    nowhere = from_environment({"STAFFETTA_DATA": str(tmp_path / "no" / "where")})
    with pytest.raises(NotBackedUp, match="newer"):
        backups.restore(nowhere, file, house.time)
    assert not (tmp_path / "no").exists(), "nothing was changed"


@sqlite_alone
def test_a_key_given_from_outside_that_would_void_all_links_is_refused(
    house: TrialInstallation, tmp_path: Path
) -> None:
    begin(house)
    file = tmp_path / "kept.backup"
    backups.backup(house.installation.settings, file)
    environ = {
        "STAFFETTA_DATA": str(tmp_path / "other"),
        "STAFFETTA_SECRET_KEY": "another one " * 3,
    }
    settings = from_environment(environ)
    with pytest.raises(NotBackedUp, match="other_key"):
        backups.restore(settings, file, Clock())
    del environ["STAFFETTA_SECRET_KEY"]
    assert backups.restore(from_environment(environ), file, Clock()) is None
    assert from_environment(environ).secret_key == house.installation.settings.secret_key
    shutil.rmtree(tmp_path / "other")


def test_another_database_has_tools_of_its_own(tmp_path: Path) -> None:
    environ = {
        "STAFFETTA_DATA": str(tmp_path),
        "STAFFETTA_DATABASE_URL": "postgresql+psycopg://nowhere/x",
    }
    settings = from_environment(environ)
    file = tmp_path / "kept.backup"
    with pytest.raises(NotBackedUp, match="not_sqlite"):
        backups.backup(settings, file)
    with pytest.raises(NotBackedUp, match="not_sqlite"):
        backups.restore(settings, file, Clock())


def test_before_the_first_start_there_is_nothing_to_copy(tmp_path: Path) -> None:
    settings = from_environment({"STAFFETTA_DATA": str(tmp_path)})
    with pytest.raises(NotBackedUp, match="nothing_there"):
        backups.backup(settings, tmp_path / "kept.backup")

"""Files that are replaced or deleted beneath a running service: no answered move is lost."""

import json
import shutil
import threading
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import Connection, insert, select

from service.database import upgrading
from service.database.connections import Database
from service.database.open_files import Replaced
from service.database.rows import UNWANTED
from service.language.words import speaker
from service.operations import backups
from service.operations.doctor import examine
from service.operations.startup import NoInstallation, find_settings
from tests.service.at_table import Table, begin
from tests.service.operations.test_serving import Service
from tests.service.running_match import KEY, furnish, play, serving, stored, wait_until
from tests.service.trial_installation import TrialInstallation

sqlite_alone = pytest.mark.parametrize("database_url", ["sqlite"], indirect=True)
TIMES = 50
# the service's own intervals, ten times as fast
QUICK = """
from service.matches import heartbeat
heartbeat.BEAT_SECONDS = 0.3
"""


# --- under load ------------------------------------------------------------


def copy_over(data: Path, snapshot: Path) -> None:
    data.rename(data.with_name("former"))
    shutil.copytree(snapshot, data)


def sync_with(data: Path, snapshot: Path) -> None:
    """Replace each file and delete all others, as `rsync --delete` does."""
    for file in snapshot.iterdir():
        fresh = data / f".{file.name}.new"
        shutil.copyfile(file, fresh)
        fresh.rename(data / file.name)
    for file in data.iterdir():
        if not (snapshot / file.name).exists():
            file.unlink(missing_ok=True)


def delete(data: Path, snapshot: Path) -> None:
    shutil.rmtree(data, ignore_errors=True)  # a writer may mark it meanwhile


def delete_log(data: Path, snapshot: Path) -> None:
    (data / "staffetta.db-wal").unlink()


class Writer(threading.Thread):
    """A thread that writes numbered rows until the database's files have been replaced."""

    def __init__(self, database: Database) -> None:
        super().__init__()
        self.database, self.answered, self.refused = database, 0, False
        self.has_begun = threading.Event()

    def run(self) -> None:
        while not self.refused:
            try:
                self.database.write(lambda c: note(c, f"{self.name} {self.answered}"))
                self.answered += 1
                self.has_begun.set()
            except Replaced:
                self.refused = True


def note(connection: Connection, name: str) -> None:
    connection.execute(insert(UNWANTED).values(address_hash=name, since=0))


def noted(database: Database) -> set[str]:
    return set(database.read(lambda c: c.execute(select(UNWANTED.c.address_hash)).scalars()))


@pytest.mark.parametrize("replace", [copy_over, sync_with, delete, delete_log])
def test_a_writer_is_refused_as_soon_as_its_file_is_replaced(
    replace: Callable[[Path, Path], None], blank_file: Path, tmp_path: Path
) -> None:
    for number in range(TIMES):
        data, snapshot = tmp_path / str(number) / "data", tmp_path / str(number) / "snapshot"
        for folder in (data, snapshot):
            folder.mkdir(parents=True)
            shutil.copyfile(blank_file, folder / "staffetta.db")
        with closing(Database(f"sqlite:///{data / 'staffetta.db'}")) as database:
            writers = [Writer(database) for _ in range(2)]
            for writer in writers:
                writer.start()
            for writer in writers:
                assert writer.has_begun.wait(10)
            noted(database)  # opens a connection that reads
            replace(data, snapshot)
            for writer in writers:
                writer.join(10)
                assert writer.refused
            answered = {f"{writer.name} {n}" for writer in writers for n in range(writer.answered)}
            assert answered <= noted(database), "answered before the replacement"
            with pytest.raises(Replaced):
                database.write(lambda c: note(c, "late"))


def test_the_former_files_are_taken_up_again(blank_file: Path, tmp_path: Path) -> None:
    (data := tmp_path / "data").mkdir()
    shutil.copyfile(blank_file, data / "staffetta.db")
    with closing(Database(f"sqlite:///{data / 'staffetta.db'}")) as database:
        database.write(lambda c: note(c, "first"))
        noted(database)
        former = data.rename(tmp_path / "former")
        with pytest.raises(Replaced):
            database.write(lambda c: note(c, "second"))
        former.rename(data)
        database.write(lambda c: note(c, "third"))
        assert noted(database) == {"first", "third"}


def test_a_database_that_is_opened_again_has_a_new_log(blank_file: Path, tmp_path: Path) -> None:
    shutil.copyfile(blank_file, file := tmp_path / "staffetta.db")
    database = Database(f"sqlite:///{file}")
    database.write(lambda c: note(c, "first"))
    database.close()
    assert not (tmp_path / "staffetta.db-wal").exists()
    assert noted(database) == {"first"}
    database.close()


# --- the whole service -----------------------------------------------------


@pytest.fixture
def table(tmp_path: Path) -> Iterator[Table]:
    """A match in progress, and a snapshot of its data folder."""
    (table,) = furnish(tmp_path / "data")
    shutil.copytree(tmp_path / "data", tmp_path / "snapshot")
    yield table
    table.house.installation.database.close()


def readiness(service: Service) -> dict:
    return json.loads(service.get("/readyz")[1])


def test_the_service_stops_taking_moves_and_says_why(
    table: Table, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    data, former = tmp_path / "data", tmp_path / "former"
    monkeypatch.setenv("STAFFETTA_DATA", str(data))
    monkeypatch.setenv("STAFFETTA_SECRET_KEY", KEY)
    with serving(data, prelude=QUICK) as service:
        wait_until(lambda: readiness(service)["ready"])
        assert play(service, table)[0] == 200
        copy_over(data, tmp_path / "snapshot")
        assert play(service, table)[0] == 503
        status, said = service.get("/readyz")
        assert status == 503 and json.loads(said)["checks"]["files_in_place"] is False
        wait_until(lambda: any("was replaced or deleted" in line for line in service.said))
        says_so_in_commands(tmp_path)
        mend(data, former, tmp_path)
        wait_until(lambda: readiness(service)["ready"])
        assert play(service, table)[0] == 200
    assert len(stored(table)) == 2


def says_so_in_commands(tmp_path: Path) -> None:
    last = examine(speaker("en"))[-1]
    assert not last.good and "still has the former ones open" in last.text
    with pytest.raises(NoInstallation, match="replaced"):
        backups.backup(find_settings(), tmp_path / "kept.backup")
    assert not (tmp_path / "kept.backup").exists()


def mend(data: Path, former: Path, tmp_path: Path) -> None:
    """Put the former data folder back."""
    data.rename(tmp_path / "wrong")
    former.rename(data)


def test_after_a_restart_the_service_goes_on_with_the_files_in_place(
    table: Table, tmp_path: Path
) -> None:
    data = tmp_path / "data"
    with serving(data, prelude=QUICK) as service:
        wait_until(lambda: readiness(service)["ready"])
        copy_over(data, tmp_path / "snapshot")
        assert play(service, table)[0] == 503
        wait_until(lambda: (data / "staffetta.db.replaced").exists())
        service.process.kill()
    with serving(data, prelude=QUICK) as service:
        assert not (data / "staffetta.db.replaced").exists()
        wait_until(lambda: readiness(service)["ready"])
        assert play(service, table)[0] == 200


# --- siblings --------------------------------------------------------------


@sqlite_alone
def test_letters_go_into_the_mail_folder_that_is_there_now(house: TrialInstallation) -> None:
    mail = house.installation.settings.data / "mail"
    table = begin(house)
    house.new_letters()
    former = mail.rename(mail.with_name("former"))
    table.play(8)
    house.new_letters()
    assert [*mail.glob("*.eml")] and not {*mail.glob("*.eml")} & {*former.glob("*.eml")}


def test_a_new_folder_is_not_marked(tmp_path: Path) -> None:
    upgrading.upgrade(url := f"sqlite:///{tmp_path / 'staffetta.db'}")
    with closing(Database(url)) as database:
        database.write(lambda c: note(c, "first"))
    assert not (tmp_path / "staffetta.db.replaced").exists()

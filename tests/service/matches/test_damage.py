"""A damaged database file: refused at the start with one line, and not damaged further."""

import shutil
import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random

import pytest
from sqlalchemy.exc import DBAPIError

from service.database.connections import damage
from service.installation.settings import BadSetting, Settings
from service.matches import states
from service.operations import startup
from tests.service.at_table import Table
from tests.service.operations.test_serving import fails
from tests.service.running_match import furnish

FLIPS, CUTS = 60, 6


@pytest.fixture(scope="module")
def sound(tmp_path_factory: pytest.TempPathFactory) -> Table:
    """Two matches in progress, all in one file."""
    table = furnish(tmp_path_factory.mktemp("sound"), matches=2)[0]
    file = table.house.installation.settings.data / "staffetta.db"
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    return table


def damaged(sound: Table) -> list[bytes]:
    """Copies of the file, cut off or with one byte changed at random places."""
    luck, good = Random("a disk that fails"), file_of(sound).read_bytes()
    found = [good[: luck.randrange(100, len(good))] for _ in range(CUTS)]
    for _ in range(FLIPS):
        at = luck.randrange(len(good))
        found.append(good[:at] + bytes([good[at] ^ luck.randrange(1, 256)]) + good[at + 1 :])
    return found


def file_of(table: Table) -> Path:
    return table.house.installation.settings.data / "staffetta.db"


def outcome(settings: Settings) -> str:
    """Start the service on a file and read its matches; return "refused", "told" or "started".

    "told" means that it starts and reports matches that cannot be read.
    """
    try:
        startup.refuse_damaged(settings)
        installation = startup.ready_installation(settings)
    except (startup.CannotServe, BadSetting) as refusal:
        said = str(refusal)
        assert "\n" not in said and ("is damaged" in said or "cannot be opened" in said)
        return "refused"
    try:
        faults = installation.database.read(lambda c: states.misfits(c, True))
    except (DBAPIError, states.Unreadable):
        return "told"  # by those matches' pages, and by the doctor
    finally:
        installation.database.close()
    return "told" if any(fault for _, fault in faults) else "started"


def test_a_byte_changed_or_a_file_cut_off_is_refused_or_does_no_harm(
    sound: Table, tmp_path: Path
) -> None:
    file, seen, good = tmp_path / "staffetta.db", [], file_of(sound).read_bytes()
    settings = sound.house.installation.settings
    settings = settings.model_copy(update={"data": tmp_path, "database_url": f"sqlite:///{file}"})
    contents = damaged(sound)
    for content in contents:
        for left in tmp_path.glob("staffetta.db*"):
            left.unlink()
        file.write_bytes(content)
        seen.append(outcome(settings))
        if seen[-1] == "refused":
            assert file.read_bytes() == content, "what can be saved is not written over"
    # Without empty space at its end a file is as good as before: SQLite reads zeros there.
    lost = [good[len(content) :].strip(b"\0") for content in contents[:CUTS]]
    assert seen[:CUTS] == ["refused" if each else "started" for each in lost]
    assert seen[:CUTS].count("started") < CUTS / 2
    assert {"refused", "started"} <= set(seen[CUTS:])


def test_damage_is_reported_even_if_it_is_in_the_damaged_name(tmp_path: Path) -> None:
    file = tmp_path / "staffetta.db"
    with closing(sqlite3.connect(file)) as rows:
        rows.execute("CREATE TABLE move (action)")
        rows.execute("CREATE INDEX ix_move ON move (action)")
        rows.execute("INSERT INTO move VALUES ('pass')")
        rows.commit()
    content = file.read_bytes().replace(b"ix_move", b"ix_mov\xda")
    file.write_bytes(content.replace(b"ON move (action)", b"ON move (auction"))
    assert "ix_mov\ufffd" in damage(file)


def test_the_command_reports_it_in_one_line_with_a_remedy(sound: Table, tmp_path: Path) -> None:
    shutil.copy(file_of(sound), tmp_path / "staffetta.db")
    with (tmp_path / "staffetta.db").open("r+b") as file:
        file.seek(4096 * 3)
        file.write(b"\xff" * 4096 * 8)
    said = fails(tmp_path, "serve")
    assert "staffetta.db is damaged" in said and "staffetta restore FILE" in said


def test_a_file_that_is_not_a_database_is_refused_too(sound: Table, tmp_path: Path) -> None:
    file = tmp_path / "staffetta.db"
    file.write_bytes(b"poems" * 4000)
    settings = sound.house.installation.settings.model_copy(
        update={"database_url": f"sqlite:///{file}"}
    )
    with pytest.raises(startup.CannotServe, match="is damaged .file is not a database"):
        startup.refuse_damaged(settings)
    assert file.read_bytes() == b"poems" * 4000

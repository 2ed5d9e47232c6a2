"""Old correspondence is deleted in pieces; games, proofs, seasons and posters stay as they are."""

import os
import re
import time
from io import StringIO
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result
from sqlalchemy import func, select, update

from service.database.connections import sqlite_file
from service.database.rows import GAME_TABLE, LETTER, LETTER_COPY, metadata
from service.language.terminal import Voice
from service.language.words import speaker
from service.matches import exports
from service.matches import retention as letters
from service.operations import pruning, scheduler
from service.operations.commands import staffetta
from service.operations.doctor import _retention
from service.tables import retention
from tests.service.at_table import Table, begin, digest
from tests.service.seasons.seasons_of_tests import open_season
from tests.service.tables.test_freezing import open_condottiere
from tests.service.trial_installation import SECRET, TrialInstallation

sqlite_alone = pytest.mark.parametrize("database_url", ["sqlite"], indirect=True)
DAY = 24 * 3600


@pytest.fixture
def run(house: TrialInstallation, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Any:
    """Return a function that runs `staffetta` on the test's installation, with the test's clock."""
    settings = house.installation.settings
    clock = tmp_path / "offset"
    for name, value in {
        "DATA": str(settings.data),
        "DATABASE_URL": settings.database_url,
        "SECRET_KEY": SECRET,
        "TEST": "1",
        "TEST_CLOCK": str(clock),
    }.items():
        monkeypatch.setenv(f"STAFFETTA_{name}", value)

    def run(*words: str) -> Result:
        clock.write_text(str(house.installation.now() - int(time.time())))
        return CliRunner().invoke(staffetta, list(words), prog_name="staffetta")

    return run


def letters_of(house: TrialInstallation, match: str) -> int:
    query = select(func.count()).where(LETTER.c.match_id == match)
    return house.installation.database.read(lambda c: c.execute(query).scalar_one())


def files_of(house: TrialInstallation) -> list[Path]:
    return sorted((house.installation.settings.data / "mail").glob("*.eml"))


def date(house: TrialInstallation, file: Path, days: int) -> None:
    at = house.installation.now() - days * DAY
    os.utime(file, (at, at))


def numbers(text: str) -> list[int]:
    return [int(each) for each in re.findall(r"\d+", text)]


def kept(house: TrialInstallation, table: Table) -> list[Any]:
    """Return the pages, files and proof of a finished match."""
    paths = [f"/m/{table.match}", f"/m/{table.match}/log", f"/m/{table.match}/export"]
    paths += [f"/m/{table.match}/{what}.pdf" for what in ("poster", "certificate", "result")]
    paths += [f"/s/{token}" for token in table.seats]
    answers = [house.client.get(path) for path in paths]
    assert {answer.status_code for answer in answers} == {200}
    return [re.sub(rb'(nonce|data-form)="[^"]*"', b"", answer.get_data()) for answer in answers]


@sqlite_alone
def test_a_finished_match_and_its_season_are_the_same_without_its_letters(
    house: TrialInstallation, run: Any, tmp_path: Path
) -> None:
    over = begin(house, seed="over").play(None)
    season = open_season(house)
    season.put(house.host_page(over.match))
    house.new_letters()
    house.time.forward(91 * DAY)
    kept(house, over)  # notes the use of the seats' links
    before = kept(house, over), house.get(f"/g/{season.opened.host}").text
    game = house.installation.database.read(lambda c: exports.export(c, over.match))
    assert letters_of(house, over.match) > 0
    assert pruning.prune_by_settings(house.installation).letters > 0
    assert letters_of(house, over.match) == 0
    assert (kept(house, over), house.get(f"/g/{season.opened.host}").text) == before
    assert house.installation.database.read(lambda c: exports.export(c, over.match)) == game
    assert run("replay", "--all").exit_code == 0
    (tmp_path / "game.json").write_text(game, encoding="utf-8")
    assert run("verify", str(tmp_path / "game.json")).exit_code == 0


@sqlite_alone
def test_only_sent_letters_of_matches_that_ended_long_ago_are_deleted(
    house: TrialInstallation,
) -> None:
    over, running = begin(house, seed="over").play(None), begin(house, seed="running").play(3)
    house.new_letters()
    later = begin(house, seed="later")
    house.time.forward(91 * DAY)
    later.play(None)
    written = letters_of(house, running.match)
    waiting = letters_of(house, later.match)
    database = house.installation.database
    one = select(LETTER.c.id).where(LETTER.c.match_id == over.match).limit(1)
    kept_id = database.read(lambda c: c.execute(one).scalar_one())
    row = (LETTER.c.match_id == over.match, LETTER.c.id == kept_id)
    database.write(lambda c: c.execute(update(LETTER).where(*row).values(outcome=None)))
    copy = {"match_id": over.match, "id": kept_id, "body": b"as sent"}
    database.write(lambda c: c.execute(LETTER_COPY.insert().values(**copy)))
    pruning.prune_all(house.installation, pruning.age_of(90))
    assert letters_of(house, over.match) == 1, "it still waits"
    assert database.read(lambda c: c.execute(select(LETTER_COPY.c.body)).scalars().all())
    assert letters_of(house, running.match) == written
    assert letters_of(house, later.match) == waiting


@sqlite_alone
def test_old_files_of_letters_and_copies_go_and_young_ones_stay(
    house: TrialInstallation, run: Any
) -> None:
    begin(house).play(6)
    house.new_letters()
    database = sqlite_file(house.installation.settings.database_url)
    assert database is not None
    copies = [database.with_name(f"{database.name}.before-{n}") for n in ("0031", "0035")]
    for copy in copies:
        copy.write_bytes(b"an older database")
        date(house, copy, 10)
    others = [database.with_name("notes.before-0031"), files_of(house)[0].with_name("notes.txt")]
    for other in others:
        other.write_text("not ours")
    files = files_of(house)
    for file in (*files, *others):
        date(house, file, 10)
    for file in (*files[:2], copies[0], *others):
        date(house, file, 100)
    told = run("prune", "--older-than", "90d", "--dry-run")
    assert numbers(told.stderr) == [0, 2, 1, 0, 90] and files_of(house) == files
    told = run("prune", "--older-than", "90d", "--yes")
    assert told.exit_code == 0 and numbers(told.stderr) == [0, 2, 1, 0, 90]
    assert files_of(house) == files[2:]
    assert [copy.exists() for copy in copies] == [False, True]
    assert all(other.exists() for other in others)
    assert numbers(run("prune", "--older-than", "90d", "--yes").stderr) == [0, 0, 0, 0, 90]


@sqlite_alone
def test_the_command_deletes_left_tables_but_none_younger_than_an_unused_one(
    house: TrialInstallation, run: Any
) -> None:
    open_condottiere(house)
    entered = update(GAME_TABLE).values(number=3)
    house.installation.database.write(lambda c: c.execute(entered))
    house.time.forward(20 * DAY)
    assert numbers(run("prune", "--older-than", "1d", "--yes").stderr)[3] == 0
    house.time.forward(80 * DAY)
    assert pruning.prune_by_settings(house.installation).tables == 0, "its own time is longer"
    assert numbers(run("prune", "--older-than", "90d", "--dry-run").stderr)[3] == 1
    assert numbers(run("prune", "--older-than", "90d", "--yes").stderr)[3] == 1
    count = select(func.count()).select_from(GAME_TABLE)
    assert house.installation.database.read(lambda c: c.execute(count).scalar_one()) == 0


@sqlite_alone
def test_the_command_asks_before_it_deletes(house: TrialInstallation, run: Any) -> None:
    begin(house, seed="over").play(None)
    house.new_letters()
    house.time.forward(91 * DAY)
    before = digest(house), files_of(house)
    refused = run("prune", "--older-than", "90d")
    assert refused.exit_code == 1 and "--yes" in refused.stderr
    assert numbers(refused.stderr)[0] > 0, "it says what it would delete"
    assert (digest(house), files_of(house)) == before


@sqlite_alone
@pytest.mark.parametrize("typed", ["90d", "9d"])
def test_at_a_terminal_the_age_is_typed_again(
    house: TrialInstallation, run: Any, typed: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    over = begin(house, seed="over").play(None)
    house.new_letters()
    house.time.forward(91 * DAY)
    monkeypatch.setattr("service.operations.command_line.sys", Terminal(StringIO(f"{typed}\n")))
    done = run("prune", "--older-than", "90d")
    assert done.exit_code == (0 if typed == "90d" else 1)
    assert (letters_of(house, over.match) == 0) == (typed == "90d")


class Terminal:
    """A stand-in for `sys` whose input counts as a terminal, for the question to confirm."""

    def __init__(self, stdin: StringIO) -> None:
        self.stdin = stdin
        stdin.isatty = lambda: True  # type: ignore[method-assign]


@sqlite_alone
def test_one_pass_of_the_scheduler_deletes_a_bounded_piece(
    house: TrialInstallation, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pruning, "MOST_AT_ONCE", 2)
    for number in range(1, 4):
        begin(house, seed=str(number))
    house.new_letters()
    for file in files_of(house):
        date(house, file, 100)
    before = len(files_of(house))
    assert before > 4
    assert pruning.prune_by_settings(house.installation).files == 2
    assert len(files_of(house)) == before - 2


@sqlite_alone
def test_the_doctor_says_what_is_kept_and_what_is_due(house: TrialInstallation) -> None:
    begin(house, seed="over").play(None)
    house.new_letters()
    house.time.forward(91 * DAY)
    due = house.installation.database.read(
        lambda c: letters.count(c, house.installation.now() - 90 * DAY)
    )
    finding = _retention(house.installation, Voice(speaker("en")))
    found = numbers(finding.text)
    assert found[:3] == [90, retention.LEFT // DAY, due] and finding.good and due > 0


@sqlite_alone
@pytest.mark.parametrize("age", ["90", "0d", "-1d", "d", "٩٠d", "99999d", "90d ", "1.5d"])
def test_an_age_that_is_no_number_of_days_deletes_nothing(
    house: TrialInstallation, run: Any, age: str
) -> None:
    begin(house, seed="over").play(None)
    house.time.forward(900 * DAY)
    before = digest(house)
    refused = run("prune", "--older-than", age)
    assert refused.exit_code == 2 and "90d" in refused.stderr
    assert digest(house) == before and metadata.sorted_tables


@sqlite_alone
def test_a_clock_that_jumps_ahead_deletes_nothing_for_a_week(house: TrialInstallation) -> None:
    over = begin(house, seed="over").play(None)
    house.new_letters()
    scheduler.tick(house.installation)
    for file in files_of(house):
        date(house, file, 0)
    written, files = letters_of(house, over.match), len(files_of(house))
    house.time.seconds += 365 * DAY  # the machine's clock jumps too
    scheduler.tick(house.installation)
    assert not any(pruning.prune_by_settings(house.installation).each())
    assert (letters_of(house, over.match), len(files_of(house))) == (written, files)
    for _ in range(8):
        house.pass_time(DAY)
    gone = pruning.prune_by_settings(house.installation)
    assert (gone.letters, gone.files) == (written, files)

"""The command line: data on stdout, messages on stderr, exit codes 0, 1 and 2."""

import json
import re
import shutil
import subprocess
import sys
from email import policy
from email.parser import BytesParser
from pathlib import Path
from typing import Any

import pypdfium2
import pytest
from click.testing import Result
from sqlalchemy import update

import engine
import printables
from service.database import upgrading
from service.database.rows import TABLE_ENTRY
from service.installation import disk
from service.installation.clock import Clock
from service.installation.settings import VARIABLES, from_environment, secret_file
from service.language.languages import LANGUAGES
from service.mail import patient_smtp
from service.matches import store
from service.operations import backups, scheduler, setting_warnings
from service.operations.commands import COMMANDS
from service.people import campaign_sequels, erased_people, personal_data
from service.views import keeper_view
from tests.pdf_words import words_of
from tests.service import smtp_server
from tests.service.at_table import begin
from tests.service.empty_databases import empty_database
from tests.service.operations.test_serving import begin_at, fails
from tests.service.tables.tables_of_tests import open_pad
from tests.service.trial_installation import BELA, CYRUS, SECRET, TrialInstallation


def refused(result: Result, code: int = 1) -> str:
    """Check that a command failed with one line on stderr and nothing on stdout."""
    assert result.exit_code == code, result.output
    assert result.stdout == "" and "Traceback" not in result.output
    if code == 1:
        assert len(result.stderr.strip().splitlines()) == 1
    return result.stderr


# --- games -----------------------------------------------------------------


@pytest.mark.parametrize("name", engine.games())
def test_every_game_is_listed_played_out_and_printed(run: Any, tmp_path: Path, name: str) -> None:
    seats = engine.games()[name].seats[-1]
    listed = {game["id"]: game for game in json.loads(run("games", "--json").stdout)}
    assert listed[name]["seats"][-1] == seats
    told = run("playout", name, "--players", str(seats), "--games", "1", "--seed", "s", "--json")
    assert json.loads(told.stdout)["moves"] > seats
    file = tmp_path / "aid.pdf"
    done = run("print", name, "--sheet", "aid", "--language", "fa", "--out", str(file))
    assert done.exit_code == 0 and file.read_bytes().startswith(b"%PDF")


def test_the_games_are_listed_for_programs_and_for_people(run: Any) -> None:
    found = json.loads(run("games", "--json").stdout)
    assert {"id", "seats", "options"} == set(found[0])
    told = {name for game in found for option in game["options"] for name in option}
    assert told == {"id", "values", "range", "default"}, "numbers for words are not told"
    assert {"id": "condottiere-3e", "seats": [2, 3, 4, 5, 6]}.items() <= next(
        game for game in found if game["id"] == "condottiere-3e"
    ).items()
    assert "condottiere-3e" in run("games").stdout


def test_random_games_are_counted_and_the_same_seed_gives_the_same(run: Any) -> None:
    words = ("playout", "condottiere-3e", "--players", "3", "--games", "3", "--json")
    figures = json.loads(run(*words, "--seed", "7").stdout)
    fields = "game players options games moves seconds moves_per_second winners"
    assert list(figures) == fields.split()
    assert figures["games"] == 3 and len(figures["winners"]) == 3 and sum(figures["winners"]) >= 3
    again = json.loads(run(*words, "--seed", "7").stdout)
    assert (again["moves"], again["winners"]) == (figures["moves"], figures["winners"])
    assert json.loads(run(*words, "--seed", "8").stdout)["moves"] != figures["moves"]


@pytest.mark.parametrize(
    "words",
    [
        ("playout", "condottiere-3e", "--players", "7"),
        ("playout", "condottiere-3e", "--players", "-1"),
        ("playout", "condottiere-3e", "--option", "dragons=true"),
        ("playout", "condottiere-3e", "--players", "3", "--option", "first_holder=4"),
        ("playout", "troyes", "--option", "data=a = 1979-05-27"),
        ("print", "condottiere-3e", "--sheet", "nothing", "--out", "x.pdf"),
        ("verify", "/nothing/here.json"),
        ("import", "/nothing/here.json"),
        ("export", "nothing"),
        ("export", "a" * 12),
        ("export", "\udcff"),  # a byte that is not text
        ("verify", "\udcff"),
        ("restore", "/nothing/here.db"),
        ("restore", "/"),
    ],
)
def test_an_impossible_command_is_refused_in_one_line(
    run: Any, tmp_path: Path, words: tuple[str, ...]
) -> None:
    begin_at(tmp_path / "data")
    refused(run(*words))


@pytest.mark.parametrize("value", ["0", "1", "yes", "", "null", "[" * 5_000])
def test_of_a_switch_the_values_are_named_as_one_types_them(run: Any, value: str) -> None:
    words = ("playout", "condottiere-3e", "--players", "3", "--option")
    said = refused(run(*words, f"draw_after_battle={value}"))
    assert "Possible: false and true." in re.sub("[\u2068\u2069]", "", said)
    for taken in ("false", "true"):
        assert run(*words, f"draw_after_battle={taken}").exit_code == 0


@pytest.mark.parametrize(
    "words",
    [
        ("nonsense",),
        ("playout",),
        ("playout", "tarock"),
        ("playout", "condottiere-3e", "--games", "0"),
        ("playout", "condottiere-3e", "--players", "three"),
        ("print", "condottiere-3e"),
        ("print", "condottiere-3e", "--sheet", "aid"),
        ("print", "--sheet", "aid", "--out", "x.pdf"),
        ("print", "--list"),
        ("print", "--all"),
        ("print", "--all", "--out", "x", "--players", "3"),
        ("print", "--all", "--out", "x", "--option", "draw=1"),
        ("print", "condottiere-3e", "--sheet", "aid", "--out", "x.pdf", "--paper", "a5"),
        ("print", "condottiere-3e", "--sheet", "aid", "--out", "x.pdf", "--language", "tlh"),
        ("serve", "--port", "70000"),
        ("export",),
        ("tick", "twice"),
    ],
)
def test_wrong_usage_has_its_own_exit_code(run: Any, words: tuple[str, ...]) -> None:
    refused(run(*words), code=2)


def test_the_board_is_printed_for_the_given_number_of_players(run: Any, tmp_path: Path) -> None:
    made = []
    for players in ((), ("--players", "2"), ("--players", "3"), ("--joined",)):
        out = tmp_path / "board.pdf"
        done = run("print", "troyes", "--sheet", "board", "--out", str(out), *players)
        assert done.exit_code == 0
        made.append(out.read_bytes())
    assert len(set(made)) == 4
    assert run("print", "troyes", "--sheet", "board", "--out", str(out), "--players", "9").exit_code


def test_an_owners_data_is_printed_where_a_file_of_it_is_named(run: Any, tmp_path: Path) -> None:
    mine, out = tmp_path / "mine.toml", tmp_path / "aid.pdf"
    text = engine.load("btwixt").data_file.text.replace(', src = "house"', "")
    mine.write_text(text.replace('"Broken Oath"', '"Árulás & Co"'), encoding="utf-8")
    words = ("print", "btwixt", "--sheet", "aid", "--out", str(out))
    for more, has in (((), False), (("--data", str(mine)), True)):
        assert run(*words, *more).exit_code == 0
        assert ("Árulás & Co" in words_of(out.read_bytes())) == has
    mine.write_text("this is = no = data", encoding="utf-8")
    refused = run(*words, "--data", str(mine))
    assert refused.exit_code != 0 and "Traceback" not in refused.output
    assert run(*words, "--data", str(tmp_path / "none.toml")).exit_code != 0


def test_backs_are_printed_for_whichever_edge_and_however_far_off(run: Any, tmp_path: Path) -> None:
    out, made = tmp_path / "cards.pdf", set()
    words = ("print", "rakab", "--sheet", "cards", "--card", "mini", "--out", str(out))
    for more in ("", "--duplex", "--duplex short", "--duplex short --right -1.5"):
        assert run(*words, *more.split()).exit_code == 0
        made.add(out.read_bytes())
    assert len(made) == 4
    assert run(*words, "--right", "99").exit_code != 0


def test_sheets_are_named_and_printed(run: Any, tmp_path: Path) -> None:
    assert "aid" in run("print", "condottiere-3e", "--list").stdout.split()
    out = tmp_path / "aid.pdf"
    words = ("print", "condottiere-3e", "--sheet", "aid", "--language", "hu", "--paper", "letter")
    result = run(*words, "--out", str(out))
    assert (result.exit_code, result.stdout) == (0, "")
    assert out.read_bytes().startswith(b"%PDF")
    refused(run(*words, "--out", str(tmp_path / "nowhere" / "aid.pdf")))


@pytest.mark.skipif(shutil.which("zbarimg") is None, reason="needs zbarimg (zbar-tools)")
def test_a_sheet_has_a_code_where_the_installation_has_an_address(
    run: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    out, picture, codes = tmp_path / "score.pdf", tmp_path / "score.png", []
    for address in ("", "https://play.example.org/", "http://127.0.0.1:8000"):
        monkeypatch.setenv("STAFFETTA_BASE_URL", address)
        done = run("print", "rakab", "--sheet", "score", "--players", "3", "--out", str(out))
        assert done.exit_code == 0
        with pypdfium2.PdfDocument(out.read_bytes()) as document:
            document[0].render(scale=3).to_pil().save(picture)
        read = subprocess.run(["zbarimg", "-q", "--raw", picture], capture_output=True, check=False)
        codes.append(read.stdout.decode().strip())
    form = "https://play.example.org/table/new?game=rakab&language=en&players=3"
    assert codes == ["", form, ""]


def test_every_sheet_of_one_game_or_of_all_is_printed_and_told(run: Any, tmp_path: Path) -> None:
    one, kit = tmp_path / "one", tmp_path / "kit"
    for game, folder in ((["rakab"], one), ([], kit)):
        done = run("print", *game, "--all", "--out", str(folder))
        made = sorted(folder.iterdir())
        assert done.exit_code == 0 and len(done.stderr.splitlines()) == len(made)
        assert done.stderr.splitlines()[-1].startswith(f"{len(made)}/{len(made)} ")
        assert all(file.read_bytes().startswith(b"%PDF") for file in made)
    sheets = {
        f"{game.id}-{sheet}-{language}.pdf"
        for game in engine.games().values()
        for sheet in printables.sheets(game)
        for language in LANGUAGES
    }
    assert {file.name for file in kit.iterdir()} == sheets
    assert {file.name for file in one.iterdir()} == {each for each in sheets if "rakab" in each}


def test_the_line_is_in_the_language_of_the_installation(
    run: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    begin_at(tmp_path / "data")
    english = refused(run("export", "a" * 12))
    monkeypatch.setenv("STAFFETTA_LANGUAGE", "hu")
    assert refused(run("export", "a" * 12)) != english


# --- settings --------------------------------------------------------------


@pytest.mark.parametrize("command", ["serve", "web", "clock", "tick", "export", "replay", "backup"])
def test_a_bad_setting_stops_every_command_in_one_line(
    run: Any, monkeypatch: pytest.MonkeyPatch, command: str
) -> None:
    monkeypatch.setenv("STAFFETTA_TIMEZONE", "Atlantis")
    words = (command, "x") if command in ("export", "backup") else (command,)
    assert refused(run(*words)).startswith("STAFFETTA_TIMEZONE: ")


@pytest.mark.parametrize(
    "url",
    [
        "sqlite:////nothing/here/staffetta.db",
        "postgresql+psycopg://me:secretword@127.0.0.1:1/nothing",
    ],
)
def test_a_database_that_does_not_open_is_named_without_its_password(
    tmp_path: Path, url: str
) -> None:
    said = fails(tmp_path, "clock", STAFFETTA_DATABASE_URL=url)
    assert said.startswith("STAFFETTA_DATABASE_URL: ") and "secretword" not in said


def test_a_damaged_database_stops_the_start_and_is_not_written_over(
    run: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "data" / "staffetta.db"
    file.parent.mkdir()
    file.write_bytes(b"rubbish" * 1000)
    monkeypatch.setenv("STAFFETTA_SECRET_KEY", SECRET)
    assert "STAFFETTA_DATABASE_URL" in refused(run("tick"))
    assert file.read_bytes() == b"rubbish" * 1000


NEEDS_ONE = [
    ("tick",),
    ("export", "a" * 12),
    ("import", "game.json"),
    ("replay", "--all"),
    ("log", "a" * 12),
    ("new-links",),
    ("keeper-link",),
    ("matches",),
    ("tables",),
    ("seasons",),
    ("people",),
    ("match", "a" * 12, "show"),
    ("person", "ana@mail.example", "--export"),
    ("person", "ana@mail.example", "--erase", "--yes"),
    ("backup", "kept.backup"),
    ("restore", "kept.backup"),
    ("restored",),
    ("move-database", "sqlite:///new.db"),
    ("prune", "--older-than", "90d"),
    ("mail-in",),
]
MAKES_ONE = {"serve", "web", "clock", "demo"}
NEEDS_NONE = {
    "games",
    "playout",
    "score",
    "print",
    "verify",
    "routes",
    "doctor",
    "config",
    "healthcheck",
    "support",
}


def test_every_command_makes_an_installation_or_needs_one_or_has_no_use_for_one() -> None:
    assert {words[0] for words in NEEDS_ONE} | MAKES_ONE | NEEDS_NONE == set(COMMANDS)


@pytest.fixture
def nowhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, finished: str) -> Path:
    """A working folder with two files, without an installation or a setting for one."""
    begin_at(tmp_path / "other")
    folder = tmp_path / "folder"
    folder.mkdir()
    monkeypatch.chdir(folder)
    (folder / "game.json").write_text(finished, encoding="utf-8")
    settings = from_environment({"STAFFETTA_DATA": str(tmp_path / "other")})
    backups.backup(settings, folder / "kept.backup")
    return folder


@pytest.mark.parametrize("words", NEEDS_ONE, ids=lambda words: "-".join(words[:1]))
def test_a_command_without_an_installation_says_so_and_makes_none(
    run: Any, nowhere: Path, monkeypatch: pytest.MonkeyPatch, words: tuple[str, ...]
) -> None:
    monkeypatch.delenv("STAFFETTA_DATA")
    if words[0] == "backup":
        (nowhere / "kept.backup").unlink()
    before = sorted(nowhere.rglob("*"))
    for language in LANGUAGES:
        monkeypatch.setenv("STAFFETTA_LANGUAGE", language)
        said = refused(run(*words))
        assert str(nowhere / "var") in said and "STAFFETTA_DATA" in said
    monkeypatch.setenv("STAFFETTA_SECRET_KEY", SECRET)
    assert "staffetta serve" in refused(run(*words))
    assert sorted(nowhere.rglob("*")) == before


@pytest.mark.parametrize("words", NEEDS_ONE, ids=lambda words: "-".join(words[:1]))
def test_a_command_makes_no_tables_in_an_empty_database(
    run: Any, nowhere: Path, postgres: str | None, monkeypatch: pytest.MonkeyPatch, words: Any
) -> None:
    if postgres is None:
        pytest.skip("no PostgreSQL answers")
    if words[0] in ("backup", "restore"):
        return  # other tools do that
    with empty_database(postgres) as url:
        monkeypatch.setenv("STAFFETTA_DATABASE_URL", url)
        monkeypatch.setenv("STAFFETTA_SECRET_KEY", SECRET)
        monkeypatch.setenv("STAFFETTA_DATA", str(nowhere))
        assert "STAFFETTA_DATA" in refused(run(*words))
        assert upgrading.is_empty(url)


def test_a_lost_key_is_not_replaced_by_a_command(run: Any, tmp_path: Path) -> None:
    begin_at(tmp_path / "data")
    kept = secret_file(tmp_path / "data")
    kept.unlink()
    for words in (("tick",), ("new-links",), ("backup", str(tmp_path / "kept.backup"))):
        assert "STAFFETTA_SECRET_KEY" in refused(run(*words))
    assert not kept.exists() and not (tmp_path / "kept.backup").exists()


def test_a_backup_is_put_back_where_there_is_nothing_but_a_name(
    run: Any, nowhere: Path, tmp_path: Path
) -> None:
    refused(run("restore", "game.json"))
    assert not (tmp_path / "data").exists(), "what is refused makes nothing"
    assert run("restore", "kept.backup").exit_code == 0
    old, new = (secret_file(tmp_path / name).read_text() for name in ("other", "data"))
    assert old == new and run("tick").exit_code == 0


def test_different_unreadable_files_have_different_messages(run: Any, tmp_path: Path) -> None:
    begin_at(tmp_path / "data")
    (tmp_path / "bytes").write_bytes(b"\xff\xfe\x00")
    for words, told in (
        (("verify", "/nothing/here.json"), "There’s no file /nothing/here.json"),
        (("import", "/nothing/here.json"), "There’s no file /nothing/here.json"),
        (("restore", "/nothing/here.db"), "There’s no file /nothing/here.db; nothing"),
        (("verify", str(tmp_path)), "Is a directory"),
        (("verify", str(tmp_path / "bytes")), "cannot be read as text"),
        (("restore", str(tmp_path / "bytes")), "is not a backup"),
    ):
        assert told in refused(run(*words))


def test_an_older_backup_is_overwritten_only_on_request(run: Any, tmp_path: Path) -> None:
    begin_at(tmp_path / "data")
    file = tmp_path / "kept.backup"
    assert run("backup", str(file)).exit_code == 0
    before = file.read_bytes()
    assert "--replace" in refused(run("backup", str(file))) and file.read_bytes() == before
    assert run("backup", str(file), "--replace").exit_code == 0


def test_a_missing_driver_is_called_missing(
    run: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "psycopg", None)
    monkeypatch.setenv("STAFFETTA_DATABASE_URL", "postgresql+psycopg://127.0.0.1:1/nothing")
    monkeypatch.setenv("STAFFETTA_SECRET_KEY", SECRET)
    (tmp_path / "data").mkdir()
    assert "not installed: psycopg" in refused(run("tick"))
    begin_at(tmp_path / "data")
    assert "Install psycopg" in run("doctor").stdout


# --- on an installation ----------------------------------------------------


def test_a_tick_sends_waiting_letters_and_may_be_repeated(
    run_in: Any, house: TrialInstallation
) -> None:
    begin(house)
    for _ in range(2):
        result = run_in("tick")
        assert (result.exit_code, result.stdout) == (0, "")
    folder = house.installation.settings.data / "mail"
    assert len(list(folder.glob("*.eml"))) >= 2


def test_a_mail_server_that_is_away_is_no_failure_of_the_clock(
    run_in: Any, house: TrialInstallation, monkeypatch: pytest.MonkeyPatch
) -> None:
    begin(house)
    monkeypatch.setenv("STAFFETTA_MAIL_URL", "smtp://127.0.0.1:1")
    result = run_in("tick")
    assert result.exit_code == 0 and result.stdout == "" and "Traceback" not in result.output


def test_stored_matches_are_run_through_the_rules_of_now(
    run_in: Any, house: TrialInstallation
) -> None:
    table, over = begin(house).play(12), begin(house).play(None)
    running, every = run_in("replay"), run_in("replay", "--all")
    assert running.exit_code == 0 and table.match in running.stdout
    assert over.match not in running.stdout and over.match in every.stdout


def test_a_match_that_no_longer_fits_is_named_and_the_others_are_checked(
    run_in: Any, house: TrialInstallation
) -> None:
    good, bad = begin(house), begin(house)
    options = (
        update(store.MATCH)
        .where(store.MATCH.c.id == bad.match)
        .values(options='{"first_holder": 4}')
    )
    house.installation.database.write(lambda connection: connection.execute(options))
    result = run_in("replay")
    assert result.exit_code == 1 and "Traceback" not in result.output
    lines = set(result.stdout.splitlines())
    assert lines == {f"{good.match}  ok", f"{bad.match}  first_holder (value_unknown)"}


def test_a_finished_game_goes_from_one_installation_to_another_as_text(
    run_in: Any, house: TrialInstallation, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, file = begin(house).play(None), tmp_path / "game.json"
    file.write_text(run_in("export", table.match).stdout, encoding="utf-8")
    assert run_in("verify", str(file)).exit_code == 0
    assert "already" in refused(run_in("import", str(file)))
    monkeypatch.setenv("STAFFETTA_DATA", str(tmp_path / "elsewhere"))
    monkeypatch.delenv("STAFFETTA_DATABASE_URL")
    begin_at(tmp_path / "elsewhere", STAFFETTA_SECRET_KEY=SECRET)
    result = run_in("import", str(file))
    assert (result.exit_code, result.stdout) == (0, f"{table.match}\n")
    assert json.loads(run_in("export", table.match).stdout)["seed"]
    changed = file.read_text(encoding="utf-8").replace("Béla", "Bella")
    file.write_text(changed, encoding="utf-8")
    refused(run_in("verify", str(file)))
    refused(run_in("import", str(file)))


def test_backup_and_restore_say_what_they_did_on_stderr(run: Any, tmp_path: Path) -> None:
    file = str(tmp_path / "kept.backup")
    refused(run("backup", file))
    begin_at(tmp_path / "data")
    again = ("backup", file, "--replace")
    for words in (("backup", file), again, ("restore", file), ("restore", file, "--nothing-lost")):
        result = run(*words)
        assert (result.exit_code, result.stdout) == (0, "") and file in result.stderr


def test_players_are_told_of_a_restore_by_other_tools(
    run_in: Any, house: TrialInstallation
) -> None:
    table = begin(house).play(2)
    result = run_in("restored")
    assert (result.exit_code, result.stdout) == (0, "") and "One open match" in result.stderr
    assert [store.epoch(table.loaded().match), table.turn] == [1, 2]


def test_people_erased_since_a_backup_are_erased_again_after_other_tools_restored_it(
    run_in: Any, house: TrialInstallation
) -> None:
    table = begin(house, BELA | {"name": "Quirrelwick", "email": "q@canary.example"}, CYRUS)
    house.pass_time(60)  # the last beat's time is taken as the backup's
    house.time.forward(60)
    data = house.installation.settings.data
    erased_people.note(data, "q@canary.example", house.time.now())
    assert run_in("restored").exit_code == 0
    assert "q@canary.example" not in house.installation.database.read(personal_data.addresses)
    assert "Quirrelwick" not in table.loaded().names and CYRUS["name"] in table.loaded().names


def test_the_addresses_are_listed_for_programs_and_for_people(run: Any) -> None:
    listed = json.loads(run("routes", "--json").stdout)
    named = {"path", "methods", "who", "links", "states", "safe", "cost", "cache"}
    assert {frozenset(route) for route in listed} == {frozenset(named)}
    seat = next(route for route in listed if route["path"] == "/s/<token>")
    assert seat["links"] == ["seat"] and "invited" not in seat["states"]
    assert "/s/<token>" in run("routes").stdout


def test_the_doctor_reports_what_works_and_what_to_fix(
    run: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    ill = run("doctor")
    assert ill.exit_code == 1 and "BAD" in ill.stdout
    assert not (tmp_path / "data").exists(), "a look makes nothing"
    begin_at(tmp_path / "data")
    run("tick")
    well = run("doctor")
    assert well.exit_code == 0 and "BAD" not in well.stdout
    monkeypatch.setenv("STAFFETTA_MAIL_URL", "smtp://127.0.0.1:1")
    assert run("doctor").exit_code == 1
    monkeypatch.setenv("STAFFETTA_DATABASE_URL", "postgresql+psycopg://127.0.0.1:1/nothing")
    assert run("doctor").exit_code == 1


PUBLIC = {"BASE_URL": "https://play.example.org", "MAIL_URL": "smtp://127.0.0.1:1"}
WELL = PUBLIC | {"PROXY": "127.0.0.1", "CONTACT": "anna@example.org"}
# Settings for a running service, and the single warning that each must give.
SUSPICIOUS = [
    (WELL, ""),
    ({}, ""),
    (WELL | {"PROXY": ""}, "STAFFETTA_PROXY isn’t set"),
    (WELL | {"CONTACT": ""}, "STAFFETTA_CONTACT isn’t set"),
    (WELL | {"BASE_URL": "http://play.example.org"}, "cross the network unencrypted"),
    (WELL | {"MAIL_URL": "file:"}, "reach nobody"),
    (WELL | {"MAIL_URL": "smtp://192.168.1.9:25"}, "without encryption"),
    ({"MAIL_URL": "smtp://mail.example:25?tls=none"}, "without encryption"),
    ({"MAIL_URL": "smtp://mail.example:25?tls=starttls"}, ""),
    ({"INBOUND_URL": "pipe:"}, ""),
    ({"TEST": "1"}, "this is a rehearsal"),
]


def _no_connection(*_: object) -> None:
    raise OSError("no network in tests")


@pytest.mark.parametrize(("values", "seen"), SUSPICIOUS)
def test_likely_mistakes_in_settings_are_reported_by_the_doctor_and_at_the_start(
    run: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, values: dict[str, str], seen: str
) -> None:
    for name, value in values.items():
        monkeypatch.setenv(f"STAFFETTA_{name}", value)
    monkeypatch.setattr(patient_smtp, "connected", _no_connection)  # no connection is made either
    told = [line for line in run("doctor").stdout.splitlines() if line.startswith("WARN ")]
    logged = setting_warnings.in_english(from_environment())
    assert [line.removeprefix("WARN ") for line in told] == logged
    assert len(told) == bool(seen) and seen in "".join(told)


def test_the_doctor_looks_at_settings_and_mail_before_the_first_start(
    run: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name, value in WELL.items():
        monkeypatch.setenv(f"STAFFETTA_{name}", value)
    lines = run("doctor").stdout.splitlines()
    assert [line[:4] for line in lines] == ["ok  ", "ok  ", "BAD ", "BAD "]
    assert "127.0.0.1:1: " in lines[2] and "no installation" in lines[3]
    assert not (tmp_path / "data").exists()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_doctor_sends_a_letter_and_reports_the_servers_answer(
    run: Any, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    monkeypatch.setenv("STAFFETTA_LANGUAGE", language)
    monkeypatch.setenv("STAFFETTA_BASE_URL", "https://play.example")
    with smtp_server.serving(smtp_server.FaultyServer()) as server:
        monkeypatch.setenv("STAFFETTA_MAIL_URL", f"smtp://127.0.0.1:{server.port}")
        told = run("doctor", "--send", "me@mail.example").stdout
        assert "ok   " in next(line for line in told.splitlines() if "250 " in line)
        [letter] = server.letters
        assert letter.recipients == ["me@mail.example"]
        message = BytesParser(policy=policy.default).parsebytes(letter.content)
        assert "https://play.example" in message.get_body(("plain",)).get_content()
        assert message["Content-Language"] == language
        server.faults["RCPT"] = "550 5.1.1 no such mailbox"
        ill = run("doctor", "--send", "me@mail.example")
        assert ill.exit_code == 1 and "550 5.1.1 no such mailbox" in ill.stdout
        assert len(server.letters) == 1
        refused(run("doctor", "--send", "nobody"))


def test_a_trial_letter_is_a_file_where_letters_are_files(run: Any, tmp_path: Path) -> None:
    before = run("doctor", "--send", "me@mail.example")
    assert before.exit_code == 1 and "none is sent" in before.stdout
    assert not (tmp_path / "data").exists()
    begin_at(tmp_path / "data")
    told = run("doctor", "--send", "me@mail.example").stdout
    assert str(tmp_path / "data" / "mail" / "00000001-trial.eml") in told


def test_no_proof_is_promised_of_a_game_that_was_called_off(
    run_in: Any, house: TrialInstallation, tmp_path: Path
) -> None:
    table, file = begin(house).play(3), tmp_path / "game.json"
    file.write_text(run_in("export", table.match).stdout, encoding="utf-8")
    assert "can be checked when the game is over" in run_in("verify", str(file)).stdout
    assert house.get(f"/h/{table.host}/call-off").submit("call-off").status == 200
    file.write_text(run_in("export", table.match).stdout, encoding="utf-8")
    verified = run_in("verify", str(file))
    assert verified.exit_code == 0 and "when the game is over" not in verified.stdout
    assert "was called off, so its secret stays hidden" in verified.stdout


def test_a_table_is_exported_verified_and_looked_over_like_a_match(
    run_in: Any, house: TrialInstallation, tmp_path: Path
) -> None:
    at = open_pad(house)
    for line in ("0 add 5", "undo 1"):
        at.enter(at.opened.host, line)
    file = tmp_path / "table.json"
    file.write_text(run_in("export", at.opened.id).stdout, encoding="utf-8")
    verified = run_in("verify", str(file))
    assert verified.exit_code == 0 and "entries: 2, taken back: 1" in verified.stdout
    code = json.loads(file.read_text())["fingerprint"]
    assert run_in("verify", str(file), "--fingerprint", code).exit_code == 0
    assert run_in("verify", str(file), "--fingerprint", "0" * 64).exit_code == 1
    file.write_text(file.read_text().replace("0 add 5", "0 add 6"), encoding="utf-8")
    changed = run_in("verify", str(file))
    assert (changed.exit_code, changed.stdout) == (1, "") and "checksum" in changed.stderr
    assert f"{at.opened.id}  ok" in run_in("replay").stdout
    spoilt = update(TABLE_ENTRY).where(TABLE_ENTRY.c.number == 1).values(line="0 add 6")
    house.installation.database.write(lambda c: c.execute(spoilt))
    assert f"{at.opened.id}  1: 0 add 6 (changed)" in run_in("replay").stdout
    bad = [line for line in run_in("doctor").stdout.splitlines() if line.startswith("BAD")]
    assert any(at.opened.id in line for line in bad)


def test_the_doctor_notices_a_halted_scheduler(
    run_in: Any, house: TrialInstallation, monkeypatch: pytest.MonkeyPatch
) -> None:
    scheduler.tick(house.installation)
    last = house.installation.clock.machine()

    def wait(seconds: int) -> None:
        for clock in (Clock, type(house.installation.clock)):
            monkeypatch.setattr(clock, "machine", lambda _: last + seconds)

    wait(keeper_view.STALE_CLOCK - 1)
    assert "ok   The clock last ran" in run_in("doctor").stdout
    assert overview(house).marks["clock"] == keeper_view.GOOD
    wait(keeper_view.STALE_CLOCK)
    ill = run_in("doctor")
    assert ill.exit_code == 1 and "BAD  The clock is not running" in ill.stdout
    assert overview(house).marks["clock"] == keeper_view.BAD


@pytest.mark.parametrize("database_url", ["sqlite"], indirect=True)
def test_the_doctor_warns_of_a_disk_with_little_space_as_the_keepers_page_does(
    run_in: Any, house: TrialInstallation, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(disk, "LOW", disk.size(house.installation.settings) + 1)
    assert "WARN Little free space" in run_in("doctor").stdout
    assert overview(house).marks["disk"] == keeper_view.WARN


def overview(house: TrialInstallation) -> keeper_view.Overview:
    """Return the facts on the keeper's page."""
    return house.installation.database.read(lambda c: keeper_view.look(c, house.installation))


def test_the_doctor_notices_a_stalled_campaign(
    run_in: Any, house: TrialInstallation, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = begin(house, options={"campaign": 60}).play(None)
    assert "ok   No campaign has stalled" in run_in("doctor").stdout  # it is only waiting so far
    with monkeypatch.context() as broken:
        broken.setattr(campaign_sequels, "_lay_table", None)
        for _ in range(2):
            campaign_sequels.begin_after(house.installation, table.match)
    ill = run_in("doctor")
    [line] = [each for each in ill.stdout.splitlines() if "campaign" in each]
    assert ill.exit_code == 1 and line.startswith("BAD  One campaign has stalled")
    assert "(tries: 2)" in line.replace("\u2068", "").replace("\u2069", "")
    assert campaign_sequels.begin_after(house.installation, table.match)
    assert "ok   No campaign has stalled" in run_in("doctor").stdout


# --- scores of reported games ----------------------------------------------


BATTLE = {"kind": "battle", "players": 3, "holder": 0, "plays": [[0, "m10"], [1, "spring"]]}


def test_reports_are_answered_line_by_line_and_a_bad_one_stops_no_other(run: Any) -> None:
    lines = [json.dumps(BATTLE), "nonsense", "", "[1]", json.dumps(BATTLE)]
    result = run("score", "condottiere-3e", "-", stdin="\n".join(lines))
    answers = [json.loads(line) for line in result.stdout.splitlines()]
    assert result.exit_code == 1 and len(answers) == 5
    assert answers[0] == answers[4] and answers[0]["strengths"] == [13, 0, 0]
    assert [answer["error"]["code"] for answer in answers[1:4]] == [
        "not_json",
        "not_json",
        "not_an_object",
    ]
    assert all(set(answer["error"]) == {"code", "message", "at"} for answer in answers[1:4])


def test_a_file_of_good_reports_ends_well(run: Any, tmp_path: Path) -> None:
    file = tmp_path / "reports.jsonl"
    file.write_text(json.dumps(BATTLE) + "\n", encoding="utf-8")
    result = run("score", "rakab", str(file))
    assert result.exit_code == 0 and json.loads(result.stdout)["season"] == "spring"
    assert run("score", "condottiere-3e", str(tmp_path / "nothing")).exit_code == 2


@pytest.mark.parametrize(
    "line",
    [
        b"\xff\xfe",
        b"[" * 100_000,
        b'{"kind":"battle","players":NaN}',
        b'{"kind":"\\ud800"}',
        b'{"kind":"battle","players":3,"holder":0,"plays":[[0,"\\ud800\\n"]]}',
        b'{"kind":"battle","players":' + b"9" * 5000 + b"}",
    ],
)
@pytest.mark.parametrize("language", ["en", "fa", "hu"])
def test_hostile_reports_get_an_answer_in_the_readers_language(
    run: Any, monkeypatch: pytest.MonkeyPatch, line: bytes, language: str
) -> None:
    monkeypatch.setenv("STAFFETTA_LANGUAGE", language)
    result = run("score", "condottiere-3e", stdin=line)
    assert result.exit_code == 1 and "Traceback" not in result.output
    error = json.loads(result.stdout)["error"]
    assert error["code"] and error["message"] and "score-" not in error["message"]


@pytest.mark.parametrize("language", ["en", "fa", "hu"])
def test_an_unknown_character_is_reported_with_the_known_ones(
    run: Any, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    monkeypatch.setenv("STAFFETTA_LANGUAGE", language)
    for character in ("zorro", 7, ["zorro"], "\ud800"):
        line = {"kind": "final", "players": 1, "characters": [character], "seats": [{}]}
        result = run("score", "troyes", stdin=json.dumps(line))
        error = json.loads(result.stdout)["error"]
        assert (result.exit_code, error["code"]) == (1, "character_unknown")
        assert error["at"] == "characters[0]" and "henry_i" in error["message"]


def test_a_printed_sheet_reports_names_that_no_font_has(run: Any, tmp_path: Path) -> None:
    file = tmp_path / "score.pdf"
    about = ("print", "condottiere-3e", "--sheet", "score", "--out", str(file))
    done = run(*about, "--name", "Ana", "--name", "李小龍", "--name", "\U0001f680")
    assert done.exit_code == 0 and file.read_bytes().startswith(b"%PDF")
    assert "李小龍, \U0001f680" in done.stderr and "Ana" not in done.stderr
    assert run(*about, "--name", "Ana", "--name", "سارا").stderr == ""


SECRETS = {
    "STAFFETTA_DATABASE_URL": "postgresql://staffetta:database-password@db.example/staffetta"
    "?sslpassword=certificate-password",
    "STAFFETTA_MAIL_URL": "smtp://letters:mail-password@mail.example:587",
    "STAFFETTA_SECRET_KEY": "a key that nobody else may read",
    "STAFFETTA_NEW": "code",
    "STAFFETTA_NEW_CODE": "a-code-for-friends",
}


@pytest.mark.parametrize("form", [(), ("--json",)], ids=["text", "json"])
def test_settings_in_force_are_listed_with_their_source_and_without_secrets(
    run: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, form: tuple[str, ...]
) -> None:
    monkeypatch.chdir(tmp_path)
    for name, value in SECRETS.items():
        monkeypatch.setenv(name, value)
    monkeypatch.delenv("STAFFETTA_SECRET_KEY")
    (tmp_path / "key").write_text(SECRETS["STAFFETTA_SECRET_KEY"], encoding="utf-8")
    monkeypatch.setenv("STAFFETTA_SECRET_KEY_FILE", str(tmp_path / "key"))
    (tmp_path / ".env").write_text("STAFFETTA_TIMEZONE=Asia/Tehran\n", encoding="utf-8")
    result = run("config", *form)
    assert result.exit_code == 0, result.output
    for secret in (
        "database-password",
        "certificate-",
        "mail-password",
        "nobody else",
        "a-code-for-friends",
    ):
        assert secret not in result.output
    for shown in ("db.example/staffetta", "smtp://mail.example:587", "Asia/Tehran"):
        assert shown in result.stdout
    if form:
        found = {each["name"]: each for each in json.loads(result.stdout)}
        assert set(found) == set(VARIABLES)
        sources = {name: each["source"] for name, each in found.items()}
        assert sources["STAFFETTA_NEW"] == "environment"
        timezone = found["STAFFETTA_TIMEZONE"]
        assert (timezone["source"], timezone["file"]) == ("file", ".env")
        assert sources["STAFFETTA_LANGUAGE"] in ("default", "environment")
        assert found["STAFFETTA_SECRET_KEY"] == {
            "name": "STAFFETTA_SECRET_KEY",
            "value": "•••",
            "source": "file",
            "file": str(tmp_path / "key"),
        }


def test_a_setting_that_cannot_be_read_is_named_by_config(
    run: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("STAFFETTA_LANGUAGE", "klingon")
    result = run("config")
    assert result.exit_code == 1 and result.stderr.startswith("STAFFETTA_LANGUAGE")

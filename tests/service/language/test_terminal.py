"""Text from a file cannot disturb a terminal."""

import json
import re
from pathlib import Path
from typing import Any

import pytest
from click.testing import Result
from sqlalchemy import update

from service.database.rows import MOVE
from service.language.terminal import Voice, harmless, harmless_json
from service.language.words import speaker
from service.matches import exports, match_text, store
from tests.service.at_table import begin
from tests.service.trial_installation import TrialInstallation

EVIL = "\x1b]0;pwned\x07\u202egnol\x9b31m\u2066\u200f\u2028\x7f\r\nok \U000e0041"
# we add isolates ourselves, around every name in a sentence
DISTURBS = re.compile("[\x00-\x09\x0b-\x1f\x7f-\x9f\u200e\u200f\u2028-\u202e\ud800-\udfff]")
LEGITIMATE = "Béla Őrsi, می‌خواهم, ‏کورش".replace("\u200f", "")
LANGUAGES = ("en", "fa", "hu")


@pytest.fixture
def export(finished: str) -> dict[str, Any]:
    """The export of a match played to its end."""
    return json.loads(finished)


def sealed(data: dict[str, Any]) -> str:
    return match_text._plain_text({**data, "fingerprint": match_text.fingerprint(data)})


def is_harmless(result: Result) -> bool:
    said = result.stdout + result.stderr
    assert "Traceback" not in said and said.strip()
    return not DISTURBS.search(said)


# --- the guard -------------------------------------------------------------


def test_unsafe_characters_are_escaped_and_letters_stay() -> None:
    assert harmless("a\x1b[2Jb\u202ec\x9b") == "a\\x1b[2Jb\\u202ec\\x9b"
    assert harmless(LEGITIMATE) == LEGITIMATE == harmless_json(LEGITIMATE)
    assert not DISTURBS.search(harmless(EVIL)) and "\u2066" not in harmless(EVIL)
    text = json.dumps({EVIL: [EVIL, LEGITIMATE]}, ensure_ascii=False)
    assert json.loads(harmless_json(text)) == json.loads(text)


def test_a_quoted_value_can_be_copied_bare_unless_it_runs_the_other_way() -> None:
    for language, foreign in (("en", False), ("hu", False), ("fa", True)):
        said = Voice(speaker(language))("paper-unprintable", names="/var/lib/staffetta")
        assert ("\u2068/var/lib/staffetta\u2069" in said) == foreign == ("\u2068" in said)
    said = Voice(speaker("en"))("paper-unprintable", names="کورش")
    assert "\u2068کورش\u2069" in said


# --- commands that quote a file --------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hostile_export_disturbs_no_terminal(
    export: dict[str, Any], run: Any, tmp_path: Path, language: str, monkeypatch: Any
) -> None:
    monkeypatch.setenv("STAFFETTA_LANGUAGE", language)
    seat, _, mark = export["moves"][3]
    moves = export["moves"]
    hostile: list[dict[str, Any]] = [
        {**export, "moves": [*moves[:3], [seat, EVIL, mark]]},
        {**export, "moves": [*moves[:3], [seat, moves[3][1], EVIL]]},
        {**export, "players": [EVIL] * 3},
        {**export, "game": EVIL},
        {**export, "match": EVIL},
        {**export, "options": {EVIL: EVIL}},
        {**export, "commitment": EVIL},
        {**export, "seed": None, "status": "running", "commitment": EVIL},
    ]
    for number, data in enumerate(hostile):
        file = tmp_path / f"{number}{EVIL[:9]}.json"
        file.write_text(sealed(data), encoding="utf-8")
        assert is_harmless(run("verify", str(file)))
        assert is_harmless(run("import", str(file)))
    assert is_harmless(run("verify", str(tmp_path / EVIL.replace("/", ""))))
    assert is_harmless(run("restore", str(tmp_path / "no\x1b[2Jwhere")))


def test_reports_replays_and_exports_are_safe_for_a_terminal_too(
    run_in: Any, house: TrialInstallation, tmp_path: Path
) -> None:
    report = {"kind": "battle", "players": 3, "holder": 0, "plays": [[0, EVIL]]}
    for line in (report, {"kind": EVIL}, {EVIL: 1}, {**report, "options": {EVIL: EVIL}}):
        text = json.dumps(line, ensure_ascii=False)
        assert is_harmless(run_in("score", "condottiere-3e", stdin=text.replace("\\n", "")))
    table = begin(house).play(5)
    changed = update(MOVE).where(MOVE.c.match_id == table.match, MOVE.c.number == 3)
    house.installation.database.write(lambda c: c.execute(changed.values(action=EVIL)))
    for command in ("replay", "doctor"):
        assert is_harmless(run_in(command))
    named = update(store.SEAT).where(store.SEAT.c.number == 1).values(name=f"{LEGITIMATE}{EVIL}")
    house.installation.database.write(lambda c: c.execute(named))
    result = run_in("export", table.match)
    assert is_harmless(result) and LEGITIMATE in result.stdout
    assert json.loads(result.stdout)["players"][1] == f"{LEGITIMATE}{EVIL}"
    assert is_harmless(run_in("playout", "condottiere-3e", "--option", f"{EVIL}={EVIL}"))


def test_an_export_with_such_signs_verifies_as_written_now_and_before(
    export: dict[str, Any],
) -> None:
    data = {**export, "players": [LEGITIMATE, EVIL, "Ana"]}
    data["fingerprint"] = match_text.fingerprint(data)
    assert match_text.write(data) != match_text._plain_text(data)
    for text in (match_text.write(data), match_text._plain_text(data)):
        assert match_text.verify(text)["players"][1] == EVIL


# --- the published code ----------------------------------------------------


@pytest.fixture
def file(export: dict[str, Any], tmp_path: Path) -> str:
    path = tmp_path / "game.json"
    path.write_text(match_text.write(export), encoding="utf-8")
    return str(path)


@pytest.mark.parametrize("language", LANGUAGES)
def test_without_a_given_code_the_output_suggests_comparing_it(
    run: Any, file: str, export: dict[str, Any], language: str, monkeypatch: Any
) -> None:
    monkeypatch.setenv("STAFFETTA_LANGUAGE", language)
    alone, compared = run("verify", file), run("verify", file, "--fingerprint", code_of(export))
    assert alone.exit_code == compared.exit_code == 0
    assert code_of(export) in alone.stdout and code_of(export) in compared.stdout
    assert "--fingerprint" in alone.stdout and "--fingerprint" not in compared.stdout


def code_of(data: dict[str, Any]) -> str:
    return data["commitment"]


def test_a_game_with_another_seed_is_not_the_one_of_the_letter(
    run: Any, file: str, export: dict[str, Any]
) -> None:
    result = run("verify", file, "--fingerprint", "0" * 64)
    assert result.exit_code == 1 and result.stdout == ""
    assert code_of(export) in result.stderr and "0" * 64 in result.stderr
    assert len(result.stderr.strip().splitlines()) == 1


def test_a_code_is_taken_as_people_copy_it(run: Any, file: str, export: dict[str, Any]) -> None:
    code = code_of(export)
    persian = code.translate(str.maketrans("0123456789", "۰۱۲۳۴۵۶۷۸۹"))
    for copied in (code.upper(), f" {code[:32]} {code[32:]}\n", f"\u2068{code}\u2069", persian):
        assert run("verify", file, "--fingerprint", copied).exit_code == 0
    for wrong in ("", "abc", code[:-1], code + "0", "x" * 64):
        assert run("verify", file, "--fingerprint", wrong).exit_code == 2


def test_a_game_in_course_is_compared_too(
    run: Any, house: TrialInstallation, tmp_path: Path
) -> None:
    table = begin(house).play(3)
    text = house.installation.database.read(lambda c: exports.export(c, table.match))
    path = tmp_path / "running.json"
    path.write_text(text, encoding="utf-8")
    code = json.loads(text)["commitment"]
    assert run("verify", str(path), "--fingerprint", code).exit_code == 0
    assert run("verify", str(path), "--fingerprint", "f" * 64).exit_code == 1

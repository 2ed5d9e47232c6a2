"""Commands start fast: each loads only the libraries that it uses, and help loads none."""

from __future__ import annotations

import gc
import json
import random
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import click
import pytest
from click.testing import CliRunner

import engine
from engine.chance import commitment
from service.installation.release import release
from service.matches import match_text
from service.operations.commands import COMMANDS, staffetta
from tests.tables import some_seats

# games for users; only tests look into the tests' own folder of games
PLAYED = [
    game for game, family in engine.families().items() if find_spec(f"engine.{family}") is not None
]
OURS = {"engine", "printables", "service"}
SAID = {"attr", "babel", "fluent", "pytz", "typing_extensions"}  # libraries that Fluent loads
DRAWN = {"PIL", "arabic_reshaper", "bidi", "pypdfium2", "qrcode", "reportlab"}
REPORT = {"kind": "battle", "players": 3, "holder": 0, "plays": [[0, "m10"], [1, "spring"]]}
FAULTY = {"kind": "battle", "players": 99}

# each command with its input, and the libraries it may load besides click
MAY_LOAD = {
    "--help": ("", set()),
    "--version": ("", set()),
    "games": ("", set()),
    "games --json": ("", set()),
    "games --help": ("", set()),
    "playout rakab --players 3": ("", set()),
    "playout troyes --players 3": ("", set()),
    "playout btwixt --players 3": ("", set()),
    "score condottiere-3e": (json.dumps(REPORT), set()),
    "score condottiere-1e": (json.dumps(FAULTY), SAID),
    "score troyes": ("{}", set()),
    "verify over.json": ("", set()),
    "verify running.json": ("", set()),
    "verify changed.json": ("", set()),
    "verify nothing.json": ("", set()),
    "verify --help": ("", set()),
    "print rakab --list": ("", DRAWN),
    "print rakab --sheet aid --out aid.pdf": ("", DRAWN | SAID),
}
MAIN = """
import re, sys
before = set(sys.modules)
from service.operations.commands import main
try:
    main()
finally:
    tops = {name.partition(".")[0] for name in set(sys.modules) - before} - sys.stdlib_module_names
    rules = {name.split(".")[1] for name in sys.modules if re.match(r"engine\\.\\w+\\.game$", name)}
    print(*sorted(rules), file=sys.stderr)
    print(*sorted(top for top in tops if top[0] != "_"), file=sys.stderr)
"""


def text_of_a_match(is_over: bool, game_id: str = "rakab") -> str:
    game, seed = engine.load(game_id), bytes(32)
    seats = some_seats(game)
    state = game.setup(seats, {}, seed)
    moves: list[list[object]] = []
    if is_over:
        choose = random.Random("a match")
        while actors := game.to_act(state):
            action = choose.choice(game.legal_actions(state, actors[0]))
            moves.append([actors[0], action, "player"])
            game.play(state, actors[0], action)
    data = {
        "format": match_text.FORMAT,
        "match": "abcdefghijkl",
        "game": game.id,
        "rules_version": game.rules_version,
        "seats": seats,
        "players": ["Ana", "Béla", "کورش"][:seats],
        "language": "en",
        "options": {},
        "commitment": commitment(seed),
        "status": "over" if is_over else "running",
        "moves": moves,
        "result": game.result(state),
        "seed": seed.hex() if is_over else None,
    }
    return match_text.with_fingerprint(data)


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("starts")
    over, running = text_of_a_match(True), text_of_a_match(False)
    changed = over.replace("Ana", "Eve")
    for name, text in {"over": over, "running": running, "changed": changed}.items():
        (folder / f"{name}.json").write_text(text, encoding="utf-8")
    return folder


def start(words: str, fed: str, folder: Path) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-c", MAIN, *words.split()]
    return subprocess.run(
        command, input=fed, capture_output=True, text=True, cwd=folder, timeout=60, check=False
    )


@pytest.mark.parametrize("words", MAY_LOAD)
def test_a_command_loads_only_the_libraries_that_it_uses(words: str, folder: Path) -> None:
    fed, may = MAY_LOAD[words]
    done = start(words, fed, folder)
    *_, loaded = done.stderr.splitlines()
    assert "Traceback" not in done.stderr
    assert set(loaded.split()) - OURS - {"click"} <= may
    assert "click" in loaded.split()


@pytest.mark.parametrize("game", PLAYED)
@pytest.mark.parametrize("words", ["playout {} --seed x", "score {}", "verify {}.json"])
def test_a_command_loads_the_rules_of_its_game_alone(words: str, game: str, folder: Path) -> None:
    (folder / f"{game}.json").write_text(text_of_a_match(False, game), encoding="utf-8")
    done = start(words.format(game), "", folder)
    *_, families, _ = done.stderr.splitlines()
    assert done.returncode == 0
    assert set(families.split()) <= {engine.families()[game]}


@pytest.mark.parametrize("words", ["games", "games --json", "--help"])
def test_listing_the_games_loads_no_rules(words: str, folder: Path) -> None:
    done = start(words, "", folder)
    *_, families, _ = done.stderr.splitlines()
    kept_apart = {family for family in families.split() if find_spec(f"engine.{family}.options")}
    assert (done.returncode, kept_apart) == (0, set())


def test_the_measured_commands_run_to_their_end(folder: Path) -> None:
    assert start("verify over.json", "", folder).returncode == 0
    assert start("verify changed.json", "", folder).returncode == 1
    assert start("score condottiere-3e", json.dumps(REPORT), folder).returncode == 0
    assert "error" in start("score troyes", "{}", folder).stdout
    assert start("print rakab --sheet aid --out made.pdf", "", folder).returncode == 0
    assert (folder / "made.pdf").read_bytes().startswith(b"%PDF")


def test_the_release_is_printed() -> None:
    result = CliRunner().invoke(staffetta, ["--version"], prog_name="staffetta")
    assert (result.exit_code, result.stdout) == (0, f"staffetta {release()}\n")


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_can_be_asked_for_help(name: str) -> None:
    result = CliRunner().invoke(staffetta, [name, "--help"], prog_name="staffetta")
    assert result.exit_code == 0
    assert f"staffetta {name} " in result.stdout


def test_help_describes_every_command_as_its_own_help_does() -> None:
    context = click.Context(staffetta, info_name="staffetta")
    loaded = {name: staffetta.get_command(context, name) for name in COMMANDS}
    whole, light = click.HelpFormatter(width=200), click.HelpFormatter(width=200)
    click.Group(commands={n: c for n, c in loaded.items() if c}).format_commands(context, whole)
    staffetta.format_commands(context, light)
    assert light.getvalue() == whole.getvalue()
    assert all(f"  {name} " in light.getvalue() for name in COMMANDS)
    assert staffetta.get_command(context, "nonsense") is None


def test_a_long_running_command_collects_garbage_as_usual() -> None:
    """Garbage collection is reduced only while modules load, or memory would grow by a seventh."""
    usual = gc.get_threshold()
    for name in COMMANDS:
        assert staffetta.get_command(click.Context(staffetta), name)
        assert gc.get_threshold() == usual, name

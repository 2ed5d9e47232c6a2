"""The command line `staffetta`: data to stdout, talk to stderr, exit codes as the contract says."""

import json
import os
import sys
from collections.abc import Callable
from functools import wraps
from pathlib import Path
from typing import Any, BinaryIO

import click
from sqlalchemy.exc import SQLAlchemyError

import engine
import printables
from service import (
    backups,
    clock,
    exports,
    imports,
    logs,
    playouts,
    put_back,
    scoring,
    serving,
    states,
    store,
)
from service.demo import run_demo
from service.doctor import examine
from service.languages import LANGUAGES
from service.now import Clock
from service.post import open_post
from service.problems import say_problem
from service.proposals import problem_of_option
from service.routes import list_routes
from service.sender import Postman, Unreachable
from service.settings import BadSetting, Settings, from_environment
from service.tokens import is_match_id
from service.words import Speaker, speaker

DEFAULT_HOST, DEFAULT_PORT = "127.0.0.1", 8000


class Refusal(click.ClickException):
    """One clear line, and exit code 1."""

    exit_code = 1

    def show(self, file: Any = None) -> None:
        """Say it on stderr."""
        click.echo(self.message, err=True)


def _refuses(command: Callable[..., None]) -> Callable[..., None]:
    """Turn what a command may run into for good reason into a line of the reader's language."""

    @wraps(command)
    def guarded(*args: Any, **kwargs: Any) -> None:
        try:
            command(*args, **kwargs)
        except (BadSetting, serving.CannotServe) as error:
            raise Refusal(str(error)) from None
        except exports.Unverified as wrong:
            raise Refusal(_say()(f"verify-{wrong.code}", **wrong.facts)) from None
        except store.NoSuchMatch as unknown:
            raise Refusal(_say()("cli-no-such-match", match=str(unknown))) from None
        except states.Unreadable as unreadable:
            raise Refusal(_say()("cli-no-state", match=unreadable.match_id)) from None
        except imports.NotImported as refused:
            raise Refusal(_say()(f"import-{refused.code}", **refused.facts)) from None
        except backups.NotBackedUp as refused:
            raise Refusal(_say()(f"backup-{refused.code}", **refused.facts)) from None
        except engine.BadOption as bad:
            problem = problem_of_option(kwargs["game"], bad)
            raise Refusal(say_problem(_say_game(kwargs["game"].id), problem)) from None
        except SQLAlchemyError as error:
            why = serving.one_line(getattr(error, "orig", None) or error)
            raise Refusal(_say()("doctor-database-bad", why=why)) from None

    return guarded


def _settings() -> Settings:
    return from_environment()


def _say() -> Speaker:
    return speaker(os.environ.get("STAFFETTA_LANGUAGE", "en"))


def main() -> None:
    """The entry point of `staffetta`."""
    staffetta(prog_name="staffetta")


@click.group()
def staffetta() -> None:
    """Board games by letter."""


# --- serving ---------------------------------------------------------------

_host = click.option("--host", default=DEFAULT_HOST, show_default=True)
_port = click.option(
    "--port", default=DEFAULT_PORT, show_default=True, type=click.IntRange(1, 65535)
)


@staffetta.command()
@_host
@_port
@_refuses
def serve(host: str, port: int) -> None:
    """The service: web, letters and clock in one process."""
    logs.to_stderr()
    serving.serve(_settings().at_address(host, port), host, port)


@staffetta.command()
@_host
@_port
@_refuses
def web(host: str, port: int) -> None:
    """The web side alone; letters and clock run elsewhere."""
    logs.to_stderr()
    serving.serve(_settings().at_address(host, port), host, port, background=False)


@staffetta.command("clock")
@_refuses
def keep_time() -> None:
    """Letters and clock alone."""
    logs.to_stderr()
    serving.keep_time(_settings())


@staffetta.command()
@_host
@_port
@_refuses
def demo(host: str, port: int) -> None:
    """Serve a throw-away copy with running games and a mailbox in the browser."""
    run_demo(host, port)


@staffetta.command()
@_refuses
def tick() -> None:
    """One pass of the clock: what is due, then the outbox."""
    office = serving.ready_office(_settings())
    clock.tick(office)
    with open_post(office.settings.mail_url, office.settings.data) as post:
        try:
            Postman(office, post).send_waiting()
        except Unreachable as error:
            click.echo(_say()("cli-unreachable", why=str(error)), err=True)


# --- games and matches -----------------------------------------------------


@staffetta.command()
@click.option("--json", "as_json", is_flag=True)
def games(as_json: bool) -> None:
    """The games there are."""
    found = [
        {"id": game.id, "seats": list(game.seats), "options": list(game.options)}
        for game in engine.games().values()
    ]
    if as_json:
        click.echo(json.dumps(found))
        return
    for game in found:
        title = _say_game(game["id"])(f"game-title-{game['id']}")
        click.echo(f"{game['id']}  {title}  {game['seats'][0]}-{game['seats'][-1]}")


def _say_game(game_id: str) -> Speaker:
    return speaker(_say().language, engine.games()[game_id])


class GameChoice(click.ParamType):
    """One of engine.games(), as an argument."""

    name = "game"

    def convert(self, value: Any, param: Any, context: Any) -> Any:
        """The game itself, or a refusal that lists them."""
        found = engine.games()
        if value not in found:
            self.fail(_say()("problem-unknown_game", takes=sorted(found)), param, context)
        return found[value]


def _options(pairs: tuple[str, ...]) -> dict[str, Any]:
    """`--option k=v` as the engine takes them: true, false and numbers by their JSON names."""
    options: dict[str, Any] = {}
    for pair in pairs:
        name, _, text = pair.partition("=")
        try:
            options[name] = json.loads(text)
        except (ValueError, RecursionError):
            options[name] = text
    return options


@staffetta.command()
@click.argument("game", type=GameChoice())
@click.option("--players", type=int, default=None)
@click.option("--option", "pairs", multiple=True, metavar="k=v")
@click.option("--games", "count", type=click.IntRange(1), default=1)
@click.option("--seed", default="")
@click.option("--json", "as_json", is_flag=True)
@_refuses
def playout(
    game: Any, players: int | None, pairs: tuple[str, ...], count: int, seed: str, as_json: bool
) -> None:
    """Play random games and count who wins."""
    seats = players if players is not None else game.seats[-1]
    if seats not in game.seats:
        facts = {"least": game.seats[0], "most": game.seats[-1], "count": seats}
        raise Refusal(_say()("problem-seats", **facts))
    figures = playouts.play(game, seats, _options(pairs), count, seed)
    click.echo(json.dumps(figures) if as_json else _in_lines(figures))


def _in_lines(figures: dict[str, Any]) -> str:
    return "\n".join(f"{name}: {json.dumps(value)}" for name, value in figures.items())


@staffetta.command("score")
@click.argument("game", type=GameChoice())
@click.argument("file", type=click.File("rb"), default="-")
def score_reports(game: Any, file: BinaryIO) -> None:
    """Score what a table reports: one JSON object a line in, one a line out."""
    good, out = True, sys.stdout.buffer
    for answer, scored in scoring.answers(game, file, speaker(_say().language, game)):
        out.write(f"{answer}\n".encode(errors="backslashreplace"))
        out.flush()  # whoever asks line by line waits for this one
        good &= scored
    sys.exit(0 if good else 1)


@staffetta.command("print")
@click.argument("game", type=GameChoice())
@click.option("--sheet", default=None)
@click.option("--list", "list_sheets", is_flag=True)
@click.option("--language", type=click.Choice(LANGUAGES), default="en")
@click.option("--paper", type=click.Choice(["a4", "letter"]), default="a4")
@click.option("--option", "pairs", multiple=True, metavar="k=v")
@click.option("--out", type=click.Path(dir_okay=False, path_type=Path))
@_refuses
def print_sheet(
    game: Any,
    sheet: str | None,
    list_sheets: bool,
    language: str,
    paper: str,
    pairs: tuple[str, ...],
    out: Path | None,
) -> None:
    """Make a printable as PDF."""
    names = printables.sheets(game)
    if list_sheets:
        click.echo("\n".join(names))
        return
    if sheet is None or out is None:
        raise click.UsageError(_say()("cli-print-needs"))
    if sheet not in names:
        raise Refusal(_say()("cli-no-such-sheet", takes=names))
    game.setup(game.seats[-1], _options(pairs), bytes(32))  # refuses what the game does not take
    pdf = printables.draw(
        game, sheet, speaker(language, game), paper=paper, options=_options(pairs)
    )
    try:
        out.write_bytes(pdf)
    except OSError as error:
        raise Refusal(f"{out}: {error.strerror}") from None


@staffetta.command()
@click.argument("match")
@_refuses
def export(match: str) -> None:
    """A match as text."""
    office = serving.ready_office(_settings())
    if not is_match_id(match):
        raise store.NoSuchMatch(ascii(match[:40]))
    click.echo(office.database.read(lambda c: exports.export(c, match)), nl=False)


@staffetta.command()
@click.argument("file", type=click.Path(path_type=Path))
@_refuses
def verify(file: Path) -> None:
    """Replay an exported match and check the proof of its shuffles."""
    data = exports.verify(_text_of(file))
    key = "verify-good" if data["seed"] is not None else "verify-unfinished"
    click.echo(_say()(key, moves=len(data["moves"])))


@staffetta.command("import")
@click.argument("file", type=click.Path(path_type=Path))
@_refuses
def import_match(file: Path) -> None:
    """Store an exported match that is over, to be watched here; prints its name."""
    data = imports.read(_text_of(file))
    office = serving.ready_office(_settings())
    click.echo(office.database.write(lambda c: imports.keep(c, data, office.tokens, office.now())))


def _text_of(file: Path) -> str:
    try:
        return file.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError):
        raise Refusal(_say()("cli-unreadable", file=str(file))) from None


@staffetta.command()
@click.option("--all", "every", is_flag=True, help="finished matches too")
@_refuses
def replay(every: bool) -> None:
    """Run stored matches through the present rules and name what no longer fits."""
    office = serving.ready_office(_settings())
    bad = 0
    for match_id, fault in office.database.read(lambda c: states.misfits(c, every)):
        bad += fault is not None
        click.echo(f"{match_id}  {fault or 'ok'}")
    if bad:
        raise Refusal(_say()("cli-misfits", count=bad))


# --- keeping the server ----------------------------------------------------


@staffetta.command()
@click.option("--json", "as_json", is_flag=True)
@_refuses
def routes(as_json: bool) -> None:
    """Every address of the service, and who may use it."""
    found = list_routes()
    if as_json:
        click.echo(json.dumps(found))
        return
    for route in found:
        click.echo(f"{','.join(route['methods']):10} {route['path']:40} {route['who']}")


@staffetta.command()
@click.argument("file", type=click.Path(dir_okay=False, path_type=Path))
@_refuses
def backup(file: Path) -> None:
    """Copy database and secret key into one file; the service may run meanwhile."""
    backups.backup(_settings(), file)
    click.echo(_say()("backup-done", file=str(file)), err=True)


@staffetta.command()
@click.argument("file", type=click.Path(dir_okay=False, path_type=Path))
@click.option("--nothing-lost", is_flag=True, help="nobody has played since; write to nobody")
@_refuses
def restore(file: Path, nothing_lost: bool) -> None:
    """Put such a file back in the database's place, which is kept aside.

    Players of matches that may have lost moves are told by letter.
    """
    settings = _settings()
    kept = backups.restore(settings, file, Clock(settings.test_clock), nothing_lost)
    click.echo(_say()("restore-done", file=str(file)), err=True)
    if kept:
        click.echo(_say()("restore-kept", file=str(kept)), err=True)


@staffetta.command()
@_refuses
def restored() -> None:
    """Tell the players that the database was put back by tools of its own, such as pg_restore."""
    office = serving.ready_office(_settings())
    now, machine = office.now(), office.clock.machine()
    count = office.database.write(lambda c: put_back.tell(c, now, machine, {}))
    click.echo(_say()("restored-told", count=count), err=True)


@staffetta.command()
def doctor() -> None:
    """Check database, mail and settings, and say what to mend."""
    findings = examine(_say())
    for finding in findings:
        click.echo(f"{'ok ' if finding.good else 'BAD'}  {finding.text}")
    sys.exit(0 if all(finding.good for finding in findings) else 1)

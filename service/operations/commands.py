"""The command line `staffetta`: data to stdout, talk to stderr, exit codes as the contract says."""

import json
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any, BinaryIO

import click

import engine
import printables
from service.installation import logs
from service.installation.now import Clock
from service.installation.settings import Settings, from_environment
from service.installation.tokens import is_match_id
from service.language.languages import LANGUAGES
from service.language.terminal import Voice, harmless, harmless_json
from service.language.words import speaker
from service.mail.sender import Sender, Unreachable
from service.mail.transport import FilePost, open_post
from service.matches import after_restore, exports, imports, states, store
from service.operations import backups, clock, playouts, scoring, serving
from service.operations.command_line import (
    CheckCode,
    GameChoice,
    Refusal,
    game_speaker,
    options_of,
    own_speaker,
    refuses,
    voice,
)
from service.operations.demo import run_demo
from service.operations.doctor import examine
from service.people import persons, renewals
from service.web.routes import list_routes

DEFAULT_HOST, DEFAULT_PORT = "127.0.0.1", 8000


def _settings() -> Settings:
    return from_environment()


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
@refuses
def serve(host: str, port: int) -> None:
    """The service: web, letters and clock in one process."""
    logs.to_stderr()
    serving.serve(_settings().at_address(host, port), host, port)


@staffetta.command()
@_host
@_port
@refuses
def web(host: str, port: int) -> None:
    """The web side alone; letters and clock run elsewhere."""
    logs.to_stderr()
    serving.serve(_settings().at_address(host, port), host, port, background=False)


@staffetta.command("clock")
@refuses
def keep_time() -> None:
    """Letters and clock alone."""
    logs.to_stderr()
    serving.keep_time(_settings())


@staffetta.command()
@_host
@_port
@refuses
def demo(host: str, port: int) -> None:
    """Serve a throw-away copy with running games and a mailbox in the browser."""
    run_demo(host, port)


@staffetta.command("new-links")
@refuses
def new_links() -> None:
    """End all links, and send every player a new one by letter."""
    installation = serving.ready_installation(_settings())
    written = installation.database.write(
        lambda c: renewals.renew_all(c, installation.tokens, installation.now())
    )
    click.echo(voice()("cli-new-links", count=written), err=True)


@staffetta.command()
@refuses
def tick() -> None:
    """One pass of the clock: what is due, then the outbox."""
    installation = serving.ready_installation(_settings())
    clock.follow_key(installation)
    clock.tick(installation)
    with open_post(installation.settings.mail_url, installation.settings.data) as post:
        try:
            Sender(installation, post).send_waiting()
        except Unreachable as error:
            click.echo(voice()("cli-unreachable", why=str(error)), err=True)


# --- games and matches -----------------------------------------------------


def _listed(option: Mapping[str, Any]) -> dict[str, Any]:
    """An option without the numbers that its words alone need."""
    return {name: value for name, value in option.items() if name != "facts"}


@staffetta.command()
@click.option("--json", "as_json", is_flag=True)
def games(as_json: bool) -> None:
    """The games there are."""
    found = [
        {"id": game.id, "seats": list(game.seats), "options": [*map(_listed, game.options)]}
        for game in engine.games().values()
    ]
    if as_json:
        click.echo(json.dumps(found))
        return
    for game in found:
        title = game_speaker(game["id"])(f"game-title-{game['id']}")
        click.echo(f"{game['id']}  {title}  {game['seats'][0]}-{game['seats'][-1]}")


@staffetta.command()
@click.argument("game", type=GameChoice())
@click.option("--players", type=int, default=None)
@click.option("--option", "pairs", multiple=True, metavar="k=v")
@click.option("--games", "count", type=click.IntRange(1), default=1)
@click.option("--seed", default="")
@click.option("--json", "as_json", is_flag=True)
@refuses
def playout(
    game: Any, players: int | None, pairs: tuple[str, ...], count: int, seed: str, as_json: bool
) -> None:
    """Play random games and count who wins."""
    seats = players if players is not None else game.seats[-1]
    if seats not in game.seats:
        facts = {"least": game.seats[0], "most": game.seats[-1], "count": seats}
        raise Refusal(voice()("problem-seats", **facts))
    figures = playouts.play(game, seats, options_of(pairs), count, seed)
    click.echo(json.dumps(figures) if as_json else _in_lines(figures))


def _in_lines(figures: dict[str, Any]) -> str:
    return "\n".join(f"{name}: {json.dumps(value)}" for name, value in figures.items())


@staffetta.command("score")
@click.argument("game", type=GameChoice())
@click.argument("file", type=click.File("rb"), default="-")
def score_reports(game: Any, file: BinaryIO) -> None:
    """Score what a table reports: one JSON object a line in, one a line out."""
    good, out = True, sys.stdout.buffer
    for answer, scored in scoring.answers(game, file, speaker(own_speaker().language, game)):
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
@click.option("--players", type=int, default=None)
@click.option("--option", "pairs", multiple=True, metavar="k=v")
@click.option("--out", type=click.Path(dir_okay=False, path_type=Path))
@refuses
def print_sheet(
    game: Any,
    sheet: str | None,
    list_sheets: bool,
    language: str,
    paper: str,
    players: int | None,
    pairs: tuple[str, ...],
    out: Path | None,
) -> None:
    """Make a printable as PDF."""
    names = printables.sheets(game)
    if list_sheets:
        click.echo("\n".join(names))
        return
    if sheet is None or out is None:
        raise click.UsageError(voice()("cli-print-needs"))
    if sheet not in names:
        raise Refusal(voice()("cli-no-such-sheet", takes=names))
    seats = game.seats[-1] if players is None else players
    game.setup(seats, options_of(pairs), bytes(32))  # refuses what the game does not take
    count = players if sheet in printables.BY_PLAYERS else None
    say = speaker(language, game)
    pdf = printables.draw(game, sheet, say, paper, options_of(pairs), count)
    try:
        out.write_bytes(pdf)
    except OSError as error:
        raise Refusal(harmless(f"{out}: {error.strerror}")) from None


@staffetta.command()
@click.argument("match")
@refuses
def export(match: str) -> None:
    """A match as text."""
    installation = serving.ready_installation(_settings())
    if not is_match_id(match):
        raise store.NoSuchMatch(match[:40])
    click.echo(installation.database.read(lambda c: exports.export(c, match)), nl=False)


@staffetta.command()
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--fingerprint", type=CheckCode(), help="the shuffle check code of your letter")
@refuses
def verify(file: Path, fingerprint: str | None) -> None:
    """Replay an exported match and check the proof of its shuffles."""
    data, say = exports.verify(_text_of(file)), voice()
    code = data["commitment"]
    if fingerprint not in (None, code):
        raise Refusal(say("verify-other_code", code=code, given=fingerprint))
    key = "verify-good" if data["seed"] is not None else "verify-unfinished"
    click.echo(say(key, moves=len(data["moves"])))
    click.echo(say("verify-code", code=code))
    click.echo(say("verify-not_compared" if fingerprint is None else "verify-compared"))


@staffetta.command("import")
@click.argument("file", type=click.Path(path_type=Path))
@refuses
def import_match(file: Path) -> None:
    """Store an exported match that is over, to be watched here; prints its name."""
    data = imports.read(_text_of(file))
    installation = serving.ready_installation(_settings())
    click.echo(
        installation.database.write(
            lambda c: imports.keep(c, data, installation.tokens, installation.now())
        )
    )


def _text_of(file: Path) -> str:
    try:
        return file.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError):
        raise Refusal(voice()("cli-unreadable", file=str(file))) from None


@staffetta.command()
@click.option("--all", "every", is_flag=True, help="finished matches too")
@refuses
def replay(every: bool) -> None:
    """Run stored matches through the present rules and name what no longer fits."""
    installation = serving.ready_installation(_settings())
    bad = 0
    for match_id, fault in installation.database.read(lambda c: states.misfits(c, every)):
        bad += fault is not None
        click.echo(harmless(f"{match_id}  {fault or 'ok'}"))
    if bad:
        raise Refusal(voice()("cli-misfits", count=bad))


# --- keeping the server ----------------------------------------------------


@staffetta.command()
@click.argument("address")
@click.option("--export", "told", is_flag=True, help="all that is kept, as JSON")
@click.option("--erase", is_flag=True, help="take name, address and links away")
@click.option("--yes", is_flag=True, help="do not ask whether to erase")
@refuses
def person(address: str, told: bool, erase: bool, yes: bool) -> None:
    """What is kept of whoever has that address: tell it, or take it away."""
    if told == erase:
        raise click.UsageError(voice()("person-which"))
    settings, say = _settings(), voice()
    installation = serving.ready_installation(settings)
    if not installation.database.read(lambda c: persons.is_known(c, address)):
        raise Refusal(say("person-unknown", address=address))
    if told:
        click.echo(harmless_json(installation.database.read(lambda c: persons.export(c, address))))
        return
    if not yes:
        _ask_again(address, say)
    gone = installation.database.write(
        lambda c: persons.erase(c, address, installation.tokens, installation.now())
    )
    post = open_post(settings.mail_url, settings.data)
    files = persons.erase_files(post.folder, address) if isinstance(post, FilePost) else 0
    facts = {"seats": gone.seats, "open": gone.still_open, "files": files}
    click.echo(say("person-erased", **facts), err=True)


def _ask_again(address: str, say: Voice) -> None:
    """Whoever erases types the address once more; a script says --yes."""
    if not sys.stdin.isatty():
        raise Refusal(say("person-unsure"))
    click.echo(say("person-sure", address=address), err=True)
    if sys.stdin.readline().strip() != address.strip():
        raise Refusal(say("person-not-erased"))


@staffetta.command()
@click.option("--json", "as_json", is_flag=True)
@refuses
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
@refuses
def backup(file: Path) -> None:
    """Copy database and secret key into one file; the service may run meanwhile."""
    backups.backup(_settings(), file)
    click.echo(voice()("backup-done", file=str(file)), err=True)


@staffetta.command()
@click.argument("file", type=click.Path(dir_okay=False, path_type=Path))
@click.option("--nothing-lost", is_flag=True, help="nobody has played since; write to nobody")
@refuses
def restore(file: Path, nothing_lost: bool) -> None:
    """Put such a file back in the database's place, which is kept aside.

    Players of matches that may have lost moves are told by letter.
    """
    settings = _settings()
    kept = backups.restore(settings, file, Clock(settings.test_clock), nothing_lost)
    click.echo(voice()("restore-done", file=str(file)), err=True)
    if kept:
        click.echo(voice()("restore-kept", file=str(kept)), err=True)


@staffetta.command()
@refuses
def restored() -> None:
    """Tell the players that the database was put back by tools of its own, such as pg_restore."""
    installation = serving.ready_installation(_settings())
    now, machine = installation.now(), installation.clock.machine()
    count = installation.database.write(lambda c: after_restore.tell(c, now, machine, {}))
    click.echo(voice()("restored-told", count=count), err=True)


@staffetta.command()
def doctor() -> None:
    """Check database, mail and settings, and say what to mend."""
    findings = examine(voice())
    for finding in findings:
        click.echo(f"{'ok ' if finding.good else 'BAD'}  {finding.text}")
    sys.exit(0 if all(finding.good for finding in findings) else 1)

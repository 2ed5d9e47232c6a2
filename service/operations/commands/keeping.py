"""Commands to back up and restore the database."""

import re
from dataclasses import asdict
from pathlib import Path
from typing import Any

import click

from service.installation import last_backup, logs
from service.installation.clock import Clock
from service.installation.environment_reader import variables
from service.installation.release import release
from service.installation.settings import LONGEST_KEPT, from_environment
from service.matches import heartbeat, restored_backups
from service.operations import backups, database_moves, erased_traces, pruning
from service.operations.command_line import ask_again, refuses, sure, voice
from service.operations.refusals import STORED
from service.operations.startup import find_installation, find_settings, refuse_missing
from service.people import erased_people


@click.command()
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--replace", is_flag=True, help="overwrite an older backup")
@refuses(STORED)
def backup(file: Path, replace: bool) -> None:
    """Copy the database and its secret key into FILE.

    The service may be running.
    """
    settings = find_settings()
    backups.backup(settings, file, replace)
    last_backup.note(settings, Clock(settings.test_clock).now())
    logs.note_command("backup", release=release())
    click.echo(voice()("backup-done", file=str(file)), err=True)


@click.command()
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--nothing-lost", is_flag=True, help="nobody has played since; send no letters")
@refuses(STORED)
def restore(file: Path, nothing_lost: bool) -> None:
    """Restore the backup in FILE and keep the former database.

    Players of matches that may have lost moves get a letter.
    """
    settings = from_environment()
    if "data" not in settings.model_fields_set:  # create one only if named
        refuse_missing(settings)
    kept = backups.restore(settings, file, Clock(settings.test_clock), nothing_lost)
    logs.note_command("restore", release=release())
    click.echo(voice()("restore-done", file=str(file)), err=True)
    if kept:
        click.echo(voice()("restore-kept", file=str(kept)), err=True)


@click.command()
@click.argument("to")
@refuses(STORED)
def move_database(to: str) -> None:
    """Move the stopped service's data to the database with the URL TO.

    From SQLite to PostgreSQL or back. If interrupted, run it again.
    """
    given = {**variables(), "STAFFETTA_DATABASE_URL": to}
    given.pop("STAFFETTA_DATABASE_URL_FILE", None)
    url, say = from_environment(given).database_url, voice()

    def tell(table: str, done: int, count: int) -> None:
        click.echo(say("database-move-progress", table=table, done=done, rows=count), err=True)

    installation = find_installation(even_moved=True)
    rows, matches = database_moves.move(installation, url, tell)
    logs.note_command("move-database", release=release(), rows=rows, matches=matches)
    click.echo(say("database-move-done", rows=rows, games=matches), err=True)


class Days(click.ParamType[int]):
    """An argument such as 90d: a number of days."""

    name = "days"

    def convert(self, value: Any, param: Any, context: Any) -> int:
        """Return the number of days, or fail with an example."""
        if isinstance(value, int):
            return value
        found = re.fullmatch("([0-9]{1,4})d", value)
        if not found or not 1 <= int(found[1]) <= LONGEST_KEPT:
            self.fail(voice()("prune-not-days", most=LONGEST_KEPT), param, context)
        return int(found[1])


@click.command()
@click.option("--older-than", type=Days(), required=True, help="age in days, such as 90d")
@click.option("--dry-run", is_flag=True, help="only count; delete nothing")
@sure
@refuses(STORED)
def prune(older_than: int, dry_run: bool, is_sure: bool) -> None:
    """Delete old letters, copies and left tables.

    Letters of finished matches, letters in mail/, copies made before upgrades and restores, and
    tables left in mid-game. Games stay.
    """
    installation, age = find_installation(), pruning.age_of(older_than)
    say = voice()

    def tell(key: str, found: pruning.Count) -> None:
        click.echo(say(key, days=older_than, **asdict(found)), err=True)

    if dry_run or not is_sure:
        tell("prune-would", pruning.count(installation, age))
    if dry_run:
        return
    if not is_sure:
        typed = f"{older_than}d"
        ask_again(say("prune-sure", age=typed), typed)
    found = pruning.prune_all(installation, age)
    logs.note_command("prune", days=older_than, **asdict(found))
    tell("prune-done", found)


@click.command()
@refuses(STORED)
def restored() -> None:
    """Write to players after a database was restored by other tools.

    Use it after pg_restore, for example. Players of matches that may have lost moves get a letter.
    """
    installation = find_installation()
    now, machine = installation.now(), installation.clock.machine()
    settings, since = installation.settings, installation.database.read(heartbeat.last_at)
    if installation.database.write(
        lambda c: erased_people.erase_again(c, settings.data, since, now)
    ):
        erased_traces.wipe(settings.database_url, ())
    count = installation.database.write(lambda c: restored_backups.tell(c, now, machine, {}))
    logs.note_command("restored", release=release(), matches=count)
    click.echo(voice()("restored-told", count=count), err=True)

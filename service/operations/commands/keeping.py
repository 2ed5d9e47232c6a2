"""The commands that copy the database and put it back."""

from pathlib import Path

import click

from service.installation.now import Clock
from service.installation.settings import from_environment
from service.matches import after_restore
from service.operations import backups
from service.operations.command_line import refuses, voice
from service.operations.refusals import STORED
from service.operations.starting import find_installation, find_settings, refuse_missing


@click.command()
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--replace", is_flag=True, help="write over an older backup of that name")
@refuses(STORED)
def backup(file: Path, replace: bool) -> None:
    """Copy database and secret key into one file; the service may run meanwhile."""
    backups.backup(find_settings(), file, replace)
    click.echo(voice()("backup-done", file=str(file)), err=True)


@click.command()
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--nothing-lost", is_flag=True, help="nobody has played since; write to nobody")
@refuses(STORED)
def restore(file: Path, nothing_lost: bool) -> None:
    """Put such a file back in the database's place, which is kept aside.

    Players of matches that may have lost moves are told by letter.
    """
    settings = from_environment()
    if "data" not in settings.model_fields_set:  # only where somebody said so may it begin one
        refuse_missing(settings)
    kept = backups.restore(settings, file, Clock(settings.test_clock), nothing_lost)
    click.echo(voice()("restore-done", file=str(file)), err=True)
    if kept:
        click.echo(voice()("restore-kept", file=str(kept)), err=True)


@click.command()
@refuses(STORED)
def restored() -> None:
    """Tell the players that the database was put back by tools of its own, such as pg_restore."""
    installation = find_installation()
    now, machine = installation.now(), installation.clock.machine()
    count = installation.database.write(lambda c: after_restore.tell(c, now, machine, {}))
    click.echo(voice()("restored-told", count=count), err=True)

"""Commands about stored matches: export, import, replay."""

from pathlib import Path

import click

from service.installation.tokens import is_match_id
from service.language.terminal import harmless
from service.matches import exports, imports, states, store
from service.operations.command_line import Refusal, refuses, text_of, voice
from service.operations.refusals import STORED
from service.operations.startup import find_installation, look_ahead
from service.tables import exports as table_exports
from service.tables import retention
from service.tables.store import NoSuchTable


@click.command()
@click.argument("match")
@refuses(STORED)
def export(match: str) -> None:
    """Print a match or a table as text."""
    installation = find_installation()
    if not is_match_id(match):
        raise store.NoSuchMatch(match[:40])
    try:
        text = installation.database.read(lambda c: table_exports.export(c, match))
    except NoSuchTable:
        text = installation.database.read(lambda c: exports.export(c, match))
    click.echo(text, nl=False)


@click.command()
@click.argument("file", type=click.Path(path_type=Path))
@refuses(STORED)
def import_match(file: Path) -> None:
    """Import a finished match and print its id.

    It can then be watched on this server.
    """
    data = imports.read(text_of(file))
    installation = find_installation()
    click.echo(installation.database.write(lambda c: imports.keep(c, data, installation.now())))


@click.command()
@click.option("--all", "every", is_flag=True, help="also finished matches and tables")
@refuses(STORED)
def replay(every: bool) -> None:
    """Find matches and tables that no longer fit the rules.

    Running matches and tables are replayed; each is listed with its fault, or "ok". Nothing is
    changed, even if the next start will upgrade the tables.
    """
    bad = 0
    found = look_ahead(lambda c: [*states.misfits(c, every), *retention.misfits(c, every)])
    for match_id, fault in found:
        bad += fault is not None
        click.echo(harmless(f"{match_id}  {fault or 'ok'}"))
    if bad:
        raise Refusal(voice()("cli-misfits", count=bad))

"""Commands that list matches, tables, seasons and people."""

import json
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict
from typing import TypeVar, get_args

import click
from sqlalchemy import Connection

from service.database.rows import MatchStatus, TableStatus
from service.language.terminal import harmless, harmless_json
from service.operations import inventory
from service.operations.command_line import refuses
from service.operations.refusals import STORED
from service.operations.startup import find_installation

T = TypeVar("T", bound=inventory.Listed)
as_json = click.option("--json", "as_json", is_flag=True, help="print JSON")
of_game = click.option("--game", help="of this game alone")


@click.command()
@click.option("--status", type=click.Choice(get_args(MatchStatus)))
@of_game
@click.option("--person", metavar="ADDRESS", help="with a seat of this address")
@as_json
@refuses(STORED)
def matches(status: str | None, game: str | None, person: str | None, as_json: bool) -> None:
    """List the matches by mail, the latest active first."""
    _list(lambda c: inventory.matches(c, status, game, person), as_json)


@click.command()
@click.option("--status", type=click.Choice(get_args(TableStatus)))
@of_game
@as_json
@refuses(STORED)
def tables(status: str | None, game: str | None, as_json: bool) -> None:
    """List the tables with the real box, the latest active first."""
    _list(lambda c: inventory.tables(c, status, game), as_json)


@click.command()
@as_json
@refuses(STORED)
def seasons(as_json: bool) -> None:
    """List the seasons, the latest active first."""
    _list(inventory.seasons, as_json)


@click.command()
@click.argument("part", default="")
@as_json
@refuses(STORED)
def people(part: str, as_json: bool) -> None:
    """List the people with seats, or those with PART in their address or name."""
    _list(lambda c: inventory.people(c, part), as_json)


def _list(look: Callable[[Connection], Sequence[T]], as_json: bool) -> None:
    installation = find_installation()
    show(installation.database.read(look), installation.settings.timezone, as_json)


def show(found: Sequence[T], timezone: str, as_json: bool = False) -> None:
    """Print a list as JSON, or as aligned lines below a line with the names of the columns."""
    if as_json:
        told = json.dumps([asdict(each) for each in found], ensure_ascii=False)
        click.echo(harmless_json(told))
        return
    for line in lines(found, timezone):
        click.echo(line)


def lines(found: Sequence[T], timezone: str) -> Iterator[str]:
    """Yield aligned lines, with times in this zone; none for an empty list."""
    if not found:
        return
    head = [*asdict(found[0])]
    rows = [head, *([harmless(each.text(name, timezone)) for name in head] for each in found)]
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    for row in rows:
        yield "  ".join(f"{cell:{width}}" for cell, width in zip(row, widths, strict=True)).rstrip()

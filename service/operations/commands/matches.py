"""Commands about stored matches: export, import, replay, and one match in the operator's hand."""

from collections.abc import Callable
from pathlib import Path

import click
from sqlalchemy import Connection

from service.installation.tokens import Tokens, is_match_id
from service.language.terminal import harmless
from service.matches import deeds, exports, imports, states, store
from service.matches.store import LoadedMatch
from service.operations import inventory
from service.operations.command_line import (
    Refusal,
    ask_again,
    refuses,
    sure,
    text_of,
    voice,
)
from service.operations.commands.inventory import show
from service.operations.refusals import STORED, clean
from service.operations.startup import find_installation, look_ahead
from service.people import address_changes, hosting, link_rotation, seating
from service.people.problems import NotPossible
from service.tables import exports as table_exports
from service.tables import retention
from service.tables.store import NoSuchTable


@click.command()
@click.argument("match")
@refuses(STORED)
def export(match: str) -> None:
    """Print a match or a table as text."""
    installation = find_installation()
    try:
        text = installation.database.read(lambda c: table_exports.export(c, _id(match)))
    except NoSuchTable:
        text = installation.database.read(lambda c: exports.export(c, match))
    click.echo(text, nl=False)


# --- one match -------------------------------------------------------------


@click.group()
@click.argument("match")
@click.pass_context
def one_match(ctx: click.Context, match: str) -> None:
    """Show a match, end it, name its host, or correct an address."""
    ctx.obj = match


WHY = "operator"  # stored as the reason why links have ended
seat_number = click.argument("seat", type=click.IntRange(min=0))


@one_match.command("show")
@click.pass_obj
@refuses(STORED)
def show_match(match: str) -> None:
    """List its seats, without cards."""
    installation = find_installation()
    found = installation.database.read(lambda c: inventory.seats(c, _id(match)))
    show(found, installation.settings.timezone)


@one_match.command()
@sure
@click.pass_obj
@refuses(STORED)
def end(match: str, is_sure: bool) -> None:
    """End it without a result, and tell the players."""
    if not is_sure:
        ask_again(voice()("match-end-sure", match=match), match)
    _change(match, 0, lambda c, loaded, _, now: seating.call_off(c, loaded, now))
    click.echo(voice()("match-ended", match=match), err=True)


@one_match.command()
@seat_number
@click.pass_obj
@refuses(STORED)
def host(match: str, seat: int) -> None:
    """Make the player of SEAT its host, and tell everybody."""
    name = _change(
        match, seat, lambda c, loaded, tokens, now: hosting.appoint(c, loaded, seat, tokens, now)
    )
    click.echo(voice()("match-hosted", match=match, name=name), err=True)


@one_match.command()
@seat_number
@click.argument("address")
@click.pass_obj
@refuses(STORED)
def address(match: str, seat: int, address: str) -> None:
    """Send the letters of SEAT to ADDRESS, with a new link."""
    cleaned = clean(address)
    name = _change(
        match,
        seat,
        lambda c, loaded, tokens, now: address_changes.correct(
            c, loaded, seat, cleaned, tokens, now
        ),
    )
    click.echo(voice()("match-address", name=name, address=cleaned), err=True)


@one_match.command("new-links")
@seat_number
@click.pass_obj
@refuses(STORED)
def new_links_of_seat(match: str, seat: int) -> None:
    """End the links of SEAT and send a new one."""

    def renew(connection: Connection, loaded: LoadedMatch, tokens: Tokens, now: int) -> None:
        link_rotation.renew(connection, loaded, seat, tokens, now, WHY)
        turn = loaded.match.turn
        deeds.note(connection, loaded.match.id, "new_links", now, seat=seat, turn=turn)

    name = _change(match, seat, renew)
    click.echo(voice()("match-new-links", name=name), err=True)


def _id(text: str) -> str:
    """Return the id of a match; raises NoSuchMatch for text that cannot be one."""
    if not is_match_id(text):
        raise store.NoSuchMatch(text[:40])
    return text


def _change(
    match: str, seat: int, work: Callable[[Connection, LoadedMatch, Tokens, int], object]
) -> str:
    """Lock a match and call `work` to change it; return the name of the seat's player.

    Raise Refusal if the seat is missing or the change is not possible.
    """
    installation = find_installation()

    def change(connection: Connection) -> str:
        loaded = store.load(connection, _id(match), lock=True)
        if seat >= len(loaded.seats):
            raise Refusal(voice()("match-no-seat", match=match, last=len(loaded.seats) - 1))
        work(connection, loaded, installation.tokens, installation.now())
        return loaded.seats[seat].name

    try:
        return installation.database.write(change)
    except NotPossible as refused:
        raise Refusal(voice()(f"match-cannot-{refused.code}")) from None


# --- files -----------------------------------------------------------------


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

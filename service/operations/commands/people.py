"""Commands about people: their links, and the data stored about them."""

from functools import partial

import click
from sqlalchemy import Connection

from service.installation import logs
from service.installation.context import Installation
from service.installation.links import SeasonLinks, TableLinks
from service.language.terminal import harmless_json
from service.mail.transport import FilePost, open_post
from service.matches import deeds
from service.operations import erased_traces, inventory
from service.operations.command_line import Refusal, ask_again, refuses, sure, voice
from service.operations.commands.inventory import show
from service.operations.refusals import STORED, clean
from service.operations.startup import find_installation
from service.people import (
    address_changes,
    erased_people,
    link_rotation,
    personal_data,
    stranger_limits,
)
from service.seasons import typed_names

WHY = "operator"  # stored as the reason why a person's links have ended


@click.command()
@refuses(STORED)
def new_links() -> None:
    """Replace all links and send players new ones.

    Tables and seasons have no addresses: their hosts' new links are printed.
    """
    installation = find_installation()
    renewed = installation.database.write(
        lambda c: link_rotation.renew_all(c, installation.tokens, installation.now())
    )
    logs.note_command("new-links", links=renewed.ended.links, letters=renewed.letters)
    say, base = voice(), installation.settings.base_url
    for kind, title, token in renewed.hosts:
        links = TableLinks if kind == "table_host" else SeasonLinks
        click.echo(f"{title}\t{links(base, token).page}")
    ended = {"links": renewed.ended.links, "acts": renewed.ended.acts}
    click.echo(say("ended-in-numbers", **ended), err=True)
    click.echo(say("cli-new-links", count=renewed.letters), err=True)
    if renewed.hosts:
        click.echo(say("cli-new-links-hosts", count=len(renewed.hosts)), err=True)


# --- one person ------------------------------------------------------------


class PersonCommands(click.Group):
    """The commands about one person; `--export` and `--erase` are their earlier names."""

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """Parse the arguments, with an earlier name moved behind the address."""
        for name in ("export", "erase"):
            if f"--{name}" in args:
                others = [word for word in args if word != f"--{name}"]
                place = next((n for n, word in enumerate(others, 1) if word[0] != "-"), 0)
                args = [*others[:place], name, *others[place:]]
        return super().parse_args(ctx, args)


@click.group(cls=PersonCommands)
@click.argument("address")
@click.pass_context
def person(ctx: click.Context, address: str) -> None:
    """Show, export or erase a person's data; bar or merge them, or replace their links."""
    ctx.obj = address


def _known(address: str) -> Installation:
    """Return the installation, or refuse an address about which nothing is stored."""
    installation = find_installation()
    if not installation.database.read(lambda c: personal_data.is_known(c, address)):
        raise Refusal(voice()("person-unknown", address=address))
    return installation


@person.command("show")
@click.pass_obj
@refuses(STORED)
def show_person(address: str) -> None:
    """List the matches in which they have a seat."""
    installation = _known(address)
    found = installation.database.read(lambda c: inventory.matches(c, person=address))
    show(found, installation.settings.timezone)
    status = installation.database.read(lambda c: stranger_limits.status_of(c, address))
    click.echo(voice()("person-shown", count=len(found), status=status or "none"), err=True)


@person.command()
@click.pass_obj
@refuses(STORED)
def export(address: str) -> None:
    """Print everything stored about the person with this address as JSON."""
    told = _known(address).database.read(lambda c: personal_data.export(c, address))
    click.echo(harmless_json(told))


@person.command()
@click.option("--name", "names", multiple=True, help="also remove this name typed without address")
@sure
@click.pass_obj
@refuses(STORED)
def erase(address: str, names: tuple[str, ...], is_sure: bool) -> None:
    """Erase name, address and links.

    With --name, a name typed at tables and in seasons goes too, even if it is a namesake's.
    """
    installation, say = find_installation() if names else _known(address), voice()
    settings = installation.settings
    if not is_sure:
        ask_again(say("person-sure", address=address), address)
    traces = installation.database.read(lambda c: personal_data.traces(c, address))
    gone = installation.database.write(
        lambda c: personal_data.erase(c, address, installation.now())
    )
    erased_people.note(settings.data, address, installation.now())
    places = sum(
        installation.database.write(partial(typed_names.erase, name=name)) for name in names
    )
    copies = erased_traces.wipe(settings.database_url, traces.spellings)
    post = open_post(settings.mail_url, settings.data)
    files = personal_data.erase_files(post.folder, traces) if isinstance(post, FilePost) else 0
    logs.note_command("person-erased", seats=gone.seats, files=files, places=places)
    facts = {"seats": gone.seats, "open": gone.still_open, "files": files}
    click.echo(say("person-erased", **facts), err=True)
    stays = say("person-unnamed", count=places) if names else say("person-stays")
    click.echo(stays, err=True)
    if copies:
        click.echo(say("person-copies", files=", ".join(map(str, copies))), err=True)


@person.command()
@click.option("--lift", is_flag=True, help="allow the address again")
@click.pass_obj
@refuses(STORED)
def bar(address: str, lift: bool) -> None:
    """Bar this person from invitations, hosting and applying; their games go on."""
    address, installation = clean(address), find_installation()
    now = installation.now()

    def work(connection: Connection) -> None:
        if lift:
            stranger_limits.unbar(connection, address)
        else:
            stranger_limits.bar(connection, address, now)
        for seat in personal_data.seats_of(connection, address):
            kind = "unbarred" if lift else "barred"
            deeds.note(connection, seat.match_id, kind, now, seat=seat.number)

    installation.database.write(work)
    done, say = "person-lifted" if lift else "person-barred", voice()
    logs.note_command(done)
    click.echo(say(done, address=address), err=True)


@person.command()
@click.argument("other")
@sure
@click.pass_obj
@refuses(STORED)
def merge(address: str, other: str, is_sure: bool) -> None:
    """Move the seats of the address OTHER to this one, with new links."""
    address, installation, say = clean(address), _known(other), voice()
    if not is_sure:
        ask_again(say("person-merge-sure", address=address, former=other), other)
    tokens, now = installation.tokens, installation.now()

    def work(connection: Connection) -> int:
        seats = personal_data.seats_of(connection, other)
        if not seats:
            raise Refusal(say("person-unknown", address=other))
        address_changes.merge(connection, seats, address, tokens, now)
        return len(seats)

    seats = installation.database.write(work)
    logs.note_command("person-merged", seats=seats)
    click.echo(say("person-merged", address=address, count=seats), err=True)


@person.command("new-links")
@click.pass_obj
@refuses(STORED)
def new_links_of_person(address: str) -> None:
    """End all their links and send new ones."""
    installation, say = _known(address), voice()
    tokens, now = installation.tokens, installation.now()
    ended, written = installation.database.write(
        lambda c: link_rotation.renew_person(
            c, personal_data.seats_of(c, address), tokens, now, WHY
        )
    )
    logs.note_command("person-new-links", links=ended.links, letters=written)
    click.echo(say("ended-in-numbers", links=ended.links, acts=ended.acts), err=True)
    click.echo(say("person-new-links", count=written), err=True)

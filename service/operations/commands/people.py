"""The commands about the people who play: their links, and what is kept of one of them."""

import sys

import click

from service.installation.links import GroupLinks, TableLinks
from service.language.terminal import Voice, harmless_json
from service.mail.transport import FilePost, open_post
from service.operations import traces
from service.operations.command_line import Refusal, refuses, voice
from service.operations.refusals import STORED
from service.operations.starting import find_installation
from service.people import link_rotation, persons


@click.command()
@refuses(STORED)
def new_links() -> None:
    """End all links, and send every player a new one by letter.

    Tables and seasons know no address: the new links of their hosts are printed.
    """
    installation = find_installation()
    renewed = installation.database.write(
        lambda c: link_rotation.renew_all(c, installation.tokens, installation.now())
    )
    say, base = voice(), installation.settings.base_url
    for kind, title, token in renewed.hosts:
        links = TableLinks if kind == "table_host" else GroupLinks
        click.echo(f"{title}\t{links(base, token).page}")
    ended = {"links": renewed.ended.links, "acts": renewed.ended.acts}
    click.echo(say("ended-in-numbers", **ended), err=True)
    click.echo(say("cli-new-links", count=renewed.letters), err=True)
    if renewed.hosts:
        click.echo(say("cli-new-links-hosts", count=len(renewed.hosts)), err=True)


@click.command()
@click.argument("address")
@click.option("--export", "told", is_flag=True, help="all that is kept, as JSON")
@click.option("--erase", is_flag=True, help="take name, address and links away")
@click.option("--yes", is_flag=True, help="do not ask whether to erase")
@refuses(STORED)
def person(address: str, told: bool, erase: bool, yes: bool) -> None:
    """What is kept of whoever has that address: tell it, or take it away."""
    if told == erase:
        raise click.UsageError(voice()("person-which"))
    installation, say = find_installation(), voice()
    settings = installation.settings
    if not installation.database.read(lambda c: persons.is_known(c, address)):
        raise Refusal(say("person-unknown", address=address))
    if told:
        click.echo(harmless_json(installation.database.read(lambda c: persons.export(c, address))))
        return
    if not yes:
        _ask_again(address, say)
    spelt = installation.database.read(lambda c: persons.spellings(c, address))
    gone = installation.database.write(lambda c: persons.erase(c, address, installation.now()))
    copies = traces.wipe(settings.database_url, spelt)
    post = open_post(settings.mail_url, settings.data)
    files = persons.erase_files(post.folder, address) if isinstance(post, FilePost) else 0
    facts = {"seats": gone.seats, "open": gone.still_open, "files": files}
    click.echo(say("person-erased", **facts), err=True)
    if copies:
        click.echo(say("person-copies", files=", ".join(map(str, copies))), err=True)


def _ask_again(address: str, say: Voice) -> None:
    """Whoever erases types the address once more; a script says --yes."""
    if not sys.stdin.isatty():
        raise Refusal(say("person-unsure"))
    click.echo(say("person-sure", address=address), err=True)
    if sys.stdin.readline().strip() != address.strip():
        raise Refusal(say("person-not-erased"))

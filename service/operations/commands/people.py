"""Commands about people: their links, and the data stored about them."""

import sys

import click

from service.installation.links import SeasonLinks, TableLinks
from service.language.terminal import Voice, harmless_json
from service.mail.transport import FilePost, open_post
from service.operations import erased_traces
from service.operations.command_line import Refusal, refuses, voice
from service.operations.refusals import STORED
from service.operations.startup import find_installation
from service.people import link_rotation, personal_data


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
    say, base = voice(), installation.settings.base_url
    for kind, title, token in renewed.hosts:
        links = TableLinks if kind == "table_host" else SeasonLinks
        click.echo(f"{title}\t{links(base, token).page}")
    ended = {"links": renewed.ended.links, "acts": renewed.ended.acts}
    click.echo(say("ended-in-numbers", **ended), err=True)
    click.echo(say("cli-new-links", count=renewed.letters), err=True)
    if renewed.hosts:
        click.echo(say("cli-new-links-hosts", count=len(renewed.hosts)), err=True)


@click.command()
@click.argument("address")
@click.option("--export", "told", is_flag=True, help="print all stored data as JSON")
@click.option("--erase", is_flag=True, help="erase name, address and links")
@click.option("--yes", is_flag=True, help="erase without asking")
@refuses(STORED)
def person(address: str, told: bool, erase: bool, yes: bool) -> None:
    """Export or erase everything stored about a person."""
    if told == erase:
        raise click.UsageError(voice()("person-which"))
    installation, say = find_installation(), voice()
    settings = installation.settings
    if not installation.database.read(lambda c: personal_data.is_known(c, address)):
        raise Refusal(say("person-unknown", address=address))
    if told:
        click.echo(
            harmless_json(installation.database.read(lambda c: personal_data.export(c, address)))
        )
        return
    if not yes:
        _ask_again(address, say)
    spelt = installation.database.read(lambda c: personal_data.spellings(c, address))
    gone = installation.database.write(
        lambda c: personal_data.erase(c, address, installation.now())
    )
    copies = erased_traces.wipe(settings.database_url, spelt)
    post = open_post(settings.mail_url, settings.data)
    files = personal_data.erase_files(post.folder, address) if isinstance(post, FilePost) else 0
    facts = {"seats": gone.seats, "open": gone.still_open, "files": files}
    click.echo(say("person-erased", **facts), err=True)
    if copies:
        click.echo(say("person-copies", files=", ".join(map(str, copies))), err=True)


def _ask_again(address: str, say: Voice) -> None:
    """Ask to type the address again before erasing; scripts say --yes."""
    if not sys.stdin.isatty():
        raise Refusal(say("person-unsure"))
    click.echo(say("person-sure", address=address), err=True)
    if sys.stdin.readline().strip() != address.strip():
        raise Refusal(say("person-not-erased"))

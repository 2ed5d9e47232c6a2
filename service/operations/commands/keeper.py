"""The command that prints a link to the operator's page, or ends all such links."""

import click

from service.installation import logs
from service.installation.links import KeeperLinks
from service.links import keeper
from service.operations.command_line import refuses, voice
from service.operations.refusals import STORED
from service.operations.startup import find_installation


@click.command()
@click.option("--end", "does_end", is_flag=True, help="end all such links and open pages instead")
@refuses(STORED)
def keeper_link(does_end: bool) -> None:
    """Print a link to the page with the state of the service.

    It opens once, within 15 minutes; the page stays open in that browser for 8 hours.
    """
    installation, say = find_installation(), voice()
    now, tokens = installation.now(), installation.tokens
    if does_end:
        count = installation.database.write(lambda c: keeper.end_all(c, now))
        logs.note_command("keeper-link-ended", links=count)
        click.echo(say("keeper-link-ended", count=count), err=True)
        return
    token = installation.database.write(lambda c: keeper.make(c, tokens, now))
    logs.note_command("keeper-link")
    click.echo(KeeperLinks(installation.settings.base_url, token).page)
    times = {"minutes": keeper.OPENS // 60, "hours": keeper.LASTS // 3600}
    click.echo(say("keeper-link-made", **times), err=True)

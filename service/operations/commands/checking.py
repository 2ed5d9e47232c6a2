"""Commands to check an installation, and to list its settings and URLs."""

import json
import sys
from dataclasses import asdict

import click

from service.language.terminal import harmless
from service.operations.command_line import BAD_SETTING, refuses, voice
from service.operations.doctor import examine
from service.operations.refusals import clean
from service.operations.settings_in_force import in_force
from service.operations.support import describe
from service.web.routes import list_routes


@click.command()
@click.option(
    "--send", "send_to", metavar="ADDRESS", default="", help="send a test letter to this address"
)
def doctor(send_to: str) -> None:
    """Check the installation and say what to fix."""
    findings = examine(voice(), clean(send_to) if send_to else "")
    for finding in findings:
        click.echo(f"{finding.mark:4} {finding.text}")
    sys.exit(0 if all(finding.good for finding in findings) else 1)


@click.command()
@click.option("--json", "as_json", is_flag=True, help="print JSON")
@refuses(BAD_SETTING)
def config(as_json: bool) -> None:
    """List the settings in force and their sources, without secrets."""
    found = in_force()
    if as_json:
        click.echo(json.dumps([asdict(each) for each in found], ensure_ascii=False))
        return
    for each in found:
        source = voice()(f"config-{each.source}", file=each.file)
        click.echo(harmless(f"{each.name:28} {each.value or '-':44} {source}"))


@click.command()
def support() -> None:
    """Print a text to paste into a question: versions, counts and faults, nothing secret."""
    for line in describe():
        click.echo(line)


@click.command()
@click.option("--json", "as_json", is_flag=True, help="print JSON")
def routes(as_json: bool) -> None:
    """List all URLs and who may use them."""
    found = list_routes()
    if as_json:
        click.echo(json.dumps(found))
        return
    for route in found:
        click.echo(f"{','.join(route['methods']):10} {route['path']:40} {route['who']}")

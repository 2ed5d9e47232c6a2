"""The commands that run the service: all of it, a part, one pass, a throw-away copy."""

from contextlib import closing

import click

from service.installation import logs
from service.installation.settings import from_environment
from service.mail.sender import Sender, Unreachable, open_channels
from service.operations import clock, serving
from service.operations.command_line import refuses, voice
from service.operations.demo import run_demo
from service.operations.refusals import STORED
from service.operations.starting import find_installation

DEFAULT_HOST, DEFAULT_PORT = "127.0.0.1", 8000

_host = click.option("--host", default=DEFAULT_HOST, show_default=True)
_port = click.option(
    "--port", default=DEFAULT_PORT, show_default=True, type=click.IntRange(1, 65535)
)


@click.command()
@_host
@_port
@refuses(STORED)
def serve(host: str, port: int) -> None:
    """The service: web, and letters and clock in a process beside it."""
    logs.to_stderr()
    serving.serve(from_environment(makes=True).at_address(host, port), host, port)


@click.command()
@_host
@_port
@refuses(STORED)
def web(host: str, port: int) -> None:
    """The web side alone; letters and clock run elsewhere."""
    logs.to_stderr()
    serving.serve(from_environment(makes=True).at_address(host, port), host, port, alone=True)


@click.command()
@refuses(STORED)
def keep_time() -> None:
    """Letters and clock alone."""
    logs.to_stderr()
    serving.keep_time(from_environment(makes=True))


@click.command()
@_host
@_port
@refuses(STORED)
def demo(host: str, port: int) -> None:
    """Serve a throw-away copy with running games and a mailbox in the browser."""
    run_demo(host, port)


@click.command()
@refuses(STORED)
def tick() -> None:
    """One pass of the clock: what is due, then the outbox."""
    installation = find_installation()
    for _ in clock.follow_key(installation):
        pass
    clock.tick(installation)
    with closing(Sender(installation, open_channels(installation))) as sender:
        try:
            sender.send_waiting()
        except Unreachable as error:
            click.echo(voice()("cli-unreachable", why=str(error)), err=True)

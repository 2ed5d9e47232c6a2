"""Commands that run the service, or ask whether it runs: all of it, a part, one pass, a demo."""

import json
from collections.abc import Callable
from contextlib import closing
from http.client import HTTPConnection, HTTPException
from typing import Any

import click

from service.installation import logs
from service.installation.settings import from_environment
from service.language.terminal import harmless
from service.mail.sender import Sender, Unreachable, open_channels, open_ways
from service.operations import pruning, scheduler, serving
from service.operations.command_line import Refusal, refuses, voice
from service.operations.demo import run_demo
from service.operations.refusals import STORED
from service.operations.startup import find_installation

Command = Callable[..., Any]
DEFAULT_HOST, DEFAULT_PORT = "127.0.0.1", 8000
PATIENCE = 25  # seconds; /readyz answers within 20


def _address(host: str, port: str) -> Callable[[Command], Command]:
    """Return the options of an address, with these help texts."""
    ports = click.IntRange(1, 65535)
    of_host = click.option("--host", default=DEFAULT_HOST, show_default=True, help=host)
    of_port = click.option("--port", default=DEFAULT_PORT, show_default=True, type=ports, help=port)
    return lambda command: of_host(of_port(command))


_listening = _address("the address to listen on", "the port to listen on")


@click.command()
@_listening
@refuses(STORED)
def serve(host: str, port: int) -> None:
    """Run the web server, the mail sender and the scheduler."""
    logs.to_stderr()
    serving.serve(from_environment(makes=True).at_address(host, port), host, port)


@click.command()
@_listening
@refuses(STORED)
def web(host: str, port: int) -> None:
    """Run only the web server."""
    logs.to_stderr()
    serving.serve(from_environment(makes=True).at_address(host, port), host, port, alone=True)


@click.command()
@refuses(STORED)
def keep_time() -> None:
    """Run only the mail sender and the scheduler."""
    logs.to_stderr()
    serving.keep_time(from_environment(makes=True))


@click.command()
@_listening
@refuses(STORED)
def demo(host: str, port: int) -> None:
    """Run a temporary demo with games and a mailbox."""
    run_demo(host, port)


@click.command()
@refuses(STORED)
def tick() -> None:
    """Run the scheduler and the mail sender once."""
    installation = find_installation()
    for _ in scheduler.follow_key(installation):
        pass
    scheduler.tick(installation)
    pruning.prune_by_settings(installation)
    pruning.wipe_owed(installation)
    by_ways = Sender(installation, open_ways(installation), by_ways=True)
    for each in (by_ways, Sender(installation, open_channels(installation))):
        with closing(each) as sender:
            try:
                sender.send_waiting()
            except Unreachable as error:
                click.echo(voice()("cli-unreachable", why=str(error)), err=True)


@click.command()
@_address("the address to ask", "its port")
def healthcheck(host: str, port: int) -> None:
    """Ask the running service whether it can do its work."""
    connection = HTTPConnection(host, port, timeout=PATIENCE)
    try:
        connection.request("GET", "/readyz")
        answer = json.loads(connection.getresponse().read())
        failed = [name for name, works in answer["checks"].items() if not works]
    except (OSError, HTTPException, ValueError, LookupError, AttributeError, TypeError) as error:
        why = " ".join(str(error).split()) or type(error).__name__
        raise Refusal(voice()("healthcheck-none", at=f"{host}:{port}", why=harmless(why))) from None
    finally:
        connection.close()
    if failed:
        raise Refusal(voice()("healthcheck-failed", checks=", ".join(failed)))
    for warning in answer.get("warnings", []):
        click.echo(voice()("healthcheck-warning", warning=harmless(str(warning))), err=True)

"""The command that proves an exported match."""

from pathlib import Path

import click

from service.matches import match_text
from service.operations.command_line import UNVERIFIED, CheckCode, Refusal, refuses, text_of, voice


@click.command()
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--fingerprint", type=CheckCode(), help="the shuffle check code of your letter")
@refuses(UNVERIFIED)
def verify(file: Path, fingerprint: str | None) -> None:
    """Replay an exported match and check the proof of its shuffles."""
    data, say = match_text.verify(text_of(file)), voice()
    code = data["commitment"]
    if fingerprint not in (None, code):
        raise Refusal(say("verify-other_code", code=code, given=fingerprint))
    key = "verify-good" if data["seed"] is not None else "verify-unfinished"
    click.echo(say(key, moves=len(data["moves"])))
    click.echo(say("verify-code", code=code))
    click.echo(say("verify-not_compared" if fingerprint is None else "verify-compared"))

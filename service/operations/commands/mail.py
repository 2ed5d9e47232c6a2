"""The command that takes one message from a mail server's pipe."""

import json
import sys

import click

from service.language.terminal import harmless
from service.operations.command_line import Refusal, refuses, voice
from service.operations.refusals import STORED
from service.operations.startup import find_installation
from service.replies import incoming
from service.replies.mime import LARGEST
from service.replies.outcomes import Dealt
from service.replies.recipients import envelope_sender, find_recipients


@click.command()
@refuses(STORED)
def mail_in() -> None:
    """Deal with one message from standard input, and print its effect as JSON."""
    installation = find_installation()
    raw = sys.stdin.buffer.read(LARGEST + 1)
    if len(raw) > LARGEST:
        dealt = Dealt("refused", "too_large")
    else:
        addresses = find_recipients(installation, raw)
        try:
            dealt = incoming.handle(installation, raw, addresses, envelope_sender(raw))
        except Exception as error:
            why = harmless(" ".join(str(error).split())[:200])
            raise Refusal(voice()("mail-in-failed", why=why)) from error
    click.echo(json.dumps(dealt._asdict()))

"""Command to verify an exported match."""

from pathlib import Path

import click

from service.language.terminal import Voice
from service.matches import match_text
from service.operations.command_line import UNVERIFIED, CheckCode, Refusal, refuses, text_of, voice
from service.tables import table_text


@click.command()
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--fingerprint", type=CheckCode(), help="the shuffle check code of your letter")
@refuses(UNVERIFIED)
def verify(file: Path, fingerprint: str | None) -> None:
    """Verify the shuffles of an exported match, or a table's log."""
    text, say = text_of(file), voice()
    if table_text.is_table(text):
        _verify_table(text, fingerprint, say)
        return
    data = match_text.verify(text)
    code, known = data["commitment"], match_text.codes_of(data)
    if fingerprint not in (None, *known):
        raise Refusal(say("verify-other_code", code=code, given=fingerprint))
    is_called_off = data["status"] == "called_off"
    hidden = "verify-called_off" if is_called_off else "verify-unfinished"
    early = "verify-table_end" if "ended_at_table" in data else "verify-agreed_end"
    good = early if match_text.ends_early(data) else "verify-good"
    key = good if data["seed"] is not None else hidden
    click.echo(say(key, moves=len(data["moves"])))
    click.echo(say("verify-code", code=code))
    if "server_word" in data:
        words = [word for word in data["player_words"] if word]
        click.echo(say("verify-words", count=len(words), code=data["server_code"]))
    click.echo(say("verify-not_compared" if fingerprint is None else "verify-compared"))


def _verify_table(text: str, fingerprint: str | None, say: Voice) -> None:
    """Verify a table's log.

    Nothing in it was shuffled, so `fingerprint` is just a checksum of the whole text.
    """
    data, table = table_text.verify(text)
    if fingerprint not in (None, data["fingerprint"]):
        raise Refusal(say("verify-other_code", code=data["fingerprint"], given=fingerprint))
    undone = sum(entry.undone for entry in table.entries)
    click.echo(say("verify-table", entries=table.number, undone=undone))

"""The command that tells a match's log."""

import click

from service.installation.clock import Clock
from service.installation.tokens import is_match_id
from service.language.terminal import harmless_json
from service.matches import match_log, store
from service.operations.command_line import Refusal, refuses, voice
from service.operations.refusals import STORED
from service.operations.startup import find_settings, look_ahead
from service.views.match_log_text import as_json, as_text

UTC = "UTC"


@click.command()
@click.argument("match")
@click.option("--seat", type=click.IntRange(0), help="that seat's part, as its player knows it")
@click.option("--json", "for_programs", is_flag=True, help="print JSON, an object a line")
@refuses(STORED)
def log(match: str, seat: int | None, for_programs: bool) -> None:
    """List the deeds of a match: moves, letters, links, seats.

    Nothing is changed. There are no names, addresses, links or cards in it.
    """
    if not is_match_id(match):
        raise store.NoSuchMatch(match[:40])
    settings = find_settings()
    now = Clock(settings.test_clock).now()
    lines = look_ahead(lambda c: match_log.of_match(c, match, now, seat))
    if seat is not None and all(line.seat != seat for line in lines):
        raise Refusal(voice()("log-no-such-seat", seat=seat))
    zone = settings.timezone or UTC
    told = map(harmless_json, as_json(lines)) if for_programs else as_text(lines, voice(), zone)
    click.echo("\n".join(told))

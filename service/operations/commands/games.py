"""The commands about the rules of one game alone: random games, and reports of a table."""

import json
import sys
from typing import Any, BinaryIO

import click

from engine.game import AnyGame
from service.language.words import speaker
from service.operations import playouts, scoring
from service.operations.command_line import (
    BAD_OPTION,
    GameChoice,
    Refusal,
    options_of,
    own_speaker,
    refuses,
    voice,
)


@click.command()
@click.argument("game", type=GameChoice())
@click.option("--players", type=int, default=None)
@click.option("--option", "pairs", multiple=True, metavar="k=v")
@click.option("--games", "count", type=click.IntRange(1), default=1)
@click.option("--seed", default="")
@click.option("--json", "as_json", is_flag=True)
@refuses(BAD_OPTION)
def playout(
    game: AnyGame, players: int | None, pairs: tuple[str, ...], count: int, seed: str, as_json: bool
) -> None:
    """Play random games and count who wins."""
    seats = players if players is not None else game.seats[-1]
    if seats not in game.seats:
        facts = {"least": game.seats[0], "most": game.seats[-1], "count": seats}
        raise Refusal(voice()("problem-seats", **facts))
    figures = playouts.play(game, seats, options_of(pairs), count, seed)
    click.echo(json.dumps(figures) if as_json else _in_lines(figures))


def _in_lines(figures: dict[str, Any]) -> str:
    return "\n".join(f"{name}: {json.dumps(value)}" for name, value in figures.items())


@click.command()
@click.argument("game", type=GameChoice())
@click.argument("file", type=click.File("rb"), default="-")
def score_reports(game: AnyGame, file: BinaryIO) -> None:
    """Score what a table reports: one JSON object a line in, one a line out."""
    good, out = True, sys.stdout.buffer
    for answer, scored in scoring.answers(game, file, speaker(own_speaker().language, game)):
        out.write(f"{answer}\n".encode(errors="backslashreplace"))
        out.flush()  # whoever asks line by line waits for this one
        good &= scored
    sys.exit(0 if good else 1)

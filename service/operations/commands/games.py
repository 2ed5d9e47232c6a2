"""Commands about the rules of one game: random games, scoring."""

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
@click.option(
    "--players", type=int, default=None, help="the number of players; the most by default"
)
@click.option("--option", "pairs", multiple=True, metavar="k=v", help="an option of the game")
@click.option("--games", "count", type=click.IntRange(1), default=1, help="the number of games")
@click.option("--seed", default="", help="text that makes the games repeatable")
@click.option("--json", "as_json", is_flag=True, help="print JSON")
@refuses(BAD_OPTION)
def playout(
    game: AnyGame, players: int | None, pairs: tuple[str, ...], count: int, seed: str, as_json: bool
) -> None:
    """Play random games and count the wins."""
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
    """Score tables with the real box, JSON lines in and out.

    Each line of FILE is a report as one JSON object; its scores are printed as one line.
    """
    good, out = True, sys.stdout.buffer
    for answer, scored in scoring.answers(game, file, speaker(own_speaker().language, game)):
        out.write(f"{answer}\n".encode(errors="backslashreplace"))
        out.flush()  # a caller that works line by line waits for this one
        good &= scored
    sys.exit(0 if good else 1)

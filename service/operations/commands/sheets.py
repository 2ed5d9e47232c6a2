"""The command that makes a sheet of a game to print."""

from pathlib import Path

import click

import printables
from engine.game import AnyGame
from service.language.languages import LANGUAGES
from service.language.terminal import harmless
from service.language.words import speaker
from service.operations.command_line import (
    BAD_OPTION,
    GameChoice,
    Refusal,
    options_of,
    refuses,
    voice,
)


@click.command()
@click.argument("game", type=GameChoice())
@click.option("--sheet", default=None)
@click.option("--list", "list_sheets", is_flag=True)
@click.option("--language", type=click.Choice(LANGUAGES), default="en")
@click.option("--paper", type=click.Choice(["a4", "letter"]), default="a4")
@click.option("--players", type=int, default=None)
@click.option("--option", "pairs", multiple=True, metavar="k=v")
@click.option("--out", type=click.Path(dir_okay=False, path_type=Path))
@refuses(BAD_OPTION)
def print_sheet(
    game: AnyGame,
    sheet: str | None,
    list_sheets: bool,
    language: str,
    paper: str,
    players: int | None,
    pairs: tuple[str, ...],
    out: Path | None,
) -> None:
    """Make a printable as PDF."""
    names = printables.sheets(game)
    if list_sheets:
        click.echo("\n".join(names))
        return
    if sheet is None or out is None:
        raise click.UsageError(voice()("cli-print-needs"))
    if sheet not in names:
        raise Refusal(voice()("cli-no-such-sheet", takes=names))
    seats = game.seats[-1] if players is None else players
    game.setup(seats, options_of(pairs), bytes(32))  # refuses what the game does not take
    wanted = printables.Wanted(game, speaker(language, game), paper, options_of(pairs), players)
    pdf = printables.drawn(sheet, wanted)
    try:
        out.write_bytes(pdf)
    except OSError as error:
        raise Refusal(harmless(f"{out}: {error.strerror}")) from None

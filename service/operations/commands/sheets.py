"""Command to make sheets to print."""

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import click

import engine
import printables
from engine.game import AnyGame
from engine.options import DATA
from printables.card_faces import CUTS
from printables.kit.colour_modes import COLOUR, INKS
from printables.kit.fonts import unprintable
from printables.printer import EDGES, LONG, REACH
from printables.sheet_request import CARD, DUPLEX, JOINED, LARGE, NAMES, PLAYERS, RIGHT, UP, USUALLY
from service.installation.environment_reader import value_of, variables
from service.language.languages import LANGUAGES
from service.language.terminal import harmless
from service.operations.command_line import (
    BAD_OPTION,
    BAD_SETTING,
    GameChoice,
    Refusal,
    options_of,
    refuses,
    text_of,
    voice,
)
from service.views.sheet_requests import LONGEST_NAME, MOST_NAMES, Asked, wanted


@click.command()
@click.argument("game", type=GameChoice(), required=False)
@click.option("--sheet", default=None, help="the sheet to print")
@click.option("--list", "list_sheets", is_flag=True, help="list the sheets of the game")
@click.option("--language", type=click.Choice(LANGUAGES), default="en", help="the language")
@click.option("--paper", type=click.Choice(["a4", "letter"]), default="a4", help="the paper size")
@click.option("--players", type=int, default=None, help="the number of players")
@click.option("--option", "pairs", multiple=True, metavar="k=v", help="an option of the game")
@click.option(
    "--data", type=click.Path(path_type=Path), help="your own data file of the game (TOML)"
)
@click.option(
    "--ink", type=click.Choice(INKS), default=COLOUR, help="low saves ink, stark is black on white"
)
@click.option("--large", is_flag=True, help="large print")
@click.option("--beside", type=click.Choice(LANGUAGES), default=None, help="a second language")
@click.option("--name", "people", multiple=True, help="a player's name; repeat it for each")
@click.option("--card", type=click.Choice([*CUTS]), default=USUALLY[CARD], help="the size of cards")
@click.option(
    "--duplex",
    type=click.Choice(EDGES),
    is_flag=False,
    flag_value=LONG,
    default=None,
    help="backs of cards for two-sided printing, turned over this edge",
)
@click.option(
    "--right",
    type=click.FloatRange(-REACH, REACH),
    default=0.0,
    help="mm that your printer puts backs too far right",
)
@click.option(
    "--up",
    type=click.FloatRange(-REACH, REACH),
    default=0.0,
    help="mm that your printer puts backs too high",
)
@click.option("--joined", is_flag=True, help="the board at full size, on pages to join")
@click.option("--date", default="", help="a date for the small print")
@click.option("--all", "everything", is_flag=True, help="print every sheet")
@click.option(
    "--out", type=click.Path(path_type=Path), help="the PDF file, or the folder for --all"
)
@refuses({**BAD_OPTION, **BAD_SETTING})
def print_sheet(
    game: AnyGame | None,
    sheet: str | None,
    list_sheets: bool,
    everything: bool,
    out: Path | None,
    **how: Any,
) -> None:
    """Make a sheet to print as a PDF file.

    With --all, every sheet is written into a folder; without GAME, those of all games.
    """
    if list_sheets and game is not None:
        click.echo("\n".join(printables.sheets(game)))
        return
    if out is None or not (everything or (sheet and game)) or not (game or _fits_every_game(how)):
        raise click.UsageError(voice()("cli-print-needs"))
    try:
        if everything:
            games = [game] if game else engine.games().values()
            _every_sheet([(each, _asked(each, how)) for each in games], out)
        elif game and sheet:
            _one_sheet(game, sheet, _asked(game, how), out)
    except OSError as error:
        raise Refusal(harmless(f"{out}: {error.strerror}")) from None


def _fits_every_game(how: dict[str, Any]) -> bool:
    """True if the arguments have no options, no data file of a box owner and no player count."""
    return not (how["pairs"] or how["data"] or how[PLAYERS])


def _asked(game: AnyGame, how: dict[str, Any]) -> Asked:
    """Return the command's arguments as a request for sheets; raise the game's error if invalid."""
    options = options_of(how["pairs"]) | ({DATA: text_of(how["data"])} if how["data"] else {})
    players: int | None = how[PLAYERS]
    game.setup(game.seats[-1] if players is None else players, options, bytes(32))
    same = ("language", "paper", "ink", LARGE, CARD, RIGHT, UP, JOINED, PLAYERS, "date")
    return Asked(
        game.id,
        **{name: how[name] for name in same},
        other=how["beside"] if how["beside"] != how["language"] else "",
        duplex=how[DUPLEX] or "",
        names=tuple(name[:LONGEST_NAME] for name in how["people"][:MOST_NAMES]),
        agreed=tuple(options.items()),
    )


def _drawn(game: AnyGame, sheet: str, asked: Asked) -> bytes:
    """Return the PDF, with a QR code if the installation has a URL and no data file is given."""
    own_data = DATA in dict(asked.agreed)
    address = "" if own_data else value_of(variables(), "STAFFETTA_BASE_URL").rstrip("/")
    return printables.drawn(sheet, wanted(game, sheet, asked, address))


def _one_sheet(game: AnyGame, sheet: str, asked: Asked, file: Path) -> None:
    names = printables.sheets(game)
    if sheet not in names:
        raise Refusal(voice()("cli-no-such-sheet", takes=names))
    file.write_bytes(_drawn(game, sheet, asked))
    if NAMES in printables.sheet(game, sheet).ways:
        _warn_of_names(asked)


def _warn_of_names(asked: Asked) -> None:
    """Warn of names with characters that no font has."""
    if names := unprintable(asked.names):
        said = voice()("paper-unprintable", names=harmless(", ".join(names)))
        click.echo(said, err=True)


def _every_sheet(kits: Sequence[tuple[AnyGame, Asked]], folder: Path) -> None:
    """Write every sheet of each game in every language, with a progress line for each."""
    folder.mkdir(parents=True, exist_ok=True)
    makes = [
        (game, name, replace(asked, language=language, other=""))
        for game, asked in kits
        for language in LANGUAGES
        for name in printables.sheets(game)
    ]
    for number, (game, name, asked) in enumerate(makes, 1):
        file = folder / f"{game.id}-{name}-{asked.language}.pdf"
        file.write_bytes(_drawn(game, name, asked))
        click.echo(f"{number}/{len(makes)} {harmless(str(file))}", err=True)
    for asked in [asked for _, asked in kits][:1]:  # all games have the same names
        _warn_of_names(asked)

"""The command that makes a sheet of a game to print."""

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
from printables.kit.fonts import unprintable
from printables.kit.shades import COLOUR, INKS
from printables.printer import EDGES, LONG, REACH
from printables.wanted import CARD, DUPLEX, JOINED, LARGE, NAMES, PLAYERS, RIGHT, UP, USUALLY
from service.installation.variables import value_of, variables
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
from service.views.papers import LONGEST_NAME, MOST_NAMES, Asked, wanted


@click.command()
@click.argument("game", type=GameChoice(), required=False)
@click.option("--sheet", default=None)
@click.option("--list", "list_sheets", is_flag=True)
@click.option("--language", type=click.Choice(LANGUAGES), default="en")
@click.option("--paper", type=click.Choice(["a4", "letter"]), default="a4")
@click.option("--players", type=int, default=None)
@click.option("--option", "pairs", multiple=True, metavar="k=v")
@click.option("--data", type=click.Path(path_type=Path))
@click.option("--ink", type=click.Choice(INKS), default=COLOUR)
@click.option("--large", is_flag=True)
@click.option("--beside", type=click.Choice(LANGUAGES), default=None)
@click.option("--name", "people", multiple=True)
@click.option("--card", type=click.Choice([*CUTS]), default=USUALLY[CARD])
@click.option("--duplex", type=click.Choice(EDGES), is_flag=False, flag_value=LONG, default=None)
@click.option("--right", type=click.FloatRange(-REACH, REACH), default=0.0)
@click.option("--up", type=click.FloatRange(-REACH, REACH), default=0.0)
@click.option("--joined", is_flag=True)
@click.option("--date", default="")
@click.option("--all", "everything", is_flag=True)
@click.option("--out", type=click.Path(path_type=Path))
@refuses({**BAD_OPTION, **BAD_SETTING})
def print_sheet(
    game: AnyGame | None,
    sheet: str | None,
    list_sheets: bool,
    everything: bool,
    out: Path | None,
    **how: Any,
) -> None:
    """Make a printable as PDF, or with --all every one into a folder; without GAME of all games."""
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
    """Options, an owner's data and a number of players are of one game."""
    return not (how["pairs"] or how["data"] or how[PLAYERS])


def _asked(game: AnyGame, how: dict[str, Any]) -> Asked:
    """What was said on the command line; the game refuses what it does not take."""
    options = options_of(how["pairs"]) | ({DATA: text_of(how["data"])} if how["data"] else {})
    players: int | None = how[PLAYERS]
    game.setup(game.seats[-1] if players is None else players, options, bytes(32))
    return Asked(
        game.id,
        how["language"],
        how["beside"] if how["beside"] != how["language"] else "",
        how["paper"],
        how["ink"],
        how[LARGE],
        how[CARD],
        how[DUPLEX] or "",
        how[RIGHT],
        how[UP],
        how[JOINED],
        players,
        tuple(name[:LONGEST_NAME] for name in how["people"][:MOST_NAMES]),
        tuple(options.items()),
        how["date"],
    )


def _drawn(game: AnyGame, sheet: str, asked: Asked) -> bytes:
    """With a code for the installation, where that has an address; it does not know an own file."""
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
    """Say on stderr which names are printed without the signs that no font has."""
    if names := unprintable(asked.names):
        said = voice()("paper-unprintable", names=harmless(", ".join(names)))
        click.echo(said, err=True)


def _every_sheet(kits: Sequence[tuple[AnyGame, Asked]], folder: Path) -> None:
    """Every sheet of each game in every language, with a line for each on stderr."""
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
    for asked in [asked for _, asked in kits][:1]:  # the names are the same for all
        _warn_of_names(asked)

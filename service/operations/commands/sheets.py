"""The command that makes a sheet of a game to print."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import click

import printables
from engine.game import AnyGame, Options
from engine.options import DATA
from printables.card_faces import CUTS
from printables.kit.shades import COLOUR, INKS
from printables.printer import EDGES, LONG, REACH
from printables.wanted import CARD, DUPLEX, JOINED, LARGE, PLAYERS, RIGHT, UP, USUALLY
from service.installation.release import release
from service.language.languages import LANGUAGES
from service.language.terminal import harmless
from service.language.words import speaker
from service.operations.command_line import (
    BAD_OPTION,
    GameChoice,
    Refusal,
    options_of,
    refuses,
    text_of,
    voice,
)
from service.views.papers import LONGEST_NAME, MOST_NAMES


@click.command()
@click.argument("game", type=GameChoice())
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
@refuses(BAD_OPTION)
def print_sheet(
    game: AnyGame,
    sheet: str | None,
    list_sheets: bool,
    everything: bool,
    pairs: tuple[str, ...],
    data: Path | None,
    out: Path | None,
    **how: Any,
) -> None:
    """Make a printable as PDF, or with --all every one into a folder."""
    names = printables.sheets(game)
    if list_sheets:
        click.echo("\n".join(names))
        return
    if out is None or (sheet is None and not everything):
        raise click.UsageError(voice()("cli-print-needs"))
    if sheet is not None and sheet not in names:
        raise Refusal(voice()("cli-no-such-sheet", takes=names))
    options = options_of(pairs) | ({DATA: text_of(data)} if data else {})
    wanted = _wanted(game, options, how)
    try:
        if everything:
            _every_sheet(wanted, names, out)
        else:
            out.write_bytes(printables.drawn(str(sheet), wanted))
    except OSError as error:
        raise Refusal(harmless(f"{out}: {error.strerror}")) from None


def _wanted(game: AnyGame, options: Options, how: dict[str, Any]) -> printables.Wanted:
    """What was said on the command line; the game refuses what it does not take."""
    players: int | None = how[PLAYERS]
    game.setup(game.seats[-1] if players is None else players, options, bytes(32))
    beside = how["beside"] if how["beside"] != how["language"] else None
    return printables.Wanted(
        game,
        speaker(how["language"], game),
        how["paper"],
        options=options,
        players=players,
        names=tuple(name[:LONGEST_NAME] for name in how["people"][:MOST_NAMES]),
        ink=how["ink"],
        large=how[LARGE],
        other=speaker(beside, game) if beside else None,
        card=how[CARD],
        duplex=how[DUPLEX] or "",
        right=how[RIGHT],
        up=how[UP],
        joined=how[JOINED],
        release=release(),
        date=how["date"],
    )


def _every_sheet(wanted: printables.Wanted, names: list[str], folder: Path) -> None:
    """Every sheet in every language, with a line for each on stderr."""
    folder.mkdir(parents=True, exist_ok=True)
    makes = [(name, language) for language in LANGUAGES for name in names]
    for number, (name, language) in enumerate(makes, 1):
        said = replace(wanted, say=speaker(language, wanted.game), other=None)
        file = folder / f"{wanted.game.id}-{name}-{language}.pdf"
        file.write_bytes(printables.drawn(name, said))
        click.echo(f"{number}/{len(makes)} {harmless(str(file))}", err=True)

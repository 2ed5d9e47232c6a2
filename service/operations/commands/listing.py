"""Command to list the games, without loading them."""

import json
from typing import Any

import click

import engine
from engine.options import Offered
from service.language.words import speaker
from service.operations.command_language import own_language


@click.command()
@click.option("--json", "as_json", is_flag=True, help="print JSON")
def games(as_json: bool) -> None:
    """List the games."""
    found = {game_id: engine.offered(game_id) for game_id in engine.families()}
    if as_json:
        click.echo(json.dumps([_listed(*each) for each in found.items()]))
        return
    for game_id, game in found.items():
        title = speaker(own_language(), game_id)(f"game-title-{game_id}")
        click.echo(f"{game_id}  {title}  {game.seats[0]}-{game.seats[-1]}")


def _listed(game_id: str, game: Offered) -> dict[str, Any]:
    """Return a game for programs, with its options but without facts for their words."""
    options = [
        {name: value for name, value in option.items() if name not in ("facts", "is_seat")}
        for option in game.options
    ]
    return {"id": game_id, "seats": list(game.seats), "options": options}

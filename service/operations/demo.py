"""A temporary installation with running games and letters to read in the browser.

Matches are created, joined and played by the functions that pages use, and letters go to a mail
folder.
"""

import logging
import os
import random
import shutil
import tempfile
from pathlib import Path
from typing import Any

from sqlalchemy import Connection

import engine
from engine.game import AnyGame
from service.installation import logs
from service.installation.context import Installation
from service.installation.environment_reader import variables
from service.installation.settings import LOOPBACK, from_environment
from service.matches import outbox, store, turns
from service.operations import serving, shutdown
from service.operations.startup import CannotServe, ready_installation
from service.people import open_links, proposals, seating
from service.views import options

FRIENDS = (
    {"name": "Ana", "email": "ana@mail.example", "language": "en"},
    {"name": "Béla", "email": "bela@mail.example", "language": "hu"},
    {"name": "کورش", "email": "cyrus@mail.example", "language": "fa"},
    {"name": "Dara", "email": "dara@mail.example", "language": "fa"},
    {"name": "Emma", "email": "emma@mail.example", "language": "en"},
    {"name": "Farid", "email": "farid@mail.example", "language": "hu"},
)
OPEN = {"open": True}
TAKEN_OVER = ("STAFFETTA_LANGUAGE", "STAFFETTA_TIMEZONE")
SOME_MOVES, FEW_MOVES = 45, 3
SOME_OPTIONS, SOME_POINTS = 3, 20


def run_demo(host: str, port: int) -> None:
    """Serve a demo from a temporary folder until SIGINT or SIGTERM, then delete the folder."""
    if host not in LOOPBACK:
        raise CannotServe(f"a demonstration shows every link, so it is not served on {host}")
    logs.to_stderr(logging.WARNING)
    shutdown.stop_on_signals()
    serving.refuse_taken_port(host, port)
    folder = Path(tempfile.mkdtemp(prefix="staffetta-demo-"))
    try:
        taken_over = {name: text for name, text in variables().items() if name in TAKEN_OVER}
        settings = from_environment({**taken_over, "STAFFETTA_DATA": str(folder)}, makes=True)
        settings = settings.model_copy(update={"demo": True}).at_address(host, port)
        installation = ready_installation(settings)
        furnish(installation)
        installation.database.close()
        serving.serve(settings, host, port)
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def furnish(installation: Installation) -> None:
    """Create the demo's matches.

    Each game has one match in progress, one just started and one finished. It also has one with the
    fewest players, against bots if it has any. The suggested game has three more: a match with
    options, an invitation with an open seat, and a campaign. The scheduler starts the campaign's
    second game.
    """
    choose = random.Random("a fair in Siena")
    for game in engine.games().values():
        for moves, turned in ((SOME_MOVES, 0), (0, 1), (None, 2)):
            _play(installation, game, _friends(game, turned), moves, choose)
        _play(installation, game, _fewest(game), FEW_MOVES, choose)
    game = options.offered()[0]
    installation.database.write(
        lambda connection: _set_up(connection, installation, game, [*_friends(game, 3), OPEN])
    )
    _play(installation, game, _friends(game, 1), SOME_MOVES, choose, _some_options(game))
    if game.series is not None:
        _play(
            installation, game, _friends(game, 2), None, choose, {game.series.option: SOME_POINTS}
        )


def _friends(game: AnyGame, turned: int) -> list[dict[str, str]]:
    """Return players for a game; `turned` rotates the list, so that hosts differ."""
    seats = min(max(3, game.seats[0]), game.seats[-1])
    return [FRIENDS[(turned + place) % len(FRIENDS)] for place in range(seats)]


def _fewest(game: AnyGame) -> list[dict[str, Any]]:
    """Return the host, Ana, and as few others as the game takes, bots if it has any."""
    others: list[dict[str, Any]] = [{"bot": True}] * 5 if game.bot else [*FRIENDS[1:]]
    return [FRIENDS[0], *others[: game.seats[0] - 1]]


def _some_options(game: AnyGame) -> dict[str, Any]:
    """Return some of the game's switches, turned on."""
    switches = [option["id"] for option in game.options if option["default"] is False]
    return dict.fromkeys(switches[:SOME_OPTIONS], True)


def _set_up(
    connection: Connection,
    installation: Installation,
    game: AnyGame,
    friends: list[dict[str, Any]],
    chosen: dict[str, Any] | None = None,
) -> str:
    host, *others = friends
    body = {
        "game": game.id,
        "options": chosen or {},
        "pace": "daily",
        "language": host["language"],
        "host": host,
        "players": others,
    }
    proposal = proposals.read(body)
    key, now = os.urandom(16).hex(), installation.now()
    match_id = seating.create(connection, proposal, installation.tokens, now, key)
    seating.invite(connection, store.load(connection, match_id), now)
    open_links.make_where_due(connection, match_id, installation.tokens, now)
    return match_id


def _play(
    installation: Installation,
    game: AnyGame,
    friends: list[dict[str, Any]],
    moves: int | None,
    choose: random.Random,
    chosen: dict[str, Any] | None = None,
) -> None:
    """Play a match with so many random moves (None: to its end)."""

    def work(connection: Connection) -> None:
        match_id = _set_up(connection, installation, game, friends, chosen)
        for number in range(1, len(friends)):
            seating.join(connection, store.load(connection, match_id), number, installation.now())
        played, mover = 0, None
        while (loaded := store.load(connection, match_id)).is_running:
            if played == moves:
                _write_to(connection, loaded, mover, installation.now())
                return
            mover = _take_one(connection, loaded, installation.now(), choose)
            played += 1

    installation.database.write(work)


def _write_to(
    connection: Connection, loaded: store.LoadedMatch, mover: int | None, now: int
) -> None:
    """Write the turn letter to the player who has just moved and is to move again.

    The service assumes that their page is open. Here no page is: the mailbox is the only way in.
    """
    if mover is not None and mover in loaded.to_act():
        outbox.write(connection, loaded.seats[mover], "turn", loaded.match.turn, now)


def _take_one(
    connection: Connection, loaded: store.LoadedMatch, now: int, choose: random.Random
) -> int:
    """Play a random move for the first seat to act; return that seat."""
    seat = loaded.to_act()[0]
    action = choose.choice(loaded.game.legal_actions(loaded.state, seat))
    turns.take(connection, loaded, seat, loaded.match.turn, action, now)
    return seat

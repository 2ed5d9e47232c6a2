"""A trial: a game against bots that a visitor begins at once, without an address."""

import hashlib
from collections.abc import Sequence
from functools import partial
from typing import Any

from flask import Blueprint, abort, request

import engine
from engine.game import AnyGame
from service.installation.limit_counters import LimitExceeded
from service.installation.links import SeatLinks
from service.people import trials
from service.people.problems import Invalid, Problem
from service.web import rate_limits, rendering
from service.web.confirmed_forms import confirming, form_key, form_token

pages = Blueprint("trial", __name__, url_prefix="/try/<game_id>")


rate_limits.count_setting_up(pages, partial(rate_limits.count, "new", "new_a_day"))


def ask(game_id: str) -> Any:
    """Confirmation page: begin a game against bots."""
    return _page(_game(game_id))


@confirming(pages, "", ask)
def begin(game_id: str) -> Any:
    """Begin the game, once for each form, and redirect to the player's seat."""
    game, key = _game(game_id), form_key(request.form.get("form", ""))
    if key is None:
        return _page(game, [Problem("form", "form_expired")])
    try:
        rate_limits.check_code(request.form.get("code", ""))
        token = _begin(game, key)
    except Invalid as invalid:
        return _page(game, invalid.problems[:1])
    return rendering.see_other(SeatLinks("", token).page)


def _begin(game: AnyGame, key: str) -> str:
    """Begin a trial and return the token of the player's seat; raises Invalid beyond a limit.

    The same form `key` gives the same trial.
    """
    language = rendering.reader_language()
    kept = rendering.settings().limits.everywhere[trials.CEILING]
    unique = hashlib.sha256(f"trial {game.id} {key}".encode()).hexdigest()
    about = (game, language, unique, kept, rendering.tokens(), rendering.now())
    rate_limits.count("trials")
    try:
        return rendering.write(lambda connection: trials.begin(connection, *about))
    except LimitExceeded as excess:
        facts = {"seconds": excess.seconds}
        raise Invalid([Problem("form", "trials_enough", facts)]) from None


def _game(game_id: str) -> AnyGame:
    return engine.games().get(game_id) or abort(404)


def _page(game: AnyGame, problems: Sequence[Problem] = ()) -> Any:
    reader = rendering.stranger(game)
    return rendering.page(
        "pages/trial.html",
        reader,
        game=game,
        bots=trials.seats_of(game) - 1,
        days=trials.days(rendering.settings().limits),
        problems=problems,
        form_token=form_token(),
    )

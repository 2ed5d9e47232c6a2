"""The form that opens a table with the real box: the game and its people."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from flask import Blueprint, g, request
from sqlalchemy import Connection

import engine
from engine.options import Option
from engine.rulings import Ruling
from engine.table import AnyRules
from service.installation.links import HERE, TableLinks
from service.language.digits import whole_number
from service.language.words import Speaker, speaker
from service.people.problems import Invalid, Problem
from service.seasons import listing, membership
from service.seasons import store as seasons
from service.tables import creation, next_games, store, table_requests
from service.tables.creation import OpenedTable
from service.tables.table_requests import TableWish
from service.views import options
from service.web import rate_limits, rendering
from service.web.confirmed_forms import acting, form_token, keep_typed
from service.web.pages.new import creation_key, filled

pages = Blueprint("table_new", __name__, url_prefix="/table")
USUAL = 4  # default number of players, if the game allows it


@dataclass(frozen=True)
class Offered:
    """A game in the form, or the score pad."""

    id: str
    rules: AnyRules
    say: Speaker

    @property
    def seats(self) -> range:
        """Return the range of possible numbers of players."""
        return self.rules.seats

    @property
    def options(self) -> Sequence[Option]:
        """Return the options that the table can agree on."""
        return self.rules.options

    @property
    def left_out(self) -> list[str]:
        """Return the ids of options that exist only by mail, if the page can say why."""
        return [name for name in self.rules.left_out if self.say.has(f"option-{name}-not_here")]

    @property
    def takes_data(self) -> bool:
        """True if the owner of a box can upload a file with the texts printed in it."""
        game = engine.games().get(self.id)
        return game is not None and game.data_file is not None

    @property
    def rulings(self) -> Sequence[Ruling]:
        """Return the game's rulings; a score pad has none."""
        game = engine.games().get(self.id)
        return game.rulings if game else ()

    @property
    def often_chosen(self) -> list[str]:
        """Return the ids of the options to show at once: all for a score pad, [] for a game."""
        return [] if self.has_turns else [option["id"] for option in self.options]

    @property
    def title(self) -> str:
        """Return the game's title."""
        is_pad = self.id == engine.PAD
        return self.say("pad-title") if is_pad else self.say(f"game-title-{self.id}")

    @property
    def has_turns(self) -> bool:
        """True if the table has turns, so that the form asks who begins; False for a score pad."""
        return self.rules is not engine.at_table(engine.PAD)


rate_limits.count_setting_up(pages, rate_limits.count_table, but="table_new.worker")


@pages.get("/new")
def new_table() -> Any:
    """Show the form, with the game in the URL if there is one."""
    return _form(request.args)


def show(values: Mapping[str, str], season: str) -> Any:
    """Show the form for a table of the season with this title, filled with `values`."""
    return _form(values, season=season)


def ask_again() -> Any:
    """Show the form as it was filled in, for the game that is now chosen."""
    g.is_unsure = "show" not in request.form
    return _form(filled())


@acting(pages, "/new", ask_again)
def open_table() -> Any:
    """Open the table and show its codes, or the form again with its problems."""
    form = filled()
    key = creation_key(form)
    if key is None:
        return _form(form, [Problem("form", "form_expired")])
    try:
        rate_limits.check_code(form.get("code", ""))
        wish = table_requests.read(_body(form), key)
    except Invalid as invalid:
        return _form(form, invalid.problems)
    about = (wish, rendering.tokens(), rendering.now())
    opened = rendering.write(lambda connection: _open(connection, *about))
    return rendering.see_other(TableLinks("", opened.host).page)


def _open(connection: Connection, wish: TableWish, tokens: Any, now: int) -> OpenedTable:
    """Open the table; add it to the season and enter the player who begins, if the form says so."""
    opened = creation.open_table(connection, wish, tokens, now)
    if group := request.form.get("group", ""):
        membership.put_new(connection, group, now, table_id=opened.id)
    begins = whole_number(request.form.get("begins", ""))
    if begins is not None and begins >= 0:
        held = store.find(connection, opened.host)
        next_games.say_who_begins(connection, held, begins, now)
    return opened


def _body(form: Mapping[str, str]) -> dict[str, Any]:
    """Return the form as the API's request body."""
    seats = min(whole_number(form.get("players", "")) or 0, table_requests.MOST_SEATS)
    return {
        "game": form.get("game"),
        "title": form.get("title", "") if form.get("game") == engine.PAD else "",
        "options": options.from_form(form),
        "language": form.get("language", "en"),
        "seats": [{"name": form.get(f"name-{seat}", "")} for seat in range(seats)],
        "clock": form.get("clock") == "yes",
    }


def _form(
    values: Mapping[str, str],
    problems: Sequence[Problem] = (),
    season: str = "",
) -> Any:
    keep_typed()
    offered = _offered()
    game = next((each for each in offered if each.id == values.get("game")), offered[0])
    reader = rendering.stranger(None if game.id == engine.PAD else game.id)
    chosen, usual = whole_number(values.get("players", "")), min(USUAL, game.seats[-1])
    return rendering.page(
        "pages/table_new.html",
        reader,
        games=offered,
        game=game,
        fields=options.fields(game, values, game.often_chosen),
        players=chosen if chosen in game.seats else usual,
        values=values,
        season=season,
        titles=_titles(values.get("group", "")),
        problems=problems,
        has_option_problem=any(each.at.startswith("options") for each in problems),
        left_out=game.left_out,
        takes_data=game.takes_data,
        is_game=game.id != engine.PAD,
        form_token=form_token(),
    )


def _titles(group: str) -> list[str]:
    """Return the titles of score pad games in the season with the token `group`; "" has none."""

    def work(connection: Connection) -> list[str]:
        season = seasons.find(connection, group).row
        return listing.titles(listing.of_season(connection, season.id))

    if not group:
        return []
    try:
        return rendering.read(work)
    except seasons.NoSuchLink:
        return []


def _offered() -> list[Offered]:
    """Return all games, the suggested one first, then the score pad."""
    language = rendering.reader_language()
    ids = [game.id for game in options.offered()]
    found = [Offered(each, engine.at_table(each), speaker(language, each)) for each in ids]
    pad = Offered(engine.PAD, engine.at_table(engine.PAD), speaker(language))
    return [*found, pad]


@pages.get("/sw.js")
def worker() -> Any:
    """Return the service worker that keeps the table usable offline."""
    return rendering.service_worker("sw.js", HERE.tables())

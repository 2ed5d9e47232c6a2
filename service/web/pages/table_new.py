"""The form that opens a table with the real box: which game, who sits down, and that is all."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from secrets import token_hex
from typing import Any

from flask import Blueprint, g, request, send_from_directory
from sqlalchemy import Connection

import engine
from engine.options import Option
from engine.table import AnyRules, Refused
from service.groups import putting
from service.installation.links import HERE, TableLinks
from service.installation.settings import CODE, NOBODY
from service.language import catalogues
from service.language.digits import whole_number
from service.language.words import Speaker, speaker
from service.people.problems import Problem
from service.people.proposals import Invalid
from service.tables import entering, opening, store, wishes
from service.tables.opening import OpenedTable
from service.tables.wishes import TableWish
from service.views import options
from service.views.problems import say_problem
from service.web import rate_limits, rendering
from service.web.forms import acting, keep_typed
from service.web.pages.new import creation_key, filled, form_token

pages = Blueprint("table_new", __name__, url_prefix="/table")
USUAL = 4  # players, where the game has seats for so many


@dataclass(frozen=True)
class Offered:
    """A game as the form offers it, or the score pad."""

    id: str
    rules: AnyRules
    say: Speaker

    @property
    def seats(self) -> range:
        """How many may sit down."""
        return self.rules.seats

    @property
    def options(self) -> Sequence[Option]:
        """What the table may agree."""
        return self.rules.options

    @property
    def left_out(self) -> list[str]:
        """Options of the game by mail that none has here, where there is a word why."""
        return [name for name in self.rules.left_out if self.say.has(f"option-{name}-not_here")]

    @property
    def takes_data(self) -> bool:
        """Whether an owner may hand in what is printed in the own box."""
        game = engine.games().get(self.id)
        return game is not None and game.data_file is not None

    @property
    def title(self) -> str:
        """What it is called."""
        is_pad = self.id == engine.PAD
        return self.say("pad-title") if is_pad else self.say(f"game-title-{self.id}")

    @property
    def has_turns(self) -> bool:
        """Whether somebody begins."""
        return self.rules is not engine.at_table(engine.PAD)


@pages.before_request
def receive() -> Any:
    """What strangers send is counted before it is read; where the door is shut nothing is."""
    is_form = request.endpoint != "table_new.worker"
    if is_form and rendering.installation().settings.new == NOBODY:
        return rendering.page("pages/closed.html", rendering.stranger(), 403)
    if request.method == "POST":
        rate_limits.count_table()
    return None


@pages.get("/new")
def new_table() -> Any:
    """The form, a link may have chosen the game on it."""
    return _form(request.args)


def show(values: Mapping[str, str], season: str) -> Any:
    """The form for a table that a group's season is to count, with its people's names on it."""
    return _form(values, season=season)


def ask_again() -> Any:
    """The form as it was filled in, with what belongs to the game that is chosen on it now."""
    g.is_unsure = "show" not in request.form
    return _form(filled())


@acting(pages, "/new", ask_again)
def open_table() -> Any:
    """Open it, and show the codes to scan; or the form again with what is wrong."""
    form = filled()
    key = creation_key(form)
    if key is None:
        return _form(form, [Problem("form", "form_expired")], 400)
    try:
        rate_limits.check_code(form.get("code", ""))
        wish = wishes.read(_body(form), key)
    except Invalid as invalid:
        status, headers = rendering.status_of(invalid)
        return *_form(form, invalid.problems, status), headers
    installation = rendering.installation()
    about = (wish, installation.tokens, installation.now())
    opened = rendering.write(lambda connection: _open(connection, *about))
    return rendering.see_other(TableLinks("", opened.host).page)


def _open(connection: Connection, wish: TableWish, tokens: Any, now: int) -> OpenedTable:
    """Open it, and tell it who begins, where that was said and is asked."""
    opened = opening.open_table(connection, wish, tokens, now)
    if group := request.form.get("group", ""):
        putting.put_new(connection, group, now, table_id=opened.id)
    begins, held = request.form.get("begins", ""), store.find(connection, opened.host)
    if begins.isdecimal() and not held.row.number:
        need = held.rules.view(store.table_of(connection, held.row).at).get("asked")
        if isinstance(need, dict) and need["kind"] == "lot" and begins in need["things"]:
            try:
                entering.enter(connection, held, "", token_hex(16), f"tell {begins}", now)
            except Refused:  # then the table is asked
                return opened
    return opened


def _body(form: Mapping[str, str]) -> dict[str, Any]:
    """The form in the shape of the API's body."""
    seats = min(whole_number(form.get("players", "")) or 0, wishes.MOST_SEATS)
    return {
        "game": form.get("game"),
        "options": options.from_form(form),
        "language": form.get("language", "en"),
        "seats": [{"name": form.get(f"name-{seat}", "")} for seat in range(seats)],
        "clock": form.get("clock") == "yes",
    }


def _form(
    values: Mapping[str, str],
    problems: Sequence[Problem] = (),
    status: int = 200,
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
        status,
        games=offered,
        game=game,
        fields=options.fields(game, values),
        players=chosen if chosen in game.seats else usual,
        values=values,
        season=season,
        problems={each.at: say_problem(reader.say, each) for each in problems},
        has_option_problem=any(each.at.startswith("options") for each in problems),
        left_out=game.left_out,
        takes_data=game.takes_data,
        is_game=game.id != engine.PAD,
        asks_code=rendering.installation().settings.new == CODE,
        form_token=form_token(),
    )


def _offered() -> list[Offered]:
    """Every game, the suggested first, and the pad for all others."""
    language = rendering.reader_language()
    ids = [game.id for game in options.offered()]
    found = [Offered(each, engine.at_table(each), speaker(language, each)) for each in ids]
    pad = Offered(engine.PAD, engine.at_table(engine.PAD), speaker(language))
    return [*found, pad]


@pages.get("/sw.js")
def worker() -> Any:
    """The script by which a phone keeps the table where there is no network."""
    static = catalogues.templates_folder() / "static"
    response = send_from_directory(static, "sw.js", mimetype="text/javascript", max_age=0)
    response.headers["Service-Worker-Allowed"] = HERE.tables()
    response.headers["Cache-Control"] = "no-cache"
    return response

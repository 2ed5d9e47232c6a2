"""Pages of a season: standings and results, and forms by which its host changes it."""

import json
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import replace
from typing import Any

from flask import Blueprint, Response, abort, g, request
from sqlalchemy import Connection

from service.installation.addresses import BadName, clean_name
from service.installation.links import SeasonLinks
from service.language.languages import LANGUAGES
from service.links.store import NoSuchLink
from service.people.problems import Invalid
from service.seasons import creation, listing, membership, people, play_photos, store
from service.seasons.listing import Play
from service.seasons.membership import NotPut
from service.seasons.people import NotOne, folded
from service.seasons.store import Held
from service.views import bgstats, geek_text
from service.views.problems import say_problem
from service.views.reader import Reader
from service.views.season_view import SeasonView
from service.web import access, rate_limits, rendering
from service.web.confirmed_forms import confirming, form_key, form_token
from service.web.pages import new, table_new

HOST, WATCH = "host", "watch"  # the two links, which can be renewed
OVERVIEW = "season.overview"  # the endpoint that both links to a season open
pages = Blueprint("season", __name__, url_prefix="/g/<token>")
BGSTATS = "application/vnd.bgstats.bgsplay+json"
LONGEST_KIND = 60
LONGEST_NAME = 200  # of a folded name: some letters become two


@pages.before_request
def count() -> None:
    """Count a change of the season before its form is parsed."""
    if request.method == "POST":
        rate_limits.count_entry_of_network()


# --- what is shown ---------------------------------------------------------


@pages.get("")
def overview(token: str) -> Any:
    """Show the standings, the current games and the latest results, with the rest collapsed."""
    asked, s = request.args.get("done", ""), seen(token)
    done = asked if s.is_host and asked in (HOST, WATCH) else ""
    return page("pages/season.html", s, done=done)


@pages.get("/play/<play_id>")
def play(token: str, play_id: str) -> Any:
    """Show one result with its exports, or a campaign that was played at tables."""
    s = seen(token)
    found = s.campaign(play_id) or _over(s, play_id)
    text, has_photo = geek_text.text_of(s, [found]), False
    if s.is_host:
        has_photo = rendering.read(lambda c: play_photos.has_photo(c, s.held, play_id))
    return page("pages/season_play.html", s, play=found, text=text, has_photo=has_photo)


@pages.get("/play/<play_id>.jpg")
def play_photo(token: str, play_id: str) -> Any:
    """Return the photo of a typed result to the season's host."""
    s = seen(token)
    found = rendering.read(lambda c: play_photos.of_play(c, s.held, play_id))
    if found is None:
        abort(404)
    response = Response(found, mimetype="image/jpeg")
    response.headers["Cache-Control"] = "private, no-store"
    return response


@pages.get("/play/<play_id>.bgsplay")
def play_file(token: str, play_id: str) -> Any:
    """Return one result as a file for BG Stats."""
    s = seen(token)
    return _file(s, [_over(s, play_id)])


@pages.get("/season.bgsplay")
def season_file(token: str) -> Any:
    """Return the filtered results as a file for BG Stats."""
    s = seen(token)
    return _file(s, s.plays)


@pages.get("/geek")
def geek(token: str) -> Any:
    """Show the filtered results as text for BoardGameGeek."""
    s = seen(token)
    return page("pages/season_text.html", s, text=geek_text.with_standings(s))


def _over(s: SeasonView, play_id: str) -> Play:
    found = s.play(play_id)
    if found is None or found.ended is None:
        abort(404)
    return found


def _file(s: SeasonView, plays: Sequence[Play]) -> Response:
    me, base = request.args.get("me", ""), rendering.printed_url()
    return file_response(bgstats.file_of(s, plays, me, base))


def file_response(data: dict[str, Any]) -> Response:
    """Return a response with `data` as a file for BG Stats."""
    response = Response(json.dumps(data, ensure_ascii=False), mimetype=BGSTATS)
    response.headers["Content-Disposition"] = 'attachment; filename="season.bgsplay"'
    return response


def seen(token: str, endpoint: str | None = None) -> SeasonView:
    """Return the season for the link's holder, filtered by the year and game in the URL.

    Access is that of `endpoint`, or else of the requested one.
    """

    def work(connection: Connection) -> tuple[Held, list[Play]]:
        held = access.open_season(connection, token, endpoint)
        return held, listing.of_season(connection, held.row.id)

    held, every = rendering.read(work)
    asked = request.args.get("language", "")
    g.language = asked if asked in LANGUAGES else held.row.language
    zone = rendering.settings().timezone or rendering.UTC
    year, kind = request.args.get("year", ""), request.args.get("game", "")[:LONGEST_KIND]
    reader, links = Reader.stranger(g.language, zone), SeasonLinks("", token)
    s = SeasonView(held=held, every=every, reader=reader, links=links)
    wanted = int(year) if year.isdecimal() and len(year) < 5 else None
    return replace(
        s, year=wanted if wanted in s.years else None, kind=kind if kind in s.kinds else ""
    )


def page(template: str, s: SeasonView, status: int = 200, **more: Any) -> Any:
    """Render a page of a season for the link's holder."""
    base = rendering.settings().base_url
    share = None
    if s.is_host:
        watch = rendering.read(lambda c: store.watchers_token(c, s.held, rendering.tokens()))
        share = watch and SeasonLinks(base, watch).page
    usual = {"share": share, "done": "", "refused": "", "values": request.form}
    if s.is_host and not share:  # the host can make another link with one press
        usual["form_token"] = form_token()
    more = usual | more
    return rendering.page(template, s.reader, status, s=s, links=s.links, **more)


# --- what its host changes -------------------------------------------------


def _change(token: str, again: str, work: Callable[[Connection, Held, int], Any]) -> Any:
    """Make a change and redirect to the season, or show the form `again` with its problem."""
    now = rendering.now()
    try:
        rendering.write(lambda c: work(c, access.open_season(c, token, lock=True), now))
    except (NotPut, NotOne) as refusal:
        if refusal.code == "no_such_game":
            rate_limits.count_guess()
        return _ask(token, again, f"ours-refused-{refusal.code}")
    return rendering.see_other(SeasonLinks("", token).page)


def _ask(token: str, what: str, refused: str = "", **more: Any) -> Any:
    """Show a form of the host's; `refused` is the message key of its problem, "" if none."""
    s = seen(token)
    said = s.say(refused) if refused else ""
    status = 422 if refused else 200
    return page("pages/season_ask.html", s, status, what=what, refused=said, **more)


def not_host(token: str) -> Any:
    """Show the season (403) with a notice that this link allows no changes."""
    s = seen(token, OVERVIEW)
    return page("pages/season.html", s, 403, refused=s.say("ours-not-host"))


def ask_add(token: str) -> Any:
    """Form for adding a game by its link."""
    return _ask(token, "add")


@confirming(pages, "/add", ask_add)
def add(token: str) -> Any:
    """Add the match or table with the typed link to the season."""
    link = request.form.get("link", "")
    return _change(
        token, "add", lambda c, held, now: membership.put_by_link(c, held.row, link, now)
    )


def ask_out(token: str, play_id: str) -> Any:
    """Confirmation page: remove a game from the season."""
    return _ask_about(token, "out", play_id)


def _ask_about(token: str, act: str, play_id: str) -> Any:
    """Confirmation page about a game; redirect to the season if the game is not in it."""
    s = seen(token)
    found = s.play(play_id)
    if found is None:
        return rendering.see_other(s.links.page)
    return _ask(token, act, play=found)


@confirming(pages, "/out/<play_id>", ask_out)
def take_out(token: str, play_id: str) -> Any:
    """Remove a game from the season; it can be added again."""
    return _change(token, "out", lambda c, held, now: membership.take_out(c, held, play_id, now))


def ask_photo(token: str, play_id: str) -> Any:
    """Confirmation page: delete the photo of a typed result."""
    return _ask_about(token, "photo", play_id)


@confirming(pages, "/photo/<play_id>", ask_photo)
def delete_photo(token: str, play_id: str) -> Any:
    """Delete the photo of a typed result."""
    _change(token, "photo", lambda c, held, now: play_photos.forget(c, held.row.id, play_id))
    return rendering.see_other(SeasonLinks("", token).to(f"play/{play_id}"))


def ask_people(token: str) -> Any:
    """Form for counting two names as one person."""
    return _ask(token, "people")


@confirming(pages, "/people", ask_people)
def make_one(token: str) -> Any:
    """Count two names as one person, or change the name of a person if one was typed."""
    who, also = folded(request.form.get("who", "")), folded(request.form.get("also", ""))
    if not (called := request.form.get("called", "")).strip():
        return _change(
            token, "people", lambda c, held, now: people.make_one(c, held, who, also, now)
        )
    try:
        name = clean_name(called)
    except BadName as bad:
        return _ask(token, "people", f"problem-name_{bad.code}")
    return _change(token, "people", lambda c, held, now: people.call(c, held, who, name, now))


def ask_apart(token: str, name: str) -> Any:
    """Confirmation page: count a joined name as a separate person again."""
    if len(name) > LONGEST_NAME:
        abort(404)
    return _ask(token, "apart", name=name)


@confirming(pages, "/apart/<name>", ask_apart)
def make_two(token: str, name: str) -> Any:
    """Count a joined name as a separate person again."""
    return _change(token, "people", lambda c, held, now: people.make_two(c, held, name, now))


def ask_name(token: str) -> Any:
    """Form for the season's title."""
    return _ask(token, "name")


@confirming(pages, "/name", ask_name)
def rename(token: str) -> Any:
    """Change the season's title."""
    try:
        title = creation.title_of(request.form)
    except Invalid as invalid:
        s = seen(token)
        said = say_problem(s.say, invalid.problems[0])
        return page("pages/season_ask.html", s, 400, what="name", refused=said)
    return _change(
        token, "name", lambda c, held, now: store.update_season(c, held.row, title=title)
    )


# --- new links -------------------------------------------------------------


def ask_renew(token: str, whose: str) -> Any:
    """Confirmation page: make a new link for watchers or for the host."""
    if whose not in (HOST, WATCH):
        abort(404)
    s = seen(token)
    return page("pages/season_ask.html", s, what="renew", whose=whose, form_token=form_token())


@confirming(pages, "/renew/<whose>", ask_renew)
def renew(token: str, whose: str) -> Any:
    """Make the new link; the page of the old one then says that there is another."""
    form = form_key(request.form.get("form", ""))
    if form is None or whose not in (HOST, WATCH):
        return ask_renew(token, whose)
    renew_it = store.renew_host if whose == HOST else store.renew_watch
    tokens, now = rendering.tokens(), rendering.now()

    def work(connection: Connection) -> str:
        with suppress(NoSuchLink):  # on a second press the old link has ended already
            access.open_season(connection, token)
        return renew_it(connection, token, form, tokens, now)

    to = rendering.write(work)
    return rendering.see_other(SeasonLinks("", to).told(whose))


# --- games that begin here -------------------------------------------------


@pages.get("/table")
def new_table(token: str) -> Any:
    """Show the form for a table of this season, with the names from its latest game."""
    if not rendering.may_begin():
        return rendering.closed()
    s = seen(token)
    names = s.usual_names
    filled = {f"name-{seat}": name for seat, name in enumerate(names)}
    counted = {"players": str(len(names))} if names else {}
    return table_new.show(filled | counted | {"group": token}, s.title)


@pages.get("/match")
def new_match(token: str) -> Any:
    """Show the form for a match of this season, with the names from its latest game."""
    if not rendering.may_begin():
        return rendering.closed()
    s = seen(token)
    host, *others = s.usual_names or [""]
    filled = {f"player-{row}-name": name for row, name in enumerate(others[: new.ROWS], 1)}
    return new.show(filled | {"host-name": host, "group": token}, s.title)

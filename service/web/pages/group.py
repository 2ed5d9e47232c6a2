"""The page of a group: who stands how, results, and all that its host may change."""

from collections.abc import Callable, Sequence
from typing import Any

from flask import Blueprint, Response, abort, g, jsonify, request
from sqlalchemy import Connection

from service.groups import games, opening, people, putting, store
from service.groups.games import Play
from service.groups.people import NotOne, folded
from service.groups.putting import NotPut
from service.groups.store import Held
from service.installation.links import GroupLinks
from service.language.languages import LANGUAGES
from service.people.proposals import Invalid
from service.views import bgstats, geek_text
from service.views.group_view import GroupView
from service.views.problems import say_problem
from service.views.reader import Reader
from service.web import access, link_previews, rate_limits, rendering
from service.web.forms import acting
from service.web.pages import new, table_new

HOST, WATCH = "host", "watch"  # whose new link has just been made
OVERVIEW = "group.overview"  # the page that both links to a season open
pages = Blueprint("group", __name__, url_prefix="/g/<token>")
pages.before_request(link_previews.answer)
BGSTATS = "application/vnd.bgstats.bgsplay+json"
LONGEST_KIND = 60
LONGEST_NAME = 200  # of anybody, as names are compared: some letters become two


@pages.before_request
def count() -> None:
    """What is changed here is counted before anything that was sent with it is read."""
    if request.method == "POST":
        rate_limits.count_entry_of_network()


# --- what is shown ---------------------------------------------------------


@pages.get("")
def overview(token: str) -> Any:
    """The standings, what goes on, results, and the rest folded."""
    asked, s = request.args.get("done", ""), seen(token)
    done = asked if s.is_host and asked in (HOST, WATCH) else ""
    return page("pages/group.html", s, done=done)


@pages.get("/play/<play_id>")
def play(token: str, play_id: str) -> Any:
    """One result, as it can be taken along."""
    s = seen(token)
    found = _over(s, play_id)
    return page("pages/group_play.html", s, play=found, text=geek_text.text_of(s, [found]))


@pages.get("/play/<play_id>.bgsplay")
def play_file(token: str, play_id: str) -> Any:
    """The same for BG Stats."""
    s = seen(token)
    return _file(s, [_over(s, play_id)])


@pages.get("/season.bgsplay")
def season_file(token: str) -> Any:
    """All that is asked for, for BG Stats."""
    s = seen(token)
    return _file(s, s.plays)


@pages.get("/geek")
def geek(token: str) -> Any:
    """All that is asked for, as text for BoardGameGeek."""
    s = seen(token)
    return page("pages/group_text.html", s, text=geek_text.with_standings(s))


def _over(s: GroupView, play_id: str) -> Play:
    found = s.play(play_id)
    if found is None or found.ended is None:
        abort(404)
    return found


def _file(s: GroupView, plays: Sequence[Play]) -> Response:
    response: Response = jsonify(bgstats.file_of(s, plays, request.args.get("me", "")))
    response.mimetype = BGSTATS
    response.headers["Content-Disposition"] = 'attachment; filename="season.bgsplay"'
    return response


def seen(token: str, endpoint: str | None = None) -> GroupView:
    """The group as the link has it, and the filter that the address asks for."""

    def work(connection: Connection) -> tuple[Held, list[Play]]:
        held = access.open_season(connection, token, endpoint)
        return held, games.of_group(connection, held.row.id)

    held, every = rendering.read(work)
    asked = request.args.get("language", "")
    g.language = asked if asked in LANGUAGES else held.row.language
    zone = rendering.installation().settings.timezone or rendering.UTC
    year, kind = request.args.get("year", ""), request.args.get("game", "")[:LONGEST_KIND]
    reader, links = Reader.stranger(g.language, zone), GroupLinks("", token)
    s = GroupView(held=held, every=every, reader=reader, links=links)
    wanted = int(year) if year.isdecimal() and len(year) < 5 else None
    return GroupView(
        held=held,
        every=every,
        reader=reader,
        links=links,
        year=wanted if wanted in s.years else None,
        kind=kind if kind in s.kinds else "",
    )


def page(template: str, s: GroupView, status: int = 200, **more: Any) -> Any:
    """A page of a season, for whoever holds the link."""
    base = rendering.installation().settings.base_url
    share = None
    if s.is_host:
        tokens = rendering.installation().tokens
        watch = rendering.read(lambda c: store.watchers_token(c, s.held, tokens))
        share = watch and GroupLinks(base, watch).page
    usual = {"share": share, "done": "", "refused": "", "values": request.form}
    if s.is_host and not share:  # one press makes another
        usual["form_token"] = new.form_token()
    more = usual | more
    return rendering.page(template, s.reader, status, s=s, links=s.links, **more)


# --- what its host changes -------------------------------------------------


def _change(token: str, again: str, work: Callable[[Connection, Held, int], Any]) -> Any:
    """Do it, and show the page; or the form again with what is wrong."""
    now = rendering.installation().now()
    try:
        rendering.write(lambda c: work(c, store.to_change(c, token), now))
    except NotPut as not_put:
        if not_put.code == "no_such_game":
            rate_limits.count_guess()
        return _ask(token, again, f"ours-refused-{not_put.code}")
    except NotOne as not_one:
        return _ask(token, again, f"ours-refused-{not_one.code}")
    return rendering.see_other(GroupLinks("", token).page)


def _ask(token: str, what: str, refused: str = "", **more: Any) -> Any:
    """A form of the host's, with what was wrong with it the last time."""
    s = seen(token)
    said = s.say(refused) if refused else ""
    status = 422 if refused else 200
    return page("pages/group_ask.html", s, status, what=what, refused=said, **more)


def not_host(token: str) -> Any:
    """The page for a link that only shows the season, which was to change something."""
    s = seen(token, OVERVIEW)
    return page("pages/group.html", s, 403, refused=s.say("ours-not-host"))


@pages.get("/add")
def ask_add(token: str) -> Any:
    """Which game?"""
    return _ask(token, "add")


@acting(pages, "/add", ask_add)
def add(token: str) -> Any:
    """Put it in."""
    link = request.form.get("link", "")
    return _change(token, "add", lambda c, held, now: putting.put_by_link(c, held.row, link, now))


@pages.get("/out/<play_id>")
def ask_out(token: str, play_id: str) -> Any:
    """Really take it out?"""
    s = seen(token)
    found = s.play(play_id)
    if found is None:
        return rendering.see_other(s.links.page)
    return _ask(token, "out", play=found)


@acting(pages, "/out/<play_id>", ask_out)
def take_out(token: str, play_id: str) -> Any:
    """Take it out; it may be put in again."""
    return _change(token, "out", lambda c, held, now: putting.take_out(c, held, play_id, now))


@pages.get("/people")
def ask_people(token: str) -> Any:
    """Which two names are one person, and which are no more?"""
    return _ask(token, "people")


@acting(pages, "/people", ask_people)
def make_one(token: str) -> Any:
    """Count them as one."""
    who, also = folded(request.form.get("who", "")), folded(request.form.get("also", ""))
    return _change(token, "people", lambda c, held, now: people.make_one(c, held, who, also, now))


@pages.get("/apart/<name>")
def ask_apart(token: str, name: str) -> Any:
    """Count that name apart again?"""
    if len(name) > LONGEST_NAME:
        abort(404)
    return _ask(token, "apart", name=name)


@acting(pages, "/apart/<name>", ask_apart)
def make_two(token: str, name: str) -> Any:
    """Count it apart."""
    return _change(token, "people", lambda c, held, now: people.make_two(c, held, name, now))


@pages.get("/name")
def ask_name(token: str) -> Any:
    """What is the season called?"""
    return _ask(token, "name")


@acting(pages, "/name", ask_name)
def rename(token: str) -> Any:
    """Call it so."""
    try:
        title = opening.title_of(request.form)
    except Invalid as invalid:
        s = seen(token)
        said = say_problem(s.say, invalid.problems[0])
        return page("pages/group_ask.html", s, 400, what="name", refused=said)
    return _change(token, "name", lambda c, held, now: store.update_group(c, held.row, title=title))


# --- games that begin here -------------------------------------------------


@pages.get("/table")
def new_table(token: str) -> Any:
    """The form that opens a table, with these people's names, to be counted here."""
    s = seen(token)
    names = s.usual_names
    filled = {f"name-{seat}": name for seat, name in enumerate(names)}
    counted = {"players": str(len(names))} if names else {}
    return table_new.show(filled | counted | {"group": token}, s.title)


@pages.get("/match")
def new_match(token: str) -> Any:
    """The form that sets up a game by mail, with these people's names, to be counted here."""
    s = seen(token)
    host, *others = s.usual_names or [""]
    filled = {f"player-{row}-name": name for row, name in enumerate(others[: new.ROWS], 1)}
    return new.show(filled | {"host-name": host, "group": token}, s.title)

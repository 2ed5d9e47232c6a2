"""Import of plays from a BG Stats file, with a preview in which its people are matched."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any
from zoneinfo import ZoneInfo

from flask import Blueprint, request
from sqlalchemy import Connection

from service.installation.links import SeasonLinks
from service.seasons import imports, shared_plays
from service.seasons.membership import NotPut
from service.seasons.people import folded
from service.seasons.shared_plays import LARGEST, NotShared, SharedFile
from service.views import bgstats
from service.views.season_view import SeasonView
from service.web import access, rate_limits, rendering
from service.web.confirmed_forms import confirming
from service.web.pages import season

pages = Blueprint("season_import", __name__, url_prefix="/g/<token>/import")
PERSON = "person-"  # prefix of the fields that say who a name is; the name's place follows
FILE = "plays"  # the file, or its part that is read, sent again with the preview


@pages.before_request
def count() -> None:
    """Count a request that sends a file before it is parsed, and allow a large body."""
    if request.method == "POST":
        rate_limits.count("photos")
        request.max_content_length = 2 * LARGEST
        request.max_form_memory_size = 2 * LARGEST


def ask_import(token: str) -> Any:
    """Form for a file, or the preview of the file that was sent."""
    s = season.seen(token)
    if request.method != "POST":
        return _page(s)
    try:
        file = _sent(s)
    except NotShared as bad:
        return _page(s, s.say(bad.code))
    return _page(s, file=file)


@confirming(pages, "", ask_import)
def put(token: str) -> Any:
    """Add the previewed plays to the season."""
    s = season.seen(token)
    now = rendering.now()
    try:
        file = _sent(s)
        there = imports.offered(file.plays, _known(s), s.people)
        names = _chosen(s, there)
        if doubled := imports.doubled(there.new, names):
            why = s.say("ours-refused-played_together")
            return _page(s, f"{s.say.join(doubled)}: {why}", file)
        plays = [imports.renamed(play, names) for play in there.new]
        rate_limits.count_stored(len(file.text))
        rendering.write(lambda c: _put(c, token, plays, now))
    except NotShared as bad:
        return _page(s, s.say(bad.code))
    except NotPut:
        return _page(s, s.say("ours-refused-full"))
    return rendering.see_other(SeasonLinks("", token).page)


def _put(connection: Connection, token: str, plays: Any, now: int) -> int:
    held = access.open_season(connection, token, lock=True)
    return imports.put(connection, held, plays, now)


def _sent(s: SeasonView) -> SharedFile:
    """Return the file that was sent, parsed; raises NotShared if it is no file of BG Stats."""
    file = request.files.get(FILE)
    text = file.read().decode("utf-8-sig", errors="replace") if file else request.form.get(FILE, "")
    return shared_plays.read(text, ZoneInfo(s.reader.timezone))


def _known(s: SeasonView) -> set[str]:
    """Return the ids that BG Stats files use for the plays already in the season."""
    return {bgstats.id_of(play) for play in s.every}


def _chosen(s: SeasonView, there: imports.Offered) -> Mapping[str, str]:
    """Map each name in the file to the known person that the form chooses for it, if any."""
    asked = {key: request.form.get(f"{PERSON}{at}", "") for at, key in enumerate(there.names)}
    known = {key: folded(person) for key, person in asked.items()}
    return {key: s.people.name(person) for key, person in known.items() if person in s.people}


def _page(s: SeasonView, refused: str = "", file: SharedFile | None = None) -> Any:
    there = imports.offered(file.plays, _known(s), s.people) if file else None
    if there and refused:  # what was chosen stands in the form again
        fields = zip(there.names, map(f"{PERSON}{{}}".format, range(len(there.names))), strict=True)
        there = replace(there, people={key: request.form.get(at, "") for key, at in fields})
    return season.page(
        "pages/season_import.html",
        s,
        422 if refused else 200,
        file=file,
        there=there,
        person=PERSON,
        refused=refused,
    )

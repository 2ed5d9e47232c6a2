"""The talk page of a seat: conversations, and forms to write or delete messages and mute players.

The seat's page shows the conversations too, and marks them as read once they are in view.
"""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, get_args

from flask import Blueprint, request
from sqlalchemy import Connection

from service.database.rows import TalkPace
from service.installation.links import SeatLinks
from service.matches import talk
from service.matches.store import LoadedMatch
from service.matches.talk import TalkRefused
from service.views import talk_view
from service.views.seat_view import SeatView
from service.views.talk_view import SHOWN, TalkView
from service.web import rendering, said_words
from service.web.confirmed_forms import confirming, is_unsure
from service.web.pages.seat import change_seat, values_of, view_of

pages = Blueprint("talk", __name__, url_prefix="/s/<token>/talk")
PACES: tuple[TalkPace, ...] = get_args(TalkPace)


def read_talk(token: str, status: int = 200, refused: TalkRefused | None = None) -> Any:
    """Show all conversations, with a form for each; or ask whether to delete a message."""

    def look(connection: Connection) -> tuple[SeatView, TalkView]:
        s = view_of(connection, token)
        most = None if "all" in request.args else SHOWN
        now = rendering.now()
        return s, talk_view.of_seat(connection, s.loaded, s.reader, now, most)

    s, talked = rendering.read(look)
    about = request.values if "circle" in request.values and not refused else None
    if about and not _is_deletable(talked):
        refused, about = TalkRefused("too_late", minutes=talk.DELETABLE // 60), None
    typed = request.form if refused or is_unsure() else {}
    values = {"talk": talked, "refused": refused, "typed": typed, "about": about}
    return rendering.page("pages/talk.html", s.reader, status, **values_of(s), **values)


def _is_deletable(talked: TalkView) -> bool:
    """True if the reader can still delete the message in the URL or form."""
    asked = (request.values.get("circle"), request.values.get("number"))
    return any(
        each.is_deletable and (each.row.circle_json, str(each.row.number)) == asked
        for conversation in talked.conversations
        for each in conversation.messages
    )


@confirming(pages, "", read_talk)
def say(token: str) -> Any:
    """Send or delete a message, mark messages as read, or store settings, as the form asks."""
    if "circle" in request.form:
        return _do(token, _delete)
    if "until" in request.form:
        return _do(token, _mark_read)
    if "pace" in request.form:
        return _do(token, _set_wishes)
    to, words = said_words.seats_in(request.form.getlist("to")), request.form.get("words", "")
    try:
        change_seat(token, partial(_say, to=to, words=words))
    except TalkRefused as refused:
        return read_talk(token, 429 if refused.code == "too_often" else 400, refused)
    return rendering.see_other(_back(token))


def _say(
    connection: Connection,
    loaded: LoadedMatch,
    seat: int,
    now: int,
    to: Sequence[int] | None,
    words: str,
) -> None:
    said_words.say(connection, loaded, seat, to, words, now)


def _mark_read(connection: Connection, loaded: LoadedMatch, seat: int, now: int) -> None:
    """Mark the messages as read that the page of the form has shown."""
    row, until = loaded.seats[seat], request.form.get("until", 0, type=int)
    found = talk.heard_by(talk.messages(connection, row.match_id), row)
    seen = [each for each in found if each.at <= until]
    talk.note_seen(connection, row, talk.marks_of(seen), "read")


def _delete(connection: Connection, loaded: LoadedMatch, seat: int, now: int) -> None:
    """Delete the text of a message that this seat wrote."""
    circle, number = request.form["circle"], request.form.get("number", 0, type=int)
    talk.take_back(connection, loaded, seat, circle, number, now)


def _set_wishes(connection: Connection, loaded: LoadedMatch, seat: int, now: int) -> None:
    """Store when messages come by letter, and which seats are muted."""
    chosen = request.form.get("pace", "")
    pace = next((each for each in PACES if each == chosen), None)
    muted = said_words.seats_in(request.form.getlist("muted")) or ()
    if pace:
        talk.set_pace(connection, loaded.seats[seat], pace)
    for row in loaded.seats:
        if row.number != seat and not row.bot:
            is_muted = row.number in muted
            talk.ignore(connection, loaded, seat, row.number, is_ignored=is_muted)


def _do(token: str, work: Callable[..., None]) -> Any:
    try:
        change_seat(token, work)
    except TalkRefused as refused:
        return read_talk(token, 400, refused)
    return rendering.see_other(_back(token))


def _back(token: str) -> str:
    """Return the URL of the page with the form: the seat's page or the talk page."""
    links = SeatLinks("", token)
    return f"{links.page}#talk" if request.form.get("back") == "seat" else links.to("talk")

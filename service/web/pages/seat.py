"""A seat's pages: the table as its holder sees it, join and decline, play, settings.

GET shows and changes nothing; each POST has a page before it that says what will happen. The
token in the address is the only key, so it also guards the forms.
"""

import re
from collections.abc import Callable, Sequence
from functools import partial
from hmac import compare_digest
from typing import Any

from flask import Blueprint, Response, abort, jsonify, request
from sqlalchemy import Connection

import engine
import printables
from service.installation import metrics
from service.installation.addresses import masked
from service.installation.links import SeatLinks
from service.language import dates, zones
from service.language.languages import LANGUAGES
from service.matches import asking_back, chosen_from, habits, store, taken_back, taking_back, turns
from service.matches.store import LoadedMatch
from service.matches.turns import NotRunning, Stale
from service.people import own_notes, seating, unsolicited
from service.people.problems import Problem
from service.people.seating import NotPossible
from service.views import (
    headings,
    match_view,
    next_table,
    open_links_of_seat,
    seat_view,
    shelves,
)
from service.views.problems import say_problem
from service.views.seat_view import SeatView
from service.views.time_left import time_left
from service.web import access, link_previews, new_browsers, rendering
from service.web.forms import acting, is_one_click, word

pages = Blueprint("seat", __name__, url_prefix="/s/<token>")
pages.before_request(link_previews.answer)
JUST_NOW = 600  # seconds in which the page after a move leads to the next table
MARK = re.compile(r"(\d{1,12})-")
TURNS = metrics.TURNS.labels("page")


# --- the table -------------------------------------------------------------


@pages.get("")
def table(token: str) -> Any:
    """Everything this seat may see, and what it can do."""
    return show_table(token, after=request.args.get("after", type=int))


@pages.get("/turn")
def turn(token: str) -> Any:
    """The number by which an open page notices that the table has changed."""
    loaded, number = rendering.read(lambda connection: access.open_seat(connection, token))
    stamp = _stamp(loaded, number)
    response = jsonify({"stamp": stamp, "turn": loaded.match.turn})
    response.set_etag(stamp)
    response.headers["Cache-Control"] = "private, no-cache"
    return response.make_conditional(request)


def show_table(token: str, status: int = 200, **notice: Any) -> Any:
    """The seat's page, with a notice above it where something has just happened."""
    after = notice.setdefault("after", None)

    def look(connection: Connection) -> tuple[SeatView, dict[str, Any]]:
        s = view_of(connection, token, lambda held: match_view.recent(held, after))
        then = _after_a_move(connection, s, after)
        openers = open_links_of_seat.of_seat(connection, s.own_seat, s.reader)
        return s, {"note": own_notes.of_seat(connection, s.own_seat), "openers": openers, **then}

    s, then = rendering.read(look)
    about = {"notice": notice, **then}
    return rendering.page("pages/seat.html", s.reader, status, **values_of(s), **about)


def _after_a_move(connection: Connection, s: SeatView, after: int | None) -> dict[str, Any]:
    """What one may want next: to take the move back, the table that waits, or to be asked less."""
    move, keys = (
        taking_back.last_move(connection, s.loaded, s.seat),
        rendering.installation().tokens,
    )
    about: dict[str, Any] = {"undoable": move.number if move else None, "next_table": None}
    about["wish"] = asking_back.standing(connection, s.loaded)
    if after is not None:
        if _has_just_moved(s.links.token, after):
            about["next_table"] = next_table.of(connection, s, keys)
        found = habits.stance_like(connection, s.loaded, s.seat, after)
        about["stance_like"] = s.stance_like(found)
    return about


@pages.get("/log")
def log(token: str) -> Any:
    """All that has happened, from the beginning."""
    s = rendering.read(lambda connection: view_of(connection, token, lambda _: 0))
    return rendering.page(
        "pages/log.html", s.reader, **values_of(s), path="", table_url=s.links.page
    )


def values_of(s: SeatView) -> dict[str, Any]:
    """What the templates of a seat's pages may use."""
    installation = rendering.installation()
    return {
        **headings.values(s, ""),
        "seat": s.own_seat,
        "deadline": s.deadline,
        "time_left": time_left(s, installation.now()),
        "stamp": _stamp(s.loaded, s.seat),
        "put_back": s.put_back,
    }


def _stamp(loaded: LoadedMatch, seat: int) -> str:
    """What changes with all that this seat can see; asides of others are none of it."""
    joined = sum(each.status == "joined" for each in loaded.seats)
    heard = loaded.seats[seat].heard
    return f"{loaded.match.status}-{loaded.match.turn}-{joined}-{heard}"


def view_of(
    connection: Connection, token: str, since: Callable[[LoadedMatch], int] | None = None
) -> SeatView:
    """What a seat sees; `since` says from which turn on the page tells what happened, if any."""
    loaded, number = access.open_seat(connection, token)
    chosen_from.remember(loaded)
    told_from = since and since(loaded)
    return seat_view.of_seat(connection, loaded, number, SeatLinks("", token), told_from)


def change_seat(token: str, work: Callable[[Connection, LoadedMatch, int, int], Any]) -> Any:
    """Do something for a seat in one transaction; work gets the time as its last argument."""
    installation = rendering.installation()
    now = installation.now()

    def change(connection: Connection) -> Any:
        loaded, number = access.open_seat(connection, token, lock=True)
        return work(connection, loaded, number, now)

    return installation.database.write(change)


# --- playing ---------------------------------------------------------------


@pages.get("/<int:turn>/<action>")
def ask(token: str, turn: int, action: str) -> Any:
    """Play this? What it will do, and the button that does it.

    Where several are asked at once the match moves on under a question that still stands.
    """
    s = rendering.read(lambda connection: view_of(connection, token))
    if _is_lost(s.loaded, turn):
        return show_table(token, kind="stale")
    if not s.is_running or not s.turn <= turn <= s.match.turn:
        return _past(token, s, turn, action)
    refusal = s.refusal(action)
    if refusal:
        return _refused(token, refusal)
    question = s.question(action)
    card = (s.game.describe(action) or {}).get("card")
    back = " ".join(action.split()[:-1]) if "built" in request.args else None
    values: dict[str, Any] = {
        "action": action,
        "question": question,
        "label": s.label(action),
        "card": card,
    }
    words = action.split()
    values |= {"build_back": back, "words": words, "building": s.build(words)}
    values |= {"further": s.further(action)}
    return rendering.page("pages/play.html", s.reader, **values_of(s), **values)


@acting(pages, "/<int:turn>/<action>", ask)
def play(token: str, turn: int, action: str) -> Any:
    """Play it, once, and show the new situation."""
    try:
        taken = change_seat(token, partial(_take, turn=turn, action=action))
    except engine.IllegalAction as illegal:
        return _refused(token, illegal.refusal)
    except Stale:
        change_seat(token, turns.return_to_table)  # late, but here: nothing more is played unasked
        s = rendering.read(lambda connection: view_of(connection, token))
        by = taken_back_by(s, turn)
        return show_table(token, 409, kind="stale" if by is None else "undone", by=by)
    except NotRunning:
        return show_table(token, 409, kind="not-running")
    if taken.by_rules:
        change_seat(token, turns.return_to_table)
        return show_table(token, kind="late")
    TURNS.inc()
    return rendering.see_other(after_move(token, None if taken.already else turn))


def after_move(token: str, turn: int | None) -> str:
    """The seat's page right after a move at that turn; it may lead to another table then."""
    mark = "" if turn is None else _mark(token, turn, rendering.installation().now())
    return SeatLinks("", token).told(turn, mark)


def _mark(token: str, turn: int, at: int) -> str:
    """Return the proof, in the address of the page after a move, that the move was just made."""
    proof = rendering.installation().tokens.blind(f"moved {token} {turn} {at}")
    return f"{at}-{proof}"


def _has_just_moved(token: str, turn: int) -> bool:
    """True if the address proves that its seat moved at that turn a moment ago."""
    marked = request.args.get("moved", "")
    found = MARK.match(marked)
    at = int(found[1]) if found else 0
    is_fresh = 0 <= rendering.installation().now() - at < JUST_NOW
    return is_fresh and compare_digest(marked.encode(), _mark(token, turn, at).encode())


def _take(
    connection: Connection, loaded: LoadedMatch, seat: int, now: int, turn: int, action: str
) -> turns.Taken:
    if _is_lost(loaded, turn):
        raise Stale
    later = range(1, loaded.together(seat))
    further = [request.form.get(f"then-{place}", "") for place in later]
    return turns.take_together(connection, loaded, seat, turn, [action, *further], now)


def is_lost_move(loaded: LoadedMatch, number: int) -> bool:
    """Whether the link in hand is about a move that is not that one any more: it was put back."""
    return _is_lost(loaded, number + 1)


def _is_lost(loaded: LoadedMatch, turn: int) -> bool:
    """Whether the link in hand is older than the match as it was put back."""
    if not store.epoch(loaded.match):
        return False
    link_epoch = request.args.get("epoch", default=0, type=int)
    return store.is_of_lost_moves(loaded.match, turn, link_epoch)


def _past(token: str, s: SeatView, turn: int, action: str) -> Any:
    """A link of a turn that is over; its question may stand again, its answer taken back."""
    by = taken_back_by(s, turn)
    if by == s.seat and s.is_asked and not s.refusal(action):
        return rendering.see_other(s.links.action(s.turn, action))
    if by is not None:
        return show_table(token, kind="undone", by=by)
    return show_table(token, kind=rendering.read(lambda c: _what_became(c, s, turn, action)))


def taken_back_by(s: SeatView, turn: int) -> int | None:
    """Whoever took back the move by which that turn came, or with which it was answered."""
    span = taken_back.asked_by(s.match, turn)
    return None if span is None else rendering.read(lambda c: store.seat_of(c, s.match.id, span[1]))


def _what_became(connection: Connection, s: SeatView, turn: int, action: str) -> str:
    """Whether this seat played that for an earlier turn, or the rules did in its place.

    No number in an address is too large to ask.
    """
    if not 0 <= turn < s.turn:
        return "stale"
    move = turns.played(connection, s.loaded, s.seat, turn, action)
    if move is None:
        return "stale"
    return "late" if move.mark in turns.BY_RULES else "already"


def _refused(token: str, refusal: dict[str, Any]) -> Any:
    return show_table(token, 422, kind="refused", refusal=refusal)


# --- an invitation ---------------------------------------------------------


@pages.get("/join")
def ask_join(token: str) -> Any:
    """Will you play?"""
    return _invitation(token, "join")


@pages.get("/decline")
def ask_decline(token: str) -> Any:
    """Not this time?"""
    return _invitation(token, "decline")


@acting(pages, "/join", ask_join)
def join(token: str) -> Any:
    """Take the seat; where its holder's clock is, they may say at once."""
    typed = request.form.get("timezone", "").strip()
    zone = zones.zone_of(typed) if typed else None
    if zone is not None and not dates.is_timezone(zone):
        return _invitation(token, "join", 400, [Problem("timezone", "unknown_timezone")])

    def work(connection: Connection, loaded: LoadedMatch, seat: int, now: int) -> None:
        if loaded.seats[seat].status == "invited":
            seating.change_seat(connection, loaded, seat, timezone=zone)
        asked = store.load(connection, loaded.match.id)
        seating.join(connection, asked, seat, now, word(token))

    return _answer_invitation(token, work)


@acting(pages, "/decline", ask_decline)
def decline(token: str) -> Any:
    """Leave the seat to somebody else."""
    return _answer_invitation(token, seating.decline)


def _invitation(token: str, asked: str, status: int = 200, wrong: Sequence[Problem] = ()) -> Any:
    s = rendering.read(lambda connection: view_of(connection, token))
    seat = s.own_seat
    if seat.status == "joined":
        return rendering.see_other(s.links.page)
    values = {"asked": asked, "is_declined": seat.status == "declined"}
    values |= {"problems": {each.at: say_problem(s.say, each) for each in wrong}}
    values |= {"zones": zones.offered(s.reader.language), "typed": request.form}
    return rendering.page("pages/invitation.html", s.reader, status, **values_of(s), **values)


def _answer_invitation(token: str, work: Callable[..., None]) -> Any:
    try:
        change_seat(token, work)
    except NotPossible:
        return _invitation(token, "join", 409)
    return rendering.see_other(SeatLinks("", token).page)


# --- presence, letters, language -------------------------------------------


@acting(pages, "/return", table)
def come_back(token: str) -> Any:
    """An absent seat's owner is back at the table."""
    change_seat(token, turns.return_to_table)
    return rendering.see_other(SeatLinks("", token).page)


@pages.get("/letters")
def ask_letters(token: str) -> Any:
    """Stop the letters, or have them again?"""
    s = rendering.read(lambda connection: view_of(connection, token))
    return rendering.page("pages/letters.html", s.reader, **values_of(s))


@acting(pages, "/letters", ask_letters, unless=is_one_click)
def set_letters(token: str) -> Any:
    """Stop the letters, or start them again."""
    wanted = request.form.get("letters") == "on" and not is_one_click()
    change_seat(token, lambda c, loaded, seat, now: _mute(c, loaded, seat, not wanted))
    if is_one_click():  # a mail program follows nothing
        return ask_letters(token)
    return rendering.see_other(SeatLinks("", token).to("letters"))


def _mute(connection: Connection, loaded: LoadedMatch, seat: int, muted: bool) -> None:
    seating.change_seat(connection, loaded, seat, muted=muted)


@pages.get("/never")
def ask_never(token: str) -> Any:
    """No invitations to this address any more, or again after all?"""

    def work(connection: Connection) -> tuple[SeatView, bool]:
        s = view_of(connection, token)
        address = s.own_seat.address
        return s, unsolicited.is_unwanted(connection, address)

    s, is_unwanted = rendering.read(work)
    return rendering.page(
        "pages/never.html", s.reader, links=s.links, is_unwanted=is_unwanted, of_all=False
    )


@acting(pages, "/never", ask_never)
def set_never(token: str) -> Any:
    """Write to this address never again unasked, or allow it once more."""
    wanted = request.form.get("never") != "off"
    change_seat(token, seating.never_again if wanted else seating.allow_again)
    return rendering.see_other(SeatLinks("", token).to("never"))


@pages.get("/settings")
def ask_settings(token: str) -> Any:
    """Language and time zone of the letters."""
    s = rendering.read(lambda connection: view_of(connection, token))
    saved, offered = "saved" in request.args, zones.offered(s.say.language)
    own = s.own_seat.timezone
    if own not in dict(offered):  # an old spelling, as some programs still send
        offered = ((own, own), *offered)
    about: dict[str, Any] = {"zones": offered, "saved": saved, "masked": masked(s.own_seat.address)}
    return rendering.page("pages/settings.html", s.reader, **values_of(s), **about)


@acting(pages, "/settings", ask_settings)
def set_settings(token: str) -> Any:
    """Keep them, if we know them."""
    language = request.form.get("language", "")
    zone = request.form.get("timezone", "")
    tells = request.form.get("new_browser") == "on"

    def work(connection: Connection, loaded: LoadedMatch, seat: int, now: int) -> None:
        if language not in LANGUAGES or not dates.is_timezone(zone):
            abort(400)
        seating.change_seat(
            connection,
            loaded,
            seat,
            language=language,
            timezone=zone,
            tells_new_browser=tells,
        )

    change_seat(token, work)
    answer = Response(
        status=303, headers={"Location": SeatLinks("", token).to("settings", saved=1)}
    )
    return new_browsers.remember(answer, token) if tells else answer


@pages.get("/card.pdf")
def card(token: str) -> Any:
    """The seat on paper: a card with its QR code."""
    s = rendering.read(lambda connection: view_of(connection, token))
    values = values_of(s)
    paper, today = (
        request.args.get("paper", ""),
        dates.date(rendering.today(), s.reader.language),
    )
    wanted = shelves.of_people(s.game, s.reader, s.match.options, paper=paper, date=today)
    url, name = _public_url(token), s.names[s.seat]
    drawn = printables.seat_card(wanted, url, values["title"], name)
    return rendering.pdf(drawn, "seat-card")


@pages.get("/qr.svg")
def code(token: str) -> Any:
    """The address of the page as a QR code, to go on with on another device."""
    rendering.read(lambda connection: access.open_seat(connection, token))
    return Response(printables.qr_svg(_public_url(token)), mimetype="image/svg+xml")


def _public_url(token: str) -> str:
    return SeatLinks(rendering.installation().settings.base_url, token).page

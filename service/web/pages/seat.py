"""A seat's pages: the table as its player sees it, join, decline, play, settings.

GET requests change nothing in the match. Before each POST there is a page that describes its
effect. The token in the URL is the only key, so it also protects the forms.
"""

import re
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from hmac import compare_digest
from typing import Any

from flask import Blueprint, Response, abort, jsonify, request
from sqlalchemy import Connection

import engine
import printables
from service.installation import metrics
from service.installation.addresses import masked
from service.installation.links import SeatLinks, TableLinks
from service.language import dates, zones
from service.language.languages import LANGUAGES
from service.matches import (
    absences,
    answer_habits,
    answer_times,
    plan_at_once,
    promises,
    store,
    turns,
)
from service.matches.store import LoadedMatch
from service.matches.talk import TalkRefused
from service.matches.turns import NotRunning, Stale
from service.matches.undo import alone, by_consent, undone
from service.people import hosting, nudging, own_notes, seating, stranger_limits
from service.people.problems import NotPossible, Problem
from service.people.stranger_limits import InvitationStatus
from service.tables import continued_matches
from service.views import (
    available_sheets,
    deal_view,
    headings,
    match_view,
    next_table,
    open_links_of_seat,
    seat_view,
    talk_view,
    votes_view,
)
from service.views.reader import Reader
from service.views.seat_view import SeatView
from service.views.talk_view import TalkView
from service.views.time_left import kept_until, time_left, usually
from service.views.votes_view import VotesView
from service.web import (
    access,
    move_attempts,
    new_browsers,
    rendering,
    said_words,
    seat_stamps,
)
from service.web.confirmed_forms import acting, is_one_click, word

pages = Blueprint("seat", __name__, url_prefix="/s/<token>")
JUST_NOW = 600  # seconds for which the page after a move links to the next match
MARK = re.compile(r"(\d{1,12})-")
TURNS = metrics.TURNS.labels("page")


# --- the table -------------------------------------------------------------


@pages.get("")
def table(token: str) -> Any:
    """Show everything this seat may see and do."""
    after, ordered = request.args.get("after", type=int), request.args.get("ordered", "")
    return show_table(token, after=after, ordered=ordered)


@pages.get("/turn")
def turn(token: str) -> Any:
    """Return JSON with a stamp, by which an open page notices changes, and news of messages."""

    def look(connection: Connection) -> tuple[LoadedMatch, int, int, int]:
        loaded, number = access.open_seat(connection, token)
        return loaded, number, *talk_view.news_of(connection, loaded, number)

    loaded, number, said, new = rendering.read(look)
    stamp = seat_stamps.stamp(loaded.match, loaded.seats, number)
    words = Reader.of_seat(loaded, number).say("talk-new", count=new)
    told = {"stamp": stamp, "turn": loaded.match.turn, "talk": said, "new": new}
    response = jsonify({**told, "told": str(words)})
    response.set_etag(seat_stamps.with_talk(stamp, said))
    response.headers["Cache-Control"] = "private, no-cache"
    return response.make_conditional(request)


def show_table(token: str, status: int = 200, **notice: Any) -> Any:
    """Show the seat's page, with a notice about the last action.

    `notice` has its `kind` and facts. Its `after` is the turn of a move that was just made.
    """
    notice = {"after": None, "ordered": "", **notice}
    after = notice["after"]

    def look(connection: Connection) -> tuple[SeatView, dict[str, Any]]:
        s = view_of(connection, token, lambda held: match_view.recent(held, after))
        then = _after_a_move(connection, s, after)
        openers = open_links_of_seat.of_seat(connection, s.own_seat, s.reader)
        tokens, now = rendering.installation().tokens, rendering.installation().now()
        table = continued_matches.link_of(connection, s.match, "table_seat", tokens, s.seat)
        return s, {
            "note": own_notes.of_seat(connection, s.own_seat),
            "openers": openers,
            "talk": _talk(connection, s),
            "deals": deal_view.of_reader(connection, s.loaded, s.reader, now),
            "votes": _votes(connection, s),
            **then,
        } | {"table_url": table and TableLinks("", table).page}

    s, then = rendering.read(look)
    may_keep = s.result and s.seat == s.match.host and not s.is_trial  # in a season
    about = {"notice": notice, "may_keep": may_keep, **then}
    return rendering.page("pages/seat.html", s.reader, status, **values_of(s), **about)


def _talk(connection: Connection, s: SeatView) -> TalkView:
    return talk_view.of_seat(connection, s.loaded, s.reader, rendering.installation().now())


def _votes(connection: Connection, s: SeatView) -> VotesView:
    return votes_view.of_seat(connection, s.loaded, s.reader, rendering.installation().now())


def _after_a_move(connection: Connection, s: SeatView, after: int | None) -> dict[str, Any]:
    """Return the template variables for a player's possible next steps: undo, nudges, hosting.

    If the player has just moved at the turn `after`, they include the next match to move in. They
    also offer a stance, if one would have given the last answers.
    """
    move, keys = (
        alone.last_move(connection, s.loaded, s.seat),
        rendering.installation().tokens,
    )
    about: dict[str, Any] = {"undoable": move.number if move else None, "next_table": None}
    about["wish"] = by_consent.standing(connection, s.loaded)
    now = rendering.installation().now()
    about["hosting"] = hosting.offer(connection, s.loaded, s.seat, now)
    about["nudges"] = nudging.now_for(connection, s.loaded, s.seat, now)
    others = [seat for seat in s.to_act if seat != s.seat]
    times = answer_times.usual(connection, s.loaded, others)
    about["usually"] = [(s.names[seat], usually(s.say, at)) for seat, at in times.items()]
    if after is not None:
        if _has_just_moved(s.links.token, after):
            about["next_table"] = next_table.of(connection, s, keys)
        found = answer_habits.stance_like(connection, s.loaded, s.seat, after)
        about["stance_like"] = s.stance_like(found)
    return about


@pages.get("/log")
def log(token: str) -> Any:
    """Show the full log of events that the seat may see."""
    s = rendering.read(lambda connection: view_of(connection, token, lambda _: 0))
    return rendering.page(
        "pages/log.html", s.reader, **values_of(s), path="", table_url=s.links.page
    )


def values_of(s: SeatView) -> dict[str, Any]:
    """Return the variables of a seat's templates."""
    installation = rendering.installation()
    return {
        **headings.values(s, ""),
        "seat": s.own_seat,
        "deadline": s.deadline,
        "time_left": time_left(s, installation.now()),
        "away": [
            (s.names[seat.number], s.reader.days(seat, span)[1])
            for seat in s.seats
            for span in absences.ahead(seat, installation.now())[:1]
            if seat.number != s.seat and span[0] <= installation.now() and s.is_open
        ],
        "kept_until": kept_until(s),
        "stamp": seat_stamps.stamp(s.match, s.seats, s.seat),
        "put_back": s.put_back,
    }


def view_of(
    connection: Connection, token: str, since: Callable[[LoadedMatch], int] | None = None
) -> SeatView:
    """Return the seat's view, with events from the turn that `since` returns; none without it."""
    loaded, number = access.open_seat(connection, token)
    told_from = since and since(loaded)
    s = seat_view.of_seat(connection, loaded, number, SeatLinks("", token), told_from)
    now = rendering.installation().now()
    until = plan_at_once.asked_until(connection, loaded, s.own_seat, now)
    return replace(s, plan_until=until) if until else s


def change_seat(token: str, work: Callable[[Connection, LoadedMatch, int, int], Any]) -> Any:
    """Return the result of `work`, called in one transaction.

    Its arguments are the connection, the locked match, the seat's number and the time.
    """
    installation = rendering.installation()
    now = installation.now()

    def change(connection: Connection) -> Any:
        loaded, number = access.open_seat(connection, token, lock=True)
        return work(connection, loaded, number, now)

    return installation.database.write(change)


# --- playing ---------------------------------------------------------------


@pages.get("/<int:turn>/<action>")
def ask(
    token: str, turn: int, action: str, status: int = 200, refused: TalkRefused | None = None
) -> Any:
    """Confirmation page: the effects of the move, and the button that plays it.

    While several players have to answer, the match can reach later turns, so an earlier `turn` may
    still be open for this seat.
    """

    def look(connection: Connection) -> tuple[SeatView, TalkView, dict[str, Any] | None]:
        s = view_of(connection, token)
        watcher = promises.Watcher(connection, s.loaded)
        return s, _talk(connection, s), watcher.refusal(s.seat, action)

    s, talked, promised = rendering.read(look)
    if _is_lost(s.loaded, turn):
        return show_table(token, kind="lost")
    if not s.is_running or not s.turn <= turn <= s.match.turn:
        return _past(token, s, turn, action)
    refusal = s.refusal(action) or promised
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
    values |= {"further": s.further(action), "by_letter": move_attempts.came_by_letter()}
    values |= {"talk": talked, "refused": refused, "typed": request.form}
    return rendering.page("pages/play.html", s.reader, status, **values_of(s), **values)


@acting(pages, "/<int:turn>/<action>", ask)
def play(token: str, turn: int, action: str) -> Any:
    """Play the move, once, and redirect to the seat's page."""
    try:
        with move_attempts.coming():
            taken = change_seat(token, partial(_take, turn=turn, action=action))
    except engine.IllegalAction as illegal:
        _note_refused(token, turn, "illegal", code=str(illegal.refusal["code"]))
        return _refused(token, illegal.refusal)
    except TalkRefused as refused:
        return ask(token, turn, action, 429 if refused.code == "too_often" else 400, refused)
    except Stale:
        if (s := rendering.read(lambda connection: view_of(connection, token))).is_paused:
            return show_table(token, 409, kind="paused")
        change_seat(token, turns.return_to_table)  # late but present: play no more defaults at once
        s = rendering.read(lambda connection: view_of(connection, token))
        is_lost = _is_lost(s.loaded, turn)
        by = None if is_lost else taken_back_by(s, turn)
        kind = "lost" if is_lost else "stale" if by is None else "undone"
        _note_refused(token, turn, kind)
        return show_table(token, 409, kind=kind, by=by)
    except NotRunning:
        _note_refused(token, turn, "not_running")
        s = rendering.read(lambda connection: view_of(connection, token))
        return show_table(token, 409, kind="paused" if s.is_paused else "not-running")
    if taken.by_rules:
        change_seat(token, turns.return_to_table)
        return show_table(token, kind="late")
    TURNS.inc()
    return rendering.see_other(after_move(token, None if taken.already else turn))


def after_move(token: str, turn: int | None) -> str:
    """Return the URL of the seat's page after a move at `turn`; it may offer the next match.

    `turn` is None if nothing was played now.
    """
    mark = "" if turn is None else _mark(token, turn, rendering.installation().now())
    return SeatLinks("", token).told(turn, mark)


def _mark(token: str, turn: int, at: int) -> str:
    """Return a signed value for the URL after a move, which proves its time `at`."""
    proof = rendering.installation().tokens.proof(f"moved {token} {turn} {at}")
    return f"{at}-{proof}"


def _has_just_moved(token: str, turn: int) -> bool:
    """True if the URL proves that the seat moved at `turn` in the last ten minutes."""
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
    is_earlier = 0 <= turn < loaded.match.turn
    if not (is_earlier and turns.played(connection, loaded, seat, turn, action)):
        said_words.say_with_move(connection, loaded, seat, now)
    later = range(1, loaded.together(seat))
    further = [request.form.get(f"then-{place}", "") for place in later]
    return turns.take_together(connection, loaded, seat, turn, [action, *further], now)


def is_lost_move(loaded: LoadedMatch, number: int) -> bool:
    """True if the move with this number, in a link, was lost when a backup was restored."""
    return _is_lost(loaded, number + 1)


def _is_lost(loaded: LoadedMatch, turn: int) -> bool:
    """True if the link is older than a restore from backup, in which `turn` was lost."""
    if not store.epoch(loaded.match):
        return False
    link_epoch = request.args.get("epoch", default=0, type=int)
    return store.is_of_lost_moves(loaded.match, turn, link_epoch)


def _past(token: str, s: SeatView, turn: int, action: str) -> Any:
    """Return the page for a link to a move for a turn that is not open.

    If the question is open again after an undo by this seat, redirect to the new link.
    """
    by = taken_back_by(s, turn)
    if by == s.seat and s.is_asked and not s.refusal(action):
        return rendering.see_other(s.links.action(s.turn, action))
    if by is not None:
        return show_table(token, kind="undone", by=by)
    became = rendering.read(lambda c: _what_became(c, s, turn, action))
    return show_table(token, kind="paused" if s.is_paused and became == "stale" else became)


def taken_back_by(s: SeatView, turn: int) -> int | None:
    """Return the number of the seat that undid `turn`, or None if it was not undone."""
    span = undone.asked_by(s.match, turn)
    return None if span is None else rendering.read(lambda c: store.seat_of(c, s.match.id, span[1]))


def _what_became(connection: Connection, s: SeatView, turn: int, action: str) -> str:
    """Return a code that says why an action for `turn` cannot be played now.

    "already": the player played it. "late": it was played by default. "ahead": the match has not
    reached the turn, since the URL may have any number. "stale": anything else.
    """
    if turn > s.match.turn:
        return "ahead"
    if not 0 <= turn < s.turn:
        return "stale"
    move = turns.played(connection, s.loaded, s.seat, turn, action)
    if move is None:
        return "stale"
    return "late" if move.mark in turns.BY_RULES else "already"


def _note_refused(token: str, turn: int, why: str, code: str = "") -> None:
    change_seat(token, partial(move_attempts.note, turn=turn, why=why, code=code))


def _refused(token: str, refusal: dict[str, Any]) -> Any:
    return show_table(token, 422, kind="refused", refusal=refusal)


# --- an invitation ---------------------------------------------------------


@pages.get("/join")
def ask_join(token: str) -> Any:
    """Confirmation page: take the seat."""
    return _invitation(token, "join")


@pages.get("/decline")
def ask_decline(token: str) -> Any:
    """Confirmation page: decline the seat."""
    return _invitation(token, "decline")


@acting(pages, "/join", ask_join)
def join(token: str) -> Any:
    """Join the match at this seat, with a time zone if the player gives one."""
    typed = request.form.get("timezone", "").strip()
    zone = zones.zone_of(typed) if typed else None
    if zone is not None and not dates.is_timezone(zone):
        return _invitation(token, "join", 400, [Problem("timezone", "unknown_timezone")])

    def work(connection: Connection, loaded: LoadedMatch, seat: int, now: int) -> None:
        if zone and loaded.seats[seat].status == "invited":
            seating.change_seat(connection, loaded, seat, now, timezone=zone)
        asked = store.load(connection, loaded.match.id)
        seating.join(connection, asked, seat, now, word(token))

    return _answer_invitation(token, work)


@acting(pages, "/decline", ask_decline)
def decline(token: str) -> Any:
    """Decline the seat."""
    return _answer_invitation(token, seating.decline)


def _invitation(token: str, asked: str, status: int = 200, wrong: Sequence[Problem] = ()) -> Any:
    s = rendering.read(lambda connection: view_of(connection, token))
    seat = s.own_seat
    if seat.status == "joined":
        return rendering.see_other(s.links.page)
    values = {"asked": asked, "is_declined": seat.is_refused}
    values["until"] = s.reader.moment(seat.invited_until) if seat.invited_until else ""
    values["problems"] = wrong
    values["about_game"] = headings.about(s.say, s.loaded)
    values |= {"zones": zones.offered(s.reader.language), "typed": request.form}
    return rendering.page("pages/invitation.html", s.reader, status, **values_of(s), **values)


def _answer_invitation(token: str, work: Callable[..., None]) -> Any:
    try:
        change_seat(token, work)
    except NotPossible:
        return _invitation(token, "join", 409)
    return rendering.see_other(SeatLinks("", token).page)


# --- presence, letters, settings -------------------------------------------


@acting(pages, "/return", table)
def come_back(token: str) -> Any:
    """Mark an absent player as present again."""
    change_seat(token, turns.return_to_table)
    return rendering.see_other(SeatLinks("", token).page)


@pages.get("/letters")
def ask_letters(token: str) -> Any:
    """Confirmation page: stop the letters, or start them again.

    With `daily` in the URL it stops the letters of all games in the daily letter.
    """
    s = rendering.read(lambda connection: view_of(connection, token))
    is_daily = "daily" in request.args
    return rendering.page("pages/letters.html", s.reader, **values_of(s), is_daily=is_daily)


@acting(pages, "/letters", ask_letters, unless=is_one_click)
def set_letters(token: str) -> Any:
    """Stop the letters, or start them again."""
    wanted = request.form.get("letters") == "on" and not is_one_click()
    if "daily" in request.args and not wanted:
        change_seat(token, seating.mute_daily)
    else:
        change_seat(token, partial(_mute, muted=not wanted))
    if is_one_click():  # a mail program follows no redirect
        return ask_letters(token)
    return rendering.see_other(SeatLinks("", token).to("letters"))


def _mute(connection: Connection, loaded: LoadedMatch, seat: int, now: int, muted: bool) -> None:
    seating.set_muted(connection, loaded, seat, muted, now)


@pages.get("/never")
def ask_never(token: str) -> Any:
    """Confirmation page: stop unrequested letters, such as invitations, or allow them again."""

    def work(connection: Connection) -> tuple[SeatView, InvitationStatus]:
        s = view_of(connection, token)
        return s, stranger_limits.status_of(connection, s.own_seat.address)

    s, unwanted = rendering.read(work)
    return rendering.page(
        "pages/never.html", s.reader, links=s.links, unwanted=unwanted, of_all=False
    )


@acting(pages, "/never", ask_never)
def set_never(token: str) -> Any:
    """Stop or allow unrequested letters to the player's address."""
    wanted = request.form.get("never") != "off"
    change_seat(token, seating.never_again if wanted else seating.allow_again)
    return rendering.see_other(SeatLinks("", token).to("never"))


@pages.get("/settings")
def ask_settings(token: str) -> Any:
    """Form for the language and time zone of letters."""
    s = rendering.read(lambda connection: view_of(connection, token))
    saved, offered = "saved" in request.args, zones.offered(s.say.language)
    own = s.own_seat.timezone
    if own not in dict(offered):  # an old name of a zone, which some browsers still send
        offered = ((own, own), *offered)
    about: dict[str, Any] = {"zones": offered, "saved": saved, "masked": masked(s.own_seat.address)}
    return rendering.page("pages/settings.html", s.reader, **values_of(s), **about)


@acting(pages, "/settings", ask_settings)
def set_settings(token: str) -> Any:
    """Store the language, the time zone, and whether new browsers are reported to the player.

    Return 400 for an unknown language or time zone.
    """
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
            now,
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
    """Return a card with the seat's QR code as a PDF."""
    s = rendering.read(lambda connection: view_of(connection, token))
    values = values_of(s)
    paper, today = (
        request.args.get("paper", ""),
        dates.date(rendering.today(), s.reader.language),
    )
    wanted = available_sheets.of_people(s.game, s.reader, s.match.options, paper=paper, date=today)
    url, name = _public_url(token), s.names[s.seat]
    drawn = printables.seat_card(wanted, url, values["title"], name)
    return rendering.pdf(drawn, "seat-card")


@pages.get("/qr.svg")
def code(token: str) -> Any:
    """Return a QR code of the seat's URL as SVG, to continue on another device."""
    rendering.read(lambda connection: access.open_seat(connection, token))
    return Response(printables.qr_svg(_public_url(token)), mimetype="image/svg+xml")


def _public_url(token: str) -> str:
    return SeatLinks(rendering.installation().settings.base_url, token).page

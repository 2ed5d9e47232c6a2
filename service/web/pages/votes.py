"""Votes on a seat's pages: propose something, agree, object, or withdraw a proposal."""

from typing import Any

from flask import Blueprint, abort, request
from sqlalchemy import Connection

from service.database.rows import VoteAnswer, VoteKind
from service.installation.links import SeatLinks
from service.language.digits import in_plain_digits
from service.matches import pauses, store, votes
from service.matches.store import LoadedMatch
from service.matches.undo.by_consent import MOST_FALLEN
from service.matches.votes import VoteRefused
from service.views import votes_view
from service.views.seat_view import SeatView
from service.views.votes_view import Vote
from service.web import rendering
from service.web.confirmed_forms import confirming
from service.web.move_attempts import MOST_TURNS
from service.web.pages.seat import change_seat, show_table, values_of, view_of

pages = Blueprint("votes", __name__, url_prefix="/s/<token>/votes")
ANSWERS: dict[str, VoteAnswer] = {"agree": "yes", "object": "no", "bot": "bot"}
WITHDRAW = "withdraw"


# --- proposing -------------------------------------------------------------


def ask(token: str, status: int = 200, refused: str = "") -> Any:
    """Form to propose something to the other players."""
    now, effect = rendering.now(), votes_view.effect

    def look(connection: Connection) -> tuple[SeatView, dict[str, Any]]:
        s = view_of(connection, token, lambda held: max(0, held.match.turn - MOST_FALLEN))
        found = votes_view.of_seat(connection, s.loaded, s.reader, now)
        return s, {
            "effects": [(each, effect(s.loaded, s.reader, each)) for each in found.kinds],
            "moves": votes_view.moves_to_name(connection, s),
            "whom": s.reader.named(row.number for row in votes.others(s.loaded, s.seat)),
            "pause_ends": votes_view.pause_ends(s.reader, now),
        }

    s, about = rendering.read(look)
    if not about["effects"]:
        return show_table(token, status, kind="vote-gone")
    about |= {"refused": refused, "typed": request.form}
    return rendering.page("pages/vote_ask.html", s.reader, status, **values_of(s), **about)


@confirming(pages, "", ask)
def propose(token: str) -> Any:
    """Start a vote on the proposal, and redirect to the votes on the seat's page."""

    def work(connection: Connection, loaded: LoadedMatch, seat: int, now: int) -> None:
        kind = next((each for each in votes.KINDS if each == request.form.get("kind")), None)
        if kind is None:
            raise VoteRefused("kind")
        about = _about(loaded, seat, kind, now)
        votes.propose(connection, loaded, seat, kind, about, now)

    try:
        change_seat(token, work)
    except VoteRefused as refusal:
        return ask(token, 409, refusal.code)
    return _to_votes(token)


def _about(loaded: LoadedMatch, seat: int, kind: VoteKind, now: int) -> int:
    """Return the number that a proposal is about, from the form; raises VoteRefused.

    It is the end of a pause (seconds since 1970), the move to go back to, or else 0.
    """
    if kind == "pause" and (day := request.form.get("until", "")):
        ends = pauses.ends(now, loaded.seats[seat].timezone, pauses.LONGEST)
        if day not in ends:
            raise VoteRefused("day")
        return ends[day]
    if kind == "back":
        typed = in_plain_digits(request.form.get("move", ""))
        if not (typed.isdecimal() and len(typed) <= 9):
            raise VoteRefused("move")
        return int(typed)
    return 0


def _to_votes(token: str) -> Any:
    return rendering.see_other(f"{SeatLinks('', token).page}#votes")


# --- answering -------------------------------------------------------------


def ask_answer(token: str, what: str, number: int) -> Any:
    """Confirmation page: agree, object, or withdraw a proposal."""
    if what not in (*ANSWERS, WITHDRAW) or number > MOST_TURNS:
        abort(404)
    now = rendering.now()

    def look(connection: Connection) -> tuple[SeatView, Vote | None]:
        s = view_of(connection, token)
        open_votes = votes.standing(connection, s.loaded)
        row = next((vote for vote in open_votes if vote.number == number), None)
        if row is None or not _is_current(s.loaded):
            return s, None
        if row.kind == "back":
            s = view_of(connection, token, lambda held: min(row.about, held.match.turn))
        return s, votes_view.shown(s.loaded, s.reader, row, now)

    s, vote = rendering.read(look)
    is_meant = vote and (vote.may_withdraw if what == WITHDRAW else vote.takes(ANSWERS[what]))
    if vote is None or not is_meant:
        return show_table(token, kind="vote-gone")
    about: dict[str, Any] = {"vote": vote, "what": what}
    return rendering.page("pages/vote.html", s.reader, **values_of(s), **about)


@confirming(pages, "/<what>/<int:number>", ask_answer)
def answer(token: str, what: str, number: int) -> Any:
    """Agree or object to the vote with this number, or withdraw it."""
    if what not in (*ANSWERS, WITHDRAW) or number > MOST_TURNS:
        abort(404)

    def work(connection: Connection, loaded: LoadedMatch, seat: int, now: int) -> None:
        if not _is_current(loaded):
            raise VoteRefused("gone")
        if what == WITHDRAW:
            votes.withdraw(connection, loaded, seat, number, now)
        else:
            does_agree, wants_bot = what == "agree", what == "bot"
            votes.answer(connection, loaded, seat, number, does_agree, now, wants_bot)

    try:
        change_seat(token, work)
    except VoteRefused:
        return show_table(token, 409, kind="vote-gone")
    return _to_votes(token)


def _is_current(loaded: LoadedMatch) -> bool:
    """True unless the link is older than a restore from backup, and may mean another vote."""
    return request.args.get("epoch", default=0, type=int) == store.epoch(loaded.match)

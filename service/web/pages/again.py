"""Rematch page: another game with the same people, by one button."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from flask import Blueprint, request
from sqlalchemy import Connection

from service.database.rows import MatchRow, SeatRow
from service.installation.links import HERE, SeatLinks
from service.links import store as links
from service.matches import store
from service.matches.store import HOST_SEAT, LoadedMatch
from service.people import rematches
from service.people.problems import Invalid, NotPossible, Problem
from service.views import options
from service.views.problems import say_problem
from service.views.seat_view import SeatView
from service.web import rate_limits, rendering
from service.web.confirmed_forms import confirming, word
from service.web.pages.seat import change_seat, values_of, view_of

pages = Blueprint("again", __name__, url_prefix="/s/<token>/again")


@dataclass(frozen=True)
class Asked:
    """The data of the page.

    `reason` says why there can be no rematch, "" if there can be one. `begun` is the match of a
    rematch that was begun earlier, `by` the name of its host.
    """

    s: SeatView
    reason: str
    begun: MatchRow | None
    by: str


def ask(token: str, status: int | None = None, problems: Sequence[Problem] = ()) -> Any:
    """Confirmation page: begin another match with the same people, pace and options."""
    asked = rendering.read(lambda connection: _look(connection, token))
    s = asked.s
    order = rematches.in_order(s.loaded, s.seat, _order())
    orders = rematches.orders(s.loaded, s.seat)
    chosen = rematches.options_of(s.loaded, s.loaded.seats)
    names = () if s.match.anonymous else s.names
    return rendering.page(
        "pages/again.html",
        s.reader,
        status,
        **values_of(s),
        reason=asked.reason or _closed(),
        by=asked.by,
        people=[(seat, s.names[seat.number]) for seat in orders[rematches.AS_BEFORE]],
        order=_order(),
        orders={
            key: s.say.join(s.names[seat.number] for seat in seats) for key, seats in orders.items()
        },
        chosen=options.chosen(s.say, s.game, chosen, s.match.seats, names),
        new_url=_other(s),
        problems=problems,
        refusals=[_refusal(s, order, each) for each in problems],
    )


@confirming(pages, "", ask)
def begin(token: str) -> Any:
    """Begin the rematch, invite the others, and redirect to the player's seat in it."""
    if not rendering.may_begin():
        return rendering.closed()
    rate_limits.count("new", "new_a_day")
    keys, asker = rendering.tokens(), rate_limits.asker()

    def work(connection: Connection, loaded: LoadedMatch, seat: int, now: int) -> str:
        match_id = rematches.begin(
            connection, loaded, seat, keys, now, asker, word(token), _order()
        )
        address = loaded.seats[seat].address
        return links.token_of(rematches.first_link(connection, match_id, address, now), keys)

    try:
        fresh = change_seat(token, work)
    except NotPossible:
        return ask(token, 409)
    except Invalid as invalid:
        return ask(token, problems=invalid.problems)
    if not fresh:  # it was begun earlier: a letter has its link
        return ask(token)
    return rendering.see_other(SeatLinks("", fresh).page)


def _look(connection: Connection, token: str) -> Asked:
    s = view_of(connection, token)
    begun = rematches.begun(connection, s.loaded)
    by = store.load(connection, begun.id).host.name if begun else ""
    return Asked(s, rematches.why_not(connection, s.loaded), begun, by)


def _order() -> str:
    """Return the key of the seating order that was chosen in the form."""
    return request.form.get("order", rematches.AS_BEFORE)


def _closed() -> str:
    return "" if rendering.may_begin() else "closed"


def _other(s: SeatView) -> str:
    """Return the URL of the form for a new match, with the game and options filled in."""
    seats = rematches.in_order(s.loaded, s.seat, rematches.AS_BEFORE)
    texts = options.as_texts(s.game, rematches.options_of(s.loaded, seats))
    return HERE.new(s.say.language, s.game.id, texts)


def _refusal(s: SeatView, order: list[SeatRow], problem: Problem) -> str:
    """Return the sentence that says who cannot be invited, and why.

    `order` has the seats in the order of the new match, to which `problem.at` refers.
    """
    place = problem.at.split(".")
    who = order[int(place[1]) if place[0] == "players" else HOST_SEAT]
    name = s.names[who.number]
    return s.say("problem-at", place=name, problem=say_problem(s.say, problem))

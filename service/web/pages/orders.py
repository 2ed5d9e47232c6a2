"""A seat's standing orders: the current ones, a form for each topic, previews.

An order is given only by the button of the page that previewed it. The game defines the forms and
reads their values.
"""

from typing import Any

from flask import Blueprint, request
from sqlalchemy import Connection
from werkzeug.datastructures import MultiDict

from engine.orders import BadOrder, Topic, planned
from service.installation.links import SeatLinks
from service.matches import orders, store, turns
from service.matches.store import LoadedMatch
from service.views.seat_view import SeatView
from service.web import rendering
from service.web.confirmed_forms import acting
from service.web.pages.seat import after_move, change_seat, show_table, values_of, view_of

pages = Blueprint("orders", __name__, url_prefix="/s/<token>/orders")


@pages.get("")
def overview(token: str) -> Any:
    """Show the current orders and a form for each topic; an order in the URL fills its form."""
    s = rendering.read(lambda connection: view_of(connection, token))
    line, done = request.args.get("order", ""), request.args.get("done", "")
    if not line or not s.may_order:
        return _overview(s, done=done)
    try:
        read = orders.rules_of(s.loaded).read(line)
    except BadOrder as bad:
        return _overview(s, 422, refusal=bad.refusal, line=line)
    form = _form(s)
    filled = orders.filled(form, read)
    # An order that the fields cannot show is shown as a line of text to edit.
    rest = "" if orders.compose(form, filled) == read else read
    return _overview(s, filled=MultiDict(filled), line=rest)


@pages.get("/look")
def look_at_line(token: str) -> Any:
    """Preview the order in the URL."""
    return _look(token, request.args.get("order", ""))


@pages.post("/look")
def look(token: str) -> Any:
    """Preview the order that was filled in; this changes nothing."""
    return _look(token, request.form.get("order"))


@acting(pages, "", look)
def give(token: str) -> Any:
    """Give the previewed order; it is carried out at once if it is the seat's turn."""
    line, turn = request.form.get("order", ""), request.form.get("turn", "")

    def work(connection: Connection, loaded: LoadedMatch, seat: int, now: int) -> int | None:
        turns.return_to_table(connection, loaded, seat, now)
        held = store.load(connection, loaded.match.id)
        if turn and turn != str(held.match.turn):
            return None
        orders.give(connection, held, seat, orders.read(held, seat, line))
        turns.carry_on(connection, store.load(connection, held.match.id), now, at_page=seat)
        return held.match.turn

    try:
        given_at = change_seat(token, work)
    except BadOrder as bad:
        return _refused(token, bad, line)
    if given_at is None:
        return _look(token, line, 409)
    s = rendering.read(lambda connection: view_of(connection, token))
    if s.match.turn > given_at:
        return rendering.see_other(after_move(token, given_at))
    return rendering.see_other(SeatLinks("", token).ordered(_topic(s, line)))


@acting(pages, "/cancel", overview)
def cancel(token: str) -> Any:
    """Cancel an order."""
    topic = request.form.get("topic", "")

    def work(connection: Connection, loaded: LoadedMatch, seat: int, now: int) -> bool:
        return orders.take_back(connection, loaded.match.id, seat, topic)

    done, links = "cancelled" if change_seat(token, work) else "gone", SeatLinks("", token)
    is_at_table = request.form.get("back") == "table"
    return rendering.see_other(links.page if is_at_table else links.to("orders", done=done))


# --- rendering -------------------------------------------------------------


def _overview(s: SeatView, status: int = 200, **notice: Any) -> Any:
    if s.is_paused and status != 200:
        return show_table(s.links.token, 409, kind="paused")
    notice = {"done": "", "refusal": None, "line": "", "filled": request.form, **notice}
    values = {"form": _form(s) if s.may_order else [], **notice}
    return rendering.page("pages/orders.html", s.reader, status, **values_of(s), **values)


def _form(s: SeatView) -> list[Topic]:
    if s.game.orders is None or s.view is None:
        return []
    return s.game.orders.form(s.view, s.legal_actions)


def _look(token: str, line: str | None, status: int = 200) -> Any:
    """Show a preview of the order `line`, or of the order in the form if it is None."""
    s = rendering.read(lambda connection: view_of(connection, token))
    try:
        if line is None:
            offered = _form(s) if s.may_order else []
            line = orders.compose(offered, request.form.to_dict(flat=False))
        read = orders.read(s.loaded, s.seat, line)
    except BadOrder as bad:
        return _overview(s, 422, refusal=bad.refusal, line=line or "")
    foretold = s.foretell(read)
    told = [s.reader.told(event) for event in s.game.digest(foretold.events)]
    values = {"line": read, "said": s.order_words(read), "foretold": foretold, "told": told}
    values |= {"changed": status != 200, "replaced": _replaced(s, read)}
    values["is_plan"] = bool(planned(read)) and s.may_plan
    return rendering.page("pages/order.html", s.reader, status, **values_of(s), **values)


def _topic(s: SeatView, line: str) -> str:
    """Return the topic of the order `line`."""
    rules = orders.rules_of(s.loaded)
    return rules.topic(rules.read(line))


def _replaced(s: SeatView, line: str) -> str:
    """Return the title of the current order that the order `line` would replace; "" if none."""
    topic = s.game.orders.topic(line) if s.game.orders else ""
    return next((order.said.title for order in s.orders if order.topic == topic), "")


def _refused(token: str, bad: BadOrder, line: str) -> Any:
    s = rendering.read(lambda connection: view_of(connection, token))
    return _overview(s, 422, refusal=bad.refusal, line=line)

"""The next turns planned while others act: put together as a move is, at the table as it would be.

Changes nothing: what is complete goes on to the page that shows what the order would do, and
gives it.
"""

from typing import Any

from flask import Blueprint, request

from engine.orders import BadOrder, plan_of, planned
from service.matches import orders
from service.views.seat_view import SeatView
from service.web import link_previews, rendering
from service.web.pages.seat import show_table, values_of, view_of

pages = Blueprint("plan", __name__, url_prefix="/s/<token>/plan")
pages.before_request(link_previews.answer)
LONGEST = 400


@pages.get("")
def plan(token: str) -> Any:
    """What may follow the words in the address, after what the order in it has planned."""
    s = rendering.read(lambda connection: view_of(connection, token))
    if not s.may_plan:
        return show_table(token, kind="no-plan" if s.is_running else "not-running")
    order = request.args.get("order", "")
    try:
        actions = planned(orders.rules_of(s.loaded).read(order)) if order else []
    except BadOrder:
        return rendering.see_other(s.links.to("orders", order=order))
    table, kept = _furthest(s, actions)
    words = table.game.canonical(request.args.get("words", "")[:LONGEST]).split()
    return _page(s, table, words, actions[:kept], actions[kept:])


def _furthest(s: SeatView, actions: list[str]) -> tuple[SeatView, int]:
    """The table after as many of these actions as can be foreseen, and how many they are."""
    for kept in range(len(actions), -1, -1):
        table = s.ahead(actions[:kept])
        if table is not None:
            return table, kept
    raise AssertionError("whoever may plan may plan a first action")


def _page(
    s: SeatView, table: SeatView, words: list[str], actions: list[str], left_out: list[str]
) -> Any:
    """The board with what may follow; a word that cannot stand where it does is left out."""
    move = " ".join(words)
    refusal = table.refusal(move) if words else None
    following = table.following(words)
    is_whole = bool(words) and refusal is None
    is_astray = bool(words) and not following and not is_whole
    if is_astray:
        words = _sound_part(table, words)
    values = {"words": words, "building": table.build(words), "is_whole": is_whole}
    values |= {"refusal": refusal if is_astray else None, "left_out": left_out}
    values |= {"so_far": [(each, plan_of(actions[:at])) for at, each in enumerate(actions)]}
    if is_whole:
        whole = [*actions, move]
        values |= {"order": plan_of(whole), "goes_on": s.ahead(whole) is not None}
    about = {**values_of(table), **values}
    return rendering.page("pages/plan.html", s.reader, 422 if is_astray else 200, **about)


def _sound_part(s: SeatView, words: list[str]) -> list[str]:
    """The words up to the first that cannot stand where it does."""
    for place, word in enumerate(words):
        if word not in s.following(words[:place]):
            return words[:place]
    return words[:-1]

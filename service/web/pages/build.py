"""Building a move or a plan word by word; each page shows the words that can follow.

These pages change nothing. A complete move leads to its confirmation page. A complete plan of the
next turns leads to the preview page of a standing order, where the player can give it. The game
lists the possible words and their effects.
"""

from typing import Any

from flask import Blueprint, request

from engine.orders import BadOrder, plan_of, planned
from service.matches import orders
from service.views.seat_view import SeatView
from service.web import rendering
from service.web.pages.seat import show_table, values_of, view_of

pages = Blueprint("build", __name__, url_prefix="/s/<token>")
LONGEST = 400


@pages.get("/build")
def build(token: str) -> Any:
    """Show the words that can follow those in the URL; redirect if they are a complete move."""
    s = rendering.read(lambda connection: view_of(connection, token))
    if not s.is_running:
        return show_table(token, kind="paused" if s.is_paused else "not-running")
    words = s.game.canonical(request.args.get("words", "")[:LONGEST]).split()
    move = " ".join(words)
    refusal = s.refusal(move) if words else None
    following = s.following(words)
    if not following and words:
        if refusal is None:
            return rendering.see_other(s.links.action(s.turn, move, built=1))
        return _page(s, _sound_part(s, words), 422, refusal=refusal, line=move)
    return _page(s, words, is_whole=bool(words) and refusal is None)


def _sound_part(s: SeatView, words: list[str]) -> list[str]:
    """Return the words before the first impossible one."""
    for place, word in enumerate(words):
        if word not in s.following(words[:place]):
            return words[:place]
    return words[:-1]


def _page(s: SeatView, words: list[str], status: int = 200, **about: Any) -> Any:
    values = {"is_whole": False, "refusal": None, "line": " ".join(words), **about}
    values |= {"building": s.build(words), "words": words}
    return rendering.page("pages/build.html", s.reader, status, **values_of(s), **values)


# --- a plan, on the board after its actions ---------------------------------


@pages.get("/plan")
def plan(token: str) -> Any:
    """Show the words that can follow those in the URL, on the board after the planned actions."""
    s = rendering.read(lambda connection: view_of(connection, token))
    if not s.may_plan:
        return show_table(token, kind=_why_no_plan(s))
    order = request.args.get("order", "")
    try:
        actions = planned(orders.rules_of(s.loaded).read(order)) if order else []
    except BadOrder:
        return rendering.see_other(s.links.to("orders", order=order))
    table, kept = _furthest(s, actions)
    words = table.game.canonical(request.args.get("words", "")[:LONGEST]).split()
    return _plan_page(s, table, words, actions[:kept], actions[kept:])


def _why_no_plan(s: SeatView) -> str:
    if s.is_paused:
        return "paused"
    return "no-plan" if s.is_running else "not-running"


def _furthest(s: SeatView, actions: list[str]) -> tuple[SeatView, int]:
    """Return the view after as many of `actions` as can be foreseen, and their number."""
    for kept in range(len(actions), -1, -1):
        table = s.ahead(actions[:kept])
        if table is not None:
            return table, kept
    raise AssertionError("whoever may plan may plan a first action")


def _plan_page(
    s: SeatView, table: SeatView, words: list[str], actions: list[str], left_out: list[str]
) -> Any:
    """Show the board `table` with the words that can follow; cut impossible ones from `words`.

    `actions` are planned before; `left_out` are planned actions that cannot be foreseen.
    """
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

"""Promises of B'Twixt: to kneel, or to play low, in the current round."""

from __future__ import annotations

from engine.btwixt.players.bot import card_data
from engine.deals import PASS, UNDER, Facts, Promise, View
from engine.fact_types import Action

LIMITS = range(1, 7)


class Deals:
    """The promises of B'Twixt, an implementation of engine.deals.Dealing."""

    kinds = ("pass", "under")

    def terms(self, view: View, giver: int, taker: int) -> list[str]:
        if view["phase"] != "play" or giver == taker or view["players"][giver]["kneeling"]:
            return []
        return [PASS, *(f"{UNDER} {limit}" for limit in LIMITS)]

    def scope(self, term: str, view: View) -> str:
        return f"round {place(view)[0]}.{place(view)[1]}"

    def describe(self, promise: Promise) -> Facts:
        verb, _, what = promise.term.partition(" ")
        facts: Facts = {"kind": verb, "giver_seat": promise.giver, "taker_seat": promise.taker}
        if verb == UNDER:
            facts["limit"] = int(what)
        return facts | {"round": int(promise.scope.partition(".")[2])}

    def is_breach(self, promise: Promise, view: View, action: Action) -> bool:
        verb, _, what = action.partition(" ")
        if place(view) != place_of(promise):
            return False
        match promise.term.split():
            case ["pass"]:
                return verb == "play"
            case ["under", limit]:
                return verb == "play" and card_data(view, what)["value"] > int(limit)
        return False

    def is_over(self, promise: Promise, view: View) -> bool:
        return view["result"] is not None or place(view) > place_of(promise)

    def is_forced(self, promise: Promise, before: View, after: View) -> bool:
        return False

    def at_once(self, promise: Promise, own_view: View) -> Action | None:
        return None


def place(view: View) -> tuple[int, int]:
    """Return the numbers of the current season and round, both from 1."""
    return view["seasons"].index(view["season"]) + 1, view["round"]


def place_of(promise: Promise) -> tuple[int, int]:
    """Return the numbers of a promise's season and round."""
    season, _, number = promise.scope.removeprefix("round ").partition(".")
    return int(season), int(number)

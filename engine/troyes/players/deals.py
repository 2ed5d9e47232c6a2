"""The promise of Troyes: to buy none of another seat's dice in the current round.

The only payments between players are the fixed prices of dice, so no money can be promised.
"""

from __future__ import annotations

from engine.deals import ME, SPARE, Facts, Promise, View
from engine.fact_types import Action


class Deals:
    """The promises of Troyes, an implementation of engine.deals.Dealing."""

    kinds = ("spare_me",)

    def terms(self, view: View, giver: int, taker: int) -> list[str]:
        if view["phase"] in ("place", "over") or view["players"][giver]["passed"]:
            return []
        return [] if giver == taker or view["solo"] else [f"{SPARE} {ME}"]

    def scope(self, term: str, view: View) -> str:
        return f"round {view['round']}"

    def describe(self, promise: Promise) -> Facts:
        number = int(promise.scope.split()[1])
        seats = {"giver_seat": promise.giver, "taker_seat": promise.taker}
        return {"kind": f"{SPARE}_{ME}", **seats, "round": number}

    def is_breach(self, promise: Promise, view: View, action: Action) -> bool:
        bought = f"{promise.taker}:"
        is_now = view["round"] == int(promise.scope.split()[1])
        return is_now and any(word.startswith(bought) for word in action.split())

    def is_over(self, promise: Promise, view: View) -> bool:
        return view["result"] is not None or view["round"] > int(promise.scope.split()[1])

    def is_forced(self, promise: Promise, before: View, after: View) -> bool:
        return False

    def at_once(self, promise: Promise, own_view: View) -> Action | None:
        return None

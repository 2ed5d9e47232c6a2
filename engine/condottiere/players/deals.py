"""Promises of Condottiere: to pass, to play low, to spare a region or a seat, to show the hand.

The rulebook lets players promise anything (9); these are the promises that everybody can check.
"""

from __future__ import annotations

from engine.condottiere.actions import shown
from engine.condottiere.box.cards import CARDS, MERCENARIES, NUMBER, STRONGEST
from engine.deals import GAME, ME, PASS, SHOW, SPARE, UNDER, Facts, Promise, View
from engine.fact_types import Action

VALUES = {CARDS[card]: int(CARDS[card][1:]) for card in MERCENARIES}
LIMITS = [value for card, value in VALUES.items() if NUMBER[card] < STRONGEST]


class Deals:
    """The promises of one edition: a Dealing (engine/deals.py)."""

    kinds = ("pass", "under", "spare", "spare_in_game", "spare_me", "spare_me_in_game", "show")

    def terms(self, view: View, giver: int, taker: int) -> list[str]:
        if view["phase"] == "over" or giver == taker:
            return []
        if view["final_battle"]:
            return [SHOW]
        found: list[str] = []
        if view["phase"] == "battle" and not view["players"][giver]["passed"]:
            found = [PASS, *(f"{UNDER} {limit}" for limit in self._limits(view))]
        takeover = view["options"].get("takeover", False)
        found += [f"{SPARE} {ME}"] if takeover else []
        return [*found, *(f"{SPARE} {region}" for region in self._sites(view, giver)), SHOW]

    def _limits(self, view: View) -> list[int]:
        """Return the limits for promises to play low; [] if cards are played face down."""
        return [] if view["options"].get("hidden_cards") else LIMITS

    def _sites(self, view: View, giver: int) -> list[str]:
        """Return the regions that the giver could attack later in this round."""
        takeover = view["options"].get("takeover", False)
        return [
            region
            for region, owner in view["owners"].items()
            if region != view["site"] and (owner is None or (takeover and owner != giver))
        ]

    def scope(self, term: str, view: View) -> str:
        if term == PASS or term.startswith(UNDER):
            return f"battle {view['battle']} {view['site']}"
        if term == SHOW or is_single_round(view):
            return GAME
        return f"round {view['round']}"

    def describe(self, promise: Promise) -> Facts:
        verb, _, what = promise.term.partition(" ")
        facts: Facts = {"kind": verb, "giver_seat": promise.giver, "taker_seat": promise.taker}
        if verb in (PASS, UNDER):
            facts["region"] = promise.scope.split()[2]
        if verb == UNDER:
            facts["limit"] = int(what)
        if verb == SPARE:
            within = "_in_game" if promise.scope == GAME else ""
            facts["kind"] = f"{SPARE}_{ME}{within}" if what == ME else f"{SPARE}{within}"
            facts |= {} if what == ME else {"region": what}
            facts |= {} if within else {"round": int(promise.scope.split()[1])}
        return facts

    def is_breach(self, promise: Promise, view: View, action: Action) -> bool:
        verb, _, what = action.partition(" ")
        match promise.term.split():
            case ["pass"]:
                return verb == "play" and self._is_in(promise, view)
            case ["under", limit]:
                is_above = verb == "play" and VALUES.get(what, 0) > int(limit)
                return bool(is_above and self._is_in(promise, view))
            case ["spare", "me"]:
                return verb == "besiege" and bool(view["owners"].get(what) == promise.taker)
            case ["spare", region]:
                return verb == "besiege" and what == region
        return False

    def _is_in(self, promise: Promise, view: View) -> bool:
        """True during the battle of the promise."""
        return bool(view["phase"] == "battle" and view["battle"] == int(promise.scope.split()[1]))

    def is_over(self, promise: Promise, view: View) -> bool:
        unit, _, number = promise.scope.partition(" ")
        if view["result"] is not None:
            return True
        if unit == "battle":
            ahead = view["site"] is None  # the next battle is that with the next number
            return int(view["battle"]) + ahead > int(number.split()[0])
        return unit == "round" and int(view["round"]) > int(number)

    def is_forced(self, promise: Promise, before: View, after: View) -> bool:
        """True if the rules chose a site for the giver because no other was left."""
        is_new = after["site"] is not None and after["battle"] > before["battle"]
        if not is_new or after["holder"] != promise.giver:
            return False
        return self.is_breach(promise, before, f"besiege {after['site']}")

    def at_once(self, promise: Promise, own_view: View) -> Action | None:
        if promise.term != SHOW:
            return None
        cards = tuple(sorted(NUMBER[card] for card in own_view["hand"]))
        return shown((promise.taker,), cards)


def is_single_round(view: View) -> bool:
    """True if the game has one long round: cards are drawn after battles or from own decks."""
    has_decks = any(player["deck"] is not None for player in view["players"])
    return has_decks or bool(view["options"].get("draw_after_battle"))

"""Deals between seats: promises from a fixed vocabulary, and marks that say if they were kept.

A promise has a term, which is one short line of ASCII as an action is: `pass`, `under 5`, `spare
roma`, `spare me`, `show`. The game defines the meaning of its terms: a game that takes deals has a
Dealing. When a promise ends, it gets a Mark. Marks follow only from the public view and the actions
of the seat that promised, so they reveal nothing hidden.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Literal, NamedTuple, Protocol

from engine.fact_types import Action

# A view and facts as a player reads them: the reader knows the types of the values.
View = dict[str, Any]
Facts = dict[str, Any]

PASS = "pass"  # plays no more cards in this battle or round
UNDER = "under"  # starts a term: plays no card above a number in this battle or round
SPARE = "spare"  # starts a term: does not attack a place, or the other seat
ME = "me"  # after SPARE: the other seat
SHOW = "show"  # shows the hand at once

# How a promise ended. A promise yields if its seat could not keep it by any legal action.
Mark = Literal["kept", "broken", "yielded"]
GAME = "game"  # the scope of a promise for the rest of the game


class Promise(NamedTuple):
    """A promise of seat `giver` to seat `taker`.

    `scope` names the battle or round with which the promise ends, or is GAME.
    """

    giver: int
    taker: int
    term: str
    scope: str


class Dealing(Protocol):
    """A game's functions for promises.

    All views are public views, except `own_view` in `at_once`.
    """

    @property
    def kinds(self) -> Iterable[str]:
        """Every `kind` that `describe` can return."""

    def terms(self, view: View, giver: int, taker: int) -> list[str]:
        """Return the terms that `giver` can promise to `taker` now, in the order of the form."""

    def scope(self, term: str, view: View) -> str:
        """Return the scope (`Promise.scope`) that a promise of this term would have now."""

    def describe(self, promise: Promise) -> Facts:
        """Return the facts of a promise, with the `kind` that selects its sentence."""

    def is_breach(self, promise: Promise, view: View, action: Action) -> bool:
        """True if this action of the giver would break the promise."""

    def is_over(self, promise: Promise, view: View) -> bool:
        """True once the promise's battle or round, or the whole game, has ended."""

    def is_forced(self, promise: Promise, before: View, after: View) -> bool:
        """True if the rules broke the promise, not an action of the giver.

        `before` and `after` are the views before and after a move. Such a promise yields.
        """

    def at_once(self, promise: Promise, own_view: View) -> Action | None:
        """Return the action that keeps the promise immediately, or None.

        None means that the promise is kept by later actions. `own_view` is the giver's view.
        """


def allowed(
    dealing: Dealing, promises: Sequence[Promise], view: View, legal: Sequence[Action]
) -> tuple[list[Action], list[Promise]]:
    """Return the legal actions that keep a seat's promises, and the promises that yield.

    Earlier promises take precedence. A promise yields if no action that keeps the promises before
    it would also keep it.
    """
    left, yielding = list(legal), []
    for promise in promises:
        keeping = [each for each in left if not dealing.is_breach(promise, view, each)]
        if not keeping and left:
            yielding.append(promise)
        else:
            left = keeping
    return left, yielding


def marks(
    dealing: Dealing,
    promises: Sequence[Promise],
    seat: int,
    action: Action,
    legal: Sequence[Action],
    before: View,
    after: View,
) -> dict[Promise, Mark]:
    """Return the mark of each open promise that ends with this move of `seat`.

    `promises` are the open ones of all seats. `legal` are the seat's legal actions before the move.
    `before` and `after` are the public views before and after it.
    """
    own = [each for each in promises if each.giver == seat]
    broken = [each for each in own if dealing.is_breach(each, before, action)]
    yielding = allowed(dealing, own, before, legal)[1] if broken else []
    found: dict[Promise, Mark] = {}
    for each in promises:
        if each in broken:
            found[each] = "yielded" if each in yielding else "broken"
        elif dealing.is_forced(each, before, after):
            found[each] = "yielded"
        elif dealing.is_over(each, after):
            found[each] = "kept"
    return found

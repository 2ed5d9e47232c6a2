"""Deals between seats: promises in a closed vocabulary, and if they were kept.

A promise has a term, which is one short line of ASCII as an action is: `pass`, `under 5`,
`spare roma`, `spare me`, `show`. The game defines the meaning of its terms: a game that takes deals
has a Dealing. Promises are watched from the public view and the actions of the seat that gave them,
so a mark reveals nothing.
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
    """A promise of one seat to another. `scope` is the battle or round with which it ends."""

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
        """The kinds of terms in `describe`."""

    def terms(self, view: View, giver: int, taker: int) -> list[str]:
        """Return the terms that one seat can promise another now, in the form's order."""

    def scope(self, term: str, view: View) -> str:
        """Return the battle or round with which a promise of this term would end."""

    def describe(self, promise: Promise) -> Facts:
        """Return the facts of a promise, with the `kind` that selects its sentence."""

    def is_breach(self, promise: Promise, view: View, action: Action) -> bool:
        """True if this action of the giver would break the promise."""

    def is_over(self, promise: Promise, view: View) -> bool:
        """True once the battle or round of the promise has ended, or the game."""

    def is_forced(self, promise: Promise, before: View, after: View) -> bool:
        """True if the rules themselves broke the promise between two views.

        The giver took no action that broke it, so the promise yields.
        """

    def at_once(self, promise: Promise, own_view: View) -> Action | None:
        """Return the action by which the giver keeps the promise at once, or None.

        `own_view` is the giver's view. Other promises are kept by later actions.
        """


def allowed(
    dealing: Dealing, promises: Sequence[Promise], view: View, legal: Sequence[Action]
) -> tuple[list[Action], list[Promise]]:
    """Return the legal actions that keep a seat's promises, and the promises that yield.

    An earlier promise comes first. A promise yields if none of the actions that keep those before
    it would keep it too.
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
    """Return the marks of the open promises that end with this move of a seat.

    `legal` are the seat's legal actions before the move. The views are those before and after it.
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

"""Who recruits the ally by the bids as they lie; the tie rule is that of every game."""

from __future__ import annotations

from dataclasses import replace

from engine.btwixt.rules import influence
from engine.btwixt.state import NOBODY
from engine.btwixt.table.lying import At, telling
from engine.facts import Facts


def count(at: At) -> At:
    """All kneel, and the highest total recruits; a rule of a card that says otherwise, the table
    knows.
    """
    totals = at.totals
    at = telling(at, "counted", seats=list(range(at.seats)), totals=totals)
    bidders = [seat for seat, bid in enumerate(at.bids) if bid.cards or bid.total]
    seat, tied = influence.best(totals, bidders, at.first)
    at = recruits(at, seat)
    told: Facts = {"seat": seat, "ally": _up(at), "total": totals[seat]}
    if len(tied) > 1:
        return telling(at, "recruited_tied", **told, seats=tied)
    return telling(at, "recruited", **told)


def recount(at: At) -> At:
    """The same where a total was put right after the count, unless the table named the winner."""
    return at if at.is_named or at.is_placed else count(at)


def recruits(at: At, seat: int) -> At:
    """The ally is this leader's to place."""
    bids = tuple(bid._replace(kneels=True) for bid in at.bids)
    return replace(at, bids=bids, winner=seat, on_turn=NOBODY, is_named=False)


def _up(at: At) -> object:
    """The ally as a fact; it may not have been told yet."""
    return {"kind": "not-told"} if at.ally is None else at.ally.told

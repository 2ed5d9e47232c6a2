"""The recruitment of the ally by the bids on the table. Ties are decided as in every game."""

from __future__ import annotations

from dataclasses import replace

from engine.btwixt.rules import influence
from engine.btwixt.state import NOBODY
from engine.btwixt.table.open_state import At, telling
from engine.fact_types import Facts


def count(at: At) -> At:
    """Count the bids: all leaders kneel, and the highest total recruits.

    Players must themselves enter the result of card effects that change this.
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
    """Count the bids again after a total was corrected.

    Do nothing if the players entered the winner themselves, or if the ally is placed already.
    """
    return at if at.is_named or at.is_placed else count(at)


def recruits(at: At, seat: int) -> At:
    """Record that the leader at `seat` recruits the ally and may place it. All leaders kneel."""
    bids = tuple(bid._replace(kneels=True) for bid in at.bids)
    return replace(at, bids=bids, winner=seat, on_turn=NOBODY, is_named=False)


def _up(at: At) -> object:
    """Return facts that identify the ally up for recruitment. It may not have been entered yet."""
    return {"kind": "not-told"} if at.ally is None else at.ally.told

"""A seat's lead over the best other seat, or its distance behind it, as facts."""

from __future__ import annotations

from collections.abc import Sequence

from engine.fact_types import Facts

KINDS = ("leads", "level", "trails")


def standing(totals: Sequence[int], seat: int) -> list[Facts]:
    """Return a list of one fact that compares a seat's total with the best total of the others.

    The `kind` of the fact is one of KINDS. `by` is the difference, and `leader_seat` the first of
    the leading seats.
    """
    best = max(total for other, total in enumerate(totals) if other != seat)
    if totals[seat] == best:
        return [{"kind": "level"}]
    if totals[seat] > best:
        return [{"kind": "leads", "by": totals[seat] - best}]
    leader = next(other for other, total in enumerate(totals) if other != seat and total == best)
    return [{"kind": "trails", "by": best - totals[seat], "leader_seat": leader}]

"""By how much a seat leads the others or is behind them, as facts for words."""

from __future__ import annotations

from collections.abc import Sequence

from engine.facts import Facts

KINDS = ("leads", "level", "trails")


def standing(totals: Sequence[int], seat: int) -> list[Facts]:
    """How a seat stands against the best of the others."""
    best = max(total for other, total in enumerate(totals) if other != seat)
    if totals[seat] == best:
        return [{"kind": "level"}]
    if totals[seat] > best:
        return [{"kind": "leads", "by": totals[seat] - best}]
    leader = next(other for other, total in enumerate(totals) if other != seat and total == best)
    return [{"kind": "trails", "by": best - totals[seat], "leader_seat": leader}]

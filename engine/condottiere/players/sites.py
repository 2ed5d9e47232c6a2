"""A ranked list of regions to lay siege to: its owner, asked where to fight, is not asked again.

Whom it attacks is what its owner saw when it was given: a region that a rival has taken since is
attacked only after asking.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from engine.condottiere.actions import describe
from engine.condottiere.box.regions import Land
from engine.condottiere.players.laid import gain
from engine.facts import Facts
from engine.orders import Answer, BadOrder, Part, Stance, line

View = dict[str, Any]

SITES = "sites"
BESIEGE = "besiege"
MOST_SITES = 8
ASK, ASK_FIRST = "ask", "ask-first"
TAKEN_BY = ("conquered", "taken_over")
WORTH_NAMING = 4  # regions that a stance names: after so many others the map is another


@dataclass
class Sites:
    """Sieges in the order in which they are wanted, and regions to ask about before."""

    sieges: list[str] = field(default_factory=list)
    asks: list[str] = field(default_factory=list)

    def text(self) -> str:
        """The list as it is kept."""
        return line([SITES, *self.sieges, *([" ".join([ASK, *self.asks])] if self.asks else [])])

    @property
    def regions(self) -> list[str]:
        """The regions by their ids."""
        return [siege.split()[1] for siege in self.sieges]


def read_sites(land: Land, parts: list[str]) -> Sites:
    """The clauses after `sites`: sieges, each region once, and perhaps those to ask about."""
    found = Sites()
    for clause in dict.fromkeys(parts):
        verb, *regions = clause.split()
        if verb == ASK and regions and not found.asks and {*regions} <= {*land.regions}:
            found.asks = [region for region in land.regions if region in regions]
        elif (describe(land.id, clause) or {}).get("kind") == BESIEGE:
            found.sieges.append(clause)
        else:
            raise BadOrder({"code": "order_clause", "clause": clause})
    if not found.sieges:
        raise BadOrder({"code": "order_no_site"})
    if len(found.sieges) > MOST_SITES:
        raise BadOrder({"code": "order_sites_long", "most": MOST_SITES})
    return found


def answer_sites(order: Sites, view: View, legal: list[str], events: list[Facts]) -> Answer:
    """The first of the list that is possible; the list stays.

    Its owner is asked where none is, and where the first was taken by a rival since the list was
    given. An answer keeps in mind what has been taken so far.
    """
    siege = next((siege for siege in order.sieges if siege in legal), None)
    if siege is None:
        return Answer(None, order.text(), {"kind": "no_site"})
    taken = {event["region"] for event in events if event["kind"] in TAKEN_BY} | {*order.asks}
    asks = [region for region in view["owners"] if region in taken and region in order.regions]
    region = siege.split()[1]
    if region in asks:
        why = {"kind": "taken_since", "region": region, "seat": view["owners"][region]}
        return Answer(None, order.text(), why)
    return Answer(siege, Sites(order.sieges, asks).text(), {"kind": "as_ordered"})


def told_of_sites(order: Sites) -> list[Facts]:
    """The list as facts for words: each siege, and the regions it asks about first."""
    told: list[Facts] = [{"kind": SITES}]
    told += [{"action": siege} for siege in order.sieges]
    return told + ([{"kind": ASK_FIRST, "regions": order.asks}] if order.asks else [])


def sites_form(land: Land) -> list[Part]:
    """The list as a form has it."""
    takes = [f"{BESIEGE} {region}" for region in land.regions]
    return [{"part": BESIEGE, "shape": "sequence", "takes": takes, "most": MOST_SITES}]


def worthwhile_sites(land: Land, view: View, legal: list[str]) -> Stance | None:
    """Those that help most to win by as things stand, the best first."""
    sieges = [action for action in legal if action.startswith(f"{BESIEGE} ")]
    sieges.sort(key=lambda siege: -gain(land, view, siege.split()[1]))
    order = Sites(sieges[:WORTH_NAMING])
    facts: Facts = {"kind": SITES, "regions": order.regions}
    return Stance(order.text(), facts, for_good=True) if len(order.sieges) > 1 else None

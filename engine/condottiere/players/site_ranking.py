"""A ranked list of regions to besiege, which answers the choice of a site for its player.

If a rival has taken a listed region since the list was given, the player is asked before attacking
it.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from engine.condottiere.actions import describe
from engine.condottiere.box.regions import Land
from engine.condottiere.players.battle_view import gain
from engine.fact_types import Facts
from engine.orders import Answer, BadOrder, Part, Stance, View, line

SITES = "sites"
BESIEGE = "besiege"
MOST_SITES = 8
ASK, ASK_FIRST = "ask", "ask-first"
TAKEN_BY = ("conquered", "taken_over")
# the number of regions a suggested list names; after that many battles the map has changed
WORTH_NAMING = 4


@dataclass
class Sites:
    """A ranked list of `besiege` actions, and the regions that need a question first."""

    sieges: list[str] = field(default_factory=list)
    asks: list[str] = field(default_factory=list)

    def text(self) -> str:
        """Return the list as it is stored."""
        return line([SITES, *self.sieges, *([" ".join([ASK, *self.asks])] if self.asks else [])])

    @property
    def regions(self) -> list[str]:
        """The ids of the regions to besiege, in order."""
        return [siege.split()[1] for siege in self.sieges]


def read_sites(land: Land, parts: list[str]) -> Sites:
    """Parse the clauses after `sites`: the regions to besiege in order, none twice.

    One clause may list regions for which the player wants to be asked (`ask ...`).
    """
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
    """Answer with the first siege that is legal, and keep the list.

    Ask the player if no siege is legal. Also ask if a rival has taken the first legal region since
    the list was given. The kept list records the listed regions that were taken.
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
    """Return the facts of the list: each siege, and the regions that it asks about first."""
    told: list[Facts] = [{"kind": SITES}]
    told += [{"action": siege} for siege in order.sieges]
    return told + ([{"kind": ASK_FIRST, "regions": order.asks}] if order.asks else [])


def sites_form(land: Land) -> list[Part]:
    """Return the parts of a form for such a list."""
    takes = [f"{BESIEGE} {region}" for region in land.regions]
    return [{"part": BESIEGE, "shape": "sequence", "takes": takes, "most": MOST_SITES}]


def worthwhile_sites(land: Land, view: View, legal: list[str]) -> Stance | None:
    """Suggest a list of the regions that currently help most to win, best first.

    Return None if there are fewer than two.
    """
    sieges = [action for action in legal if action.startswith(f"{BESIEGE} ")]
    sieges.sort(key=lambda siege: -gain(land, view, siege.split()[1]))
    order = Sites(sieges[:WORTH_NAMING])
    facts: Facts = {"kind": SITES, "regions": order.regions}
    return Stance(order.text(), facts, for_good=True) if len(order.sieges) > 1 else None

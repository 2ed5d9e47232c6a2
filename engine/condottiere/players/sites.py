"""A ranked list of regions to lay siege to: its owner, asked where to fight, is not asked again."""

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
WORTH_NAMING = 4  # regions that a stance names: after so many others the map is another


@dataclass
class Sites:
    """Sieges in the order in which they are wanted."""

    sieges: list[str] = field(default_factory=list)

    def text(self) -> str:
        """The list as it is kept."""
        return line([SITES, *self.sieges])

    @property
    def regions(self) -> list[str]:
        """The regions by their ids."""
        return [siege.split()[1] for siege in self.sieges]


def read_sites(land: Land, parts: list[str]) -> Sites:
    """The clauses after `sites`: sieges, each region once."""
    found = Sites(list(dict.fromkeys(parts)))
    for clause in parts:
        if (describe(land.id, clause) or {}).get("kind") != BESIEGE:
            raise BadOrder({"code": "order_clause", "clause": clause})
    if not found.sieges:
        raise BadOrder({"code": "order_no_site"})
    if len(found.sieges) > MOST_SITES:
        raise BadOrder({"code": "order_sites_long", "most": MOST_SITES})
    return found


def answer_sites(order: Sites, legal: list[str]) -> Answer:
    """The first of the list that is possible; with none its owner is asked, and the list stays."""
    siege = next((siege for siege in order.sieges if siege in legal), None)
    kind = "no_site" if siege is None else "as_ordered"
    return Answer(siege, order.text(), {"kind": kind})


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

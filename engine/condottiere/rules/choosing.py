"""The choice of a site (section 4.1), the start of a battle, and regions for the papal token."""

from __future__ import annotations

from itertools import compress

from engine.codec import demand
from engine.condottiere.actions import BISHOP_ALONE, BISHOP_OFF, DECLINE, NOTATIONS
from engine.condottiere.box.cards import NO_CARD
from engine.condottiere.box.regions import NOWHERE
from engine.condottiere.rules.strength import season
from engine.condottiere.state import DONE, NOBODY, State
from engine.fact_types import Refusal

# --- 4.1 choose ------------------------------------------------------------


def begin_choosing(state: State) -> None:
    state.phase, state.actor, state.site = "choose", state.holder, NOWHERE
    state.declined = 0
    if state.rules.skip_sites:
        besiege(state, state.holder, open_regions(state, state.holder).index(True), 0)


def open_regions(state: State, seat: int) -> list[bool]:
    """Return a list that is True for each region that the seat may choose as the site.

    A region must have no marker and no papal token. After a tied battle its region is open again.
    11.4: with takeover, regions of other seats are open too.
    """
    if state.rules.takeover:
        may = [owner != seat for owner in state.owner]
    else:
        may = [owner == NOBODY for owner in state.owner]
    if state.favour != NOWHERE:
        may[state.favour] = False
    return may


def sites(state: State, seat: int) -> list[str]:
    besieging = NOTATIONS[state.rules.land.id].besiege
    offered = list(compress(besieging, open_regions(state, seat)))
    return [*offered, DECLINE] if why_not_decline(state, seat, 0, 0) is None else offered


def why_not_besiege(state: State, seat: int, region: int, more: int) -> Refusal | None:
    name, owner = state.rules.land.regions[region], state.owner[region]
    if owner == seat and state.rules.takeover:
        return {"code": "region_own", "region": name}
    if owner != NOBODY and not state.rules.takeover:
        return {"code": "region_taken", "region": name, "owner_seat": owner}
    if region == state.favour:
        return {"code": "region_favoured", "region": name}
    return None


def besiege(state: State, seat: int, region: int, more: int) -> None:
    state.site = region
    state.battle += 1
    owner = state.owner[region]
    if owner == NOBODY:
        state.log.append((state.turn, "besieged", seat, region, state.battle))
    else:
        state.log.append((state.turn, "attacked", seat, region, owner, state.battle))
    if state.battle == 1:
        begin_battle(state)
    else:
        state.phase = DONE


def why_not_decline(state: State, seat: int, what: int, more: int) -> Refusal | None:
    """Return why the seat may not decline to choose a site, or None.

    It may not after all seats have declined as often as the edition allows (A1-01).
    """
    rules = state.rules
    if not rules.why_not_decline:
        return {"code": "must_choose"}
    if state.declined >= state.seats * rules.decline_limit:
        return {"code": "declined_by_all"}
    return None


def decline(state: State, seat: int, what: int, more: int) -> None:
    """Pass the Condottiere token and the choice to the left neighbour."""
    state.declined += 1
    state.holder = state.actor = (seat + 1) % state.seats
    state.log.append((state.turn, "declined", seat, state.holder))


# --- 4.2 the battle begins -------------------------------------------------


def begin_battle(state: State) -> None:
    """Begin the battle; the holder plays first, even without cards."""
    rules, state.last_passed = state.rules, NOBODY
    state.phase, state.actor = "battle", state.holder
    state.idle += 1
    state.blessings = blessings(state)
    is_takeover = rules.takeover and not state.finalists
    state.reserve = state.owner[state.site] if is_takeover else NOBODY
    if rules.hidden_cards:
        state.covered = (NO_CARD,) * state.seats
    if rules.draw_after_battle:
        state.dealt = tuple(map(tuple, state.hands))


def blessings(state: State) -> tuple[str, ...]:
    """Return the legal plays of a bishop in this battle (5.3).

    They stay the same for the whole battle, as markers do not change before its end. A3-17: the
    token goes off the board if no region is left.
    """
    if state.finalists or state.rules.bishop not in ("favour", "elder"):
        return (BISHOP_ALONE,)
    rules = state.rules
    may = [owner == NOBODY or rules.takeover for owner in state.owner]
    if not rules.papal_on_contested:
        may[state.site] = False
    regions = compress(NOTATIONS[rules.land.id].bless, may)
    if rules.bishop == "elder":
        return tuple(regions) or (BISHOP_ALONE,)  # AR-06
    return (*regions, BISHOP_OFF)


def follow(state: State) -> None:
    """Restore the fields of a state that are derived and not stored. Raise NotAState."""
    state.season = state.slot[-1] if state.slot else season(state.lines)
    demand(NOWHERE <= state.site < len(state.owner), "site: not on the map")
    state.blessings = blessings(state) if state.phase == "battle" else ()
    if state.rules.campaign and not state.points:  # stored before campaigns were scored
        state.points = (0,) * state.seats


def unfit(state: State, region: int) -> Refusal | None:
    """Return why the papal token may not go to the region, or None.

    It may not go to the contested region (A3-01) or to a region with a marker. 11.4: with takeover
    a marker does not matter.
    """
    name, owner = state.rules.land.regions[region], state.owner[region]
    if region == state.site and not state.rules.papal_on_contested:
        return {"code": "region_contested", "region": name}
    if owner != NOBODY and not state.rules.takeover:
        return {"code": "region_taken", "region": name, "owner_seat": owner}
    return None

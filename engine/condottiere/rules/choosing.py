"""Where the next battle is (section 4.1), how it begins, and where a bishop may lay the token."""

from __future__ import annotations

from itertools import compress

from engine.codec import demand
from engine.condottiere.actions import BISHOP_ALONE, BISHOP_OFF, DECLINE, NOTATIONS
from engine.condottiere.box.cards import NO_CARD
from engine.condottiere.box.regions import NOWHERE
from engine.condottiere.rules.strength import season
from engine.condottiere.state import DONE, NOBODY, State
from engine.facts import Refusal

# --- 4.1 choose ------------------------------------------------------------


def begin_choosing(state: State) -> None:
    state.phase, state.actor, state.site = "choose", state.holder, NOWHERE
    state.declined = 0
    if state.rules.skip_sites:
        besiege(state, state.holder, open_regions(state, state.holder).index(True), 0)


def open_regions(state: State, seat: int) -> list[bool]:
    """Of each region, whether this seat may site a battle there: on no papal token, on no marker.

    A region just tied over is open again. 11.4: with takeover another seat's region is open too.
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
    """A1-01: once the choice has come all the way round, the first who declined it must choose."""
    rules = state.rules
    if not rules.why_not_decline:
        return {"code": "must_choose"}
    if state.declined >= state.seats * rules.decline_limit:
        return {"code": "declined_by_all"}
    return None


def decline(state: State, seat: int, what: int, more: int) -> None:
    """The token, with the choice, goes to the left neighbour."""
    state.declined += 1
    state.holder = state.actor = (seat + 1) % state.seats
    state.log.append((state.turn, "declined", seat, state.holder))


# --- 4.2 the battle begins -------------------------------------------------


def begin_battle(state: State) -> None:
    """The holder leads, even without cards."""
    rules, state.last_passed = state.rules, NOBODY
    state.phase, state.actor = "battle", state.holder
    state.idle += 1
    state.blessings = blessings(state)
    if rules.takeover and not state.finalists:
        state.reserve = state.owner[state.site]
    if rules.hidden_cards:
        state.covered = (NO_CARD,) * state.seats
    if rules.draw_after_battle:
        state.dealt = tuple(map(tuple, state.hands))


def blessings(state: State) -> tuple[str, ...]:
    """5.3: what a bishop may be told in this battle; markers do not change before its end.

    A3-17: off the board when no region is left.
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
    """What follows from the rest of a state, and is not stored with it. Raises NotAState."""
    state.season = state.slot[-1] if state.slot else season(state.lines)
    demand(NOWHERE <= state.site < len(state.owner), "site: not on the map")
    state.blessings = blessings(state) if state.phase == "battle" else ()
    if state.rules.campaign and not state.points:  # from before campaigns were counted
        state.points = (0,) * state.seats


def unfit(state: State, region: int) -> Refusal | None:
    """Why the papal token may not go there: A3-01 a contested region, or one with a marker.

    11.4: with takeover a marker is no hindrance.
    """
    name, owner = state.rules.land.regions[region], state.owner[region]
    if region == state.site and not state.rules.papal_on_contested:
        return {"code": "region_contested", "region": name}
    if owner != NOBODY and not state.rules.takeover:
        return {"code": "region_taken", "region": name, "owner_seat": owner}
    return None

"""The view of a seat, built field by field from nothing; a field not listed here stays hidden."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

from engine.condottiere.actions import DISCARD, KEEP
from engine.condottiere.box.cards import CARDS, NO_CARD, SPRING, WINTER, ids, spread
from engine.condottiere.box.editions import PLACING
from engine.condottiere.box.regions import NOWHERE, largest_group
from engine.condottiere.rules.flow import to_act
from engine.condottiere.rules.regrouping import DISCARDS, KEEPS
from engine.condottiere.rules.stakes import could_end
from engine.condottiere.rules.strength import strengths, worths
from engine.condottiere.state import NOBODY, State, owned

ANSWERS = {KEEPS: KEEP, DISCARDS: DISCARD}
SEASONS = {WINTER: CARDS[WINTER], SPRING: CARDS[SPRING]}


def view(state: State, seat: int | None) -> dict[str, Any]:
    """Return the table as this seat sees it, or as a spectator does (None)."""
    seen = table(state) | {"seat": seat, "players": players(state, seat)}
    if seat is not None:
        seen["hand"] = ids(spread(state.hands[seat]))
        seen |= own_secrets(state, seat)
    return seen


def own_secrets(state: State, seat: int) -> dict[str, Any]:
    """Return the secrets of a seat besides its hand.

    They are its face-down card, its decision to burn its hand, its answer to the discard question,
    and the cards it has shown.
    """
    secrets: dict[str, Any] = {}
    if state.covered and state.covered[seat] != NO_CARD:
        secrets["face_down"] = CARDS[state.covered[seat]]
    if state.answers and state.answers[seat] in ANSWERS:
        secrets["answer"] = ANSWERS[state.answers[seat]]
    if seat in state.burning:
        secrets["burning"] = True
    readers = [shown for shown in state.shown if shown.owner == seat and shown.cards]
    if readers:
        secrets["shown_to"] = [{"seat": s.reader, "cards": ids(s.cards)} for s in readers]
    return secrets


def shown_to(state: State, reader: int | None) -> dict[int, list[str]]:
    """Return by owner the cards shown to this reader that the owner certainly still holds."""
    return {shown.owner: ids(shown.cards) for shown in state.shown if shown.reader == reader}


def table(state: State) -> dict[str, Any]:
    """Return the public facts about the table."""
    rules, regions = state.rules, state.rules.land.regions
    return {
        "game": rules.id,
        "turn": state.turn,
        "phase": state.phase,
        "to_act": to_act(state),
        "round": state.round,
        "battle": state.battle,
        "holder": state.holder,
        "site": place(state, state.site),
        "favour": place(state, state.favour),
        "papal_token": rules.bishop in PLACING,
        "defender": defender(state),
        "season": SEASONS.get(state.season),
        "targets": {
            "total": rules.total.get(state.seats),
            "adjacent": rules.adjacent.get(state.seats),
        },
        "could_end": could_end(state),
        "final_battle": list(state.finalists),
        "pile": len(state.pile) + sum(map(len, state.decks)),
        "burned": sum(state.burned) + sum(map(sum, state.discarded)),
        "owners": {
            region: None if owner == NOBODY else owner
            for region, owner in zip(regions, state.owner, strict=True)
        },
        "options": dict(rules.options),
        "campaign": campaign(state),
        "result": deepcopy(state.result),
    }


def campaign(state: State) -> dict[str, Any] | None:
    """Return the target and points of a campaign, including this game's points once it is over."""
    if not state.rules.campaign:
        return None
    ended = state.result or state.decided
    points = ended["campaign"]["points"] if ended and "campaign" in ended else state.points
    return {"target": state.rules.campaign, "points": list(points)}


def place(state: State, region: int) -> str | None:
    return None if region == NOWHERE else state.rules.land.regions[region]


def defender(state: State) -> int | None:
    """Return the seat that defends its region in the current battle, or None.

    Only the option `takeover` allows attacks on owned regions.
    """
    owner = NOBODY if state.site == NOWHERE else state.owner[state.site]
    return owner if owner != NOBODY and state.phase == "battle" else None


def players(state: State, reader: int | None) -> list[dict[str, Any]]:
    """Return the public facts about each seat, and the cards that it has shown to this reader.

    A3-12: hand sizes are public unless an option hides them.
    """
    totals = strengths(state.lines, state.season, state.rules.spring_once)
    names, found = state.rules.land.regions, []
    public, shown = not state.rules.hide_hand_counts, shown_to(state, reader)
    for seat, line in enumerate(state.lines):
        regions = owned(state, seat)
        is_counted = seat not in state.uncounted
        counted = sum(state.hands[seat]) if is_counted else None
        found.append(
            {
                "seat": seat,
                "hand_size": counted if public or seat == reader else None,
                "line": ids(line),
                "worth": worths(line, state.season, state.lines, state.rules.spring_once),
                "strength": totals[seat],
                "shown": shown.get(seat, []),
                "passed": state.passed[seat],
                "face_down": bool(state.covered) and state.covered[seat] != NO_CARD,
                "in_reserve": seat == state.reserve,
                "regions": [names[region] for region in regions],
                "largest_group": largest_group(state.rules.land, regions),
                "deck": len(state.decks[seat]) if state.decks and is_counted else None,
            }
        )
    return found

"""Scoring for games with the real box: a battle, a map or a campaign.

The module contains no rules of its own. It sets up a state and plays it with the normal rules.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine.condottiere.actions import BISHOP_ALONE, NOTATIONS, NOTHING, misread
from engine.condottiere.agreed import with_options
from engine.condottiere.box.cards import BISHOP, CARDS, NO_CARD
from engine.condottiere.box.editions import PLACING, Rules
from engine.condottiere.box.regions import largest_group
from engine.condottiere.knowledge.view import SEASONS
from engine.condottiere.options import MOST_POINTS, OPTIONS
from engine.condottiere.rules.battle import pass_battle, play, why_not_pass, why_not_play
from engine.condottiere.rules.campaign import Finished, after, standing
from engine.condottiere.rules.concluding import (
    all_taken,
    count_decides,
    end_battle,
    most_regions,
    victory,
)
from engine.condottiere.rules.dealing import hand_limit, laid_out
from engine.condottiere.rules.strength import effects, strengths, worths
from engine.condottiere.state import NOBODY, State, owned
from engine.luck import Seeded
from engine.scores import Report, Unscorable, listed, mapped, one_of, required, whole, wholes

FAULTS = (
    "battle_over",
    "campaign_over",
    "card_not_in_box",
    "favour_must_be_placed",
    "favour_out_of_play",
    "has_passed",
    "malformed",
    "no_such_card",
    "not_a_mercenary",
    "not_in_line",
    "nothing_to_defend",
    "nothing_to_take",
    "pass_is_final",
    "region_unknown",
    "won_by_nobody",
)


def kinds_of(edition: Rules) -> tuple[str, ...]:
    """Return the kinds of report that an edition accepts.

    Campaigns are accepted only if the edition has them.
    """
    has = {option["id"] for option in OPTIONS[edition.id]}
    return tuple(kind for kind in KINDS_OF_REPORT if kind != "campaign" or kind in has)


def score(edition: Rules, kind: str, data: Report) -> Report:
    seats = whole(required(data, "players"), "players", edition.seats[0], edition.seats[-1])
    options = mapped(data.get("options", {}), "options")
    return KINDS_OF_REPORT[kind](with_options(edition, options, seats), seats, data)


# --- a battle --------------------------------------------------------------

# Hands are unknown, so every seat holds plenty of each card that the box has. A report does not
# name the site, and the outcome does not depend on it, so any region will do.
PLENTY = 1000
SITE = 0
NOBODYS = Seeded(b"")  # cards drawn after the report has been answered are never revealed


def score_battle(rules: Rules, seats: int, data: Report) -> Report:
    state, moves = battle_begun(rules, seats, data), MOVES[rules.land.id]
    plays = listed(required(data, "plays"), "plays")
    for number, said in enumerate(plays):
        try:
            record(state, said, moves)
        except Unscorable as wrong:
            raise wrong.within(f"plays[{number}]") from None
    ended = state.phase != "battle"
    answer = as_it_lies(state)
    if not ended:
        state.actor = NOBODY
        end_battle(state)
    return answer | {"winner": winner(state), "holder": holder(state), "ended": ended}


def battle_begun(rules: Rules, seats: int, data: Report) -> State:
    state = laid_out(rules, seats, NOBODYS)
    held = [PLENTY if copies else 0 for copies in rules.deck]
    state.hands = [held[:] for _ in range(seats)]
    state.phase, state.site = "battle", SITE
    state.holder = whole(required(data, "holder"), "holder", 0, seats - 1)
    defender = data.get("defender")
    if defender is not None:
        whole(defender, "defender", 0, seats - 1)
        if not rules.takeover:
            raise Unscorable("nothing_to_defend", "defender")
        state.owner[SITE] = state.reserve = defender
    state.blessings = () if rules.bishop in PLACING else (BISHOP_ALONE,)
    return state


def record(state: State, said: Any, moves: dict[str, Any]) -> None:
    """Record one play of a report: `said` is a seat and an action.

    The report may be out of turn order, so any seat that has not passed may play.
    """
    seat, words = listed(said, "", 2)
    whole(seat, "[0]", 0, state.seats - 1)
    if state.phase != "battle":
        raise Unscorable("battle_over", "")
    if state.passed[seat]:
        raise Unscorable("has_passed", "")
    try:
        verb, what, more = moves[words]
    except (KeyError, TypeError):
        raise unscorable(misread_play(state.rules, words), "[1]") from None
    may, does = (why_not_pass, pass_battle) if verb == "pass" else (may_record, play)
    refused = may(state, seat, what, more)
    if refused is not None:
        raise unscorable(refused, "[1]")
    state.actor = seat
    does(state, seat, what, more)


# The legal plays, with or without the verb `play`.
MOVES = {
    land: {
        said: move
        for text, move in notation.moves.items()
        if move[0] in ("play", "pass")
        for said in (text, text.removeprefix("play "))
    }
    for land, notation in NOTATIONS.items()
}


def misread_play(rules: Rules, words: Any) -> dict[str, Any]:
    bare = isinstance(words, str) and not words.startswith("play ")
    return misread(NOTATIONS[rules.land.id], f"play {words}" if bare else words)


def may_record(state: State, seat: int, card: int, more: int) -> dict[str, Any] | None:
    """Return why a play cannot be recorded, or None.

    The papal token's new region may be missing and is not checked. The report may be of the final
    battle, where the token does not move, and the free regions are unknown.
    """
    if not state.hands[seat][card]:
        return {"code": "card_not_in_box", "card": CARDS[card]}
    if card == BISHOP and state.rules.bishop in PLACING and more != NOTHING:
        return None
    return why_not_play(state, seat, card, more)


def unscorable(refusal: dict[str, Any], at: str) -> Unscorable:
    facts = dict(refusal)
    return Unscorable(facts.pop("code"), at, **facts)


def as_it_lies(state: State) -> Report:
    """Return the season, and the cards and the strength of each line, as they lie on the table.

    Face-down cards are listed without strength, as they have not been turned up.
    """
    season, once, lines = state.season, state.rules.spring_once, state.lines
    cards = [
        [
            {"card": CARDS[card], "worth": worth, "why": list(why)}
            for card, worth, why in zip(
                line,
                worths(line, season, lines, once),
                effects(line, season, lines, once),
                strict=True,
            )
        ]
        for line in lines
    ]
    for seat, card in enumerate(state.covered):
        if card != NO_CARD:
            cards[seat].append({"card": CARDS[card], "worth": 0, "why": ["face_down"]})
    return {
        "lines": [[each["card"] for each in line] for line in cards],
        "season": SEASONS.get(season),
        "strengths": strengths(lines, season, once),
        "cards": cards,
    }


WON = frozenset({"conquered", "defended", "taken_over"})


def winner(state: State) -> int | None:
    """Return the winner of the battle, or None if it had none."""
    for _, kind, *facts in reversed(state.log):
        if kind in WON and isinstance(facts[0], int):
            return facts[0]
    return None


def holder(state: State) -> int | None:
    """Return the new holder, or None if the report does not tell.

    It does not tell if the last seat to pass becomes holder, but none has passed.
    """
    return None if state.holder == NOBODY else state.holder


# --- a map -----------------------------------------------------------------


def score_map(rules: Rules, seats: int, data: Report) -> Report:
    state = map_laid_out(rules, seats, data)
    won = [(seat, why) for seat in range(seats) if (why := victory(state, owned(state, seat)))]
    winners = [seat for seat, _ in won]
    reason = min((why for _, why in won), default=None)  # "adjacent" sorts first
    fight: list[int] = []
    if not winners and all_taken(state):
        best, reason = most_regions(state), "count"
        winners, fight = (best, []) if count_decides(state, best) else ([], best)
    groups = [largest_group(rules.land, owned(state, seat)) for seat in range(seats)]
    return {
        "regions": [state.owner.count(seat) for seat in range(seats)],
        "largest_group": groups,
        "winners": winners,
        "reason": reason,
        "final_battle": fight,
        "deal": [hand_limit(state, seat) for seat in range(seats)],
    }


def map_laid_out(rules: Rules, seats: int, data: Report) -> State:
    state, regions = laid_out(rules, seats, NOBODYS), rules.land.regions
    for region, owner in mapped(required(data, "owners"), "owners").items():
        at = f"owners.{region}"
        one_of(region, at, regions, "region_unknown")
        if owner is not None:
            state.owner[regions.index(region)] = whole(owner, at, 0, seats - 1)
    favour = data.get("favour")
    if favour is not None:
        if rules.bishop not in PLACING:
            raise Unscorable("favour_out_of_play", "favour")
        state.favour = regions.index(one_of(favour, "favour", regions, "region_unknown"))
    return state


# --- a campaign ------------------------------------------------------------

# A game may also end in a final battle. Campaigns do not include the duel, the only game to end
# "exhausted".
ENDS = ("adjacent", "total", "count", "final_battle")


def score_campaign(rules: Rules, seats: int, data: Report) -> Report:
    target = whole(required(data, "target"), "target", 1, MOST_POINTS)
    found = standing(rules, target, [0] * seats)
    for number, said in enumerate(listed(required(data, "games"), "games")):
        at = f"games[{number}]"
        if found.over:
            raise Unscorable("campaign_over", at)
        game = finished(rules, seats, mapped(said, at), at)
        found = standing(rules, target, after(found.points, game))
    return {
        "points": found.points,
        "over": found.over,
        "leaders": found.leaders,
        "final_battle": found.final_battle,
    }


def finished(rules: Rules, seats: int, said: Report, at: str) -> Finished:
    try:
        most = len(rules.land.regions)
        regions = wholes(required(said, "regions"), "regions", seats, 0, most)
        won_by, reason = said.get("winner"), one_of(required(said, "reason"), "reason", ENDS)
        if won_by is not None:
            whole(won_by, "winner", 0, seats - 1)
        elif reason in ("adjacent", "total"):
            raise Unscorable("won_by_nobody", "winner")
    except Unscorable as wrong:
        raise wrong.within(at) from None
    return Finished(regions, won_by, reason)


KINDS_OF_REPORT: dict[str, Callable[[Rules, int, Report], Report]] = {
    "battle": score_battle,
    "map": score_map,
    "campaign": score_campaign,
}

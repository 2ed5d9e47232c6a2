"""The end of the game: final scoring (14, 16.5), the rewards of characters, and the winner."""

from __future__ import annotations

from collections.abc import Callable

from engine.state import seats_by_place
from engine.troyes.box.cards import Character
from engine.troyes.rules.face_up import turn_characters
from engine.troyes.state import NOBODY, Account, Ended, State, tell

SOLO = ("solo_0", "solo_1", "solo_2", "solo_3", "solo_4", "solo_5")
REASONS = ("points", *SOLO)


# --- measures --------------------------------------------------------------


def cubes_by_level(state: State, who: int) -> list[int]:
    """Return the owner's number of cubes on each level of the cathedral."""
    levels = [0] * state.rules.cards.cathedral["levels"]
    for column in state.cathedral:
        for level, cube in enumerate(column):
            levels[level] += cube == who
    return levels


def tradesmen_points(state: State, who: int) -> list[int]:
    """Return the points of the owner's tradesmen. Those beside the VP spaces have 0."""
    found = []
    for slot, standing in enumerate(state.tradesmen):
        if who in standing:
            points = state.rules.cards.activities[state.activities[slot]].vp_spaces
            place = standing.index(who)
            found.append(points[place] if place < len(points) else 0)
    return found


def marked_events(state: State, who: int) -> int:
    """Return the number of uncountered events with a cube of the owner."""
    return sum(who in cubes for cubes in state.flags)


MEASURES: dict[str, Callable[[State, int], int]] = {
    "cathedral": lambda state, who: sum(cubes_by_level(state, who)),
    "citizens": lambda state, who: state.spaces.count(who),
    "influence": lambda state, who: state.influence[who],
    "deniers": lambda state, who: state.deniers[who],
    "events": lambda state, who: len(state.taken[who]),
    "tradesmen": lambda state, who: len(tradesmen_points(state, who)),
}


def rewarded(character: Character, measured: int, few: bool) -> int:
    """Return the points of the highest threshold that `measured` reaches.

    `few` selects the thresholds for games of up to two players (14).
    """
    thresholds = character.thresholds_2p if few else character.thresholds
    reached = [vp for least, vp in zip(thresholds, character.vp, strict=True) if measured >= least]
    return reached[-1] if reached else 0


def reward(state: State, who: int, character: int) -> int:
    """Return the points of a character for an owner; Le Roy has no deniers or influence (16.2)."""
    card = state.rules.cards.characters[character]
    return rewarded(card, MEASURES[card.measure](state, who), state.seats <= 2)


def levels_lost(cubes: list[int], penalty: int) -> int:
    return penalty * cubes.count(0)


# --- the sum ---------------------------------------------------------------


def account(state: State, who: int) -> Account:
    """Return the parts of an owner's final score."""
    shown = [character for held in state.characters for character in held]
    ids = state.rules.cards.characters
    penalty: int = state.rules.cards.cathedral["empty_level"]
    marked: int = state.rules.cards.turn["marked_event"]
    return {
        "points": state.points[who],
        "marked_events": marked * marked_events(state, who),
        "tradesmen": sum(tradesmen_points(state, who)),
        "levels": levels_lost(cubes_by_level(state, who), penalty),
        "characters": {ids[each].id: reward(state, who, each) for each in shown},
    }


def total(account: Account) -> int:
    """Return the sum of an account."""
    parts = (account["points"], account["marked_events"], account["tradesmen"], account["levels"])
    return sum(parts) + sum(account["characters"].values())


def finish(state: State) -> None:
    """Reveal all secrets, score all owners and end the game."""
    turn_characters(state)
    state.phase, state.actor = "over", NOBODY
    shown = [character for held in state.characters for character in held]
    tell(state, "characters_shown", tuple(shown))
    accounts = [account(state, who) for who in range(state.seats + state.solo)]
    scores = [total(each) for each in accounts]
    for who, each in enumerate(accounts):
        rewards = sum(each["characters"].values())
        facts = (each["points"], each["marked_events"], each["tradesmen"], each["levels"])
        kind = ("roy_final",) if who == state.seats else ("scored", who)
        tell(state, *kind, *facts, rewards, scores[who])
    end = against_le_roy if state.solo else among_players
    state.result = result = end(state, scores, accounts)
    tell(state, "game_over", tuple(result["winners"]), result["reason"])


def among_players(state: State, scores: list[int], accounts: list[Account]) -> Ended:
    """Return the result: most points win, and a tie is shared by default (Q31)."""
    broken = {"most_influence": state.influence, "most_deniers": state.deniers}
    by = broken.get(state.rules.final_tie, [0] * state.seats)
    order = [(scores[seat], by[seat]) for seat in range(state.seats)]
    ranking = seats_by_place(order)
    return {
        "winners": ranking[0],
        "ranking": ranking,
        "scores": scores,
        "reason": "points",
        "breakdown": accounts,
    }


def against_le_roy(state: State, scores: list[int], accounts: list[Account]) -> Ended:
    """Return the solo result: the band of the lead over Le Roy, or a defeat (16.5)."""
    mine, his = scores
    lead = mine - his
    band = band_of(lead, state.rules.cards.solo["bands"])
    return {
        "winners": [0] if band else [],
        "ranking": [[0]],
        "scores": [lead],
        "reason": SOLO[band],
        "counted": "lead",
        "points": mine,
        "le_roy": his,
        "breakdown": accounts,
    }


def band_of(lead: int, bands: list[int]) -> int:
    """Return the band of a lead over Le Roy. The band 0 is a defeat."""
    return sum(lead >= least for least in bands)

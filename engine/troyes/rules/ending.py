"""How a game ends: final scoring (14, 16.5), what each character rewards, and who has won."""

from __future__ import annotations

from collections.abc import Callable

from engine.troyes.box.cards import Character
from engine.troyes.rules.turning import turn_characters
from engine.troyes.state import NOBODY, Account, Ended, State, tell

SOLO = ("solo_0", "solo_1", "solo_2", "solo_3", "solo_4", "solo_5")
REASONS = ("points", *SOLO)


# --- what counts -----------------------------------------------------------


def cubes_by_level(state: State, who: int) -> list[int]:
    """How many cubes somebody has on each level of the cathedral."""
    levels = [0] * state.rules.cards.cathedral["levels"]
    for column in state.cathedral:
        for level, cube in enumerate(column):
            levels[level] += cube == who
    return levels


def tradesmen_points(state: State, who: int) -> list[int]:
    """The points of the space of each tradesman; nothing beside the spaces."""
    found = []
    for slot, standing in enumerate(state.tradesmen):
        if who in standing:
            points = state.rules.cards.activities[state.activities[slot]].vp_spaces
            place = standing.index(who)
            found.append(points[place] if place < len(points) else 0)
    return found


def marked_events(state: State, who: int) -> int:
    """Events that nobody has countered, and that hold a cube of theirs."""
    return sum(who in cubes for cubes in state.flags)


def citizens_standing(state: State, who: int) -> int:
    return state.spaces.count(who)


MEASURES: dict[str, Callable[[State, int], int]] = {
    "cathedral": lambda state, who: sum(cubes_by_level(state, who)),
    "citizens": citizens_standing,
    "influence": lambda state, who: state.influence[who],
    "deniers": lambda state, who: state.deniers[who],
    "events": lambda state, who: len(state.taken[who]),
    "tradesmen": lambda state, who: len(tradesmen_points(state, who)),
}


def rewarded(character: Character, measured: int, few: bool) -> int:
    """14: the points of the highest threshold that is reached; one's own for two players."""
    thresholds = character.thresholds_2p if few else character.thresholds
    reached = [vp for least, vp in zip(thresholds, character.vp, strict=True) if measured >= least]
    return reached[-1] if reached else 0


def reward(state: State, who: int, character: int) -> int:
    """What a character is worth to somebody; Le Roy has neither money nor influence (16.2)."""
    card = state.rules.cards.characters[character]
    return rewarded(card, MEASURES[card.measure](state, who), state.seats <= 2)


def levels_lost(cubes: list[int], penalty: int) -> int:
    return penalty * cubes.count(0)


# --- the sum ---------------------------------------------------------------


def account(state: State, who: int) -> Account:
    """The final score of one of those who have one, and of what it is made."""
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
    """The score: all parts together."""
    parts = (account["points"], account["marked_events"], account["tradesmen"], account["levels"])
    return sum(parts) + sum(account["characters"].values())


def finish(state: State) -> None:
    """All secrets are laid open, and everybody's score is told."""
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
    """Most points win; a tie is shared, unless agreed otherwise (Q31)."""
    broken = {"most_influence": state.influence, "most_deniers": state.deniers}
    by = broken.get(state.rules.final_tie, [0] * state.seats)
    order = [(scores[seat], by[seat]) for seat in range(state.seats)]
    ranking = [
        [seat for seat in range(state.seats) if order[seat] == place]
        for place in sorted(set(order), reverse=True)
    ]
    return {
        "winners": ranking[0],
        "ranking": ranking,
        "scores": scores,
        "reason": "points",
        "breakdown": accounts,
    }


def against_le_roy(state: State, scores: list[int], accounts: list[Account]) -> Ended:
    """16.5: the lead over Le Roy says how well it went; without one the game is lost."""
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
    """How well a lead over Le Roy speaks of the player; 0 is the defeat."""
    return sum(lead >= least for least in bands)

"""The arithmetic of a battle: strength, winner, next holder. Lines in, numbers out; no state."""

from __future__ import annotations

from itertools import chain

from engine.condottiere.box.cards import (
    COURTESAN,
    DRUMMER,
    KINDS,
    MERCENARIES,
    NO_CARD,
    PRINTED,
    SPRING,
    WINTER,
)

Line = list[int]
NO_SEASON = 0
ALL_MERCENARIES = frozenset(MERCENARIES)
SPRING_BONUS = 3
IN_WINTER = 1  # what every mercenary is worth then
# For the words of cards and sheets.
FACTS_OF_SEASONS = {"worth": IN_WINTER, "bonus": SPRING_BONUS}

# --- 6. strength -----------------------------------------------------------


def worth_of_each_card(winter: bool, drummer: bool) -> tuple[int, ...]:
    """Winter first, then the drummer; both touch mercenaries only."""
    worth = list(PRINTED)
    for mercenary in MERCENARIES:
        worth[mercenary] = (IN_WINTER if winter else PRINTED[mercenary]) * (2 if drummer else 1)
    assert len(worth) == KINDS
    return tuple(worth)


# WORTH[season][drummer][card]; spring's bonus comes on top, undoubled.
WORTH = {
    season: tuple(worth_of_each_card(season == WINTER, drummer) for drummer in (False, True))
    for season in (NO_SEASON, WINTER, SPRING)
}


def season(lines: list[Line]) -> int:
    """WINTER, SPRING or NO_SEASON: they are never in play together."""
    for line in lines:
        if WINTER in line:
            return WINTER
        if SPRING in line:
            return SPRING
    return NO_SEASON


def highest_mercenary(lines: list[Line]) -> int:
    """The strongest mercenary in play, or NO_CARD.

    A3-02: by the printed number, whatever winter or a drummer make of it.
    """
    return max(ALL_MERCENARIES.intersection(chain.from_iterable(lines)), default=NO_CARD)


def facts_of_card(card: int) -> dict[str, int]:
    """The numbers that a card's words need: its own strength, and what seasons make of others."""
    return {"strength": PRINTED[card], **FACTS_OF_SEASONS}


def strength(line: Line, season: int, lines: list[Line], once: bool = False) -> int:
    """The total of one line among all that are in play; `once`: spring's bonus for a whole line."""
    worth = WORTH[season][DRUMMER in line]
    total = sum(map(worth.__getitem__, line))
    if season == SPRING:
        copies = line.count(highest_mercenary(lines))
        total += SPRING_BONUS * (min(copies, 1) if once else copies)
    return total


def worths(line: Line, season: int, lines: list[Line], once: bool = False) -> list[int]:
    """What each card of the line counts just now; one bonus stands on the first that earns it."""
    worth = WORTH[season][DRUMMER in line]
    found = [worth[card] for card in line]
    for place in places_of_bonus(line, season, lines, once):
        found[place] += SPRING_BONUS
    return found


def places_of_bonus(line: Line, season: int, lines: list[Line], once: bool) -> list[int]:
    """Where in the line spring's bonus stands."""
    if season != SPRING:
        return []
    highest = highest_mercenary(lines)
    places = [place for place, card in enumerate(line) if card == highest]
    return places[:1] if once else places


def effects(
    line: Line, season: int, lines: list[Line], once: bool = False
) -> list[tuple[str, ...]]:
    """Of each card what has acted on its worth, in the order of section 6."""
    on_mercenaries = (("winter",) if season == WINTER else ()) + (
        ("drummer",) if DRUMMER in line else ()
    )
    found = [on_mercenaries if card in ALL_MERCENARIES else () for card in line]
    for place in places_of_bonus(line, season, lines, once):
        found[place] = (*found[place], "spring")
    return found


def strengths(lines: list[Line], season: int, once: bool = False) -> list[int]:
    """The total of every line."""
    return [strength(line, season, lines, once) for line in lines]


# --- 4.3 who conquers ------------------------------------------------------


def strongest(totals: list[int]) -> list[int]:
    """The seats that share the highest total; one of them alone is the winner.

    A3-14: a battle that a surrender ended is compared no differently.
    """
    highest = max(totals)
    return [seat for seat, total in enumerate(totals) if total == highest]


# --- 7. who becomes holder -------------------------------------------------


def most_courtesans(lines: list[Line]) -> int | None:
    """The seat with strictly most courtesans, at least one."""
    counts = [line.count(COURTESAN) for line in lines]
    most = max(counts, default=0)
    return counts.index(most) if most and counts.count(most) == 1 else None


REASONS = ("courtesans", "winner", "left_of_holder", "defender", "last_to_pass", "surrendered")


def next_holder(
    lines: list[Line], winner: int | None, after_tie: tuple[int, str]
) -> tuple[int, str]:
    """The new holder, and why. A3-03, A3-05: most courtesans decide after a tie too."""
    courted = most_courtesans(lines)
    if courted is not None:
        return courted, "courtesans"
    return after_tie if winner is None else (winner, "winner")

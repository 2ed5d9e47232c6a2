"""The arithmetic of a battle: strength, winner and next holder, computed from lines."""

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
IN_WINTER = 1  # the worth of every mercenary in winter
# Numbers for the texts of cards and sheets.
FACTS_OF_SEASONS = {"worth": IN_WINTER, "bonus": SPRING_BONUS}

# --- 6. strength -----------------------------------------------------------


def worth_of_each_card(winter: bool, drummer: bool) -> tuple[int, ...]:
    """Return the worth of each of CARDS, with or without winter and a drummer.

    Only mercenaries change: winter is applied first, then the drummer.
    """
    worth = list(PRINTED)
    for mercenary in MERCENARIES:
        worth[mercenary] = (IN_WINTER if winter else PRINTED[mercenary]) * (2 if drummer else 1)
    assert len(worth) == KINDS
    return tuple(worth)


# WORTH[season][drummer][card]; the bonus of spring is added later and not doubled.
WORTH = {
    season: tuple(worth_of_each_card(season == WINTER, drummer) for drummer in (False, True))
    for season in (NO_SEASON, WINTER, SPRING)
}


def season(lines: list[Line]) -> int:
    """Return WINTER, SPRING or NO_SEASON; the two are never in play together."""
    for line in lines:
        if WINTER in line:
            return WINTER
        if SPRING in line:
            return SPRING
    return NO_SEASON


def highest_mercenary(lines: list[Line]) -> int:
    """Return the strongest mercenary in play by printed strength (A3-02), or NO_CARD."""
    return max(ALL_MERCENARIES.intersection(chain.from_iterable(lines)), default=NO_CARD)


def facts_of_card(card: int) -> dict[str, int]:
    """Return the numbers for a card's text: its own strength, and the effect of seasons."""
    return {"strength": PRINTED[card], **FACTS_OF_SEASONS}


def strength(line: Line, season: int, lines: list[Line], once: bool = False) -> int:
    """Return the total of one line, given all lines in play.

    With `once`, spring gives its bonus once to the line instead of to each copy.
    """
    worth = WORTH[season][DRUMMER in line]
    total = sum(map(worth.__getitem__, line))
    if season == SPRING:
        copies = line.count(highest_mercenary(lines))
        total += SPRING_BONUS * (min(copies, 1) if once else copies)
    return total


def worths(line: Line, season: int, lines: list[Line], once: bool = False) -> list[int]:
    """Return the current worth of each card of the line.

    A bonus that is given only once goes to the first copy.
    """
    worth = WORTH[season][DRUMMER in line]
    found = [worth[card] for card in line]
    for place in places_of_bonus(line, season, lines, once):
        found[place] += SPRING_BONUS
    return found


def places_of_bonus(line: Line, season: int, lines: list[Line], once: bool) -> list[int]:
    """Return the positions in the line that get the bonus of spring."""
    if season != SPRING:
        return []
    highest = highest_mercenary(lines)
    places = [place for place, card in enumerate(line) if card == highest]
    return places[:1] if once else places


def effects(
    line: Line, season: int, lines: list[Line], once: bool = False
) -> list[tuple[str, ...]]:
    """Return for each card the names of the effects on its worth, in the order of section 6."""
    on_mercenaries = (("winter",) if season == WINTER else ()) + (
        ("drummer",) if DRUMMER in line else ()
    )
    found = [on_mercenaries if card in ALL_MERCENARIES else () for card in line]
    for place in places_of_bonus(line, season, lines, once):
        found[place] = (*found[place], "spring")
    return found


def strengths(lines: list[Line], season: int, once: bool = False) -> list[int]:
    """Return the total of every line."""
    return [strength(line, season, lines, once) for line in lines]


# --- 4.3 who conquers ------------------------------------------------------


def strongest(totals: list[int]) -> list[int]:
    """Return the seats that share the highest total. A single seat is the winner.

    A3-14: a battle ended by a surrender is compared in the same way.
    """
    highest = max(totals)
    return [seat for seat, total in enumerate(totals) if total == highest]


# --- 7. who becomes holder -------------------------------------------------


def most_courtesans(lines: list[Line]) -> int | None:
    """Return the seat with more courtesans than any other, or None if there is no such seat."""
    counts = [line.count(COURTESAN) for line in lines]
    most = max(counts, default=0)
    return counts.index(most) if most and counts.count(most) == 1 else None


REASONS = ("courtesans", "winner", "left_of_holder", "defender", "last_to_pass", "surrendered")


def next_holder(
    lines: list[Line], winner: int | None, after_tie: tuple[int, str]
) -> tuple[int, str]:
    """Return the next holder of the Condottiere token, and the reason.

    `after_tie` is the holder and the reason if there is no winner. A3-03, A3-05: a seat with most
    courtesans comes first, even after a tie.
    """
    courted = most_courtesans(lines)
    if courted is not None:
        return courted, "courtesans"
    return after_tie if winner is None else (winner, "winner")

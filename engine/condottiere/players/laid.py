"""A battle as one seat sees it lie, and what a card would make of it: for bots and orders."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from engine.condottiere.box.cards import BISHOP, NUMBER, PRINTED, SCARECROW, SPRING, WINTER
from engine.condottiere.box.regions import Land, largest_group
from engine.condottiere.rules.strength import highest_mercenary, strength, strengths

View = dict[str, Any]

# What a card counts for when it is spent: a mercenary its number, the others this.
COST = {"winter": 3, "spring": 3, "courtesan": 1, "drummer": 4, "heroine": 9, "surrender": 4}
COST |= {"scarecrow": 2, "bishop": 4} | {f"m{n}": n for n in (1, 2, 3, 4, 5, 6, 10)}


@dataclass(frozen=True)
class Table:
    """A battle as it lies, in the numbers that the arithmetic takes."""

    land: Land
    view: View
    seat: int
    lines: list[list[int]]
    season: int
    passed: list[bool]
    hand: list[str]

    @property
    def once(self) -> bool:
        """Whether spring gives its bonus once to a line (Rakab), as this table shows it."""
        return bool(self.view["options"].get("spring_bonus") == "per_army")

    @property
    def lead(self) -> int:
        """How far the own line is ahead of the strongest other one; negative when behind."""
        totals = strengths(self.lines, self.season, self.once)
        own = totals.pop(self.seat)
        return own - max(totals)

    @property
    def own(self) -> int:
        """What the own line counts."""
        line = self.lines[self.seat]
        return strength(line, self.season, self.lines, self.once)

    @property
    def rivals(self) -> list[int]:
        """Who else may still play a card."""
        players = self.view["players"]
        return [
            player["seat"]
            for player in players
            if player["seat"] != self.seat
            and not player["passed"]
            and player["hand_size"] != 0  # None: not told
        ]


def laid(land: Land, view: View) -> Table:
    """What lies before everybody, the own card that lies face down included."""
    lines = [[NUMBER[card] for card in player["line"]] for player in view["players"]]
    if "face_down" in view:
        lines[view["seat"]].append(NUMBER[view["face_down"]])
    passed = [player["passed"] for player in view["players"]]
    season = NUMBER.get(view["season"], 0)
    return Table(land, view, view["seat"], lines, season, passed, list(view["hand"]))


def after(table: Table, action: str) -> Table:
    """The table once a card is played, as far as strengths go."""
    _, card, *more = action.split()
    number, lines = NUMBER[card], [line[:] for line in table.lines]
    season, own = table.season, lines[table.seat]
    if number in (WINTER, SPRING):
        rival = WINTER + SPRING - number
        lines = [[other for other in line if other != rival] for line in lines]
        season = number
    elif number == BISHOP:
        highest = highest_mercenary(lines)
        lines = [[other for other in line if other != highest] for line in lines]
    elif number == SCARECROW:
        if more and NUMBER[more[0]] in own:
            own.remove(NUMBER[more[0]])
    else:
        own.append(number)
    return replace(table, lines=lines, season=season)


def cost(action: str) -> int:
    """What a play spends; a card that is taken back is not spent."""
    return COST[action.split()[1]]


def reach(table: Table) -> int:
    """How much strength the hand could add, before season and drum."""
    return sum(PRINTED[NUMBER[card]] for card in table.hand)


# --- what is at stake ------------------------------------------------------


def grown(land: Land, view: View, seat: int, region: str) -> int:
    """The largest group of a seat that takes the region as well."""
    owned = {*view["players"][seat]["regions"], region}
    return largest_group(land, {land.regions.index(name) for name in owned})


def gain(land: Land, view: View, region: str) -> float:
    """What a region is worth to the own empire, and a little for what others lose by it."""
    own = grown(land, view, view["seat"], region)
    others = [
        grown(land, view, player["seat"], region)
        for player in view["players"]
        if player["seat"] != view["seat"]
    ]
    return 3 * own + max(others)


def is_decisive(table: Table) -> bool:
    """True if this battle could decide the game, other than for want of cards."""
    return any(reason != "exhausted" for reason in table.view["could_end"])

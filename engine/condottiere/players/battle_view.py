"""A battle from one seat's view, and the effect of a card on it, for bots and orders."""

from __future__ import annotations

from dataclasses import dataclass, replace

from engine.condottiere.box.cards import BISHOP, NUMBER, PRINTED, SCARECROW, SPRING, WINTER
from engine.condottiere.box.regions import Land, largest_group
from engine.condottiere.rules.strength import highest_mercenary, strength, strengths
from engine.orders import View

# The cost of spending a card: the strength of a mercenary, or the values below.
COST = {"winter": 3, "spring": 3, "courtesan": 1, "drummer": 4, "heroine": 9, "surrender": 4}
COST |= {"scarecrow": 2, "bishop": 4} | {f"m{n}": n for n in (1, 2, 3, 4, 5, 6, 10)}


@dataclass(frozen=True)
class Table:
    """A battle from one seat's view, in the form that the strength functions take."""

    land: Land
    view: View
    seat: int
    lines: list[list[int]]
    season: int
    passed: list[bool]
    hand: list[str]

    @property
    def once(self) -> bool:
        """True if spring gives its bonus once to each line (Rakab)."""
        return bool(self.view["options"].get("spring_bonus") == "per_army")

    @property
    def lead(self) -> int:
        """The lead of the seat's line over the strongest other line, negative when behind."""
        totals = strengths(self.lines, self.season, self.once)
        own = totals.pop(self.seat)
        return own - max(totals)

    @property
    def own(self) -> int:
        """The strength of the seat's line."""
        line = self.lines[self.seat]
        return strength(line, self.season, self.lines, self.once)

    @property
    def rivals(self) -> list[int]:
        """The other seats that may still play a card."""
        players = self.view["players"]
        return [
            player["seat"]
            for player in players
            if player["seat"] != self.seat
            and not player["passed"]
            and player["hand_size"] != 0  # None: the size is hidden
        ]


def laid(land: Land, view: View) -> Table:
    """Return the battle that a view shows, including the seat's own face-down card."""
    lines = [[NUMBER[card] for card in player["line"]] for player in view["players"]]
    if "face_down" in view:
        lines[view["seat"]].append(NUMBER[view["face_down"]])
    passed = [player["passed"] for player in view["players"]]
    season = NUMBER.get(view["season"], 0)
    return Table(land, view, view["seat"], lines, season, passed, list(view["hand"]))


def after(table: Table, action: str) -> Table:
    """Return the table after a card is played, with only the effects that change strengths."""
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
    """Return the cost (COST) of the card that an action plays.

    A mercenary that a scarecrow takes back does not count.
    """
    return COST[action.split()[1]]


def reach(table: Table) -> int:
    """Return the sum of the printed strengths in the hand, before season and drummer."""
    return sum(PRINTED[NUMBER[card]] for card in table.hand)


# --- what is at stake ------------------------------------------------------


def grown(land: Land, view: View, seat: int, region: str) -> int:
    """Return the size that a seat's largest connected group would have with the region."""
    owned = {*view["players"][seat]["regions"], region}
    return largest_group(land, {land.regions.index(name) for name in owned})


def gain(land: Land, view: View, region: str) -> float:
    """Rate a region by the group that it would give the seat.

    The group that it would give the best rival counts too, but only a third as much.
    """
    own = grown(land, view, view["seat"], region)
    others = [
        grown(land, view, player["seat"], region)
        for player in view["players"]
        if player["seat"] != view["seat"]
    ]
    return 3 * own + max(others)


def is_decisive(table: Table) -> bool:
    """True if this battle could decide the game, other than by running out of cards."""
    return any(reason != "exhausted" for reason in table.view["could_end"])

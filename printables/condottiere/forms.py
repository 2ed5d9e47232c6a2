"""The score sheets of the Condottiere family: battles, regions, and a series of games."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from engine.condottiere.box.editions import Rules
from engine.condottiere.series import TARGET
from engine.game import AnyGame
from printables.circles import MOST_LABELLED, Counted, Entered, by_column
from printables.condottiere import passages
from printables.condottiere.map_sheet import empty_map
from printables.condottiere.passages import rules_of
from printables.form import Form, Grid, Row, blanks
from printables.passage import Passage
from printables.sheet_request import Wanted
from printables.speaker import Speaker

BATTLES, GAMES = 15, 8
MARK = "✓"


def score(wanted: Wanted) -> Form:
    """Return the form: a page for battles, and a page for regions and the numbers needed to win.

    In large print the regions have a page of their own, and the rest comes before it.
    """
    say, rules = wanted.say, rules_of(wanted)
    title = say("paper-scored", game=say(f"game-short-{wanted.game.id}"))
    aids, battles = (passages.worth(rules, say), passages.holder(rules, say)), _battles(wanted)
    regions, victory = _regions(wanted, rules), passages.victory(rules, say)
    if wanted.large:
        return Form(title, ((*aids, victory, battles), (regions,)))
    return Form(title, ((*aids, battles), (regions, victory)))


def _battles(wanted: Wanted) -> Grid:
    say, seats = wanted.say, wanted.seats
    heads = [say("paper-number"), say("form-site"), *range(seats)]
    heads += [say("form-winner"), say("form-holder")]
    rest = (1 - 0.07 - 0.2 - 0.28) / seats
    return Grid(
        say("form-battles"),
        heads,
        blanks(BATTLES),
        (0.07, 0.2, *[rest] * seats, 0.14, 0.14),
        (f"{say('form-strengths')} {say('aid-after-region')}",),
        fills=True,
        numbered=True,
    )


def _regions(wanted: Wanted, rules: Rules) -> Grid:
    """Return a grid to note the owners of regions, with totals to compare with the targets."""
    say = wanted.say
    lines = [Row(say(f"region-{region}")) for region in rules.land.regions]
    sums = [Row(say(f"form-{each}"), is_total=True) for each in _compared(say, rules)]
    heads = ["", *range(wanted.seats)]
    rows, picture = [*lines, *sums], empty_map(rules, say)
    return Grid(say("form-regions"), heads, rows, notes=(say("form-owned"),), picture=picture)


def final(wanted: Wanted, view: Mapping[str, Any]) -> tuple[Grid]:
    """Return the filled-in grid of owners, with totals to compare with the targets."""
    say, rules, players = wanted.say, rules_of(wanted), view["players"]
    lines = [
        Row(
            say(f"region-{region}"),
            [MARK if region in each["regions"] else "" for each in players],
        )
        for region in rules.land.regions
    ]
    came_to = {
        "chain": [each["largest_group"] for each in players],
        "count": [len(each["regions"]) for each in players],
    }
    sums = [
        Row(say(f"form-{each}"), list(map(say.number, came_to[each])), is_total=True)
        for each in _compared(say, rules)
    ]
    heads = ["", *range(len(players))]
    return (Grid(say("form-regions"), heads, [*lines, *sums], is_filled=True),)


def _compared(say: Speaker, rules: Rules) -> tuple[str, ...]:
    kinds = {"chain": rules.adjacent, "count": rules.total}
    return tuple(kind for kind, targets in kinds.items() if targets)


def has_series(game: AnyGame) -> bool:
    """True if the edition has a series of games for points."""
    return game.series is not None


def campaign(wanted: Wanted) -> Form:
    """Return a form with a row for each game of a series: its points and the sum so far."""
    say = wanted.say
    heads = [say("form-game"), *range(wanted.seats)]
    shares = (0.12, *[0.88 / wanted.seats] * wanted.seats)
    grid = Grid("", heads, blanks(GAMES), shares, _rules(say), fills=True, numbered=True)
    target = dict(rules_of(wanted).options).get(TARGET, 0)
    agreed = Passage("", (say("form-target", target=target),))
    title = say("form-campaign", game=say(f"game-short-{wanted.game.id}"))
    return Form(title, ((agreed, replace(grid, halved=True)),), small=True)


def _rules(say: Speaker) -> tuple[str, ...]:
    return (say("form-ways"), say("campaign-rule"))


def counted(wanted: Wanted, openings: Sequence[str]) -> Counted:
    """Return the sheet to read from a photo.

    It asks for the numbers of each player's regions, the first player, and each player's rank.
    """
    say, seats, land = wanted.say, wanted.seats, rules_of(wanted).land
    things = [(region, say(f"region-{region}")) for region in land.regions]
    began, place = MOST_LABELLED - 2, MOST_LABELLED - 1
    rows = [say("photo-region", number=number + 1) for number in range(began)]
    entries = [Entered(line, ((began, seat),)) for seat, line in enumerate(openings)]
    for row in range(began):
        entries += by_column("correct owner @ {}", row, seats)
    entries.append(Entered("end *", tuple((place, seat) for seat in range(seats))))
    numbered = (f"{say.number(at)}\u00a0{name}" for at, (_, name) in enumerate(things, 1))
    return Counted(
        heads=range(seats),
        rows=[*rows, say("photo-began"), say("photo-place")],
        entries=entries,
        about=(" · ".join(numbered),),
        needs=began if openings else None,
        things=things,
    )


def tally(view: Mapping[str, Any], seat: int) -> int:
    """Return the number of regions that a seat owns."""
    return len(view["players"][seat]["regions"])

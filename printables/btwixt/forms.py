"""The score sheet of B'Twixt: the bids of every round, the councils and the end."""

from collections.abc import Mapping, Sequence
from typing import Any

from reportlab.lib.units import mm

from engine.btwixt.box.cards import TRACKS
from printables.btwixt import passages
from printables.circles import Counted, Entered, by_column
from printables.form import Form, Grid, Row
from printables.icons import placed
from printables.kit import text
from printables.kit.fonts import legible
from printables.picture import Path, drawn
from printables.seats import COLOURS, SIGNS, SYMBOLS
from printables.sheet_request import Wanted
from printables.speaker import Speaker

ALLIES = 8  # of a council; few have more than five
BIDS, ENDS, MOST = 24, 15, 1.7  # rows that fit on a page; the greatest height of a row
PRINT, NAME = 9.6, 30 * mm  # a longer name would break within a word
BESIDE, SMALLER = 8.5, 0.72  # the distance and scale of two signs
COMPARED = ("small", "large", "allies")  # the last three of ENDING, as named in a view
ENDING = ("form-left", "form-right", "table-small", "table-large", "form-number")


def score(wanted: Wanted) -> Form:
    """Return the form: a page for the bids, and a page for the councils and the final values."""
    say = wanted.say
    title = say("paper-scored", game=say(f"game-short-{wanted.game.id}"))
    end = passages.the_end(wanted.game.agreed(wanted.options), say)
    return Form(title, ((_bids(wanted),), (_councils(wanted), _end(wanted), end)))


def _bids(wanted: Wanted) -> Grid:
    """Return a grid with a row for each round of each season."""
    say, seats = wanted.say, wanted.seats
    track = TRACKS[seats]
    rows = [
        Row(say("form-of-season", season=say(f"season-{season}"), round=number))
        for season in track.seasons
        for number in range(1, track.rounds + 1)
    ]
    rest = (1 - 0.14 - 0.1 - 0.14 - 0.12) / seats
    first = (say("form-round"), say("form-first"), say("table-ally"))
    heads = [*first, *range(seats), say("form-won-by")]
    shares = (0.14, 0.1, 0.14, *[rest] * seats, 0.12)
    notes = (say("form-bids-about"),)
    tall = 1.0 if wanted.large else min(MOST, BIDS / len(rows))
    return Grid(say("form-bids"), heads, rows, shares, notes, tall=tall)


def _councils(wanted: Wanted) -> Grid:
    """Return a grid with a row for each council."""
    say, seats = wanted.say, wanted.seats
    called = [text.fitted(legible(name), "text", PRINT, NAME) for name in wanted.names]
    pairs = [(seat, (seat + 1) % seats) for seat in range(seats)]
    rows = [
        Row(
            say("form-council", one=called[one], other=called[other])
            if max(one, other) < len(called)
            else "",
            sign=_signs(say, one, other),
            told=say("form-council", one=say.number(one + 1), other=say.number(other + 1)),
        )
        for one, other in pairs
    ]
    heads = ["", *(say(f"form-{part}") for part in ("allies", "tokens", "more"))]
    return Grid(
        say("form-councils"),
        [*heads, say("paper-total")],
        rows,
        (0.28, *[0.18] * 4),
        tall=_tall(wanted),
    )


def _signs(say: Speaker, one: int, other: int) -> tuple[Path, ...]:
    """Return the symbols of two neighbouring seats, side by side in reading direction."""
    pair = (other, one) if say.direction == "rtl" else (one, other)
    signs = (drawn(SYMBOLS[seat], fill=COLOURS[seat]) for seat in pair)
    beside = zip(signs, (-BESIDE, BESIDE), strict=True)
    return tuple(moved for sign, x in beside for moved in placed((sign,), x, 0, SMALLER))


def _end(wanted: Wanted) -> Grid:
    """Return a grid with a column for each player and rows for their councils and final values.

    The cells for a council show the symbols of its two seats.
    """
    say, seats = wanted.say, wanted.seats
    between = [SIGNS[seat] + SIGNS[(seat + 1) % seats] for seat in range(seats)]
    which = {"form-left": between, "form-right": [between[-1], *between[:-1]]}
    rows = [Row(say(key), which.get(key, ()), is_total=key == "table-small") for key in ENDING]
    return Grid(say("form-end"), ["", *range(seats)], rows, tall=_tall(wanted))


def final(wanted: Wanted, view: Mapping[str, Any]) -> tuple[Grid]:
    """Return the filled-in grid of each player's councils and final values."""
    say, players = wanted.say, view["players"]
    worth = [council["least"] for council in view["councils"]]  # revealed by now
    came_to = [
        [worth[each["left"]] for each in players],
        [worth[each["right"]] for each in players],
        *([each[part] or 0 for each in players] for part in COMPARED),
    ]
    rows = [
        Row(say(key), list(map(say.number, points)), is_total=key == "table-small")
        for key, points in zip(ENDING, came_to, strict=True)
    ]
    heads = ["", *range(len(players))]
    return (Grid(say("form-end"), heads, rows, is_filled=True, tall=MOST),)


def counted(wanted: Wanted, openings: Sequence[str]) -> Counted:
    """Return the sheet to read from a photo: the allies and tokens of each council."""
    say, seats, entries = wanted.say, wanted.seats, []
    rows = [say("photo-ally", number=number + 1) for number in range(ALLIES)]
    for row in range(ALLIES):
        entries += by_column("correct ally # {}", row, seats)
    entries += by_column("correct power {} +#", ALLIES, seats)
    entries += by_column("correct council {} tokens #", ALLIES + 1, seats)
    entries.append(Entered("anyway score"))
    entries += by_column("tokens {} sum #", ALLIES + 2, seats)
    rows += [say(f"photo-{part}") for part in ("more", "tokens", "sum")]
    return Counted([(seat, (seat + 1) % seats) for seat in range(seats)], rows, entries)


def _tall(wanted: Wanted) -> float:
    """Return a row's height relative to its usual height, so that both grids fill one page.

    In large print it is 1.
    """
    return 1.0 if wanted.large else min(MOST, ENDS / (wanted.seats + len(ENDING)))


def tally(view: Mapping[str, Any], seat: int) -> int:
    """Return the lowest power that the seat's weaker council can have."""
    return int(view["players"][seat]["small_least"] or 0)

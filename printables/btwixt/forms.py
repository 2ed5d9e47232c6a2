"""The score sheet of B'Twixt: the bids of every round, the councils and the end."""

from collections.abc import Mapping
from typing import Any

from engine.btwixt.box.cards import TRACKS
from printables.btwixt import passages
from printables.form import Form, Grid, Row
from printables.kit.fonts import legible
from printables.wanted import Wanted

BIDS, MOST = 24, 1.7  # rows that a page has room for; how tall one may be


def score(wanted: Wanted) -> Form:
    """A page for the bids, and one for the councils."""
    say = wanted.say
    title = say("paper-scored", game=say(f"game-short-{wanted.game.id}"))
    end = passages.the_end(wanted.game.agreed(wanted.options), say)
    return Form(title, ((_bids(wanted),), (_councils(wanted), _end(wanted), end)))


def _bids(wanted: Wanted) -> Grid:
    """A line for each round of each season."""
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
    return Grid(say("form-bids"), heads, rows, shares, notes, tall=min(MOST, BIDS / len(rows)))


def _councils(wanted: Wanted) -> Grid:
    """A line for each council, between two neighbours."""
    say, seats = wanted.say, wanted.seats
    called = [
        legible(wanted.names[seat]) if seat < len(wanted.names) else say.number(seat + 1)
        for seat in range(seats)
    ]
    rows = [
        Row(say("form-council", one=called[seat], other=called[(seat + 1) % seats]))
        for seat in range(seats)
    ]
    heads = ["", *(say(f"form-{part}") for part in ("allies", "tokens", "more"))]
    return Grid(
        say("form-councils"), [*heads, say("paper-total")], rows, (0.28, *[0.18] * 4), tall=1.2
    )


def _end(wanted: Wanted) -> Grid:
    """For each player both councils, and what is compared."""
    say = wanted.say
    keys = ("form-left", "form-right", "table-small", "table-large", "form-number")
    rows = [Row(say(key), is_total=key == "table-small") for key in keys]
    return Grid(say("form-end"), ["", *range(wanted.seats)], rows, tall=1.2)


def tally(view: Mapping[str, Any], seat: int) -> int:
    """What the small council of a seat is worth at least."""
    return int(view["players"][seat]["small_least"] or 0)

"""The end of a game at a table: its count step by step, and the words of its keepsakes."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import chain

import printables
from engine import pad
from engine.game import Tally
from engine.state import numbered
from engine.table import BY_HAND
from service.language import dates
from service.views import available_sheets
from service.views.table_view import TableView
from service.views.wordings import story_lines


@dataclass(frozen=True)
class Step:
    """A row of the final count: its label, and each seat's cell."""

    words: str
    cells: Sequence[str]
    is_total: bool = False


def is_counted(s: TableView) -> bool:
    """True if the game came to its end by the rules, so that its count is known."""
    return s.result is not None and s.result["reason"] != BY_HAND and s.view.get("ended") is None


def count(s: TableView) -> list[Step]:
    """Return the final count row by row, without empty rows; [] if the table did not count."""
    if s.game is None:
        return _sums(s) if s.is_over else []
    if not is_counted(s) or s.view.get("count"):  # the table counts it itself
        return []
    wanted = available_sheets.of_people(s.game, s.reader, s.row.options, paper="a4", date="")
    rows = chain.from_iterable(grid.rows for grid in printables.final_count(wanted, s.view))
    found = (Step(row.told or row.words, row.cells, row.is_total) for row in rows)
    return [step for step in found if any(step.cells)]


def _sums(s: TableView) -> list[Step]:
    """Return the rows of a score pad, with the totals last."""
    lines, totals = pad.sums(s.view)
    rows = [
        Step(
            row["title"] or s.say.number(number),
            ["–" if cell is None else s.say.number(cell) for cell in row["cells"]],
        )
        for number, row in enumerate(lines, 1)
    ]
    return [*rows, Step(s.say("pad-total"), list(map(s.say.number, totals)), True)]


# --- on paper --------------------------------------------------------------


def wanted_for(s: TableView, paper: str) -> printables.Wanted:
    """Return the request for a keepsake (a poster or certificate) of a finished game."""
    assert s.game is not None
    reader = replace(s.reader, names=tuple(map(available_sheets.printable, s.names)))
    return available_sheets.of_people(s.game, reader, s.row.options, paper=paper, date=day_of(s))


def day_of(s: TableView) -> str:
    """Return the date on which the game ended."""
    at = s.row.ended_at or s.row.touched_at
    return dates.date(dates.local_time(at, s.reader.timezone), s.reader.language)


def kept(s: TableView, place: str) -> printables.Kept:
    """Return the words for a finished game's poster and certificate; `place` is the location."""
    assert s.game is not None
    rules, say = s.table.rules, s.say
    names = tuple(map(available_sheets.printable, s.names))
    events = rules.told(s.table.at, 0, rules.happened(s.table.at))
    story = story_lines(s.game, say, names, events)
    turns = int(s.view.get("turn", len(s.table.entries)))
    return printables.Kept(
        outcome=s.outcome,
        people=say.join(names),
        winners=[names[seat] for seat in s.winners],
        places=_places(s, names) if len(names) > 1 else [],
        story=[printables.story_line(s.game, facts, words, turns) for facts, words in story],
        proof=[],
        day=day_of(s),
        measure=printables.measure(s.game, say),
        course=_course(s),
        place=available_sheets.printable(place),
    )


def kept_of_pad(s: TableView, place: str) -> printables.Kept:
    """Return the words for the certificate of a score pad; `place` is the location."""
    names = tuple(map(available_sheets.printable, s.names))
    return printables.Kept(
        outcome=s.outcome,
        people=s.say.join(names),
        winners=[names[seat] for seat in s.winners],
        places=_places(s, names) if len(names) > 1 else [],
        story=[],
        proof=[],
        day=day_of(s),
        place=available_sheets.printable(place),
        won=s.say("keepsake-won", game=available_sheets.printable(s.title)),
    )


def of_campaign(s: TableView, kept: printables.Kept, tally: Tally) -> printables.Kept:
    """Return `kept` with the words for the certificate of a campaign's winner in it."""
    reader = replace(s.reader, names=tuple(map(available_sheets.printable, s.names)))
    return replace(
        kept,
        outcome=s.campaign_outcome,
        winners=reader.named(tally.winners),
        places=reader.campaign_places(tally.winners, tally.points),
        won=s.say("keepsake-won-campaign", game=s.game_title, target=s.target),
    )


def _places(s: TableView, names: Sequence[str]) -> list[str]:
    """Return a line for each place: its number, the players who share it, and their score."""
    result = s.table.rules.result(s.table.at, len(names))
    if result is None:
        return []
    counted, found = f"result-{result.get('counted', 'score')}", []
    for number, seats in numbered(result["ranking"]):
        who = s.say.join(names[seat] for seat in seats)
        scores = [result["scores"][seat] for seat in seats if result["scores"]]
        score = ""
        if scores:
            is_bare = not s.say.has(counted)  # a pad does not know the name of its points
            score = f": {s.say.number(scores[0]) if is_bare else s.say(counted, count=scores[0])}"
        found.append(f"{s.say.number(number)}. {who}{score}")
    return found


def _course(s: TableView) -> list[list[int]]:
    """Return each seat's points at every snapshot of the log, and at the end."""
    assert s.game is not None
    views = [s.table.rules.view(at) for at in (*s.table.marks, s.table.at)]
    begun = [view for view in views if "players" in view]
    found = [
        [printables.tally(s.game, view, seat) for seat in range(len(s.names))] for view in begun
    ]
    return [[each or 0 for each in row] for row in found if None not in row]

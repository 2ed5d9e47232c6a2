"""The sheet with circles to fill in, which a phone reads from a photo: positions and entries."""

from __future__ import annotations

from typing import Any

import printables
from printables import circles
from service.views import available_sheets
from service.views.table_view import TableView


def sheet(s: TableView) -> dict[str, Any] | None:
    """Return the layouts, columns, rows and entries of the table's sheet, or None if it has none.

    A score pad's rows have no labels.
    """
    found: dict[str, Any] = {"game": 0, "table": 0, "names": [*s.names], "entries": []}
    rows = circles.MOST_LABELLED
    if s.game is not None:
        wanted = available_sheets.of_people(s.game, s.reader, s.row.options, paper="a4", date="")
        openings = s.table.rules.openings(s.table.at)
        counted = printables.counted(wanted, openings)
        if counted is None:
            return None
        rows = len(counted.rows)
        found |= {
            "game": circles.number_of(s.game.id, circles.GAME_BITS),
            "table": circles.number_of(s.row.id, circles.TABLE_BITS),
            "names": [_called(s, head) for head in counted.heads],
            "labels": counted.rows,
            "entries": [[entry.line, entry.cells] for entry in counted.entries],
            "needs": counted.needs,
            "things": counted.things,
        }
    layouts = {"pad": circles.PAD.places(), "game": circles.labelled(rows).places()}
    return {"labels": None, "needs": None, "things": [], **found, "layouts": layouts}


def _called(s: TableView, head: str | int | tuple[int, int]) -> str:
    """Return the heading of a column: a text, or the names of one or two players."""
    if isinstance(head, str):
        return head
    return " · ".join(s.names[seat] for seat in ((head,) if isinstance(head, int) else head))

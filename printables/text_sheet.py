"""A sheet that is also available as text: in large print, in two languages, or on a page."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from engine.game import AnyGame
from printables.form import Form
from printables.score_sheet import score_sheet
from printables.sheet import DrawSheet, Sheet, every_game
from printables.sheet_request import LARGE, OTHER, Wanted
from printables.side_by_side import side_by_side


def worded(
    usual: DrawSheet,
    twin: Callable[[Wanted], Form],
    fits: Callable[[AnyGame], bool] = every_game,
    ways: Iterable[str] = (),
) -> Sheet:
    """Return a kind of sheet that `usual` draws, and `twin` gives as text.

    The text is used for large print, for two languages side by side, and for a page.
    """

    def draw(wanted: Wanted) -> bytes:
        if wanted.other is not None:
            return side_by_side(wanted, twin)
        return score_sheet(wanted, twin(wanted)) if wanted.large else usual(wanted)

    return Sheet(draw, frozenset({LARGE, OTHER, *ways}), fits, twin)

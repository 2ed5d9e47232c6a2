"""A kind of sheet as a value: how to draw it, its variants, and its content as a page."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

from engine.game import AnyGame, Options
from printables.conditions import Conditions
from printables.form import Form
from printables.sheet_request import Wanted

DrawSheet = Callable[[Wanted], bytes]  # returns a PDF


def every_game(game: AnyGame) -> bool:
    """Return True, for sheets that suit every game."""
    return True


@dataclass(frozen=True)
class Sheet:
    """A kind of sheet: its drawing function, the variants it supports, and the games it suits.

    `ways` are those of WAYS that it supports. `twin` returns the same content as text and grids,
    for a page; it is None for a drawing. `seats` is the number of players, for a sheet that serves
    one number only. `option` names an option without which the sheet is of no use.
    """

    draw: DrawSheet
    ways: frozenset[str] = frozenset()
    fits: Callable[[AnyGame], bool] = every_game
    twin: Callable[[Wanted], Form] | None = None
    is_filled_in: bool = False  # by pencil, or at a table on the service
    seats: int | None = None
    option: str = ""

    def suits(self, options: Options, players: int | None) -> bool:
        """Return True if a game with these options and this number of players can use the sheet."""
        fits_players = self.seats is None or self.seats == players
        return fits_players and (not self.option or bool(options.get(self.option)))

    def agreed(self, conditions: Conditions) -> Sheet:
        """Return a copy of the sheet without the sentences that are false in `conditions`."""
        draw, twin, seats = self.draw, self.twin, self.seats
        return replace(
            self,
            draw=lambda wanted: draw(wanted.agreed(conditions, seats)),
            twin=twin and (lambda wanted: twin(wanted.agreed(conditions, seats))),
        )

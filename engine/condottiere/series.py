"""A campaign as the service uses it: its target, its points and the next game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, cast

from engine.condottiere.box.editions import Rules
from engine.condottiere.options import OPTIONS
from engine.condottiere.rules.campaign import POINTS
from engine.condottiere.rules.dealing import first_holder
from engine.condottiere.state import State
from engine.game import Options, Tally, View

TARGET = "campaign"  # the key of the option and of its part of a result


# Points that the leader gains a game, by seats: in a short campaign and in a long one. Half of
# 2,000 campaigns drawn from sixty games of the bot to 10, 20, 40 and 60 points ended in between.
GAINS = {2: (6, 5), 3: (6, 5), 4: (5, 4), 5: (4.3, 3.5), 6: (4.1, 3.2)}

STEPS = {"first": 0, "rotate": 1}  # seats to the left of this game's first holder


class Campaign:
    """A campaign as a Series of engine/game.py (11.2)."""

    option = TARGET
    carried = (POINTS,)

    def target(self, options: Options) -> int:
        """Return the target points, or 0 for a game that is not part of a campaign."""
        target = options.get(TARGET, 0)
        assert isinstance(target, int)
        return target

    def games(self, options: Options, seats: int) -> tuple[int, int]:
        """Return the least and the greatest usual number of games until a seat has the target."""
        least, most = (max(1, int(self.target(options) / gain)) for gain in GAINS[seats])
        return least, max(most, least + 1)

    def points_before(self, options: Options, seats: int) -> list[int]:
        """Return each seat's points before the game with these options."""
        points = options.get(POINTS)
        return list(points) if isinstance(points, (list, tuple)) and points else [0] * seats

    def points_now(self, view: View) -> list[int]:
        """Return each seat's points as shown in a view of the current game."""
        return cast("dict[str, list[int]]", view[TARGET])["points"]

    def finalists(self, view: View) -> list[int]:
        """Return the seats in a final battle of the game or of the campaign, or [] outside one."""
        return cast("list[int]", view["final_battle"])

    def tally(self, result: Mapping[str, Any]) -> Tally | None:
        """Return the campaign's standing after a result, or None if the game gave no points."""
        return Tally(**result[TARGET]) if TARGET in result else None

    def sequel(
        self, state: State, result: Mapping[str, Any] | None = None
    ) -> dict[str, Any] | None:
        """Return the options of the next game, or None if the campaign has none.

        `result` is that of a game which ended with the real box instead of in this state.

        By default the next game names the same first holder, or draws lots again. By option the
        same seat begins again, as the rulebook's youngest player does, or the seat to its left
        begins.
        """
        rules, ended = state.rules, result or state.result
        tally = self.tally(ended) if ended else None
        if tally is None or tally.over:
            return None
        options = dict(rules.chosen) | {POINTS: list(tally.points)}
        if rules.campaign_holder in STEPS:
            began = first_holder(rules, state.seats, state.luck)
            options["first_holder"] = (began + STEPS[rules.campaign_holder]) % state.seats + 1
        return options


def series_of(edition: Rules) -> Campaign | None:
    """Return the campaign of an edition, or None if it has none."""
    return Campaign() if any(option["id"] == TARGET for option in OPTIONS[edition.id]) else None

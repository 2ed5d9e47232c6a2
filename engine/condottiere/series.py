"""A campaign as the service asks of it: how many points it goes on to, and what game follows."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, cast

from engine.condottiere.box.editions import Rules
from engine.condottiere.options import OPTIONS
from engine.condottiere.rules.campaign import POINTS
from engine.condottiere.rules.dealing import first_holder
from engine.condottiere.state import State
from engine.game import Options, Tally, View

TARGET = "campaign"  # the option, and what a result has of it


STEPS = {"first": 0, "rotate": 1}  # how far to the left of who began this game the next one begins


class Campaign:
    """The questions of engine.game.Series (11.2)."""

    option = TARGET
    carried = (POINTS,)

    def target(self, options: Options) -> int:
        """The points that it goes on to; 0 where a game is played by itself."""
        target = options.get(TARGET, 0)
        assert isinstance(target, int)
        return target

    def points_before(self, options: Options, seats: int) -> list[int]:
        """Each seat's points when the game under these options began."""
        points = options.get(POINTS)
        return list(points) if isinstance(points, (list, tuple)) and points else [0] * seats

    def points_now(self, view: View) -> list[int]:
        """Each seat's points as a view of its present game has them."""
        return cast("dict[str, list[int]]", view[TARGET])["points"]

    def finalists(self, view: View) -> list[int]:
        """The seats that fight for it all, once a battle must decide."""
        return cast("list[int]", view["final_battle"])

    def tally(self, result: Mapping[str, Any]) -> Tally | None:
        """How it stands after a game that ended so; None where that game was for no points."""
        return Tally(**result[TARGET]) if TARGET in result else None

    def sequel(self, state: State) -> dict[str, Any] | None:
        """The options of the game that follows this one, if one does.

        It begins as this one did: with the seat that was named, or by a new lot. By the table's
        choice the same seat begins again (the youngest, says the rulebook), or the next.
        """
        result, rules = state.result, state.rules
        if result is None or "campaign" not in result or result["campaign"]["over"]:
            return None
        options = dict(rules.chosen) | {POINTS: list(result["campaign"]["points"])}
        if rules.campaign_holder in STEPS:
            began = first_holder(rules, state.seats, state.luck)
            options["first_holder"] = (began + STEPS[rules.campaign_holder]) % state.seats + 1
        return options


def series_of(edition: Rules) -> Campaign | None:
    """A campaign, where the edition has them."""
    return Campaign() if any(option["id"] == TARGET for option in OPTIONS[edition.id]) else None

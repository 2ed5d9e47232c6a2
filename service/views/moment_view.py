"""A match as it stood at one of its turns, as anybody may watch it: what its lasting page shows."""

from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any

import msgspec
from sqlalchemy import Connection

from service.matches import states
from service.matches.store import LoadedMatch
from service.views import news
from service.views.match_view import MatchView, seen
from service.views.news import News
from service.views.reader import Reader
from service.views.told import Told

SO_FAR = 12  # moves that led there, at most, in lines


@dataclass(frozen=True, kw_only=True)
class MomentView(MatchView):
    """The table after so many moves, `last` of which there are now; with what the last one did.

    `so_far` tells of the moves that led there, the latest first.
    """

    turn: int
    last: int
    so_far: list[Told]

    @cached_property
    def lines(self) -> list[Told]:
        """What the move brought that led here; before the first what the beginning did."""
        return [line for line in self.told if line.turn < max(1, self.turn)]

    @cached_property
    def news(self) -> News:
        """The same, numbered as on the board."""
        return news.since(self.game, self.say, self.lines, None)

    @property
    def before(self) -> int | None:
        """The turn before it."""
        return self.turn - 1 if self.turn else None

    @property
    def after(self) -> int | None:
        """The turn after it."""
        return self.turn + 1 if self.turn < self.last else None


def at(connection: Connection, loaded: LoadedMatch, watcher: Reader, turn: int) -> MomentView:
    """The match at that turn, played again from its beginning."""
    last = loaded.match.turn
    state = loaded.state if turn == last else states.replay(connection, loaded.match, turn)
    told_from = max(0, turn - 1)
    about = seen(connection, loaded, watcher, told_from)
    earlier = seen(connection, loaded, watcher, max(0, turn - SO_FAR))
    earlier |= {name: _before(turn, earlier[name]) for name in ("events", "fallen")}
    so_far = MatchView(**earlier).told[::-1]
    then = msgspec.structs.replace(loaded.match, turn=turn)
    if turn != last:
        then = msgspec.structs.replace(then, status="running", result_json=None)
    about["loaded"] = replace(loaded, match=then, state=state)
    return MomentView(turn=turn, last=last, so_far=so_far, **about)


def _before(turn: int, events: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Those before that turn: a line that goes on later tells only what had happened by then."""
    return [event for event in events if event["turn"] < turn]

"""View of a match at one of its turns, for its lasting public page."""

from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any

import msgspec
from sqlalchemy import Connection

from service.matches import states, store
from service.matches.store import LoadedMatch
from service.views import recap
from service.views.event_sentences import Told
from service.views.match_view import MatchView, seen
from service.views.reader import Reader
from service.views.recap import News

SO_FAR = 12  # lines about earlier moves, at most


@dataclass(frozen=True, kw_only=True)
class MomentView(MatchView):
    """The position after `turn` moves of the `last` so far, with the effects of the last of them.

    `so_far` has lines about the moves before it, the latest first. `chapters` are the turns after
    which a battle or a round had just begun.
    """

    turn: int
    last: int
    so_far: list[Told]
    chapters: list[int]

    @cached_property
    def lines(self) -> list[Told]:
        """Return the effects of the last move; at the beginning, those of the set-up."""
        return [line for line in self.told if line.turn < max(1, self.turn)]

    @cached_property
    def news(self) -> News:
        """Return the lines of the last move, numbered as on the board."""
        return recap.since(self.game, self.say, self.lines, None)

    @property
    def before(self) -> int | None:
        """Return the number of the previous turn, or None."""
        return self.turn - 1 if self.turn else None

    @property
    def after(self) -> int | None:
        """Return the number of the next turn, or None."""
        return self.turn + 1 if self.turn < self.last else None

    @property
    def chapter_before(self) -> int | None:
        """Return the turn at which this battle or round began, else the one before, else None."""
        return max((turn for turn in self.chapters if turn < self.turn), default=None)

    @property
    def chapter_after(self) -> int | None:
        """Return the turn at which the next battle or round began, or None."""
        return min((turn for turn in self.chapters if turn > self.turn), default=None)


def at(connection: Connection, loaded: LoadedMatch, watcher: Reader, turn: int) -> MomentView:
    """Return the match as it was at a turn, from a replay."""
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
    chapters = _chapters(connection, loaded)
    return MomentView(turn=turn, last=last, so_far=so_far, chapters=chapters, **about)


def _chapters(connection: Connection, loaded: LoadedMatch) -> list[int]:
    """Return the turns after which a battle or a round had just begun."""
    kinds = loaded.game.vocabulary.chapters
    events = store.events(connection, loaded, None, 0)
    return sorted(
        {min(event["turn"] + 1, loaded.match.turn) for event in events if event["kind"] in kinds}
    )


def _before(turn: int, events: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Return the events before `turn`; a later one might be joined to the last line."""
    return [event for event in events if event["turn"] < turn]

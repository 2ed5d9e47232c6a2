"""What anybody may see of a match, in a reader's words: the ground of every page and letter."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from operator import attrgetter
from typing import Any

from sqlalchemy import Connection

from engine.game import AnyGame
from service.database.rows import MatchRow, SeatRow
from service.installation.latest import Latest
from service.installation.links import HERE
from service.language.words import Speaker, Word
from service.matches import campaigns, deadlines, seeds, store
from service.matches.campaigns import Campaign
from service.matches.store import LoadedMatch
from service.views import options
from service.views.news import News
from service.views.offers import Choice
from service.views.options import Chosen
from service.views.pointing import Pointing
from service.views.reader import Reader
from service.views.told import Told, told

LINES_OF_STORY = 10
RECENT = 40  # moves that a table's page tells of


@dataclass(frozen=True)
class Place:
    """A place of the result: its number, whose it is, what counted, and what decided, if known."""

    number: str
    names: str
    score: str
    why: str


@dataclass(frozen=True, kw_only=True)
class MatchView:
    """A match as one reader may see it, whoever holds a seat or watches.

    `deadlines` and `asked_turns` have the seats that are asked: until when (seconds since 1970),
    and the turn at which they were.
    """

    loaded: LoadedMatch
    reader: Reader
    deadlines: dict[int, int]
    asked_turns: dict[int, int]
    events: list[dict[str, Any]]
    fallen: list[dict[str, Any]]  # what was told of moves that were taken back
    since: int  # the turn from which on events are told
    campaign: Campaign | None
    is_asked_at_once: bool = False  # this reader is asked before their turn what they will do

    @property
    def match(self) -> MatchRow:
        """The match as it is stored."""
        return self.loaded.match

    @property
    def seats(self) -> list[SeatRow]:
        """All seats as they are stored."""
        return self.loaded.seats

    @property
    def is_open(self) -> bool:
        """Whether the match waits for its host or its players, or is played."""
        return self.loaded.is_open

    @property
    def is_running(self) -> bool:
        """Whether moves are taken."""
        return self.loaded.is_running

    @property
    def game(self) -> AnyGame:
        """The engine's game."""
        return self.loaded.game

    @property
    def seat(self) -> int | None:
        """The seat that this reader holds, None for a spectator."""
        return self.reader.seat

    @property
    def say(self) -> Speaker:
        """What says sentences in this reader's language."""
        return self.reader.say

    @property
    def names(self) -> tuple[str, ...]:
        """The people's names by seat, as this reader reads them."""
        return self.reader.names

    @property
    def people(self) -> list[str]:
        """The names of all who have a seat, or are asked to take one."""
        return self.reader.named(seat.number for seat in self.loaded.known)

    def facts(self, facts: Mapping[str, Any]) -> dict[str, Any]:
        """Facts of the engine's as words and numbers that fill a sentence for this reader."""
        return self.reader.facts(facts)

    @cached_property
    def view(self) -> dict[str, Any] | None:
        """The engine's view of this seat; None before the start and before its player joined."""
        state = self.loaded.state
        return self.game.view(state, self.seat) if state is not None and self.is_at_table else None

    @property
    def is_at_table(self) -> bool:
        """True if this reader may see the game as their seat does, or as a spectator."""
        return self.seat is None or self.seats[self.seat].status == "joined"

    @cached_property
    def options(self) -> list[Chosen]:
        """What this table plays with beside the rulebook."""
        return options.chosen(self.say, self.game, self.match.options)

    @property
    def option_names(self) -> Word:
        """The same as one line."""
        return self.say.series(option.name for option in self.options)

    @property
    def rulings_url(self) -> str:
        """The page of the rulings that this match is played by."""
        agreed = options.as_texts(self.game, self.match.options)
        return HERE.rulings(self.game.id, self.say.language, agreed)

    @property
    def to_act(self) -> list[int]:
        """The seats that are asked."""
        return self.loaded.to_act()

    @property
    def is_asked(self) -> bool:
        """Whether this reader is asked."""
        return self.is_at_table and self.seat in self.to_act

    @property
    def choices(self) -> dict[str, Choice]:
        """What this reader may do by a button; whoever watches may do nothing."""
        return {}

    def pointing(self, words: Sequence[str] = ()) -> Pointing:
        """What this reader can choose on the board; whoever watches can choose nothing."""
        return Pointing()

    @property
    def deadline_at(self) -> int | None:
        """Until when whoever is asked has time."""
        return min(self.deadlines.values(), default=None)

    @property
    def deadline(self) -> str | None:
        """The same in words, None where nobody is asked."""
        return self.reader.moment(self.deadline_at) if self.deadline_at else None

    @property
    def put_back(self) -> str | None:
        """The moment in words of which a restored backup has the match, None where none was."""
        at = store.put_back_at(self.match)
        return self.reader.moment(at) if at else None

    @cached_property
    def commitment(self) -> str:
        """The published hash of the seed; of the server's word before there is one."""
        return seeds.code_of(self.match)

    @property
    def seed(self) -> str | None:
        """The seed in hexadecimal, which is nobody's to know before the match is over."""
        return self.match.seed if self.match.status == "over" else None

    @property
    def result(self) -> dict[str, Any] | None:
        """The engine's result once the match is over."""
        return self.match.result

    @property
    def outcome(self) -> str:
        """Who has won, to this reader, once the match is over; some games say it themselves."""
        winners = self.result["winners"] if self.result else []
        if self.result and self.say.has(own := f"outcome-{self.result['reason']}"):
            return self.say(own)
        if self.seat in winners:
            return self.say(f"letter-over-you-{'won' if len(winners) == 1 else 'shared'}")
        if not winners:
            return self.say("letter-over-nobody")
        names = self.say.join(self.reader.named(winners))
        return self.say("letter-over-won", winners=names, winners_count=len(winners))

    @property
    def places(self) -> list[Place]:
        """Who came where in a finished match, and for the winners why."""
        result = self.result
        if result is None:
            return []
        decided = f"reason-{result['reason']}"
        why = self.say(decided) if self.say.has(decided) else ""
        counted = f"result-{result.get('counted', 'score')}"
        return [
            Place(
                self.say.number(number),
                self.say.join(self.reader.named(seats)),
                self.say(counted, count=result["scores"][seats[0]]),
                why if seats == result["winners"] else "",
            )
            for number, seats in enumerate(result["ranking"], 1)
        ]

    @property
    def story(self) -> list[str]:
        """The game in ten lines, the same for everybody."""
        return [words for _, words in self.story_lines]

    @property
    def story_lines(self) -> list[tuple[dict[str, Any], str]]:
        """The same, each with the facts that it tells."""
        lines = self.game.story(self.events, LINES_OF_STORY)
        return [(fact, self._line(fact)) for fact in lines]

    def _line(self, fact: dict[str, Any]) -> str:
        """A line that only a story has, or the event itself as a spectator reads it."""
        if fact["kind"] not in self.game.vocabulary.stories:
            return self.say.told(fact, self.names, None)
        return self.say(f"story-{fact['kind']}", **self.say.facts(fact, self.names))

    @cached_property
    def told(self) -> list[Told]:
        """What happened, told short, oldest first; what was taken back where it was played."""
        lines = told(self.game, self.reader, self.events)
        if not self.fallen:
            return lines
        fallen = told(self.game, self.reader, self.fallen)
        lines += [replace(line, mark=store.TAKEN_BACK) for line in fallen]
        return sorted(lines, key=attrgetter("turn"))

    @property
    def news(self) -> News:
        """What is new to this reader; whoever watches is told of no move as newer than others."""
        return News()


def of_watcher(
    connection: Connection, loaded: LoadedMatch, watcher: Reader, since: int | None = 0
) -> MatchView:
    """The match as anybody may see it, with what happened from `since` on, if that is told."""
    return MatchView(**seen(connection, loaded, watcher, since))


def recent(loaded: LoadedMatch, after: int | None = None) -> int:
    """The turn from which on a table's page tells what happened: `after`, or a while ago.

    So the page of a long match costs what that of a short one does. A game that is over is told
    from its beginning, for its story is made of all that happened.
    """
    if not loaded.is_running:
        return 0
    a_while_ago = loaded.match.turn - RECENT
    return max(0, a_while_ago if after is None else min(a_while_ago, after))


_happened: Latest[tuple[MatchRow, str, int | None, int], list[dict[str, Any]]] = Latest(400)


def happened(
    connection: Connection, loaded: LoadedMatch, seat: int | None, since: int
) -> list[dict[str, Any]]:
    """The events from `since` on, to be read only; read once as long as the match stands so.

    Its row has the seals of all that was done, so that no other history has the same. Kept for
    seats alone, and what their pages tell of: no stranger who walks through long matches fills it.
    """
    if seat is None or loaded.match.turn - since > RECENT:
        return store.events(connection, loaded, seat, since)
    key = (loaded.match, loaded.seal, seat, since)
    found = _happened.get(key)
    if found is None:
        found = store.events(connection, loaded, seat, since)
        _happened.put(key, found)
    return found


def seen(
    connection: Connection, loaded: LoadedMatch, who: Reader, since: int | None
) -> dict[str, Any]:
    """What the view of any reader is made of, by the names of its fields."""
    due = deadlines.of_match(connection, loaded.match.id)
    told_from = loaded.match.turn if since is None else since
    fallen = store.fallen_events(connection, loaded, who.seat, told_from)
    return {
        "loaded": loaded,
        "reader": who,
        "deadlines": {number: row.deadline_at for number, row in due.items()},
        "asked_turns": {number: row.turn for number, row in due.items()},
        "events": [] if since is None else happened(connection, loaded, who.seat, since),
        "fallen": fallen,
        "since": since or 0,
        "campaign": campaigns.of(connection, loaded.match, who.seat),
    }

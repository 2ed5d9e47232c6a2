"""What a seat sees, in its reader's words: the one source of pages and letters alike.

Reads the engine's view, events and legal actions of that seat and nothing else of the state.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Any

from sqlalchemy import Connection

from engine.chance import commitment
from engine.game import AnyGame
from service.database.rows import MatchRow, SeatRow
from service.installation.links import SeatLinks, rulings_page
from service.language.words import Speaker, Word
from service.matches import campaigns, deadlines, orders, store
from service.matches.campaigns import Campaign
from service.matches.store import Standing
from service.views import offers, options, order_preview, order_words
from service.views.action_words import ActionWords
from service.views.offers import Building, Bundle, Choice, Group, Step
from service.views.options import Chosen
from service.views.order_preview import Foretold
from service.views.order_words import Order, Said
from service.views.reader import Reader

LINES_OF_STORY = 10
RECENT = 40  # moves that a table's page tells of


@dataclass(frozen=True)
class Told:
    """Something that happened, as a sentence; `mark` says that nobody chose it, and why."""

    turn: int
    kind: str
    text: str
    mark: str | None


@dataclass(frozen=True)
class Place:
    """A place of the result: its number, whose it is, what counted, and what decided, if known."""

    number: str
    names: str
    score: str
    why: str


@dataclass(frozen=True)
class MatchView:
    """A match as one reader may see it, whoever holds a seat or watches."""

    standing: Standing
    reader: Reader
    links: SeatLinks | None
    deadlines: dict[int, int]
    asked_turns: dict[int, int]
    events: list[dict[str, Any]]
    since: int = 0  # the turn from which on events are told
    campaign: Campaign | None = None
    order_rows: list[Any] = field(default_factory=list)
    order_notes: list[dict[str, Any]] = field(default_factory=list)

    @property
    def match(self) -> MatchRow:
        """The match as it is stored."""
        return self.standing.match

    @property
    def seats(self) -> list[SeatRow]:
        """All seats as they are stored."""
        return self.standing.seats

    @property
    def own_seat(self) -> SeatRow:
        """The seat that this reader holds, as it is stored; a spectator has none."""
        assert self.seat is not None
        return self.standing.seats[self.seat]

    @property
    def is_open(self) -> bool:
        """Whether the match waits for its host or its players, or is played."""
        return self.standing.is_open

    @property
    def is_running(self) -> bool:
        """Whether moves are taken."""
        return self.standing.is_running

    @property
    def game(self) -> AnyGame:
        """The engine's game."""
        return self.standing.game

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

    @cached_property
    def words(self) -> ActionWords:
        """What says this match's actions."""
        return ActionWords(self.reader, self.game, self.standing.state)

    @cached_property
    def view(self) -> dict[str, Any] | None:
        """The engine's view of this seat, None before the start."""
        state = self.standing.state
        return None if state is None else self.game.view(state, self.seat)

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
        return rulings_page("", self.game.id, self.say.language, agreed)

    @property
    def turn(self) -> int:
        """The turn number that this reader's links carry: when they were asked, or now.

        Where several are asked at once the match moves on with each answer, the question does not.
        """
        turn = self.match.turn
        return turn if self.seat is None else self.asked_turns.get(self.seat, turn)

    @property
    def to_act(self) -> list[int]:
        """The seats that are asked."""
        return self.standing.to_act()

    @property
    def is_asked(self) -> bool:
        """Whether this reader is asked."""
        return self.seat in self.to_act

    @property
    def deadline_at(self) -> int | None:
        """Until when this reader is asked, or whoever is asked if it is somebody else."""
        mine = self.deadlines.get(self.seat) if self.seat is not None else None
        return mine or min(self.deadlines.values(), default=None)

    @cached_property
    def commitment(self) -> str:
        """The published hash of the seed."""
        return commitment(bytes.fromhex(self.match.seed))

    @property
    def seed(self) -> str | None:
        """The seed in hexadecimal, which is nobody's to know before the match is over."""
        return self.match.seed if self.match.status == "over" else None

    @property
    def result(self) -> dict[str, Any] | None:
        """The engine's result once the match is over."""
        return self.match.result

    @property
    def default_action(self) -> str | None:
        """What is played for this reader if no answer comes, where that is no secret yet drawn."""
        if self.seat is None or not self.is_asked:
            return None
        return self.game.timeout_action(self.standing.state, self.seat)

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
        return [self._line(fact) for fact in self.game.story(self.events, LINES_OF_STORY)]

    def _line(self, fact: dict[str, Any]) -> str:
        """A line that only a story has, or the event itself as a spectator reads it."""
        if fact["kind"] not in self.game.vocabulary.stories:
            return self.say.told(fact, self.names, None)
        return self.say(f"story-{fact['kind']}", **self.say.facts(fact, self.names))

    @cached_property
    def told(self) -> list[Told]:
        """What happened, told short, oldest first; lines that go on with another stand with it."""
        told: list[Told] = []
        for line in self.game.digest(self.events):
            next_one = self._tell(line)
            if told and line.get("joins"):
                last = told.pop()
                next_one = replace(last, text=f"{last.text} {next_one.text}")
            told.append(next_one)
        return told

    def _tell(self, event: dict[str, Any]) -> Told:
        return Told(event["turn"], event["kind"], self.reader.told(event), event.get("mark"))

    # --- what this reader may do ---

    @cached_property
    def legal_actions(self) -> list[str]:
        """Whatever this reader may do now; empty where nothing is asked."""
        return self.game.legal_actions(self.standing.state, self.seat) if self.is_asked else []

    def refusal(self, action: str) -> dict[str, Any] | None:
        """Why this reader may not do that now; None where it is legal."""
        return self.game.refusal(self.standing.state, self.seat, action)

    def following(self, words: Sequence[str]) -> list[str]:
        """The words that may follow these in an action of this reader's."""
        return self.game.choices(self.standing.state, self.seat, " ".join(words))

    @cached_property
    def groups(self) -> list[Group]:
        """The actions this reader is offered a button for, grouped as the game groups them."""
        if not self.is_asked or self.links is None:
            return []
        return offers.groups(self.words, self.links, self.turn)

    @cached_property
    def asides(self) -> list[Choice]:
        """What this reader may do by a button whoever is asked."""
        if self.seat is None or self.links is None or not self.is_running:
            return []
        return offers.asides(self.words, self.links)

    @property
    def choices(self) -> dict[str, Choice]:
        """The same without groups, by action."""
        return {choice.action: choice for group in self.groups for choice in group.choices}

    def worthwhile(self, choices: Sequence[Choice]) -> list[Choice]:
        """Without those that cost more than another and bring the same."""
        return offers.worthwhile(self.game, choices)

    def rows(self, group: Group) -> list[Bundle]:
        """A long group as rows, where a letter has no room for a button each."""
        return offers.rows(self.words, group)

    @cached_property
    def built(self) -> list[Step]:
        """The verbs whose moves are put together word by word, for there are too many."""
        if self.seat is None or self.links is None or not self.is_running:
            return []
        return offers.built(self.words)

    def build(self, words: list[str]) -> Building:
        """A move half put together, in this reader's words."""
        return offers.build(self.words, words)

    def label(self, action: str) -> str:
        """An action as it stands on its button."""
        return self.words.label(action)

    def question(self, action: str) -> str:
        """An action as the page puts it that asks whether to play it."""
        return self.words.question(action)

    # --- standing orders: the owner's alone ---

    @cached_property
    def orders(self) -> list[Order]:
        """The reader's standing orders."""
        return [order_words.order(self.words, row) for row in self.order_rows]

    @property
    def order_titles(self) -> Word:
        """The kinds of the orders that are armed."""
        return self.say.series(order.said.title for order in self.orders)

    @property
    def may_order(self) -> bool:
        """Whether this reader may give orders now."""
        return self.seat is not None and self.is_running and orders.taken(self.game)

    def order_words(self, line: str) -> Said:
        """An order in this reader's words."""
        return order_words.said(self.words, line)

    def foretell(self, line: str) -> Foretold:
        """What an order would do, before it is given."""
        assert self.seat is not None
        return order_preview.foretell(self.standing, self.seat, line)

    def why(self, facts: dict[str, Any]) -> str:
        """Why an order did something, or stopped."""
        return order_words.why(self.words, facts)

    @cached_property
    def notes(self) -> list[str]:
        """What became of this reader's orders, oldest first."""
        return [order_words.note(self.words, note) for note in self.order_notes]


@dataclass(frozen=True)
class SeatView(MatchView):
    """A match as whoever holds a seat may see it, with the links to act on it."""

    links: SeatLinks

    @property
    def seat(self) -> int:
        """The seat that this reader holds."""
        assert self.reader.seat is not None
        return self.reader.seat


def of_seat(
    connection: Connection, standing: Standing, seat: int, links: SeatLinks, since: int | None = 0
) -> SeatView:
    """The match as the holder of that seat may see it, with what happened from `since` on.

    None: nothing of what happened is told, for a page that is about something else.
    """
    row = standing.seats[seat]
    links = replace(links, epoch=store.epoch(standing.match))
    reader = Reader.of_seat(standing, seat)
    found = SeatView(links=links, **_seen(connection, standing, reader, since))
    if not row.ordered:
        return found
    given = orders.of_seat(connection, row.match_id, seat)
    return replace(
        found, order_rows=given, order_notes=orders.notes_of(connection, row, since or 0)
    )


def of_watcher(
    connection: Connection, standing: Standing, watcher: Reader, since: int | None = 0
) -> MatchView:
    """The match as anybody may see it, with what happened from `since` on, if that is told."""
    return MatchView(links=None, **_seen(connection, standing, watcher, since))


def recent(standing: Standing, after: int | None = None) -> int:
    """The turn from which on a table's page tells what happened: `after`, or a while ago.

    So the page of a long match costs what that of a short one does. A game that is over is told
    from its beginning, for its story is made of all that happened.
    """
    if not standing.is_running:
        return 0
    a_while_ago = standing.match.turn - RECENT
    return max(0, a_while_ago if after is None else min(a_while_ago, after))


def _seen(
    connection: Connection,
    standing: Standing,
    who: Reader,
    since: int | None,
) -> dict[str, Any]:
    """What the view of any reader is made of, but the links."""
    due = deadlines.of_match(connection, standing.match.id)
    return {
        "standing": standing,
        "reader": who,
        "deadlines": {number: row.deadline_at for number, row in due.items()},
        "asked_turns": {number: row.turn for number, row in due.items()},
        "events": [] if since is None else store.events(connection, standing, who.seat, since),
        "since": since or 0,
        "campaign": campaigns.of(connection, standing.match, who.seat),
    }

"""What a seat sees, in its reader's words: the one source of pages and letters alike.

Reads the engine's view, events and legal actions of that seat and nothing else of the state.
"""

import json
from dataclasses import dataclass, field, replace
from functools import cached_property
from itertools import groupby
from typing import Any

from sqlalchemy import Connection, Row, func, select

from engine.chance import commitment
from service import campaigns, deadlines, options, orders, store
from service.campaigns import Campaign
from service.links import SeatLinks
from service.models import Move
from service.options import Chosen
from service.store import Standing
from service.words import Speaker, Word, speaker, unmarked

MOVE = Move.__table__
LARGE_BUNDLE = 4  # so many choices of one card are folded up under its name
LINES_OF_STORY = 10


@dataclass(frozen=True)
class Choice:
    """A legal action: its words on a button, and its address."""

    action: str
    label: str
    url: str
    facts: dict[str, Any]


@dataclass(frozen=True)
class Bundle:
    """Choices that belong together; with a heading where one card alone opens many of them."""

    heading: str
    choices: list[Choice]


@dataclass(frozen=True)
class Group:
    """Legal actions of one kind, under a heading."""

    id: str
    heading: str
    choices: list[Choice]
    bundles: list[Bundle]


@dataclass(frozen=True)
class Step:
    """A word of a move that is being put together, and the move with it."""

    label: str
    move: str
    facts: dict[str, Any]


@dataclass(frozen=True)
class Building:
    """A move half put together: the words said, the question, what comes of them, what may follow.

    The `move` of a word that was said is the move without it and all that came after. Words of one
    kind that may follow are together.
    """

    move: str
    said: list[Step]
    question: str
    sums: list[str]
    following: list[list[Step]]


@dataclass(frozen=True)
class Told:
    """Something that happened, as a sentence; `mark` says that nobody chose it, and why."""

    turn: int
    kind: str
    text: str
    mark: str | None


@dataclass(frozen=True)
class Said:
    """A standing order in words: what kind it is, the actions it names, its conditions."""

    title: str
    steps: list[str]
    conditions: list[str]


@dataclass(frozen=True)
class Order:
    """A standing order of this reader's: the line, what it says, whether it stays."""

    topic: str
    line: str
    said: Said
    stays: bool


@dataclass(frozen=True)
class Situation:
    """A match as one reader may see it; seat None is a spectator's."""

    standing: Standing
    seat: int | None
    say: Speaker
    links: SeatLinks | None
    deadlines: dict[int, int]
    asked_turns: dict[int, int]
    events: list[dict[str, Any]]
    campaign: Campaign | None = None
    order_rows: list[Any] = field(default_factory=list)
    order_notes: list[dict[str, Any]] = field(default_factory=list)

    @property
    def game(self) -> Any:
        """The engine's game."""
        return self.standing.game

    @cached_property
    def names(self) -> list[str]:
        """The players' names by seat; a bot's says that it is one."""
        return [named(self.say, row) for row in self.standing.seats]

    @cached_property
    def view(self) -> dict[str, Any] | None:
        """The engine's view of this seat, None before the start."""
        state = self.standing.state
        return None if state is None else self.game.view(state, self.seat)

    @cached_property
    def options(self) -> list[Chosen]:
        """What this table plays with beside the rulebook."""
        return options.chosen(self.say, self.game, json.loads(self.standing.match.options))

    @property
    def option_names(self) -> Word:
        """The same as one line."""
        return self.say.series(option.name for option in self.options)

    @property
    def turn(self) -> int:
        """The turn number that this reader's links carry: when they were asked, or now.

        Where several are asked at once the match moves on with each answer, the question does not.
        """
        return self.asked_turns.get(self.seat, self.standing.match.turn)

    @property
    def to_act(self) -> list[int]:
        """The seats that are asked."""
        return self.standing.to_act()

    @property
    def is_asked(self) -> bool:
        """Whether this reader is asked."""
        return self.seat is not None and self.seat in self.to_act

    @property
    def deadline_at(self) -> int | None:
        """Until when this reader is asked, or whoever is asked if it is somebody else."""
        mine = self.deadlines.get(self.seat) if self.seat is not None else None
        return mine or min(self.deadlines.values(), default=None)

    @cached_property
    def commitment(self) -> str:
        """The published hash of the seed."""
        return commitment(bytes.fromhex(self.standing.match.seed))

    @cached_property
    def result(self) -> dict[str, Any] | None:
        """The engine's result once the match is over."""
        kept = self.standing.match.result
        return json.loads(kept) if kept else None

    @cached_property
    def groups(self) -> list[Group]:
        """The actions this reader is offered a button for, grouped as the game groups them."""
        if not self.is_asked or self.links is None:
            return []
        found: dict[str, list[Choice]] = {}
        for action in self.game.offered(self.standing.state, self.seat):
            facts = self.facts(action)
            found.setdefault(facts["group"], []).append(self._choice(action, facts))
        return [
            Group(key, self.say(f"group-{key}"), each, self._bundles(each))
            for key, each in found.items()
        ]

    def _bundles(self, choices: list[Choice]) -> list[Bundle]:
        by_card: dict[str, list[Choice]] = {}
        for choice in choices:
            by_card.setdefault(choice.facts.get("card", ""), []).append(choice)
        large = {card for card, each in by_card.items() if card and len(each) >= LARGE_BUNDLE}
        plain = [choice for choice in choices if choice.facts.get("card", "") not in large]
        bundles = [Bundle("", plain)] if plain else []
        return bundles + [Bundle(self.say.noun("card", card), by_card[card]) for card in large]

    def _choice(self, action: str, facts: dict[str, Any]) -> Choice:
        url = self.links.action(self.turn, action) if self.links else ""
        return Choice(action, self.label(action), url, facts)

    @property
    def choices(self) -> dict[str, Choice]:
        """The same without groups, by action."""
        return {choice.action: choice for group in self.groups for choice in group.choices}

    @cached_property
    def built(self) -> list[Step]:
        """The verbs whose moves are put together word by word, for there are too many."""
        if self.seat is None or self.links is None or not self.standing.is_running:
            return []
        verbs = self.game.built(self.standing.state, self.seat)
        return [Step(self.say(f"build-{verb}"), verb, {"kind": "verb"}) for verb in verbs]

    def build(self, words: list[str]) -> Building:
        """A move half put together, in this reader's words."""
        move = " ".join(words)
        built = self.game.build(self.standing.state, self.seat, move)
        said = [self._step(words[:place], facts) for place, facts in enumerate(built["said"])]
        sums = [self._fact("sum", facts) for facts in built["sums"]]
        following = [self._step([*words, word], facts) for word, facts in built["next"].items()]
        kinds = [list(alike) for _, alike in groupby(following, lambda step: step.facts["kind"])]
        return Building(move, said, self.say(f"choose-{built['question']}"), sums, kinds)

    def _step(self, words: list[str], facts: dict[str, Any]) -> Step:
        return Step(self._fact("word", facts), " ".join(words), facts)

    def _fact(self, what: str, facts: dict[str, Any]) -> str:
        filled = self.say.facts(facts, self.names, self.seat)
        return self.say(f"{what}-{facts['kind']}", **filled)

    def facts(self, action: str) -> dict[str, Any]:
        """What an action is about, as things stand now."""
        return self.game.describe(action, self.standing.state) or {}

    def label(self, action: str) -> str:
        """An action as it stands on its button."""
        facts = self.facts(action)
        filled = self.say.facts(facts, self.names, self.seat)
        return self.say(f"action-{facts['kind']}", **filled)

    def question(self, action: str) -> str:
        """An action as the page puts it that asks whether to play it."""
        facts = self.facts(action)
        filled = self.say.facts(facts, self.names, self.seat)
        return self.say(f"ask-{facts['kind']}", **filled)

    @property
    def default_action(self) -> str | None:
        """What is played for this reader if no answer comes, where that is no secret yet drawn."""
        if not self.is_asked:
            return None
        return self.game.timeout_action(self.standing.state, self.seat)

    def names_of(self, seats: list[int]) -> list[str]:
        """The names of some seats."""
        return [self.names[seat] for seat in seats]

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
        names = self.say.join(self.names_of(winners))
        return self.say("letter-over-won", winners=names, winners_count=len(winners))

    @property
    def story(self) -> list[str]:
        """The game in ten lines, the same for everybody."""
        return [self._line(fact) for fact in self.game.story(self.events, LINES_OF_STORY)]

    def _line(self, fact: dict[str, Any]) -> str:
        """A line that only a story has, or the event itself as a spectator reads it."""
        if fact["kind"] not in self.game.story_kinds:
            return self.say.told(fact, self.names, None)
        return self.say(f"story-{fact['kind']}", **self.say.facts(fact, self.names))

    @cached_property
    def told(self) -> list[Told]:
        """What happened, oldest first."""
        return [self._tell(event) for event in self.events]

    # --- standing orders: the owner's alone

    @cached_property
    def orders(self) -> list[Order]:
        """This reader's standing orders."""
        return [
            Order(row.topic, row.line, self.order_words(row.line), row.scope is None)
            for row in self.order_rows
        ]

    @property
    def order_titles(self) -> Word:
        """The kinds of the orders that are armed."""
        return self.say.series(order.said.title for order in self.orders)

    @property
    def may_order(self) -> bool:
        """Whether this reader may give orders now."""
        return self.seat is not None and self.standing.is_running and orders.taken(self.game)

    def order_words(self, line: str) -> Said:
        """An order in this reader's words."""
        clauses = self.game.orders.describe(line)
        steps = [self.label(facts["action"]) for facts in clauses if "action" in facts]
        title, *conditions = [self._fact("order", facts) for facts in clauses if "kind" in facts]
        return Said(title, steps, conditions)

    def why(self, facts: dict[str, Any]) -> str:
        """Why an order did something, or stopped."""
        filled = self.say.facts(facts, self.names, self.seat)
        if "action" in facts:
            filled["action"] = self.label(facts["action"])
        return self.say(f"order-why-{facts['kind']}", **filled)

    @cached_property
    def notes(self) -> list[str]:
        """What became of this reader's orders, oldest first."""
        return [self._note(note) for note in self.order_notes]

    def _note(self, note: dict[str, Any]) -> str:
        action = self.label(note["action"]) if note["action"] else ""
        title = self.order_words(note["order"]).title
        return self.say(
            f"note-{note['kind']}", action=action, order=title, why=self.why(note["why"])
        )

    def _tell(self, event: dict[str, Any]) -> Told:
        text = self.say.told(event, self.names, self.seat)
        return Told(event["turn"], event["kind"], text, event.get("mark"))


def of_seat(
    connection: Connection, standing: Standing, seat: int, links: SeatLinks, since: int = 0
) -> Situation:
    """The situation as the holder of that seat may see it, with what happened from `since` on."""
    row = standing.seats[seat]
    say = speaker(row.language, standing.game).calling(standing.typed_names)
    links = replace(links, epoch=store.epoch(standing.match))
    found = _situation(connection, standing, seat, say, links, since)
    if not row.ordered:
        return found
    given = orders.of_seat(connection, row.match_id, seat)
    return replace(found, order_rows=given, order_notes=orders.notes_of(connection, row, since))


def named(say: Speaker, seat: Row) -> str:
    """The name of whoever holds a seat; a bot's says that it is one."""
    return unmarked(say("bot-name", name=seat.name)) if seat.bot else seat.name


def of_spectator(connection: Connection, standing: Standing, language: str) -> Situation:
    """The situation as anybody may see it."""
    say = speaker(language, standing.game).calling(standing.typed_names)
    return _situation(connection, standing, None, say, None, 0)


def _situation(
    connection: Connection,
    standing: Standing,
    seat: int | None,
    say: Speaker,
    links: SeatLinks | None,
    since: int,
) -> Situation:
    due = deadlines.of_match(connection, standing.match.id)
    return Situation(
        standing=standing,
        seat=seat,
        say=say,
        links=links,
        deadlines={number: row.deadline_at for number, row in due.items()},
        asked_turns={number: row.turn for number, row in due.items()},
        events=store.events(connection, standing, seat, since),
        campaign=campaigns.of(connection, standing.match, seat),
    )


def last_own_turn(connection: Connection, match_id: str, seat: int) -> int:
    """The number of the last move that this seat's player chose; 0 if there was none."""
    query = select(func.max(MOVE.c.number)).where(
        MOVE.c.match_id == match_id, MOVE.c.seat == seat, MOVE.c.mark == "player"
    )
    return connection.execute(query).scalar() or 0

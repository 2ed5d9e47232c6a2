"""The interface of a game: questions that all games answer, and optional ones.

A game is one object of a class that inherits from `Game[State]` with its own state:

    class Tricks(Game[State]):
        id = family = "tricks"
        ...
        to_act = staticmethod(rules.to_act)

Every game must define the abstract members; `mypy` and Python report missing ones. Methods with a
body have defaults for a game with short lists of actions. The optional parts are values, None if a
game has no such thing: `orders` (Ordering), `deals` (Dealing), `scoring` (Scoring), `series`
(Series), `data_file` (DataFile). A game without a `bot` (Bot) gets a random one.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from copy import deepcopy
from dataclasses import dataclass
from typing import Any, NamedTuple, Protocol, TypeAlias, TypedDict, TypeVar, cast

from engine.codec import Codec, NotAState, demand, opened
from engine.composing import Built as Built
from engine.composing import following, half_built, plain_facts
from engine.data_files import DataFile
from engine.deals import Dealing
from engine.errors import BadOption, IllegalAction
from engine.fact_types import Action as Action
from engine.fact_types import Event as Event
from engine.fact_types import Facts as Facts
from engine.fact_types import Refusal as Refusal
from engine.fact_types import View as View
from engine.log import Log
from engine.luck import Luck, given, seeded
from engine.options import Agreed, chosen
from engine.options import Option as Option
from engine.options import Options as Options
from engine.orders import Ordering
from engine.rulings import Ruling
from engine.scores import Scoring
from engine.state import Result as Result
from engine.state import copied, without_log
from engine.telling import by_move

# --- vocabulary -------------------------------------------------------------


@dataclass(frozen=True)
class Vocabulary:
    """The codes and ids of a game that need words in each language, by kind."""

    phases: Iterable[str]
    groups: Mapping[str, str]  # the group of each kind of action
    events: Iterable[str]
    refusals: Iterable[str]
    reasons: Iterable[str]  # reasons of a result
    lines: tuple[str, ...] = ()  # kinds of digest lines that are not events
    stories: tuple[str, ...] = ()  # kinds of story lines that are not events
    chapters: tuple[str, ...] = ()  # events that begin a battle or a round
    words: tuple[str, ...] = ("verb", "word")  # words of an action in `build`
    questions: tuple[str, ...] = ("verb", "more")  # questions of `build`
    sums: tuple[str, ...] = ()  # results in `build`
    hints: tuple[str, ...] = ()  # hints about a next word in `build`
    verbs: tuple[str, ...] = ()  # verbs with too many actions for buttons
    warnings: tuple[str, ...] = ()

    @property
    def actions(self) -> tuple[str, ...]:
        """Every `kind` of action."""
        return tuple(self.groups)


class Advice(TypedDict):
    """A warning about options that the rules allow but advise against."""

    code: str
    options: list[str]


class Listed(NamedTuple):
    """A game's entry at BoardGameGeek: its number, its year, its name."""

    number: int
    year: int
    name: str


class Length(NamedTuple):
    """The length of a game by mail if each player acts once a day, measured by a benchmark.

    The measured games had `seats` players. `weeks` is the range of the middle half of the games.
    `letters` and `weeks` are measured without stances (engine/orders.py). `letters_with` and
    `weeks_with` are measured with stances, or None if stances save nothing.
    """

    seats: int
    letters: int  # for each player
    weeks: tuple[int, int]
    letters_with: int | None = None
    weeks_with: tuple[int, int] | None = None


class Played(Protocol):
    """Members that every game's state has."""

    seats: int
    rules: Any  # the rules that it is played by
    turn: int  # number of moves so far
    log: list[Any]  # entries for engine/log.py
    result: Any  # a Result, or None while the game is on
    luck: Any  # a Luck of engine/luck.py


State = TypeVar("State", bound=Played)
Asked = TypeVar("Asked", bound=Played, contravariant=True)  # a state that is only read


# --- optional parts ---------------------------------------------------------


@dataclass(frozen=True)
class Tally:
    """The standing of a series after a game."""

    points: list[int]  # by seat
    over: bool
    winners: list[int]  # winners of the series; none before it is over


class Series(Protocol[Asked]):
    """A series of games for points, until a seat has enough of them."""

    @property
    def option(self) -> str:
        """The id of the option that starts a series and sets its target points."""

    @property
    def carried(self) -> Iterable[str]:
        """The ids of options that carry earlier results into a game; players cannot choose them."""

    def target(self, options: Options) -> int:
        """Return the points that end the series; 0 for a single game."""

    def games(self, options: Options, seats: int) -> tuple[int, int]:
        """Return the least and the greatest usual number of games until a seat has the target."""

    def points_before(self, options: Options, seats: int) -> list[int]:
        """Return the points that each seat has before the game, as stored in its options."""

    def points_now(self, view: View) -> list[int]:
        """Return each seat's points, from a view of the current game."""

    def finalists(self, view: View) -> list[int]:
        """Return the seats in the current game's final battle, or [] outside one."""

    def tally(self, result: Mapping[str, Any]) -> Tally | None:
        """Return the standing of the series after a game with this result.

        Return None if the game was not for points.
        """

    def sequel(
        self, state: Asked, result: Mapping[str, Any] | None = None
    ) -> dict[str, Any] | None:
        """Return the options of the next game.

        Return None if the series is over, or if this game belongs to none. `result` replaces the
        result in `state` if the game ended elsewhere, such as at a table.
        """


Bot: TypeAlias = Callable[[View, list[Action], bytes], Action]


def at_random(view: View, legal: list[Action], luck: bytes) -> Action:
    """Return a legal action drawn at random by `luck`: the bot of a game without a better one."""
    return legal[seeded(luck).lot("bot", len(legal))]


# --- required parts ---------------------------------------------------------


class Composing(Protocol[Asked]):
    """The ways to choose an action: by a button, or composing it word by word.

    The defaults suit a game with short lists of actions, which has a button for each action.
    """

    @abstractmethod
    def legal_actions(self, state: Asked, seat: int | None) -> list[Action]:
        """Return all legal actions of a seat; [] if it is not to act."""

    def asides(self, state: Asked, seat: int | None) -> list[str]:
        """Return the verbs of a seat's out-of-turn actions."""
        return []

    def offered(self, state: Asked, seat: int | None) -> list[Action]:
        """Return the legal actions to offer as buttons.

        All others are composed word by word, and `built` returns their verbs.
        """
        return self.legal_actions(state, seat)

    def offered_aside(self, state: Asked, seat: int | None) -> list[Action]:
        """Return the out-of-turn actions to offer as buttons."""
        return []

    def built(self, state: Asked, seat: int | None) -> list[str]:
        """Return the verbs of the actions that are composed word by word."""
        return []

    def choices(self, state: Asked, seat: int | None, prefix: str) -> list[str]:
        """Return the words that may follow `prefix`, the words of an action so far.

        `prefix` may itself be a complete action.
        """
        return following(self.legal_actions(state, seat), prefix.split())

    def build(self, state: Asked, seat: int | None, prefix: str) -> Built:
        """Return the words of `prefix` and the possible next words, as facts.

        It does not check if the action is legal.
        """
        words = prefix.split()
        next_words = self.choices(state, seat, prefix)
        return half_built(words, next_words, "more" if words else "verb", plain_facts)

    def targets(self, state: Asked, seat: int | None, prefix: str) -> dict[Action, Facts]:
        """Return the ways to continue `prefix` by tapping a place on the board.

        The keys are `prefix` with one more word, and the values are facts that name the place. For
        an empty `prefix`, the keys are the offered actions.
        """
        words = prefix.split()
        if not words:
            offered = self.offered(state, seat)
            return {line: self.describe(line, state) or {} for line in offered}
        following = self.build(state, seat, prefix)["next"]
        lines = {" ".join([*words, word]): facts for word, facts in following.items()}
        whole = {line for line in self.legal_actions(state, seat) if line in lines}
        told = {line: self.describe(line, state) or {} for line in whole}
        return {line: facts | told.get(line, {}) for line, facts in lines.items()}

    @abstractmethod
    def describe(self, action: Action, state: Asked | None = None) -> Facts | None:
        """Return the parsed parts of an action, with its `kind` and `group`.

        With a state, include the effects that the action would have in it. Return None for a text
        that is not an action.
        """

    def together(self, state: Asked, seat: int | None) -> list[dict[Action, Facts]]:
        """Return the seat's next questions, if it can answer all of them at once.

        No answer may change another question. Each question is a dictionary from its answers to
        their facts. Return [] if there is only one question.
        """
        return []

    def canonical(self, line: Action) -> Action:
        """Return the action in the notation's word order, if several orders are allowed."""
        return line

    def gains(self, state: Asked, seat: int, action: Action) -> list[Facts]:
        """Return an action's immediate gains for its button; [] if they need not be shown."""
        return []

    def is_dearer(self, facts: Facts, other: Facts) -> bool:
        """True if one action costs more than another that does the same thing.

        `facts` are those of the first action, `other` those of the second. If the first action also
        gains no more, a letter need not offer it.
        """
        return False


class Telling(Protocol):
    """Short retellings of a game, made only from the events that one reader may see."""

    def digest(self, events: Iterable[Event]) -> list[Event]:
        """Return a digest of these events: short lines in their order.

        A line with the fact `joins` continues the line before it.
        """
        return by_move(events, opening=())

    def story(self, events: Iterable[Event], most: int) -> list[Event]:
        """Return the story of a finished game in at most `most` lines.

        A line is an event, or a summary of a kind that only the game's stories use. A summary with
        a `turn` is a turning point; turning points are numbered on the printed poster.
        """
        return []

    def by_orders(
        self, view: View, events: Iterable[Event], moves: Sequence[tuple[int, Action]]
    ) -> Facts:
        """Return facts for one sentence about the moves that a seat's orders have made.

        Each of `moves` is a turn and an action. The fact `kind` selects the sentence.
        """
        return {"kind": "moves", "count": len(moves)}


# The codes of `Game.refusal`; the list of legal actions shows the alternatives.
UNLAWFUL = ("game_over", "no_such_seat", "not_legal", "not_your_turn")


class Game(Composing[State], Telling, Protocol[State]):
    """One edition of a game: its data, its rules, and its optional parts."""

    id: str
    family: str  # shared by editions, with pictures and words; else the game's own id
    seats: range
    rules_version: int
    options: Sequence[Option]
    codec: Codec[State]  # JSON form of states
    log: Log[Any]  # tables that turn log entries into events
    vocabulary: Vocabulary

    earlier_versions: Sequence[int] = ()  # older rules whose stored states can still be read
    shared_words: Sequence[str] = ()  # word files shared with other games
    rulings: Sequence[Ruling] = ()
    variants: Sequence[str] = ()  # options that answer no open question
    is_suggested: bool = False  # suggested to people who have not chosen a game
    bot: Bot | None = staticmethod(at_random)
    orders: Ordering | None = None
    deals: Dealing | None = None
    scoring: Scoring | None = None
    series: Series[State] | None = None
    data_file: DataFile | None = None
    listed: Listed | None = None  # None also if uncertain
    often_chosen: Sequence[str] = ()  # options that many tables choose; always visible
    length: Length | None = None  # None if not measured

    # --- the rules ---

    def setup(self, seats: int, options: Options, seed: bytes | Luck) -> State:
        """Return a new game; raises BadOption.

        Random outcomes come from `seed`, or from a Luck in its place. With luck reported from a
        table, raise NotRecorded until each outcome of the setup has been reported.
        """
        if seats not in self.seats:
            raise BadOption("seats_unknown", "seats", list(self.seats))
        return self.begin(self.agreed(options, seats), seats, given(seed))

    @abstractmethod
    def begin(self, rules: Any, seats: int, luck: Luck) -> State:
        """Return a new game for this number of seats under these rules."""

    @abstractmethod
    def to_act(self, state: State) -> list[int]:
        """Return the seats to act, or [] when the game is over."""

    def refusal(self, state: State, seat: int | None, action: Action) -> Refusal | None:
        """Return why this seat may not play this action now, or None if it may.

        The code of the reason is one of UNLAWFUL, or one of the game's own.
        """
        asked = self.to_act(state)
        if action in self.legal_actions(state, seat):
            return None
        if not asked:
            return {"code": "game_over"}
        if seat is None or not 0 <= seat < state.seats:
            return {"code": "no_such_seat"}
        return {"code": "not_legal" if seat in asked else "not_your_turn"}

    def demand(self, state: State, seat: int | None, action: Action) -> None:
        """Raise IllegalAction if the action is refused."""
        refused = self.refusal(state, seat, action)
        if refused is not None:
            raise IllegalAction(refused)

    @abstractmethod
    def play(self, state: State, seat: int, action: Action) -> State:
        """Play the action in place and return the same state; raises IllegalAction.

        With luck reported from a table, raise NotRecorded if an outcome is missing. The state is
        then in the middle of the move.
        """

    def apply(self, state: State, seat: int, action: Action) -> State:
        """Play the action on a copy of the state, and return it."""
        return self.play(copied(state), seat, action)

    def result(self, state: State) -> Result | None:
        """Return a copy of the result; None while the game is on."""
        return cast("Result | None", deepcopy(state.result))

    @abstractmethod
    def timeout_action(self, state: State, seat: int) -> Action:
        """Return the default action for a seat that does not answer in time."""

    def ahead(self, state: State, seat: int, actions: Iterable[Action] = ()) -> State | None:
        """Return a state for planning the next turn of a seat that is not to act.

        The `actions` of the plan so far have been played in it. The hidden part of the state is
        redrawn from the seat's knowledge, so it reveals nothing. Return None if there is nothing to
        plan.
        """
        return None

    def promised(self, state: State, seat: int, text: str) -> str:
        """If the order `text` is a plan, return it with the expected gains added after each action.

        Other orders are returned unchanged.
        """
        return text

    def worth_less(self, state: State, seat: int, text: str) -> Facts | None:
        """Return a fact if the plan's next action gains less or costs more than promised.

        Return None if it is worth as much, or if the plan `text` stores no gains.
        """
        return None

    def asks_anyway(self, state: State, seat: int) -> bool:
        """Return True if a seat with a single choice must still be asked.

        Not asking it would reveal a secret.
        """
        return False

    # --- hidden information ---

    @abstractmethod
    def view(self, state: State, seat: int | None) -> View:
        """Return everything that this seat may see (None: the public view)."""

    def events(self, state: State, seat: int | None, since: int) -> list[Event]:
        """Return the events from turn `since` on that this seat may see."""
        return self.log.events(state, seat, since)

    def told(self, state: State, seat: int | None, entries: Iterable[Sequence[Any]]) -> list[Event]:
        """Return the given log entries as events, without those that this seat may not see."""
        return self.log.told(state, seat, entries)

    @abstractmethod
    def reshuffle_unseen(self, state: State, seat: int | None, seed: bytes) -> State:
        """Return another state that looks the same to this seat.

        Everything that the seat cannot see is drawn again from `seed`.
        """

    def typed_names(self, state: State) -> Mapping[str, object]:
        """Return the names of cards and the like that an owner of the box typed into a data file.

        The keys are the ids of the messages that the names replace, such as `card-s09`.
        """
        return {}

    # --- kept and agreed ---

    def agreed(self, options: Options, seats: int = 0) -> Any:
        """Return the rules with these options; raises BadOption.

        If `seats` is not 0, options must fit that number of seats.
        """
        return Agreed(chosen(self.options, options))

    def to_json(self, state: State) -> dict[str, Any]:
        """Return the complete state as JSON values."""
        stored = self.codec.write(state)
        stored["game"], stored["version"] = self.id, self.rules_version
        stored["options"] = dict(state.rules.chosen)
        return stored

    def from_json(self, data: Any) -> State:
        """Return the state that `to_json` wrote; raises NotAState, a ValueError.

        The stored log may be cut to its last part, or be empty. This does not change how play
        continues.
        """
        version, options, rest = opened(data, self.id, (*self.earlier_versions, self.rules_version))
        state, then = self.codec.read(rest), self.options_then(options, version)
        demand(state.seats in self.seats, "seats: not so many")
        try:
            state.rules = self.agreed(then, state.seats)
        except BadOption as bad:
            raise NotAState(f"option: {bad}") from None
        return state

    def forget(self, state: State) -> State:
        """Return a copy of the state with an empty log."""
        return without_log(state)

    def options_then(self, options: Options, version: int) -> Options:
        """Return the options with which a game stored under an earlier rules version goes on.

        `options` and `version` are those it was stored with.
        """
        return options

    def warnings(self, options: Options) -> list[Advice]:
        """Return warnings about options that the rules advise against; raises BadOption."""
        self.agreed(options)
        return []


# Each game handles its own type of state; generic code only passes it back.
AnyGame: TypeAlias = Game[Any]

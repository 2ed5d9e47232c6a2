"""What a game is: the questions that all games answer, and those that only some have an answer to.

A game is one object, made of a class that names `Game[State]` as its parent, State being its own:

    class Tricks(Game[State]):
        id = family = "tricks"
        ...
        to_act = staticmethod(rules.to_act)

What is abstract here every game answers for itself; `mypy` and Python name whatever is missing.
What has a body is an answer that serves a game with short lists of actions and nothing more. The
optional parts are values, None where a game has no such thing: `orders` (Ordering), `scoring`
(Scoring), `series` (Series), `data_file` (DataFile); who has no `bot` (Bot) gets a plain one.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from copy import deepcopy
from dataclasses import dataclass
from typing import Any, NamedTuple, Protocol, TypeAlias, TypedDict, TypeVar, cast

from engine.bots import at_random
from engine.codec import Codec, NotAState, demand, opened
from engine.composing import Built as Built
from engine.composing import following, half_built, plain_facts
from engine.data_files import DataFile
from engine.errors import BadOption, IllegalAction
from engine.facts import Action as Action
from engine.facts import Event as Event
from engine.facts import Facts as Facts
from engine.facts import Refusal as Refusal
from engine.facts import View as View
from engine.log import Log
from engine.luck import Luck, given
from engine.options import Agreed, chosen
from engine.options import Option as Option
from engine.options import Options as Options
from engine.orders import Ordering
from engine.rulings import Ruling
from engine.scores import Scoring
from engine.state import Result as Result
from engine.state import copied, without_log
from engine.telling import by_move

# --- what is said ----------------------------------------------------------


@dataclass(frozen=True)
class Vocabulary:
    """Whatever a game may say that needs words, by kind; most is read off the game's own tables."""

    phases: Iterable[str]
    groups: Mapping[str, str]  # of each kind of action the group it is offered in
    events: Iterable[str]
    refusals: Iterable[str]
    reasons: Iterable[str]  # of a result
    lines: tuple[str, ...] = ()  # of a digest, beyond events
    stories: tuple[str, ...] = ()  # lines of a story, beyond events
    words: tuple[str, ...] = ("verb", "word")  # of an action, as `build` tells them
    questions: tuple[str, ...] = ("verb", "more")  # that `build` asks
    sums: tuple[str, ...] = ()  # that `build` tells
    hints: tuple[str, ...] = ()  # about a word that may follow
    verbs: tuple[str, ...] = ()  # whose actions are too many for a button each
    warnings: tuple[str, ...] = ()

    @property
    def actions(self) -> tuple[str, ...]:
        """The kinds of action."""
        return tuple(self.groups)


class Advice(TypedDict):
    """What the rules advise against and yet allow: a code, and the options that make it so."""

    code: str
    options: list[str]


class Listed(NamedTuple):
    """Where a box stands at BoardGameGeek: its number there, the year said of it, and its name."""

    number: int
    year: int
    name: str


class Length(NamedTuple):
    """What a game asks of a table that looks in once a day: measured by a benchmark, not guessed.

    So many `seats` were played; the weeks are those of the middle half of all games. First where
    each question is answered by itself, then with stances, where they save anything. `at_once` has
    the days in the middle, with stances and with all of them asked for at once.
    """

    seats: int
    letters: int  # to each
    weeks: tuple[int, int]
    letters_with: int | None = None
    weeks_with: tuple[int, int] | None = None
    at_once: tuple[int, int] | None = None


class Played(Protocol):
    """The state of any game."""

    seats: int
    rules: Any  # under which it is played
    turn: int  # moves so far
    log: list[Any]  # what happened, as engine.log reads it
    result: Any  # how it ended: a Result, or None while it goes on
    luck: Any  # what is still to fall, as engine/luck.py has it


State = TypeVar("State", bound=Played)
Asked = TypeVar("Asked", bound=Played, contravariant=True)  # a state that is only looked at


# --- what only some games have ---------------------------------------------


@dataclass(frozen=True)
class Tally:
    """How a series stands after a game."""

    points: list[int]  # by seat
    over: bool
    winners: list[int]  # of it all; none before it is over


class Series(Protocol[Asked]):
    """Games that follow one another for points, until a seat has enough of them."""

    @property
    def option(self) -> str:
        """The option by which a table agrees to it, and on how many points."""

    @property
    def carried(self) -> Iterable[str]:
        """Options by which a game is told of those before it: nobody chooses them."""

    def target(self, options: Options) -> int:
        """The points that it goes on to; 0 where a game is played by itself."""

    def points_before(self, options: Options, seats: int) -> list[int]:
        """Each seat's points when the game under these options began."""

    def points_now(self, view: View) -> list[int]:
        """Each seat's points as a view of its present game has them."""

    def finalists(self, view: View) -> list[int]:
        """The seats that decide it between them, where the present game has come to that."""

    def tally(self, result: Mapping[str, Any]) -> Tally | None:
        """How it stands after a game that ended so; None where that game was for no points."""

    def sequel(self, state: Asked) -> dict[str, Any] | None:
        """The options of the game that follows this one, if one does."""


Bot: TypeAlias = Callable[[View, list[Action], bytes], Action]


# --- what all games have ---------------------------------------------------


class Composing(Protocol[Asked]):
    """An action chosen by a button, or said word by word where there are too many for that.

    A game whose lists are short has a button for each action and defines none of this.
    """

    @abstractmethod
    def legal_actions(self, state: Asked, seat: int | None) -> list[Action]:
        """All that this seat may do of what it is asked; [] when it is not asked."""

    def asides(self, state: Asked, seat: int | None) -> list[str]:
        """The verbs that a seat may begin with though it is not asked."""
        return []

    def offered(self, state: Asked, seat: int | None) -> list[Action]:
        """The actions that are worth a button each; the rest begins with one of `built`."""
        return self.legal_actions(state, seat)

    def offered_aside(self, state: Asked, seat: int | None) -> list[Action]:
        """Actions worth a button that may be done at any time, whoever is asked."""
        return []

    def built(self, state: Asked, seat: int | None) -> list[str]:
        """The verbs whose actions are put together word by word."""
        return []

    def choices(self, state: Asked, seat: int | None, prefix: str) -> list[str]:
        """The words that may follow these; with nothing refused, they may also be all."""
        return following(self.legal_actions(state, seat), prefix.split())

    def build(self, state: Asked, seat: int | None, prefix: str) -> Built:
        """The words said so far and those that may follow, as facts. Judges no move."""
        words = prefix.split()
        next_words = self.choices(state, seat, prefix)
        return half_built(words, next_words, "more" if words else "verb", plain_facts)

    def targets(self, state: Asked, seat: int | None, prefix: str) -> dict[Action, Facts]:
        """What may be pointed at on the board to go on with these words.

        By the line that each leads to, the facts of what is pointed at; of whole actions those
        that are offered.
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
        """The facts of an action, with `kind` and `group`; what the state makes of it too."""

    def together(self, state: Asked, seat: int | None) -> list[dict[Action, Facts]]:
        """Questions that follow each other for this seat, whatever it answers.

        Of each the answers with their facts, as it will be asked; [] where there is but one.
        """
        return []

    def canonical(self, line: Action) -> Action:
        """The words in the order of the notation, where some may be said in any."""
        return line

    def gains(self, state: Asked, seat: int, action: Action) -> list[Facts]:
        """What an action would bring at once, for its button; [] where that need not be said."""
        return []

    def is_dearer(self, facts: Facts, other: Facts) -> bool:
        """Whether an action costs more than another does for the same thing, by their facts.

        Where it brings no more either, a letter need not offer it.
        """
        return False


class Telling(Protocol):
    """What happened, told short: reads events as one reader was told them, and nothing else."""

    def digest(self, events: Iterable[Event]) -> list[Event]:
        """The lines for these events, in order; `joins` is in those that go on with the last."""
        return by_move(events, opening=())

    def story(self, events: Iterable[Event], most: int) -> list[Event]:
        """A finished game in at most so many lines, each an event or of a kind of its own.

        One of its own with a `turn` tells of a moment: a poster numbers it as what turned the game.
        """
        return []


# The codes of `Game.refusal`: a list of what may be done instead says the rest.
UNLAWFUL = ("game_over", "no_such_seat", "not_legal", "not_your_turn")


class Game(Composing[State], Telling, Protocol[State]):
    """A game: what it is made of, its rules, and what else it may have an answer to."""

    id: str
    family: str  # whose faces and words it shares: an edition those of its kin, else its own
    seats: range
    rules_version: int
    options: Sequence[Option]
    codec: Codec[State]  # how a state is stored
    log: Log[Any]  # how what happened is told
    vocabulary: Vocabulary

    earlier_versions: Sequence[int] = ()  # of the rules, whose stored states are still taken up
    shared_words: Sequence[str] = ()  # files of words that it has in common with other games
    rulings: Sequence[Ruling] = ()
    variants: Sequence[str] = ()  # options that decide no open question
    is_suggested: bool = False  # to whoever has not chosen a game
    bot: Bot | None = staticmethod(at_random)
    orders: Ordering | None = None
    scoring: Scoring | None = None
    series: Series[State] | None = None
    data_file: DataFile | None = None
    listed: Listed | None = None  # None too where nobody is sure
    often_chosen: Sequence[str] = ()  # options that many tables agree on: these are in sight
    length: Length | None = None  # None where nobody has measured it

    # --- the rules ---

    def setup(self, seats: int, options: Options, seed: bytes | Luck) -> State:
        """The beginning of a game; raises BadOption."""
        if seats not in self.seats:
            raise BadOption("seats_unknown", "seats", list(self.seats))
        return self.begin(self.agreed(options, seats), seats, given(seed))

    @abstractmethod
    def begin(self, rules: Any, seats: int, luck: Luck) -> State:
        """The beginning of a game that so many play by these rules."""

    @abstractmethod
    def to_act(self, state: State) -> list[int]:
        """The seats that are asked now; [] when the game is over."""

    def refusal(self, state: State, seat: int | None, action: Action) -> Refusal | None:
        """Why this seat may not do this now, by a code of UNLAWFUL; None when it may."""
        asked = self.to_act(state)
        if action in self.legal_actions(state, seat):
            return None
        if not asked:
            return {"code": "game_over"}
        if seat is None or not 0 <= seat < state.seats:
            return {"code": "no_such_seat"}
        return {"code": "not_legal" if seat in asked else "not_your_turn"}

    def demand(self, state: State, seat: int | None, action: Action) -> None:
        """Raise IllegalAction where this is refused."""
        refused = self.refusal(state, seat, action)
        if refused is not None:
            raise IllegalAction(refused)

    @abstractmethod
    def play(self, state: State, seat: int, action: Action) -> State:
        """The action done, in place, and the same state; raises IllegalAction with the refusal."""

    def apply(self, state: State, seat: int, action: Action) -> State:
        """The same on a copy."""
        return self.play(copied(state), seat, action)

    def result(self, state: State) -> Result | None:
        """How it ended; None while it goes on. A copy: whoever asks may keep and change it."""
        return cast("Result | None", deepcopy(state.result))

    @abstractmethod
    def timeout_action(self, state: State, seat: int) -> Action:
        """The rules' default for a seat that is asked and does not answer."""

    def ahead(self, state: State, seat: int, actions: Iterable[Action] = ()) -> State | None:
        """The table at which a seat that is not asked yet would plan, as if it were its turn.

        After these actions of its plan, and nobody else's; None where there is nothing to plan.
        It is laid out in another world that the seat cannot tell from its own, whatever it shows.
        """
        return None

    def promised(self, state: State, seat: int, text: str) -> str:
        """The line of a plan with the gains of each of its actions; others as they are."""
        return text

    def worth_less(self, state: State, seat: int, text: str) -> Facts | None:
        """Why a plan's next action is not played: it would bring less, or cost more, than promised.

        None where it is worth as much, or nothing was promised.
        """
        return None

    def asks_anyway(self, state: State, seat: int) -> bool:
        """Whether a seat with one choice is asked: its silence might betray a secret."""
        return False

    # --- what a seat may know ---

    @abstractmethod
    def view(self, state: State, seat: int | None) -> View:
        """All that this seat may see; None: what everybody may."""

    def events(self, state: State, seat: int | None, since: int) -> list[Event]:
        """What happened from that turn on, as this seat may know it."""
        return self.log.events(state, seat, since)

    def told(self, state: State, seat: int | None, entries: Iterable[Sequence[Any]]) -> list[Event]:
        """Entries of the game's log, kept apart from this state, as this seat may know them."""
        return self.log.told(state, seat, entries)

    @abstractmethod
    def reshuffle_unseen(self, state: State, seat: int | None, seed: bytes) -> State:
        """Another world that this seat cannot tell from this one."""

    def typed_names(self, state: State) -> Mapping[str, object]:
        """What an owner's data file calls otherwise than the words do, by the words' keys."""
        return {}

    # --- kept and agreed ---

    def agreed(self, options: Options, seats: int = 0) -> Any:
        """The rules that so many (0: any number) play by under these options; raises BadOption."""
        return Agreed(chosen(self.options, options))

    def to_json(self, state: State) -> dict[str, Any]:
        """The whole state as JSON has it."""
        stored = self.codec.write(state)
        stored["game"], stored["version"] = self.id, self.rules_version
        stored["options"] = dict(state.rules.chosen)
        return stored

    def from_json(self, data: Any) -> State:
        """The state that `to_json` wrote; raises NotAState, a ValueError, for anything else.

        Its log only grows, and may be given as its last part or empty: the game goes on the same.
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
        """The same state, a copy, without its log."""
        return without_log(state)

    def options_then(self, options: Options, version: int) -> Options:
        """The options of a game that began under an earlier version of the rules."""
        return options

    def warnings(self, options: Options) -> list[Advice]:
        """What the rules advise against and yet allow; raises BadOption as `setup` does."""
        self.agreed(options)
        return []


# The state belongs to its game: whoever deals with all games hands it back as it came.
AnyGame: TypeAlias = Game[Any]

"""Standing orders as all games write them: one short line of ASCII, and what it may answer.

An order is a kind and clauses, parted by "; ": `line; play m10; stop winter spring; lead 5`. What
they mean is the game's own affair: one that takes orders has an Ordering.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Literal, NamedTuple, NotRequired, Protocol, TypedDict

from engine.facts import Event, Facts, Refusal, View

LONGEST = 400
MOST_CLAUSES = 32
PART = "; "
PLAN = "plan"  # with it begins an order of whole actions for one's next turns: see Game.ahead
WORTH = "worth"  # with it begins a clause of what the action before it was to bring: Game.promised


class BadOrder(Exception):
    """A text that is no order; `refusal` says why, as facts without words."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal)
        self.refusal = refusal


@dataclass(frozen=True)
class Answer:
    """What an order says when its seat is asked.

    `action` is played; with None its owner is asked. `rest` is what is left of the order then, None
    when it has done its work or stops. `why` is told to the owner, as facts.
    """

    action: str | None
    rest: str | None
    why: Facts


class Part(TypedDict):
    """A clause that a form asks for: its first word, and what may follow that.

    A `set` has several of `takes`, a `switch` the only one, a `number` one within `range`; a
    `sequence` is up to `most` clauses of `takes`, in their order.
    """

    part: str
    shape: Literal["set", "switch", "number", "sequence"]
    takes: NotRequired[list[str]]
    range: NotRequired[list[int]]
    most: NotRequired[int]
    noun: NotRequired[str]  # what the ids of a set are


class Kind(TypedDict):
    """An order that makes sense now."""

    kind: str
    parts: list[Part]


class Topic(TypedDict):
    """The orders of which a seat has one."""

    topic: str
    kinds: list[Kind]


@dataclass(frozen=True)
class Stance:
    """An order worth one tap now: its line, and a `kind` with its numbers for the words.

    `for_good` marks those that answer a question once and for all: this time a move is likelier.
    """

    line: str
    facts: Facts
    for_good: bool = False


class Answered(NamedTuple):
    """A question as its seat saw it, and what it answered by hand."""

    view: View
    legal: list[str]
    action: str


class Ordering(Protocol):
    """What a game answers about orders.

    It sees what the order's own seat may see, and nothing else: its view, its legal actions, and
    what it was told since it gave the order. The lists are of what needs words.
    """

    @property
    def topics(self) -> Iterable[str]:
        """Of each a seat has one order."""

    @property
    def kinds(self) -> Iterable[str]:
        """With which an order begins."""

    @property
    def clause_kinds(self) -> Iterable[str]:
        """Of the clauses that `describe` tells."""

    @property
    def parts(self) -> Iterable[str]:
        """Of a form."""

    @property
    def reasons(self) -> Iterable[str]:
        """For which an order acts or stops."""

    @property
    def set_aside(self) -> Mapping[str, str]:
        """Of a topic whose order stays, the order that hands its questions back for now."""

    @property
    def has_parts(self) -> bool:
        """Whether it has battles or rounds of which all can be asked at once."""

    @property
    def stance_kinds(self) -> Iterable[str]:
        """Of what `stances` offers."""

    @property
    def refusals(self) -> Iterable[str]:
        """The codes that `refusal` and BadOrder have."""

    def form(self, view: View, legal: list[str]) -> list[Topic]:
        """The orders that make sense now, for whoever builds a page."""

    def stances(self, view: View, legal: list[str]) -> list[Stance]:
        """The orders that answer what is asked now with one tap, the likeliest first."""

    def part(self, view: View) -> str | None:
        """The battle or round that is on, of which all can be asked at once; None outside one."""

    def beforehand(self, view: View) -> list[Stance]:
        """What a seat that is not asked now may say in one tap of the battle or round that is on.

        The same as it would be offered when it is asked; [] where it has nothing more to say.
        """

    def like(self, answers: list[Answered]) -> Stance | None:
        """A stance that would have given just these answers, if there is one."""

    def read(self, text: str) -> str:
        """The line as it is kept; raises BadOrder."""

    def topic(self, text: str) -> str:
        """The topic of a line that `read` has passed."""

    def scope(self, text: str, view: View) -> str | None:
        """What ends the order by ending (a battle); None where it stays until it is taken back."""

    def refusal(self, text: str, view: View) -> Refusal | None:
        """Why this seat cannot give it now; None when it can."""

    def describe(self, text: str) -> list[Facts]:
        """The facts of each clause: a `kind` for the words, or an `action`."""

    def answer(self, text: str, view: View, legal: list[str], events: list[Event]) -> Answer | None:
        """What it says now; None where it has nothing to say."""

    def ended(self, text: str, view: View, events: list[Event]) -> Facts:
        """Why an order has stopped whose scope is over."""


def clauses(text: object) -> list[str]:
    """The clauses of a line, each in small letters with single spaces; raises BadOrder."""
    return [clause.lower() for clause in as_written(text)]


def as_written(text: object) -> list[str]:
    """The same in the letters that they have: ids in an action may be in capitals."""
    if not isinstance(text, str) or not text.isascii() or len(text) > LONGEST:
        raise BadOrder({"code": "order_unreadable"})
    found = [" ".join(clause.split()) for clause in text.split(";")]
    found = [clause for clause in found if clause]
    if not found or len(found) > MOST_CLAUSES or not text.isprintable():
        raise BadOrder({"code": "order_unreadable"})
    return found


def line(parts: list[str]) -> str:
    """The clauses as one line."""
    return PART.join(parts)


def plan_of(actions: Iterable[str]) -> str:
    """The line that plans these actions; "" where there are none."""
    found = list(actions)
    return line([PLAN, *found]) if found else ""


def planned(text: str) -> list[str]:
    """The actions of a line that is a plan; none of any other order."""
    return without_worth(clauses_of_plan(text))


def clauses_of_plan(text: str) -> list[str]:
    """The actions of a plan, each perhaps followed by its gains."""
    kind, *found = text.split(PART)
    return found if kind == PLAN else []


def without_worth(found: Iterable[str]) -> list[str]:
    """The actions among the clauses of a plan."""
    return [clause for clause in found if clause.split()[0] != WORTH]


# --- the players, as a seat sees them --------------------------------------


def me(view: dict[str, Any]) -> dict[str, Any]:
    """The player whose view it is, in a view that has all of them by their seats."""
    player: dict[str, Any] = view["players"][view["seat"]]
    return player


def others(view: dict[str, Any]) -> list[dict[str, Any]]:
    """The players whose view it is not."""
    return [player for player in view["players"] if player["seat"] != view["seat"]]


def gives(orders: Ordering, text: str, answers: list[Answered]) -> bool:
    """Whether an order would have given these answers; what cannot be read gives none."""
    try:
        orders.read(text)
    except BadOrder:
        return False
    found = [orders.answer(text, each.view, each.legal, []) for each in answers]
    return all(
        answer is not None and answer.action == each.action
        for answer, each in zip(found, answers, strict=True)
    )

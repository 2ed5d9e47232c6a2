"""Standing orders: lines of text that decide for a seat when it has to act.

An order is one short line of ASCII: a kind and clauses, separated by "; ". An example is `line;
play m10; stop winter spring; lead 5`. The game defines the meaning of the kinds and clauses: a game
that takes orders has an Ordering.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Literal, NamedTuple, NotRequired, Protocol, TypedDict

from engine.fact_types import Event, Refusal

# A view and facts as a player reads them: the reader knows the types of the values.
View = dict[str, Any]
Facts = dict[str, Any]

LONGEST = 400
MOST_CLAUSES = 32
PART = "; "
PLAN = "plan"  # starts an order of whole actions for the next turns: see Game.ahead
WORTH = "worth"  # starts a clause with the gains promised for the action before it: Game.promised


class BadOrder(Exception):
    """A text that is not an order. `refusal` has a code for the reason, and its facts."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal)
        self.refusal = refusal


@dataclass(frozen=True)
class Answer:
    """An order's answer when its seat has to act.

    `action` is the action to play. If it is None, the player is asked. `rest` is the order that
    remains, or None if the order is done or stops. `why` has facts that explain the answer to the
    player.
    """

    action: str | None
    rest: str | None
    why: Facts


class Part(TypedDict):
    """A clause in an order form: its first word, and its possible values.

    `shape` says how the player fills it in. A `set` is several of `takes`. A `switch` is the only
    one of `takes`. A `number` is within `range`. A `sequence` is up to `most` clauses of `takes` in
    order.
    """

    part: str
    shape: Literal["set", "switch", "number", "sequence"]
    takes: NotRequired[list[str]]
    range: NotRequired[list[int]]
    most: NotRequired[int]
    noun: NotRequired[str]  # the noun of the set's ids


class Kind(TypedDict):
    """A kind of order that makes sense now, with the parts of its form."""

    kind: str
    parts: list[Part]


class Topic(TypedDict):
    """A topic of orders, with the kinds that make sense now.

    A seat has at most one order in each topic.
    """

    topic: str
    kinds: list[Kind]


@dataclass(frozen=True)
class Stance:
    """An order that takes one tap to give.

    `line` is the text of the order. `facts` are a `kind` with numbers, for the words of its button.
    `for_good` is True for an order that lasts for the rest of the game.
    """

    line: str
    facts: Facts
    for_good: bool = False


class Answered(NamedTuple):
    """A question as a seat saw it, and the answer that its player chose."""

    view: View
    legal: list[str]
    action: str


class Ordering(Protocol):
    """A game's functions for orders.

    They see only the things that the order's seat may see: its view, its legal actions, and its
    events since it gave the order. The properties list all names that need words in each language.
    """

    @property
    def topics(self) -> Iterable[str]:
        """The topics of orders; a seat has at most one order in each."""

    @property
    def kinds(self) -> Iterable[str]:
        """The kinds that an order can begin with."""

    @property
    def clause_kinds(self) -> Iterable[str]:
        """Every `kind` of clause that `describe` can return."""

    @property
    def parts(self) -> Iterable[str]:
        """The name (`Part.part`) of every part of a form."""

    @property
    def reasons(self) -> Iterable[str]:
        """Every `kind` of reason (`Answer.why`, `ended`) for which an order acts or stops."""

    @property
    def set_aside(self) -> Mapping[str, str]:
        """Orders that suspend lasting orders, so that the player is asked. The keys are topics.

        Each key is the topic of the lasting order that its value suspends.
        """

    @property
    def has_parts(self) -> bool:
        """True if the game has battles or rounds that all seats can plan at once."""

    @property
    def stance_kinds(self) -> Iterable[str]:
        """Every `kind` of stance that `stances` can return."""

    @property
    def refusals(self) -> Iterable[str]:
        """Every code of `refusal` and of BadOrder."""

    def form(self, view: View, legal: list[str]) -> list[Topic]:
        """Return the orders that make sense now, for an order form."""

    def stances(self, view: View, legal: list[str]) -> list[Stance]:
        """Return one-tap orders that answer the current question, likeliest first."""

    def part(self, view: View) -> str | None:
        """Return an id of the current battle or round if all seats can plan for it, else None."""

    def beforehand(self, view: View) -> list[Stance]:
        """Return one-tap orders that a seat may give for the battle or round before it is asked.

        Return [] if the seat is asked now, or has nothing left to decide.
        """

    def like(self, answers: list[Answered]) -> Stance | None:
        """Return a stance that would have given exactly these answers, or None."""

    def read(self, text: str) -> str:
        """Return the order `text` in the form in which it is stored; raises BadOrder."""

    def topic(self, text: str) -> str:
        """Return the topic of an order that `read` has returned."""

    def scope(self, text: str, view: View) -> str | None:
        """Return the battle or round with which the order ends, or None if it lasts longer."""

    def refusal(self, text: str, view: View) -> Refusal | None:
        """Return why this seat cannot give the order now, or None."""

    def describe(self, text: str) -> list[Facts]:
        """Return the facts of each clause of an order.

        They are a `kind`, which selects the clause's sentence, with its numbers and names. A clause
        that is an action of the game has only `action`.
        """

    def answer(self, text: str, view: View, legal: list[str], events: list[Event]) -> Answer | None:
        """Return the order's answer for a seat that has to choose one of `legal`.

        Return None if the order does not apply now. It then stays, and the seat's other orders are
        tried.
        """

    def ended(self, text: str, view: View, events: list[Event]) -> Facts:
        """Return the reason, for its player, why an order ended with its battle or round."""


def clauses(text: object) -> list[str]:
    """Return the clauses of an order in lower case with single spaces; raises BadOrder."""
    return [clause.lower() for clause in as_written(text)]


def as_written(text: object) -> list[str]:
    """Return the clauses of an order as `clauses` does, but keep the case. Raise BadOrder.

    Ids may be upper case.
    """
    if not isinstance(text, str) or not text.isascii() or len(text) > LONGEST:
        raise BadOrder({"code": "order_unreadable"})
    found = [" ".join(clause.split()) for clause in text.split(";")]
    found = [clause for clause in found if clause]
    if not found or len(found) > MOST_CLAUSES or not text.isprintable():
        raise BadOrder({"code": "order_unreadable"})
    return found


def line(parts: list[str]) -> str:
    return PART.join(parts)


def kind_of(text: str) -> str:
    """Return the first word of an order, which is its kind."""
    return text.partition(PART)[0]


def single_word(kind: str, parts: list[str], known: Iterable[str]) -> str:
    """Return `kind`, an order of one word without clauses.

    Raise BadOrder if it is not in `known`, or if it has the clauses `parts`.
    """
    if kind not in known:
        raise BadOrder({"code": "order_unknown", "clause": kind})
    if parts:
        raise BadOrder({"code": "order_clause", "clause": parts[0]})
    return kind


def plan_of(actions: Iterable[str]) -> str:
    """Return the order that is a plan of these actions, or "" if there are none."""
    found = list(actions)
    return line([PLAN, *found]) if found else ""


def planned(text: str) -> list[str]:
    """Return the actions of a plan; [] for any other order."""
    return without_worth(clauses_of_plan(text))


def clauses_of_plan(text: str) -> list[str]:
    """Return the clauses of the plan `text`, which are actions and promised gains.

    Return [] for any other order.
    """
    kind, *found = text.split(PART)
    return found if kind == PLAN else []


def without_worth(found: Iterable[str]) -> list[str]:
    """Return the clauses of a plan that are actions, without those for promised gains (WORTH)."""
    return [clause for clause in found if clause.split()[0] != WORTH]


# --- players in a seat's view -----------------------------------------------


def me(view: View) -> Facts:
    """Return the entry of the seat that sees this view, from the view's `players`."""
    player: Facts = view["players"][view["seat"]]
    return player


def others(view: View) -> list[Facts]:
    """Return the entries of the other seats, from the view's `players`."""
    return [player for player in view["players"] if player["seat"] != view["seat"]]


def strongest_other(view: View, fact: str) -> Facts:
    """Return the entry of the other seat with the most of `fact`; among equals, the first."""
    return max(others(view), key=lambda player: player[fact])


def since_last(events: list[Facts], kinds: Iterable[str]) -> list[Facts]:
    """Return the last event of these kinds and all events after it.

    Return all events if none is of these kinds.
    """
    begun = [place for place, event in enumerate(events) if event["kind"] in kinds]
    return events[begun[-1] :] if begun else events


def first_alike(
    orders: Ordering, stances: Iterable[Stance], answers: list[Answered]
) -> Stance | None:
    """Return the first stance that would have given all these answers, or None."""
    return next((each for each in stances if gives(orders, each.line, answers)), None)


def gives(orders: Ordering, text: str, answers: list[Answered]) -> bool:
    """True if the order would have given all these answers. False if it is not a valid order."""
    try:
        orders.read(text)
    except BadOrder:
        return False
    found = [orders.answer(text, each.view, each.legal, []) for each in answers]
    return all(
        answer is not None and answer.action == each.action
        for answer, each in zip(found, answers, strict=True)
    )

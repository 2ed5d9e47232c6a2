"""Standing orders of Troyes: their text, and their answers for a seat.

Orders decide from the seat's view, its legal actions and the events it may see, as a person in that
seat could. They never see the state.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from engine.orders import (
    PLAN,
    Answer,
    Answered,
    Facts,
    Kind,
    Stance,
    Topic,
    View,
    as_written,
    clauses,
    planned,
    single_word,
    without_worth,
)
from engine.troyes.actions import PASS, SUFFER, read
from engine.troyes.box.cards import RED
from engine.troyes.players.placing import firmest
from engine.troyes.players.planning import answer_plan, read_plan
from engine.troyes.rules.groups import strength

PLACING, BLACK, ROUND = "placing", "black", "round"
FIRMEST, PASS_ROUND = "place-firmest", "pass-round"
CHEAPEST, NEVER_RED = "counter-cheapest", "counter-never-red"
IN_A_ROUND = ("call", "counter", "act", "flag")


# --- the answers -----------------------------------------------------------


def single(legal: list[str]) -> list[str]:
    """Return the actions that counter a single black die, such as "counter 6 r4"."""
    return [a for a in legal if a.startswith("counter ") and not a.split(" ")[2].isdecimal()]


def worth(action: str) -> tuple[int, int, int]:
    """Return a sort key for `counter` actions: least strength, then fewest dice and red dice."""
    said = read(action)
    dice = said.dice if said is not None else ()
    value = sum(strength(colour, number) for _, colour, number in dice)
    return value, len(dice), sum(colour == RED for _, colour, _ in dice)


def cheapest(view: View, legal: list[str]) -> str | None:
    """Counter only the highest black die, as cheaply as possible, or take the penalty.

    Return None if neither is legal, so that the player is asked.
    """
    penalty = SUFFER if SUFFER in legal else None
    return min(single(legal), key=worth, default=penalty)


def without_red(view: View, legal: list[str]) -> str | None:
    """Counter like `cheapest` but without red dice, or return None so that the player is asked."""
    return min((a for a in single(legal) if " r" not in a), key=worth, default=None)


def passing(view: View, legal: list[str]) -> str | None:
    return PASS if PASS in legal else None


# For each one-word order: its topic, the phase in which it answers, and the function that answers.
SIMPLE: dict[str, tuple[str, str, Callable[[View, list[str]], str | None]]] = {
    FIRMEST: (PLACING, "place", firmest),
    CHEAPEST: (BLACK, "counter", cheapest),
    NEVER_RED: (BLACK, "counter", without_red),
    PASS_ROUND: (ROUND, "act", passing),
}


OFFERED_IN = {"place": PLACING, "counter": BLACK}  # the phases whose questions stances answer
# topics whose orders end with the round, or with the initial placement
UNTIL_OVER = (PLACING, ROUND)


class Orders:
    """The standing orders of Troyes, an implementation of engine.orders.Ordering."""

    kinds = (*SIMPLE, PLAN)
    clause_kinds = ("as-possible",)
    parts: tuple[str, ...] = ()
    topics = (PLACING, BLACK, ROUND)
    reasons = (
        "as_ordered",
        "not_possible",
        "own_citizen",
        "placing_over",
        "round_over",
        "worth_less",
    )
    has_parts = False
    set_aside: ClassVar[dict[str, str]] = {}
    stance_kinds = (FIRMEST, CHEAPEST, NEVER_RED)
    refusals = (
        "game_over",
        "has_passed",
        "not_in_a_round",
        "order_clause",
        "order_plan_empty",
        "order_plan_long",
        "order_unknown",
        "order_unreadable",
        "placing_over",
    )

    def form(self, view: View, legal: list[str]) -> list[Topic]:
        """Return the one-word orders for an order form. Plans are made on the board instead."""
        kinds: dict[str, list[Kind]] = {}
        for kind, (topic, _, _) in SIMPLE.items():
            if self.refusal(kind, view) is None:
                kinds.setdefault(topic, []).append({"kind": kind, "parts": []})
        return [{"topic": topic, "kinds": each} for topic, each in kinds.items()]

    def stances(self, view: View, legal: list[str]) -> list[Stance]:
        """Return the one-word orders that answer the current question.

        The order to pass for the round is left out, since passing is an ordinary action.
        """
        about = OFFERED_IN.get(view["phase"])
        found = (
            kind
            for kind, (topic, _, answers) in SIMPLE.items()
            if topic == about and answers(view, legal)
        )
        return [Stance(kind, {"kind": kind}) for kind in found]

    def part(self, view: View) -> str | None:
        return None

    def beforehand(self, view: View) -> list[Stance]:
        return []

    def like(self, answers: list[Answered]) -> Stance | None:
        return None

    def read(self, text: str) -> str:
        kind, *more = clauses(text)
        if kind == PLAN:
            return read_plan(without_worth(as_written(text)[1:]))
        return single_word(kind, more, SIMPLE)

    def topic(self, text: str) -> str:
        return ROUND if planned(text) else SIMPLE[text][0]

    def scope(self, text: str, view: View) -> str | None:
        return str(view["round"]) if self.topic(text) in UNTIL_OVER else None

    def refusal(self, text: str, view: View) -> Facts | None:
        topic = self.topic(text)
        if view["phase"] == "over":
            return {"code": "game_over"}
        if topic == PLACING and view["phase"] != "place":
            return {"code": "placing_over"}
        if topic != ROUND:
            return None
        if view["phase"] not in IN_A_ROUND:
            return {"code": "not_in_a_round"}
        passed = view["players"][view["seat"]]["passed"]
        return {"code": "has_passed"} if passed else None

    def describe(self, text: str) -> list[Facts]:
        actions = planned(text)
        if not actions:
            return [{"kind": text}]
        return [{"kind": PLAN}, *({"action": each} for each in actions), {"kind": "as-possible"}]

    def answer(self, text: str, view: View, legal: list[str], events: list[Facts]) -> Answer | None:
        """Return the order's answer, or None if it is for another phase or fits no legal action."""
        if planned(text):
            return answer_plan(text, view, legal)
        _, phase, answers = SIMPLE[text]
        action = answers(view, legal) if view["phase"] == phase and legal else None
        if action is None:
            return None
        rest = None if text == PASS_ROUND else text
        return Answer(action, rest, {"kind": "as_ordered"})

    def ended(self, text: str, view: View, events: list[Facts]) -> Facts:
        return {"kind": "placing_over" if self.topic(text) == PLACING else "round_over"}

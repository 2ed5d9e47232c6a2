"""Standing orders of Troyes: how they are written, and what they answer for their seat.

Everything here is decided from one seat's view, its legal actions and what it was told, as
anybody in that seat could decide it: no state is known.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar

from engine.orders import (
    PLAN,
    Answer,
    Answered,
    BadOrder,
    Kind,
    Stance,
    Topic,
    as_written,
    clauses,
    planned,
    without_worth,
)
from engine.troyes.actions import PASS, SUFFER, read
from engine.troyes.box.cards import RED
from engine.troyes.players.placing import firmest
from engine.troyes.players.planning import answer_plan, read_plan
from engine.troyes.rules.groups import strength

View = dict[str, Any]
Facts = dict[str, Any]

PLACING, BLACK, ROUND = "placing", "black", "round"
FIRMEST, PASS_ROUND = "place-firmest", "pass-round"
CHEAPEST, NEVER_RED = "counter-cheapest", "counter-never-red"
IN_A_ROUND = ("call", "counter", "act", "flag")


# --- what each answers -----------------------------------------------------


def single(legal: list[str]) -> list[str]:
    """The counters of one black die: "counter 6 r4" and no further number."""
    return [a for a in legal if a.startswith("counter ") and not a.split(" ")[2].isdecimal()]


def worth(action: str) -> tuple[int, int, int]:
    """What a counter costs: dice of the smallest worth, then the fewest, then the fewest red."""
    said = read(action)
    dice = said.dice if said is not None else ()
    value = sum(strength(colour, number) for _, colour, number in dice)
    return value, len(dice), sum(colour == RED for _, colour, _ in dice)


def cheapest(view: View, legal: list[str]) -> str | None:
    """The highest black die alone, as cheaply as can be; the penalty where there is no way."""
    penalty = SUFFER if SUFFER in legal else None
    return min(single(legal), key=worth, default=penalty)


def without_red(view: View, legal: list[str]) -> str | None:
    """The same with white and yellow dice; where they do not do, the seat is asked."""
    return min((a for a in single(legal) if " r" not in a), key=worth, default=None)


def passing(view: View, legal: list[str]) -> str | None:
    return PASS if PASS in legal else None


# Of each that is a word and no more: its topic, the phase in which it speaks, and its answer.
SIMPLE: dict[str, tuple[str, str, Callable[[View, list[str]], str | None]]] = {
    FIRMEST: (PLACING, "place", firmest),
    CHEAPEST: (BLACK, "counter", cheapest),
    NEVER_RED: (BLACK, "counter", without_red),
    PASS_ROUND: (ROUND, "act", passing),
}


OFFERED_IN = {"place": PLACING, "counter": BLACK}  # the phases whose questions stances answer
UNTIL_OVER = (PLACING, ROUND)  # topics whose orders end with the round; the placing comes before


class Orders:
    """The questions of engine.orders."""

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
        """Those that are a word; a plan is put together at the board."""
        kinds: dict[str, list[Kind]] = {}
        for kind, (topic, _, _) in SIMPLE.items():
            if self.refusal(kind, view) is None:
                kinds.setdefault(topic, []).append({"kind": kind, "parts": []})
        return [{"topic": topic, "kinds": each} for topic, each in kinds.items()]

    def stances(self, view: View, legal: list[str]) -> list[Stance]:
        """Those that know an answer; to pass is a move like any other."""
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
        if kind not in SIMPLE:
            raise BadOrder({"code": "order_unknown", "clause": kind})
        if more:
            raise BadOrder({"code": "order_clause", "clause": more[0]})
        return kind

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
        """Nothing outside its own phase, and nothing where it knows no answer."""
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

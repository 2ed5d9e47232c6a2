"""Standing orders of Troyes: how they are written, and what they answer for their seat.

Everything here is decided from one seat's view, its legal actions and what it was told, as
anybody in that seat could decide it: no state is known.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar

from engine.orders import Answer, Answered, BadOrder, Kind, Stance, Topic, clauses
from engine.troyes.actions import PASS, SUFFER, read
from engine.troyes.box.cards import RED
from engine.troyes.rules.groups import strength

View = dict[str, Any]
Facts = dict[str, Any]

BLACK, ROUND = "black", "round"
CHEAPEST, NEVER_RED, PASS_ROUND = "counter-cheapest", "counter-never-red", "pass-round"
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


def cheapest(legal: list[str]) -> str | None:
    """The highest black die alone, as cheaply as can be; the penalty where there is no way."""
    penalty = SUFFER if SUFFER in legal else None
    return min(single(legal), key=worth, default=penalty)


def without_red(legal: list[str]) -> str | None:
    """The same with white and yellow dice; where they do not do, the seat is asked."""
    return min((a for a in single(legal) if " r" not in a), key=worth, default=None)


def passing(legal: list[str]) -> str | None:
    return PASS if PASS in legal else None


# Of each kind: its topic, the phase in which it speaks, and its answer.
KINDS: dict[str, tuple[str, str, Callable[[list[str]], str | None]]] = {
    CHEAPEST: (BLACK, "counter", cheapest),
    NEVER_RED: (BLACK, "counter", without_red),
    PASS_ROUND: (ROUND, "act", passing),
}


class Orders:
    """The questions of engine.orders."""

    kinds = tuple(KINDS)
    clause_kinds: tuple[str, ...] = ()
    parts: tuple[str, ...] = ()
    topics = (BLACK, ROUND)
    reasons = ("as_ordered", "round_over")
    set_aside: ClassVar[dict[str, str]] = {}
    stance_kinds = (CHEAPEST, NEVER_RED)
    refusals = (
        "game_over",
        "has_passed",
        "not_in_a_round",
        "order_clause",
        "order_unknown",
        "order_unreadable",
    )

    def form(self, view: View, legal: list[str]) -> list[Topic]:
        kinds: dict[str, list[Kind]] = {}
        for kind, (topic, _, _) in KINDS.items():
            if self.refusal(kind, view) is None:
                kinds.setdefault(topic, []).append({"kind": kind, "parts": []})
        return [{"topic": topic, "kinds": each} for topic, each in kinds.items()]

    def stances(self, view: View, legal: list[str]) -> list[Stance]:
        """Against black dice, those that know an answer; to pass is a move like any other."""
        if view["phase"] != "counter" or not legal:
            return []
        found = (
            kind for kind, (topic, _, answers) in KINDS.items() if topic == BLACK and answers(legal)
        )
        return [Stance(kind, {"kind": kind}) for kind in found]

    def like(self, answers: list[Answered]) -> Stance | None:
        return None

    def read(self, text: str) -> str:
        kind, *more = clauses(text)
        if kind not in KINDS:
            raise BadOrder({"code": "order_unknown", "clause": kind})
        if more:
            raise BadOrder({"code": "order_clause", "clause": more[0]})
        return kind

    def topic(self, text: str) -> str:
        return KINDS[text][0]

    def scope(self, text: str, view: View) -> str | None:
        return str(view["round"]) if text == PASS_ROUND else None

    def refusal(self, text: str, view: View) -> Facts | None:
        if view["phase"] == "over":
            return {"code": "game_over"}
        if text != PASS_ROUND:
            return None
        if view["phase"] not in IN_A_ROUND:
            return {"code": "not_in_a_round"}
        passed = view["players"][view["seat"]]["passed"]
        return {"code": "has_passed"} if passed else None

    def describe(self, text: str) -> list[Facts]:
        return [{"kind": text}]

    def answer(self, text: str, view: View, legal: list[str], events: list[Facts]) -> Answer | None:
        """Nothing outside its own phase, and nothing where it knows no answer."""
        _, phase, answers = KINDS[text]
        action = answers(legal) if view["phase"] == phase and legal else None
        if action is None:
            return None
        rest = None if text == PASS_ROUND else text
        return Answer(action, rest, {"kind": "as_ordered"})

    def ended(self, text: str, view: View, events: list[Facts]) -> Facts:
        return {"kind": "round_over"}

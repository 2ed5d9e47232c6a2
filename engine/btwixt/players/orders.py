"""Standing orders of B'Twixt: how they are written, and what they answer for their seat.

Everything here is decided from one seat's view, its legal actions and what it was told, as
anybody in that seat could decide it: no state is known.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any, ClassVar

from engine.btwixt.actions import KNEEL, is_seat
from engine.btwixt.box.cards import HOUSE
from engine.btwixt.players.every_round import (
    ASKS,
    EVENT,
    EVERY_ROUND,
    LEADER,
    STOPS,
    EveryRound,
    asks_because,
    of_this_round,
    read_every_round,
)
from engine.btwixt.players.stances import (
    FURTHEST,
    RAISE,
    Raise,
    added,
    cheapest_raise,
    is_odd,
    limits,
    number,
    others_can_play,
    patience,
    read_raise,
)
from engine.orders import (
    PART,
    Answer,
    Answered,
    BadOrder,
    Kind,
    Part,
    Stance,
    Topic,
    clauses,
    gives,
    line,
    me,
    others,
)

View = dict[str, Any]
Facts = dict[str, Any]

TOPIC = "round"
KNEEL_ROUND, ROUND = "kneel-round", "round"
PATIENCE = "raise-behind"  # a stance by the other of its limits
EVERY, BY_CARD = "rounds", "by-card"
FEW_CARDS = 3  # with fewer one would rather be asked
MOST_PLAYS = 12
WORD = re.compile(r"[a-z][a-z0-9_]*(\.[0-9]{1,2})?")
# The verbs of answers to what a played card asks, each with the phase in which it is asked.
ANSWERS = {
    "seat": "target",
    "bid": "bid",
    "discard": "discard",
    "give": "give",
    "council": "council",
}


WORDS = (KNEEL_ROUND, BY_CARD)  # orders that are a word and no more


def kind_of(text: str) -> str:
    """With which an order begins."""
    return text.partition(PART)[0]


# --- an order, read --------------------------------------------------------


@dataclass(frozen=True)
class Clause:
    """One line of the list: its kind, the words or the number that it names."""

    kind: str
    words: tuple[str, ...] = ()
    number: int | None = None

    @property
    def text(self) -> str:
        if self.kind == "play":
            return f"play {self.words[0]}"
        if self.kind == "play-behind":
            return f"play {self.words[0]} behind {self.number}"
        if self.kind == "then-kneel":
            return "then kneel"
        count = [] if self.number is None else [str(self.number)]
        return " ".join([self.kind, *self.words, *count])


def read_clause(clause: str) -> Clause:
    match clause.split():
        case ["then", "kneel"]:
            return Clause("then-kneel")
        case ["stop", *what] if what and set(what) <= set(STOPS):
            return Clause("stop", tuple(each for each in STOPS if each in what))
        case ["lead" | "behind" | "total" as kind, count]:
            return Clause(kind, (), number(count, clause))
        case ["play", card] if WORD.fullmatch(card):
            return Clause("play", (card,))
        case ["play", card, "behind", count] if WORD.fullmatch(card):
            return Clause("play-behind", (card,), number(count, clause, least=0))
        case ["seat" | "council" as verb, what] if is_seat(what):
            return Clause(verb, (what,))
        case ["bid" | "discard" | "give" as verb, what] if WORD.fullmatch(what):
            return Clause(verb, (what,))
    raise BadOrder({"code": "order_clause", "clause": clause})


def read_round(parts: list[str]) -> list[Clause]:
    """The clauses in their order: the first that fits answers."""
    found = [read_clause(part) for part in parts]
    does = [each for each in found if each.kind != "stop" and each.kind not in ANSWERS]
    plays = [each for each in found if each.kind.startswith("play")]
    if not does or len(plays) > MOST_PLAYS:
        raise BadOrder({"code": "order_round_empty"})
    return found


def text_of(found: list[Clause]) -> str | None:
    """The order as it is kept; None when nothing is left that could answer."""
    does = [each for each in found if each.kind != "stop" and each.kind not in ANSWERS]
    waiting = found and found[0].kind in ANSWERS
    if not does and not waiting:
        return None
    return line([ROUND, *(each.text for each in found)])


# --- the table, as this seat sees it ---------------------------------------


def strongest_other(view: View) -> Facts:
    """The player ahead of all others; the first of them after a tie."""
    return max(others(view), key=lambda player: player["total"])


def lead(view: View) -> int:
    """How far one is ahead; negative when behind."""
    return int(me(view)["total"] - strongest_other(view)["total"])


def appeared(stops: tuple[str, ...], view: View, events: list[Facts]) -> Facts | None:
    """The first card of such a kind that somebody else has played since."""
    cards = view["set"].get("cards", HOUSE.described)
    for event in events:
        if event["kind"] == "played" and event["seat"] != view["seat"]:
            section = cards[event["card"]]["section"]
            if KIND_OF.get(section) in stops:
                return {"kind": "appeared", "card": event["card"], "seat": event["seat"]}
    return None


KIND_OF = {"event_influence": EVENT, "leader_influence": LEADER}

# --- the first clause that fits --------------------------------------------

Fits = Callable[[Clause, View, list[str], list[Facts]], Answer | None]


def stop(clause: Clause, view: View, legal: list[str], events: list[Facts]) -> Answer | None:
    seen = appeared(clause.words, view, events)
    return Answer(None, None, seen) if seen else None


def kneel_leading(
    clause: Clause, view: View, legal: list[str], events: list[Facts]
) -> Answer | None:
    ahead = lead(view)
    return kneels({"kind": "leading", "count": ahead}) if ahead >= (clause.number or 0) else None


def kneel_behind(
    clause: Clause, view: View, legal: list[str], events: list[Facts]
) -> Answer | None:
    behind = -lead(view)
    rival = strongest_other(view)["seat"]
    why = {"kind": "trailing", "seat": rival, "count": behind}
    return kneels(why) if behind >= (clause.number or 0) else None


def kneel_at(clause: Clause, view: View, legal: list[str], events: list[Facts]) -> Answer | None:
    total = me(view)["total"]
    return kneels({"kind": "reached", "count": total}) if total >= (clause.number or 0) else None


def play(clause: Clause, view: View, legal: list[str], events: list[Facts]) -> Answer | None:
    action = f"play {clause.words[0]}"
    far = clause.number is not None and -lead(view) > clause.number
    return Answer(action, None, {"kind": "as_ordered"}) if action in legal and not far else None


def kneel(clause: Clause, view: View, legal: list[str], events: list[Facts]) -> Answer | None:
    return kneels({"kind": "as_ordered"})


def kneels(why: Facts) -> Answer:
    return Answer(KNEEL, None, why)


FITS: dict[str, Fits] = {
    "stop": stop,
    "lead": kneel_leading,
    "behind": kneel_behind,
    "total": kneel_at,
    "play": play,
    "play-behind": play,
    "then-kneel": kneel,
}


def answer_in_turn(
    found: list[Clause], view: View, legal: list[str], events: list[Facts]
) -> Answer | None:
    """What was to answer an earlier card's question is done with: nothing asked it."""
    while found and found[0].kind in ANSWERS:
        found = found[1:]
    for place, clause in enumerate(found):
        if clause.kind in ANSWERS:
            continue
        fits = FITS[clause.kind](clause, view, legal, events)
        if fits is None or (fits.action == KNEEL and KNEEL not in legal):
            continue
        if fits.action is None or fits.action == KNEEL:
            return fits
        return Answer(fits.action, text_of(after_play(found, place)), fits.why)
    return None


def after_play(found: list[Clause], place: int) -> list[Clause]:
    """The answers that follow the card come first now; the card is played."""
    end = place + 1
    while end < len(found) and found[end].kind in ANSWERS:
        end += 1
    return [*found[place + 1 : end], *found[:place], *found[end:]]


def answer_to_card(found: list[Clause], view: View, legal: list[str]) -> Answer | None:
    """The next of the answers, if it is one to this question; without one the owner is asked."""
    if not found or ANSWERS.get(found[0].kind) != view["phase"]:
        return None
    action = found[0].text
    if action not in legal:
        return Answer(None, None, {"kind": "not_possible", "action": action})
    return Answer(action, text_of(found[1:]), {"kind": "as_ordered"})


# --- a stance --------------------------------------------------------------


def answer_raise(order: Raise, view: View, legal: list[str]) -> Answer | None:
    """First whether to kneel, then the cheapest card within the limit."""
    if is_odd(view):
        return Answer(None, None, {"kind": "odd_round"})
    why = done_raising(order, view)
    action = None if why else cheapest_raise(view, legal, order.limit)
    if action:
        return Answer(action, order.text(), {"kind": "as_ordered"})
    return kneels(why or {"kind": "limit"}) if KNEEL in legal else None


def answer_every_round(
    order: EveryRound, view: View, legal: list[str], events: list[Facts]
) -> Answer | None:
    """As a stance for one round, but it stays: where that would stop, its owner is asked."""
    text = order.text()
    seen = appeared(order.stops, view, of_this_round(events))
    why = seen or asks_because(order, view)
    if why:
        return Answer(None, text, why)
    if not order.most:
        out = kneels({"kind": "as_ordered"}) if KNEEL in legal else None
    else:
        out = answer_raise(order, view, legal)
    return None if out is None else replace(out, rest=text)


def done_raising(order: Raise, view: View) -> Facts | None:
    """Why it kneels though it could play on."""
    ahead = lead(view)
    if order.behind is not None and -ahead >= order.behind:
        return {"kind": "trailing", "seat": strongest_other(view)["seat"], "count": -ahead}
    if ahead > 0 and not others_can_play(view):
        return {"kind": "unopposed", "count": ahead}
    return None


# --- the questions of engine.orders ----------------------------------------


class Orders:
    """What the service asks about orders."""

    kinds = (KNEEL_ROUND, ROUND, RAISE, BY_CARD, EVERY_ROUND)
    clause_kinds = (*FITS, *ANSWERS, "most", "stay-out", "ask", "overtaken", "below")
    parts = ("stop", "lead", "behind", "total", "play", "then", "most", "ask", "overtaken", "below")
    topics = (TOPIC, EVERY)
    has_parts = True
    set_aside: ClassVar[dict[str, str]] = {EVERY: BY_CARD}
    stance_kinds = (RAISE, KNEEL_ROUND, EVERY_ROUND, PATIENCE, BY_CARD)
    reasons = (
        "appeared",
        "as_ordered",
        "by_card",
        "few_cards",
        "last_round",
        "leading",
        "limit",
        "no_plain_card",
        "not_possible",
        "odd_round",
        "overtaken",
        "reached",
        "round_over",
        "trailing",
        "unopposed",
    )
    refusals = (
        "card_not_in_hand",
        "game_over",
        "has_knelt",
        "order_clause",
        "order_no_limit",
        "order_number",
        "order_round_empty",
        "order_unknown",
        "order_unreadable",
    )

    def form(self, view: View, legal: list[str]) -> list[Topic]:
        if self.refusal(EVERY_ROUND, view):
            return []
        every: Kind = {"kind": EVERY_ROUND, "parts": every_round_form()}
        lasting: Topic = {"topic": EVERY, "kinds": [every]}
        return [*self._for_this_round(view), lasting]

    def _for_this_round(self, view: View) -> list[Topic]:
        if self.refusal(KNEEL_ROUND, view):
            return []
        hand = list(dict.fromkeys(view["hand"]))
        takes = [f"play {card}" for card in hand]
        takes += [f"seat {player['seat']}" for player in others(view)]
        most = min(MOST_PLAYS, len(view["hand"]) + 1)
        parts: list[Part] = [
            {"part": "stop", "shape": "set", "takes": list(STOPS), "noun": "stop"},
            *(number_part(name) for name in ("lead", "behind", "total")),
            {"part": "play", "shape": "sequence", "takes": takes, "most": most},
            {"part": "then", "shape": "switch", "takes": [KNEEL]},
        ]
        kinds: list[Kind] = [
            {"kind": KNEEL_ROUND, "parts": []},
            {"kind": RAISE, "parts": [number_part("most"), number_part("behind")]},
            {"kind": ROUND, "parts": parts},
        ]
        return [{"topic": TOPIC, "kinds": kinds}]

    def stances(self, view: View, legal: list[str]) -> list[Stance]:
        """To raise up to what could lead, to kneel, the same for every round, or until beaten."""
        return self._in_round(view) if self.part(view) and KNEEL in legal else []

    def part(self, view: View) -> str | None:
        return f"{view['season']}-{view['round']}" if view["phase"] == "play" else None

    def beforehand(self, view: View) -> list[Stance]:
        may = self.part(view) and view["seat"] not in view["to_act"]
        found = self._in_round(view) if may and not self.refusal(KNEEL_ROUND, view) else []
        return [*found, Stance(BY_CARD, {"kind": BY_CARD})] if found else []

    def _in_round(self, view: View) -> list[Stance]:
        if is_odd(view):
            return []
        within, k = limits(view), patience(view)
        behind = Stance(Raise(behind=k).text(), {"kind": PATIENCE, "count": k})
        return [
            *(Stance(Raise(most).text(), {"kind": RAISE, "count": most}) for most in within),
            Stance(KNEEL_ROUND, {"kind": KNEEL_ROUND}),
            *([for_every_round(within), behind] if within else []),
        ]

    def like(self, answers: list[Answered]) -> Stance | None:
        """The middle of what one could have done, or as little as what was played came to."""
        view, _, action = answers[-1]
        if view["phase"] != "play" or action == KNEEL or is_odd(view):
            return None
        within, come_to = limits(view), me(view)["total"] + (added(view, action) or 0)
        tried = [*within[len(within) // 2 :], *within, come_to]
        alike = (
            Stance(Raise(most).text(), {"kind": RAISE, "count": most})
            for most in tried
            if gives(self, Raise(most).text(), answers)
        )
        return next(alike, None)

    def read(self, text: str) -> str:
        kind, *parts = clauses(text)
        if kind == RAISE:
            return read_raise(parts).text()
        if kind == EVERY_ROUND:
            return read_every_round(parts).text()
        if kind == ROUND:
            return line([ROUND, *(clause.text for clause in read_round(parts))])
        if kind not in WORDS:
            raise BadOrder({"code": "order_unknown", "clause": kind})
        if parts:
            raise BadOrder({"code": "order_clause", "clause": parts[0]})
        return kind

    def topic(self, text: str) -> str:
        return EVERY if kind_of(text) == EVERY_ROUND else TOPIC

    def scope(self, text: str, view: View) -> str | None:
        """The round that is on; none for one that stays."""
        return None if kind_of(text) == EVERY_ROUND else f"{view['season']}-{view['round']}"

    def refusal(self, text: str, view: View) -> Facts | None:
        if view["phase"] == "over":
            return {"code": "game_over"}
        if kind_of(text) == EVERY_ROUND:
            return None
        if me(view)["kneeling"]:
            return {"code": "has_knelt", "actor_seat": next(iter(view["to_act"]), None)}
        held = list(view["hand"])
        for clause in self._clauses(text):
            if clause.kind.startswith("play"):
                if clause.words[0] not in held:
                    return {"code": "card_not_in_hand", "card": clause.words[0]}
                held.remove(clause.words[0])
        return None

    def describe(self, text: str) -> list[Facts]:
        if text in WORDS:
            return [{"kind": text}]
        order = stance_of(text)
        if order:
            return [{"kind": kind_of(text)}, *told_of_stance(order)]
        return [{"kind": ROUND}, *(told(clause) for clause in self._clauses(text))]

    def answer(self, text: str, view: View, legal: list[str], events: list[Facts]) -> Answer | None:
        """In turn the first clause that fits; to a card's question what was said to it."""
        if not legal:
            return None
        if text == KNEEL_ROUND:
            return kneels({"kind": "as_ordered"}) if KNEEL in legal else None
        if text == BY_CARD or kind_of(text) in (RAISE, EVERY_ROUND):
            in_turn = view["phase"] == "play"
            return self._answer_in_turn(text, view, legal, events) if in_turn else None
        found = self._clauses(text)
        if view["phase"] == "play":
            return answer_in_turn(found, view, legal, events)
        return answer_to_card(found, view, legal)

    def _answer_in_turn(
        self, text: str, view: View, legal: list[str], events: list[Facts]
    ) -> Answer | None:
        order = stance_of(text)
        if order is None:
            return Answer(None, text, {"kind": "by_card"})
        if isinstance(order, EveryRound):
            return answer_every_round(order, view, legal, events)
        return answer_raise(order, view, legal)

    def ended(self, text: str, view: View, events: list[Facts]) -> Facts:
        return {"kind": "round_over"}

    def _clauses(self, text: str) -> list[Clause]:
        if text in WORDS or stance_of(text):
            return []
        return [read_clause(part) for part in clauses(text)[1:]]


def stance_of(text: str) -> Raise | None:
    """The stance that a line says; None where it says something else."""
    kind, *parts = clauses(text)
    if kind == EVERY_ROUND:
        return read_every_round(parts)
    return read_raise(parts) if kind == RAISE else None


def told_of_stance(order: Raise) -> list[Facts]:
    """How far a stance goes, and when it asks, as facts for words."""
    said: list[Facts] = [{"kind": verb, "count": count} for verb, count in order.clauses()]
    if isinstance(order, EveryRound):
        said = [{"kind": "stay-out"}] if not order.most else said
        said += [{"kind": "ask", "matters": list(order.matters)}] if order.matters else []
        said += [{"kind": "stop", "stops": list(order.stops)}] if order.stops else []
        said += [{"kind": verb, "count": count} for verb, count in order.asks()]
    return said


def for_every_round(within: list[int]) -> Stance:
    """The middle of the totals that could lead here; its owner is asked when it matters more."""
    most = within[len(within) // 2]
    order = EveryRound(most, matters=ASKS, below=FEW_CARDS)
    return Stance(order.text(), {"kind": EVERY_ROUND, "count": most})


def every_round_form() -> list[Part]:
    return [
        {"part": "most", "shape": "number", "range": [0, FURTHEST]},
        number_part("behind"),
        {"part": "ask", "shape": "set", "takes": list(ASKS), "noun": "matter"},
        {"part": "stop", "shape": "set", "takes": list(STOPS), "noun": "stop"},
        {"part": "overtaken", "shape": "number", "range": [0, FURTHEST]},
        {"part": "below", "shape": "number", "range": [1, FURTHEST]},
    ]


def number_part(name: str) -> Part:
    return {"part": name, "shape": "number", "range": [1, FURTHEST]}


def told(clause: Clause) -> Facts:
    """A clause as facts for words."""
    facts: Facts = {"kind": clause.kind}
    if clause.number is not None:
        facts["count"] = clause.number
    match clause.kind:
        case "stop":
            facts["stops"] = list(clause.words)
        case "play" | "play-behind" | "discard" | "give":
            facts["card"] = clause.words[0]
        case "bid":
            card, _, copy = clause.words[0].partition(".")
            facts |= {"card": card, "copy": int(copy) if copy else 1}
        case "seat":
            facts["target_seat"] = int(clause.words[0])
        case "council":
            # A council is on the left of the leader with its number.
            facts |= {"council": int(clause.words[0]), "beside_seat": int(clause.words[0])}
    return facts

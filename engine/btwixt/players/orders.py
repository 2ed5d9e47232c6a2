"""Standing orders of B'Twixt: their text form, and the answers they give for a seat.

Orders see only one seat's view, its legal actions and its events, never the state. So they know no
more than the player. An order for a round can store answers to questions that a played card asks.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import ClassVar

from engine.btwixt.actions import KNEEL, is_seat
from engine.btwixt.box.cards import HOUSE
from engine.btwixt.players.every_round import (
    ASKS,
    EVENT,
    EVERY_ROUND,
    LEADER,
    STOP,
    EveryRound,
    asks_because,
    read_every_round,
)
from engine.btwixt.players.stances import (
    RAISE,
    Raise,
    added,
    cheapest_raise,
    is_odd,
    limits,
    others_can_play,
    patience,
    read_raise,
)
from engine.order_clauses import Counting, Switching, form, number, told
from engine.orders import (
    Answer,
    Answered,
    BadOrder,
    Facts,
    Kind,
    Part,
    Stance,
    Topic,
    View,
    clauses,
    first_alike,
    kind_of,
    line,
    me,
    others,
    since_last,
    single_word,
    strongest_other,
)

TOPIC = "round"
KNEEL_ROUND, ROUND = "kneel-round", "round"
PATIENCE = "raise-behind"  # a stance limited by how far the seat may be behind
EVERY, BY_CARD = "rounds", "by-card"
FEW_CARDS = 3  # with a smaller hand, a stance for every round asks the player
MOST_PLAYS = 12
WORD = re.compile(r"[a-z][a-z0-9_]*(\.[0-9]{1,2})?")
# The verbs that answer a played card's question, each with the phase of that question.
ANSWERS = {
    "seat": "target",
    "bid": "bid",
    "discard": "discard",
    "give": "give",
    "council": "council",
}


WORDS = (KNEEL_ROUND, BY_CARD)  # orders of a single word


# --- parsed orders ---------------------------------------------------------


@dataclass(frozen=True)
class Clause:
    """One clause of an order: its kind, and the words or the number after it."""

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
        case ["stop", *what]:
            return Clause("stop", STOP.read(" ".join(what), clause))
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
    """Parse the clauses of a `round` order.

    When the order answers, the first clause that applies gives the answer.
    """
    found = [read_clause(part) for part in parts]
    does = [each for each in found if each.kind != "stop" and each.kind not in ANSWERS]
    plays = [each for each in found if each.kind.startswith("play")]
    if not does or len(plays) > MOST_PLAYS:
        raise BadOrder({"code": "order_round_empty"})
    return found


def text_of(found: list[Clause]) -> str | None:
    """Return the order as it is stored, or None if none of its clauses can answer any more."""
    does = [each for each in found if each.kind != "stop" and each.kind not in ANSWERS]
    waiting = found and found[0].kind in ANSWERS
    if not does and not waiting:
        return None
    return line([ROUND, *(each.text for each in found)])


# --- the table from this seat's view ----------------------------------------


def lead(view: View) -> int:
    """Return the seat's lead over the strongest other player, negative when behind."""
    return int(me(view)["total"] - strongest_other(view, "total")["total"])


def appeared(stops: tuple[str, ...], view: View, events: list[Facts]) -> Facts | None:
    """Return a reason to stop if another seat has played a card of a kind in `stops`, or None."""
    cards = view["set"].get("cards", HOUSE.described)
    for event in events:
        if event["kind"] == "played" and event["seat"] != view["seat"]:
            section = cards[event["card"]]["section"]
            if KIND_OF.get(section) in stops:
                return {"kind": "appeared", "card": event["card"], "seat": event["seat"]}
    return None


KIND_OF = {"event_influence": EVENT, "leader_influence": LEADER}

# --- the first clause that applies -----------------------------------------

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
    rival = strongest_other(view, "total")["seat"]
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
    """Return the answer of the first clause that applies, or None.

    Stored answers at the beginning are for questions of a card played earlier. They are dropped,
    since these questions were not asked.
    """
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
    """Return the clauses left after the clause at `place` has played its card.

    The stored answers to that card's questions come first.
    """
    end = place + 1
    while end < len(found) and found[end].kind in ANSWERS:
        end += 1
    return [*found[place + 1 : end], *found[:place], *found[end:]]


def answer_to_card(found: list[Clause], view: View, legal: list[str]) -> Answer | None:
    """Return the next stored answer if it is for this kind of question, or None.

    If the stored answer is not legal, the order ends and the player is asked.
    """
    if not found or ANSWERS.get(found[0].kind) != view["phase"]:
        return None
    action = found[0].text
    if action not in legal:
        return Answer(None, None, {"kind": "not_possible", "action": action})
    return Answer(action, text_of(found[1:]), {"kind": "as_ordered"})


# --- a stance --------------------------------------------------------------


def answer_raise(order: Raise, view: View, legal: list[str]) -> Answer | None:
    """Kneel if the stance says so, else play the cheapest card within the limit.

    Return None if neither is legal. Under an unusual round rule (`is_odd`), ask the player.
    """
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
    """Answer like a stance for one round, but keep the order for later rounds.

    Ask the player instead if the order has a condition for it that holds.
    """
    text = order.text()
    seen = appeared(order.stops, view, since_last(events, ["revealed"]))
    why = seen or asks_because(order, view)
    if why:
        return Answer(None, text, why)
    if not order.most:
        out = kneels({"kind": "as_ordered"}) if KNEEL in legal else None
    else:
        out = answer_raise(order, view, legal)
    return None if out is None else replace(out, rest=text)


def done_raising(order: Raise, view: View) -> Facts | None:
    """Return the reason to kneel before the limit of the stance is reached, or None."""
    ahead = lead(view)
    if order.behind is not None and -ahead >= order.behind:
        return {"kind": "trailing", "seat": strongest_other(view, "total")["seat"], "count": -ahead}
    if ahead > 0 and not others_can_play(view):
        return {"kind": "unopposed", "count": ahead}
    return None


# --- the questions of engine.orders ----------------------------------------


class Orders:
    """The standing orders of B'Twixt, an implementation of engine.orders.Ordering."""

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
        every: Kind = {"kind": EVERY_ROUND, "parts": form(EveryRound)}
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
            STOP.part(),
            *(Counting(verb).part() for verb in ("lead", "behind", "total")),
            {"part": "play", "shape": "sequence", "takes": takes, "most": most},
            Switching("then", KNEEL).part(),
        ]
        kinds: list[Kind] = [
            {"kind": KNEEL_ROUND, "parts": []},
            {"kind": RAISE, "parts": form(Raise)},
            {"kind": ROUND, "parts": parts},
        ]
        return [{"topic": TOPIC, "kinds": kinds}]

    def stances(self, view: View, legal: list[str]) -> list[Stance]:
        """Return the stances to offer for this round.

        They raise up to a limit, kneel, raise in every round, or raise until the seat is too far
        behind.
        """
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
        """Return a stance that would have given the same answers as the player, or None.

        Try stances with the limits of `limits` from the middle one on, then with all of them. Last,
        try the total that the latest answer reached.
        """
        view, _, action = answers[-1]
        if view["phase"] != "play" or action == KNEEL or is_odd(view):
            return None
        within, come_to = limits(view), me(view)["total"] + (added(view, action) or 0)
        tried = [*within[len(within) // 2 :], *within, come_to]
        stances = (Stance(Raise(most).text(), {"kind": RAISE, "count": most}) for most in tried)
        return first_alike(self, stances, answers)

    def read(self, text: str) -> str:
        kind, *parts = clauses(text)
        if kind == RAISE:
            return read_raise(parts).text()
        if kind == EVERY_ROUND:
            return read_every_round(parts).text()
        if kind == ROUND:
            return line([ROUND, *(clause.text for clause in read_round(parts))])
        return single_word(kind, parts, WORDS)

    def topic(self, text: str) -> str:
        return EVERY if kind_of(text) == EVERY_ROUND else TOPIC

    def scope(self, text: str, view: View) -> str | None:
        """Return the round with which the order ends, or None for an order for every round."""
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
        return [{"kind": ROUND}, *(told_of(clause) for clause in self._clauses(text))]

    def answer(self, text: str, view: View, legal: list[str], events: list[Facts]) -> Answer | None:
        """Return the answer to this question, or None if the order has none.

        On a turn the first clause that applies answers. A question of a card gets a stored answer.
        """
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
    """Return the stance in this text, or None for another kind of order."""
    kind, *parts = clauses(text)
    if kind == EVERY_ROUND:
        return read_every_round(parts)
    return read_raise(parts) if kind == RAISE else None


def told_of_stance(order: Raise) -> list[Facts]:
    """Return the limits of a stance and its conditions to ask, as facts for wording."""
    if isinstance(order, EveryRound) and not order.most:
        return [{"kind": "stay-out"}, *told(order, "matters", "stops", "overtaken", "below")]
    return told(order)


def for_every_round(within: list[int]) -> Stance:
    """Return a standing order for every round, up to the middle one of the limits `within`.

    It asks the player in the last round (`ASKS`), and when fewer than FEW_CARDS cards are left.
    """
    most = within[len(within) // 2]
    order = EveryRound(most, matters=ASKS, below=FEW_CARDS)
    return Stance(order.text(), {"kind": EVERY_ROUND, "count": most})


def told_of(clause: Clause) -> Facts:
    """Return the facts of a clause, for wording."""
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
            # A council lies to the left of the leader with the same number.
            facts |= {"council": int(clause.words[0]), "beside_seat": int(clause.words[0])}
    return facts

"""Standing orders of B'Twixt: how they are written, and what they answer for their seat.

Everything here is decided from one seat's view, its legal actions and what it was told, as
anybody in that seat could decide it: no state is known.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from engine.btwixt.actions import KNEEL, is_seat
from engine.btwixt.box.cards import HOUSE
from engine.orders import Answer, BadOrder, Kind, Part, Topic, clauses, line, me, others

View = dict[str, Any]
Facts = dict[str, Any]

TOPIC = "round"
KNEEL_ROUND, ROUND = "kneel-round", "round"
EVENT, LEADER = "event", "leader"
STOPS = (EVENT, LEADER)
FURTHEST = 99  # no lead is larger that anybody would wait for
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


def number(text: str, clause: str, least: int = 1) -> int:
    if not (text.isdecimal() and len(text) < 4 and least <= int(text) <= FURTHEST):
        raise BadOrder({"code": "order_number", "clause": clause, "most": FURTHEST})
    return int(text)


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


# --- the questions of engine.orders ----------------------------------------


class Orders:
    """What the service asks about orders."""

    kinds = (KNEEL_ROUND, ROUND)
    clause_kinds = (*FITS, *ANSWERS)
    parts = ("stop", "lead", "behind", "total", "play", "then")
    topics = (TOPIC,)
    reasons = (
        "appeared",
        "as_ordered",
        "leading",
        "not_possible",
        "reached",
        "round_over",
        "trailing",
    )
    refusals = (
        "card_not_in_hand",
        "game_over",
        "has_knelt",
        "order_clause",
        "order_number",
        "order_round_empty",
        "order_unknown",
        "order_unreadable",
    )

    def form(self, view: View, legal: list[str]) -> list[Topic]:
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
        kinds: list[Kind] = [{"kind": KNEEL_ROUND, "parts": []}, {"kind": ROUND, "parts": parts}]
        return [{"topic": TOPIC, "kinds": kinds}]

    def read(self, text: str) -> str:
        kind, *parts = clauses(text)
        if kind == ROUND:
            return line([ROUND, *(clause.text for clause in read_round(parts))])
        if kind != KNEEL_ROUND:
            raise BadOrder({"code": "order_unknown", "clause": kind})
        if parts:
            raise BadOrder({"code": "order_clause", "clause": parts[0]})
        return kind

    def topic(self, text: str) -> str:
        return TOPIC

    def scope(self, text: str, view: View) -> str | None:
        """The round that is on."""
        return f"{view['season']}-{view['round']}"

    def refusal(self, text: str, view: View) -> Facts | None:
        if view["phase"] == "over":
            return {"code": "game_over"}
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
        if text == KNEEL_ROUND:
            return [{"kind": KNEEL_ROUND}]
        return [{"kind": ROUND}, *(told(clause) for clause in self._clauses(text))]

    def answer(self, text: str, view: View, legal: list[str], events: list[Facts]) -> Answer | None:
        """In turn the first clause that fits; to a card's question what was said to it."""
        if not legal:
            return None
        if text == KNEEL_ROUND:
            return kneels({"kind": "as_ordered"}) if KNEEL in legal else None
        found = self._clauses(text)
        if view["phase"] == "play":
            return answer_in_turn(found, view, legal, events)
        return answer_to_card(found, view, legal)

    def ended(self, text: str, view: View, events: list[Facts]) -> Facts:
        return {"kind": "round_over"}

    def _clauses(self, text: str) -> list[Clause]:
        return [] if text == KNEEL_ROUND else [read_clause(part) for part in clauses(text)[1:]]


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

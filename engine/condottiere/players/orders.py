"""Standing orders of Condottiere: their text, and their answers for a seat.

Orders decide from the seat's view, its legal actions and the events that it may see, as its player
could. They never see the state.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import ClassVar, TypeVar

from engine.condottiere.actions import (
    BISHOP_ALONE,
    BISHOP_OFF,
    DISCARD,
    DRAW,
    KEEP,
    PASS,
    PASS_FOR_GOOD,
    RETAIN_NONE,
    retained,
)
from engine.condottiere.box.cards import NUMBER, count
from engine.condottiere.box.editions import Rules
from engine.condottiere.box.regions import Land
from engine.condottiere.players.battle_view import after, laid
from engine.condottiere.players.every_battle import (
    ATTACKED,
    BEGINNINGS,
    EVERY_BATTLE,
    WINNING,
    EveryBattle,
    asks_because,
)
from engine.condottiere.players.lines import LINE, MOST_PLAYS, Line, read_line
from engine.condottiere.players.site_ranking import (
    ASK_FIRST,
    SITES,
    Sites,
    answer_sites,
    read_sites,
    sites_form,
    told_of_sites,
    worthwhile_sites,
)
from engine.condottiere.players.stances import (
    UP_TO,
    UpTo,
    can_count,
    cheapest_lead,
    counts,
    limits,
)
from engine.condottiere.rules.regrouping import highest_printed
from engine.order_clauses import FURTHEST, form, read_all, told
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
    me,
    others,
    since_last,
    single_word,
    strongest_other,
)

BATTLE, BATTLES, HAND, RETAIN, DRAWN = "battle", "battles", "hand", "retain", "draw"
SITING = "siting"
PASS_BATTLE, BY_CARD = "pass-battle", "by-card"
Conditional = Line | UpTo | EveryBattle
Limited = TypeVar("Limited", UpTo, EveryBattle)


# --- simple orders: a word, its phase and its answer -----------------------


def pass_battle(view: View, legal: list[str]) -> str | None:
    """Return a pass that is final, even where a defender may pass and still play later (11.4)."""
    return PASS_FOR_GOOD if PASS_FOR_GOOD in legal else PASS


def discard_hand(view: View, legal: list[str]) -> str | None:
    """Return the action to discard, or to keep if the seat may not burn its hand."""
    return DISCARD if DISCARD in legal else KEEP


def keep_hand(view: View, legal: list[str]) -> str | None:
    return KEEP


def retain_highest(view: View, legal: list[str]) -> str | None:
    """Return the action to retain the cards of highest printed strength, as many as allowed."""
    most = max(0 if action == RETAIN_NONE else len(action.split()) - 1 for action in legal)
    return retained(highest_printed(count([NUMBER[card] for card in view["hand"]]), most))


def retain_none(view: View, legal: list[str]) -> str | None:
    return RETAIN_NONE


def draw_most(view: View, legal: list[str]) -> str | None:
    return legal[-1]


def draw_none(view: View, legal: list[str]) -> str | None:
    return DRAW[0]


# For each kind: its topic, the phase in which it answers, and its answer.
Simple = tuple[str, str, Callable[[View, list[str]], str | None]]
SIMPLE: dict[str, Simple] = {
    PASS_BATTLE: (BATTLE, "battle", pass_battle),
    "discard-always": (HAND, "discard", discard_hand),
    "keep-always": (HAND, "discard", keep_hand),
    "retain-highest": (RETAIN, "retain", retain_highest),
    "retain-none": (RETAIN, "retain", retain_none),
    "draw-most": (DRAWN, "draw", draw_most),
    "draw-none": (DRAWN, "draw", draw_none),
}


# The orders that consist of one word.
WORDS = (*SIMPLE, BY_CARD)
# The topics of the lasting orders that take clauses.
LASTING = {EVERY_BATTLE: BATTLES, SITES: SITING}
FEW_CARDS = 3  # the suggested limit: with fewer cards, the player is asked


# --- the battle, as this seat sees it --------------------------------------


def battle_number(view: View) -> int:
    """Return the number of the battle that has a site, or else of the next battle."""
    battle: int = view["battle"]
    return battle + (view["site"] is None and not view["final_battle"])


def read_limited(order: Limited, parts: list[str]) -> Limited:
    """Parse the clauses `parts` of a stance with a limit, in any sequence, each at most once."""
    read_all(order, parts)
    if order.most < 0:
        raise BadOrder({"code": "order_no_limit", "most": FURTHEST})
    return order


def appeared(stops: Sequence[str], view: View, events: list[Facts]) -> Facts | None:
    """Return a fact about the first card in `stops` that another seat has played, or None."""
    for event in events:
        if event["kind"] == "played" and event["card"] in stops and event["seat"] != view["seat"]:
            return {"kind": "appeared", "card": event["card"], "seat": event["seat"]}
    return None


def stopped(order: Conditional, land: Land, view: View, events: list[Facts]) -> Facts | None:
    """Return the reason to stop and ask the player, by the order's conditions, or None."""
    seen = appeared(order.stops, view, events)
    if seen:
        return seen
    rival, behind = strongest_other(view, "strength"), -laid(land, view).lead
    if order.overtaken is not None and behind > order.overtaken:
        return {"kind": "overtaken", "seat": rival["seat"], "count": behind}
    return None


def answer_of_line(
    order: Line, land: Land, view: View, legal: list[str], events: list[Facts]
) -> Answer:
    """Return the answer of a `line` order: stop, pass, or play its next card."""
    why = stopped(order, land, view, events)
    if why:
        return Answer(None, None, why)
    lead = laid(land, view).lead
    if order.lead is not None and lead >= order.lead:
        return Answer(pass_battle(view, legal), None, {"kind": "leading", "count": lead})
    if lead > 0 and not order.plays_alone and not others_can_play(view):
        return Answer(pass_battle(view, legal), None, {"kind": "unopposed", "count": lead})
    if order.plays:
        return next_card(order, legal)
    if order.then_pass:
        return Answer(pass_battle(view, legal), None, {"kind": "all_played"})
    return Answer(None, None, {"kind": "all_played"})


def answer_up_to(
    order: UpTo | EveryBattle, land: Land, view: View, legal: list[str], events: list[Facts]
) -> Answer:
    """Return the answer of a stance: stop, pass with a safe lead, or play the cheapest card."""
    why = stopped(order, land, view, events)
    if why:
        return Answer(None, None, why)
    lead = laid(land, view).lead
    if lead > 0 and not others_can_play(view):
        return Answer(pass_battle(view, legal), None, {"kind": "unopposed", "count": lead})
    action = cheapest_lead(land, view, legal, order.most)
    if action is None:
        return Answer(pass_battle(view, legal), None, {"kind": "limit", "count": order.most})
    return Answer(action, order.text(), {"kind": "as_ordered"})


def answer_every_battle(
    order: EveryBattle, land: Land, view: View, legal: list[str], events: list[Facts]
) -> Answer:
    """Answer like a stance for one battle, but keep the order.

    Where the stance for one battle would stop, ask the player.
    """
    text, why = order.text(), asks_because(order, view)
    if why:
        return Answer(None, text, why)
    events = since_last(events, BEGINNINGS)
    if not order.most and not stopped(order, land, view, events):
        return Answer(pass_battle(view, legal), text, {"kind": "as_ordered"})
    return replace(answer_up_to(order, land, view, legal, events), rest=text)


def others_can_play(view: View) -> bool:
    """True if, as far as this seat can tell, another seat may still play or turn up a card."""
    return any(
        player["face_down"] or (not player["passed"] and player["hand_size"] != 0)
        for player in others(view)
    )


def next_card(order: Line, legal: list[str]) -> Answer:
    action, *rest = order.plays
    if action not in legal:
        return Answer(None, None, {"kind": "not_possible", "action": action})
    left = replace(order, plays=rest)
    goes_on = rest or order.lead is not None or order.then_pass
    return Answer(action, left.text() if goes_on else None, {"kind": "as_ordered"})


# --- orders that a seat may give -------------------------------------------


def missing_card(order: Line, hand: list[str]) -> str | None:
    """Return the first card that the hand will lack when the order plays it, or None.

    A card that was taken back can be played again.
    """
    held = Counter(hand)
    for action in order.plays:
        _, card, *more = action.split()
        if not held[card]:
            return card
        held[card] -= 1
        if card == "scarecrow" and more:
            held[more[0]] += 1
    return None


def words_of(card: str, view: View, legal: list[str], off_board: bool) -> list[str]:
    """Return the plays of a card to choose from.

    While the seat is asked, they are the legal ones. Otherwise they are those that may become
    legal. `off_board` says if a bishop may leave the papal token off the board.
    """
    start = f"play {card}"
    if legal:
        return [action for action in legal if action == start or action.startswith(f"{start} ")]
    if card == "scarecrow":
        near = [*view["hand"], *me(view)["line"]]
        taken = sorted({other for other in near if other.startswith("m")}, key=NUMBER.__getitem__)
        return [start, *(f"{start} {other}" for other in taken)]
    if card == "bishop":
        return blessings(view, off_board)
    return [start]


def blessings(view: View, off_board: bool) -> list[str]:
    """Return the plays of a bishop that may be legal as far as the view shows.

    The rules check them when they are played.
    """
    if not view["papal_token"] or view["final_battle"]:
        return [BISHOP_ALONE]
    takeover = view["options"].get("takeover", False)
    contested = None if view["options"].get("papal_on_contested") else view["site"]
    free = [
        f"play bishop {region}"
        for region, owner in view["owners"].items()
        if (owner is None or takeover) and region != contested
    ]
    return [*free, BISHOP_OFF] if off_board else free or [BISHOP_ALONE]


def playable(view: View, legal: list[str], off_board: bool) -> list[str]:
    """Return the plays to choose from in the form of an order.

    Include plays of a scarecrow that take back a card still in hand, which the order may play
    first.
    """
    held = list(dict.fromkeys(view["hand"]))
    found = [action for card in held for action in words_of(card, view, legal, off_board)]
    if "scarecrow" in held:
        found += words_of("scarecrow", view, [], off_board)
    return list(dict.fromkeys(found))


def every_battle_form(view: View) -> list[Part]:
    """Return the parts of a form for the stance for every battle.

    The condition about attacks is there only with the takeover option.
    """
    parts = form(EveryBattle)
    if not view["options"].get("takeover"):
        parts[1]["takes"] = [WINNING]
    return parts


def line_form(view: View, legal: list[str], off_board: bool) -> list[Part]:
    plays = playable(view, legal if view["phase"] == "battle" else [], off_board)
    most = min(MOST_PLAYS, len(view["hand"]))
    return [{"part": "play", "shape": "sequence", "takes": plays, "most": most}, *form(Line)]


def told_of_limit(order: UpTo | EveryBattle) -> list[Facts]:
    """Return the facts of a stance with a limit, the limit first."""
    most: Facts = {"kind": "most", "count": order.most} if order.most else {"kind": "stay-out"}
    return [most, *told(order, "asks", "below", "stops", "overtaken")]


@dataclass(frozen=True)
class Orders:
    """The standing orders of one edition: an Ordering (engine/orders.py)."""

    rules: Rules

    kinds = (*SIMPLE, LINE, UP_TO, BY_CARD, EVERY_BATTLE, SITES)
    clause_kinds = (
        *("stop", "overtaken", "lead", "then-pass", "alone-play"),
        *("most", "stay-out", "ask", "below", ASK_FIRST),
    )
    parts = (
        *("play", "stop", "overtaken", "lead", "then", "alone"),
        *("most", "ask", "below", "besiege"),
    )
    stance_kinds = (UP_TO, EVERY_BATTLE, SITES, *WORDS)
    topics = (BATTLE, BATTLES, SITING, HAND, RETAIN, DRAWN)
    has_parts = True
    set_aside: ClassVar = {BATTLES: BY_CARD}
    reasons = (
        "all_played",
        "appeared",
        "as_ordered",
        ATTACKED,
        "battle_over",
        "by_card",
        "few_cards",
        "leading",
        "limit",
        "no_army",
        "no_site",
        "not_possible",
        "overtaken",
        "taken_since",
        "unopposed",
        WINNING,
    )
    refusals = (
        "card_not_in_hand",
        "game_over",
        "has_passed",
        "not_in_final_battle",
        "order_clause",
        "order_line_empty",
        "order_line_long",
        "order_no_limit",
        "order_no_site",
        "order_sites_long",
        "order_number",
        "order_unknown",
        "order_unreadable",
    )

    def form(self, view: View, legal: list[str]) -> list[Topic]:
        kinds: dict[str, list[Kind]] = {}
        for kind, (topic, _, _) in SIMPLE.items():
            kinds.setdefault(topic, []).append({"kind": kind, "parts": []})
        if not self.refusal(PASS_BATTLE, view):
            plays = line_form(view, legal, self.rules.bishop == "favour")
            kinds[BATTLE].append({"kind": UP_TO, "parts": form(UpTo)})
            kinds[BATTLE].append({"kind": LINE, "parts": plays})
        else:
            del kinds[BATTLE]
        kinds[BATTLES] = [{"kind": EVERY_BATTLE, "parts": every_battle_form(view)}]
        kinds[SITING] = [{"kind": SITES, "parts": sites_form(self.rules.land)}]
        for topic in self._never_asked(view):
            del kinds[topic]
        return [{"topic": topic, "kinds": kinds[topic]} for topic in self.topics if topic in kinds]

    def stances(self, view: View, legal: list[str]) -> list[Stance]:
        """Suggest stances that answer the current question.

        In a battle they are: limits with which the seat could lead, passing, and a stance for every
        battle. A hand with neither a mercenary nor the heroine gets none. In other phases they are
        standing orders, which also answer later questions of this kind.
        """
        if not legal:
            return []
        return self._in_battle(view) if self.part(view) else self._for_good(view, legal)

    def part(self, view: View) -> str | None:
        return str(view["battle"]) if view["phase"] == "battle" else None

    def beforehand(self, view: View) -> list[Stance]:
        may = self.part(view) and view["seat"] not in view["to_act"]
        found = self._in_battle(view) if may and not self.refusal(PASS_BATTLE, view) else []
        return [*found, Stance(BY_CARD, {"kind": BY_CARD})] if found else []

    def _in_battle(self, view: View) -> list[Stance]:
        if not can_count(view):
            return []
        within = limits(self.rules.land, view)
        return [
            *(Stance(UpTo(most).text(), {"kind": UP_TO, "count": most}) for most in within),
            Stance(PASS_BATTLE, {"kind": PASS_BATTLE}),
            *([self._for_every_battle(view, within)] if within else []),
        ]

    def _for_good(self, view: View, legal: list[str]) -> list[Stance]:
        """Return orders that would answer this question and every later one of its kind."""
        if view["phase"] == "choose":
            sites = worthwhile_sites(self.rules.land, view, legal)
            return [sites] if sites else []
        simple = ((kind, how) for kind, how in SIMPLE.items() if how[1] == view["phase"])
        return [
            Stance(kind, {"kind": kind}, for_good=True)
            for kind, (_, _, answers) in simple
            if answers(view, legal) in legal
        ]

    def like(self, answers: list[Answered]) -> Stance | None:
        """Return a stance for one battle that would have given the same answers, or None.

        Try the limits of `limits` from the middle one on, then all of them. Last, try the strength
        that the latest answer reached.
        """
        land, last = self.rules.land, answers[-1]
        if last.view["phase"] != "battle" or not counts(last.action):
            return None
        within = limits(land, last.view)
        come_to = after(laid(land, last.view), last.action).own
        tried = [*within[len(within) // 2 :], *within, come_to]
        stances = (Stance(UpTo(most).text(), {"kind": UP_TO, "count": most}) for most in tried)
        return first_alike(self, stances, answers)

    def _for_every_battle(self, view: View, within: list[int]) -> Stance:
        """Suggest a stance for every battle, with the middle one of the limits `within`.

        It asks the player when more is at stake, such as the end of the game.
        """
        most = within[len(within) // 2]
        asks = every_battle_form(view)[1]["takes"]
        stops = ("winter", "bishop")
        order = EveryBattle(most, tuple(asks), stops, below=FEW_CARDS)
        return Stance(order.text(), {"kind": EVERY_BATTLE, "count": most})

    def read(self, text: str) -> str:
        kind, *parts = clauses(text)
        if kind in (LINE, UP_TO, EVERY_BATTLE):
            return self._conditional(text).text()
        if kind == SITES:
            return self._sites(text).text()
        return single_word(kind, parts, WORDS)

    def topic(self, text: str) -> str:
        if kind_of(text) in LASTING:
            return LASTING[kind_of(text)]
        return SIMPLE[text][0] if text in SIMPLE else BATTLE

    def scope(self, text: str, view: View) -> str | None:
        return str(battle_number(view)) if self.topic(text) == BATTLE else None

    def refusal(self, text: str, view: View) -> Facts | None:
        if view["phase"] == "over":
            return {"code": "game_over"}
        if self.topic(text) != BATTLE:
            return None
        if view["final_battle"] and view["seat"] not in view["final_battle"]:
            return {"code": "not_in_final_battle", "seats": view["final_battle"]}
        if view["phase"] == "battle" and me(view)["passed"]:
            return {"code": "has_passed", "actor_seat": next(iter(view["to_act"]), None)}
        order = None if text in WORDS else self._conditional(text)
        missing = missing_card(order, view["hand"]) if isinstance(order, Line) else None
        return {"code": "card_not_in_hand", "card": missing} if missing else None

    def describe(self, text: str) -> list[Facts]:
        if text in WORDS:
            return [{"kind": text}]
        if kind_of(text) == SITES:
            return told_of_sites(self._sites(text))
        order = self._conditional(text)
        if isinstance(order, Line):
            plays = [{"action": action} for action in order.plays]
            return [{"kind": LINE}, *plays, *told(order)]
        return [{"kind": kind_of(text)}, *told_of_limit(order)]

    def answer(self, text: str, view: View, legal: list[str], events: list[Facts]) -> Answer | None:
        """Return the order's answer, or None outside the order's phase.

        An order for one battle answers only in that battle.
        """
        if kind_of(text) == SITES:
            chooses = view["phase"] == "choose" and legal
            sites = self._sites(text)
            return answer_sites(sites, view, legal, events) if chooses else None
        if text not in SIMPLE:
            in_battle = view["phase"] == "battle" and legal
            return self._answer_in_battle(text, view, legal, events) if in_battle else None
        topic, phase, answers = SIMPLE[text]
        if view["phase"] != phase or not legal:
            return None
        rest = None if topic == BATTLE else text
        return Answer(answers(view, legal), rest, {"kind": "as_ordered"})

    def ended(self, text: str, view: View, events: list[Facts]) -> Facts:
        stops = [] if text in WORDS else self._conditional(text).stops
        return appeared(stops, view, events) or {"kind": "battle_over"}

    def _answer_in_battle(
        self, text: str, view: View, legal: list[str], events: list[Facts]
    ) -> Answer:
        if text == BY_CARD:
            return Answer(None, text, {"kind": "by_card"})
        order = self._conditional(text)
        if isinstance(order, EveryBattle):
            return answer_every_battle(order, self.rules.land, view, legal, events)
        if isinstance(order, UpTo):
            return answer_up_to(order, self.rules.land, view, legal, events)
        return answer_of_line(order, self.rules.land, view, legal, events)

    def _conditional(self, text: str) -> Conditional:
        kind, *parts = clauses(text)
        if kind == EVERY_BATTLE:
            return read_limited(EveryBattle(), parts)
        if kind == UP_TO:
            return read_limited(UpTo(), parts)
        return read_line(self.rules.land.id, parts)

    def _sites(self, text: str) -> Sites:
        return read_sites(self.rules.land, clauses(text)[1:])

    def _never_asked(self, view: View) -> list[str]:
        """Return the topics of questions that are never asked with these options."""
        options, duel = view["options"], self.rules.duel and len(view["players"]) == 2
        asks_about_hands = options["asked_discards"] or options["simultaneous_discards"]
        asked = {
            HAND: asks_about_hands and (not duel or options.get("duel_discards")),
            RETAIN: self.rules.last_seat_keeps,
            DRAWN: options.get("draw_after_battle"),
        }
        return [topic for topic, is_asked in asked.items() if not is_asked]

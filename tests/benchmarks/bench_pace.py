"""How many letters and days a game takes: people who look in once a day, with stances and without.

    python -m tests.benchmarks.bench_pace [--games K]

Each has an hour of the day at which they look, and then answer whatever they are asked until
somebody else is. A letter goes to whoever is asked while they do not look. What they decide card
by card is the bot's; stances are those that pages and letters offer, a plan is what the bot would
do next if nobody else did anything. The first row of a game is what its others are ratios to, over
the same games; a part is a battle or a round.
"""

from __future__ import annotations

import argparse
import random
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from statistics import fmean, median, quantiles
from typing import Any

import engine
from engine.orders import plan_of

LONGEST = 400  # days; nobody waits for more
LIMITS, OUT = ("up-to", "raise"), ("pass-battle", "kneel-round")  # kinds of stances


@dataclass(frozen=True)
class Armed:
    """An order in force: what it says, what ends it, and since when it has watched."""

    line: str
    scope: str | None
    since: int


Habit = Callable[["Evening", int], str | None]


@dataclass
class Evening:
    """A game among people who look in by turns, and what it has cost so far."""

    game: Any
    state: Any
    habits: list[Habit]
    armed: list[dict[str, Armed]]
    at_once: bool = False  # whether all are asked when a battle or a round begins
    letters: int = 0
    asked: set[int] = field(default_factory=set)
    part: str | None = None
    early: set[int] = field(default_factory=set)

    def view(self, seat: int) -> dict[str, Any]:
        view: dict[str, Any] = self.game.view(self.state, seat)
        return view

    def legal(self, seat: int) -> list[str]:
        legal: list[str] = self.game.legal_actions(self.state, seat)
        return legal

    def give(self, seat: int, line: str) -> None:
        """As the page of an order gives it."""
        orders = self.game.orders
        scope = orders.scope(orders.read(line), self.view(seat))
        self.armed[seat][orders.topic(line)] = Armed(line, scope, self.state.turn)

    # --- what goes by itself, as service/matches has it ---

    def carry_on(self) -> None:
        """Forced moves and orders, until somebody must be asked."""
        while move := next(filter(None, map(self.automatic, self.game.to_act(self.state))), None):
            self.game.play(self.state, *move)

    def automatic(self, seat: int) -> tuple[int, str] | None:
        """The move of a seat that needs no answer, if there is one."""
        legal = self.legal(seat)
        if len(legal) == 1 and not self.game.asks_anyway(self.state, seat):
            return seat, legal[0]
        action = self.ordered(seat, legal)
        return None if action is None else (seat, action)

    def ordered(self, seat: int, legal: list[str]) -> str | None:
        """What the seat's orders answer: those for now first, and the first that speaks alone."""
        rules, view, mine = self.game.orders, self.view(seat), self.armed[seat]
        for topic, order in list(mine.items()):
            if order.scope and rules.scope(order.line, view) != order.scope:
                del mine[topic]
        for topic, order in sorted(mine.items(), key=lambda pair: pair[1].scope is None):
            events = self.game.events(self.state, seat, order.since)
            answer = rules.answer(order.line, view, legal, events)
            if answer is not None:
                self.keep(seat, topic, order, answer)
                action: str | None = answer.action
                return action
        return None

    def keep(self, seat: int, topic: str, order: Armed, answer: Any) -> None:
        """What is left of an order that has spoken."""
        mine = self.armed[seat]
        if answer.rest is not None:
            since = order.since if order.scope or answer.action is None else self.state.turn
            mine[topic] = replace(order, line=answer.rest, since=since)
            return
        del mine[topic]
        aside = self.game.orders.set_aside
        if answer.action is None and any(other in aside for other in mine):
            mine[topic] = replace(order, line="by-card")

    # --- what people do ---

    def look_in(self, seat: int) -> None:
        """Answer until somebody else is asked; whoever is asked then anew gets a letter."""
        if seat in self.early and seat not in self.game.to_act(self.state):
            self.habits[seat](self, seat)
        self.early.discard(seat)
        while seat in self.game.to_act(self.state):
            action = self.habits[seat](self, seat)
            if action is not None:
                self.game.play(self.state, seat, action)
            self.carry_on()
        if self.habits[seat] in PLANS:
            plan_ahead(self, seat, PLANS[self.habits[seat]])
        self.write()

    def write(self) -> None:
        asked = set(self.game.to_act(self.state)) | self.asked_beforehand()
        self.letters += len(asked - self.asked)
        self.asked = asked

    def asked_beforehand(self) -> set[int]:
        """Whoever could say beforehand what they do, from the beginning of a battle on."""
        part = self.game.orders.part(self.view(0))
        if not self.at_once or part is None:
            self.part, self.early = part, set()
        elif part != self.part:
            self.part, self.early = part, set(range(len(self.habits)))
        self.early = {seat for seat in self.early if self.could_say(seat)}
        return self.early

    def could_say(self, seat: int) -> bool:
        """Whether it has nothing in force that speaks in this battle."""
        rules, mine = self.game.orders, self.armed[seat]
        speaks = any(order.scope or topic in rules.set_aside for topic, order in mine.items())
        return not speaks and bool(rules.beforehand(self.view(seat)))


# --- habits: an action to play, or None once an order has been given --------


def card_by_card(evening: Evening, seat: int) -> str | None:
    """Whatever the bot would play, and no orders."""
    luck = f"{seat}/{evening.state.turn}".encode()
    action: str = evening.game.bot(evening.view(seat), evening.legal(seat), luck)
    return action


def by_battle(evening: Evening, seat: int) -> str | None:
    """A stance for each battle, when it first asks."""
    limits, out = for_this_battle(evening, seat)
    if not out:
        return card_by_card(evening, seat)
    highest = is_decisive(evening, seat)
    evening.give(seat, chosen(limits, highest) if limits else out)
    return None


def for_every_battle(evening: Evening, seat: int) -> str | None:
    """The stance for every battle once, then one for each battle that it leaves to its owner.

    Other questions are answered for good when they are first put.
    """
    found = offered(evening, seat)
    lasting = [s.line for s in found if s.for_good or stays(evening, s.line)]
    if lasting and evening.game.orders.topic(lasting[0]) not in evening.armed[seat]:
        evening.give(seat, lasting[0])
        return None
    return by_battle(evening, seat)


def first_button(evening: Evening, seat: int) -> str | None:
    """The first button of each letter: the first stance where there is one, else the first move."""
    limits, out = for_this_battle(evening, seat)
    if not out:
        return evening.legal(seat)[0]
    evening.give(seat, chosen(limits) if limits else out)
    return None


def by_stances(evening: Evening, seat: int) -> str | None:
    """The first stance on offer for whatever asks, to stay as long as it may."""
    found = evening.game.orders.stances(evening.view(seat), evening.legal(seat))
    if not found or evening.game.orders.topic(found[0].line) in evening.armed[seat]:
        return card_by_card(evening, seat)
    evening.give(seat, found[0].line)
    return None


def with_a_plan(evening: Evening, seat: int) -> str | None:
    """The same, and after each answer the next turn."""
    return by_stances(evening, seat)


def with_two_planned(evening: Evening, seat: int) -> str | None:
    """The same, and the next two."""
    return by_stances(evening, seat)


PLANS: dict[Habit, int] = {with_a_plan: 1, with_two_planned: 2}  # how many turns ahead


def plan_ahead(evening: Evening, seat: int, most: int) -> None:
    """Give a plan, as the page does that is open while others act."""
    game, actions = evening.game, list[str]()
    while len(actions) < most and (table := game.ahead(evening.state, seat, actions)):
        luck = f"{seat}/{evening.state.turn}/{len(actions)}".encode()
        actions.append(game.bot(game.view(table, seat), game.legal_actions(table, seat), luck))
    if actions:
        evening.give(seat, plan_of(actions))


def for_this_battle(evening: Evening, seat: int) -> tuple[list[str], str]:
    """How far one may go, and the line that stays out; that is empty where nothing is offered."""
    found = offered(evening, seat)
    limits = [stance.line for stance in found if stance.facts["kind"] in LIMITS]
    out = [stance.line for stance in found if stance.facts["kind"] in OUT]
    return limits, out[0] if out else ""


def offered(evening: Evening, seat: int) -> list[Any]:
    """The stances on the seat's page, whether it is asked or may say beforehand what it does."""
    rules, view = evening.game.orders, evening.view(seat)
    found: list[Any] = rules.stances(view, evening.legal(seat)) or rules.beforehand(view)
    return found


def chosen(limits: list[str], highest: bool = False) -> str:
    """What a letter offers first: the middle; where the game is at stake the highest."""
    return limits[-1] if highest else limits[len(limits) // 2]


def stays(evening: Evening, line: str) -> bool:
    return evening.game.orders.topic(line) in evening.game.orders.set_aside


def is_decisive(evening: Evening, seat: int) -> bool:
    """Whether the stance that stays would ask because the game could be won here."""
    if "battles" not in evening.game.orders.set_aside:
        return False
    view, line = evening.view(seat), "every-battle; most 1; ask winning"
    answer = evening.game.orders.answer(line, view, evening.legal(seat), [])
    return bool(answer) and answer.action is None


# --- tables -----------------------------------------------------------------


@dataclass(frozen=True)
class Table:
    """How those at a table play, by their number, and whether all are asked at once."""

    habits: Callable[[int], list[Habit]]
    at_once: bool = False


def mixed(share: float, one: Habit, other: Habit, at_once: bool = False) -> Table:
    """So many of a table have the one habit, the rest the other."""

    def of_table(seats: int) -> list[Habit]:
        ones = round(share * seats)
        return [one] * ones + [other] * (seats - ones)

    return Table(of_table, at_once)


NAIVE = "card by card"
CONDOTTIERE: dict[str, Table] = {
    NAIVE: mixed(1, card_by_card, card_by_card),
    "a stance a battle": mixed(1, by_battle, by_battle),
    "every battle": mixed(1, for_every_battle, for_every_battle),
    "every battle: 75 %": mixed(0.75, for_every_battle, card_by_card),
    "every battle: 50 %": mixed(0.5, for_every_battle, card_by_card),
    "first button: 50 %": mixed(0.5, first_button, for_every_battle),
    "plans at once": mixed(1, by_battle, by_battle, at_once=True),
    "at once, every battle": mixed(1, for_every_battle, for_every_battle, at_once=True),
    "at once, first b.: 50 %": mixed(0.5, first_button, for_every_battle, at_once=True),
    "at once, by card: 50 %": mixed(0.5, by_battle, card_by_card, at_once=True),
}
BTWIXT: dict[str, Table] = {
    NAIVE: mixed(1, card_by_card, card_by_card),
    "a stance a round": mixed(1, by_battle, by_battle),
    "every round": mixed(1, for_every_battle, for_every_battle),
    "first button: 50 %": mixed(0.5, first_button, by_battle),
    "plans at once": mixed(1, by_battle, by_battle, at_once=True),
    "at once, every round": mixed(1, for_every_battle, for_every_battle, at_once=True),
}
TROYES: dict[str, Table] = {
    NAIVE: mixed(1, card_by_card, card_by_card),
    "stances": mixed(1, by_stances, by_stances),
    "and a turn planned": mixed(1, with_a_plan, with_a_plan),
    "and two turns planned": mixed(1, with_two_planned, with_two_planned),
}
# What games declare as their length (engine.game.Length) is measured here.
KIN = {habit: CONDOTTIERE[habit] for habit in (NAIVE, "a stance a battle")}
GAMES = (
    ("condottiere-3e", 4, CONDOTTIERE),
    ("btwixt", 3, BTWIXT),
    ("condottiere-1e", 4, KIN),
    ("rakab", 4, KIN),
    ("troyes", 3, TROYES),
)


@dataclass(frozen=True)
class Cost:
    """What one game has cost: days, letters, and how many battles or rounds it had."""

    days: float
    letters: int
    parts: int


def played(game: Any, seats: int, table: Table, number: int) -> Cost:
    """One game to its end."""
    luck = random.Random(number)
    hours = [(luck.random(), seat) for seat in range(seats)]
    habits = luck.sample(table.habits(seats), seats)
    state = game.setup(seats, {}, f"pace {number}".encode())
    evening = Evening(game, state, habits, [{} for _ in range(seats)], table.at_once)
    evening.carry_on()
    evening.write()
    for day in range(LONGEST):
        for hour, seat in sorted(hours):
            if seat in evening.asked:
                evening.look_in(seat)
            if not game.to_act(evening.state):
                return Cost(day + hour, evening.letters, parts_of(evening.view(seat)))
    return Cost(LONGEST, evening.letters, parts_of(evening.view(0)))


PARTS = ("battle", "rounds_total", "rounds")  # as views call them


def parts_of(view: dict[str, Any]) -> int:
    """How many battles or rounds it had."""
    parts: int = view[next(name for name in PARTS if name in view)]
    return parts


def row(game: Any, seats: int, name: str, table: Table, games: int) -> list[Cost]:
    """So many games of one kind of table."""
    found = []
    for number in range(games):
        found.append(played(game, seats, table, number))
        if sys.stderr.isatty():
            print(f"\r{name}: {number + 1}/{games} ", end="", file=sys.stderr, flush=True)
    return found


HEAD = "how they play           games   days    p90  letters  of naive  a part  seconds"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=60)
    games = parser.parse_known_args()[0].games
    for name, seats, tables in GAMES:
        print(f"{name}, {seats} players\n{HEAD}", flush=True)
        naive = 0.0
        for habit, table in tables.items():
            began = time.perf_counter()
            found = row(engine.games()[name], seats, habit, table, games)
            days, letters = [cost.days for cost in found], fmean(cost.letters for cost in found)
            naive = naive or letters
            part = letters / fmean(cost.parts for cost in found)
            print("\r" * sys.stderr.isatty(), end="", file=sys.stderr, flush=True)
            print(
                f"{habit:23} {games:5} {median(days):6.1f} {quantiles(days, n=10)[-1]:6.1f}"
                f" {letters:8.1f} {letters / naive:9.2f} {part:7.2f}"
                f" {time.perf_counter() - began:8.1f}",
                flush=True,
            )


if __name__ == "__main__":
    main()

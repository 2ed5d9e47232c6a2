"""Benchmark of the letters and days that games take, with and without stances.

    python -m tests.benchmarks.bench_pace [--games K]

Each person looks in once a day, at an hour of their own. Then they answer every question until
another seat is asked. A seat that is asked while its person does not look gets a letter. The bot
decides single cards. Stances are those that pages and letters offer. A plan is the bot's next turn
if no other seat acted. The other rows of a game are relative to its first row, over the
same games. A part is a battle or a round.
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

LONGEST = 400  # days before a game is given up
LIMITS, OUT = ("up-to", "raise"), ("pass-battle", "kneel-round")  # kinds of stances


@dataclass(frozen=True)
class Armed:
    """An order in force: its line, its scope, and the first turn of the events that it is given."""

    line: str
    scope: str | None
    since: int


Habit = Callable[["Evening", int], str | None]


@dataclass
class Evening:
    """A game among people who look in by turns, with its cost so far."""

    game: Any
    state: Any
    habits: list[Habit]
    armed: list[dict[str, Armed]]
    at_once: bool = False  # True if all are asked when a battle or a round begins
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
        """Store an order for the seat, as the page for orders does."""
        orders = self.game.orders
        scope = orders.scope(orders.read(line), self.view(seat))
        self.armed[seat][orders.topic(line)] = Armed(line, scope, self.state.turn)

    # --- automatic moves, as in service/matches ---

    def carry_on(self) -> None:
        """Play forced moves and orders until a person must be asked."""
        while move := next(filter(None, map(self.automatic, self.game.to_act(self.state))), None):
            self.game.play(self.state, *move)

    def automatic(self, seat: int) -> tuple[int, str] | None:
        """Return the seat and its move if it needs no answer from the player, else None."""
        legal = self.legal(seat)
        if len(legal) == 1 and not self.game.asks_anyway(self.state, seat):
            return seat, legal[0]
        action = self.ordered(seat, legal)
        return None if action is None else (seat, action)

    def ordered(self, seat: int, legal: list[str]) -> str | None:
        """Return the answer of the seat's orders; those with a scope come first."""
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
        """Replace an order that has answered by its remaining part, or remove it."""
        mine = self.armed[seat]
        if answer.rest is not None:
            since = order.since if order.scope or answer.action is None else self.state.turn
            mine[topic] = replace(order, line=answer.rest, since=since)
            return
        del mine[topic]
        aside = self.game.orders.set_aside
        if answer.action is None and any(other in aside for other in mine):
            mine[topic] = replace(order, line="by-card")

    # --- moves of people ---

    def look_in(self, seat: int) -> None:
        """Answer until another seat is asked; the seats that are then newly asked get letters."""
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
        """Return the seats that could decide beforehand, from the beginning of a battle on."""
        part = self.game.orders.part(self.view(0))
        if not self.at_once or part is None:
            self.part, self.early = part, set()
        elif part != self.part:
            self.part, self.early = part, set(range(len(self.habits)))
        self.early = {seat for seat in self.early if self.could_say(seat)}
        return self.early

    def could_say(self, seat: int) -> bool:
        """True if the seat can decide beforehand and has no order in force for this battle."""
        rules, mine = self.game.orders, self.armed[seat]
        speaks = any(order.scope or topic in rules.set_aside for topic, order in mine.items())
        return not speaks and bool(rules.beforehand(self.view(seat)))


# --- habits: an action to play, or None once an order has been given --------


def card_by_card(evening: Evening, seat: int) -> str | None:
    """Play as the bot would, without orders."""
    luck = f"{seat}/{evening.state.turn}".encode()
    action: str = evening.game.bot(evening.view(seat), evening.legal(seat), luck)
    return action


def by_battle(evening: Evening, seat: int) -> str | None:
    """Give a stance for each battle when it first asks."""
    limits, out = for_this_battle(evening, seat)
    if not out:
        return card_by_card(evening, seat)
    highest = is_decisive(evening, seat)
    evening.give(seat, chosen(limits, highest) if limits else out)
    return None


def for_every_battle(evening: Evening, seat: int) -> str | None:
    """Give one stance for all battles, then one for each battle that it leaves to the player.

    Other questions are answered for good when they are first asked.
    """
    found = offered(evening, seat)
    lasting = [s.line for s in found if s.for_good or stays(evening, s.line)]
    if lasting and evening.game.orders.topic(lasting[0]) not in evening.armed[seat]:
        evening.give(seat, lasting[0])
        return None
    return by_battle(evening, seat)


def first_button(evening: Evening, seat: int) -> str | None:
    """Press the first button of each letter: the first stance if one is offered, or a move."""
    limits, out = for_this_battle(evening, seat)
    if not out:
        return evening.legal(seat)[0]
    evening.give(seat, chosen(limits) if limits else out)
    return None


def by_stances(evening: Evening, seat: int) -> str | None:
    """Give the first stance offered for a question, for as long as it can last."""
    found = evening.game.orders.stances(evening.view(seat), evening.legal(seat))
    if not found or evening.game.orders.topic(found[0].line) in evening.armed[seat]:
        return card_by_card(evening, seat)
    evening.give(seat, found[0].line)
    return None


def with_a_plan(evening: Evening, seat: int) -> str | None:
    """Play by stances, and plan the next turn after each answer."""
    return by_stances(evening, seat)


def with_two_planned(evening: Evening, seat: int) -> str | None:
    """Play by stances, and plan the next two turns after each answer."""
    return by_stances(evening, seat)


PLANS: dict[Habit, int] = {with_a_plan: 1, with_two_planned: 2}  # number of turns ahead


def plan_ahead(evening: Evening, seat: int, most: int) -> None:
    """Plan up to `most` actions of the bot, and give them as one order."""
    game, actions = evening.game, list[str]()
    while len(actions) < most and (table := game.ahead(evening.state, seat, actions)):
        luck = f"{seat}/{evening.state.turn}/{len(actions)}".encode()
        actions.append(game.bot(game.view(table, seat), game.legal_actions(table, seat), luck))
    if actions:
        evening.give(seat, plan_of(actions))


def for_this_battle(evening: Evening, seat: int) -> tuple[list[str], str]:
    """Return the stances that play up to a limit, and the one that only passes.

    The list or the text is empty if no such stance is offered.
    """
    found = offered(evening, seat)
    limits = [stance.line for stance in found if stance.facts["kind"] in LIMITS]
    out = [stance.line for stance in found if stance.facts["kind"] in OUT]
    return limits, out[0] if out else ""


def offered(evening: Evening, seat: int) -> list[Any]:
    """Return the stances on the seat's page, offered with a question or beforehand."""
    rules, view = evening.game.orders, evening.view(seat)
    found: list[Any] = rules.stances(view, evening.legal(seat)) or rules.beforehand(view)
    return found


def chosen(limits: list[str], highest: bool = False) -> str:
    """Return the limit that a letter offers first: the middle one, or the highest if decisive."""
    return limits[-1] if highest else limits[len(limits) // 2]


def stays(evening: Evening, line: str) -> bool:
    return evening.game.orders.topic(line) in evening.game.orders.set_aside


def is_decisive(evening: Evening, seat: int) -> bool:
    """True if the lasting stance would ask because this battle could win the game."""
    if "battles" not in evening.game.orders.set_aside:
        return False
    view, line = evening.view(seat), "every-battle; most 1; ask winning"
    answer = evening.game.orders.answer(line, view, evening.legal(seat), [])
    return bool(answer) and answer.action is None


# --- tables -----------------------------------------------------------------


@dataclass(frozen=True)
class Table:
    """A kind of table: the players' habits for a number of seats.

    `at_once` is True if all seats are asked for their plans when a battle begins.
    """

    habits: Callable[[int], list[Habit]]
    at_once: bool = False


def mixed(share: float, one: Habit, other: Habit, at_once: bool = False) -> Table:
    """Return a table on which a share of the seats has one habit and the rest the other."""

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
# This measures the lengths that games declare (engine.game.Length).
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
    """The cost of one game: days, letters, and its number of battles or rounds."""

    days: float
    letters: int
    parts: int


def played(game: Any, seats: int, table: Table, number: int) -> Cost:
    """Play one game to its end and return its cost."""
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


PARTS = ("battle", "rounds_total", "rounds")  # names in views


def parts_of(view: dict[str, Any]) -> int:
    """Return the number of battles or rounds that a game had."""
    parts: int = view[next(name for name in PARTS if name in view)]
    return parts


def row(game: Any, seats: int, name: str, table: Table, games: int) -> list[Cost]:
    """Play a number of games at one kind of table."""
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

"""Games of the engine as entered at a table with the real box: only the visible facts.

The engine resolves cards. At the table players do, and enter the results.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engine import at_table
from engine.btwixt.game import GAME
from engine.btwixt.state import State
from engine.table import Table, entered, opened

RULES = at_table("btwixt")


class Scribe:
    """A scribe who enters a game played elsewhere at a table."""

    def __init__(self, state: State, by_card: bool) -> None:
        options = {name: value for name, value in state.rules.chosen if name != "first_player"}
        self.by_card, self.seats = by_card, state.seats
        self.table: Table[Any] = opened(RULES, state.seats, options)
        self.heard = 0
        self.kneeling: list[int] = []

    @property
    def view(self) -> Any:
        return RULES.view(self.table.at)

    def say(self, line: str) -> None:
        self.table = entered(self.table, None, line)

    def watch(self, state: State) -> None:
        """Enter everything that happened since the last call."""
        entries, self.heard = state.log[self.heard :], len(state.log)
        for event in GAME.told(state, None, entries):
            getattr(self, event["kind"], self.nothing)(event)
        self.kneel()
        seen = GAME.view(state, None)
        if self.by_card and seen["ally"] and seen["winner"] is None:
            self.totals([player["total"] for player in seen["players"]])

    def nothing(self, event: Any) -> None:
        """Enter nothing, for events that a table cannot see or need not be told."""

    def side(self, seat: int, council: int) -> str:
        return "left" if council == seat else "right"

    def kneel(self) -> None:
        kneeling, self.kneeling = self.kneeling, []
        for seat in kneeling:
            if self.by_card and not self.view["players"][seat]["kneeling"]:
                self.say(f"{seat} kneel")

    def totals(self, totals: list[int]) -> None:
        for seat, player in enumerate(self.view["players"]):
            if player["total"] != totals[seat]:
                self.say(f"correct total {seat} {totals[seat]}")

    # --- by kind of event ---

    def started(self, event: Any) -> None:
        self.say(f"first {event['first_seat']}")

    first_named = started

    def leader_chosen(self, event: Any) -> None:
        self.say(f"{event['seat']} leader {event['leader']}")

    leader_drawn = leader_chosen

    def revealed(self, event: Any) -> None:
        self.say(f"ally {event['ally' if self.by_card else 'power']}")

    def joined(self, event: Any) -> None:
        if self.by_card:
            self.say(f"{event['seat']} play {event['card']}")

    def knelt(self, event: Any) -> None:
        self.kneeling.append(event["seat"])

    brought_down = knelt

    def counted(self, event: Any) -> None:
        if self.by_card:
            self.totals(event["totals"])
            return self.kneel()
        for seat, total in enumerate(event["totals"]):
            self.say(f"{seat} bid {total}")
        return self.say("count")

    def recruited(self, event: Any) -> None:
        if self.view["winner"] != event["seat"]:
            self.say(f"winner {event['seat']}")

    recruited_low = recruited_tied = recruited

    def ally_placed(self, event: Any) -> None:
        self.say(f"{event['seat']} ally {self.side(event['seat'], event['council'])}")

    def token_gained(self, event: Any) -> None:
        self.say(f"{event['seat']} token {self.side(event['seat'], event['council'])}")

    def ally_moved(self, event: Any) -> None:
        ally = event["ally"]
        if not self.by_card:  # without a name it has only a place
            power = GAME.box.allies[GAME.box.ally_number[ally]].power
            lying = self.view["councils"][event["council"]]["allies"]
            ally = next(each["ally"] for each in lying if each["power"] == power)
        self.say(f"move {ally} {event['to_council']}")

    def token_moved(self, event: Any) -> None:
        self.say(f"shift {event['council']} {event['to_council']}")

    def token_returned(self, event: Any) -> None:
        self.say(f"shift {event['council']} supply")

    def first_passed(self, event: Any) -> None:
        if self.view["winner"] is not None:
            self.say("next")
        assert self.view["first_player"] == event["first_seat"]

    def council_scored(self, event: Any) -> None:
        number, values = event["council"], event["values"]
        council = self.view["councils"][number]
        by = event["power"] - council["visible"] - sum(values)
        if by and not self.by_card:
            self.say(f"correct power {number} {by:+}")
        if self.by_card:
            self.say(" ".join(map(str, ["tokens", number, *values])))
        else:
            self.say(f"tokens {number} sum {sum(values)}")


class Careful(Scribe):
    """A scribe who also enters the cards of each bid, and the sizes of hands."""

    def watch(self, state: State) -> None:
        super().watch(state)
        for seat, hand in enumerate(state.hands):
            if self.table.at.hands[seat] != len(hand):
                self.say(f"correct hand {seat} {len(hand)}")

    def returned(self, event: Any) -> None:
        self.say(f"correct return {event['seat']} {event['card']}")

    def bid_discarded(self, event: Any) -> None:
        self.say(f"correct drop {event['seat']} {event['card']}")

    def swapped(self, event: Any) -> None:
        mine, theirs = event["card"], event["other_card"]
        for seat, gone, come in (
            (event["seat"], mine, theirs),
            (event["other_seat"], theirs, mine),
        ):
            lying = [card["card"] for card in self.view["players"][seat]["bid"]]
            lying[lying.index(gone)] = come
            self.say(f"correct cards {seat} {' '.join(lying)}")


def written_down(
    states: Iterator[State], by_card: bool, by: type[Scribe] = Scribe
) -> Iterator[tuple[State, Scribe]]:
    """Yield the states of a game, each with the scribe after its entries."""
    scribe = None
    for state in states:
        scribe = scribe or by(state, by_card)
        scribe.watch(state)
        yield state, scribe

"""Games checked against their public events, by a second implementation of the rules.

It uses nothing but events of the engine. It keeps bids, breaks ties and scores councils by the
texts of the cards.
"""

from __future__ import annotations

from typing import Any

import pytest

from engine.btwixt.box.cards import HOUSE
from engine.btwixt.game import GAME
from tests.engine.btwixt.positions import choices, played_out

Event = dict[str, Any]
RECRUITED = ("recruited", "recruited_low", "recruited_tied")


class Retold:
    """The table as known to someone who hears only the public events."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.first = 0
        self.bids: list[list[str]] = [[] for _ in range(seats)]
        self.rules: list[Event] = []
        self.totals: list[int] = []
        self.allies: list[list[str]] = [[] for _ in range(seats)]
        self.tokens = [0] * seats
        self.powers: list[int] = []

    def hear(self, event: Event) -> None:
        kind = event["kind"]
        if kind in RECRUITED:
            assert event["seat"] == self.winner()
        elif kind.startswith("rule_added"):
            self.rules.append(event)
        elif hasattr(self, kind):
            getattr(self, kind)(event)

    # --- the round ---

    def revealed(self, event: Event) -> None:
        self.first, self.rules = event["first_seat"], []
        self.bids = [[] for _ in range(self.seats)]
        assert event["power"] == HOUSE.described[event["ally"]]["power"]

    def joined(self, event: Event) -> None:
        self.bids[event["seat"]].append(event["card"])

    def returned(self, event: Event) -> None:
        self.bids[event["seat"]].remove(event["card"])

    bid_discarded = returned

    def swapped(self, event: Event) -> None:
        mine, theirs = self.bids[event["seat"]], self.bids[event["other_seat"]]
        mine.remove(event["card"])
        theirs.remove(event["other_card"])
        mine.append(event["other_card"])
        theirs.append(event["card"])

    def counted(self, event: Event) -> None:
        self.totals = event["totals"]

    def winner(self) -> int:
        """Return the winner: the highest total, or the lowest if an ally's rule says so.

        Ties are broken by turn order from the first player.
        """
        rules = {event["rule"] for event in self.rules}
        among = [seat for seat in range(self.seats) if self.bids[seat]]
        if "low_wins" in rules and among:
            best = min(self.totals[seat] for seat in among)
        else:
            among, best = list(range(self.seats)), max(self.totals)
        tied = [seat for seat in among if self.totals[seat] == best]
        named = [event.get("rule_seat") for event in self.rules if event["rule"] == "wins_ties"]
        if len(tied) > 1 and (sure := [seat for seat in named if seat in tied]):
            return sure[-1]
        tied.sort(key=lambda seat: (seat - self.first) % self.seats)
        return tied[-1 if "ties_farthest" in rules else 0]

    # --- councils ---

    def ally_placed(self, event: Event) -> None:
        assert event["council"] in (event["seat"], (event["seat"] - 1) % self.seats)
        self.allies[event["council"]].append(event["ally"])

    def ally_moved(self, event: Event) -> None:
        self.allies[event["council"]].remove(event["ally"])
        self.allies[event["to_council"]].append(event["ally"])

    def token_gained(self, event: Event) -> None:
        self.tokens[event["council"]] += 1

    def token_moved(self, event: Event) -> None:
        self.tokens[event["council"]] -= 1
        self.tokens[event["to_council"]] += 1

    def token_returned(self, event: Event) -> None:
        self.tokens[event["council"]] -= 1

    def council_scored(self, event: Event) -> None:
        council = event["council"]
        assert len(event["values"]) == self.tokens[council]
        powers = sum(self.worth(ally, council) for ally in self.allies[council])
        assert event["power"] == powers + sum(event["values"])
        self.powers.append(event["power"])

    def worth(self, ally: str, council: int) -> int:
        card, allies = HOUSE.described[ally], len(self.allies[council])
        power, tokens = card["power"], self.tokens[council]
        for effect in (each for each in card["effects"] if each["when"] == "score"):
            if "per" in effect:
                count = tokens if effect["per"] == "token" else allies - 1
                power += min(effect["max"], effect["each"] * count)
                continue
            size = tokens if effect["test"].startswith("tokens") else allies
            is_least = effect["test"].endswith("_ge")
            holds = size >= effect["n"] if is_least else size <= effect["n"]
            power += effect["delta"] if holds else 0
        return power

    def game_over(self, event: Event) -> None:
        """Check the winners: by weaker council, then by stronger council, then by allies."""
        tests = []
        for seat, power in enumerate(self.powers):
            other = self.powers[seat - 1]
            allies = len(self.allies[seat]) + len(self.allies[seat - 1])
            tests.append((min(power, other), max(power, other), allies))
        assert event["seats"] == [s for s, each in enumerate(tests) if each == max(tests)]


@pytest.mark.parametrize("seats", GAME.seats)
def test_public_events_add_up_to_the_result(seats: int) -> None:
    for number in range(25):
        state = played_out(seats, number, choices(number) if number % 2 else None)
        listener = Retold(seats)
        for event in GAME.events(state, None, 0):
            listener.hear(event)
        assert len(listener.powers) == seats

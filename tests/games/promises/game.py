"""Promises as a game: its data, the view, and the answers to each question."""

from __future__ import annotations

from collections.abc import Iterable

from engine.codec import Codec
from engine.deck import CARDS, NUMBER, ids, suit
from engine.game import UNLAWFUL, Event, Facts, Game, View, Vocabulary
from engine.log import Log
from engine.luck import seeded
from engine.options import Agreed, switch, with_defaults
from engine.state import copied
from engine.telling import by_move
from tests.games.promises import rules
from tests.games.promises.rules import State

FACTS = {
    "dealt": ("deal", "count", "card", "seat"),
    "hand": ("seat", "cards"),
    "promised": ("seat", "count"),
    "played": ("seat", "card"),
    "took": ("seat", "card"),
    "scored": ("seats", "points"),
    "game_over": ("seats",),
}
LOG: Log[Agreed] = Log(
    FACTS, {"hand": ("seat",)}, lambda *_: {"card": CARDS.__getitem__, "cards": ids}
)


class Promises(Game[State]):
    """The game, for three to five players."""

    id = family = "promises"
    seats = range(3, 6)
    rules_version = 1
    options = (switch("free_last"),)
    variants = ("free_last",)
    shared_words = ("deck", "turns")
    codec = Codec(State)
    log = LOG
    vocabulary = Vocabulary(
        phases=("promise", "play", "over"),
        groups={"promise": "promises", "play": "cards"},
        events=FACTS,
        refusals=UNLAWFUL,
        reasons=("most_points",),
    )

    begin = staticmethod(rules.set_up)
    to_act = staticmethod(rules.to_act)
    legal_actions = staticmethod(rules.legal_actions)

    def play(self, state: State, seat: int, action: str) -> State:
        self.demand(state, seat, action)
        return rules.play(state, seat, action)

    def timeout_action(self, state: State, seat: int) -> str:
        """Return the lowest card, or the lowest promise."""
        return self.legal_actions(state, seat)[0]

    def asks_anyway(self, state: State, seat: int) -> bool:
        """True with several cards in hand, so that a single legal card reveals nothing."""
        return seat in self.to_act(state) and len(state.hands[seat]) > 1

    def describe(self, action: str, state: State | None = None) -> Facts | None:
        verb, _, word = action.partition(" ")
        if verb == "play" and word in NUMBER:
            return {"kind": "play", "group": "cards", "card": word}
        if verb == "promise" and word.isdecimal():
            return {"kind": "promise", "group": "promises", "count": int(word)}
        return None

    def view(self, state: State, seat: int | None) -> View:
        seen: View = {
            "turn": state.turn,
            "phase": rules.phase(state),
            "to_act": self.to_act(state),
            "seat": seat,
            "options": with_defaults(self.options, state.rules.chosen),
            "result": self.result(state),
            "deal": state.deal + 1,
            "trump_card": CARDS[state.trump_card],
            "players": [self.player(state, each) for each in range(state.seats)],
        }
        return seen if seat is None else seen | {"hand": ids(state.hands[seat])}

    def player(self, state: State, seat: int) -> Facts:
        """Return the public facts about a seat."""
        place = (seat - state.leader) % state.seats
        return {
            "seat": seat,
            "leads": seat == state.leader and not state.result,
            "card": CARDS[state.trick[place]] if place < len(state.trick) else None,
            "promised": state.promised[seat],
            "taken": state.taken[seat],
            "points": state.points[seat],
        }

    def digest(self, events: Iterable[Event]) -> list[Event]:
        """Return the events, a line for each move; deals and promises begin lines of their own."""
        return by_move(events, opening=("dealt", "promised"))

    def story(self, events: Iterable[Event], most: int) -> list[Event]:
        """Return the points of each deal and the end."""
        return [event for event in events if event["kind"] in ("scored", "game_over")][-most:]

    def reshuffle_unseen(self, state: State, seat: int | None, seed: bytes) -> State:
        """Return a world with hidden cards exchanged; no seat gets a suit it is known to lack."""
        luck, other = seeded(seed), copied(state)
        other.luck = luck.to_come(state.luck.draws)
        hidden = [*(hand for who, hand in enumerate(other.hands) if who != seat), other.pile]
        lacks = [*(some for who, some in enumerate(other.missing) if who != seat), []]
        places = [(which, at) for which, hand in enumerate(hidden) for at in range(len(hand))]
        for number in luck.order("unseen", range(len(places) ** 2)):
            (one, i), (two, j) = places[number // len(places)], places[number % len(places)]
            mine, yours = hidden[one][i], hidden[two][j]
            if suit(mine) not in lacks[two] and suit(yours) not in lacks[one]:
                hidden[one][i], hidden[two][j] = yours, mine
        for hand in other.hands:
            hand.sort()
        other.log = LOG.known_to(state.log, seat)
        return other


GAMES = {Promises.id: Promises()}

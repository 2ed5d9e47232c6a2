"""Promises in random games: the engine's marks against a watcher that reads the public events."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import engine
from engine.deals import Promise, allowed, marks
from tests.tables import some_seats

GAMES = {name: game for name, game in engine.games().items() if game.deals}
OPTIONS: dict[str, dict[str, Any]] = {
    "condottiere-3e": {"takeover": True},
    "condottiere-1e": {"takeover": True},
}
CARDS = ("played", "took_back", "played_hidden")
SITED = ("besieged", "attacked")


def promised(game: Any, state: Any, luck: random.Random) -> Promise | None:
    """Return a promise that one seat could make another now, or None."""
    view = game.view(state, None)
    giver, taker = luck.sample(range(state.seats), 2)
    terms = [each for each in game.deals.terms(view, giver, taker) if each != "show"]
    if not terms:
        return None
    term = luck.choice(terms)
    return Promise(giver, taker, term, game.deals.scope(term, view))


def is_broken_by(promise: Promise, event: dict[str, Any]) -> bool:
    """True if a public event breaks a promise; the events are those while it lasts."""
    if event.get("seat") != promise.giver:
        return False
    match promise.term.split():
        case ["pass"]:
            return event["kind"] in CARDS
        case ["under", limit] if event["kind"] in CARDS:
            return value_of(event) > int(limit)
        case ["spare", "me"]:
            sold = event["dice"] if event["kind"] == "bought" else []
            is_attacked = event["kind"] == "attacked" and event["owner_seat"] == promise.taker
            return is_attacked or any(die.startswith(f"{promise.taker}:") for die in sold)
        case ["spare", region]:
            return event["kind"] in SITED and event["region"] == region
    return False


def value_of(event: dict[str, Any]) -> int:
    """Return the number printed on a card that was played."""
    if "value" in event:
        return engine.games()["btwixt"].box.described[event["card"]]["value"]
    card = event["card"]
    return int(card[1:]) if card[1:].isdecimal() else 0


def ends(promise: Promise, event: dict[str, Any]) -> bool:
    """True if a promise's battle, round or game ends with this event."""
    unit = promise.scope.split()[0]
    ended = {
        "battle": (*SITED, "battle_ended", "stalemate", "truce", "final_battle", "game_over"),
        "round": ("round_started", "season_started", "revealed", "final_battle", "game_over"),
        "game": ("game_over",),
    }
    return event["kind"] in ended[unit]


class Played:
    """A random game with random promises: their marks, and those of a plain watcher."""

    def __init__(self, name: str, seed: int, is_binding: bool) -> None:
        self.game, self.luck = GAMES[name], random.Random(f"{name}{seed}")
        self.is_binding = is_binding
        seats = max(3, some_seats(self.game)) if 3 in self.game.seats else 2
        self.state = self.game.setup(seats, OPTIONS.get(name, {}), b"%d" % seed)
        self.open: dict[Promise, str] = {}  # the watcher's verdict so far
        self.found: list[tuple[Promise, str, str]] = []
        while self.game.to_act(self.state):
            self.promise()
            self.move()

    def promise(self) -> None:
        made = promised(self.game, self.state, self.luck) if self.luck.random() < 0.3 else None
        if made:
            self.open.setdefault(made, "")

    def move(self) -> None:
        game, seat = self.game, self.game.to_act(self.state)[0]
        legal = game.legal_actions(self.state, seat)
        own = [each for each in self.open if each.giver == seat]
        before = game.view(self.state, None)
        kept, yielding = allowed(game.deals, own, before, legal)
        assert kept
        action = self.luck.choice(kept if self.is_binding else legal)
        turn = self.state.turn
        self.state = game.apply(self.state, seat, action)
        after = game.view(self.state, None)
        events = game.events(self.state, None, turn)
        self.watch(events, yielding, action)
        for promise, mark in marks(
            game.deals, [*self.open], seat, action, legal, before, after
        ).items():
            self.found.append((promise, mark, self.open.pop(promise)))

    def watch(self, events: list[dict[str, Any]], yielding: list[Promise], action: str) -> None:
        """Let the plain watcher read a move's events; a site chosen by the rules is no breach."""
        for promise, verdict in self.open.items():
            for event in events:
                if not verdict and is_broken_by(promise, event):
                    by_rules = event["kind"] in SITED and not action.startswith("besiege")
                    verdict = "yielded" if promise in yielding or by_rules else "broken"
                if not verdict and ends(promise, event):
                    verdict = "kept"
            self.open[promise] = verdict


def games(is_binding: bool) -> Iterator[tuple[str, Played]]:
    for name in GAMES:
        for seed in range(2 if name == "troyes" else 6):
            yield name, Played(name, seed, is_binding)


def test_the_marks_are_those_of_a_watcher_who_reads_the_events() -> None:
    seen: Counter[tuple[str, str]] = Counter()
    for name, played in games(is_binding=False):
        for promise, mark, watched in played.found:
            assert mark == watched, (name, promise)
            seen[name, mark] += 1
        assert not played.open, name
    assert all(seen[name, mark] for name in GAMES for mark in ("kept", "broken")), seen


def test_who_plays_only_what_promises_allow_breaks_none() -> None:
    seen: Counter[str] = Counter()
    for name, played in games(is_binding=True):
        for promise, mark, _ in played.found:
            assert mark in ("kept", "yielded"), (name, promise)
            seen[mark] += 1
    assert seen["kept"] > 100


def test_the_last_of_promises_that_leave_no_move_yields() -> None:
    game = GAMES["condottiere-3e"]
    state = game.setup(3, {"first_holder": 1}, b"sites")
    view, (seat,) = game.view(state, None), game.to_act(state)
    legal = game.legal_actions(state, seat)
    spared = [Promise(seat, 1, f"spare {each.split()[1]}", "round 1") for each in legal]
    left, yielding = allowed(game.deals, spared, view, legal)
    assert left == [legal[-1]] and yielding == [spared[-1]]
    for action, promise, mark in [
        (legal[-1], spared[-1], "yielded"),
        (legal[0], spared[0], "broken"),
    ]:
        after = game.view(game.apply(state, seat, action), None)
        found = marks(game.deals, spared, seat, action, legal, view, after)
        assert found == {promise: mark}


def test_a_hand_is_shown_by_an_action_of_its_owner() -> None:
    game = GAMES["rakab"]
    state = game.setup(3, {}, b"hands")
    promise = Promise(2, 0, "show", "game")
    action = game.deals.at_once(promise, game.view(state, 2))
    assert game.refusal(state, 2, action) is None
    shown = game.view(game.apply(state, 2, action), 0)["players"][2]["shown"]
    assert shown == game.view(state, 2)["hand"]


def test_cards_face_down_are_not_watched() -> None:
    game = GAMES["condottiere-3e"]
    for options, offered in (({}, True), ({"hidden_cards": True}, False)):
        state = game.setup(3, options, b"down")
        state = game.apply(state, *((seat := game.to_act(state)[0]), "besiege roma"))
        terms = game.deals.terms(game.view(state, None), seat, (seat + 1) % 3)
        assert ("under 3" in terms) is offered and "pass" in terms

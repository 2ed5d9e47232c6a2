"""Tables of B'Twixt built for tests: complete, lawful states with every card in one place.

The players are Ana (seat 0), Béla, Cyrus, Dara, Emma and Farid. A bid is a text of card ids.
`s16:6` has a changed value: a base of 4, and a lasting change of 2.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

from engine.btwixt.box.cards import TRACKS
from engine.btwixt.game import GAME
from engine.btwixt.rules.questions import ask
from engine.btwixt.rules.rounds import STEPS
from engine.btwixt.state import BidCard, RoundRule, State
from tests.engine.laws import broken

ANA, BELA, CYRUS, DARA, EMMA, FARID = range(6)
AFTER_TURNS = [(step,) for step in reversed(STEPS[STEPS.index("count") :])]


def table(
    hands: list[str],
    bids: list[str] | None = None,
    *,
    first: int = ANA,
    actor: int | None = None,
    ally: str = "a01",
    kneeling: tuple[int, ...] = (),
    rules: tuple[RoundRule, ...] = (),
    councils: list[str] | None = None,
    tokens: list[list[int]] | None = None,
    discard: str = "",
    top: str = "",
    options: dict[str, Any] | None = None,
    leaders: str = "",
) -> State:
    """Return a state on a turn within a round; `top` is on the deck, the next card first."""
    seats = len(hands)
    state = begun(seats, options or {}, leaders)
    number, ally_number = state.rules.box.number, state.rules.box.ally_number
    state.first = first
    lay_cards(state, hands, bids or [""] * seats)
    state.kneeling = [seat in kneeling for seat in range(seats)]
    state.round_rules = rules
    state.councils = [[ally_number[a] for a in text.split()] for text in councils or [""] * seats]
    lay_tokens(state, tokens or [[] for _ in range(seats)])
    state.ally = ally_number[ally]
    gone = {state.ally, *(each for council in state.councils for each in council)}
    state.ally_deck = [a for a in range(len(state.rules.box.allies)) if a not in gone]
    placed = len(gone) - 1
    rounds = TRACKS[seats].rounds
    state.season, state.round = placed // rounds, placed % rounds + 1
    state.discard = [number[card] for card in discard.split()]
    settle(state, [number[card] for card in top.split()])
    state.agenda = list(AFTER_TURNS)
    turn = first if actor is None else actor
    state.on_turn = turn
    ask(state, "play", turn)
    assert broken(GAME, state) == []
    return state


def begun(seats: int, options: dict[str, Any], leaders: str) -> State:
    """Return a new game after the choice of leaders; named ones go to the seats in order."""
    state = GAME.setup(seats, options, b"laid out by hand")
    named = leaders.split() or [*state.rules.box.leaders][:seats]
    while state.phase == "leader":
        GAME.play(state, state.actor, f"leader {named[state.actor]}")
    state.log = []
    return state


def lay_cards(state: State, hands: list[str], bids: list[str]) -> None:
    number, cards = state.rules.box.number, state.rules.box.cards
    own = [set(hand) for hand in state.leader_hands]
    numbers = [[number[card] for card in hand.split()] for hand in hands]
    state.hands = [sorted(c for c in hand if cards[c].leader < 0) for hand in numbers]
    state.leader_hands = [sorted(c for c in hand if cards[c].leader >= 0) for hand in numbers]
    state.plays = 0
    for seat, text in enumerate(bids):
        state.bids[seat] = []
        for word in text.split():
            card, _, worth = word.partition(":")
            state.plays += 1
            base = cards[number[card]].value
            sticky = int(worth) - base if worth else 0
            state.bids[seat].append(BidCard(number[card], base, sticky, False, state.plays))
        state.played[seat] = len(state.bids[seat])
    laid = {card.card for bid in state.bids for card in bid}
    for seat, mine in enumerate(own):
        state.spent[seat] = sorted(mine - laid - set(state.leader_hands[seat]))


def lay_tokens(state: State, tokens: list[list[int]]) -> None:
    state.tokens, state.values = [[] for _ in tokens], []
    for council, values in enumerate(tokens):
        for value in values:
            state.tokens[council].append(len(state.values))
            state.values.append(value)
    state.supply = sorted((Counter(state.rules.box.tokens) - Counter(state.values)).elements())


def settle(state: State, top: list[int]) -> None:
    """Put all other cards into the deck, with `top` on it."""
    cards = state.rules.box.cards
    laid = [card.card for bid in state.bids for card in bid if cards[card.card].leader < 0]
    out = Counter([*laid, *state.discard, *(card for hand in state.hands for card in hand)])
    rest = Counter(state.rules.deck)
    rest.subtract(out + Counter(top))
    assert min(rest.values()) >= 0, "more cards than the box holds"
    state.deck = [*rest.elements(), *reversed(top)]


# --- playing on ------------------------------------------------------------


def do(state: State, *actions: str) -> State:
    """Apply the actions one after another, each by the seat to act, and return the new state."""
    for action in actions:
        state = GAME.apply(state, state.actor, action)
    return state


def kneel_all(state: State) -> State:
    """Apply the defaults until the ally is recruited: all kneel, unless a card must be played."""
    while state.phase != "ally" and state.phase != "over":
        state = GAME.apply(state, state.actor, GAME.timeout_action(state, state.actor))
    return state


def finish_round(state: State) -> State:
    """Apply the defaults until the next ally is revealed."""
    state = kneel_all(state)
    now = state.ally
    while state.ally == now:
        state = GAME.apply(state, state.actor, GAME.timeout_action(state, state.actor))
    return state


def told(state: State, seat: int | None, kind: str) -> list[dict[str, Any]]:
    return [event for event in GAME.events(state, seat, 0) if event["kind"] == kind]


def totals(state: State) -> list[int]:
    return [player["total"] for player in GAME.view(state, None)["players"]]


def bid(state: State, seat: int) -> list[tuple[str, int]]:
    cards = GAME.view(state, None)["players"][seat]["bid"]
    return [(card["card"], card["worth"]) for card in cards]


def hand(state: State, seat: int) -> list[str]:
    return GAME.view(state, seat)["hand"]


def choices(number: int) -> dict[str, Any]:
    """Return random options, the same ones for each number."""
    luck = random.Random(f"options {number}")
    return {option["id"]: luck.choice(option["values"]) for option in GAME.options}


def random_game(seats: int, number: int, options: dict[str, Any] | None = None) -> Iterator[State]:
    """Yield the states of a random game; each is valid until the next one is requested."""
    luck = random.Random(number)
    state = GAME.setup(seats, options or {}, f"{seats}/{number}".encode())
    yield state
    while acting := GAME.to_act(state):
        seat = luck.choice(acting)
        GAME.play(state, seat, luck.choice(GAME.legal_actions(state, seat)))
        yield state


def played_out(seats: int, number: int, options: dict[str, Any] | None = None) -> State:
    """Return the last state of a random game."""
    *_, last = random_game(seats, number, options)
    return last


def random_states(games: int, every: int = 1, usual: bool = False) -> Iterator[State]:
    """Yield states of random games for every number of seats, with all kinds of options."""
    for seats in GAME.seats:
        for number in range(games):
            options = {} if usual or not number else choices(10 * seats + number)
            for turn, state in enumerate(random_game(seats, number, options)):
                if turn % every == 0:
                    yield state

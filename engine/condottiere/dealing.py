"""Setting up and dealing (sections 3 and 4.6); what is done with the cards stands elsewhere."""

from __future__ import annotations

from engine.chance import pick, shuffle
from engine.condottiere.battle import NO_SEASON
from engine.condottiere.cards import KINDS, spread
from engine.condottiere.editions import Rules
from engine.condottiere.regions import NOWHERE
from engine.condottiere.state import NOBODY, State

# --- 3. setup --------------------------------------------------------------


def set_up(rules: Rules, seats: int, seed: bytes) -> State:
    """An empty board and a shuffled deck; hands are dealt before the first region is chosen."""
    state = State()
    state.rules, state.seats, state.seed, state.draws, state.turn = rules, seats, seed, 0, 0
    state.phase, state.round, state.battle, state.idle = "choose", 0, 0, 0
    state.holder = state.actor = pick(seed, "holder", seats)
    state.site = state.favour = NOWHERE
    state.season, state.blessings, state.finalists = NO_SEASON, (), ()
    state.owner = [NOBODY] * len(rules.land.regions)
    state.hands = [[0] * KINDS for _ in range(seats)]
    state.lines = [[] for _ in range(seats)]
    state.passed = [False] * seats
    state.known = [()] * seats
    state.kept = state.result = None
    state.log = [(0, "started", state.holder)]
    deal_round(state)
    return state


# --- 4.6 redeal ------------------------------------------------------------


def deal_round(state: State) -> None:
    """A new round: every seat up to a hand of 10 and one card for each region.

    A3-11: cards kept from the last round count toward the 10.
    """
    state.round += 1
    state.log.append((state.turn, "round_started", state.round))
    rules = state.rules
    for seat in range(state.seats):
        state.known[seat] = state.known[seat] if any(state.hands[seat]) else ()
    deal(
        state,
        {
            seat: rules.opening_hand + rules.cards_per_region * state.owner.count(seat)
            for seat in range(state.seats)
        },
    )


def deal(state: State, hand_sizes: dict[int, int]) -> None:
    """Shuffle every card that is in no hand and fill the hands up."""
    state.draws += 1
    in_hands = map(sum, zip(*state.hands, strict=True))
    supply = [box - held for box, held in zip(state.rules.deck, in_hands, strict=True)]
    pile = shuffle(state.seed, f"draw/{state.draws}", spread(supply))
    top = 0
    for seat, size in hand_sizes.items():
        hand = state.hands[seat]
        missing = size - sum(hand)
        drawn = sorted(pile[top : top + missing])
        top += missing
        for card in drawn:
            hand[card] += 1
        state.log.append((state.turn, "dealt", seat, missing, size))
        state.log.append((state.turn, "drew", seat, tuple(drawn)))
    state.pile = tuple(pile[top:])
    state.burned = [0] * KINDS
    state.discarded = ((0,) * KINDS,) * state.seats
    state.dealt = tuple(map(tuple, state.hands))

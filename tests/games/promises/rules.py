"""The rules of Promises: what is dealt, promised and played, and what it comes to."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Annotated

from engine.codec import FOLLOWS
from engine.deck import CARDS, NUMBER, suit
from engine.log import Entry
from engine.luck import Luck, StoredLuck, shuffled
from engine.options import Agreed
from engine.state import Result

FIRST_HAND = 5  # cards; each deal has one fewer, and there is a deal for each seat
KEPT = 3  # points, and one more for each trick that was promised


@dataclass(slots=True, kw_only=True)
class State:
    """Everything there is to a game in progress; cards are numbers of engine/deck.py."""

    rules: Annotated[Agreed, FOLLOWS]
    seats: int
    luck: StoredLuck
    turn: int
    deal: int  # the number of the deal, and of the seat that began it
    leader: int  # who leads to this trick
    trump_card: int  # turned up: its suit is trumps
    pile: list[int] = field(default_factory=list)  # face down
    hands: list[list[int]] = field(default_factory=list)
    promised: list[int | None] = field(default_factory=list)  # by seat, in this deal
    taken: list[int] = field(default_factory=list)
    trick: list[int] = field(default_factory=list)  # from the leader on
    missing: list[list[int]] = field(default_factory=list)  # suits that each seat is known to lack
    points: list[int]
    result: Result | None = None
    log: list[Entry] = field(default_factory=list)


def set_up(rules: Agreed, seats: int, luck: Luck) -> State:
    """The beginning of a game."""
    points = [0] * seats
    state = State(
        rules=rules, seats=seats, luck=luck, turn=0, deal=-1, leader=0, trump_card=0, points=points
    )
    deal(state)
    return state


def deal(state: State) -> None:
    """Hands for the next deal, and a card turned up for trumps."""
    state.deal += 1
    state.leader, size = state.deal, FIRST_HAND - state.deal
    cards = shuffled(state, "deck", range(len(CARDS)))
    state.hands = [sorted(cards[seat * size :][:size]) for seat in range(state.seats)]
    state.trump_card, *state.pile = cards[state.seats * size :]
    state.promised, state.taken = [None] * state.seats, [0] * state.seats
    state.missing = [[] for _ in range(state.seats)]
    tell(state, "dealt", state.deal + 1, size, state.trump_card, state.deal)
    for seat, hand in enumerate(state.hands):
        tell(state, "hand", seat, tuple(hand))


def tell(state: State, kind: str, *facts: int | tuple[int, ...]) -> None:
    state.log.append((state.turn, kind, *facts))


# --- what may be done ------------------------------------------------------


def phase(state: State) -> str:
    """What is asked."""
    return "over" if state.result else "promise" if None in state.promised else "play"


def to_act(state: State) -> list[int]:
    """One seat after another, from the one that leads."""
    done = state.trick if phase(state) == "play" else [n for n in state.promised if n is not None]
    return [] if state.result else [(state.leader + len(done)) % state.seats]


def legal_actions(state: State, seat: int | None) -> list[str]:
    """Every number of tricks but one that would suit all; every card, or those that follow suit."""
    if seat is None or seat not in to_act(state):
        return []
    hand = state.hands[seat]
    if phase(state) == "play":
        follow = [card for card in hand if state.trick and suit(card) == suit(state.trick[0])]
        return [f"play {CARDS[card]}" for card in follow or hand]
    left = len(hand) - sum(filter(None, state.promised))
    is_last = state.promised.count(None) == 1
    return [f"promise {n}" for n in range(len(hand) + 1) if not (is_last and n == left)]


# --- what happens ----------------------------------------------------------


def play(state: State, seat: int, action: str) -> State:
    """A lawful action, done in place."""
    verb, word = action.split()
    if verb == "promise":
        state.promised[seat] = int(word)
        tell(state, "promised", seat, int(word))
    else:
        lay(state, seat, NUMBER[word])
    state.turn += 1
    return state


def lay(state: State, seat: int, card: int) -> None:
    """A card into the trick; with the last one it is somebody's."""
    if state.trick and suit(card) != suit(state.trick[0]):
        state.missing[seat].append(suit(state.trick[0]))
    state.hands[seat].remove(card)
    state.trick.append(card)
    tell(state, "played", seat, card)
    if len(state.trick) < state.seats:
        return
    best = max(state.trick, key=lambda card: weight(state, card))
    state.leader = (state.leader + state.trick.index(best)) % state.seats
    state.taken[state.leader] += 1
    tell(state, "took", state.leader, best)
    state.trick = []
    if not any(state.hands):
        score(state)


def weight(state: State, card: int) -> tuple[bool, bool, int]:
    """By which the highest trump takes a trick, else the highest of the suit that was led."""
    return suit(card) == suit(state.trump_card), suit(card) == suit(state.trick[0]), card


def score(state: State) -> None:
    """Points for every promise that was kept; then the next deal, or the end."""
    pairs = zip(state.promised, state.taken, strict=True)
    gained = [KEPT + taken if promised == taken else 0 for promised, taken in pairs]
    state.points = [before + more for before, more in zip(state.points, gained, strict=True)]
    tell(state, "scored", tuple(range(state.seats)), tuple(gained))
    if state.deal + 1 < state.seats:
        deal(state)
    else:
        end(state)


def end(state: State) -> None:
    """Whoever has most points wins; ties share it."""
    places = sorted(set(state.points), reverse=True)
    ranking = [[s for s in range(state.seats) if state.points[s] == place] for place in places]
    state.result = Result(
        winners=ranking[0], ranking=ranking, scores=state.points[:], reason="most_points"
    )
    tell(state, "game_over", tuple(ranking[0]))

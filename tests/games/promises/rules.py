"""The rules of Promises: the deal, the promises, the play and the score."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Annotated

from engine.codec import FOLLOWS
from engine.deck import CARDS, NUMBER, suit
from engine.log import Entry
from engine.luck import Luck, StoredLuck, shuffled
from engine.options import Agreed
from engine.state import Result, seats_by_place

FIRST_HAND = 5  # cards; each deal has one fewer, and there is one for each seat
KEPT = 3  # points, and one more for each trick promised


@dataclass(slots=True, kw_only=True)
class State:
    """The full state of a game in progress; cards are numbers of engine/deck.py."""

    rules: Annotated[Agreed, FOLLOWS]
    seats: int
    luck: StoredLuck
    turn: int
    deal: int  # the number of the deal, and of the seat that began it
    leader: int  # the seat that leads this trick
    trump_card: int  # turned up; its suit is trumps
    pile: list[int] = field(default_factory=list)  # face down
    hands: list[list[int]] = field(default_factory=list)
    promised: list[int | None] = field(default_factory=list)  # by seat, in this deal
    taken: list[int] = field(default_factory=list)
    trick: list[int] = field(default_factory=list)  # from the leader on
    missing: list[list[int]] = field(default_factory=list)  # by seat, suits it is known to lack
    points: list[int]
    result: Result | None = None
    log: list[Entry] = field(default_factory=list)


def set_up(rules: Agreed, seats: int, luck: Luck) -> State:
    """Return a new game after the first deal."""
    points = [0] * seats
    state = State(
        rules=rules, seats=seats, luck=luck, turn=0, deal=-1, leader=0, trump_card=0, points=points
    )
    deal(state)
    return state


def deal(state: State) -> None:
    """Deal the hands of the next deal, and turn a card up for trumps."""
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


# --- legal actions ---------------------------------------------------------


def phase(state: State) -> str:
    """Return the kind of question."""
    return "over" if state.result else "promise" if None in state.promised else "play"


def to_act(state: State) -> list[int]:
    """Return the seat to act: one after another, beginning with the leader."""
    done = state.trick if phase(state) == "play" else [n for n in state.promised if n is not None]
    return [] if state.result else [(state.leader + len(done)) % state.seats]


def legal_actions(state: State, seat: int | None) -> list[str]:
    """Return the promises or cards that the seat may play.

    The last promise must not make the sum equal the number of tricks, unless agreed otherwise.
    Cards must follow suit.
    """
    if seat is None or seat not in to_act(state):
        return []
    hand = state.hands[seat]
    if phase(state) == "play":
        follow = [card for card in hand if state.trick and suit(card) == suit(state.trick[0])]
        return [f"play {CARDS[card]}" for card in follow or hand]
    left = len(hand) - sum(filter(None, state.promised))
    is_bound = state.promised.count(None) == 1 and ("free_last", True) not in state.rules.chosen
    return [f"promise {n}" for n in range(len(hand) + 1) if not (is_bound and n == left)]


# --- effects ---------------------------------------------------------------


def play(state: State, seat: int, action: str) -> State:
    """Play a legal action in place."""
    verb, word = action.split()
    if verb == "promise":
        state.promised[seat] = int(word)
        tell(state, "promised", seat, int(word))
    else:
        lay(state, seat, NUMBER[word])
    state.turn += 1
    return state


def lay(state: State, seat: int, card: int) -> None:
    """Add a card to the trick; the last one decides it."""
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
    """Return a sort key: the highest trump wins, else the highest card of the suit led."""
    return suit(card) == suit(state.trump_card), suit(card) == suit(state.trick[0]), card


def score(state: State) -> None:
    """Score the promises kept; then begin the next deal, or end the game."""
    pairs = zip(state.promised, state.taken, strict=True)
    gained = [KEPT + taken if promised == taken else 0 for promised, taken in pairs]
    state.points = [before + more for before, more in zip(state.points, gained, strict=True)]
    tell(state, "scored", tuple(range(state.seats)), tuple(gained))
    if state.deal + 1 < state.seats:
        deal(state)
    else:
        end(state)


def end(state: State) -> None:
    """End the game: most points win, and ties share the victory."""
    ranking = seats_by_place(state.points)
    state.result = Result(
        winners=ranking[0], ranking=ranking, scores=state.points[:], reason="most_points"
    )
    tell(state, "game_over", tuple(ranking[0]))

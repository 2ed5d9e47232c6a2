"""Setup (section 4), and the new cards of each season."""

from __future__ import annotations

from bisect import insort

from engine.btwixt.agreed import Agreed
from engine.btwixt.box.cards import TRACKS
from engine.btwixt.box.printed import HAND_SIZE
from engine.btwixt.rules.hands import renew_deck
from engine.btwixt.rules.questions import ask
from engine.btwixt.state import NOBODY, NOTHING, State, clockwise
from engine.luck import Luck, shuffled

# --- 4. setup --------------------------------------------------------------


def set_up(rules: Agreed, seats: int, luck: Luck) -> State:
    """Return a new game at its first question, with everything shuffled.

    Hands are dealt later.
    """
    state = State()
    state.rules, state.seats, state.luck, state.turn = rules, seats, luck, 0
    state.season, state.round, state.first = 0, 1, luck.lot("first", seats)
    empty_table(state)
    state.ally_deck = shuffled(state, "allies", range(len(rules.box.allies)))
    state.deck = shuffled(state, "influence", sorted(rules.deck))
    state.supply = shuffled(state, "tokens", sorted(rules.box.tokens))
    state.agenda = [("round",), ("season",), ("leader",)]
    if rules.first_player == "chosen":
        # The most recently betrayed player begins. One leader, drawn by lot, names that player.
        ask(state, "first", state.first)
    else:
        state.log.append((0, "started", state.first))
        state.agenda.pop()
        choose_leader(state)
    return state


def empty_table(state: State) -> None:
    seats = state.seats
    state.answers, state.log = (), []
    state.leaders = [NOTHING] * seats
    state.discard, state.round_discard = [], []
    state.hands, state.leader_hands = [[] for _ in range(seats)], [[] for _ in range(seats)]
    state.spent, state.bids = [[] for _ in range(seats)], [[] for _ in range(seats)]
    state.locked, state.known = [()] * seats, ()
    state.on_turn, state.shown, state.plays = state.first, None, 0
    state.played, state.total_mod = [0] * seats, [0] * seats
    state.kneeling = [False] * seats
    state.round_rules, state.ally, state.winner = (), NOTHING, NOBODY
    state.councils, state.tokens = [[] for _ in range(seats)], [[] for _ in range(seats)]
    state.values, state.peeked, state.adjusted = [], [()] * seats, [0] * seats
    state.result = None


def choose_leader(state: State) -> None:
    """Ask the first player in turn order without a leader to choose one, if any is left."""
    for seat in clockwise(state, state.first):
        if state.leaders[seat] == NOTHING:
            ask(state, "leader", seat)
            return


def take_leader(state: State, seat: int, leader: int, kind: str) -> None:
    state.leaders[seat] = leader
    state.log.append((state.turn, kind, seat, leader))
    choose_leader(state)


# --- the start of a season -------------------------------------------------


def begin_season(state: State) -> None:
    track = TRACKS[state.seats]
    told = ("season_started", track.seasons[state.season], track.rounds)
    state.log.append((state.turn, *told))
    if state.season == 0:
        deal_up_to(state, HAND_SIZE)
    else:
        REFRESH[state.rules.season_refresh](state)
    if state.rules.advanced:
        leader_cards(state)


def leader_cards(state: State) -> None:
    """Give each leader its four cards.

    In later seasons, used cards return only if the option says so (section 11).
    """
    of_leader = state.rules.box.of_leader
    for seat in clockwise(state, state.first):
        if state.season == 0:
            state.leader_hands[seat] = list(of_leader[state.leaders[seat]])
        elif state.rules.leader_cards_use == "per_season" and state.spent[seat]:
            state.log.append((state.turn, "leader_cards_back", seat, len(state.spent[seat])))
            state.leader_hands[seat] = sorted(state.leader_hands[seat] + state.spent[seat])
            state.spent[seat] = []


def redeal(state: State) -> None:
    """Shuffle the deck, the discard pile and all hands together, and deal ten cards to each."""
    cards = state.deck + state.discard + [card for hand in state.hands for card in hand]
    state.discard, state.known = [], ()
    state.hands = [[] for _ in range(state.seats)]
    state.deck = shuffled(state, "influence", sorted(cards))
    state.log.append((state.turn, "hands_gathered", len(cards)))
    deal_up_to(state, HAND_SIZE)


def refill(state: State) -> None:
    """Shuffle the discard pile into the deck and fill each hand up to ten."""
    state.deck = shuffled(state, "influence", sorted(state.deck + state.discard))
    state.discard = []
    state.log.append((state.turn, "deck_renewed", len(state.deck)))
    deal_up_to(state, HAND_SIZE)


def add_ten(state: State) -> None:
    """Deal ten more cards to each hand, one at a time in turn order, until no cards are left."""
    drawn: list[list[int]] = [[] for _ in range(state.seats)]
    for _ in range(HAND_SIZE):
        for seat in clockwise(state, state.first):
            if state.deck or renew_deck(state):
                drawn[seat].append(state.deck.pop())
    for seat in clockwise(state, state.first):
        receive(state, seat, drawn[seat])


REFRESH = {"redeal": redeal, "refill": refill, "add10": add_ten}


def deal_up_to(state: State, size: int) -> None:
    """Fill each hand up to `size`, one whole hand after another in turn order."""
    for seat in clockwise(state, state.first):
        cards: list[int] = []
        while len(state.hands[seat]) + len(cards) < size and (state.deck or renew_deck(state)):
            cards.append(state.deck.pop())
        receive(state, seat, cards)


def receive(state: State, seat: int, cards: list[int]) -> None:
    for card in cards:
        insort(state.hands[seat], card)
    state.log.append((state.turn, "dealt", seat, len(cards), len(state.hands[seat])))
    if cards:
        state.log.append((state.turn, "drew", seat, tuple(sorted(cards))))

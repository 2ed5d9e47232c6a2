"""Moving cards: setup, deals, draws and burned lines (3, 4.4, 4.6, 11.1)."""

from __future__ import annotations

from engine.condottiere.box.cards import KINDS, NO_CARD, count, spread
from engine.condottiere.box.editions import Rules
from engine.condottiere.box.regions import NOWHERE
from engine.condottiere.known import drew_more
from engine.condottiere.rules.burning import end_decision
from engine.condottiere.rules.choosing import besiege
from engine.condottiere.rules.showing import all_dealt
from engine.condottiere.rules.strength import NO_SEASON
from engine.condottiere.state import NOBODY, State, with_item
from engine.luck import Luck, shuffled

# --- 3. setup --------------------------------------------------------------


def set_up(rules: Rules, seats: int, luck: Luck) -> State:
    """Set up a game: an empty board, shuffled cards, and hands dealt before the first site."""
    state = laid_out(rules, seats, luck)
    state.holder = state.actor = first_holder(rules, seats, luck)
    state.log = [(0, "holder_named" if rules.first_holder else "started", state.holder)]
    if rules.own_deck:
        deal_decks(state)
    else:
        deal_round(state)
    if rules.skip_sites:
        besiege(state, state.holder, 0, 0)
    return state


def laid_out(rules: Rules, seats: int, luck: Luck) -> State:
    """Return the empty board before any card is dealt, with no holder."""
    return State(
        rules=rules,
        seats=seats,
        luck=luck,
        turn=0,
        phase="choose",
        round=0,
        battle=0,
        idle=0,
        holder=NOBODY,
        actor=NOBODY,
        site=NOWHERE,
        favour=NOWHERE,
        season=NO_SEASON,
        owner=[NOBODY] * len(rules.land.regions),
        hands=[[0] * KINDS for _ in range(seats)],
        lines=[[] for _ in range(seats)],
        passed=[False] * seats,
        blessings=(),
        covered=(NO_CARD,) * seats if rules.hidden_cards else (),
        pile=(),
        burned=[0] * KINDS,
        discarded=(),
        known=[()] * seats,
        dealt=(),
        kept=None,
        finalists=(),
        result=None,
        log=[],
    )


def first_holder(rules: Rules, seats: int, luck: Luck) -> int:
    """Return the first holder: the seat that the table named, else one drawn by lot.

    The option counts seats from 1. The rulebook names the youngest player.
    """
    named = rules.first_holder
    return named - 1 if named else luck.lot("holder", seats)


# --- 4.6 redeal ------------------------------------------------------------


def deal_round(state: State) -> None:
    """Begin a round: deal each hand up to its size.

    In the first round all hands have the same size; later, regions may add cards. A3-11: cards kept
    from the last round count toward the size.
    """
    state.round += 1
    state.log.append((state.turn, "round_started", state.round))
    for seat in range(state.seats):
        state.known[seat] = state.known[seat] if any(state.hands[seat]) else ()
    if state.shown:
        all_dealt(state)
    first = state.round == 1
    if first:
        sizes = dict.fromkeys(range(state.seats), state.rules.opening_hand)
    else:
        sizes = {seat: hand_limit(state, seat) for seat in range(state.seats)}
    deal(state, sizes)


def hand_limit(state: State, seat: int) -> int:
    """Return the hand size of a seat after a redeal, including its cards for regions."""
    return state.rules.full_hand + state.rules.cards_per_region * state.owner.count(seat)


def deal(state: State, hand_sizes: dict[int, int]) -> None:
    """Shuffle all cards outside the hands and deal each hand up to its size."""
    in_hands = map(sum, zip(*state.hands, strict=True))
    supply = [box - held for box, held in zip(state.rules.deck, in_hands, strict=True)]
    pile = shuffled(state, "deck", spread(supply))
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
        end_decision(state, seat)
    state.pile, state.uncounted = tuple(pile[top:]), ()
    state.burned = [0] * KINDS
    state.discarded = ((0,) * KINDS,) * state.seats
    state.dealt = tuple(map(tuple, state.hands))
    state.older = ()


# --- the duel of Rakab (section 9) -----------------------------------------


def deal_decks(state: State) -> None:
    """Shuffle a separate deck for each player of the duel and deal from it."""
    state.round = 1
    state.log.append((0, "round_started", 1))
    own = spread(state.rules.own_deck)
    decks = [tuple(shuffled(state, "own_deck", own)) for _ in range(state.seats)]
    nothing = (0,) * KINDS
    state.decks, state.pile, state.burned = tuple(decks), (), [0] * KINDS
    state.discarded = state.dealt = (nothing,) * state.seats
    refill(state)


def refill(state: State) -> None:
    """Fill every hand up from its own deck, as far as the cards of the deck go."""
    decks = list(state.decks)
    for seat, deck in enumerate(decks):
        hand = state.hands[seat]
        held = sum(hand)
        missing = state.rules.full_hand - held
        drawn, decks[seat] = sorted(deck[:missing]), deck[missing:]
        for card in drawn:
            hand[card] += 1
        if drawn:
            state.known[seat] = drew_more(state.known[seat], held)
            state.log.append((state.turn, "took_cards", seat, len(drawn), sum(hand)))
            state.log.append((state.turn, "drew", seat, tuple(drawn)))
            end_decision(state, seat)
    state.decks = tuple(decks)
    start_afresh(state)


def start_afresh(state: State) -> None:
    """Record the cards that each seat holds or has discarded as dealt to it."""
    state.dealt = tuple(
        tuple(map(sum, zip(hand, gone, strict=True)))
        for hand, gone in zip(state.hands, state.discarded, strict=True)
    )


# --- 11.1 drawing after each battle ----------------------------------------


def draw(state: State, seat: int, wanted: int) -> None:
    """Draw cards from the pile. If it runs out, renew it and draw the rest."""
    drawn = list(state.pile[:wanted])
    state.pile = state.pile[wanted:]
    if state.older:
        older = tuple(map(min, state.older[seat], state.hands[seat]))
        state.older = with_item(state.older, seat, older)
    if len(drawn) < wanted:
        renew_pile(state, wanted - len(drawn))
        older = tuple(map(sum, zip(state.hands[seat], count(drawn), strict=True)))
        state.older = with_item(state.older, seat, older)
        missing = wanted - len(drawn)
        drawn += state.pile[:missing]
        state.pile = state.pile[missing:]
    hand = state.hands[seat]
    for card in drawn:
        hand[card] += 1
    added = zip(state.dealt[seat], count(drawn), strict=True)
    dealt = list(state.dealt)
    dealt[seat] = tuple(map(sum, added))
    state.dealt = tuple(dealt)
    hidden = state.rules.hide_hand_counts
    told = ("drew_cards",) if hidden else ("took_cards", sum(hand))
    state.log.append((state.turn, told[0], seat, len(drawn), *told[1:]))
    state.log.append((state.turn, "drew", seat, tuple(sorted(drawn))))


def renew_pile(state: State, missing: int) -> None:
    """Shuffle the burned cards into a new pile.

    If they are too few, burn the lines first. All these cards are public, so none of them can be in
    a hand until it is drawn.
    """
    if sum(state.burned) < missing:
        burn_lines(state)
    state.pile = tuple(shuffled(state, "pile", spread(state.burned)))
    state.burned = [0] * KINDS
    state.older = tuple(map(tuple, state.hands))
    state.log.append((state.turn, "pile_renewed", len(state.pile)))


# --- 4.4 burn lines --------------------------------------------------------


def burn_lines(state: State) -> None:
    for line in state.lines:
        for card in line:
            state.burned[card] += 1
        line.clear()
    for card in state.slot:
        state.burned[card] += 1
    state.slot = ()
    state.passed = [False] * state.seats
    state.season = NO_SEASON

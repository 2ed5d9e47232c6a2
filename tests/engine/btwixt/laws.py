"""Impossible states of B'Twixt: a named check for each fault, for use in random games."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable

from engine.btwixt.box.cards import NO_LEADER, TRACKS
from engine.btwixt.box.vocabulary import ROUND_RULES
from engine.btwixt.rules.effects import ACTS
from engine.btwixt.rules.flow import TASKS
from engine.btwixt.rules.questions import OFFERS, asked
from engine.btwixt.rules.rounds import STEPS
from engine.btwixt.state import NOBODY, NOTHING, BidCard, State

BEFORE_ROUNDS = ("first", "leader")


# --- cards -----------------------------------------------------------------


def laid(state: State) -> list[BidCard]:
    """Return the cards in all bids, and the one about to join its bid."""
    cards = [card for bid in state.bids for card in bid]
    return [*cards, state.shown] if state.shown else cards


def cards_lost(state: State) -> bool:
    """True unless every card of the common deck is in exactly one place."""
    cards = state.rules.box.cards
    played = [card.card for card in laid(state) if cards[card.card].leader == NO_LEADER]
    stacks = [state.deck, state.discard, state.round_discard, played, *state.hands]
    return Counter(card for stack in stacks for card in stack) != Counter(state.rules.deck)


def leader_cards_lost(state: State) -> bool:
    """True unless each leader's four cards are in hand, spent or in a bid; none before the deal."""
    box = state.rules.box
    dealt = state.rules.advanced and state.phase not in BEFORE_ROUNDS
    played = Counter(card.card for card in laid(state))
    for seat, leader in enumerate(state.leaders):
        own = box.of_leader[leader] if dealt and leader != NOTHING else ()
        found = Counter(state.leader_hands[seat] + state.spent[seat])
        found += Counter({card: played[card] for card in own})
        if found != Counter(own):
            return True
    theirs = {card for card in played if box.cards[card].leader != NO_LEADER}
    return any(box.cards[card].leader not in state.leaders for card in theirs)


def hands_unsorted(state: State) -> bool:
    hands = [*state.hands, *state.leader_hands, *state.spent]
    return any(hand != sorted(hand) for hand in hands)


def locks_wrong(state: State) -> bool:
    hands = zip(state.locked, state.hands, state.leader_hands, strict=True)
    return any(Counter(locked) - Counter(common + own) for locked, common, own in hands)


def knowledge_wrong(state: State) -> bool:
    """True if the knowledge about a hand contradicts the hand."""
    for owner, hand in enumerate(state.hands):
        held = Counter(hand)
        known = [each for each in state.known if each.owner == owner]
        for reader in {each.reader for each in known}:
            sure = Counter(each.card for each in known if each.reader in (NOBODY, reader))
            if reader == owner or sure - held:
                return True
    return False


def bids_wrong(state: State) -> bool:
    numbers = [card.number for card in laid(state)]
    return len(set(numbers)) < len(numbers) or max(numbers, default=0) > state.plays


def plays_wrong(state: State) -> bool:
    return sum(state.played) != state.plays


# --- allies and tokens -----------------------------------------------------


def allies_lost(state: State) -> bool:
    placed = [ally for council in state.councils for ally in council]
    coming = [] if state.ally == NOTHING or state.ally in placed else [state.ally]
    return sorted([*state.ally_deck, *placed, *coming]) != list(range(len(state.rules.box.allies)))


def rounds_wrong(state: State) -> bool:
    """True unless each past round has placed an ally, and the present one at most one."""
    track, placed = TRACKS[state.seats], sum(map(len, state.councils))
    played = state.season * track.rounds + state.round - 1
    if state.phase == "over" or any(task[0] == "score" for task in state.agenda):
        return placed != played + 1
    return placed != played + (state.winner != NOBODY and state.phase != "ally")


def tokens_lost(state: State) -> bool:
    lying = [token for council in state.tokens for token in council]
    if len(set(lying)) < len(lying) or max(lying, default=-1) >= len(state.values):
        return True
    values = [state.values[token] for token in lying]
    gone = (value for token, value in enumerate(state.values) if token not in lying)
    if any(value != NOTHING for value in gone):
        return True
    return sorted(values + state.supply) != sorted(state.rules.box.tokens)


def peeks_wrong(state: State) -> bool:
    lying = {token for council in state.tokens for token in council}
    return any(not lying.issuperset(seen) for seen in state.peeked)


# --- leaders, questions, agenda --------------------------------------------


def leaders_wrong(state: State) -> bool:
    chosen = [leader for leader in state.leaders if leader != NOTHING]
    all_chosen = len(chosen) == state.seats
    return len(set(chosen)) < len(chosen) or all_chosen == (state.phase in BEFORE_ROUNDS)


def question_wrong(state: State) -> bool:
    """True unless a seat can answer the question, or the game is over."""
    if state.phase == "over":
        return state.actor != NOBODY or bool(state.answers) or bool(state.agenda)
    if state.answers and (len(state.answers) != state.seats or state.phase not in IN_SECRET):
        return True
    seats = asked(state)
    return state.actor not in seats or not all(OFFERS[state.phase](state, s) for s in seats)


IN_SECRET = ("bid", "discard", "give")
# The length of `ask` by phase; the least length for phases that list the choices.
SIZES = {"bid": 5, "move": 2, "shift": 3, "correct": 5}
LEAST = {"ally": 3, "target": 4, "council": 3, "discard": 3, "give": 4}
OF_RULES = ("first", "leader", "play", "token")
NUMBERS_OF_SEATS = {"target": slice(3, None), "council": slice(2, None), "bid": slice(1, 2)}


# The effects that ask each question; any effect on a leader may ask for a target.
ASKS = {
    "bid": ("copy_bid_card", "return_bid_card", "discard_bid_card", "swap_bid_cards"),
    "discard": ("discard_hand",),
    "give": ("transfer_hand",),
    "council": ("token_peek",),
    "move": ("move_ally",),
    "shift": ("token_move",),
}


def details_wrong(state: State) -> bool:
    """True if the question names an effect, seat or number that does not exist."""
    ask, phase = state.ask, state.phase
    if phase in OF_RULES or phase == "over":
        return ask != (() if phase == "over" else (NOTHING,))
    if len(ask) != SIZES.get(phase, len(ask)) or len(ask) < LEAST.get(phase, 1):
        return True
    if not 0 <= ask[1] < state.seats:
        return True
    if phase == "ally":
        return any(side not in (0, 1) for side in ask[2:]) or ask[1] != state.winner
    if phase == "correct":
        designs = state.rules.box.allies if ask[3] else state.rules.box.cards
        return not 0 <= ask[2] < len(designs) or not 0 <= ask[4] < 99
    if not 0 <= ask[0] < len(state.rules.box.effects):
        return True
    if state.rules.box.effects[ask[0]].do not in ASKS.get(phase, ACTS):
        return True
    if phase == "bid" and bid_question_wrong(state):
        return True
    seats = ask[NUMBERS_OF_SEATS.get(phase, slice(0, 0))]
    return any(not 0 <= number < state.seats for number in seats)


def bid_question_wrong(state: State) -> bool:
    """True if a question about a bid has the wrong owner, or a swap the wrong leader or card."""
    number, actor, whose, partner, own = state.ask
    if state.answers:
        return (whose, partner, own) != (NOTHING, NOTHING, NOTHING)
    if not 0 <= whose < state.seats:
        return True
    if state.rules.box.effects[number].do != "swap_bid_cards":
        return (partner, own) != (NOTHING, NOTHING)
    if own == NOTHING:
        return whose != actor or partner == actor or not 0 <= partner < state.seats
    return partner != actor or own not in [card.number for card in state.bids[actor]]


def agenda_wrong(state: State) -> bool:
    """True unless the round's remaining steps are at the bottom of the agenda, in their order."""
    if state.phase == "over":
        return bool(state.agenda)
    if state.phase in BEFORE_ROUNDS:
        rest: tuple[str, ...] = ("leader",) if state.phase == "first" else ()
        return [task[0] for task in state.agenda] != ["round", "season", *rest]
    names = [task[0] for task in state.agenda]
    if names[:1] == ["score"]:
        return state.phase != "correct" or any(name != "correct" for name in names[1:])
    steps = [name for name in names if name in STEPS]
    whole = list(reversed(STEPS))[: len(steps)]
    between = set(names[len(steps) :])
    return not steps or names[: len(steps)] != whole or bool(between & OUT_OF_ROUND)


OUT_OF_ROUND = {"leader", "season", "round", "score", *STEPS}


def turn_wrong(state: State) -> bool:
    """True unless the seat on turn stands and no card is about to join a bid."""
    on_the_way = any(task[0] == "join" for task in state.agenda)
    if (state.shown is not None) != on_the_way:
        return True
    if state.phase != "play":
        return False
    return state.kneeling[state.actor] or on_the_way or ("count",) not in state.agenda


def recruiting_wrong(state: State) -> bool:
    if (state.ally == NOTHING) != (state.phase in (*BEFORE_ROUNDS, "over") or scoring(state)):
        return True
    return state.winner != NOBODY and ("count",) in state.agenda


def scoring(state: State) -> bool:
    return ("score",) in state.agenda


# --- bounds ----------------------------------------------------------------


def within(values: Iterable[int], least: int, most: int) -> bool:
    return all(least <= value <= most for value in values)


def sizes_wrong(state: State) -> bool:
    """True if a list has the wrong number of seats or councils."""
    hands = (state.hands, state.leader_hands, state.spent, state.locked, state.bids)
    listed = (*hands, state.leaders, state.played, state.kneeling, state.total_mod)
    councils = (state.councils, state.tokens, state.peeked, state.adjusted)
    return any(len(each) != state.seats for each in (*listed, *councils))


def numbers_wrong(state: State) -> bool:
    """True if a seat, card, ally, leader or round does not exist."""
    box, last, track = state.rules.box, state.seats - 1, TRACKS[state.seats]
    cards = [state.deck, state.discard, state.round_discard, *state.hands, *state.leader_hands]
    cards += [*state.spent, *state.locked, *(state.answers if None not in state.answers else ())]
    bid = laid(state)
    rules = [rule.seat for rule in state.round_rules]
    return not (
        0 <= state.season < len(track.seasons)
        and 1 <= state.round <= track.rounds
        and within([state.first, state.on_turn], 0, last)
        and within([state.actor, state.winner, *rules], NOBODY, last)
        and within([state.ally], NOTHING, len(box.allies) - 1)
        and within(state.leaders, NOTHING, len(box.leaders) - 1)
        and all(within(row, 0, len(box.cards) - 1) for row in cards)
        and within([card.card for card in bid], 0, len(box.cards) - 1)
        and within([card.base for card in bid], 0, 999)
        and within(state.values, NOTHING, max(box.tokens))
        and within(state.supply, 0, max(box.tokens))
        and {rule.rule for rule in state.round_rules} <= set(ROUND_RULES)
    )


# The arguments of each task.
ABOUT: dict[str, tuple[str, ...]] = dict.fromkeys(TASKS, ()) | {
    "turn": ("seat",),
    "join": ("seat",),
    "gain": ("seat",),
    "tidy_card": ("play",),
    "effect": ("effect", "seat", "play"),
    "act": ("effect", "seat", "seat"),
    "reveal_choices": ("effect", "seat"),
    "correct": ("seat", "design", "is_ally"),
}


def tasks_wrong(state: State) -> bool:
    """True if a task is unknown, or names a seat, effect or card that does not exist."""
    box = state.rules.box
    most = {"seat": state.seats - 1, "effect": len(box.effects) - 1, "is_ally": 1}
    most |= {"design": len(box.cards) - 1, "play": max(state.plays, 0)}
    for name, *about in state.agenda:
        if len(ABOUT.get(name, "?" * 9)) != len(about):
            return True
        for what, value in zip(ABOUT[name], about, strict=True):
            if not (NOTHING if what == "play" else 0) <= value <= most[what]:
                return True
    return False


FAULTS: dict[str, Callable[[State], bool]] = {
    "sizes": sizes_wrong,
    "numbers": numbers_wrong,
    "tasks": tasks_wrong,
    "number of cards": cards_lost,
    "leader": leaders_wrong,
    "leader's cards": leader_cards_lost,
    "order of a hand": hands_unsorted,
    "locked card": locks_wrong,
    "knowledge of a hand": knowledge_wrong,
    "bid": bids_wrong,
    "number of plays": plays_wrong,
    "allies": allies_lost,
    "number of rounds": rounds_wrong,
    "tokens": tokens_lost,
    "tokens looked at": peeks_wrong,
    "what is to come": agenda_wrong,
    "what is asked about": details_wrong,
    "question": question_wrong,
    "turn": turn_wrong,
    "recruitment": recruiting_wrong,
}

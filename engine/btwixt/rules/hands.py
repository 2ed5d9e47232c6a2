"""How influence cards move between deck, hands, bids and piles (10.5), and who then knows what."""

from __future__ import annotations

from bisect import insort

from engine.btwixt.box.cards import NO_LEADER
from engine.btwixt.state import NOBODY, BidCard, Known, State
from engine.luck import picked, shuffled

# --- deck and piles --------------------------------------------------------


def draw(state: State, seat: int, count: int) -> None:
    """From the top; when nothing is left, not even a discard pile to shuffle, that is all (A24)."""
    drawn: list[int] = []
    while len(drawn) < count and (state.deck or renew_deck(state)):
        drawn.append(state.deck.pop())
    for card in drawn:
        insort(state.hands[seat], card)
    if not drawn:
        state.log.append((state.turn, "drew_nothing", seat))
        return
    state.log.append((state.turn, "drew_cards", seat, len(drawn)))
    state.log.append((state.turn, "drew", seat, tuple(sorted(drawn))))


def renew_deck(state: State) -> bool:
    """The old discard pile is the new deck; what was discarded in this round is not in it."""
    if not state.discard:
        return False
    state.deck, state.discard = shuffled(state, "influence", sorted(state.discard)), []
    state.log.append((state.turn, "deck_renewed", len(state.deck)))
    return True


def cards_to_draw(state: State) -> bool:
    return bool(state.deck or state.discard)


def out_of_play(state: State, card: int) -> None:
    """To the discard pile of this round; a leader's own card is used up instead."""
    leader = state.rules.box.cards[card].leader
    if leader == NO_LEADER:
        state.round_discard.append(card)
        return
    owner = state.leaders.index(leader)
    insort(state.spent[owner], card)
    state.log.append((state.turn, "spent", owner, card))


# --- hands -----------------------------------------------------------------


def playable(state: State, seat: int) -> list[int]:
    """The cards of a hand, one of each kind, that may be played: those not locked."""
    locked, hand = state.locked[seat], state.hands[seat]
    cards = [*dict.fromkeys(hand), *state.leader_hands[seat]]
    if not locked:
        return cards
    return [card for card in cards if is_free(state, seat, card)]


def is_free(state: State, seat: int, card: int) -> bool:
    """Whether a copy of this card lies in that hand that did not come back in this round."""
    hand = state.hands if state.rules.box.cards[card].leader == NO_LEADER else state.leader_hands
    return hand[seat].count(card) > state.locked[seat].count(card)


def take_openly(state: State, seat: int, card: int) -> None:
    """A card leaves a hand before everybody's eyes."""
    if state.rules.box.cards[card].leader != NO_LEADER:
        state.leader_hands[seat].remove(card)
        return
    state.hands[seat].remove(card)
    if state.known:
        forget_one(state, seat, card)


def unlock(state: State, seat: int, card: int) -> bool:
    """Of equal copies the locked one is discarded or given first; whether this one was."""
    if card not in state.locked[seat]:
        return False
    locked = list(state.locked[seat])
    locked.remove(card)
    state.locked[seat] = tuple(locked)
    return True


def discard_from_hand(state: State, seat: int, cards: list[int]) -> None:
    for card in cards:
        unlock(state, seat, card)
        take_openly(state, seat, card)
        out_of_play(state, card)
    state.log.append((state.turn, "discarded", seat, tuple(sorted(cards))))


def hand_over(state: State, giver: int, receiver: int, cards: list[int]) -> None:
    """Cards from hand to hand: only the two leaders see which."""
    receive(state, giver, receiver, cards, leave_secretly(state, giver, receiver, cards))


def leave_secretly(state: State, giver: int, receiver: int, cards: list[int]) -> list[bool]:
    """Out of the giver's hand; says of each whether it was locked."""
    were_locked = []
    for card in cards:
        were_locked.append(unlock(state, giver, card))
        state.hands[giver].remove(card)
        forget_secretly(state, giver, receiver, card)
    return were_locked


def receive(state: State, giver: int, receiver: int, cards: list[int], locked: list[bool]) -> None:
    """Into the receiver's hand; the giver knows what is there now."""
    for card, was_locked in zip(cards, locked, strict=True):
        insort(state.hands[receiver], card)
        if was_locked:
            state.locked[receiver] = (*state.locked[receiver], card)
        state.known = (*state.known, Known(receiver, giver, card))
    state.log.append((state.turn, "handed", giver, receiver, len(cards)))
    state.log.append((state.turn, "handed_cards", giver, receiver, tuple(sorted(cards))))


def random_cards(state: State, seat: int, count: int) -> list[int]:
    hand = list(state.hands[seat])
    found = []
    for _ in range(min(count, len(hand))):
        found.append(picked(state, "card", hand))
        hand.remove(found[-1])
    return found


# --- bids ------------------------------------------------------------------


def holder(state: State, number: int) -> int:
    """In whose bid a card lies, by the number of its play; NOBODY if it has left."""
    for seat, bid in enumerate(state.bids):
        if any(card.number == number for card in bid):
            return seat
    return NOBODY


def take_from_bid(state: State, seat: int, number: int) -> BidCard:
    bid = state.bids[seat]
    place = next(place for place, card in enumerate(bid) if card.number == number)
    return bid.pop(place)


def back_to_hand(state: State, seat: int, number: int, lock: bool) -> int:
    """From a bid to its holder's hand, a leader's own card to that leader's; says whose."""
    card = take_from_bid(state, seat, number).card
    leader = state.rules.box.cards[card].leader
    owner = seat if leader == NO_LEADER else state.leaders.index(leader)
    if leader == NO_LEADER:
        insort(state.hands[owner], card)
        state.known = (*state.known, Known(owner, NOBODY, card))
    else:
        insort(state.leader_hands[owner], card)
    if lock:
        state.locked[owner] = (*state.locked[owner], card)
    return owner


# --- what others know of a hand --------------------------------------------


def forget_one(state: State, owner: int, card: int) -> None:
    """One copy has left openly: nobody is sure of it any more.

    What everybody knows goes first; whoever knows of a further copy still does.
    """
    known = list(state.known)
    public = Known(owner, NOBODY, card)
    if public in known:
        known.remove(public)
    else:
        for one in sorted({k for k in known if k.owner == owner and k.card == card}):
            known.remove(one)
    state.known = tuple(known)


def forget_secretly(state: State, giver: int, receiver: int, card: int) -> None:
    """One card has left unseen: others can be sure of one copy less of each; these two saw it."""
    known = list(state.known)
    for one in sorted({k for k in known if k.owner == giver}):
        insider = one.reader == receiver
        if insider and one.card != card:
            continue
        known.remove(one)
        if one.reader == NOBODY and one.card != card:
            known.append(Known(giver, receiver, one.card))
    state.known = tuple(known)

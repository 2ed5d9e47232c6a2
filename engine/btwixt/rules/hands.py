"""The movement of influence cards between deck, hands, bids and piles (10.5).

It also records which seats know the cards that moved.
"""

from __future__ import annotations

from bisect import insort

from engine.btwixt.box.cards import NO_LEADER
from engine.btwixt.state import NOBODY, BidCard, Known, State
from engine.luck import picked, shuffled

# --- deck and piles --------------------------------------------------------


def draw(state: State, seat: int, count: int) -> None:
    """Draw cards from the top of the deck, and renew it if needed.

    Draw fewer if no cards are left (A24).
    """
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
    """Shuffle the discard pile into a new deck, and return False if the pile is empty.

    Cards discarded in this round are not in the pile yet.
    """
    if not state.discard:
        return False
    state.deck, state.discard = shuffled(state, "influence", sorted(state.discard)), []
    state.log.append((state.turn, "deck_renewed", len(state.deck)))
    return True


def out_of_play(state: State, card: int) -> None:
    """Put a card on this round's discard pile.

    A leader's card goes to its leader's used cards instead.
    """
    leader = state.rules.box.cards[card].leader
    if leader == NO_LEADER:
        state.round_discard.append(card)
        return
    owner = state.leaders.index(leader)
    insort(state.spent[owner], card)
    state.log.append((state.turn, "spent", owner, card))


# --- hands -----------------------------------------------------------------


def playable(state: State, seat: int) -> list[int]:
    """Return the different cards in hand that are not locked, and so can be played."""
    locked, hand = state.locked[seat], state.hands[seat]
    cards = [*dict.fromkeys(hand), *state.leader_hands[seat]]
    if not locked:
        return cards
    return [card for card in cards if is_free(state, seat, card)]


def is_free(state: State, seat: int, card: int) -> bool:
    """True if the hand holds a copy of the card that is not locked."""
    hand = state.hands if state.rules.box.cards[card].leader == NO_LEADER else state.leader_hands
    return hand[seat].count(card) > state.locked[seat].count(card)


def take_openly(state: State, seat: int, card: int) -> None:
    """Remove a card from a hand in sight of all seats."""
    if state.rules.box.cards[card].leader != NO_LEADER:
        state.leader_hands[seat].remove(card)
        return
    state.hands[seat].remove(card)
    if state.known:
        forget_one(state, seat, card)


def unlock(state: State, seat: int, card: int) -> bool:
    """Unlock a copy of a card that leaves the hand, and return True if one was locked.

    A locked copy leaves the hand before unlocked ones.
    """
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
    """Move cards between hands. Only the giver and the receiver see which cards they are."""
    receive(state, giver, receiver, cards, leave_secretly(state, giver, receiver, cards))


def leave_secretly(state: State, giver: int, receiver: int, cards: list[int]) -> list[bool]:
    """Remove cards from the giver's hand. Return, for each card, True if it was locked.

    All seats but the giver and the receiver lose knowledge about the hand.
    """
    were_locked = []
    for card in cards:
        were_locked.append(unlock(state, giver, card))
        state.hands[giver].remove(card)
        forget_secretly(state, giver, receiver, card)
    return were_locked


def receive(state: State, giver: int, receiver: int, cards: list[int], locked: list[bool]) -> None:
    """Add cards to the receiver's hand, and record that the giver knows them.

    `locked` is True for each card that stays locked.
    """
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
    """Return the seat with a card in its bid, or NOBODY if the card is in no bid.

    `number` is the card's `BidCard.number`.
    """
    for seat, bid in enumerate(state.bids):
        if any(card.number == number for card in bid):
            return seat
    return NOBODY


def take_from_bid(state: State, seat: int, number: int) -> BidCard:
    bid = state.bids[seat]
    place = next(place for place, card in enumerate(bid) if card.number == number)
    return bid.pop(place)


def back_to_hand(state: State, seat: int, number: int, lock: bool) -> int:
    """Return a bid card to the seat's hand, or a leader's card to its leader.

    `number` is its `BidCard.number`. With `lock`, it cannot be played again in this round. The
    result is the seat that received the card.
    """
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


# --- knowledge of other hands ----------------------------------------------


def forget_one(state: State, owner: int, card: int) -> None:
    """Remove the readers' knowledge of one copy of a card that left the owner's hand openly.

    Public knowledge is removed first. A reader who knows of several copies still knows of the rest.
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
    """Remove knowledge of the giver's hand after a card has left it unseen.

    The receiver saw the card. The other seats do not know which card it was, so each is sure of one
    copy fewer of every card.
    """
    known = list(state.known)
    for one in sorted({k for k in known if k.owner == giver}):
        insider = one.reader == receiver
        if insider and one.card != card:
            continue
        known.remove(one)
        if one.reader == NOBODY and one.card != card:
            known.append(Known(giver, receiver, one.card))
    state.known = tuple(known)

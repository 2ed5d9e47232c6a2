"""Play within a battle (sections 4.2 and 5): turns, legal plays and immediate effects."""

from __future__ import annotations

from collections.abc import Callable
from itertools import compress

from engine.condottiere.actions import (
    BISHOP_ALONE,
    FOR_GOOD,
    NO_WORD,
    NOTHING,
    PASS,
    PASS_FOR_GOOD,
    PLAY,
    SCARECROW_ALONE,
    TAKE_BACK,
)
from engine.condottiere.box.cards import (
    BISHOP,
    CARDS,
    FACE_DOWN,
    NO_CARD,
    SCARECROW,
    SPRING,
    SURRENDER,
    WINTER,
    ids,
)
from engine.condottiere.box.regions import NOWHERE
from engine.condottiere.rules.choosing import unfit
from engine.condottiere.rules.concluding import end_battle, make_truce
from engine.condottiere.rules.showing import card_came_back, card_left, card_turned_up
from engine.condottiere.rules.strength import ALL_MERCENARIES, highest_mercenary, strength
from engine.condottiere.state import LEFT_OF, NOBODY, State, with_item
from engine.fact_types import Refusal

Gone = list[tuple[int, tuple[int, ...]]]  # (seat, burned cards) for each line that lost cards

# --- 4.2 the turn ----------------------------------------------------------


def plays(state: State, seat: int) -> list[str]:
    """Return the legal plays of the hand, and a pass. An empty hand can only pass (section 8)."""
    hand = state.hands[seat]
    actions = list(compress(PLAY, hand))
    if hand[SCARECROW]:
        actions.append(SCARECROW_ALONE)
        if line := reach(state, seat) if state.covered else state.lines[seat]:
            actions += [TAKE_BACK[card] for card in sorted(ALL_MERCENARIES.intersection(line))]
    if hand[BISHOP]:
        actions += state.blessings
    actions.append(PASS)
    if seat == state.reserve and may_hold_back(state, seat):
        actions.append(PASS_FOR_GOOD)
    return actions


def why_not_play(state: State, seat: int, card: int, more: int) -> Refusal | None:
    if not state.hands[seat][card]:
        return {"code": "card_not_in_hand", "card": CARDS[card]}
    if card == SCARECROW:
        return why_not_take_back(state, seat, more)
    if card == BISHOP:
        return why_not_bless(state, more)
    return None


def play(state: State, seat: int, card: int, more: int) -> None:
    """Play a card from the hand, apply its immediate effect and log the line's total.

    `more` is the mercenary that a scarecrow takes back, or the region to which a bishop moves the
    papal token. NOTHING stands for none; other cards ignore it.
    """
    state.hands[seat][card] -= 1
    state.idle = 0
    if seat == state.reserve:
        state.reserve = NOBODY
    if state.covered and laid_face_down(state, seat, card):
        return next_turn(state, seat)
    if state.known[seat] or state.shown:
        card_left(state, seat, card)
    if card in AT_ONCE:
        return act_at_once(state, seat, card, more)
    line, lines = state.lines[seat], state.lines
    line.append(card)
    total = strength(line, state.season, lines, state.rules.spring_once)
    state.log.append((state.turn, "played", seat, card, total))
    return next_turn(state, seat)


def act_at_once(state: State, seat: int, card: int, more: int) -> None:
    """Play a card with an immediate effect, which may end the battle."""
    AT_ONCE[card](state, seat, card, more)
    if state.covered:
        turn_up(state, seat, card)
    if card == SURRENDER:
        return end_battle(state)
    if card == BISHOP and state.rules.bishop == "truce":
        return make_truce(state, seat)
    return next_turn(state, seat)


def why_not_pass(state: State, seat: int, how: int, more: int) -> Refusal | None:
    if how == FOR_GOOD and not may_hold_back(state, seat):
        return {"code": "pass_is_final"}
    return None


def pass_battle(state: State, seat: int, how: int, more: int) -> None:
    """Pass. The seat's line stays and still counts.

    With FOR_GOOD as `how`, a defender gives up the right to play later.
    """
    if seat == state.reserve:
        if how != FOR_GOOD and may_hold_back(state, seat):
            state.log.append((state.turn, "held_back", seat))
            return next_turn(state, seat)
        state.reserve = NOBODY
    state.passed[seat] = True
    if not state.stated:  # else the order of passes is unknown
        state.last_passed = seat
        state.log.append((state.turn, "passed", seat))
    return next_turn(state, seat)


def may_hold_back(state: State, seat: int) -> bool:
    """True if the seat is a defender that may pass and still play later (11.4).

    It must not have played yet, must have cards, and another seat must still be in the battle.
    """
    return (
        seat == state.reserve != NOBODY and state.passed.count(False) > 1 and any(state.hands[seat])
    )


def next_turn(state: State, seat: int) -> None:
    """Give the turn to the next seat that has not passed, or end the battle."""
    passed = state.passed
    for other in LEFT_OF[state.seats][seat]:
        if not passed[other]:
            state.actor = other
            return
    end_battle(state)


# --- 11.5 hidden cards -----------------------------------------------------


def laid_face_down(state: State, seat: int, card: int) -> bool:
    """Play a card face down if cards of its kind may be hidden (11.5). Return True if so.

    Mercenaries, courtesans, drummers and heroines may be. A3-07: the effect of any other card comes
    first, and then the older face-down card is turned up.
    """
    if (older := state.covered[seat]) != NO_CARD:
        card_turned_up(state, seat, older)
    if state.rules.hidden_flip == "before_effect" or card in FACE_DOWN:
        turn_up(state, seat)
    if card not in FACE_DOWN:
        return False
    state.covered = with_item(state.covered, seat, card)
    state.log.append((state.turn, "played_hidden", seat))
    state.log.append((state.turn, "hid_own", seat, card))
    return True


def turn_up(state: State, seat: int, newer: int = NO_CARD) -> None:
    """Turn up the face-down card of a seat.

    If the line already has a newer card, the turned-up card is put before it.
    """
    card, line = state.covered[seat], state.lines[seat]
    if card != NO_CARD:
        state.covered = with_item(state.covered, seat, NO_CARD)
        line.insert(len(line) - (line[-1:] == [newer]), card)
        state.log.append((state.turn, "turned_up", seat, card, strength_of(state, seat)))


def reach(state: State, seat: int) -> list[int]:
    """Return the cards from which a scarecrow may take back a mercenary.

    A face-down card is not among them. With `hidden_flip: before_effect` it has been turned up by
    then.
    """
    line = state.lines[seat]
    if state.covered and state.rules.hidden_flip == "before_effect":
        return [*line, state.covered[seat]]
    return line


# --- 5. immediate effects --------------------------------------------------

# Mercenaries, courtesans, drummers and heroines (5.1, 5.4 to 5.6) have no immediate effect.


def strength_of(state: State, seat: int) -> int:
    return strength(state.lines[seat], state.season, state.lines, state.rules.spring_once)


def tell_played(state: State, seat: int, card: int, gone: Gone) -> None:
    """Log a played card with its line's total, then each line that lost cards because of it."""
    state.log.append((state.turn, "played", seat, card, strength_of(state, seat)))
    for other, cards in gone:
        state.log.append((state.turn, "burned", other, cards, strength_of(state, other)))


def burn_from_lines(state: State, card: int) -> Gone:
    """Burn every copy of the card in play. Return the cards that each line lost."""
    gone = []
    for seat, line in enumerate(state.lines):
        if copies := line.count(card):
            line[:] = [other for other in line if other != card]
            state.burned[card] += copies
            gone.append((seat, (card,) * copies))
    return gone


# --- 5.2 winter and spring -------------------------------------------------


def change_season(state: State, seat: int, card: int, more: int) -> None:
    """Play a season: winter burns every spring in play, and spring every winter.

    Rakab: seasons go to the slot on the board, and the one on top counts.
    """
    if state.rules.seasons_in_slot:
        state.slot, state.season = (*state.slot, card), card
        return tell_played(state, seat, card, [])
    gone = burn_from_lines(state, WINTER + SPRING - card)
    state.season = card
    state.lines[seat].append(card)
    return tell_played(state, seat, card, gone)


# --- 5.3 bishop ------------------------------------------------------------


def why_not_bless(state: State, region: int) -> Refusal | None:
    """Return why a bishop may not send the papal token to `region`, or None.

    The token may go back to the region that it has just left. `region` may be NOTHING (off the
    board) or NO_WORD (no region named).
    """
    if state.blessings == (BISHOP_ALONE,):
        return None if region == NO_WORD else {"code": "favour_out_of_play"}
    if region == NO_WORD:
        return {"code": "needs_region", "card": CARDS[BISHOP]}
    if region == NOTHING:
        placed = state.rules.bishop == "elder"
        return {"code": "favour_must_be_placed", "card": CARDS[BISHOP]} if placed else None
    return unfit(state, region)


def bishop(state: State, seat: int, card: int, more: int) -> None:
    """Burn the highest mercenaries in all lines, then the bishop, and place the papal token.

    Printed strength decides which are highest (A3-02). If a bishop calls a truce, only the bishop
    is burned. Without a papal token, none is placed.
    """
    if state.rules.bishop == "truce":
        lay_aside(state, seat, card)
        return tell_played(state, seat, card, [])
    highest = highest_mercenary(state.lines)
    gone = burn_from_lines(state, highest) if highest != NO_CARD else []
    lay_aside(state, seat, card)
    tell_played(state, seat, card, gone)
    if more != NO_WORD:
        place_favour(state, seat, more)
    return None


def lay_aside(state: State, seat: int, card: int) -> None:
    """Burn a used card. In some editions it stays in its line until all lines are burned."""
    if state.rules.spent_cards_stay:
        state.lines[seat].append(card)
    else:
        state.burned[card] += 1


def place_favour(state: State, seat: int, region: int) -> None:
    old, state.favour = state.favour, region if region != NOTHING else NOWHERE
    entry: tuple[str, *tuple[int, ...]]
    if state.favour == NOWHERE:
        entry = ("favour_removed", seat, old) if old != NOWHERE else ("favour_left_off", seat)
    elif old == NOWHERE:
        entry = ("favour_placed", seat, region)
    elif old == region:
        entry = ("favour_stayed", seat, region)
    else:
        entry = ("favour_moved", seat, region, old)
    state.log.append((state.turn, *entry))


# --- 5.7 scarecrow ---------------------------------------------------------


def why_not_take_back(state: State, seat: int, card: int) -> Refusal | None:
    line = reach(state, seat)
    if card == NOTHING or card in line:
        return None
    if highest_mercenary([line]) == NO_CARD:
        return {"code": "nothing_to_take", "card": CARDS[card]}
    return {"code": "not_in_line", "card": CARDS[card], "cards": ids(state.lines[seat])}


def scarecrow(state: State, seat: int, card: int, more: int) -> None:
    """Take back the mercenary `more` from the seat's line, or NOTHING. Then burn the scarecrow."""
    if more != NOTHING:
        state.lines[seat].remove(more)
    lay_aside(state, seat, card)
    if more == NOTHING:
        return tell_played(state, seat, card, [])
    state.hands[seat][more] += 1
    card_came_back(state, seat, more)
    state.log.append((state.turn, "took_back", seat, card, more, strength_of(state, seat)))
    return None


# --- 5.8 surrender ---------------------------------------------------------


def surrender(state: State, seat: int, card: int, more: int) -> None:
    """Put the surrender into its line. The caller ends the battle."""
    state.lines[seat].append(card)
    tell_played(state, seat, card, [])


AT_ONCE: dict[int, Callable[[State, int, int, int], None]] = {
    SURRENDER: surrender,
    WINTER: change_season,
    SPRING: change_season,
    BISHOP: bishop,
    SCARECROW: scarecrow,
}

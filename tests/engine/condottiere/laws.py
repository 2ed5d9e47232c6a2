"""Impossible states of Condottiere: a named check for each fault, for use in random games."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from engine.condottiere.box.cards import (
    BISHOP,
    FACE_DOWN,
    KINDS,
    NO_CARD,
    SCARECROW,
    SPRING,
    STRONGEST,
    WINTER,
    Counts,
    count,
)
from engine.condottiere.box.regions import NOWHERE
from engine.condottiere.known import (
    NO_MERCENARY,
    OTHER_CARD,
    SOME_MERCENARY,
    Known,
    cards_of,
)
from engine.condottiere.rules.burning import is_decided_aside
from engine.condottiere.rules.choosing import follow, open_regions
from engine.condottiere.rules.regrouping import ASKED, DISCARDS, NOT_ASKED, may_hold_more
from engine.condottiere.state import NOBODY, State, armed, seats_with_cards
from engine.state import copied

SEASONS = {WINTER, SPRING}


def cards_lost(state: State) -> bool:
    """True unless every card of the box is in exactly one place."""
    stacks = [state.pile, state.slot, *state.decks, *state.lines]
    lying = count([card for stack in stacks for card in stack])
    places = [lying, count(turned_down(state)), state.burned, *state.hands, *state.discarded]
    return tuple(map(sum, zip(*places, strict=True))) != state.rules.deck


def turned_down(state: State) -> list[int]:
    return [card for card in state.covered if card != NO_CARD]


def still_held(state: State) -> list[Counts]:
    """Return each hand, including the seat's face-down card."""
    hands = [hand[:] for hand in state.hands]
    for hand, card in zip(hands, state.covered, strict=False):
        if card != NO_CARD:
            hand[card] += 1
    return hands


def covered_wrong(state: State) -> bool:
    if not state.rules.hidden_cards:
        return bool(state.covered)
    down = turned_down(state)
    return len(state.covered) != state.seats or (
        bool(down) and (state.phase != "battle" or not FACE_DOWN.issuperset(down))
    )


def reserve_wrong(state: State) -> bool:
    """True unless the seat in reserve defends its region, without a card or a pass so far."""
    seat = state.reserve
    if seat == NOBODY:
        return False
    fought_for = state.phase == "battle" and state.site != NOWHERE
    if not fought_for or state.owner[state.site] != seat or state.passed[seat]:
        return True
    return bool(state.lines[seat]) or (bool(state.covered) and state.covered[seat] != NO_CARD)


def answers_wrong(state: State) -> bool:
    """True if the recorded answers about discarding a hand cannot occur.

    A seat must be asked exactly if it has cards, and no hand with a mercenary may be discarded.
    """
    if not state.answers:
        return state.rules.simultaneous_discards and state.phase == "discard"
    if len(state.answers) != state.seats or state.phase != "discard":
        return True
    return ASKED not in state.answers or any(
        (answer == NOT_ASKED) == any(hand) or (answer == DISCARDS and armed(hand))
        for answer, hand in zip(state.answers, state.hands, strict=True)
    )


def burning_wrong(state: State) -> bool:
    """True if a seat has decided to burn its hand although the game asks seats about that."""
    seats = state.burning
    aside = is_decided_aside(state.rules) and state.phase != "over"
    return bool(seats) and (not aside or tuple(sorted(set(seats))) != seats)


def cards_gained(state: State) -> bool:
    """True if a hand holds a card that it was not dealt in this round."""
    return any(
        held + gone > dealt
        for hand, burned, start in zip(still_held(state), state.discarded, state.dealt, strict=True)
        for held, gone, dealt in zip(hand, burned, start, strict=True)
    )


def lines_wrong(state: State) -> bool:
    spent = any(BISHOP in line or SCARECROW in line for line in state.lines)
    return spent and not state.rules.spent_cards_stay


def derived_wrong(state: State) -> bool:
    """True if a derived field differs from the value computed from the other fields."""
    other = copied(state)
    follow(other)
    return (other.season, other.blessings) != (state.season, state.blessings)


def seasons_wrong(state: State) -> bool:
    """True if a season is in a line although the edition has a slot, or the other way round."""
    if state.rules.seasons_in_slot:
        return any(SEASONS & set(line) for line in state.lines) or not set(state.slot) <= SEASONS
    return bool(state.slot)


def decks_wrong(state: State) -> bool:
    return len(state.decks) != (state.seats if state.rules.own_deck else 0)


def known_wrong(state: State) -> bool:
    """True if the knowledge about a hand contradicts the hand."""
    for hand, known in zip(still_held(state), state.known, strict=True):
        mercenaries = sum(hand[: STRONGEST + 1])
        if NO_MERCENARY in known and mercenaries:
            return True
        if mercenaries < known.count(SOME_MERCENARY) + len(cards_of(known)):
            return True
        if sum(hand) - mercenaries < known.count(OTHER_CARD) or not_among(known, hand):
            return True
    return False


def not_among(known: Known, cards: Counts) -> bool:
    return any(known.count(card) > cards[card] for card in known if card >= 0)


def shown_wrong(state: State) -> bool:
    """True if a shown card is not where it is recorded, or is recorded twice."""
    held, pairs = still_held(state), [shown[:2] for shown in state.shown]
    if len(set(pairs)) < len(pairs) or any(owner == reader for owner, reader in pairs):
        return True
    return any(
        not_among(cards, held[owner])
        or not_among(sure, state.hands[owner])
        or not_among(burned, state.discarded[owner])
        for owner, _, cards, sure, burned in state.shown
    )


def actor_wrong(state: State) -> bool:
    """True if the seat to act cannot be asked the question of the phase."""
    if (state.phase == "over") != (state.actor == NOBODY):
        return True
    return state.phase in ACTOR_WRONG and ACTOR_WRONG[state.phase](state, state.actor)


def choosing_wrong(state: State, seat: int) -> bool:
    return seat != state.holder or state.site != NOWHERE or not any(open_regions(state, seat))


def fighting_wrong(state: State, seat: int) -> bool:
    return state.passed[seat] or (state.site == NOWHERE) != bool(state.finalists)


def discarding_wrong(state: State, seat: int) -> bool:
    if site_wrong(state):
        return True
    if state.answers:
        return seat != state.answers.index(ASKED)
    return not any(state.hands[seat]) or armed(state.hands[seat])


def drawing_wrong(state: State, seat: int) -> bool:
    return "draw" not in state.rules.order or site_wrong(state) or not may_hold_more(state, seat)


def retaining_wrong(state: State, seat: int) -> bool:
    return seats_with_cards(state) != [seat] or site_wrong(state)


def site_wrong(state: State) -> bool:
    """True if a site is missing after it was chosen, or set before."""
    order = state.rules.order
    chosen = state.phase in order and order.index("choose") < order.index(state.phase)
    return chosen == (state.site == NOWHERE)


ACTOR_WRONG: dict[str, Callable[[State, int], bool]] = {
    "choose": choosing_wrong,
    "battle": fighting_wrong,
    "discard": discarding_wrong,
    "retain": retaining_wrong,
    "draw": drawing_wrong,
}


def site_taken(state: State) -> bool:
    """True if a marker is in a region with a token, except where the rules allow it."""
    rules, tokens = state.rules, []
    if not rules.takeover and not rules.papal_on_contested:
        tokens.append(state.favour)
    if not rules.takeover and state.phase in ("battle", "discard", "retain"):
        tokens.append(state.site)
    return any(region != NOWHERE and state.owner[region] != NOBODY for region in tokens)


def points_wrong(state: State) -> bool:
    """True if points exist outside a campaign, or a decided game goes on without a final battle."""
    if state.decided is not None and (
        state.phase == "over" or not state.finalists or "campaign" not in state.decided
    ):
        return True
    return len(state.points) != (state.seats if state.rules.campaign else 0)


# --- bounds ----------------------------------------------------------------


def within(values: Iterable[int], least: int, most: int) -> bool:
    return all(least <= value <= most for value in values)


def sizes_wrong(state: State) -> bool:
    """True if a list has the wrong number of seats."""
    listed = (state.hands, state.lines, state.passed, state.discarded, state.known, state.dealt)
    return any(len(each) != state.seats for each in listed) or (
        len(state.owner) != len(state.rules.land.regions) or len(state.older) % state.seats > 0
    )


def numbers_wrong(state: State) -> bool:
    """True if a seat, region or card does not exist."""
    last, regions = state.seats - 1, len(state.owner) - 1
    stacks = [state.pile, state.slot, *state.decks, *state.lines]
    stacks += [row for shown in state.shown for row in shown[2:]]
    counts = [state.burned, *state.hands, *state.discarded, *state.dealt, *state.older]
    return not (
        0 <= state.holder <= last
        and within([state.actor, state.reserve, state.last_passed, *state.owner], NOBODY, last)
        and within([state.site, state.favour], NOWHERE, regions)
        and within([*state.finalists, *state.burning, *state.uncounted], 0, last)
        and not (state.stated and state.phase not in ("battle", "discard"))
        and within([card for stack in stacks for card in stack], 0, KINDS - 1)
        and within(state.covered, NO_CARD, KINDS - 1)
        and all(within(known, OTHER_CARD, STRONGEST) for known in state.known)
        and all(len(row) == KINDS and min(row) >= 0 for row in counts)
        and within(state.answers, NOT_ASKED, DISCARDS)
        and min(state.turn, state.round, state.battle, state.idle, state.declined) >= 0
    )


FAULTS: dict[str, Callable[[State], bool]] = {
    "sizes": sizes_wrong,
    "numbers": numbers_wrong,
    "card face down": covered_wrong,
    "decks": decks_wrong,
    "seasons": seasons_wrong,
    "derived fields": derived_wrong,
    "number of cards": cards_lost,
    "hand": cards_gained,
    "line": lines_wrong,
    "knowledge of a hand": known_wrong,
    "cards shown": shown_wrong,
    "seat that holds back": reserve_wrong,
    "answers": answers_wrong,
    "hand to be burned": burning_wrong,
    "seat to act": actor_wrong,
    "owner of a token's region": site_taken,
    "points": points_wrong,
}

"""Impossible states of Troyes: a named check for each fault, for use in random games."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable

from engine.troyes.box.cards import MARAUDING
from engine.troyes.rules.rounds import has_dice, is_done
from engine.troyes.rules.setup import snake
from engine.troyes.state import NOBODY, State, turn_takers

# Cards that place cubes on any events; each cube is a move of its own.
SPREADING = ("chivalry", "archer", "diplomat")

# --- citizens --------------------------------------------------------------


def citizens_of(state: State, who: int) -> int:
    """Return the number of all citizens of one colour."""
    return (
        state.supply[who]
        + state.personal[who]
        + state.spaces.count(who)
        + sum(lying.count(who) for lying in state.lying)
        + sum(standing.count(who) for standing in state.tradesmen)
    )


def citizens_wrong(state: State) -> bool:
    setup, solo = state.rules.cards.setup, state.rules.cards.solo
    neutral = solo["neutral_citizens"] if state.solo else setup["neutral_citizens"]
    wanted = [setup["citizens"]] * state.seats + [neutral]
    return [citizens_of(state, who) for who in range(state.seats + 1)] != wanted


def lying_wrong(state: State) -> bool:
    """True if an owner has two expelled citizens on a building, where the first protects others."""
    return any(len(set(lying)) < len(lying) for lying in state.lying)


def tradesmen_wrong(state: State) -> bool:
    """True if a card has two tradesmen of a colour, is closed, or has one beside a free space."""
    for slot, standing in enumerate(state.tradesmen):
        there = [who for who in standing if who != NOBODY]
        spaces = len(state.rules.cards.activities[state.activities[slot]].vp_spaces)
        if len(standing) < spaces or NOBODY in standing[spaces:]:
            return True
        if len(set(there)) < len(there) or (there and slot % 3 >= state.round):
            return True
    return False


# --- cards -----------------------------------------------------------------


def activities_wrong(state: State) -> bool:
    cards = state.rules.cards.activities
    bonus = state.rules.cards.bonus_activities
    known = len(cards) - (0 if state.rules.bonus_cards else bonus)
    places = [(cards[card].colour, cards[card].round) for card in state.activities]
    return places != [(slot // 3, slot % 3 + 1) for slot in range(9)] or any(
        card >= known for card in state.activities
    )


def stored_wrong(state: State) -> bool:
    """True if cubes are on a card that is closed or has no hourglass."""
    for slot, stored in enumerate(state.stored):
        delayed = state.rules.cards.activities[state.activities[slot]].delayed
        if len(stored) != state.seats or (any(stored) and not (delayed and slot % 3 < state.round)):
            return True
    return False


def events_wrong(state: State) -> bool:
    """True if a card is in two places or a wrong deck, or Marauding is not first in the queue."""
    cards = state.rules.cards
    if not state.queue or state.queue[0] != MARAUDING:
        return True
    held = [card for taken in state.taken for card in taken if card != MARAUDING]
    decks = [card for deck in state.decks for card in deck]
    places = Counter([*state.queue, *held, *decks, *state.unused])
    if max(places.values()) > 1 or (not state.rules.bonus_cards and cards.resistance in places):
        return True
    red = [*((card, 0) for card in state.unused)]
    coloured = [*((card, c) for c, deck in enumerate(state.decks) for card in deck), *red]
    return any(cards.events[card].colour != colour for card, colour in coloured)


def decks_wrong(state: State) -> bool:
    """True unless there is a red card for each round to come."""
    rounds = state.rules.cards.setup["players"][str(state.seats)]["rounds"]
    return state.round > rounds or len(state.decks[0]) != rounds - state.round


def flags_wrong(state: State) -> bool:
    """True if a card with all flags filled is still in the queue."""
    events = state.rules.cards.events
    return any(
        len(cubes) >= events[card].flags
        for card, cubes in zip(state.queue, state.flags, strict=True)
    )


def characters_wrong(state: State) -> bool:
    held = [card for each in state.characters for card in each]
    if len(set(held)) < len(held):
        return True
    if state.solo:
        return bool(state.characters[0])
    each = state.rules.cards.setup["players"][str(state.seats)]["characters"]
    return [len(hand) for hand in state.characters] != [each] * state.seats + [0]


# --- the board -------------------------------------------------------------


def purses_wrong(state: State) -> bool:
    floor = state.rules.vp_floor_during_game == 0
    over = max(state.influence) > state.rules.cards.turn["most_influence"]
    return over or (floor and min(state.points) < 0)


def cathedral_wrong(state: State) -> bool:
    levels = state.rules.cards.cathedral["levels"]
    return any(len(column) > levels for column in state.cathedral)


def dice_wrong(state: State) -> bool:
    """True if there are more than six dice of a colour, or dice between rounds."""
    if any(len(district) != 3 for district in state.dice):
        return True
    if any(sum(len(district[colour]) for district in state.dice) > 6 for colour in range(3)):
        return True
    lying = any(has_dice(state, district) for district in range(state.seats + 1))
    return lying and state.phase in ("place", "over")


def round_wrong(state: State) -> bool:
    return (state.phase == "place") != (state.round == 0)


# --- seats and phases ------------------------------------------------------


def actor_wrong(state: State) -> bool:
    """True if the seat to act cannot be asked the question of the phase."""
    if len(state.passed) != state.seats or (state.phase == "over") != (state.actor == NOBODY):
        return True
    if (state.phase == "flag") != bool(state.choosing):
        return True
    if (state.phase == "counter") != bool(state.black):
        return True
    return state.phase in ACTOR_WRONG and ACTOR_WRONG[state.phase](state, state.actor)


def placing_wrong(state: State, seat: int) -> bool:
    """True if citizens are missing during setup, or another seat is next in the snake order."""
    each = state.rules.cards.setup["players"][str(state.seats)]["citizens"]
    standing = [state.spaces.count(who) for who in range(state.seats)]
    left = [each - count for count in standing]
    if state.personal[: state.seats] != left or state.placed != sum(standing) or any(state.lying):
        return True
    turn = 0 if state.solo else snake(state)
    return seat != turn or not state.personal[seat] or NOBODY not in state.spaces


def calling_wrong(state: State, seat: int) -> bool:
    return state.rules.resistance_pick != "choose" or not state.unused


def countering_wrong(state: State, seat: int) -> bool:
    return list(state.black) != sorted(state.black, reverse=True)


def acting_wrong(state: State, seat: int) -> bool:
    return state.passed[seat] or is_done(state) or state.start >= turn_takers(state)


def flagging_wrong(state: State, seat: int) -> bool:
    card, cubes = state.choosing
    cards = state.rules.cards.activities
    if card not in state.activities or cubes < 1:
        return True
    effect = cards[card].effect
    return effect["kind"] not in SPREADING or (
        effect["kind"] == "diplomat" and state.influence[seat] < effect["pay"]["influence"]
    )


ACTOR_WRONG: dict[str, Callable[[State, int], bool]] = {
    "place": placing_wrong,
    "call": calling_wrong,
    "counter": countering_wrong,
    "act": acting_wrong,
    "flag": flagging_wrong,
}


# --- bounds ----------------------------------------------------------------


def within(values: Iterable[int], least: int, most: int) -> bool:
    return all(least <= value <= most for value in values)


def sizes_wrong(state: State) -> bool:
    """True if a list has the wrong number of seats, with the neutral one after them."""
    purses = (state.deniers, state.pouch, state.influence, state.points)
    listed = (*purses, state.supply, state.personal, state.dice, state.taken, state.characters)
    slots = (state.activities, state.tradesmen, state.stored)
    return not (
        all(len(each) == state.seats + 1 for each in listed)
        and all(len(each) == 9 for each in slots)
        and (len(state.lying), len(state.cathedral), len(state.decks)) == (3, 6, 3)
        and len(state.passed) == state.seats
        and len(state.spaces) == len(state.rules.cards.spaces)
        and len(state.flags) == len(state.queue)
    )


def numbers_wrong(state: State) -> bool:
    """True if a seat, card or die face does not exist, or an amount is negative."""
    cards, who = state.rules.cards, state.seats
    purses = [*state.deniers, *state.pouch, *state.influence, *state.supply, *state.personal]
    placed = [*state.lying, *state.cathedral, *state.flags]
    dice = [row for district in state.dice for row in district]
    events = [state.queue, state.unused, *state.taken, *state.decks]
    return not (
        min(*purses, state.placed, state.round, *(n for row in state.stored for n in row)) >= 0
        and 0 <= state.start < turn_takers(state)
        and NOBODY <= state.actor < who
        and within([*state.spaces, *(n for row in state.tradesmen for n in row)], NOBODY, who)
        and all(within(row, 0, who) for row in placed)
        and all(within(row, 1, 6) and list(row) == sorted(row) for row in dice)
        and within(state.black, 1, 6)
        and within(state.activities, 0, len(cards.activities) - 1)
        and all(within(row, 0, len(cards.events) - 1) for row in events)
        and all(within(row, 0, len(cards.characters) - 1) for row in state.characters)
    )


FAULTS: dict[str, Callable[[State], bool]] = {
    "sizes": sizes_wrong,
    "numbers": numbers_wrong,
    "round": round_wrong,
    "number of citizens": citizens_wrong,
    "expelled citizens": lying_wrong,
    "activity cards": activities_wrong,
    "tradesmen": tradesmen_wrong,
    "cubes on activity cards": stored_wrong,
    "event cards": events_wrong,
    "red events to come": decks_wrong,
    "cubes on events": flags_wrong,
    "characters": characters_wrong,
    "influence or points": purses_wrong,
    "cathedral": cathedral_wrong,
    "dice": dice_wrong,
    "seat to act": actor_wrong,
}
